"""A quest is completed: its card rises large, all its steps ticked off, and brightens; a wax seal
falls on it; what it brings is written beside it and flies from there, and those who were there step
forward."""

from dataclasses import dataclass
from functools import partial

import pygame
from msgspec.structs import replace

from forgewar.app import cards
from forgewar.app.kit import motion, palette, svg
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.match import flights
from forgewar.app.match.set_pieces.base import MARGIN, Staged, growth, table
from forgewar.app.match.set_pieces.light import draw_rays
from forgewar.app.match.set_pieces.seal import draw_seal
from forgewar.content.model import RESOURCES
from forgewar.play import piece_views
from forgewar.rules.catalogue import catalogue
from forgewar.words import say

# Parts of the first step: it has risen, it brightens and is bright, the seal falls and lands.
_RISEN, _BRIGHTENS, _BRIGHT, _FALLS, _LANDS = 0.36, 0.40, 0.66, 0.58, 0.82
_SEAL = 124.0  # units
_HEAD, _GAIN = 182.0, 42.0  # units: the plate with words, and the pictures on it
_MOST_TILES = 5  # of adventurers
_WORDS, _TILE = 520.0, 200.0  # units: widths of the words and of a tile
_APART, _ROWS_APART = 20.0, 30.0  # units: from the words to the tiles, and between their rows
_SIGNS = {
    "prestige": "icons/prestige",
    "gold": "icons/coin",
    "person": "icons/person",
    **{resource: f"resources/{resource}" for resource in RESOURCES},
}


@dataclass(frozen=True, slots=True)
class _Places:
    """Places of the parts on a canvas."""

    card: Box
    words: Box  # right of the card
    zoom: float  # of the words

    @property
    def middle(self) -> motion.Point:
        return self.card.x + self.card.width / 2, self.card.y + self.card.height / 2

    @property
    def seal(self) -> motion.Point:
        """On the picture: name and legs can be read."""
        return self.card.x + self.card.width * 0.8, self.card.y + self.card.height * 0.3


def places(c: Canvas) -> _Places:
    """The card on the left of the table, words and people on its right."""
    box = table(c)
    height = min(box.height * 0.84, 588.0, box.width * 0.42 * 1.4)
    width = height / 1.4
    zoom = max(1.0, min(growth(c, 2.0), (box.width - width - 120) / _WORDS))
    words = min(box.width - width - 120, _WORDS * zoom)
    left = box.x + (box.width - width - 56 - words) / 2
    top = box.y + (box.height - height) / 2
    return _Places(Box(left, top, width, height), Box(left + width + 56, top, words, height), zoom)


class CompletedPiece(Staged):
    dims = True

    def make(self, c: Canvas) -> None:
        match, piece = self.match, self.piece
        self._said = piece_views.completed(match.view, piece)
        at, done = places(c), catalogue(match.view.content).tracks[piece.quest].last + 1
        emblem = match.view.emblem(piece.seat)
        for name in ("dull", "card"):
            self.raised(
                c, name, at.card.width, at.card.height,
                partial(
                    cards.draw_quest, content=match.view.content, key=piece.quest,
                    x=MARGIN, y=MARGIN, width=at.card.width, step=done, emblem=emblem,
                    dim=name == "dull", flat=True,
                ),
            )  # fmt: skip
        self.picture(c, "seal", _SEAL, _SEAL, lambda own: draw_seal(own, emblem))
        draw_rays(self, c, at.card.height * 1.5)
        self.picture(c, "head", at.words.width, _HEAD * at.zoom, self._head, at.zoom)
        self._company = self._people()
        self._tile_width = self._width_of_tiles(c, at)
        for number in self._company:
            self._tile(c, number, self._tile_width)
        for gained, _ in self._said.gains:  # so that none is drawn while they fly
            flights.fetch(c, gained)

    def _width_of_tiles(self, c: Canvas, at: _Places) -> float:
        """Width of an adventurer's tile: two stand side by side, all rows between the bars."""
        width = min(_TILE * at.zoom, (at.words.width - 12) / 2)
        rows = max(1, (len(self._company) + 1) // 2)
        room = table(c).bottom - at.words.y - _HEAD * at.zoom - _APART - _ROWS_APART * rows
        return min(width, width * room / rows / cards.tile_height(width))

    def _people(self) -> list[int]:
        """Adventurers on the quest."""
        heroes = self.match.view.shown.guilds[self.piece.seat].adventurers
        raised = {one.adventurer for one in self._said.raised}
        there = [i for i, hero in enumerate(heroes) if hero.quest == self.piece.quest]
        return sorted(there, key=lambda number: number not in raised)[:_MOST_TILES]

    def _tile(self, c: Canvas, number: int, width: float) -> None:
        """An adventurer as he is, and as he will be, with the level that he reaches."""
        hero = self.match.view.shown.guilds[self.piece.seat].adventurers[number]
        levels = {one.adventurer: one.level for one in self._said.raised}
        size = (width, cards.tile_height(width))
        for name, shown in (
            (f"tile.{number}", hero),
            (f"raised.{number}", replace(hero, level=levels.get(number, hero.level))),
        ):
            self.raised(
                c, name, *size,
                partial(
                    cards.draw_adventurer, view=self.match.view, seat=self.piece.seat,
                    number=number, x=MARGIN, y=MARGIN, width=width, hero=shown, flat=True,
                ),
            )  # fmt: skip
        for one in self._said.raised:
            if one.adventurer == number:
                words = str(piece_views.level(one))
                self.picture(
                    c, f"level.{number}", width * 0.72, 36 * width / _TILE,
                    partial(_level, words=words), width / _TILE,
                )  # fmt: skip

    def _head(self, c: Canvas) -> None:
        """Who, and what, and what it brings."""
        self.plate(c)
        emblem = self.match.view.emblem(self.piece.seat)
        c.picture(f"emblems/shield_{emblem}", 18, 36, 36, 40, ay=0.5)
        c.text(str(self._said.head), 66, 36, size=24, face="Title", colour=palette.PIECE_HEAD,
               room=c.width - 84)  # fmt: skip
        c.text(self._said.name, 18, 82, size=36, face="Title", room=c.width - 36)
        for (gained, amount), x in self._gains(c.width):
            tint = palette.PERSON if gained == "person" else ""
            c.picture(_SIGNS[gained], x + _GAIN / 2, 138, _GAIN, ax=0.5, ay=0.5, tint=tint)
            colour = palette.PRESTIGE if gained == "prestige" else palette.BONE
            c.text(say("match-gain", number=amount), x + _GAIN + 6, 138, size=32, face="Title",
                   colour=colour)  # fmt: skip

    def _gains(self, width: float) -> list[tuple[tuple[str, int], float]]:
        """Gains of the quest, each with its x on a plate of a width."""
        gains = self._said.gains
        pitch = min(128.0, (width - 36) / max(1, len(gains)))
        return [(gain, 18 + pitch * i) for i, gain in enumerate(gains)]

    # Drawing

    def light(self, c: Canvas, ground: pygame.Surface) -> None:
        self.on_ground(c, "rays", ground, *places(c).middle)

    def shine(self) -> float:
        return motion.smooth(motion.within(self.part(), _BRIGHTENS, _BRIGHT))

    def draw(self, c: Canvas) -> None:
        at, part = places(c), self.part()
        up = motion.smooth(motion.within(part, 0.0, _RISEN))
        landed = motion.within(part, _LANDS, 1.0)
        self._card(c, at, up, self.shine(), landed)
        self._words(c, at, part)
        if part > _LANDS:
            seed = self.piece.first
            motion.draw_sparks(c, *at.seal, landed, seed, 120)
            motion.draw_paper(c, *at.middle, self._whole(), seed, at.card.height * 0.7)

    def _whole(self) -> float:
        """Progress of the set piece since the seal has landed."""
        numbers = range(self.piece.first + 1, self.piece.first + len(self.piece.events))
        rest = [self.part(number) for number in numbers] or [0.0]
        landed = motion.within(self.part(), _LANDS, 1.0)
        return 0.3 * landed + 0.7 * sum(rest) / len(rest)

    def _card(self, c: Canvas, at: _Places, up: float, bright: float, landed: float) -> None:
        x, y, alpha = motion.travel(c, self._start(c, at), at.middle, up)
        size = 1.0 if c.calm else 0.34 + 0.66 * up
        if not c.calm:
            y += motion.shake(landed, 5)
        if bright < 1:
            self.show(c, "dull", x, y, alpha, size)
        if bright > 0:
            self.show(c, "card", x, y, min(alpha, int(255 * bright)), size)
        falls = motion.within(self.part(), _FALLS, _LANDS)
        if falls > 0:
            drop = 1.0 if c.calm else motion.drop(falls)
            high = at.seal[1] - 260 * (1 - drop)
            large = 1.0 if drop >= 1 else 1.0 + 0.9 * (1 - drop)
            self.show(c, "seal", at.seal[0], high, int(255 * min(1, 2 * falls)), large)

    def _start(self, c: Canvas, at: _Places) -> motion.Point:
        """Place of the quest on the table, from which its rewards fly."""
        box = table(c)
        start = (box.x + box.width / 2, box.y + box.height)
        for name in (f"own.{self.piece.quest}", f"market.road.{self.piece.quest}"):
            if name in c.frame.places:
                found = c.place(name)
                assert found is not None
                start = found.centre
            c.note_place(f"{name}.level", *at.seal)
            for (gained, _), left in self._gains(at.words.width / at.zoom):
                x, y = (left + _GAIN / 2) * at.zoom, 138 * at.zoom
                c.note_place(f"{name}.{gained}", at.words.x + x, at.words.y + y)
        return start

    def _words(self, c: Canvas, at: _Places, part: float) -> None:
        """Draw the guild, the gains and the adventurers."""
        box = at.words
        come = motion.smooth(motion.within(part, 0.3, 0.6))
        if come <= 0:
            return
        aside = 0.0 if c.calm else 40 * (1 - come)
        y = box.y + _HEAD * at.zoom / 2
        self.show(c, "head", box.x + box.width / 2 + aside, y, int(255 * come))
        self._tiles(c, at, motion.within(part, 0.5, 0.95))

    def _tiles(self, c: Canvas, at: _Places, come: float) -> None:
        """Two beside each other; whoever is raised steps forward, and his diamond lights up."""
        raised = {one.adventurer: self.part(one.number) for one in self._said.raised}
        wide = self._tile_width
        tall, top = cards.tile_height(wide), at.words.y + _HEAD * at.zoom + _APART
        for i, number in enumerate(self._company):
            own = motion.smooth(motion.within(come, 0.12 * i, 0.52 + 0.12 * i))
            if own <= 0:
                continue
            x = at.words.x + (i % 2) * (wide + 12) + wide / 2
            y = top + (i // 2) * (tall + _ROWS_APART) + tall / 2
            lit = raised.get(number, 0.0)
            if not c.calm:
                y += 30 * (1 - own) - 10 * motion.pulse(lit)
            alpha = int(255 * own)
            self.show(c, f"tile.{number}", x, y, alpha)
            c.note_place(f"hero.{number}", x, y, 0, 0)
            if lit > 0:
                alpha = int(255 * motion.smooth(motion.within(lit, 0.4, 1.0)))
                self.show(c, f"raised.{number}", x, y, alpha)
                self.show(c, f"level.{number}", x, y + tall / 2, alpha)
                motion.draw_sparks(c, x, y, motion.within(lit, 0.6, 1.0), number, 44)


def _level(c: Canvas, words: str) -> None:
    """The level that somebody reaches, on the lower edge of his tile."""
    w, h = c.width, c.height
    body = svg.box(0, 0, w, h, h / 2, palette.OUTLINE)
    body += svg.box(2, 2, w - 4, h - 4, h / 2 - 2, "url(#g)")
    c.shape(0, 0, w, h, body, svg.gradient("g", h, palette.GILT_TOP, palette.GILT_FOOT))
    c.text(words, w / 2, h / 2, size=22, face="Title", colour=palette.INK, anchor="c", room=w - 16)
