"""Finding one's way in the rulebook: the page of a decision, of a word and of a symbol.

A page is a clause (MINE-6), a chapter (MINE), or one of the four pages that are neither.
"""

import re
import unicodedata
from collections.abc import Iterator
from functools import cached_property
from math import log

from forgewar.content.figures import Figures, load_figures
from forgewar.content.glossary import Glossary, load_glossary
from forgewar.content.rulebook import Rulebook, load_rulebook
from forgewar.rules import decisions as de
from forgewar.rules.state import GameState
from forgewar.words import language, say
from forgewar.words import rulebook as words

CONTENTS, START, SYMBOLS, RULINGS = "CONTENTS", "START", "SYMBOLS", "RULINGS"
# Questions that are often asked, and the clauses that answer them.
QUESTIONS = {
    "strike": "MINE-8",
    "failed": "FAIL-1",
    "first": "ORDER-1",
    "design": "MARKET-6",
    "sell": "MERCHANT-1",
}
_WORD = re.compile(r"\w+")
_ACCENT = re.compile("[\u0300-\u036f]")
_UNSPACED = "\u2e80"  # from here on come scripts that are written without spaces
_UNSPACED_WORDS = re.compile("[\u30a1-\u30ff]+|[\u3400-\u9fff]+")
_ASKED = ("?", "\uff1f")
_NEAR = 0.6  # of the best score: clauses that answer a question nearly as well


def page_at(decision: de.Decision | None, state: GameState) -> str:
    """The page on what is being decided; on the final count once nothing is."""
    if decision is None:
        return "END-2"
    if isinstance(decision, de.MineTurn) and decision.second:
        return "SOLO-8" if state.options.solo else "MINE-2"
    if isinstance(decision, de.MarketTurn) and state.round == state.options.rounds:
        return "MARKET-10"
    first_stage = state.options.game_mode.stages[0]
    if isinstance(decision, de.Placement) and state.stage > first_stage:
        return "STAGE-4"
    return decision.clause


# A clause with the words of its title, with those of terms that lead to it, and of its text.
Searched = tuple[str, list[str], list[str]]


class Book:
    """The rulebook and the glossary, with every text that can be searched."""

    def __init__(self) -> None:
        self.rulebook: Rulebook = load_rulebook()
        self.glossary: Glossary = load_glossary(self.rulebook)
        self.figures: Figures = load_figures(self.rulebook)
        self._read: dict[str, list[Searched]] = {}

    @cached_property
    def pages(self) -> list[str]:
        """Every page there is, in reading order."""
        found = [CONTENTS, START]
        for chapter in self.rulebook.chapters:
            found += [chapter.id, *(clause.id for clause in chapter.clauses)]
        return [*found, SYMBOLS, RULINGS]

    def chapter_of(self, page: str) -> str:
        """The chapter that a page stands in; the page itself if it is no clause."""
        return page.partition("-")[0]

    def _searched(self) -> list[Searched]:
        """Every clause with what can be found of it, in the language in force."""
        tag = language.current().tag
        if tag not in self._read:
            self._read[tag] = list(self._search_words())
        return self._read[tag]

    def _search_words(self) -> Iterator[Searched]:
        named: dict[str, list[str]] = {}
        for term, found in self.glossary.items():
            for page in found.pages:
                named.setdefault(page, []).append(words.term_name(term))
        for clause in self.rulebook.clauses():
            title = " ".join([words.clause_title(clause.id), *named.get(clause.id, [])])
            text = words.plain(words.clause_text(clause.id))
            yield clause.id, _words(title), _words(text)

    def search(self, text: str) -> list[str]:
        """The clauses in which every word of a text begins some word, those with most of them in
        their titles first."""
        if text.strip().endswith(_ASKED):
            return self._answers(text.strip())
        wanted = _words(text)
        found = []
        for place, (page, title, body) in enumerate(self._searched()):
            hits = [_hits(word, title) for word in wanted]
            if wanted and all(
                hit or _hits(word, body) for hit, word in zip(hits, wanted, strict=True)
            ):
                found.append((-sum(map(bool, hits)), place, page))
        return [page for _, _, page in sorted(found)]

    def _answers(self, text: str) -> list[str]:
        """The clauses that answer a question: the one that is known to, then those with its rarest
        words. A word in a title counts most, one in a long text least."""
        known = [page for name, page in QUESTIONS.items() if question(name) == text]
        scores = dict.fromkeys((page for page, _, _ in self._searched()), 0.0)
        usual = sum(len(body) for _, _, body in self._searched()) / len(scores)
        for word in _key_words(text):
            hits = [
                (page, 3.0 if _hits(word, title) else 1 / (0.4 + 0.6 * len(body) / usual))
                for page, title, body in self._searched()
                if _hits(word, title) or _hits(word, body)
            ]
            for page, weight in hits:
                scores[page] += weight * log(len(scores) / len(hits))
        best = max(scores.values())
        ranked = sorted(scores, key=lambda page: -scores[page])
        near = [page for page in ranked if best and scores[page] >= _NEAR * best]
        return list(dict.fromkeys([*known, *near]))

    def symbols(self) -> list[str]:
        """The terms that have a picture, in the order of the glossary."""
        return [term for term, found in self.glossary.items() if found.picture]

    def figures_of(self, page: str) -> list[str]:
        """The figures that stand beside a clause."""
        return [name for name, figure in self.figures.items() if figure.page == page]

    def rulings(self) -> list[str]:
        """The clauses that were decided here, in reading order."""
        return [clause.id for clause in self.rulebook.clauses() if clause.ruling]


def question(name: str) -> str:
    """A question that is often asked, in the language in force."""
    return say(f"book-question-{name}")


def _key_words(text: str) -> list[str]:
    """The words of a question that can be looked for; of scripts without spaces, those that are not
    written in hiragana."""
    found: list[str] = []
    for word in _words(text):
        found += _UNSPACED_WORDS.findall(word) if word[0] >= _UNSPACED else [word]
    return [word for word in found if len(word) > 1]


def _words(text: str) -> list[str]:
    """The words of a text as they are compared: whoever types "epee" finds "Épée"."""
    apart = unicodedata.normalize("NFD", text.casefold().replace("ł", "l"))
    return _WORD.findall(unicodedata.normalize("NFC", _ACCENT.sub("", apart)))


def _hits(word: str, words_: list[str]) -> bool:
    """Whether a word begins some word; where words are not set apart, whether it is there."""
    if word[0] >= _UNSPACED:
        return any(word in each for each in words_)
    return any(each.startswith(word) for each in words_)
