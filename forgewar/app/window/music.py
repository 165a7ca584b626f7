"""Music: a theme for every scene and stage, faded in and out, and quieter under loud effects.

Pieces are looped, and decoded while they play: three minutes would be 32 MB. Each is resumed where
it was left, so that short phases do not always play the same opening.
"""

import math
import os
import time
from pathlib import Path

import pygame

from forgewar.app.window.level import Level
from forgewar.app.window.loading_sound import LoadingSound, load_sound
from forgewar.app.window.optional import optional
from forgewar.app.window.settings import Settings
from forgewar.paths import assets_folder

_OUT, _IN = 0.8, 1.5  # seconds to fade
_LASTS = 4.0  # seconds that a scene is there before its theme begins
_STING = 0  # the channel of what is played once, over it
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
_RATE = 44_100
_LAST_PAGE = 70_000  # bytes at the end of a file among which its last page is found


def theme(scene: str, stage: int) -> str:
    """Piece of a scene: the phases have one for each stage; choices in between keep the one that
    plays."""
    return _THEMES.get(scene, "").format(stage=max(1, stage))


def length(path: Path) -> float:
    """Seconds of an Ogg file: its last page counts the samples."""
    with path.open("rb") as file:
        size = file.seek(0, os.SEEK_END)
        file.seek(max(0, size - _LAST_PAGE))
        end = file.read()
    return int.from_bytes(end[end.rindex(b"OggS") + 6 :][:8], "little") / _RATE


class Music:
    """Call `request` for the piece that should play, and `update` to let time pass."""

    def __init__(self, settings: Settings, level: Level, *, on: bool) -> None:
        self._settings = settings
        self._level = level
        self._on = on
        self._playing = ""
        self._length = math.inf  # seconds of it
        self._faded_in = 0.0  # in power
        self._began = 0.0
        self._heard: dict[str, float] = {}  # how often each piece was heard, before it plays now
        self._taken_up = 0.0  # when the piece that plays began to be heard
        self._left_at: dict[str, float] = {}  # seconds into each piece
        self._wanted = ""
        self._wanted_for = 0.0
        self._ended = ""  # the piece that is over, while its scene stays
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
        waiting = self._wanted not in ("", self._playing) or self._sting is not None
        moving = self._level.is_moving or (self._playing != "" and self._faded_in < 1)
        return self._is_audible and (waiting or moving)

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
            self._faded_in = 0.0
            pygame.mixer.music.stop()
            pygame.mixer.Channel(_STING).stop()
        self._apply_volume()

    def _apply_volume(self) -> None:
        volume = self._settings.music / 100 * self._level.value
        pygame.mixer.music.set_volume(volume * math.sqrt(self._faded_in))

    def update(self, seconds: float) -> None:
        """Let time pass: begin the requested piece, fade, follow the level."""
        if not self._is_audible:
            return
        if self._sting is not None:
            self._sting.wait -= seconds
            if self._sting.done and self._sting.wait <= 0:
                self._play_sting(self._sting)
        self._wanted_for += seconds
        leaves = self._wanted not in ("", self._playing) and self._wanted_for >= _LASTS
        if leaves and self._playing:
            self._faded_in = max(0.0, self._faded_in - seconds / _OUT)
        elif self._playing:
            self._faded_in = min(1.0, self._faded_in + seconds / _IN)
        if (leaves and not self._faded_in) or (self._wanted and not self._playing):
            self._begin(self._wanted)
        self._apply_volume()

    def _play_sting(self, sting: LoadingSound) -> None:
        self._sting = None
        if sting.found is not None:
            channel = pygame.mixer.Channel(_STING)
            channel.play(sting.found)
            channel.set_volume(self._settings.music / 100)
            self._level.duck(sting.found.get_length())

    def _begin(self, name: str) -> None:
        """Play a piece from where it was left; one that cannot be read is not tried again."""
        self._note_position()
        self._playing, self._length, self._faded_in = name, math.inf, 0.0
        start = self._left_at.get(name, 0.0)
        self._taken_up = time.monotonic()
        self._began = self._taken_up - start
        pygame.mixer.music.stop()
        self._apply_volume()
        path = assets_folder() / "sounds" / "music" / f"{name}.ogg"
        with optional(name):
            pygame.mixer.music.load(path)
            pygame.mixer.music.play(loops=-1, start=start)
            self._length = length(path)

    @property
    def _position(self) -> float:
        """Seconds since the beginning of the piece that plays, over all its rounds."""
        return time.monotonic() - self._began

    def _note_position(self) -> None:
        if self._playing and self._length < math.inf:
            self._heard[self._playing] = self._times_heard(self._playing)
            self._left_at[self._playing] = self._position % self._length
