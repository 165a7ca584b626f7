"""Commitment to a deal: nobody at a shared table, nor its server, can choose the seed alone.

The server and every person draw a nonce and publish its hash before any nonce is known. The seed is
a hash of all nonces. Before the first card is dealt the server publishes a hash over seed, salt,
options and content; the finished record opens it (docs/protocol.md).
"""

import hashlib
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from forgewar.rules.state import Options

NONCE_BYTES = 32
SALT_BYTES = 16
Nonce = Annotated[str, Meta(pattern=r"\A[0-9a-f]{64}\Z")]
Salt = Annotated[str, Meta(pattern=r"\A[0-9a-f]{32}\Z")]


class Commitment(Struct, frozen=True, forbid_unknown_fields=True):
    """The opened commitment. `nonces` are that of the server, then those of the people in the order
    of their seats; all values are hexadecimal."""

    hash: Nonce
    salt: Salt
    nonces: tuple[Nonce, ...]

    def holds(self, seed: int, options: Options, content: str) -> bool:
        """Whether seed and hash follow from the nonces and the salt."""
        opened = commitment_hash(seed, self.salt, options, content)
        return seed == seed_of(self.nonces) and self.hash == opened


def commit(
    nonces: tuple[str, ...], salt: str, options: Options, content: str
) -> tuple[int, Commitment]:
    """Seed of these nonces, and the commitment to it."""
    seed = seed_of(nonces)
    return seed, Commitment(commitment_hash(seed, salt, options, content), salt, nonces)


def seed_of(nonces: tuple[str, ...]) -> int:
    """Seed that these nonces make: the first 64 bits of their SHA-256."""
    return int.from_bytes(hashlib.sha256(b"".join(map(bytes.fromhex, nonces))).digest()[:8], "big")


def nonce_hash(nonce: str) -> str:
    """Hash that is published before a nonce."""
    return hashlib.sha256(bytes.fromhex(nonce)).hexdigest()


def commitment_hash(seed: int, salt: str, options: Options, content: str) -> str:
    """Hash that is published before the first deal."""
    committed: dict[str, Any] = {
        "content": content,
        "options": options,
        "salt": salt,
        "seed": seed,
    }
    return hashlib.sha256(msgspec.json.encode(committed, order="sorted")).hexdigest()
