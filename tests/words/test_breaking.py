"""Paragraphs in lines of so many columns, in scripts with spaces and without."""

import pytest
from words.speaking import speaking

from forgewar.cli.summary import _table
from forgewar.words.breaking import (
    belongs_to_next,
    breakable,
    breakable_at_need,
    columns,
    cuts,
    unbreakable_parts,
    wrap,
)


def test_a_paragraph_is_broken_at_spaces_behind_its_indents() -> None:
    assert wrap("one two three", 9, "1. ", "   ") == ["1. one", "   two", "   three"]
    assert wrap("a b\u00a0c d", 5, "", "") == ["a b\u00a0c", "d"]
    assert wrap("", 9, "1. ", "   ") == []


def test_signs_that_fill_a_square_take_two_columns() -> None:
    told = wrap("鉱夫2人を飛び越え、鉄を得る。", 14, "1. ", "   ")
    assert all(columns(line) <= 14 for line in told)
    assert "".join(line[3:] for line in told) == "鉱夫2人を飛び越え、鉄を得る。"
    assert not [line for line in told if line[3] in "、。"]


def test_japanese_is_broken_between_phrases() -> None:
    told = "各ギルドは「銅の剣」を金貨2枚で購入し、使用権を得ます。"
    assert [part for part, _ in unbreakable_parts(told)] == [
        "各ギルドは",
        "「銅の",
        "剣」を",
        "金貨2枚で",
        "購入し、",
        "使用権を",
        "得ます。",
    ]


def test_a_compound_stays_in_one_line() -> None:
    told = "鉱夫を飛び越え、捨て札を取り除く。"
    assert [part for part, _ in unbreakable_parts(told)] == [
        "鉱夫を",
        "飛び越え、",
        "捨て札を",
        "取り除く。",
    ]
    assert cuts("飛び越えて") == []


def test_a_sign_stays_with_what_it_is_of() -> None:
    parts = [part for part, _ in unbreakable_parts("塔：銅−2（鍛造）、銅+1")]
    assert parts == ["塔：", "銅−2（鍛造）、", "銅+1"]


def test_a_phrase_is_cut_behind_a_particle_first_and_never_before_one() -> None:
    told = "受注時にどこにいてもかまいませんが"
    assert [told[:n] for n in cuts(told)][:3] == [
        "受注時にどこにいても",
        "受注時にどこに",
        "受注時に",
    ]
    assert cuts("エピックを") == []
    assert cuts("閉ざせ」を") == []
    assert [*cuts("最終得点計算")] == [3, 2]


@pytest.mark.parametrize(
    ("before", "part", "belongs"),
    [
        ("Move", "Raven's", True),
        ("Move", "Raven’s", True),
        ("次は", "塔の", True),
        ("Done.", "Tower:", True),
        ("完了。", "塔：", True),
        ("Not", "yet:", False),
        ("Move", "Raven", False),
    ],
)
def test_a_name_belongs_to_what_it_names_or_owns(before: str, part: str, belongs: bool) -> None:
    assert belongs_to_next(before, part) == belongs


def test_no_line_of_a_text_ends_with_the_owner_of_what_follows() -> None:
    assert wrap("Move one of Raven's workers", 20, "", "") == ["Move one of", "Raven's workers"]
    assert wrap("次に移動するのは太陽の監督官です", 22, "", "") == [
        "次に移動するのは",
        "太陽の監督官です",
    ]
    assert wrap("Raven's overseer", 9, "", "") == ["Raven's", "overseer"]


def test_columns_of_a_table_stand_below_each_other() -> None:
    with speaking("ja"):
        rows = _table(["座席", "得点"], [["1", "20"], ["鍛冶屋", "3"]]).splitlines()
    assert len({columns(row) for row in rows}) == 1


@pytest.mark.parametrize(
    ("before", "after", "at_need", "between_phrases"),
    [
        ("a", "b", False, False),
        ("a", "\u2e7f", False, False),  # the last sign before those without spaces
        ("a", "\u2e80", True, True),
        ("\u9fff", "a", True, True),
        ("a", "\ua000", False, False),
        ("a", "\uac00", False, False),  # Hangul
        ("a", "\uf8ff", False, False),
        ("a", "\uf900", True, True),
        ("a", "\ufaff", True, True),
        ("a", "\ufb00", False, False),
        ("a", "\uff00", True, True),
        ("鉱", "夫", True, False),
        ("鉱", "々", False, False),
        ("々", "夫", True, False),
        ("\u3400", "\u9fff", True, False),
        ("を", "夫", True, True),
        ("鉱", "\u3041", False, False),  # a small sign never begins a line
        ("鉱", "あ", True, False),
        ("鉱", "\u309f", True, False),
        ("、", "あ", True, True),
        ("あ", "ア", True, True),
        ("鉱", "ア", True, False),
        ("ア", "鉱", True, True),
        ("ア", "ン", False, False),
        ("\u30a1", "ア", False, False),
        ("\u30a0", "ア", True, True),
        ("ー", "ア", False, False),
        ("・", "ア", True, True),
        ("2", "人", False, False),
        ("鉱", "2", False, False),
        ("は", "2", True, True),
        ("、", "2", True, True),
        ("（", "鉱", False, False),
        ("鉱", "）", False, False),
        ("鉱", ".", False, False),
    ],
)
def test_a_line_ends_where_its_script_lets_it(
    before: str, after: str, at_need: bool, between_phrases: bool
) -> None:
    assert breakable_at_need(before, after) == at_need
    assert breakable(before, after) == between_phrases


def test_a_line_holds_as_much_as_fits() -> None:
    assert wrap("ab cd", 5, "", "") == ["ab cd"]
    assert wrap("ab cd", 4, "", "") == ["ab", "cd"]
    assert wrap("ab  cd", 9, "- ", "") == ["- ab cd"]
    assert wrap("abcdef", 3, "", "") == ["abcdef"]
    assert columns("aあＡ") == 5
