"""What a guild gains flies to its panel from where it was made; what it pays goes the other way."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from forgewar.app.kit import motion, widgets
from forgewar.app.kit.canvas import Canvas
from forgewar.app.kit.motion import Point
from forgewar.app.match import guild_panels
from forgewar.content.model import RESOURCES
from forgewar.play.show import Beat
from forgewar.rules import events as ev

if TYPE_CHECKING:
    from forgewar.play.match import Match

_RISE = 46.0  # units, of the arc
_ARRIVES = 0.82  # the part from which on the panel answers
Changed = ev.ResourcesChanged | ev.GoldChanged


def draw_flights(c: Canvas, match: "Match", source: Callable[[Changed], Point]) -> None:
    """Everything on its way in this moment. `source` says where it was made, or goes to."""
    for beat in match.show.beats:
        event = beat.event
        if isinstance(event, ev.ResourcesChanged | ev.GoldChanged) and beat.part < 1:
            _flight(c, match, beat, event, source(event))


def _flight(c: Canvas, match: "Match", beat: Beat, event: Changed, far: Point) -> None:
    resource = event.resource if isinstance(event, ev.ResourcesChanged) else -1
    near = guild_panels.place_of(c, match, event.seat, resource)
    gained = event.amount > 0
    start, end = (far, near) if gained else (near, far)
    x, y = motion.along(start, end, beat.part, _RISE)
    size = 30 + 8 * motion.pulse(beat.part)
    if isinstance(event, ev.GoldChanged):
        widgets.coin(c, abs(event.amount), x, y, size)
    else:
        c.picture(f"resources/{RESOURCES[resource]}", x, y, size, ax=0.5, ay=0.5)
        if abs(event.amount) > 1:
            c.number(abs(event.amount), x + size / 2 + 2, y, size=18)
    if gained and beat.part > _ARRIVES:
        guild_panels.answer(c, near, motion.within(beat.part, _ARRIVES, 1.0))
