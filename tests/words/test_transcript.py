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
from forgewar.session.replay import Replay, moments
from forgewar.session.session import Session
from forgewar.words.names import Names, hex_name
from forgewar.words.transcript import names_of, paragraph, tell

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
            sentence = str(tell(event, called))
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
