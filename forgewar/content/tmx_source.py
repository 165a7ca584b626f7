"""Checks Tiled maps before pytmx reads them.

pytmx follows every path, believes every number and copies every attribute. So a map and its tileset
may hold only what ours need: known elements with known attributes, small numbers, files beside it,
and none of XML's own machinery.
"""

import re
from pathlib import Path
from xml.etree import ElementTree

from forgewar.content.error import ContentError
from forgewar.content.files import Files
from forgewar.content.model import RESOURCES

_TILED = frozenset({"version", "tiledversion", "class"})
_KNOWN: dict[str, frozenset[str]] = {
    "map": _TILED
    | {"orientation", "renderorder", "width", "height", "tilewidth", "tileheight", "infinite"}
    | {"hexsidelength", "staggeraxis", "staggerindex", "nextlayerid", "nextobjectid"}
    | {"compressionlevel", "backgroundcolor"},
    "tileset": _TILED
    | {"firstgid", "source", "name", "tilewidth", "tileheight", "tilecount", "columns"}
    | {"spacing", "margin", "objectalignment"},
    "image": frozenset({"source", "width", "height", "trans"}),
    "tile": frozenset({"id", "type"}),
    "properties": frozenset(),
    "property": frozenset({"name", "type", "value"}),
    "layer": frozenset({"id", "name", "class", "width", "height", "visible", "opacity", "locked"}),
    "data": frozenset({"encoding", "compression"}),
    "editorsettings": frozenset(),
    "export": frozenset({"target", "format"}),
}
_NUMBERS = {"width", "height", "tilewidth", "tileheight", "tilecount", "columns", "spacing"} | {
    "margin",
    "firstgid",
    "id",
}
_MOST_ELEMENTS = 200
_MOST_TILES = 1000  # that a tileset's picture is cut into
_SMALL = re.compile(r"[0-9]{1,4}\Z")
_BESIDE = re.compile(r"[a-z0-9_]+\.(tsx|png)\Z")
_ENCODING = re.compile(r"""<\?xml[^>]*\bencoding\s*=\s*["']([^"'>]*)""")


def read_map(files: Files, file: str) -> tuple[str, ElementTree.Element]:
    """Text and elements of a map with its tileset inserted. Raises `ContentError` for anything that
    pytmx must not see."""
    text = files.text(file)
    root = _parse(file, text)
    if root.tag != "map":
        raise ContentError(file, 1, f"holds a {root.tag} where a map must be")
    _check_elements(file, text, root)
    for tileset in root.iter("tileset"):
        source = tileset.get("source")
        if source is None:
            _check_tileset(file, text, tileset)
        elif re.fullmatch(r"[a-z0-9_]+\.tsx", source):
            _insert_tileset(tileset, _tileset(files, f"{Path(file).parent.as_posix()}/{source}"))
        else:
            reason = f'tileset "{source}" must lie beside the map'
            raise ContentError(file, line_of(text, "<tileset"), reason)
    for layer in root.iter("layer"):
        _check_layer(file, text, layer)
    return text, root


def line_of(text: str, mark: str) -> int | None:
    """Line number of the first occurrence of `mark`."""
    place = text.find(mark)
    return None if place < 0 else text.count("\n", 0, place) + 1


def _parse(file: str, text: str) -> ElementTree.Element:
    # In another encoding the bytes could mean something else than this text.
    encoding = _ENCODING.match(text)
    if encoding and encoding[1].lower() not in ("utf-8", "utf8", "us-ascii"):
        reason = f"is written in {encoding[1]}, must be in UTF-8"
        raise ContentError(file, line_of(text, "encoding"), reason)
    for mark, what in (("<!", "document types, entities and comments"), ("<?", "instructions")):
        place = text.find(mark, 1)
        if place >= 0:
            line = text.count("\n", 0, place) + 1
            raise ContentError(file, line, f"{what} are not allowed")
    try:
        return ElementTree.fromstring(text.encode())
    except ElementTree.ParseError as error:
        problem = str(error).partition(":")[0]  # the rest repeats the line number
        raise ContentError(file, error.position[0], f"is not XML: {problem}") from error
    except (LookupError, ValueError) as error:
        raise ContentError(file, 1, f"is not XML: {error}") from error


def _check_elements(file: str, text: str, root: ElementTree.Element) -> None:
    for number, element in enumerate(root.iter(), start=1):
        line = line_of(text, f"<{element.tag}")
        if number > _MOST_ELEMENTS:
            raise ContentError(file, None, f"holds more than {_MOST_ELEMENTS} elements")
        if element.tag not in _KNOWN:
            raise ContentError(file, line, f"the element {element.tag} is not allowed")
        for name, value in element.items():
            if name not in _KNOWN[element.tag]:
                raise ContentError(file, line, f"{element.tag} may have no {name}")
            if name in _NUMBERS and not _SMALL.match(value):
                reason = f"{name} of {element.tag} is {value}, must be a number of up to 4 digits"
                raise ContentError(file, line, reason)
        if element.tag == "image" and not _BESIDE.match(element.get("source", "")):
            reason = f'the picture "{element.get("source")}" must lie beside the map'
            raise ContentError(file, line, reason)


def _insert_tileset(place: ElementTree.Element, tileset: ElementTree.Element) -> None:
    """Insert a tileset from its own file into the map, so that pytmx opens no file."""
    del place.attrib["source"]
    place.attrib.update(tileset.attrib | {"firstgid": place.get("firstgid", "1")})
    place.extend(tileset)


def _tileset(files: Files, file: str) -> ElementTree.Element:
    text = files.text(file)
    root = _parse(file, text)
    if root.tag != "tileset":
        raise ContentError(file, 1, f"holds a {root.tag} where a tileset must be")
    if root.get("source") is not None:
        raise ContentError(file, 1, "a tileset may not lead to another")
    _check_elements(file, text, root)
    _check_tileset(file, text, root)
    return root


def _check_tileset(file: str, text: str, tileset: ElementTree.Element) -> None:
    wide, high = (int(tileset.get(key, "0")) for key in ("tilewidth", "tileheight"))
    line = line_of(text, "<tileset")
    if not wide or not high:
        raise ContentError(file, line, "the tiles of the tileset have no size")
    for image in tileset.iter("image"):
        across, down = (int(image.get(key, "0")) for key in ("width", "height"))
        if (across // wide) * (down // high) > _MOST_TILES:
            raise ContentError(file, line, f"the tileset has more than {_MOST_TILES} tiles")
    for tile in tileset.iter("tile"):
        words = [p.get("value") for p in tile.iter("property") if p.get("name") == "resource"]
        if len(words) != 1 or words[0] not in RESOURCES:
            id_ = tile.get("id")
            reason = f'tile {id_} of the tileset needs a property "resource" that names one'
            raise ContentError(file, line_of(text, f'<tile id="{id_}"'), reason)


def _check_layer(file: str, text: str, layer: ElementTree.Element) -> None:
    line = line_of(text, f'name="{layer.get("name")}"')
    data = layer.find("data")
    if data is None or data.get("encoding") != "csv" or data.get("compression"):
        raise ContentError(file, line, "the tile layer format of the map must be CSV")
    for y, row in enumerate((data.text or "").strip().split("\n")):
        if not re.fullmatch(r"[0-9]{1,4}(,[0-9]{1,4})*,?", re.sub(r"\s", "", row)):
            # Tiled writes the rows one a line, after the lines of <layer> and <data>.
            row_line = None if line is None else line + 2 + y
            place = f'row {y + 1} of layer "{layer.get("name")}"'
            raise ContentError(file, row_line, f"{place} is not a row of numbers")
