"""Links to a table: the address of the server, the table, and a secret behind the `#`.

A browser or proxy never sends what stands behind the `#`, so that the secret is in no log.
"""

import hashlib
import re
import secrets
from urllib.parse import urlsplit

from msgspec import Struct

_TOKEN_BYTES = 16
_TABLE = re.compile(r"/t/([a-z0-9]{4,32})/?\Z")
_TABLE_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that look alike
_TOKEN = re.compile(r"[A-Za-z0-9_-]{1,64}\Z")


class BadLink(ValueError):
    """A text that is no link to a table."""


class Link(Struct, frozen=True):
    """A place at a table."""

    server: str  # http://host:port
    table: str
    token: str

    def __str__(self) -> str:
        return f"{self.server}/t/{self.table}#{self.token}"

    @property
    def socket(self) -> str:
        """Address of the table's WebSocket."""
        scheme, rest = self.server.split("://", 1)
        return f"{'wss' if scheme == 'https' else 'ws'}://{rest}/tables/{self.table}/socket"


def read_link(text: str) -> Link:
    """A link as it was copied. Raises `BadLink`."""
    try:
        parts = urlsplit(text.strip())
        parts.port  # noqa: B018  # raises if it is none
    except ValueError as error:
        raise BadLink(text) from error
    table = _TABLE.fullmatch(parts.path)
    right = parts.scheme in ("http", "https") and parts.hostname and "@" not in parts.netloc
    if not right or table is None or not _TOKEN.match(parts.fragment):
        raise BadLink(text)
    return Link(f"{parts.scheme}://{parts.netloc}", table[1], parts.fragment)


def new_table_id() -> str:
    return "".join(secrets.choice(_TABLE_LETTERS) for _ in range(10))


def new_token() -> str:
    """A secret of 128 bits."""
    return secrets.token_urlsafe(_TOKEN_BYTES)


def token_hash(token: str) -> str:
    """Hash of a secret, which is all that the server stores."""
    return hashlib.sha256(token.encode()).hexdigest()


def code_hash(code: str) -> str:
    """Hash of a code that somebody typed, whatever its case and spaces; empty without one."""
    plain = "".join(code.casefold().split())
    return token_hash(plain) if plain else ""
