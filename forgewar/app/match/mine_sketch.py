"""A mine drawn small and flat, with one mark for each ore: for set-up and for pictures of games."""

from dataclasses import dataclass, field
from functools import lru_cache

from forgewar.app.kit import palette
from forgewar.app.kit.canvas import Canvas
from forgewar.app.match.board import Board, path
from forgewar.content.model import GEMS, RESOURCES, Content
from forgewar.rules.game import Game
from forgewar.rules.state import GameState, Options


def draw_sketch(
    c: Canvas,
    content: Content,
    options: Options,
    seed: int,
    x: float,
    y: float,
    width: float,
    height: float,
) -> None:
    """The mine that these options and this seed give."""
    state = _lay_out(_Deal(content, content.hash, options, seed))
    draw_state(c, state, x, y, width, height)


@dataclass(frozen=True, slots=True)
class _Deal:
    """Cache key of a game's mine; contents are told apart by their hash."""

    content: Content = field(compare=False)
    hash: str
    options: Options
    seed: int


@lru_cache(maxsize=2)
def _lay_out(deal: _Deal) -> GameState:
    """A sketch that is on screen is not laid out anew for every frame."""
    return Game.new(deal.options, deal.seed, deal.content).state


def draw_state(
    c: Canvas, state: GameState, x: float, y: float, width: float, height: float
) -> None:
    """A flat picture of a mine."""
    c.shape(x, y, width, height, _sketch(c.scale, state.down, tuple(state.terrain), width, height))


@lru_cache(maxsize=4)
def _sketch(scale: float, down: int, terrain: tuple[int, ...], width: float, height: float) -> str:
    board = Board(scale, down, 0, 0, width, height)
    body = ""
    for hex_ in board.hexes:
        resource = terrain[hex_]
        body += f'<path d="{path(board.corners(hex_, 0.93))}" fill="{palette.FLOOR[resource]}"/>'
        body += _mark(resource, *board.centre(hex_), board.size)
    return body


def _mark(resource: int, x: float, y: float, size: float) -> str:
    """Dots, squares, needles or a gem: told by shape."""
    k = size / 28
    light = palette.BONE
    if resource in GEMS:
        fill = palette.GEM[RESOURCES[resource]]
        return (
            f'<path d="M{x:.1f} {y - 7 * k:.1f} L{x + 5 * k:.1f} {y:.1f} '
            f'L{x:.1f} {y + 7 * k:.1f} L{x - 5 * k:.1f} {y:.1f} Z" fill="{fill}" '
            f'stroke="{palette.OUTLINE}" stroke-width="{k:.1f}"/>'
        )
    marks = ""
    for dx, dy in ((-3.5, 2.5), (3.5, 2.5), (0, -3.5)):
        px, py = x + dx * k, y + dy * k
        if resource == 0:
            marks += (
                f'<circle cx="{px:.1f}" cy="{py:.1f}" r="{1.9 * k:.1f}" fill="{light}" '
                'opacity=".75"/>'
            )
        else:
            w, h = (3.2 * k, 3.2 * k) if resource == 1 else (1.6 * k, 5 * k)
            marks += (
                f'<rect x="{px - w / 2:.1f}" y="{py - h / 2:.1f}" width="{w:.1f}" height="{h:.1f}" '
                f'fill="{light}" opacity=".75"/>'
            )
    return marks
