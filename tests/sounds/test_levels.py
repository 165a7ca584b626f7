"""How loud a match is at the settings that nobody has changed: a minute of one is played into a
file, once its effects alone, once its music alone, and measured. The themes go on after their quiet
openings, as they do in a match that has lasted for a while."""

import math
import os
import time
from array import array
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import TypeAlias

import pygame
import pytest
from msgspec.structs import replace
from properties.chooser import Chooser
from properties.games import SHIPPED
from sounds.check import written
from sounds.loudness import RATE, loudness

from forgewar.app.window import music
from forgewar.app.window.settings import Settings
from forgewar.app.window.sound import Sounds
from forgewar.paths import assets_folder
from forgewar.play.animation import Animation
from forgewar.rules.catalogue import catalogue
from forgewar.rules.game import Game
from forgewar.rules.state import Options
from forgewar.words.names import EMBLEMS

FRAME = 4  # bytes: two channels of two
THINKS = 1.5  # seconds
OPENING = 10  # seconds
THEMES, HEARD_BEFORE = ("title", "mine_1", "market_1", "quest_1"), 40.0  # seconds


class Table:
    """As much of a match as sounds follow: a person and a computer guild, which chooses at once."""

    class Clock:
        forced_action = None

    def __init__(self, sounds: Sounds) -> None:
        self.game = Game.new(Options("simple", 2), 4, SHIPPED)
        self.animation = Animation(
            self.game.clone(), catalogue(SHIPPED), 1, on_event_shown=sounds.play_event
        )
        self.view, self.clock, self.people = self, self.Clock(), (0,)
        self._chooser = Chooser(Random(4), 0.1)
        self._thought = 0.0

    @property
    def shown(self) -> object:
        return self.animation.shown

    @property
    def seat(self) -> int:
        assert self.game.decision is not None
        return self.game.decision.seat

    acting = seat

    @property
    def waiting_for_person(self) -> bool:
        return self.seat == 0 and not self.animation.busy

    def update(self, seconds: float) -> None:
        self.animation.update(seconds)
        self._thought += seconds if self.waiting_for_person else THINKS
        if not self.animation.busy and self._thought >= THINKS:
            decision = self.game.decision
            assert decision is not None
            events = self.game.play(self._chooser.choose(self.game))
            self.animation.feed(events, decision, decision.seat, self.game)
            self._thought = 0.0


Record: TypeAlias = "Callable[[Settings, float], array[int]]"


@pytest.fixture
def record(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Record:
    """Plays a match into a file, some twenty times as fast as it would be heard."""

    def play(settings: Settings, seconds: float) -> "array[int]":
        file = tmp_path / "heard.raw"
        monkeypatch.setitem(os.environ, "SDL_AUDIODRIVER", "disk")
        monkeypatch.setitem(os.environ, "SDL_DISKAUDIOFILE", str(file))
        monkeypatch.setitem(os.environ, "SDL_DISKAUDIODELAY", "1")
        now = 0.0
        monkeypatch.setattr(pygame.time, "get_ticks", lambda: int(now * 1000))
        monkeypatch.setattr(music, "time", SimpleNamespace(monotonic=lambda: now))
        sounds = Sounds(settings)
        sounds.music._left_at |= dict.fromkeys(THEMES, HEARD_BEFORE)
        sounds.follow(None, 0.0)  # the title goes on until a phase begins
        table = Table(sounds)
        while now < seconds:
            time.sleep(0.001)  # the mixer writes meanwhile
            passed = file.stat().st_size / FRAME / RATE - now
            now += passed
            table.update(passed)
            sounds.follow(table, passed)  # type: ignore[arg-type]
        pygame.mixer.quit()
        return array("h", file.read_bytes())

    return play


@pytest.mark.slow
def test_music_lies_under_the_effects_and_over_the_bed_and_can_be_heard(record: Record) -> None:
    default = Settings()
    effects = record(replace(default, music=0, ambience=0), 60)
    under = record(replace(default, sound=0, interface=0, ambience=0), 60)
    bed = record(replace(default, sound=0, interface=0, music=0), 10)
    assert len(under) > 59 * 2 * RATE
    assert max(effects) < 32_767  # nothing is clipped
    heard = [loudness(samples) for samples in (effects, under, bed)]
    assert 5.8 <= heard[0] - heard[1] <= 8.2, heard  # 6 to 8, as far as a loaded machine allows
    assert 6 <= heard[1] - heard[2] <= 11, heard
    assert -21 <= heard[0] <= -18, heard
    assert -27 <= heard[1] <= -24, heard


# The openings of the themes, and the calls of the guilds


@pytest.fixture
def sounds(monkeypatch: pytest.MonkeyPatch) -> Iterator[Sounds]:
    monkeypatch.setitem(os.environ, "SDL_AUDIODRIVER", "dummy")
    yield Sounds(Settings())
    pygame.mixer.quit()


def samples_of(sound: pygame.mixer.Sound) -> "array[int]":
    return array("h", sound.get_raw())


@pytest.mark.slow
@pytest.mark.parametrize("path", sorted((assets_folder() / "sounds" / "music").glob("*.ogg")))
def test_themes_do_not_begin_too_low_to_be_heard(path: Path, sounds: Sounds) -> None:
    assert sounds
    opening = samples_of(pygame.mixer.Sound(path))[: 2 * RATE * OPENING]
    assert loudness(opening) > -18 - 6.5


@pytest.mark.slow
def test_each_guild_is_called_as_loud_as_phases_are_announced(sounds: Sounds) -> None:
    calls = {emblem: sounds._loaded(f"your_turn.{emblem}") for emblem in EMBLEMS.values()}
    calls["alone"] = sounds._loaded("your_turn")
    assert [len(takes) for takes in calls.values()] == [1, 1, 1, 1, 3]
    heard = {name: [loudness(samples_of(take)) for take in each] for name, each in calls.items()}
    levels = [level for each in heard.values() for level in each]
    assert -22 <= min(levels) <= max(levels) <= -19.5, heard
    assert max(levels) - min(levels) <= 1.5, heard


# The meter


def tone(hertz: float, size: float, seconds: float) -> "array[int]":
    turn = 2 * math.pi * hertz / RATE
    wave = (int(32_767 * size * math.sin(turn * i)) for i in range(int(seconds * RATE)))
    return array("h", [side for sample in wave for side in (sample, sample)])


def test_a_tone_is_as_loud_as_the_standard_says() -> None:
    """EBU Tech 3341: at 1 kHz and -23 dBFS in both channels, -23 LUFS, pauses not counted."""
    quiet = tone(997, 10 ** (-23 / 20), 2)
    assert loudness(quiet) == pytest.approx(-23, abs=0.2)
    assert loudness(quiet + array("h", bytes(FRAME * RATE * 3))) == pytest.approx(-23, abs=1.0)
    assert loudness(tone(60, 10 ** (-23 / 20), 2)) < -24  # the ear hears less of it


@pytest.mark.parametrize("name", ["your_turn_1", "anvil_2", "champion_1", "strike_stop_1"])
def test_files_are_as_loud_as_another_meter_says(name: str, sounds: Sounds) -> None:
    assert sounds
    pause = array("h", bytes(FRAME * RATE // 2))
    heard = samples_of(pygame.mixer.Sound(assets_folder() / "sounds" / f"{name}.ogg"))
    measured = written()[f"{name}.ogg"].loudness
    assert loudness(pause + heard + pause) == pytest.approx(measured, abs=0.6)
