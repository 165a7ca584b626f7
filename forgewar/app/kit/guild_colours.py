"""Guild colours well apart: a second set, for eyes that confuse the usual one.

Pictures and scenes name the usual colours. While the player has chosen *well apart*, they are
recoloured by the table `palette.WELL_APART`: pictures when they are read, shapes and texts by the
canvas. Only what is drawn past the canvas asks it for a guild's colour (`Canvas.guild`).
"""

import re
from functools import lru_cache

from forgewar.app.kit import palette

FOLDERS = ("pieces/", "emblems/")  # of pictures that have the colours of a guild
_COLOUR = r"#[0-9A-Fa-f]{6}\b"


@lru_cache(maxsize=4096)
def to_well_apart(drawing: str) -> str:
    """SVG drawing, or one colour, with every tone of a guild replaced."""
    return re.sub(_COLOUR, _replace, drawing)


def _replace(found: re.Match[str]) -> str:
    colour = found.group()
    return palette.WELL_APART.get(colour.upper(), colour)
