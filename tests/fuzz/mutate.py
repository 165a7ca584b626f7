"""Ways to spoil a file: its bytes, its lines, words of its language, the values inside JSON."""

import json
import random
from collections.abc import Callable
from typing import Any

Mutation = Callable[[random.Random, bytes], bytes]

JSON_TOKENS = (
    b"{", b"}", b"[", b"]", b'"', b":", b",", b"null", b"true", b"-", b"1e999", b"NaN", b"\\ud800",
    b"9" * 25, b"9" * 5000, b"-1", b"1.5", b'"\\u0000"', b'"\\u001b[2J"',
    b'{"line":"undo","count":1}\n', b'{"line":"undo","count":99999999}\n',
    b'{"line":"play","action":{"do":"pass_mine"}}\n', b"\n\n\n",
)  # fmt: skip
YAML_TOKENS = (
    b"*a", b"&a ", b"!!python/object/apply:os.system [touch /tmp/owned]", b"!!int ", b"<<: *a",
    b"---\n", b"...\n", b"? ", b": ", b"- ", b"|\n", b">-\n", b"'", b'"', b"{", b"}", b"[", b"]",
    b"%YAML 9.9\n", b"\t", b"0x10", b"1_0", b".inf", b"~", b"yes", b"999999", b"-1",
    b"\xef\xbb\xbf", b"\xc2\x85", b"&a [*a, *a]", b"!<tag:yaml.org,2002:python/name:os.system> ",
    b" - at `$.a`", b"#", b"\\x1b[2J",
)  # fmt: skip
XML_TOKENS = (
    b"<!DOCTYPE a [<!ENTITY b 'c'>]>", b"&b;", b"&#x0;", b"<!--", b"-->", b"<![CDATA[", b"]]>",
    b"<?pi ?>", b'<!ENTITY x SYSTEM "file:///etc/passwd">', b"<", b">", b"/>", b'"', b"'",
    b"99999999999", b"-1", b'source="../../../../etc/passwd"', b'source="/etc/passwd"',
    b'filename="/etc/x.tmx"', b'width="99999999"', b'tilewidth="1"', b'tilewidth="0"',
    b'<object template="/etc/a.tx"/>', b'<objectgroup/>', b"<chunk/>", b'encoding="cp037"',
    b'encoding="base64"', b'compression="zlib"', b'<property name="a" type="class"/>',
    b"<layer name='front'/>", b'<image source="/dev/zero" width="9999" height="9999"/>', b"&lt;",
    b"\x00",
)  # fmt: skip

HOSTILE_VALUES: tuple[Any, ...] = (
    None, True, 0, -1, 1.5, 10**18, 2**63, 2**64, -(2**70), 10**4000, "", "x" * 10_000,
    "\x00\x1b[2J\u202e", "../../etc/passwd", [], {}, [[]] * 50, {"do": "fly"}, [0] * 5000, "person",
    "blue", {"": ""}, "🜚" * 500,
)  # fmt: skip


def _place(chance: random.Random, data: bytes) -> int:
    return chance.randrange(len(data) + 1)


def flip(chance: random.Random, data: bytes) -> bytes:
    changed = bytearray(data)
    for _ in range(chance.choice((1, 1, 2, 20))):
        if changed:
            changed[chance.randrange(len(changed))] = chance.randrange(256)
    return bytes(changed)


def cut(chance: random.Random, data: bytes) -> bytes:
    return data[: _place(chance, data)]


def delete(chance: random.Random, data: bytes) -> bytes:
    at = _place(chance, data)
    return data[:at] + data[at + chance.choice((1, 5, 50, 500)) :]


def double(chance: random.Random, data: bytes) -> bytes:
    """A piece twice, or very often."""
    at = _place(chance, data)
    piece = data[at : at + chance.choice((1, 2, 10, 100))]
    times = chance.choice((2, 2, 3, 20, 20, 1000, 40_000))
    return data[:at] + piece * min(times, 400_000 // max(1, len(piece))) + data[at:]


def lines(chance: random.Random, data: bytes) -> bytes:
    """Lines dropped, doubled and swapped."""
    rows = data.splitlines(keepends=True)
    for _ in range(chance.choice((1, 1, 3))):
        if len(rows) < 2:
            break
        a, b = chance.randrange(len(rows)), chance.randrange(len(rows))
        if chance.random() < 0.4:
            del rows[a]
        elif chance.random() < 0.5:
            rows[a], rows[b] = rows[b], rows[a]
        else:
            rows.insert(b, rows[a])
    return b"".join(rows)


def noise(chance: random.Random, _: bytes) -> bytes:
    """Nothing of the file is left."""
    return chance.randbytes(chance.choice((0, 1, 10, 1000, 100_000)))


def tokens(words: tuple[bytes, ...]) -> Mutation:
    def insert(chance: random.Random, data: bytes) -> bytes:
        for _ in range(chance.choice((1, 1, 2, 5))):
            at = _place(chance, data)
            word = chance.choice(words) * chance.choice((1, 1, 1, 1, 50, 5000))
            data = data[:at] + word[:300_000] + data[at + chance.choice((0, 0, len(word))) :]
        return data

    return insert


def values(chance: random.Random, data: bytes) -> bytes:
    """A value somewhere in one line of JSON becomes another, hostile one; or a key does."""
    rows = data.splitlines()
    if not rows:
        return data
    number = 0 if chance.random() < 0.4 else chance.randrange(len(rows))
    try:
        whole = json.loads(rows[number])
    except (ValueError, RecursionError):  # spoilt already
        return data
    parent, key = _descend(chance, whole)
    if parent is None:
        return data
    if isinstance(parent, dict) and chance.random() < 0.15:
        parent[chance.choice(("x" * 500, "\x1b[2J\n", "", "line", "do"))] = parent.pop(key)
    else:
        parent[key] = chance.choice(HOSTILE_VALUES)
    rows[number] = json.dumps(whole).encode()
    return b"\n".join(rows) + b"\n"


def _descend(chance: random.Random, whole: Any) -> tuple[Any, Any]:
    """A list or map somewhere inside, and a place in it."""
    parent, key, here = None, None, whole
    while isinstance(here, (dict, list)) and here and (parent is None or chance.random() < 0.75):
        parent = here
        key = chance.choice(list(here)) if isinstance(here, dict) else chance.randrange(len(here))
        here = parent[key]
    return parent, key


ANY: tuple[Mutation, ...] = (flip, cut, delete, double, lines)


def mutations(words: tuple[bytes, ...], *, is_json: bool) -> tuple[Mutation, ...]:
    """The ways to spoil a file of a kind, the more telling ones more often."""
    own = (values,) * 5 if is_json else ()
    return (*ANY, *own, tokens(words), tokens(words), tokens(words))


def spoil(chance: random.Random, data: bytes, ways: tuple[Mutation, ...]) -> bytes:
    """A file as a stranger might send it."""
    if chance.random() < 0.02:
        return noise(chance, data)
    for _ in range(chance.choice((1, 1, 1, 2, 3))):
        data = chance.choice(ways)(chance, data)
    return data
