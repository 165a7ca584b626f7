"""Plays challenges to their ends in a real window: from the title to the result, the line to share
and the trophy in the hall.

    python -m tests.play.challenge_session --play contract --input mouse --pictures /tmp/contract
    python -m tests.play.challenge_session --play deal --input ear

Needs Xvfb and xdotool; by ear, dbus and at-spi2-core too. A gamepad is made of posted events.
"""

import argparse
import os
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Protocol

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))

from access import listener
from access.listener import listening
from play.headless import HeadlessPad
from play.window import PATIENCE, Window, missing
from play.window_player import Pilot

from forgewar.ai.players.artisan import Artisan
from forgewar.ai.players.base import ComputerPlayer, Player
from forgewar.ai.players.sensible_player import SensiblePlayer
from forgewar.content import load
from forgewar.content.challenges import ladder
from forgewar.content.model import Content
from forgewar.paths import games_folder
from forgewar.play.action_spots import spots_for
from forgewar.play.challenges.contracts import contract_content, options_of
from forgewar.play.challenges.days import daily_puzzle, deal_of
from forgewar.play.challenges.kept import read_kept, utc_today
from forgewar.play.challenges.results import share_line
from forgewar.play.lessons.position import action_of, lay_out
from forgewar.play.lessons.puzzles import puzzles
from forgewar.rules.actions import Action
from forgewar.rules.game import Game
from forgewar.rules.state import Options
from forgewar.session.unasked import unasked_action

INPUTS = ("mouse", "keys", "pad", "ear")
Look = Callable[[str], None]  # keeps a picture under a name
_REVIEW = 1800.0  # seconds that a review may take
_TRIES = 40  # games in which one with the wanted end is looked for


class Hand(Protocol):
    """Somebody at the app: a `Pilot`, or a `Listener` who hears it."""

    guild: ComputerPlayer

    def press(self, name: str) -> None: ...

    def play(self, until: Callable[[Game], bool]) -> Game: ...


class Script(Player):
    """Plays a game that was played before."""

    def __init__(self) -> None:
        super().__init__(0)
        self._actions: dict[str, Action] = {}

    def note(self, game: Game, action: Action) -> None:
        self._actions[game.state.digest()] = action

    def choose(self, game: Game, seat: int) -> Action:  # noqa: ARG002  # it is alone
        return self._actions[game.state.digest()]


def script(options: Options, seed: int, content: Content, *, lost: bool, least: int = 0) -> Script:
    """A solo game that is lost, or that brings so much prestige. As in the app, nobody is asked
    where there is nothing to choose."""
    maker = SensiblePlayer if lost else Artisan
    for number in range(_TRIES):
        game, guild, found = Game.new(options, seed, content), maker(number), Script()
        while game.decision is not None:
            action = unasked_action(game) or guild.choose(game, 0)
            found.note(game, action)
            game.play(action)
        result = game.state.result
        assert result is not None
        if bool(result.lost_by) == lost and game.state.guilds[0].prestige >= least:
            return found
    raise AssertionError(f"no game of {options} with the seed {seed} ends as wanted")


# Plays, each from the title to its end


def play_contract(hand: Hand, look: Look, *, lost: bool = False) -> str:
    """A contract from the list, won with at least silver or lost."""
    id_ = "first_commission"
    contract = ladder().contracts[id_]
    hand.press("challenges")
    look("list")
    content = contract_content(id_)
    least = 0 if lost else contract.marks.silver
    hand.guild = script(options_of(contract), contract.seed, content, lost=lost, least=least)
    hand.press(f"contract.{id_}")
    look("begun")
    game = hand.play(lambda _: False)
    look("ended")
    found = read_kept().contracts[id_]
    score = 0 if lost else game.state.guilds[0].prestige
    assert (found.score, found.tries) == (score, 1)
    assert found.medal == (None if lost else contract.marks.medal(score))
    hand.press("title")
    hand.press("hall")
    look("hall")
    return f"{id_}: {'lost' if lost else f'{score} ({found.medal})'}"


def play_deal(hand: Hand, look: Look) -> str:
    """The deal of the day; its line is copied, and the calendar has it."""
    deal = deal_of(utc_today())
    hand.press("challenges")
    hand.guild = script(deal.options, deal.seed, load.default(), lost=False)
    hand.press("start")
    look("begun")
    hand.play(lambda _: False)
    hand.press("copy")
    look("copied")
    found = read_kept().try_of(deal.day)
    assert found is not None
    assert found.is_finished
    if isinstance(hand, Pilot) and isinstance(hand.window, Window):
        assert hand.window.clipboard() == str(share_line(found, read_kept()))
    hand.press("title")
    hand.press("hall")
    look("hall")
    hand.press(f"day.{deal.day.isoformat()}")
    look("day")
    return f"deal of {deal.day}: {found.score} ({found.medal}), {found.rounds}"


def solve_puzzle(hand: Hand, look: Look) -> str:
    """The puzzle of the day."""
    today = utc_today()
    name = daily_puzzle(today, puzzles())
    hand.press("learn")
    hand.press("puzzles")
    look("list")
    hand.press("start")
    look("begun")
    puzzle = puzzles()[name]
    for spot in spots_for(lay_out(puzzle.position, load.default()), action_of(puzzle.best)):
        hand.press(spot)
    look("solved")
    _wait(lambda: today.isoformat() in read_kept().puzzles, "the puzzle to be noted")
    return f"puzzle of {today}: {name}"


def play_rematch(hand: Hand, look: Look) -> str:
    """A simple game against an Apprentice, then its rematch."""
    for spot in ("new", "mode.simple", "start"):
        hand.press(spot)
    game = hand.play(lambda _: False)
    look("ended")
    hand.press("confirm")
    again = hand.play(lambda played: played.state.round > 1)
    look("rematch")
    return f"{[g.prestige for g in game.state.guilds]}, then round {again.state.round} of a rematch"


def play_turn(hand: Hand, look: Look) -> str:
    """A simple game, its review, and the round of its costliest choice again."""
    for spot in ("new", "mode.simple", "start"):
        hand.press(spot)
    game = hand.play(lambda _: False)
    hand.press("review")
    look("reviewing")
    records = {*games_folder().glob("*.jsonl")}
    assert isinstance(hand, Pilot)
    _wait(lambda: "offer" in hand.window.frame().spots, "the review", _REVIEW)
    look("reviewed")
    hand.press("offer")
    _wait(lambda: {*games_folder().glob("*.jsonl")} > records, "the game to begin")
    look("again")
    again = hand.play(lambda played: played.state.phase != "mine" or played.over)
    scores = [guild.prestige for guild in game.state.guilds]
    return f"{scores}, then round {again.state.round} again"


PLAYS: dict[str, Callable[[Hand, Look], str]] = {
    "contract": play_contract,
    "contract-lost": lambda hand, look: play_contract(hand, look, lost=True),
    "deal": play_deal,
    "puzzle": solve_puzzle,
    "rematch": play_rematch,
    "turn": play_turn,
}


def _wait(ready: Callable[[], bool], what: str, seconds: float = PATIENCE) -> None:
    end = time.monotonic() + seconds
    while not ready():
        assert time.monotonic() < end, f"waited in vain for {what}"
        time.sleep(0.05)


# Who plays


@contextmanager
def somebody(by: str, pictures: Path | None, text: int) -> Iterator[tuple[Hand, Look]]:
    """Somebody who plays by mouse, keys, pad or ear; and what keeps a picture, or notes in the
    transcript when it would."""
    if by == "ear":
        with listening() as heard, _reading_files_of(heard.home):
            yield heard, lambda name: heard.transcript.append(f"--- {name}")
            heard.listen()
            if pictures is not None:
                pictures.mkdir(parents=True, exist_ok=True)
                (pictures / "heard.txt").write_text("\n".join(heard.transcript), encoding="utf-8")
        return
    with HeadlessPad(text) if by == "pad" else Window(text=text) as window:

        def look(name: str) -> None:
            if pictures is not None:
                window.wait(lambda f: not f.busy, "the motion to end")
                time.sleep(0.5)
                window.picture(pictures / f"{name}.png")

        with _reading_files_of(window.home):
            yield Pilot(window, by), look


@contextmanager
def _reading_files_of(home: Path) -> Iterator[None]:
    """Read what the app in the window keeps."""
    before = os.environ.get("FORGEWAR_HOME")
    os.environ["FORGEWAR_HOME"] = str(home)
    try:
        yield
    finally:
        if before is None:
            del os.environ["FORGEWAR_HOME"]
        else:
            os.environ["FORGEWAR_HOME"] = before


def play(what: str, by: str, pictures: Path | None = None, text: int = 100) -> str:
    start = time.monotonic()
    with somebody(by, pictures, text) as (hand, look):
        told = PLAYS[what](hand, look)
    return f"{what} by {by}: {told}, {time.monotonic() - start:.0f} s"


def main() -> int:
    parser = argparse.ArgumentParser(description="Play a challenge in a real window.")
    parser.add_argument("--play", choices=PLAYS, default="contract")
    parser.add_argument("--input", choices=INPUTS, default="mouse")
    parser.add_argument("--text", type=int, default=100)
    parser.add_argument("--pictures", type=Path, help="a folder for pictures on the way")
    arguments = parser.parse_args()
    needed = listener.missing() if arguments.input == "ear" else missing()
    if needed:
        print(f"this needs {' and '.join(needed)}", file=sys.stderr)
        return 2
    print(play(arguments.play, arguments.input, arguments.pictures, arguments.text))
    return 0


if __name__ == "__main__":
    sys.exit(main())
