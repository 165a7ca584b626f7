"""Words from files of strangers, as they may be shown on a screen or in a terminal."""

_NAME = 40
_SENTENCE = 400
# Spaces that languages hold signs together with.
_SPACES = str.maketrans("\u00a0\u202f", "  ")


def printable(text: str, most: int = _SENTENCE) -> str:
    """The text on one line, no longer than `most`, with nothing in it that moves the cursor,
    changes the direction of writing or cannot be seen."""
    plain = text[: most + 1].translate(_SPACES)
    shown = "".join(sign if sign.isprintable() else "?" for sign in plain)
    return shown if len(shown) <= most else f"{shown[: most - 1]}…"


def plain(name: str) -> str:
    """A name from a file: short, and never empty."""
    return printable(name.strip()[:_NAME]) or "?"
