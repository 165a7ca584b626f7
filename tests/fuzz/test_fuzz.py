"""A sample of the fuzzer's cases, and that the fuzzer finds what it looks for."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

FUZZ = Path(__file__).with_name("fuzz.py")


@pytest.mark.slow
def test_no_spoilt_file_does_harm() -> None:
    done = subprocess.run(
        [sys.executable, str(FUZZ), "--cases", "300", "--seed", "1"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "0 failures in 300 cases." in done.stdout
    harmful = re.search(r"(\d+) files made to do harm, 0 of them did", done.stdout)
    assert harmful
    assert int(harmful[1]) > 50


@pytest.mark.slow
def test_no_text_and_no_clipboard_does_harm() -> None:
    done = subprocess.run(
        [sys.executable, str(FUZZ), "--app", "--cases", "300", "--seed", "1"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "4 files made to do harm, 0 of them did" in done.stdout
    assert "0 failures in 300 cases." in done.stdout


@pytest.mark.slow
@pytest.mark.parametrize(
    ("does", "found"),
    [
        ("raise KeyError('lost')", "KeyError: 'lost'"),
        ("open('/etc/hostname').close()", "open '/etc/hostname'"),
        ("open('../escaped', 'w').close()", "open '../escaped'"),
        ("os.rename('inside', '/tmp/outside')", "os.rename '/tmp/outside'"),
        ("os.system('true')", "os.system"),
        ("eval('1 + 1')", "compile"),
        ("time.sleep(0); [pow(3, n, 7) for n in range(6_000_000)]", "seconds"),
        ("bytearray(600_000_000)", "MemoryError"),
        ("open('inside', 'w').close()", ""),
    ],
)
def test_the_fuzzer_sees_what_a_case_must_not_do(does: str, found: str, tmp_path: Path) -> None:
    program = f"""
import os, sys, time
from pathlib import Path
sys.path.insert(0, {str(FUZZ.parent)!r})
import fuzz
from guard import Guard

fuzz.limit_memory()
fuzz.MOST_SECONDS = 0.2
Path("inside").touch()

def target(data):
    {does}

print(fuzz.run(target, b"", Guard(Path.cwd()))[0])
"""
    folder = tmp_path / "folder"
    folder.mkdir()
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=folder, capture_output=True, text=True, check=False
    )
    assert done.stderr == ""
    assert found in done.stdout if found else done.stdout == "\n"
