"""Bots: classes in files of one's own play as any computer player does, and their faults are told
with their line."""

from pathlib import Path

import pytest

from forgewar.ai.players import bots
from forgewar.ai.players.base import DEFAULT_BUDGET, legal_actions, seat_view
from forgewar.ai.players.bots import (
    BotError,
    Failure,
    WatchedBot,
    full_name,
    merge_failures,
    offer_bot,
)
from forgewar.ai.players.journeyman import Journeyman
from forgewar.ai.players.registry import make_player
from forgewar.ai.worker_process import Request, WorkerProcess
from forgewar.cli import main
from forgewar.content import load
from forgewar.fault import fault
from forgewar.play.computer_players import strength_of
from forgewar.rules.game import Game
from forgewar.rules.state import Options
from forgewar.words.faults import describe_fault

CONTENT = load.default()
GREEDY = Path(__file__).parents[2] / "examples/greedy.py"
BOTS = """\
class First:
    def choose(self, view, choices):
        return choices[0]


class Seeded:
    def __init__(self, seed):
        self.seed = seed

    def choose(self, view, choices):
        return choices[self.seed % len(choices)]


class Failing:
    def choose(self, view, choices):
        return self.helper()

    def helper(self):
        return 1 / 0


class Cheating:
    def choose(self, view, choices):
        return "all the gold"


class Unmakeable:
    def __init__(self):
        raise RuntimeError("no model")

    def choose(self, view, choices): ...


class NoBot: ...
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "mine.py"
    path.write_text(BOTS, encoding="utf-8")
    return path


def _game() -> Game:
    return Game.new(Options("simple", 2), 5, CONTENT)


def _told(error: BotError) -> str:
    return str(describe_fault(error.fault))


def test_a_bot_chooses_among_its_choices(file: Path) -> None:
    game = _game()
    assert game.decision is not None
    assert make_player(f"{file}:First", 1).choose(game, game.decision.seat) == game.choices()[0]


def test_a_bot_that_takes_a_seed_is_given_one(file: Path) -> None:
    game = _game()
    assert game.decision is not None
    seat = game.decision.seat
    legal = legal_actions(game, seat)
    assert make_player(f"{file}:Seeded", 4).choose(game, seat) == legal[4 % len(legal)]


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("Failing", "mine.py, line 19: ZeroDivisionError: division by zero"),
        ("Cheating", "mine.py, line 23: 'all the gold' is not one of the choices"),
        ("Unmakeable", "mine.py, line 29: RuntimeError: no model"),
        ("NoBot", "mine.py has no class NoBot with a method choose(view, choices)"),
        ("Nobody", "mine.py has no class Nobody with a method choose(view, choices)"),
    ],
)
def test_a_fault_of_a_bot_is_told_with_its_line(file: Path, name: str, sentence: str) -> None:
    game = _game()
    with pytest.raises(BotError) as caught:
        make_player(f"{file}:{name}", 1).choose(game, 0)
    assert _told(caught.value) == sentence


def test_a_file_that_cannot_be_run_is_told_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "broken.py"
    path.write_text("x = 1\ndef (:\n", encoding="utf-8")
    with pytest.raises(BotError) as caught:
        offer_bot(f"{path}:Bot")
    assert _told(caught.value).startswith("broken.py, line 2: SyntaxError")


@pytest.mark.parametrize("name", ["master", "mine.py", "mine.py:", ":Bot", "mine.py:a b"])
def test_what_names_no_bot_is_refused(name: str) -> None:
    with pytest.raises(BotError):
        full_name(name)


def test_a_journeyman_chooses_when_a_bot_fails(file: Path) -> None:
    game, bot = _game(), WatchedBot(f"{file}:Failing", 7)
    assert game.decision is not None
    seat = game.decision.seat
    view, legal = seat_view(game, seat), legal_actions(game, seat)
    for _ in range(2):
        assert bot.consider(view, legal, DEFAULT_BUDGET).action in legal
    ((failure),) = bot.failures
    assert failure.times == 2
    assert WatchedBot(f"{file}:Failing", 7).choose(game, seat) == Journeyman(7).choose(game, seat)


def test_failures_of_several_games_are_added_up() -> None:
    """By fault, in the order in which they were first met."""
    none, choice, line = (fault(key) for key in ("bot-none", "bot-choice", "bot-line"))
    ours = [Failure(none, 3), Failure(choice, 1)]
    theirs = [Failure(line, 4), Failure(none, 5), Failure(choice)]
    assert merge_failures(ours, theirs) == [Failure(none, 8), Failure(choice, 2), Failure(line, 4)]
    assert merge_failures(theirs, ours) == [Failure(line, 4), Failure(none, 8), Failure(choice, 2)]
    assert merge_failures([], ours) == merge_failures(ours, []) == ours


def test_a_bot_plays_whole_games_from_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--seats", f"{GREEDY}:Greedy,random", "--games", "2"]) == 0
    shown = capsys.readouterr().out
    assert "1 greedy.py:Greedy" in shown
    assert "Journeyman" not in shown


@pytest.mark.slow
def test_the_searching_example_beats_the_journeyman(capsys: pytest.CaptureFixture[str]) -> None:
    searcher = GREEDY.with_name("search_bot.py")
    seats = f"{searcher}:Searcher,journeyman"
    assert main(["simulate", "--seats", seats, "--games", "2"]) == 0
    (line,) = [
        line for line in capsys.readouterr().out.splitlines() if line.startswith("1 search_bot.py")
    ]
    assert line.split()[6] == "2"  # games won


def test_simulate_counts_what_a_bot_could_not_decide(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", "--seats", f"{file}:Cheating,random", "--games", "1"]) == 0
    assert "'all the gold' is not one of the choices. A Journeyman" in capsys.readouterr().out


def test_a_bot_that_cannot_be_loaded_is_refused_before_any_game(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", "--seats", f"{file}:NoBot,random"]) == 2
    assert "has no class NoBot" in capsys.readouterr().err


def test_a_record_cannot_make_the_game_run_a_file(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A seat of a record may name any file; only bots offered by the command line play."""
    monkeypatch.setattr(bots, "BOTS", {})
    assert strength_of(f"{file}:First") == strength_of("mine.py:First") == "journeyman"


def test_an_offered_bot_plays_its_seat(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("forgewar.ai.players.bots.BOTS", offered := dict[str, str]())
    monkeypatch.setattr("forgewar.play.computer_players.BOTS", offered)
    offer_bot(f"{file}:First")
    assert strength_of("mine.py:First") == "mine.py:First"
    assert offered["mine.py:First"] == f"{file}:First"


@pytest.mark.slow
def test_the_worker_process_tells_once_a_game_why_a_bot_was_replaced(file: Path) -> None:
    game, worker = _game(), WorkerProcess(CONTENT)
    assert game.decision is not None
    try:
        complaints = []
        for game_begins in (True, False, True):
            if game_begins:
                worker.prepare()
            worker.ask(Request(game.view(game.decision.seat), f"{file}:Failing", 1))
            while (choice := worker.answer()) is None:
                pass
            assert choice.reasons[0].kind == "stand_in"
            complaints.append(worker.complaint())
    finally:
        worker.close()
    first, again, next_game = complaints
    assert first is not None
    assert next_game == first
    assert str(describe_fault(first)).startswith("mine.py, line 19: ZeroDivisionError")
    assert again is None
