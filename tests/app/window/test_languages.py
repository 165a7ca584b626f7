"""Which language is spoken: the chosen one, else the system's, else the default."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from forgewar.app.shot import headless_app
from forgewar.app.window.languages import change_language, language_for
from forgewar.app.window.settings import load_settings
from forgewar.content import load
from forgewar.words import language, say, speak


@pytest.fixture
def german(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A second language of one message; the rest it tells in the default one."""
    folder = tmp_path / "languages"
    for tag in ("en", "de"):
        (folder / tag).mkdir(parents=True)
    english = language.data_folder() / "languages" / "en"
    for path in english.glob("*.ftl"):
        (folder / "en" / path.name).write_bytes(path.read_bytes())
    (folder / "de" / "all.ftl").write_text(
        "menus-settings = Einstellungen\nlanguage-name = Deutsch\n", encoding="utf-8"
    )
    monkeypatch.setattr(language, "data_folder", lambda: tmp_path)
    language.language.cache_clear()
    yield
    monkeypatch.undo()
    language.language.cache_clear()
    speak("en")


@pytest.mark.usefixtures("german")
@pytest.mark.parametrize(
    ("chosen", "wanted", "spoken"),
    [
        ("de", ["en"], "de"),
        ("", ["fr", "de", "en"], "de"),
        ("", ["fr"], "en"),
        ("../en", ["de"], "de"),
        ("", [], "en"),
    ],
)
def test_the_chosen_language_comes_before_the_systems(
    chosen: str, wanted: list[str], spoken: str
) -> None:
    assert language_for(chosen, wanted) == spoken


@pytest.mark.usefixtures("german")
def test_a_language_is_changed_at_once_and_kept() -> None:
    app = headless_app(load.default(), (1280, 720), 100)
    app.context.gallery.store(("tile", 1), pygame.Surface((4, 4)))
    change_language(app.context, "de")
    assert say("menus-settings") == "Einstellungen"
    assert app.context.gallery.recall(("tile", 1)) is None
    assert load_settings().language == "de"
