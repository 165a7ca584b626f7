"""Plays a game in a real window by mouse or by keys alone, and compares it with the rules.

    python -m tests.play.session --game simple-2 --input mouse
    python -m tests.play.session --game simple-4 --input mouse
    python -m tests.play.session --game solo --input keys --pictures /tmp/solo
    python -m tests.play.session --game epic-3 --input mouse
    python -m tests.play.session --game simple-2 --input pad
    python -m tests.play.session --game simple-2 --input mouse --text 200

Needs Xvfb and xdotool; a gamepad is made of posted events, without a window.
docs/testing.md tells more.
"""

import argparse
import sys
import time
from collections.abc import Callable
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))

from play.headless import HeadlessPad
from play.window import Window, missing
from play.window_player import Pilot

from forgewar.ai.players.sensible_player import SensiblePlayer
from forgewar.app.window.settings import SPEEDS, TEXT_SCALES
from forgewar.content import load
from forgewar.rules.game import Game
from forgewar.rules.state import Options
from forgewar.session.unasked import unasked_action

GAMES = ("simple-2", "simple-4", "solo", "epic-3")


def set_up(pilot: Pilot, game: str) -> None:
    """From the title to the first choice of a new game."""
    pilot.press("new")
    if game == "solo":
        pilot.press("mode.solo")
        pilot.press("difficulty.easy")
        _type_seed(pilot, winnable_seed())
    else:
        pilot.press(f"mode.{game.partition('-')[0]}")
        pilot.press("seat.1.player.person")
        for _ in range(int(game.partition("-")[2]) - 2):
            pilot.press("add.person")
    pilot.press("start")
    pilot.window.wait(lambda f: f.record != "", "the game to begin")


def _type_seed(pilot: Pilot, seed: int) -> None:
    pilot.press("seed")
    pilot.window.keys(*["BackSpace"] * 12, *str(seed), "Return")


def winnable_seed() -> int:
    """A solo game that a sensible guild brings to its end. As in the app, it is not asked where
    there is nothing to choose."""
    options = Options("simple", 1, difficulty="easy")
    for seed in range(2000):
        game, guild = Game.new(options, seed, load.default()), SensiblePlayer(1)
        while game.decision is not None:
            game.play(unasked_action(game) or guild.choose(game, 0))
        if game.state.result is not None and not game.state.result.lost_by:
            return seed
    raise AssertionError("no solo game was won")


def far_enough(game: str, rounds: int) -> Callable[[Game], bool]:
    """When to stop: after some rounds, or, in an epic game, after the first round of the second
    stage."""
    if game == "epic-3" and not rounds:
        return lambda played: played.state.round == 8 and played.state.phase == "mine"
    return lambda played: bool(rounds) and played.state.round > rounds


def play(
    game: str,
    by: str,
    rounds: int = 0,
    pictures: Path | None = None,
    *,
    speed: int = 0,
    text: int = 100,
) -> str:
    """Play, compare, and sum up in a line."""
    start = time.monotonic()
    with HeadlessPad(text) if by == "pad" else Window(speed=speed, text=text) as window:
        pilot = Pilot(window, by, pictures)
        set_up(pilot, game)
        played = pilot.play(far_enough(game, rounds))
        frame = window.frame()
        # The app shows what its record says: `Pilot` has compared the states at every choice.
        assert frame.digest == played.state.digest()
        scores = [guild.prestige for guild in played.state.guilds]
        if played.over:
            assert frame.top == "ScoringScene"
            assert pilot.scores(played) == scores
            if pictures is not None:
                window.picture(pictures / "scores.png")
        seconds = time.monotonic() - start
        return (
            f"{game} by {by}: {pilot.actions} choices, {window.sent} inputs, round "
            f"{played.state.round} of stage {played.state.stage}, "
            f"{'over' if played.over else 'going on'}, "
            f"{pilot.curtains} curtains, {pilot.handovers} handovers, "
            f"prestige {', '.join(map(str, scores))}, {seconds:.0f} s"
        )


def main() -> int:
    parser = argparse.ArgumentParser(description="Play a game in a real window.")
    parser.add_argument("--game", choices=GAMES, default="simple-2")
    parser.add_argument("--input", choices=("mouse", "keys", "pad"), default="mouse")
    parser.add_argument("--rounds", type=int, default=0, help="stop after so many rounds")
    parser.add_argument("--speed", type=int, choices=SPEEDS, default=0, help="of animations")
    parser.add_argument(
        "--text", type=int, choices=TEXT_SCALES, default=100, help="the size of letters, in percent"
    )
    parser.add_argument("--pictures", type=Path, help="a folder for pictures on the way")
    arguments = parser.parse_args()
    if missing():
        print(f"this needs {' and '.join(missing())}", file=sys.stderr)
        return 2
    how = {"speed": arguments.speed, "text": arguments.text}
    print(play(arguments.game, arguments.input, arguments.rounds, arguments.pictures, **how))
    return 0


if __name__ == "__main__":
    sys.exit(main())
