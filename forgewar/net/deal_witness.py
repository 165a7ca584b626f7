"""Checks that the deal of a finished game is the one that was promised (docs/protocol.md, The
deal): a client remembers what it was told before anybody knew the cards."""

from msgspec import UNSET

from forgewar.net import protocol as pr
from forgewar.session.commitment import nonce_hash
from forgewar.session.record import Header


class DealWitness:
    """What one client was told about the deal."""

    def __init__(self) -> None:
        self._commitment = ""
        self._server_hash = ""
        # The nonce that each own seat has revealed, and the hashes of all that were known then.
        self._revealed: dict[int, tuple[str, tuple[str, ...]]] = {}

    def note_reveal(self, nonce: str, lobby: pr.Lobby) -> None:
        """Note what everybody has committed to when an own seat reveals a nonce; later lobbies do
        not count, because others may know it by then."""
        known = self._revealed.get(lobby.seat)
        if known is None or known[0] != nonce:
            hashes = [
                nonce_hash(nonce) if number == lobby.seat else seat.nonce_hash
                for number, seat in enumerate(lobby.seats)
                if seat.nonce_hash
            ]
            self._revealed[lobby.seat] = nonce, (lobby.server_hash, *hashes)

    def note_welcome(self, welcome: pr.Welcome) -> None:
        """Note what is promised before the first choice; later greetings do not count."""
        self._commitment = self._commitment or welcome.commitment
        self._server_hash = self._server_hash or welcome.server_hash

    def is_kept(self, header: Header) -> bool:
        """Whether the header of the finished game keeps every promise that is known."""
        deal = header.deal
        if deal is UNSET or not deal.holds(header.seed, header.options, header.content):
            return False
        hashes = tuple(nonce_hash(nonce) for nonce in deal.nonces)
        if (deal.hash, hashes[0]) != (self._commitment, self._server_hash):
            return False
        return all(known == hashes for _, known in self._revealed.values())
