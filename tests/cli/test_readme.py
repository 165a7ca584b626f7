"""Commands in the documents are commands of the program, and links lead somewhere."""

import re
import shlex
from pathlib import Path

import pytest

from forgewar.cli.parser import parser
from forgewar.words import say

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
PAGES = [ROOT / "README.md", ROOT / "CHANGELOG.md", ROOT / "assets" / "README.md"]
PAGES += (ROOT / "docs").rglob("*.md")
EXAMPLES = "\n".join(
    say(f"cli-examples-{command}")
    for command in ("simulate", "balance", "replay", "review", "shot", "puzzles", "fit", "check")
)
TEXT = "\n".join([EXAMPLES, *(page.read_text(encoding="utf-8") for page in PAGES)])
COMMANDS = sorted(set(re.findall(r"^ +(forgewar .+)$", TEXT, re.MULTILINE)))


@pytest.mark.parametrize("line", COMMANDS)
def test_every_example_is_a_command(line: str) -> None:
    command = re.split(r" {3,}", line)[0]  # what stands behind is an explanation
    words = shlex.split(command)[1:]
    arguments = parser(words).parse_args(words)
    assert arguments.command is None or arguments.command in command


def test_there_are_examples_of_every_command() -> None:
    named = {line.split()[1] for line in COMMANDS}
    assert named >= {
        "simulate",
        "balance",
        "replay",
        "review",
        "shot",
        "puzzles",
        "fit",
        "check",
        "open",
    }


def test_ci_tests_as_the_readme_says() -> None:
    (line,) = re.findall(r"^    (python3 -m venv .*pytest)$", README, re.MULTILINE)
    assert line in (ROOT / ".ci" / "run").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_what_a_page_links_to_is_there(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    for target, _, part in re.findall(r"\]\((?!https?:)([^)#]*)(#([^)]+))?\)", text):
        to = page.parent / target if target else page
        assert to.exists(), target
        if part:
            titles = re.findall(r"^#+ (.+)$", to.read_text(encoding="utf-8"), re.MULTILINE)
            anchors = {re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in titles}
            assert part in anchors, f"{target}#{part}"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_files_that_a_page_names_are_there(page: Path) -> None:
    folders = r"data|docs|forgewar|packaging|tests|assets"
    path = rf"(?<![\w/.<-])((?:{folders})/[\w./-]+\.(?:py|md|yaml|ftl|svg|txt|spec))\b"
    for name in re.findall(path, page.read_text(encoding="utf-8")):
        assert (ROOT / name).exists(), name


def test_the_commands_of_the_page_on_tests_are_there() -> None:
    page = (ROOT / "docs" / "testing.md").read_text(encoding="utf-8")
    named = re.findall(r"python (?:-m pytest )?(tests/[\w/.]+)", page)
    named += [f"{name.replace('.', '/')}.py" for name in re.findall(r"-m (tests\.[\w.]+)", page)]
    assert len(named) > 15
    for path in named:
        assert (ROOT / path).exists(), path
