"""The computer guilds by the names under which command lines and records know them."""

from collections.abc import Callable
from typing import Protocol

from forgewar.ai.random_guild import RandomGuild
from forgewar.ai.sensible_guild import SensibleGuild
from forgewar.rules.actions import Action
from forgewar.rules.game import Game


class ComputerGuild(Protocol):
    """Made from a seed, and as predictable as that."""

    def choose(self, game: Game, seat: int) -> Action:
        """What this guild does now; the game's decision must be its own."""


GUILDS: dict[str, Callable[[int], ComputerGuild]] = {
    RandomGuild.name: RandomGuild,
    SensibleGuild.name: SensibleGuild,
}
