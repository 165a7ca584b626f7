"""The wealth scene: what is kept is seen, cards on the table are read, raising asks for people."""

import pygame
import pytest
from app.blank_app import plain_app, press
from app.positions import CONTENT
from app.views import VIEWS

from forgewar.app.choices.wealth import WealthScene
from forgewar.app.kit.pictures import Gallery
from forgewar.app.match import large_card
from forgewar.app.match.card_overlays import CardOverlay
from forgewar.app.shot import headless_app
from forgewar.app.window.app import App


def _look_of(app: App, name: str) -> bytes:
    """The pixels inside a spot, without what is around it."""
    app.loop.draw()
    spot = app.context.frame.spot(name)
    assert spot is not None
    inside = app.context.screen.surface.subsurface(spot.rect.inflate(-12, -12))
    return pygame.image.tobytes(inside, "RGB")


@pytest.mark.slow
def test_what_is_kept_is_seen_with_a_hint_open() -> None:
    app = headless_app(CONTENT, (1280, 720), 100)
    app.context.gallery = Gallery(eager=True)
    VIEWS["hint_wealth"](app)
    app.context.controller.pointer = (-1, -1)
    match = app.context.match
    assert match is not None
    assert match.advisor.hint is not None
    cards = [spot.name for spot in app.context.frame.spots if spot.name.startswith("wealth.")]
    for name in cards:
        before = _look_of(app, name)
        press(app, name)
        assert match.advisor.hint is not None
        assert _look_of(app, name) != before
        press(app, name)
        assert _look_of(app, name) == before


def test_a_kept_card_says_so() -> None:
    app = plain_app()
    VIEWS["wealth_chosen"](app)
    app.loop.draw()
    labels = [spot.label for spot in app.context.frame.spots if spot.name.startswith("wealth.")]
    assert sum(label.endswith(", to keep") for label in labels) == 2


@pytest.mark.parametrize("part", ["quests", "market"])
def test_a_card_on_the_table_is_seen_large(part: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every one of them, whether it is focused or pointed at."""
    opened: list[str] = []
    monkeypatch.setattr(large_card, "draw_large", lambda *given, **_: opened.append(given[2]))
    app = plain_app()
    VIEWS["wealth"](app)
    app.loop.draw()
    press(app, f"part.{part}")
    assert app.context.match is not None
    state = app.context.match.view.shown
    spots = [spot for spot in app.context.frame.spots if spot.name.startswith("table.")]
    keys = [key for key in (state.offer if part == "quests" else state.show) if key]
    assert len(spots) == len(keys) > 3
    for spot, key in zip(spots, keys, strict=True):
        opened.clear()
        app.context.controller.focus = spot.name
        app.loop.draw()
        assert opened == [key]
    app.context.controller.focus = ""
    opened.clear()
    at = spots[-1].rect.center
    app.context.controller.handle(
        pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(0, 0, 0))
    )
    app.loop.draw()
    assert opened == [keys[-1]]


def test_a_card_on_the_table_can_be_looked_at_by_itself_and_put_back() -> None:
    app = plain_app()
    VIEWS["wealth"](app)
    app.loop.draw()
    press(app, "table.0.0")
    assert isinstance(app.context.navigator.top, CardOverlay)
    app.context.command("back")
    assert isinstance(app.context.navigator.top, WealthScene)


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
def test_cards_on_the_table_are_large_enough_to_be_read(size: tuple[int, int]) -> None:
    """At least as wide, for the window, as a card in the hand."""
    app = plain_app(size)
    VIEWS["wealth"](app)
    app.loop.draw()
    for part in ("quests", "market"):
        press(app, f"part.{part}")
        spots = [spot for spot in app.context.frame.spots if spot.name.startswith("table.")]
        assert min(spot.rect.width for spot in spots) >= 0.08 * size[0]


def test_cards_lie_face_down_while_a_computer_chooses() -> None:
    app = plain_app()
    VIEWS["wealth_computer"](app)
    app.loop.draw()
    assert not [spot for spot in app.context.frame.spots if spot.name.startswith("wealth.")]
    assert [spot for spot in app.context.frame.spots if spot.name.startswith("table.")]


def test_raising_asks_for_an_adventurer() -> None:
    app = plain_app()
    VIEWS["wealth_raise"](app)
    app.loop.draw()
    button = app.context.frame.spot("confirm")
    assert button is not None
    assert button.why == "Choose an adventurer"
    match = app.context.match
    assert match is not None
    played = len(match.session.actions)
    press(app, next(s.name for s in app.context.frame.spots if s.name.startswith("raise.")))
    assert len(match.session.actions) == played + 1
