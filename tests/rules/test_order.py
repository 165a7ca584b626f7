"""ORDER: who comes before whom after the mine phase."""

import pytest
from rules.kit import ask, begun, line, of, put_workers

from forgewar.rules.actions import PassMine
from forgewar.rules.decisions import MineTurn
from forgewar.rules.events import OrderSet


@pytest.mark.rule("ORDER-1")
def test_fewer_workers_come_first() -> None:
    game = begun(guilds=3)
    game.state.order = [0, 1, 2]
    hexes = line()
    put_workers(game, 0, *hexes[:3])
    put_workers(game, 1, hexes[3])
    put_workers(game, 2, *hexes[4:6])
    events = ask(game, MineTurn(2)).play(PassMine())
    assert of(events, OrderSet)[0].order == (1, 2, 0)
