"""Whether reviews can be trusted:
`python tests/bench/turning.py [--games N] [--points N] [--worlds N] [--nodes N] [RECORD...]`.

Takes finished games, the given ones or some that are played first, and prints three figures:

- *charges*: Masters' games are reviewed as if the first seat were a person; the share of its
  choices that are charged with more than 5 points of winning chance (at most 1 %);
- *overlap*: games of Journeymen are reviewed with two seeds; the share of turning points that both
  reviews list (at least 80 %);
- *hold*: turning points of these are adjudicated: Masters play both choices on to the end, in
  sampled worlds. One holds if the better choice does better (at least 18 of 20).

Exits with 1 if one of them is missed. Given records count by the name of their first seat.
Run it with compiled rules (`packaging/compiled.py`).
"""

import argparse
import sys
import tempfile
import time
from math import sqrt
from pathlib import Path
from random import Random
from statistics import mean, stdev
from typing import NamedTuple

from forgewar.ai.players.base import NODES, Budget, legal_actions, seat_view
from forgewar.ai.players.master import Master
from forgewar.ai.players.registry import GUILDS
from forgewar.ai.review.report import Past, Review, TurningPoint
from forgewar.ai.review.search import review_game
from forgewar.ai.search.sample_hidden import sample_hidden
from forgewar.content import load
from forgewar.rules.actions import Action
from forgewar.rules.game import Game
from forgewar.rules.state import Options
from forgewar.session.record import COLOURS, Seat
from forgewar.session.session import Session
from forgewar.session.timeline import Timeline

OPTIONS = Options("simple", 2)
CHARGE = 0.05  # winning chance; a smaller loss is no serious charge
CHARGED, OVERLAP, HOLD = 0.01, 0.8, 0.9  # what is wanted
SURE = 2.5  # standard errors at which an adjudication ends early
FEWEST = 6  # worlds before it may


def play_record(name: str, seed: int, folder: Path) -> Path:
    """Record a game of one kind of player."""
    path = folder / f"{name}-{seed}.jsonl"
    seats = tuple(Seat(name, colour, name) for colour in COLOURS[: OPTIONS.guilds])
    session = Session.new(OPTIONS, seed, load.default(), seats=seats, path=path, durable=False)
    players = [GUILDS[name](seed * 10 + seat) for seat in range(OPTIONS.guilds)]
    while (decision := session.game.decision) is not None:
        view, legal = (
            seat_view(session.game, decision.seat),
            legal_actions(session.game, decision.seat),
        )
        session.play(players[decision.seat].consider(view, legal, Budget(NODES)).action)
    session.close()
    return path


def review(timeline: Timeline, seed: int) -> Review:
    """Review of the first seat."""
    found = (timeline.action(moment) for moment in range(timeline.last))
    actions = [action for action in found if action is not None]
    past = Past(timeline.games, actions, {0}, timeline.header.seed)
    *_, whole = review_game(past, seed, timeline.games[0].content)
    return whole


# Charges on a Master's own choices


def measure_charges(paths: list[Path]) -> bool:
    choices = charged = 0
    for path in paths:
        begun = time.process_time()
        found = review(Timeline.read(path), 1)
        own = [point for point in found.points if point.chance > CHARGE]
        choices, charged = choices + len(found.glances), charged + len(own)
        spent = time.process_time() - begun
        print(
            f"  {path.name}: {len(found.glances)} choices, {len(own)} charged, {spent:.0f} s",
            flush=True,
        )
    share = charged / max(1, choices)
    print(f"charges: {charged} of {choices} choices in {len(paths)} games ({100 * share:.1f} %)")
    return bool(choices) and share < CHARGED


# Turning points of two reviews


class Found(NamedTuple):
    """A turning point and the moment of its game."""

    game: Game
    point: TurningPoint


def measure_overlap(paths: list[Path]) -> tuple[bool, list[Found]]:
    common = either = 0
    listed: list[Found] = []
    for path in paths:
        timeline = Timeline.read(path)
        first, second = review(timeline, 1).points, review(timeline, 2).points
        ours, theirs = ({point.moment for point in points} for points in (first, second))
        common, either = common + 2 * len(ours & theirs), either + len(ours) + len(theirs)
        listed += [Found(timeline.games[point.moment], point) for point in first]
        print(f"  {path.name}: {sorted(ours)} and {sorted(theirs)}", flush=True)
    share = common / max(1, either)
    print(f"overlap: {100 * share:.0f} % of {either} turning points in {len(paths)} games")
    return share >= OVERLAP, listed


# Adjudication


def final_lead(game: Game, seat: int, seed: int, nodes: int) -> float:
    """Lead of a seat at the end, if Masters play on."""
    players = [Master(seed * 10 + each) for each in range(len(game.state.guilds))]
    while (decision := game.decision) is not None:
        view, legal = seat_view(game, decision.seat), legal_actions(game, decision.seat)
        game.play(players[decision.seat].consider(view, legal, Budget(nodes)).action)
    prestige = [guild.prestige for guild in game.state.guilds]
    return prestige.pop(seat) - max(prestige)


def adjudicate(found: Found, worlds: int, nodes: int) -> tuple[float, float, int]:
    """Prestige by which the better choice is ahead at the end, its standard error, and the number
    of worlds. Stops as soon as it is sure."""
    point, rng = found.point, Random(found.point.moment)
    view = Game(found.game.view(point.seat), found.game.content)
    gains: list[float] = []
    error = 0.0
    for number in range(worlds):
        world = sample_hidden(view, point.seat, rng)
        leads = [
            _play_on(world, action, point.seat, number, nodes)
            for action in (point.better, point.played)
        ]
        gains.append(leads[0] - leads[1])
        if len(gains) >= FEWEST:
            error = stdev(gains) / sqrt(len(gains))
            if abs(mean(gains)) > SURE * error:
                break
    return mean(gains), error, len(gains)


def _play_on(world: Game, action: Action, seat: int, seed: int, nodes: int) -> float:
    game = world.clone()
    game.play(action)
    return final_lead(game, seat, seed, nodes)


def measure_hold(listed: list[Found], points: int, worlds: int, nodes: int) -> bool:
    picked = Random(1).sample(listed, min(points, len(listed)))
    hold = 0
    for found in picked:
        gain, error, games = adjudicate(found, worlds, nodes)
        hold += gain > 0
        point = found.point
        print(
            f"  moment {point.moment} ({point.phase}), {100 * point.chance:.0f} points:"
            f" {gain:+.1f} ± {error:.1f} prestige in {games} worlds",
            flush=True,
        )
    print(f"hold: {hold} of {len(picked)} turning points")
    return bool(picked) and hold >= HOLD * len(picked)


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("records", type=Path, nargs="*")
    parser.add_argument("--games", type=int, default=30, help="to play if none are given")
    parser.add_argument("--points", type=int, default=20, help="turning points to adjudicate")
    parser.add_argument("--worlds", type=int, default=40, help="at most, for each")
    parser.add_argument("--nodes", type=int, default=2000, help="of a Master who plays on")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        names = ("master", "journeyman")
        records = given.records or [
            play_record(name, seed, Path(folder)) for name in names for seed in range(given.games)
        ]
        kinds: dict[str, list[Path]] = {name: [] for name in names}
        for path in records:
            kinds[Timeline.read(path).header.seats[0].name].append(path)
        good = [measure_charges(kinds["master"])] if kinds["master"] else []
        if kinds["journeyman"]:
            enough, listed = measure_overlap(kinds["journeyman"])
            good += [enough, measure_hold(listed, given.points, given.worlds, given.nodes)]
    return 0 if all(good) else 1


if __name__ == "__main__":
    sys.exit(main())
