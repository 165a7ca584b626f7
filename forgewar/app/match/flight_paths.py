"""The ways that things take over the table: between panels and columns and above rows of cards,
never across a panel of somebody else.

A scene with rows of cards notes a *lane* above each (`note_lane`): there things fly to and from its
cards. Down the left edge of the table they reach the panels, and come down on what they are counted
by from above, so that its number can be read.
"""

from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.kit.motion import Point
from forgewar.app.match.layout import MARGIN, regions
from forgewar.play.flights import Flight

_LANE = "lane"
_OVER = 24.0  # units above what it is counted by
_PILES = ("discard", "offer.deck", "offer.out", "deck.")  # the other end has the lane


def note_lane(c: Canvas, y: float) -> None:
    """A row of cards lies below this height."""
    c.note_place(f"{_LANE}.{y:.0f}", 0, y)


def middle(box: Box) -> Point:
    return box.x + box.width / 2, box.y + box.height / 2


def way(c: Canvas, flight: Flight, start: Box, end: Box) -> list[Point]:
    """Points of the path from one place to another."""
    one, other = middle(start), middle(end)
    if one == other:
        return [(one[0], one[1] - 2 * _OVER), other]
    if flight.goal.startswith("guild."):
        return [*_to_edge(c, flight.origin, one, other[1] - _OVER), *_in_panel(other)]
    if flight.origin.startswith("guild."):
        if flight.origin.endswith(".edge"):
            return _to_edge(c, flight.goal, other, one[1])[::-1]
        return [*_to_edge(c, flight.goal, other, one[1] - _OVER), *_in_panel(one)][::-1]
    return _across(c, flight, one, other)


def _in_panel(place: Point) -> list[Point]:
    """Points from the edge of a panel to a place in it."""
    return [(place[0], place[1] - _OVER), place]


def _to_edge(c: Canvas, name: str, place: Point, height: float) -> list[Point]:
    """Points from a place on the table to the edge of the panels, at some height there."""
    parts = regions(c)
    edge = (parts.edge, height)
    if name.startswith("hex."):
        return [place, edge]
    lane = _lane(c, place[1])
    points = [place]
    if place[0] > parts.right.x and place[1] > parts.left.y:
        points.append((parts.right.x - MARGIN / 2, place[1]))
    if lane is not None:
        points.append((points[-1][0], lane))
    return [*points, (edge[0], points[-1][1]), edge]


def _across(c: Canvas, flight: Flight, one: Point, other: Point) -> list[Point]:
    """Points from place to place on the table, over the lane of the one that is no pile."""
    at_pile = flight.origin.startswith(_PILES)
    lane = _lane(c, (other if at_pile else one)[1])
    if lane is None or not (at_pile or flight.goal.startswith(_PILES)):
        return [one, other]
    if flight.origin.startswith("deck."):
        return [one, other]  # it lies under its own row
    right = regions(c).right.x
    turn = right - MARGIN / 2 if other[0] > right else other[0]
    return [one, (one[0], lane), (turn, lane), (turn, other[1]), other]


def _lane(c: Canvas, y: float) -> float | None:
    """The lane that is nearest above a height."""
    lanes = [
        box.y / c.scale for name, box in c.frame.places.items() if name.startswith(f"{_LANE}.")
    ]
    return max((lane for lane in lanes if lane < y), default=min(lanes, default=None))
