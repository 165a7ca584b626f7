"""Canvas: drawing in design units, text that fits, and named spots to choose.

A scene draws itself from scratch whenever something changed. While it does, the canvas notes every
text and every *spot* (a named thing that can be pointed at, focused, pressed, dragged). The
controller works on the spots of the last frame, and the layout test on both, so there is no second
description of the screen to keep in step.

Design units are the pixels of a 1600x900 frame; `scale` turns them into pixels and follows from the
window. The canvas is `width` x `height` units, never less than 1280x720 for a scene that is not
enlarged.

`letters` makes text larger than its size and follows from the player's text size. In a block of
`enlarged` everything grows by it, not text alone: units are larger there, so there are fewer.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from math import floor

import pygame

from forgewar.app.kit import contrast, lettering, palette
from forgewar.app.kit.box import Box
from forgewar.app.kit.draw_cache import Part, Step
from forgewar.app.kit.faces import Face
from forgewar.app.kit.frame import Frame, Spot, Text
from forgewar.app.kit.guild_colours import to_well_apart
from forgewar.app.kit.pictures import Gallery
from forgewar.app.kit.signs import Sign, shift_signs
from forgewar.words.language import current

SMALLEST = (1280, 720)
DESIGN = (1600, 900)
LEAST_TEXT = 15  # units: 12 pixels at the smallest scale of a window
_LEAST_SPOT = 24  # pixels
_LEAST_ENLARGED = 800  # units that are left of a window's width when it is enlarged by its letters
_VEIL = (12, 8, 5)


def fit_scale(size: tuple[int, int]) -> float:
    """Pixels per unit for a window. At 0.8 the smallest text is 12 pixels high."""
    usual = max(min(size[0] / DESIGN[0], size[1] / DESIGN[1]), 0.8)
    return min(usual, size[0] / SMALLEST[0], size[1] / SMALLEST[1])


def fit_text(
    size: tuple[int, int], text_scale: float, room: tuple[float, float] | None
) -> tuple[float, float]:
    """Scale and letters of a canvas for a window at a text scale. A scene that needs so much `room`
    (width and height in units) is enlarged as a whole as far as it stays in the window; one without
    lays itself out by its letters."""
    scale = fit_scale(size)
    if room is None:
        return scale, max(1.0, min(text_scale, size[0] / scale / _LEAST_ENLARGED))
    fits = min(side / scale / least for side, least in zip(size, room, strict=True))
    return scale * max(1.0, min(text_scale, fits)), 1.0


def _before(width: int, anchor: str) -> int:
    """How much of a width lies before its anchor."""
    return 0 if anchor == "l" else width // 2 if anchor == "c" else width


class Canvas:
    """One frame in the making. Coordinates are design units; anchors `ax`, `ay` run from 0 to 1."""

    def __init__(
        self,
        surface: pygame.Surface,
        gallery: Gallery,
        scale: float,
        *,
        hot: str = "",
        focus: str = "",
        pointer: tuple[int, int] = (-1, -1),
        dragged: object = None,
        least: float = 0,
        calm: bool = False,
        letters: float = 1.0,
        acted: bool = False,
    ) -> None:
        self.surface = surface
        self.gallery = gallery
        self.scale = scale
        self.text_scale = letters  # that the player wants
        self.letters = letters  # factor of every text size
        self.zoom = 1.0  # factor of every unit, in a block of `enlarged`
        self._window = surface.get_size()
        self.width, self.height = self._window[0] / scale, self._window[1] / scale
        self.hot = hot  # the spot under the pointer
        self.focus = focus  # the spot of the keyboard; empty while the mouse leads
        self.acted = acted  # neither has moved since an action was played: no card shows large
        self.pointer = (pointer[0] / scale, pointer[1] / scale)
        self.dragged = dragged
        self.calm = calm  # things fade instead of travelling
        self._least = max(8, self.px(least))  # pixels; no text is set smaller
        self.ground: pygame.Surface | None = None  # what the layer on top lies on, darkened
        self.keep_ground = False
        self.frame = Frame()
        self._steps: list[Step] | None = None  # what is laid down, while that is kept
        self.under = self.frame  # what the layer below has left behind

    def px(self, units: float) -> int:
        return floor(units * self.scale + 0.5)

    def _letter_px(self, size: float) -> int:
        """Pixels of letters of a size in units."""
        return max(self._least, self.px(size * self.letters))

    def line(self, size: float, face: Face = "Medium") -> float:
        """Height of a line of text, with the distance to the next one."""
        return lettering.line_height(face, self._letter_px(size)) / self.scale

    def rect(self, x: float, y: float, width: float, height: float) -> pygame.Rect:
        scale = self.scale  # as `px`, four times: asked for hundreds of boxes in a frame
        left, top = floor(x * scale + 0.5), floor(y * scale + 0.5)
        right, bottom = floor((x + width) * scale + 0.5), floor((y + height) * scale + 0.5)
        return pygame.Rect(left, top, right - left, bottom - top)

    def units(self, rect: pygame.Rect) -> Box:
        """Box in units of one in pixels."""
        return Box(*(side / self.scale for side in rect))

    @contextmanager
    def enlarged(self, by: float = 0.0) -> Iterator[None]:
        """Draw everything larger by the text scale, letters and all, or everything by another
        factor and letters by what is left of the text scale. All sizes and places in the block are
        in larger units, `width` and `height` too."""
        zoom = by or self.text_scale
        before = (self.scale, self.letters, self.zoom, self.width, self.height, self.pointer)
        self._set_zoom(zoom)
        try:
            yield
        finally:
            self.scale, self.letters, self.zoom, self.width, self.height, self.pointer = before

    @contextmanager
    def with_letters(self, letters: float) -> Iterator[None]:
        """Draw with other letters, as on a board, which does not grow."""
        before, self.letters = self.letters, letters
        try:
            yield
        finally:
            self.letters = before

    def _set_zoom(self, zoom: float) -> None:
        part = self.zoom / zoom
        self.scale, self.letters, self.zoom = self.scale / part, self.text_scale / zoom, zoom
        self.width, self.height = self.width * part, self.height * part
        self.pointer = (self.pointer[0] * part, self.pointer[1] * part)

    def marked(self, name: str) -> bool:
        """Whether a spot is pointed at or focused."""
        return name in (self.hot, self.focus)

    def kept(self, name: str, shows: object, draw: Callable[[], None]) -> None:
        """Draw a part of a scene, or do again what drawing it did the last time if it shows the
        same: all that it depends on, but for the canvas and the language. What it draws are
        pictures, texts and fills; what it notes does not depend on what was noted before."""
        gallery = self.gallery
        whole = self.surface.get_clip().size == self._window
        if gallery.strong or gallery.rushed or not whole or self._steps is not None:
            draw()
            return
        look = (self._window, self.scale, self.letters, self._least, current().tag)
        part = gallery.draw_cache.get(name)
        if part is None or part.shows != (look, shows):
            part = self._part(name, (look, shows), draw)
        else:
            self.surface.fblits(part.steps)
        part.note(self.frame)

    def _part(self, name: str, shows: object, draw: Callable[[], None]) -> Part:
        """Draw a part and keep it, unless pictures of it are still to come."""
        before, stand_ins = self.frame, self.gallery.stand_ins
        part = Part(shows, [], Frame())
        self.frame, self._steps = part.frame, part.steps
        draw()
        self.frame, self._steps = before, None
        if self.gallery.stand_ins == stand_ins:
            self.gallery.draw_cache[name] = part
        return part

    # Pictures

    def guild(self, colour: str) -> str:
        """Colour of a guild's pieces in the set that the player chose, to mix others from."""
        usual = palette.GUILD[colour]
        return to_well_apart(usual) if self.gallery.apart else usual

    def guild_mark(self, colour: str) -> str:
        """Colour of a guild's rings, trails and stripes on dark ground. Well apart, the pieces of
        two guilds are too dark for it."""
        lines = palette.GUILD_LINE
        return to_well_apart(lines[colour]) if self.gallery.apart else palette.GUILD[colour]

    def guild_light(self, colour: str) -> str:
        """Colour of edges and glow of a guild that acts."""
        light = palette.GUILD_LINE[colour]
        return to_well_apart(light) if self.gallery.apart else light

    def lay(self, picture: pygame.Surface, left: int, top: int) -> None:
        """Draw a picture as it is, its corner at a pixel."""
        self.surface.blit(picture, (left, top))
        if self._steps is not None:
            self._steps.append((picture, (left, top)))

    def blit(
        self, picture: pygame.Surface, x: float, y: float, ax: float = 0, ay: float = 0
    ) -> None:
        left = self.px(x) - round(picture.get_width() * ax)
        top = self.px(y) - round(picture.get_height() * ay)
        self.lay(picture, left, top)
        self.note_signs_of(picture, left, top)

    def picture(
        self,
        name: str,
        x: float,
        y: float,
        width: float,
        height: float | None = None,
        *,
        ax: float = 0,
        ay: float = 0,
        alpha: int = 255,
        tint: str = "",
        grey: bool = False,
        sign: bool = True,
    ) -> None:
        """A picture of assets/ in a box, its proportions kept. It is a sign, unless it belongs to
        something that says what it is."""
        scale = self.scale  # as `px`, four times
        wide = floor(width * scale + 0.5)
        tall = floor(height * scale + 0.5) if height else wide
        found = self.gallery.get(name, wide, tall, tint=tint, alpha=alpha, grey=grey)
        left, top = floor(x * scale + 0.5), floor(y * scale + 0.5)
        own = found.get_size()
        self.lay(found, left - round(own[0] * ax), top - round(own[1] * ay))
        if sign:
            box = pygame.Rect(left - round(wide * ax), top - round(tall * ay), wide, tall)
            self._note_sign(Sign(box, name))

    def cover(
        self,
        name: str,
        x: float,
        y: float,
        width: float,
        height: float,
        radius: float = 0,
        *,
        grey: bool = False,
    ) -> None:
        """A picture that fills a box."""
        box = self.rect(x, y, width, height)
        radius_px = self.px(radius)
        found = self.gallery.cover(name, box.width, box.height, radius_px, grey=grey)
        self.lay(found, box.x, box.y)
        self._note_sign(Sign(box, name))

    def shape(
        self, x: float, y: float, width: float, height: float, body: str, defs: str = ""
    ) -> None:
        """A drawing given as SVG in units from its own corner, antialiased at this size."""
        box = self.rect(x, y, width, height)
        if box.width <= 0 or box.height <= 0:
            return
        if self.gallery.strong:
            body, defs = contrast.to_high_contrast(body), contrast.to_high_contrast(defs)
        if self.gallery.apart:  # afterwards: its dark tones are no grounds to be blackened
            body, defs = to_well_apart(body), to_well_apart(defs)
        self.lay(self.gallery.shape(box.size, (width, height), body, defs), box.x, box.y)

    def fill(self, x: float, y: float, width: float, height: float, colour: str) -> None:
        """A plain box, without corners; at least a pixel thick."""
        box = self.rect(x, y, width, height)
        if self.gallery.strong:
            colour = contrast.to_high_contrast(colour)
        if self.gallery.apart:
            colour = to_well_apart(colour)
        box.size = (max(1, box.width), max(1, box.height))
        if self._steps is None:
            pygame.draw.rect(self.surface, colour, box)
            return
        plain = pygame.Surface(box.size, 0, self.surface)
        plain.fill(colour)
        self.lay(plain, box.x, box.y)

    def veil(self, alpha: int = 150) -> None:
        """Darken everything drawn so far. While nothing below it changes, what it left is kept."""
        if self.ground is not None:
            self.surface.blit(self.ground, (0, 0))
            return
        left = 255 - alpha
        self.surface.fill((left, left, left), special_flags=pygame.BLEND_RGB_MULT)
        shade = [part * alpha // 255 for part in _VEIL]
        self.surface.fill(shade, special_flags=pygame.BLEND_RGB_ADD)
        if self.keep_ground:
            self.ground = self.surface.copy()

    # Text

    def text(
        self,
        text: str,
        x: float,
        y: float,
        *,
        size: float = 17,
        face: str = "Medium",
        colour: str = palette.BONE,
        anchor: str = "l",
        room: float = 0,
    ) -> float:
        """One line; `y` is the middle of its capitals. With `room`, set smaller until it fits, a
        title in the narrower face if it never does, and at last squeezed. Returns its width in
        units."""
        set_ = self._fitted(text, size, face, room)
        if not text or self._scrolled_away(self.px(y), set_.size):
            return set_.width / self.scale
        if self.gallery.apart:
            colour = to_well_apart(colour)
        drawn, width, rise, ink = lettering.typeset_fitted(text, set_, colour)
        left = self.px(x) - _before(width, anchor)
        top = self.px(y) - rise
        if self.gallery.strong:
            colour = self._stand_out(ink.move(left, top), colour)
            drawn = lettering.typeset_fitted(text, set_, colour).drawn
        self.lay(drawn, left, top)
        self._note(text, ink.move(left, top), colour, set_.size)
        return width / self.scale

    def _fitted(self, text: str, size: float, face: str, room: float) -> lettering.Fitted:
        """How a text is set that has so many units of room; any, if none is given."""
        pixels, most = self._letter_px(size), self.px(room) if room else None
        return lettering.fit_line(text, face, pixels, self._least, most)

    def width_in(self, room: float, text: str, *, size: float = 17, face: str = "Medium") -> float:
        """How wide `text` sets a line that has so much room."""
        return self._fitted(text, size, face, room).width / self.scale

    def fit_all(
        self, texts: Sequence[str], room: float, *, size: float = 17, face: str = "Medium"
    ) -> tuple[float, str]:
        """Size and face in which each of several lines fits, so that they look alike."""
        set_ = [self._fitted(text, size, face, room) for text in texts]
        if any(each.face != face for each in set_):
            set_ = [self._fitted(text, size, lettering.NARROW, room) for text in texts]
            face = lettering.NARROW
        pixels = min((each.size for each in set_), default=self._letter_px(size))
        return min(size, pixels / self.scale / self.letters), face

    def least_width(self, text: str, *, face: str = "Medium") -> float:
        """How wide a line is in the smallest letters, not squeezed."""
        return self.text_width(text, size=0, face=lettering.NARROW if face == "Title" else face)

    def _scrolled_away(self, y: int, pixels: int) -> bool:
        """Whether a line lies above or below a list that scrolls."""
        clip = self.surface.get_clip()
        if clip.height == self._window[1]:
            return False
        return not clip.top - 2 * pixels < y < clip.bottom + 2 * pixels

    def text_width(self, text: str, *, size: float = 17, face: str = "Medium") -> float:
        return lettering.width(text, face, self._letter_px(size)) / self.scale

    def cut_name(self, name: str, room: float, *, face: str = "Medium") -> str:
        """A person's name, or where it has no room its first word, cut only if that has none."""
        first = name.split()[0] if name.split() else name
        fits = self.text_width(name, size=0, face=face) <= room
        return name if fits else self.cut(first, room, face=face)

    def cut(self, text: str, room: float, *, face: str = "Medium") -> str:
        """As much of a text as has room in the smallest letters, for names of any length."""
        if self.text_width(text, size=0, face=face) <= room:
            return text
        while text and self.text_width(f"{text}…", size=0, face=face) > room:
            text = text[:-1]
        return f"{text.rstrip()}…"

    def wrapped(
        self, text: str, room: float, *, size: float = 17, face: str = "Medium"
    ) -> list[str]:
        pixels = self._letter_px(size)
        return list(lettering.wrap(text, face, pixels, self.px(room)))

    def paragraph(
        self,
        text: str,
        x: float,
        y: float,
        room: float,
        *,
        size: float = 17,
        face: str = "Medium",
        colour: str = palette.BONE,
        anchor: str = "l",
        leading: float = 0,
    ) -> float:
        """Lines no wider than `room`, the first with the middle of its capitals at `y`. Returns the
        height in units."""
        leading = (leading or size * 1.24) * self.letters
        lines = self.wrapped(text, room, size=size, face=face)
        at = {"l": x, "c": x + room / 2, "r": x + room}[anchor]
        for i, line in enumerate(lines):
            if line:
                self.text(
                    line, at, y + i * leading, size=size, face=face, colour=colour, anchor=anchor
                )
        return len(lines) * leading

    def number(
        self,
        value: int | str,
        x: float,
        y: float,
        *,
        size: float = 18,
        colour: str = palette.BONE,
        anchor: str = "l",
    ) -> float:
        """Figures of one width each, for numbers that change. Returns the width in units."""
        text, pixels = str(value), self._letter_px(size)
        if not text:
            return 0.0
        drawn, width, rise, ink = lettering.typeset_figures(text, pixels, colour)
        left = self.px(x) - lettering.overhang(pixels) - _before(width, anchor)
        top = self.px(y) - rise
        if self.gallery.strong:
            colour = self._stand_out(ink.move(left, top), colour)
            drawn = lettering.typeset_figures(text, pixels, colour).drawn
        self.lay(drawn, left, top)
        self._note(text, ink.move(left, top), colour, pixels)
        return width / self.scale

    def _stand_out(self, ink: pygame.Rect, colour: str) -> str:
        """The colour for a text with so much contrast as can be; its plate is laid, if it needs
        one."""
        colour, plate = contrast.readable_colours(self.surface, ink, colour)
        if plate:
            self.surface.fill(plate, ink.inflate(4, 2))
        return colour

    def number_width(self, value: int, *, size: float = 18) -> float:
        """How wide `number` sets a whole number."""
        cell = lettering.figure_cell(self._letter_px(size))
        return cell * len(str(value)) / self.scale

    def _note(self, text: str, rect: pygame.Rect, colour: str, size: int) -> None:
        clip = self.surface.get_clip()
        # What a list has scrolled away is not on screen; what misses the window is a mistake.
        if clip.size == self._window or clip.colliderect(rect):
            self.frame.texts.append(Text(text, rect, colour, size, clip))

    def note_box(self, x: float, y: float, width: float, height: float) -> None:
        """A panel or slip was drawn: whatever text begins on it must end on it."""
        seen = self.rect(x, y, width, height).clip(self.surface.get_clip())
        if seen.width and seen.height:
            self.frame.boxes.append(seen)

    # Signs

    def sign(
        self,
        term: str,
        x: float,
        y: float,
        width: float,
        height: float,
        now: Callable[[], object] | None = None,
    ) -> None:
        """Note that a box stands for a term of the glossary; `now` describes its present meaning if
        somebody asks."""
        self._note_sign(Sign(self.rect(x, y, width, height), "", term, now))

    def note_signs_of(self, picture: pygame.Surface, left: int, top: int) -> None:
        """A picture was drawn that was put together from others: its signs are here now."""
        signs = self.gallery.signs.get(picture)
        for sign in shift_signs(signs, left, top) if signs else ():
            self._note_sign(sign)

    def _note_sign(self, sign: Sign) -> None:
        if self.surface.get_clip().collidepoint(sign.rect.center):
            self.frame.signs.append(sign)

    # Spots and layers

    def spot(
        self,
        name: str,
        x: float,
        y: float,
        width: float,
        height: float,
        label: str,
        press: Callable[[], object] | None = None,
        *,
        why: str = "",
        tip: str = "",
        drag: object = None,
        drop: Callable[[object], None] | None = None,
        scroll: Callable[[int], None] | None = None,
        outline: tuple[tuple[int, int], ...] = (),
        hold: Callable[[tuple[int, int], int], None] | None = None,
        page: str = "",
        inline: bool = False,
        lifts: bool = True,
        state: str = "",
        group: str = "",
        spoken: str = "",
    ) -> bool:
        """Note a spot; true if it is pointed at or focused. What is drawn very small can be hit a
        little beside it. Only the outline is in pixels."""
        rect = self.rect(x, y, width, height)
        least = 0 if inline else _LEAST_SPOT
        rect.inflate_ip(max(0, least - rect.width), max(0, least - rect.height))
        visible = rect.clip(self.surface.get_clip())
        if visible.width > 0 and visible.height > 0:
            said = str.__str__(str(why))  # plain text, and apart from it the clause that refuses
            made = Spot(name, visible, label, press, said, tip, drag, drop, scroll, outline, hold)
            made.page = page or getattr(why, "page", "")
            made.inline, made.lifts, made.state = inline, lifts and not inline, state
            made.group, made.spoken = group, spoken
            self.frame.spots.append(made)
        return self.marked(name)

    def hide_under(
        self, x: float, y: float, width: float, height: float, *, keep_spots: bool = False
    ) -> None:
        """Something opaque covers this box: what was noted under it is no longer there. Under what
        goes away with the pointer, spots are kept, so that the keyboard still reaches them."""
        box = self.rect(x, y, width, height)
        self.frame.texts = [text for text in self.frame.texts if not box.colliderect(text.rect)]
        self.frame.signs = [s for s in self.frame.signs if not box.collidepoint(s.rect.center)]
        left = (_uncovered(panel, box) for panel in self.frame.boxes)
        self.frame.boxes = [panel for panel in left if panel.height]
        for spot in self.frame.spots:
            spot.covered = spot.covered or bool(box.colliderect(spot.rect))
        if keep_spots:
            return
        # An edge that still shows is too narrow to press.
        self.frame.spots = [s for s in self.frame.spots if not box.contains(s.rect.scale_by(0.8))]

    def start_layer(self) -> None:
        """A modal layer: nothing below it can be chosen, and its texts are not this frame's."""
        self.under = self.frame
        self.frame = Frame(places=self.frame.places)

    def note_place(
        self, name: str, x: float, y: float, width: float = 0, height: float = 0
    ) -> None:
        """Something may fly from here or to here that is no spot."""
        sides = (x, y, width, height)
        self.frame.places[name] = Box(*(side * self.scale for side in sides))

    def place(self, name: str) -> Box | None:
        """Where a place or a spot lies, or what it lies within by its name; none if that is
        not on screen."""
        while name:
            if name in self.frame.places:
                return Box(*(side / self.scale for side in self.frame.places[name]))
            spot = self.frame.spot(name)
            if spot is not None:
                return self.units(spot.rect)
            name = name.rpartition(".")[0]
        return None

    @contextmanager
    def clipped(self, x: float, y: float, width: float, height: float) -> Iterator[None]:
        """Draw inside a box only."""
        before = self.surface.get_clip()
        self.surface.set_clip(before.clip(self.rect(x, y, width, height)))
        try:
            yield
        finally:
            self.surface.set_clip(before)


def _uncovered(panel: pygame.Rect, cover: pygame.Rect) -> pygame.Rect:
    """The visible part of a panel whose upper or lower part is covered."""
    hidden = panel.clip(cover)
    if hidden.width < panel.width or not hidden.height:
        return panel
    if hidden.bottom == panel.bottom:
        return pygame.Rect(panel.topleft, (panel.width, hidden.top - panel.top))
    if hidden.top == panel.top:
        return pygame.Rect(hidden.bottomleft, (panel.width, panel.bottom - hidden.bottom))
    return panel
