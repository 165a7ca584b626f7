"""A whole game in full sentences: which game it is, its parts, every action under its number."""

import pytest
from properties.games import SHIPPED

from forgewar.rules import events as ev
from forgewar.rules.state import Options
from forgewar.session.record import COLOURS, FORMAT, Header, Seat
from forgewar.words.narration import WIDTH, game_kind, narrate


def header(options: Options) -> Header:
    seats = tuple(Seat(f"Player {colour}", colour) for colour in COLOURS[: options.guilds])
    return Header(FORMAT, "", "", options, 1, seats)


@pytest.mark.parametrize(
    ("options", "kind"),
    [
        (Options("simple", 2), "a simple game of 2 guilds"),
        (Options("epic", 3), "an epic game of 3 guilds"),
        (Options("epic", 4, bonus_tiles=True), "an epic game of 4 guilds with bonus tiles"),
        (Options("simple", 1, difficulty="easy"), "a simple game, solo, easy"),
    ],
)
def test_which_game_it_is(options: Options, kind: str) -> None:
    assert str(game_kind(header(options))) == kind


def test_a_game_is_told_part_by_part_and_action_by_action() -> None:
    gold = ev.GoldChanged(0, 2, "pass")
    actions: list[list[ev.Event]] = [
        [ev.OverseerPlaced(0, 3)],
        [gold, ev.RoundStarted(1, 1), ev.PhaseStarted("mine"), gold],
        [],
        [ev.PhaseStarted("market"), gold],
        [ev.OverseerPlaced(0, number) for number in range(4)],
    ]
    laid_out: list[ev.Event] = [ev.PhaseStarted("placement")]
    told = [*narrate(header(Options("simple", 2)), SHIPPED, laid_out, actions)]
    assert told == [
        "A simple game of 2 guilds: Player blue and Player yellow.",
        "",
        "SET-UP",
        "",
        "Placement:",
        "   1. Player blue sets an overseer on A4.",
        "   2. Player blue: +2 gold (passing).",
        "",
        "ROUND 1 (Stage I)",
        "",
        "Mine:",
        "      Player blue: +2 gold (passing).",
        "",
        "Market:",
        "      Player blue: +2 gold (passing).",
        "   5. Player blue sets an overseer on A1. Player blue sets an overseer on A2. "
        "Player blue sets an",
        "      overseer on A3. Player blue sets an overseer on A4.",
    ]
    assert max(map(len, told)) <= WIDTH
