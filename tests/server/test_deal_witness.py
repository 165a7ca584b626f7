"""A client notices if the deal is not the one that was promised."""

from random import Random

import pytest
from msgspec.structs import replace
from server.kit import Play, hexed, open_table

from forgewar.net import protocol as pr
from forgewar.net.deal_witness import DealWitness
from forgewar.rules.state import Options
from forgewar.session.commitment import commit, nonce_hash
from forgewar.session.record import Header

OPTIONS = Options("simple", 3)


class Deal:
    """A deal as seat 0 sees it, with what makes it."""

    def __init__(self) -> None:
        rng = Random(1)
        self.play = Play(open_table(OPTIONS, rng))
        self.nonces = [hexed(rng) for _ in range(3)]
        for seat, nonce in enumerate(self.nonces):
            self.play.ask(seat, pr.Join(f"j{seat}", "x", nonce_hash(nonce)))
        self.lobby = self._last(pr.Lobby)
        for seat, nonce in enumerate(self.nonces):
            self.play.ask(seat, pr.Reveal(f"r{seat}", nonce))
        self.welcome = self._last(pr.Welcome)

    def _last(self, kind: type) -> pr.Lobby | pr.Welcome:
        found: pr.Lobby | pr.Welcome = [m for m in self.play.sent[0] if isinstance(m, kind)][-1]  # type: ignore[assignment]
        return found

    def witness(self) -> DealWitness:
        found = DealWitness()
        assert isinstance(self.lobby, pr.Lobby)
        assert isinstance(self.welcome, pr.Welcome)
        found.note_reveal(self.nonces[0], self.lobby)
        found.note_welcome(self.welcome)
        return found

    def header(self, *nonces: str, salt: str = "") -> Header:
        """Header of a game that was dealt with these nonces; sound in itself."""
        opened = self.play.table.opened
        seed, deal = commit(nonces, salt or opened.salt, OPTIONS, opened.content)
        return replace(self.play.session.header, seed=seed, deal=deal)


@pytest.fixture
def deal() -> Deal:
    return Deal()


def test_a_deal_that_was_drawn_by_everybody_is_fair(deal: Deal) -> None:
    header = deal.play.session.header
    assert deal.witness().is_kept(header)
    late = DealWitness()  # who came back in the middle knows less
    assert isinstance(deal.welcome, pr.Welcome)
    late.note_welcome(deal.welcome)
    assert late.is_kept(header)


def test_other_nonces_are_noticed(deal: Deal) -> None:
    server, other = deal.play.table.opened.nonce, "9" * 64
    one, two, three = deal.nonces
    for nonces in (
        (other, one, two, three),  # the server's own
        (server, one, other, three),  # of a player in league with the server
        (server, one, two, other),
        (server, other, two, three),  # the own one
        (server, two, one, three),
        (server, one, two),
        (server, one, two, three, other),
    ):
        header = deal.header(*nonces)
        assert not deal.witness().is_kept(header)
        assert isinstance(deal.welcome, pr.Welcome)
        witness = DealWitness()  # even if the server had promised that
        assert isinstance(deal.lobby, pr.Lobby)
        witness.note_reveal(one, deal.lobby)
        witness.note_welcome(replace(deal.welcome, commitment=header.deal.hash))  # type: ignore[union-attr]
        assert not witness.is_kept(header)
    assert deal.witness().is_kept(deal.header(server, one, two, three))


def test_what_was_said_first_counts(deal: Deal) -> None:
    """A server that knows the own nonce must not let another player choose afterwards."""
    server, (one, two, _), other = deal.play.table.opened.nonce, deal.nonces, "9" * 64
    assert isinstance(deal.lobby, pr.Lobby)
    assert isinstance(deal.welcome, pr.Welcome)
    seats = (*deal.lobby.seats[:2], replace(deal.lobby.seats[2], nonce_hash=nonce_hash(other)))
    header = deal.header(server, one, two, other)
    witness = DealWitness()
    witness.note_reveal(one, deal.lobby)
    witness.note_reveal(one, replace(deal.lobby, seats=seats))
    witness.note_welcome(replace(deal.welcome, commitment=header.deal.hash))  # type: ignore[union-attr]
    assert not witness.is_kept(header)
    witness.note_reveal(other, replace(deal.lobby, seats=seats))  # all have joined anew
    assert not witness.is_kept(header)


def test_another_salt_and_a_header_without_a_deal_are_noticed(deal: Deal) -> None:
    server = deal.play.table.opened.nonce
    assert not deal.witness().is_kept(deal.header(server, *deal.nonces, salt="0" * 32))
    header = deal.play.session.header
    assert not deal.witness().is_kept(replace(header, seed=header.seed + 1))
    assert not deal.witness().is_kept(Header(2, "", "", OPTIONS, 1, ()))
