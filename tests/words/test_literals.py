"""Words for players stand in the catalogue and nowhere else."""

from pathlib import Path

import pytest
from words.literals import literals, spoken_by

import forgewar

CODE = Path(forgewar.__file__).parent


@pytest.mark.slow
def test_no_module_puts_words_of_its_own_on_screen() -> None:
    told = []
    for path in spoken_by(CODE):
        name = path.relative_to(CODE.parent).as_posix()
        found = literals(path.read_text(encoding="utf-8"))
        told += [f"{name}:{line}: {text!r}" for line, text in found]
    assert not told, "put these into data/languages: " + "\n".join(told)


@pytest.mark.parametrize(
    "source",
    [
        'c.text("Nothing", 1, 2)',
        'c.text(f"Round {n}", 1, 2)',
        'c.text("On" if lit else "Off", 1, 2)',
        'widgets.button(c, "go", 1, 2, 3, "Go", press)',
        'c.spot("go", 1, 2, 3, 4, "Go")',
        'c.spot("go", 1, 2, 3, 4, label, why="Nope")',
        'app.tell(title, "Gone")',
        'print("games")',
        'print("forgewar: interrupted.")',
        'words = "Several of them"',
        'TABLE = {"key": "more words, too"}',
        'return f"{name} is to choose"',
    ],
)
def test_words_are_found(source: str) -> None:
    assert any(literals(source))


@pytest.mark.parametrize(
    "source",
    [
        '"""A docstring of several words."""',
        'c.text(say("log-nothing"), 1, 2)',
        'c.text(f"{n}", 1, 2, face="Title")',
        'c.text(str(n) if n else "", 1, 2, anchor="r")',
        'c.text("\u2212", 1, 2)',
        'c.spot("go", 1, 2, 3, 4, say("go"), why=match.view.why_not(action))',
        'log.error("there is no message %s", id_)',
        'assert found, "this cannot be"',
        'body = \'<circle cx="12" cy="12"/>\'',
        'c.picture("icons/hint", 1, 2)',
        'ENTER = ("return", "keypad enter")',
        'Command("log", ("j",), "play replay")',
        'print(f"forgewar: {sentence}")',
        'again = f"forgewar balance --games {games}"',
        'def halves() -> "tuple[Box, Box]": ...',
    ],
)
def test_what_is_no_words_for_players_is_left_alone(source: str) -> None:
    assert not list(literals(source))
