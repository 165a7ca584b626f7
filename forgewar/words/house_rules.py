"""House rules in words."""

from collections import Counter

from forgewar.content.model import RESOURCES, Gift
from forgewar.words.message import Message, message
from forgewar.words.names import change


def even_start(places: tuple[tuple[Gift, ...], ...]) -> Message:
    """Resources that an even start gives to each place of the first order."""
    return message(
        "menus-even-words",
        gifts=tuple(
            message("menus-even-place", place=place, gifts=_gifts(gifts))
            for place, gifts in enumerate(places, start=1)
            if gifts
        ),
    )


def _gifts(gifts: tuple[Gift, ...]) -> tuple[Message, ...]:
    return tuple(
        change(RESOURCES.index(kind) if kind in RESOURCES else kind, count)
        for kind, count in Counter(gifts).items()
    )
