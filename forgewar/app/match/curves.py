"""Lines of a chart, one for each guild: told by dashes and marks as well as by colour."""

from forgewar.app.kit import palette

_DASHES = {"blue": "", "yellow": "9 6", "purple": "12 5 3 5", "green": "3 5"}


def line(kind: str, at: list[tuple[float, float]]) -> str:
    """The line of a guild through these places, with its mark at each."""
    colour = palette.GUILD_LINE[kind]
    dash = _DASHES[kind]
    d = "M" + " L".join(f"{px:.1f} {py:.1f}" for px, py in at)
    dashed = f'stroke-dasharray="{dash}"' if dash else ""
    body = f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="2.6" {dashed}/>'
    return body + "".join(_marker(kind, px, py, colour) for px, py in at)


def _marker(kind: str, x: float, y: float, colour: str) -> str:
    edge = f'fill="{colour}" stroke="{palette.OUTLINE}" stroke-width="1.2"'
    if kind == "blue":
        return f'<rect x="{x - 4.5:.1f}" y="{y - 4.5:.1f}" width="9" height="9" {edge}/>'
    if kind == "yellow":
        return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5" {edge}/>'
    points = [(0, -6), (6, 0), (0, 6), (-6, 0)] if kind == "purple" else [(0, -6), (6, 5), (-6, 5)]
    d = "M" + " L".join(f"{x + dx:.1f} {y + dy:.1f}" for dx, dy in points) + " Z"
    return f'<path d="{d}" {edge}/>'
