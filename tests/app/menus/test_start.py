"""The app starts with the title and loads the rest behind it."""

import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from forgewar import crash
from forgewar.app import main
from forgewar.app.main import run
from forgewar.app.menus.title import TitleScene
from forgewar.app.routes import route
from forgewar.app.window import fatal_error, game_files, screen_reader, sound
from forgewar.app.window.app import App
from forgewar.app.window.display import NoDisplay
from forgewar.app.window.loop import Loop
from forgewar.app.window.scene_context import SceneContext
from forgewar.app.window.screen_loss import ScreenLost
from forgewar.app.window.settings import Settings
from forgewar.content import load
from forgewar.content.error import ContentError
from forgewar.content.model import Content
from forgewar.paths import user_folder
from forgewar.rules.state import Options


@pytest.fixture
def app(process: object) -> App:  # noqa: ARG001  # for what it undoes
    """As it is started, with nothing loaded."""
    made = App(None, Settings(), pygame.display.set_mode((1280, 720)), routes=route)
    made.context.navigator.push(TitleScene(made.context))
    return made


def test_the_title_needs_neither_rules_nor_content() -> None:
    script = "import sys, forgewar.app.main as m; m.route('title'); print(*sys.modules)"
    shown = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    loaded = set(shown.stdout.split())
    assert "forgewar.app.menus.title" in loaded
    assert not loaded & {"forgewar.rules", "forgewar.content.load", "forgewar.session.record"}
    assert "forgewar.app.menus.title_animation" not in loaded  # it comes when the title is seen


@pytest.mark.slow
def test_the_title_is_on_screen_before_the_content_is_loaded(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[bool] = []

    def loading() -> Content:
        seen.append(app.context.frame.spot("new") is not None)
        app.context.navigator.quit()
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
    monkeypatch.setattr(fatal_error, "show_error_box", lambda *words: shown.append(words))
    monkeypatch.setattr(load, "default", refuse)

    assert run(app) == 2
    told = "the content of the game cannot be used: quests.yaml:7: this is no quest."
    assert capsys.readouterr().err == f"forgewar: {told}\n"
    assert len(shown) == 1


@pytest.mark.slow
def test_while_the_title_is_looked_at_everything_else_is_made_ready(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(main, "OPENS_HIDDEN", False)  # the reader is started before the title
    done: list[str] = []
    reader, sounds = object(), object()
    for module, name, made in (
        (main, "start_pads", None),
        (sound, "Sounds", sounds),
        (screen_reader, "start_screen_reader", reader),
        (main, "watch_screen", None),
    ):
        answer = lambda *_, name=name, made=made: (done.append(name), made)[1]  # noqa: E731
        monkeypatch.setattr(module, name, answer)
    covers: list[tuple[object, ...]] = []
    monkeypatch.setattr(app.context.gallery, "cover", lambda *asked, **_: covers.append(asked))
    monkeypatch.setattr(app.loop, "step", lambda _: done.append("the title"))
    main._prepare(app)
    assert done == ["the title", "start_pads", "Sounds", "start_screen_reader", "watch_screen"]
    assert (app.context.reader, app.context.sounds) == (reader, sounds)
    assert app.context.resources.content == load.default()
    assert covers == [("scenes/table", 1280, 720)]


@pytest.mark.usefixtures("process")
def test_without_a_screen_the_game_says_so_and_ends(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def no_display(_: Settings) -> None:
        raise NoDisplay("there is no screen")

    monkeypatch.setattr(main, "start_display", no_display)
    assert main.main() == 2
    assert capsys.readouterr().err == "forgewar: the game cannot start: there is no screen.\n"
    logged = (user_folder("log") / "forgewar.log").read_text(encoding="utf-8")
    assert logged.endswith("ERROR forgewar.app.main: cannot start: there is no screen\n")


@pytest.mark.parametrize("unrecorded", ["", "the disk is full."])
def test_a_lost_screen_is_told_on_the_terminal(
    app: App,
    unrecorded: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    closed: list[App] = []
    monkeypatch.setattr(main, "put_away", lambda _: unrecorded)
    monkeypatch.setattr(App, "close", lambda app: closed.append(app))
    app.context.resources.load()
    game_files.new_game(app.context, Options("simple", 2), 1, ())
    assert main._end_without_screen(app, ScreenLost("x11")) == crash.FAULT
    told = capsys.readouterr().err
    (path,) = (tmp_path / "log").glob("crash-*.txt")
    assert told.startswith("forgewar: the screen was lost, but your game is saved")
    assert str(path) in told
    assert ("The end of the game was not saved: the disk is full." in told) == bool(unrecorded)
    report = path.read_text(encoding="utf-8")
    assert "while: showing" in report
    assert "scenes: TitleScene, WealthScene" in report
    assert "(1280, 720)" in report
    assert "settings: (100, 1)" in report
    assert "seed 1" in report
    assert closed == [app]


@pytest.mark.slow
def test_an_app_whose_screen_goes_away_while_it_runs_says_so(
    app: App, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(main, "screen_is_gone", lambda: True)
    monkeypatch.setattr(Loop, "run", lambda _: None)
    assert run(app) == crash.FAULT
    assert "forgewar: the screen was lost" in capsys.readouterr().err


@pytest.mark.slow
def test_an_end_that_could_not_be_recorded_is_told(
    app: App, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(main, "put_away", lambda _: "the disk is full.")
    monkeypatch.setattr(Loop, "run", lambda _: None)
    assert run(app) == 2
    told = "forgewar: the end of the game was not saved: the disk is full.\n"
    assert capsys.readouterr().err == told


@pytest.mark.slow
def test_a_file_given_at_the_start_is_taken_in(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    taken: list[tuple[SceneContext, Path]] = []
    monkeypatch.setattr(main, "receive", lambda *given: taken.append(given))
    monkeypatch.setattr(Loop, "run", lambda _: None)
    assert run(app, Path("a.jsonl")) == 0
    assert taken == [(app.context, Path("a.jsonl"))]
