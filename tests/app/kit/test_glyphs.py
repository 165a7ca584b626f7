"""Every sign of every language is drawn as it is written: none is spelled, and none is a box."""

import pytest
from app.positions import CONTENT
from cases import mostly_slow

from forgewar.app.kit import faces
from forgewar.words import language
from forgewar.words.printed import texts

FACES = ("Title", "Regular", "Medium", "Bold", "ExtraBold", "Italic")
SPACES = set(" \n\u00a0\u202f")  # these are not drawn


def _signs(tag: str) -> set[str]:
    """Whatever stands in a language's catalogue, or on the cards as they are printed."""
    spoken = language.language(tag)
    written = [spoken.source(id_) for id_ in spoken.ids]
    if tag == language.DEFAULT:
        written += texts(CONTENT).values()
    return set("".join(written)) - SPACES


def _missing(signs: set[str], face: str) -> set[str]:
    """Those that would be drawn as something else."""
    return {
        sign
        for sign in signs
        if [letter for letter, *_ in faces.letters_of(sign, faces.face_for(sign, face))] != [sign]
    }


@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("tag", mostly_slow(language.language_tags(), every=3))
def test_a_face_has_every_sign_of_a_language(tag: str, face: str) -> None:
    assert not _missing(_signs(tag), face)


def test_a_sign_that_no_face_has_is_noticed() -> None:
    assert _missing({"a", "ქ", "ł", "鉄"}, "Title") == {"ქ"}


@pytest.mark.parametrize("tag", [tag for tag in language.language_tags() if tag != "ja"])
def test_letters_of_one_word_are_all_of_one_face(tag: str) -> None:
    """An accented letter from elsewhere would look foreign in its word."""
    letters = {sign for sign in _signs(tag) if sign.isalpha()}
    for face in FACES:
        assert {used for sign in letters for _, used, _ in faces.letters_of(sign, face)} == {face}
