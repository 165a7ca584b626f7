"""Settings are read forgivingly and never lost: what cannot be understood is kept and told of."""

import json
from pathlib import Path

import msgspec
import pygame
import pytest

from forgewar.app import main
from forgewar.app.window import settings
from forgewar.app.window.app import App
from forgewar.app.window.confirm import ConfirmOverlay
from forgewar.app.window.last_setup import LastSeat, LastSetup
from forgewar.app.window.settings import Settings, load_settings, save_settings, settings_file


def write(text: str) -> None:
    settings_file().parent.mkdir(parents=True, exist_ok=True)
    settings_file().write_text(text, encoding="utf-8")


def kept() -> list[Path]:
    return sorted(settings_file().parent.glob("settings.damaged-*.json"))


def test_what_is_saved_is_read_again() -> None:
    setup = LastSetup("epic", "simple", "hard", True, True, "", (
        LastSeat("green", "master", "Old Bess"), LastSeat("blue", "person", "山田\u3000\u200d"),
    ))  # fmt: skip
    saved = Settings(
        width=1700, height=900, sound=30, keys={"undo": ("q",)}, pad={"undo": ("y",)}, setup=setup
    )
    assert save_settings(saved)
    assert load_settings() == saved
    assert settings.complaint() == ""
    assert kept() == []


OTHERS = {
    "width": 1700, "height": 900, "language": "de", "text_scale": 150, "speed": 4, "sound": 30,
    "music": 20, "ambience": 10, "interface": 70, "keys": {"undo": ("q",)},
    "pad": {"undo": ("y",)}, "setup": LastSetup("epic"), "recent": (LastSetup("epic"),),
    "apart_name": "Ada", "apart_server": "games.example",
}  # fmt: skip


@pytest.mark.parametrize("field", [field.name for field in msgspec.structs.fields(Settings)])
def test_each_setting_is_saved_and_read_by_itself(field: str) -> None:
    usual = getattr(Settings(), field)
    saved = Settings(**{field: not usual if isinstance(usual, bool) else OTHERS[field]})
    assert saved != Settings()
    assert save_settings(saved)
    found = load_settings()
    assert getattr(found, field) == getattr(saved, field)
    assert found == saved


@pytest.mark.parametrize(("value", "read"), [(70, 70), (40, 40), (73, 70), (999, 100), (-5, 0)])
def test_volumes_are_what_the_steps_can_show(value: int, read: int) -> None:
    write(json.dumps({"sound": value, "text_scale": 110, "width": 10, "height": 99999}))
    found = load_settings()
    assert found.sound == read
    assert found.text_scale == 100
    assert (found.width, found.height) == (640, 4320)


@pytest.mark.parametrize("text", ["", "{", "[]", "\x00\xff", '{"sound": 7', "[" * 100_000, "null"])
def test_a_file_that_cannot_be_read_is_put_aside_and_not_overwritten(
    text: str, caplog: pytest.LogCaptureFixture
) -> None:
    write(text)
    assert load_settings() == Settings()
    assert "settings.json" in caplog.text
    assert "settings.damaged-1.json" in settings.complaint()
    assert settings_file().read_text(encoding="utf-8") == text
    assert save_settings(Settings(sound=10))
    assert [path.read_text(encoding="utf-8") for path in kept()] == [text]
    assert load_settings().sound == 10
    assert settings.complaint() == ""


def test_each_damaged_file_is_kept_under_a_name_of_its_own() -> None:
    for text in ("one", "two"):
        write(text)
        save_settings(Settings())
    assert [path.name for path in kept()] == ["settings.damaged-1.json", "settings.damaged-2.json"]
    assert [path.read_text() for path in kept()] == ["one", "two"]


def test_a_file_that_cannot_be_opened_is_put_aside(monkeypatch: pytest.MonkeyPatch) -> None:
    write('{"sound": 20}')

    def refuse(_path: Path, _most: int) -> bytes:
        raise PermissionError(13, "Permission denied")

    with monkeypatch.context() as patched:
        patched.setattr(settings, "read_small", refuse)
        assert load_settings() == Settings()
        assert settings.complaint()
        assert save_settings(Settings())
    assert [path.read_text() for path in kept()] == ['{"sound": 20}']


def test_a_file_that_could_not_be_opened_at_first_is_put_aside(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Though it can be now: what the player has chosen was never seen."""
    write('{"sound": 20}')

    def refuse(_path: Path, _most: int) -> bytes:
        raise OSError(24, "Too many open files")

    with monkeypatch.context() as patched:
        patched.setattr(settings, "read_small", refuse)
        chosen = load_settings()
    assert "Too many open files" in settings.complaint()
    assert save_settings(chosen)
    assert [path.read_text() for path in kept()] == ['{"sound": 20}']
    assert load_settings() == Settings()
    assert settings.complaint() == ""


SETUP = {"mode": "epic", "seats": [{"colour": "blue", "player": "person"}] * 2}


@pytest.mark.parametrize(
    "data",
    [
        {"sound": "loud"},
        {"speed": 3},
        {"keys": ["u"]},
        {"pad": {"undo": "y"}},
        {"setup": {"mode": "chess"}},
        {"setup": {"seats": []}},
        {"setup": SETUP},
        {"setup": {"seats": [{"colour": "red", "player": "person"}] * 2}},
        {"setup": {"seats": [
            {"colour": "blue", "player": "person", "name": "a\nb"},
            {"colour": "green", "player": "master", "name": ""},
        ]}},
    ],
)  # fmt: skip
def test_a_value_that_makes_no_sense_costs_that_value_alone(data: dict[str, object]) -> None:
    write(json.dumps({**data, "music": 20}))
    name = next(iter(data))
    found = load_settings()
    assert getattr(found, name) == getattr(Settings(), name)
    assert found.music == 20
    assert name in settings.complaint()
    save_settings(found)
    assert json.loads(kept()[0].read_text()) == {**data, "music": 20}


def test_keys_and_buttons_that_cannot_be_named_are_left_out() -> None:
    names = ["\x00", "", "x" * 40, "q", "w", "e", "r", "t"]
    write(json.dumps({"keys": {"undo": names}, "pad": {"undo": names}}))
    found = load_settings()
    assert found.keys == found.pad == {"undo": ("q", "w", "e", "r")}


def test_a_byte_order_mark_is_no_fault() -> None:
    write('\ufeff{"speed": 4}')
    assert load_settings() == Settings(speed=4)
    assert settings.complaint() == ""


def test_what_a_later_version_knows_is_no_fault() -> None:
    write('{"weather": "rain"}')
    assert load_settings() == Settings()
    assert settings.complaint() == ""


@pytest.mark.usefixtures("process")
def test_the_app_says_so_once(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[list[str]] = []

    def run(app: App, _file: object) -> int:
        shown = [s for s in app.context.navigator.scenes if isinstance(s, ConfirmOverlay)]
        told.append([line for scene in shown for line in scene._lines])
        save_settings(app.context.settings)
        return 0

    monkeypatch.setattr(main, "run", run)
    monkeypatch.setattr(pygame.display, "set_icon", lambda _: None)
    write("{")
    assert main.main() == 0
    assert main.main() == 0
    first, second = told
    assert "settings.damaged-1.json" in first[0]
    assert second == []


@pytest.mark.parametrize("damaged", [7, {"mode": "chess"}, [1, {"mode": "chess"}, None], "x"])
def test_damaged_recent_set_ups_are_left_out_with_a_log_entry(
    damaged: object, caplog: pytest.LogCaptureFixture
) -> None:
    good = {"mode": "epic", "seats": [{"colour": "blue", "player": "person"},
                                      {"colour": "green", "player": "master"}]}  # fmt: skip
    recent = [*damaged, good] if isinstance(damaged, list) else damaged
    write(json.dumps({"sound": 30, "recent": recent}))
    found = load_settings()
    assert found.sound == 30
    assert [setup.mode for setup in found.recent] == ["epic"] * isinstance(damaged, list)
    assert "a remembered set-up cannot be used" in caplog.text
    assert settings.complaint() == ""


def test_a_set_up_is_remembered_once() -> None:
    found = Settings()
    setups = [LastSetup(difficulty=each) for each in ("easy", "medium", "hard", "easy")]
    for setup in setups:
        found.remember(setup)
    assert [setup.difficulty for setup in found.recent] == ["easy", "hard", "medium"]
    assert found.setup == setups[-1]
