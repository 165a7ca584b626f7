"""Sounds of some length, read by a thread so that no frame waits for them."""

import threading
from dataclasses import dataclass

import pygame

from forgewar.app.window.optional import optional
from forgewar.paths import assets_folder


@dataclass(slots=True)
class LoadingSound:
    """A sound that a thread reads; `found` is None if `done` and it cannot be read."""

    name: str  # under assets/sounds
    wait: float = 0.0  # seconds until it is played
    found: pygame.mixer.Sound | None = None
    done: bool = False


def load_sound(name: str, wait: float = 0.0) -> LoadingSound:
    """Begin to read a sound in a thread."""
    loading = LoadingSound(name, wait)
    threading.Thread(target=_read, args=(loading,), daemon=True).start()
    return loading


def _read(loading: LoadingSound) -> None:
    path = assets_folder() / "sounds" / f"{loading.name}.ogg"
    with optional(loading.name):
        loading.found = pygame.mixer.Sound(path)
    loading.done = True
