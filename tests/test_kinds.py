"""Every table by kind is complete: a failure names the kind, the table and the file."""

import importlib
from collections.abc import Iterable
from typing import Any, NamedTuple, get_args

import pytest

from forgewar.ai.explain.fact import FactKind
from forgewar.ai.value.valuation import Valuation
from forgewar.ai.value.weights import Weights
from forgewar.app.cards.effect_icons import ICONS
from forgewar.app.kit.faces import Face
from forgewar.app.window.commands import REGISTRY
from forgewar.app.window.focus import MOVES
from forgewar.content import load
from forgewar.content.check import (
    DESIGN_EFFECTS,
    QUEST_REWARDS,
    SINGLE_EFFECTS,
    WEALTH_EFFECTS,
)
from forgewar.content.model import EFFECT_KINDS, RESOURCES, AbilityKind, BonusSpace, ModeName
from forgewar.content.puzzles import load_puzzles
from forgewar.content.rulebook import load_rulebook
from forgewar.paths import assets_folder
from forgewar.play.flights import Thing
from forgewar.play.highlights import HighlightKind
from forgewar.rules import actions as ac
from forgewar.rules import events as ev
from forgewar.rules import places
from forgewar.rules.agenda import Task
from forgewar.rules.decisions import Decision, Management
from forgewar.rules.game import Game
from forgewar.rules.places import _PLACE_OF, PLACES, place_of
from forgewar.rules.state import Options
from forgewar.session.record import COLOURS

ACTIONS, EVENTS, DECISIONS = get_args(ac.Action), get_args(ev.Event), get_args(Decision)
SCORED = [decision for decision in DECISIONS if decision is not Management]
MARKET_ACTIONS = get_args(ac.MarketAction)
AT_PLACES = [action for action in MARKET_ACTIONS if action is not ac.PassMarket]
# Carried out by the controller or by each scene for itself.
_BY_SCENES = {*MOVES, "scroll_up", "scroll_down", "confirm", "back"}
COMMANDS = [
    command.id
    for command in REGISTRY.values()
    if (command.scope == "everywhere" and command.id not in _BY_SCENES)
    or command.id.startswith("ask_")
    or command.id == "faster"
]


class Table(NamedTuple):
    """Tables of one module that have each kind once between them."""

    module: str
    names: str
    kinds: Iterable[Any]


TABLES = [
    Table("forgewar.content.written", "WrittenEffect", EFFECT_KINDS),
    Table("forgewar.rules.mode", "MODES", get_args(ModeName)),
    Table("forgewar.rules.effects", "GIVE ASK", EFFECT_KINDS),
    Table("forgewar.rules.game", "_ASK", DECISIONS),
    Table("forgewar.rules.game", "_DO", get_args(Task)),
    Table("forgewar.rules.places", "_PLACE_OF", AT_PLACES),
    Table("forgewar.rules.places", "_BONUS_SOURCES", get_args(BonusSpace)),
    Table("forgewar.ai.value.market_value", "PARTS", MARKET_ACTIONS),
    Table("forgewar.ai.value.planner", "_TITLES", get_args(AbilityKind)),
    Table("forgewar.ai.value.planner", "SCORERS", SCORED),
    Table("forgewar.ai.search.rollout_policy.market", "BEST", AT_PLACES),
    Table("forgewar.ai.search.rollout_policy", "CHOOSERS", SCORED),
    Table("forgewar.ai.search.evaluation", "GOOD_SOLO", get_args(ModeName)),
    Table("forgewar.cli.measure.plan", "SHARES", get_args(ModeName)),
    Table("forgewar.words.narrator", "EVENTS", EVENTS),
    Table("forgewar.words.actions", "_ADVICE", ACTIONS),
    Table("forgewar.words.actions", "_LABELS", AT_PLACES),
    Table("forgewar.play.reducer", "REDUCERS WITH_CONTEXT UNCHANGED", EVENTS),
    Table("forgewar.play.presentation", "EVENTS", EVENTS),
    Table("forgewar.play.presentation", "DECISION_SCENES", DECISIONS),
    Table("forgewar.play.presentation", "PHASE_SCENES", get_args(ev.Phase)),
    Table("forgewar.play.remarks", "MOMENTS", EVENTS),
    Table("forgewar.play.action_spots", "SPOTS", ACTIONS),
    Table("forgewar.play.flights", "SOURCE_PLACES", get_args(ev.Source)),
    Table("forgewar.play.scoring", "PART_OF", get_args(ev.Source)),
    Table("forgewar.play.turns", "STEP_OF", get_args(ev.Phase)),
    Table("forgewar.app.cards.effect_icons", "ICONS", EFFECT_KINDS),
    Table("forgewar.app.market.panels", "PANELS", PLACES),
    Table("forgewar.app.match.flights", "DRAWN", get_args(Thing)),
    Table("forgewar.app.match.board", "VARIANTS", RESOURCES),
    Table("forgewar.app.match.chart_lines", "DASHES", COLOURS),
    Table("forgewar.app.match.chart_lines", "MARKS", COLOURS),
    Table("forgewar.app.scoring.highlights", "PICTURES", get_args(HighlightKind)),
    Table("forgewar.app.kit.palette", "PHASE", get_args(ev.Phase)),
    Table("forgewar.app.kit.palette", "GUILD", COLOURS),
    Table("forgewar.app.kit.palette", "GUILD_LINE", COLOURS),
    Table("forgewar.app.kit.faces", "ASIAN", get_args(Face)),
    Table("forgewar.app.window.focus", "NOTCHES", MOVES),
    Table("forgewar.app.window.global_commands", "GLOBAL_COMMANDS", COMMANDS),
    Table("forgewar.app.menus.mode_cards", "LOOKS", get_args(ModeName)),
]


def keys(table: Any) -> list[Any]:
    return list(getattr(table, "__struct_fields__", table))


def name(kind: Any) -> str:
    """Name of a kind; for a place of the market, that of its constant in rules/places.py."""
    constants = (name for name, value in vars(places).items() if value is kind)
    return next(constants, str(getattr(kind, "__name__", kind)))


@pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table.module}.{table.names}")
def test_a_table_has_every_kind_once(table: Table) -> None:
    module = importlib.import_module(table.module)
    found = [key for each in table.names.split() for key in keys(getattr(module, each))]
    where = f"{table.names} in {table.module.replace('.', '/')}.py"
    missing = sorted(name(kind) for kind in table.kinds if kind not in found)
    assert not missing, f"{where} has no entry for {', '.join(missing)}"
    unknown = sorted(name(key) for key in found if key not in table.kinds)
    assert not unknown, f"{where} has an entry for {', '.join(unknown)}, which is no such kind"
    twice = sorted({name(key) for key in found if found.count(key) > 1})
    assert not twice, f"{where} has two entries for {', '.join(twice)}"


def test_a_computer_player_knows_the_worth_of_every_effect() -> None:
    """`Valuation.effects` in forgewar/ai/value/valuation.py; a claim is worth its design."""
    valuation = Valuation(Game.new(Options(), 1, load.default()).table, 0, Weights())
    missing = sorted({*EFFECT_KINDS} - {"claim"} - valuation._effect_values().keys())
    assert not missing, f"forgewar/ai/value/valuation.py has no value for {', '.join(missing)}"


def test_every_effect_may_be_on_some_card() -> None:
    allowed = DESIGN_EFFECTS | QUEST_REWARDS | SINGLE_EFFECTS | WEALTH_EFFECTS
    missing = [kind for kind in EFFECT_KINDS if kind not in allowed]
    assert not missing, f"forgewar/content/check.py allows {missing} on no card"


def test_every_effect_has_the_picture_of_its_icon() -> None:
    lost = [
        i.picture for i in ICONS.values() if not (assets_folder() / f"{i.picture}.svg").exists()
    ]
    assert not lost, f"ICONS in forgewar/app/cards/effect_icons.py: no such picture: {lost}"


def test_every_decision_names_the_clause_it_is_made_by() -> None:
    clauses = {clause.id for clause in load_rulebook().clauses()}
    lost = [kind.__name__ for kind in DECISIONS if getattr(kind, "clause", "") not in clauses]
    assert not lost, f"no clause of the rulebook for {lost} in forgewar/rules/decisions.py"


def test_every_reason_of_a_puzzle_has_its_sentence() -> None:
    named = {reason.feature for puzzle in load_puzzles().values() for reason in puzzle.reasons}
    assert named <= {*get_args(FactKind)}


def test_every_place_of_the_market_answers_for_its_offers() -> None:
    table = Game.new(Options(), 1, load.default()).table
    for place in PLACES:
        for action in place.offers(table, 0):
            assert place_of(table, action) is place, f"{action} is not {type(place).__name__}'s"


def test_every_place_that_an_action_is_for_is_in_the_market() -> None:
    missing = {type(place).__name__ for place in _PLACE_OF.values() if place not in PLACES}
    assert not missing, f"PLACES in forgewar/rules/places.py lacks {missing}"
