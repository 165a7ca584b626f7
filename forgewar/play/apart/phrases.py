"""Quick phrases of table talk. A short word is sent; every client shows it in its own language."""

from typing import Final

from forgewar.printable import printable
from forgewar.words import Message, message
from forgewar.words.families import PHRASES

_SIGN: Final = "/"


def text_of_phrase(phrase: str) -> str:
    """What is sent for a phrase."""
    return f"{_SIGN}{phrase}"


def label_of_phrase(phrase: str) -> Message:
    return message(f"apart-phrase-{phrase}")


def describe_chat(text: str) -> str | Message:
    """Words for a chat message: a phrase in the language in force, or the text as it was typed."""
    phrase = text.removeprefix(_SIGN)
    if text.startswith(_SIGN) and phrase in PHRASES:
        return label_of_phrase(phrase)
    return printable(text)
