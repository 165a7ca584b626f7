"""Long sounds, read by a thread so that no frame waits for them."""

import threading
from dataclasses import dataclass

import pygame

from forgewar.app.window.optional import optional
from forgewar.paths import assets_folder


@dataclass(slots=True)
class LoadingSound:
    """A sound that a thread reads; `found` begins where it was left, and is None if `done` and it
    cannot be read."""

    name: str  # under assets/sounds
    start: float = 0.0  # seconds into it
    wait: float = 0.0  # seconds until it is played
    found: pygame.mixer.Sound | None = None
    done: bool = False


def load_sound(name: str, start: float = 0.0, wait: float = 0.0) -> LoadingSound:
    """Begin to read a sound in a thread."""
    loading = LoadingSound(name, start, wait)
    threading.Thread(target=_read, args=(loading,), daemon=True).start()
    return loading


def _read(loading: LoadingSound) -> None:
    """Read a sound, and rotate it so that it begins where it was left."""
    path = assets_folder() / "sounds" / f"{loading.name}.ogg"
    with optional(loading.name):
        sound = pygame.mixer.Sound(str(path))
        if loading.start:
            raw = sound.get_raw()
            frame = 4  # bytes: two channels of two
            cut = int(loading.start / sound.get_length() * len(raw)) // frame * frame
            sound = pygame.mixer.Sound(buffer=raw[cut:] + raw[:cut])
        loading.found = sound
    loading.done = True
