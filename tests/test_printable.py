"""The filter for texts from outside."""

import pytest

from forgewar.printable import is_printable, plain, printable, replace_hidden

LEGAL = {
    "Latin": "Zoë Ågård-O’Neill",
    "full-width space": "山田\u3000太郎",
    "firm spaces": "« a »\u00a0\u202fb",
    "zero-width non-joiner": "می\u200cخواهم",
    "zero-width joiner": "श्री\u200d",
    "joined emoji": "👩\u200d🚀",
    "ideographic variant": "葛\U000e0100城",
    "combining marks": "e\u0301",
    "replacement character": "\ufffd",
}
HIDDEN = {
    "NUL": "\0",
    "escape": "\x1b",
    "delete": "\x7f",
    "C1 control": "\x9b",
    "tab": "\t",
    "line feed": "\n",
    "next line": "\x85",
    "line separator": "\u2028",
    "paragraph separator": "\u2029",
    "soft hyphen": "\u00ad",
    "zero-width space": "\u200b",
    "word joiner": "\u2060",
    "byte-order mark": "\ufeff",
    "combining grapheme joiner": "\u034f",
    "Hangul filler": "\u3164",
    "left-to-right mark": "\u200e",
    "right-to-left embedding": "\u202b",
    "right-to-left override": "\u202e",
    "pop directional formatting": "\u202c",
    "first strong isolate": "\u2068",
    "Arabic letter mark": "\u061c",
    "tag": "\U000e0041",
    "surrogate": "\udcff",
    "private use": "\ue000",
    "unassigned": "\U0003fffd",
    "non-character": "\uffff",
}


@pytest.mark.parametrize("text", LEGAL.values(), ids=LEGAL)
def test_letters_of_every_script_may_be_shown(text: str) -> None:
    assert is_printable(text)
    assert replace_hidden(text) == printable(text) == plain(text) == text


@pytest.mark.parametrize("sign", HIDDEN.values(), ids=HIDDEN)
def test_what_is_invisible_or_moves_text_is_replaced(sign: str) -> None:
    text = f"a{sign}b"
    assert not is_printable(text)
    assert replace_hidden(text) == printable(text) == plain(text) == "a\ufffdb"


def test_long_texts_are_cut() -> None:
    assert printable("x" * 10, 10) == "x" * 10
    assert printable("x" * 11, 10) == "x" * 9 + "…"


@pytest.mark.parametrize("name", ["", " \n ", "\u3000", "\u200d\u200c\u200d"])
def test_a_name_is_never_blank(name: str) -> None:
    assert plain(name) == "?"
