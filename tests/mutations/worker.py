"""A warm process that runs tests in a copy of the checkout, again and again.

    python tests/mutations/worker.py TREE

It has imported pytest and the libraries, and forks for every request, a line of JSON with the tests
and the seconds they may take; it answers with a line of JSON. Where there is no fork it starts a
new process. It imports nothing of the checkout, so that nothing is there before its fault.
"""

import contextlib
import importlib
import importlib.util
import json
import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

LIBRARIES = (
    "pytest",
    "_pytest.assertion.rewrite",
    "hypothesis",
    "msgspec",
    "yaml",
    "pygame",
    "pytmx",
    "platformdirs",
)
MOST_MEMORY = 4_000_000_000
FORKS = hasattr(os, "fork")


def main() -> None:
    sys.path.pop(0)  # this folder, whose modules are none of the tests'
    tree = Path(sys.argv[1])
    os.chdir(tree)
    if len(sys.argv) > 2:
        os._exit(run_tests(tree, json.loads(sys.argv[2])))
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)  # pygame greets
    for name in LIBRARIES:
        with contextlib.suppress(ImportError):
            importlib.import_module(name)
    for line in sys.stdin:
        print(json.dumps(answer(tree, json.loads(line))), file=answers, flush=True)


def answer(tree: Path, request: dict[str, Any]) -> dict[str, Any]:
    """How the tests ended: "passed", "failed" with the first test that did, or "time-out"."""
    place = tree.parent
    failed = place / "failed.txt"
    failed.unlink(missing_ok=True)
    shutil.rmtree(tree / ".hypothesis", ignore_errors=True)  # what made tests fail under others
    start = time.monotonic()
    code = forked(tree, request) if FORKS else started(tree, request)
    seconds = time.monotonic() - start
    ended = {0: "passed", None: "time-out"}.get(code, "failed")
    tests = failed.read_text(encoding="utf-8").splitlines() if failed.exists() else []
    return {"ended": ended, "failed": tests, "seconds": round(seconds, 2)}


def forked(tree: Path, request: dict[str, Any]) -> int | None:
    """Run the tests in a child with a session of its own; nothing of it outlives the answer."""
    child = os.fork()
    if child == 0:
        with contextlib.suppress(BaseException):
            os.setsid()
            limit_memory()
            os._exit(run_tests(tree, request))
        os._exit(3)
    end = time.monotonic() + request["limit"]
    pause = 0.005
    code: int | None = None
    while True:
        found, status = os.waitpid(child, os.WNOHANG)
        if found:
            code = os.waitstatus_to_exitcode(status)
        if found or time.monotonic() > end:
            break
        time.sleep(pause)
        pause = min(0.05, pause * 1.2)
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(child, signal.SIGKILL)
    if code is None:
        os.waitpid(child, 0)
    return code


def started(tree: Path, request: dict[str, Any]) -> int | None:
    command = [sys.executable, __file__, str(tree), json.dumps(request)]
    try:
        return subprocess.run(command, timeout=request["limit"]).returncode
    except subprocess.TimeoutExpired:
        return None


def run_tests(tree: Path, request: dict[str, Any]) -> int:
    """Run tests in this process and write down which failed; returns pytest's code."""
    import pytest

    told = os.open(tree.parent / "pytest.txt", os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
    for stream in (1, 2):
        os.dup2(told, stream)

    class Failures:
        def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
            if report.failed:
                with (tree.parent / "failed.txt").open("a", encoding="utf-8") as file:
                    file.write(f"{report.nodeid}\n")

    seed = ["--hypothesis-seed=1"] if importlib.util.find_spec("hypothesis") else []
    options = [*request["options"], *seed, f"--basetemp={tree.parent / 'tmp'}", *request["tests"]]
    code = pytest.main(options, plugins=[Failures()])
    sys.stdout.flush()
    return int(code)


def limit_memory() -> None:
    """A fault may make something grow without end."""
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))


if __name__ == "__main__":
    main()
