"""The rulebook on screen: contents with pictures, then chapters at the left and the pages of one at
the right; a search above."""

from collections.abc import Callable
from functools import cache, partial
from typing import TYPE_CHECKING

from forgewar.app.book.blocks import (
    Banner,
    Block,
    ClauseBlock,
    FigureBlock,
    Note,
    Result,
    RulingRow,
    Symbols,
    Terms,
    Words,
)
from forgewar.app.book.contents import Chapters, Questions, chapter_name
from forgewar.app.book.figure_view import Exhibit
from forgewar.app.kit import palette, widgets
from forgewar.app.kit.canvas import Canvas
from forgewar.app.kit.scroll_list import ScrollList
from forgewar.app.kit.text_field import ENTER, TextField
from forgewar.app.window.overlay import Overlay
from forgewar.play.rulebook import CONTENTS, RULINGS, START, SYMBOLS, Book, page_at
from forgewar.words import message, say
from forgewar.words import rulebook as words

if TYPE_CHECKING:
    from forgewar.app.window.scene_context import SceneContext

_CHAPTERS = 220.0
_CONTENTS_WIDE, _PAGE_WIDE = 1440.0, 1240.0
_QUESTIONS = 50.0  # their height
_BANNER = 0.4  # of the page that tells of the game
_BESIDE = 1200.0  # the width of a window from which on chapters lie beside the page, not above it
_TAB = 38.0
_ABREAST = 640.0  # the width of its head, with words on its button
_LEAST_TAB = 33.0  # units: where tabs would be lower, they scroll
_MOST = 30  # results of a search


@cache
def _book() -> Book:
    """Read when the rulebook is first opened."""
    return Book()


class RulesOverlay(Overlay):
    """Opens at a page, or at the contents, where the chapter on what the player is doing has a ring
    and typing searches at once."""

    room = (800.0, 450.0)

    def __init__(self, context: "SceneContext", at: str = "") -> None:
        super().__init__(context)
        self.title = message("menus-rules")
        self._book = _book()
        self._here = self._find_here()
        self._page = at if at in self._book.pages else CONTENTS
        self._aim = self._page  # what is to be scrolled to
        self._before: list[str] = []
        self._search = TextField("", longest=60, empty=message("book-search"))
        self._list = ScrollList()  # of chapters
        self._symbol = ""  # the term whose pages are looked at
        self._exhibits: dict[str, Exhibit] = {}

    def _find_here(self) -> str:
        """The page on what is being decided; none without a game."""
        match = self.context.match
        return page_at(match.view.decision, match.view.shown) if match is not None else ""

    def enter(self) -> None:
        """Type at once on the first page; with a pad nothing can be typed."""
        if self._page == CONTENTS and not self.context.bindings.by_pad:
            self._search.start()

    @property
    def wide(self) -> float:  # type: ignore[override]
        """The contents have four pictures in a row, lines of text are shorter."""
        return _CONTENTS_WIDE if self._page == CONTENTS else _PAGE_WIDE

    @property
    def page(self) -> str:
        """The page that is open."""
        return self._page

    @property
    def first_focus(self) -> str:
        if self._page != CONTENTS:
            return super().first_focus
        if self._search.open:
            return "search"
        return _tab_name(self._book.chapter_of(self._here) or START)

    # Actions

    def turn_to(self, page: str) -> None:
        """Open another page; `previous` leads back to this one."""
        self._before.append(self._page)
        self._show(page)

    def _show(self, page: str) -> None:
        self._page = self._aim = page
        self._search.text, self._symbol = "", ""
        self._search.close()
        self.enter()
        self.context.changed()

    def _turn_back(self) -> None:
        if self._before:
            self._show(self._before.pop())

    def _ask(self, question: str) -> None:
        """Put a question into the search."""
        self._search.text = question
        self.scrolling.offset = 0.0
        self.context.changed()

    def _look_for(self, term: str) -> None:
        """Every page on a symbol."""
        self._symbol = term
        self.scrolling.offset = 0.0

    @property
    def field(self) -> TextField | None:
        return self._search if self._search.open else None

    def key(self, key: str) -> bool:
        """Keys that leave the search: on to what is found or to the chapters, or out."""
        if not self._search.open or self._search.composing:
            return False
        if key == "escape":
            typed = bool(self._search.text)
            self._search.close()
            if typed:
                self._show(self._page)
            else:
                self.context.command("back")
            return True
        if key not in ("down", "tab", *ENTER):
            return False
        self._search.close()
        found = self._hits()[:1]
        if key not in ENTER:
            first = f"page.{found[0].lower()}" if found else self.first_focus
            self.context.controller.focus = first
        elif found:
            self.turn_to(found[0])
        elif self._page == CONTENTS and not self._search.text.strip():
            self.turn_to(self._here or START)
        return True

    def handle(self, command: str) -> bool:
        if command == "back" and (self._search.text or self._symbol):
            self._show(self._page)
            return True
        if command == "rules":
            return True
        focus = self.context.controller.focus
        near = self._list.neighbour(command, focus) or self._beside_chapter(command, focus)
        if near:
            self.context.controller.focus = near
            return True
        return super().handle(command)

    def _beside_chapter(self, command: str, focus: str) -> str:
        """The picture before or after one of the contents."""
        names = [_tab_name(tab) for tab, _ in self._tabs()[1:]]
        if self._page != CONTENTS or focus not in names or command not in ("left", "right"):
            return ""
        place = names.index(focus) + (1 if command == "right" else -1)
        return names[place] if 0 <= place < len(names) else ""

    # Drawing

    def head(self, c: Canvas, x: float, y: float, width: float) -> None:
        used = c.text(str(self.title), x, y + 34, size=24, face="Title", room=_CHAPTERS - 30)
        narrow = width < _ABREAST
        if self._page == CONTENTS:
            left = x + max(used + 30, 0 if narrow else _CHAPTERS - 40)
            tint = palette.BRASS
            c.picture("icons/search", left, y + 33, 24, ay=0.5, tint=tint, sign=False)
            self._draw_search(c, left + 34, y, x + width - left - 42)
            return
        left = x + (used + 16 if narrow else max(used + 24, _CHAPTERS - 8))
        why = "" if self._before else say("book-no-page-before")
        press, label, wide = self._turn_back, say("book-previous"), 44 if narrow else 116
        widgets.button(
            c, "previous", left, y + 14, wide, "" if narrow else label, press, why=why,
            icon="previous", tip=label if narrow else "",
        )  # fmt: skip
        left += wide + 12
        self._draw_search(c, left, y, min(420.0, x + width - left - 4))

    def _draw_search(self, c: Canvas, x: float, y: float, room: float) -> None:
        if self._search.open:
            widgets.glow(c, x, y + 14, room, 38)
        self._search.draw(c, "search", x, y + 14, room, say("book-search"))

    def draw(self, c: Canvas) -> None:
        super().draw(c)
        if not _beside(c) or self._page == CONTENTS:
            return
        width = min(self.wide, c.width - 48)
        x, y = (c.width - width) / 2 + 20, 109.5
        tabs = self._tabs()
        high = c.height - 160
        each = min(_TAB, max(_LEAST_TAB, high / len(tabs)))
        names = [(_tab_name(tab),) for tab, _ in tabs]
        draw_tab = partial(self._draw_tab, c, tabs, x)
        self._list.draw(c, "chapters", (x, y, _CHAPTERS - 20, high), names, each, draw_tab)

    def _draw_tab(
        self,
        c: Canvas,
        tabs: list[tuple[str, str]],
        x: float,
        number: int,
        at: float,
        width: float,
        each: float,
    ) -> None:
        tab, label = tabs[number]
        here = tab == self._book.chapter_of(self._page)
        press = partial(self.turn_to, tab)
        widgets.row(c, _tab_name(tab), x, at + 2.5, width, each - 5, label, press, chosen=here)
        c.text(label, x + 12, at + each / 2, size=16, room=width - 24)

    def _tabs(self) -> list[tuple[str, str]]:
        chapters = [chapter.id for chapter in self._book.rulebook.chapters]
        pages = [START, *chapters, SYMBOLS, RULINGS]
        return [(CONTENTS, say("book-contents")), *((page, chapter_name(page)) for page in pages)]

    def body(self, c: Canvas, x: float, y: float, width: float, height: float) -> float:
        blocks, above = self._blocks(height), 0.0
        if self._page == CONTENTS:
            pass  # all of the page is theirs
        elif _beside(c):
            x, width = x + _CHAPTERS, width - _CHAPTERS
        elif not (self._search.text.strip() or self._symbol):
            above = _TAB * ((len(self._tabs()) + 1) // 2) + 12
        heights = [block.height(c, width) for block in blocks]
        total = above + sum(heights)
        y += self._take_aim(blocks, heights, max(0.0, total + 16 - height), above)
        start = y
        if above:
            self._draw_tabs_above(c, x, y, width)
            y += above
        for block, tall in zip(blocks, heights, strict=True):
            if -tall < y < c.height:
                block.draw(c, x, y, width)
            y += tall
        return y - start

    def _draw_tabs_above(self, c: Canvas, x: float, y: float, width: float) -> None:
        """All chapters in two columns, at the beginning of what is scrolled."""
        tabs, wide = self._tabs(), (width - 8) / 2
        for number in range(len(tabs)):
            at = y + _TAB * (number // 2)
            if -_TAB < at < c.height:
                left = x + (wide + 8) * (number % 2)
                self._draw_tab(c, tabs, left, number, at, wide, _TAB)

    def _take_aim(
        self, blocks: list[Block], heights: list[float], most: float, above: float
    ) -> float:
        """Scroll to the page that was asked for, once; returns how far that moves everything."""
        if not self._aim:
            return 0.0
        place = next((i for i, block in enumerate(blocks) if block.page == self._aim), 0)
        self._aim, before = "", self.scrolling.offset
        self.scrolling.offset = min(above + sum(heights[:place]), most)
        return before - self.scrolling.offset

    def _hits(self) -> list[str]:
        """Pages that the search finds, the best first."""
        return self._book.search(self._search.text) if self._search.text.strip() else []

    def _blocks(self, height: float) -> list[Block]:
        """Blocks of the current page, or of the search results, in a window of a height."""
        book, turn_to = self._book, self.turn_to
        if self._search.text.strip():
            return self._found(self._hits()) or self._nothing_found(height)
        if self._symbol:
            return [
                Terms(book, [self._symbol], turn_to),
                *self._found(list(book.glossary[self._symbol].pages)),
            ]
        chapter = book.chapter_of(self._page)
        if chapter == CONTENTS:
            return self._contents(height)
        if chapter == START:
            return [Banner(START, height * _BANNER), Words(words.book_intro(), turn_to)]
        if chapter == SYMBOLS:
            terms = words.terms_in_order(book.glossary)
            note = Note(words.join_lines(say("book-symbols-note")))
            return [note, Symbols(book, self._look_for), Terms(book, terms, turn_to)]
        if chapter == RULINGS:
            rows = [RulingRow(clause, turn_to) for clause in book.rulings()]
            return [Note(words.join_lines(say("book-rulings-note"))), *rows]
        return self._chapter(chapter, turn_to)

    def _contents(self, height: float) -> list[Block]:
        room = height - _QUESTIONS - 16
        return [Questions(self._ask), Chapters(self._book, self._here, room, self.turn_to)]

    def _nothing_found(self, height: float) -> list[Block]:
        """That no page has what was looked for, above the contents or some questions."""
        beside = self._page != CONTENTS  # the chapters have their place there
        below = [Questions(self._ask)] if beside else self._contents(height)
        return [Note(say("book-nothing-found")), *below]

    def _chapter(self, chapter: str, turn_to: Callable[[str], None]) -> list[Block]:
        found = next(each for each in self._book.rulebook.chapters if each.id == chapter)
        intro = Note(words.plain(words.chapter_intro(chapter)))
        blocks: list[Block] = [intro]
        for clause in found.clauses:
            blocks.append(ClauseBlock(clause, turn_to, lit=clause.id == self._page))
            names = self._book.figures_of(clause.id)
            blocks += [FigureBlock(name, self._exhibit(name)) for name in names]
        return blocks

    def _exhibit(self, name: str) -> Exhibit:
        """A figure, laid out when its page is first looked at."""
        if name not in self._exhibits:
            self._exhibits[name] = Exhibit(self.context, name, self._book.figures[name])
        return self._exhibits[name]

    # Worked examples

    def update(self, seconds: float) -> bool:
        shown = [
            exhibit.demonstration.match.clock.update(seconds) for exhibit in self._exhibits.values()
        ]
        return any(shown)

    @property
    def needs_ticks(self) -> bool:
        return any(
            exhibit.demonstration.match.clock.needs_ticks for exhibit in self._exhibits.values()
        )

    def _found(self, pages: list[str]) -> list[Block]:
        if not pages:
            return []
        many = Note(say("book-found", count=len(pages)))
        return [many, *(Result(page, self.turn_to) for page in pages[:_MOST])]


def _tab_name(tab: str) -> str:
    return f"chapter.{tab.lower()}"


def _beside(c: Canvas) -> bool:
    """Whether there is room for the chapters beside the page."""
    return c.width >= _BESIDE
