"""Letters of every script are found in some face, or spelled in one that is there."""

from pathlib import Path

import pygame
import pytest

from forgewar.app.kit import faces, lettering


@pytest.fixture(autouse=True)
def _fonts() -> None:
    pygame.font.init()
    pygame.display.init()
    pygame.display.set_mode((8, 8))


def drawn(text: str, face: str = "Medium") -> str:
    """What is drawn of a text, run by run, each with its face."""
    runs = lettering._runs(text, faces.suited(text, face))
    return " ".join(f"{run}/{used}" for run, used, _ in runs)


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Zoë", "Zoë/Medium"),
        ("Ёлкин", "Ёлкин/Medium"),
        ("Ψαρρός", "Ψαρρός/Medium"),
        ("Nguyễn", "Nguyễn/Medium"),
        ("髙﨑太郎", "髙﨑太郎/Asian"),
        ("陳小春", "陳小春/Asian"),
        ("陈小春", "陈小春/Asian"),
        ("김철수", "김철수/Asian"),
        ("Ken田中", "Ken/Medium 田中/Asian"),
        ("محمد", "mhmd/Medium"),
        ("שלום", "slvm/Medium"),
        ("ქეთი", "keti/Medium"),
        ("🔥", ":fire:/Medium"),
        ("\ue000", "?/Medium"),
        ("\u0627", "?/Medium"),  # a letter that is not heard, and nothing else
        ("№7", "№/Medium 7/Title"),
        ("٣", "3/Title"),
    ],
)
def test_a_name_is_drawn_or_spelled(name: str, shown: str) -> None:
    assert drawn(name) == shown


def test_marks_are_joined_with_their_letter_where_there_is_one_and_else_one_is_kept() -> None:
    assert drawn("e\u0301") == "é/Medium"
    assert drawn("q\u0301\u0302\u0303") == "q\u0301/Medium"
    assert drawn("田\u0301") == "田/Asian"


def test_a_title_is_in_one_face_as_a_whole() -> None:
    assert drawn("Zoë", "Title") == "Zoë/Title"
    assert drawn("Ёлкин7", "Title") == "Ёлкин/Bold 7/Title"
    assert drawn("田中", "Title") == "田中/AsianBold"
    assert drawn("Nguyễn", "Title") == "Nguyễn/Bold"
    assert faces.suited("Văn Nguyễn", "Title") == "OtherTitle"


def test_letters_that_rise_over_their_font_stand_on_the_same_line() -> None:
    def foot(text: str) -> int:
        drawn, ascent = lettering.line(text, "Medium", 40, "white")
        return drawn.get_bounding_rect().bottom - ascent

    assert abs(foot("Ẩ") - foot("A")) <= 1


def test_no_file_stays_open_for_a_size_of_letters() -> None:
    handles = Path("/proc/self/fd")
    if not handles.exists():
        pytest.skip("needs Linux")
    before = len(list(handles.iterdir()))
    for size in range(60, 120):
        lettering.width("Wagner 田", "Medium", size)
    assert len(list(handles.iterdir())) == before


def test_lines_are_broken_where_a_script_allows_it() -> None:
    text = "鍛冶屋のギルドは、「戦争」をする。"
    lines = lettering.wrap(text, "Medium", 20, 90)
    assert "".join(lines) == text
    assert len(lines) > 2
    assert not [line for line in lines if line[0] in "、。」" or line[-1] == "「"]
    assert all(lettering.width(line, "Medium", 20) <= 90 for line in lines)


def test_what_is_longer_than_a_line_is_broken_and_nothing_else() -> None:
    lines = lettering.wrap("an Donaudampfschifffahrtsgesellschaft", "Medium", 20, 150)
    assert lines[0] == "an"
    assert "".join(lines[1:]) == "Donaudampfschifffahrtsgesellschaft"
    assert all(lettering.width(line, "Medium", 20) <= 150 for line in lines)
    assert lettering.wrap("one two", "Medium", 20, 60) == ("one", "two")
