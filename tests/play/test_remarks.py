"""Remarks of rivals: rare, short, and only on what every seat may know."""

from functools import cache
from itertools import product
from typing import get_args

import pytest
from app.positions import CONTENT, NAMES, positions
from words.speaking import speaking

from forgewar.ai.players.base import CHARACTERS
from forgewar.ai.worker_process import ThinkingHere
from forgewar.play.match import Match
from forgewar.play.remarks import EVERY, LONGEST, MOMENTS, Moment, find_remarks, remark_now
from forgewar.rules import events as ev
from forgewar.session.record import COLOURS, Header, Seat
from forgewar.session.session import Session
from forgewar.words import message
from forgewar.words.language import language_tags

QUESTS = ("a", "b", "c", "d", "e", "f", "g")


def header(*players: str, seed: int = 0) -> Header:
    seats = tuple(map(Seat, NAMES, COLOURS, players))
    return Header(2, "", "", positions()["over"].options, seed, seats)


def moments(header: Header, *history: list[ev.Event], actors: list[int]) -> list[tuple[int, str]]:
    found = find_remarks(header, history, actors)
    return [(remark.seat, remark.moment) for remark in found]


@cache
def whole_game() -> tuple[Header, list[list[ev.Event]], list[int]]:
    over = positions()["over"]
    seats = tuple(Seat(name, colour, "master") for name, colour in zip(NAMES, COLOURS, strict=True))
    session = Session.new(over.options, over.seed, CONTENT, seats=seats)
    history = [[], *(session.play(action) for action in over.actions)]
    return session.header, history, [-1, *(step.seat for step in session.steps)]


@pytest.mark.parametrize("tag", language_tags())
def test_every_remark_is_said_in_every_language_and_short(tag: str) -> None:
    with speaking(tag):
        for moment, character in product(get_args(Moment), CHARACTERS):
            said = str(message(f"remark-{moment}-{character}"))
            assert 0 < len(said) <= LONGEST, said
            assert not any(letter.isdigit() for letter in said), said


def test_only_open_events_are_remarked_on() -> None:
    """What is dealt, kept or revealed stays out of it, and a remark takes no value at all."""
    silent = {kind for kind, find in MOMENTS.items() if find.__name__ == "_nothing"}
    assert {ev.WealthKept, ev.WealthShown, ev.CardRevealed, ev.QuestDealt} <= silent
    assert not any(kind.reveals for kind in set(MOMENTS) - silent)
    with speaking("en"):
        message("remark-lead_lost-mining")  # without values: nothing else can be in it


def test_a_person_never_remarks() -> None:
    table = header("person", "person")
    assert not moments(table, [], [ev.Struck(0, (1,)), ev.QuestFailed(1, "a", "")], actors=[-1, 0])


def test_a_strike_touches_whose_it_is_and_others() -> None:
    assert moments(header("master", "person"), [ev.Struck(0, (1,))], actors=[1]) == [
        (0, "strike_own")
    ]
    assert moments(header("person", "master"), [ev.Struck(0, (1,))], actors=[0]) == [
        (1, "strike_other")
    ]


def test_a_design_is_regretted_by_who_did_not_get_it() -> None:
    bought = ev.DesignGained(0, "x", 5)
    assert moments(header("person", "master"), [bought], actors=[0]) == [(1, "design_lost")]
    assert not moments(header("master", "person"), [bought], actors=[0])


def test_a_lead_is_lost_and_won() -> None:
    first, overtakes = ev.PrestigeChanged(0, 5, "quest"), ev.PrestigeChanged(1, 9, "quest")
    history = ([first], [overtakes])
    assert moments(header("master", "person"), *history, actors=[0, 1]) == [(0, "lead_lost")]
    assert moments(header("person", "master"), *history, actors=[0, 1]) == [(1, "lead_won")]
    tie = ev.PrestigeChanged(1, 5, "quest")
    assert not moments(header("master", "person"), [first], [tie], actors=[0, 1])


def test_the_most_remarkable_of_an_action_is_remarked_on() -> None:
    ahead = ev.PrestigeChanged(0, 5, "quest")
    done = [ev.QuestCompleted(1, "a"), ev.PrestigeChanged(1, 9, "quest")]
    assert moments(header("master", "master"), [ahead], done, actors=[0, 1]) == [(0, "lead_lost")]


def test_a_rival_remarks_on_one_of_three_turns_at_most() -> None:
    history = [[ev.QuestCompleted(0, quest)] for quest in QUESTS]
    alone = [0, 1] * len(QUESTS)
    every = [event for each in history for event in (each, list[ev.Event]())]
    found = find_remarks(header("master", "person"), every, alone)
    turns = [remark.place // 2 for remark in found]
    assert turns == [0, 3, 6]
    # Several actions in a row are one turn.
    assert len(find_remarks(header("master", "person"), history, [0] * len(QUESTS))) == 1


def test_a_whole_game_has_remarks_of_most_kinds_and_few_of_each_rival() -> None:
    header, history, actors = whole_game()
    found = find_remarks(header, history, actors)
    assert len({remark.moment for remark in found}) >= 5
    assert len({remark.place for remark in found}) == len(found)
    for seat in range(4):
        runs = sum(a == seat != b for a, b in zip(actors[1:], actors, strict=False))
        assert sum(remark.seat == seat for remark in found) <= runs / EVERY + 1


def match_at(place: int) -> Match:
    over = positions()["over"]
    seats = tuple(Seat(name, colour, "master") for name, colour in zip(NAMES, COLOURS, strict=True))
    session = Session.new(over.options, over.seed, CONTENT, seats=seats)
    for action in over.actions[:place]:
        session.play(action)
    return Match(session, 0, ThinkingHere(CONTENT))


def test_a_remark_stands_until_others_have_acted_and_goes_with_its_action() -> None:
    found = find_remarks(*whole_game())[0]
    match = match_at(found.place)
    now = remark_now(match.view)
    assert now is not None
    assert (now.place, now.moment) == (found.place, found.moment)
    later = find_remarks(*whole_game())[1].place - 1
    assert remark_now(match_at(min(later, found.place + 30)).view) is None
    assert remark_now(match_at(found.place - 1).view) is None


def test_nobody_remarks_alone_or_when_the_game_is_over() -> None:
    for kind in ("solo_mine", "over"):
        session = positions()[kind].session(player="master")
        assert remark_now(Match(session, 0, ThinkingHere(CONTENT)).view) is None
