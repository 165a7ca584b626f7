"""The log can be saved as a transcript, at any moment of a game."""

from pathlib import Path

import pytest
from app.blank_app import plain_app, press
from app.views import at

from forgewar.app.window import documents
from forgewar.app.window.app import App


def _saved_to(folder: Path, monkeypatch: pytest.MonkeyPatch) -> App:
    monkeypatch.setattr(documents, "shared_folders", lambda: [folder])
    app = plain_app()
    at("market", "log")(app)
    press(app, "transcript")
    app.loop.draw()
    return app


def test_a_game_is_saved_in_full_sentences(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    app = _saved_to(tmp_path / "games", monkeypatch)
    (file,) = (tmp_path / "games").iterdir()
    assert app.context.match is not None
    told = file.read_text(encoding="utf-8").splitlines()
    assert told == app.context.match.chronicle.transcript()
    assert told[0].startswith("An epic game with 4 guilds")
    assert sum(line.lstrip()[:1].isdigit() for line in told) > 100  # the actions are numbered


def test_what_cannot_be_saved_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "games").write_text("no folder", encoding="utf-8")
    app = _saved_to(tmp_path / "games", monkeypatch)
    said = " ".join(text.text for text in app.context.frame.texts)
    assert "Transcript not saved" in said
