"""Loading as a whole: cached, complete in what it reports, hashed by what the rules depend on."""

import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import sleep
from typing import Any

import msgspec
import pytest

from forgewar.content.load import check_folder, default, load
from forgewar.content.model import Content
from forgewar.paths import assets_folder, data_folder

Edit = Callable[[str, str, str], int | None]


def test_the_shipped_content_is_sound_and_its_pictures_exist() -> None:
    assert [str(problem) for problem in check_folder(data_folder(), assets_folder())] == []


def test_the_default_is_read_once() -> None:
    assert default() is default()


def test_threads_do_not_convert_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """msgspec would crash: each connection to a shared table has a thread that may need cards."""
    inside, most, convert = [0], [0], msgspec.convert

    def count(*values: Any, **how: Any) -> Any:
        inside[0] += 1
        most[0] = max(most[0], inside[0])
        try:
            sleep(0)  # another thread may come
            return convert(*values, **how)
        finally:
            inside[0] -= 1

    monkeypatch.setattr(msgspec, "convert", count)
    with ThreadPoolExecutor(4) as threads:
        found = [*threads.map(lambda _: load().hash, range(4))]
    assert most == [1]
    assert found == [default().hash] * 4


def test_content_loads_without_pygame() -> None:
    program = (
        "import sys; sys.modules['pygame'] = None\n"
        "from forgewar.content.load import default; print(default().hash)"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == default().hash


def test_every_problem_is_reported_not_only_the_first(folder: Path, edit: Edit) -> None:
    edit("quests.yaml", r"steps: \d+", "stpes: 2")
    edit("quests.yaml", r"(rats_in_the_cellar:[^}]*difficulty: )\d+", r"\1hard")
    edit("designs.yaml", r"power: \d+", "power: 0")
    edit("designs.yaml", r"reduced: \d+", "reduced: 99")
    edit("mine/stage_1.tmx", r'csv">\n0,0,\d', 'csv">\\n1,0,0')
    edit("mine/stage_3.tmx", 'orientation="hexagonal"', 'orientation="orthogonal"')

    found = sorted(problem.file for problem in check_folder(folder))

    assert found == [
        *["designs.yaml"] * 2,
        *["mine/stage_1.tmx"] * 2,
        "mine/stage_3.tmx",
        *["quests.yaml"] * 2,
    ]


def test_a_picture_that_is_not_there_is_reported_with_its_line(
    folder: Path, edit: Edit, tmp_path: Path, content: Content
) -> None:
    line = edit("quests.yaml", "quests/arena_games", "»quests/arena_gmaes")

    (problem,) = check_folder(folder, assets_folder())

    assert (problem.file, problem.line) == ("quests.yaml", line)
    assert problem.reason == 'there is no picture "quests/arena_gmaes" for arena_games'
    cards = (
        content.designs,
        content.bonus_cards,
        content.single_cards,
        content.quests,
        content.titles,
        content.tiles,
        content.wealth,
        content.end_bonuses,
    )
    assert len(check_folder(folder, tmp_path)) == sum(len(kind) for kind in cards)


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("quests.yaml", "name: Arena Games", "name: Games in the Arena"),
        ("quests.yaml", "Entry is free.", "Entry is cheap."),
        ("quests.yaml", "picture: quests/arena_games", "picture: quests/royal_tournament"),
        ("prices.yaml", "passing: 1", "passing: 1 # a comment"),
    ],
)
def test_words_and_pictures_do_not_change_the_hash(
    folder: Path, edit: Edit, content: Content, file: str, old: str, new: str
) -> None:
    edit(file, old, new)
    assert load(folder).hash == content.hash


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("designs.yaml", r"power: \d+", "power: 50"),
        ("bonus_cards.yaml", r"price: \d+", "price: 50"),
        ("single_use.yaml", r"\{copper: \d+\}", "{copper: 50}"),
        ("quests.yaml", r"difficulty: \d+", "difficulty: 50"),
        ("titles.yaml", r"amount: \d+", "amount: 50"),
        ("wealth.yaml", r"\{gold: \d+\}", "{gold: 50}"),
        ("prices.yaml", "passing: 1", "passing: 2"),
        ("prices.yaml", r"price: \d+", "price: 50"),
        ("solo.yaml", "epic: 500", "epic: 501"),
        ("mine/stage_1.tmx", r'csv">\n0,0,4,1', 'csv">\n0,0,4,2'),
        ("titles.yaml", "opportunistic:", "zealous:"),
    ],
)
def test_whatever_the_rules_depend_on_changes_the_hash(
    folder: Path, edit: Edit, content: Content, file: str, old: str, new: str
) -> None:
    edit(file, old, new)
    assert load(folder).hash != content.hash


def test_the_order_of_cards_changes_the_hash(folder: Path, content: Content) -> None:
    # Decks are shuffled from the order of the file.
    path = folder / "tiles.yaml"
    lines = path.read_text().splitlines(keepends=True)
    first, second = (
        i for i, line in enumerate(lines) if line.startswith(("industrious_2", "industrious_3"))
    )
    lines[first], lines[second] = lines[second], lines[first]
    path.write_text("".join(lines))

    assert load(folder).hash != content.hash
