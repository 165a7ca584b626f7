"""The last set-ups of a new game as cards, each taken up by one press."""

from collections.abc import Callable, Sequence
from functools import partial

from forgewar.app.kit import palette, widgets
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.kit.layout import row, shares, tiles
from forgewar.app.menus.game_setup import GameSetup, SeatSetup, default_name
from forgewar.app.menus.mode_cards import LOOKS, SOLO_PICTURE
from forgewar.app.window.last_setup import LastSeat, LastSetup
from forgewar.words import Message, as_sentences, say
from forgewar.words.names import EMBLEMS, player

HEIGHT, LOW = 92.0, 42.0  # in full, and with a single line
_GAP = 12.0
_ACROSS = 4
# Shown until there are enough of the player's own.
_USUAL = (
    LastSetup(seats=(LastSeat("blue", "person"), LastSeat("yellow", "apprentice"))),
    LastSetup(
        "epic",
        seats=(
            LastSeat("blue", "person"),
            LastSeat("yellow", "journeyman"),
            LastSeat("purple", "journeyman"),
        ),
    ),
    LastSetup("solo", difficulty="easy"),
)


def offered(recent: Sequence[LastSetup]) -> list[LastSetup]:
    """The player's own set-ups, the newest first, then usual ones."""
    return list(dict.fromkeys((*recent, *_USUAL)))[:_ACROSS]


def draw(
    c: Canvas,
    setups: Sequence[LastSetup],
    now: LastSetup,
    choose: Callable[[LastSetup], None],
    box: Box,
) -> None:
    """Cards side by side; the one that is set up now is ringed."""
    places = row(box, shares(len(setups)), _GAP)
    for number, (setup, place) in enumerate(zip(setups, places, strict=True)):
        _draw_card(c, number, setup, place, partial(choose, setup), chosen=setup == now)


def draw_rows(
    c: Canvas,
    setups: Sequence[LastSetup],
    now: LastSetup,
    choose: Callable[[LastSetup], None],
    box: Box,
) -> float:
    """Cards in full, two to a row. Returns their height."""
    size = ((box.width - _GAP) / 2, HEIGHT)
    places = tiles(box, len(setups), 2, size, _GAP)
    for number, (setup, place) in enumerate(zip(setups, places, strict=True)):
        _draw_card(c, number, setup, place, partial(choose, setup), chosen=setup == now)
    return places[-1].bottom - box.y


def _draw_card(
    c: Canvas, number: int, setup: LastSetup, box: Box, press: widgets.Press, *, chosen: bool
) -> None:
    game = GameSetup.from_last(setup)
    summary = game.summary()
    seats = game.rows[: 1 if game.solo else None]
    names = say("menus-recent-names", names=tuple(map(_name, seats)))
    spot, state = f"recent.{number}", "chosen" if chosen else ""
    tip = say("menus-recent-again") if chosen else say("menus-recent-take")
    lit = c.spot(spot, *box, summary, press, state=state, spoken=as_sentences(names, tip))
    widgets.choice_ground(c, box, chosen=chosen, lit=lit)
    inner = box.inset(7)
    if box.height <= LOW:
        c.text(summary, *box.centre, size=16, face="Title", anchor="c", room=inner.width)
        return
    wide = min(inner.height * 0.95, inner.width * 0.28)
    picture = SOLO_PICTURE if game.solo else LOOKS[game.game_mode][0]
    c.cover(picture, inner.x, inner.y, wide, inner.height, 6)
    left, room = inner.x + wide + 12, inner.width - wide - 16
    first = inner.y + c.line(16, "Title") / 2
    c.text(summary, left, first, size=16, face="Title", room=room)
    second = first + (c.line(16, "Title") + c.line(15)) / 2
    c.text(c.cut(names, room), left, second, size=15, colour=palette.DIM, room=room)
    size = inner.bottom - second - c.line(15) / 2 - 3
    if size >= 16:
        for i, seat in enumerate(seats):
            emblem = f"emblems/shield_{EMBLEMS[seat.colour]}"
            x = left + i * (size + 6)
            c.picture(emblem, x, inner.bottom - size, size * 0.9, size, sign=False)


def _name(row: SeatSetup) -> str | Message:
    """Name of a seat's player: as typed, or of a computer player its strength, for its face comes
    with the seed."""
    typed = row.name.text.strip()
    return typed or (default_name(row.colour) if row.player == "person" else player(row.player))
