"""A match whose game is on a server: everything that a local one has."""

from collections.abc import Iterator
from itertools import chain

import pytest
from play.apart.remote import Person, play_on
from server.net_kit import Server, links, running

from forgewar.paths import games_folder
from forgewar.play.apart.remote_match import MOST_SHOWN
from forgewar.play.since import since
from forgewar.rules.decisions import MineTurn
from forgewar.rules.game import Game
from forgewar.rules.state import Options
from forgewar.session.timeline import Timeline


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("server")) as found:
        yield found


@pytest.fixture
def people(server: Server) -> Iterator[list[Person]]:
    """Two people in the middle of the first round."""
    made = server.open_table(Options("simple", 2))
    found = [Person([link], name) for link, name in zip(links(made), ("Ada", "Bram"), strict=True)]
    play_on(found, lambda: min(map(length, found)) > 25)
    yield found
    for person in found:
        person.table.close()


def length(person: Person) -> int:
    return len(person.match.session.steps) if person.is_playing else 0


def is_up_to_date(server: Server, person: Person) -> bool:
    """Whether a person has seen all that the server may tell, and the server does nothing itself.
    Lengths of two people cannot be compared: each knows secret steps of its own."""
    live = server.hub.tables[person.table.links[0].table]
    if not live.rests or live.table.forced_move() is not None or not person.is_playing:
        return False
    (place,) = person.table._places
    is_shown = person.table.behind == 0 and not person.match.animation.busy
    return is_shown and not place.is_waiting and place.seq == live.table.viewers[place.seat].seq


def is_to_choose(person: Person) -> bool:
    return person.is_playing and person.match.view.waiting_for_person


@pytest.mark.slow
@pytest.mark.usefixtures("own_home")
@pytest.mark.parametrize("speed", [0, 4])
def test_two_people_play_a_whole_game_and_have_its_record(server: Server, speed: int) -> None:
    made = server.open_table(Options("simple", 2))
    people = [Person([link], f"P{i}", speed) for i, link in enumerate(links(made))]
    play_on(people, lambda: all(person.is_done for person in people))
    for person in people:
        match = person.match
        token = person.table.links[0].token
        status, record = server.request("GET", f"/tables/{made.table}/record", token)
        assert status == 200
        path = match.session.path
        assert path is not None
        assert path.read_bytes() == record
        timeline = Timeline.read(path)
        (seat,) = person.table.own_seats
        assert match.view.shown == timeline.games[-1].view(seat)
        header = timeline.header
        assert match.session.header == header
        dealt = Game.new(header.options, header.seed, match.view.content)
        assert match.chronicle.history[0] == dealt.events
        assert list(chain(*match.chronicle.history[1:])) == list(chain(*timeline.events))
        match.session.close()
    assert len(list(games_folder().glob("*.jsonl"))) == 1


@pytest.mark.slow
@pytest.mark.usefixtures("own_home")
def test_two_at_one_window_and_one_apart_play_a_whole_game(server: Server) -> None:
    made = server.open_table(Options("fast_forward", 3))
    first, *others = links(made)
    people = [Person(others, "two"), Person([first], "one")]
    play_on(people, lambda: all(person.is_done for person in people))
    assert people[0].match.view.people == [1, 2]
    assert people[0].match.session.path == people[1].match.session.path


def test_who_comes_back_finds_the_log_and_what_happened_since_the_last_turn(
    server: Server, people: list[Person]
) -> None:
    ada, bram = people

    def is_to_move() -> bool:
        """Whether Bram is about to do something that the log tells."""
        return is_to_choose(bram) and isinstance(bram.match.session.game.decision, MineTurn)

    play_on(people, is_to_move)
    ada.table.close()
    again = Person(list(ada.table.links), "Ada")

    def is_back() -> bool:
        again.look()
        is_known = is_up_to_date(server, again) and is_up_to_date(server, bram)
        return is_known and is_to_choose(again)

    play_on([bram], is_back)
    log = [line.text for line in again.match.chronicle.log]
    assert log == [line.text for line in bram.match.chronicle.log]
    ((seat, _, lines, place),) = since(again.match.view)
    assert seat == bram.table.own_seats[0]
    assert lines
    seats = [step.seat for step in again.match.session.steps]
    assert set(seats[place - 1 :]) == {seat}
    assert place > len(seats) - seats[::-1].index(ada.table.own_seats[0])
    again.table.close()


def test_what_one_undoes_is_undone_for_everybody(server: Server, people: list[Person]) -> None:
    def can_undo(person: Person) -> bool:
        return person.match.undo_barrier is None

    def is_quiet() -> bool:
        return all(is_up_to_date(server, person) for person in people)

    play_on(people, lambda: is_quiet() and any(map(can_undo, people)))
    person = next(filter(can_undo, people))
    before = [length(each) for each in people]
    assert person.match.undo()
    assert not person.match.view.waiting_for_person  # until the server has answered
    assert [length(each) for each in people] == before

    def is_undone() -> bool:
        for each in people:
            each.look()
        return all(length(each) < was for each, was in zip(people, before, strict=True))

    play_on([], is_undone)
    for each in people:
        assert len(each.match.chronicle.history) == length(each) + 1
        assert each.match.view.shown == each.match.session.game.state


def test_whoever_missed_much_sees_where_the_game_stands(
    server: Server, people: list[Person]
) -> None:
    ada, bram = people
    play_on(people, lambda: is_up_to_date(server, ada))
    shown: list[object] = []
    ada.match.animation._on_event_shown = shown.append
    helper = Person(list(ada.table.links), "Ada")  # plays on in another window
    far = length(ada) + MOST_SHOWN + 5
    play_on([helper, bram], lambda: length(helper) > far)

    def has_missed() -> bool:
        ada.table.poll(hold=True)
        return ada.table.behind > MOST_SHOWN

    def has_caught_up() -> bool:
        ada.look()
        return ada.table.behind == 0

    play_on([], has_missed)
    play_on([], has_caught_up)
    assert length(ada) >= far - 3
    assert not shown
    assert ada.match.view.shown == ada.match.session.game.state
    assert len(ada.match.chronicle.history) == length(ada) + 1
    helper.table.close()


def test_on_hold_what_is_said_is_heard_and_the_game_goes_on_unseen(
    server: Server, people: list[Person]
) -> None:
    ada, bram = people

    def is_quiet() -> bool:
        return is_to_choose(bram) and all(is_up_to_date(server, person) for person in people)

    play_on(people, is_quiet)
    before, own = length(ada), length(bram)
    play_on([bram], lambda: length(bram) > own)
    bram.table.say("hello")

    def hears() -> bool:
        ada.match.clock.update(1.0, hold=True)
        return bool(ada.table.chat)

    def is_there() -> bool:
        ada.match.clock.update(1.0, hold=True)
        return is_up_to_date(server, ada)

    play_on([], hears)
    assert ada.table.chat[-1].text == "hello"
    play_on([], is_there)
    assert length(ada) > before
    assert ada.match.view.shown == ada.match.session.game.state
    assert not ada.match.animation.busy
