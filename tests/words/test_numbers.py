"""Numbers are written as the language in force writes them."""

import pytest
from words.speaking import speaking

from forgewar.words import say
from forgewar.words.numbers import decimal


@pytest.mark.parametrize(
    ("tag", "written"),
    [
        ("en", "1,234.5"),
        ("de", "1.234,5"),
        ("fr", "1\u202f234,5"),
        ("es", "1.234,5"),
        ("pl", "1\u00a0234,5"),
        ("ja", "1,234.5"),
    ],
)
def test_decimals_are_written_as_a_language_does(tag: str, written: str) -> None:
    with speaking(tag):
        assert decimal(1234.46, 1) == written
        assert decimal(-0.04, 1) == decimal(0.0, 1)


def test_whole_numbers_in_messages_are_written_so_as_well() -> None:
    with speaking("de"):
        assert "12.345" in say("amount-gold", count=12345)
