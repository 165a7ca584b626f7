"""The rulebook opens where it should: at every decision, refusal, word and symbol."""

import pytest
from msgspec.structs import replace
from rules.test_refusals import EXAMPLES
from words.speaking import speaking

from forgewar.content import load
from forgewar.play.rulebook import QUESTIONS, START, Book, page_at, question
from forgewar.rules import decisions as de
from forgewar.rules.game import Game
from forgewar.rules.state import GameState, Options
from forgewar.words.language import language_tags
from forgewar.words.rulebook import term_name


@pytest.fixture(scope="module")
def book() -> Book:
    return Book()


@pytest.fixture(scope="module")
def state() -> GameState:
    return Game.new(Options("simple", 2), 1, load.default()).state


def test_every_refusal_opens_a_page(book: Book) -> None:
    assert {case.clause for case in EXAMPLES} <= set(book.pages)


def test_every_kind_of_decision_opens_a_page(book: Book, state: GameState) -> None:
    given = {"source": "quest", "ref": "", "quests": (), "adventurer": 0, "before": "end",
             "budget": 1, "tile": "", "side": 1}  # fmt: skip
    for kind in de.Decision.__args__:
        takes = {name: given[name] for name in kind.__struct_fields__ if name in given}
        assert page_at(kind(seat=0, **takes), state) in book.pages, kind


def test_the_page_is_that_of_the_moment(state: GameState) -> None:
    last = state.clone()
    last.round = last.options.rounds
    solo = state.clone()
    solo.options = Options("simple", 1, difficulty="easy")
    assert page_at(de.MineTurn(0), state) == "MINE-3"
    assert page_at(de.MineTurn(0, second=True), state) == "MINE-2"
    assert page_at(de.MineTurn(0, second=True), solo) == "SOLO-8"
    assert page_at(de.MarketTurn(0), state) == "MARKET-1"
    assert page_at(de.MarketTurn(0), last) == "MARKET-10"
    assert page_at(None, state) == "END-2"


def test_a_new_stage_has_its_own_page(state: GameState) -> None:
    later = state.clone()
    later.options, later.stage = replace(later.options, mode="epic"), 2
    assert page_at(de.Placement(0), state) == "SETUP-11"
    assert page_at(de.Placement(0), later) == "STAGE-4"


def test_a_word_finds_the_pages_that_are_about_it_first(book: Book) -> None:
    assert book.search("strike")[0] == "MINE-8"
    assert book.search("barracks")[0] == "MARKET-5"
    assert "MARKET-13" in book.search("seller")


def test_a_term_finds_every_clause_that_it_leads_to(book: Book) -> None:
    for term, found in book.glossary.items():
        pages = set(book.search(term_name(term)))
        assert {page for page in found.pages if "-" in page} <= pages


def test_all_words_must_be_there_and_their_beginning_is_enough(book: Book) -> None:
    assert "ORDER-1" in book.search("few work")
    assert book.search("overseer xylophone") == []
    assert book.search("  ") == []


def test_accents_need_not_be_typed_and_words_need_no_spaces_before_them(book: Book) -> None:
    english = book.search("strike")
    with speaking("fr"):
        assert book.search("GREVE") == book.search("grève")
        assert "MINE-8" in book.search("greve")
    with speaking("pl"):
        assert book.search("zloto") == book.search("złoto") != []
    with speaking("ja"):
        assert "MINE-8" in book.search("ストライキ")
        assert not book.search("ストライキがが")
    assert book.search("strike") == english != []


@pytest.mark.parametrize("tag", language_tags())
def test_questions_that_are_often_asked_are_answered_first(book: Book, tag: str) -> None:
    with speaking(tag):
        for name, page in QUESTIONS.items():
            assert book.search(question(name))[0] == page
        assert len({question(name) for name in QUESTIONS}) == len(QUESTIONS)


def test_a_question_of_ones_own_finds_the_clauses_with_its_rarest_words(book: Book) -> None:
    assert book.search("When does the merchant buy an emerald of mine?")[0] == "MERCHANT-1"
    assert "MINE-8" in book.search("How many workers must touch each other for a strike?")[:2]
    with speaking("ja"):
        assert "MINE-8" in book.search("なぜストライキになったのですか？")
    assert book.search("Xylophone?") == []


def test_a_symbol_finds_its_pages(book: Book) -> None:
    assert "strike" in book.symbols()
    assert book.glossary["brackets"].pages == ("QUEST-10", "FAIL-3")


def test_rulings_are_listed(book: Book) -> None:
    assert book.rulings()[0] == "SETUP-1"
    assert "MINE-8" not in book.rulings()


def test_a_page_stands_in_its_chapter(book: Book) -> None:
    assert book.chapter_of("MINE-6") == "MINE"
    assert book.chapter_of(START) == START
