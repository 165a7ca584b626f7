"""Plays a simple game, or a lesson, through a screen reader's interface alone (AT-SPI on Linux).

    python -m tests.access.session --out transcript.txt
    python -m tests.access.session --lesson walking

Needs Xvfb, dbus and at-spi2-core. docs/accessibility.md tells more.
"""

import argparse
import sys
import time
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))

from access.listener import Listener, listening, missing

from forgewar.content.lessons import load_lessons

LESSONS = {lesson.id: lesson for lesson in load_lessons()}


def play_game(listener: Listener, rounds: int = 0) -> str:
    """A simple game against a computer guild, from the title; sums it up in a line."""
    for name in ("new", "mode.simple", "start"):
        listener.press(name)
    game = listener.play(lambda played: bool(rounds) and played.state.round > rounds)
    scores = ", ".join(str(guild.prestige) for guild in game.state.guilds)
    end = "over" if game.over else f"round {game.state.round}"
    if game.over:
        listener.find("view.scores")
    return f"{listener.pressed} presses, {end}, prestige {scores}"


def main() -> int:
    parser = argparse.ArgumentParser(description="Play without seeing the screen.")
    parser.add_argument("--lesson", choices=LESSONS, help="a lesson instead of a game")
    parser.add_argument("--rounds", type=int, default=0, help="stop after so many rounds")
    parser.add_argument("--out", type=Path, help="a file for all that is heard and pressed")
    arguments = parser.parse_args()
    if missing():
        print(f"this needs {' and '.join(missing())}", file=sys.stderr)
        return 2
    start = time.monotonic()
    with listening() as listener:
        try:
            if arguments.lesson:
                listener.follow(LESSONS[arguments.lesson])
                told = f"{arguments.lesson}: {listener.pressed} presses"
            else:
                told = play_game(listener, arguments.rounds)
            print(f"{told}, {time.monotonic() - start:.0f} s")
        finally:
            listener.listen()
            if arguments.out:
                text = "\n".join(listener.transcript)
                arguments.out.write_text(f"{text}\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
