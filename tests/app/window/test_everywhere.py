"""What works on every screen: speed, the window, pictures, rules and settings, and what is told."""

from pathlib import Path

import pygame
import pytest
from app.blank_app import plain_app, put
from app.positions import positions

from forgewar.app.menus.title import TitleScene
from forgewar.app.window import game_files
from forgewar.app.window.app import App
from forgewar.app.window.scene import Scene
from forgewar.app.window.settings import Settings, load_settings
from forgewar.fault import fault
from forgewar.paths import shared_folders
from forgewar.session.error import RecordError


@pytest.fixture
def app() -> App:
    app = plain_app()
    app.context.navigator.push(TitleScene(app.context))
    app.loop.draw()
    return app


def texts(app: App) -> str:
    app.loop.draw()
    return " ".join(text.text for text in app.context.frame.texts)


def test_speeds_come_one_after_another_and_are_remembered(app: App) -> None:
    put(app, positions()["mine"].session())
    assert app.context.match is not None
    seen = []
    for _ in range(5):
        assert app.context.command("faster")
        seen.append(app.context.settings.speed)
        assert (
            app.context.match.animation.speed == app.context.settings.speed == load_settings().speed
        )
    assert seen == [1, 2, 4, 0, 1]


def test_full_screen_and_back_are_remembered(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    opened = []

    def open_window(settings: Settings) -> pygame.Surface:
        opened.append(settings.full_screen)
        return app.context.screen.surface

    monkeypatch.setattr("forgewar.app.window.display.open_window", open_window)
    for full in (True, False):
        assert app.context.command("full_screen")
        assert app.context.settings.full_screen is full
        assert load_settings().full_screen is full
    app.context.screen.set_window(size=(1300, 800))
    assert (
        app.context.settings.width,
        app.context.settings.height,
        app.context.settings.full_screen,
    ) == (1300, 800, False)
    assert opened == [True, False, False]


def test_rules_and_settings_open_everywhere_and_settings_once(app: App) -> None:
    for route in ("rules", "settings"):
        assert app.context.command(route)
        assert isinstance(app.context.navigator.top, app.context.navigator.route(route))
    depth = len(app.context.navigator.scenes)
    assert app.context.command("settings")
    assert len(app.context.navigator.scenes) == depth
    assert not app.context.command("nothing that there is")


def test_a_picture_of_the_screen_is_saved_and_said_where(app: App) -> None:
    assert app.context.command("screenshot")
    found = list(shared_folders()[0].glob("*.png"))
    assert len(found) == 1
    assert pygame.image.load(found[0]).get_size() == app.context.screen.surface.get_size()
    assert found[0].name in texts(app)


def test_what_must_not_be_missed_is_told_and_understood(app: App) -> None:
    app.context.tell("A title", "And a sentence")
    assert "A title" in texts(app)
    assert "And a sentence" in texts(app)
    app.context.command("confirm")
    assert isinstance(app.context.navigator.top, TitleScene)


def test_why_not_is_said_for_a_while(app: App) -> None:
    put(app, positions()["market"].session())
    spot = app.context.frame.spot("confirm")
    assert spot is not None
    assert spot.why
    app.context.controller.press(spot)
    assert spot.why in texts(app)
    for _ in range(60):
        app.loop.step(0.2)
    assert spot.why not in texts(app)


class Noting(Scene):
    """A scene that notes what happens to it."""

    def __init__(self, app: App, name: str, heard: list[str], *, overlay: bool = False) -> None:
        super().__init__(app.context)
        self.name, self.heard, self.overlay = name, heard, overlay

    def enter(self) -> None:
        self.heard.append(f"{self.name} enters")

    def leave(self) -> None:
        self.heard.append(f"{self.name} leaves")

    def pause(self) -> None:
        self.heard.append(f"{self.name} pauses")

    def resume(self) -> None:
        self.heard.append(f"{self.name} resumes")


def test_scenes_are_told_what_becomes_of_them(app: App) -> None:
    heard: list[str] = []
    stack = app.context.navigator
    stack.reset(Noting(app, "a", heard))
    stack.push(Noting(app, "b", heard, overlay=True))
    stack.replace_base(Noting(app, "c", heard))
    assert [getattr(scene, "name", "") for scene in stack.scenes] == ["c", "b"]
    stack.pop()
    stack.replace_base(Noting(app, "d", heard))
    stack.replace_base(Noting(app, "e", heard))
    assert [getattr(scene, "name", "") for scene in stack.scenes] == ["e"]
    assert heard == [
        "a enters", "a pauses", "b enters", "a leaves", "c enters", "b leaves", "c resumes",
        "c leaves", "d enters", "d leaves", "e enters",
    ]  # fmt: skip


# Records that cannot be read or written


def test_a_game_that_is_not_there_is_refused_in_a_sentence(app: App, tmp_path: Path) -> None:
    game_files.open_game(app.context, tmp_path / "nothing.jsonl")
    assert "cannot be opened" in texts(app)
    app.context.navigator.pop()
    game_files.watch(app.context, tmp_path / "nothing.jsonl")
    assert "cannot be watched" in texts(app)
    app.context.navigator.pop()
    game_files.receive(app.context, tmp_path / "nothing.jsonl")
    assert "cannot be imported" in texts(app)


def test_a_pack_that_is_none_is_refused_with_the_reason(app: App, tmp_path: Path) -> None:
    (tmp_path / "cards").mkdir()
    game_files.receive(app.context, tmp_path / "cards")
    said = texts(app)
    assert "cards" in said
    assert "pack" in said


def test_what_is_not_recorded_is_asked_about_and_not_played(app: App) -> None:
    put(app, positions()["mine"].session())
    assert app.context.match is not None
    for answer, patient in (("no", False), ("yes", True)):
        with game_files.recording(app.context):
            raise RecordError(fault("record-full", file="game.jsonl"))
        assert "game.jsonl is full" in texts(app)
        spot = app.context.frame.spot(answer)
        assert spot is not None
        app.context.controller.press(spot)
        assert app.context.match.session.patient is patient


def test_long_paths_are_told_by_their_ends() -> None:
    assert game_files.shorten_paths("In /short here") == "In /short here"
    told = game_files.shorten_paths(f"In /{'a' * 60}/game.jsonl here")
    assert told.startswith("In …a")
    assert told.endswith("/game.jsonl here")
    assert max(map(len, told.split(" "))) == 45
