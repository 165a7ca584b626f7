"""END: final count and ranking."""

from typing import Final

from forgewar.content.model import EndBonus
from forgewar.rules import failure
from forgewar.rules.state import MAX_LEVEL, Guild, Result
from forgewar.rules.table import Table

GOLD_PER_PRESTIGE: Final = 4


def score(table: Table) -> None:
    """END-1 to END-3; a solo player with a quest still active has lost (SOLO-11)."""
    state = table.state
    table.start_phase("scoring")
    if table.solo and state.guilds[0].quests:
        table.lose("SOLO-11")
        return
    seats = table.guilds_in_order()
    for seat in seats:
        for quest in tuple(state.guilds[seat].quests):
            failure.fail(table, seat, quest, "END-1", at_end=True)
    for seat in seats:
        _count(table, seat)
    # sorted() keeps the order among equals: the earlier one wins (END-3).
    ranking = sorted(seats, key=lambda seat: -state.guilds[seat].prestige)
    table.finish(Result(tuple(ranking)))


def _count(table: Table, seat: int) -> None:
    """END-2 for one guild."""
    guild = table.state.guilds[seat]
    catalogue = table.catalogue
    for hero in guild.adventurers:
        table.prestige(seat, hero.level + (hero.level == MAX_LEVEL), "end_adventurers")
    for design in (*guild.designs, *guild.claims):
        table.prestige(seat, catalogue.designs[design].prestige, "end_designs", design)
    for card in guild.bonus_cards:
        table.prestige(seat, catalogue.bonus_cards[card].prestige, "end_cards", card)
    bonuses = [catalogue.content.end_bonuses[bonus] for bonus in guild.end_bonuses]
    for bonus in bonuses:
        table.prestige(seat, bonus_worth(guild, bonus), "end_bonus", bonus.id)
    if not any(bonus.counts == "resources" for bonus in bonuses):
        for resource, amount in enumerate(tuple(guild.resources)):
            table.resource(seat, resource, -amount, "end_sale")
            table.gold(seat, amount * catalogue.prices.sell[resource], "end_sale")
    table.prestige(seat, guild.gold // GOLD_PER_PRESTIGE, "end_gold")


def bonus_worth(guild: Guild, bonus: EndBonus) -> int:
    """Prestige that an end-game bonus would count now (MARKET-10)."""
    if bonus.counts == "designs":
        return bonus.each * len(guild.designs) + bonus.each_public * len(guild.claims)
    counted = {
        "quests": len(guild.completed),
        "adventurers": len(guild.adventurers),
        "bonus_cards": len(guild.bonus_cards),
        "resources": sum(guild.resources),
    }
    return bonus.each * counted[bonus.counts]
