"""Whoever changes the language sees the whole screen in it at once, in mid-game as well."""

import pytest
from app.blank_app import plain_app
from app.views import VIEWS
from cases import mostly_slow
from words.speaking import speaking

from forgewar.app.window.languages import change_language
from forgewar.words import language

# A view of every kind; `-m long` sees them all, but those in which names can be typed: these stay
# as they are.
SOME = (
    "menu_with_a_game", "library", "mine", "mine_preview", "market", "management",
    "hint_market", "why", "log_computers", "mat_1", "rules_mine", "settings", "lesson_doing",
)  # fmt: skip


def _texts(view: str, tag: str, began: str) -> list[str]:
    """What a view says in a language, set up in another and changed afterwards."""
    with speaking(began):
        app = plain_app()
        VIEWS[view](app)
        app.loop.draw()
        change_language(app.context, tag)
        app.loop.draw()
        return [text.text for text in app.context.frame.texts]


@pytest.mark.parametrize("view", mostly_slow(SOME, every=5))
def test_a_change_of_language_is_seen_at_once(view: str) -> None:
    assert _texts(view, "de", "en") == _texts(view, "de", "de")


def test_what_lies_under_the_settings_is_told_in_the_new_language_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    app = plain_app()
    VIEWS["mine"](app)
    table = app.context.navigator.top
    app.context.command("settings")
    app.loop.draw()
    seen = []
    monkeypatch.setattr(table, "draw", lambda _: seen.append(language.current().tag))
    app.loop.draw()
    with speaking("en"):
        change_language(app.context, "fr")
        app.loop.draw()
        app.loop.draw()
    assert seen == ["fr"]


@pytest.mark.long
@pytest.mark.parametrize(
    "view", [view for view in VIEWS if view not in SOME and "setup" not in view]
)
def test_a_change_of_language_is_seen_at_once_everywhere(view: str) -> None:
    assert _texts(view, "de", "en") == _texts(view, "de", "de")
