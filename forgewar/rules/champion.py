"""CHAMPION: titles, and their effects when a leg or a quest is completed."""

from msgspec.structs import replace

from forgewar.content.model import AbilityKind
from forgewar.rules import events as ev
from forgewar.rules.actions import Action, ChooseTitle
from forgewar.rules.decisions import TitleChoice
from forgewar.rules.refusal import NOT_NOW, Refusal, no
from forgewar.rules.state import Guild
from forgewar.rules.table import Table


def titles_left(table: Table, guild: Guild) -> list[str]:
    """Titles that a guild has not used (CHAMP-1)."""
    used = {adventurer.title for adventurer in guild.adventurers}
    return [title for title in table.catalogue.titles if title not in used]


def free_champion(table: Table, guild: Guild, ability: AbilityKind) -> tuple[int, int]:
    """Champion with an ability who is not bound to an active quest (CHAMP-8), and the ability's
    amount; (-1, 0) if there is none."""
    for number, adventurer in enumerate(guild.adventurers):
        if adventurer.title:
            title = table.catalogue.titles[adventurer.title]
            if title.ability == ability and not _bound(guild, number):
                return number, title.amount
    return -1, 0


def _bound(guild: Guild, number: int) -> bool:
    return any(number in (quest.expeditious, quest.charming) for quest in guild.quests)


def act_on_leg(table: Table, seat: int, quest: str, last: bool) -> None:
    """Apply the abilities of the champions on a quest when a leg of it is completed."""
    guild = table.state.guilds[seat]
    for number, adventurer in table.company(seat, quest):
        if not adventurer.title:
            continue
        title = table.catalogue.titles[adventurer.title]
        if title.ability == "leg_prestige":
            table.prestige(seat, title.amount, "champion", title.id)
        elif title.ability == "leg_power":
            guild.adventurers[number] = replace(adventurer, honed=adventurer.honed + title.amount)
            table.emit(ev.WeaponHoned(seat, number, title.amount))
        elif last and adventurer.throughout:
            if title.ability == "quest_prestige":
                table.prestige(seat, title.amount, "champion", title.id)
            elif title.ability == "quest_gold":
                table.gold(seat, title.amount, "champion", title.id)


# TitleChoice


def title_choices(table: Table, decision: TitleChoice) -> list[Action]:
    return [ChooseTitle(t) for t in titles_left(table, table.state.guilds[decision.seat])]


def title_refusal(table: Table, decision: TitleChoice, action: Action) -> Refusal | None:
    if type(action) is not ChooseTitle:
        return NOT_NOW
    if action.title not in table.catalogue.titles:
        return no("CHAMP-1", "no-title")
    if action.title not in titles_left(table, table.state.guilds[decision.seat]):
        return no("CHAMP-1", "title-owned")
    return None


def play_title(table: Table, decision: TitleChoice, action: Action) -> None:
    assert isinstance(action, ChooseTitle)
    adventurers = table.state.guilds[decision.seat].adventurers
    number = decision.adventurer
    adventurers[number] = replace(adventurers[number], title=action.title)
    table.emit(ev.TitleTaken(decision.seat, number, action.title))


def title_lapses(table: Table, decision: TitleChoice) -> bool:
    return not titles_left(table, table.state.guilds[decision.seat])
