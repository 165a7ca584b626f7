"""packaging/windows/check says in one sentence why it cannot run here, and fails nothing."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from package.scripts import FOLDER, script

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs a shell of Unix")


def test_what_is_locked_for_windows_is_installed_without_its_marker() -> None:
    for_windows = script("windows/wine")._for_windows
    either = 'sys_platform == "darwin" and platform_machine == "arm64" or sys_platform == "win32"'
    assert for_windows("a==1    --hash=x") == "a==1    --hash=x"
    assert for_windows(f"a==1 ; {either}     --hash=x     --hash=y") == "a==1 --hash=x     --hash=y"
    assert not for_windows('a==1 ; sys_platform == "linux"     --hash=x')


def check(folder: Path, python: str = "python", **programs: str) -> str:
    """What it prints where programs do something else."""
    fakes = {"uname": "echo Linux x86_64", "python": "exit 0", "dpkg": "exit 0", **programs}
    for name, does in fakes.items():
        (folder / name).write_text(f"#!/bin/sh\n{does}\n", encoding="utf-8")
        (folder / name).chmod(0o755)
    path = f"{folder}:{os.environ['PATH']}"
    command = [str(FOLDER / "windows" / "check"), str(folder / python)]
    done = subprocess.run(
        command, env={**os.environ, "PATH": path}, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


@pytest.mark.parametrize(
    ("programs", "reason"),
    [
        ({"uname": "echo Darwin arm64"}, "Wine runs 64-bit Windows programs on Linux x86_64 only."),
        ({"python": "exit 1"}, "of Python 3.11, and "),
        ({"dpkg": "exit 1", "id": "echo 1000", "apt-get": ""}, "installing them needs root."),
        ({"dpkg": "exit 1", "id": "echo 0", "apt-get": "exit 1"}, "apt-get could not install"),
    ],
    ids=["another system", "another Python", "not root", "no packages"],
)
def test_it_is_skipped_with_one_sentence(
    programs: dict[str, str], reason: str, tmp_path: Path
) -> None:
    told = check(tmp_path, **programs)
    assert told.startswith("Windows checks skipped: ")
    assert reason in told
    assert told.count("\n") == 1
