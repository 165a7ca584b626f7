"""Small faults by chance, to measure whether the tests see them:
`python tests/mutation.py [--in PLACE ...] [--faults 200] [--seed N] [--jobs 2]`.

A fault is a comparison, a sum, an `and`, a `not`, a number, a flag, an id, two arguments, a
statement, a result or a condition that is changed, left out or exchanged, in a copy of the
checkout. It is caught if a test that executes its line fails, or never ends; otherwise it survives.
Types, logging, assertions, messages of errors, keys of caches and texts in words are left alone. In
forgewar/app so is what is only layout, because a picture moved by a unit is no fault of truth:
numbers and sums outside of comparisons, subscripts and values in texts; comparisons, minima and
exchanges of places; ornaments.

One run of the suite (without the tests marked long, package or window) records which test executes
which lines; it is kept in build/mutation. When sources or tests change, only what is new of the
tests is run again, and what others execute is found by the lines that are still the same. Code that
only runs in a process of its own is not seen to be covered. For each fault at most 40 of the
quickest tests that execute it are run, golden texts and one of every function first, and 20 spread
over the others, together of at most 20 seconds; before them those that have caught the most so far.
One that survives these has to survive others that execute it, too, of at most 60 seconds. A fault
at the top of a module is tried with the tests that read its name.

The code is 1 if a package is below its target, otherwise 0.
"""

import argparse
import sys
import threading
import time
from itertools import islice
from pathlib import Path

from mutations import report
from mutations.coverage_map import coverage_map
from mutations.measure import Measurement, Verdict
from mutations.sample import files_in, sampled
from mutations.source import Fault, Source

ROOT = Path(__file__).resolve().parents[1]
PLACES = ("forgewar/play", "forgewar/words", "forgewar/app")
TARGETS = "play=90,words=90,app=70"


def main(given: list[str] | None = None) -> int:
    arguments = _parser().parse_args(given)
    root = arguments.root.resolve()
    places = arguments.places or [place for place in PLACES if (root / place).exists()]
    try:
        sources = [Source.read(root, file) for file in files_in(root, places)]
    except FileNotFoundError as error:
        print(error, file=sys.stderr)
        return 2
    faults = _faults(sources, arguments)
    if arguments.list:
        print(*faults, sep="\n")
        return 0
    verdicts = _measure(root, sources, faults, arguments)
    print(report.told(verdicts, arguments.targets))
    if arguments.report:
        report.write(arguments.report, verdicts, arguments.seed)
    return 1 if report.below_targets(report.summed_up(verdicts), arguments.targets) else 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    add = parser.add_argument
    add("--in", dest="places", nargs="+", metavar="PLACE", help="folders or files with sources")
    add("--faults", type=int, default=200, help="how many")
    add("--seed", type=int, default=1, help="the same seed gives the same faults")
    add("--jobs", type=int, default=2, help="processes at once")
    add("--list", action="store_true", help="print the faults without running anything")
    add("--only", metavar="FILE:LINE", help="every fault of this line")
    add(
        "--minutes",
        type=float,
        help="make no new faults after so long, once it is known what covers them",
    )
    add("--report", type=Path, metavar="FILE.json", help="write what was measured")
    add("--targets", type=_targets, default=TARGETS, metavar="NAME=PERCENT,...")
    add("--tests", nargs="+", default=["tests"], metavar="PLACE", help="use only these tests")
    add("--patience", type=float, default=20.0, help="seconds, with 6 times what the tests took")
    add("--root", type=Path, default=ROOT, help=argparse.SUPPRESS)
    return parser


def _targets(text: str) -> dict[str, float]:
    """`play=90,words=90` as numbers."""
    pairs = (part.partition("=") for part in text.split(",") if part)
    return {name.strip(): float(percent) for name, _, percent in pairs}


def _faults(sources: list[Source], arguments: argparse.Namespace) -> list[Fault]:
    if not arguments.only:
        return list(islice(sampled(sources, arguments.seed), arguments.faults))
    file, _, line = arguments.only.rpartition(":")
    wanted = [source for source in sources if source.file == file]
    found = [fault for fault in sampled(wanted, arguments.seed) if fault.line == int(line)]
    return sorted(found, key=lambda fault: (fault.start, fault.kind, fault.after))


def _measure(
    root: Path, sources: list[Source], faults: list[Fault], arguments: argparse.Namespace
) -> list[Verdict]:
    start = time.monotonic()
    lock = threading.Lock()

    def say(text: str) -> None:
        with lock:
            print(f"[{time.monotonic() - start:6.0f} s] {text}", file=sys.stderr, flush=True)

    say("which test executes what")
    watched = [place for place in PLACES if (root / place).exists()]  # one map for all of them
    files = sorted({*files_in(root, watched), *(source.file for source in sources)})
    cache = root / "build" / "mutation"
    covering = coverage_map(root, cache, files, arguments.tests, arguments.jobs)
    for test in covering.failing:
        say(f"fails without a fault, and is left out: {test}")
    say(f"{len(covering.seconds)} tests, {len(faults)} faults")
    measurement = Measurement(root, covering, arguments.jobs, arguments.patience, say)
    return measurement.run(faults, arguments.minutes)


if __name__ == "__main__":
    sys.exit(main())
