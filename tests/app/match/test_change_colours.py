"""What a guild gained stands in its panel in green, what it paid in red."""

import pytest
from app.blank_app import plain_app, put
from app.positions import positions
from cases import mostly_slow

from forgewar.app.kit import palette
from forgewar.app.kit.frame import Text
from forgewar.content.model import RESOURCES

THINGS = ("gold", "prestige", *RESOURCES)


def told(thing: str, seat: int, amount: int) -> list[Text]:
    """Texts in the panel of a guild whose amount of something has just changed."""
    app = plain_app((1920, 1080))
    put(app, positions()["market"].session())
    match = app.context.match
    assert match is not None
    guild = match.view.shown.guilds[seat]
    if thing in RESOURCES:
        guild.resources[RESOURCES.index(thing)] += 5
    else:
        setattr(guild, thing, getattr(guild, thing) + 5)
    match.view.recent_changes.forget()
    if thing in RESOURCES:
        guild.resources[RESOURCES.index(thing)] += amount
    else:
        setattr(guild, thing, getattr(guild, thing) + amount)
    app.loop.draw()
    panel = app.context.frame.spot(f"guild.{seat}")
    assert panel is not None
    return [text for text in app.context.frame.texts if panel.rect.collidepoint(text.rect.center)]


@pytest.mark.parametrize("thing", mostly_slow(THINGS, every=4))
@pytest.mark.parametrize("seat", [0, 1])
def test_a_gain_is_green_and_an_expense_red(thing: str, seat: int) -> None:
    for amount, said, colour in (
        (3, "+3", palette.MOSS_LIGHT),
        (-2, "\N{MINUS SIGN}2", palette.EMBER_LIGHT),
    ):
        (text,) = [text for text in told(thing, seat, amount) if text.text == said]
        assert text.colour == colour
