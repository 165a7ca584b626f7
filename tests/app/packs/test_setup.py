"""Packs in the app: dropped on the window, chosen for a new game, remembered, or refused in one
sentence."""

import shutil
from pathlib import Path

import pygame
import pytest
from app.blank_app import press
from app.packs.kit import said, shipped_app
from content.packs_kit import LOW_TOWN, copied, members, packed
from session.recorded import recorded

from forgewar.app.library.scene import LibraryScene
from forgewar.app.window import game_files
from forgewar.app.window.app import App
from forgewar.app.window.resources import Resources
from forgewar.app.window.settings import load_settings
from forgewar.content import packs
from forgewar.paths import packs_folder
from forgewar.play.library import shelf
from forgewar.rules.state import Options

pytestmark = pytest.mark.slow

OTHER = packs.read_pack(LOW_TOWN)


@pytest.fixture
def app() -> App:
    return shipped_app()


def drop(app: App, path: Path) -> None:
    app.loop.take(pygame.event.Event(pygame.DROPFILE, file=str(path)))
    app.loop.step(0)


def set_up(app: App) -> None:
    app.context.navigator.open("setup")
    app.loop.step(0)


# Dropped on the window


@pytest.mark.parametrize("zipped", [False, True])
def test_a_pack_is_dropped_on_the_window_and_installed(
    zipped: bool, app: App, tmp_path: Path
) -> None:
    drop(app, packed(tmp_path / "my.ZIP", members("low_town/")) if zipped else LOW_TOWN)
    assert "Low Town by" in said(app)
    assert [pack.label for pack in packs.installed_packs()] == [OTHER.label]


def _no_label(folder: Path) -> None:
    (folder / "pack.yaml").unlink()


def _wrong_card(folder: Path) -> None:
    (folder / "single_use.yaml").write_text("copper_cart: 7\n", encoding="utf-8")


def _wrong_picture(folder: Path) -> None:
    (folder / "pictures" / "market" / "low_town_stall.svg").write_text("no", encoding="utf-8")


def _many_pictures(folder: Path) -> None:
    for number in range(1001):
        (folder / "pictures" / "market" / f"p{number}.svg").touch()


@pytest.mark.parametrize(
    ("spoil", "why"),
    [
        (_no_label, "has no pack.yaml"),
        (_wrong_card, "single_use.yaml:1: "),
        (_wrong_picture, "is not an SVG"),
        (_many_pictures, "more than 1000 files"),
    ],
)
def test_what_is_wrong_with_a_pack_is_said_in_a_sentence(
    spoil: object, why: str, app: App, tmp_path: Path
) -> None:
    folder = copied(tmp_path)
    assert callable(spoil)
    spoil(folder)
    drop(app, folder)
    assert "Pack not installed" in said(app)
    assert why in said(app)
    assert not packs.installed_packs()


def test_a_folder_without_a_label_is_not_looked_through(
    app: App, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It may be somebody's whole disk."""
    monkeypatch.delattr("os.walk")
    drop(app, tmp_path)
    assert "has no pack.yaml" in said(app)


def test_a_record_goes_to_the_library_as_ever(app: App, tmp_path: Path) -> None:
    drop(app, recorded(tmp_path / "evening.jsonl"))
    assert isinstance(app.context.navigator.top, LibraryScene)
    assert len(shelf.entries()) == 1


def test_a_pack_that_is_dropped_on_the_set_up_can_be_chosen_at_once(app: App) -> None:
    set_up(app)
    assert app.context.frame.spot("cards.next") is None
    drop(app, LOW_TOWN)
    press(app, "yes")
    press(app, "cards.next")
    assert "Low Town" in said(app)


# Chosen


def test_a_pack_is_chosen_played_with_and_remembered(app: App) -> None:
    packs.install(LOW_TOWN)
    set_up(app)
    assert "Forge War" in said(app)
    press(app, "cards.next")
    assert OTHER.label.name in said(app)
    assert OTHER.label.author in said(app)
    press(app, "start")
    assert app.context.match is not None
    assert app.context.match.view.content.hash == OTHER.content.hash
    game_files.leave_match(app.context)

    app.context.settings = load_settings()
    set_up(app)
    assert OTHER.label.name in said(app)
    press(app, "cards.next")
    press(app, "start")
    assert app.context.match.view.content is app.context.resources.content


def test_a_pack_that_is_gone_is_not_chosen(app: App) -> None:
    pack = packs.install(LOW_TOWN)
    set_up(app)
    press(app, "cards.next")
    press(app, "start")
    game_files.leave_match(app.context)
    packs.remove(pack)
    set_up(app)
    assert app.context.frame.spot("cards.next") is None
    press(app, "start")
    assert app.context.match is not None
    assert app.context.match.view.content is app.context.resources.content


def test_a_pack_that_was_spoilt_since_is_refused_when_it_is_chosen(app: App) -> None:
    packs.install(LOW_TOWN)
    next(packs_folder().glob("*/single_use.yaml")).write_text("copper_cart: 7\n")
    set_up(app)
    press(app, "cards.next")
    assert "This pack cannot be used" in said(app)
    press(app, "yes")
    press(app, "start")
    assert app.context.match is not None
    assert app.context.match.view.content is app.context.resources.content


def test_a_pack_that_was_named_at_the_start_comes_first(app: App) -> None:
    shutil.copytree(LOW_TOWN, packs_folder() / "other")
    app.context.settings.setup = load_settings().setup
    app.context.resources = Resources(OTHER.content, pack=OTHER)
    set_up(app)
    press(app, "start")
    assert app.context.match is not None
    assert app.context.match.view.content is OTHER.content


def test_a_game_goes_on_when_its_pack_is_removed(app: App) -> None:
    pack = packs.install(LOW_TOWN)
    game_files.new_game(app.context, Options("simple", 2), 5, (), content=pack.content)
    game_files.leave_match(app.context)
    packs.remove(pack)
    app.loop.step(0)
    while app.context.navigator.top.needs_ticks:
        app.context.navigator.top.update(1)
    app.loop.draw()
    press(app, "continue")
    assert app.context.match is not None
    assert app.context.match.view.content.hash == OTHER.content.hash
