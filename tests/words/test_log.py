"""The log: no action without a line, and no number in it that the events do not have."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import get_args

import pytest
from properties.chooser import Chooser
from properties.games import GENEROUS, SHIPPED, name
from words import golden, texts
from words.samples import SCENES

from forgewar.content.model import RESOURCES, Content
from forgewar.rules import decisions as de
from forgewar.rules import events as ev
from forgewar.rules.actions import Action, DoneTrading, RaiseAdventurer
from forgewar.rules.game import Game
from forgewar.rules.state import Options
from forgewar.words import Message, names
from forgewar.words.log import LogLine, log_lines_of
from forgewar.words.narrator import Changed

CHANGES = set(get_args(Changed))
GAMES = [
    Options("simple", 4),
    Options("epic", 2, bonus_tiles=True),
    Options("epic", 3, bonus_tiles=True),
    Options("fast_forward", 2),
    Options("simple", 1, difficulty="easy"),
    Options("epic", 1, difficulty="hard"),
    Options("fast_forward", 1, difficulty="random"),
]
Step = tuple[Action, de.Decision, list[ev.Event], list[LogLine]]


def names_in(content: Content, options: Options) -> names.Names:
    return names.Names(content, [names.guild(colour) for colour in names.EMBLEMS][: options.sides])


def play_game(options: Options, seed: int, content: Content) -> Iterator[Step]:
    """A whole game, action by action, as the log tells it."""
    game = Game.new(options, seed, content)
    called = names_in(content, options)
    chooser = Chooser(Random(seed), whim=0.15)
    while not game.over:
        decision, action = game.decision, chooser.choose(game)
        assert decision is not None
        events = game.play(action)
        yield action, decision, events, log_lines_of(events, called)


def test_every_kind_of_event_has_a_sample() -> None:
    assert {type(event) for events in SCENES.values() for event in events} == set(
        get_args(ev.Event)
    )


def test_the_lines_read_well() -> None:
    golden.check("log", texts.log())


def secret(action: Action, decision: de.Decision) -> bool:
    """Whom a guild raises with its wealth is told when all show their wealth (SETUP-13)."""
    return isinstance(action, RaiseAdventurer) and isinstance(decision, de.WealthRaise)


@pytest.mark.parametrize("content", [SHIPPED, GENEROUS], ids=["shipped", "generous"])
@pytest.mark.parametrize("options", GAMES, ids=name)
def test_no_action_of_a_game_leaves_the_log_without_a_line(
    options: Options, content: Content
) -> None:
    for action, decision, events, lines in play_game(options, 5, content):
        is_news = action != DoneTrading()
        assert lines or secret(action, decision) or not is_news, (action, events)
        assert all(0 <= line.number < len(events) for line in lines)
        assert [line.number for line in lines] == sorted(line.number for line in lines)


@pytest.mark.parametrize("content", [SHIPPED, GENEROUS], ids=["shipped", "generous"])
@pytest.mark.parametrize("options", GAMES, ids=name)
def test_every_coin_and_stone_of_a_game_is_in_the_log(options: Options, content: Content) -> None:
    for action, _, events, lines in play_game(options, 6, content):
        assert in_the_log(lines) == in_the_events(events), (action, events, lines)


@pytest.mark.parametrize("options", GAMES, ids=name)
def test_lines_hold_names_and_no_ids(options: Options) -> None:
    for *_, lines in play_game(options, 7, SHIPPED):
        for line in lines:
            assert not line.text[0].islower(), line.text
            assert not set("_{}") & set(line.text), line.text


def in_the_events(events: list[ev.Event]) -> Counter[tuple[int, str]]:
    """What each guild has more or less of; what a weapon is made of stands on its card."""
    found: Counter[tuple[int, str]] = Counter()
    for event in events:
        if isinstance(event, Changed) and event.source != "forge":
            found[event.seat, _thing(event)] += event.amount
    return _no_zeros(found)


def _thing(event: Changed) -> str:
    if isinstance(event, ev.ResourcesChanged):
        return RESOURCES[event.resource]
    return "gold" if isinstance(event, ev.GoldChanged) else "prestige"


def in_the_log(lines: list[LogLine]) -> Counter[tuple[int, str]]:
    """What the lines say of it: prices and costs count against the guild."""
    found: Counter[tuple[int, str]] = Counter()
    for line in lines:
        for thing, count in _amounts(line.message, 1):
            found[line.seat, thing] += count
    return _no_zeros(found)


def _amounts(told: object, sign: int) -> Iterator[tuple[str, int]]:
    if isinstance(told, tuple) and not isinstance(told, Message):
        for part in told:
            yield from _amounts(part, sign)
    if not isinstance(told, Message):
        return
    kind, _, thing = told.id.partition("-")
    if kind == "amount":
        yield thing, sign * int(str(told.values["count"]))
    for key, value in told.values.items():
        if key == "price":
            yield "gold", -int(str(value))
        yield from _amounts(value, -sign if key == "costs" else sign)


def _no_zeros(found: Counter[tuple[int, str]]) -> Counter[tuple[int, str]]:
    return Counter({key: count for key, count in found.items() if count})


def test_what_passing_brings_is_what_it_brought() -> None:
    called = names_in(SHIPPED, GAMES[0])
    lines = log_lines_of([ev.Passed(0, "market"), ev.GoldChanged(0, 3, "pass")], called)
    assert [line.text for line in lines] == ["Passes in the market: 3 gold"]


def test_a_line_is_seen_with_the_last_event_that_it_tells_of() -> None:
    """What it says at first is known from the event it begins with."""
    called = names_in(SHIPPED, Options("simple", 2))
    events: list[ev.Event] = [
        ev.RoundStarted(2, 1),
        ev.Passed(1, "mine"),
        ev.GoldChanged(1, 2, "pass"),
    ]
    begun, passed = log_lines_of(events, called)
    assert (begun.seat, begun.number, begun.began) == (-1, 0, 0)
    assert (passed.seat, passed.began, passed.number) == (1, 1, 2)
    assert passed.message.values["line"] == passed.head != passed.message


def test_what_joins_by_one_source_is_told_together() -> None:
    called = names_in(SHIPPED, Options("simple", 2))
    quests = sorted(SHIPPED.quests)[:2]
    joined = [
        ev.AdventurerJoined(seat, number, "quest", quest)
        for seat in (0, 1)
        for quest in quests
        for number in (2, 3)
    ]
    lines = log_lines_of(joined, called)
    assert [(line.seat, line.message.values["count"]) for line in lines] == [
        (0, 2), (0, 2), (1, 2), (1, 2),
    ]  # fmt: skip
