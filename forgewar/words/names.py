"""Names of guilds, adventurers, resources, spaces, cards and hexes.

The title needs some of these before rules and content are loaded; those are imported for types
only.
"""

from typing import TYPE_CHECKING, Any

from forgewar.content.board import HEXES, RADIUS
from forgewar.printable import plain
from forgewar.words.message import Message, message, printed_text, say
from forgewar.words.printed import cards, flavour_id, name_id

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from forgewar.content.model import Content, Title
    from forgewar.words.printed import Card

# Guilds by the colour of their pieces, each with the emblem on its pictures.
EMBLEMS = {"blue": "tower", "yellow": "sun", "purple": "raven", "green": "oak"}
_RESOURCES = ("copper", "iron", "mithril", "emerald", "ruby", "diamond")
# Kinds of player for a seat.
PLAYERS = ("person", "apprentice", "journeyman", "artisan", "master", "grandmaster")
_KNOWN = frozenset({*PLAYERS, "sensible", "random", "automated"})

# Computer players with a face; see `play/rivals.py`.
RIVALS = ("roswitha", "grumbart", "pell", "zafir", "ansgar", "tove", "quill", "vesper")

# The faces of adventurers, in an order in which neighbours differ most.
FACES = (
    "ranger", "brute", "squire", "elf", "smith", "huntress", "veteran",
    "corsair", "cleric", "orc", "duelist", "shieldmaiden", "tinker", "knight",
)  # fmt: skip


def face(seat: int, number: int) -> str:
    """Face of an adventurer for the whole game: it decides picture and name."""
    return FACES[(number + 4 * seat) % len(FACES)]


def hero(seat: int, number: int) -> Message:
    """Name of an adventurer: "Ranger", or "Ranger 2" once all faces are taken."""
    name = message(f"face-{face(seat, number)}")
    again = number // len(FACES)
    return message("hero-again", hero=name, number=again + 1) if again else name


def heroes(seat: int, numbers: "Iterable[int]") -> tuple[Message, ...]:
    """Names of several adventurers, for a list: "the Ranger", "the Elf"."""
    return tuple(message("hero-the", hero=hero(seat, number)) for number in numbers)


def guild(colour: str) -> Message:
    """Name of a guild: that of its emblem."""
    return message(f"guild-{EMBLEMS[colour]}")


def players() -> list[tuple[str, str]]:
    """Kinds of player for a seat, each with its label, for a menu."""
    return [(player, say(f"player-{player}")) for player in PLAYERS]


def player(kind: str) -> str | Message:
    """Kind of player of a record's seat; an unknown kind of computer player is shown as written."""
    return message(f"player-{kind}") if kind in _KNOWN else plain(kind)


def mode_label(mode: str) -> Message:
    """A mode, or "solo", as a label: "Epic"."""
    return message("capital", text=message(f"mode-{mode}"))


def resource(number: int) -> Message:
    """ "iron" """
    return message(f"resource-{_RESOURCES[number]}")


def amount(thing: int | str, count: int) -> Message:
    """ "2 iron", "a new adventurer": a resource by number, or any effect kind except a claim."""
    return message(f"amount-{_thing(thing)}", count=count)


def change(thing: int | str, count: int) -> Message:
    """ "+2 iron", "−3 gold"."""
    return message(f"change-{_thing(thing)}", count=count)


def _thing(thing: int | str) -> str:
    return _RESOURCES[thing] if isinstance(thing, int) else thing


def hex_name(hex_: int) -> str:
    """Rows are letters from the top, places in a row are numbers from the left: the centre is
    E5."""
    _, r = HEXES[hex_]
    first = next(i for i, (_, row) in enumerate(HEXES) if row == r)
    return f"{'ABCDEFGHI'[r + RADIUS]}{hex_ - first + 1}"


def card_name(card: "Card") -> Message:
    """Name of a card."""
    return printed_text(name_id(card), card.name)


def flavour(card: "Card") -> Message:
    """Flavour text of a card; empty if it has none."""
    return printed_text(flavour_id(card), getattr(card, "flavour", ""))


class Names:
    """Names of one game: its guilds, including automated ones, and its cards."""

    def __init__(self, content: "Content", guilds: "Sequence[str | Message]") -> None:
        self._cards = {card.id: card for card in cards(content)}
        self._guilds = guilds

    def guild(self, side: int) -> str | Message:
        return self._guilds[side]

    def guilds(self, sides: "Iterable[int]") -> tuple[str | Message, ...]:
        """Names of several guilds, for a list."""
        return tuple(self._guilds[side] for side in sides)

    def card(self, key: str) -> str | Message:
        """Name of a card, quest, design, tile, title or bonus by key."""
        card = self._card(key)
        return card_name(card) if card is not None else key.partition(":")[0]

    def cards(self, keys: "Iterable[str]") -> tuple[str | Message, ...]:
        """Names of several cards, for a list."""
        return tuple(self.card(key) for key in keys)

    def copy(self, key: str) -> str | Message:
        """Name of a card, with a number if it is a further copy."""
        number = key.partition(":")[2]
        return (
            message("card-copy", card=self.card(key), number=number) if number else self.card(key)
        )

    def copies(self, keys: "Iterable[str]") -> tuple[str | Message, ...]:
        """Names of several copies, for a list."""
        return tuple(self.copy(key) for key in keys)

    def steps(self, quest: str) -> int:
        """Number of steps of a quest."""
        return sum(leg.steps for leg in self._card(quest).legs)

    def legs(self, quest: str) -> int:
        """Number of legs of a quest."""
        return len(self._card(quest).legs)

    def title(self, key: str) -> "Title":
        """A champion's title."""
        found: Title = self._card(key)
        return found

    def _card(self, key: str) -> Any:
        return self._cards.get(key.partition(":")[0])
