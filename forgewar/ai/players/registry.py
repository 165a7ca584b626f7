"""Computer players by the names that command lines and records use, and those from files."""

from collections.abc import Callable

from forgewar.ai.players.apprentice import Apprentice
from forgewar.ai.players.artisan import Artisan
from forgewar.ai.players.base import Character, ComputerPlayer
from forgewar.ai.players.bots import BotPlayer, is_bot
from forgewar.ai.players.grandmaster import Grandmaster
from forgewar.ai.players.journeyman import Journeyman
from forgewar.ai.players.master import Master
from forgewar.ai.players.random_player import RandomPlayer
from forgewar.ai.players.sensible_player import SensiblePlayer

GUILDS: dict[str, Callable[..., ComputerPlayer]] = {
    RandomPlayer.name: RandomPlayer,
    SensiblePlayer.name: SensiblePlayer,
    Apprentice.name: Apprentice,
    Journeyman.name: Journeyman,
    Artisan.name: Artisan,
    Master.name: Master,
    Grandmaster.name: Grandmaster,
}


def make_player(name: str, seed: int, character: Character | None = None) -> ComputerPlayer:
    """A player by its name, or a bot by its file and class. Raises `BotError`."""
    if is_bot(name):
        return BotPlayer(name, seed, character)
    return GUILDS[name](seed, character)
