"""What will be seen soon is drawn before, where nobody sees it, and changes nothing on screen."""

import pytest
from app.blank_app import plain_app, put
from app.positions import CONTENT, GAMES
from cases import mostly_slow

from forgewar.ai.players.registry import GUILDS
from forgewar.app.window.app import App
from forgewar.app.window.prefetch import Prefetch
from forgewar.rules.state import Options
from forgewar.session.record import COLOURS, Seat
from forgewar.session.session import Session

# Of so many positions one is looked at, and the last one.
SOME = (29, pytest.param(1, marks=pytest.mark.long))


def _rehearse(app: App) -> int:
    """Go through every room as it will be; how many there are."""
    ahead = Prefetch()
    app.context.gallery.eager = False
    ahead.follow(app.context)
    rooms = len(ahead._unseen)
    while ahead.busy:
        ahead._rehearse(app.context)
    app.context.gallery.drop_missing()
    app.context.gallery.eager = True
    return rooms


def _seen(app: App) -> list[tuple[str, tuple[int, int]]]:
    app.loop.draw()
    return [(text.text, text.rect.topleft) for text in app.context.frame.texts]


@pytest.mark.parametrize("some", SOME)
@pytest.mark.parametrize(("options", "seed"), mostly_slow(GAMES, every=7))
def test_every_room_can_be_drawn_before_it_is_seen(options: Options, seed: int, some: int) -> None:
    """In motion, at rest, and when the game is over."""
    app, guild = plain_app(), GUILDS["sensible"](seed)
    seats = tuple(Seat(colour, colour) for colour in COLOURS[: options.guilds])
    session = Session.new(options, seed, CONTENT, seats=seats)
    put(app, session)
    match = app.context.match
    assert match is not None
    match.animation.speed = 1
    while (decision := session.game.decision) is not None:
        match.play(guild.choose(session.game, decision.seat))
        if len(session.actions) % some == 0 or session.game.over:
            app.loop.step(0.0)
            before = _seen(app)
            assert _seen(app) == before
            assert bool(_rehearse(app)) == (not session.game.over)
            assert _seen(app) == before
        match.animation.snap()
    _rehearse(app)
