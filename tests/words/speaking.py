"""Another language for a while."""

from collections.abc import Iterator
from contextlib import contextmanager

from forgewar.words import language


@contextmanager
def speaking(tag: str) -> Iterator[None]:
    """Everything in here is told in a language; afterwards in the one before."""
    before = language.current().tag
    language.speak(tag)
    try:
        yield
    finally:
        language.speak(before)
