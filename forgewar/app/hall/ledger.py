"""The last games, beside the wall: place, guild, kind of game, day and scores."""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from forgewar.app.kit import palette, svg, widgets
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.play.achievements import Finished
from forgewar.play.results import HallOfFame
from forgewar.words import as_sentences, say
from forgewar.words.names import EMBLEMS

_ROW, _BUTTON, _SUMS = 46.0, 46.0, 58.0
_LEAST, _MOST = 3, 5  # rows
_HEAD = 52.0
_INSIDE = 16.0
LEAST = _HEAD + _ROW + 12  # height
# Sign and word of each of `HallOfFame.sums` but the first, which stands in the head.
_SUMS_SHOWN = (("person", "solo"), ("rules", "lessons"), ("practice", "puzzles"))


class Way(NamedTuple):
    """The button on a ledger without games: spot, label, press and key. With a key it is gold."""

    spot: str
    label: str
    press: Callable[[], None]
    key: str


def draw(
    c: Canvas, box: Box, fame: HallOfFame, open_game: Callable[[Finished], None], first: Way
) -> None:
    """The newest games that have room; before the first one, its place and a way to begin it."""
    widgets.panel(c, *box)
    games = fame.games
    won = sum(game.place == 1 for game in games)
    count = say("wall-games-won", won=won, all=len(games)) if games else say("wall-games-none")
    inner = box.inset(_INSIDE, 0)
    widgets.heading(c, say("wall-games"), inner.x, box.y + 10, inner.width, count)
    room = box.height - _HEAD - 12
    sums = room >= _LEAST * _ROW + _SUMS
    if sums:
        _draw_sums(c, fame, inner._replace(y=box.bottom - _SUMS, height=_SUMS - 10))
        room -= _SUMS
    place = inner._replace(y=box.y + _HEAD, height=room)
    if not games:
        _draw_first(c, place, first)
        return
    rows = min(len(games), int(room / _ROW), _MOST if room < 12 * _ROW else 10)
    for number, game in enumerate(games[:rows]):
        line = Box(place.x - 6, place.y + number * _ROW, place.width + 12, _ROW - 4)
        _draw_game(c, f"game.{number}", fame, game, line, partial(open_game, game))


def _draw_first(c: Canvas, box: Box, first: Way) -> None:
    rows = min(_LEAST, int((box.height - _BUTTON - 8) / (_ROW + 4)))
    for number in range(rows):
        y = box.y + 6 + number * (_ROW + 4)
        widgets.dashed(c, box.x, y, box.width, _ROW - 6, palette.SEAT_FREE)
        c.picture("icons/person", box.x + 22, y + _ROW / 2 - 3, 20, ax=0.5, ay=0.5,
                  tint=palette.OFF, sign=False)  # fmt: skip
        if not number:
            c.text(say("wall-first"), box.x + 44, y + _ROW / 2 - 3, size=16, colour=palette.DIM,
                   room=box.width - 56)  # fmt: skip
    y = box.y + 10 + rows * (_ROW + 4)
    widgets.button(
        c, first.spot, box.x, y, box.width, first.label, first.press, height=_BUTTON, icon="dice",
        key=first.key, primary=bool(first.key),
    )  # fmt: skip


def _draw_game(
    c: Canvas, spot: str, fame: HallOfFame, game: Finished, box: Box, press: Callable[[], None]
) -> None:
    told = str(fame.describe_game(game))
    spoken = as_sentences(fame.against(game), fame.outcome(game))
    if c.spot(spot, *box, told, press, spoken=spoken):
        c.shape(*box, svg.box(0, 0, box.width, box.height, 6, palette.LIT))
    middle, x, right = box.centre[1], box.x + 8, box.right - 8
    if game.place:
        rank = min(4, game.place)
        c.picture(f"board/rank_{rank}", x + 13, middle, 28, ax=0.5, ay=0.5, sign=False)
        c.text(str(game.place), x + 13, middle, size=15, face="Title", anchor="c")
    else:
        c.picture("icons/torn", x + 13, middle, 22, ax=0.5, ay=0.5, tint=palette.OFF, sign=False)
    left = x + 34
    if game.colour in EMBLEMS:
        shield = f"emblems/shield_{EMBLEMS[game.colour]}"
        c.picture(shield, left + 11, middle, 20, 23, ax=0.5, ay=0.5, sign=False)
        left += 28
    colour = palette.CHANGED if game.place == 1 else palette.BONE
    if not game.difficulty:
        other = str(game.best_rival)
        right -= c.text(other, right, middle, size=15, face="Title", colour=palette.OFF,
                        anchor="r") + 8  # fmt: skip
    right -= c.text(str(game.score), right, middle, size=18, face="Title", colour=colour,
                    anchor="r") + 10  # fmt: skip
    kind, day = str(fame.short_kind(game)), str(fame.short_day(game))
    room = right - left
    c.text(c.cut(kind, room), left, middle - 9, size=16, room=room)
    c.text(c.cut(day, room), left, middle + 10, size=15, colour=palette.DIM, room=room)


def _draw_sums(c: Canvas, fame: HallOfFame, box: Box) -> None:
    """Solo games won, lessons, puzzles: a sign, a number, and a word below it."""
    widgets.rule(c, box.x, box.y - 2, box.width)
    each = box.width / 3
    shown = zip(_SUMS_SHOWN, fame.sums[1:], strict=True)
    for number, ((icon, word), (_, count)) in enumerate(shown):
        x, y = box.x + number * each, box.centre[1] + 2
        c.picture(f"icons/{icon}", x + 11, y, 22, ax=0.5, ay=0.5, tint=palette.BRASS, sign=False)
        room = each - 34
        c.text(str(count), x + 28, y - 9, size=16, face="Bold", room=room)
        c.text(say(f"wall-sum-{word}"), x + 28, y + 10, size=15, colour=palette.DIM, room=room)
