"""A checkout has the same bytes on every system: what is compared byte by byte stays equal."""

import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]

pytestmark = pytest.mark.skipif(
    shutil.which("git") is None or not (ROOT / ".git").exists(), reason="needs a checkout and git"
)


def git(*arguments: str) -> list[str]:
    command = ["git", "-C", str(ROOT), *arguments]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=True)
    return done.stdout.splitlines()


@pytest.mark.parametrize(
    ("file", "told"),
    [
        ("data/quests.yaml", ["text: auto", "eol: lf"]),
        ("tests/fixtures/packs/low_town/pack.yaml", ["text: unset", "eol: lf"]),
        ("assets/icons/app.png", ["text: unset", "eol: lf"]),
    ],
)
def test_git_is_told_about_line_ends(file: str, told: list[str]) -> None:
    found = git("check-attr", "text", "eol", "--", file)
    assert found == [f"{file}: {attribute}" for attribute in told]


def test_text_has_line_feeds_only_and_bytes_are_left_alone() -> None:
    wrong = []
    for line in git("ls-files", "--eol"):
        index, _tree, attribute = line.partition("\t")[0].split(maxsplit=2)
        if index not in ("i/lf", "i/none") and not (
            index == "i/-text" and attribute.startswith("attr/-text")
        ):
            wrong.append(line)
    assert not wrong
