"""Streams that are closed, full, or know few letters: one sentence, and no fault of the program."""

import io
import os
import subprocess
import sys
from pathlib import Path

import pytest
from session.recorded import recorded

from forgewar.cli import command_line
from forgewar.cli.streams import mend_streams
from forgewar.session.record import Seat

CLOSED = "forgewar: there is nowhere to write to: the standard output is closed.\n"


def run(redirection: str, *words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """The command in a shell, which can close streams."""
    command = " ".join([sys.executable, "-m", "forgewar.cli", *words, redirection])
    return subprocess.run(
        ["sh", "-c", command], capture_output=True, text=True, env=os.environ | environment
    )


class Output(io.TextIOWrapper):
    """Output in the letters of western Windows."""

    def __init__(self, console: bool) -> None:
        self.data = io.BytesIO()
        super().__init__(self.data, encoding="cp1252")
        self._console = console

    def isatty(self) -> bool:
        return self._console


@pytest.mark.parametrize(
    ("system", "console", "wanted", "written"),
    [
        ("win32", False, "", "鍛冶".encode()),
        ("win32", True, "", b"\\u935b\\u51b6"),
        ("win32", False, "cp1252", b"\\u935b\\u51b6"),
        ("linux", False, "", b"\\u935b\\u51b6"),
    ],
)
def test_output_that_windows_redirects_is_written_in_all_letters(
    system: str, console: bool, wanted: str, written: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    output = Output(console)
    for name in ("stdout", "stderr"):
        monkeypatch.setattr(sys, name, output)
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setenv("PYTHONIOENCODING", wanted)
    assert mend_streams()
    print("鍛冶", end="", flush=True)
    assert output.data.getvalue() == written


@pytest.mark.skipif(sys.platform == "win32", reason="needs a shell of Unix")
class TestStreams:
    def test_a_closed_output_is_said_in_a_sentence(self) -> None:
        done = run(">&-", "check")
        assert (done.returncode, done.stderr) == (2, CLOSED)

    @pytest.mark.slow
    def test_with_nowhere_to_speak_only_the_code_tells(self) -> None:
        assert run(">&- 2>&-", "check").returncode == 2
        assert run("2>&-", "check").returncode == 0

    @pytest.mark.slow
    def test_a_closed_input_does_not_matter(self) -> None:
        assert run("<&-", "check").returncode == 0

    def test_letters_that_the_terminal_does_not_know_are_spelt(self, tmp_path: Path) -> None:
        seats = (Seat("Zoë", "blue"), Seat("Bess", "green"))
        record = recorded(tmp_path / "zoe.jsonl", 5, seats=seats)
        done = run("", "replay", str(record), PYTHONIOENCODING="ascii")
        assert done.returncode == 0, done.stderr
        assert "Zo\\xeb" in done.stdout

    @pytest.mark.slow
    def test_a_full_disk_behind_the_output_is_said_in_a_sentence(self) -> None:
        done = run("> /dev/full", "check")
        assert done.returncode == 2
        assert done.stderr == "forgewar: No space left on device.\n"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--language=xx"], "there is no language xx; choose from de, en, es, fr, ja and pl."),
        (["check"], CLOSED.removeprefix("forgewar: ").strip()),
    ],
)
def test_a_failure_is_shown_in_a_box_where_there_is_no_output(
    words: list[str], sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The program for the icon has no streams on Windows: they are None."""
    shown: list[str] = []
    monkeypatch.setattr(command_line, "show_message", shown.append)
    for name in ("stdout", "stderr"):
        monkeypatch.setattr(sys, name, None)
    assert command_line.main(words) == command_line.FAILED
    assert shown == [sentence]


def test_a_failure_is_only_printed_where_there_is_output(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shown: list[str] = []
    monkeypatch.setattr(command_line, "show_message", shown.append)
    assert command_line.main(["--language=xx"]) == command_line.FAILED
    assert "there is no language xx" in capsys.readouterr().err
    assert shown == []
