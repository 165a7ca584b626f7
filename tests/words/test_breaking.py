"""Paragraphs in lines of so many columns, in scripts with spaces and without."""

from words.speaking import speaking

from forgewar.cli.summary import _table
from forgewar.words.breaking import columns, lines, unbroken


def test_a_paragraph_is_broken_at_spaces_behind_its_indents() -> None:
    assert lines("one two three", 9, "1. ", "   ") == ["1. one", "   two", "   three"]
    assert lines("a b\u00a0c d", 5, "", "") == ["a b\u00a0c", "d"]
    assert lines("", 9, "1. ", "   ") == []


def test_signs_that_fill_a_square_take_two_columns() -> None:
    told = lines("鉱夫2人を飛び越え、鉄を得る。", 12, "1. ", "   ")
    assert all(columns(line) <= 12 for line in told)
    assert "".join(line[3:] for line in told) == "鉱夫2人を飛び越え、鉄を得る。"
    assert not [line for line in told if line[3] in "、。"]


def test_japanese_is_broken_between_phrases() -> None:
    told = "各ギルドは「銅の剣」を金貨2枚で購入し、使用権を得ます。"
    assert [part for part, _ in unbroken(told)] == [
        "各ギルドは",
        "「銅の",
        "剣」を",
        "金貨2枚で",
        "購入し、",
        "使用権を",
        "得ます。",
    ]


def test_columns_of_a_table_stand_below_each_other() -> None:
    with speaking("ja"):
        rows = _table(["座席", "得点"], [["1", "20"], ["鍛冶屋", "3"]]).splitlines()
    assert len({columns(row) for row in rows}) == 1
