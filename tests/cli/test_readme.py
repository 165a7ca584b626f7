"""What README.md tells people to type is what works, and what CI runs."""

import re
import shlex
from pathlib import Path

import pytest

from forgewar.cli.parser import parser
from forgewar.words import say

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
EXAMPLES = "\n".join(
    say(f"cli-examples-{command}")
    for command in ("simulate", "balance", "replay", "review", "shot", "puzzles", "fit", "check")
)
COMMANDS = re.findall(r"^ +(forgewar .+)$", f"{README}\n{EXAMPLES}", re.MULTILINE)


@pytest.mark.parametrize("line", COMMANDS)
def test_every_example_is_a_command(line: str) -> None:
    command = re.split(r" {3,}", line)[0]  # what stands behind is an explanation
    words = shlex.split(command)[1:]
    arguments = parser(words).parse_args(words)
    assert arguments.command in command


def test_there_are_examples_of_every_command() -> None:
    named = {line.split()[1] for line in COMMANDS}
    assert named == {
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


def test_what_the_readme_links_to_is_there() -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", README):
        assert (ROOT / target).exists(), target


def test_the_tree_of_the_readme_is_that_of_the_checkout() -> None:
    tree = README.split("## What is where")[1]
    above = ""
    for indent, name in re.findall(r"^    ( *)(\w+/)", tree, re.MULTILINE):
        above = "" if not indent else above
        assert (ROOT / above / name).is_dir(), name
        above = above or name


def test_the_commands_of_the_page_on_tests_are_there() -> None:
    page = (ROOT / "docs" / "testing.md").read_text(encoding="utf-8")
    named = re.findall(r"python (?:-m pytest )?(tests/[\w/.]+)", page)
    named += [f"{name.replace('.', '/')}.py" for name in re.findall(r"-m (tests\.[\w.]+)", page)]
    assert len(named) > 15
    for path in named:
        assert (ROOT / path).exists(), path
