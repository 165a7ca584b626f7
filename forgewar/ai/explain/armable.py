"""Quests that a guild can arm for: its own, and those it might take.

Everything is asked of `arming.cheapest`, with the guild's resources or a little more.
"""

from msgspec.structs import replace

from forgewar.ai.value.arming import cheapest
from forgewar.ai.value.quest_value import guild_after_arming
from forgewar.rules.adventurer import known_designs
from forgewar.rules.state import MAX_QUESTS, ActiveQuest
from forgewar.rules.table import Table

NEAR = 2  # most missing units of one resource that are worth mentioning


def armable(table: Table, seat: int) -> dict[tuple[str, str], bool]:
    """Whether the guild can meet the present step of each of its quests, taken alone; the next
    step, if that begins another leg; and, beside all of its own, the first step of each quest in
    the offer that it can pay for."""
    state, guild = table.state, table.state.guilds[seat]
    found: dict[tuple[str, str], bool] = {}
    for quest in guild.quests:
        found["arms", quest.key] = cheapest(table, guild, quest) is not None
        legs = table.track(quest.key).leg_at
        if quest.step + 1 < len(legs) and legs[quest.step + 1] != legs[quest.step]:
            ahead = replace(quest, step=quest.step + 1)
            found["arms_next", quest.key] = cheapest(table, guild, ahead) is not None
    if len(guild.quests) < MAX_QUESTS:
        rest = guild_after_arming(table, seat)
        for place, key in enumerate(state.offer):
            if key:
                new = ActiveQuest(key, 0, state.round)
                paid = table.catalogue.prices.places[place] <= guild.gold
                found["arms_offer", key] = paid and cheapest(table, rest, new) is not None
    return found


def lacks(table: Table, seat: int, key: str) -> tuple[int, int] | None:
    """Least amount of one resource with which a quest could be armed for: resource and number; None
    if that is more than a little."""
    guild = table.state.guilds[seat]
    used = {r for design in known_designs(table, guild) for r, _ in table.catalogue.costs[design]}
    buy = table.catalogue.prices.buy
    for number in range(1, NEAR + 1):
        for resource in sorted(used, key=lambda each: buy[each]):
            if suffices(table, seat, key, resource, number):
                return resource, number
    return None


def suffices(table: Table, seat: int, key: str, resource: int, number: int) -> bool:
    """Whether a quest could be armed for with so much more of a resource."""
    active = table.find_quest(seat, key)
    assert active is not None
    richer = table.state.guilds[seat].clone()
    richer.resources[resource] += number
    return cheapest(table, richer, active) is not None
