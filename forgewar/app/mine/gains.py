"""The slip beside a previewed move: what each guild would gain, and who would strike."""

from forgewar.app.kit import palette
from forgewar.app.kit.canvas import Canvas
from forgewar.app.kit.svg import box
from forgewar.app.kit.widgets import slip
from forgewar.app.match.bars import columns
from forgewar.app.match.board import Board
from forgewar.content.model import RESOURCES
from forgewar.play.match import Match
from forgewar.rules import events as ev


def draw_gains(c: Canvas, board: Board, match: Match, landing: int, events: list[ev.Event]) -> None:
    """Nothing, if the move brings nothing."""
    gains: dict[int, dict[int, int]] = {}
    for event in events:
        if isinstance(event, ev.ResourcesChanged):
            held = gains.setdefault(event.seat, {})
            held[event.resource] = held.get(event.resource, 0) + event.amount
    strikes = [e for e in events if isinstance(e, ev.Struck)]
    if not gains and not strikes:
        return
    most = max((len(held) for held in gains.values()), default=0)
    width = max(54 + most * 41, 200 if strikes else 0)
    height = 14 + 34 * (len(gains) + len(strikes))
    left, top = _place(c, board, landing, events, width, height)
    slip(c, left, top, width, height, passing=True)
    at = top + 24
    for side, held in gains.items():
        c.picture(f"emblems/roundel_{match.emblem(side)}", left + 10, at, 26, ay=0.5)
        for i, (resource, amount) in enumerate(held.items()):
            chip = left + 44 + i * 41
            c.shape(chip, at - 13, 38, 26, box(0, 0, 38, 26, 6, "#D6C6A0"))
            c.picture(f"resources/{RESOURCES[resource]}", chip + 13, at, 20, 18, ax=0.5, ay=0.5)
            c.number(amount, chip + 29, at, size=16, colour=palette.INK, anchor="c")
        at += 34
    for strike in strikes:
        c.picture("icons/strike", left + 12, at, 22, ay=0.5, tint=palette.STRIKE)
        words = f"Strike: {len(strike.hexes)} of {match.name(strike.side)}"
        c.text(words, left + 44, at, size=16, face="Bold", colour=palette.BLOOD, room=width - 54)
        at += 34


def _place(
    c: Canvas, board: Board, landing: int, events: list[ev.Event], width: float, height: float
) -> tuple[float, float]:
    """Beside the landing hex, where it covers the least of what the move touches."""
    x, y = board.centre(landing)
    away = board.size * 0.62
    cols = columns(c)
    touched = [board.centre(hex_) for hex_ in _touched(landing, events)]
    reach = board.size * 0.3

    def fitted(left: float, top: float) -> tuple[float, float]:
        left = min(max(cols.centre, left), cols.right - 16 - width)
        return left, min(max(cols.top, top), cols.top + cols.height - height)

    def covered(place: tuple[float, float]) -> int:
        left, top = place
        return sum(
            left - reach < px < left + width + reach and top - reach < py < top + height + reach
            for px, py in touched
        )

    beside = y - height / 2
    places = [
        fitted(x + away, beside),
        fitted(x - away - width, beside),
        fitted(x + away, y - away - height),
        fitted(x - away - width, y - away - height),
        fitted(x - width / 2, y + away * 1.1),
        fitted(x - width / 2, y - away * 1.3 - height),
    ]
    return min(places, key=covered)


def _touched(landing: int, events: list[ev.Event]) -> set[int]:
    """The hexes somebody wants to see while choosing."""
    found = {landing}
    for event in events:
        if isinstance(event, ev.OverseerMoved):
            found |= {event.origin, *event.jumped}
        elif isinstance(event, ev.Struck):
            found |= set(event.hexes)
    return found
