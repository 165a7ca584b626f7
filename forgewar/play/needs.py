"""Ore that quests still need: for the weapons that would meet them.

Of each quest it is the first step that is not met as it stands, and the cheapest weapons for it
that the guild's designs and adventurers allow, taken alone.
"""

from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import replace

from forgewar.ai.value.arming import cheapest, cheapest_unlimited
from forgewar.content.model import RESOURCES
from forgewar.play.ledger import asked_in, head
from forgewar.play.quest_names import Words, quest_name
from forgewar.rules.game import Game
from forgewar.rules.quest import offer_price, standing
from forgewar.rules.state import MAX_QUESTS, ActiveQuest
from forgewar.rules.table import Table
from forgewar.words import Message

if TYPE_CHECKING:
    from forgewar.play.table_view import TableView


class Ore(NamedTuple):
    """So many of a resource are needed, and so many of them are there."""

    resource: str
    needed: int
    there: int

    @property
    def lacks(self) -> bool:
        return self.there < self.needed


class Need(NamedTuple):
    """Need of a quest: nothing if it is `met`; if it is `beyond` the guild, no ore helps. `when` is
    the round in which its step must be met. One in the offer has a price."""

    name: Words
    ore: tuple[Ore, ...] = ()
    met: bool = False
    beyond: bool = False
    price: int | None = None
    when: Message | None = None


def own(view: "TableView", seat: int) -> list[Need]:
    """Needs of the guild's own quests, in the order in which it took them."""
    table = Game(view.shown, view.content).table
    return [_need(table, seat, active) for active in table.state.guilds[seat].quests]


def offered(view: "TableView", seat: int) -> list[Need]:
    """Needs of the quests in the offer at their first step, front to back; none if the guild can
    take no more."""
    table = Game(view.shown, view.content).table
    state = table.state
    if len(state.guilds[seat].quests) >= MAX_QUESTS:
        return []
    return [
        _need(table, seat, ActiveQuest(key, 0, state.round))._replace(
            price=offer_price(table, place)
        )
        for place, key in enumerate(state.offer)
        if key
    ]


def _need(table: Table, seat: int, active: ActiveQuest) -> Need:
    guild = table.state.guilds[seat]
    name = quest_name(table.catalogue.content, guild, active.key)
    now = asked_in(table.state, seat, active.key)
    for step in range(active.step, table.track(active.key).length):
        ahead = replace(active, step=step)
        if standing(table, seat, ahead).met:
            continue
        when = head(table.state, now + step - active.step)
        outfit = cheapest(table, guild, ahead) or cheapest_unlimited(table, guild, ahead)
        if outfit is None:
            return Need(name, beyond=True, when=when)
        return Need(name, _ore(table, seat, [design for _, design in outfit.arms]), when=when)
    return Need(name, met=True)


def _ore(table: Table, seat: int, designs: list[str]) -> tuple[Ore, ...]:
    needed = [0] * len(RESOURCES)
    for design in designs:
        for resource, amount in table.catalogue.costs[design]:
            needed[resource] += amount
    there = table.state.guilds[seat].resources
    found = zip(RESOURCES, needed, there, strict=True)
    return tuple(Ore(resource, asked, min(asked, has)) for resource, asked, has in found if asked)
