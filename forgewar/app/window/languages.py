"""Choice of the language: the player's, or the first of the system's that the game has."""

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
    """Use the player's language, or else the system's."""
    locales = pygame.system.get_pref_locales()
    speak(language_for(chosen, [locale["language"] for locale in locales]))


def change_language(context: "SceneContext", tag: str) -> None:
    """Change the language and draw everything again."""
    speak(tag)
    context.settings.language = tag
    context.gallery.forget()
    save_settings(context.settings)
    context.changed()
