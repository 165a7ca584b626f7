"""A tie of an automated colour: what is equal, the candidates, and how one is chosen."""

from collections.abc import Iterator

import pytest
from play.solo_games import frames, jumps, solo_match
from properties.games import GENEROUS

from forgewar.play.match import Match
from forgewar.play.mine import MineView
from forgewar.play.tie import MOST_NUMBERED
from forgewar.rules.actions import MoveOverseer
from forgewar.rules.decisions import AutomatedTie
from forgewar.rules.state import Options
from forgewar.words import Message, message

ALONE = Options("simple", 1, difficulty="easy")


def ties(*, numbered: bool | None = None) -> Iterator[Match]:
    """Moments at which the player decides for an automated colour."""
    found = 0
    for seed in (1, 2, 3):
        for match in frames(solo_match(ALONE, seed, GENEROUS, 0), seed):
            if not isinstance(match.view.decision, AutomatedTie):
                continue
            few = len(match.view.choices()) <= MOST_NUMBERED
            if numbered is None or few == numbered:
                found += 1
                yield match
    assert found


@pytest.mark.rule("SOLO-6")
def test_the_candidates_are_the_equal_moves_and_say_in_what_they_are_equal() -> None:
    for match in ties():
        decision, tie = match.view.decision, MineView(match).tie
        assert isinstance(decision, AutomatedTie)
        assert tie is not None
        moves = jumps(match.view.shown, decision.side)
        most = max(move.others for move in moves)
        fewest = min(move.own for move in moves if move.others == most)
        best = {m[:2] for m in moves if (m.others, m.own) == (most, fewest)}
        assert {(m.action.origin, m.action.target) for m in tie.candidates} == best
        assert (tie.side, tie.others, tie.own) == (decision.side, most, fewest)
        assert tie.why == message("solo-tie-why", count=most, own=fewest)
        assert [m.number for m in tie.candidates] == list(range(1, len(best) + 1))


def head_of(match: Match, owners: list[int]) -> Message:
    """What a move that takes workers of these owners is called."""
    yours = owners.count(0)
    if not owners:
        return message("solo-takes-none")
    if yours == 0:
        return message("solo-takes-other", guild=match.view.name(owners[0]), count=len(owners))
    if yours == len(owners):
        return message("solo-takes-yours", count=yours)
    return message("solo-takes-both", yours=yours, count=len(owners) - yours)


def test_a_candidate_says_whose_workers_it_takes_and_how_many() -> None:
    yours, heads = 0, set()
    for match in ties():
        tie = MineView(match).tie
        assert tie is not None
        for each in tie.candidates:
            cells = match.view.shown.cells
            owners = [cells[hex_] - 1 for hex_ in each.outcome.move.jumped]
            others = [owner for owner in owners if owner != tie.side]
            assert sorted(each.taken) == sorted(others)
            assert each.takes_yours == (0 in others)
            yours += each.takes_yours
            assert each.head == head_of(match, others)
            heads.add(each.head.id)
    assert yours
    assert heads >= {"solo-takes-yours", "solo-takes-other", "solo-takes-both"}


def test_numbered_candidates_are_chosen_by_number_and_the_first_is_named_from_the_start() -> None:
    match = next(ties(numbered=True))
    view = MineView(match)
    tie = view.tie
    assert tie is not None
    assert tie.overseers == ()
    assert view.named == tie.candidates[0]
    assert view.confirm_why is None
    assert not view.choose_row(len(tie.candidates) + 1)
    assert view.choose_row(2)
    assert view.named == tie.candidates[1]
    assert match.view.decision is not None
    assert view.step_choice(1) == 2 % len(tie.candidates) + 1
    assert view.step_choice(-1) == 2
    before, wanted = match.view.version, tie.candidates[1].action
    assert view.choose_row(2)  # the one that is chosen already
    assert match.view.version == before + 1
    assert match.session.actions[-1] == wanted


def test_pressing_a_landing_chooses_its_candidate_and_again_plays_it() -> None:
    match = next(ties(numbered=True))
    view = MineView(match)
    tie = view.tie
    assert tie is not None
    last = tie.candidates[-1].action
    assert view.direct == {each.action.target for each in tie.candidates}
    assert view.aimed(f"hex.{last.target}", "") is not None
    assert view.press(last.target) is None
    assert view.named is not None
    assert view.named.action.target == last.target
    before = match.view.version
    assert view.press(last.target) is None
    assert match.view.version == before + 1


def test_rows_and_landings_that_are_pointed_at_are_what_confirming_would_do() -> None:
    view = MineView(next(ties(numbered=True)))
    tie = view.tie
    assert tie is not None
    assert view.aimed("tie.2", "") == tie.candidates[1]
    assert view.aimed("", "tie.2") == tie.candidates[1]
    assert view.aimed("confirm", "") == tie.candidates[0]
    assert view.aimed("tie.9", "") == tie.candidates[0]


def test_of_many_candidates_first_the_overseer_is_chosen_then_where_it_lands() -> None:
    match = next(ties(numbered=False))
    view = MineView(match)
    tie = view.tie
    assert tie is not None
    assert 1 <= len(tie.overseers) <= 3
    assert {each.hex for each in tie.overseers} == set(view.moves)
    assert view.named is None
    assert view.confirm_why == message("solo-choose-overseer")
    assert not view.confirm()
    number = len(tie.overseers)
    assert view.choose_row(number)
    assert view.picked == tie.overseers[number - 1].hex
    assert view.confirm_why == message("mine-choose-move")
    assert view.direct == frozenset()
    assert view.step_choice(1) == 0
    assert view.named is not None
    assert view.named.action == MoveOverseer(view.picked, view.chosen)
    wanted = view.named.action
    assert view.confirm()
    assert match.session.actions[-1] == wanted
