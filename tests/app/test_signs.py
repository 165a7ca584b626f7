"""Every symbol and number has a name: under the pointer, and for those who go from sign to sign."""

import re

import pygame
import pytest
from app.blank_app import plain_app, put
from app.inputs import key, look, move
from app.positions import positions
from app.views import VIEWS
from cases import mostly_slow

from forgewar.app.kit.frame import Frame, Text
from forgewar.app.kit.signs import signs_at
from forgewar.app.window.app import App
from forgewar.play.symbols import explain, term_of

pytestmark = pytest.mark.slow

# Pictures that show something instead of standing for something: their name is beside them.
SCENES = ("scenes/", "frames/", "quests/", "market/", "wealth/", "places/", "moments/", "mine/",
          "empty/", "hall/", "rivals/")  # fmt: skip
# What belongs to an interface: each lies in a spot that says what it does.
INTERFACE = ("icons/handle", "icons/help", "icons/hint", "icons/eye", "icons/torn",
             "icons/victory", "icons/replay", "icons/skip")  # fmt: skip
# Spots that hold other things: what lies in them is not named by them.
GROUNDS = ("guild.", "log", "sheet", "card", "discard.list", "hint", "chart.")
NUMBER = re.compile(r"[+−]?\d+")
# Outside a game nothing stands for anything; hints, replays and long names show the same signs.
_ALIKE = re.compile(
    r"rules_|menu|hall|wall|challenges|setup|library|piece_|hint_|replay_(?!200)"
    r"|.*(longest|computer)"
)
SEEN = [view for view in VIEWS if not _ALIKE.match(view)]


def _spot_names(frame: Frame, rect: pygame.Rect) -> bool:
    """Whether something can be pointed at here that says what it is."""
    spot = frame.at(rect.center)
    return spot is not None and not spot.name.startswith(GROUNDS) and bool(spot.label or spot.tip)


def _sign_names(frame: Frame, rect: pygame.Rect) -> bool:
    meant = signs_at(frame.signs, rect.center)
    return any(sign.term or term_of(sign.picture) for sign in meant)


def _beside_words(frame: Frame, text: Text) -> bool:
    """Whether a number is part of a line of text."""
    near = text.rect.inflate(2 * text.size, 0)
    others = (other for other in frame.texts if other is not text)
    return any(near.colliderect(o.rect) and re.search(r"[A-Za-z]{2}", o.text) for o in others)


@pytest.mark.parametrize("view", mostly_slow(SEEN, every=8))
def test_every_symbol_and_number_is_named(view: str) -> None:
    app = plain_app()
    VIEWS[view](app)
    app.loop.draw()
    frame = app.context.frame
    nameless = {
        sign.picture
        for sign in frame.signs
        if not (sign.term or term_of(sign.picture))
        and not sign.picture.startswith((*SCENES, *INTERFACE))
    }
    numbers = {
        f"the number {text.text} at {text.rect.center}"
        for text in frame.texts
        if NUMBER.fullmatch(text.text)
        and not _sign_names(frame, text.rect)
        and not _spot_names(frame, text.rect)
        and not _beside_words(frame, text)
    }
    assert not nameless | numbers, "\n".join(sorted(nameless | numbers))


def _at(kind: str) -> App:
    app = plain_app()
    put(app, positions()[kind].session())
    for _ in range(10):  # until the words on the speed control are gone
        app.loop.step(1.0)
    return app


def _said(app: App) -> str:
    return " ".join(text.text for text in app.context.frame.texts)


def _rest_on(app: App, term: str) -> None:
    """Point at the first sign of a term, and stay there."""
    sign = next(sign for sign in app.context.frame.signs if sign.term == term)
    move(app, sign.rect.center)
    for _ in range(40):
        app.loop.step(1 / 60)


def test_who_rests_on_a_number_is_told_what_it_means_now() -> None:
    app = _at("mine")
    assert app.context.match is not None
    _rest_on(app, "worker")
    count = app.context.match.view.shown.workers[0]
    assert f"in the mine: {count}." in _said(app)
    before = app.loop.redraws
    for _ in range(60):
        app.loop.step(1 / 60)
    assert app.loop.redraws == before


def test_nothing_is_said_or_drawn_while_the_pointer_passes() -> None:
    app = _at("mine")
    signs = [sign for sign in app.context.frame.signs if sign.term == "gold"]
    move(app, (signs[0].rect.centerx, signs[0].rect.centery))
    app.loop.step(0)
    before = app.loop.redraws
    for step in range(1, 6):
        move(app, (signs[0].rect.centerx + step, signs[0].rect.centery))
        app.loop.step(1 / 60)
    assert app.loop.redraws == before


def test_the_rules_open_at_what_is_rested_on() -> None:
    app = _at("mine")
    _rest_on(app, "worker")
    assert app.context.controller.page == explain("worker").page
    app.context.command("rules")
    app.loop.step(0)
    assert type(app.context.navigator.top) is app.context.navigator.route("rules")


def test_keys_go_from_sign_to_sign_and_open_their_pages() -> None:
    app = _at("market")
    key(app, "q")
    app.loop.step(0)
    names = [spot.name for spot in app.context.frame.spots if spot.focusable]
    assert len(names) > 40
    key(app, "tab")
    app.loop.step(0)
    focus = app.context.frame.spot(app.context.controller.focus)
    assert focus is not None
    assert focus.tip
    assert focus.tip.split()[-1] in _said(app)
    look(app)
    key(app, "return")
    app.loop.step(0)
    assert type(app.context.navigator.top) is app.context.navigator.route("rules")
    key(app, "escape")
    key(app, "q")
    app.loop.step(0)
    assert not app.context.navigator.top.overlay
