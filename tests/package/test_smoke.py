"""packaging/smoke.py tells an app that shows its title from one that does not."""

import json
import sys
from pathlib import Path

import pytest
from package.scripts import script

smoke = script("smoke")


def line(scene: str, enabled: bool) -> str:
    spots = [{"name": "new", "enabled": enabled}]
    return json.dumps({"scenes": [scene], "spots": spots}) + "\n"


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("", False),
        (line("TitleScene", enabled=True), True),
        (line("TitleScene", enabled=False), False),
        (line("SetupScene", enabled=True), False),
        (line("TitleScene", enabled=True)[:-1], False),
        (line("SetupScene", enabled=True) + line("TitleScene", enabled=True) + '{"sce', True),
    ],
)
def test_the_last_whole_frame_counts(text: str, shown: bool, tmp_path: Path) -> None:
    trace = tmp_path / "trace.jsonl"
    trace.write_text(text, encoding="utf-8")
    assert smoke.title_is_shown(trace) == shown


def test_an_app_that_ends_at_once_is_told_of(tmp_path: Path) -> None:
    problem = smoke.start([sys.executable, "-c", "raise SystemExit(3)"], tmp_path)
    assert problem == "The app ended with 3 before it showed its title."


def test_an_app_that_shows_its_title_is_ended(tmp_path: Path) -> None:
    write = f"open({str(tmp_path / 'trace.jsonl')!r}, 'w').write({line('TitleScene', True)!r})"
    program = [sys.executable, "-c", f"{write}; import time; time.sleep(60)"]
    assert smoke.start(program, tmp_path) == ""


def test_a_crash_report_is_told_of(tmp_path: Path) -> None:
    (tmp_path / "log").mkdir()
    (tmp_path / "log" / "crash-1.txt").write_text("a fault", encoding="utf-8")
    write = f"open({str(tmp_path / 'trace.jsonl')!r}, 'w').write({line('TitleScene', True)!r})"
    program = [sys.executable, "-c", f"{write}; import time; time.sleep(60)"]
    assert smoke.start(program, tmp_path) == "a fault"
