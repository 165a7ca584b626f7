"""Small drawings show the position of a lesson or puzzle, and never which choice is best."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import cast

import pytest
from msgspec.structs import replace

from forgewar.content import load
from forgewar.content.model import card_of
from forgewar.content.puzzles import Puzzle, load_puzzles
from forgewar.play.lessons import sketch
from forgewar.play.lessons.position import lay_out
from forgewar.play.lessons.shelf import lessons
from forgewar.play.lessons.sketch import (
    ArmingSketch,
    EpicSketch,
    MarketSketch,
    MineSketch,
    OfferSketch,
    RoundSketch,
    ScoreSketch,
    Sketch,
    SoloSketch,
    TrackSketch,
    sketch_lesson,
    sketch_puzzle,
)
from forgewar.rules.actions import MoveOverseer, TakeQuest
from forgewar.rules.catalogue import catalogue
from forgewar.rules.game import Game
from forgewar.rules.places import place_of
from forgewar.rules.quest import offer_price, standing
from forgewar.rules.state import OVERSEER
from forgewar.rules.table import Table

CONTENT = load.default()
PUZZLES = load_puzzles()


@dataclass
class Shown:
    """A puzzle with its game and its drawing."""

    puzzle: Puzzle
    game: Game
    sketch: Sketch


def shown(kind: str) -> list[Shown]:
    return [
        Shown(puzzle, lay_out(puzzle.position, CONTENT), sketch_puzzle(name, CONTENT))
        for name, puzzle in PUZZLES.items()
        if puzzle.kind == kind
    ]


def test_every_kind_of_puzzle_has_a_drawing_of_its_kind() -> None:
    kinds: dict[str, tuple[type[Sketch], ...]] = {
        "mine": (MineSketch,),
        "market": (MarketSketch, TrackSketch),
        "quest": (OfferSketch,),
        "arming": (ArmingSketch,),
        "last_round": (ScoreSketch,),
    }
    for kind, types in kinds.items():
        assert {type(each.sketch) for each in shown(kind)} == set(types), kind


def test_a_mine_shows_an_overseer_of_ones_own_and_every_hex_it_can_land_on() -> None:
    for each in shown("mine"):
        drawn = cast(MineSketch, each.sketch)
        moves = [move for move in each.game.choices() if isinstance(move, MoveOverseer)]
        assert drawn.cells == tuple(each.game.state.cells)
        assert drawn.cells[drawn.overseer] == OVERSEER
        targets = {move.target for move in moves if move.origin == drawn.overseer}
        assert set(drawn.landings) == targets
        assert len(targets) == max(
            sum(move.origin == origin for move in moves) for origin in {m.origin for m in moves}
        )
        assert not drawn.path


def test_a_solved_mine_shows_the_move() -> None:
    for name, puzzle in PUZZLES.items():
        if puzzle.kind == "mine":
            drawn = cast(MineSketch, sketch_puzzle(name, CONTENT, solved=True))
            assert drawn.path == (puzzle.best["origin"], puzzle.best["target"])


def dict_of(name: str, puzzle: Puzzle) -> Callable[[], dict[str, Puzzle]]:
    return lambda: {name: puzzle}


@pytest.mark.slow
def test_another_best_choice_would_be_drawn_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """The drawing of an unsolved puzzle depends on its position alone."""
    for name, puzzle in PUZZLES.items():
        before = sketch_puzzle(name, CONTENT)
        for other in puzzle.others:
            changed = replace(puzzle, best=other.action)
            monkeypatch.setattr(sketch, "puzzles", dict_of(name, changed))
            assert sketch_puzzle.__wrapped__(name, CONTENT) == before
        monkeypatch.undo()


def test_an_offer_shows_quests_that_can_be_taken_with_their_prices() -> None:
    for each in shown("quest"):
        state, table = each.game.state, Table(each.game.state, catalogue(CONTENT))
        able = {a.quest for a in each.game.choices() if isinstance(a, TakeQuest)}
        wanted = [
            (CONTENT.quests[card_of(key)].picture, offer_price(table, place))
            for place, key in enumerate(state.offer)
            if key in able
        ]
        drawn = cast(OfferSketch, each.sketch)
        assert [(quest.picture, quest.price) for quest in drawn.quests] == wanted[:3]


def test_cards_of_the_market_have_the_prices_that_the_rules_ask() -> None:
    drawn = [each for each in shown("market") if isinstance(each.sketch, MarketSketch)]
    for each in drawn:
        table = Table(each.game.state, catalogue(CONTENT))
        prices = {
            (sketch._card_picture(CONTENT, choice), place.price(table, 0, choice))
            for choice in each.game.choices()
            if (place := place_of(table, choice)) is not None
        }
        cards = {(card.picture, card.price) for card in cast(MarketSketch, each.sketch).cards}
        assert cards
        assert cards <= prices


def test_arming_shows_the_power_of_a_quest_against_what_it_needs() -> None:
    for each in shown("arming"):
        table = Table(each.game.state, catalogue(CONTENT))
        quests = each.game.state.guilds[0].quests
        drawn = cast(ArmingSketch, each.sketch)
        found = {
            (stands.power, stands.needed, stands.met)
            for quest in quests
            if CONTENT.quests[card_of(quest.key)].picture == drawn.picture
            for stands in [standing(table, 0, quest)]
        }
        assert (drawn.power, drawn.needed) in {(power, need) for power, need, _ in found}
        unmet = any(not standing(table, 0, quest).met for quest in quests)
        assert any(not met for _, _, met in found) == unmet


def test_a_last_round_shows_the_prestige_of_both_guilds() -> None:
    for each in shown("last_round"):
        scores = tuple(guild.prestige for guild in each.game.state.guilds)
        assert cast(ScoreSketch, each.sketch).scores == scores


def test_every_lesson_has_a_drawing_of_what_it_teaches() -> None:
    found = {lesson.id: type(sketch_lesson(lesson.id, CONTENT)) for lesson in lessons()}
    assert found == {
        "walking": MineSketch,
        "jumping": MineSketch,
        "forge": ArmingSketch,
        "quest": TrackSketch,
        "market": MarketSketch,
        "round": RoundSketch,
        "end": ScoreSketch,
        "epic": EpicSketch,
        "solo": SoloSketch,
    }


def test_the_move_that_a_lesson_asks_for_is_drawn() -> None:
    for lesson in lessons()[:2]:
        move = next(step.do for step in lesson.steps if step.do)
        drawn = cast(MineSketch, sketch_lesson(lesson.id, CONTENT))
        assert drawn.path == (move["origin"], move["target"])
