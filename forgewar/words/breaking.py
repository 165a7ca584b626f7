"""Line breaking in any script, and wrapping to columns for terminals and files."""

import unicodedata
from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise

_NEVER_FIRST = frozenset(
    "、。，．・：；？！％)]}）］｝〉》」』】〕…‥ー〜～々ゝゞヽヾぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ"
    ",.:;?!%+−"
)
_NEVER_LAST = frozenset("([{（［｛〈《「『【〔")
_STOPS = frozenset("、。，．：；？！…・")
_PARTICLES = frozenset("をにはがてでも")
_STEM_ENDINGS = frozenset("いきしちみりびぎえけせてべめれ")


@lru_cache(maxsize=2048)  # texts of a screen, which are laid out again with every frame
def unbreakable_parts(paragraph: str) -> tuple[tuple[str, bool], ...]:
    """Parts of a text that stay together on a line: words, and single characters of scripts without
    spaces. Each comes with whether a space precedes it."""
    return tuple(_unbroken(paragraph))


def _unbroken(paragraph: str) -> Iterator[tuple[str, bool]]:
    for i, word in enumerate(paragraph.split(" ")):
        pairs = enumerate(pairwise(word), 1)
        breaks = [n for n, pair in pairs if breakable(*pair) and not _in_compound(word, n)]
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


def _in_compound(word: str, n: int) -> bool:
    """Whether a compound goes on there, such as 飛び越え: a verb's stem, one hiragana, a kanji."""
    return n > 1 and _kanji(word[n - 2]) and word[n - 1] in _STEM_ENDINGS and _kanji(word[n])


def belongs_to_next(before: str, part: str) -> bool:
    """Whether a part stands on the line of what follows if it can: an owner ("Raven's", "塔の"),
    or a name with a colon behind a full stop."""
    if part.endswith((":", "：")):
        return before.endswith((".", "!", "?", "。", "！", "？"))
    return part.endswith(("'s", "’s", "の"))


def cuts(part: str) -> list[int]:
    """Where a line may end within a phrase, behind its second character and before the last three:
    first, from the right, where a particle ends, then elsewhere. Neither a particle nor the ending
    of a verb begins a line."""
    places = range(len(part) - 3, 1, -1)
    behind_particle = [n for n in places if _ends_particle(part[n - 1], part[n])]
    elsewhere = [
        n
        for n in places
        if breakable_at_need(part[n - 1], part[n])
        and not _hiragana(part[n])
        and not _in_compound(part, n)
        and n not in behind_particle
    ]
    return [*behind_particle, *elsewhere]


def _ends_particle(before: str, after: str) -> bool:
    return before in _PARTICLES and after not in _PARTICLES and breakable_at_need(before, after)


def breakable_at_need(before: str, after: str) -> bool:
    """Whether a line may end there within a phrase, if the phrase is wider than its line or would
    leave the line before it half empty."""
    if after in _NEVER_FIRST or before in _NEVER_LAST:
        return False
    if before.isdigit() or (_katakana(before) and _katakana(after)):
        return False
    if after.isdigit():
        return _hiragana(before) or before in _STOPS
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
    found: list[str] = []
    line: list[tuple[str, bool]] = []
    for part in unbreakable_parts(text):
        if line and columns(_line(found, [*line, part], first, others)) > width:
            owns = len(line) > 1 and belongs_to_next(line[-2][0], line[-1][0])
            owner = [line.pop()] if owns else []
            found.append(_line(found, line, first, others))
            line = owner
        line.append(part)
    return [*found, _line(found, line, first, others)] if line else []


def _line(before: list[str], parts: list[tuple[str, bool]], first: str, others: str) -> str:
    text = "".join(f"{' ' * spaced}{part}" for part, spaced in parts)
    return f"{others if before else first}{text.removeprefix(' ')}"
