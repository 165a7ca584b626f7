"""Kills the app at random moments, in a real window, and sees that nothing is lost.

    python tests/faults/kills.py --kills 200 [--seed N]

Each time the app is started, Continue is pressed, and the game is played on until SIGKILL ends it:
in motion, while computer guilds think, in menus, when a game begins, or just when something is
written. Every state that a frame has told must then be in the record, in order; and Continue must
lead to the end of the record and to its decision. Needs Linux, Xvfb and xdotool.
"""

import argparse
import json
import os
import random
import shutil
import signal
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))

import msgspec
from play.window import PATIENCE, Ended, Frame, Window, missing
from play.window_player import Pilot

from forgewar.ai.players.sensible_player import SensiblePlayer
from forgewar.content import load
from forgewar.rules.game import Game
from forgewar.rules.state import Options
from forgewar.session.record import COLOURS, Played, Seat, Undone, read_record
from forgewar.session.session import Session

CONTENT = load.default()
KILLS_OF_A_GAME = 8
LONGEST = 10.0  # seconds that an app is left alive
OPTIONS = (
    Options("simple", 3),
    Options("epic", 3, bonus_tiles=True),
    Options("fast_forward", 2),
    Options("simple", 1, difficulty="easy"),
)
PEOPLE = ("person", "journeyman", "person")
COMPUTERS = ("journeyman", "master", "apprentice")
MENUS = ("tool.merchant", "tool.ledger", "tool.rules", "log", "settings", "rules", "load", "new")


# Ways to be surprised: what is done until the end comes, at which speed, and when it comes


class Moment:
    """A way to spend the last second of an app. `until` returns when the app must die."""

    def __init__(
        self,
        name: str,
        speeds: tuple[int, ...],
        does: Callable[["Victim"], None],
        until: Callable[["Victim"], None],
        people: bool = True,
    ) -> None:
        self.name = name
        self.speeds = speeds
        self.does = does
        self.until = until
        self.people = people


def _plays(victim: "Victim") -> None:
    victim.pilot.play(lambda _: False)


def _watches(victim: "Victim") -> None:
    """Computer guilds play; what comes up by itself is closed."""
    while True:
        victim.pilot.play(lambda game: game.over)
        victim.window.pause()


def _opens_menus(victim: "Victim") -> None:
    """Menus over the game and, after leaving it, those of the title."""
    window, chance = victim.window, victim.chance
    while True:
        frame = window.frame()
        found = [name for name in (*MENUS, "leave") if frame.enabled(name)]
        if found and chance.random() < 0.5:
            victim.pilot.press(chance.choice(found))
        else:
            window.keys("Escape")


def _begins_games(victim: "Victim") -> None:
    window = victim.window
    while not (window.frame().enabled("leave") or window.frame().enabled("new")):
        window.keys("Escape")
    for name in ("leave", "new", "start"):
        if name != "leave" or window.frame().enabled(name):
            victim.pilot.press(name)
    victim.pilot.play(lambda _: False)


def _soon(victim: "Victim") -> None:
    time.sleep(victim.chance.uniform(0.0, 1.2))


def _later(victim: "Victim") -> None:
    time.sleep(victim.chance.uniform(0.4, 2.0))


def _at_a_write(victim: "Victim") -> None:
    """Some write from now: as soon as the file has grown, which is before it is safely on disk."""
    path = str(victim.record)
    for _ in range(victim.chance.randint(1, 4)):
        size = os.stat(path).st_size  # noqa: PTH116 (many thousand times a second)
        end = time.monotonic() + LONGEST
        while os.stat(path).st_size == size and time.monotonic() < end:  # noqa: PTH116
            pass


def _at_a_beginning(victim: "Victim") -> None:
    """When the record of a new game appears, or a little later."""
    folder = victim.record.parent
    before = len(os.listdir(folder))  # noqa: PTH208
    end = time.monotonic() + LONGEST
    while len(os.listdir(folder)) == before and time.monotonic() < end:  # noqa: PTH208
        pass
    time.sleep(victim.chance.choice((0.0, 0.002, 0.02, 0.1)))


MOMENTS = (
    Moment("in play", (0, 1, 4), _plays, _soon),
    Moment("in play", (0, 1, 4), _plays, _soon),
    Moment("computer guilds", (0, 1, 4), _watches, _soon, people=False),
    Moment("in menus", (1,), _opens_menus, _later),
    Moment("at a write", (0, 1), _plays, _at_a_write),
    Moment("at a write", (0,), _watches, _at_a_write, people=False),
    Moment("at a beginning", (0,), _begins_games, _at_a_beginning),
)


# Who is killed


class Victim:
    """An app with a home of its own, which is killed again and again."""

    def __init__(self, chance: random.Random, *, people: bool) -> None:
        self.chance = chance
        self._people = people
        self.window = Window()
        self.window.end(signal.SIGKILL)
        self._left = 0
        self.record = Path()
        self._known: set[Path] = set()  # the records that were there the last time

    def kill(self, moment: Moment) -> str:
        """Start, continue, play and kill; returns what was on screen at the end."""
        self._game()
        before = {path: path.read_bytes() for path in self.record.parent.glob("*.jsonl")}
        self.window.start(self.chance.choice(moment.speeds))
        self.pilot = Pilot(self.window, self.chance.choice(("mouse", "keys")))
        self._continue(before)
        killer = threading.Thread(target=self._kill_when, args=(moment,))
        killer.start()
        try:
            moment.does(self)
            while True:  # the game is over: nothing more is done
                self.window.pause()
        except Ended:
            pass
        finally:
            self.window.app.kill()
            killer.join()
        if self.window.app.returncode != -signal.SIGKILL:
            raise AssertionError(f"the app ended by itself, with {self.window.app.returncode}")
        self._nobody_left()
        return self._compare()

    def _kill_when(self, moment: Moment) -> None:
        moment.until(self)
        self.window.app.kill()

    def _continue(self, before: dict[Path, bytes]) -> None:
        """Continue must lead to where the record ends, or on from there. A game that was begun in
        the last moment, and not yet on screen, may be there or not."""
        self.pilot.press("continue")
        frame = self.window.wait(lambda f: f.record != "", "the game to go on")
        path = Path(frame.record)
        may_be = {self.record, *(before.keys() - self._known)}
        assert path in may_be, f"{path} instead of {self.record}"
        self.record, self._known = path, set(before)
        assert path.read_bytes().startswith(before[path])
        there = len(before[path].splitlines()) - 1
        for game in states(self.record)[self._place(there) :]:
            if game.state.digest() == frame.digest:
                decision = json.loads(msgspec.json.encode(game.decision))
                # A computer guild may have gone on already: then what led there is still shown.
                same = frame.busy or frame.decision == decision
                assert same, f"{frame.decision} instead of {decision}"
                return
        raise AssertionError("the game on screen is not the one of the record")

    def _place(self, lines: int) -> int:
        """How many actions were played or taken back in the first lines of the record."""
        return sum(
            isinstance(line, Played | Undone) for line in read_record(self.record).lines[:lines]
        )

    def _nobody_left(self) -> None:
        """No process that the app has started lives on."""
        home = f"FORGEWAR_HOME={self.window.home}".encode()
        end = time.monotonic() + PATIENCE
        while left := [p for p in Path("/proc").glob("[0-9]*") if home in _environment(p)]:
            assert time.monotonic() < end, f"processes are left: {left}"
            time.sleep(0.02)

    def _compare(self) -> str:
        """Whatever was told by a frame is in the record it was told of."""
        frames = [Frame(json.loads(line)) for line in _whole_lines(self.window.trace)]
        told: dict[str, list[str]] = {}
        for frame in frames:
            if frame.record:
                told.setdefault(frame.record, []).append(frame.digest)
        for path, digests in told.items():
            record = read_record(Path(path))
            assert not record.problem, record.problem
            recorded = iter([game.state.digest() for game in states(Path(path))])
            last = next(recorded)
            for digest in digests:
                while digest != last:
                    last = next(recorded, "")
                    assert last, f"a state on screen is not in {path}"
            self.record = Path(path)
        self.window.trace.unlink()
        return on_screen(frames[-1])

    def _game(self) -> None:
        """Now and then another game, somewhere in its middle."""
        if self._left and not states(self.record)[-1].over:
            self._left -= 1
            return
        self._left = KILLS_OF_A_GAME
        while self._begin():
            pass
        self._known = {self.record}

    def _begin(self) -> bool:
        """Have somebody play a new game for a while; true if it is over by then."""
        shutil.rmtree(self.window.home / "data", ignore_errors=True)
        self.record = self.window.home / "data" / "games" / "game.jsonl"
        self.record.parent.mkdir(parents=True)
        options = self.chance.choice(OPTIONS) if self._people else Options("epic", 3)
        players = PEOPLE if self._people else COMPUTERS
        seats = tuple(Seat(f"Guild {i + 1}", COLOURS[i], players[i]) for i in range(options.guilds))
        seed = self.chance.randrange(1000)
        session = Session.new(options, seed, CONTENT, seats=seats, path=self.record, durable=False)
        guild = SensiblePlayer(seed)
        for _ in range(self.chance.randrange(150)):
            if session.game.decision is not None:
                session.play(guild.choose(session.game, session.game.decision.seat))
        session.close()
        return session.game.over


def _environment(process: Path) -> bytes:
    try:
        return (process / "environ").read_bytes()
    except OSError:  # it is gone, or not ours
        return b""


def _whole_lines(path: Path) -> list[bytes]:
    return path.read_bytes().split(b"\n")[:-1]


def states(path: Path) -> list[Game]:
    """The games of a record: at its start, and after each line that changed it."""
    record = read_record(path)
    game = Game.new(record.header.options, record.header.seed, CONTENT)
    found, before = [game.clone()], [game.clone()]
    for line in record.lines:
        if isinstance(line, Played):
            game.play(line.action)
            before.append(game.clone())
        elif isinstance(line, Undone):
            del before[-line.count :]
            game = before[-1].clone()
        else:
            continue
        found.append(game.clone())
    return found


def on_screen(frame: Frame) -> str:
    """In a word, for the table."""
    if not frame.record:
        return "menu"
    if frame.top.endswith("Overlay"):
        return "overlay"
    if frame.busy:
        return "motion"
    return "choice" if frame.waits else "computer or forced"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    if missing() or not Path("/proc").is_dir():
        print(f"this needs {' and '.join((*missing(), 'Linux'))}", file=sys.stderr)
        return 2
    print(run(arguments.kills, arguments.seed, say=print))
    return 0


def run(kills: int, seed: int, say: Callable[[str], None] = lambda _: None) -> str:
    """Kill so many times; returns a summary. Raises `AssertionError` if something was lost."""
    chance = random.Random(seed)
    victims = {people: Victim(chance, people=people) for people in (True, False)}
    seen: Counter[tuple[str, str]] = Counter()
    start = time.monotonic()
    try:
        for number in range(kills):
            moment = MOMENTS[number % len(MOMENTS)]
            victim = victims[moment.people]
            began = time.monotonic()
            try:
                screen = victim.kill(moment)
            except AssertionError as error:
                raise AssertionError(f"kill {number} {moment.name}: {error}") from error
            seen[moment.name, screen] += 1
            say(f"{number + 1:4} {moment.name:16} {screen:20} {time.monotonic() - began:.1f} s")
    finally:
        for victim in victims.values():
            victim.window.close()
            shutil.rmtree(victim.window.home, ignore_errors=True)
    seconds = time.monotonic() - start
    table = [f"{count:4} {how}, on screen: {what}" for (how, what), count in sorted(seen.items())]
    total = f"{kills} kills, nothing lost, {seconds:.0f} s, {seconds / kills:.1f} s each"
    return "\n".join([*table, total])


if __name__ == "__main__":
    sys.exit(main())
