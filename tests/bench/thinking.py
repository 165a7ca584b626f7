"""How long computer guilds think, and whether the app stays smooth while they do:
`python tests/bench/thinking.py [GAMES]` (0: frames only).

Journeymen play whole games; at every few choices a Master is asked as well, and now and then a
Grandmaster, with the budgets they have in the app. Prints the times of choices by the clock and in
time of the processor (on a busy machine the clock measures the neighbours). Then a real window, if
there is a display, draws every frame, at first with nobody thinking, then with a Master at it all
the time. Exits with 1 when a target is missed.
"""

import os
import sys
import tempfile
import time
from pathlib import Path

os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["FORGEWAR_HOME"] = tempfile.mkdtemp(prefix="forgewar-bench-")
sys.path[0] = str(Path(__file__).parents[1])  # this file is no package of that name

import pygame  # noqa: E402  # after the drivers are chosen

from forgewar.ai.players.base import NODES  # noqa: E402  # likewise
from forgewar.ai.worker_process import Request, WorkerProcess, think  # noqa: E402  # likewise
from forgewar.app.menus.title import TitleScene  # noqa: E402  # likewise
from forgewar.app.routes import route  # noqa: E402  # likewise
from forgewar.app.window import game_files  # noqa: E402  # likewise
from forgewar.app.window.app import App  # noqa: E402  # likewise
from forgewar.app.window.display import start_display  # noqa: E402  # likewise
from forgewar.app.window.settings import Settings  # noqa: E402  # likewise
from forgewar.content import load  # noqa: E402  # likewise
from forgewar.play.computer_players import LONGEST  # noqa: E402  # likewise
from forgewar.rules.game import Game  # noqa: E402  # likewise
from forgewar.rules.state import Options  # noqa: E402  # likewise
from forgewar.session.session import Session  # noqa: E402  # likewise

KINDS = (
    Options("simple", 2),
    Options("simple", 4),
    Options("epic", 2, bonus_tiles=True),
    Options("epic", 4, bonus_tiles=True),
)
# Who is asked at every so many choices, and within how many seconds he should have chosen.
STRIDES = {"journeyman": 1, "master": 6, "grandmaster": 24}
TARGETS = {"journeyman": 0.1, "master": 1.0, "grandmaster": 10.0}
FRAME_TARGET = 20.0  # milliseconds
SECONDS = 15.0
ENDLESS = 10**9
CONTENT = load.default()


def slow(times: list[float]) -> float:
    """The 95th percentile."""
    return sorted(times)[int(len(times) * 0.95)]


def request(game: Game, strength: str, seed: int, nodes: int = NODES) -> Request:
    assert game.decision is not None
    limit = LONGEST if nodes < ENDLESS else None
    return Request(game.view(game.decision.seat), strength, seed, nodes, limit)


def thinking_times(options: Options, games: int) -> dict[str, list[tuple[float, float]]]:
    """Clock and processor seconds of every choice that was one, by strength."""
    found: dict[str, list[tuple[float, float]]] = {strength: [] for strength in TARGETS}
    for seed in range(games):
        game, number = Game.new(options, seed, CONTENT), 0
        while game.decision is not None:
            if len(game.choices()) == 1:
                game.play(game.choices()[0])
                continue
            number += 1
            asked = [strength for strength, stride in STRIDES.items() if number % stride == 0]
            for strength in reversed(asked):
                clock, used = time.perf_counter(), time.process_time()
                choice = think(request(game, strength, number), CONTENT)
                found[strength].append((time.perf_counter() - clock, time.process_time() - used))
            game.play(choice.action)
    return found


def in_the_mine() -> Session:
    """A game with people at the table, in its second round."""
    session = Session.new(KINDS[1], 1, CONTENT)
    while session.game.state.round < 2:
        session.play(think(request(session.game, "journeyman", 1), CONTENT).action)
    return session


def frame_interval(app: App, worker: WorkerProcess | None) -> float:
    """The 95th percentile of the milliseconds between two frames, every one of them drawn."""
    match = app.context.match
    assert match is not None
    clock, intervals, end = pygame.time.Clock(), [], time.perf_counter() + SECONDS
    if worker is not None:
        worker.ask(request(match.view.game, "master", 1, ENDLESS))
    last = time.perf_counter()
    while time.perf_counter() < end:
        pygame.event.pump()
        if worker is not None and worker.answer() is not None:
            raise AssertionError("it has made up its mind")
        app.context.changed()
        app.loop.step(clock.tick(60) / 1000)
        now = time.perf_counter()
        intervals.append((now - last) * 1000)
        last = now
    return slow(intervals[30:])  # pictures are drawn in the first


def main() -> int:
    missed = False

    def tell(what: str, value: str, good: bool) -> None:
        nonlocal missed
        missed |= not good
        print(f"{what:<52}{value:>34}  {'' if good else 'MISSED'}", flush=True)

    games = int(sys.argv[1]) if len(sys.argv) > 1 else 1
    for options in KINDS if games else ():
        for strength, times in thinking_times(options, games).items():
            clock, used = slow([t for t, _ in times]), slow([t for _, t in times])
            what = f"{strength}, {options.mode} with {options.guilds} guilds, {len(times)} choices"
            value = f"95 %: {clock:.3f} s, processor {used:.3f} s"
            tell(what, value, min(clock, used) <= TARGETS[strength])
    if not os.environ.get("DISPLAY"):
        print("no display: frames are not measured")
        return int(missed)
    app = App(CONTENT, Settings(width=1280, height=720), start_display(Settings()), routes=route)
    app.context.navigator.push(TitleScene(app.context))
    game_files.start_match(app.context, in_the_mine())
    worker = WorkerProcess(CONTENT)
    alone = frame_interval(app, None)
    tell("frames, nobody thinks", f"95 %: {alone:.1f} ms", True)
    thinking = frame_interval(app, worker)
    worker.close()
    app.close()
    tell("frames, a Master thinks", f"95 %: {thinking:.1f} ms", thinking <= FRAME_TARGET)
    return int(missed)


if __name__ == "__main__":
    sys.exit(main())
