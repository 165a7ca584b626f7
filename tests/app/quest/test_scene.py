"""The quest scene by its spots: taking, arming, suggesting, being done, moving on; the ledger."""

import pytest
from app.blank_app import plain_app, press, put, resize
from app.crowded import crowded_session
from app.inputs import drag, look, move
from app.layout import problems
from app.positions import CONTENT, positions
from msgspec.structs import replace

from forgewar.app.quest.ledger import LedgerOverlay
from forgewar.app.quest.scene import QuestScene
from forgewar.app.window.app import App
from forgewar.app.window.confirm import ConfirmOverlay
from forgewar.play import ledger
from forgewar.play.quest import QuestView
from forgewar.play.table_view import TableView
from forgewar.rules import decisions as de
from forgewar.rules import quest as rules
from forgewar.rules.actions import Arm
from forgewar.rules.catalogue import catalogue
from forgewar.rules.state import ActiveQuest, Adventurer
from forgewar.rules.table import Table
from forgewar.session.session import Session
from forgewar.words import say


def shown(session: Session) -> App:
    app = plain_app()
    app.context.settings.speed = 0
    put(app, session)
    look(app)
    assert isinstance(app.context.navigator.top, QuestScene)
    return app


def small_management() -> Session:
    """One quest taken this round that asks for 3; two recruits at home and 3 copper."""
    session = positions()["management"].session()
    decision = session.game.decision
    assert decision is not None
    state = session.game.state
    guild = state.guilds[decision.seat]
    guild.quests[:] = [ActiveQuest("quell_the_tavern_brawl", step=0, taken=state.round)]
    guild.adventurers[:] = [Adventurer(), Adventurer(), Adventurer(level=2)]
    guild.claims = []
    guild.designs = []
    guild.resources[:] = [3, 0, 0, 0, 0, 0]
    return session


# Acquisition


def test_a_quest_is_taken_by_pressing_it_twice() -> None:
    app = shown(positions()["acquisition"].session())
    match = app.context.match
    assert match is not None
    seat = match.view.seat
    view = QuestView(match.view)
    key = next(iter(view.takes))
    press(app, f"quest.{key}")
    assert key in match.view.game.state.offer  # chosen, not taken
    press(app, f"quest.{key}")
    assert key in [quest.key for quest in match.view.game.state.guilds[seat].quests]


def test_a_quest_is_chosen_and_confirmed() -> None:
    app = shown(positions()["acquisition"].session())
    match = app.context.match
    assert match is not None
    key = next(iter(QuestView(match.view).takes))
    press(app, f"quest.{key}")
    press(app, "confirm")
    assert key not in match.view.game.state.offer


def test_declining_takes_nothing() -> None:
    app = shown(positions()["acquisition"].session())
    match = app.context.match
    assert match is not None
    seat, offer = match.view.seat, match.view.game.state.offer[:]
    press(app, "pass")
    assert match.view.seat != seat or not isinstance(match.view.decision, de.Acquisition)
    assert match.view.game.state.offer == offer


def test_champions_offer_other_ways_to_take_a_quest() -> None:
    session = positions()["acquisition"].session()
    decision = session.game.decision
    assert decision is not None
    guild = session.game.state.guilds[decision.seat]
    guild.quests.clear()
    guild.gold = 2
    guild.adventurers[:2] = [Adventurer(4, "expeditious"), Adventurer(4, "charming")]
    app = shown(session)
    match = app.context.match
    assert match is not None
    key = next(
        k for k in QuestView(match.view).takes if QuestView(match.view).table.track(k).last >= 2
    )
    press(app, f"quest.{key}")
    press(app, "skip.2")
    press(app, "charm")
    press(app, "confirm")
    taken = guild_of(app, decision.seat).quests[-1]
    assert (taken.key, taken.step, taken.charming) == (key, 2, 1)


def guild_of(app: App, seat: int):  # type: ignore[no-untyped-def]  # a short way to the guild
    assert app.context.match is not None
    return app.context.match.view.game.state.guilds[seat]


# Management


def test_arming_takes_an_adventurer_and_a_design() -> None:
    """There is only one quest, so it need not be picked."""
    app = shown(small_management())
    match = app.context.match
    assert match is not None
    seat = match.view.seat
    press(app, "hero.0")
    press(app, "design.copper_sword")
    hero = guild_of(app, seat).adventurers[0]
    assert (hero.quest, hero.weapon) == ("quell_the_tavern_brawl", "copper_sword")
    assert match.undo()
    assert not guild_of(app, seat).adventurers[0].quest


def test_dragging_asks_for_the_design() -> None:
    app = shown(crowded_session("management"))
    match = app.context.match
    assert match is not None
    seat = match.view.seat
    quests = [quest.key for quest in guild_of(app, seat).quests]
    drag(app, "hero.0", f"own.{quests[2]}")
    assert not guild_of(app, seat).adventurers[0].quest
    press(app, "design.copper_dagger")
    hero = guild_of(app, seat).adventurers[0]
    assert (hero.quest, hero.weapon) == (quests[2], "copper_dagger")


def test_the_next_guild_begins_without_picks_of_the_last() -> None:
    """Two people arm one after the other; the second has fewer adventurers."""
    session = small_management()
    first = session.game.decision
    assert first is not None
    state = session.game.state
    second = (first.seat + 1) % len(state.guilds)
    guild, other = state.guilds[first.seat], state.guilds[second]
    other.quests[:] = [replace(guild.quests[0])]
    other.adventurers[:] = [Adventurer()]
    other.resources[:] = guild.resources
    other.designs, other.claims = [], []
    app = shown(session)
    match = app.context.match
    assert match is not None
    press(app, "hero.1")
    press(app, "hero.0")
    state.agenda[-1] = de.Management(second)
    match.animation.show(match.view.game)
    look(app)
    assert match.view.seat == second
    press(app, "design.copper_sword")  # would arm the hero that the first one had picked
    assert not guild_of(app, second).adventurers[0].quest


@pytest.mark.parametrize("way", ["press", "drop"])
def test_the_picture_of_a_quest_arms_it(way: str) -> None:
    app = shown(crowded_session("management"))
    match = app.context.match
    assert match is not None
    seat = match.view.seat
    quests = [quest.key for quest in guild_of(app, seat).quests]
    press(app, "design.copper_dagger")
    if way == "press":
        press(app, "hero.0")
        press(app, f"card.{quests[2]}")
    else:
        drag(app, "hero.0", f"card.{quests[2]}")
    hero = guild_of(app, seat).adventurers[0]
    assert (hero.quest, hero.weapon) == (quests[2], "copper_dagger")


def test_dragging_home_disarms() -> None:
    app = shown(crowded_session("management"))
    match = app.context.match
    assert match is not None
    seat = match.view.seat
    assert guild_of(app, seat).adventurers[1].quest
    drag(app, "hero.1", "home")
    assert not guild_of(app, seat).adventurers[1].quest


def test_a_suggestion_meets_the_quest_at_once() -> None:
    app = shown(small_management())
    match = app.context.match
    assert match is not None
    seat = match.view.seat
    press(app, "suggest.quell_the_tavern_brawl")
    table = match.view.game.table
    assert not rules.unmet(table, seat)


@pytest.mark.rule("CHAMP-8")
def test_a_suggestion_brings_the_promised_champion() -> None:
    session = small_management()
    decision = session.game.decision
    assert decision is not None
    guild = session.game.state.guilds[decision.seat]
    guild.adventurers[2] = Adventurer(4, "charming")
    guild.quests[0] = replace(guild.quests[0], charming=2)
    app = shown(session)
    press(app, "suggest.quell_the_tavern_brawl")
    assert app.context.match is not None
    assert not rules.unmet(app.context.match.view.game.table, decision.seat)


def test_the_suggestion_has_a_key() -> None:
    app = shown(small_management())
    assert app.context.command("suggest")
    assert app.context.match is not None
    assert not rules.unmet(app.context.match.view.game.table, app.context.match.view.seat)


def test_what_cannot_be_forged_says_why() -> None:
    app = shown(crowded_session("management"))
    press(app, "hero.0")  # level 1
    spot = app.context.frame.spot("design.copper_spear")
    assert spot is not None
    assert "level 2" in spot.why


def test_being_done_asks_before_quests_fail() -> None:
    app = shown(small_management())
    match = app.context.match
    assert match is not None
    seat, prestige = match.view.seat, guild_of(app, match.view.seat).prestige
    press(app, "confirm")
    assert isinstance(app.context.navigator.top, ConfirmOverlay)
    said = " ".join(text.text for text in app.context.frame.texts)
    assert "Quell the Tavern Brawl" in said
    assert "\u22123" in said  # FAIL-4
    app.context.command("back")
    assert guild_of(app, seat).quests
    app.loop.draw()
    press(app, "confirm")
    press(app, "yes")
    assert not guild_of(app, seat).quests
    assert guild_of(app, seat).prestige == prestige - 3


@pytest.mark.parametrize("kind", ["card.", "hero.", "design."])
def test_a_card_that_is_pointed_at_hides_nothing_of_how_quests_end(kind: str) -> None:
    """Somebody who rests the pointer on a quest reads what becomes of it."""
    app = shown(small_management())
    frame = app.context.frame
    spot = next(s for s in frame.spots if s.name.startswith(kind))
    (standing,) = (fate.says for fate in QuestView(_table(app)).outcome.fates)
    assert str(standing) in [text.text for text in frame.texts]
    move(app, spot.rect.center)
    app.loop.draw()
    assert app.context.controller.hot == spot.name
    assert str(standing) in [text.text for text in app.context.frame.texts]


def test_the_coming_rounds_are_explained_to_who_points_at_them() -> None:
    app = shown(small_management())
    head = next(t for t in app.context.frame.texts if t.text == say("quest-coming-rounds"))
    terms = [s.term for s in app.context.frame.signs if s.rect.contains(head.rect)]
    assert terms == ["coming_rounds"]


def _table(app: App) -> TableView:
    assert app.context.match is not None
    return app.context.match.view


def test_being_done_with_everything_met_does_not_ask() -> None:
    app = shown(small_management())
    match = app.context.match
    assert match is not None
    app.context.command("suggest")
    app.loop.draw()
    before = match.view.decision
    press(app, "confirm")
    assert not isinstance(app.context.navigator.top, ConfirmOverlay)
    assert match.view.decision != before


def test_everything_can_be_done_with_the_keyboard() -> None:
    app = shown(small_management())
    match = app.context.match
    assert match is not None
    seat = match.view.seat
    app.context.controller.command("right")
    assert app.context.controller.focus == "hero.0"
    app.context.controller.command("confirm")
    app.loop.draw()
    app.context.controller.focus = "design.copper_sword"
    app.context.controller.command("confirm")
    assert guild_of(app, seat).adventurers[0].weapon == "copper_sword"


def test_the_other_view_is_a_press_away() -> None:
    app = shown(small_management())
    press(app, "view")
    assert any(spot.name.startswith("quest.") for spot in app.context.frame.spots)
    press(app, "view")
    assert app.context.frame.spot("own.quell_the_tavern_brawl") is not None


# Rewards


@pytest.mark.parametrize("spot", ["own", "card"])
def test_the_quest_that_moves_on_is_chosen(spot: str) -> None:
    session = crowded_session("rewards", quests=3)
    decision = session.game.decision
    assert isinstance(decision, de.Rewards)
    keys = tuple(q.key for q in session.game.state.guilds[decision.seat].quests)
    session.game.state.agenda[-1] = de.Rewards(decision.seat, keys)
    app = shown(session)
    match = app.context.match
    assert match is not None
    before = guild_of(app, decision.seat).quests[1].step
    press(app, f"{spot}.{keys[1]}")
    press(app, "confirm")
    after = {quest.key: quest.step for quest in guild_of(app, decision.seat).quests}
    assert after.get(keys[1], before + 1) == before + 1


# The ledger


def test_the_ledger_follows_the_steps() -> None:
    game = small_management().game
    assert game.decision is not None
    table = Table(game.state, catalogue(CONTENT))
    row = ledger.ledger(table, game.decision.seat)[0]
    assert [cell.round for cell in row.cells] == [table.state.round, table.state.round + 1]
    assert [cell.standing.difficulty for cell in row.cells] == [3, 3]
    assert [cell.adventurers for cell in row.cells] == [2, 2]
    assert row.cells[-1].prestige == row.quest.legs[-1].prestige
    assert ledger.totals([row])[0].power == 3


def test_the_ledger_opens_and_closes() -> None:
    app = shown(small_management())
    app.context.command("ledger")
    app.loop.draw()
    assert isinstance(app.context.navigator.top, LedgerOverlay)
    app.context.command("back")
    assert isinstance(app.context.navigator.top, QuestScene)


# Layout


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["acquisition", "management"])
@pytest.mark.parametrize("quests", [2, 3, 5])
def test_the_fullest_guild_fits_every_window(kind: str, quests: int) -> None:
    app = shown(crowded_session(kind, quests=quests))
    if kind == "management":
        press(app, "hero.2")
    for size in ((1024, 640), (1280, 720), (1600, 900), (1920, 1080), (2560, 1440)):
        for scale in (100, 150):
            resize(app, size, scale)
            app.loop.draw()
            found = [
                p
                for p in problems(app.context.frame, app.loop.shown.get_size(), 12)
                if "crosses tiles" not in p
            ]
            assert not found, (size, scale, found)


def test_every_choice_is_a_spot() -> None:
    """What the rules allow can be reached: heroes, designs, quests and being done."""
    app = shown(crowded_session("management"))
    match = app.context.match
    assert match is not None
    names = {spot.name for spot in app.context.frame.spots if spot.enabled}
    arms = [action for action in match.view.choices() if isinstance(action, Arm)]
    assert {f"hero.{arm.adventurer}" for arm in arms} <= names
    assert {f"own.{arm.quest}" for arm in arms} <= names
    assert "confirm" in names
