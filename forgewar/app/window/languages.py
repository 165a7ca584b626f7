"""Which language the game speaks: the one that was chosen, or the first of the system's it has."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

import pygame

from forgewar.app.window.settings import save_settings
from forgewar.words.language import DEFAULT, language_tags, speak

if TYPE_CHECKING:
    from forgewar.app.window.scene_context import SceneContext


def language_for(chosen: str, wanted: Iterable[str]) -> str:
    """The language that was chosen if there is one, otherwise the first wanted one there is."""
    there = language_tags()
    return next((tag for tag in (chosen, *wanted) if tag in there), DEFAULT)


def start_language(chosen: str) -> None:
    """Speak as the player wishes, or as the system does."""
    locales = pygame.system.get_pref_locales()
    speak(language_for(chosen, [locale["language"] for locale in locales]))


def change_language(context: "SceneContext", tag: str) -> None:
    """Speak another language from now on; what was drawn with words in it is drawn again."""
    speak(tag)
    context.settings.language = tag
    context.gallery.forget()
    save_settings(context.settings)
    context.changed()
