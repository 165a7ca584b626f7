"""Each event is heard on its beat, in takes of its own; files are clean; music follows scenes."""

import os
import time
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from random import Random

import pygame
import pytest
from properties.chooser import Chooser
from properties.games import SHIPPED

from forgewar.app.window import sound
from forgewar.app.window.music import Music, theme
from forgewar.app.window.settings import Settings
from forgewar.app.window.sound import INTERFACE, Sounds, cue_of
from forgewar.paths import assets_folder
from forgewar.play.show import Show
from forgewar.rules import events as ev
from forgewar.rules.catalogue import catalogue
from forgewar.rules.game import Game
from forgewar.rules.state import Options

FOLDER = assets_folder() / "sounds"
EFFECTS = sorted(FOLDER.glob("*.ogg"))
PIECES = sorted((FOLDER / "music").glob("*.ogg"))


@pytest.fixture
def sounds(monkeypatch: pytest.MonkeyPatch) -> Iterator[Sounds]:
    monkeypatch.setitem(os.environ, "SDL_AUDIODRIVER", "dummy")
    pygame.display.init()
    yield Sounds(Settings())
    pygame.mixer.quit()


def every_cue() -> set[str]:
    """All effects that a game or a hand can set off."""
    found = {cue for cue in sound._CUES.values() if isinstance(cue, str)}
    found |= {sound._gold(ev.GoldChanged(0, n, "pass")) for n in (1, 3)}
    found |= {sound._gain(ev.ResourcesChanged(0, r, 1, "mine")) for r in range(6)}
    found |= {sound._gain(ev.ResourcesChanged(0, 0, -1, "forge"))}
    found |= {sound._phase(ev.PhaseStarted(p)) for p in ("mine", "market", "quest")}
    return found | set(INTERFACE) | {"your_turn"}


def takes(name: str) -> list[Path]:
    return sorted(FOLDER.glob(f"{name}_[0-9].ogg"))


def test_every_cue_has_several_takes_and_every_effect_a_cue() -> None:
    missing = [cue for cue in every_cue() if len(takes(cue)) < 2]
    assert not missing
    unused = {path.stem[:-2] for path in EFFECTS} - every_cue()
    assert not unused


@pytest.mark.slow
def test_every_theme_is_there_for_its_stages_and_loops_alike(sounds: Sounds) -> None:
    assert sounds
    for scene in ("mine", "market", "quest"):
        lengths = set()
        for stage in (1, 2, 3):
            path = FOLDER / "music" / f"{theme(scene, stage)}.ogg"
            lengths.add(pygame.mixer.Sound(str(path)).get_length())
        assert len(lengths) == 1, scene  # a stage takes over where the one before was
    assert {"title.ogg", "scoring.ogg"} <= {path.name for path in PIECES}
    assert theme("levels", 2) == ""  # choices in between keep what plays


def test_each_event_is_heard_on_its_beat(monkeypatch: pytest.MonkeyPatch, sounds: Sounds) -> None:
    """Not when the action is played: when it is seen."""
    heard: list[str] = []
    monkeypatch.setattr(sounds, "play", heard.append)
    game = Game.new(Options("simple", 2), 4, SHIPPED)
    show = Show(game.clone(), catalogue(SHIPPED), 1, sounds.hear)
    chooser = Chooser(Random(4), 0.1)
    for _ in range(60):
        decision = game.decision
        assert decision is not None
        events = game.play(chooser.choose(game))
        heard.clear()
        show.feed(events, decision, decision.seat, game)
        while show.busy:
            seen = events[: show.beats[-1].number + 1]
            assert heard == [cue for cue in map(cue_of, seen) if cue]
            show.update(0.03)
        assert heard == [cue for cue in map(cue_of, events) if cue]


def test_a_take_is_never_played_twice_running(
    monkeypatch: pytest.MonkeyPatch, sounds: Sounds
) -> None:
    now = [0]

    def later() -> int:
        now[0] += 1000
        return now[0]

    monkeypatch.setattr(pygame.time, "get_ticks", later)
    played = []
    for _ in range(40):
        sounds.play("pick")
        played.append(sounds._last["pick"][0])
    assert all(a != b for a, b in pairwise(played))
    assert len(set(played)) == len(takes("pick"))


def test_one_effect_does_not_begin_again_at_once(
    monkeypatch: pytest.MonkeyPatch, sounds: Sounds
) -> None:
    monkeypatch.setattr(pygame.time, "get_ticks", lambda: 7000)
    sounds.play("coin")
    first = sounds._last["coin"]
    sounds.play("coin")
    assert sounds._last["coin"] == first


def test_volumes_are_apart(monkeypatch: pytest.MonkeyPatch, sounds: Sounds) -> None:
    sounds._settings.sound, sounds._settings.interface = 0, 60
    monkeypatch.setattr(pygame.time, "get_ticks", lambda: 9000)
    sounds.play("coin")
    sounds.play("button")
    assert "coin" not in sounds._last
    assert "button" in sounds._last


# Music


def settle(music: Music, name: str) -> None:
    music.want(name)
    while music._playing != name:
        music.update(5.0)
        time.sleep(0.01)  # a thread reads the piece


@pytest.mark.slow
def test_music_crossfades_when_a_scene_lasts_and_goes_on_where_it_was(sounds: Sounds) -> None:
    music = sounds.music
    settle(music, "title")
    deck = music._deck
    music.want("mine_1")
    music.update(1.0)
    assert music._loading is None  # a scene that is gone in a moment changes nothing
    settle(music, "mine_1")
    assert music._deck != deck
    assert pygame.mixer.Channel(deck).get_busy()  # still fading
    music._began -= 20.0
    settle(music, "title")
    assert 19 < music._left_at["mine_1"] < 25
    settle(music, "mine_1")
    assert time.monotonic() - music._began >= 20


def test_music_makes_way_for_large_sounds_and_comes_back(sounds: Sounds) -> None:
    music = sounds.music
    settle(music, "title")
    full = music._volume
    music.make_way(1.0)
    music.update(0.1)
    assert music._volume == pytest.approx(full / 2, abs=0.02)
    assert music.restless
    music.update(1.0)
    music.update(1.0)
    assert music._volume == pytest.approx(full, abs=0.02)
    assert not music.restless


def struck_up(music: Music) -> bool:
    """Whether the sting that was asked for is heard, once it is read."""
    while music._sting is not None and not music._sting.done:
        time.sleep(0.01)
    music.update(0.0)
    return pygame.mixer.Channel(2).get_busy()


def test_a_sting_is_heard_over_music_that_makes_way(sounds: Sounds) -> None:
    music = sounds.music
    settle(music, "title")
    music.sting("victory")
    assert struck_up(music)
    music.update(0.2)
    assert music._level == 0.5
    assert pygame.mixer.Channel(music._deck).get_busy()


@pytest.mark.parametrize(("stage", "sting"), [(2, "stage_ii"), (3, "stage_iii")])
def test_a_new_stage_is_greeted_a_moment_after_it_begins(
    stage: int, sting: str, sounds: Sounds
) -> None:
    sounds.hear(ev.StageStarted(stage))
    assert sounds.music._sting is not None
    assert sounds.music._sting.name == sting
    assert not struck_up(sounds.music)
    sounds.music.update(0.9)
    assert pygame.mixer.Channel(2).get_busy()


def test_the_scoring_is_heard_once_and_then_the_title(sounds: Sounds) -> None:
    music = sounds.music
    settle(music, "scoring")
    music.want("scoring")
    assert music._wanted == "scoring"
    music._began -= music._length
    for _ in range(3):
        music.want("scoring")
        assert music._wanted == "title"
    settle(music, "title")
    music.want("mine_1")
    music.want("scoring")
    assert music._wanted == "scoring"  # of another game


def test_without_music_nothing_is_read(sounds: Sounds) -> None:
    sounds._settings.music = 0
    sounds.music.set_volume()
    sounds.music.want("title")
    sounds.music.update(9.0)
    sounds.music.sting("victory")
    assert sounds.music._sting is None
    assert sounds.music._loading is None
    assert not sounds.music.restless


# Whoever is to choose is called


class Table:
    """As much of a match as sounds follow."""

    class Show:
        scene = "mine"

    class Shown:
        stage = 1

    show, shown = Show(), Shown()

    def __init__(self) -> None:
        self.seat, self.acting, self.waiting_for_person = 0, 0, True


def test_a_person_is_called_after_others_and_not_after_themselves(
    monkeypatch: pytest.MonkeyPatch, sounds: Sounds
) -> None:
    heard: list[str] = []
    monkeypatch.setattr(sounds, "play", heard.append)
    table = Table()
    sounds.follow(table, 0.0)  # type: ignore[arg-type]
    assert heard == ["your_turn"]
    table.waiting_for_person = False  # what they did is shown
    sounds.follow(table, 0.0)  # type: ignore[arg-type]
    table.waiting_for_person = True
    sounds.follow(table, 0.0)  # type: ignore[arg-type]
    assert heard == ["your_turn"]
    table.waiting_for_person, table.seat, table.acting = False, 1, 1  # a computer guild acts
    sounds.follow(table, 0.0)  # type: ignore[arg-type]
    table.waiting_for_person, table.seat, table.acting = True, 0, 0
    sounds.follow(table, 0.0)  # type: ignore[arg-type]
    assert heard == ["your_turn", "your_turn"]
