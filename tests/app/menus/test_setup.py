"""Setting up a game begins where the last one left off."""

import pytest
from app.blank_app import plain_app, press
from app.inputs import click, write

from forgewar.app.menus.setup import SetupScene
from forgewar.app.menus.title import TitleScene
from forgewar.app.window.app import App
from forgewar.app.window.game_files import put_away
from forgewar.app.window.last_setup import LastSeat
from forgewar.app.window.settings import load_settings
from forgewar.content.even_start import even_start
from forgewar.play.rivals import rival_at, rival_of


@pytest.fixture
def app() -> App:
    made = plain_app()
    setting_up(made)
    return made


def setting_up(app: App) -> SetupScene:
    app.context.navigator.reset(TitleScene(app.context))
    scene = SetupScene(app.context)
    app.context.navigator.push(scene)
    app.loop.step(0)
    return scene


def labels(app: App) -> dict[str, str]:
    return {spot.name: spot.label for spot in app.context.frame.spots}


def test_the_last_set_up_is_remembered(app: App) -> None:
    for name in ("mode.epic", "add.person", "tiles", "practice", "seat.0.colour"):
        press(app, name)
    press(app, "seat.1.player.master")
    press(app, "seat.0.name")
    write(app, "Maximiliane")
    press(app, "start")

    app.context.settings = load_settings()
    assert app.context.settings.setup.seats == (
        LastSeat("green", "person", "Maximiliane"),
        LastSeat("yellow", "master"),
        LastSeat("purple", "person"),
    )
    scene = setting_up(app)
    assert scene._game.options().bonus_tiles
    assert scene._game.practice
    assert [(seat.name, seat.colour, seat.player) for seat in scene._game.seats(1)] == [
        ("Maximiliane", "green", "person"),
        ("Madam Pell", "yellow", "master"),
        ("Jonas", "purple", "person"),
    ]


def test_a_computer_player_has_the_face_that_its_record_will_have(app: App) -> None:
    scene = setting_up(app)
    press(app, "seat.1.player.master")
    seed = scene._seed_number
    shown = {sign.picture for sign in app.context.frame.signs}
    rival = rival_at(seed, 1)
    assert rival.picture in shown
    press(app, "start")
    assert app.context.match is not None
    header = app.context.match.session.header
    assert rival_of(header, 1) == rival
    assert header.seats[1].name == str(rival.name)
    assert rival_of(header, 0) is None


def test_a_solo_game_is_remembered_with_its_length_and_difficulty(app: App) -> None:
    for name in ("mode.solo", "length.epic", "difficulty.hard", "start"):
        press(app, name)
    app.context.settings = load_settings()
    options = setting_up(app)._game.options()
    assert (options.mode, options.guilds, options.difficulty) == ("epic", 1, "hard")


def test_an_even_start_is_offered_where_the_places_are_uneven(app: App) -> None:
    scene = setting_up(app)
    press(app, "mode.fast_forward")
    spot = next(spot for spot in app.context.frame.spots if spot.name == "even")
    assert "2 guilds" in str(spot.why)
    press(app, "mode.simple")
    press(app, "add.person")
    assert not scene._game.options().gifts
    press(app, "even")
    assert scene._game.options().gifts == even_start("simple", 3) != ()
    press(app, "mode.fast_forward")
    assert not scene._game.options().gifts
    press(app, "mode.simple")
    press(app, "start")
    assert app.context.match is not None
    assert app.context.match.view.game.state.options.gifts == even_start("simple", 3)
    app.context.settings = load_settings()
    assert setting_up(app)._game.options().gifts == even_start("simple", 3)


def test_the_seed_is_always_a_new_one(app: App) -> None:
    seeds = {labels(app)["seed"]}
    for _ in range(3):
        setting_up(app)
        seeds.add(labels(app)["seed"])
    assert len(seeds) > 1


def test_only_one_field_is_open_at_a_time(app: App) -> None:
    for name in ("seed", "seat.1.name", "seat.0.name"):
        spot = app.context.frame.spot(name)
        assert spot is not None
        click(app, spot.rect.center)
        app.loop.step(0)
    write(app, "Bess")
    app.loop.step(0)
    names = labels(app)
    assert names["seat.0.name"].endswith(": Bess")
    scene = app.context.navigator.top
    assert isinstance(scene, SetupScene)
    rival = rival_at(scene._seed_number, 1)
    assert names["seat.1.name"].endswith(f": {rival.name}")


def test_a_seat_that_is_dropped_on_another_takes_its_place(app: App) -> None:
    press(app, "add.person")
    scene = app.context.navigator.top
    assert isinstance(scene, SetupScene)
    first, second, third = scene._game.rows
    scene._game.move(third, first.colour)
    assert scene._game.rows == [second, third, first]
    scene._game.move(second, second.colour)
    scene._game.move(second, "no colour")
    assert scene._game.rows == [second, third, first]


def test_the_last_set_ups_are_cards_and_a_press_takes_one_up(app: App) -> None:
    press(app, "mode.epic")
    press(app, "seat.1.player.master")
    press(app, "start")
    first = load_settings().setup
    put_away(app.context)
    setting_up(app)
    press(app, "mode.fast_forward")
    press(app, "start")
    assert load_settings().recent[:2] == (load_settings().setup, first)
    put_away(app.context)
    scene = setting_up(app)
    press(app, "recent.1")
    assert scene._game.to_last("") == first
    assert app.context.match is None
    press(app, "recent.1")  # it is set up already
    assert app.context.match is not None
    assert app.context.match.session.header.options.mode == "epic"
    assert load_settings().recent[0] == first


def test_usual_set_ups_are_offered_before_the_first_game(app: App) -> None:
    app.context.settings.recent = ()
    scene = setting_up(app)
    press(app, "recent.2")
    assert scene._game.solo
    assert scene._game.difficulty == "easy"
