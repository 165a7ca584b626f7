"""Spoilt files by the thousand: `python tests/fuzz/fuzz.py --cases 20000 [--seed N] [--only CASE]`.

Records, settings, content and maps are spoilt in many ways and given to everything that reads such
files. Whatever is in them, the program must answer with a sentence: no traceback, no case of over 2
seconds, no memory over 500 MB, no code run, no file touched outside the folder of the fuzzer.

The cases run in a process of their own, which is limited and watched; a case that kills it or never
ends is reported and stepped over. Any case can be run alone by its number.
"""

import argparse
import faulthandler
import logging
import os
import random
import subprocess
import sys
import tempfile
import time
import traceback
from pathlib import Path

MOST_SECONDS = 2.0  # of the processor, because the machine may be busy
MOST_MEMORY = 500_000_000
MOST_MEMORY_OF_APP = 1_500_000_000  # SDL and the fonts ask for more addresses than they use
HANGS_AFTER = 60.0  # seconds by the clock
BEGINS_AFTER = 600.0  # the same before the first case: sound files, and those made to do harm


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cases", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--app", action="store_true", help="texts and clipboards, with pygame")
    parser.add_argument("--only", type=int, metavar="CASE", help="run this case alone")
    parser.add_argument("--kind", action="append", metavar="KIND", help="only files of this kind")
    parser.add_argument("--keep", type=Path, metavar="DIR", help="keep the files of failing cases")
    parser.add_argument("--worker", type=Path, help=argparse.SUPPRESS)
    parser.add_argument("--first", type=int, default=0, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.only is not None:
        arguments.first, arguments.cases = arguments.only, arguments.only + 1
    if arguments.worker is not None:
        return work(arguments)
    with tempfile.TemporaryDirectory(prefix="forgewar-fuzz-") as folder:
        failures = oversee(arguments, Path(folder))
    print(f"{failures} failures in {arguments.cases - arguments.first} cases.")
    return 1 if failures else 0


# The process that watches


def oversee(arguments: argparse.Namespace, folder: Path) -> int:
    """Have all cases run, in as many processes as it takes; returns how many failed."""
    failures, first = 0, arguments.first
    while first < arguments.cases:
        place = Path(tempfile.mkdtemp(dir=folder))
        command = [sys.executable, __file__, "--worker", str(place), "--first", str(first)]
        command += ["--cases", str(arguments.cases), "--seed", str(arguments.seed)]
        command += ["--app"] if arguments.app else []
        command += [part for kind in arguments.kind or () for part in ("--kind", kind)]
        command += ["--keep", str(arguments.keep)] if arguments.keep else []
        ended, case, failed = watch(subprocess.Popen(command, cwd=place), place)
        failures += failed
        if case < first:
            raise SystemExit(f"before the first case {ended}")
        if ended != "done":
            print(f"case {case}: {ended}", flush=True)
            failures += 1
        first = case + 1
    return failures


def watch(process: "subprocess.Popen[bytes]", place: Path) -> tuple[str, int, int]:
    """Wait for a worker. How it ended, the last case it began, and how many it found wanting."""
    since, last = time.monotonic(), (-1, 0)
    while True:
        try:
            code = process.wait(0.2)
        except subprocess.TimeoutExpired:
            code = None
        now = _progress(place)
        if code is not None:
            ended = "done" if code == 0 else f"the process ended with the code {code}"
            return ended, now[0], now[1]
        if now != last:
            since, last = time.monotonic(), now
        limit = HANGS_AFTER if now[0] >= 0 else BEGINS_AFTER
        if time.monotonic() - since > limit:
            process.kill()
            process.wait()
            return f"no end within {limit} seconds", now[0], now[1]


def _progress(place: Path) -> tuple[int, int]:
    try:
        case, failed = (place / "progress").read_text().split()
    except (OSError, ValueError):
        return -1, 0
    return int(case), int(failed)


# The process that is watched


def work(arguments: argparse.Namespace) -> int:
    if not arguments.app:
        sys.modules["pygame"] = None  # type: ignore[assignment]  # nothing that reads files needs it
    limit_memory(MOST_MEMORY_OF_APP if arguments.app else MOST_MEMORY)
    faulthandler.enable()
    logging.disable()
    from guard import Guard
    from targets import Kind, choose, kinds

    if arguments.app:
        from app_targets import kinds

    folder = arguments.worker / "files"
    folder.mkdir()
    found: dict[str, Kind] = kinds(folder)
    found = {name: kind for name, kind in found.items() if name in (arguments.kind or found)}
    for kind in found.values():  # sound files, so that everything is imported and nothing refused
        for seed in kind.seeds:
            kind.target(seed)
    from forgewar.paths import data_folder

    # The app reads pictures and fonts, too, which lie beside the data.
    guard = Guard(folder, data_folder().parent if arguments.app else data_folder())
    failed = 0
    progress = os.open(arguments.worker / "progress", os.O_CREAT | os.O_WRONLY)
    if arguments.first == 0:
        failed += harm(found, guard)
    start = time.monotonic()
    slowest, slowest_case = 0.0, -1
    for case in range(arguments.first, arguments.cases):
        os.pwrite(progress, f"{case} {failed}      ".encode(), 0)
        chance = random.Random(f"{arguments.seed}/{case}")
        name = choose(chance, found)
        data = spoilt(chance, found[name])
        problem, seconds = run(found[name].target, data, guard)
        if seconds > slowest:
            slowest, slowest_case = seconds, case
        if problem:
            failed += 1
            print(f"case {case} ({name}, {len(data)} bytes): {problem}", flush=True)
            if arguments.keep:
                arguments.keep.mkdir(parents=True, exist_ok=True)
                (arguments.keep / f"{case}-{name}").write_bytes(data)
    os.pwrite(progress, f"{arguments.cases - 1} {failed}      ".encode(), 0)
    print(
        f"cases {arguments.first} to {arguments.cases - 1}: {time.monotonic() - start:.0f} s, the "
        f"slowest {slowest:.2f} s (case {slowest_case}), memory {memory() / 1e6:.0f} MB",
        flush=True,
    )
    return 0


def harm(found: "dict[str, Kind]", guard: "Guard") -> int:  # noqa: F821
    """The files made to do harm; returns how many did."""
    did, count = 0, 0
    for name, kind in found.items():
        for bomb, data in kind.harmful.items():
            count += 1
            problem, _ = run(kind.target, data, guard)
            if problem:
                did += 1
                print(f"{name}, {bomb}: {problem}", flush=True)
    print(f"{count} files made to do harm, {did} of them did", flush=True)
    return did


def spoilt(chance: random.Random, kind: "Kind") -> bytes:  # noqa: F821 (imported by the worker)
    from mutate import spoil

    return spoil(chance, chance.choice(kind.seeds), kind.ways)


def run(target: "Target", data: bytes, guard: "Guard") -> tuple[str, float]:  # noqa: F821
    """What is wrong with a case, if anything is, and how long it took."""
    problem = ""
    guard.seen.clear()
    start = time.process_time()
    guard.on = True
    try:
        target(data)
    except Exception:
        guard.on = False
        problem = traceback.format_exc()
    finally:
        guard.on = False
    seconds = time.process_time() - start
    if seconds > MOST_SECONDS:
        problem += f"{seconds:.1f} seconds. "
    if guard.seen:
        problem += f"did what it must not: {guard.seen[:5]}"
    return problem, seconds


def limit_memory(most: int = MOST_MEMORY) -> None:
    try:
        import resource
    except ImportError:  # not on Unix
        return
    resource.setrlimit(resource.RLIMIT_AS, (most, most))


def memory() -> int:
    """The most that was in use, in bytes."""
    try:
        import resource
    except ImportError:
        return 0
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024


if __name__ == "__main__":
    sys.exit(main())
