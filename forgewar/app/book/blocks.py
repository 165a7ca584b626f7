"""Blocks of a rulebook page: their kinds, heights and drawing."""

from collections.abc import Callable
from functools import partial

import pygame

from forgewar.app.book import prose
from forgewar.app.book.chapter_pictures import draw_chapter
from forgewar.app.book.figure_view import Exhibit
from forgewar.app.kit import palette, svg, widgets
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.kit.layout import tiles
from forgewar.content.rulebook import Clause
from forgewar.play.rulebook import RULINGS, Book
from forgewar.words import rulebook as words
from forgewar.words import say
from forgewar.words.rulebook import Paragraph

TurnTo = Callable[[str], None]
_EDGE = 14.0  # around a clause, where the one that was asked for is lit
_TILE = 84.0  # a symbol with its name below it
_SNIPPET = 2  # lines
_PICTURED = 560.0  # units that a result with a picture needs
_TALLEST = 430.0  # units of a figure
_BESIDE = 240.0  # units that a caption needs to stand beside its figure


class Block:
    """Subclasses know how high they are in a width, and draw themselves. `page` is what they are
    found by."""

    page = ""

    def height(self, c: Canvas, width: float) -> float:
        raise NotImplementedError

    def draw(self, c: Canvas, x: float, y: float, width: float) -> None:
        raise NotImplementedError


class Note(Block):
    """A few words in italics."""

    def __init__(self, text: str) -> None:
        self._text = text

    def height(self, c: Canvas, width: float) -> float:
        return 23 * len(c.wrapped(self._text, width, size=17, face="Italic")) + 18

    def draw(self, c: Canvas, x: float, y: float, width: float) -> None:
        c.paragraph(self._text, x, y + 14, width, size=17, face="Italic", leading=23)


class Words(Block):
    """Paragraphs, with links."""

    def __init__(self, told: list[Paragraph], turn_to: TurnTo) -> None:
        self._told, self._turn_to = told, turn_to

    def height(self, c: Canvas, width: float) -> float:
        return prose.height(c, self._told, width)

    def draw(self, c: Canvas, x: float, y: float, width: float) -> None:
        prose.draw(c, "words", self._told, x, y, width, self._turn_to)


class FigureBlock(Block):
    """A figure with its caption beside it or below; a worked example plays when it is pressed."""

    def __init__(self, name: str, exhibit: Exhibit) -> None:
        self._name, self._exhibit = name, exhibit

    def _size(self, c: Canvas, width: float) -> tuple[float, float]:
        wide, tall = self._exhibit.size(c)
        part = min(1.0, (width - _EDGE) / wide, _TALLEST / tall)
        return wide * part, tall * part

    def _caption(self, c: Canvas, width: float) -> tuple[float, list[str]]:
        """Indent of the caption, if it has room there, and its lines."""
        wide, _ = self._size(c, width)
        beside = wide + 20 if width - wide - 20 >= _BESIDE else 0.0
        said = words.join_lines(str(self._exhibit.demonstration.caption))
        return beside, c.wrapped(said, width - _EDGE - beside, size=16, face="Italic")

    def height(self, c: Canvas, width: float) -> float:
        tall = self._size(c, width)[1]
        beside, lines = self._caption(c, width)
        said = 20 * len(lines) + 8
        return (max(tall, said) if beside else tall + said) + 26

    def draw(self, c: Canvas, x: float, y: float, width: float) -> None:
        wide, tall = self._size(c, width)
        box = c.rect(x, y, wide, tall)
        picture = self._exhibit.picture(c)
        if picture.get_size() != box.size:
            picture = pygame.transform.smoothscale(picture, box.size)
        c.surface.blit(picture, box)
        shown = self._exhibit.demonstration
        press = shown.start if shown.plays and not shown.playing else None
        name, label = f"figure.{self._name}", words.join_lines(str(shown.caption))
        marked = c.spot(name, x, y, wide, tall, label, press)
        edge = palette.CHOSEN if marked and press else palette.BRASS
        pygame.draw.rect(c.surface, edge, box, max(1, c.px(2)))
        beside, lines = self._caption(c, width)
        at = y + 10 if beside else y + tall + 16
        for i, line in enumerate(lines):
            c.text(line, x + beside, at + 20 * i, size=16, face="Italic", colour=palette.DIM)
        if press is not None:
            disc = f'<circle cx="22" cy="22" r="21" fill="{palette.OUTLINE}" opacity=".8"/>'
            c.shape(x + wide - 54, y + 10, 44, 44, disc)
            c.picture("icons/play", x + wide - 32, y + 32, 26, ax=0.5, ay=0.5, tint=edge)


class ClauseBlock(Block):
    """A clause: its title, its text, and a mark where it was decided here."""

    def __init__(self, clause: Clause, turn_to: TurnTo, *, lit: bool) -> None:
        self.page = clause.id
        self._clause, self._turn_to, self._lit = clause, turn_to, lit
        self._told = words.clause_text(clause.id)
        self._ruling = words.ruling(clause.id) if clause.ruling else ""

    def height(self, c: Canvas, width: float) -> float:
        return 26 + prose.height(c, self._told, width - _EDGE) + self._ruling_height(c, width) + 14

    def _ruling_height(self, c: Canvas, width: float) -> float:
        if not self._ruling:
            return 0.0
        return 20 * len(c.wrapped(self._ruling, width - _EDGE - 30, size=16, face="Italic")) + 6

    def draw(self, c: Canvas, x: float, y: float, width: float) -> None:
        if self._lit:
            tall = self.height(c, width) - 12
            c.shape(x - 10, y, 4, tall, svg.box(0, 0, 4, tall, 2, palette.BRASS))
        inner = x + (_EDGE - 10) * self._lit
        self._title(c, x, y, width)
        at = y + 26
        name = f"clause.{self.page.lower()}"
        at += prose.draw(c, name, self._told, inner, at, width - _EDGE, self._turn_to)
        if self._ruling:
            self._mark(c, name, inner, at, width - _EDGE)

    def _title(self, c: Canvas, x: float, y: float, width: float) -> None:
        scope = _scope(self._clause)
        room = width - (c.text_width(scope, size=15) + 16 if scope else 0)
        title = words.clause_title(self.page)
        inner = x + (_EDGE - 10) * self._lit
        c.text(title, inner, y + 14, size=18, face="Bold", colour=palette.CHANGED, room=room)
        if scope:
            c.text(scope, x + width, y + 14, size=15, colour=palette.DIM, anchor="r")

    def _mark(self, c: Canvas, name: str, x: float, y: float, width: float) -> None:
        """A seal, and what was decided."""
        tall = self._ruling_height(c, width + _EDGE) - 6
        press = partial(self._turn_to, RULINGS)
        label, tip = say("book-ruling"), say("book-ruling-tip")
        c.spot(f"{name}.ruling", x, y, 24, max(24.0, tall), label, press, tip=tip)
        c.picture("icons/seal", x + 10, y + 9, 18, ax=0.5, ay=0.5)
        c.paragraph(
            self._ruling, x + 30, y + 9, width - 30,
            size=16, face="Italic", colour=palette.DIM, leading=20,
        )  # fmt: skip


def _scope(clause: Clause) -> str:
    """In which games alone a clause holds, if not in all."""
    if clause.solo:
        return say("book-only-solo")
    if clause.modes == ("epic",):
        return say("book-only-epic")
    return say("book-not-solo") if clause.solo is False else ""


class Result(Block):
    """A page that was found: its title, its chapter and how it begins."""

    def __init__(self, page: str, turn_to: TurnTo) -> None:
        self.page = page
        self._turn_to = turn_to

    def height(self, c: Canvas, width: float) -> float:
        return 30 + 20 * len(self._lines(c, width)) + 16

    def _lines(self, c: Canvas, width: float) -> list[str]:
        text = words.plain(words.clause_text(self.page)).partition("\n")[0]
        return c.wrapped(text, width - 28 - _indent(width), size=16)[:_SNIPPET]

    def draw(self, c: Canvas, x: float, y: float, width: float) -> None:
        tall = self.height(c, width) - 8
        title = words.clause_title(self.page)
        press = partial(self._turn_to, self.page)
        widgets.row(c, f"page.{self.page.lower()}", x, y, width, tall, title, press)
        chapter = self.page.partition("-")[0]
        left, name = x + 14 + _indent(width), words.chapter_title(chapter)
        if _indent(width):
            draw_chapter(c, chapter, Box(x + 6, y + 6, _indent(width) - 2, tall - 12))
        c.text(name, x + width - 14, y + 18, size=15, colour=palette.DIM, anchor="r")
        room = width - 44 - _indent(width) - c.text_width(name, size=15)
        c.text(title, left, y + 18, size=17, face="Bold", room=room)
        for i, line in enumerate(self._lines(c, width)):
            c.text(line, left, y + 42 + 20 * i, size=16, colour=palette.DIM)


def _indent(width: float) -> float:
    """Width of the picture beside a result; none where there is little room."""
    return 116.0 if width >= _PICTURED else 0.0


class Banner(Block):
    """The picture of a chapter above its page."""

    def __init__(self, chapter: str, height: float) -> None:
        self._chapter, self._height = chapter, height

    def height(self, c: Canvas, width: float) -> float:
        return self._height + 16

    def draw(self, c: Canvas, x: float, y: float, width: float) -> None:
        draw_chapter(c, self._chapter, Box(x, y, width, self._height))


class RulingRow(Block):
    """A ruling on the page that lists them all."""

    def __init__(self, page: str, turn_to: TurnTo) -> None:
        self.page = page
        self._turn_to = turn_to

    def height(self, c: Canvas, width: float) -> float:
        return 30 + 20 * len(c.wrapped(words.ruling(self.page), width - 56, size=16)) + 16

    def draw(self, c: Canvas, x: float, y: float, width: float) -> None:
        tall = self.height(c, width) - 8
        title = words.clause_title(self.page)
        press = partial(self._turn_to, self.page)
        widgets.row(c, f"page.{self.page.lower()}", x, y, width, tall, title, press)
        c.picture("icons/seal", x + 22, y + 18, 18, ax=0.5, ay=0.5)
        c.text(title, x + 42, y + 18, size=17, face="Bold", room=width - 56)
        c.paragraph(words.ruling(self.page), x + 42, y + 42, width - 56, size=16, leading=20)


class Symbols(Block):
    """Every symbol with its name: press one to find its pages."""

    def __init__(self, book: Book, look_for: TurnTo) -> None:
        self._book, self._look_for = book, look_for

    def _columns(self, width: float) -> int:
        return max(1, int(width // 118))

    def height(self, c: Canvas, width: float) -> float:
        return _TILE * -(-len(self._book.symbols()) // self._columns(width)) + 16

    def draw(self, c: Canvas, x: float, y: float, width: float) -> None:
        columns = self._columns(width)
        each = width / columns
        terms, size = self._book.symbols(), (each - 6, _TILE - 6)
        places = tiles(Box(x, y, width, 0), len(terms), columns, size, 6)
        for term, (left, top, wide, tall) in zip(terms, places, strict=True):
            name, press = words.term_name(term), partial(self._look_for, term)
            widgets.row(
                c, f"symbol.{term}", left, top, wide, tall, name, press,
                tip=words.term_meaning(term),
            )  # fmt: skip
            picture = self._book.glossary[term].picture
            c.picture(picture, left + wide / 2, top + 28, 38, ax=0.5, ay=0.5)
            _name_below(c, name, left + 4, top + 62, wide - 8)


def _name_below(c: Canvas, name: str, x: float, y: float, room: float) -> None:
    """The name of a symbol: on one line, or if it is too long for that, on two."""
    if c.least_width(name) <= room:
        c.text(name, x + room / 2, y, size=15, anchor="c", room=room)
    else:
        c.paragraph(name, x, y - 7, room, size=0, anchor="c", leading=15)


class Terms(Block):
    """Words of the game with their meaning, and the way to their pages."""

    def __init__(self, book: Book, terms: list[str], turn_to: TurnTo) -> None:
        self._book, self._terms, self._turn_to = book, terms, turn_to

    def _height(self, c: Canvas, term: str, width: float) -> float:
        return 26 + 21 * len(c.wrapped(words.term_meaning(term), width - 46, size=16)) + 12

    def height(self, c: Canvas, width: float) -> float:
        return sum(self._height(c, term, width) for term in self._terms) + 10

    def draw(self, c: Canvas, x: float, y: float, width: float) -> None:
        for term in self._terms:
            tall = self._height(c, term, width)
            if -tall < y < c.height:
                self._one(c, term, x, y, width)
            y += tall

    def _one(self, c: Canvas, term: str, x: float, y: float, width: float) -> None:
        found, name = self._book.glossary[term], words.term_name(term)
        if found.picture:
            c.picture(found.picture, x + 16, y + 26, 30, ax=0.5, ay=0.5)
        press = partial(self._turn_to, found.page)
        wide = c.text_width(name, size=17, face="Bold")
        marked = c.spot(f"term.{term}", x + 46, y, wide, 26, name, press)
        colour = palette.CHOSEN if marked else palette.CHANGED
        c.text(name, x + 46, y + 14, size=17, face="Bold", colour=colour)
        c.paragraph(words.term_meaning(term), x + 46, y + 38, width - 46, size=16, leading=21)
