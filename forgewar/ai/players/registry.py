"""Computer players by the names that command lines and records use."""

from collections.abc import Callable

from forgewar.ai.players.apprentice import Apprentice
from forgewar.ai.players.base import ComputerPlayer
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
    Master.name: Master,
    Grandmaster.name: Grandmaster,
}
