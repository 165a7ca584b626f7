"""Which tests execute which lines: recorded by one run of the suite, kept until it changes."""

import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

import coverage

from mutations.readers import Readers
from mutations.source import Fault
from mutations.tree import copied, pytest_options

MARKED = "not long and not package and not window"
LEAST_TESTS = 10
MOST_MAPS = 3
OWN = frozenset({"__pycache__", "mutation.py", "mutations", "test_mutation.py"})
NOT_HASHED = frozenset({"docs", "build", "dist", "README.md", "LICENSE"})


@dataclass(slots=True)
class CoverageMap:
    """The tests of every line, of those that pass, with the seconds that each takes."""

    seconds: dict[str, float]
    failing: list[str]
    data: coverage.CoverageData
    readers: Readers
    _lines: dict[str, dict[int, list[str]]] = field(default_factory=dict)

    def tests_of(self, fault: Fault) -> list[str]:
        """The tests that execute a fault's lines. For one that is run when its module is imported,
        the tests of the lines that read what it is bound to. To a few are added others of their
        files, because what is made once is executed by the first test that asks."""
        if fault.names:
            places = self.readers.lines_reading(fault.file, fault.names)
            found = {test for file, line in places for test in self.of_lines(file, line, line)}
            found = found or self.of_file(fault.file)
        else:
            found = self.of_lines(fault.file, *fault.lines)
            found = found or self.of_lines(fault.file, *fault.around)
            found = found or (set() if fault.function else self.of_file(fault.file))
        if 0 < len(found) < LEAST_TESTS:
            files = {test.partition("::")[0] for test in found}
            others = (t for t in self.seconds if t.partition("::")[0] in files and t not in found)
            found |= set(sorted(others, key=self.quickness)[: LEAST_TESTS - len(found)])
        return sorted(found, key=self.quickness)

    def quickness(self, test: str) -> tuple[float, str]:
        return self.seconds[test], test

    def of_lines(self, file: str, first: int, last: int) -> set[str]:
        lines = self.lines(file)
        return {test for line in range(first, last + 1) for test in lines.get(line, ())}

    def of_file(self, file: str) -> set[str]:
        return {test for tests in self.lines(file).values() for test in tests}

    def lines(self, file: str) -> dict[int, list[str]]:
        """The tests of each line of a file, without those that failed or were skipped."""
        if file not in self._lines:
            found = self.data.contexts_by_lineno(file)
            self._lines[file] = {
                line: [test for test in tests if test in self.seconds]
                for line, tests in found.items()
            }
        return self._lines[file]


def coverage_map(
    root: Path, cache: Path, sources: Sequence[str], tests: Sequence[str], jobs: int
) -> CoverageMap:
    """The map of the files of `sources`, by the tests of `tests`; recorded if there is none yet.
    Where only some test files are new since one was recorded, only these are run again."""
    now = _hashes(root)
    asked = repr((list(sources), list(tests), sys.version))
    folder = cache / hashlib.sha256(repr((asked, sorted(now.items()))).encode()).hexdigest()[:16]
    if not (folder / "map.json").exists():
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        known = _kept(cache)
        older = next((old for old in known if _is_base(old, asked, now)), None)
        again = _other_tests(older, now) if older is not None else tests
        if again:
            _record(root, folder, sources, again, jobs)
        _gather(folder, older, now, asked)
        for old in known[MOST_MAPS - 1 :]:
            shutil.rmtree(old, ignore_errors=True)
    kept = json.loads((folder / "map.json").read_text())
    data = coverage.CoverageData(str(folder / "lines"))
    data.read()
    return CoverageMap(kept["seconds"], kept["failing"], data, Readers(root, sources))


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
    maps = sorted(cache.glob("*/map.json"), key=lambda path: -path.stat().st_mtime)
    return [path.parent for path in maps]


def _is_base(folder: Path, asked: str, now: dict[str, str]) -> bool:
    """Whether a map was recorded of the same sources. What tests execute whose own file is as it
    was is taken to be the same, though something they share may be another."""
    then = json.loads((folder / "map.json").read_text())
    if then.get("asked") != asked:
        return False
    return all(name.startswith("tests/") for name, _ in then["files"].items() ^ now.items())


def _holds_tests(name: str) -> bool:
    path = Path(name)
    return path.name.startswith("test_") and path.suffix == ".py"


def _other_tests(folder: Path, now: dict[str, str]) -> list[str]:
    """The files of tests that are new or changed since a map was recorded."""
    then = json.loads((folder / "map.json").read_text())["files"]
    return sorted(name for name in now if now[name] != then.get(name) and _holds_tests(name))


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


def _gather(folder: Path, older: Path | None, files: dict[str, str], asked: str) -> None:
    """One map of what every process wrote, and of what an older one knows of other tests."""
    whole = coverage.CoverageData(str(folder / "lines"))
    seconds: dict[str, float] = {}
    failing: list[str] = []
    if older is not None:
        then = json.loads((older / "map.json").read_text())
        same = {name for name, _ in then["files"].items() & files.items()}
        seconds = {t: s for t, s in then["seconds"].items() if t.partition("::")[0] in same}
        failing = [test for test in then["failing"] if test.partition("::")[0] in same]
        known = coverage.CoverageData(str(older / "lines"))
        known.read()
        whole.update(known)
    for part in sorted(folder.glob("lines.*")):
        data = coverage.CoverageData(str(part))
        data.read()
        whole.update(data)
        data.close()
        part.unlink()
    whole.write()
    for part in sorted(folder.glob("tests.*.json")):
        tests = json.loads(part.read_text())
        seconds |= tests["seconds"]
        failing += tests["failing"]
    if not seconds:
        raise SystemExit(f"No test passed without a fault: see {folder / 'pytest.txt'}.")
    kept = {"asked": asked, "files": files, "seconds": seconds, "failing": failing}
    (folder / "map.json").write_text(json.dumps(kept))
