"""Names and meanings of the symbols on screen, and their pages in the rulebook.

The glossary knows the symbols by their pictures; what a number beside one means for a guild at this
moment is said here.
"""

from fnmatch import fnmatchcase
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from forgewar.content.glossary import Glossary, load_glossary
from forgewar.content.rulebook import load_rulebook
from forgewar.words import Message, message
from forgewar.words.names import resource
from forgewar.words.rulebook import term_meaning, term_name

if TYPE_CHECKING:
    from forgewar.play.table_view import TableView


class Named(NamedTuple):
    """A symbol in words, and the page on it."""

    name: str
    means: str
    page: str


@cache
def _glossary() -> Glossary:
    return load_glossary(load_rulebook())


@cache
def term_of(picture: str) -> str:
    """The term that a picture stands for; nothing if it is no symbol."""
    for name, term in _glossary().items():
        if picture == term.picture or any(fnmatchcase(picture, each) for each in term.also):
            return name
    return ""


def explain(term: str, now: str = "") -> Named:
    """A term of the glossary; `now` is what it means here, if more is known than that."""
    general = term_meaning(term)
    return Named(term_name(term), f"{now} {general}" if now else general, _glossary()[term].page)


def name_symbol(picture: str, term: str = "", now: str = "") -> Named | None:
    """Name and meaning of a symbol on the table; none if it is only an ornament."""
    term = term or term_of(picture)
    return explain(term, now) if term else None


# Here and now


def workers(view: "TableView", side: int) -> Message:
    return message("symbols-workers", guild=view.name(side), count=view.shown.workers[side])


def gold(view: "TableView", seat: int) -> Message:
    return message("symbols-gold", guild=view.name(seat), count=view.shown.guilds[seat].gold)


def ore(view: "TableView", seat: int, kind: int) -> Message:
    count = view.shown.guilds[seat].resources[kind]
    return message("symbols-ore", guild=view.name(seat), count=count, resource=resource(kind))


def prestige(view: "TableView", seat: int) -> Message:
    guild = view.shown.guilds[seat]
    return message("symbols-prestige", guild=view.name(seat), count=guild.prestige)


def adventurers(view: "TableView", seat: int) -> Message:
    heroes = view.shown.guilds[seat].adventurers
    home = sum(not hero.quest for hero in heroes)
    return message("symbols-adventurers", guild=view.name(seat), count=len(heroes), home=home)


def place_in_order(view: "TableView", side: int) -> Message:
    """Who goes when, and why."""
    state = view.shown
    place = state.order.index(side) + 1
    count = state.workers[side]
    return message("symbols-order", guild=view.name(side), place=place, count=count)


def rounds(view: "TableView") -> Message:
    state = view.shown
    return message("symbols-round", round=max(1, state.round), rounds=state.options.rounds)
