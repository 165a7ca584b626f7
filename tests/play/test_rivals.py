"""Rivals: every computer seat has a face, by the record alone, and plays by its temper."""

from itertools import product

from app.positions import CONTENT

from forgewar.ai.players.base import CHARACTERS
from forgewar.ai.worker_process import ThinkingHere
from forgewar.play.computer_players import ComputerPlayers
from forgewar.play.rivals import RIVALS, rival_at, rival_of, seed_with_same_rivals
from forgewar.rules.state import Options
from forgewar.session.record import COLOURS, Seat
from forgewar.session.session import Session


def test_no_two_seats_of_a_game_have_one_face() -> None:
    for seed in range(20):
        assert len({rival_at(seed, seat).id for seat in range(4)}) == 4


def test_every_temper_has_two_faces() -> None:
    assert len(RIVALS) == 8
    for character in CHARACTERS:
        assert sum(rival.character == character for rival in RIVALS) == 2


def test_a_person_has_no_face_of_a_rival_and_plays_by_no_temper() -> None:
    seats = (Seat("Ada", COLOURS[0]), Seat("Bo", COLOURS[1], "master"))
    session = Session.new(Options("simple", 2), 5, CONTENT, seats=seats)
    assert rival_of(session.header, 0) is None
    assert rival_of(session.header, 2) is None  # an automated colour
    players = ComputerPlayers(session, ThinkingHere(CONTENT))
    assert players._character(0) is None


def test_a_face_plays_by_its_temper_as_its_seat_always_did() -> None:
    """Games that were begun before rivals had faces go on in the same manner."""
    for seed, seat in product(range(9), range(4)):
        seats = tuple(Seat(colour, colour, "master") for colour in COLOURS)
        session = Session.new(Options("simple", 4), seed, CONTENT, seats=seats)
        character = ComputerPlayers(session, ThinkingHere(CONTENT))._character(seat)
        assert character == CHARACTERS[(seed + seat) % len(CHARACTERS)]
        rival = rival_of(session.header, seat)
        assert rival is not None
        assert rival.character == character


def test_a_rematch_meets_the_same_faces_in_another_deal() -> None:
    for old, drawn in product((3, 8, 12345), (0, 7, 99_999_999)):
        seed = seed_with_same_rivals(old, drawn)
        assert abs(seed - drawn) < len(RIVALS)
        assert [rival_at(seed, seat) for seat in range(4)] == [
            rival_at(old, seat) for seat in range(4)
        ]
