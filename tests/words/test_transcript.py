"""A game told in words: every event has its sentence, and every name is a name."""

import pytest
from rules.kit import CONTENT
from session.recorded import record
from words import golden, texts

from forgewar.content.board import HEXES
from forgewar.printable import plain
from forgewar.rules import events as ev
from forgewar.rules.game import Game
from forgewar.rules.state import Options
from forgewar.session.record import COLOURS, FORMAT, Header, Seat
from forgewar.session.replay import Replay, moments
from forgewar.session.session import Session
from forgewar.words.names import Names, hex_name
from forgewar.words.narrator import describe_event
from forgewar.words.transcript import WIDTH, game_kind, names_of, narrate, paragraph

GAMES = [
    Options("simple", 4),
    Options("epic", 3, bonus_tiles=True),
    Options("fast_forward", 2),
    Options("simple", 1, difficulty="easy"),
]


def names(session: Session) -> Names:
    return names_of(session.header, CONTENT)


def test_the_sentences_read_well() -> None:
    golden.check("transcript", texts.transcript())


@pytest.mark.parametrize("options", GAMES, ids=lambda options: options.mode)
def test_whole_games_are_told_in_sentences(options: Options) -> None:
    session = record(None, actions=10_000, options=options)
    called = names(session)
    game = Game.new(session.header.options, session.header.seed, CONTENT)
    told = [game.events, *(m.events for m in moments(Replay(session.game, session._history)))]
    for events in told:
        for event in events:
            sentence = str(describe_event(event, called))
            assert sentence.endswith(".")
            assert sentence[0].isupper()
        text = paragraph(events, called)
        assert text == text.strip()
        assert "_" not in text, "an id instead of a name"


def test_what_a_guild_gains_for_one_reason_is_summed_up() -> None:
    called = names(record(None, actions=0))
    events = [
        ev.ResourcesChanged(0, 1, 1, "mine", hex=30),
        ev.ResourcesChanged(0, 1, 1, "mine", hex=31),
        ev.ResourcesChanged(1, 0, 1, "mine", hex=32),
        ev.GoldChanged(0, -3, "merchant"),
    ]
    assert paragraph(events, called) == (
        "Guild 1: +2 iron (mine). Guild 2: +1 copper (mine). Guild 1: −3 gold (merchant)."
    )


def test_hexes_are_named_by_row_and_place() -> None:
    assert [hex_name(hex_) for hex_ in (0, 4, 5, 30, 60)] == ["A1", "A5", "B1", "E5", "I5"]
    assert len({hex_name(hex_) for hex_ in range(len(HEXES))}) == len(HEXES)


def test_names_from_a_file_cannot_play_tricks_on_a_terminal() -> None:
    assert plain("\x1b[2J" + "x" * 100) == "\ufffd[2J" + "x" * 36
    assert plain(" \n") == "?"


def header(options: Options) -> Header:
    seats = tuple(Seat(f"Player {colour}", colour) for colour in COLOURS[: options.guilds])
    return Header(FORMAT, "", "", options, 1, seats)


@pytest.mark.parametrize(
    ("options", "kind"),
    [
        (Options("simple", 2), "a simple game with 2 guilds"),
        (Options("epic", 3), "an epic game with 3 guilds"),
        (Options("epic", 4, bonus_tiles=True), "an epic game with 4 guilds and bonus tiles"),
        (Options("simple", 1, difficulty="easy"), "a simple game, solo (easy)"),
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
    told = [*narrate(header(Options("simple", 2)), CONTENT, laid_out, actions)]
    assert told == [
        "A simple game with 2 guilds: Player blue and Player yellow.",
        "A number in brackets after a name marks a further copy of the same card.",
        "",
        "SET-UP",
        "",
        "Placement:",
        "   1. Player blue places an overseer on A4.",
        "   2. Player blue: +2 gold (passing).",
        "",
        "ROUND 1 (Stage I)",
        "",
        "Mine:",
        "      Player blue: +2 gold (passing).",
        "",
        "Market:",
        "      Player blue: +2 gold (passing).",
        "   5. Player blue places an overseer on A1. Player blue places an overseer on A2. "
        "Player blue places",
        "      an overseer on A3. Player blue places an overseer on A4.",
    ]
    assert max(map(len, told)) <= WIDTH
