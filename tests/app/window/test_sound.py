"""Each event is heard on its beat, in takes of its own; files are clean; music follows scenes."""

import cmath
import os
import time
from array import array
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import ClassVar, get_args

import pygame
import pytest
from app.blank_app import plain_app
from cases import mostly_slow
from properties.chooser import Chooser
from properties.games import SHIPPED

from forgewar.app.window.app import App
from forgewar.app.window.music import Music, length, theme
from forgewar.app.window.settings import Settings
from forgewar.app.window.sound import INTERFACE, Sounds
from forgewar.app.window.transposed import SEMITONES
from forgewar.paths import assets_folder
from forgewar.play.animation import Animation
from forgewar.play.presentation import cue_of
from forgewar.rules import events as ev
from forgewar.rules.catalogue import catalogue
from forgewar.rules.game import Game
from forgewar.rules.state import Options
from forgewar.words.names import EMBLEMS

FOLDER = assets_folder() / "sounds"
EFFECTS = sorted(FOLDER.glob("*.ogg"))
PIECES = sorted((FOLDER / "music").glob("*.ogg"))


@pytest.fixture
def sounds(monkeypatch: pytest.MonkeyPatch) -> Iterator[Sounds]:
    monkeypatch.setitem(os.environ, "SDL_AUDIODRIVER", "dummy")
    pygame.display.init()
    yield Sounds(Settings())
    pygame.mixer.quit()


# What is heard of each event, by ear: written down apart from the table under test.
HEARD: dict[str, list[ev.Event]] = {
    "coin": [ev.GoldChanged(0, 1, "pass"), ev.GoldChanged(0, -2, "clerk")],
    "coins": [ev.GoldChanged(0, 3, "pass"), ev.GoldChanged(0, -5, "barracks")],
    "anvil": [ev.ResourcesChanged(0, 0, -1, "forge")],
    "gain_copper": [ev.ResourcesChanged(0, 0, 1, "mine")],
    "gain_iron": [ev.ResourcesChanged(0, 1, 1, "mine")],
    "gain_mithril": [ev.ResourcesChanged(0, 2, 1, "mine")],
    "gain_emerald": [ev.ResourcesChanged(0, 3, 1, "mine")],
    "gain_ruby": [ev.ResourcesChanged(0, 4, 1, "mine")],
    "gain_diamond": [ev.ResourcesChanged(0, 5, 1, "mine")],
    "prestige_tick": [ev.PrestigeChanged(0, 4, "quest")],
    "round_start": [ev.RoundStarted(2, 1)],
    "phase_mine": [ev.PhaseStarted("mine")],
    "phase_market": [ev.PhaseStarted("market")],
    "phase_quest": [ev.PhaseStarted("quest")],
    "stage_change": [ev.StageStarted(2)],
    "game_end": [ev.GameEnded((0, 1))],
    "pick": [ev.OverseerPlaced(0, 3), ev.OverseerMoved(0, 3, 5, ())],
    "worker_turned": [ev.WorkerAppeared(0, 3), ev.WorkerTurned(3, 0, 1)],
    "worker_defects": [ev.WorkerDefected(3, 0, 1)],
    "strike_stop": [ev.Struck(0, (1, 2, 3, 4, 5))],
    "card_flip": [ev.CardRevealed(0, "might"), ev.DesignOpened("axe")],
    "card_deal": [ev.CardGained(0, "booth", 3), ev.DesignGained(0, "might", 4)],
    "page_turn": [ev.CardUsed(0, "purse", 1), ev.DesignClaimed(0, "axe", 1)],
    "bonus_tile": [ev.EndBonusBought(0, "fame", 2), ev.TileResolved("stock", (0,))],
    "trade": [ev.MerchantTraded(0, 0, True, 2), ev.StallUsed(0, "booth", True)],
    "weapon_ready": [ev.WeaponForged(0, 0, "axe", "rats")],
    "quest_taken": [ev.QuestTaken(0, "rats", 0, 0, False)],
    "quest_step": [ev.QuestAdvanced(0, "rats", 1, "quest")],
    "leg_done": [ev.LegCompleted(0, "rats", 0)],
    "quest_completed": [ev.QuestCompleted(0, "rats")],
    "quest_failed": [ev.QuestFailed(0, "rats", "QUEST-6")],
    "level_up": [ev.AdventurerRaised(0, 0, 2, "barracks")],
    "champion": [ev.TitleTaken(0, 0, "valorous")],
    "": [
        ev.ResourcesChanged(0, 0, -1, "merchant"),
        ev.PhaseStarted("placement"),
        ev.PhaseStarted("end"),
        ev.WealthKept(0),
        ev.WealthShown(0, ("gold",)),
        ev.MineBuilt(1),
        ev.OrderSet((0, 1)),
        ev.Passed(0, "mine"),
        ev.Declined(0, "market_card", "rats"),
        ev.Lapsed(0, "level", "rats"),
        ev.WorkerRemoved(0, 3),
        ev.WorkerMoved(0, 3, 4),
        ev.CardsDiscarded(("booth",)),
        ev.SpaceTaken(0, "clerk"),
        ev.AdventurerJoined(0, 0, "barracks"),
        ev.WeaponLost(0, 0, "axe"),
        ev.WeaponHoned(0, 0, 1),
        ev.AdventurerReturned(0, 0, "rats"),
        ev.OfferMoved(("rats",)),
        ev.QuestDealt(0, "rats"),
        ev.QuestRemoved("rats", "ROUND-4"),
        ev.ShoppingStarted(0, 3),
        ev.Shopped(0, 0, 2),
        ev.ShoppingEnded(0, 1),
    ],
}


def every_cue() -> set[str]:
    """All effects that a game or a hand can set off."""
    return {*filter(None, HEARD), *INTERFACE, "your_turn", "strike_knock", "strike_walk"}


def test_each_kind_of_event_sounds_like_itself() -> None:
    for cue, events in HEARD.items():
        assert [cue_of(event) for event in events] == [cue] * len(events)
    assert {type(event) for events in HEARD.values() for event in events} == set(get_args(ev.Event))


def takes(name: str) -> list[Path]:
    return sorted(FOLDER.glob(f"{name}_[0-9].ogg"))


def test_every_cue_has_several_takes_and_every_effect_a_cue() -> None:
    missing = [cue for cue in every_cue() if len(takes(cue)) < 2]
    assert not missing
    unused = {path.stem[:-2] for path in EFFECTS} - every_cue()
    assert not unused


def test_every_theme_is_there_for_its_stages() -> None:
    wanted = {theme(scene, stage) for scene in ("mine", "market", "quest") for stage in (1, 2, 3)}
    stings = {"victory", "defeat", "stage_ii", "stage_iii"}
    assert {path.stem for path in PIECES} == {*wanted, "title", "scoring", "hearth", *stings}
    assert theme("levels", 2) == ""  # choices in between keep what plays


def test_each_event_is_heard_on_its_beat(monkeypatch: pytest.MonkeyPatch, sounds: Sounds) -> None:
    """Not when the action is played: when it is seen."""
    heard: list[str] = []
    monkeypatch.setattr(sounds, "play", heard.append)
    game = Game.new(Options("simple", 2), 4, SHIPPED)
    show = Animation(game.clone(), catalogue(SHIPPED), 1, sounds.play_event)
    chooser = Chooser(Random(4), 0.1)
    for _ in range(60):
        decision = game.decision
        assert decision is not None
        events = game.play(chooser.choose(game))
        heard.clear()
        show.feed(events, decision, decision.seat, game)
        while show.busy:
            seen = events[: show.steps[-1].number + 1]
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


class NotedSound(pygame.mixer.Sound):
    """A short silence in place of a file; notes the file and the volume when it is played."""

    played: ClassVar[list[tuple[str, float]]] = []

    def __init__(self, path: str) -> None:
        super().__init__(buffer=bytes(64))
        self._name = Path(path).stem[:-2]

    def play(self, *given: int) -> pygame.mixer.Channel:
        self.played.append((self._name, self.get_volume()))
        return super().play(*given)


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch, sounds: Sounds) -> list[tuple[str, float]]:
    """Effects played, by name and volume; 1 is the volume of the file."""
    assert sounds
    monkeypatch.setattr(pygame.mixer, "Sound", NotedSound)
    monkeypatch.setattr(NotedSound, "played", [])
    return NotedSound.played


@pytest.mark.parametrize("percent", [10, 40, 100])
@pytest.mark.parametrize("cue", mostly_slow(sorted(every_cue()), every=8))
def test_an_effect_is_played_at_the_volume_of_its_setting(
    cue: str, percent: int, sounds: Sounds, played: list[tuple[str, float]]
) -> None:
    by_hand = cue in ("button", "hover", "error", "undo", "page_turn")
    sounds._settings.interface, sounds._settings.sound = (percent, 70) if by_hand else (70, percent)
    sounds.play(cue)
    assert played == [(cue, pytest.approx(percent / 100, abs=0.01))]


@pytest.mark.parametrize("percent", [0, 30, 90])
@pytest.mark.parametrize(("slider", "cue"), [("interface", "button"), ("sound", "coin")])
def test_a_slider_sets_the_volume_of_the_effects_it_names(
    slider: str, cue: str, percent: int, sounds: Sounds, played: list[tuple[str, float]]
) -> None:
    app = plain_app((1280, 1400))
    app.context.settings = sounds._settings
    app.context.sounds = sounds
    app.context.navigator.open("settings")
    app.loop.draw()
    _open_tab(app)
    played.clear()
    _slide(app, slider, percent)
    heard = [(cue, pytest.approx(percent / 100, abs=0.01))] if percent else []
    assert played == heard


def _open_tab(app: App) -> None:
    """Open the tab of sounds, silently."""
    spot = app.context.frame.spot("tab.sound")
    assert spot is not None
    assert spot.press is not None
    spot.press()
    app.loop.draw()


def _slide(app: App, name: str, percent: int) -> None:
    """Turn a slider to a value."""
    spot = app.context.frame.spot(name)
    assert spot is not None
    assert spot.turn is not None
    assert spot.range is not None
    spot.turn((percent - spot.range.now) // spot.range.step)


@pytest.mark.parametrize("percent", [30, 90])
def test_the_music_slider_sets_the_volume_of_what_plays(percent: int, sounds: Sounds) -> None:
    app = plain_app((1280, 1400))
    app.context.settings = sounds._settings
    app.context.sounds = sounds
    settle(sounds.music, "title")
    sounds.music.update(2.0)  # it is faded in
    app.context.navigator.open("settings")
    app.loop.draw()
    _open_tab(app)
    _slide(app, "music", percent)
    assert music_heard() == pytest.approx(percent / 100, abs=0.01)


# Music


def settle(music: Music, name: str) -> None:
    music.request(name)
    music.update(5.0)
    assert music._playing == name


def pass_time(sounds: Sounds, seconds: float) -> None:
    sounds.follow(None, seconds)


def music_heard() -> float:
    """Volume of the music; 1 is that of the file."""
    return pygame.mixer.music.get_volume() if pygame.mixer.music.get_busy() else 0.0


def test_music_changes_when_a_scene_lasts_and_goes_on_where_it_was(
    monkeypatch: pytest.MonkeyPatch, sounds: Sounds
) -> None:
    begun: list[tuple[str, float]] = []
    load, play = pygame.mixer.music.load, pygame.mixer.music.play

    def note(path: Path) -> None:
        load(path)
        begun.append((path.stem, 0.0))

    def note_start(*, loops: int, start: float) -> None:
        play(loops=loops, start=start)
        assert loops == -1
        begun[-1] = (begun[-1][0], start)

    monkeypatch.setattr(pygame.mixer.music, "load", note)
    monkeypatch.setattr(pygame.mixer.music, "play", note_start)
    music = sounds.music
    settle(music, "title")
    music.update(2.0)
    music.request("mine_1")
    music.update(3.9)
    full = music_heard()  # a scene that is gone in a moment changes nothing
    music.update(0.2)
    music.update(0.2)
    assert 0 < music_heard() < full
    music.request("title")
    music.update(2.0)
    assert music_heard() == full
    settle(music, "mine_1")
    music._began -= 20.0
    settle(music, "title")
    settle(music, "mine_1")
    assert [name for name, _ in begun] == ["title", "mine_1", "title", "mine_1"]
    assert begun[1][1] == 0
    assert begun[-1][1] == pytest.approx(20, abs=3)
    assert music._position >= 20


def test_music_is_decoded_while_it_plays(sounds: Sounds, monkeypatch: pytest.MonkeyPatch) -> None:
    """A piece is 32 MB once it is decoded, and no frame waits for that."""

    def whole(*_: object) -> None:
        raise AssertionError

    monkeypatch.setattr(pygame.mixer, "Sound", whole)
    for path in PIECES:
        settle(sounds.music, path.stem)
        assert pygame.mixer.music.get_busy()


@pytest.mark.parametrize("name", ["defeat", "stage_ii", "scoring"])
def test_the_length_of_a_piece_is_that_of_what_is_played(name: str, sounds: Sounds) -> None:
    assert sounds
    path = FOLDER / "music" / f"{name}.ogg"
    assert length(path) == pytest.approx(pygame.mixer.Sound(path).get_length(), abs=0.001)


def test_music_fades_in_to_the_volume_of_its_setting(sounds: Sounds) -> None:
    sounds._settings.music = 30
    settle(sounds.music, "title")
    assert music_heard() < 0.05
    pass_time(sounds, 0.75)
    assert music_heard() == pytest.approx(0.3 * 0.5**0.5, abs=0.01)  # half the power
    sounds._settings.music = 60  # while it fades
    sounds.set_volumes()
    assert sounds.music.needs_ticks
    pass_time(sounds, 0.75)
    assert not sounds.music.needs_ticks
    time.sleep(0.1)  # the mixer plays on by itself
    assert music_heard() == pytest.approx(0.6, abs=0.01)


def test_music_makes_way_for_large_sounds_and_comes_back(sounds: Sounds) -> None:
    music = sounds.music
    settle(music, "title")
    pass_time(sounds, 2.0)  # it is faded in
    full = music_heard()
    sounds.level.duck(1.0)
    pass_time(sounds, 0.1)
    assert music_heard() == pytest.approx(full / 2, abs=0.02)
    assert music.needs_ticks
    pass_time(sounds, 1.0)
    pass_time(sounds, 1.0)
    assert music_heard() == pytest.approx(full, abs=0.02)
    assert not music.needs_ticks


def test_a_strike_cuts_the_music_which_comes_back_when_they_walk_off(sounds: Sounds) -> None:
    settle(sounds.music, "title")
    pass_time(sounds, 2.0)
    full = music_heard()
    sounds.play("strike_stop")
    pass_time(sounds, 0.03)
    assert 0 < music_heard() < full  # no click
    pass_time(sounds, 0.03)
    assert music_heard() == 0
    for number in range(1, 8):
        sounds.play(f"strike_knock.{number}")
        pass_time(sounds, 0.09)
        assert music_heard() == 0
    sounds.play("strike_walk")
    pass_time(sounds, 0.6)
    assert music_heard() == 0
    pass_time(sounds, 0.6)
    assert 0 < music_heard() < full / 2
    pass_time(sounds, 1.2)
    assert music_heard() == full
    assert not sounds.music.needs_ticks


def test_a_strike_cuts_music_that_still_fades_in(sounds: Sounds) -> None:
    settle(sounds.music, "title")
    pass_time(sounds, 0.5)
    assert music_heard() > 0
    sounds.play("strike_stop")
    pass_time(sounds, 0.06)
    assert music_heard() == 0


def test_a_strike_that_is_skipped_gives_the_music_back(sounds: Sounds) -> None:
    settle(sounds.music, "title")
    pass_time(sounds, 2.0)
    full = music_heard()
    sounds.play("strike_stop")
    pass_time(sounds, 0.5)
    pass_time(sounds, 3.5)
    assert music_heard() == 0
    pass_time(sounds, 2.5)
    assert music_heard() == full


@pytest.mark.slow
def test_knocks_of_a_strike_rise_and_the_last_is_for_all_that_follow(sounds: Sounds) -> None:
    files = [pygame.mixer.Sound(str(path)).get_raw() for path in takes("strike_knock")]
    assert len(files) == 9
    for number in range(1, 30):
        (knock,) = sounds._loaded(f"strike_knock.{number}")
        assert knock.get_raw() == files[min(number, 9) - 1]
    pitches = [pitch_of(knock) for knock in files]
    assert pitches == sorted(set(pitches))
    assert pitches[-1] / pitches[0] == pytest.approx(2 ** (14 / 12), rel=0.02)


def pitch_of(raw: bytes) -> float:
    """The strongest frequency from 250 to 750 Hz, to the Hz."""
    mono = array("h", raw)[::2]
    part = mono[: len(mono) // 8 * 8 : 8]  # 5.5 kHz are enough
    rate = 44_100 / 8

    def strength(hertz: int) -> float:
        turn = 2j * cmath.pi * hertz / rate
        return abs(sum(value * cmath.exp(turn * i) for i, value in enumerate(part)))

    return max(range(250, 750, 3), key=strength)


def struck_up(music: Music) -> bool:
    """Whether the sting that was asked for is heard, once it is read."""
    while music._sting is not None and not music._sting.done:
        time.sleep(0.01)
    music.update(0.0)
    return pygame.mixer.Channel(0).get_busy()


def test_a_sting_is_heard_over_music_that_makes_way(sounds: Sounds) -> None:
    music = sounds.music
    settle(music, "title")
    music.sting("victory")
    assert struck_up(music)
    pass_time(sounds, 2.0)
    assert sounds.level.value == 0.5
    assert music_heard() == pytest.approx(0.2, abs=0.01)


@pytest.mark.parametrize("percent", [30, 90])
def test_a_sting_is_as_loud_as_the_music(percent: int, sounds: Sounds) -> None:
    """Whatever the other sliders say."""
    settings = sounds._settings
    settings.music, settings.sound, settings.interface, settings.ambience = percent, 50, 60, 70
    sounds.music.sting("victory")
    assert struck_up(sounds.music)
    volume = pygame.mixer.Channel(0).get_volume()
    assert volume == pytest.approx(percent / 100, abs=0.01)


@pytest.mark.parametrize(("stage", "sting"), [(2, "stage_ii"), (3, "stage_iii")])
def test_a_new_stage_is_greeted_a_moment_after_it_begins(
    stage: int, sting: str, sounds: Sounds
) -> None:
    sounds.play_event(ev.StageStarted(stage))
    assert sounds.music._sting is not None
    assert sounds.music._sting.name == f"music/{sting}"
    assert not struck_up(sounds.music)
    sounds.music.update(0.9)
    assert pygame.mixer.Channel(0).get_busy()


def test_the_scoring_is_heard_once_and_then_the_title(sounds: Sounds) -> None:
    music = sounds.music
    settle(music, "scoring")
    music.request("scoring")
    assert music._wanted == "scoring"
    music._began -= music._length
    for _ in range(3):
        music.request("scoring")
        assert music._wanted == "title"
    settle(music, "title")
    music.request("mine_1")
    music.request("scoring")
    assert music._wanted == "scoring"  # of another game


def hear(music: Music, times: float) -> None:
    """Let the piece that plays go on, so many rounds of it."""
    music._began -= times * music._length
    music._taken_up -= times * music._length


def test_in_a_long_game_a_fourth_theme_takes_turns(sounds: Sounds) -> None:
    music = sounds.music
    settle(music, "mine_1")
    hear(music, 1.5)
    music.request("mine_1")
    assert music._wanted == "mine_1"
    settle(music, "market_1")
    hear(music, 0.4)
    settle(music, "mine_1")
    hear(music, 0.6)  # twice in all
    music.request("mine_1")
    assert music._wanted == "hearth"
    settle(music, "hearth")
    hear(music, 0.5)
    music.request("mine_1")
    assert music._wanted == "hearth"
    music.request("market_1")
    assert music._wanted == "market_1"  # not heard often
    music.request("mine_1")
    hear(music, 0.6)
    for _ in range(3):
        music.request("mine_1")
        assert music._wanted == "mine_1"
    settle(music, "mine_1")
    hear(music, 1.9)
    music.request("mine_1")
    assert music._wanted == "mine_1"


def test_a_new_game_does_not_begin_with_the_fourth_theme(sounds: Sounds) -> None:
    music = sounds.music
    settle(music, "quest_2")
    hear(music, 2.1)
    music.request("quest_2")
    assert music._wanted == "hearth"
    settle(music, "title")
    music.request("quest_2")
    assert music._wanted == "quest_2"


def test_title_and_scoring_are_never_replaced(sounds: Sounds) -> None:
    settle(sounds.music, "title")
    hear(sounds.music, 5)
    sounds.music.request("title")
    assert sounds.music._wanted == "title"


def test_without_music_nothing_is_read(sounds: Sounds) -> None:
    sounds._settings.music = 0
    sounds.music.set_volume()
    sounds.music.request("title")
    sounds.music.update(9.0)
    sounds.music.sting("victory")
    assert sounds.music._sting is None
    assert not pygame.mixer.music.get_busy()
    assert not sounds.music.needs_ticks


# Ambience


def settle_bed(sounds: Sounds, scene: str) -> None:
    """Show a scene until its bed is faded in."""
    ambience = sounds.ambience
    ambience.request(scene)
    while ambience._wanted != ambience._playing:
        ambience.update(0.0)
        time.sleep(0.01)  # a thread reads the bed
    ambience.update(2.0)


def beds_heard() -> list[float]:
    """Volumes of the beds on the mixer's channels."""
    decks = [deck for deck in map(pygame.mixer.Channel, (1, 2)) if deck.get_busy()]
    return [deck.get_volume() for deck in decks if deck.get_volume()]


@pytest.mark.parametrize(
    ("scene", "bed"),
    [
        ("title", "castle"),
        ("mine", "mine"),
        ("market", "market"),
        ("quest", "castle"),
        ("scoring", "castle"),
    ],
)
def test_each_place_has_its_bed(scene: str, bed: str, sounds: Sounds) -> None:
    settle_bed(sounds, scene)
    file = pygame.mixer.Sound(str(FOLDER / "ambience" / f"{bed}.ogg"))
    found = sounds.ambience._decks.sound
    assert found is not None
    assert found.get_raw() == file.get_raw()
    assert beds_heard() == [pytest.approx(0.5, abs=0.01)]
    assert not sounds.ambience.needs_ticks
    sounds.ambience.request("levels")  # a choice in between
    assert not sounds.ambience.needs_ticks


def test_beds_crossfade_and_one_is_kept_in_memory(sounds: Sounds) -> None:
    settle_bed(sounds, "mine")
    sounds.ambience.request("market")
    while sounds.ambience._wanted != sounds.ambience._playing:
        sounds.ambience.update(0.0)
        time.sleep(0.01)
    sounds.ambience.update(0.6)
    half = pytest.approx(0.5 * 0.5**0.5, abs=0.01)
    assert beds_heard() == [half, half]
    sounds.ambience.update(0.6)
    assert len(beds_heard()) == 1


def test_a_strike_silences_the_bed_too(sounds: Sounds) -> None:
    sounds._settings.music = 0
    settle_bed(sounds, "title")
    sounds.play("strike_stop")
    pass_time(sounds, 0.1)
    assert beds_heard() == []
    pass_time(sounds, 4.0)
    pass_time(sounds, 2.0)
    assert beds_heard() == [pytest.approx(0.5, abs=0.01)]


def test_without_ambience_no_bed_is_read(sounds: Sounds) -> None:
    settle_bed(sounds, "mine")
    sounds._settings.ambience = 0
    sounds.set_volumes()
    assert beds_heard() == []
    sounds.ambience.request("market")
    sounds.ambience.update(1.0)
    assert sounds.ambience._loading is None
    assert not sounds.ambience.needs_ticks


def test_a_bed_that_was_silenced_is_heard_again_with_its_volume(sounds: Sounds) -> None:
    settle_bed(sounds, "mine")
    for percent in (0, 60):
        sounds._settings.ambience = percent
        sounds.set_volumes()
    settle_bed(sounds, "mine")
    assert beds_heard() == [pytest.approx(0.6, abs=0.01)]


@pytest.mark.parametrize("percent", [30, 90])
def test_the_ambience_slider_sets_the_volume_of_the_bed(percent: int, sounds: Sounds) -> None:
    app = plain_app((1280, 1400))
    app.context.settings = sounds._settings
    app.context.sounds = sounds
    settle_bed(sounds, "title")
    app.context.navigator.open("settings")
    app.loop.draw()
    _open_tab(app)
    _slide(app, "ambience", percent)
    assert beds_heard() == [pytest.approx(percent / 100, abs=0.01)]


# Whoever is to choose is called


class Table:
    """As much of a match as sounds follow."""

    class Animation:
        scene = "mine"
        step = remains = None

    class Shown:
        stage = 1

    class Clock:
        forced_action: object = None

    animation, shown = Animation(), Shown()

    def __init__(self, people: int = 1) -> None:
        self.view, self.clock = self, self.Clock()
        self.seat, self.acting, self.waiting_for_person = 0, 0, True
        self.people = list(range(people))

    def emblem(self, seat: int) -> str:
        return ("tower", "sun")[seat]


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


def test_where_several_people_play_each_guild_has_a_call_of_its_own(
    monkeypatch: pytest.MonkeyPatch, sounds: Sounds
) -> None:
    heard: list[str] = []
    monkeypatch.setattr(sounds, "play", heard.append)
    table = Table(people=2)
    sounds.follow(table, 0.0)  # type: ignore[arg-type]
    table.seat = table.acting = 1
    sounds.follow(table, 0.0)  # type: ignore[arg-type]
    assert heard == ["your_turn.tower", "your_turn.sun"]


def test_nobody_is_called_for_a_move_without_alternative(
    monkeypatch: pytest.MonkeyPatch, sounds: Sounds
) -> None:
    heard: list[str] = []
    monkeypatch.setattr(sounds, "play", heard.append)
    table = Table()
    table.clock.forced_action = "the only one"
    sounds.follow(table, 0.0)  # type: ignore[arg-type]
    assert heard == []


@pytest.mark.slow
def test_calls_of_guilds_differ_in_pitch(sounds: Sounds) -> None:
    calls = {emblem: sounds._loaded(f"your_turn.{emblem}")[0] for emblem in SEMITONES}
    plain = sounds._loaded("your_turn")[0]
    assert len({round(call.get_length(), 2) for call in calls.values()}) == len(EMBLEMS)
    for emblem, call in calls.items():
        wanted = plain.get_length() / 2 ** (SEMITONES[emblem] / 12)
        assert call.get_length() == pytest.approx(wanted, abs=0.01)
        samples = array("h", call.get_raw())
        assert max(samples) > 0.8 * max(array("h", plain.get_raw()))  # as loud as it was
