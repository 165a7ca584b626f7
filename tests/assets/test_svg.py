"""Every picture is one that the game's SVG loader draws.

The loader fails silently: what it does not know comes out grey, flat or not at all. So the files
are checked for what it knows, drawn once to see that something shows, and compared with their
scripts.
"""

import re
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from pathlib import Path

import pytest

ASSETS = Path(__file__).resolve().parents[2] / "assets"
DRAW = ASSETS / "src" / "draw.py"
PICTURES = {p.relative_to(ASSETS).with_suffix("").as_posix(): p for p in ASSETS.rglob("*.svg")}
GREATEST = 200_000  # bytes

DRAWN = {"svg", "defs", "g", "path", "linearGradient", "radialGradient", "stop"}
IGNORED = {"href", "style", "class", "filter", "mask", "clip-path", "fx", "fy", "spreadMethod"}
COLOUR = re.compile(r"#[0-9a-f]{3}(?:[0-9a-f]{3})?|none|url\(#g\d+\)", re.IGNORECASE)
SAMPLE = ["quests/arena_games", "weapons/dawnspear", "mine/stage3/ruby_b", "icons/gold"]


def faults(path: Path) -> Iterator[str]:
    """What in a file the loader would refuse or draw wrongly."""
    if path.stat().st_size >= GREATEST:
        yield f"{path.stat().st_size} bytes"
    text = path.read_text(encoding="utf-8")
    if set(re.findall(r"url\(#(g\d+)\)", text)) != set(re.findall(r'id="(g\d+)"', text)):
        yield "gradients that are used and gradients that exist differ"
    for element in ElementTree.fromstring(text).iter():
        tag, attributes = element.tag.rpartition("}")[2], element.attrib
        if tag not in DRAWN:
            yield f"<{tag}>"
        if IGNORED & set(attributes):
            yield f"<{tag}> with {IGNORED & set(attributes)}"
        for key in ("fill", "stroke", "stop-color"):
            if not COLOUR.fullmatch(attributes.get(key, "none")):
                yield f'{key}="{attributes[key]}"'
        if tag == "svg" and not {"width", "height", "viewBox"} <= set(attributes):
            yield "no size"
        if tag.endswith("Gradient") and attributes.get("gradientUnits") != "userSpaceOnUse":
            yield "a gradient in fractions of a box"


def drawn(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-B", str(DRAW), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_files_hold_only_what_the_loader_draws() -> None:
    found = {name: list(faults(path)) for name, path in PICTURES.items()}
    assert not {name: wrong for name, wrong in found.items() if wrong}


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


def test_drawing_again_changes_no_byte(tmp_path: Path) -> None:
    told = drawn("--out", str(tmp_path), *SAMPLE)
    assert told.returncode == 0, told.stderr
    for name in SAMPLE:
        assert (tmp_path / f"{name}.svg").read_bytes() == PICTURES[name].read_bytes(), name


def test_every_picture_has_its_drawing_and_every_drawing_its_picture() -> None:
    assert drawn("--list").stdout.split() == sorted(PICTURES)


def test_every_picture_that_the_content_names_is_there() -> None:
    data = ASSETS.parent / "data"
    for path in sorted(data.glob("*.yaml")):
        named = re.findall(r"\bpicture: ([\w/]+)", path.read_text(encoding="utf-8"))
        assert set(named) <= set(PICTURES), path.name


def test_a_name_that_no_picture_has_is_refused(tmp_path: Path) -> None:
    told = drawn("--out", str(tmp_path), "quests/nobody")
    assert told.returncode != 0
    assert "quests/nobody" in told.stderr
    assert not list(tmp_path.iterdir())
