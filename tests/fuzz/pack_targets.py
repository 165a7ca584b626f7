"""What is fuzzed of packs beside their cards: pictures, and links in their folders."""

import contextlib
import random
import re
import shutil
import struct
import zlib
from pathlib import Path

import bombs
from mutate import Mutation, mutations

from forgewar.app.kit.picture_process import PictureError, PictureProcess
from forgewar.content.error import ContentError
from forgewar.content.files import is_link
from forgewar.content.pack_pictures import check_picture, picture_size
from forgewar.content.packs import check_pack, install, remove

LOW_TOWN = Path(__file__).parents[1] / "fixtures" / "packs" / "low_town"
_SIDE = 48  # pixels
_UNCHECKED = 40  # one case in so many is decoded without being checked before

# Drawings

_NUMBER = re.compile(rb"[-+]?\d*\.?\d+")
_EXTREMES = (
    b"0", b"-0", b"1e38", b"-1e38", b"1e-38", b"5e-324", b"1e308", b"1e999", b"-1", b"1e6",
    b"999999", b"1000001", b"2147483647", b"-2147483648", b"4294967296",
    b"nan", b"inf", b"1e", b".", b"-",
    b"1e5", b"0.0000001", b"9" * 60, b"1" + b"0" * 400, b"100", b"101", b"50%", b"1e4mm", b"7em",
)  # fmt: skip
_SVG_TOKENS = (
    b'<path d="M0 0', b'<g transform="scale(1e4)">', b"</g>", b"</svg>", b"<svg ", b'"/>', b">",
    b"<", b'stroke="#000" stroke-width="1e5" ', b' stroke-dasharray="1e-9" ', b'viewBox="0 0 1 1" ',
    b'width="1e38" height="1e-38" ', b"a9 9 0 1 1 3 2", b"l1 2", b"c1 2 3 4 5 6", b"Z", b"M",
    b'<circle r="9" stroke-width="9" stroke="#f00"/>', b'<rect width="100" height="100"/>',
    b'style="stroke-width:1e5;stroke:#000" ', b'transform="rotate(1e9) matrix(1 2 3 4 5 6)" ',
    b'fill="url(#a)" ', b'<linearGradient id="a" xlink:href="#a"/>', b"<!DOCTYPE a>", b"<![CDATA[",
    b"&#0;", b"\x00", b"<text>a</text>", b'font-size="1e6" ', b'stroke-miterlimit="1e9" ',
    b'points="',
)  # fmt: skip
_EVERYTHING = (
    bombs.SVG
    + """ width="100" height="100" style="fill:none">
<defs><linearGradient id="a" x1="0" y1="0" x2="1" y2="1" gradientTransform="rotate(20)">
<stop offset="0" stop-color="#f00"/><stop offset="1" stop-color="#00f" stop-opacity="0.5"/>
</linearGradient><radialGradient id="b" cx="50" cy="50" r="40" fx="30" fy="30"/></defs>
<g transform="translate(5 5) scale(0.9)" stroke="#000" stroke-width="2" stroke-linejoin="round">
<rect x="5" y="5" width="80" height="60" rx="9" fill="url(#a)"/>
<circle cx="50" cy="50" r="30" stroke-linecap="square"/><ellipse cx="40" cy="40" rx="9" ry="20"/>
<line x1="0" y1="0" x2="90" y2="90" stroke-linecap="round"/><polyline points="0,0 9,9 20,3"/>
<polygon points="50,5 60,30 40,30" fill="#0f0" fill-rule="evenodd"/>
<path d="M5 5h20v20H5zm40 0a9 9 0 0 1 18 0q9 9 0 18t-9 9c-9 9-18-9-9-18s9-9 0-9L5 60Z"/></g>
</svg>"""
).encode()


def drawings() -> list[bytes]:
    return [_EVERYTHING, (LOW_TOWN / "pictures/market/low_town_stall.svg").read_bytes()]


def extreme_numbers(chance: random.Random, data: bytes) -> bytes:
    """Some numbers of a file become others."""
    found = list(_NUMBER.finditer(data))
    chosen = chance.sample(found, min(len(found), chance.choice((1, 1, 2, 8))))
    for number in sorted(chosen, key=re.Match.start, reverse=True):
        data = data[: number.start()] + chance.choice(_EXTREMES) + data[number.end() :]
    return data


def drawing_ways() -> tuple[Mutation, ...]:
    return (*mutations(_SVG_TOKENS, is_json=False), *(extreme_numbers,) * 8)


class Pictures:
    """Checked and decoded as the app does it; some decoded though the check would refuse them. All
    by one process, which is started again when a picture ends it."""

    def __init__(self, file: str, process: PictureProcess) -> None:
        self._file = file
        self._process = process

    def __call__(self, data: bytes) -> None:
        problem = self._problem(data)
        assert problem.isprintable()
        if problem and zlib.crc32(data) % _UNCHECKED:
            return
        with contextlib.suppress(PictureError):
            assert len(self._process.decode(self._file, data, (_SIDE, _SIDE))) == 4 * _SIDE**2

    def _problem(self, data: bytes) -> str:
        try:
            check_picture(self._file, data)
        except ContentError as problem:
            return str(problem)
        wide, high = picture_size(self._file, data)
        assert 0 < wide <= 4 * high <= 16 * wide
        return ""


# PNG


def pngs() -> list[bytes]:
    rows = (b"\0" + bytes(range(24))) * 8
    return [
        bombs.png(8, 8, rows),
        bombs.png(6, 8, rows, colours=6),
        bombs.png(12, 8, rows, depth=16, colours=4),
        bombs.png(24, 8, rows, colours=0),
    ]


class Pngs(Pictures):
    """With sums that are right, most of the time, so that more than the sums is tried."""

    def __call__(self, data: bytes) -> None:
        super().__call__(_summed(data) if zlib.crc32(data) % 4 else data)


def _summed(data: bytes) -> bytes:
    fixed, at = bytearray(data), 8
    while at + 12 <= len(fixed):
        end = at + 8 + struct.unpack(">I", fixed[at : at + 4])[0]
        if end + 4 > len(fixed):
            break
        fixed[end : end + 4] = struct.pack(">I", zlib.crc32(fixed[at + 4 : end]))
        at = end + 4
    return bytes(fixed)


PNG_TOKENS = (
    b"\0\0\0\0IEND\xaeB`\x82", b"\0\0\0\0IDAT\0\0\0\0", b"IHDR", b"PLTE", b"tRNS", b"iCCP", b"zTXt",
    b"\xff\xff\xff\xff", b"\0\0\x10\0", b"\x7f\xff\xff\xff", b"\1", b"\x10", b"\x89PNG\r\n\x1a\n",
    b"\0\0\0\3tRNS\1\2\3\0\0\0\0", b"\0\0\0\3PLTE\1\2\3\0\0\0\0",
    b"\0\0\0\4gAMA\0\0\0\0\0\0\0\0",
)  # fmt: skip

# Links

_PLACES = (
    "pack.yaml", "tiles.yaml", "tile.yaml", "mine", "mine/stage_2.tmx", "mine/x", "pictures",
    "pictures/market", "pictures/quests", "pictures/quests/own", "pictures/market/own.svg",
    "pictures/market/own.png", "pictures/market/low_town_stall.svg", "pictures/a b.svg", "READ.md",
    "pictures/\udcff.svg", "pictures/market/\x1b[2J.svg", "mine/\u202e.tsx", ".git", "notes",
)  # fmt: skip
_TARGETS = (
    "/", "/usr", "/dev/zero", "/dev/stdin", "/etc/passwd", "/proc/self/environ", ".", "..", "../..",
    "pack.yaml", "../pack.yaml", "mine", "nowhere", "low_town/pictures", "\udcff", "x" * 4000,
)  # fmt: skip
_PASSED_OVER = {"READ.md", ".git", "notes"}
LINKS = [b"\x00\x00", b"\x06\x01\x08\x0a", b"\x0e\x00", b"\x01\x09\x0a\x0d\x05\x03"]


class Links:
    """A pack with links in it; each pair of bytes is a place and where the link there leads."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder / "linked" / "low_town"
        self._files = {
            path.relative_to(LOW_TOWN): path.read_bytes()
            for path in LOW_TOWN.rglob("*")
            if path.is_file()
        }

    def __call__(self, data: bytes) -> None:
        shutil.rmtree(self._folder, ignore_errors=True)
        for file, raw in self._files.items():
            (self._folder / file).parent.mkdir(parents=True, exist_ok=True)
            (self._folder / file).write_bytes(raw)
        for place, target in zip(data[:16:2], data[1:16:2], strict=False):
            self._link(_PLACES[place % len(_PLACES)], target)
        problems = check_pack(self._folder)
        assert all(str(problem).isprintable() for problem in problems)
        links = [path for path in self._folder.rglob("*") if path.is_symlink()]
        assert problems or {path.name for path in links} <= _PASSED_OVER
        with contextlib.suppress(ContentError):
            remove(install(self._folder))

    def _link(self, place: str, target: int) -> None:
        path = self._folder / place
        if any(is_link(parent) for parent in path.parents):
            return  # it would be made where that one leads
        with contextlib.suppress(OSError):  # too long, or within a file
            if path.is_dir() and not path.is_symlink():
                shutil.rmtree(path)
            path.unlink(missing_ok=True)
            path.symlink_to((*_TARGETS, path)[target % (len(_TARGETS) + 1)])
