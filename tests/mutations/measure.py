"""Makes faults one after another in copies of the checkout, and sees which are caught."""

import json
import os
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass, replace
from pathlib import Path
from queue import SimpleQueue
from typing import Any

from mutations.coverage_map import CoverageMap
from mutations.source import Fault
from mutations.tree import copied, pytest_options

QUICKEST = 40
SPREAD = 20
MOST_SECONDS = 20.0  # of tests for one fault, by what they computed when they were recorded
SECOND_SECONDS = 60.0  # of other tests, for a fault that has survived those
PROVEN = 4  # tests that come before them, of functions that have caught others
GOLDEN = ("test_texts.py", "test_faces.py", "test_said.py")
GOLDENS = 6  # of them that come before others
FEW_CASES = 4
FIRST = 6  # tests that are tried alone, because a few files are imported sooner than many
TIMES_SLOWER = 6.0  # than recorded may tests be, besides the patience, before they are endless

Say = Callable[[str], None]


@dataclass(frozen=True, slots=True)
class Verdict:
    """What became of a fault: "caught", "time-out", "survived" or "not covered"; the test that
    caught it, how many tests were chosen for it, and the seconds it took."""

    fault: Fault
    outcome: str
    by: str = ""
    tests: int = 0
    seconds: float = 0.0

    @property
    def caught(self) -> bool:
        return self.outcome in ("caught", "time-out")


def _function(test: str) -> str:
    """The function of a test, without its parameters; each golden text is a test of its own."""
    return test if _is_golden(test) else test.partition("[")[0]


def _is_golden(test: str) -> bool:
    return test.partition("::")[0].endswith(GOLDEN)


def chosen(tests: Iterable[str], seconds: dict[str, float]) -> list[str]:
    """The tests that are run of those that cover a fault: some golden texts, which see the most;
    then the quickest, those of a function that only few of its cases reach or one of every other
    function before a second of any; and some spread over the others, as long as the time allows."""
    order = _ranked(tests, seconds)
    others = order[QUICKEST:]
    step = max(1, len(others) // SPREAD)
    wanted = order[:QUICKEST] + others[step - 1 :: step][:SPREAD]
    return _within(wanted, seconds, MOST_SECONDS) or order[:1]


def second_choice(tests: Iterable[str], seconds: dict[str, float]) -> list[str]:
    """The tests that a fault must also survive, of those that were not chosen at first: one of
    every function, then as many others as the time allows."""
    return _within(_ranked(tests, seconds), seconds, SECOND_SECONDS)


def _ranked(tests: Iterable[str], seconds: dict[str, float]) -> list[str]:
    tests = sorted(tests, key=lambda test: (seconds[test], test))
    golden = [test for test in tests if _is_golden(test)][:GOLDENS]
    cases = Counter(map(_function, tests))
    taken: Counter[str] = Counter()
    ranked = []
    for test in tests:
        function = _function(test)
        rank = 0 if cases[function] <= FEW_CASES else taken[function]
        ranked.append((-1 if test in golden else rank, seconds[test], test))
        taken[function] += 1
    return [test for _, _, test in sorted(ranked)]


def _within(tests: Iterable[str], seconds: dict[str, float], most: float) -> list[str]:
    """As many tests as take no longer together, the quickest first."""
    found: list[str] = []
    total = 0.0
    for test in tests:
        if total + seconds[test] <= most:
            total += seconds[test]
            found.append(test)
    return sorted(found, key=lambda test: (seconds[test], test))


class Job:
    """A copy of the checkout and the process that runs tests in it."""

    def __init__(self, tree: Path, patience: float) -> None:
        self.tree, self.patience = tree, patience
        worker = Path(__file__).with_name("worker.py")
        environment = {**os.environ, "PYTHONPATH": str(tree)}
        self.process = subprocess.Popen(
            [sys.executable, str(worker), str(tree)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=environment,
            text=True,
        )

    def run(self, tests: Sequence[str], seconds: float, *, go_on: bool = False) -> dict[str, Any]:
        """How tests end that took so many seconds without a fault."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        options = pytest_options() if go_on else [*pytest_options(), "-x"]
        limit = self.patience + TIMES_SLOWER * seconds
        request = {"tests": list(tests), "options": options, "limit": limit}
        print(json.dumps(request), file=self.process.stdin, flush=True)
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError(f"the worker ended with the code {self.process.wait()}")
        answer: dict[str, Any] = json.loads(line)
        return answer

    def verdict(self, fault: Fault, tests: list[str], seconds: dict[str, float]) -> Verdict:
        """Make a fault, run tests, and make it good again."""
        if not tests:
            return Verdict(fault, "not covered")
        file = self.tree / fault.file
        text = file.read_bytes()
        taken = 0.0
        try:
            file.write_bytes(fault.made_in(text))
            for some in filter(None, (tests[:FIRST], tests[FIRST:])):
                answer = self.run(some, sum(seconds[test] for test in some))
                taken += answer["seconds"]
                if answer["ended"] != "passed":
                    outcome = "time-out" if answer["ended"] == "time-out" else "caught"
                    by = next(iter(answer["failed"]), "no test could be begun")
                    return Verdict(fault, outcome, by, len(tests), taken)
        finally:
            file.write_bytes(text)
        return Verdict(fault, "survived", "", len(tests), taken)

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        try:
            self.process.wait(5)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


class Measurement:
    """The jobs, and the tests they may use."""

    def __init__(
        self, root: Path, covering: CoverageMap, jobs: int, patience: float, say: Say
    ) -> None:
        self.root, self.covering, self.say = root, covering, say
        self.count, self.patience = jobs, patience
        self.jobs: SimpleQueue[Job] = SimpleQueue()
        self.distrusted: set[str] = set()
        self.catches: Counter[str] = Counter()

    def run(self, faults: Iterable[Fault], minutes: float | None) -> list[Verdict]:
        """The verdicts on faults, as many as the minutes allow. A test that caught some must pass
        without a fault, run as it was; if it does not, they are tried again without it."""
        end = time.monotonic() + 60 * minutes if minutes else None
        with ExitStack() as stack:
            for _ in range(self.count):
                job = Job(stack.enter_context(copied(self.root)), self.patience)
                stack.callback(job.close)
                self.jobs.put(job)
            found = self.verdicts(faults, end)
            while wrong := self.failing_anyway({v.by for v in found if v.outcome == "caught"}):
                self.say(f"fail without a fault, and are left out: {', '.join(sorted(wrong))}")
                self.distrusted |= wrong
                again = [v.fault for v in found if v.by in wrong]
                found = [v for v in found if v.by not in wrong] + self.verdicts(again, None)
        return found

    def verdicts(self, faults: Iterable[Fault], end: float | None) -> list[Verdict]:
        def measured(fault: Fault) -> Verdict | None:
            if end is not None and time.monotonic() > end:
                return None
            job = self.jobs.get()
            try:
                verdict = self.verdict(job, fault)
            finally:
                self.jobs.put(job)
            if verdict.outcome == "caught":
                self.catches[_function(verdict.by)] += 1
            self.say(f"{verdict.outcome:12}{verdict.seconds:6.1f} s  {fault}")
            return verdict

        with ThreadPoolExecutor(self.count) as pool:
            return [verdict for verdict in pool.map(measured, faults) if verdict is not None]

    def verdict(self, job: Job, fault: Fault) -> Verdict:
        """Try a fault with some of its tests, and with more of them if it survives."""
        seconds = self.covering.seconds
        tests = set(self.covering.tests_of(fault)) - self.distrusted
        proven = self.proven(tests)
        first = [*proven, *(test for test in chosen(tests, seconds) if test not in proven)]
        found = job.verdict(fault, first, seconds)
        second = second_choice(tests.difference(first), seconds)
        if found.outcome != "survived" or not second:
            return found
        more = job.verdict(fault, second, seconds)
        taken = found.seconds + more.seconds
        return replace(more, tests=len(first) + len(second), seconds=taken)

    def proven(self, tests: set[str]) -> list[str]:
        """The quickest of each of those functions that have caught the most so far."""
        seconds, quickest = self.covering.seconds, dict[str, str]()
        for test in sorted(tests, key=lambda test: (seconds[test], test)):
            quickest.setdefault(_function(test), test)
        best = [function for function, _ in self.catches.most_common() if function in quickest]
        return [quickest[function] for function in best[:PROVEN]]

    def failing_anyway(self, tests: set[str]) -> set[str]:
        """Those of some tests that fail in a copy without a fault."""
        known = sorted(tests & self.covering.seconds.keys() - self.distrusted)
        if not known:
            return set()
        job = self.jobs.get()
        try:
            seconds = sum(self.covering.seconds[test] for test in known)
            answer = job.run(known, seconds, go_on=True)
        finally:
            self.jobs.put(job)
        return set(answer["failed"]) & set(known)
