"""The process that decodes pictures of packs: its limits, and what comes of its end."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from fuzz.bombs import SVG, drawings, light_pngs, png

from forgewar.app.kit import picture_process
from forgewar.app.kit.picture_process import PictureError, PictureProcess

RED = f'{SVG}><rect width="100" height="100" fill="#f00"/></svg>'.encode()
PIXEL = b"\xff\0\0\xff"


@pytest.fixture
def process() -> Iterator[PictureProcess]:
    made = PictureProcess(seconds=1)
    yield made
    made.close()


def failure(process: PictureProcess, file: str, raw: bytes, side: int = 500) -> str:
    with pytest.raises(PictureError) as failed:
        process.decode(file, raw, (side, side))
    return str(failed.value)


@pytest.mark.parametrize(
    ("file", "raw"),
    [
        ("a.svg", RED),
        ("a.svg", RED.replace(b"<svg", b'<svg width="30" height="90"')),
        ("a.png", png(8, 4, (b"\0" + b"\xff\0\0" * 8) * 4)),
        ("a.png", png(2, 1, b"\0" + b"\xff\xff\0\0\0\0" * 2, depth=16)),
    ],
)
def test_a_picture_is_drawn_at_the_size_that_is_asked_for(
    file: str, raw: bytes, process: PictureProcess
) -> None:
    assert process.decode(file, raw, (20, 10))[4 * 105 : 4 * 106] == PIXEL
    assert len(process.decode(file, raw, (7, 9))) == 4 * 7 * 9


@pytest.mark.slow
@pytest.mark.parametrize("name", ["joins", "boxes"])
def test_a_picture_over_the_limits_ends_the_process_and_the_next_is_drawn(
    name: str, process: PictureProcess
) -> None:
    process.decode("a.svg", RED, (1, 1))
    before = process.pid
    reason = failure(process, "a.svg", drawings()[name])
    assert reason == "cannot be drawn within 1 seconds and 512 MB"
    assert process.decode("a.svg", RED, (1, 1)) == PIXEL
    assert process.pid != before


@pytest.mark.parametrize(
    ("file", "raw", "reason"),
    [
        ("a.svg", drawings()["flat"], "cannot be drawn: it is empty"),
        ("a.svg", drawings()["viewBox of nothing"], "cannot be drawn: "),
        ("a.svg", b"no", "cannot be drawn: "),
        ("a.png", b"no", "cannot be drawn: "),
        ("a.png", light_pngs()["rows of none"], "cannot be drawn: "),
        ("a.png", light_pngs()["huge"], "cannot be drawn: "),
    ],
)
def test_a_picture_that_is_refused_costs_nothing_else(
    file: str, raw: bytes, reason: str, process: PictureProcess
) -> None:
    process.decode("a.svg", RED, (1, 1))
    before = process.pid
    assert failure(process, file, raw).startswith(reason)
    assert process.pid == before


def test_a_process_that_is_killed_is_started_again(process: PictureProcess) -> None:
    process.decode("a.svg", RED, (1, 1))
    assert process.pid is not None
    os.kill(process.pid, signal.SIGTERM)
    failure(process, "a.svg", RED)
    assert process.decode("a.svg", RED, (1, 1)) == PIXEL


def test_a_size_that_would_fill_the_memory_is_refused(process: PictureProcess) -> None:
    assert "more than 16000000 pixels" in failure(process, "a.svg", RED, 4001)
    assert process.pid is None


def test_nothing_is_decoded_after_the_end(
    process: PictureProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(picture_process, "_TICK", 5)  # a quick answer is not taken either
    process.decode("a.svg", RED, (1, 1))
    process.close()
    assert process.pid is None
    assert failure(process, "a.svg", RED) == "is not wanted any more"
    assert process.pid is None


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
def test_the_system_limits_the_process(process: PictureProcess) -> None:
    process.decode("a.svg", RED, (1, 1))
    limits = Path(f"/proc/{process.pid}/limits").read_text("ascii").splitlines()
    found = {line[:26].strip(): line[26:].split()[0] for line in limits}
    assert found["Max address space"] == "512000000"
    assert found["Max core file size"] == "0"
    assert found["Max cpu time"].isdigit()


def test_the_asking_side_needs_no_pygame() -> None:
    program = "import sys; sys.modules['pygame'] = None; import forgewar.cli.check"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0
