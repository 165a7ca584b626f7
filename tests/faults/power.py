"""Cuts the power of a disk while a game is played on it, and sees that nothing is lost.

    python tests/faults/power.py --cuts 200 [--seed N]

The disk is an image with a real file system (ext4), mounted for it. A process of its own plays
there: actions, now and then taken back, names, settings. It tells what it is about to do, and again
when that is acknowledged. At a moment of chance the file system is shut down without writing
anything that it still owes, as by a power cut (the kernel's own means to test this); then the image
is mounted again, which repairs it as after any power cut. Whatever was acknowledged must be there,
and nothing but what was tried after it. Needs Linux, root and loop devices.
"""

import argparse
import array
import hashlib
import os
import random
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from itertools import islice
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))

import msgspec
from rules.kit import CONTENT

from forgewar.app.window.settings import load_settings, save_settings
from forgewar.play.library import records, shelf
from forgewar.play.library.entry import Entry
from forgewar.play.library.metadata import read_metadata
from forgewar.rules.state import Options
from forgewar.session.error import NeedsCopy, RecordError
from forgewar.session.record import COLOURS, Seat
from forgewar.session.session import Session

_SHUT_DOWN, _OWING_EVERYTHING = 0x8004587D, 2  # FS_IOC_SHUTDOWN, without flushing the journal
SEATS = tuple(Seat(f"Guild {i}", COLOURS[i]) for i in range(2))
MOST = 60  # things told before the power is cut
KINDS = ("game", "name", "sound")


# The process that plays


def play(seed: int) -> None:
    """Play on in FORGEWAR_HOME until the disk is gone."""
    rng = random.Random(seed)
    session = _sit_down()
    while True:
        if session.game.over:
            session.close()
            session = _sit_down()
        _something(session, rng)


def _something(session: Session, rng: random.Random) -> None:
    what = rng.random()
    if what < 0.06:
        chosen = load_settings()
        chosen.sound = 10 * rng.randrange(11)  # as the screen offers it
        _do("sound", str(chosen.sound), lambda: save_settings(chosen))
    elif what < 0.12 and session.path is not None:
        name, entry = f"Game {rng.randrange(1000)}", Entry(session.path)
        _do("name", name, lambda: shelf.rename(entry, name))
    elif what < 0.2 and session.actions:
        _do("game", _digest(session.actions[:-1]), lambda: session.undo(1))
    else:
        action = rng.choice(session.game.choices())
        _do("game", _digest([*session.actions, action]), lambda: session.play(action))


def _sit_down() -> Session:
    path = records.latest_unfinished()
    if path is None:
        session, _ = records.begin(Options("simple", 2), 7, CONTENT, SEATS, practice=True)
    else:
        session = take_up(path)
    assert session.path is not None
    _tell("at", session.path.name)
    _tell("have", "game", _digest(session.actions))
    _tell("have", "name", read_metadata(session.path).name)
    _tell("have", "sound", str(load_settings().sound))
    return session


def _do(kind: str, value: str, do: Callable[[], object]) -> None:
    _tell("try", kind, value)
    if do() is False:
        raise OSError("not written")
    _tell("have", kind, value)


def _tell(*words: str) -> None:
    """With the time: who is dead tells nothing, but this process lives on for a moment."""
    print(time.monotonic_ns(), *words, flush=True)


def _digest(actions: list[object]) -> str:
    """How many, and which."""
    return f"{len(actions)}-{hashlib.sha256(msgspec.json.encode(actions)).hexdigest()[:12]}"


def take_up(path: Path) -> Session:
    """As it is, or as a copy if that is offered."""
    try:
        return records.take_up(path, CONTENT)
    except NeedsCopy:
        return records.copy(path, CONTENT)[0]


# The one that cuts


class Disk:
    """An image with a file system on it."""

    def __init__(self, place: Path) -> None:
        self._image, self.folder = place / "disk.img", place / "disk"
        self.folder.mkdir()
        with self._image.open("wb") as file:
            file.truncate(32_000_000)
        _run("mkfs.ext4", "-q", self._image)

    @contextmanager
    def mounted(self) -> Iterator[None]:
        _run("mount", "-o", "loop", self._image, self.folder)
        try:
            yield
        finally:
            _run("umount", self.folder)

    def cut(self) -> None:
        """The power is gone: nothing is written any more, not even what waits to be."""
        import fcntl

        handle = os.open(self.folder, os.O_RDONLY)
        try:
            fcntl.ioctl(handle, _SHUT_DOWN, array.array("I", [_OWING_EVERYTHING]))
        finally:
            os.close(handle)


def _run(*command: str | Path) -> None:
    subprocess.run(command, check=True, capture_output=True)


def memo(disk: Disk, rng: random.Random, seen: Counter[str]) -> list[str]:
    """One evening that ends in the dark. What is wrong afterwards, if anything."""
    environment = {**os.environ, "FORGEWAR_HOME": str(disk.folder)}
    command = [sys.executable, str(Path(__file__)), "--play", str(rng.randrange(10**9))]
    with disk.mounted():
        told: list[str] = []
        with subprocess.Popen(
            command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        ) as player:
            assert player.stdout is not None
            told += islice(player.stdout, rng.randrange(3, MOST))
            time.sleep(rng.random() * 0.004)
            dark = time.monotonic_ns()
            disk.cut()
            told += player.stdout  # until it finds that the disk is gone
    seen[[line.split()[1] for line in told if int(line.split()[0]) < dark][-1]] += 1
    with disk.mounted():
        os.environ["FORGEWAR_HOME"] = str(disk.folder)
        return list(faults(told, dark))


def faults(told: list[str], dark: int) -> Iterator[str]:
    """What is not as it was told before it was dark; what was told after it may or may not be."""
    may_be = {kind: list[str]() for kind in KINDS}
    name = ""
    for line in told:
        when, word, *rest = line.split(maxsplit=3)
        if word == "at":
            name = rest[0].strip()
            may_be |= {"game": [], "name": []}  # those of another game
        else:
            kind, value = rest[0], "".join(rest[1:]).strip()
            if word == "try":
                may_be[kind].append(value)
            elif int(when) < dark:  # later the disk tells nothing that is so
                may_be[kind] = [value]
    path = records.games_folder() / name
    try:
        session = take_up(path)
    except RecordError as problem:
        yield f"{name} cannot be taken up: {problem}"
        return
    found = {
        "game": _digest(session.actions),
        "name": read_metadata(path).name,
        "sound": str(load_settings().sound),
    }
    session.close()
    for kind, values in may_be.items():
        if values and found[kind] not in values:
            yield f"the {kind} is {found[kind]!r}, not one of {values}"


def why_not() -> str:
    """Why no power can be cut here, or nothing."""
    if sys.platform != "linux":
        return "needs Linux"
    with tempfile.TemporaryDirectory() as place:
        try:
            disk = Disk(Path(place))
            with disk.mounted():
                disk.cut()
        except (OSError, subprocess.CalledProcessError) as problem:
            return f"no disk can be made here: {problem}"
    return ""


def run(cuts: int, seed: int, say: Callable[[str], None] = lambda _: None) -> list[str]:
    """Cut the power so many times; one line for each fault."""
    rng, found, seen = random.Random(seed), list[str](), Counter[str]()
    before = os.environ.get("FORGEWAR_HOME")
    with tempfile.TemporaryDirectory() as place:
        disk = Disk(Path(place))
        for cut in range(1, cuts + 1):
            for fault in memo(disk, rng, seen):
                found.append(f"cut {cut}: {fault}")
                say(found[-1])
            if cut % 20 == 0:
                say(f"{cut} cuts, {len(found)} faults")
    with suppress(KeyError):
        del os.environ["FORGEWAR_HOME"]
    if before is not None:
        os.environ["FORGEWAR_HOME"] = before
    say(f"the last word before the dark: {dict(seen)}")
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--cuts", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--play", type=int, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.play is not None:
        play(arguments.play)
    if problem := why_not():
        print(problem, file=sys.stderr)
        return 2
    found = run(arguments.cuts, arguments.seed, lambda line: print(line, flush=True))
    print(f"{arguments.cuts} power cuts: {len(found) or 'no'} faults.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
