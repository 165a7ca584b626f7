"""Whether turning points hold:
`python tests/bench/turning.py [--games N] [--worlds N] [RECORD...]`.

Reviews finished games, the given ones or some that guilds of different strengths have just played,
and replays every turning point by long search: both choices are played on to the end of the game in
many other made-up games. One holds if what was said to be better still is, by as much as is worth a
word. Prints each that does not, how many hold, and the processor time that the reviews took; exits
with 1 when fewer than nine of ten hold.
"""

import argparse
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from forgewar.ai.players.registry import GUILDS
from forgewar.ai.review.report import WORTH_IT, Past, Review
from forgewar.ai.review.search import advantage, review_game
from forgewar.content import load
from forgewar.rules.state import Options
from forgewar.session.record import COLOURS, Seat
from forgewar.session.session import Session
from forgewar.session.timeline import Timeline

KINDS = (Options("epic", 4), Options("simple", 2), Options("simple", 4), Options("epic", 2))
PLAYERS = ("apprentice", "journeyman", "apprentice", "journeyman")
HOLD = 0.9  # of the turning points


def played(number: int, folder: Path) -> Path:
    """A game that has just been played, in which every seat is taken for a person."""
    options, path = KINDS[number % len(KINDS)], folder / f"{number}.jsonl"
    seats = tuple(Seat(name, colour) for name, colour in zip(PLAYERS, COLOURS, strict=True))
    session = Session.new(
        options, number, load.default(), seats=seats[: options.guilds], path=path, durable=False
    )
    guilds = [GUILDS[PLAYERS[seat]](number * 10 + seat) for seat in range(options.guilds)]
    while (decision := session.game.decision) is not None:
        session.play(guilds[decision.seat].choose(session.game, decision.seat))
    session.close()
    return path


def review(timeline: Timeline) -> Review:
    found = (timeline.action(moment) for moment in range(timeline.last))
    actions = [action for action in found if action is not None]
    past = Past(timeline.games, actions, range(len(timeline.header.seats)))
    *_, whole = review_game(past, timeline.header.seed, timeline.games[0].content)
    return whole


def tried(paths: Iterator[Path], worlds: int) -> Iterator[bool]:
    for path in paths:
        timeline = Timeline.read(path)
        begun = time.process_time()
        points = review(timeline).points
        spent = time.process_time() - begun
        print(f"{path.name}: {len(points)} turning points, {spent:.0f} s", flush=True)
        for point in points:
            game = timeline.games[point.moment]
            gain, error = advantage(game, point, worlds, point.moment + 1)
            if gain < WORTH_IT:
                print(f"  does not hold: {point}: {gain:.3f} ± {error:.3f}", flush=True)
            yield gain >= WORTH_IT


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("records", type=Path, nargs="*")
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--worlds", type=int, default=240)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        fresh = (played(number, Path(folder)) for number in range(given.games))
        found = list(tried(iter(given.records) if given.records else fresh, given.worlds))
    hold = sum(found) / max(1, len(found))
    print(f"{sum(found)} of {len(found)} turning points hold ({100 * hold:.0f} %)")
    return 0 if found and hold >= HOLD else 1


if __name__ == "__main__":
    sys.exit(main())
