"""The guide speaks to persons, of each kind of decision once, and of what is not put away."""

from play.tables import Silence, played
from properties.games import SHIPPED

from forgewar.play.guide import Guide, entries
from forgewar.play.match import Match
from forgewar.rules import decisions as de
from forgewar.rules.state import Options
from forgewar.session.record import COLOURS, Seat
from forgewar.session.session import Session


def test_what_fits_is_the_kind_of_decision_and_before_it_what_is_special() -> None:
    seen: dict[str, list[str]] = {}
    for options in (Options("simple", 2), Options("simple", 1, difficulty="easy")):
        for match, _ in played(options, 4):
            decision, state = match.view.decision, match.view.shown
            assert decision is not None
            kind = str(decision.__struct_config__.tag)
            expected = [kind]
            if isinstance(decision, de.MineTurn) and decision.second:
                expected = ["mine_second", kind]
            if isinstance(decision, de.MarketTurn) and state.round == options.rounds:
                expected = ["market_last", kind]
            if options.solo:
                expected = [name for each in expected for name in (f"solo_{each}", each)]
            assert entries(decision, state) == expected
            seen[expected[0]] = expected
    assert {"wealth", "mine_second", "market_last", "solo_mine"} <= set(seen)
    assert entries(None, match.view.shown) == []


def test_it_speaks_once_of_each_kind_and_no_more_of_what_is_put_away() -> None:
    known: dict[str, int] = {}
    for match, _ in played(Options("simple", 2), 4):
        assert match.view.decision is not None
        found = entries(match.view.decision, match.view.shown)
        silent = known.setdefault(found[0], match.view.shown.round) < match.view.shown.round
        assert match.advisor.guide.fitting == ([] if silent else found)
    assert len(known) > 6
    match, _ = next(played(Options("simple", 2), 4))
    match.advisor.guide.put_away()
    assert match.advisor.guide.fitting == []


def test_it_is_silent_while_computers_choose() -> None:
    seats = (Seat("Ada", COLOURS[0]), Seat("Bo", COLOURS[1], "master"))
    match = Match(Session.new(Options("simple", 2), 3, SHIPPED, seats=seats), 0, Silence())
    spoken = set()
    for _ in range(30):
        spoken.add((match.view.is_person(match.view.seat), bool(match.advisor.guide.fitting)))
        match.play(match.view.choices()[0])
    assert (False, False) in spoken
    assert (True, True) in spoken
    assert (False, True) not in spoken


def test_what_was_taken_back_was_not_said() -> None:
    seats = tuple(Seat(colour, colour) for colour in COLOURS[:2])
    session = Session.new(Options("simple", 2), 3, SHIPPED, seats=seats, practice=True)
    match = Match(session, 0, Silence())
    while match.view.shown.round < 3:
        match.play(match.view.choices()[0])
    silent = [not match.advisor.guide.fitting]
    while match.undo():
        assert match.advisor.guide.fitting == Guide(match.view).fitting
        silent.append(not match.advisor.guide.fitting)
    assert silent[0]
    assert not silent[-1]
