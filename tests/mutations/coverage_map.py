"""Which tests execute which lines: recorded by one run of the suite, kept until it changes."""

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from difflib import SequenceMatcher
from functools import cached_property
from pathlib import Path
from typing import Any

import coverage

from mutations.readers import Readers
from mutations.source import Fault
from mutations.tree import copied, pytest_options

MARKED = "not long and not package and not window"
LEAST_TESTS = 10  # of a file, where no more than a few execute a line
FEW_TESTS = 3
MOST_MAPS = 3
KEPT = "map.json"
OWN = frozenset({"__pycache__", "mutation.py", "mutations", "test_mutation.py"})
NOT_HASHED = frozenset({"docs", "build", "dist", "README.md", "LICENSE"})


@dataclass(slots=True)
class Layer:
    """What one run of tests executed. `texts` are the sources as they were then."""

    data: coverage.CoverageData
    texts: dict[str, str]
    tests: set[str]

    def lines(self, file: str, now: str) -> dict[int, set[str]]:
        """The tests of each line of a file as it is now. A line that is new has those of the one
        before it."""
        then = self.texts.get(file)
        if then is None:
            return {}
        recorded = {
            line: self.tests.intersection(tests)
            for line, tests in self.data.contexts_by_lineno(file).items()
        }
        if then == now:
            return recorded
        places = _places(then.splitlines(), now.splitlines())
        return {line: recorded[old] for line, old in places.items() if old in recorded}


def _places(then: list[str], now: list[str]) -> dict[int, int]:
    """Where each line of a text stood before, counted from 1."""
    found: dict[int, int] = {}
    for old, new, count in SequenceMatcher(None, then, now, autojunk=False).get_matching_blocks():
        found |= {new + i + 1: old + i + 1 for i in range(count)}
    last = 0
    for line in range(1, len(now) + 1):
        last = found.setdefault(line, last)
    return found


@dataclass
class CoverageMap:
    """The tests of every line, of those that pass, with the seconds that each takes."""

    root: Path
    seconds: dict[str, float]
    failing: list[str]
    layers: list[Layer]
    readers: Readers
    _lines: dict[str, dict[int, set[str]]] = field(default_factory=dict)

    def tests_of(self, fault: Fault) -> list[str]:
        """The tests that execute a fault's lines. For one that is run when its module is imported,
        the tests of the lines that read what it is bound to. Where few of a file do, others of that
        file are added, because what is made once is executed by the first test that asks."""
        if fault.names:
            places = self.readers.lines_reading(fault.file, fault.names)
            found = {test for file, line in places for test in self.of_lines(file, line, line)}
            found = found or self.of_file(fault.file)
            found |= self._naming(fault.names)
        else:
            found = self.of_lines(fault.file, *fault.lines)
            found = found or self.of_lines(fault.file, *fault.around)
            found = found or (set() if fault.function else self.of_file(fault.file))
        for file, number in Counter(map(_file, found)).items():
            if number < FEW_TESTS:
                others = (test for test in self._of_file[file] if test not in found)
                found |= set(sorted(others, key=self.quickness)[: LEAST_TESTS - number])
        return sorted(found, key=self.quickness)

    def _naming(self, names: Sequence[str]) -> set[str]:
        """The quickest tests of the files that name something themselves."""
        word = re.compile(rf"\b({'|'.join(map(re.escape, names))})\b")
        found: set[str] = set()
        for file, tests in self._of_file.items():
            if word.search((self.root / file).read_text(encoding="utf-8")):
                found.update(sorted(tests, key=self.quickness)[:LEAST_TESTS])
        return found

    @cached_property
    def _of_file(self) -> dict[str, list[str]]:
        """The tests of each file of tests."""
        files: dict[str, list[str]] = {}
        for test in self.seconds:
            files.setdefault(_file(test), []).append(test)
        return files

    def quickness(self, test: str) -> tuple[float, str]:
        return self.seconds[test], test

    def of_lines(self, file: str, first: int, last: int) -> set[str]:
        lines = self.lines(file)
        return {test for line in range(first, last + 1) for test in lines.get(line, ())}

    def of_file(self, file: str) -> set[str]:
        return {test for tests in self.lines(file).values() for test in tests}

    def lines(self, file: str) -> dict[int, set[str]]:
        """The tests of each line of a file, without those that failed or were skipped."""
        if file not in self._lines:
            now = (self.root / file).read_text(encoding="utf-8")
            found: dict[int, set[str]] = {}
            for layer in self.layers:
                for line, tests in layer.lines(file, now).items():
                    found.setdefault(line, set()).update(tests)
            self._lines[file] = found
        return self._lines[file]


def coverage_map(
    root: Path, cache: Path, sources: Sequence[str], tests: Sequence[str], jobs: int
) -> CoverageMap:
    """The map of the files of `sources`, by the tests of `tests`; recorded if there is none yet.
    Where there is an older one, also of other tests, only files of tests that are new since then,
    and tests that it does not know, are run again."""
    now = _hashes(root)
    asked = repr((list(tests), sorted(now.items()), sys.version))
    folder = cache / hashlib.sha256(asked.encode()).hexdigest()[:16]
    if not (folder / KEPT).exists():
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        older = next((old for old in _kept(cache) if _read(old)["python"] == sys.version), None)
        _renew(root, folder, sources, tests, jobs, older, now)
        for old in _kept(cache)[MOST_MAPS:]:
            shutil.rmtree(old, ignore_errors=True)
    kept = _read(folder)
    layers = []
    for number, layer in enumerate(kept["layers"]):
        data = coverage.CoverageData(str(folder / f"layer-{number}"))
        data.read()
        layers.append(Layer(data, layer["texts"], set(layer["tests"])))
    seconds, failing = kept["seconds"], kept["failing"]
    return CoverageMap(root, seconds, failing, layers, Readers(root, sources))


def _renew(
    root: Path,
    folder: Path,
    sources: Sequence[str],
    tests: Sequence[str],
    jobs: int,
    older: Path | None,
    now: dict[str, str],
) -> None:
    """Write a map with what an older one knows, if there is one, and what is new."""
    then: dict[str, Any] = {"files": {}, "seconds": {}, "failing": [], "layers": []}
    same: set[str] = set()
    there: set[str] = set()
    if older is not None:
        then = _read(older)
        same = {name for name, _ in then["files"].items() & now.items()}
        files = (name for name in now.keys() - same if _holds_tests(name) and _is_in(name, tests))
        there = _collected(root, tests)
        known = {*then["seconds"], *then["failing"], *then.get("skipped", ())}
        new = (test for test in there if _file(test) in same and test not in known)
        tests = sorted([*files, *new])

    def still(test: str) -> bool:
        return _file(test) in same and test in there

    kept = {
        "python": sys.version,
        "files": now,
        "seconds": {test: took for test, took in then["seconds"].items() if still(test)},
        "failing": [test for test in then["failing"] if still(test)],
        "skipped": [test for test in then.get("skipped", ()) if still(test)],
        "layers": [{**old, "tests": [*filter(still, old["tests"])]} for old in then["layers"]],
    }
    for number in range(len(kept["layers"])):
        assert older is not None
        shutil.copy(older / f"layer-{number}", folder)
    if tests:
        texts = {file: (root / file).read_text(encoding="utf-8") for file in sources}
        _record(root, folder, sources, tests, jobs)
        _gather(folder, kept, texts)
    if not kept["seconds"]:
        raise SystemExit(f"No test passed without a fault: see {folder / 'pytest.txt'}.")
    (folder / KEPT).write_text(json.dumps(kept), encoding="utf-8")


def _hashes(root: Path) -> dict[str, str]:
    """All that tests depend on, file by file. What golden texts say changes nothing that runs."""
    found = {}
    for top in sorted(path for path in root.iterdir() if path.name not in NOT_HASHED):
        if top.name.startswith("."):
            continue
        for path in sorted(top.rglob("*")) if top.is_dir() else [top]:
            parts = set(path.relative_to(root).parts)
            if path.is_file() and not OWN & parts and "golden" not in parts:
                name = path.relative_to(root).as_posix()
                found[name] = hashlib.sha256(path.read_bytes()).hexdigest()
    return found


def _kept(cache: Path) -> list[Path]:
    """The folders of the maps there are, the newest first."""
    maps = sorted(cache.glob(f"*/{KEPT}"), key=lambda path: -path.stat().st_mtime)
    return [path.parent for path in maps]


def _read(folder: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((folder / KEPT).read_text(encoding="utf-8"))
    return found


def _file(test: str) -> str:
    return test.partition("::")[0]


def _holds_tests(name: str) -> bool:
    path = Path(name)
    return path.name.startswith("test_") and path.suffix == ".py"


def _is_in(name: str, places: Sequence[str]) -> bool:
    """Whether a file is one of some places, or in one of these folders."""
    return any(Path(name).is_relative_to(place) for place in places)


def _collected(root: Path, tests: Sequence[str]) -> set[str]:
    """The ids of all tests that would be run."""
    command = [sys.executable, "-m", "pytest", *pytest_options(), "-m", MARKED, *tests]
    command += ["--collect-only", "--ignore=tests/test_mutation.py"]
    environment = {**os.environ, "PYTHONPATH": str(root)}
    done = subprocess.run(command, cwd=root, env=environment, capture_output=True, text=True)
    return {line for line in done.stdout.splitlines() if "::" in line}


def _record(
    root: Path, folder: Path, sources: Sequence[str], tests: Sequence[str], jobs: int
) -> None:
    """Run tests, and have every process of them write down what they execute."""
    with copied(root) as tree:
        environment = {
            **os.environ,
            "PYTHONPATH": os.pathsep.join((str(tree), str(Path(__file__).parents[1]))),
            "MUTATION_RECORD": str(folder),
            "MUTATION_SOURCES": os.pathsep.join(str(tree / source) for source in sources),
            "COVERAGE_CORE": "ctrace",  # the others know no contexts
        }
        command = [sys.executable, "-m", "pytest", *pytest_options(), "-m", MARKED, *tests]
        command += ["-p", "mutations.recorder", "--ignore=tests/test_mutation.py"]
        command += ["-n", str(jobs)] if jobs > 1 else []
        # Through a pipe: some tests make files unable to grow, and would break their own report.
        done = subprocess.run(
            command, cwd=tree, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
        )
        (folder / "pytest.txt").write_bytes(done.stdout)
    if done.returncode not in (0, 1):  # 1: some tests fail, which are left out
        raise SystemExit(f"The tests did not run to their end: see {folder / 'pytest.txt'}.")


def _gather(folder: Path, kept: dict[str, Any], texts: dict[str, str]) -> None:
    """One more layer of what every process wrote."""
    whole = coverage.CoverageData(str(folder / f"layer-{len(kept['layers'])}"))
    for part in sorted(folder.glob("lines.*")):
        data = coverage.CoverageData(str(part))
        data.read()
        whole.update(data)
        data.close()
        part.unlink()
    whole.write()
    passed: dict[str, float] = {}
    for part in sorted(folder.glob("tests.*.json")):
        tests = json.loads(part.read_text())
        passed |= tests["seconds"]
        kept["failing"] += tests["failing"]
        kept["skipped"] += tests["skipped"]
    kept["seconds"] |= passed
    kept["layers"].append({"texts": texts, "tests": sorted(passed)})
