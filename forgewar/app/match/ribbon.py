"""Progress signs: a pip for each round, and a ribbon of steps."""

from forgewar.app.kit import palette, svg
from forgewar.app.kit.canvas import Canvas


def pip(c: Canvas, x: float, y: float, colour: str, r: float, *, hollow: bool = False) -> None:
    """A round: hollow before it is played."""
    body = f'<circle cx="10" cy="10" r="9" fill="{palette.OUTLINE}"/>'
    body += (
        f'<circle cx="10" cy="10" r="7.2" fill="{colour}" opacity="{"1" if hollow else ".55"}"/>'
    )
    if hollow:
        body += f'<circle cx="10" cy="10" r="5" fill="{palette.BAR_DARK}"/>'
    c.shape(x - r, y - r, 2 * r, 2 * r, f'<g transform="scale({r / 10})">{body}</g>')


def ribbon(
    c: Canvas,
    labels: list[str],
    current: int,
    middle: float,
    *,
    pitch: float = 126,
    top: float = 0,
    icons: list[tuple[str, str, str]] | None = None,
) -> None:
    """Steps one after another, the present one brass. `icons`, where there is room for them: a
    picture, the ground it stands on and its colour, for each step."""
    x = middle - (len(labels) * pitch + 12) / 2
    if pitch < 160:
        icons = None
    for i, label in enumerate(labels):
        on = i == current
        notch = "L14 20 " if i else ""
        path = f"M1 1 L{pitch - 4} 1 L{pitch + 9} 20 L{pitch - 4} 39 L1 39 {notch}Z"
        fill = "url(#g)" if on else palette.STEP
        body = f'<path d="{path}" fill="{fill}" stroke="{palette.OUTLINE}" stroke-width="2"/>'
        brass = svg.gradient("g", 40, palette.STEP_LIGHT, palette.STEP_DARK)
        c.shape(x + i * pitch, top + 12, pitch + 14, 40, body, brass)
        colour = palette.INK if on else palette.BONE if i < current and icons else palette.DIM
        room, size = pitch - 22, 16 if icons else 18
        at = x + i * pitch + pitch / 2 + 5
        if icons:
            icon, ground, tint = icons[i]
            room -= 28
            left = at - (min(room, c.text_width(label, size=size, face="Title")) + 28) / 2
            plate = svg.box(0, 0, 22, 22, 6, palette.OUTLINE) + svg.box(1, 1, 20, 20, 5, ground)
            c.shape(left, top + 21, 22, 22, plate)
            c.picture(icon, left + 11, top + 32, 15, ax=0.5, ay=0.5, tint=tint)
            at += 14
        place = (at, top + 32)
        c.text(label, *place, size=size, face="Title", colour=colour, anchor="c", room=room)
