"""Parts of a scene that are kept look and say what they would if they were drawn anew."""

from hashlib import sha256

import pygame
import pytest
from app.blank_app import plain_app, put, resize
from app.positions import CONTENT, GAMES
from cases import mostly_slow

from forgewar.ai.players.registry import GUILDS
from forgewar.app.kit.frame import Frame, Spot
from forgewar.app.match.scene import PlayScene
from forgewar.app.shot import headless_app
from forgewar.app.window import game_files
from forgewar.app.window.app import App
from forgewar.app.window.languages import change_language
from forgewar.rules.state import ActiveQuest, Adventurer, Options
from forgewar.session.record import COLOURS, Seat
from forgewar.session.session import Session

LATER = 0.13  # seconds: every flight is seen on its way
# Of so many actions one is looked at, frame by frame.
SOME = (31, pytest.param(1, marks=pytest.mark.long))


def _spot(spot: Spot) -> tuple[object, ...]:
    return (
        spot.name, tuple(spot.rect), spot.label, spot.press is None, spot.why, spot.tip, spot.page,
        spot.state, spot.spoken, spot.group, spot.covered,
    )  # fmt: skip


def _noted(frame: Frame) -> list[object]:
    """All that was noted of a frame."""
    return [
        [(text.text, tuple(text.rect), text.colour, text.size) for text in frame.texts],
        [*map(_spot, frame.spots)],
        [*map(tuple, frame.boxes)],
        [(tuple(s.rect), s.picture, s.term, s.now and str(s.now())) for s in frame.signs],
        frame.places,
        frame.prompt,
    ]


def _seen(app: App) -> tuple[bytes, list[object]]:
    """A frame with what is kept of its parts. The scene as a whole, which may be kept under what
    flies or lies over it, is drawn."""
    app.loop._ground = None
    scene = app.context.navigator.top
    if isinstance(scene, PlayScene):
        scene._pieces._ground = None
    app.context.screen.surface.fill("black")  # blank pictures leave what was there before
    app.loop.draw()
    return sha256(pygame.image.tobytes(app.context.screen.surface, "RGB")).digest(), _noted(
        app.context.frame
    )


def _is_as_new(app: App) -> None:
    kept = _seen(app)
    app.context.gallery.draw_cache.clear()
    assert _seen(app) == kept


def _session(options: Options, seed: int) -> Session:
    seats = tuple(Seat(colour, colour) for colour in COLOURS[: options.guilds])
    return Session.new(options, seed, CONTENT, seats=seats)


def _play(app: App, options: Options, seed: int, some: int, most: int = 1000) -> int:
    """Play a game, frame by frame now and then; how many frames were looked at."""
    session, guild = _session(options, seed), GUILDS["sensible"](seed)
    put(app, session)
    match = app.context.match
    assert match is not None
    looked = 0
    while (decision := session.game.decision) is not None and len(session.actions) < most:
        match.animation.speed = 1
        match.play(guild.choose(session.game, decision.seat))
        while match.animation.busy and len(session.actions) % some == 0:
            app.loop.step(LATER)
            _is_as_new(app)
            looked += 1
        app.context.controller.skip_animation()
        if len(session.actions) % some < 2:
            _is_as_new(app)
    return looked


@pytest.mark.slow
@pytest.mark.parametrize("some", SOME)
@pytest.mark.parametrize(("options", "seed"), mostly_slow(GAMES, every=7))
def test_in_every_game_what_is_kept_is_as_if_it_were_drawn_anew(
    options: Options, seed: int, some: int
) -> None:
    assert _play(plain_app(), options, seed, some) > 0


@pytest.mark.slow
def test_its_pixels_are_the_same_with_all_pictures() -> None:
    assert _play(headless_app(CONTENT, (1280, 720), 100), Options("simple", 2), 3, 5, 25) > 0


@pytest.fixture
def app() -> App:
    """In the middle of a game: the log is beside the table."""
    app = plain_app()
    _play(app, Options("simple", 2), 3, some=1000, most=12)
    app.loop.draw()
    return app


def test_what_did_not_change_is_kept(app: App) -> None:
    before = dict(app.context.gallery.draw_cache)
    app.loop.draw()
    assert before.keys() == {"guild.0", "guild.1", "log"}
    assert all(app.context.gallery.draw_cache[name] is part for name, part in before.items())


def test_only_what_changed_is_drawn_anew(app: App) -> None:
    before = dict(app.context.gallery.draw_cache)
    assert app.context.match is not None
    app.context.match.view.shown.guilds[1].gold += 1
    app.loop.draw()
    assert {
        name for name in before if app.context.gallery.draw_cache[name] is not before[name]
    } == {"guild.1"}
    _is_as_new(app)


# Changes of a guild that its panel tells; each gets the state and the guild.
CHANGES = {
    "gold": lambda _, guild: setattr(guild, "gold", guild.gold + 1),
    "prestige": lambda _, guild: setattr(guild, "prestige", guild.prestige + 1),
    "resource": lambda _, guild: guild.resources.__setitem__(4, guild.resources[4] + 1),
    "adventurer": lambda _, guild: guild.adventurers.append(Adventurer()),
    "completed": lambda state, guild: guild.completed.append(state.quest_deck[0]),
    "quest": lambda state, guild: guild.quests.append(ActiveQuest(state.quest_deck[0], 0, 1)),
    "design": lambda state, guild: guild.designs.append(state.decks[0][0]),
    "claim": lambda state, guild: guild.claims.append(state.public[0]),
    "bonus card": lambda state, guild: guild.bonus_cards.append(state.decks[1][0]),
    "worker": lambda state, _: state.workers.__setitem__(1, state.workers[1] + 1),
}


@pytest.mark.parametrize("size", [(1920, 1080), pytest.param((1280, 720), marks=pytest.mark.slow)])
@pytest.mark.parametrize("change", CHANGES)
def test_whatever_changes_of_a_guild_is_seen_at_once(
    app: App, change: str, size: tuple[int, int]
) -> None:
    resize(app, size, 100)
    app.loop.draw()
    match = app.context.match
    assert match is not None
    state = match.view.shown
    CHANGES[change](state, state.guilds[1])
    app.loop.draw()
    _is_as_new(app)


def test_another_language_is_spoken_everywhere(app: App) -> None:
    change_language(app.context, "de")
    try:
        _is_as_new(app)
    finally:
        change_language(app.context, "en")


def test_what_covers_a_spot_is_not_kept_with_it(app: App) -> None:
    spot = app.context.frame.spot("guild.0")
    assert spot is not None
    spot.covered = True
    app.loop.draw()
    again = app.context.frame.spot("guild.0")
    assert again is not None
    assert not again.covered


def test_nothing_is_kept_of_a_game_that_was_put_away(app: App) -> None:
    game_files.leave_match(app.context)
    assert app.context.gallery.draw_cache == {}
