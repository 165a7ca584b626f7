"""A match at the table: whom it asks and when, how long it waits, what it takes back and tells."""

from itertools import islice

import pytest
from play.tables import Silence, played
from properties.games import SHIPPED

from forgewar.ai.players.base import Choice, Reason, RunnerUp
from forgewar.ai.worker_process import Request
from forgewar.content.model import Content
from forgewar.play.hint import instead
from forgewar.play.match import DOTS, Match
from forgewar.play.mine import MineView
from forgewar.rules import decisions as de
from forgewar.rules.state import Options
from forgewar.session.record import COLOURS, Seat
from forgewar.session.session import Session

STRENGTHS = {"apprentice": "apprentice", "master": "master", "computer": "journeyman"}


class Asked(Silence):
    """Notes what it is asked, and answers what it is told to."""

    def __init__(self) -> None:
        self.prepared = self.cancelled = 0
        self.requests: list[Request] = []
        self.choice: Choice | None = None

    def prepare(self) -> None:
        self.prepared += 1

    def ask(self, request: Request, content: Content | None = None) -> None:
        assert content is SHIPPED
        self.requests.append(request)

    def answer(self) -> Choice | None:
        return self.choice

    def cancel(self) -> None:
        self.cancelled += 1


def table(*players: str, speed: int = 0, practice: bool = False) -> tuple[Match, Asked]:
    seats = tuple(Seat(f"Guild {i}", COLOURS[i], player) for i, player in enumerate(players))
    options = Options("simple", len(players), difficulty="easy" if len(players) == 1 else None)
    session = Session.new(options, 11, SHIPPED, seats=seats, practice=practice)
    thinker = Asked()
    return Match(session, speed, thinker), thinker


def first(match: Match) -> Choice:
    choices = match.choices()
    other = RunnerUp(choices[-1], 2.0, 50, clear=True)
    return Choice(choices[0], (Reason("as_good_as_any", 1.0),), runner_up=other)


def on_to(match: Match, kind: type) -> None:
    """Play first choices up to a kind of decision."""
    while not isinstance(match.decision, kind):
        match.play(match.choices()[0])


# Computer guilds


def test_every_computer_guild_is_asked_once_by_its_strength_for_what_its_seat_sees() -> None:
    match, thinker = table("apprentice", "master", "computer")
    assert thinker.prepared == 1
    asked, seeds = set(), []
    for _ in range(60):
        count, seat, forced = len(thinker.requests), match.seat, match.game.forced_action()
        seen, place = match.game.view(seat), len(match.history)
        thinker.choice = None
        assert match.update(0.0) == (forced is not None)
        if forced is not None:
            assert match.session.actions[-1] == forced
            assert len(thinker.requests) == count
            continue
        match.update(0.0)
        (request,) = thinker.requests[count:]
        assert request.strength == STRENGTHS[match.seat_of(seat).player]
        assert request.view == seen
        seeds.append(request.seed)
        thinker.choice = first(match)
        rather = instead(match.game, match.names, thinker.choice)
        assert match.update(0.0)
        assert match.session.actions[-1] == thinker.choice.action
        thought = match.thoughts[place]
        assert thought.instead == rather
        assert (thought.seat, thought.strength) == (seat, request.strength)
        assert thought.choice is thinker.choice
        asked.add(seat)
    assert asked == {0, 1, 2}
    assert len(set(seeds)) == len(seeds)
    again, other = table("apprentice", "master", "computer")
    again.update(0.0)
    assert other.requests[0].seed == seeds[0]  # the same record, the same thought


def test_nobody_is_prepared_for_a_game_of_persons() -> None:
    assert table("person", "person")[1].prepared == 0
    assert table("person", "master")[1].prepared == 1


@pytest.mark.parametrize("speed", [1, 2, 4])
def test_computer_guilds_pause_before_they_act_and_less_at_a_higher_speed(speed: int) -> None:
    match, thinker = table("master", "master", speed=speed)
    thinker.choice = first(match)
    assert not match.update(0.5 / speed, hold=True)
    assert not match.update(0.5 / speed)
    assert not match.session.actions
    assert match.update(0.2 / speed)
    assert len(match.session.actions) == 1


def test_who_thinks_is_seen_to_by_dots_that_come_and_go() -> None:
    match, thinker = table("master", "master")
    dots = [match.dots]
    for _ in range(40):
        changed = match.update(0.25)
        assert changed == (match.dots != dots[-1])
        dots.append(match.dots)
    assert dots == [5 * number // 8 % (DOTS + 1) for number in range(41)]  # one in 0.4 seconds
    assert len(thinker.requests) == 1
    match.play(match.choices()[0])
    assert match.dots == 0


def test_who_acts_is_who_chose_while_it_is_seen() -> None:
    match, _ = table("person", "person", "person", speed=1)
    on_to(match, de.MineTurn)
    for _ in range(6):
        match.show.snap()
        seat = match.seat
        assert match.acting == seat
        match.play(match.choices()[0])
        assert match.show.busy
        assert match.acting == seat


# Hints


def test_a_hint_is_asked_of_a_master_and_followed_or_put_away() -> None:
    match, thinker = table("person", "person")
    assert not match.close_hint()
    assert match.advice is None
    assert match.advised is None
    assert match.ask_hint()
    assert match.hinting
    assert match.needs_ticks
    assert not match.update(0.1)  # nobody has an answer yet
    assert [request.strength for request in thinker.requests] == ["master"]
    assert thinker.requests[0].view == match.game.view(match.seat)
    thinker.choice = first(match)
    assert match.update(0.1)
    assert match.hint is not None
    assert not match.hinting
    assert match.dots == 0
    assert match.advice is match.advice
    assert match.advised == thinker.choice.action
    assert not match.update(0.1)
    assert match.ask_hint()  # there is one
    assert not match.hinting
    assert match.close_hint()
    assert match.hint is None
    assert match.ask_hint()
    match.update(0.1)
    match.follow_hint()
    assert match.session.actions == [thinker.choice.action]
    assert match.hint is None


def test_a_hint_that_is_put_away_is_no_longer_thought_about() -> None:
    match, thinker = table("person", "person")
    match.ask_hint()
    match.update(0.1)
    assert match.close_hint()
    assert thinker.cancelled == 1
    assert not match.needs_ticks
    assert not table("master", "person")[0].ask_hint()


# Taking back


def test_what_is_taken_back_and_done_again_is_shown_at_once() -> None:
    match, _ = table("person", "person", practice=True)
    on_to(match, de.MineTurn)
    match.play(match.choices()[0])
    states, versions = [match.game.state.to_json()], [match.version]
    while match.undo():
        assert match.shown == match.game.state
        assert len(match.history) == len(match.session.actions) + 1
        states.append(match.game.state.to_json())
        versions.append(match.version)
    assert match.undo_barrier is not None
    assert len(states) > 3
    for form in reversed(states[:-1]):
        assert match.redo()
        assert match.shown == match.game.state
        assert match.game.state.to_json() == form
        versions.append(match.version)
    assert not match.redo()
    assert versions == sorted(set(versions))


def test_whatever_changes_ends_what_moves_and_what_was_foreseen() -> None:
    match, _ = table("person", "person", speed=1, practice=True)
    on_to(match, de.MineTurn)
    match.show.snap()
    action = match.choices()[0]
    assert match.preview(action) is match.preview(action)
    seen = match.preview(action)
    match.play(action)
    assert match.show.busy
    assert match.needs_ticks
    assert not match.waiting_for_person
    assert match.undo()
    assert not match.show.busy
    assert not match.needs_ticks
    assert match.preview(action) == seen


# The log, and who sits down


def test_the_latest_lines_are_the_last_of_the_log_backwards() -> None:
    for match, _ in islice(played(Options("simple", 2), 5), 0, 120, 7):
        for count in (0, 1, 3, 500):
            assert match.latest(count) == match.log[::-1][:count]
        assert [line for _, line in match.chronicle()] == match.log


def test_who_sits_down_is_told_what_happened_since_they_left() -> None:
    match, _ = table("person", "person")
    assert match.at_table == -1
    assert match.arriving() == match.seat
    assert match.sit_down(0) == []
    assert match.arriving() is None
    on_to(match, de.MineTurn)
    lines = len(match.log)
    assert match.sit_down(1) == []
    assert match.arriving() == (0 if match.seat == 0 else None)
    match.play(match.choices()[0])
    assert match.sit_down(0) == match.log[lines:]
    assert match.log[lines:]


def test_who_looks_on_is_who_chooses_or_chose_last_or_could() -> None:
    match, _ = table("master", "person", "person", "journeyman")
    assert [match.who(seat) for seat in range(4)] == [
        "Guild 0, Master", "Guild 1", "Guild 2", "Guild 3, Journeyman",
    ]  # fmt: skip
    seen = set()
    for at_table in (-1, 0, 2):
        match.at_table = at_table
        on_to(match, de.MineTurn)
        for _ in range(8):
            chooser = match.is_person(match.seat)
            assert match.onlooker == (match.seat if chooser else max(1, at_table))
            seen.add((at_table, chooser))
            match.play(match.choices()[0])
    assert {(at_table, False) for at_table in (-1, 0, 2)} < seen
    watched, _ = table("master", "journeyman")
    seats = set()
    for _ in range(12):
        assert watched.onlooker == watched.seat
        seats.add(watched.seat)
        watched.play(watched.choices()[0])
    assert seats == {0, 1}


def test_nobody_moves_anything_in_the_place_of_another() -> None:
    match, _ = table("person", "master")
    on_to(match, de.MineTurn)
    while match.is_person(match.seat):
        match.play(match.choices()[0])
    view, before = MineView(match), len(match.session.actions)
    assert not view.active
    for action in match.choices():
        assert not view._play(action)
    assert len(match.session.actions) == before
