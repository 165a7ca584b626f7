"""Ambience: a quiet bed of the place that is shown, looped under the music.

A bed is read when its place comes up, and dropped when it is left: one of them is 6 MB.
"""

from forgewar.app.window.decks import Decks
from forgewar.app.window.level import Level
from forgewar.app.window.loading_sound import LoadingSound, load_sound
from forgewar.app.window.settings import Settings

_FADE = 1.2  # seconds
_CHANNELS = (1, 2)  # after that of stings
# Bed of the scenes that have one; in others, as choices in between, the last goes on.
_BEDS = {
    "title": "castle",
    "mine": "mine",
    "market": "market",
    "quest": "castle",
    "scoring": "castle",
}


class Ambience:
    """Call `request` with the scene that is shown, and `update` to let time pass."""

    def __init__(self, settings: Settings, level: Level, *, on: bool) -> None:
        self._settings = settings
        self._level = level
        self._on = on
        self._decks = Decks(_CHANNELS, _FADE)
        self._wanted = ""
        self._playing = ""
        self._loading: LoadingSound | None = None

    def turn_off(self) -> None:
        """Play nothing from now on."""
        self._on = False

    @property
    def needs_ticks(self) -> bool:
        """Whether time must pass for something to happen."""
        moving = self._level.is_moving or self._decks.is_fading
        return self._is_audible and (self._wanted != self._playing or moving)

    @property
    def _is_audible(self) -> bool:
        return self._on and self._settings.ambience > 0

    def request(self, scene: str) -> None:
        """Play the bed of a scene."""
        self._wanted = _BEDS.get(scene, self._wanted)

    def set_volume(self) -> None:
        """Apply the volume of the settings; at 0 nothing plays."""
        if not self._on:
            return
        if not self._settings.ambience:
            self._playing = ""
            self._decks.stop()
        self._decks.set_volume(self._volume)

    @property
    def _volume(self) -> float:
        return self._settings.ambience / 100 * self._level.value

    def update(self, seconds: float) -> None:
        """Let time pass: begin the bed that is wanted once it is read, fade, follow the level."""
        if not self._is_audible:
            return
        self._decks.update(seconds)
        if self._loading is not None:
            if self._loading.done:
                self._playing = self._loading.name.removeprefix("ambience/")
                self._decks.play(self._loading.found)
                self._loading = None
        elif self._wanted != self._playing:
            self._loading = load_sound(f"ambience/{self._wanted}")
        self._decks.set_volume(self._volume)
