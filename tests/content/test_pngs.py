"""PNG pictures of packs: what is refused before anything decodes them."""

import pytest
from fuzz.bombs import light_pngs, png

from forgewar.content.error import ContentError
from forgewar.content.pack_pictures import check_picture

SOUND = png(2, 1, b"\0" + b"\xff\0\0" * 2)
DAMAGED = bytearray(SOUND)
DAMAGED[-20] ^= 1
INTERLACED = bytearray(SOUND)
INTERLACED[28] = 1


@pytest.mark.parametrize(
    ("raw", "problem"),
    [
        (b"no", "is not a PNG"),
        (b"", "is not a PNG"),
        (SOUND[:30], "is not a PNG"),
        (light_pngs()["huge"], "is not between 1 and 4096 pixels wide and high"),
        (png(0, 1), "is not between 1 and 4096 pixels wide and high"),
        (png(5, 1), "one side of the picture is more than 4 times as long as the other"),
        (png(2, 1, depth=3), "has a header that no PNG may have"),
        (png(2, 1, colours=9), "has a header that no PNG may have"),
        (bytes(INTERLACED), "is interlaced: save it without interlacing"),
        (SOUND[:-5], "is cut off: save the PNG again"),
        (light_pngs()["many chunks"], "is cut off: save the PNG again"),
        (bytes(DAMAGED), "is damaged: save the PNG again"),
    ],
)
def test_a_png_that_is_damaged_or_too_large_is_refused(raw: bytes, problem: str) -> None:
    with pytest.raises(ContentError) as refused:
        check_picture("a.png", raw)
    assert str(refused.value) == f"a.png: {problem}"


@pytest.mark.parametrize(("depth", "colours"), [(1, 0), (16, 2), (8, 3), (8, 4), (8, 6)])
def test_every_kind_of_png_is_allowed(depth: int, colours: int) -> None:
    check_picture("a.png", png(2, 1, depth=depth, colours=colours))
