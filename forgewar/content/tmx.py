"""Mine pieces, read from the Tiled maps in data/mine with pytmx.

Pieces are recognised by their position: a map shows the whole mine with all borders up on its layer
`front`, and the other sides of the wedges on its layer `back`.
"""

import os
import re
from xml.etree import ElementTree

from forgewar.content import board
from forgewar.content.error import ContentError
from forgewar.content.files import Files
from forgewar.content.model import (
    COPPER,
    EMERALD,
    IRON,
    MITHRIL,
    RESOURCES,
    RUBY,
    MinePieces,
)
from forgewar.content.tmx_source import line_of, read_map

# pytmx imports pygame when it is there, and pygame greets on stdout, which belongs to our commands.
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
from pytmx import TiledMap, TiledTileLayer

SIDE = 2 * board.RADIUS + 1
ALL_HEXES = frozenset(range(len(board.HEXES)))
WEDGE_HEXES = frozenset(hex_ for slot in board.WEDGE_SLOTS for hex_ in slot)
# SETUP-8
STAGE_RESOURCES = (
    frozenset({COPPER, IRON, EMERALD}),
    frozenset({COPPER, IRON, EMERALD, MITHRIL, RUBY}),
    frozenset(range(len(RESOURCES))),
)
_SHAPE = {
    "orientation": "hexagonal",
    "staggeraxis": "y",
    "staggerindex": "odd",
    "width": str(SIDE),
    "height": str(SIDE),
}


def hex_at(column: int, row: int) -> int | None:
    """Number of the hex at a column and row of the map, or None outside the mine."""
    r = row - board.RADIUS
    q = column - board.RADIUS - (r - r % 2) // 2
    return board.INDEX.get((q, r))


def read_mine(files: Files, stage: int, problems: list[ContentError]) -> MinePieces | None:
    """Pieces of a stage, or None if the map is not exactly its mine; errors go to `problems`."""
    file = f"mine/stage_{stage}.tmx"
    known = len(problems)
    try:
        text, root = read_map(files, file)
        _check_shape(file, text, root)
        tiled = _read(root, file)
        front = _layer(tiled, file, text, stage, "front", ALL_HEXES, problems)
        back = _layer(tiled, file, text, stage, "back", WEDGE_HEXES, problems)
    except ContentError as problem:
        problems.append(problem)
    if len(problems) > known:
        return None
    return MinePieces(
        centre=front[board.CENTRE],
        wedges=tuple(
            (tuple(front[h] for h in slot), tuple(back[h] for h in slot))
            for slot in board.WEDGE_SLOTS
        ),
        long_borders=tuple(tuple(front[h] for h in slot) for slot in board.LONG_SLOTS),
        short_borders=tuple(tuple(front[h] for h in slot) for slot in board.SHORT_SLOTS),
    )


def _read(root: ElementTree.Element, file: str) -> TiledMap:
    try:
        tiled = TiledMap()
        tiled.filename = file  # where pictures would lie; none is opened
        tiled.parse_xml(root)
        return tiled
    except Exception as error:  # pytmx raises bare Exceptions of its own
        reason = str(error) or "Tiled wrote something unexpected into it"
        raise ContentError(file, None, f"is not a map that can be read: {reason}") from error


def _check_shape(file: str, text: str, root: ElementTree.Element) -> None:
    for key, wanted in _SHAPE.items():
        if root.get(key) != wanted:
            reason = f"{key} of the map is {root.get(key)}, must be {wanted}"
            raise ContentError(file, line_of(text, "<map"), reason)


def _layer(
    tiled: TiledMap,
    file: str,
    text: str,
    stage: int,
    name: str,
    covered: frozenset[int],
    problems: list[ContentError],
) -> dict[int, int]:
    """Resource of each hex of a layer, which must cover exactly `covered`."""
    layers = [layer for layer in tiled.layers if layer.name == name]
    if len(layers) != 1 or not isinstance(layers[0], TiledTileLayer):
        raise ContentError(file, None, f'needs exactly one tile layer "{name}"')
    rows = layers[0].data
    lines = _cell_lines(text, name)
    if [len(row) for row in rows] != [SIDE] * SIDE or len(lines) != SIDE * SIDE:
        line = line_of(text, f'name="{name}"')
        raise ContentError(file, line, f'layer "{name}" must have {SIDE} rows of {SIDE} tiles')
    found: dict[int, int] = {}
    for y, row in enumerate(rows):
        for x, gid in enumerate(row):
            place = f'column {x + 1}, row {y + 1} of layer "{name}"'
            hex_ = hex_at(x, y)
            word = (tiled.get_tile_properties_by_gid(gid) or {}).get("resource") if gid else None
            if hex_ is None or hex_ not in covered:
                reason = "a tile where no piece lies" if gid else None
            elif not gid:
                reason = "no tile"
            elif word not in RESOURCES:
                reason = "a tile without a known resource"
            else:
                found[hex_] = RESOURCES.index(word)
                allowed = found[hex_] in STAGE_RESOURCES[stage - 1]
                reason = None if allowed else f"no {word} in Stage {stage}"
            if reason is not None:
                problems.append(ContentError(file, lines[y * SIDE + x], f"{reason}: {place}"))
    return found


def _cell_lines(text: str, name: str) -> list[int]:
    """Line number of each tile of a layer."""
    pattern = rf'<layer\b[^>]*\bname="{name}"[^>]*>.*?<data\b[^>]*>([^<]*)<'
    layer = re.search(pattern, text, flags=re.DOTALL)
    if layer is None:
        return []
    start = layer.start(1)
    first = text.count("\n", 0, start) + 1
    cells = re.finditer(r"\d+", layer[1])
    return [first + layer[1].count("\n", 0, cell.start()) for cell in cells]
