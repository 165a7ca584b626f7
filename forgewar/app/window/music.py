"""Music: a theme for every scene and stage, crossfaded, and quieter under loud effects.

Pieces are loaded in the background and looped; each is resumed where it was left, so that short
phases do not always play the same opening.
"""

import math
import threading
import time
from dataclasses import dataclass

import pygame

from forgewar.app.window.optional import optional
from forgewar.app.window.settings import Settings
from forgewar.paths import assets_folder

_FADE = 1500  # milliseconds
_LASTS = 4.0  # seconds that a scene is there before its theme begins
_QUIET, _DOWN, _UP = 0.5, 0.08, 0.6  # 6 dB less under a large sound: how long it takes, and back
_CUT, _AFTER_CUT = 0.06, 1.8  # seconds to silence when the music is cut, and back to full volume
_LOUD = 0.5  # of full volume at 100 per cent: music stays behind what happens
_DECKS = (0, 1)  # channels: one plays, the other fades
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


def theme(scene: str, stage: int) -> str:
    """Piece of a scene: the phases have one for each stage; choices in between keep the one that
    plays."""
    return _THEMES.get(scene, "").format(stage=max(1, stage))


@dataclass(slots=True)
class _Loading:
    """A piece that a thread reads; `found` is its sound, rotated to where it was left."""

    name: str
    start: float  # seconds into the piece
    wait: float = 0.0  # seconds until it is played
    found: pygame.mixer.Sound | None = None
    done: bool = False


class Music:
    """Call `request` for the piece that should play, and `update` to let time pass."""

    def __init__(self, settings: Settings, *, on: bool) -> None:
        self._settings = settings
        self._on = on
        if on:
            pygame.mixer.set_reserved(len(_DECKS) + 1)
        self._deck = 0
        self._playing = ""
        self._began = 0.0
        self._left_at: dict[str, float] = {}  # seconds into each piece
        self._wanted = ""
        self._wanted_for = 0.0
        self._ended = ""  # the piece that is over, while its scene stays
        self._loading: _Loading | None = None
        self._sting: _Loading | None = None
        self._way = 0.0  # seconds of a large sound still to come
        self._silent = 0.0  # seconds for which the music is still cut
        self._level = 1.0

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
        if name and name != self._wanted:
            self._wanted, self._wanted_for = name, 0.0

    def duck(self, seconds: float) -> None:
        """Be quieter while a loud effect plays."""
        self._way = max(self._way, seconds)

    def cut(self, seconds: float) -> None:
        """Stop at once, and come back gently after so many seconds, whatever was to be before."""
        self._silent = seconds

    def sting(self, name: str, wait: float = 0.0) -> None:
        """Play a short piece once, after so many seconds, over whatever plays, which makes way."""
        if self._is_audible:
            self._sting = _reading(name, 0.0)
            self._sting.wait = wait

    @property
    def needs_ticks(self) -> bool:
        """Whether time must pass for something to happen."""
        waiting = self._wanted not in ("", self._playing)
        loading = self._loading is not None or self._sting is not None
        return self._is_audible and (waiting or loading or self._ducking)

    @property
    def _is_audible(self) -> bool:
        return self._on and self._settings.music > 0

    @property
    def _ducking(self) -> bool:
        return self._silent > 0 or self._way > 0 or self._level < 1

    def set_volume(self) -> None:
        """Apply the volume of the settings; at 0 nothing plays."""
        if not self._on:
            return
        if not self._settings.music:
            self._note_position()
            self._playing = ""
            for deck in (*_DECKS, _STING):
                pygame.mixer.Channel(deck).stop()
        pygame.mixer.Channel(self._deck).set_volume(self._volume)

    @property
    def _volume(self) -> float:
        return self._settings.music / 100 * _LOUD * self._level

    def update(self, seconds: float) -> None:
        """Let time pass: begin the requested piece, fade, duck."""
        if not self._is_audible:
            return
        self._update_level(seconds)
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

    def _update_level(self, seconds: float) -> None:
        if not self._ducking:
            return
        if self._silent > 0:
            goal, down, up = 0.0, 1 / _CUT, 0.0
        else:
            goal = _QUIET if self._way > 0 else 1.0
            down, up = (1 - _QUIET) / _DOWN, (1 - _QUIET) / _UP
            if self._level < _QUIET:
                up = 1 / _AFTER_CUT
        if goal < self._level:
            self._level = max(goal, self._level - down * seconds)
        else:
            self._level = min(goal, self._level + up * seconds)
        self._way = max(0.0, self._way - seconds)
        self._silent = max(0.0, self._silent - seconds)
        pygame.mixer.Channel(self._deck).set_volume(self._volume)

    def _play_sting(self, sting: _Loading) -> None:
        self._sting = None
        if sting.found is not None:
            channel = pygame.mixer.Channel(_STING)
            channel.play(sting.found)
            channel.set_volume(self._settings.music / 100 * _LOUD)
            self.duck(sting.found.get_length())

    def _load(self, name: str) -> None:
        self._loading = _reading(name, self._left_at.get(name, 0.0))

    def _begin_loaded(self, loading: _Loading) -> None:
        if not loading.done:
            return
        self._loading = None
        self._note_position()
        self._playing = loading.name
        if loading.found is None:
            return  # it cannot be read: what played is over, and nothing is tried again
        pygame.mixer.Channel(self._deck).fadeout(_FADE)
        self._deck = 1 - self._deck
        deck = pygame.mixer.Channel(self._deck)
        deck.play(loading.found, loops=-1, fade_ms=_FADE)
        deck.set_volume(self._volume)
        self._began = time.monotonic() - loading.start

    @property
    def _position(self) -> float:
        """Seconds since the beginning of the piece that plays, over all its rounds."""
        return time.monotonic() - self._began

    @property
    def _length(self) -> float:
        """Seconds of the piece that plays; without end if there is none."""
        sound = pygame.mixer.Channel(self._deck).get_sound() if self._on else None
        return sound.get_length() if sound is not None else math.inf

    def _note_position(self) -> None:
        if self._playing and self._length < math.inf:
            self._left_at[self._playing] = self._position % self._length


def _reading(name: str, start: float) -> _Loading:
    """Begin to read a piece in a thread."""
    loading = _Loading(name, start)
    threading.Thread(target=_read, args=(loading,), daemon=True).start()
    return loading


def _read(loading: _Loading) -> None:
    """Read a piece, and rotate it so that it begins where it was left."""
    path = assets_folder() / "sounds" / "music" / f"{loading.name}.ogg"
    with optional(f"music/{loading.name}"):
        sound = pygame.mixer.Sound(str(path))
        if loading.start:
            raw = sound.get_raw()
            frame = 4  # bytes: two channels of two
            cut = int(loading.start / sound.get_length() * len(raw)) // frame * frame
            sound = pygame.mixer.Sound(buffer=raw[cut:] + raw[:cut])
        loading.found = sound
    loading.done = True
