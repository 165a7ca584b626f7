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
MOST_NOTES = 1_000_000
TIMES_WAITED = 8  # the seconds that tests may compute: they may wait, and others may be at work
FORKS = hasattr(os, "fork")


def main() -> None:
    sys.path.pop(0)  # this folder, whose modules are none of the tests'
    tree = Path(sys.argv[1])
    os.chdir(tree)
    if len(sys.argv) > 2:
        os._exit(run_tests(tree, json.loads(sys.argv[2]), os.dup(1)))
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)  # pygame greets
    for name in LIBRARIES:
        with contextlib.suppress(ImportError):
            importlib.import_module(name)
    for line in sys.stdin:
        print(json.dumps(answer(tree, json.loads(line))), file=answers, flush=True)


def answer(tree: Path, request: dict[str, Any]) -> dict[str, Any]:
    """How the tests ended: "passed", "failed" with the first test that did, or "time-out"."""
    shutil.rmtree(tree / ".hypothesis", ignore_errors=True)  # what made tests fail under others
    start = time.monotonic()
    code, failed = forked(tree, request) if FORKS else started(tree, request)
    seconds = time.monotonic() - start
    ended = {0: "passed", None: "time-out"}.get(code, "failed")
    return {"ended": ended, "failed": failed.splitlines(), "seconds": round(seconds, 2)}


def forked(tree: Path, request: dict[str, Any]) -> tuple[int | None, str]:
    """Run the tests in a child with a session of its own; nothing of it outlives the answer."""
    failed, notes = os.pipe()
    child = os.fork()
    if child == 0:
        with contextlib.suppress(BaseException):
            os.setsid()
            limit(MOST_MEMORY, request["limit"])
            os._exit(run_tests(tree, request, notes))
        os._exit(3)
    os.close(notes)
    code = waited(child, TIMES_WAITED * request["limit"])
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(child, signal.SIGKILL)
    if code is None:
        with contextlib.suppress(ChildProcessError):  # it may have been waited for
            os.waitpid(child, 0)
    os.set_blocking(failed, False)  # a process that got away may still hold the other end
    with os.fdopen(failed, "rb", buffering=0) as file:
        return code, (file.read(MOST_NOTES) or b"").decode()


def waited(child: int, seconds: float) -> int | None:
    """The code a child ends with, or None if it computes too long or does not end within some
    seconds."""
    end, pause = time.monotonic() + seconds, 0.005
    while time.monotonic() < end:
        found, status = os.waitpid(child, os.WNOHANG)
        if found:
            code = os.waitstatus_to_exitcode(status)
            return None if code == -signal.SIGXCPU else code
        time.sleep(pause)
        pause = min(0.05, pause * 1.2)
    return None


def started(tree: Path, request: dict[str, Any]) -> tuple[int | None, str]:
    command = [sys.executable, __file__, str(tree), json.dumps(request)]
    try:
        done = subprocess.run(command, stdout=subprocess.PIPE, timeout=request["limit"])
    except subprocess.TimeoutExpired:
        return None, ""
    return done.returncode, done.stdout.decode()


def run_tests(tree: Path, request: dict[str, Any], notes: int) -> int:
    """Run tests in this process; returns pytest's code. What they print and which fail is written
    to no file, because some tests make this process one that may not let files grow."""
    import pytest

    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (1, 2):
        os.dup2(nowhere, stream)

    class Failures:
        def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
            if report.failed:
                os.write(notes, f"{report.nodeid}\n".encode())

    seed = ["--hypothesis-seed=1"] if importlib.util.find_spec("hypothesis") else []
    place = f"--basetemp={tree.parent / 'tmp'}"
    return int(pytest.main([*request["options"], *seed, place, *request["tests"]], [Failures()]))


def limit(memory: int, seconds: float) -> None:
    """A fault may make something grow or go on without end."""
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
        most = int(seconds) + 1
        resource.setrlimit(resource.RLIMIT_CPU, (most, most + 5))


if __name__ == "__main__":
    main()
