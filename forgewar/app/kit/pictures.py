"""Gallery: every picture, rasterised from SVG at the size it is shown and cached.

Heavy pictures (quest art, the title, the table) are drawn by a thread, one after the other: until
then `get` returns a stand-in, tinted like the back of such a card, and `work` takes in what has
become ready. What will be wanted soon can be asked for ahead with `expect`; what else a coming
frame lacks is noted in `rehearsing`, and made a little at a time by `catch_up`.
"""

import time
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple
from weakref import WeakKeyDictionary

import pygame

from forgewar.app.kit import palette, picture_files
from forgewar.app.kit.draw_cache import Part
from forgewar.app.kit.lru_cache import LEAST_WINDOW, LruCache
from forgewar.app.kit.signs import Sign
from forgewar.app.kit.surfaces import card_back, rasterise, stretch

if TYPE_CHECKING:
    from concurrent.futures import Future, ThreadPoolExecutor

_HEAVY = ("quests/", "scenes/", "places/", "market/", "wealth/", "moments/")
_LARGE = 200_000  # pixels of a drawing that takes longer than a frame has time
_DRAINED = "#9E9E9E"
_MIN = pygame.BLEND_RGBA_MIN
_KEEP = 14  # windows full of pixels; a frame needs up to 4
_PARTS = 4  # likewise, of what others are put together from: frames of cards, signs, shadows

Key = tuple[object, ...]


Draw = Callable[[], pygame.Surface]


class _Coming(NamedTuple):
    """Picture that is being drawn, and whether somebody sees a stand-in for it."""

    key: Key
    drawn: "Future[pygame.Surface]"
    awaited: bool


class _Later(NamedTuple):
    """Function that makes a missing picture, and whether it is a part of another."""

    make: Callable[[], object]
    part: bool


class Gallery:
    """`eager` draws everything at once (screenshots, tests); otherwise heavy pictures come late."""

    def __init__(self, *, eager: bool = False) -> None:
        self.eager = eager
        self._own: picture_files.PackPictures | None = None  # of the pack on the table
        self._kept: LruCache[Key, pygame.Surface] = LruCache(0)
        # Apart from them: the next card has the same parts as the one before it, but a part is not
        # seen, and would be the first to go.
        self._parts: LruCache[Key, pygame.Surface] = LruCache(0)
        self._composing = False
        self._until: float | None = None  # when to stop making pictures: see `within`
        # What was not made for lack of time, and whether as a part of something; what waits for a
        # heavy picture.
        self._later: OrderedDict[Key, _Later] = OrderedDict()
        self._awaiting: OrderedDict[Key, _Later] = OrderedDict()
        self._sizes: dict[str, tuple[float, float]] = {}
        self.window = (0, 0)  # pixels
        self.strong = False
        self.apart = False
        self._scale = 0.0
        self._wanted: OrderedDict[Key, Draw] = OrderedDict()
        self._expected: OrderedDict[Key, Draw] = OrderedDict()  # when nothing else is wanted
        self._boxes: dict[str, set[tuple[int, int]]] = {}  # the sizes that each kind is shown at
        self._thread: ThreadPoolExecutor | None = None
        self._coming: _Coming | None = None
        # What can be asked about in pictures that were put together here.
        self.signs: WeakKeyDictionary[pygame.Surface, Sequence[Sign]] = WeakKeyDictionary()
        self.draw_cache: dict[str, Part] = {}  # parts of scenes, by name, as they were drawn last
        # How often a stand-in was given: what was composed with one is not final.
        self.stand_ins = 0

    def fit(self, window: tuple[int, int], scale: float) -> None:
        """Size the caches for a window and a scale."""
        if (window, scale) != (self.window, self._scale):
            self._boxes.clear()
            self._expected.clear()
            self.drop_missing()
        self.window, self._scale = window, scale

    def set_high_contrast(self, on: bool) -> None:
        """Turn high contrast (contrast.py) on or off; pictures drawn otherwise are dropped."""
        if on != self.strong:
            self.strong = on
            self._clear()

    def set_well_apart(self, on: bool) -> None:
        """Choose between the usual guild colours and those well apart (guild_colours.py);
        pictures drawn otherwise are dropped."""
        if on != self.apart:
            self.apart = on
            self._clear()

    def use_pack(self, own: Path | None) -> None:
        """Show the cards of another pack; `own` is the folder of its pictures, which come before
        those of the game. Pictures of the old pack are dropped."""
        self._end_own()
        self._own = picture_files.PackPictures(own) if own is not None else None
        self._clear()
        self._sizes = {}
        self._wanted.clear()
        self._expected.clear()
        self._coming = None

    def close(self) -> None:
        """Draw nothing more, not even what is being drawn of a pack."""
        self._end_own()
        if self._thread is not None:
            self._thread.shutdown(wait=False, cancel_futures=True)

    def _end_own(self) -> None:
        if self._own is not None:
            self._own.close()

    def forget(self) -> None:
        """Drop composed pictures: words in them have changed."""
        self.draw_cache.clear()
        for keep in (self._kept, self._parts):
            keep.drop(lambda key: key[0] == "made")

    def _clear(self) -> None:
        self.drop_missing()
        self.draw_cache.clear()
        self._kept.clear()
        self._parts.clear()

    def get(
        self,
        name: str,
        width: int,
        height: int,
        *,
        tint: str = "",
        alpha: int = 255,
        grey: bool = False,
    ) -> pygame.Surface:
        """A picture that fits into a box, its proportions kept. A tint multiplies it:
        white glyphs take the colour on. Grey drains and darkens it: it cannot be had now."""
        key = ("svg", name, width, height)
        found = self._find(key)
        if not self.eager and self._heavy(name):
            self._boxes.setdefault(_kind(name), set()).add((width, height))
        if found is None:
            if not self.eager and self._heavy(name):
                self._ask_for(key)
                self.stand_ins += 1
                return self._stand_in(name, width, height)
            if self.late:
                self._put_off(key, partial(self.get, name, width, height))
                return pygame.Surface((max(1, width), max(1, height)), pygame.SRCALPHA)
            drawn = picture_files.load(name, width, height, self._own, apart=self.apart)
            found = self._keep(key, drawn.convert_alpha())
        return self._looked(key, found, tint, alpha, grey)

    def _ask_for(self, key: Key) -> None:
        """Have a picture drawn, first of all unless nobody sees what it is for."""
        draw = self._expected.pop(key, None) or self._loading(key)
        (self._wanted if self._until is None else self._expected)[key] = draw

    def _loading(self, key: Key) -> Draw:
        """Function that draws a picture of assets/."""
        _, name, width, height = key
        return partial(picture_files.load, str(name), int(str(width)), int(str(height)), self._own)

    def _heavy(self, name: str) -> bool:
        """Whether no frame may wait for it; nobody knows how long those of a pack take."""
        return name.startswith(_HEAVY) or (self._own is not None and self._own.has(name))

    def cover(
        self, name: str, width: int, height: int, radius: int = 0, *, grey: bool = False
    ) -> pygame.Surface:
        """A picture that fills a box, its surplus cut off evenly, its corners rounded."""
        key = ("cover", name, width, height, radius)
        found = self._find(key)
        if found is None:
            box = self._filling(name, width, height)
            whole = self.get(name, *box)
            left, top = (whole.get_width() - width) // 2, (whole.get_height() - height) // 2
            found = whole.subsurface((max(0, left), max(0, top), width, height)).copy()
            if radius:
                found.blit(self._corners(width, height, radius), (0, 0), special_flags=_MIN)
            if not self._has("svg", name, *box):
                return found  # the stand-in, not worth keeping
            if name.startswith("scenes/"):
                found = found.convert()  # nothing shines through: drawn at half the cost
            self._keep(key, found)
        return self._looked(key, found, "", 255, grey)

    def is_awaited(self, name: str, width: int, height: int) -> bool:
        """Whether a picture that is to fill a box is still to be drawn; it is asked for then, and
        no stand-in is made."""
        box = self._filling(name, width, height)
        if self.eager or not self._heavy(name) or self._has("svg", name, *box):
            return False
        self._ask_for(("svg", name, *box))
        self.stand_ins += 1
        return True

    def _filling(self, name: str, width: int, height: int) -> tuple[int, int]:
        """The size at which a picture fills a box."""
        natural = self.natural_size(name)
        part = max((width + 1) / natural[0], (height + 1) / natural[1])
        return int(natural[0] * part) + 1, int(natural[1] * part) + 1

    def _corners(self, width: int, height: int, radius: int) -> pygame.Surface:
        body = f'<rect width="{width}" height="{height}" rx="{radius}" fill="#fff"/>'
        return self.inline(width, height, body)

    def _looked(
        self, source: Key, surface: pygame.Surface, tint: str, alpha: int, grey: bool
    ) -> pygame.Surface:
        if not tint and alpha == 255 and not grey:
            return surface
        key = ("looked", *source, tint, alpha, grey)
        found = self._find(key)
        if found is None:
            found = pygame.transform.grayscale(surface) if grey else surface.copy()
            shade = pygame.Color(tint or (_DRAINED if grey else "#FFFFFF"))
            found.fill((shade.r, shade.g, shade.b, alpha), special_flags=pygame.BLEND_RGBA_MULT)
            self._keep(key, found)
        return found

    def natural_size(self, name: str) -> tuple[float, float]:
        """The width and height a picture was drawn at."""
        if name not in self._sizes:
            self._sizes[name] = picture_files.natural_size(name, self._own)
        return self._sizes[name]

    def shape(
        self, box: tuple[int, int], units: tuple[float, float], body: str, defs: str
    ) -> pygame.Surface:
        """A drawing given as SVG text in units, to fill a box of pixels."""
        key = ("shape", box, units, body, defs)
        found = self._find(key)
        if found is not None:
            return found
        across, down = box[0] / units[0], box[1] / units[1]
        scaled = f'<g transform="scale({across:.4f} {down:.4f})">{body}</g>'
        if self._until is not None and box[0] * box[1] > _LARGE:
            self._expected[key] = partial(rasterise, *box, scaled, defs)
            self.stand_ins += 1
            return pygame.Surface((1, 1), pygame.SRCALPHA)
        if self.late:
            return self._put_off(key, partial(self.shape, box, units, body, defs))
        return self._keep(key, rasterise(*box, scaled, defs).convert_alpha())

    def inline(self, width: int, height: int, body: str, defs: str = "") -> pygame.Surface:
        """A drawing given as SVG text, in pixels."""
        key = ("inline", width, height, body, defs)
        found = self._find(key)
        if found is None and self.late:
            return self._put_off(key, partial(self.inline, width, height, body, defs))
        if found is None:
            found = self._keep(key, rasterise(width, height, body, defs).convert_alpha())
        return found

    def shadow(self, width: int, height: int, radius: int, blur: int, alpha: int) -> pygame.Surface:
        """A soft shadow of a rounded box, with a margin of twice the blur on every side."""
        key = ("shadow", width, height, radius, blur, alpha)
        found = self._find(key)
        if found is None and self.late:
            return self._put_off(key, partial(self.shadow, width, height, radius, blur, alpha))
        if found is None:
            found = self._soft(width, height, radius, blur, 2 * blur, 'fill="#000"')
            found.fill((0, 0, 0, alpha), special_flags=pygame.BLEND_RGBA_MULT)
            self._keep(key, found)
        return found

    def glow(self, width: int, height: int, radius: int, colour: str, blur: int) -> pygame.Surface:
        """A soft ring of light around a box, with a margin of three blurs on every side."""
        key = ("glow", width, height, radius, colour, blur)
        found = self._find(key)
        if found is None and self.late:
            return self._put_off(key, partial(self.glow, width, height, radius, colour, blur))
        if found is None:
            ring = f'fill="none" stroke="{colour}" stroke-width="{blur * 1.4}"'
            found = self._soft(width, height, radius, blur, 3 * blur, ring)
            # Blurring darkens the colour at soft edges: keep the alpha, force the colour back.
            found.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGB_MAX)
            shade = pygame.Color(colour)
            found.fill((shade.r, shade.g, shade.b, 150), special_flags=pygame.BLEND_RGBA_MULT)
            self._keep(key, found)
        return found

    def _soft(
        self, width: int, height: int, radius: int, blur: int, margin: int, look: str
    ) -> pygame.Surface:
        """A blurred box with a margin. Only its corners are blurred, and what lies between them
        stretched, which is many times quicker for large ones."""
        corner = radius + 3 * blur
        inner = (min(width, 2 * corner), min(height, 2 * corner))
        key = ("soft", *inner, radius, blur, margin, look)
        soft = self._find(key)
        if soft is None:
            place = f'x="{margin}" y="{margin}" width="{inner[0]}" height="{inner[1]}"'
            box = f'<rect {place} rx="{radius}" {look}/>'
            size = (inner[0] + 2 * margin, inner[1] + 2 * margin)
            sharp = rasterise(*size, box).convert_alpha()
            soft = self._keep(key, pygame.transform.gaussian_blur(sharp, max(1, blur)))
        return stretch(soft, width + 2 * margin, height + 2 * margin)

    # What will be seen later

    @contextmanager
    def noting_missing(self) -> Iterator[None]:
        """Note missing pictures in here instead of making them: nothing drawn is seen yet."""
        with self.within(0.0):
            yield

    @property
    def rushed(self) -> bool:
        """Whether pictures are made only as long as there is time: what is drawn is not seen."""
        return self._until is not None

    @property
    def has_missing(self) -> bool:
        """Whether a missing picture is noted that can be made now."""
        return bool(self._later)

    def make_missing(self, seconds: float) -> None:
        """Make missing pictures, as long as the time lasts."""
        with self.within(seconds):
            while self._later and not self.late:
                key, later = self._later.popitem(last=False)
                before, self._composing = (self.stand_ins, self._composing), later.part
                later.make()
                self._composing = before[1]
                if self.stand_ins != before[0]:  # some of it is still to come
                    (self._later if self.late else self._awaiting)[key] = later

    def drop_missing(self) -> None:
        """Forget the missing pictures."""
        self._later.clear()
        self._awaiting.clear()

    @contextmanager
    def within(self, seconds: float) -> Iterator[None]:
        """Put off pictures that are not there when the time is over, unless everything is drawn at
        once. Used for scenes that are shown later."""
        before = self._until
        self._until = None if self.eager else time.perf_counter() + seconds
        try:
            yield
        finally:
            self._until = before

    @property
    def late(self) -> bool:
        """Whether no time is left to make anything."""
        return self._until is not None and time.perf_counter() >= self._until

    def _put_off(self, key: Key, make: Callable[[], object]) -> pygame.Surface:
        """There is no time to make a picture: note it, and give an empty one."""
        self.stand_ins += 1
        self._later.setdefault(key, _Later(make, self._composing))
        return pygame.Surface((1, 1), pygame.SRCALPHA)

    # What is put together

    def compose(self, key: Key, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Picture that is put together elsewhere (an empty mine, a card), cached under a key of its
        own; made again as long as some picture on it is a stand-in."""
        found = self.recall(key)
        if found is None and self.late:
            return self._put_off(("made", *key), partial(self.compose, key, make))
        if found is None:
            before = self.stand_ins
            with self.composing():
                found = make()
            if self.stand_ins == before:
                self.store(key, found)
        return found

    @contextmanager
    def composing(self) -> Iterator[None]:
        """Compose one picture in here: its parts go to the cache of parts."""
        before, self._composing = self._composing, True
        try:
            yield
        finally:
            self._composing = before

    def store(self, key: Key, surface: pygame.Surface) -> pygame.Surface:
        """Cache a composed picture under a key of its own."""
        return self._keep(("made", *key), surface)

    def recall(self, key: Key) -> pygame.Surface | None:
        return self._find(("made", *key))

    def prefetch(self, names: Iterable[str]) -> None:
        """Have pictures drawn that will soon be shown, as large as others of their kind are."""
        for name in names:
            for box in self._boxes.get(_kind(name), ()) if not self.eager else ():
                if not self._has("svg", name, *box):
                    self._expected["svg", name, *box] = self._loading(("svg", name, *box))

    @property
    def is_loading(self) -> bool:
        """Whether requested pictures are still to be drawn."""
        return bool(self._wanted or self._expected) or self._coming is not None

    def work(self) -> bool:
        """Take in what was drawn and have the next drawn; true if anything new can be shown."""
        awaited = False
        if self._coming is not None and self._coming.drawn.done():
            key, drawn, awaited = self._coming
            self._coming = None
            # Somebody may have asked for it meanwhile.
            awaited = self._wanted.pop(key, None) is not None or awaited
            self._keep(key, drawn.result().convert_alpha())
            self._later.update(self._awaiting)
            self._awaiting.clear()
        if self._coming is None and (self._wanted or self._expected):
            awaits = bool(self._wanted)
            key, draw = (self._wanted or self._expected).popitem(last=False)
            self._coming = _Coming(key, self._drawer().submit(draw), awaits)
        return awaited

    def _drawer(self) -> "ThreadPoolExecutor":
        """The thread that draws; nobody waits for it before the first picture was asked for."""
        if self._thread is None:
            from concurrent.futures import ThreadPoolExecutor

            self._thread = ThreadPoolExecutor(1, "pictures")
        return self._thread

    def _stand_in(self, name: str, width: int, height: int) -> pygame.Surface:
        """The back of a card, tinted like its kind; for what is no card, its tint alone."""
        kind = _kind(name)
        key = ("stand-in", kind, width, height)
        found = self._find(key)
        if found is None:
            tint = palette.BACKS.get(kind, palette.MOUNT)
            found = card_back(max(1, width), max(1, height), tint, plain=kind == "scenes")
            self._keep(key, found)
        return found

    def _find(self, key: Key) -> pygame.Surface | None:
        found = self._kept.get(key)
        if found is None and self._composing:
            return self._parts.get(key)
        if found is None:  # it may have been a part, and is seen by itself now
            found = self._parts.pop(key)
            return self._keep(key, found) if found is not None else None
        return found

    def _has(self, *key: object) -> bool:
        return key in self._kept or key in self._parts

    def _keep(self, key: Key, surface: pygame.Surface) -> pygame.Surface:
        window = max(LEAST_WINDOW, self.window[0] * self.window[1])
        self._kept.room, self._parts.room = _KEEP * window, _PARTS * window
        keep = self._parts if self._composing else self._kept
        return keep.put(key, surface, surface.get_width() * surface.get_height())


def _kind(name: str) -> str:
    """Folder of a picture."""
    return name.partition("/")[0]
