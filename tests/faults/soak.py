"""Lets one app play computer games in a row, and sees that it does not grow.

    python tests/faults/soak.py --games 50
    python tests/faults/soak.py --minutes 60
    python tests/faults/soak.py --replays 60

The app runs its own loop on a screen that is not there, from the title to the title: each game is
set up, watched to its end and left by clicks, now and then with other rooms visited on the way. Its
clock does not wait, so that motion costs only what its pictures cost. After every game the memory
and the open files are noted: over the last half of the games both must be level. With `--replays`
the same app opens and closes the replay of a game that often; after the first twenty its memory
must be level, without an extra search for garbage.
"""

import argparse
import contextlib
import ctypes
import gc
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from statistics import fmean
from typing import NamedTuple

from app.blank_app import replay_of

if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).parents[1])

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame
from session.recorded import recorded

from forgewar.app.menus.title import TitleScene
from forgewar.app.routes import route
from forgewar.app.window import game_files
from forgewar.app.window.app import App
from forgewar.app.window.display import start_display
from forgewar.app.window.garbage import freeze_loaded
from forgewar.app.window.global_commands import set_speed
from forgewar.app.window.last_setup import LastSetup
from forgewar.app.window.settings import Settings
from forgewar.content import load
from forgewar.rules.state import Options

MOST_MEGABYTES = 3.0  # that the line through the last half of the games may rise: less than noise
MOST_REPLAY_MEGABYTES = 8.0  # in forty replays; it was 40 while they were not freed
LONGEST = 600.0  # seconds of a game
FRAME, THOUGHT = 16, 4  # milliseconds
# Mode, players and animation speed: most games as fast as the app can, some in motion.
GAMES = (
    ("simple", ("journeyman", "apprentice", "journeyman", "apprentice"), 4),
    ("simple", ("apprentice", "journeyman", "apprentice"), 0),
    ("epic", ("journeyman", "apprentice"), 0),
    ("fast_forward", ("apprentice", "apprentice", "journeyman", "apprentice"), 0),
    ("simple", ("journeyman", "journeyman"), 0),
)
LEAST = 4 * len(GAMES)  # games: two of each kind in the last half
ROOMS = ("rules", "settings", "games")

Enough = Callable[[int], bool]  # whether that many games are enough


class Sample(NamedTuple):
    """What the process has after a game."""

    game: int
    what: str
    seconds: float
    actions: int
    frames: int
    megabytes: float
    files: int  # that are open, other than fonts
    fonts: int  # open too, one for each size: no more than are kept
    objects: int

    def __str__(self) -> str:
        return (
            f"{self.game:4}  {self.what:34} {self.actions:5} {self.frames:6} {self.seconds:6.1f} s "
            f"{self.megabytes:8.1f} MB {self.files:5} {self.fonts:5} {self.objects:8}"
        )


HEAD = f"game  {'':34} moves frames     time      memory files fonts  objects"


class Clock:
    """Time as the app counts it: a frame each time it is asked, without waiting for it, unless a
    computer guild thinks or pictures are drawn. What the watcher does is done here, between two
    frames."""

    def __init__(self, watcher: "Watcher") -> None:
        self._watcher = watcher

    def tick(self, _frames: int = 0) -> int:
        self._watcher.go_on()
        if not self._watcher.waits():
            return FRAME
        time.sleep(THOUGHT / 1000)
        return THOUGHT


class Watcher:
    """Somebody with a mouse who watches games, one after another."""

    def __init__(self, app: App, enough: Enough, say: Callable[[str], None]) -> None:
        self.app = app
        self.samples: list[Sample] = []
        self._enough = enough
        self._say = say
        self._doing = self._all()

    def go_on(self) -> None:
        """Called between two frames."""
        if next(self._doing, "over") == "over":
            self.app.context.navigator.quit()

    def waits(self) -> bool:
        match = self.app.context.match
        thinking = match is not None and match.clock._computers.thinking
        return thinking or self.app.context.gallery.is_loading

    # What is done, frame by frame

    def _all(self) -> Iterator[None]:
        for number in count():
            if self._enough(number):
                return
            start, frames = time.monotonic(), self.app.loop.redraws
            mode, players, speed = GAMES[number % len(GAMES)]
            set_speed(self.app.context, speed)
            self.app.context.settings.setup = LastSetup()  # two seats, whoever sat down last
            yield from self._press("new")
            yield from self._press(f"mode.{mode}")
            for _ in players[2:]:
                yield from self._press("add.computer")
            for seat, player in enumerate(players):
                yield from self._press(f"seat.{seat}.player.{player}")
            yield from self._press("start")
            yield from self._watch()
            assert self.app.context.match is not None
            actions = len(self.app.context.match.session.actions)
            yield from self._press("title")
            for room in (*ROOMS,) if number % 5 == 1 else ():
                yield from self._press(room)
                yield from self._press("back")
            while self.app.context.gallery.is_loading:
                yield
            what = f"{mode} {len(players)}, speed {speed}"
            seconds, drawn = time.monotonic() - start, self.app.loop.redraws - frames
            self.samples.append(sample(number + 1, what, seconds, actions, drawn))
            self._say(str(self.samples[-1]))

    def _watch(self) -> Iterator[None]:
        """To the end of the game and of the count, closing what comes up on the way."""
        end = time.monotonic() + LONGEST
        while self._enabled("count.all") or not self._enabled("title"):
            assert time.monotonic() < end, f"no end of a game in {self._scenes()}"
            if self._enabled("go"):
                yield from self._press("go")
            yield

    def _press(self, name: str) -> Iterator[None]:
        end = time.monotonic() + 30
        while not self._enabled(name):
            assert time.monotonic() < end, f"no {name} in {self._scenes()}"
            yield
        spot = self.app.context.frame.spot(name)
        assert spot is not None
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pygame.event.post(pygame.event.Event(kind, pos=spot.rect.center, button=1))
        for _ in range(3):
            yield

    def _enabled(self, name: str) -> bool:
        spot = self.app.context.frame.spot(name)
        return spot is not None and spot.enabled

    def _scenes(self) -> list[str]:
        return [type(scene).__name__ for scene in self.app.context.navigator.scenes]


def _megabytes() -> float:
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def sample(game: int, what: str, seconds: float, actions: int, frames: int) -> Sample:
    gc.collect()
    _give_back()
    files = [file for file in map(_target, Path("/proc/self/fd").iterdir()) if file]
    fonts = sum(file.endswith(".ttf") for file in files)
    objects = len(gc.get_objects())
    return Sample(
        game, what, seconds, actions, frames, _megabytes(), len(files) - fonts, fonts, objects
    )


def _give_back() -> None:
    """Memory that is free goes back to the system. Otherwise how much of it the C library keeps is
    a matter of luck, and hides what matters."""
    with contextlib.suppress(OSError, AttributeError):  # not the library of GNU
        ctypes.CDLL(None).malloc_trim(0)


def _target(handle: Path) -> str:
    try:
        return str(handle.readlink())
    except OSError:  # that of the folder itself is gone
        return ""


def _slope(samples: list[Sample]) -> float:
    """Megabytes a game: of the line through games of the same kind, because kinds differ."""
    across = along = 0.0
    for kind in {s.what for s in samples}:
        alike = [s for s in samples if s.what == kind]
        middle, mean = fmean(s.game for s in alike), fmean(s.megabytes for s in alike)
        across += sum((s.game - middle) * (s.megabytes - mean) for s in alike)
        along += sum((s.game - middle) ** 2 for s in alike)
    return across / along if along else 0.0


class Levels(NamedTuple):
    """What the app has come to over the last half of the games."""

    megabytes: tuple[float, float]  # at the beginning and the end of the line through all of them
    files: tuple[int, int]  # the most, in its first part and in its second

    @staticmethod
    def of(samples: list[Sample]) -> "Levels":
        last = samples[len(samples) // 2 :]
        rise, middle = _slope(last) * (len(last) - 1), len(last) // 2
        mean = fmean(s.megabytes for s in last)
        return Levels(
            (mean - rise / 2, mean + rise / 2),
            (max(s.files for s in last[:middle]), max(s.files for s in last[middle:])),
        )

    def problems(self) -> list[str]:
        """Why the app has not levelled off, if it has not."""
        found = []
        if self.megabytes[1] - self.megabytes[0] > MOST_MEGABYTES:
            found.append("the memory grows")
        if self.files[1] > self.files[0]:
            found.append("more and more files are open")
        return found

    def __str__(self) -> str:
        return (
            f"Over the last half: memory {self.megabytes[0]:.1f} to {self.megabytes[1]:.1f} MB, "
            f"open files {self.files[0]} to {self.files[1]}: "
            f"{', '.join(self.problems()) or 'level'}."
        )


@contextlib.contextmanager
def started() -> Iterator[App]:
    """The app on its title, with a home of its own."""
    home = Path(tempfile.mkdtemp(prefix="forgewar-soak-"))
    before = dict(os.environ)  # the display sets some, too
    os.environ["FORGEWAR_HOME"] = str(home)
    settings = Settings(width=1280, height=720)
    app = App(load.default(), settings, start_display(settings), routes=route)
    try:
        app.context.navigator.push(TitleScene(app.context))
        yield app
    finally:
        app.close()
        os.environ.clear()
        os.environ.update(before)
        shutil.rmtree(home, ignore_errors=True)


def run(enough: Enough, say: Callable[[str], None] = lambda _: None) -> list[Sample]:
    """Play games in one app until there are enough."""
    old_clock = pygame.time.Clock
    with started() as app:
        watcher = Watcher(app, enough, say)
        pygame.time.Clock = lambda: Clock(watcher)  # type: ignore[assignment, misc]
        try:
            app.loop.run()
        finally:
            pygame.time.Clock = old_clock  # type: ignore[misc]
    return watcher.samples


def replays(count: int, opened: Callable[[App], None], closed: Callable[[App], None]) -> None:
    """Open and close the replay of a game that often in one app, and look around in it."""
    with started() as app:
        path = Path(os.environ["FORGEWAR_HOME"]) / "over.jsonl"
        recorded(path, 10_000, options=Options("simple", 3))
        for number in range(count):
            game_files.watch(app.context, path)
            replay = replay_of(app)
            for moment in range(number % 7, replay.timeline.last, 40):
                replay.go(moment)
                _let_time_pass(app, 3)
            replay.go(replay.timeline.last // 2)
            replay.toggle()
            _let_time_pass(app, 30)
            opened(app)
            del replay
            app.context.command("back")
            _let_time_pass(app, 2)
            closed(app)


def _let_time_pass(app: App, frames: int) -> None:
    for _ in range(frames):
        app.loop.step(FRAME / 1000)


def measure_replays(count: int) -> int:
    """Print the memory after every tenth replay; 1 if it goes on growing after twenty."""
    megabytes: list[float] = []

    def closed(_: App) -> None:
        megabytes.append(_megabytes())
        if len(megabytes) % 10 == 0:
            print(f"{len(megabytes):4} replays {megabytes[-1]:8.1f} MB", flush=True)

    freeze_loaded()  # as the app does once it is loaded
    replays(count, lambda _: None, closed)
    early, late = megabytes[10:20], megabytes[-10:]
    rise = fmean(late) - fmean(early)
    print(f"From the second ten to the last ten: {rise:+.1f} MB.")
    return 1 if rise > MOST_REPLAY_MEGABYTES else 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=50, help=f"at least {LEAST}")
    parser.add_argument("--minutes", type=float, help="as many games as begin in this time")
    parser.add_argument("--replays", type=int, help="open so many replays instead, 30 at least")
    arguments = parser.parse_args()
    end = time.monotonic() + 60 * (arguments.minutes or 0)

    def enough(games: int) -> bool:
        if arguments.minutes and games >= LEAST:
            return time.monotonic() >= end
        return not arguments.minutes and games >= max(LEAST, arguments.games)

    if not Path("/proc/self/statm").exists():
        print("this needs Linux", file=sys.stderr)
        return 2
    if arguments.replays:
        return measure_replays(max(30, arguments.replays))
    print(HEAD)
    samples = run(enough, lambda line: print(line, flush=True))
    levels = Levels.of(samples)
    print(f"{len(samples)} games, {sum(s.seconds for s in samples):.0f} s. {levels}")
    return 1 if levels.problems() else 0


if __name__ == "__main__":
    sys.exit(main())
