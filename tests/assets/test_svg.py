"""Every SVG picture holds only what the game's loader draws.

The loader (nanosvg, in SDL_image) is silent about the rest: it leaves it out, or draws it grey.
Only what is listed here is allowed, so that anything else is reported by file, line and element.
"""

import re
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from xml.parsers import expat

import pytest

ASSETS = Path(__file__).resolve().parents[2] / "assets"
PICTURES = {p.relative_to(ASSETS).with_suffix("").as_posix(): p for p in ASSETS.rglob("*.svg")}
MAX_BYTES = 200_000

PAINT = {"fill", "stroke", "fill-opacity", "stroke-opacity", "fill-rule"}
PAINT |= {"stroke-width", "stroke-linecap", "stroke-linejoin", "stroke-miterlimit"}
PAINT |= {"stroke-dasharray", "stroke-dashoffset", "transform", "id"}
GRADIENT = {"id", "gradientUnits", "gradientTransform"}
ATTRIBUTES: Mapping[str, set[str]] = {
    "svg": {"xmlns", "width", "height", "viewBox"},
    "title": set(),
    "desc": set(),
    "defs": set(),
    "g": PAINT,
    "path": PAINT | {"d"},
    "rect": PAINT | {"x", "y", "width", "height", "rx", "ry"},
    "circle": PAINT | {"cx", "cy", "r"},
    "ellipse": PAINT | {"cx", "cy", "rx", "ry"},
    "line": PAINT | {"x1", "y1", "x2", "y2"},
    "polyline": PAINT | {"points"},
    "polygon": PAINT | {"points"},
    "linearGradient": GRADIENT | {"x1", "y1", "x2", "y2"},
    "radialGradient": GRADIENT | {"cx", "cy", "r"},
    "stop": {"offset", "stop-color", "stop-opacity"},
}
# Atomic groups and possessive repeats, so that a wrong path fails as fast as a right one passes.
NUMBER = r"(?>[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?)"
NUMBERS = rf"{NUMBER}(?:[\s,]*+{NUMBER})*+"
COLOUR = r"#[0-9a-fA-F]{3}(?:[0-9a-fA-F]{3})?"
TRANSFORM = rf"(?:\s*(?:translate|scale|rotate|matrix)\({NUMBERS}\))+\s*"
# How a value must be written. All other attributes are one number.
VALUES = {
    "id": r"[\w.-]+",
    "xmlns": r"http://www\.w3\.org/2000/svg",
    "viewBox": rf"{NUMBER} {NUMBER} {NUMBER} {NUMBER}",
    "d": rf"\s*[Mm]\s*{NUMBERS}(?:\s*[MmLlHhVvCcSsQqTtAaZz]\s*(?:{NUMBERS})?)*\s*",
    "points": rf"\s*{NUMBERS}\s*",
    "fill": rf"{COLOUR}|none|url\(#[\w.-]+\)",
    "stroke": rf"{COLOUR}|none|url\(#[\w.-]+\)",
    "stop-color": COLOUR,
    "fill-rule": "evenodd|nonzero",
    "stroke-linecap": "butt|round|square",
    "stroke-linejoin": "miter|round|bevel",
    "stroke-dasharray": rf"none|{NUMBERS}",
    "transform": TRANSFORM,
    "gradientTransform": TRANSFORM,
    "gradientUnits": "userSpaceOnUse",
}


class Reader:
    """Reads a picture and lists its faults, each with its line and element."""

    def __init__(self) -> None:
        self.faults: list[str] = []
        self.path: list[str] = []
        self.gradients: dict[str, int] = {}  # id: line
        self.used: dict[str, int] = {}
        self.parser = expat.ParserCreate("utf-8")
        self.parser.StartElementHandler = self.start
        self.parser.EndElementHandler = lambda _: self.path.pop()
        self.parser.CharacterDataHandler = self.text
        self.parser.StartDoctypeDeclHandler = lambda *_: self.fault("a document type")
        self.parser.StartCdataSectionHandler = lambda: self.fault("CDATA")

    def fault(self, reason: str, line: int = 0) -> None:
        self.faults.append(f"line {line or self.parser.CurrentLineNumber}: {reason}")

    def text(self, data: str) -> None:
        tag = self.path[-1]
        if data.strip() and tag in ATTRIBUTES and tag not in ("title", "desc"):
            self.fault(f"<{tag}> holds text: {data.strip()[:30]}")

    def start(self, tag: str, attributes: dict[str, str]) -> None:
        self.path.append(tag)
        if tag not in ATTRIBUTES or (tag == "svg") != (len(self.path) == 1):
            self.fault(f"<{tag}> is not drawn")
            return
        if tag == "svg" and not {"width", "height", "viewBox"} <= set(attributes):
            self.fault("<svg> needs width, height and viewBox")
        for rule in filter(str.strip, attributes.pop("style", "").split(";")):
            name, _, value = rule.partition(":")
            attributes[name.strip()] = value.strip()
        if tag.endswith("Gradient"):
            self.gradients[attributes.get("id", "")] = self.parser.CurrentLineNumber
            if "gradientUnits" not in attributes:
                self.fault(f'<{tag}> needs gradientUnits="userSpaceOnUse"')
        for name, value in attributes.items():
            if name not in ATTRIBUTES[tag]:
                self.fault(f"<{tag}> has {name}, which is not drawn")
            elif not re.fullmatch(VALUES.get(name, NUMBER), value):
                self.fault(f'<{tag}> has {name}="{value[:30]}", which is not drawn as it should be')
            elif value.startswith("url("):
                self.used.setdefault(value[5:-1], self.parser.CurrentLineNumber)
                if f"{name}-opacity" in attributes:
                    self.fault(f"<{tag}> has {name}-opacity, which a gradient does not heed")


def faults(picture: bytes) -> list[str]:
    """All that the loader would leave out or draw wrongly."""
    reader = Reader()
    try:
        reader.parser.Parse(picture, True)
    except expat.ExpatError as error:
        return [*reader.faults, f"line {error.lineno}: {expat.ErrorString(error.code)}"]
    if len(picture) >= MAX_BYTES:
        reader.fault(f"{len(picture)} bytes; at most {MAX_BYTES} are allowed", 1)
    if b"&" in picture:
        reader.fault("entities, which the loader does not read", 1)
    if not re.search(rb'viewBox="[^"]*"', picture):
        reader.fault("viewBox must be in double quotes", 1)
    for name, line in reader.used.items():
        if name not in reader.gradients:
            reader.fault(f"there is no gradient {name}", line)
    for name, line in reader.gradients.items():
        if name not in reader.used:
            reader.fault(f"nothing uses the gradient {name}", line)
    return reader.faults


@pytest.mark.slow
def test_pictures_hold_only_what_the_loader_draws() -> None:
    found = {f"assets/{name}.svg": faults(path.read_bytes()) for name, path in PICTURES.items()}
    wrong = [f"{name}, {fault}" for name, several in found.items() for fault in several]
    assert not wrong, "\n".join(wrong)


HEAD = '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64">\n'
GRADIENT_G = (
    '<linearGradient id="g" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="9" y2="0">'
    '<stop offset="0" stop-color="#f00"/><stop offset="1" stop-color="#00f"/></linearGradient>'
)


@pytest.mark.parametrize(
    ("body", "fault"),
    [
        ('<text x="9" y="9">Ore</text>', "line 2: <text> is not drawn"),
        ("<filter/>", "line 2: <filter> is not drawn"),
        ("<mask/>", "line 2: <mask> is not drawn"),
        ("<clipPath/>", "line 2: <clipPath> is not drawn"),
        ("<pattern/>", "line 2: <pattern> is not drawn"),
        ('<image href="ore.png"/>', "line 2: <image> is not drawn"),
        ('<use href="#ore"/>', "line 2: <use> is not drawn"),
        ("<style>.a{fill:#f00}</style>", "line 2: <style> is not drawn"),
        ("<svg/>", "line 2: <svg> is not drawn"),
        ('<svg:path d="M0 0h9v9z"/>', "line 2: <svg:path> is not drawn"),
        ("<g>\n<g>ore</g></g>", "line 3: <g> holds text: ore"),
        ('<g opacity=".5"/>', "line 2: <g> has opacity, which is not drawn"),
        ('<path class="a" d="M0 0h9v9z"/>', "line 2: <path> has class, which is not drawn"),
        ('<path style="fill:#f00;opacity:.5"/>', "line 2: <path> has opacity, which is not drawn"),
        ('<rect filter="url(#a)"/>', "line 2: <rect> has filter, which is not drawn"),
        ('<path d="M0 0h9v9z" fill="tomato"/>', 'line 2: <path> has fill="tomato"'),
        ('<path d="M0 0h9v9z" fill="#ff000080"/>', 'line 2: <path> has fill="#ff000080"'),
        ('<path d="M0 0h9v9z" stroke="rgba(1,2,3,.5)"/>', "line 2: <path> has stroke="),
        ('<path d="M0 0h9v9z" fill="url(\'#g\')"/>', "line 2: <path> has fill="),
        ('<path d="M0 0h9v9z" fill="url(#g)"/>', "line 2: there is no gradient g"),
        ('<path d="0 0h9v9z"/>', 'line 2: <path> has d="0 0h9v9z"'),
        ('<path d="M0 0 nothing"/>', 'line 2: <path> has d="M0 0 nothing"'),
        (f'<path d="M0 {"1234567890" * 50} x"/>', 'line 2: <path> has d="M0 12345'),
        ('<circle r="1em"/>', 'line 2: <circle> has r="1em"'),
        ('<g transform="skew(3)"/>', 'line 2: <g> has transform="skew(3)"'),
        (GRADIENT_G, "line 2: nothing uses the gradient g"),
        (
            GRADIENT_G + '\n<path fill="url(#g)" fill-opacity=".5"/>',
            "line 3: <path> has fill-opacity, which a gradient does not heed",
        ),
        (
            '<linearGradient id="g" x1="0" y1="0" x2="1" y2="0"/>\n<path fill="url(#g)"/>',
            'line 2: <linearGradient> needs gradientUnits="userSpaceOnUse"',
        ),
        (
            '<radialGradient id="g" gradientUnits="userSpaceOnUse" fx="3"/>\n<g fill="url(#g)"/>',
            "line 2: <radialGradient> has fx, which is not drawn",
        ),
        ("<g>", "line 2: mismatched tag"),
        ("<desc>&#35;</desc>", "line 1: entities"),
        ("<g/>" * 50_000, "line 1: 200090 bytes"),
    ],
)
def test_what_the_loader_does_not_draw_is_named(body: str, fault: str) -> None:
    (found,) = faults(f"{HEAD}{body}</svg>".encode())
    assert found.startswith(fault)


def test_a_picture_needs_a_size() -> None:
    assert faults(b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>') == [
        "line 1: <svg> needs width, height and viewBox"
    ]


def test_what_the_loader_draws_is_allowed() -> None:
    body = (
        "<title>Ore</title><!-- a lump -->"
        '<g transform="translate(2 3) rotate(45)" stroke-linecap="round">'
        '<rect x="1" y="1" width="9" height="9" rx="2" fill="#c97" fill-opacity=".5"/>'
        '<polygon points="1,1 9,1 9,9" fill="url(#g)"/>'
        '<path d="M1-1.5a2 2 0 0 1 4 0z" style="fill: none; stroke: #aabbcc;"/>'
        '<path d="M0 0H9" stroke="#abc" stroke-dasharray="4 2"/></g>'
    )
    assert faults(f"{HEAD}<defs>{GRADIENT_G}</defs>{body}</svg>".encode()) == []


@pytest.mark.slow
def test_no_picture_comes_out_blank(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    pygame = pytest.importorskip("pygame")
    for name, path in PICTURES.items():
        image = pygame.image.load_sized_svg(path, (64, 64))
        box = image.get_bounding_rect(min_alpha=40)
        assert box.width * box.height >= 64, name
        pixels = pygame.image.tobytes(image, "RGBA")
        assert len({pixels[i : i + 4] for i in range(0, len(pixels), 4)}) > 1, name


def test_every_picture_that_the_content_names_is_there() -> None:
    data = ASSETS.parent / "data"
    for path in sorted(data.glob("*.yaml")):
        named = re.findall(r"\bpicture: ([\w/]+)", path.read_text(encoding="utf-8"))
        assert set(named) <= set(PICTURES), path.name


def run(script: str, *arguments: str) -> None:
    subprocess.run([sys.executable, "-B", str(ASSETS / "src" / script), *arguments], check=True)


@pytest.mark.slow
def test_drawn_pictures_are_what_their_scripts_draw(tmp_path: Path) -> None:
    run("draw.py", "--out", str(tmp_path))
    drawn = sorted(tmp_path.rglob("*.svg"))
    assert len(drawn) == 42
    for path in drawn:
        name = path.relative_to(tmp_path).with_suffix("").as_posix()
        same = path.read_bytes() == PICTURES[name].read_bytes()
        assert same, f"{name}: change it in assets/src, then run assets/src/draw.py"


@pytest.mark.slow
def test_the_contact_sheet_shows_every_folder(tmp_path: Path) -> None:
    firsts = {name.partition("/")[0]: name for name in sorted(PICTURES, reverse=True)}
    run("contact.py", str(tmp_path), *firsts.values())
    assert {path.name for path in tmp_path.iterdir()} == {f"{folder}_1.png" for folder in firsts}
