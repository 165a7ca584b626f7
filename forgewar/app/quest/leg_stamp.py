"""A finished leg: a tick is stamped on its track."""

from forgewar.app.kit import motion
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.match.tick_stamp import tick_stamp
from forgewar.play.quest import QuestView
from forgewar.rules import events as ev

_PITCH = 40.0  # units from leg to leg, where there is room for it
_DOWN = 0.45  # the part at which it is on the paper


def draw_stamp(c: Canvas, view: QuestView, key: str, track: Box) -> None:
    """On the leg of a quest that is just finished; nothing otherwise."""
    for step in view.table_view.animation.steps:
        event = step.event
        if not isinstance(event, ev.LegCompleted) or event.quest != key or step.part >= 1:
            continue
        legs = len(view.quest(key).legs)
        x = track.x + track.width * 0.5
        pitch = min(_PITCH, track.height / legs)
        y = track.y + track.height / 2 + (event.leg - (legs - 1) / 2) * pitch
        size = min(40.0, track.height * 0.9)
        falls = motion.smooth(motion.within(step.part, 0.0, _DOWN))
        large = motion.mix(1.9, 1.0, falls)
        if step.part > _DOWN:
            own = motion.within(step.part, _DOWN, 1.0)
            large = motion.squash(own)
            motion.draw_dust(c, x, y, own, event.leg, size * 0.9)
        motion.draw_sized(c, tick_stamp(c, size), x, y, large, large)
