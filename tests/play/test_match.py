"""A match at the table: whom it asks and when, how long it waits, what it takes back and tells."""

from itertools import islice

import pytest
from play.tables import Silence, played
from properties.games import SHIPPED

from forgewar.ai.explain.fact import Fact
from forgewar.ai.players.base import Choice, RunnerUp
from forgewar.ai.worker_process import Request
from forgewar.content.model import Content
from forgewar.play.clock import DOTS
from forgewar.play.hint import instead
from forgewar.play.match import Match
from forgewar.play.merchant import Counter
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
        self.answers_once = False

    def prepare(self) -> None:
        self.prepared += 1

    def ask(self, request: Request, content: Content | None = None) -> None:
        assert content is SHIPPED
        self.requests.append(request)

    def answer(self) -> Choice | None:
        choice = self.choice
        if self.answers_once:
            self.choice = None
        return choice

    def cancel(self) -> None:
        self.cancelled += 1


def table(*players: str, speed: int = 0, practice: bool = False) -> tuple[Match, Asked]:
    seats = tuple(Seat(f"Guild {i}", COLOURS[i], player) for i, player in enumerate(players))
    options = Options("simple", len(players), difficulty="easy" if len(players) == 1 else None)
    session = Session.new(options, 11, SHIPPED, seats=seats, practice=practice)
    thinker = Asked()
    return Match(session, speed, thinker), thinker


def first(match: Match) -> Choice:
    choices = match.view.choices()
    other = RunnerUp(choices[-1], 2.0, 50, clear=True)
    return Choice(choices[0], (Fact("as_good_as_any", 1.0),), runner_up=other)


def on_to(match: Match, kind: type) -> None:
    """Play first choices up to a kind of decision."""
    while not isinstance(match.view.decision, kind):
        match.play(match.view.choices()[0])


# Computer guilds


def test_every_computer_guild_is_asked_once_by_its_strength_for_what_its_seat_sees() -> None:
    match, thinker = table("apprentice", "master", "computer")
    assert thinker.prepared == 1
    thinker.answers_once = True
    asked: set[int] = set()
    seeds: list[int] = []
    for _ in range(60):
        seat, forced = match.view.seat, match.view.game.forced_action()
        seen, place = match.view.game.view(seat), len(match.chronicle.history)
        if forced is not None:
            assert len(thinker.requests) == len(seeds)
            assert match.clock.update(0.0)
            assert match.session.actions[-1] == forced
            continue
        assert not match.clock.update(0.0)
        match.clock.update(0.0)
        (request,) = thinker.requests[len(seeds) :]
        assert request.strength == STRENGTHS[match.view.seat_of(seat).player]
        assert request.view == seen
        seeds.append(request.seed)
        choice = thinker.choice = first(match)
        rather = instead(match.view.game, match.view.names, choice)
        assert match.clock.update(0.0)
        assert match.session.actions[-1] == choice.action
        thought = match.advisor.thoughts[place]
        assert thought.instead == rather
        assert (thought.seat, thought.strength) == (seat, request.strength)
        assert thought.choice is choice
        asked.add(seat)
    assert asked == {0, 1, 2}
    assert len(set(seeds)) == len(seeds)
    again, other = table("apprentice", "master", "computer")
    again.clock.update(0.0)
    assert other.requests[0].seed == seeds[0]  # the same record, the same thought


def test_while_a_computer_chooses_the_counter_is_that_of_who_chose_last() -> None:
    match, thinker = table("person", "person", "apprentice")
    thinker.answers_once = True
    seen = set()
    for _ in range(60):
        if match.view.waiting_for_person:
            match.prompts.next_prompt()
            match.play(match.view.choices()[0])
            continue
        if not match.view.is_person(match.view.seat):
            assert Counter(match.view).seat == max(0, match.view.at_table)
            seen.add(match.view.at_table)
        thinker.choice = first(match)
        match.clock.update(0.0)
    assert seen >= {0, 1}


def test_undo_forgets_the_reasons_of_actions_it_takes_back() -> None:
    match, thinker = table("person", "apprentice")
    dropped = 0
    for _ in range(40):
        if match.view.waiting_for_person and match.view.game.forced_action() is None:
            match.play(match.view.choices()[0])
        else:
            thinker.choice = first(match)
            match.clock.update(0.0)
        before = len(match.advisor.thoughts)
        if before and match.view.waiting_for_person and match.undo():
            dropped += before - len(match.advisor.thoughts)
            assert all(p < len(match.chronicle.history) for p in match.advisor.thoughts)
            match.redo()
    assert dropped


def test_nobody_is_prepared_for_a_game_of_persons() -> None:
    assert table("person", "person")[1].prepared == 0
    assert table("person", "master")[1].prepared == 1


@pytest.mark.parametrize("speed", [1, 2, 4])
def test_computer_guilds_pause_before_they_act_and_less_at_a_higher_speed(speed: int) -> None:
    match, thinker = table("master", "master", speed=speed)
    thinker.choice = first(match)
    assert not match.clock.update(0.5 / speed, hold=True)
    assert not match.clock.update(0.5 / speed)
    assert not match.session.actions
    assert match.clock.update(0.2 / speed)
    assert len(match.session.actions) == 1


def test_the_next_computer_guild_thinks_while_the_last_action_is_shown() -> None:
    match, thinker = table("master", "master", "person", speed=1)
    on_to(match, de.MineTurn)
    for _ in range(12):
        match.animation.snap()
        seat = match.view.seat
        asked = len(thinker.requests)
        match.play(match.view.choices()[0])
        decision = match.session.game.decision
        assert decision is not None
        match.clock.update(0.01)
        if not match.animation.busy or match.view.game.forced_action() is not None:
            continue
        by_computer = not match.view.is_person(decision.seat)
        assert len(thinker.requests) == asked + by_computer
        assert match.view.acting == seat  # on screen it is still the turn before
        if by_computer:
            thinker.choice = first(match)
            played = len(match.session.actions)
            while match.animation.busy:
                assert len(match.session.actions) == played
                match.clock.update(0.05)
            match.clock.update(0.01)  # without a pause
            assert len(match.session.actions) == played + 1
            assert len(thinker.requests) == asked + 1
            return
    pytest.fail("no computer guild thought ahead")


def test_who_thinks_is_seen_to_by_dots_that_come_and_go() -> None:
    match, thinker = table("master", "master")
    dots = [match.clock.dots]
    for _ in range(40):
        changed = match.clock.update(0.25)
        assert changed == (match.clock.dots != dots[-1])
        dots.append(match.clock.dots)
    assert dots == [5 * number // 8 % (DOTS + 1) for number in range(41)]  # one in 0.4 seconds
    assert len(thinker.requests) == 1
    match.play(match.view.choices()[0])
    assert match.clock.dots == 0


def test_who_acts_is_who_chose_while_it_is_seen() -> None:
    match, _ = table("person", "person", "person", speed=1)
    on_to(match, de.MineTurn)
    for _ in range(6):
        match.animation.snap()
        seat = match.view.seat
        assert match.view.acting == seat
        match.play(match.view.choices()[0])
        assert match.animation.busy
        assert match.view.acting == seat


# Hints


def test_a_hint_is_asked_of_a_master_and_followed_or_put_away() -> None:
    match, thinker = table("person", "person")
    assert not match.advisor.close()
    assert match.advisor.advice is None
    assert match.advisor.advised is None
    assert match.advisor.ask()
    assert match.advisor.hinting
    assert match.clock.needs_ticks
    assert not match.clock.update(0.1)  # nobody has an answer yet
    assert [request.strength for request in thinker.requests] == ["master"]
    assert thinker.requests[0].view == match.view.game.view(match.view.seat)
    thinker.choice = first(match)
    assert match.clock.update(0.1)
    assert match.advisor.hint is not None
    assert not match.advisor.hinting
    assert match.clock.dots == 0
    assert match.advisor.advice is match.advisor.advice
    assert match.advisor.advised == thinker.choice.action
    assert not match.clock.update(0.1)
    assert match.advisor.ask()  # there is one
    assert not match.advisor.hinting
    assert match.advisor.close()
    assert match.advisor.hint is None
    assert match.advisor.ask()
    match.clock.update(0.1)
    match.play(match.advisor.advised)
    assert match.session.actions == [thinker.choice.action]
    assert match.advisor.hint is None


def test_a_hint_that_is_put_away_is_no_longer_thought_about() -> None:
    match, thinker = table("person", "person")
    match.advisor.ask()
    match.clock.update(0.1)
    assert match.advisor.close()
    assert thinker.cancelled == 1
    assert not match.clock.needs_ticks
    assert not table("master", "person")[0].advisor.ask()


# Taking back


def test_what_is_taken_back_and_done_again_is_shown_at_once() -> None:
    match, _ = table("person", "person", practice=True)
    on_to(match, de.MineTurn)
    match.play(match.view.choices()[0])
    states, versions = [match.view.game.state.to_json()], [match.view.version]
    while match.undo():
        assert match.view.shown == match.view.game.state
        assert len(match.chronicle.history) == len(match.session.actions) + 1
        states.append(match.view.game.state.to_json())
        versions.append(match.view.version)
    assert match.undo_barrier is not None
    assert len(states) > 3
    for form in reversed(states[:-1]):
        assert match.redo()
        assert match.view.shown == match.view.game.state
        assert match.view.game.state.to_json() == form
        versions.append(match.view.version)
    assert not match.redo()
    assert versions == sorted(set(versions))


def test_whatever_changes_ends_what_moves_and_what_was_foreseen() -> None:
    match, _ = table("person", "person", speed=1, practice=True)
    on_to(match, de.MineTurn)
    match.animation.snap()
    action = match.view.choices()[0]
    assert match.view.preview(action) is match.view.preview(action)
    seen = match.view.preview(action)
    match.play(action)
    assert match.animation.busy
    assert match.clock.needs_ticks
    assert not match.view.waiting_for_person
    assert match.undo()
    assert not match.animation.busy
    assert not match.clock.needs_ticks
    assert match.view.preview(action) == seen


# The log, and who sits down


def test_the_latest_lines_are_the_last_of_the_log_backwards() -> None:
    for match, _ in islice(played(Options("simple", 2), 5), 0, 120, 7):
        for count in (0, 1, 3, 500):
            assert match.chronicle.latest(count) == match.chronicle.log[::-1][:count]
        assert [line for _, line in match.chronicle.entries()] == match.chronicle.log


def test_who_sits_down_is_told_what_happened_since_they_left() -> None:
    match, _ = table("person", "person")
    assert match.view.at_table == -1
    assert match.prompts.sit_down(0) == []
    on_to(match, de.MineTurn)
    lines = len(match.chronicle.log)
    assert match.prompts.sit_down(1) == []
    match.play(match.view.choices()[0])
    assert match.prompts.sit_down(0) == match.chronicle.log[lines:]
    assert match.chronicle.log[lines:]


def test_who_looks_on_is_who_chooses_or_chose_last_or_could() -> None:
    match, _ = table("master", "person", "person", "journeyman")
    assert [match.view.who(seat) for seat in range(4)] == [
        "Guild 0, Master", "Guild 1", "Guild 2", "Guild 3, Journeyman",
    ]  # fmt: skip
    seen = set()
    for at_table in (-1, 0, 2):
        match.view.at_table = at_table
        on_to(match, de.MineTurn)
        for _ in range(8):
            chooser = match.view.is_person(match.view.seat)
            assert match.view.onlooker == (match.view.seat if chooser else max(1, at_table))
            seen.add((at_table, chooser))
            match.play(match.view.choices()[0])
    assert {(at_table, False) for at_table in (-1, 0, 2)} < seen
    watched, _ = table("master", "journeyman")
    seats = set()
    for _ in range(12):
        assert watched.view.onlooker == watched.view.seat
        seats.add(watched.view.seat)
        watched.play(watched.view.choices()[0])
    assert seats == {0, 1}


def test_nobody_moves_anything_in_the_place_of_another() -> None:
    match, _ = table("person", "master")
    on_to(match, de.MineTurn)
    while match.view.is_person(match.view.seat):
        match.play(match.view.choices()[0])
    view, before = MineView(match), len(match.session.actions)
    assert not view.active
    for action in match.view.choices():
        assert not view._play(action)
    assert len(match.session.actions) == before
