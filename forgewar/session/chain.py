"""Hash chain of a record: each line ends with a short hash over itself and all lines before it.

A line that was changed, lost or inserted is found at its place.
"""

import hashlib
import re
from collections.abc import Iterable

from forgewar.fault import Fault, fault

BLANK = b" \t\r\n"  # may stand around a line
START = ""  # before the first line there is nothing
_DIGITS = 12
_SEALED = re.compile(rb'(.*),"chain":"([0-9a-f]{%d})"\}\Z' % _DIGITS, re.DOTALL)


class Broken(ValueError):
    """A line that does not belong where it is; `fault` says why."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault)
        self.fault = fault


def link(line: bytes, before: str) -> str:
    """Hash of a line, given without its own hash, after the hash of the line before."""
    return hashlib.sha256(before.encode() + line).hexdigest()[:_DIGITS]


def seal(line: bytes, before: str) -> tuple[bytes, str]:
    """A JSON object as a line of a record, and its hash."""
    chain = link(line, before)
    return line[:-1] + ending(chain), chain


def ending(chain: str) -> bytes:
    """End of a line with this hash."""
    return b',"chain":"%s"}' % chain.encode()


def open_seal(line: bytes, before: str) -> tuple[bytes, str]:
    """JSON object of a line, and its hash. Raises `Broken`."""
    found = _SEALED.match(line)
    if found is None:
        raise Broken(fault("record-no-hash"))
    bare, chain = found[1] + b"}", found[2].decode()
    if link(bare, before) != chain:
        raise Broken(fault("record-other-hash"))
    return bare, chain


def last_link(lines: Iterable[bytes]) -> str:
    """Hash of the last of these lines, which start the record. Raises `Broken`."""
    chain = START
    for line in lines:
        if bare := line.strip(BLANK):
            chain = open_seal(bare, chain)[1]
    return chain
