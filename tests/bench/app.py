"""How fast and how large the app is, in one run: `python tests/bench/app.py [VIEW ...]`.

Prints the time to draw a whole frame of each scene at 1920x1080 (95th percentile, in time of the
processor: on a busy machine the clock measures the neighbours), how often the screen is drawn while
nothing happens, the time from start to title beside that of a bare pygame window, and the memory
after every scene was shown. Exits with 1 when a target is missed.
"""

import gc
import os
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["FORGEWAR_HOME"] = tempfile.mkdtemp(prefix="forgewar-bench-")
sys.path[0] = str(Path(__file__).parents[1])  # this file is no package of that name

from app.positions import CONTENT, positions  # noqa: E402  # after the drivers are chosen
from app.views import VIEWS  # noqa: E402  # after the drivers are chosen

from forgewar.app.app import App  # noqa: E402  # after the drivers are chosen
from forgewar.app.shot import headless_app  # noqa: E402  # after the drivers are chosen

SIZE = (1920, 1080)
FRAMES = 60
ROUNDS = 5
FRAME_TARGET = 8.0  # milliseconds
START_TARGET = 3.0  # times a bare window
MEMORY_TARGET = 350.0  # megabytes
SCENES = (
    "menu", "setup_epic", "load", "rules_mine", "settings", "log", "pause", "wealth_chosen",
    "placement", "mine", "mine_preview", "market", "market_last", "trade_window_end", "shopping",
    "acquisition", "management", "rewards", "level", "title", "market_card", "mat_own", "ledger",
    "merchant", "discard", "scoring_4",
)  # fmt: skip

_BARE = """
import pygame
pygame.init()
pygame.display.set_mode((1280, 720))
pygame.display.flip()
"""
_TITLE = """
import sys, pygame
from forgewar.app import app
app.App.run = lambda self: (self.step(0), sys.exit())
from forgewar.cli import main
main([])
"""


def frame_time(view: str, app: App) -> tuple[float, float]:
    """The median and the 95th percentile of drawing a view anew, in milliseconds."""
    app.match = None
    while app.stack.scenes:
        app.stack.scenes.pop()
    VIEWS[view](app)
    for _ in range(3):
        app.draw()
    times = []
    gc.collect()
    for _ in range(FRAMES):
        start = time.process_time_ns()
        app.draw()
        times.append((time.process_time_ns() - start) / 1e6)
    times.sort()
    return times[FRAMES // 2], times[int(FRAMES * 0.95)]


def idle_redraws(app: App) -> int:
    """How often the app draws in a second of its loop with nobody there."""
    app.changed()
    app.step(0.016)
    before = app.redraws
    for _ in range(60):
        app.step(1 / 60)
    return app.redraws - before


def start_times() -> tuple[float, float]:
    """The best time of a bare window and of the title, each in a process of its own."""
    best = {_BARE: float("inf"), _TITLE: float("inf")}
    for _ in range(ROUNDS):
        for script in best:
            before = resource.getrusage(resource.RUSAGE_CHILDREN)
            subprocess.run([sys.executable, "-c", script], check=True, stdout=subprocess.DEVNULL)
            after = resource.getrusage(resource.RUSAGE_CHILDREN)
            used = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
            best[script] = min(best[script], used)
    return best[_BARE], best[_TITLE]


def resident() -> float:
    """Megabytes that this process holds now."""
    with Path("/proc/self/status").open(encoding="ascii") as status:
        line = next(line for line in status if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1024


def main() -> int:
    missed = False

    def tell(what: str, value: str, good: bool) -> None:
        nonlocal missed
        missed |= not good
        print(f"{what:<44}{value:>18}  {'' if good else 'MISSED'}", flush=True)

    positions()
    app = headless_app(CONTENT, SIZE, 100)
    for view in sys.argv[1:] or SCENES:
        median, slow = frame_time(view, app)
        tell(f"frame of {view}", f"{median:.1f}, 95 %: {slow:.1f} ms", slow <= FRAME_TARGET)
    memory = resident()
    for view in ("menu", "mine", "scoring_4"):
        frame_time(view, app)
        redraws = idle_redraws(app)
        tell(f"redraws a second while nothing happens, {view}", str(redraws), redraws == 0)
    bare, title = start_times()
    tell("start to a bare window", f"{bare * 1000:.0f} ms", True)
    ratio = title / bare
    tell("start to the title", f"{title * 1000:.0f} ms, {ratio:.1f} x", ratio <= START_TARGET)
    tell("memory after every scene", f"{memory:.0f} MB", memory <= MEMORY_TARGET)
    return int(missed)


if __name__ == "__main__":
    sys.exit(main())
