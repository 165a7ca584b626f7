"""A plugin of pytest that notes which lines each test executes, and how long it computes: others
may be at the machine, too.

Loaded with `-p mutations.recorder`; MUTATION_RECORD names the folder to write to,
MUTATION_SOURCES the files to watch. Every process of the tests writes files of its own.
"""

import json
import os
import time
from collections.abc import Iterator
from pathlib import Path

import coverage
import pytest


class Recorder:
    def __init__(self, folder: Path, sources: list[str]) -> None:
        self.folder = folder
        self.seconds: dict[str, float] = {}
        self.skipped: set[str] = set()
        self.failed: set[str] = set()
        self.coverage = coverage.Coverage(
            data_file=str(folder / f"lines.{os.getpid()}"),
            config_file=False,
            include=sources,
            messages=False,
        )
        self.coverage.set_option("run:relative_files", True)  # wherever the copy stands
        self.coverage.start()

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self.coverage.switch_context(item.nodeid)
        start = time.process_time()
        try:
            return (yield)
        finally:
            self.seconds[item.nodeid] = round(time.process_time() - start, 3)
            self.coverage.switch_context("")

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        test = report.nodeid
        if report.skipped:
            self.skipped.add(test)
        if report.failed:
            self.failed.add(test)

    def pytest_sessionfinish(self) -> None:
        self.coverage.stop()
        self.coverage.save()
        left_out = self.skipped | self.failed
        passed = {test: s for test, s in self.seconds.items() if test not in left_out}
        told = {"seconds": passed, "failing": [*self.failed], "skipped": [*self.skipped]}
        written = json.dumps(told)
        (self.folder / f"tests.{os.getpid()}.json").write_text(written)


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    """Record where tests are run: not in the process that only hands them out."""
    if hasattr(config, "workerinput") or not config.getoption("numprocesses", None):
        folder = Path(os.environ["MUTATION_RECORD"])
        sources = os.environ["MUTATION_SOURCES"].split(os.pathsep)
        config.pluginmanager.register(Recorder(folder, sources), "mutation-recorder")
