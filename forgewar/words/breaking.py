"""Line breaking in any script, and wrapping to columns for terminals and files."""

import unicodedata
from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise

_NEVER_FIRST = frozenset(
    "、。，．・：；？！％)]}）］｝〉》」』】〕…‥ー〜～々ゝゞヽヾぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ"
    ",.:;?!%"
)
_NEVER_LAST = frozenset("([{（［｛〈《「『【〔")
_STOPS = frozenset("、。，．：；？！…・")


@lru_cache(maxsize=2048)  # texts of a screen, which are laid out again with every frame
def unbreakable_parts(paragraph: str) -> tuple[tuple[str, bool], ...]:
    """Parts of a text that stay together on a line: words, and single characters of scripts without
    spaces. Each comes with whether a space precedes it."""
    return tuple(_unbroken(paragraph))


def _unbroken(paragraph: str) -> Iterator[tuple[str, bool]]:
    for i, word in enumerate(paragraph.split(" ")):
        breaks = [n for n, pair in enumerate(pairwise(word), 1) if breakable(*pair)]
        for a, b in pairwise((0, *breaks, len(word))):
            if word:
                yield word[a:b], i > 0 and a == 0


def breakable(before: str, after: str) -> bool:
    """Whether a line may end between two characters that no space separates. Punctuation does not
    begin a line, nor does an opening bracket end it; numbers stay with the thing they count, and
    katakana words stay whole. Japanese breaks between phrases: hiragana stay with the character
    before them, kanji with each other and with the katakana behind them."""
    if not breakable_at_need(before, after):
        return False
    if _hiragana(after):
        return before in _STOPS
    return not (_kanji(before) and (_kanji(after) or _katakana(after)))


def breakable_at_need(before: str, after: str) -> bool:
    """Whether a line may end there within a phrase that is wider than its line."""
    if after in _NEVER_FIRST or before in _NEVER_LAST:
        return False
    if before.isdigit() or after.isdigit() or (_katakana(before) and _katakana(after)):
        return False
    return _unspaced(before) or _unspaced(after)


def _katakana(sign: str) -> bool:
    return "\u30a1" <= sign <= "\u30fc" and sign != "・"


def _hiragana(sign: str) -> bool:
    return "\u3041" <= sign <= "\u309f"


def _kanji(sign: str) -> bool:
    return "\u3400" <= sign <= "\u9fff" or sign == "々"


def _unspaced(sign: str) -> bool:
    """Whether a character belongs to a script written without spaces (Hangul has them)."""
    return "\u2e80" <= sign <= "\u9fff" or "\uf900" <= sign <= "\ufaff" or sign >= "\uff00"


def columns(text: str) -> int:
    """Width of a text in a terminal, where a full-width character takes two columns."""
    return sum(2 if unicodedata.east_asian_width(sign) in "WF" else 1 for sign in text)


def wrap(text: str, width: int, first: str, others: str) -> list[str]:
    """A paragraph in lines of at most `width` columns, with an indent for the first line and one
    for the others."""
    found, line, begun = [], first, False
    for part, spaced in unbreakable_parts(text):
        gap = " " if spaced and begun else ""
        if begun and columns(line + gap + part) > width:
            found.append(line)
            line, gap = others, ""
        line, begun = f"{line}{gap}{part}", True
    return [*found, line] if begun else []
