"""The filter for every text from outside: names in files, typed and pasted text, paths, errors.

Nothing that passes it moves the cursor of a terminal, changes the direction of writing, breaks a
line or is invisible.
"""

REPLACEMENT = "\ufffd"
# Zero-width non-joiner and joiner: Persian, Hindi and others cannot be written without them.
JOINERS = "\u200c\u200d"
_SPACES = "\u00a0\u202f\u3000"  # firm, narrow and firm, full-width
# Letters and marks by their category that show nothing: combining grapheme joiner, Hangul fillers,
# inherent vowels of Khmer.
_INVISIBLE = "\u034f\u115f\u1160\u17b4\u17b5\u3164\uffa0"
_AS_SEEN = str.maketrans(dict.fromkeys(JOINERS + _SPACES, " ") | dict.fromkeys(_INVISIBLE, "\0"))
_NAME = 40
_SENTENCE = 400


def is_printable(text: str) -> bool:
    """Whether all of a text may be shown: letters, marks, numbers, signs, spaces and joiners; not
    controls, line breaks, bidi and other format characters, and code points that stand for nothing
    (surrogates, private, unassigned)."""
    return text.translate(_AS_SEEN).isprintable()


def replace_hidden(text: str, instead: str = REPLACEMENT) -> str:
    """The text with `instead` for every character that may not be shown."""
    if is_printable(text):
        return text
    return "".join(sign if is_printable(sign) else instead for sign in text)


def printable(text: str, most: int = _SENTENCE) -> str:
    """The text on one line, no longer than `most`, without hidden characters."""
    shown = replace_hidden(text[: most + 1])
    return shown if len(shown) <= most else f"{shown[: most - 1]}…"


def plain(name: str) -> str:
    """A name from a file: short, and never blank."""
    short = name.strip()[:_NAME]
    return printable(short) if short.strip(f" {JOINERS}{_SPACES}") else "?"
