"""The rulebook on screen: chapters on the left, clauses on the right, any clause by its id."""

from functools import partial
from typing import TYPE_CHECKING

from forgewar.app.kit import palette, widgets
from forgewar.app.kit.canvas import Canvas
from forgewar.app.window.sheet import Sheet
from forgewar.content.rulebook import Rulebook, load_rulebook
from forgewar.words import say

if TYPE_CHECKING:
    from forgewar.app.window.app import App

_CHAPTERS = 190.0


class RulesOverlay(Sheet):
    """Opens at a chapter; the words are in data/rulebook.yaml."""

    wide = 1080.0

    def __init__(self, app: "App", chapter: str = "") -> None:
        super().__init__(app)
        self.title = say("menus-rules")
        self._book: Rulebook = load_rulebook()
        self._chapter = chapter or "START"

    def _turn_to(self, chapter: str) -> None:
        self._chapter = chapter
        self.scroll_to(0)

    def _tabs(self) -> list[tuple[str, str]]:
        chapters = [(chapter.id, chapter.title) for chapter in self._book.chapters]
        return [("START", say("menus-rules-start")), *chapters, ("TERMS", say("menus-rules-terms"))]

    def draw(self, c: Canvas) -> None:
        super().draw(c)
        width = min(self.wide, c.width - 48)
        x, y = (c.width - width) / 2 + 20, 112.0
        tabs = self._tabs()
        each = min(38.0, (c.height - 160) / len(tabs))
        for i, (tab, label) in enumerate(tabs):
            chosen = tab == self._chapter
            at = y + i * each
            widgets.row(
                c, f"chapter.{tab.lower()}", x, at, _CHAPTERS - 20, each - 5, label,
                partial(self._turn_to, tab), chosen=chosen,
            )  # fmt: skip
            c.text(label, x + 12, at + (each - 5) / 2, size=16, room=_CHAPTERS - 44)

    def body(self, c: Canvas, x: float, y: float, width: float, height: float) -> float:
        x, width = x + _CHAPTERS, width - _CHAPTERS
        start = y
        if self._chapter == "START":
            y = _paragraphs(c, self._book.intro, x, y, width)
        elif self._chapter == "TERMS":
            for term in self._book.terms:
                c.text(term.name, x, y + 14, size=17, face="Bold", colour=palette.CHANGED)
                y += 24 + c.paragraph(term.text, x, y + 38, width, size=16, leading=21) + 10
        else:
            y = self._draw_chapter(c, x, y, width)
        return y - start

    def _draw_chapter(self, c: Canvas, x: float, y: float, width: float) -> float:
        chapter = next(ch for ch in self._book.chapters if ch.id == self._chapter)
        intro = chapter.intro
        y += c.paragraph(intro, x, y + 14, width, size=17, face="Italic", leading=23) + 18
        for clause in chapter.clauses:
            used = c.text(clause.id, x, y + 14, size=15, face="Title", colour=palette.BRASS)
            c.text(clause.title, x + used + 12, y + 14, size=17, face="Bold")
            y = _paragraphs(c, clause.text, x, y + 26, width) + 8
        return y


def _paragraphs(c: Canvas, text: str, x: float, y: float, width: float) -> float:
    """Paragraphs with air between them; returns where the next thing may begin."""
    for paragraph in text.split("\n"):
        if paragraph.strip():
            y += c.paragraph(paragraph, x, y + 12, width, size=17, leading=22) + 9
    return y
