"""From a record back to its game: every action, hash and state is checked on the way."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from rules.kit import CONTENT, content_with, quest
from session.fault_text import fault_text, raises_fault
from session.recorded import append, lines, number_of, record, recorded, rewrite

from forgewar.content.load import content_hash
from forgewar.rules.game import Game
from forgewar.rules.state import Options
from forgewar.session.record import read_record
from forgewar.session.replay import Replay, moments, replay
from forgewar.session.session import Session
from forgewar.session.undo import most_undoable


def replayed(path: Path) -> Replay:
    return replay(read_record(path), CONTENT)


def test_a_replay_leads_to_the_same_state(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    session = record(path, actions=10_000)
    session.close()
    assert session.game.over

    found = replayed(path)

    assert not found.problem
    assert found.game.state == session.game.state
    assert found.game.state.digest() == session.game.state.digest()
    assert [step.action for step in found.steps] == session.actions


def test_hashes_are_taken_every_25_actions_and_at_the_end(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    session = record(path, actions=10_000)
    session.close()
    played = len(session.actions)
    checked = [line["actions"] for line in lines(path) if line.get("line") == "check"]
    assert checked == sorted({*range(25, played + 1, 25), played})


def test_a_replay_follows_what_was_taken_back(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    session = record(path, practice=True)
    session.undo(20)
    session.play(session.game.choices()[-1])
    session.close()

    found = replayed(path)

    assert not found.problem
    assert found.game.state == session.game.state
    assert len(found.steps) == 41


def test_moments_tell_what_each_action_brought_about(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    session = record(path)
    session.close()
    game = Game.new(session.header.options, session.header.seed, CONTENT)

    for moment, action in zip(moments(replayed(path)), session.actions, strict=True):
        assert game.decision is not None
        seat = game.decision.seat
        assert (moment.action, moment.events) == (action, game.play(action))
        assert moment.seat == getattr(action, "seat", seat)
        assert moment.game.state == game.state


# What stops a replay, and the sound part before it


def test_the_content_of_the_record_is_found_whatever_is_at_hand(tmp_path: Path) -> None:
    record_ = read_record(recorded(tmp_path / "game.jsonl"))
    other = content_with(quest())
    other = msgspec.structs.replace(other, hash=content_hash(other))
    assert replay(record_, other).game.content.hash == CONTENT.hash
    assert replay(record_).game.content.hash == CONTENT.hash


def test_content_that_is_nowhere_is_missed_in_a_sentence(tmp_path: Path) -> None:
    path = recorded(tmp_path / "game.jsonl")
    for unknown in ("0" * 64, "of another time", f"../{CONTENT.hash}"):
        rewrite(path, 1, content=unknown)
        with raises_fault("cards or prices that this computer"):
            replay(read_record(path))


def test_a_record_cut_in_mid_line_is_sound_up_to_there(tmp_path: Path) -> None:
    path = recorded(tmp_path / "game.jsonl", actions=20)
    path.write_bytes(path.read_bytes()[:-10])
    found = replayed(path)
    assert fault_text(found.problem).startswith("line 21 of game.jsonl is damaged")
    assert len(found.steps) == 19


def test_an_action_the_rules_refuse_stops_it(tmp_path: Path) -> None:
    path = recorded(tmp_path / "game.jsonl", actions=20)
    rewrite(path, 12, action={"do": "finish_managing"})
    found = replayed(path)
    assert fault_text(found.problem).startswith(
        "line 12 has an action that breaks the rules (ROUND-3"
    )
    assert len(found.steps) == 10


def test_an_action_after_the_end_stops_it(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    session = record(path, actions=10_000)
    session.close()
    append(path, line="play", action={"do": "pass_mine"})
    found = replayed(path)
    assert "END-3: over" in fault_text(found.problem)
    assert found.game.state == session.game.state


def test_a_wrong_hash_stops_it(tmp_path: Path) -> None:
    path = recorded(tmp_path / "game.jsonl")
    check = number_of(path, "check")
    rewrite(path, check, digest="0123456789abcdef")
    found = replayed(path)
    assert fault_text(found.problem).startswith(f"line {check} has the hash 0123456789abcdef")
    assert len(found.steps) == 25


def test_a_wrong_count_of_actions_stops_it(tmp_path: Path) -> None:
    path = recorded(tmp_path / "game.jsonl")
    rewrite(path, number_of(path, "check"), actions=26)
    found = replayed(path)
    assert "counts 26 actions where there are 25" in fault_text(found.problem)
    assert len(found.steps) == 25


@pytest.mark.parametrize("count", [0, -1, 21])
def test_taking_back_what_was_not_played_stops_it(count: int, tmp_path: Path) -> None:
    path = recorded(tmp_path / "game.jsonl", actions=20)
    append(path, line="undo", count=count)
    found = replayed(path)
    assert fault_text(found.problem) == f"line 22 undoes {count} of 20 actions"
    assert len(found.steps) == 20


def test_another_seed_is_found_out(tmp_path: Path) -> None:
    path = recorded(tmp_path / "game.jsonl")
    rewrite(path, 1, seed=8)
    assert replayed(path).problem


# States


def test_a_record_with_states_holds_one_after_every_action(tmp_path: Path) -> None:
    path = recorded(tmp_path / "game.jsonl", actions=30, states=True)
    kinds = [line.get("line") for line in lines(path)]
    assert kinds.count("state") == 31  # and the first position
    assert not replayed(path).problem


@pytest.mark.parametrize(
    ("field", "value"),
    [("round", 3), ("second", 1), ("spaces", {"barracks": 0}), ("tiles", ["industrious_2"])],
)
def test_a_tampered_state_is_found(field: str, value: Any, tmp_path: Path) -> None:
    path = recorded(tmp_path / "game.jsonl", actions=5, states=True)
    state = lines(path)[5]["state"]
    rewrite(path, 6, state=state | {field: value})
    found = replayed(path)
    assert fault_text(found.problem) == "line 6 has a state that the actions do not lead to"
    assert len(found.steps) == 2


def test_a_record_with_states_goes_on_with_them(tmp_path: Path) -> None:
    path = recorded(tmp_path / "game.jsonl", actions=5, states=True)
    session = Session.load(path, CONTENT)
    session.play(session.game.choices()[0])
    session.close()
    assert [line.get("line") for line in lines(path)][-2:] == ["play", "state"]
    assert not replayed(path).problem


# Loading and salvaging


def test_a_loaded_game_goes_on_as_if_never_left(tmp_path: Path) -> None:
    whole = record(tmp_path / "whole.jsonl", actions=60)
    whole.close()
    path = recorded(tmp_path / "game.jsonl", actions=30)

    session = Session.load(path, CONTENT)
    assert most_undoable(session) == most_undoable(record(None, actions=30))
    for action in whole.actions[30:]:
        session.play(action)
    session.close()

    assert path.read_bytes() == (tmp_path / "whole.jsonl").read_bytes()


def test_loading_a_damaged_record_says_how_much_is_sound(tmp_path: Path) -> None:
    path = recorded(tmp_path / "game.jsonl", actions=20)
    path.write_bytes(path.read_bytes()[:-10])
    before = path.read_bytes()
    with raises_fault(r"game\.jsonl is intact for 19 actions only: line 21"):
        Session.load(path, CONTENT)
    assert path.read_bytes() == before


def test_the_sound_part_of_a_damaged_record_can_be_played_on(tmp_path: Path) -> None:
    path = recorded(tmp_path / "game.jsonl", actions=20, options=Options("simple", 3))
    path.write_bytes(path.read_bytes()[:-10])
    before = path.read_bytes()
    copy = tmp_path / "game-2.jsonl"

    session = Session.salvage(path, copy, CONTENT)
    assert len(session.actions) == 19
    session.play(session.game.choices()[0])
    session.close()

    assert path.read_bytes() == before
    assert not replayed(copy).problem
    assert len(replayed(copy).steps) == 20


def test_a_record_of_other_content_leaves_no_copy(tmp_path: Path) -> None:
    path = recorded(tmp_path / "game.jsonl", actions=20)
    rewrite(path, 1, content="of another time")
    copy = tmp_path / "game-2.jsonl"
    with raises_fault("cards or prices that this computer"):
        Session.salvage(path, copy, CONTENT)
    assert not copy.exists()
