"""A card for which a guild lacks gold is as bright as any other: it may be saving for it."""

import pygame
import pytest
from app.blank_app import put
from app.market.table import rich
from app.positions import CONTENT, positions

from forgewar.app.shot import headless_app
from forgewar.app.window.app import App

TAG = 28  # pixels of the card's upper end that the tag may lie on


def drawn(position: str, gold: int) -> App:
    session = positions()[position].session()
    rich(session, gold)
    app = headless_app(CONTENT, (1600, 900), 100)
    put(app, session)
    return app


def below_the_tag(app: App, name: str) -> bytes:
    spot = app.context.frame.spot(name)
    assert spot is not None
    box = pygame.Rect(spot.rect)
    box.update(box.x, box.y + TAG, box.width, box.height - TAG)
    return pygame.image.tobytes(app.context.screen.surface.subsurface(box), "RGB")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("position", "start", "words"),
    [("market", "market.blacksmith.", "gold short"), ("acquisition", "quest.", "short")],
)
def test_a_card_that_is_too_dear_is_neither_dim_nor_covered(
    position: str, start: str, words: str
) -> None:
    poor, wealthy = drawn(position, 0), drawn(position, 40)
    dear = [
        spot.name
        for spot in poor.context.frame.spots
        if spot.name.startswith(start) and not spot.enabled
        # gold is all that it lacks
        if (later := wealthy.context.frame.spot(spot.name)) is not None and later.enabled
    ]
    assert dear
    assert any(words in text.text for text in poor.context.frame.texts)
    for name in dear:
        assert below_the_tag(poor, name) == below_the_tag(wealthy, name), name
