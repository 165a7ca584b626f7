"""Files made to do harm: to fill the memory, to take for ever, to read what is not theirs."""

import io
import json
import re
import struct
import zipfile
import zlib
from functools import cache

LAUGHS = "".join(
    f'<!ENTITY l{n} "{f"&l{n - 1};" * 10}">' if n else '<!ENTITY l0 "ha">' for n in range(10)
)


def records(sound: bytes) -> dict[str, bytes]:
    first, *rest = sound.splitlines(keepends=True)
    header = json.loads(first)
    play = next(line for line in reversed(rest) if b'"play"' in line)
    upto = sound[: sound.rindex(play) + len(play)]
    undo = b'{"line":"undo","count":1}\n'
    state = {"line": "state", "state": {"options": header["options"], "removed": [""] * 200_000}}
    return {
        "played and taken back all the time": upto + (undo + play) * 9000,
        "nothing but line ends": first + b"\n" * 30_000_000,
        "line ends before anything": b"\n" * 30_000_000 + sound,
        "no line end": first + b"x" * 30_000_000,
        "states that are large": first + (json.dumps(state).encode() + b"\n") * 80,
        "deep": first + b'{"line":' + b"[" * 900_000 + b"\n",
        "a deep header": b'{"forgewar":1,"x":' + b"[" * 900_000 + b"\n",
        "a long number": first[:-2] + b',"y":' + b"9" * 900_000 + b"}\n",
        "a long name": first.replace(b'"name":"', b'"name":"' + b"x" * 900_000),
        "many seats": json.dumps(header | {"seats": header["seats"] * 8000}).encode() + b"\n",
    }


def zips(sound: bytes) -> dict[str, bytes]:
    """Zips that hold more than they seem to, or what leads elsewhere."""
    found = {"twice": sound + sound, "in rubbish": b"x" * 1_000_000 + sound}
    for what, name, size in (
        ("a large text", "quests.yaml", 100_000_000),
        ("a large picture", "pictures/market/a.png", 1_000_000_000),
        ("a large label", "pack.yaml", 100_000_000),
    ):
        found[what] = _swelling(name, size)
    for name in ("../../evil.yaml", "/tmp/evil.yaml", "mine/../../a.tsx", "pictures/a/../../b.svg"):
        found[name] = zipped({"pack.yaml": b"name: a\nauthor: b\n", name: b"a: 1\n"})
    found["many members"] = zipped({f"pictures/market/p{n}.svg": b"<svg/>" for n in range(20_000)})
    large = b"<svg/>" + b" " * 250_000
    found["many pictures"] = zipped(
        {"pack.yaml": b"name: a\nauthor: b\n"}
        | {f"pictures/market/p{n}.svg": large for n in range(900)}
    )
    return found


def _swelling(name: str, size: int) -> bytes:
    """A zip with one file that is large once it is unpacked."""
    out = io.BytesIO()
    with (
        zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as packed,
        packed.open(name, "w", force_zip64=True) as member,
    ):
        for _ in range(size // 1_000_000):
            member.write(b"0" * 1_000_000)
    return out.getvalue()


def zipped(files: dict[str, bytes]) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as packed:
        for name, data in files.items():
            packed.writestr(name, data)
    return out.getvalue()


def texts() -> dict[str, bytes]:
    """For any file of YAML."""
    return {
        "laughs": b"a: &a [x,x,x,x,x]\nb: &b [*a,*a,*a,*a,*a]\nc: [*b,*b,*b,*b,*b]\n",
        "flow": b"[" * 290_000,
        "maps in flow": b"{a: " * 70_000,
        "lists in lists": b"- " * 140_000,
        "keys of keys": b"? " * 140_000,
        "many keys": b"".join(b"k%d: 1\n" % n for n in range(30_000)),
        "many cards": b"".join(b"k%d: {}\n" % n for n in range(15_000)),
        "a long key": b"k" * 290_000 + b": 1\n",
        "a long text": b'a: "' + b"x" * 290_000 + b'"\n',
        "spaces": b"a:" + b" " * 290_000 + b"1\n",
        "indents": b"".join(b" " * n + b"a:\n" for n in range(700)),
        "refusals that look like ours": b'a: {" - at `$' + b" - at `$" * 8 + b'": 1}\n',
        "many documents": b"--- a\n" * 40_000,
        "comments": b"#\n" * 140_000,
        "a tag": b"!!python/object/apply:os.system ['touch owned']\n",
    }


def prices(sound: bytes) -> dict[str, bytes]:
    """Prices so small beside others that not all purchases can be looked at one by one."""
    tariff = b"{copper: 1, iron: 1, mithril: 1, emerald: 99, ruby: 99, diamond: 99}"
    cheap = re.sub(rb"buy: {[^}]*}", b"buy: " + tariff, sound)
    return {"cheap and dear": cheap}


def maps(sound: bytes) -> dict[str, bytes]:
    start = sound.index(b"<map") if b"<map" in sound else sound.index(b"<tileset")
    end = sound.rindex(b"</")
    return {
        "laughs": f"<!DOCTYPE map [{LAUGHS}]>".encode() + b"<map>&l9;</map>",
        "laughs inside": sound[:start] + f"<!DOCTYPE a [{LAUGHS}]>".encode() + sound[start:],
        "a file by entity": b'<!DOCTYPE a [<!ENTITY x SYSTEM "/etc/passwd">]><map>&x;</map>',
        "laughs in another tongue": b"<?xml version='1.0' encoding='cp037'?>"
        + f"<!DOCTYPE map [{LAUGHS}]><map>&l9;</map>".encode("cp037"),
        "comments that never end": sound[:end] + b"<!--" * 70_000,
        "layers in comments": sound[:end] + b'<!--<layer name="front">-->' * 10_000 + sound[end:],
        "elements": sound[:end] + b"<a/>" * 70_000 + sound[end:],
        "deep": sound[:end] + b"<layer>" * 40_000,
        "attributes": sound.replace(b"<tileset ", b"<tileset " + b"".join(
            b'a%d="" ' % n for n in range(20_000))),
        "tiles": sound.replace(b'tilewidth="56"', b'tilewidth="1"').replace(
            b'width="336"', b'width="999999999"'),
        "numbers": re.sub(rb"[0-9]+", b"9" * 5000, sound, count=40),
        "a layer of its own": sound.replace(b'csv">', b'csv">' + b"1," * 140_000),
        "spaces in a row": sound.replace(b'csv">', b'csv">' + b" " * 280_000 + b"x"),
    }  # fmt: skip


SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"'


@cache
def drawings() -> dict[str, bytes]:
    """SVGs, most of which check refuses; "boxes" are for the decoder's limits to stop."""
    black = 'fill="none" stroke="#000" stroke-linejoin="round"'
    joins = "M0 0" + "l1 2l2 1" * 17_500
    arcs = "M0 0" + "a99 99 0 1 1 3 2" * 17_000
    found = {
        "flat": f'{SVG} width="1e38" height="1e-38"><rect width="9" height="9"/></svg>',
        "viewBox of nothing": SVG.replace("100 100", "5e-324 5e-324") + "/>",
        "joins": f'{SVG}><path d="{joins}" {black} stroke-width="100000"/></svg>',
        "arcs": f'{SVG}><path d="{arcs}" {black} stroke-width="100"/></svg>',
        "joins by scale": f'{SVG}><g transform="scale(1e4)"><path d="{joins}" {black} '
        'stroke-width="10"/></g></svg>',
        "scales": SVG + ">" + '<g transform="scale(1000)">' * 60 + "</g>" * 60 + "</svg>",
        "boxes": SVG + ">" + '<path d="M0 0h100v100h-100z"/>' * 4900 + "</svg>",
        "elements": SVG + ">" + "<g/>" * 60_000 + "</svg>",
        "deep": SVG + ">" + "<g>" * 40_000 + "</g>" * 40_000 + "</svg>",
        "roots": "<svg " * 58_000,
        "a long number": f'{SVG}><rect x=".{"1" * 290_000}" stroke-width="0x"/></svg>',
        "a long length": f'{SVG}><rect stroke-width="{"1" * 290_000}x"/></svg>',
        "a long transform": f'{SVG}><g transform="{"a" * 290_000}"/></svg>',
        "calls": f'{SVG}><g transform="{"a(" * 140_000}"/></svg>',
        "laughs": f"<!DOCTYPE svg [{LAUGHS}]>{SVG}><g>&l9;</g></svg>",
    }
    return {name: text.encode() for name, text in found.items()}


def png(wide: int, high: int, rows: bytes = b"", *, depth: int = 8, colours: int = 2) -> bytes:
    """A PNG with a header of this size, whatever rows it holds."""
    header = struct.pack(">IIBBBBB", wide, high, depth, colours, 0, 0, 0)
    parts = (_chunk(b"IHDR", header), _chunk(b"IDAT", zlib.compress(rows)), _chunk(b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(parts)


def _chunk(kind: bytes, data: bytes) -> bytes:
    check = struct.pack(">I", zlib.crc32(kind + data))
    return struct.pack(">I", len(data)) + kind + data + check


@cache
def pngs() -> dict[str, bytes]:
    return {
        **light_pngs(),
        "as large as may be": png(4096, 4096, bytes(4096 * (1 + 4096 * 8)), depth=16, colours=6),
        "more than its header says": png(4, 4, bytes(100_000_000)),
    }


def light_pngs() -> dict[str, bytes]:
    """Those that take no time to make."""
    return {
        "huge": png(100_000, 100_000),
        "many chunks": png(4, 4)[:33] + _chunk(b"tEXt", b"") * 150_000,
        "rows of none": png(4096, 4096),
    }


def settings() -> dict[str, bytes]:
    return {
        "deep": b"[" * 99_000,
        "keys": json.dumps({"keys": {f"k{n}": ["a"] for n in range(5000)}}).encode(),
        "keys of one command": json.dumps({"keys": {"undo": ["a"] * 20_000}}).encode(),
        "larger than is read": b'{"sound": 1, "x": "' + b"x" * 10_000_000 + b'"}',
        "numbers": b'{"width": ' + b"9" * 4000 + b', "sound": -1e308, "height": 1e999}',
    }
