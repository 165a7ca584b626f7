"""A game is drawn from its own cards, whatever the app has at hand: packs, and games of old."""

import shutil
from pathlib import Path

import pytest
from app.blank_app import press
from app.packs.kit import FORMATS, WATCHED, said, settle, shelved, shipped_app
from content.packs_kit import LOW_TOWN

import forgewar.app
from forgewar.app.library.scene import LibraryScene
from forgewar.app.match.card_overlays import CardsSheet
from forgewar.app.match.large_card import GridCard
from forgewar.app.replay.scene import ReplayScene
from forgewar.app.window import game_files
from forgewar.app.window.app import App
from forgewar.content import archive, load, packs
from forgewar.rules.state import Options
from forgewar.session.record import read_header
from forgewar.session.session import Session
from forgewar.session.timeline import Timeline
from forgewar.words.cards import effects_text

FROZEN = sorted(FORMATS.glob("*/*.jsonl"))
OTHER = packs.read_pack(LOW_TOWN).content
STALL = "greengrocers_stall"  # called otherwise in the pack, and it has a picture there


def play_to_the_end(app: App) -> set[str]:
    """Let computer guilds play, with every scene drawn; returns all that was said meanwhile."""
    match, words = app.context.match, set()
    assert match is not None
    while not match.view.game.over:
        app.loop.step(1.0)
        words |= {text.text for text in app.context.frame.texts}
        words |= {spot.label for spot in app.context.frame.spots}
        if app.context.navigator.top.overlay:
            app.context.navigator.pop()
    return words


@pytest.mark.slow
def test_a_computer_game_of_a_pack_is_played_and_drawn_from_start_to_end() -> None:
    packs.install(LOW_TOWN)
    app = shipped_app()
    game_files.new_game(app.context, Options("simple", 2), 5, WATCHED, content=OTHER)
    assert app.context.match is not None
    assert app.context.match.view.content is OTHER
    words = play_to_the_end(app)
    assert any("Low Town Stall" in each for each in words)
    assert not any("Greengrocer" in each for each in words)
    path = app.context.match.session.path
    assert path is not None
    game_files.leave_match(app.context)
    app.loop.draw()

    assert Session.load(path).game.over  # with the cards that were kept beside it
    game_files.watch(app.context, path)
    assert isinstance(app.context.navigator.top, ReplayScene)
    for moment in range(0, app.context.navigator.top.timeline.last, 25):
        app.context.navigator.top._go(moment)
        app.loop.draw()


@pytest.mark.parametrize("route", ["mat", "tiles", "discard", "log"])
def test_what_lies_over_the_table_shows_the_cards_of_the_table(route: str) -> None:
    packs.install(LOW_TOWN)
    app = shipped_app()
    game_files.new_game(app.context, Options("epic", 2, bonus_tiles=True), 5, (), content=OTHER)
    match = app.context.match
    assert match is not None
    guild, state = match.view.game.state.guilds[0], match.view.game.state
    guild.bonus_cards = [*guild.bonus_cards, STALL]
    state.discard = [*state.discard, STALL]
    match.animation.show(match.view.game)
    app.context.navigator.open(route, *((0,) if route == "mat" else ()))
    app.loop.draw()
    if route in ("mat", "discard"):
        assert any(spot.label.startswith("Low Town Stall") for spot in app.context.frame.spots)


def test_a_card_by_itself_is_that_of_the_table() -> None:
    packs.install(LOW_TOWN)
    app = shipped_app()
    game_files.new_game(app.context, Options("simple", 2), 5, (), content=OTHER)
    app.context.navigator.open("mat", 0)
    sheet = app.context.navigator.top
    assert isinstance(sheet, CardsSheet)
    press_card = sheet.look(GridCard("card", "copper_cart", "Copper Cart")).press
    assert press_card is not None
    press_card()
    app.loop.draw()
    told, shipped = (
        effects_text(content.single_cards["copper_cart"].effects)
        for content in (OTHER, load.default())
    )
    assert told in said(app)
    assert shipped not in said(app)


@pytest.mark.slow
@pytest.mark.parametrize("record", FROZEN, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_games_of_old_are_opened_from_the_library(record: Path) -> None:
    path = shelved(record)
    app = shipped_app()
    app.context.navigator.open("library", path)
    settle(app)
    scene = app.context.navigator.top
    assert isinstance(scene, LibraryScene)
    assert scene._entry is not None
    assert not scene._entry.problem
    press(app, "confirm")
    if app.context.frame.spot("yes") is not None:  # one of an earlier format is played on as a copy
        press(app, "yes")
    assert app.context.match is not None
    assert app.context.match.view.content.hash == read_header(path).content
    if isinstance(app.context.navigator.top, ReplayScene):
        for moment in range(0, app.context.navigator.top.timeline.last, 40):
            app.context.navigator.top._go(moment)
            app.loop.draw()
        app.context.navigator.top._play_on()
        app.loop.draw()
    else:
        for _ in range(5):
            app.context.match.play(app.context.match.view.choices()[0])
            app.loop.draw()


@pytest.mark.slow
def test_the_title_continues_a_game_of_other_cards() -> None:
    app = shipped_app()
    game_files.new_game(app.context, Options("simple", 2), 5, (), content=OTHER)
    game_files.leave_match(app.context)
    settle(app)
    press(app, "continue")
    assert app.context.match is not None
    assert app.context.match.view.content.hash == OTHER.hash


@pytest.mark.slow
def test_playing_on_from_a_replay_keeps_its_cards() -> None:
    packs.install(LOW_TOWN)
    app = shipped_app()
    game_files.new_game(app.context, Options("simple", 2), 5, WATCHED, content=OTHER)
    play_to_the_end(app)
    assert app.context.match is not None
    path = app.context.match.session.path
    assert path is not None
    game_files.leave_match(app.context)
    app.context.navigator.open("replay", Timeline.read(path), 30)
    app.context.command("play_on")
    app.loop.draw()
    press(app, "yes")
    assert app.context.match.view.content.hash == OTHER.hash
    assert len(app.context.match.session.actions) == 30


def test_a_game_that_brings_its_cards_along_is_no_stranger_to_the_library(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Put into the folder of games by hand, by somebody who has no such cards."""
    from forgewar.session.parcel import export_record

    app = shipped_app()
    game_files.new_game(app.context, Options("simple", 2), 5, (), content=OTHER)
    assert app.context.match is not None
    path = app.context.match.session.path
    assert path is not None
    game_files.leave_match(app.context)
    path.write_bytes(export_record(path))
    shutil.rmtree(path.parent / archive.CONTENTS)
    monkeypatch.setattr(archive, "_known", {})
    app.context.navigator.open("library", path)
    settle(app)
    assert "cards or prices that this" not in said(app)
    press(app, "confirm")
    assert app.context.match is not None


@pytest.mark.parametrize(
    "room", ["match", "cards", "mine", "market", "quest", "choices", "scoring", "replay"]
)
def test_no_scene_of_a_game_asks_for_the_cards_at_hand(room: str) -> None:
    """Those of the game are `match.view.content`; `resources.content` is for scenes without one."""
    folder = Path(forgewar.app.__file__).parent / room
    assert not [
        path.name for path in folder.glob("*.py") if "resources.content" in path.read_text()
    ]
