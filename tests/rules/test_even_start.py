"""Even start, a house rule: what the places of the first order begin with beside their wealth."""

from pathlib import Path

import pytest
from msgspec.structs import replace
from rules.kit import CONTENT, of

from forgewar.cli import main
from forgewar.content.error import ContentError
from forgewar.content.even_start import even_start, load_even_start
from forgewar.rules.events import GoldChanged, ResourcesChanged
from forgewar.rules.game import Game
from forgewar.rules.state import Options

PLAIN = Options("simple", 3)


@pytest.mark.parametrize("seed", range(4))
def test_gifts_go_by_the_place_in_the_first_order(seed: int) -> None:
    options = replace(PLAIN, even_start=(("copper", "copper"), (), ("gold",)))
    game = Game.new(options, seed, CONTENT)
    first, second, third = (game.state.guilds[seat] for seat in game.state.order)
    assert (first.resources, first.gold) == ([2, 0, 0, 0, 0, 0], 0)
    assert (second.resources, second.gold) == ([0] * 6, 0)
    assert (third.resources, third.gold) == ([0] * 6, 1)
    given = [*of(game.events, ResourcesChanged), *of(game.events, GoldChanged)]
    assert [(event.seat, event.amount, event.source) for event in given] == [
        (game.state.order[0], 1, "start"),
        (game.state.order[0], 1, "start"),
        (game.state.order[2], 1, "start"),
    ]


def test_nothing_else_is_changed_by_it() -> None:
    even = Game.new(replace(PLAIN, even_start=(("copper",),)), 3, CONTENT).state
    plain = Game.new(PLAIN, 3, CONTENT).state
    even.guilds[even.order[0]].resources[0] -= 1
    assert replace(even, options=PLAIN) == plain


def test_the_shipped_gifts_make_games_that_can_be_begun() -> None:
    for each in load_even_start():
        assert any(each.places)
        assert even_start(each.mode, each.guilds) == each.places
        assert not Options(each.mode, each.guilds, even_start=each.places).problem()
    assert even_start("simple", 1) == ()


def test_what_is_no_gift_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "even_start.yaml"
    path.write_text("few: {mode: simple, guilds: 2, places: [[silver]]}\n", encoding="utf-8")
    with pytest.raises(ContentError, match="silver"):
        load_even_start(path)


def test_games_with_it_can_be_simulated(capsys: pytest.CaptureFixture[str]) -> None:
    three = "random,random,random"
    assert main(["simulate", "--seats", three, "--games", "1", "--even-start"]) == 0
    assert main(["simulate", "--solo", "--even-start"]) == 2
    assert "no even start" in capsys.readouterr().err
