"""What a guild's panel counts and says is what the guild has, at decisions of whole games."""

import pytest
from play.tables import played

from forgewar.content.model import RESOURCES
from forgewar.play import symbols
from forgewar.play.holdings import describe_holding, holdings
from forgewar.play.match import Match
from forgewar.rules.state import Options
from forgewar.words import Message, message
from forgewar.words.names import resource

EVERY = 9  # decisions, of which one is looked at


def _said(found: Message) -> tuple[str, dict[str, object]]:
    return found.id, dict(found.values)


def _check_symbols(match: Match, seat: int) -> None:
    guild, name = match.view.shown.guilds[seat], match.view.name(seat)
    at_home = [hero for hero in guild.adventurers if not hero.quest]
    assert _said(symbols.gold(match.view, seat)) == (
        "symbols-gold",
        {"guild": name, "count": guild.gold},
    )
    assert _said(symbols.prestige(match.view, seat)) == (
        "symbols-prestige",
        {"guild": name, "count": guild.prestige},
    )
    assert _said(symbols.adventurers(match.view, seat)) == (
        "symbols-adventurers",
        {"guild": name, "count": len(guild.adventurers), "home": len(at_home)},
    )
    for kind, count in enumerate(guild.resources):
        values = {"guild": name, "count": count, "resource": resource(kind)}
        assert _said(symbols.ore(match.view, seat, kind)) == ("symbols-ore", values)
        assert RESOURCES[kind][:3] in str(symbols.ore(match.view, seat, kind))


def _check_order(match: Match) -> None:
    state = match.view.shown
    for place, side in enumerate(state.order, 1):
        name, count = match.view.name(side), sum(cell == side + 1 for cell in state.cells)
        values = {"guild": name, "place": place, "count": count}
        assert _said(symbols.place_in_order(match.view, side)) == ("symbols-order", values)
        values = {"guild": name, "count": count}
        assert _said(symbols.workers(match.view, side)) == ("symbols-workers", values)


def _check_holdings(match: Match, seat: int) -> set[str]:
    guild = match.view.shown.guilds[seat]
    expected = {
        "quests": ("icons/flag", [quest.key for quest in guild.quests]),
        "designs": ("icons/anvil", guild.designs + guild.claims),
        "cards": ("icons/market_card", guild.bonus_cards + guild.end_bonuses),
    }
    found = holdings(match.view, seat)
    assert {each.kind: (each.picture, [*each.keys]) for each in found} == expected
    for each in found:
        assert describe_holding(match.view, each) == message(
            f"match-holds-{each.kind}", cards=match.view.names.cards(each.keys)
        )
    return {each.kind for each in found if each.keys}


@pytest.mark.parametrize("options", [Options("simple", 3), Options("epic", 2, bonus_tiles=True)])
def test_a_panel_tells_what_its_guild_has(options: Options) -> None:
    seen: set[str] = set()
    for number, (match, _) in enumerate(played(options, 5)):
        if number % EVERY:
            continue
        for seat in range(options.guilds):
            _check_symbols(match, seat)
            seen |= _check_holdings(match, seat)
        _check_order(match)
        state = match.view.shown
        values = {"round": max(1, state.round), "rounds": options.rounds}
        assert _said(symbols.rounds(match.view)) == ("symbols-round", values)
    assert seen == {"quests", "designs", "cards"}


@pytest.mark.parametrize(
    ("picture", "term"),
    [("icons/coin", "gold"), ("icons/coins", "gold"), ("pieces/worker_sun", "worker"), ("x", "")],
)
def test_a_picture_stands_for_its_term(picture: str, term: str) -> None:
    assert symbols.term_of(picture) == term
    assert symbols.name_symbol(picture) == (symbols.explain(term) if term else None)
    assert symbols.name_symbol(picture, "prestige") == symbols.explain("prestige")


def test_what_a_symbol_means_now_is_said_before_what_it_always_means() -> None:
    always, now = symbols.explain("gold"), symbols.explain("gold", "You have 3.")
    assert always.name == now.name
    assert always.page == now.page == "MARKET-8"
    assert always.means
    assert now.means == f"You have 3. {always.means}"
