"""Medals, and the marks from which they are earned, as parts of scenes."""

from forgewar.app.kit import palette, svg
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.content.challenges import MEDALS, Marks, Medal


def draw_medal(c: Canvas, medal: Medal | None, x: float, y: float, size: float) -> None:
    """A medal around a point; without one, the ring where it would lie."""
    if medal is not None:
        c.picture(f"hall/medal_{medal}", x, y, size, ax=0.5, ay=0.5)
        return
    r = size / 2
    ring = f'fill="none" stroke="{palette.EDGE}" stroke-width="{size * 0.06:.2f}"'
    c.shape(x - r, y - r, size, size, f'<circle cx="{r}" cy="{r}" r="{r * 0.82}" {ring}/>')


def draw_marks(c: Canvas, marks: Marks, x: float, y: float, *, size: float = 15) -> float:
    """The three marks side by side, each behind its medal; returns their width."""
    left = x
    for medal in MEDALS:
        draw_medal(c, medal, left + size * 0.6, y, size * 1.2)
        left += size * 1.4
        left += c.number(marks.of(medal), left, y, size=size, colour=palette.DIM) + size * 0.7
    return left - x - size * 0.7


def marks_width(c: Canvas, marks: Marks, *, size: float = 15) -> float:
    """Width that `draw_marks` takes."""
    figures = sum(c.number_width(marks.of(medal), size=size) for medal in MEDALS)
    return figures + len(MEDALS) * size * 2.1 - size * 0.7


def draw_mark_bar(c: Canvas, marks: Marks, score: int, part: float, box: Box) -> None:
    """A bar that fills up to the score, with the medals where they are earned and their numbers
    below. `part` is how far it is filled. It begins below bronze, so that marks stand apart."""
    bar = Box(box.x, box.y + box.height * 0.2, box.width, box.height * 0.3)
    span = marks.gold - marks.bronze
    least, most = max(0.0, marks.bronze - 2.0 * span), max(score, marks.gold) + 0.35 * span

    def share(value: float) -> float:
        return min(1.0, max(0.0, (value - least) / (most - least)))

    c.shape(*bar, svg.box(0, 0, bar.width, bar.height, bar.height / 2, palette.GROOVE))
    long = bar.width * share(score) * part
    if long > 1:
        with c.clipped(bar.x, bar.y, long, bar.height):
            body = svg.box(0, 0, bar.width, bar.height, bar.height / 2, "url(#g)")
            c.shape(*bar, body, svg.gradient("g", bar.height, *palette.SCORE["gold"]))
    right = box.right  # from the last on, so that numbers of near marks stand side by side
    for medal in reversed(MEDALS):
        mark = marks.of(medal)
        x = bar.x + bar.width * share(mark)
        draw_medal(c, medal, x, bar.centre[1], box.height * 0.5)
        half = c.number_width(mark, size=16) / 2
        at = min(x, right - half)
        colour = palette.PRESTIGE if score >= mark else palette.DIM
        c.number(mark, at, box.bottom - 9, size=16, colour=colour, anchor="c")
        c.sign("prestige", at - half, box.bottom - 18, 2 * half, 18)
        right = at - half - 8
