"""The final count is true: parts add up to the rules' prestige, the ranking is the rules' own,
nothing is told before it is counted, and every highlight is found again by counting events."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import get_args

import pytest
from cases import mostly_slow
from properties.chooser import Chooser
from properties.games import GENEROUS, SHIPPED, every_kind, name

from forgewar.content.model import Content, card_of
from forgewar.play.highlights import Highlight, highlights
from forgewar.play.scoring import PART_OF, PARTS, FinalCount
from forgewar.rules import events as ev
from forgewar.rules.game import Game
from forgewar.rules.state import MAX_LEVEL, Options

NAMES = ("Tower", "Sun", "Raven", "Oak")
KINDS = pytest.mark.parametrize("options", mostly_slow(every_kind(), every=5), ids=name)
CONTENTS = pytest.mark.parametrize("content", ["shipped", "generous"])


@cache
def played(options: Options, content: str) -> tuple[Game, list[list[ev.Event]]]:
    """A whole game, with the events of every action: of the shipped content one in which clumsy
    players lose when they are alone, of the generous one a game that is counted."""
    if content == "shipped":
        return playing(options, 7, SHIPPED)
    games = (playing(options, seed, GENEROUS) for seed in range(7, 200))
    return next(game for game in games if not lost(game[0]))


def playing(options: Options, seed: int, content: Content) -> tuple[Game, list[list[ev.Event]]]:
    game = Game.new(options, seed, content)
    chooser = Chooser(Random(seed), 0.2)
    history = [game.events]
    while not game.over:
        history.append(game.play(chooser.choose(game)))
    return game, history


def lost(game: Game) -> bool:
    assert game.state.result is not None
    return bool(game.state.result.lost_by)


def count(options: Options, content: str = "generous") -> FinalCount:
    return FinalCount(*played(options, content), NAMES)


def steps(final: FinalCount) -> Iterator[int]:
    """Go through the count."""
    final.go(1)
    for step in range(len(PARTS)):
        yield step
        final.go(1)


@KINDS
@CONTENTS
def test_parts_add_up_to_the_prestige_of_the_rules(options: Options, content: str) -> None:
    game, _ = played(options, content)
    final = count(options, content)
    final.go(len(PARTS))
    for standing in final.standings():
        assert standing.total == game.state.guilds[standing.seat].prestige
    for course in final.courses():
        assert course.totals[-1] == game.state.guilds[course.seat].prestige
        assert course.totals[0] == 0


@KINDS
@pytest.mark.rule("END-2")
def test_each_part_is_what_lies_before_the_guild(options: Options) -> None:
    """Counted again from what the guilds have at the end."""
    game, history = played(options, "generous")
    final = count(options)
    final.go(len(PARTS))
    tiles = Counter[int]()
    for event in flat(history):
        if isinstance(event, ev.PrestigeChanged) and event.source == "tile":
            tiles[event.seat] += event.amount
    for standing in final.standings():
        guild = game.state.guilds[standing.seat]
        parts = dict(zip(PARTS, standing.parts, strict=True))
        levels = [hero.level + (hero.level == MAX_LEVEL) for hero in guild.adventurers]
        assert parts["adventurers"] == sum(levels)
        assert parts["cards"] == sum(
            [made(game.content, design) for design in (*guild.designs, *guild.claims)]
            + [game.content.bonus_cards[card_of(card)].prestige for card in guild.bonus_cards]
        )
        if not guild.end_bonuses:
            assert parts["bonuses"] == tiles[standing.seat]


def made(content: Content, key: str) -> int:
    return content.designs[card_of(key)].prestige


@KINDS
@CONTENTS
@pytest.mark.rule("END-3")
def test_the_ranking_and_the_winner_are_those_of_the_rules(options: Options, content: str) -> None:
    game, _ = played(options, content)
    final = count(options, content)
    result = game.state.result
    assert result is not None
    final.go(len(PARTS))
    standings = final.standings()
    assert tuple(standing.seat for standing in standings) == result.ranking
    assert final.lost == bool(result.lost_by)
    assert final.winner == (None if result.lost_by else result.ranking[0])
    order = game.state.order
    again = sorted(standings, key=lambda s: (-s.total, order.index(s.seat)))
    assert again == standings


@KINDS
def test_nothing_is_told_before_it_is_counted(options: Options) -> None:
    """What the parts after its step bring may be anything: the count tells the same."""
    final = count(options)
    others = count(options)
    others._moments[-1] = tuple(
        tuple(n + 1000 * (i > 2) for i, n in enumerate(parts)) for parts in others._moments[-1]
    )  # bonuses and gold
    while final.step < 3:
        assert final.standings() == others.standings()
        assert final.courses() == others.courses()
        assert final.prompt == others.prompt
        assert [*map(final.adds_up, final.standings())] == [
            *map(others.adds_up, others.standings())
        ]
        assert final.winner is None
        final.go_on()
        others.go_on()


@KINDS
def test_the_count_begins_with_nothing_and_every_part_is_told_from_the_last_place_up(
    options: Options,
) -> None:
    final = count(options)
    assert all(standing.total == 0 for standing in final.standings())
    while not final.done:
        places = [standing.seat for standing in final.standings()]
        told = []
        while (added := final.next) is not None:
            before = {standing.seat: standing.total for standing in final.standings()}
            final.go_on()
            after = {standing.seat: standing.total for standing in final.standings()}
            assert after == before | {added.seat: before[added.seat] + added.amount}
            told.append(added.seat)
        assert told == places[::-1]
        final.go_on()


@KINDS
def test_a_part_is_told_once_it_is_counted_even_if_it_is_nothing(options: Options) -> None:
    """While a part is being counted it is told of those who have heard, unless it is nothing."""
    final, (_, history) = count(options), played(options, "generous")
    while True:
        for standing in final.standings():
            counted = _by_part(history, standing.seat)
            told = PARTS[: final.step + bool(standing.latest or final.done)]
            wanted = {part: counted[part] for part in told}
            assert str(final.adds_up(standing)) == _told(wanted)
        if final.done:
            return
        final.go_on()


def _by_part(history: list[list[ev.Event]], seat: int) -> Counter[str]:
    found: Counter[str] = Counter()
    for event in flat(history):
        if isinstance(event, ev.PrestigeChanged) and event.seat == seat:
            found[PART_OF[event.source]] += event.amount
    return found


def _told(parts: dict[str, int]) -> str:
    words = [f"{part.title()} {parts[part]}" for part in PARTS if part in parts]
    return " and ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


@KINDS
def test_each_step_adds_what_it_says(options: Options) -> None:
    final = count(options)
    before: dict[int, int] = {}
    for _ in steps(final):
        for standing in final.standings():
            assert standing.latest == standing.total - before.get(standing.seat, 0)
            before[standing.seat] = standing.total
        low, high = final.span
        assert all(low <= s.total <= high for s in final.standings())


@KINDS
@CONTENTS
def test_there_is_a_value_for_the_start_each_round_and_the_count(
    options: Options, content: str
) -> None:
    game, _ = played(options, content)
    final = count(options, content)
    rounds = game.state.round
    assert all(len(course.moments) == rounds + 1 for course in final.courses())
    told = [str(final.when(moment)) for moment in range(rounds + 1)]
    assert told[0] == "At the start"
    assert told[rounds] == f"After round {rounds}"
    if not final.lost:
        final.go(len(PARTS))
        assert all(len(course.moments) == rounds + 2 for course in final.courses())
        assert str(final.when(rounds + 1)) == "After the final count"


@KINDS
@pytest.mark.rule("SOLO-12")
def test_a_great_score_is_told_alone_and_where_there_is_one(options: Options) -> None:
    game, _ = played(options, "generous")
    final = count(options)
    assert final.great == (game.content.solo.marks.get(options.mode, 0) if options.solo else 0)
    final.go(len(PARTS))
    assert final.prompt.values.get("great", 0) == final.great
    assert str(final.standings()[0].total) in str(final.prompt)


def test_a_lost_game_is_not_counted_and_tells_how_far_it_came() -> None:
    final = count(Options("simple", 1, difficulty="hard"), "shipped")
    assert final.lost
    assert final.done
    assert final.winner is None
    assert final.great == 0
    assert str(final.prompt) == "Better luck next time"


def test_every_source_of_prestige_belongs_to_a_part_of_the_count() -> None:
    parts = {source: PART_OF[source] for source in get_args(ev.Source)}
    others = {
        "card": "cards", "end_designs": "cards", "end_cards": "cards", "end_bonus": "bonuses",
        "tile": "bonuses", "end_adventurers": "adventurers", "end_gold": "gold",
    }  # fmt: skip
    assert parts == {**dict.fromkeys(parts, "quests"), **others}
    assert set(parts.values()) == set(PARTS)


# Highlights


def flat(history: list[list[ev.Event]]) -> Iterator[ev.Event]:
    for events in history:
        yield from events


@KINDS
@CONTENTS
def test_every_highlight_is_found_again_by_counting(options: Options, content: str) -> None:
    game, history = played(options, content)
    events = list(flat(history))
    found = {each.kind: each for each in highlights(history, game.content)}
    for kind, numbers in counted(events).items():
        most = max(numbers.values(), default=0)
        if most <= 0:
            assert kind not in found
            continue
        each = found.pop(kind)
        assert each.number == most == numbers[each.side]
        assert str(most) in str(each.told)
    assert not found


def counted(events: list[ev.Event]) -> dict[str, dict[int, int]]:
    """By kind of highlight, the number of each side."""
    tables: dict[str, Counter[int]] = {
        kind: Counter() for kind in ("quests", "strike", "finest", "jump", "forge", "trade")
    }
    quests: dict[tuple[int, str], int] = {}
    for event in events:
        match event:
            case ev.QuestCompleted(seat=seat, quest=quest):
                tables["quests"][seat] += 1
                gains = [
                    e.amount
                    for e in events
                    if isinstance(e, ev.PrestigeChanged)
                    and (e.seat, e.source, e.ref) == (seat, "quest", quest)
                ]
                quests[seat, quest] = sum(gains)
            case ev.Struck(side=side, hexes=hexes):
                tables["strike"][side] = max(tables["strike"][side], len(hexes))
            case ev.OverseerMoved(side=side, jumped=jumped):
                tables["jump"][side] = max(tables["jump"][side], len(jumped))
            case ev.WeaponForged(seat=seat):
                tables["forge"][seat] += 1
            case ev.MerchantTraded(seat=seat, bought=False, price=price):
                tables["trade"][seat] += price
    for (seat, _), prestige in quests.items():
        tables["finest"][seat] = max(tables["finest"][seat], prestige)
    return {kind: dict(table) for kind, table in tables.items()}


@KINDS
def test_highlights_name_the_round_the_failures_and_the_favourite(options: Options) -> None:
    game, history = played(options, "generous")
    events = list(flat(history))
    for each in highlights(history, game.content):
        values = each.told.values
        if each.kind == "quests":
            failed = [e for e in events if isinstance(e, ev.QuestFailed) and e.seat == each.side]
            assert values["failed"] == len(failed)
        elif each.kind == "trade":
            sold = [e for e in events if isinstance(e, ev.MerchantTraded) and not e.bought]
            assert values["sales"] == sum(e.seat == each.side for e in sold)
        elif each.kind == "forge":
            own = [
                e.design for e in events if isinstance(e, ev.WeaponForged) and e.seat == each.side
            ]
            assert values["times"] == own.count(each.card) == max(map(own.count, own))
        elif each.kind in ("strike", "jump"):
            assert in_round(events, each)


def in_round(events: list[ev.Event], each: Highlight) -> bool:
    """Whether such a strike or jump happened in the round that is told."""
    number = each.told.values["round"]
    starts = {e.round: i for i, e in enumerate(events) if isinstance(e, ev.RoundStarted)}
    assert isinstance(number, int)
    inside = events[starts.get(number, 0) : starts.get(number + 1, len(events))]
    if each.kind == "strike":
        return any(isinstance(e, ev.Struck) and len(e.hexes) == each.number for e in inside)
    return any(isinstance(e, ev.OverseerMoved) and len(e.jumped) == each.number for e in inside)


def test_of_what_never_happened_nothing_is_told() -> None:
    assert highlights([], SHIPPED) == []
    idle = [ev.RoundStarted(1, 1), ev.OverseerMoved(0, 1, 2, ()), ev.MerchantTraded(0, 1, 3, True)]
    assert highlights([idle], SHIPPED) == []


def test_among_equals_the_first_is_told() -> None:
    first, second, *_ = SHIPPED.quests
    history: list[list[ev.Event]] = [[ev.RoundStarted(2, 1)]]
    for seat, quest in ((1, first), (0, second)):
        history.append(
            [ev.QuestCompleted(seat, quest), ev.PrestigeChanged(seat, 7, "quest", quest)]
        )
        history.append([ev.Struck(seat, (1, 2, 3, 4, 5)), ev.OverseerMoved(seat, 1, 4, (2, 3))])
        history.append([ev.RoundStarted(3, 1)])
    found = {
        each.kind: (each.side, each.number, each.told.values)
        for each in highlights(history, SHIPPED)
    }
    assert found["quests"] == (1, 1, {"count": 1, "failed": 0})
    assert found["strike"] == (1, 5, {"count": 5, "round": 2})
    assert found["jump"] == (1, 2, {"count": 2, "round": 2})
    assert found["finest"][:2] == (1, 7)


@pytest.mark.parametrize(
    ("moments", "span"),
    [
        ([((0, 0),), ((12, 18),)], (0, 30)),
        ([((0, 0),), ((12, 19),)], (0, 40)),
        ([((-1, 0),), ((12, -4),)], (-10, 20)),
        ([((-11, 0),), ((0, 0),)], (-20, 10)),
        ([((0, 0),), ((0, 0),)], (0, 10)),
        ([((35, 0),), ((2, 1),)], (0, 40)),
    ],
)
def test_a_scale_is_in_tens_and_holds_all_that_comes(
    moments: list[tuple[tuple[int, int]]], span: tuple[int, int]
) -> None:
    final = count(Options("simple", 2))
    final._moments = moments
    assert final.span == span
