"""Music: a theme for every scene and stage, crossfaded, and quieter under loud effects.

Pieces are loaded in the background and looped; each is resumed where it was left, so that short
phases do not always play the same opening.
"""

import math
import time

import pygame

from forgewar.app.window.decks import Decks
from forgewar.app.window.level import Level
from forgewar.app.window.loading_sound import LoadingSound, load_sound
from forgewar.app.window.settings import Settings

_FADE = 1.5  # seconds
_LASTS = 4.0  # seconds that a scene is there before its theme begins
_CHANNELS = (0, 1)
_STING = 2  # the channel of what is played once, over it
# Piece of the scenes that have one of their own; in others the last goes on.
_THEMES = {
    "title": "title",
    "mine": "mine_{stage}",
    "market": "market_{stage}",
    "quest": "quest_{stage}",
    "scoring": "scoring",
}
_THEN = {"scoring": "title"}  # what follows a piece that is heard once, if its scene stays
# A phase's theme that was heard so many times gives way to a fourth one, until that is heard once.
_OFTEN, _FOURTH = 2, "hearth"


def theme(scene: str, stage: int) -> str:
    """Piece of a scene: the phases have one for each stage; choices in between keep the one that
    plays."""
    return _THEMES.get(scene, "").format(stage=max(1, stage))


class Music:
    """Call `request` for the piece that should play, and `update` to let time pass."""

    def __init__(self, settings: Settings, level: Level, *, on: bool) -> None:
        self._settings = settings
        self._level = level
        self._on = on
        self._decks = Decks(_CHANNELS, _FADE)
        self._playing = ""
        self._began = 0.0
        self._heard: dict[str, float] = {}  # how often each piece was heard, before it plays now
        self._taken_up = 0.0  # when the piece that plays began to be heard
        self._left_at: dict[str, float] = {}  # seconds into each piece
        self._wanted = ""
        self._wanted_for = 0.0
        self._ended = ""  # the piece that is over, while its scene stays
        self._loading: LoadingSound | None = None
        self._sting: LoadingSound | None = None

    def turn_off(self) -> None:
        """Play nothing from now on."""
        self._on = False

    def request(self, name: str) -> None:
        """Play a piece once its scene has lasted; without a name, go on with the present one."""
        if name == self._playing and name in _THEN and self._position >= self._length:
            self._ended = name
        if name == self._ended:
            name = _THEN.get(name, "")
        else:
            self._ended = ""
        name = self._unless_tired(name)
        if name and name != self._wanted:
            self._wanted, self._wanted_for = name, 0.0

    def _unless_tired(self, name: str) -> str:
        """A piece, or the fourth theme if it is a phase's theme that was heard often."""
        if name == "title" or self._times_heard(_FOURTH) >= 1:  # a game is over, or the turn
            self._heard.clear()
            self._taken_up = time.monotonic()
        staged = name.rpartition("_")[0] in _THEMES
        return _FOURTH if staged and self._times_heard(name) >= _OFTEN else name

    def _times_heard(self, name: str) -> float:
        now = time.monotonic() - self._taken_up if name == self._playing else 0.0
        return self._heard.get(name, 0.0) + now / self._length

    def sting(self, name: str, wait: float = 0.0) -> None:
        """Play a short piece once, after so many seconds, over whatever plays, which makes way."""
        if self._is_audible:
            self._sting = load_sound(f"music/{name}", wait=wait)

    @property
    def needs_ticks(self) -> bool:
        """Whether time must pass for something to happen."""
        waiting = self._wanted not in ("", self._playing)
        loading = self._loading is not None or self._sting is not None
        moving = self._level.is_moving or self._decks.is_fading
        return self._is_audible and (waiting or loading or moving)

    @property
    def _is_audible(self) -> bool:
        return self._on and self._settings.music > 0

    def set_volume(self) -> None:
        """Apply the volume of the settings; at 0 nothing plays."""
        if not self._on:
            return
        if not self._settings.music:
            self._note_position()
            self._playing = ""
            self._decks.stop()
            pygame.mixer.Channel(_STING).stop()
        self._decks.set_volume(self._volume)

    @property
    def _volume(self) -> float:
        return self._settings.music / 100 * self._level.value

    def update(self, seconds: float) -> None:
        """Let time pass: begin the requested piece, fade, follow the level."""
        if not self._is_audible:
            return
        self._decks.update(seconds)
        if self._sting is not None:
            self._sting.wait -= seconds
            if self._sting.done and self._sting.wait <= 0:
                self._play_sting(self._sting)
        if self._loading is not None:
            self._begin_loaded(self._loading)
        elif self._wanted not in ("", self._playing):
            self._wanted_for += seconds
            if not self._playing or self._wanted_for >= _LASTS:
                self._load(self._wanted)
        self._decks.set_volume(self._volume)

    def _play_sting(self, sting: LoadingSound) -> None:
        self._sting = None
        if sting.found is not None:
            channel = pygame.mixer.Channel(_STING)
            channel.play(sting.found)
            channel.set_volume(self._settings.music / 100)
            self._level.duck(sting.found.get_length())

    def _load(self, name: str) -> None:
        self._loading = load_sound(f"music/{name}", self._left_at.get(name, 0.0))

    def _begin_loaded(self, loading: LoadingSound) -> None:
        if not loading.done:
            return
        self._loading = None
        self._note_position()
        self._playing = loading.name.removeprefix("music/")
        self._decks.play(loading.found)  # what cannot be read is not tried again
        self._taken_up = time.monotonic()
        self._began = self._taken_up - loading.start

    @property
    def _position(self) -> float:
        """Seconds since the beginning of the piece that plays, over all its rounds."""
        return time.monotonic() - self._began

    @property
    def _length(self) -> float:
        """Seconds of the piece that plays; without end if there is none."""
        sound = self._decks.sound if self._on else None
        return sound.get_length() if sound is not None else math.inf

    def _note_position(self) -> None:
        if self._playing and self._length < math.inf:
            self._heard[self._playing] = self._times_heard(self._playing)
            self._left_at[self._playing] = self._position % self._length
