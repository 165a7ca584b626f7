"""Canvas for composing a card, in the units of a card, with the parts that cards share.

A card has two layouts of its own, large and in hand; other widths scale the nearer one. Each card
is composed once for a size and a state and kept by the gallery, so that drawing it is one blit.
"""

import random
from collections.abc import Callable

import pygame

from forgewar.app.cards.effect_icons import ICONS
from forgewar.app.kit import lettering, palette, svg, widgets
from forgewar.app.kit.canvas import Canvas
from forgewar.app.kit.faces import Face
from forgewar.app.kit.pictures import Gallery, Key
from forgewar.content.model import Effect

LARGE, HAND = (260, 364), (130, 182)  # units
LARGE_TILE, HAND_TILE = (260, 148), (130, 74)
LARGE_FROM = 190  # the width from which the large layout is scaled
_SMALLER = 6  # of the size of a title: at most so much smaller before the narrower face is used


class CardCanvas(Canvas):
    """A card in the making; `large` says which of the two layouts it has."""

    def __init__(
        self, gallery: Gallery, pixels: int, units: tuple[float, float], *, large: bool = False
    ) -> None:
        pixels = max(1, pixels)
        scale = pixels / units[0]
        size = (pixels, max(1, round(units[1] * scale)))
        super().__init__(pygame.Surface(size, pygame.SRCALPHA), gallery, scale)
        self.large = large or units[0] == LARGE[0]

    def pick(self, large: float, hand: float) -> float:
        """A measure of the large or of the hand layout."""
        return large if self.large else hand

    # Grounds

    def frame_of(self, name: str) -> None:
        """The card's frame over what was drawn in its window, and the grain of its paper."""
        self.picture(f"frames/{name}_{260 if self.large else 130}", 0, 0, self.width, self.height)
        self.grain()

    def grain(self) -> None:
        size = self.surface.get_size()
        key = ("grain", *size)
        found = self.gallery.recall(key)
        if found is None:
            found = self.gallery.store(key, _noise(size))
        self.surface.blit(found, (0, 0), special_flags=pygame.BLEND_RGB_MULT)

    def window_shade(self, x: float, y: float, width: float, height: float) -> None:
        """The shade of the frame's upper left edge on what lies under it."""
        deep = max(5.0, height * 0.09)
        body = svg.box(0, 0, width, deep, 0, "url(#s)") + svg.box(
            0, 0, deep * 0.6, height, 0, "url(#t)"
        )
        defs = _shade("s", 0, deep, 0.42) + _shade("t", deep * 0.6, 0, 0.30)
        self.shape(x, y, width, height, body, defs)

    def plate(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        radius: float,
        fill: str,
        edge: str = "",
        line: float = 1,
    ) -> None:
        """A rounded box, perhaps with an edge inside it."""
        inset = line / 2 if edge else 0
        stroke = f'stroke="{edge}" stroke-width="{line}"' if edge else ""
        body = svg.box(
            inset, inset, width - 2 * inset, height - 2 * inset, radius - inset, fill, stroke
        )
        self.shape(x, y, width, height, body)

    def path(self, x: float, y: float, width: float, height: float, d: str, more: str) -> None:
        """A path given from its own corner, with its attributes."""
        self.shape(x, y, width, height, f'<path d="{d}" {more}/>')

    # Signs

    def glyph(self, name: str, x: float, y: float, size: float, colour: str) -> None:
        """A white icon in a colour, centred."""
        self.picture(f"icons/{name}", x, y, size, ax=0.5, ay=0.5, tint=colour)

    def figure(
        self, value: int | str, x: float, y: float, size: float, colour: str = palette.INK
    ) -> float:
        """A number that does not change, centred. Returns its width."""
        return self.text(str(value), x, y, size=size, face="Title", colour=colour, anchor="c")

    def label(self, text: str, x: float, y: float, size: float, room: float, at: str = "c") -> None:
        self.text(
            text, x, y, size=size, face="Bold", colour=palette.CARD_LABEL, anchor=at, room=room
        )

    def brackets(self, value: int, x: float, y: float, size: float, colour: str) -> None:
        """A number in round brackets, centred: prestige only a failed quest pays."""
        wide = self.figure(value, x, y, size, colour)
        self.sign("brackets", x - wide / 2 - 6, y - size / 2, wide + 12, size)
        tall, bow = size * 1.15, size * 0.32
        more = f'fill="none" stroke="{colour}" stroke-width="{size * 0.11}" stroke-linecap="round"'
        for side, d in (
            (-1, f"M{bow} 1 Q{-bow * 0.3} {tall / 2} {bow} {tall - 1}"),
            (1, f"M1 1 Q{1 + bow * 1.3} {tall / 2} 1 {tall - 1}"),
        ):
            left = x - wide / 2 - bow - 1.5 if side < 0 else x + wide / 2
            self.path(left, y - tall / 2, bow + 2, tall, d, more)

    def medal(self, value: int, x: float, y: float, size: float) -> None:
        """Prestige: a dark seal in a laurel."""
        self.picture("icons/seal", x, y, size, ax=0.5, ay=0.5)
        self.sign("prestige", x - size / 2, y - size / 2, size, size)
        figures = size * (0.42 if value < 10 else 0.38)
        self.figure(value, x, y - size * 0.02, figures, palette.ON_SEAL)

    def plaque(
        self, value: int, x: float, y: float, width: float, height: float, size: float
    ) -> None:
        """Power: a number on a steel plate."""
        radius = min(width, height) * 0.16
        body = svg.box(0, 0, width, height, radius, palette.STEEL_EDGE)
        body += svg.box(1.2, 1.2, width - 2.4, height - 2.4, radius - 1, "url(#g)")
        body += svg.box(radius, 1.6, width - 2 * radius, 1, 0, palette.STEEL_SHINE, 'opacity=".5"')
        self.shape(
            x,
            y,
            width,
            height,
            body,
            svg.gradient("g", height, palette.STEEL_TOP, palette.STEEL_FOOT),
        )
        self.figure(value, x + width / 2, y + height / 2, size, palette.BONE)
        self.sign("power", x, y, width, height)

    def levels(
        self,
        level: int,
        x: float,
        y: float,
        size: float,
        gap: float,
        *,
        on: str = palette.CARD_RUST,
        off: str = palette.PIP_OFF,
    ) -> None:
        """Four pips, those of the level filled, centred."""
        left = x - (3 * size + 3 * gap) / 2
        self.sign("level", left - size / 2, y - size / 2, 4 * size + 3 * gap, size)
        for i in range(4):
            self.glyph("pip", left + i * (size + gap), y, size, on if i < level else off)

    def reward_width(self, effect: Effect, size: float) -> float:
        if effect.amount == 1 or ICONS[effect.kind].inside:
            return size
        figures = max(11.5, size * 0.72)
        return size + self.text_width(str(effect.amount), size=figures, face="Title") + 1

    def reward(
        self,
        effect: Effect,
        x: float,
        y: float,
        size: float,
        *,
        glyphs: str = palette.INK,
        alpha: int = 255,
    ) -> float:
        """Draw the icon of an effect, with its number before it or on it. `x` is the left edge, `y`
        the middle. Returns its width."""
        width = self.reward_width(effect, size)
        middle = x + width - size / 2
        if effect.kind == "gold":
            self.picture("icons/coin", middle, y, size, ax=0.5, ay=0.5, alpha=alpha)
            self.figure(effect.amount, middle, y, max(11, size * 0.68))
            return width
        if effect.kind == "prestige":
            self.medal(effect.amount, middle, y, size * 1.15)
            return width
        icon = ICONS[effect.kind]
        tint = glyphs if icon.glyph else ""
        self.picture(icon.picture, middle, y, size, ax=0.5, ay=0.5, alpha=alpha, tint=tint)
        if effect.amount != 1:
            self.sign(effect.kind, x, y - size / 2, width, size)
            figures = max(11.5, size * 0.72)
            self.text(str(effect.amount), x, y, size=figures, face="Title", colour=glyphs)
        return width

    def title(
        self,
        text: str,
        x: float,
        y: float,
        room: float,
        size: float,
        leading: float,
        colour: str = palette.BONE,
    ) -> None:
        """A name in its band, centred: as it is, a little smaller, in two lines, squeezed, or in
        the narrower face. Never cut, never three lines."""
        face, pixels, lines, squeeze = _fit_title(text, self.px(size), self.px(room))
        step = self.px(leading)
        top = self.px(y) - step * (len(lines) - 1) // 2
        for i, line in enumerate(lines):
            for shift, shade in ((1, _shadow_of(colour)), (0, colour)):
                drawn, ascent = lettering.line(line, face, pixels, shade)
                if squeeze < 1:
                    narrow = (round(drawn.get_width() * squeeze), drawn.get_height())
                    drawn = pygame.transform.smoothscale(drawn, narrow)
                left = self.px(x) - drawn.get_width() // 2 + shift
                up = ascent - lettering.capital_height(face, pixels) // 2
                self.surface.blit(drawn, (left, top + i * step - up + shift))

    def price_tag(self, price: int) -> float:
        """A leather tag with the price, from the card's upper edge. Returns its lower end."""
        width, height = self.pick(38, 23), self.pick(44, 28)
        self.tag(self.pick(13, 7), self.pick(6, 4), width, height)
        coin = self.pick(30, 20)
        x, y = self.pick(13, 7) + width / 2, self.pick(6, 4) + height / 2 - 1
        widgets.coin(self, price, x, y, coin)
        return self.pick(50, 32)

    def tag(self, x: float, y: float, width: float, height: float) -> None:
        """A strip of leather that hangs from the card's upper edge."""
        d = f"M0 0 L{width} 0 L{width} {height - 6} Q{width} {height} {width - 6} {height} "
        d += f"L6 {height} Q0 {height} 0 {height - 6} Z"
        self.path(x + 2, y + 2, width, height, d, f'fill="{palette.SHADE}" fill-opacity=".3"')
        more = f'stroke="{palette.SEAM}" stroke-width="1"'
        self.path(x, y, width, height, d, f'fill="{palette.LEATHER}" {more}')


def _shade(name: str, x: float, y: float, strength: float) -> str:
    return (
        f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="{y}" '
        f'y2="{x}"><stop offset="0" stop-color="{palette.SHADE}" stop-opacity="{strength}"/>'
        f'<stop offset="1" stop-color="{palette.SHADE}" stop-opacity="0"/></linearGradient>'
    )


def _shadow_of(colour: str) -> str:
    return palette.ENGRAVED if colour == palette.INK else palette.RAISED


def _noise(size: tuple[int, int]) -> pygame.Surface:
    """Greys between 240 and 255, to be multiplied with: the grain of paper."""
    width, height = size
    grey = random.Random(9).randbytes(width * height)
    found = pygame.image.frombytes(grey, size, "P")
    found.set_palette([(240 + i // 16,) * 3 for i in range(256)])
    return found.convert()


def _fit_title(text: str, pixels: int, room: int) -> tuple[Face, int, list[str], float]:
    """Face, size, lines and squeeze of a title: see `CardCanvas.title`."""
    wide = lettering.width
    for smaller in (0, 1) if pixels > 14 else (0,):
        if wide(text, "Title", pixels - smaller) <= room:
            return "Title", pixels - smaller, [text], 1.0
    for smaller in range(round(pixels / _SMALLER) + 1):
        lines = _break(text, "Title", pixels - smaller)
        widest = max(wide(line, "Title", pixels - smaller) for line in lines)
        if widest <= room / 0.86:
            return "Title", pixels - smaller, lines, min(1.0, room / widest)
    pixels += 2
    while pixels > 9:
        lines = _break(text, "ExtraBold", pixels)
        if max(wide(line, "ExtraBold", pixels) for line in lines) <= room:
            break
        pixels -= 1
    return "ExtraBold", pixels, lines, 1.0


def _break(text: str, face: Face, pixels: int) -> list[str]:
    """In two lines, as even as can be; at a hyphen only where no space does as well."""
    cuts = list(lettering.halves(text))
    at = text.find("-")
    if at > 0:
        cuts.append((text[: at + 1], text[at + 1 :]))
    if not cuts:
        return [text]
    return list(min(cuts, key=lambda pair: max(lettering.width(t, face, pixels) for t in pair)))


def compose(
    c: Canvas,
    key: Key,
    width: float,
    layouts: tuple[tuple[float, float], tuple[float, float]],
    draw: Callable[[CardCanvas], None],
    *,
    dim: bool = False,
    large: bool = False,
) -> pygame.Surface:
    """The picture of a card at a width in the canvas' units; composed if it is not kept yet. Dim
    is how a card looks that cannot be had now."""
    units = layouts[0] if width >= LARGE_FROM else layouts[1]
    full = ("card", *key, c.px(width), units, dim)

    def make() -> pygame.Surface:
        sheet = CardCanvas(c.gallery, max(1, c.px(width)), units, large=large)
        draw(sheet)
        c.gallery.signs[sheet.surface] = sheet.frame.signs
        return sheet.surface

    def darken() -> pygame.Surface:
        bright = compose(c, key, width, layouts, draw, large=large)
        made = bright.copy()
        c.gallery.signs[made] = c.gallery.signs.get(bright, ())
        made.fill((112, 106, 102, 255), special_flags=pygame.BLEND_RGBA_MULT)
        return made

    return c.gallery.compose(full, darken if dim else make)
