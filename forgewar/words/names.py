"""What things are called when a game is told: guilds, colours, cards and hexes."""

from collections.abc import Iterable
from typing import Any

from forgewar.content.board import HEXES, RADIUS
from forgewar.content.model import RESOURCES, Content, card_of
from forgewar.printable import plain
from forgewar.rules.events import Source
from forgewar.session.record import COLOURS, Header

# Guilds by the colour of their pieces, each with its emblem.
EMBLEMS = {"blue": "tower", "yellow": "sun", "purple": "raven", "green": "oak"}
STAGES = ("", "I", "II", "III")
MODES = {"simple": "simple", "epic": "epic", "fast_forward": "fast-forward"}
SPACES = {
    "blacksmith": "Blacksmith",
    "bazaar": "Bazaar",
    "bazaar_bonus": "Bazaar's bonus cards",
    "bazaar_single": "Bazaar's single-use cards",
    "barracks": "Barracks",
    "clerk": "Clerk",
    "road": "Road",
}


# The faces of adventurers, in an order in which neighbours differ most.
FACES = (
    "ranger", "brute", "squire", "elf", "smith", "huntress", "veteran",
    "corsair", "cleric", "orc", "duelist", "shieldmaiden", "tinker", "knight",
)  # fmt: skip


def face(seat: int, number: int) -> str:
    """The face of an adventurer, the same for the whole game: its picture and its name."""
    return FACES[(number + 4 * seat) % len(FACES)]


def hero_name(seat: int, number: int) -> str:
    """What an adventurer is called on screen: "the ranger" has a name of a kind of its own."""
    again = number // len(FACES)
    name = face(seat, number).capitalize()
    return f"{name} {'I' * (again + 1)}" if again else name


def hex_name(hex_: int) -> str:
    """Rows are letters from the top, places in a row numbers from the left: the centre is E5."""
    _, r = HEXES[hex_]
    first = next(i for i, (_, row) in enumerate(HEXES) if row == r)
    return f"{'ABCDEFGHI'[r + RADIUS]}{hex_ - first + 1}"


def listed(words: Iterable[str]) -> str:
    """`a, b and c`"""
    *rest, last = words
    return f"{', '.join(rest)} and {last}" if rest else last


class Names:
    """The names of one game."""

    def __init__(self, header: Header, content: Content) -> None:
        guilds = [plain(seat.name) for seat in header.seats]
        taken = {seat.colour for seat in header.seats}
        free = [colour for colour in COLOURS if colour not in taken]
        automated = free[: header.options.sides - len(guilds)]
        self.sides = [*guilds, *(f"the automated {colour}" for colour in automated)]
        self._content = content

    def quest(self, key: str) -> str:
        return self._card(self._content.quests, key)

    def steps(self, key: str) -> int:
        """How many steps a quest has."""
        return sum(leg.steps for leg in self._content.quests[card_of(key)].legs)

    def title(self, key: str) -> str:
        return self._card(self._content.titles, key)

    def tile(self, key: str) -> str:
        return self._card(self._content.tiles, key)

    def wealth(self, key: str) -> str:
        return self._card(self._content.wealth, key)

    def market(self, key: str) -> str:
        """A design, a bonus or single-use card, or an end-game bonus."""
        content = self._content
        kinds = (content.designs, content.bonus_cards, content.single_cards, content.end_bonuses)
        found: dict[str, Any] = next((kind for kind in kinds if card_of(key) in kind), {})
        return self._card(found, key)

    def source(self, source: Source, ref: str) -> str:
        """Where gold, resources or prestige came from."""
        word = source.replace("end_", "final ")
        if not ref:
            return word
        if source in ("quest", "failure", "offer"):
            return f"{word}: {self.quest(ref)}"
        if source == "champion":
            return f"{word}: {self.title(ref)}"
        if source == "tile":
            return f"{word}: {self.tile(ref)}"
        if source == "wealth":
            return f"{word}: {self.wealth(ref)}"
        return f"{word}: {self.market(ref)}"

    @staticmethod
    def resource(resource: int) -> str:
        return RESOURCES[resource]

    @staticmethod
    def _card(cards: dict[str, Any], key: str) -> str:
        """The card's name; a further copy has its number."""
        card = cards.get(card_of(key))
        copy = key.partition(":")[2]
        return (card.name if card else key) + (f" ({copy})" if copy else "")
