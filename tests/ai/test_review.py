"""Looking back: blunders are found with what would have been better, and sound choices are not."""

import json
from collections.abc import Callable
from functools import cache
from itertools import chain, repeat
from pathlib import Path
from random import Random
from typing import get_args
from unittest.mock import Mock

import msgspec
import pytest
from msgspec.structs import replace
from rules.kit import CONTENT, ask, begun, content_with, design, give, heroes, leg, quest
from session.recorded import recorded

from forgewar.ai.explain.fact import Fact
from forgewar.ai.players.base import NODES, Budget, Choice
from forgewar.ai.players.master import Master
from forgewar.ai.review import report, search
from forgewar.ai.review.report import (
    Finding,
    Glance,
    Look,
    Past,
    Review,
    Standing,
    Task,
    TurningPoint,
    promising,
)
from forgewar.ai.review.search import Comparison, Interrupted, carry_out, review_game
from forgewar.ai.search.calibration import calibrate
from forgewar.cli import main
from forgewar.cli import review as command
from forgewar.content.model import ModeName
from forgewar.play.computer_players import ComputerPlayers
from forgewar.play.review.kept import past_of
from forgewar.rules import actions as ac
from forgewar.rules import decisions as de
from forgewar.rules.game import Game
from forgewar.rules.state import Options
from forgewar.session.session import Session
from forgewar.session.timeline import Timeline

RICH, POOR = ac.TakeQuest("rich"), ac.TakeQuest("poor")


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games that are quick enough for tests."""
    for name, number in (
        ("STANDING", 3), ("FIRST", 2), ("SECOND", 8), ("BATCH", 4), ("NODES", 200),
    ):  # fmt: skip
        monkeypatch.setattr(search, name, number)
    monkeypatch.setattr(report, "LOOKS", 2)


def choosing() -> Game:
    """A guild that can take one of two quests, which are as hard but not as good."""
    cards = content_with(
        design("blade", kind="public", power=2, cost={"iron": 1}),
        quest(leg(difficulty=3, prestige=2), id="poor"),
        quest(leg(difficulty=3, prestige=40), id="rich"),
    )
    game = begun(content=cards)
    heroes(game, 0, 1, 1)
    give(game, 0, iron=2)
    game.state.guilds[0].claims = ["blade"]
    game.state.offer = ["poor", "rich", *[""] * 6]
    return ask(game, de.Acquisition(0))


def glance_at(played: ac.Action, seed: int = 1) -> Glance:
    game = choosing()
    found = carry_out(Task(game.view(0), seed, 7, played), game.content)
    assert isinstance(found, Glance)
    return found


def look_at(played: ac.Action, better: ac.Action) -> TurningPoint | None:
    game = choosing()
    found = carry_out(Task(game.view(0), 1, 7, played, better), game.content)
    assert isinstance(found, Look)
    return found.point


# One choice


def test_a_blunder_is_found_with_what_would_have_been_better() -> None:
    seen = glance_at(POOR)
    phase = choosing().state.phase
    assert (seen.moment, seen.round, seen.phase, seen.seat) == (7, 1, phase, 0)
    assert seen.better == RICH
    assert seen.loss > report.WORTH_IT
    found = look_at(POOR, RICH)
    assert found is not None
    assert (found.moment, found.round, found.seat) == (7, 1, 0)
    assert (found.played, found.better) == (POOR, RICH)
    assert found.prestige > 15
    assert found.chance > search.SURE * found.error


def test_what_a_master_advises_is_no_mistake(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search.Master, "consider", lambda *_: Choice(POOR, ()))
    assert glance_at(POOR).better is None
    assert look_at(POOR, RICH) is None


def test_a_review_asks_the_master_as_a_hint_does(
    played: Timeline, monkeypatch: pytest.MonkeyPatch
) -> None:
    past, review = past_of(played), Review(9, [Standing(each, ()) for each in range(1, 8)])
    task = past.task(review)
    assert task is not None
    session = Session.new(played.header.options, played.header.seed, CONTENT)
    for moment in range(task.moment):
        action = played.action(moment)
        assert action is not None
        session.play(action)
    thinker = Mock()
    ComputerPlayers(session, thinker).choice(1)
    hint = thinker.ask.call_args.args[0]
    asked: list[tuple[object, ...]] = []

    def consider(self: Master, view: Game, _: object, budget: Budget) -> Choice:
        asked.append((self._rng.getstate(), view.state.digest(), budget.nodes))
        return Choice(played.action(task.moment), ())

    monkeypatch.setattr(search, "NODES", NODES)
    monkeypatch.setattr(search.Master, "consider", consider)
    carry_out(task, CONTENT)
    assert asked == [(Random(hint.seed).getstate(), hint.view.digest(), hint.nodes)]
    assert hint.strength == Master.name


def test_it_says_why() -> None:
    found = look_at(POOR, RICH)
    assert found is not None
    features = [reason.kind for reason in found.reasons]
    assert features[0] == "found_ahead"
    assert found.reasons[0].number == search.SECOND
    assert "found_prestige" in features


def test_what_is_claimed_holds_in_other_games() -> None:
    found = look_at(POOR, RICH)
    assert found is not None
    trial = Comparison(choosing(), (POOR, RICH), seed=99)
    trial.play(30)
    gain, error = trial.gain()
    assert gain > max(report.WORTH_IT, 2 * error)


def test_a_sound_choice_is_no_turning_point() -> None:
    seen = glance_at(RICH)
    assert (seen.loss, seen.better) == (0.0, None)
    assert look_at(RICH, POOR) is None


def test_looking_changes_nothing() -> None:
    game = choosing()
    task = Task(game.view(0), 1, 7, POOR, RICH)
    before = game.state.digest(), task.view.digest()
    carry_out(task, game.content)
    assert (game.state.digest(), task.view.digest()) == before


def test_a_step_that_is_cancelled_is_not_finished() -> None:
    game = choosing()
    for task in (
        Task(game.view(0), 1, 7),
        Task(game.view(0), 1, 7, POOR),
        Task(game.view(0), 1, 7, POOR, RICH),
    ):
        asked = chain((False,), repeat(True))
        with pytest.raises(Interrupted):
            carry_out(task, game.content, lambda asked=asked: next(asked))


def test_a_task_comes_out_the_same_wherever_it_is_done() -> None:
    game = choosing()
    for played, better in ((None, None), (POOR, None), (POOR, RICH)):
        task = Task(game.view(0), 1, 7, played, better)
        sent = msgspec.json.decode(msgspec.json.encode(task), type=Task)
        assert carry_out(sent, game.content) == carry_out(task, game.content)


# A whole game


@cache
def timeline(folder: Path, options: Options | None = None) -> Timeline:
    return Timeline.read(recorded(folder / "game.jsonl", actions=10_000, options=options))


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Timeline:
    return timeline(tmp_path_factory.mktemp("played"))


def whole(played: Timeline, seed: int = 1) -> Review:
    *_, last = review_game(past_of(played), seed, CONTENT)
    return last


_whole_once = cache(whole)


@pytest.mark.slow
def test_a_review_is_exact_to_its_seed(played: Timeline) -> None:
    found = whole(played)
    assert found == whole(played)
    assert found != whole(played, seed=2)
    assert [each.round for each in found.standings] == list(range(1, 8))
    assert all(sum(each.chances) == pytest.approx(1, abs=0.01) for each in found.standings)


@pytest.mark.slow
def test_a_review_that_is_taken_up_again_comes_out_as_if_never_left(played: Timeline) -> None:
    past, straight = past_of(played), whole(played)
    broken = Review(1)
    steps = 0
    while (task := past.task(broken)) is not None:
        broken.add(carry_out(task, CONTENT))
        steps += 1
        if steps % 5 == 0:  # as if it had been written down and read by another program
            broken = msgspec.json.decode(msgspec.json.encode(broken), type=Review)
            past = past_of(played)
            assert past.knows(broken)
    assert broken == straight


@pytest.mark.slow
def test_progress_grows_to_all_of_it(played: Timeline) -> None:
    past = past_of(played)
    parts = [past.progress(each) for each in review_game(past, 1, CONTENT)]
    assert parts[0] == 0
    assert parts[-1] == 1
    assert all(0 <= part <= 1 for part in parts)
    assert sorted(parts[: len(parts) // 2]) == parts[: len(parts) // 2]


@pytest.mark.slow
def test_only_the_choices_of_some_seats_are_looked_at(played: Timeline) -> None:
    actions = [played.action(moment) for moment in range(played.last)]
    past = Past(played.games, [action for action in actions if action is not None], {1}, 0)
    *_, found = review_game(past, 1, CONTENT)
    assert {glance.seat for glance in found.glances} == {1}
    assert len(found.standings[0].chances) == 2


@pytest.mark.slow
def test_what_nobody_searches_is_not_judged(played: Timeline) -> None:
    decisions = {type(played.games[glance.moment].decision) for glance in whole(played).glances}
    assert de.MineTurn in decisions
    assert de.Management not in decisions
    assert de.Rewards not in decisions


def test_alone_the_chance_is_that_of_winning(tmp_path: Path) -> None:
    solo = timeline(tmp_path, Options("simple", 1, difficulty="easy"))
    past = past_of(solo)
    task = past.task(Review(1))
    assert task is not None
    found = carry_out(task, CONTENT)
    assert isinstance(found, Standing)
    assert len(found.chances) == 1


# What is kept may have been written by anybody


def _glanced(found: Review, **changes: object) -> None:
    found.glances[3] = replace(found.glances[3], **changes)


def _looked(found: Review, game: Timeline, **changes: object) -> None:
    """The first look finds something, with some of it changed."""
    glance = promising(found.glances)[0]
    action = game.action(glance.moment)
    assert action is not None
    assert glance.better is not None
    where = (glance.moment, glance.round, glance.phase, glance.seat)
    ahead = (Fact("found_ahead", number=80),)
    point = TurningPoint(*where, action, glance.better, 0.5, 0.1, 1.0, ahead)
    found.looks[0] = Look(glance.moment, replace(point, **changes))


Spoil = Callable[[Review, Timeline], None]
SPOILT: dict[str, Spoil] = {
    "too many rounds": lambda found, _: found.standings.append(found.standings[-1]),
    "chances of nobody": lambda found, _: found.standings.__setitem__(0, Standing(1, (0.5,))),
    "another round": lambda found, _: _glanced(found, round=99),
    "another seat": lambda found, _: _glanced(found, seat=5),
    "what cannot be done": lambda found, _: _glanced(found, better=ac.TakeQuest("nothing")),
    "too many choices": lambda found, _: found.glances.append(found.glances[-1]),
    "another look": lambda found, _: found.looks.__setitem__(0, Look(10_000)),
    "another choice": lambda found, played: _looked(found, played, played=POOR),
    "another phase": lambda found, played: _looked(found, played, phase="scoring"),
    "a strange reason": lambda found, played: _looked(found, played, reasons=(Fact("nothing"),)),
    "a strange card": lambda found, played: _looked(
        found, played, reasons=(Fact("found_completes", keys=("nothing",)),)
    ),
    "a strange number": lambda found, played: _looked(
        found, played, reasons=(Fact("found_ahead", number=-1),)
    ),
}


@pytest.mark.slow
@pytest.mark.parametrize("kind", SPOILT)
def test_findings_of_another_game_are_known(played: Timeline, kind: str) -> None:
    made = _whole_once(played)
    found = Review(made.seed, [*made.standings], [*made.glances], [*made.looks])
    past = past_of(played)
    assert found.looks
    _looked(found, played)
    assert past.knows(found)
    SPOILT[kind](found, played)
    assert not past.knows(found)


@pytest.mark.parametrize("chance", [-0.1, 1.5, 1e308])
def test_chances_that_are_none_are_not_read(chance: float) -> None:
    point = TurningPoint(1, 1, "mine", 0, POOR, RICH, chance, 0.1, 1.0)
    kept = msgspec.json.encode(Review(1, looks=[Look(1, point)]))
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(kept, type=Review)


# Of all that was found


def test_only_the_few_that_cost_most_are_kept_in_the_order_of_the_game() -> None:
    looks = [
        Look(
            moment,
            TurningPoint(moment, 1, "mine", moment % 2, POOR, RICH, moment / 100, 0.01, 1.0),
        )
        for moment in range(20)
    ]
    found = Review(1, looks=[*looks, Look(30)])
    assert [point.moment for point in found.points] == list(range(10, 20))


def test_the_last_round_is_never_left_out() -> None:
    def look(moment: int, round_: int, chance: float) -> Look:
        return Look(moment, TurningPoint(moment, round_, "mine", 0, POOR, RICH, chance, 0.0, 1.0))

    standings = [Standing(1, ()), Standing(2, ())]
    early = [look(moment, 1, 0.5 + moment / 100) for moment in range(6)]
    small = Review(1, standings, looks=[*early, look(7, 2, 0.1), look(8, 2, 0.05)])
    assert [point.moment for point in small.points] == [2, 3, 4, 5, 7]
    large = Review(1, standings, looks=[*early, look(7, 2, 0.9), look(8, 2, 0.05)])
    assert [point.moment for point in large.points] == [2, 3, 4, 5, 7]


def test_what_costs_most_is_looked_at_longer() -> None:
    glances = [
        Glance(moment, 1, "mine", moment % 2, moment / 100, POOR if moment != 18 else None)
        for moment in range(20)
    ]
    assert [glance.moment for glance in promising(glances)] == [14, 16, 17, 19]
    assert promising(glances[:2]) == []
    final = [*glances, Glance(30, 2, "mine", 0, 0.02, POOR), Glance(31, 2, "mine", 1, 0.01, POOR)]
    assert [glance.moment for glance in promising(final)] == [14, 16, 17, 19, 30]


def test_the_loss_of_a_phase_is_the_sum_of_what_is_listed() -> None:
    def look(moment: int, phase: str, seat: int, chance: float) -> Look:
        return Look(moment, TurningPoint(moment, 1, phase, seat, POOR, RICH, chance, 0.0, 1.0))

    found = Review(
        1,
        glances=[
            Glance(1, 1, "mine", 0, 0.12),
            Glance(2, 1, "mine", 0, 0.31),
            Glance(3, 1, "market", 0, 0.2),
            Glance(4, 1, "mine", 1, 0.9),
        ],
        looks=[look(1, "mine", 0, 0.1), look(2, "mine", 0, 0.3), Look(3), look(4, "mine", 1, 0.9)],
    )
    assert found.by_phase(0) == {"mine": pytest.approx(0.4), "market": 0}


# Winning chances


@pytest.mark.parametrize("mode", get_args(ModeName))
def test_every_mode_has_calibrated_chances(mode: ModeName) -> None:
    for guilds in (2, 4):
        view = Game.new(Options(mode, guilds), 1, CONTENT)
        assert calibrate(view.state.options, 0.5) == pytest.approx(0.5)
        low, high = calibrate(view.state.options, 0.9), calibrate(view.state.options, 0.99)
        assert 0.5 < low < high < 1
        assert low + calibrate(view.state.options, 0.1) == pytest.approx(1)


# The command


def test_the_command_tells_it_and_writes_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def judged(task: Task, *_: object) -> Finding:
        state, seat = task.view, 0
        if task.played is None:
            return Standing(state.round, (0.25, 0.75))
        game = Game(state, CONTENT)
        assert game.decision is not None
        seat = game.decision.seat
        where = (task.moment, state.round, report.phase_of(state), seat)
        if not isinstance(task.played, ac.MoveOverseer):
            return Glance(*where, 0.0)
        if task.better is None:
            return Glance(*where, 0.1, ac.PassMine())
        return Look(task.moment, TurningPoint(*where, task.played, task.better, 0.25, 0.01, 3.0))

    monkeypatch.setattr(search, "carry_out", judged)
    path, out = recorded(tmp_path / "game.jsonl", actions=10_000), tmp_path / "review.json"
    assert main(["review", str(path), "--seed", "3", "--json", str(out)]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0].startswith("Round 1: ")
    assert "25% and " in told[0]
    point = next(line for line in told if "chance of winning −25 points" in line)
    assert "Better: Pass, leaving the overseers in place." in point
    assert any("unspent at the end" in line for line in told)
    assert any(
        "Mine: " in line and " points of the chance of winning lost" in line for line in told
    )
    written = msgspec.json.decode(out.read_bytes(), type=command.Report)
    assert written.seed == 3
    assert len(written.standings) == 7
    assert len(written.points) == 2 * (report.LOOKS + 1)  # and one of the last round
    assert [guild.seat for guild in written.guilds] == [0, 1]
    assert json.loads(out.read_text(encoding="utf-8"))["guilds"][0]["phases"]["mine"] > 0


def test_a_game_that_is_not_over_is_not_reviewed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = recorded(tmp_path / "game.jsonl", actions=5)
    assert main(["review", str(path)]) == 2
    assert "does not hold a finished game" in capsys.readouterr().err
