"""Empty places: a picture of what will be there, and the buttons that start it."""

from collections.abc import Sequence
from typing import NamedTuple

from forgewar.app.kit import palette, svg, widgets
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.kit.layout import Item, column, least_size

_GAP, _INSIDE = 14.0, 18.0
_CARD = (76.0, 176.0)  # least and most height
_LOW = 40.0  # the height of one with its title only
_BUTTON = 44.0


class Invite(NamedTuple):
    """A way to fill an empty place. The one with a `button` is the one that Enter presses."""

    spot: str
    picture: str
    title: str
    words: str
    press: widgets.Press
    key: str = ""
    button: str = ""


def picture_height(c: Canvas, width: float, picture: str, title: str, words: str = "") -> float:
    """Height of `draw_picture` with all of the picture, and the caption half over its foot."""
    wide, high = c.gallery.natural_size(picture)
    return width * high / wide + _caption_height(c, width - 46, title, words) * 0.7


def _caption_height(c: Canvas, room: float, title: str, words: str) -> float:
    heads = c.wrapped(title, room, size=20, face="Title")
    lines = c.wrapped(words, room, size=17) if words else []
    return 40 + len(heads) * c.line(20, "Title") + len(lines) * c.line(17)


def draw_picture(c: Canvas, box: Box, picture: str, title: str, words: str = "") -> None:
    """A panel filled by a picture, with a caption at its foot."""
    widgets.panel(c, *box)
    inner = box.inset(3)
    wide, high = c.gallery.natural_size(picture)
    tall = min(inner.height, inner.width * high / wide)  # rather bare below it than cut
    c.cover(picture, inner.x, inner.y, inner.width, tall, 6)
    lines = c.wrapped(words, inner.width - 40, size=17) if words else []
    heads = c.wrapped(title, inner.width - 40, size=20, face="Title")
    step, pitch = c.line(20, "Title"), c.line(17)
    tall = _caption_height(c, inner.width - 40, title, words)
    foot, _ = inner.cut_bottom(tall)
    shade = (
        f'<linearGradient id="s" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="{tall}">'
        f'<stop offset="0" stop-color="{palette.SHADE}" stop-opacity="0"/>'
        f'<stop offset=".35" stop-color="{palette.SHADE}" stop-opacity=".82"/>'
        f'<stop offset="1" stop-color="{palette.SHADE}" stop-opacity=".9"/></linearGradient>'
    )
    c.shape(*foot, svg.box(0, 0, foot.width, tall, 6, "url(#s)"), shade)
    middle, y = foot.x + foot.width / 2, foot.y + 24 + step / 2
    for line in heads:
        c.text(line, middle, y, size=20, face="Title", colour=palette.CHANGED, anchor="c",
               room=inner.width - 40)  # fmt: skip
        y += step
    y += (pitch - step) / 2
    for line in lines:
        c.text(line, middle, y, size=17, anchor="c", room=inner.width - 40)
        y += pitch


def draw_cards(c: Canvas, box: Box, title: str, words: str, invites: Sequence[Invite]) -> None:
    """A panel with a heading, a sentence and a card for each way to begin; in a low box without the
    sentences."""
    widgets.panel(c, *box)
    inner = box.inset(_INSIDE, 14)
    at = inner.y + c.line(24, "Title") / 2
    c.text(title, inner.x, at, size=24, face="Title", room=inner.width)
    at += c.line(24, "Title") / 2
    said = 4 + len(c.wrapped(words, inner.width, size=16)) * c.line(16)
    least, most = _CARD
    sizes = [
        Item(least + (_BUTTON if each.button else 0), most + (24 if each.button else 0))
        for each in invites
    ]
    if at + said + 2 + _GAP + least_size(sizes, _GAP) <= inner.bottom:
        at += c.line(16) / 2 + 4
        at += c.paragraph(words, inner.x, at, inner.width, size=16, colour=palette.DIM) + 2
    else:
        low = [Item(_LOW + (_BUTTON + 16 if each.button else 0)) for each in invites]
        sizes = [size._replace(least=item.least) for size, item in zip(sizes, low, strict=True)]
    widgets.rule(c, inner.x, at, inner.width)
    rest = Box(inner.x, at + _GAP, inner.width, inner.bottom - at - _GAP)
    for each, place in zip(invites, column(rest, sizes, _GAP), strict=True):
        _draw_card(c, each, place)


def _draw_card(c: Canvas, each: Invite, box: Box) -> None:
    gold = bool(each.button)
    # The card with a button is pressed by that; the others are pressed anywhere.
    lit = not gold and c.spot(each.spot, *box, each.title, each.press, tip="", spoken=each.words)
    widgets.choice_ground(c, box, chosen=gold, lit=lit)
    low, inner = (0.0, box.inset(8))
    if gold:
        foot, inner = inner.cut_bottom(_BUTTON, 8)
        low = foot.y
    wide = min(inner.height * 1.2, inner.width * 0.36)
    lines = c.wrapped(each.words, inner.width - wide - 12, size=15.5)
    if c.line(18, "Title") + len(lines) * c.line(15.5) > inner.height:
        wide = 0.0
    if wide:
        c.cover(each.picture, inner.x, inner.y, wide, inner.height, 6)
    inner = inner.cut_left(wide, 12 if wide else 6)[1]
    lone = inner.height < c.line(18, "Title") + c.line(15.5)  # the title has no words below it
    y = inner.centre[1] if lone else inner.y + c.line(18, "Title") / 2
    room = inner.width - (widgets.key_width(c, each.key) + 10 if each.key and not gold else 0)
    c.text(each.title, inner.x, y, size=18, face="Title", colour=palette.CHANGED, room=room)
    if each.key and not gold:
        widgets.keycap(c, inner.right - widgets.key_width(c, each.key), y, each.key)
    y += c.line(18, "Title") / 2 + c.line(15.5) / 2
    for text in [] if lone else c.wrapped(each.words, inner.width, size=15.5):
        if y + c.line(15.5) / 2 > inner.bottom + 2:
            break
        c.text(text, inner.x, y, size=15.5, colour=palette.BONE if gold else palette.DIM)
        y += c.line(15.5)
    if gold:
        widgets.button(
            c, each.spot, box.x + 8, low, box.width - 16, each.button, each.press, height=_BUTTON,
            icon="play", key=each.key, primary=True, size=18,
        )  # fmt: skip
