"""The glossary: the shipped one is whole, and a faulty one is refused with a reason."""

from pathlib import Path

import pytest

from forgewar.content.error import ContentError
from forgewar.content.glossary import Glossary, load_glossary, without_picture
from forgewar.content.rulebook import load_rulebook
from forgewar.paths import assets_folder

BOOK = load_rulebook()


@pytest.fixture(scope="module")
def glossary() -> Glossary:
    return load_glossary(BOOK)


def test_every_picture_of_a_term_is_there(glossary: Glossary) -> None:
    assert [*without_picture(glossary, assets_folder())] == []


def test_a_missing_picture_is_told(glossary: Glossary, tmp_path: Path) -> None:
    told = [*without_picture({"strike": glossary["strike"]}, tmp_path)]
    assert told == ["glossary.yaml: the picture of strike, icons/strike, is missing"]


def test_a_term_leads_to_its_page(glossary: Glossary) -> None:
    assert glossary["strike"].page == "MINE-8"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("strike: {pages: [MINE-99]}", "strike leads to MINE-99, which does not exist"),
        ("strike: {pages: []}", "pages"),
        ("strike: {pages: [MINE-8], colour: red}", 'unknown key "colour"'),
        ("- strike", "a map of keys"),
    ],
)
def test_a_faulty_glossary_is_refused_with_its_reason(
    tmp_path: Path, text: str, reason: str
) -> None:
    path = tmp_path / "glossary.yaml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(ContentError) as refused:
        load_glossary(BOOK, path)
    assert reason in refused.value.reason
