"""Refusals: each names a clause of the rulebook and the numbers that explain it, and what is
refused changes nothing. The examples below stand for every refusal that the rules can utter."""

import ast
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest
from rules.kit import (
    CONTENT,
    armed,
    ask,
    begun,
    content_with,
    design,
    draw_line,
    give,
    heroes,
    leg,
    new_game,
    on_quest,
    put_overseer,
    put_workers,
    quest,
    refused,
    savvy,
    stall,
)

import forgewar.rules
from forgewar.content.board import INDEX
from forgewar.content.model import COPPER, IRON, RUBY, Effect, WealthCard
from forgewar.content.rulebook import load_rulebook
from forgewar.rules import actions as ac
from forgewar.rules import decisions as de
from forgewar.rules.agenda import FinishRound
from forgewar.rules.game import Game
from forgewar.rules.refusal import IllegalAction
from forgewar.rules.state import Adventurer

CLAUSES = {clause.id for clause in load_rulebook().clauses()}
CENTRE = INDEX[0, 0]
DOWN = INDEX[4, 0]  # with two guilds all borders are down

Position = tuple[Game, ac.Action]


class Example(msgspec.Struct, frozen=True):
    """An action that is refused, with the refusal that is due."""

    clause: str
    key: str
    numbers: dict[str, int]
    build: Callable[[], Position]


EXAMPLES: list[Example] = []


def example(clause: str, key: str, **numbers: int) -> Callable[[Callable[[], Position]], None]:
    """The refusal that is due in a position."""

    def remember(build: Callable[[], Position]) -> None:
        EXAMPLES.append(Example(clause, key, numbers, build))

    return remember


def at(decision: de.Decision, *cards: object, mode: str = "simple", **options: object) -> Game:
    """A game of two guilds that have nothing, at this decision."""
    return ask(begun(mode, content=content_with(*cards), **options), decision)


def title_with(ability: str) -> str:
    return next(title.id for title in CONTENT.titles.values() if title.ability == ability)


# Set-up


@example("SETUP-10", "wealth-pair")
def _wealth_twice() -> Position:
    game = new_game()
    card = game.state.guilds[game.decision.seat].wealth[0]
    return game, ac.KeepWealth(card, card)


@example("SETUP-10", "equal-claims")
def _equal_claims() -> Position:
    claim = (Effect("claim", design=game_design()),)
    twins = {n: WealthCard(n, n, "standard", claim, "wealth/claim") for n in ("deed", "twin")}
    content = msgspec.structs.replace(CONTENT, wealth=CONTENT.wealth | twins)
    game = new_game(content=content)
    game.state.guilds[game.decision.seat].wealth[:2] = twins
    return game, ac.KeepWealth("deed", "twin")


def game_design() -> str:
    return next(d.id for d in CONTENT.designs.values() if d.kind == "public")


@example("SETUP-10", "no-adventurer")
def _raise_nobody() -> Position:
    return ask(new_game(), de.WealthRaise(0)), ac.RaiseAdventurer(9)


@example("SETUP-10", "start-level", level=3)
def _raise_too_far() -> Position:
    game = ask(new_game(), de.WealthRaise(0))
    game.state.guilds[0].raises = [1, 1]
    return game, ac.RaiseAdventurer(1)


@example("SETUP-11", "no-overseer-left")
def _place_anothers() -> Position:
    return at(de.Placement(0)), ac.PlaceOverseer(1, CENTRE)


@example("SETUP-11", "outside-mine")
def _place_outside() -> Position:
    return at(de.Placement(0)), ac.PlaceOverseer(0, DOWN)


@example("SETUP-11", "overseer-there")
def _place_on_overseer() -> Position:
    game = at(de.Placement(0))
    put_overseer(game, 1, CENTRE)
    return game, ac.PlaceOverseer(0, CENTRE)


# The mine


def in_the_mine(drawing: str, origin: int, target: int) -> Position:
    """Guild 0 moves along a drawn line, by places of the drawing."""
    game = at(de.MineTurn(0))
    hexes = draw_line(game, drawing)
    return game, ac.MoveOverseer(hexes[origin], hexes[target])


@example("MINE-1", "not-your-overseer")
def _move_anothers() -> Position:
    return in_the_mine("B.", 0, 1)


@example("MINE-4", "outside-mine")
def _move_outside() -> Position:
    game, _ = in_the_mine("A", 0, 0)
    return game, ac.MoveOverseer(game.state.overseers[0][0], DOWN)


@example("MINE-3", "no-move")
def _move_nowhere() -> Position:
    return in_the_mine("A", 0, 0)


@example("MINE-3", "straight-line")
def _move_askew() -> Position:
    game = at(de.MineTurn(0))
    put_overseer(game, 0, CENTRE)
    return game, ac.MoveOverseer(CENTRE, INDEX[2, -1])


@example("MINE-4", "overseer-there")
def _move_onto_overseer() -> Position:
    return in_the_mine("A.B", 0, 2)


@example("MINE-4", "worker-there")
def _move_onto_worker() -> Position:
    return in_the_mine("A.1", 0, 2)


@example("MINE-4", "overseer-between")
def _move_past_overseer() -> Position:
    return in_the_mine("A.B.", 0, 3)


@example("MINE-3", "behind-the-row")
def _move_on_after_jump() -> Position:
    return in_the_mine("A.1..", 0, 4)


@example("SOLO-6", "better-move")
def _lesser_automated_move() -> Position:
    game = at(de.AutomatedTie(0, 1), solo="easy")
    hexes = draw_line(game, "B0.")
    return game, ac.MoveOverseer(hexes[0], INDEX[-2, -1])


# The market


@example("ROUND-3", "not-now")
def _wrong_phase() -> Position:
    return at(de.MarketTurn(0)), ac.PassMine()


@example("MARKET-2", "space-taken", seat=1)
def _space_taken() -> Position:
    game = at(de.MarketTurn(0))
    game.state.spaces["barracks"] = 1
    give(game, 0, gold=20)
    return game, ac.Barracks(True)


@example("MARKET-8", "costs", price=6, gold=5)
def _too_dear() -> Position:
    game = at(de.MarketTurn(0), design("blade", price=6))
    game.state.show[0] = "blade"
    give(game, 0, gold=5)
    return game, ac.BuyDesign("blade")


@example("MARKET-8", "costs", price=4, gold=3)
def _claim_too_dear() -> Position:
    game = at(de.MarketTurn(0), design("pike", kind="public", price=3))
    game.state.public = [*game.state.public, "pike"]
    game.state.guilds[1].claims = ["pike"]  # who is paid a gold
    give(game, 0, gold=3)
    return game, ac.Claim("pike")


@example("MARKET-6", "not-open")
def _claim_closed() -> Position:
    game = at(de.MarketTurn(0), design("pike", kind="public", stage=3))
    give(game, 0, gold=20)
    return game, ac.Claim("pike")


@example("MARKET-6", "claimed-already")
def _claim_again() -> Position:
    game = at(de.MarketTurn(0))
    give(game, 0, gold=20).claims = game.state.public[:1]
    return game, ac.Claim(game.state.public[0])


@example("MARKET-3", "not-on-show")
def _design_not_on_show() -> Position:
    game = at(de.MarketTurn(0), design("blade", stage=3))
    give(game, 0, gold=20)
    return game, ac.BuyDesign("blade")


@example("MARKET-4", "not-on-show")
def _card_not_on_show() -> Position:
    game = at(de.MarketTurn(0), savvy("buyer", stage=3))
    give(game, 0, gold=20)
    return game, ac.BuyCard("wits")


@example("MARKET-15", "stall-owned")
def _second_stall_bought() -> Position:
    game = at(de.MarketTurn(0), stall(id="own"), stall(id="same"))
    game.state.show[1] = "same"
    give(game, 0, gold=20).bonus_cards = ["own"]
    return game, ac.BuyCard("same")


@example("MARKET-15", "stall-owned")
def _second_stall_taken() -> Position:
    game = at(de.CardReward(0, "quest", "errand"), stall(id="own"), stall(id="same"))
    game.state.discard = ["same"]
    game.state.guilds[0].bonus_cards = ["own"]
    return game, ac.TakeCard("same")


@example("MARKET-5", "barracks-nobody")
def _barracks_for_nothing() -> Position:
    return at(de.MarketTurn(0)), ac.Barracks(False)


@example("MARKET-5", "no-adventurer")
def _train_nobody() -> Position:
    game = at(de.MarketTurn(0))
    give(game, 0, gold=20)
    return game, ac.Barracks(True, 3)  # not the one just hired


@example("MARKET-5", "out-on-quest")
def _train_absent() -> Position:
    game = at(de.MarketTurn(0), quest(), design())
    give(game, 0, gold=20)
    on_quest(game, 0, "errand")
    heroes(game, 0, armed("errand", "blade"))
    return game, ac.Barracks(False, 0)


@example("MARKET-5", "highest-level", level=4)
def _train_past_the_highest() -> Position:
    game = at(de.MarketTurn(0))
    give(game, 0, gold=20)
    heroes(game, 0, 4)
    return game, ac.Barracks(False, 0)


@example("MARKET-7", "not-your-quest")
def _rush_anothers() -> Position:
    game = at(de.MarketTurn(0), quest(leg(steps=3)))
    on_quest(game, 1, "errand")
    return game, ac.Rush("errand")


@example("MARKET-7", "road-reach", reach=2)
def _rush_too_far() -> Position:
    game = at(de.MarketTurn(0), quest(leg(steps=9)), savvy("adventurer"))
    on_quest(game, 0, "errand")
    game.state.guilds[0].bonus_cards = ["wits"]
    return game, ac.Rush("errand", 3)


@example("MARKET-7", "road-last-step", left=0)
def _rush_off_the_quest() -> Position:
    game = at(de.MarketTurn(0), quest(leg(steps=3)))
    on_quest(game, 0, "errand", step=2)
    return game, ac.Rush("errand")


@example("MARKET-10", "last-round-only")
def _bonus_too_early() -> Position:
    game = at(de.MarketTurn(0))
    give(game, 0, gold=20)
    return game, ac.BuyEndBonus(next(iter(CONTENT.end_bonuses)))


# Trades


@example("MERCHANT-2", "no-trade-now")
def _trade_in_an_action() -> Position:
    game = at(de.OverseerReward(0, "quest", "errand"))
    give(game, 1, copper=1)
    return game, ac.SellResource(1, COPPER)


@example("MERCHANT-2", "no-guild")
def _trade_of_nobody() -> Position:
    return at(de.MineTurn(0)), ac.SellResource(2, COPPER)


@example("MERCHANT-1", "no-resource")
def _buy_the_unknown() -> Position:
    return at(de.MineTurn(0)), ac.BuyResource(0, 6)


@example("MERCHANT-1", "bought-enough", allowed=2)
def _buy_too_often() -> Position:
    game = at(de.MineTurn(0), savvy("buyer"))
    guild = give(game, 0, gold=20)
    guild.bonus_cards, guild.bought = ["wits"], 2
    return game, ac.BuyResource(0, COPPER)


@example(
    "MERCHANT-1",
    "costs",
    price=CONTENT.prices.buy[IRON],
    gold=CONTENT.prices.buy[IRON] - 1,
)
def _buy_too_dear() -> Position:
    game = at(de.MineTurn(0))
    give(game, 0, gold=CONTENT.prices.buy[IRON] - 1)
    return game, ac.BuyResource(0, IRON)


@example("MERCHANT-1", "sold-enough", allowed=1)
def _sell_too_often() -> Position:
    game = at(de.MineTurn(0))
    give(game, 0, copper=2).sold = 1
    return game, ac.SellResource(0, COPPER)


@example("MERCHANT-1", "nothing-to-sell", resource=COPPER)
def _sell_nothing() -> Position:
    return at(de.MineTurn(0)), ac.SellResource(0, COPPER)


@example("MARKET-12", "no-stall")
def _anothers_stall() -> Position:
    game = at(de.MineTurn(0), stall())
    give(game, 0, ruby=1)
    game.state.guilds[1].bonus_cards = ["booth"]
    return game, ac.UseStall(0, "booth", True)


@example("MARKET-12", "stall-used", uses=1)
def _stall_used() -> Position:
    game = at(de.MineTurn(0), stall())
    guild = give(game, 0, ruby=1)
    guild.bonus_cards, guild.stall_uses = ["booth"], {"booth": 1}
    return game, ac.UseStall(0, "booth", True)


@example("MARKET-12", "stall-needs", amount=2, have=1, resource=IRON)
def _stall_lacks_metal() -> Position:
    game = at(de.MineTurn(0), stall("ruby", "iron"))
    give(game, 0, iron=1).bonus_cards = ["booth"]
    return game, ac.UseStall(0, "booth", False)


@example("BONUS-6", "no-resource")
def _shop_the_unknown() -> Position:
    return at(de.Shopping(0, 9, "tile")), ac.Shop(-1)


@example(
    "BONUS-6",
    "tile-costs",
    price=CONTENT.prices.buy[RUBY],
    gold=CONTENT.prices.buy[RUBY] - 1,
)
def _shop_with_own_gold() -> Position:
    game = at(de.Shopping(0, CONTENT.prices.buy[RUBY] - 1, "tile"))
    give(game, 0, gold=20)
    return game, ac.Shop(RUBY)


# Quests


@example("QUEST-2", "not-in-offer")
def _take_from_the_deck() -> Position:
    game = at(de.Acquisition(0))
    return game, ac.TakeQuest(game.state.quest_deck[0])


@example("QUEST-2", "costs", price=CONTENT.prices.places[7], gold=0)
def _take_too_dear() -> Position:
    game = at(de.Acquisition(0))
    return game, ac.TakeQuest(game.state.offer[7])


@example("QUEST-3", "quests-full", limit=5)
def _take_a_sixth() -> Position:
    game = at(de.Acquisition(0), *(quest(id=f"errand {n}") for n in range(5)))
    for n in range(5):
        on_quest(game, 0, f"errand {n}")
    return game, ac.TakeQuest(game.state.offer[0])


@example("CHAMP-6", "no-later-start")
def _skip_without_champion() -> Position:
    game = at(de.Acquisition(0), mode="epic")
    return game, ac.TakeQuest(game.state.offer[0], 1)


@example("CHAMP-6", "later-start-reach", reach=1)
def _skip_too_far() -> Position:
    game = at(de.Acquisition(0), quest(leg(steps=2)), mode="epic")
    game.state.offer[0] = "errand"
    heroes(game, 0, Adventurer(4, title_with("skip_steps")))
    return game, ac.TakeQuest("errand", 2)


@example("CHAMP-7", "no-charm")
def _charm_without_champion() -> Position:
    game = at(de.Acquisition(0), mode="epic")
    return game, ac.TakeQuest(game.state.offer[0], 0, True)


@example("SOLO-11", "solo-takes")
def _decline_in_solo() -> Position:
    return at(de.Acquisition(0), solo="easy"), ac.DeclineQuest()


def managing(*levels: int, **resources: int) -> Game:
    """Guild 0 at its management, on one quest, with a design that costs 2 copper and takes level
    2."""
    pike = design("pike", kind="public", cost={"copper": 2}, level=2)
    game = at(de.Management(0), quest(leg(steps=2)), pike)
    on_quest(game, 0, "errand")
    give(game, 0, **resources).claims = ["pike"]
    heroes(game, 0, *levels)
    return game


@example("QUEST-4", "no-adventurer")
def _arm_nobody() -> Position:
    return managing(2, copper=2), ac.Arm("errand", 1, "pike")


@example("QUEST-4", "not-your-quest")
def _arm_for_no_quest() -> Position:
    return managing(2, copper=2), ac.Arm("elsewhere", 0, "pike")


@example("ADV-5", "at-home")
def _recall_from_the_pool() -> Position:
    return managing(2), ac.Disarm(0)


@example("ADV-4", "no-design")
def _forge_the_unknown() -> Position:
    game = managing(2, copper=2)
    game.state.guilds[0].claims = []
    return game, ac.Arm("errand", 0, "pike")


@example("ADV-3", "level-needed", needed=2, level=1)
def _wield_too_early() -> Position:
    return managing(1, copper=2), ac.Arm("errand", 0, "pike")


@example(
    "ADV-4",
    "forging-needs",
    amount=2,
    have=1,
    resource=COPPER,
)
def _forge_too_dear() -> Position:
    return managing(2, copper=1), ac.Arm("errand", 0, "pike")


@example("QUEST-7", "not-waiting")
def _advance_again() -> Position:
    game = at(de.Rewards(0, ("other",)), quest(leg(steps=2)), quest(leg(steps=2), id="other"))
    on_quest(game, 0, "errand", step=1)
    on_quest(game, 0, "other")
    return game, ac.Advance("errand")


# Rewards


def moving_worker(origin: int, target: int) -> Position:
    game = at(de.WorkerReward(0, "quest", "errand"))
    put_workers(game, 1, CENTRE)
    put_overseer(game, 0, CENTRE + 1)
    return game, ac.MoveWorker(origin, target)


@example("QUEST-8", "no-worker")
def _take_an_overseer() -> Position:
    return moving_worker(CENTRE + 1, CENTRE + 2)


@example("QUEST-8", "outside-mine")
def _worker_outside() -> Position:
    return moving_worker(CENTRE, DOWN)


@example("QUEST-8", "hex-not-empty")
def _worker_on_overseer() -> Position:
    return moving_worker(CENTRE, CENTRE + 1)


@example("QUEST-8", "not-in-discard")
def _take_from_show() -> Position:
    game = at(de.CardReward(0, "quest", "errand"))
    return game, ac.TakeCard(game.state.show[1])


@example("QUEST-9", "not-of-quest")
def _raise_a_stranger() -> Position:
    return at(de.LevelReward(0, "quest", "errand", 1, (0, 1))), ac.RaiseAdventurer(2)


@example("ADV-1", "no-adventurer")
def _train_a_ghost() -> Position:
    return at(de.LevelReward(0, "card", "training")), ac.RaiseAdventurer(-1)


@example("ADV-1", "highest-level", level=4)
def _train_the_highest() -> Position:
    game = at(de.LevelReward(0, "card", "training"))
    heroes(game, 0, 4, 1)
    return game, ac.RaiseAdventurer(0)


@example("CHAMP-1", "no-title")
def _unknown_title() -> Position:
    game = at(de.TitleChoice(0, 0), mode="epic")
    heroes(game, 0, 4)
    return game, ac.ChooseTitle("unheard of")


@example("CHAMP-1", "title-owned")
def _title_again() -> Position:
    game = at(de.TitleChoice(0, 0), mode="epic")
    heroes(game, 0, 4, Adventurer(4, title_with("leg_power")))
    return game, ac.ChooseTitle(title_with("leg_power"))


# The end


@example("END-3", "over")
def _after_the_end() -> Position:
    return ended(), ac.PassMine()


def ended() -> Game:
    game = at(de.TradeWindow(0, "end"))
    game.state.round = game.state.options.rounds
    ask(game, de.TradeWindow(0, "end"), FinishRound()).play(ac.DoneTrading())
    return game


# What holds for all of them

each_example = pytest.mark.parametrize(
    "case", EXAMPLES, ids=lambda case: case.build.__name__.strip("_")
)


@each_example
def test_a_refusal_tells_its_clause_and_its_numbers(case: Example) -> None:
    game, action = case.build()
    refusal = game.refusal(action)
    assert refusal is not None
    assert (refusal.clause, refusal.key, refusal.numbers) == (case.clause, case.key, case.numbers)
    assert refused(game, action) in CLAUSES


@each_example
def test_what_is_refused_cannot_be_played_and_changes_nothing(case: Example) -> None:
    game, action = case.build()
    before = game.state.clone()
    with pytest.raises(IllegalAction) as caught:
        game.play(action)
    assert caught.value.refusal == game.refusal(action)
    assert game.state == before


@each_example
def test_a_refusal_can_be_read_in_a_report(case: Example) -> None:
    game, action = case.build()
    told = str(game.refusal(action))
    assert told.startswith(f"{case.clause}: {case.key}")
    assert all(f"{name} {number}" in told for name, number in case.numbers.items())


def _refusals_in_the_rules() -> Iterator[tuple[str, str]]:
    """Clause and key of every `no(...)` in the sources of the rules."""
    for path in sorted(Path(forgewar.rules.__file__).parent.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "no":
                clause, key = node.args
                for part in ast.walk(clause):  # a clause may depend on a condition
                    if isinstance(part, ast.Constant):
                        yield part.value, ast.literal_eval(key)


def test_there_is_an_example_of_every_refusal() -> None:
    assert {(case.clause, case.key) for case in EXAMPLES} == set(_refusals_in_the_rules())


def test_every_refusal_cites_a_clause_of_the_rulebook() -> None:
    assert {clause for clause, _ in _refusals_in_the_rules()} <= CLAUSES


@pytest.mark.rule("END-3")
def test_after_the_end_everything_is_refused() -> None:
    game = ended()
    before = game.state.clone()
    for action in {case.build()[1] for case in EXAMPLES}:
        assert refused(game, action) == "END-3"
        with pytest.raises(IllegalAction):
            game.play(action)
    assert (game.decision, game.choices(), game.legal(), game.forced_action()) == (
        None,
        [],
        [],
        None,
    )
    assert game.state == before
