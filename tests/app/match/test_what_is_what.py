"""The names of symbols are one press away from every screen of a match."""

import pytest
from app.blank_app import plain_app, press, put
from app.inputs import key, look
from app.positions import positions
from cases import mostly_slow

from forgewar.app.match.symbol_overlay import AskOverlay

NO_TABLE = {"over", "solo_over", "solo_lost", "shopping"}  # the result; a counter that stays open
KINDS = sorted(set(positions()) - NO_TABLE)


@pytest.mark.parametrize("kind", mostly_slow(KINDS, every=16))
@pytest.mark.parametrize("way", ["button", "key"])
def test_every_match_screen_leads_to_the_names_of_its_symbols(kind: str, way: str) -> None:
    app = plain_app()
    app.context.navigator.open("title")
    put(app, positions()[kind].session())
    look(app)
    if app.context.navigator.top.overlay:
        key(app, "escape")
    if way == "button":
        press(app, "tool.ask")
    else:
        key(app, "q")
    assert isinstance(app.context.navigator.top, AskOverlay)
