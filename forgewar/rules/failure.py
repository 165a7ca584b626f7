"""FAIL: losses and consolation when a quest fails."""

from typing import Final

from forgewar.rules import adventurer
from forgewar.rules import events as ev
from forgewar.rules.state import ActiveQuest
from forgewar.rules.table import Table

PENALTY: Final = 3


def consolation(table: Table, quest: ActiveQuest) -> int:
    """Bracketed prestige that a quest would give if it failed now (FAIL-3, CHAMP-6)."""
    if quest.skip and quest.taken == table.state.round:
        return 0
    track = table.track(quest.key)
    finished = track.leg_at[quest.step] if quest.rushed < 0 else quest.rushed
    return track.quest.legs[finished - 1].prestige if finished else 0


def penalty(table: Table, quest: ActiveQuest, at_end: bool = False) -> int:
    """FAIL-4, which does not apply at the end of the game (END-1)."""
    return PENALTY if quest.taken == table.state.round and not at_end else 0


def fail(table: Table, seat: int, quest: ActiveQuest, clause: str, at_end: bool = False) -> None:
    """Remove a quest from the game; its adventurers return without levels or weapons (FAIL-1)."""
    guild = table.state.guilds[seat]
    table.emit(ev.QuestFailed(seat, quest.key, clause))
    table.prestige(seat, consolation(table, quest), "failure", quest.key)
    table.prestige(seat, -penalty(table, quest, at_end), "failure", quest.key)
    for number, _ in table.company(seat, quest.key):
        adventurer.return_to_pool(table, seat, number)
    guild.quests.remove(quest)
    guild.failed = [*guild.failed, quest.key]
    table.remove(quest.key)
