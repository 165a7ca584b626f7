"""The computer guilds by the names under which command lines and records know them."""

from collections.abc import Callable

from forgewar.ai.apprentice import Apprentice
from forgewar.ai.choice import ComputerGuild
from forgewar.ai.grandmaster import Grandmaster
from forgewar.ai.journeyman import Journeyman
from forgewar.ai.master import Master
from forgewar.ai.random_guild import RandomGuild
from forgewar.ai.sensible_guild import SensibleGuild

GUILDS: dict[str, Callable[..., ComputerGuild]] = {
    RandomGuild.name: RandomGuild,
    SensibleGuild.name: SensibleGuild,
    Apprentice.name: Apprentice,
    Journeyman.name: Journeyman,
    Master.name: Master,
    Grandmaster.name: Grandmaster,
}
