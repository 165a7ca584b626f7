"""The market scene by its spots: what is chosen at each place, and what is said about it."""

import pytest
from app.blank_app import press, resize
from app.layout import problems
from app.market.table import last, market, match_of, rich, said, shown
from app.positions import played, positions

from forgewar.app.market import road
from forgewar.app.market.scene import MarketScene
from forgewar.content.model import RESOURCES, Quest
from forgewar.play import market_notes
from forgewar.rules import decisions as de
from forgewar.rules.actions import Barracks, BuyEndBonus, Claim, PassMarket, Rush
from forgewar.rules.events import QuestAdvanced
from forgewar.rules.places import claim_price, claimants
from forgewar.rules.scoring import bonus_worth
from forgewar.rules.state import ActiveQuest, Adventurer, Options
from forgewar.session.session import Session

LONG_QUESTS = (
    "the_fish_king_blockades_the_dock", "the_multi_headed_hydra", "the_endless_dungeon",
    "noblemans_bodyguard", "trouble_in_the_weird_woods",
)  # fmt: skip


# Places


def test_a_claim_is_chosen_previewed_and_confirmed() -> None:
    session = market()
    app = shown(session)
    game = session.game
    name = next(
        s.name for s in app.context.frame.spots if s.enabled and s.name.startswith("market.clerk.")
    )
    design, seat = name.removeprefix("market.clerk."), match_of(app).view.seat
    cost, others = claim_price(game.table, design), claimants(game.table, design)
    before = [guild.gold for guild in game.state.guilds]
    press(app, name)
    assert design not in game.state.guilds[seat].claims  # chosen, not claimed
    assert str(before[seat] - cost) in said(app)  # what would be left, in the guild's panel
    press(app, "confirm")
    assert last(app) == Claim(design)
    assert game.state.guilds[seat].gold == before[seat] - cost
    assert [game.state.guilds[s].gold for s in others] == [before[s] + 1 for s in others]


def test_a_second_press_confirms() -> None:
    app = shown(market())
    name = next(
        s.name for s in app.context.frame.spots if s.enabled and s.name.startswith("market.clerk.")
    )
    press(app, name)
    press(app, name)
    assert isinstance(last(app), Claim)


def test_going_back_lets_go_of_the_choice() -> None:
    app = shown(market())
    press(app, "market.barracks.hire")
    app.context.command("back")
    app.loop.draw()
    confirm = app.context.frame.spot("confirm")
    assert confirm is not None
    assert not confirm.enabled


def test_passing_pays_a_gold() -> None:
    session = market()
    guild = rich(session, 20)
    app = shown(session)
    press(app, "pass")
    assert last(app) == PassMarket()
    assert guild.gold == 21


@pytest.mark.rule("MARKET-5")
def test_the_barracks_do_both_parts_or_either() -> None:
    app = shown(market())
    press(app, "market.barracks.hire")
    press(app, "market.barracks.train.1")
    press(app, "confirm")
    assert last(app) == Barracks(True, 1)


def test_a_part_of_two_is_let_go_of_by_pressing_it() -> None:
    app = shown(market())
    press(app, "market.barracks.hire")
    press(app, "market.barracks.train.1")
    press(app, "market.barracks.hire")
    press(app, "confirm")
    assert last(app) == Barracks(False, 1)


def test_parts_that_cannot_both_be_paid_take_turns() -> None:
    session = market()
    rich(session, session.game.table.catalogue.prices.hire[session.game.state.stage - 1])
    app = shown(session)
    press(app, "market.barracks.hire")
    press(app, "market.barracks.train.0")
    press(app, "confirm")
    assert last(app) == Barracks(False, 0)


@pytest.mark.rule("MARKET-7")
def test_with_savvy_the_road_leads_as_far_as_one_likes() -> None:
    session = market()
    rich(session).bonus_cards = [*rich(session).bonus_cards, "adventurers_savvy_1"]
    app = shown(session)
    press(app, "market.road.noblemans_bodyguard.2")
    press(app, "confirm")
    assert Rush("noblemans_bodyguard", 2) in session.actions


@pytest.mark.rule("MARKET-7")
@pytest.mark.parametrize("pointed", range(2))
def test_ghosts_on_the_road_stand_where_the_rules_lead(
    pointed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The quest that is pointed at goes on as far as its button says, every other by a step."""
    session = market()
    guild = rich(session)
    guild.bonus_cards = [*guild.bonus_cards, "adventurers_savvy_1", "adventurers_savvy_2"]
    guild.quests[:] = [ActiveQuest(key, 0, 1) for key in LONG_QUESTS[:2]]
    app = shown(session)
    ghosts: dict[str, int] = {}

    def draw_track(
        _c: object, quest: Quest, _now: int, target: int, *_: object, **__: object
    ) -> None:
        ghosts[quest.id] = target

    monkeypatch.setattr(road, "draw_track", draw_track)
    name = f"market.road.{LONG_QUESTS[pointed]}"
    far = [s.name for s in app.context.frame.spots if s.name.startswith(f"{name}.") and s.enabled]
    assert len(far) > 1
    for spot in far:
        app.context.controller.focus = app.context.controller.pointed = spot
        app.loop.draw()
        steps = dict.fromkeys(LONG_QUESTS[:2], 1) | {LONG_QUESTS[pointed]: int(spot[-1])}
        for key, count in steps.items():
            went = [
                e for e in session.game.preview(Rush(key, count)) if isinstance(e, QuestAdvanced)
            ]
            assert ghosts[key] == max(event.step for event in went), (spot, key)


def test_what_cannot_be_chosen_says_why() -> None:
    session = market()
    guild = rich(session, 0)
    guild.quests[:] = [ActiveQuest("quell_the_tavern_brawl", 1, 1)]
    app = shown(session)
    hire = app.context.frame.spot("market.barracks.hire")
    road = app.context.frame.spot("market.road.quell_the_tavern_brawl")
    assert hire is not None
    assert hire.why.startswith("Costs ")
    assert road is not None
    assert "last step" in road.why


@pytest.mark.slow
def test_a_taken_space_says_by_whom() -> None:
    session = positions()["market"].session()
    rich(session)
    app = shown(session)
    card = next(s.name for s in app.context.frame.spots if s.enabled and "bazaar" in s.name)
    buyer = str(match_of(app).view.name(match_of(app).view.seat))
    press(app, card)
    press(app, "confirm")
    if isinstance(app.context.navigator.top, MarketScene):
        assert any(text.startswith(f"{buyer} ") for text in said(app))
        others = [s for s in app.context.frame.spots if "bazaar" in s.name]
        assert any(spot.why == f"{buyer} has taken that space this round" for spot in others)


@pytest.mark.rule("MARKET-10")
def test_the_last_round_sells_bonuses_and_says_what_they_count() -> None:
    session = positions()["market_last"].session()
    session.game.state.spaces = {}
    guild = rich(session)
    app = shown(session)
    bonuses = app.context.resources.content.end_bonuses.values()
    for bonus in bonuses:
        place = "blacksmith" if bonus.space == "blacksmith" else "bazaar"
        assert app.context.frame.spot(f"market.{place}.{bonus.id}") is not None
        assert str(bonus_worth(guild, bonus)) in said(app)
    press(app, "market.bazaar.stocktaking")
    press(app, "confirm")
    assert BuyEndBonus("stocktaking") in session.actions
    assert "stocktaking" in guild.end_bonuses


@pytest.mark.rule("SOLO-10")
def test_a_solo_player_is_told_which_action_it_is() -> None:
    options = Options("simple", 1, difficulty="easy")
    sessions = played(options, seed=3)
    app = shown(next(s for s in sessions if isinstance(s.game.decision, de.MarketTurn)))
    assert any("first of two actions" in text for text in said(app))
    press(app, "pass")
    assert any("second of two actions" in text for text in said(app))


def test_nobody_chooses_for_a_computer_guild() -> None:
    app = shown(positions()["market"].session("sensible"))
    assert not [
        s.name for s in app.context.frame.spots if s.enabled and s.name.startswith("market.")
    ]
    assert not [
        s.name for s in app.context.frame.spots if s.enabled and s.name.startswith("merchant.b")
    ]


# By keyboard alone


def test_a_claim_can_be_made_without_a_mouse() -> None:
    app = shown(market())
    for _ in range(60):
        if app.context.controller.focus.startswith("market.clerk."):
            break
        app.context.controller.command("next")
        app.loop.draw()
    app.context.controller.command("confirm")
    app.loop.draw()
    app.context.controller.command("confirm")
    assert isinstance(last(app), Claim)


def test_arrows_reach_designs_out_of_sight() -> None:
    session = positions()["market"].session()
    rich(session)
    public = session.game.state.public
    every = [d.id for d in session.game.content.designs.values() if d.kind == "public"]
    public.extend(design for design in every if design not in public)
    app = shown(session)
    designs = market_notes.designs(match_of(app).view)
    assert app.context.frame.spot(f"market.clerk.{designs[-1]}") is None
    app.context.controller.focus = f"market.clerk.{designs[0]}"
    for _ in range(len(designs) - 1):
        app.context.controller.command("down")
        app.loop.draw()
    assert app.context.controller.focus == f"market.clerk.{designs[-1]}"
    assert app.context.frame.spot(app.context.controller.focus) is not None


# Crowds


def crowded() -> Session:
    session = positions()["market"].session()
    guild = rich(session, 30)
    state = session.game.state
    state.spaces = {}
    guild.quests[:] = [ActiveQuest(key, 0, state.round) for key in LONG_QUESTS]
    guild.adventurers[:] = [Adventurer(level=1 + i % 4) for i in range(12)]
    guild.bonus_cards = [
        "greengrocers_stall", "lapidarys_stall", "jewellers_stall", "vintners_stall",
        "starcutters_stall", "adventurers_savvy_1", "adventurers_savvy_2",
    ]  # fmt: skip
    every = [d.id for d in session.game.content.designs.values() if d.kind == "public"]
    state.public = every
    for other in state.guilds:
        if other is not guild:
            other.claims = every
    guild.claims = []
    return session


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1600, 900), (2560, 1440)])
@pytest.mark.parametrize("scale", [100, 200])
def test_a_crowded_market_fits(size: tuple[int, int], scale: int) -> None:
    app = shown(crowded())
    resize(app, size, scale)
    app.loop.draw()
    assert problems(app.context.frame, app.loop.shown.get_size(), 12) == []
    names = {spot.name for spot in app.context.frame.spots}
    assert {f"merchant.buy.{name}" for name in RESOURCES} <= names
