"""What all commands have in common: help, one sentence for every failure, and clean endings."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from words.speaking import speaking

import forgewar
from forgewar import __version__
from forgewar.cli import command_line, main

COMMANDS = ("simulate", "balance", "replay", "shot", "check")
FORGEWAR = [sys.executable, "-m", "forgewar.cli"]

Refused = Callable[..., str]


@pytest.fixture
def refused(capsys: pytest.CaptureFixture[str]) -> Refused:
    """Run a command that must be refused, and return the one sentence it says."""

    def run(*arguments: object) -> str:
        assert main([str(argument) for argument in arguments]) == 2
        error = capsys.readouterr().err
        assert error.startswith("forgewar: ")
        assert error.endswith(".\n")
        assert error.count("\n") == 1
        return error

    return run


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--version"])
    assert ended.value.code == 0
    assert capsys.readouterr().out == f"Forge War {__version__}\n"


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_an_example(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main([command, "--help"])
    assert ended.value.code == 0
    _, examples = capsys.readouterr().out.split("examples:")
    assert f"forgewar {command}" in examples


def test_the_help_is_in_the_language_that_is_asked_for(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with speaking("en"), pytest.raises(SystemExit):
        main(["replay", "--help", "--language", "fr"])
    out = capsys.readouterr().out
    assert out.startswith("usage\u00a0: forgewar replay")
    assert not set(out.split()) & {"usage:", "show", "this", "help", "exit", "positional"}


def test_a_failure_in_french_has_spaces_before_its_signs(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with speaking("en"):
        assert main(["replay", "--language", "fr"]) == 2
    assert "\u00a0; voir forgewar replay --help." in capsys.readouterr().err


def test_the_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--help"])
    out = capsys.readouterr().out
    assert all(command in out for command in COMMANDS)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["dance"], "invalid choice: 'dance'"),
        (["--loud"], "unrecognized arguments: --loud"),
        (["replay"], "the following arguments are required: FILE"),
        (["simulate", "--games"], "argument --games: expected one argument"),
        (["simulate", "--games", "many"], "must be a whole number from 1 to 10000000, not 'many'"),
        (["simulate", "--games", "0"], "must be a whole number from 1 to 10000000, not '0'"),
        (["simulate", "--seed", "-1"], "must be a whole number from 0"),
        (["simulate", "--jobs", "1000"], "must be a whole number from 1 to 61"),
        (["simulate", "--mode", "slow"], "invalid choice: 'slow'"),
        (["simulate", "--seats", "random,person"], "no computer guild 'person'"),
        (["simulate", "--seats", ""], "no computer guild ''"),
        (["simulate", "--seats", "random"], "a game has 2 to 4 guilds, not 1"),
        (["simulate", "--seats", ",".join(["random"] * 5)], "a game has 2 to 4 guilds, not 5"),
        (["simulate", "--solo", "--seats", "random,random"], "a solo game has 1 guild, not 2"),
        (["simulate", "--difficulty", "easy"], "--difficulty only works with --solo"),
        (["simulate", "--bonus-tiles"], "bonus tiles are for epic games only"),
        (["simulate", "--states"], "add --record DIR"),
        (["--language", "xx", "check"], "there is no language xx; choose from "),
        (["check", "--language"], "there is no language ?"),
        (["--language=../en"], "there is no language ../en"),
    ],
    ids=lambda value: " ".join(value)[:40] if isinstance(value, list) else "",
)
def test_bad_arguments_are_refused_in_one_sentence(
    arguments: list[str], sentence: str, refused: Refused
) -> None:
    assert sentence in refused(*arguments)


def test_files_and_folders_that_cannot_be_used_are_refused(
    refused: Refused, tmp_path: Path
) -> None:
    file = tmp_path / "file"
    file.write_text("not a record\n", encoding="utf-8")
    assert "cannot be read: No such file" in refused("replay", tmp_path / "none.jsonl")
    assert "is a folder; choose a record in it" in refused("replay", tmp_path)
    assert "is not a Forge War record" in refused("replay", file)
    assert "is neither a folder nor a zip file" in refused("check", tmp_path / "none")
    assert "1 problem in" in refused("check", file)
    assert "cannot be created: " in refused("simulate", "--record", file / "games")
    assert "no file can be written at " in refused("simulate", "--json", tmp_path / "no" / "file")
    assert "no file can be written at " in refused("simulate", "--json", tmp_path)


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write all")
def test_a_folder_that_may_not_be_written_to_is_refused(refused: Refused, tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    assert "cannot be written" in refused("simulate", "--record", tmp_path)
    assert "cannot be created" in refused("simulate", "--record", tmp_path / "games")


def test_records_are_not_mixed_with_older_ones(refused: Refused, tmp_path: Path) -> None:
    (tmp_path / "game-00007.jsonl").touch()
    assert "already contains records" in refused("simulate", "--record", tmp_path)


# Without a command


@pytest.mark.parametrize("module", ["pygame", "forgewar.app.main"])
def test_the_game_says_what_it_misses(
    module: str, refused: Refused, monkeypatch: pytest.MonkeyPatch
) -> None:
    for loaded in list(sys.modules):
        if loaded.startswith("forgewar.app"):
            monkeypatch.delitem(sys.modules, loaded)
    if hasattr(forgewar, "app"):  # importing it anew puts another in its place
        monkeypatch.setattr(forgewar, "app", forgewar.app)
    monkeypatch.setitem(sys.modules, module, None)
    assert f"{module} is missing" in refused()


# Real processes


def run(*arguments: object, **options: object) -> subprocess.CompletedProcess[str]:
    command = [*FORGEWAR, *map(str, arguments)]
    return subprocess.run(command, capture_output=True, encoding="utf-8", check=False, **options)


@pytest.mark.slow
def test_a_failure_is_the_exit_code_of_the_process() -> None:
    done = run("simulate", "--games", "none")
    assert done.returncode == 2
    assert done.stdout == ""
    assert "Traceback" not in done.stderr


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="signals of Unix; processes are found in /proc")
@pytest.mark.parametrize("jobs", [1, 2])
def test_ctrl_c_ends_it_in_one_line(jobs: int, tmp_path: Path) -> None:
    command = [*FORGEWAR, "simulate", "--games", "1000000", "--jobs", str(jobs)]
    process = subprocess.Popen(
        [*command, "--record", str(tmp_path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        process_group=0,
        preexec_fn=_listens,
    )
    try:
        deadline = time.monotonic() + 60
        while not any(tmp_path.iterdir()):  # until games are being played
            assert time.monotonic() < deadline, "no game was played in a minute"
            time.sleep(0.05)
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to all its processes
        out, err = process.communicate(timeout=60)
    finally:
        process.kill()
    assert process.returncode == 130
    assert (out, err) == ("", "forgewar: interrupted.\n")
    _wait_until_gone(process.pid)


def _listens() -> None:
    """Hear Ctrl-C, even if whoever started these tests in the background does not."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def _wait_until_gone(group: int) -> None:
    """Fails if processes of a group are left running; the last may need a moment to end."""
    for _ in range(300):
        if not any(_runs(process, group) for process in Path("/proc").glob("[0-9]*")):
            return
        time.sleep(0.1)
    pytest.fail("processes were left behind")


def _runs(process: Path, group: int) -> bool:
    try:
        state, _, its_group = (process / "stat").read_text().rpartition(")")[2].split()[:3]
    except OSError:  # it has ended since
        return False
    return int(its_group) == group and state != "Z"


@pytest.mark.slow
def test_a_closed_pipe_ends_it_quietly(tmp_path: Path) -> None:
    assert main(["simulate", "--mode", "epic", "--games", "1", "--record", str(tmp_path)]) == 0
    command = [*FORGEWAR, "replay", str(tmp_path / "game-00001.jsonl"), "--describe"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline().startswith("An epic game")
        process.stdout.close()
        assert process.stderr.read() == ""
    assert process.returncode == 141


@pytest.mark.slow
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_output_that_cannot_be_written_is_said() -> None:
    with Path("/dev/full").open("w", encoding="utf-8") as full:
        done = subprocess.run(
            [*FORGEWAR, "check"], stdout=full, stderr=subprocess.PIPE, text=True, check=False
        )
    assert done.stderr == "forgewar: No space left on device.\n"
    assert done.returncode == 2


@pytest.mark.slow
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_output_that_cannot_be_written_is_not_tried_again_at_the_end() -> None:
    """As colorama does on Windows, which tqdm loads."""
    script = (
        "import atexit, sys; from forgewar.cli import main;"
        "atexit.register(lambda: print('reset', flush=True)); sys.exit(main(['check']))"
    )
    with Path("/dev/full").open("w", encoding="utf-8") as full:
        done = subprocess.run(
            [sys.executable, "-c", script],
            stdout=full, stderr=subprocess.PIPE, encoding="utf-8", check=False,
        )  # fmt: skip
    assert done.stderr == "forgewar: No space left on device.\n"
    assert done.returncode == 2


@pytest.mark.parametrize("words", [["--language", "en"], ["--language=en"]])
def test_a_language_is_handed_to_the_game(
    words: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []

    def play(*_: object, language: str = "") -> int:
        told.append(language)
        return 0

    monkeypatch.setattr(command_line, "_play", play)
    assert main(words) == 0
    assert told == ["en"]


LINK = "http://games.example/t/k3mzq8wd5p#kiln-47"


@pytest.mark.parametrize("file", [Path("bess.jsonl"), LINK])
@pytest.mark.parametrize("words", [["open"], []])
def test_a_record_or_a_link_is_opened_in_the_game(
    words: list[str], file: Path | str, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[Path | str | None] = []

    def play(file: Path | str | None, *_: object) -> int:
        opened.append(file)
        return 0

    monkeypatch.setattr(command_line, "_app", lambda: play)
    assert main([*words, str(file)]) == 0
    assert opened == [file]
