"""Letters of every script are found in some face, or spelled in one that is there."""

from itertools import product
from pathlib import Path

import pygame
import pytest

from forgewar.app.kit import faces, lettering, spacing


@pytest.fixture(autouse=True)
def _fonts() -> None:
    pygame.font.init()
    pygame.display.init()
    pygame.display.set_mode((8, 8))


def drawn(text: str, face: str = "Medium") -> str:
    """What is drawn of a text, run by run, each with its face."""
    runs = lettering._runs(text, faces.face_for(text, face))
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
        ("\ufffd", "?/Medium"),
        ("می\u200cخ\u200d", "mykh/Medium"),
        ("山田\u3000太郎", "山田\u3000太郎/Asian"),
        ("\u200d", "?/Medium"),
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
    assert faces.face_for("Văn Nguyễn", "Title") == "OtherTitle"


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


def test_a_space_that_holds_together_is_drawn_as_wide_and_never_broken_at() -> None:
    wide = lettering.width("10 000 :", "Medium", 20)
    for space in "\u00a0\u202f":
        held = f"10{space}000{space}:"
        assert lettering.width(held, "Medium", 20) == wide
        assert lettering.line(held, "Medium", 20, "white")[0].get_width() == wide
        assert lettering.wrap(f"so {held}", "Medium", 20, wide) == ("so", held)


def test_no_stop_begins_a_line_whatever_its_script() -> None:
    lines = lettering.wrap("戦争, 戦争. 百%、戦争", "Medium", 20, 66)
    assert not [line for line in lines if line[0] in ",.%、"]


def test_two_lines_are_tried_wherever_a_line_may_end() -> None:
    assert list(lettering.halves("a b\u00a0c")) == [("a", "b\u00a0c")]
    assert list(lettering.halves("鉄の。")) == []
    assert list(lettering.halves("鉄の剣。")) == [("鉄の", "剣。")]


def test_a_phrase_wider_than_its_line_is_broken_where_a_line_may_end() -> None:
    lines = lettering.wrap("満たさなければなりません。", "Medium", 20, 60)
    assert len(lines) > 2
    assert not [line for line in lines if line[0] in "。ょっ"]


def test_a_long_phrase_does_not_leave_the_line_before_it_half_empty() -> None:
    for text in (
        "約束した英雄は受注時にどこにいてもかまいませんが、",
        "叔父は釘一本捨てたことがない。",
    ):
        for room in range(180, 320, 20):
            lines = lettering.wrap(text, "Medium", 17, room)
            widths = [lettering.width(line, "Medium", 17) for line in lines]
            assert "".join(lines) == text
            assert max(widths) <= room
            assert widths[0] > max(widths) // 2, lines


def test_no_line_ends_with_the_owner_of_what_begins_the_next() -> None:
    for text, narrowest in (
        ("Look at everything that Sun's guild has on the table now", 200),
        ("Then you choose where Raven's overseer lands in the mine", 200),
        ("「水車街道のゴブリン」を完了。塔：次に進めるクエストを選んでください", 252),
        ("次の移動で太陽の鉱夫3人を飛び越えられる", 232),
        ("好きなところから太陽の鉱夫を動かします", 164),
    ):
        for room in range(narrowest, 420, 4):
            lines = lettering.wrap(text, "Medium", 17, room)
            assert not [line for line in lines[:-1] if line.endswith(("'s", "の", "塔："))], lines


def test_words_in_katakana_and_numbers_are_not_broken_where_they_fit() -> None:
    assert list(lettering.halves("ミスリルの剣")) == [("ミスリルの", "剣")]
    assert list(lettering.halves("鉄に金貨12枚を")) == [("鉄に", "金貨12枚を")]
    narrow = lettering.width("ミスリ", "Medium", 20)
    assert lettering.wrap("ミスリル", "Medium", 20, narrow) == ("ミスリ", "ル")


SIZES = (*range(11, 31), 35, 36, 44)
WORDS = "claim closed circle decide return modern burn rich arise savvy"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("face", ["Regular", "Medium", "Bold", "ExtraBold"])
def test_letters_stand_as_in_a_large_rendering(size: int, face: str) -> None:
    """ "each" is not read "eac h": no rounding adds up."""
    for word in (*WORDS.split(), "each", "straight", "mithril", "chacun", "nadzorca"):
        pieces, _ = spacing.set_apart(word, face, size)
        if len(pieces) > 1:  # some of it was moved on purpose
            continue
        times = spacing.fine(face, size)
        small, large = (faces.font(face, pixels) for pixels in (size * times, size * 16))
        for end in range(1, len(word)):
            at = small.size(word[:end])[0] / times
            assert abs(at - large.size(word[:end])[0] / 16) < size / 90 * len(word), word


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("face", ["Regular", "Medium", "Bold", "ExtraBold"])
def test_letters_that_are_drawn_apart_do_not_run_together(size: int, face: str) -> None:
    """ "claim" is not read "daim": the gap in it is seen as clearly as the letters are."""
    for pair in sorted(spacing.CONFUSABLE):
        both, _ = lettering.line(pair, face, size, "#FFFFFF")
        dark = _columns(both)
        end = lettering.width(pair[0], face, size) - 1
        right = max(range(end, len(dark)), key=dark.__getitem__)
        assert min(dark[end - 1 : right]) < 0.7 * min(max(dark[:end]), dark[right]), dark


def _columns(picture: pygame.Surface) -> list[int]:
    """How dark each column is on the whole."""
    wide = picture.get_width()
    flat = pygame.transform.smoothscale(picture, (wide, 1))
    return [flat.get_at((x, 0)).a for x in range(wide)]


def test_what_is_measured_is_what_is_drawn() -> None:
    for size in (11, 14, 17, 24):
        for text in ("Claim closed", "modern return", "Łódź, čaj", "12 clerks"):
            drawn_line, _ = lettering.line(text, "Medium", size, "#FFFFFF")
            assert drawn_line.get_width() == lettering.width(text, "Medium", size)


@pytest.mark.parametrize("size", [14, 18, 24, 36, 60])
@pytest.mark.parametrize("face", ["Bold", "Title"])
def test_bold_kanji_stay_open(face: str, size: int) -> None:
    """Their ink is that of the usual ones and half as much: with more, strokes run together."""

    def ink(face: str) -> int:
        drawn, _ = lettering.line("画設解鉱", face, size, "#FFFFFF")
        points = product(range(drawn.get_width()), range(drawn.get_height()))
        return sum(drawn.get_at(point).a for point in points)

    assert 1.15 < ink(face) / ink("Medium") < 1.5
