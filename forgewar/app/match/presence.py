"""Who is at a shared table: a dot at each guild's shield, and a pill on the edge of its panel when
there is something to say. At a table of one machine nothing is drawn."""

from typing import TYPE_CHECKING, Final

from forgewar.app.kit import palette, svg
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas

if TYPE_CHECKING:
    from forgewar.play.apart.company import Company
    from forgewar.play.match import Match

_DOT = 6.0  # units: its radius
_TALL, _PAD, _ICON = 24.0, 11.0, 15.0  # of a pill
_FILL: Final[dict[str, str]] = {
    "own": palette.MOSS_LIGHT,
    "here": palette.MOSS_LIGHT,
    "away": palette.ACTIVE_GLOW,
    "unseen": "",
    "stand_in": "",
}
_ICONS: Final[dict[str, str]] = {
    "own": "hourglass",
    "here": "thinking",
    "away": "away",
    "unseen": "away",
    "stand_in": "computer",
}


def spoken(match: "Match", side: int) -> str:
    """Sentence on who is at a seat; none at a table of one machine."""
    company = _company(match, side)
    return "" if company is None else str(company.describe(side))


def draw_dot(c: Canvas, match: "Match", side: int, x: float, y: float) -> None:
    """The dot at the foot of a shield: filled for who is connected, amber for who is away, a ring
    for who was not seen yet and for seats that a computer player has taken over."""
    company = _company(match, side)
    present = "computer" if company is None else company.presence(side)
    if present == "computer":
        return
    r = _DOT
    fill = _FILL[present]
    body = f'<circle cx="{r}" cy="{r}" r="{r}" fill="{palette.OUTLINE}"/>'
    if fill:
        body += f'<circle cx="{r}" cy="{r}" r="{r - 1.6}" fill="{fill}"/>'
    else:
        body += (
            f'<circle cx="{r}" cy="{r}" r="{r - 2.4}" fill="none" stroke="{palette.DIM}" '
            'stroke-width="1.6"/>'
        )
    c.shape(x - r, y - r, 2 * r, 2 * r, body)


def draw_pill(c: Canvas, match: "Match", side: int, panel: Box) -> None:
    """The pill on the upper edge of a whole panel."""
    company = _company(match, side)
    said = company.pill(side) if company is not None else None
    if company is None or said is None:
        return
    present = company.presence(side)
    amber = present in ("away", "unseen")
    edge = palette.ACTIVE_GLOW if amber else c.guild_light(match.view.colour(side))
    plate = palette.TURN_PLATE[match.view.colour(side)]
    ground = palette.FLAT if amber or present == "stand_in" else plate
    text = str(said)
    room = panel.width - 40
    wide = min(room, c.text_width(text, size=14) + 2 * _PAD + _ICON + 6)
    x, y = panel.right - 10 - wide, panel.y - _TALL * 0.6
    body = svg.box(0, 0, wide, _TALL, _TALL / 2, edge)
    body += svg.box(1.5, 1.5, wide - 3, _TALL - 3, _TALL / 2 - 1.5, ground)
    c.frame.slips.append(c.rect(x, y, wide, _TALL))
    c.shape(x, y, wide, _TALL, body)
    middle = y + _TALL / 2
    tint = palette.ACTIVE_GLOW if amber else palette.BONE
    c.picture(f"icons/{_ICONS[present]}", x + _PAD, middle, _ICON, ay=0.5, tint=tint, sign=False)
    c.text(text, x + _PAD + _ICON + 6, middle, size=14, colour=tint,
           room=wide - 2 * _PAD - _ICON - 6)  # fmt: skip


def _company(match: "Match", side: int) -> "Company | None":
    company = match.company
    return company if company is not None and side < len(match.session.header.seats) else None
