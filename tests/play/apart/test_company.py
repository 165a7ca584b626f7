"""What is said of the people at a shared table, and what they can ask of each other."""

from collections.abc import Callable
from functools import partial

import pytest
from play.apart.memory_table import MemoryWire, Room
from play.tables import Silence
from words.speaking import speaking

from forgewar.net import protocol as pr
from forgewar.net.remote_session import RemoteTable
from forgewar.play.apart.company import PHRASES, STAND_IN, Company
from forgewar.play.apart.remote_match import make_remote_match
from forgewar.play.match import Match
from forgewar.play.mine_moves import moves_of
from forgewar.rules.actions import MoveOverseer
from forgewar.rules.decisions import MarketTurn, MineTurn, WealthChoice, WealthRaise
from forgewar.rules.game import Game
from forgewar.rules.state import Options


class Time:
    """A clock that is moved by hand."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def at(kind: type, seat: int) -> Callable[[Game], bool]:
    return lambda game: type(game.decision) is kind and getattr(game.decision, "seat", -1) == seat


def make_room(there: Callable[[Game], bool] | None = None, **how: object) -> Room:
    room = Room(Options("simple", 3), 3, **how)  # type: ignore[arg-type]
    room.play_until(there or at(MineTurn, 1))
    return room


def meet(room: Room, *seats: int) -> tuple[RemoteTable, Company, Time]:
    table, time = room.sit(*seats), Time()
    return table, Company(table, time), time


def hear(table: RemoteTable, company: Company) -> None:
    """Take all news, as the frame loop does."""
    while (news := table.poll()) is not None:
        company.hear(news)
    company.tick()


def wire_of(table: RemoteTable) -> MemoryWire:
    wire = table._places[0].wire
    assert isinstance(wire, MemoryWire)
    return wire


def told(company: Company) -> list[object]:
    """All that is shown."""
    seats = range(len(company.session.header.seats))
    notice = company.notice
    return [
        *(company.presence(seat) for seat in seats),
        *(str(company.pill(seat)) for seat in seats),
        str(company.doing),
        notice and str(notice.text),
    ]


# Who is there


def test_people_are_here_away_not_seen_yet_or_replaced() -> None:
    room = Room(Options("simple", 4), 3, ("person", "person", "person", "sensible"))
    table, company, time = meet(room, 0)
    room.connect(0, 1)
    hear(table, company)
    company._seen.discard(2)
    assert [company.presence(seat) for seat in range(4)] == ["own", "here", "unseen", "computer"]
    room.connect(0, 2)
    hear(table, company)
    assert company.presence(1) == "away"
    assert company.presence(2) == "here"
    time.now += 130
    assert str(company.pill(1)) == "away 2 min"
    room.ask(1, pr.Hand(room.play.id(), 1, "sensible"))
    hear(table, company)
    assert company.presence(1) == "stand_in"
    assert str(company.pill(1)) == "computer"


def test_who_chooses_thinks_for_so_long_and_the_time_begins_anew_with_each_choice() -> None:
    room = make_room()
    table, company, time = meet(room, 0)
    company.tick()
    time.now += 42
    assert str(company.pill(1)) == "thinks 0:42"
    assert str(company.doing) == "Bram is thinking"
    room.step()
    hear(table, company)
    assert "0:42" not in told(company)


def test_the_clock_says_what_is_left() -> None:
    room = make_room(clock=60)
    table, company, time = meet(room, 0)
    company.tick()
    time.now += 18
    assert str(company.pill(1)) == "0:42 left"
    time.now += 100
    assert str(company.pill(1)) == "0:00 left"
    assert table.clock == 60


def test_nothing_that_is_shown_tells_how_far_another_guild_has_come_with_its_wealth() -> None:
    """Its choice, its raises and their number are hidden; how long it takes is seen."""
    room = Room(Options("simple", 3), 3, clock=60)
    hidden = (WealthChoice, WealthRaise)
    room.play_until(lambda game: isinstance(game.decision, hidden) and game.decision.seat == 1)
    table, company, time = meet(room, 0)
    company.tick()
    before = told(company)
    steps = 0
    while isinstance(room.game.decision, hidden) and room.game.decision.seat == 1:
        assert told(company) == before
        room.step()
        steps += 1
        if isinstance(room.game.decision, hidden) and room.game.decision.seat == 1:
            hear(table, company)
    assert steps >= 2
    time.now += 1
    assert told(company) != before


# Table talk


def test_a_phrase_is_sent_as_a_code_and_read_in_ones_own_language() -> None:
    room = make_room()
    (_, ada, _), (table, bram, _) = meet(room, 0), meet(room, 1)
    for phrase in PHRASES:
        ada.speak_phrase(phrase)
    assert [line.text for line in room.play.table.chat] == [f"/{phrase}" for phrase in PHRASES]
    hear(table, bram)
    assert bram.unread == len(PHRASES)
    assert str(bram.chat[0].text) == "Well jumped!"
    assert bram.chat[0].name == "Ada"
    with speaking("de"):
        assert str(bram.chat[0].text) == "Gut gesprungen!"
    bram.read()
    assert bram.unread == 0


def test_what_is_no_phrase_is_shown_as_typed_without_hidden_signs() -> None:
    room = make_room()
    table, company, _ = meet(room, 0)
    company.speak("  /nothing ")
    company.speak("\u202eevil")
    company.speak("   ")
    hear(table, company)
    assert [str(line.text) for line in company.chat] == ["/nothing", "\ufffdevil"]
    assert company.unread == 0  # one's own lines


def test_lines_that_were_missed_are_counted_after_an_interruption() -> None:
    room = make_room()
    table, company, _ = meet(room, 0)
    for text in ("one", "two"):
        room.ask(1, pr.Chat(room.play.id(), text))
    hear(table, company)
    company.read()
    table.chat = [*table.chat[1:], pr.Line(1, "three"), pr.Line(2, "four")]
    company.tick()
    assert company.unread == 2


def test_who_watches_sees_all_and_can_do_nothing() -> None:
    room = make_room()
    table, company, _ = meet(room)
    before = len(room.play.log)
    company.speak("hello")
    company.speak_phrase("ouch")
    room.ask(1, pr.AskUndo(room.play.id(), room.play.seq(1)))
    room.connect(0)
    hear(table, company)
    assert company.watches
    assert company.undo_seat == -1
    assert company.vote_on == -1
    assert not company.answer(yes=True)
    assert {entry.seat for entry in room.play.log[before:]} <= {1}  # type: ignore[union-attr]


# Undo


def test_undo_is_asked_for_and_granted_once_everybody_agrees() -> None:
    room = make_room(at(MarketTurn, 1))
    (ada_table, ada, _), (bram_table, bram, _) = meet(room, 0), meet(room, 1)
    (cleo_table, cleo, _) = meet(room, 2)
    everybody = ((ada_table, ada), (bram_table, bram), (cleo_table, cleo))

    def all_hear() -> None:
        for table, company in everybody:
            hear(table, company)

    before = len(room.play.session.steps)
    assert ada.ask_undo()
    all_hear()
    assert ada.has_asked_undo
    assert ada.undo_seat == -1
    assert not ada.answer(yes=True)
    for company in (bram, cleo):
        notice = company.notice
        assert notice is not None
        assert notice.kind == "undo"
        assert "Ada" in str(notice.text)
        assert company.answer(yes=True)
        assert company.notice is None or company.notice.kind != "undo"
        assert not company.answer(yes=True)
        all_hear()
    assert len(room.play.session.steps) < before


def test_a_declined_undo_is_said() -> None:
    room = make_room(at(MarketTurn, 1))
    (ada_table, ada, _), (bram_table, bram, _) = meet(room, 0), meet(room, 1)
    ada.ask_undo()
    hear(bram_table, bram)
    assert bram.answer(yes=False)
    hear(ada_table, ada)
    assert ada.notice is not None
    assert "declined" in str(ada.notice.text)


def test_no_undo_is_asked_for_beyond_hidden_wealth() -> None:
    room = make_room(lambda game: isinstance(game.decision, WealthChoice))
    assert all(meet(room, seat)[1].undo_seat == -1 for seat in range(3))


# Seats of those who are away


def test_who_is_away_for_long_is_replaced_when_all_others_vote_and_comes_back() -> None:
    room = make_room()
    (ada_table, ada, time), (cleo_table, cleo, _) = meet(room, 0), meet(room, 2)
    dov_table, dov, _ = meet(room, 1)
    room.connect(0, 2)
    hear(ada_table, ada)
    hear(cleo_table, cleo)
    assert ada.vote_on == -1
    time.now += 31
    assert ada.vote_on == 1
    assert ada.answer(yes=True)
    assert room.play.table.players[1] == "person"
    hear(cleo_table, cleo)
    assert cleo.vote_on == 1  # somebody voted, so it is asked at once
    assert cleo.answer(yes=True)
    assert room.play.table.players[1] == STAND_IN
    hear(dov_table, dov)
    assert dov.is_replaced
    assert dov.answer(yes=True)
    assert room.play.table.players[1] == "person"
    hear(ada_table, ada)
    assert "plays again" in str(ada.notice and ada.notice.text)


def test_a_declined_vote_is_offered_again_later_or_when_another_votes() -> None:
    room = make_room()
    table, company, time = meet(room, 0)
    room.connect(0, 2)
    hear(table, company)
    time.now += 40
    assert company.answer(yes=False)
    assert company.vote_on == -1
    room.ask(2, pr.Hand(room.play.id(), 1, STAND_IN))
    hear(table, company)
    assert company.vote_on == 1
    assert company.answer(yes=False)
    time.now += 400
    assert company.vote_on == 1


def test_ones_own_seat_is_handed_over_and_taken_again() -> None:
    room = make_room()
    table, company, _ = meet(room, 1)
    company.hand_over()
    hear(table, company)
    assert company.is_replaced
    assert not company.session.is_here(1)
    company.return_to_seat()
    hear(table, company)
    assert not company.is_replaced


# The connection


def test_a_lost_connection_is_a_line_that_goes_away() -> None:
    room = make_room()
    table, company, time = meet(room, 0)
    wire_of(table).lose(time.now + 4)
    hear(table, company)
    assert not company.is_lost  # a blink
    time.now += 1.2
    notice = company.notice
    assert notice is not None
    assert str(notice.text) == "Connection lost. Trying again in 3 s; nothing is lost."
    time.now += 4
    assert "Trying again now" in str(company.notice and company.notice.text)
    wire_of(table).heal()
    hear(table, company)
    assert not company.is_lost


def test_a_choice_without_a_connection_waits_and_is_sent_once() -> None:
    room = make_room(at(MineTurn, 0))
    table, company, time = meet(room, 0)
    wire_of(table).lose()
    hear(table, company)
    before = len(room.play.session.steps)
    action = company.session.game.choices()[0]
    company.session.play(action)
    company.session.play(action)
    company.tick()
    time.now += 2
    assert company.is_sent
    assert "kept" in str(company.doing)
    wire_of(table).heal()
    assert len(room.play.session.steps) == before + 1
    hear(table, company)
    assert not company.is_sent


def test_an_end_of_the_connection_says_why() -> None:
    room = make_room()
    table, company, _ = meet(room, 0)
    wire_of(table).state = "ended"
    table.problem = pr.Refused("unknown-link")
    assert "leads to no table" in str(company.notice and company.notice.text)


def test_refusals_and_problems_are_sentences() -> None:
    room = make_room()
    table, company, time = meet(room, 0)
    table.say(" ")
    hear(table, company)
    said = str(company.notice and company.notice.text)
    assert said
    time.now += 20
    assert company.notice is None


# Moves that are planned


@pytest.fixture
def planned() -> tuple[Room, RemoteTable, Match]:
    """Others move first, and the best move of the own seat is planned."""

    def others_first(game: Game) -> bool:
        return game.state.agenda[-2:] == [MineTurn(0), MineTurn(1)]

    room = make_room(others_first)
    table = room.sit(0)
    match = make_remote_match(table, 0, Silence())
    update(match)
    return room, table, match


def update(match: Match) -> None:
    for _ in range(6):
        match.clock.update(1.0)


def plan_of(match: Match) -> MoveOverseer:
    """Plan a move."""
    assert match.company is not None
    plan = match.company.plan
    assert plan is not None
    assert plan.view is not None
    move = plan.choices[0]
    plan.make(move)
    plan.set_in_advance()
    return move


def others_move(room: Room, there: Callable[[Game], bool]) -> None:
    """Another guild passes or moves so that a plan stays possible, or not."""
    for action in room.game.choices():
        after = room.game.clone()
        after.play(action)
        if there(after):
            room.ask(1, pr.Act(room.play.id(), room.play.seq(1), action))
            return
    raise AssertionError("no such move")


def leaves(move: MoveOverseer, after: Game) -> bool:
    return isinstance(after.decision, MineTurn) and after.refusal(move) is None


def test_a_move_set_in_advance_is_played_on_ones_turn(
    planned: tuple[Room, RemoteTable, Match],
) -> None:
    room, _, match = planned
    move = plan_of(match)
    before = [len(room.play.sent[seat]) for seat in range(3)]
    update(match)
    assert [len(room.play.sent[seat]) for seat in range(3)] == before  # nothing is sent

    company = match.company
    assert company is not None
    assert company.plan is not None
    others_move(room, partial(_does_the_same, move, company.plan._shown))
    update(match)
    assert move in [step.action for step in room.play.session.steps]
    assert company.plan.action is None


def _does_the_same(move: MoveOverseer, shown: object, after: Game) -> bool:
    return leaves(move, after) and moves_of(after.preview(move))[0] == shown


def test_a_move_that_would_do_something_else_is_not_played_without_asking(
    planned: tuple[Room, RemoteTable, Match],
) -> None:
    room, _, match = planned
    company = match.company
    assert company is not None
    plan = company.plan
    assert plan is not None
    for move in plan.choices:
        plan.make(move)
        shown = plan._shown
        try:
            others_move(
                room,
                lambda after: leaves(move, after) and not _does_the_same(move, shown, after),  # noqa: B023
            )
        except AssertionError:
            continue
        break
    else:
        pytest.fail("every move does the same")
    plan.set_in_advance()
    before = len(room.play.session.steps)
    update(match)
    assert len(room.play.session.steps) == before
    assert plan.action == move
    assert not plan.is_set
    assert "changed" in str(company.notice and company.notice.text)


def test_a_plan_lapses_when_it_is_impossible_and_can_be_dropped(
    planned: tuple[Room, RemoteTable, Match],
) -> None:
    room, _, match = planned
    company = match.company
    assert company is not None
    plan = company.plan
    assert plan is not None
    plan_of(match)
    plan.clear()
    before = len(room.play.session.steps)
    plan.make(MoveOverseer(*_blocked(room, plan.choices)))
    plan.set_in_advance()
    update(match)
    assert plan.action is None
    assert "impossible" in str(company.notice and company.notice.text)
    assert len(room.play.session.steps) == before + 1  # the other guild's own


def _blocked(room: Room, moves: list[MoveOverseer]) -> tuple[int, int]:
    """A move that another guild makes impossible; it does."""
    for move in moves:
        try:
            others_move(
                room,
                lambda after: isinstance(after.decision, MineTurn) and not leaves(move, after),  # noqa: B023
            )
        except AssertionError:
            continue
        return move.origin, move.target
    raise AssertionError("nothing can be blocked")


def test_nothing_is_planned_on_ones_own_turn_or_outside_the_mine() -> None:
    for there in (at(MineTurn, 0), at(MarketTurn, 1)):
        match = make_remote_match(make_room(there).sit(0), 0, Silence())
        update(match)
        assert match.company is not None
        assert match.company.plan is not None
        assert match.company.plan.view is None
