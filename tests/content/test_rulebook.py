"""The rulebook: the shipped one is whole, and a faulty one is refused with a reason."""

from copy import deepcopy
from pathlib import Path
from typing import Any

import msgspec
import pytest
import yaml

from forgewar.content.error import ContentError
from forgewar.content.files import MAX_BYTES
from forgewar.content.rulebook import Rulebook, load_rulebook, references

CLAUSES_OF = {
    "SETUP": 13,
    "ROUND": 6,
    "MINE": 9,
    "ORDER": 4,
    "MARKET": 15,
    "MERCHANT": 3,
    "ADV": 7,
    "CHAMP": 10,
    "QUEST": 12,
    "FAIL": 4,
    "STAGE": 4,
    "BONUS": 6,
    "END": 3,
    "SOLO": 15,
}


@pytest.fixture(scope="module")
def book() -> Rulebook:
    return load_rulebook()


def test_chapters_stand_in_order_with_all_their_clauses(book: Rulebook) -> None:
    counts = {chapter.id: len(chapter.clauses) for chapter in book.chapters}
    assert list(counts.items()) == list(CLAUSES_OF.items())


def test_clauses_are_numbered_from_one_without_gaps(book: Rulebook) -> None:
    expected = [f"{name}-{n}" for name, count in CLAUSES_OF.items() for n in range(1, count + 1)]
    assert [clause.id for clause in book.clauses()] == expected


def test_every_clause_has_a_short_title_of_its_own_and_a_text(book: Rulebook) -> None:
    titles = [clause.title for clause in book.clauses()]
    assert len(set(titles)) == len(titles)
    for clause in book.clauses():
        assert 2 <= len(clause.title.split()) <= 5, clause.id
        assert clause.text == clause.text.strip(), clause.id
        assert clause.text.endswith("."), clause.id


def test_every_reference_resolves(book: Rulebook) -> None:
    texts = [book.intro, *(chapter.intro for chapter in book.chapters)]
    texts += [clause.text for clause in book.clauses()] + [term.text for term in book.terms]
    named = [reference for text in texts for reference in references(text)]
    assert len(named) > 50
    for reference in named:
        assert book.clause(reference).id == reference


def test_no_clause_refers_to_itself(book: Rulebook) -> None:
    assert [c.id for c in book.clauses() if c.id in references(c.text)] == []


def test_every_letter_can_be_shown_by_the_fonts(book: Rulebook) -> None:
    msgspec.json.encode(book).decode().encode("latin-1")


def test_terms_are_in_alphabetical_order_and_one_sentence_each(book: Rulebook) -> None:
    names = [term.name for term in book.terms]
    assert names == sorted(names)
    for term in book.terms:
        assert term.text.endswith("."), term.name
        assert ". " not in term.text, term.name


def test_the_worked_example_is_told_in_paragraphs(book: Rulebook) -> None:
    assert len(book.clause("MINE-9").text.split("\n")) == 4


def test_a_clause_is_found_by_its_id(book: Rulebook) -> None:
    assert book.clause("MINE-6").id == "MINE-6"
    with pytest.raises(KeyError, match="MINE-99"):
        book.clause("MINE-99")


def test_a_clause_says_in_which_games_it_holds(book: Rulebook) -> None:
    champion, late, order = (book.clause(i) for i in ("CHAMP-2", "ROUND-5", "ORDER-1"))
    assert champion.holds("epic", solo=False)
    assert champion.holds("epic", solo=True)
    assert not champion.holds("simple", solo=False)
    assert late.holds("fast_forward", solo=False)
    assert not late.holds("fast_forward", solo=True)
    assert not late.holds("epic", solo=False)
    assert order.holds("simple", solo=False)
    assert not order.holds("simple", solo=True)


def test_the_solo_chapter_is_for_solo_and_epic_chapters_for_epic(book: Rulebook) -> None:
    chapters = {chapter.id: chapter for chapter in book.chapters}
    assert all(clause.solo is True for clause in chapters["SOLO"].clauses)
    for name in ("STAGE", "BONUS"):
        assert all(clause.modes == ("epic",) for clause in chapters[name].clauses)


def test_references_are_found_in_their_order() -> None:
    assert references("See MINE-6, then ADV-1 (not Mine-7 or level-1).") == ["MINE-6", "ADV-1"]


# A small sound rulebook, and what is wrong with it after one change.

SOUND: dict[str, Any] = {
    "intro": "A game.",
    "chapters": [
        {
            "id": "MINE",
            "title": "The mine",
            "intro": "Dig.",
            "clauses": [
                {"id": "MINE-1", "title": "One move", "text": "Move once (see MINE-2)."},
                {"id": "MINE-2", "title": "A second move", "text": "Move again."},
            ],
        },
        {
            "id": "END",
            "title": "The end",
            "intro": "Stop.",
            "clauses": [{"id": "END-1", "title": "The winner", "text": "Most wins."}],
        },
    ],
    "terms": [{"name": "worker", "text": "Somebody who works."}],
}


def write(folder: Path, content: Any) -> Path:
    path = folder / "rulebook.yaml"
    path.write_text(yaml.safe_dump(content), encoding="utf-8")
    return path


def changed(*keys: str | int, to: Any) -> dict[str, Any]:
    """A copy of SOUND in which the value at `keys` is another."""
    copy = deepcopy(SOUND)
    at: Any = copy
    for key in keys[:-1]:
        at = at[key]
    at[keys[-1]] = to
    return copy


def test_a_small_sound_rulebook_loads(tmp_path: Path) -> None:
    book = load_rulebook(write(tmp_path, SOUND))
    assert [clause.id for clause in book.clauses()] == ["MINE-1", "MINE-2", "END-1"]


FIRST = ("chapters", 0, "clauses", 0)
SECOND = ("chapters", 0, "clauses", 1)
TWICE = [{"name": "worker", "text": "Somebody."}, {"name": "worker", "text": "Somebody else."}]


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (changed(*SECOND, "id", to="MINE-1"), "clause MINE-1 stands here a second time"),
        (changed(*SECOND, "id", to="MINE-3"), "clause MINE-3 stands where MINE-2 is due"),
        (changed(*FIRST, "id", to="MINE-0"), "clause MINE-0 stands where MINE-1 is due"),
        (changed(*FIRST, "id", to="MINE-01"), "clause MINE-01 stands where MINE-1 is due"),
        (changed(*SECOND, "id", to="END-2"), "clause END-2 does not belong to chapter MINE"),
        (changed(*SECOND, "id", to="mine-2"), "clause mine-2 does not belong to chapter MINE"),
        (changed(*SECOND, "text", to="See MINE-7."), "clause MINE-2 refers to MINE-7, which"),
        (changed("intro", to="See MINE-7."), "the introduction refers to MINE-7"),
        (changed("chapters", 1, "intro", to="See X-1."), "chapter END refers to X-1"),
        (changed("terms", 0, "text", to="See X-1."), 'the term "worker" refers to X-1'),
        (changed(*SECOND, "colour", to="red"), 'unknown key "colour"'),
        (changed("author", to="me"), 'unknown key "author"'),
        (changed(*SECOND, "modes", to=["endless"]), "unknown word 'endless'"),
        (changed(*SECOND, "solo", to="yes"), "solo"),
        (changed(*SECOND, "title", to=""), "title"),
        (changed(*SECOND, "text", to=""), "text"),
        (changed("chapters", 1, "id", to="End"), "id of chapters 2"),
        (changed("chapters", 1, "id", to="MINE"), "chapter MINE stands here a second time"),
        (changed("chapters", 1, "clauses", to=[]), "clauses of chapters 2"),
        (changed("terms", to=TWICE), 'the term "worker" stands here a second time'),
        ([], "a map of keys"),
        (None, "a map of keys"),
    ],
)
def test_a_faulty_rulebook_is_refused_with_its_reason(
    tmp_path: Path, content: Any, message: str
) -> None:
    with pytest.raises(ContentError) as refused:
        load_rulebook(write(tmp_path, content))
    assert refused.value.file == "rulebook.yaml"
    assert message in refused.value.reason


def test_a_refusal_tells_the_line(tmp_path: Path) -> None:
    path = write(tmp_path, changed(*SECOND, "text", to="See MINE-7."))
    line = 1 + path.read_text(encoding="utf-8").splitlines().index("    text: See MINE-7.")
    with pytest.raises(ContentError) as refused:
        load_rulebook(path)
    assert refused.value.line == line


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="cannot be read"):
        load_rulebook(tmp_path / "nowhere.yaml")


def test_a_huge_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "rulebook.yaml"
    path.write_bytes(b"#" * (MAX_BYTES + 1))
    with pytest.raises(ContentError, match=f"larger than {MAX_BYTES} bytes"):
        load_rulebook(path)
