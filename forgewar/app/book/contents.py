"""First page of the rulebook: questions that are often asked, and the chapters as pictures."""

from collections.abc import Callable
from functools import partial

from forgewar.app.book.blocks import Block, TurnTo
from forgewar.app.book.chapter_pictures import draw_chapter
from forgewar.app.kit import palette, svg
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.kit.layout import tiles
from forgewar.play.rulebook import QUESTIONS, RULINGS, START, SYMBOLS, Book, question
from forgewar.words import rulebook as words
from forgewar.words import say

_GAP = 12.0
_CHIP, _CHIPS = 34.0, 50.0
_STRIP = 46.0
_LEAST_HIGH, _WITH_ABOUT = 96.0, 116.0  # of a chapter, without and with a line below its name
_LOW = 0.42  # height of a chapter where the page scrolls, of its width
_COLUMNS = ((1100.0, 4), (640.0, 3), (0.0, 2))


class Questions(Block):
    """Questions as chips, as many as one row has room for: a press puts one into the search."""

    def __init__(self, ask: Callable[[str], None]) -> None:
        self._ask = ask

    def height(self, c: Canvas, width: float) -> float:
        return _CHIPS

    def draw(self, c: Canvas, x: float, y: float, width: float) -> None:
        head, middle = say("book-often-asked"), y + _CHIP / 2
        room = c.text_width(head, size=16, face="Title") + 22
        left = x
        if width >= 800:
            c.text(head, x, middle, size=16, face="Title", colour=palette.BRASS)
            left += room
        for name in QUESTIONS:
            text = question(name)
            wide = c.text_width(text, size=16) + 30
            if left + wide > x + width:
                break
            marked = c.spot(f"ask.{name}", left, y, wide, _CHIP, text, partial(self._ask, text))
            fill = palette.CARD_MARKED if marked else palette.CARD
            body = svg.box(0, 0, wide, _CHIP, _CHIP / 2, palette.OUTLINE)
            body += svg.box(1.4, 1.4, wide - 2.8, _CHIP - 2.8, _CHIP / 2 - 1.4, "url(#g)")
            c.shape(left, y, wide, _CHIP, body, svg.gradient("g", _CHIP, *fill))
            c.text(text, left + 15, middle, size=16)
            left += wide + 10


class Chapters(Block):
    """Every chapter with its picture, name, subject and number of clauses. `here` is the chapter on
    what is being decided, `room` the height they should fit into."""

    def __init__(self, book: Book, here: str, room: float, turn_to: TurnTo) -> None:
        self._book, self._here, self._room, self._turn_to = book, here, room, turn_to
        self._chapters = [START, *(each.id for each in book.rulebook.chapters), SYMBOLS]

    def _size(self, width: float) -> tuple[int, float, float]:
        """Columns, and width and height of a chapter."""
        columns = next(count for least, count in _COLUMNS if width >= least)
        wide = (width - (columns - 1) * _GAP) / columns
        rows = -(-len(self._chapters) // columns)
        high = (self._room - _STRIP - rows * _GAP) / rows
        return columns, wide, high if high >= _LEAST_HIGH else max(_LEAST_HIGH, wide * _LOW)

    def height(self, c: Canvas, width: float) -> float:
        columns, _, high = self._size(width)
        return -(-len(self._chapters) // columns) * (high + _GAP) + _STRIP

    def draw(self, c: Canvas, x: float, y: float, width: float) -> None:
        columns, wide, high = self._size(width)
        boxes = tiles(Box(x, y, width, 0), len(self._chapters), columns, (wide, high), _GAP)
        for chapter, box in zip(self._chapters, boxes, strict=True):
            if -high < box.y < c.height:
                self._draw(c, chapter, box)
        self._draw_rulings(c, Box(x, y + self.height(c, width) - _STRIP, width, _STRIP))

    def _draw(self, c: Canvas, chapter: str, box: Box) -> None:
        name, about = chapter_name(chapter), say(f"book-about-{chapter}")
        here = chapter == self._book.chapter_of(self._here)
        press = partial(self._turn_to, self._here if here else chapter)
        clauses = self._clauses(chapter)
        spoken = say("book-chapter-says", about=about, count=clauses) if clauses else about
        marked = c.spot(
            f"chapter.{chapter.lower()}", *box, name, press, spoken=spoken,
            state="chosen" if here else "",
        )  # fmt: skip
        draw_chapter(c, chapter, box, words=True)
        edge = palette.CHOSEN if here else palette.MARKED if marked else palette.CARD_EDGE
        ring = 3.0 if here else 1.6
        rect = f'<rect x="{ring / 2}" y="{ring / 2}" width="{box.width - ring}" '
        rect += f'height="{box.height - ring}" rx="6" fill="none" stroke="{edge}" '
        c.shape(*box, f'{rect} stroke-width="{ring}"/>')
        two = box.height >= _WITH_ABOUT and c.least_width(about) <= box.width - 84
        y = box.bottom - (38 if two else 20)
        counted = 0.0
        if clauses:
            number = str(clauses)
            right, low = box.right - 14, box.bottom - (17 if two else 20)
            used = c.text(number, right, low, size=15, face="Title", colour=palette.DIM, anchor="r")
            at, tint = right - used - 22, palette.BRASS
            c.picture("icons/rules", at, low, 16, ay=0.5, tint=tint, sign=False)
            counted = used + 28
        colour = palette.PRESTIGE if here or marked else palette.BONE
        room = box.width - 28 - (0 if two else counted)
        c.text(name, box.x + 14, y, size=18, face="Title", colour=colour, room=room)
        if two:
            room = box.width - 28 - counted
            c.text(about, box.x + 14, box.bottom - 16, size=15, colour=palette.SHUT_TITLE,
                   room=room)  # fmt: skip

    def _clauses(self, chapter: str) -> int:
        found = [each for each in self._book.rulebook.chapters if each.id == chapter]
        return len(found[0].clauses) if found else 0

    def _draw_rulings(self, c: Canvas, box: Box) -> None:
        """Draw the card of the house rulings, for those who know the board game."""
        name, about = chapter_name(RULINGS), say(f"book-about-{RULINGS}")
        press = partial(self._turn_to, RULINGS)
        marked = c.spot(f"chapter.{RULINGS.lower()}", *box, name, press, spoken=about)
        fill = palette.CARD_MARKED if marked else palette.CARD
        body = svg.box(0, 0, box.width, box.height, 7, palette.CARD_EDGE)
        body += svg.box(1.4, 1.4, box.width - 2.8, box.height - 2.8, 6, "url(#g)")
        c.shape(*box, body, svg.gradient("g", box.height, *fill))
        x, y = box.x + 16, box.centre[1]
        c.picture("icons/swap", x, y, 20, ay=0.5, tint=palette.BRASS, sign=False)
        room = box.width - 84
        used = c.text(name, x + 32, y, size=16, face="Title", room=room)
        left = x + 32 + used + 22
        if left + c.text_width(about, size=15) < box.right - 40:
            c.text(about, left, y, size=15, colour=palette.DIM)
        tint = palette.BRASS
        c.picture("icons/next", box.right - 18, y, 18, ax=1, ay=0.5, tint=tint, sign=False)


def chapter_name(chapter: str) -> str:
    """Name of a chapter, or of a page that is none."""
    if chapter == START:
        return say("book-start")
    if chapter == SYMBOLS:
        return say("book-symbols")
    return say("book-rulings") if chapter == RULINGS else words.chapter_title(chapter)
