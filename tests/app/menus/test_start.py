"""The app starts with the title and loads the rest behind it."""

import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from forgewar.app.doors import door
from forgewar.app.main import run
from forgewar.app.menus.title import TitleScene
from forgewar.app.window.app import App
from forgewar.app.window.settings import Settings
from forgewar.content import load
from forgewar.content.error import ContentError
from forgewar.content.model import Content


@pytest.fixture
def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> App:
    """As it is started, with nothing loaded."""
    monkeypatch.setenv("FORGEWAR_HOME", str(tmp_path))
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    pygame.display.init()
    pygame.font.init()
    made = App(None, Settings(), pygame.display.set_mode((1280, 720)), doors=door)
    made.stack.push(TitleScene(made))
    return made


def test_the_title_needs_neither_rules_nor_content() -> None:
    script = "import sys, forgewar.app.main as m; m.door('title'); print(*sys.modules)"
    shown = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    loaded = set(shown.stdout.split())
    assert "forgewar.app.menus.title" in loaded
    assert not loaded & {"forgewar.rules", "forgewar.content.load", "forgewar.session.record"}
    assert "forgewar.app.menus.living" not in loaded  # what moves in its picture comes later


def test_the_title_is_on_screen_before_the_content_is_loaded(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[bool] = []

    def loading() -> Content:
        seen.append(app.frame.spot("new") is not None)
        app.quit()
        return default()

    default = load.default
    monkeypatch.setattr(load, "default", loading)

    assert run(app) == 0
    assert seen == [True]


def test_content_that_cannot_be_used_ends_the_app_with_a_sentence(
    app: App, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse() -> Content:
        raise ContentError("quests.yaml", 7, "this is no quest")

    shown: list[object] = []
    monkeypatch.setattr(pygame.display, "message_box", lambda *a, **k: shown.append((a, k)))
    monkeypatch.setattr(load, "default", refuse)

    assert run(app) == 2
    told = "the content of the game cannot be used: quests.yaml:7: this is no quest."
    assert capsys.readouterr().err == f"forgewar: {told}\n"
    assert len(shown) == 1
