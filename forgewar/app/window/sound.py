"""Sound effects of events, on the frame that shows them, and of the interface.

Effects come in takes, of which the same is never played twice running. Without a device, or with a
sound that cannot be read, the game is silent and goes on.
"""

import logging
import os
import random
from typing import TYPE_CHECKING

import pygame

from forgewar.app.window.ambience import Ambience
from forgewar.app.window.level import Level
from forgewar.app.window.music import Music, theme
from forgewar.app.window.optional import optional
from forgewar.app.window.settings import Settings
from forgewar.app.window.silence import Silence
from forgewar.app.window.transposed import SEMITONES, transpose
from forgewar.paths import assets_folder
from forgewar.play.presentation import cue_of
from forgewar.play.turns import NOBODY
from forgewar.rules import events as ev

if TYPE_CHECKING:
    from forgewar.play.match import Match

log = logging.getLogger(__name__)
RATE = 44_100  # what the sounds are made for
_CHANNELS = 18
_RESERVED = 3  # for stings and ambience
_APART = 50  # milliseconds between two beginnings of one effect
# What the hand does; everything else is an effect of the game.
INTERFACE = ("button", "hover", "error", "undo", "page_turn")
_STAGES, _AFTER = {2: "stage_ii", 3: "stage_iii"}, 0.8  # what a stage is greeted with, and when
# A strike stops the music; it comes back when the workers walk off, or after so many seconds.
_STRIKE = {"strike_stop": 4.0, "strike_walk": 0.6}
_LARGE = ("champion", "quest_completed", "stage_change", "game_end")  # the music makes way


class Sounds(Silence):
    """Sound effects and music; silent if the mixer cannot be started."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._takes: dict[str, list[pygame.mixer.Sound]] = {}
        self._last: dict[str, tuple[int, int]] = {}  # by name: the take played last, and when
        self._on = _start_mixer()
        self.level = Level()  # of what lies under the effects
        self.music = Music(settings, self.level, on=self._on)
        self.ambience = Ambience(settings, self.level, on=self._on)
        self._called = NOBODY  # the person who was called to choose
        self._strike: tuple[object, int] = (None, 0)  # the last one, and how many cues of it

    @property
    def needs_ticks(self) -> bool:
        return self.music.needs_ticks or self.ambience.needs_ticks

    def follow(self, match: "Match | None", seconds: float) -> None:
        """Let time pass: music and ambience follow the scene, and a person who is to choose after
        others is called."""
        scene, stage = (
            (match.animation.scene, match.view.shown.stage) if match is not None else ("title", 0)
        )
        with optional("sound", self.turn_off):
            self.level.update(seconds)
            self.music.request(theme(scene, stage))
            self.music.update(seconds)
            self.ambience.request(scene)
            self.ambience.update(seconds)
        if match is not None:
            self._follow_strike(match)
        asked = NOBODY
        if match is not None and match.view.waiting_for_person:
            asked = match.view.seat if match.clock.forced_action is None else NOBODY
        if match is not None and asked not in (NOBODY, self._called):
            several = len(match.view.people) > 1
            self.play(f"your_turn.{match.view.emblem(asked)}" if several else "your_turn")
        if match is None or asked != NOBODY or match.view.acting not in (NOBODY, self._called):
            self._called = asked

    def _follow_strike(self, match: "Match") -> None:
        """Knock with every placard, and walk off with the workers; what was skipped is not heard.
        Where nothing moves, only that is."""
        step, remains = match.animation.step, match.animation.remains
        piece, now = (step.piece, step.time * 1000) if step is not None else (None, 0.0)
        if remains is not None and remains.has_slip:
            piece, now = remains.piece, remains.piece.strike_times.end
        if piece is None or piece.kind != "strike":
            return
        last, heard = self._strike
        cues = piece.strike_times.cues(now)
        if len(cues) > (heard if last is piece else 0):
            self.play(cues[-1])
        self._strike = (piece, len(cues))

    def set_volumes(self) -> None:
        """Apply the volumes of the settings."""
        with optional("sound", self.turn_off):
            self.music.set_volume()
            self.ambience.set_volume()

    def turn_off(self) -> None:
        """Be silent from now on."""
        self._on = False
        self.music.turn_off()
        self.ambience.turn_off()

    def play_event(self, event: ev.Event) -> None:
        """Play the sound of an event that is shown now."""
        cue = cue_of(event)
        if cue:
            self.play(cue)
        if isinstance(event, ev.StageStarted) and event.stage in _STAGES:
            self.sting(_STAGES[event.stage], _AFTER)

    def sting(self, name: str, wait: float = 0.0) -> None:
        """Play a short piece once over the music, after so many seconds."""
        with optional("sound", self.turn_off):
            self.music.sting(name, wait)

    def play(self, name: str) -> None:
        """Play one take of an effect, unless it has only just begun. "your_turn.oak" is that of a
        guild, at a pitch of its own; "strike_knock.3" is the third take, or the last there is."""
        if name in _STRIKE:
            self.level.cut(_STRIKE[name])
        volume = self._settings.interface if name in INTERFACE else self._settings.sound
        if not self._on or not volume:
            return
        with optional("sound", self.turn_off):
            self._play(name, volume)

    def _play(self, name: str, volume: int) -> None:
        now = pygame.time.get_ticks()
        last, when = self._last.get(name, (-1, -_APART))
        takes = self._loaded(name)
        if not takes or now - when < _APART:
            return
        take = random.choice([i for i in range(len(takes)) if i != last or len(takes) == 1])
        self._last[name] = (take, now)
        takes[take].set_volume(volume / 100)
        takes[take].play()
        if name in _LARGE:
            self.level.duck(takes[take].get_length())

    def _loaded(self, name: str) -> list[pygame.mixer.Sound]:
        if name not in self._takes:
            effect, _, variant = name.partition(".")
            try:
                paths = sorted((assets_folder() / "sounds").glob(f"{effect}_[0-9].ogg"))
                if variant.isdecimal():
                    number = min(int(variant), len(paths))
                    self._takes[name] = [pygame.mixer.Sound(str(paths[number - 1]))]
                elif variant:  # one take, to be known again
                    calls = [pygame.mixer.Sound(str(path)) for path in paths[:1]]
                    self._takes[name] = [transpose(call, SEMITONES[variant]) for call in calls]
                else:
                    self._takes[name] = [pygame.mixer.Sound(str(path)) for path in paths]
            except (pygame.error, OSError) as error:
                log.warning("the sound %s cannot be played: %s", name, error)
                self._takes[name] = []
        return self._takes[name]


def _start_mixer() -> bool:
    """Start the mixer; without a device, with a driver that plays nowhere."""
    try:
        _init()
        return True
    except pygame.error as error:
        log.info("no sound device, playing silently: %s", error)
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    try:
        _init()
    except pygame.error as error:
        log.warning("sound cannot be started: %s", error)
        return False
    return True


def _init() -> None:
    pygame.mixer.init(frequency=RATE, size=-16, channels=2, buffer=1024)
    pygame.mixer.set_num_channels(_CHANNELS)
    pygame.mixer.set_reserved(_RESERVED)
