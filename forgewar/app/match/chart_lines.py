"""Lines of a chart, one for each guild: told by dashes and marks as well as by colour."""

from forgewar.app.kit import palette

DASHES = {"blue": "", "yellow": "9 6", "purple": "12 5 3 5", "green": "3 5"}
# Outlines of the marks around their places: square, circle, diamond, triangle.
MARKS = {
    "blue": "m-4.5 -4.5 h9 v9 h-9 z",
    "yellow": "m-5 0 a5 5 0 1 0 10 0 a5 5 0 1 0 -10 0 z",
    "purple": "m0 -6 l6 6 l-6 6 l-6 -6 z",
    "green": "m0 -6 l6 11 h-12 z",
}


def line(kind: str, at: list[tuple[float, float]]) -> str:
    """The line of a guild through these places, with its mark at each."""
    colour = palette.GUILD_LINE[kind]
    dash = DASHES[kind]
    d = "M" + " L".join(f"{px:.1f} {py:.1f}" for px, py in at)
    dashed = f'stroke-dasharray="{dash}"' if dash else ""
    body = f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="2.6" {dashed}/>'
    return body + "".join(_marker(kind, px, py, colour) for px, py in at)


def _marker(kind: str, x: float, y: float, colour: str) -> str:
    edge = f'fill="{colour}" stroke="{palette.OUTLINE}" stroke-width="1.2"'
    return f'<path d="M{x:.1f} {y:.1f} {MARKS[kind]}" {edge}/>'
