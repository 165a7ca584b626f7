"""The words of the rulebook: clauses and terms have them, links lead somewhere, no id is seen."""

import re

import pytest
from msgspec.structs import replace
from words.speaking import speaking

from forgewar.content.glossary import Term, load_glossary
from forgewar.content.rulebook import load_rulebook
from forgewar.words import language, rulebook
from forgewar.words.check import check_book

BOOK = load_rulebook()
GLOSSARY = load_glossary(BOOK)
ID = re.compile(r"\b[A-Z]{3,}-\d+\b")


def test_nothing_is_missing_and_every_link_resolves() -> None:
    assert [*check_book(BOOK, GLOSSARY)] == []


def test_what_is_missing_is_told() -> None:
    chapter = BOOK.chapters[0]
    more = replace(chapter, id="NEW", clauses=(replace(chapter.clauses[0], id="NEW-1"),))
    longer = replace(BOOK, chapters=(*BOOK.chapters, more))
    told = [*check_book(longer, {**GLOSSARY, "luck": Term(("MINE-1",))})]
    assert "en: rulebook-NEW-1-text is missing" in told
    assert "en: glossary-luck-means is missing" in told
    assert told == sorted(told)


def test_what_is_too_much_or_leads_nowhere_is_told() -> None:
    shorter = replace(BOOK, chapters=BOOK.chapters[:-1])
    told = [*check_book(shorter, GLOSSARY)]
    assert "en: rulebook-SOLO-1 belongs to nothing in the rulebook" in told
    assert "en: rulebook-MINE-2-text leads to SOLO-8, which does not exist" in told
    idle = [sentence for sentence in told if "belongs to nothing" in sentence]
    assert told[: len(idle)] == idle == sorted(idle)
    assert len(idle) > 10
    assert all("leads to SOLO-" in sentence for sentence in told[len(idle) :])


def _everything() -> list[str]:
    texts = [rulebook.plain(rulebook.book_intro())]
    for chapter in BOOK.chapters:
        texts.append(rulebook.plain(rulebook.chapter_intro(chapter.id)))
    for clause in BOOK.clauses():
        texts.append(rulebook.plain(rulebook.clause_text(clause.id)))
        if clause.ruling:
            texts.append(rulebook.ruling(clause.id))
    return texts + [rulebook.term_meaning(term) for term in GLOSSARY]


def test_no_reader_sees_the_id_of_a_clause() -> None:
    assert [text for text in _everything() if ID.search(text) or "<" in text] == []


def test_every_clause_has_a_short_title_of_its_own_and_whole_sentences() -> None:
    titles = [rulebook.clause_title(clause.id) for clause in BOOK.clauses()]
    assert len(set(titles)) == len(titles)
    assert [title for title in titles if not 2 <= len(title.split()) <= 5] == []
    assert [text for text in _everything() if not text.endswith(".")] == []


def test_every_letter_can_be_shown_by_the_fonts() -> None:
    for text in _everything():
        text.replace("“", "").replace("”", "").encode("latin-1")


def test_no_clause_leads_to_itself() -> None:
    spoken = language.current()
    for clause in BOOK.clauses():
        assert clause.id not in rulebook.links(spoken.source(f"rulebook-{clause.id}-text"))


def test_the_worked_example_is_told_in_paragraphs() -> None:
    assert len(rulebook.clause_text("MINE-9")) == 4


def test_a_link_reads_as_the_title_of_its_clause() -> None:
    (told,) = rulebook.paragraphs("Few go first\n(see <ORDER-1>).")
    assert told == [
        rulebook.Run("Few go first (see "),
        rulebook.Run("Fewest workers first", "ORDER-1"),
        rulebook.Run(")."),
    ]


def test_spaces_that_hold_together_are_kept() -> None:
    assert rulebook.paragraphs("Qui\u00a0va\n  d'abord\u202f?") == [
        [rulebook.Run("Qui\u00a0va d'abord\u202f?")]
    ]


@pytest.mark.parametrize(
    ("tag", "wanted"),
    [
        ("en", ["Adventurer", "At home", "Claim"]),
        ("de", ["Ausrüsten", "Automatische Farbe", "Händler", "Hieb"]),
        ("fr", ["Acte", "Âge", "Armement", "Échec", "Émeraude", "Emplacement", "Étal"]),
        ("es", ["Maña", "Marcador", "Título", "Tramo"]),
        ("pl", ["Gotowe", "Górnik", "Surowiec", "Śmiałek", "Trakt", "Żelazo"]),
        ("ja", ["空きスペース", "威力", "エメラルド", "街道", "鍛冶屋", "ギルド", "金貨"]),
    ],
)
def test_terms_stand_in_the_order_of_a_dictionary(tag: str, wanted: list[str]) -> None:
    with speaking(tag):
        names = [rulebook.term_name(term) for term in rulebook.terms_in_order(GLOSSARY)]
    assert [name for name in names if name in wanted] == wanted


def test_japanese_terms_say_how_they_are_read() -> None:
    japanese = language.language("ja")
    for term in GLOSSARY:
        read = japanese.form(f"glossary-{term}", "read", {})
        assert re.fullmatch("[ぁ-んー]+", read or ""), term
