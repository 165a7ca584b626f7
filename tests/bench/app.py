"""How fast and how large the app is, in one run: `python tests/bench/app.py [VIEW ...]`.

Prints, and exits with 1 when a target is missed:

- the time to draw a whole frame of every scene and overlay at 1920x1080,
- how long the screen takes to follow the pointer: over the hexes of a mine with its previews, and
  dragging at the quests; the first time, when cards and slips are drawn, for information only,
- the work of every frame in which something moves, for each step and each set piece, the worst of
  them, and, for information only, the worst when it is shown for the first time (`python
  tests/bench/app.py motion` measures only that),
- how often the screen is drawn while nothing happens,
- the time from start to the title beside that of a bare pygame window, each from the start of its
  process to its first flip and with everything compiled, as it is once installed,
- the memory after every scene was shown.

Times are judged by the processor's clock, because the one on the wall measures the neighbours too;
it is printed beside. Others at work still cost caches and memory's time: of several rounds the
quietest counts, the two ways to start take turns, and a yardstick, copying one whole screen, tells
how quiet the machine was. A frame's time is its 95th percentile.
"""

import gc
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
HOMES = tempfile.TemporaryDirectory(prefix="forgewar-bench-")
os.environ["FORGEWAR_HOME"] = HOMES.name
sys.path[0] = str(Path(__file__).parents[1])  # this file is no package of that name

import pygame  # noqa: E402  # after the drivers are chosen
from app.positions import CONTENT, forget, positions  # noqa: E402  # after the drivers are chosen
from app.views import VIEWS  # noqa: E402  # after the drivers are chosen
from bench import motion  # noqa: E402  # likewise

from forgewar.app.kit.frame import Spot  # noqa: E402  # likewise
from forgewar.app.shot import headless_app  # noqa: E402  # after the drivers are chosen
from forgewar.app.window.app import App  # noqa: E402  # likewise
from forgewar.app.window.garbage import collect  # noqa: E402  # likewise

SIZE = (1920, 1080)
FRAMES = 40  # of a round
ROUNDS = 2
MOST_ROUNDS = 10  # while the target is missed: noise only adds
MOST_MOTION = 3  # likewise, of all that moves
STARTS = 7
FRAME_TARGET, WORST_TARGET = 8.0, 16.0  # milliseconds
FOLLOW_TARGET = 1000 / 60  # milliseconds: one frame of the screen
START_TARGET = 1.6  # times a bare window
MEMORY_TARGET = 400.0  # megabytes
AT_WORK = ("review_begun", "review_half")  # they grow, also with nobody there

Times = list[tuple[float, float]]  # of the processor and on the wall, in milliseconds

_TELL = "print(time.process_time(), time.monotonic(), flush=True)"
_BARE = f"""
import time
import pygame
pygame.init()
pygame.display.set_mode((1280, 720))
pygame.display.flip()
{_TELL}
"""
_TITLE = f"""
import os, time
import pygame
def flip():
    real()
    {_TELL}
    os._exit(0)
real, pygame.display.flip = pygame.display.flip, flip
from forgewar.cli import main
main([])
"""


def timed(act: Callable[[], object]) -> tuple[float, float]:
    processor, wall = time.thread_time_ns(), time.perf_counter_ns()
    act()
    return (time.thread_time_ns() - processor) / 1e6, (time.perf_counter_ns() - wall) / 1e6


def late(times: Times) -> tuple[float, float]:
    """The 95th percentile, by either clock."""
    processor, wall = (sorted(clock) for clock in zip(*times, strict=True))
    return processor[int(len(times) * 0.95)], wall[int(len(times) * 0.95)]


# Frames


def show(view: str, app: App) -> None:
    os.environ["FORGEWAR_HOME"] = tempfile.mkdtemp(dir=HOMES.name)
    app.context.match = None
    app.context.navigator.scenes.clear()
    app.context.settings.speed = 0  # another view may have let things move
    VIEWS[view](app)
    app.context.controller.pointer = (-1, -1)
    for _ in range(3):
        app.loop.draw()
    while app.context.gallery.is_loading:
        app.loop.step(0)
    gc.collect()


def quietest(measure: Callable[[], Times], target: float) -> tuple[float, float]:
    best = (float("inf"), 0.0)
    for done in range(MOST_ROUNDS):
        if done >= ROUNDS and best[0] <= target:
            break
        best = min(best, late(measure()))
    return best


def frames(app: App) -> Times:
    return [timed(app.loop.draw) for _ in range(FRAMES)]


def copies(app: App) -> Times:
    """The yardstick."""
    screen = app.context.screen.surface.copy()
    return [timed(lambda: app.context.screen.surface.blit(screen, (0, 0))) for _ in range(FRAMES)]


def idle_redraws(app: App) -> int:
    """How often the app draws in a second with nobody there, once it has come to rest."""
    app.context.changed()
    rest(app)
    before = app.loop.redraws
    rest(app)
    return app.loop.redraws - before


def rest(app: App) -> None:
    """A second with nobody there."""
    for _ in range(60):
        app.loop.step(1 / 60)


# Following the pointer


def move(app: App, point: tuple[int, int]) -> None:
    app.loop.take(pygame.event.Event(pygame.MOUSEMOTION, pos=point, rel=(1, 1), buttons=(0, 0, 0)))
    app.loop.step(0.016)


def hovering(app: App) -> Times:
    """The pointer goes from hex to hex while an overseer is picked up."""
    show("mine_picked", app)
    hexes = [
        s.rect.center for s in app.context.frame.spots if s.name.startswith("hex.") and s.enabled
    ]
    return [timed(lambda at=at: move(app, at)) for at in hexes]


def dragging(app: App) -> Times:
    """Something is carried over the quests, to and fro."""
    show("management", app)
    carried: Spot = next(spot for spot in app.context.frame.spots if spot.drag is not None)
    move(app, carried.rect.center)
    app.loop.take(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=carried.rect.center, button=1))
    over = [spot.rect.center for spot in app.context.frame.spots]
    return [timed(lambda at=at: move(app, at)) for at in over]


# Motion


Moved = tuple[tuple[float, float], tuple[float, float], float]  # late, worst, worst at first


def moving(app: App) -> dict[str, Moved]:
    """For each step and set piece the late frames and the worst, of the quietest round, and the
    worst of the first round's first time."""
    best: dict[str, Moved] = {}
    for done in range(MOST_MOTION):
        missed = [
            what for what, (late_, worst, _) in best.items()
            if (late_[0] > FRAME_TARGET or worst[0] > WORST_TARGET)
            and not what.startswith(motion.BEGINS)
        ]  # fmt: skip
        if done and not missed:
            break
        again, first = motion.measure(app, timed)
        for what, times in again.items():
            found = (late(times), max(times), max(first[what])[0])
            known = best.get(what, found)
            best[what] = (min(known[0], found[0]), min(known[1], found[1]), known[2])
    return best


# Start and memory


def start_times() -> dict[str, tuple[float, float]]:
    """The best times of a bare window and of the title, each in a process of its own."""
    with tempfile.TemporaryDirectory(prefix="forgewar-bench-") as compiled:
        wanted = os.environ | {"PYTHONPYCACHEPREFIX": compiled}
        wanted.pop("PYTHONDONTWRITEBYTECODE", None)
        times: dict[str, Times] = {_BARE: [], _TITLE: []}
        for _ in range(STARTS + 1):  # the first compiles
            for script, taken in times.items():
                began = time.monotonic()
                told = subprocess.check_output([sys.executable, "-c", script], env=wanted)
                processor, flipped = map(float, told.split()[-2:])
                taken.append((processor * 1000, (flipped - began) * 1000))
    return {script: min(taken) for script, taken in times.items()}


def resident() -> float:
    """Megabytes that this process holds now."""
    with Path("/proc/self/status").open(encoding="ascii") as status:
        line = next(line for line in status if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1024


def main() -> int:
    missed = False

    def tell(what: str, value: str, good: bool = True) -> None:
        nonlocal missed
        missed |= not good
        print(f"{what:<48}{value:>36}  {'' if good else 'MISSED'}", flush=True)

    def tell_time(what: str, times: tuple[float, float], target: float) -> None:
        tell(what, f"{times[0]:.1f} ms ({times[1]:.1f} on the wall)", times[0] <= target)

    def tell_motion(app: App) -> None:
        for what, (usual, worst, first) in sorted(moving(app).items()):
            good = usual[0] <= FRAME_TARGET and worst[0] <= WORST_TARGET
            good = good or what.startswith(motion.BEGINS)
            value = f"{usual[0]:.1f} ms, at worst {worst[0]:.1f} ({first:.1f} at first)"
            tell(f"frames of {what}", value, good)

    if sys.argv[1:] == ["motion"]:
        tell_motion(headless_app(CONTENT, SIZE, 100))
        return int(missed)
    positions()
    app = headless_app(CONTENT, SIZE, 100)
    redraws: dict[str, int] = {}
    yardstick: Times = []
    for view in sys.argv[1:] or VIEWS:
        show(view, app)
        times = quietest(partial(frames, app), FRAME_TARGET)
        tell_time(f"frame of {view}", times, FRAME_TARGET)
        yardstick += copies(app)
        still = app.context.match is None or app.context.match.view.waiting_for_person
        if still and view not in AT_WORK:
            redraws[view] = idle_redraws(app)
    if not sys.argv[1:]:
        tell_motion(app)
    forget()  # of the bench's own
    collect()  # as it does while nothing happens
    memory = resident()
    best = min(yardstick)[0]
    tell("the yardstick", f"{late(yardstick)[0]:.2f} ms, at best {best:.2f}")
    app.context.gallery.eager = False  # as it is played
    for what, follow in (("hovering over a mine", hovering), ("dragging at quests", dragging)):
        tell_time(f"{what}, the first time", late(follow(app)), float("inf"))
        again = quietest(partial(follow, app), FOLLOW_TARGET)
        tell_time(f"{what}, again", again, FOLLOW_TARGET)
    needs_ticks = [view for view, drawn in redraws.items() if drawn]
    most = max(redraws.values(), default=0)
    tell("redraws a second while nothing happens", f"{most}, {len(redraws)} views", not needs_ticks)
    if needs_ticks:
        print(f"  restless: {', '.join(needs_ticks)}")
    bare, title = start_times().values()
    ratio = title[0] / bare[0]
    tell("start to a bare window", f"{bare[0]:.0f} ms ({bare[1]:.0f} on the wall)")
    tell(
        "start to the title",
        f"{ratio:.1f} x, {title[0]:.0f} ms ({title[1]:.0f} on the wall)",
        ratio <= START_TARGET,
    )
    tell("memory after every scene", f"{memory:.0f} MB", memory <= MEMORY_TARGET)
    return int(missed)


if __name__ == "__main__":
    sys.exit(main())
