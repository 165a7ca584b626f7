"""Lets every call to the disk fail in turn: python tests/faults/io_harness.py

A session without a window is played again and again: settings, a new game, actions, taking back, a
name, export and import, the end, and the game taken up again. In each run one call fails with one
error, once or from then on. The session does with what it is told what the app does. Afterwards the
disk is well again, and it must be true that

- what was acknowledged is in the record, or the player was told that it could not be;
- there is no half file: every record can be read, and taken up as it is or as a copy;
- other games, and settings that could not be replaced, are as they were;
- no other exception than those that are said in a sentence was seen, and no loop without an end.
"""

import argparse
import errno
import logging
import os
import shutil
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from faults.io_shim import Hang, Shim
from rules.kit import CONTENT
from session.recorded import recorded

from forgewar.app.window import settings
from forgewar.paths import shared_folders
from forgewar.play.library import records, shelf
from forgewar.play.library.entry import Entry, Looking, note_session
from forgewar.play.library.metadata import read_metadata
from forgewar.rules.actions import Action
from forgewar.rules.state import Options
from forgewar.session.error import NeedsCopy, RecordError
from forgewar.session.record import COLOURS, Seat, read_record
from forgewar.session.replay import replay
from forgewar.session.session import Session

ERRORS = ("ENOSPC", "EIO", "EACCES", "EMFILE")
OLD = "2026-01-01-120000.jsonl"
NAME = "Our game"
SEATS = tuple(Seat(f"Guild {i}", COLOURS[i]) for i in range(2))
_MEMORY = "/dev/shm"
_LOOKS = 10_000  # slices of a frame after which all games have been looked at


def prepare(home: Path) -> None:
    """A home in which somebody has played before and downloaded a game."""
    os.environ["FORGEWAR_HOME"] = str(home)
    records.games_folder().mkdir(parents=True)
    recorded(records.games_folder() / OLD, 20)
    shelf.rename(Entry(records.games_folder() / OLD), "Old")
    shared_folders()[2].mkdir(parents=True)
    recorded(shared_folders()[2] / "from Bess.jsonl", 25)
    settings.save_settings(settings.Settings(sound=10))


class Table:
    """A game at the table. Its record holds one of the games that it `may_be`: the last that was
    recorded, or what was owed or tried since; if it is `sure`, what was played."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.taken_up = session.path  # it may be recorded anew elsewhere later
        self.may_be: list[list[Action]] = []
        self.sure = False
        self.acknowledge()

    def acknowledge(self) -> None:
        """What is on the screen now is either recorded or owed."""
        if not self.session.owes:
            self.may_be.clear()
        self.may_be.append(self.session.actions)

    def act(self, do: Callable[[], object], becomes: list[Action]) -> None:
        """Do as the app does: try again, then play on and owe it."""
        self.may_be.append(becomes)  # what is refused may have reached the disk all the same
        try:
            do()
        except RecordError:
            try:
                do()
            except RecordError:
                self.session.patient = True
                do()
        self.acknowledge()

    def play(self, count: int) -> None:
        for _ in range(count):
            action = self.session.game.choices()[0]
            self.act(lambda a=action: self.session.play(a), [*self.session.actions, action])

    def undo(self, count: int) -> None:
        self.act(lambda: self.session.undo(count), self.session.actions[:-count])

    def redo(self) -> None:
        before = self.session._undone[-1].action
        self.act(self.session.redo, [*self.session.actions, before])

    def close(self) -> None:
        try:
            self.session.close()
            self.sure = True
        except RecordError:
            pass  # it is said that the end is not recorded
        else:
            note_session(self.session)


class Evening:
    """One run of everything, and what came of it."""

    def __init__(self) -> None:
        self.tables: list[Table] = []
        self.sound = 10
        self.named: Path | None = None
        self.copies: list[Path] = []  # records that came and went

    def spend(self) -> None:
        chosen = settings.load_settings()
        self._save(chosen, 30)
        options = Options("simple", 2)
        session, _ = records.begin(options, 7, CONTENT, SEATS, practice=True)
        table = self._sit_down(session)
        table.play(15)
        table.undo(3)
        table.redo()
        self._shelve(session)
        self._save(chosen, 40)
        table.play(1)
        table.close()
        self._come_back()

    def _sit_down(self, session: Session) -> Table:
        self.tables.append(Table(session))
        return self.tables[-1]

    def _save(self, chosen: settings.Settings, sound: int) -> None:
        chosen.sound = sound
        if settings.save_settings(chosen):
            self.sound = sound

    def _shelve(self, session: Session) -> None:
        """What is done in the library and in the pause menu."""
        note_session(session)
        path = session.path
        if path is not None:
            with suppress(RecordError):
                shelf.rename(Entry(path), NAME)
                self.named = path
            with suppress(RecordError):
                out = shelf.export(Entry(path))
                if not session.owes:  # else there may be half a line in the record
                    self.copies.append(out)
        for file, _ in shelf.importable():
            with suppress(RecordError):
                self.copies.append(shelf.import_file(file))
        for entry in shelf.entries():
            if entry.path.name == OLD:
                with suppress(RecordError):
                    shelf.restore(shelf.delete(entry))
        shelf.deleted_entries()

    def _come_back(self) -> None:
        """The next day: Continue, and a look into the library."""
        looking = Looking(shelf.entries(), CONTENT)
        for _ in range(_LOOKS):
            if not looking.behind:
                break
            looking.work(60)
        else:
            raise Hang("games are looked at without an end")
        path = records.latest_unfinished()
        if path is None:
            return
        with suppress(RecordError):
            table = self._sit_down(take_up(path))
            table.play(3)
            table.close()


def take_up(path: Path) -> Session:
    """As it is, or as a copy if that is offered. Raises `RecordError`."""
    try:
        return records.take_up(path, CONTENT)
    except NeedsCopy:
        return records.copy(path, CONTENT)[0]


# What must be true afterwards


def faults_of(evening: Evening, old: bytes) -> Iterator[str]:
    """What is wrong with the home now that the disk is well again."""
    yield from _lost(evening.tables)
    for path in records.recorded_games():
        try:
            read_record(path)
        except RecordError as problem:
            yield f"there is a half record: {problem}"
    played = {table.session.path for table in evening.tables}
    for path in set(evening.copies) - played:  # what is imported may be a game that is here
        if problem := read_record(path).problem:
            yield f"a copy is not whole: {problem}"
    kept = [path for path in records.games_folder().rglob(OLD) if path.read_bytes() == old]
    if len(kept) != 1:
        yield f"the old game is there {len(kept)} times"
    if evening.named is not None and read_metadata(evening.named).name != NAME:
        yield "a name is lost"
    slips = records.games_folder().rglob("*.about")  # it may have stayed behind
    if not any(b'"Old"' in slip.read_bytes() for slip in slips):
        yield "the name of the old game is lost"
    yield from _settings_lost(evening.sound)
    yield from _not_continued()


def _lost(tables: Sequence[Table]) -> Iterator[str]:
    for number, table in enumerate(tables, start=1):
        path = table.session.path
        if path is None:
            continue  # it was said from the start
        try:
            found = [step.action for step in replay(read_record(path), CONTENT).steps]
        except RecordError as problem:
            yield f"game {number} is lost: {problem}"
            continue
        again = any(other.taken_up == path for other in tables[number:])
        wanted = [table.session.actions] if table.sure else table.may_be
        ends = [len(game) if again else None for game in wanted]
        if not any(found[:end] == game for game, end in zip(wanted, ends, strict=True)):
            yield f"game {number} has {len(found)} actions, not {list(map(len, wanted))}"


def _settings_lost(sound: int) -> Iterator[str]:
    found = settings.load_settings().sound
    put_aside = list(settings.settings_file().parent.glob("*.damaged-*"))
    if settings.complaint() or (found != sound and not (found == 80 and put_aside)):
        yield f"the sound is {found}, not {sound}"


def _not_continued() -> Iterator[str]:
    path = records.latest_unfinished()
    if path is None:
        yield "there is no game to be continued"
        return
    session = take_up(path)
    session.play(session.game.choices()[0])
    session.close()
    if session.path is None:
        yield "the game that is continued is not recorded"


# Runs


def run(home: Path, template: Path, shim: Shim) -> list[str]:
    """One evening in a fresh home; returns what is wrong with it."""
    shutil.rmtree(home, ignore_errors=True)
    shutil.copytree(template, home)
    os.environ["FORGEWAR_HOME"] = str(home)
    old = (records.games_folder() / OLD).read_bytes()
    evening = Evening()
    try:
        with shim.in_place():
            evening.spend()
        return list(faults_of(evening, old))
    except (Exception, Hang) as fault:
        where = traceback.extract_tb(fault.__traceback__)
        ours = [frame for frame in where if "/forgewar/" in frame.filename] or [*where]
        return [f"{type(fault).__name__}: {fault} ({ours[-1].name}, line {ours[-1].lineno})"]
    finally:
        for table in evening.tables:
            if table.session._writer is not None:
                table.session._writer.abandon()


def _quick_folder() -> str | None:
    """In memory, where the machine has such a folder: no real disk is meant."""
    return _MEMORY if os.access(_MEMORY, os.W_OK) else None


def all_runs(every: int, errors: Sequence[str], show: Callable[[str], None]) -> list[str]:
    """Let every call fail in turn, or one of `every` calls; returns what was wrong, and when."""
    logging.getLogger("forgewar").addHandler(logging.NullHandler())
    wrong: list[str] = []
    with tempfile.TemporaryDirectory(prefix="forgewar-io-", dir=_quick_folder()) as made:
        home, template = Path(made) / "home", Path(made) / "template"
        prepare(template)
        counting = Shim(home)
        wrong += run(home, template, counting)
        show(f"{counting.count} calls: {dict(counting.calls.most_common())}")
        done = 0
        for at in range(1, counting.count + 1, every):
            for error in errors:
                for lasting in (False, True):
                    shim = Shim(home, at, getattr(errno, error), lasting=lasting)
                    found = run(home, template, shim)
                    how = "from then on" if lasting else "once"
                    wrong += [f"call {at} ({shim.failed}), {error} {how}: {w}" for w in found]
                    done += 1
        show(f"{done} runs, {len(wrong)} faults")
    return wrong


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("--every", type=int, default=1, help="one of so many calls")
    parser.add_argument("--errors", default=",".join(ERRORS), help="names of errno, with commas")
    arguments = parser.parse_args()
    start = time.perf_counter()
    wrong = all_runs(arguments.every, arguments.errors.split(","), print)
    print(f"{time.perf_counter() - start:.0f} s")
    print("\n".join(wrong))
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
