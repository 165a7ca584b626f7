"""The mine pieces of the three Tiled maps."""

from collections import Counter
from collections.abc import Callable
from itertools import product
from pathlib import Path

import pytest

from forgewar.content import board
from forgewar.content.error import ContentError
from forgewar.content.load import check_folder, load
from forgewar.content.model import GEMS, RESOURCES, Content, MinePieces
from forgewar.content.tmx import SIDE, hex_at
from forgewar.paths import data_folder

Edit = Callable[[str, str, str], int | None]

STAGES = (1, 2, 3)
SHOWN = {
    1: {"copper", "iron", "emerald"},
    2: {"copper", "iron", "emerald", "mithril", "ruby"},
    3: set(RESOURCES),
}
FIRST_ROW = r'(?<=csv">\n)0,0,\d'


def gems(hexes: tuple[int, ...]) -> int:
    return sum(hex_ in GEMS for hex_ in hexes)


def all_sides(pieces: MinePieces) -> list[tuple[int, ...]]:
    return [
        (pieces.centre,),
        *(side for wedge in pieces.wedges for side in wedge),
        *pieces.long_borders,
        *pieces.short_borders,
    ]


def test_columns_and_rows_of_the_map_are_the_hexes_in_reading_order() -> None:
    cells = [hex_at(x, y) for y, x in product(range(SIDE), repeat=2)]
    assert [cell for cell in cells if cell is not None] == list(range(len(board.HEXES)))


def test_neighbours_on_the_map_are_neighbours_in_the_mine() -> None:
    # Odd rows stand half a hex to the right, as `staggerindex="odd"` tells Tiled.
    for y, x in product(range(SIDE), repeat=2):
        here, right, below = hex_at(x, y), hex_at(x + 1, y), hex_at(x + y % 2, y + 1)
        if here is not None and right is not None:
            assert board.NEIGHBOURS[here][0] == right
        if here is not None and below is not None:
            assert board.NEIGHBOURS[here][5] == below


@pytest.mark.parametrize("stage", STAGES)
def test_a_mine_is_a_centre_six_wedges_and_six_borders(content: Content, stage: int) -> None:
    pieces = content.mines[stage - 1]
    assert [[len(side) for side in wedge] for wedge in pieces.wedges] == [[6, 6]] * 6
    assert [len(border) for border in pieces.long_borders] == [5, 5, 5]
    assert [len(border) for border in pieces.short_borders] == [3, 3, 3]


@pytest.mark.rule("SETUP-8")
@pytest.mark.parametrize("stage", STAGES)
def test_each_stage_shows_its_resources(content: Content, stage: int) -> None:
    pieces = content.mines[stage - 1]
    assert {RESOURCES[hex_] for side in all_sides(pieces) for hex_ in side} == SHOWN[stage]


@pytest.mark.rule("SETUP-8")
@pytest.mark.parametrize("stage", STAGES)
@pytest.mark.parametrize(("guilds", "hexes"), [(2, 37), (3, 48), (4, 61)])
def test_gems_are_five_to_ten_in_a_hundred_hexes(
    content: Content, stage: int, guilds: int, hexes: int
) -> None:
    pieces = content.mines[stage - 1]
    mean = gems((pieces.centre,)) + sum(gems(f) + gems(b) for f, b in pieces.wedges) / 2
    # Of the borders 3 guilds leave up one of the three long ones and two of the short ones.
    long_share, short_share = {2: (0, 0), 3: (1 / 3, 2 / 3), 4: (1, 1)}[guilds]
    mean += long_share * sum(gems(border) for border in pieces.long_borders)
    mean += short_share * sum(gems(border) for border in pieces.short_borders)
    assert 0.05 <= mean / hexes <= 0.10


@pytest.mark.parametrize("stage", STAGES)
def test_no_piece_is_all_of_one_kind_and_none_has_two_gems(content: Content, stage: int) -> None:
    pieces = content.mines[stage - 1]
    for side in all_sides(pieces)[1:]:
        assert gems(side) <= 1
        assert max(Counter(side).values()) < len(side)


def test_a_wedge_knows_its_other_side(content: Content) -> None:
    text = (data_folder() / "mine/stage_1.tmx").read_text()
    front, back = (
        [[int(gid) for gid in row.strip(",").split(",")] for row in data.strip().splitlines()]
        for data in (part.split("</data>")[0] for part in text.split('<data encoding="csv">')[1:])
    )
    slot = board.WEDGE_SLOTS[4]
    cells = {hex_at(x, y): (x, y) for y, x in product(range(SIDE), repeat=2)}
    for side, layer in zip(content.mines[0].wedges[4], (front, back), strict=True):
        assert [layer[cells[h][1]][cells[h][0]] - 1 for h in slot] == list(side)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        (FIRST_ROW, "»1,0,4",
         'a tile where no piece lies: column 1, row 1 of layer "front"'),
        (FIRST_ROW, "»0,0,0", 'no tile: column 3, row 1 of layer "front"'),
        (FIRST_ROW, "»0,0,9",
         'a tile without a known resource: column 3, row 1 of layer "front"'),
        (FIRST_ROW, "»0,0,3",
         'no mithril in Stage 1: column 3, row 1 of layer "front"'),
        (r'(name="back"(?:.*\n){3})0', r"\1»1",
         'a tile where no piece lies: column 1, row 2 of layer "back"'),
        ('encoding="UTF-8"', 'encoding="»cp037"', "is written in cp037, must be in UTF-8"),
        (FIRST_ROW + r".*\n", "", 'layer "front" must have 9 rows of 9 tiles'),
        ('name="back"', 'name="rear"', 'needs exactly one tile layer "back"'),
        ('"hexagonal"', '"isometric"', "orientation of the map is isometric, must be hexagonal"),
        ('staggeraxis="y"', 'staggeraxis="x"', "staggeraxis of the map is x, must be y"),
        ("resources.tsx", "../../etc/tiles.tsx",
         'tileset "../../etc/tiles.tsx" must lie beside the map'),
        ('encoding="csv"', 'encoding="base64" compression="zlib"',
         "the tile layer format of the map must be CSV"),
        ("<map ", '<!DOCTYPE map [<!ENTITY a "b">]>»\n<map ',
         "document types, entities and comments are not allowed"),
        ("<map ", "<?include /etc/passwd?>»\n<map ", "instructions are not allowed"),
        ("<map ", '<map »filename="/etc/secrets.tmx" ', "map may have no filename"),
        ("</map>", '»<objectgroup><object template="/etc/a.tx"/></objectgroup></map>',
         "the element objectgroup is not allowed"),
        (' tilewidth="56"', ' »tilewidth="1000000000"',
         "tilewidth of map is 1000000000, must be a number of up to 4 digits"),
        ("</map>", "<export/>" * 200 + "</map>", "holds more than 200 elements"),
        (r"<map [^>]*>", "»<map>", "orientation of the map is None, must be hexagonal"),
        (r"(?s)<map .*</map>", "<tileset/>", "holds a tileset where a map must be"),
        ("</map>", "»</mop>", "is not XML: mismatched tag"),
        (FIRST_ROW, "»0,0,x", 'row 1 of layer "front" is not a row of numbers'),
        (FIRST_ROW, "»0,0,,1", 'row 1 of layer "front" is not a row of numbers'),
    ],
)  # fmt: skip
def test_a_map_that_is_not_the_mine_is_refused(
    folder: Path, edit: Edit, old: str, new: str, reason: str
) -> None:
    line = edit("mine/stage_1.tmx", old, new)

    with pytest.raises(ContentError) as refused:
        load(folder)

    assert (refused.value.file, refused.value.reason) == ("mine/stage_1.tmx", reason)
    assert line is None or refused.value.line == line


def test_a_tileset_with_other_names_is_refused(folder: Path, edit: Edit) -> None:
    line = edit("mine/resources.tsx", '<tile id="3"', '»<tile id="3"')
    edit("mine/resources.tsx", 'value="emerald"', 'value="esmerald"')

    problems = check_folder(folder)

    reason = 'tile 3 of the tileset needs a property "resource" that names one'
    assert [str(problem) for problem in problems] == [f"mine/resources.tsx:{line}: {reason}"]


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("resources.png", "../../../home/secret.png",
         'the picture "../../../home/secret.png" must lie beside the map'),
        ("resources.png", "/dev/zero", 'the picture "/dev/zero" must lie beside the map'),
        ('width="336"', 'width="9999999"',
         "width of image is 9999999, must be a number of up to 4 digits"),
        ('tilewidth="56" tileheight="64"', 'tilewidth="1" tileheight="1"',
         "the tileset has more than 1000 tiles"),
        ('tilewidth="56"', 'tilewidth="0"', "the tiles of the tileset have no size"),
        ("<tileset ", '<tileset source="other.tsx" ', "a tileset may not lead to another"),
        ("(?s)<tileset.*</tileset>", "<map/>", "holds a map where a tileset must be"),
        ("<tileset ", '<!DOCTYPE a [<!ENTITY b "c">]><tileset ',
         "document types, entities and comments are not allowed"),
    ],
)  # fmt: skip
def test_a_tileset_that_asks_for_more_than_tiles_is_refused(
    folder: Path, edit: Edit, old: str, new: str, reason: str
) -> None:
    edit("mine/resources.tsx", old, new)

    with pytest.raises(ContentError) as refused:
        load(folder)

    assert (refused.value.file, refused.value.reason) == ("mine/resources.tsx", reason)


def test_a_missing_tileset_is_named(folder: Path) -> None:
    (folder / "mine/resources.tsx").unlink()
    with pytest.raises(ContentError, match=r"^mine/resources\.tsx: cannot be read"):
        load(folder)


def test_the_image_of_the_tileset_is_there() -> None:
    assert (data_folder() / "mine/resources.png").read_bytes().startswith(b"\x89PNG")
