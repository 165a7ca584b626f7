"""Notes of the market places beside their offers, and the order of designs."""

from typing import TYPE_CHECKING

from forgewar.play.market import Market
from forgewar.play.memo import memo
from forgewar.rules import events as ev
from forgewar.rules.actions import Claim
from forgewar.rules.decisions import MarketTurn
from forgewar.rules.market import turn_refusal
from forgewar.rules.quest import offer_price
from forgewar.rules.state import without
from forgewar.rules.table import Table
from forgewar.words.message import Message, message

if TYPE_CHECKING:
    from forgewar.play.table_view import TableView


def designs(view: "TableView") -> list[str]:
    """The open public designs: those that whoever sits here could claim when the market opened, the
    others, their own. So the list stands still for as long as it is open."""
    market = memo(Market, view)
    seat, opening = view.onlooker, _opening(market)
    claims = opening.state.guilds[seat].claims

    def rank(design: str) -> int:
        if design in claims:
            return 2
        return int(turn_refusal(opening, MarketTurn(seat), Claim(design)) is not None)

    return sorted(market.state.public, key=rank)


def _opening(market: Market) -> Table:
    """Gold and claims as they were when this phase began."""
    state = market.state.clone()
    for event in (event for events in market.phase for event in events):
        if isinstance(event, ev.GoldChanged):
            state.guilds[event.seat].gold -= event.amount
        elif isinstance(event, ev.DesignClaimed):
            guild = state.guilds[event.seat]
            guild.claims = without(guild.claims, event.design)
    return Table(state, market.table.catalogue)


def prices_of_quests(market: Market) -> Message:
    """Prices of the quests on offer, to know before the last gold is spent (QUEST-2)."""
    found = [
        offer_price(market.table, number) for number, key in enumerate(market.state.offer) if key
    ]
    if not found:
        return message("market-no-quests")
    return message("market-quests-cost", least=min(found), most=max(found))


def at_the_barracks(market: Market) -> Message | None:
    """Who has been there this round, and what they did, once they are seen to have done it."""
    seat, history = market.holder("barracks"), market.view.chronicle.history
    came = ev.SpaceTaken(seat, "barracks")
    place = next((n for n in reversed(range(len(history))) if came in history[n]), None)
    if place is None:
        return None
    did = next(
        (line.message for line in market.view.chronicle.shown_at(place) if line.seat == seat), None
    )
    if did is None:
        return None
    return message("match-happens", guild=market.view.name(seat), did=did)


def no_quests(market: Market) -> Message:
    """Note of the Road for a guild without a quest."""
    if market.view.is_person(market.seat):
        return message("market-no-quest")
    return message("quest-none-of", guild=market.view.name(market.seat))


def owner(market: Market) -> Message:
    """How a design of the guild that is looked at is marked."""
    if market.view.is_person(market.seat):
        return message("market-yours")
    return message("market-guilds", guild=market.view.name(market.seat))
