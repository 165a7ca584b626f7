"""The rulebook: the shipped one is whole, and a faulty one is refused with a reason."""

from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
import yaml

from forgewar.content.error import ContentError
from forgewar.content.files import MAX_BYTES
from forgewar.content.rulebook import Rulebook, load_rulebook

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


def test_rulings_are_marked(book: Rulebook) -> None:
    assert book.clause("MINE-6").ruling
    assert not book.clause("MINE-8").ruling


# A small sound rulebook, and what is wrong with it after one change.

SOUND: dict[str, Any] = {
    "chapters": [
        {"id": "MINE", "clauses": [{"id": "MINE-1"}, {"id": "MINE-2"}]},
        {"id": "END", "clauses": [{"id": "END-1"}]},
    ]
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


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (changed(*SECOND, "id", to="MINE-1"), "clause MINE-1 stands here a second time"),
        (changed(*SECOND, "id", to="MINE-3"), "clause MINE-3 stands where MINE-2 is due"),
        (changed(*FIRST, "id", to="MINE-0"), "clause MINE-0 stands where MINE-1 is due"),
        (changed(*FIRST, "id", to="MINE-01"), "clause MINE-01 stands where MINE-1 is due"),
        (changed(*SECOND, "id", to="END-2"), "clause END-2 does not belong to chapter MINE"),
        (changed(*SECOND, "id", to="mine-2"), "clause mine-2 does not belong to chapter MINE"),
        (changed(*SECOND, "colour", to="red"), 'unknown key "colour"'),
        (changed("author", to="me"), 'unknown key "author"'),
        (changed(*SECOND, "modes", to=["endless"]), "unknown word 'endless'"),
        (changed(*SECOND, "solo", to="yes"), "solo"),
        (changed(*SECOND, "ruling", to="perhaps"), "ruling"),
        (changed("chapters", 1, "id", to="End"), "id of chapters 2"),
        (changed("chapters", 1, "id", to="MINE"), "chapter MINE stands here a second time"),
        (changed("chapters", 1, "clauses", to=[]), "clauses of chapters 2"),
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
    path = write(tmp_path, changed(*SECOND, "id", to="MINE-7"))
    line = 1 + path.read_text(encoding="utf-8").splitlines().index("  - id: MINE-7")
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
