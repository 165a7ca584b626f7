"""How glyphs are made: one colour, white, in a box of 64, so that the game can tint them.

A glyph is a row of marks. A mark is path data to fill, or path data with a width to stroke.
"""

from collections.abc import Mapping, Sequence

from svgkit import Svg, picture

WHITE = "#ffffff"
Mark = str | tuple[str, float]


def marks(s: Svg, glyph: Sequence[Mark], colour: str = WHITE) -> None:
    """Draw a glyph's marks in one colour."""
    for mark in glyph:
        if isinstance(mark, str):
            s.p(mark, colour, evenodd=True)
        else:
            s.p(mark[0], stroke=colour, sw=mark[1])


def glyph(parts: Sequence[Mark]) -> Svg:
    s = Svg(64, 64)
    marks(s, parts)
    return s


def plates(folder: str, glyphs: Mapping[str, Sequence[Mark]]) -> None:
    """Register each glyph as a picture of the folder."""
    for name, parts in glyphs.items():
        picture(f"{folder}/{name}", parts)(glyph)
