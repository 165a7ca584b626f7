"""Sounds for what happens, and quiet music; silence where there is no device."""

import logging
import os

import pygame

from forgewar.app.window.settings import Settings
from forgewar.paths import assets_folder
from forgewar.rules import events as ev

log = logging.getLogger(__name__)

_SOUND_OF: dict[type, str] = {
    ev.OverseerPlaced: "pick",
    ev.OverseerMoved: "pick",
    ev.WorkerTurned: "chip",
    ev.WorkerDefected: "chip",
    ev.Struck: "thud",
    ev.GoldChanged: "coin",
    ev.WeaponForged: "hammer",
    ev.CardGained: "page",
    ev.CardUsed: "page",
    ev.DesignGained: "page",
    ev.DesignClaimed: "page",
    ev.QuestTaken: "page",
    ev.QuestCompleted: "chime",
    ev.QuestFailed: "crack",
    ev.TitleTaken: "fanfare",
    ev.RoundStarted: "horn",
    ev.GameEnded: "fanfare",
}


class Sounds:
    """Plays nothing, without complaint, if the mixer cannot be started."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._loaded: dict[str, pygame.mixer.Sound] = {}
        self._on = _start_mixer()
        if self._on:
            self._start_music()

    def _start_music(self) -> None:
        try:
            pygame.mixer.music.load(str(assets_folder() / "sounds" / "hall.ogg"))
            self.set_volumes()
            pygame.mixer.music.play(-1, fade_ms=2000)
        except pygame.error as error:
            log.warning("no music: %s", error)

    def set_volumes(self) -> None:
        """Take over the volumes of the settings."""
        if self._on:
            pygame.mixer.music.set_volume(self._settings.music / 100 * 0.6)

    def hear(self, event: ev.Event) -> None:
        """The sound of what is seen in this moment."""
        name = _SOUND_OF.get(type(event))
        if name is not None:
            self.play(name)

    def play(self, name: str) -> None:
        if not self._on or not self._settings.sound:
            return
        if name not in self._loaded:
            try:
                path = assets_folder() / "sounds" / f"{name}.ogg"
                self._loaded[name] = pygame.mixer.Sound(str(path))
            except (pygame.error, FileNotFoundError) as error:
                log.warning("sound %s cannot be played: %s", name, error)
                self._on = False
                return
        sound = self._loaded[name]
        sound.set_volume(self._settings.sound / 100)
        sound.play()


def _start_mixer() -> bool:
    """Start the mixer; without a device, with a driver that plays nowhere."""
    try:
        pygame.mixer.init(frequency=22050, size=-16, channels=2, buffer=512)
        return True
    except pygame.error as error:
        log.info("no sound device, playing silently: %s", error)
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    try:
        pygame.mixer.init(frequency=22050, size=-16, channels=2, buffer=512)
    except pygame.error as error:
        log.warning("sound cannot be started: %s", error)
        return False
    return True
