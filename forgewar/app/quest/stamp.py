"""A finished leg: a seal comes down on its track."""

from forgewar.app.kit import motion
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.play.quest import QuestView
from forgewar.rules import events as ev

_DOWN = 0.45  # the part at which it is on the paper


def draw_stamp(c: Canvas, view: QuestView, key: str, track: Box) -> None:
    """On the leg of a quest that is just finished; nothing otherwise."""
    for beat in view.match.show.beats:
        event = beat.event
        if not isinstance(event, ev.LegCompleted) or event.quest != key or beat.part >= 1:
            continue
        legs = len(view.quest(key).legs)
        x = track.x + track.width * 0.5
        y = track.y + track.height * (event.leg + 0.5) / legs
        size = min(44.0, track.height * 0.9)
        picture = c.gallery.get("icons/seal", c.px(size), c.px(size))
        falls = motion.smooth(motion.within(beat.part, 0.0, _DOWN))
        large = motion.mix(1.9, 1.0, falls)
        if beat.part > _DOWN:
            own = motion.within(beat.part, _DOWN, 1.0)
            large = motion.squash(own)
            motion.draw_dust(c, x, y, own, event.leg, size * 0.9)
        motion.draw_sized(c, picture, x, y, large, large)
