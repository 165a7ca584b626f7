"""After a game: the next challenge in the side column, and the line of a day to share."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from forgewar.app.kit import palette, svg, widgets
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.match.rival_face import draw_portrait
from forgewar.app.match.thumbnails import Thumbnails
from forgewar.app.match.trophy import draw_trophy
from forgewar.play.challenges.offers import Offer, Prize
from forgewar.play.challenges.results import SIGNS
from forgewar.play.rivals import Rival
from forgewar.words import say

if TYPE_CHECKING:
    from forgewar.app.window.scene_context import SceneContext

_EDGE = 16.0
_HEAD, _BUTTON = 46.0, 46.0
_NAME, _TARGET = 34.0, 32.0
_SQUARE, _PITCH = 11.0, 13.0  # signs of rounds
_LEADING = 20.0  # of lines of text
_GAP, _RADIUS = 10.0, 6.0  # below the picture, and of its corners
# Height of the picture, of its width: the least, the usual and the most.
_LOW_PICTURE, _PICTURE, _HIGH_PICTURE = 0.3, 0.6, 0.9
_TURN = "icons/replay"  # where a choice has no drawing


def height_of(c: Canvas, offer: Offer, width: float) -> float:
    """Height of the panel with its picture."""
    return _bare(c, offer, width) + (width - 2 * _EDGE) * _PICTURE + _GAP


def _bare(c: Canvas, offer: Offer, width: float) -> float:
    """Height of the panel without a picture."""
    lines = c.wrapped(str(offer.words), width - 2 * _EDGE, size=16)
    return _HEAD + _NAME + _LEADING * len(lines) + _TARGET + _BUTTON + 2 * 12


def draw_offer(
    c: Canvas, context: "SceneContext", offer: Offer, press: Callable[[], None], box: Box
) -> None:
    """The panel, with the button that confirming presses."""
    widgets.panel(c, *box, active=True)
    x, width = box.x + _EDGE, box.width - 2 * _EDGE
    widgets.heading(c, say("offer-title"), x, box.y + 8, width)
    y = box.y + _HEAD + 6
    high = min(box.height - _bare(c, offer, box.width) - _GAP, width * _HIGH_PICTURE)
    if high >= width * _LOW_PICTURE:
        _draw_picture(c, offer, Box(x, y, width, high))
        y += high + _GAP
    c.text(str(offer.name), x, y + 14, size=20, face="Title", colour=palette.BONE, room=width)
    y += _NAME
    low = box.bottom - _BUTTON - 10
    for line in c.wrapped(str(offer.words), width, size=16):
        if y + 20 > low:
            break
        c.text(line, x, y + 8, size=16, colour=palette.DIM, room=width)
        y += 20
    if y + 26 <= low:
        rounds = say("offer-rounds", count=offer.rounds)
        used = c.text(rounds, x + width, low - 18, size=15, colour=palette.DIM, anchor="r")
        c.picture("icons/trophy", x, low - 18, 18, ay=0.5, tint=palette.BRASS, sign=False)
        room = width - used - 36
        c.text(str(offer.target), x + 26, low - 18, size=16, face="Bold", room=room)
    widgets.button(
        c, "confirm", x, low, width, str(offer.label), press, height=_BUTTON - 4, icon="play",
        primary=True, key=context.bindings.hint("confirm"), size=17,
    )  # fmt: skip


def _draw_picture(c: Canvas, offer: Offer, box: Box) -> None:
    """The trophy or rival to be won, or the position to be played."""
    x, y = box.centre
    match offer.picture:
        case Prize(contract, medal):
            c.cover("scenes/wall", *box, _RADIUS)
            draw_trophy(c, contract, medal, box.inset(0, box.height * 0.05))
        case Rival():
            draw_portrait(c, offer.picture, box)
        case None:
            c.cover("scenes/wall", *box, _RADIUS)
            side = box.height * 0.5
            c.picture(_TURN, x, y, side, ax=0.5, ay=0.5, tint=palette.PRESTIGE, sign=False)
        case sketch:
            Thumbnails().draw(c, sketch, box)
    edge = f'fill="none" stroke="{palette.BRASS}" stroke-width="1.6"'
    frame = f'<rect x=".8" y=".8" width="{box.width - 1.6}" height="{box.height - 1.6}" '
    c.shape(*box, f'{frame}rx="{_RADIUS}" {edge}/>')


# The line to share


def share_height(c: Canvas, line: str, width: float) -> float:
    return _HEAD + _share_lines(c, line, width) * _LEADING + 24 + _BUTTON + 10


def _share_lines(c: Canvas, line: str, width: float) -> int:
    before, rounds, after = _parts(line)
    room = width - 2 * _EDGE - 20
    beside = len(rounds) * _PITCH + 12 + c.text_width(after, size=16, face="Bold") <= room
    return len(c.wrapped(before, room, size=16, face="Bold")) + (1 if beside else 2)


def _parts(line: str) -> tuple[str, str, str]:
    """The words before the signs of the rounds, these signs, and the words behind them."""
    signs = set(SIGNS.values())
    start = next(i for i, letter in enumerate(line) if letter in signs)
    end = len(line) - next(i for i, letter in enumerate(reversed(line)) if letter in signs)
    return line[:start].strip(), line[start:end], line[end:].strip()


def draw_share(c: Canvas, line: str, press: Callable[[], None], box: Box, *, copied: bool) -> None:
    """The line on parchment, with its signs as coloured squares, and the button that copies it."""
    widgets.panel(c, *box)
    x, width = box.x + _EDGE, box.width - 2 * _EDGE
    widgets.heading(c, say("share-title"), x, box.y + 8, width)
    low = box.bottom - _BUTTON - 8
    slip = Box(x, box.y + _HEAD, width, low - box.y - _HEAD - 10)
    c.shape(*slip, svg.box(0, 0, slip.width, slip.height, 6, palette.PARCHMENT))
    c.spot("share", *slip, line, tip=say("share-words"))
    before, rounds, after = _parts(line)
    left, room, y = x + 10, width - 20, slip.y + 18
    for text in c.wrapped(before, room, size=16, face="Bold"):
        c.text(text, left, y, size=16, face="Bold", colour=palette.INK, room=room)
        y += _LEADING
    for i, sign in enumerate(rounds):
        fill, edge = palette.SHARED[sign]
        body = svg.box(0, 0, _SQUARE, _SQUARE, 3, edge)
        body += svg.box(1, 1, _SQUARE - 2, _SQUARE - 2, 2.2, fill)
        c.shape(left + i * _PITCH, y - _SQUARE / 2, _SQUARE, _SQUARE, body)
    used = len(rounds) * _PITCH + 12
    if used + c.text_width(after, size=16, face="Bold") <= room:
        c.text(after, left + used, y, size=16, face="Bold", colour=palette.INK)
    else:
        c.text(after, left, y + _LEADING, size=16, face="Bold", colour=palette.INK, room=room)
    label = say("share-copied") if copied else say("share-copy")
    icon = "check" if copied else "save"
    widgets.button(c, "copy", x, low, width, label, press, height=_BUTTON - 6, icon=icon)
