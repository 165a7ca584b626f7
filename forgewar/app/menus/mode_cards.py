"""The cards a mode is chosen from: what it looks like, how long it is, whom it is for."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from forgewar.app.kit import palette, widgets
from forgewar.app.kit.canvas import Canvas
from forgewar.app.match import bars


@dataclass(frozen=True, slots=True)
class Mode:
    """A mode of the game, or a solo game of any; `pips` are the stages of its rounds, 0 for the
    endgame."""

    id: str
    name: str
    picture: str
    pips: tuple[int, ...]
    length: str
    words: str


_SIMPLE = (1,) * 6 + (0,)
MODES = (
    Mode("simple", "Simple", "quests/goblins_on_the_mill_road", _SIMPLE,
         "7 rounds, about 60 minutes", "One stage, no champions: the one to learn with."),
    Mode("epic", "Epic", "quests/behead_the_gorgon_queen", (1,) * 6 + (2,) * 6 + (3,) * 6,
         "18 rounds, about 3 hours", "Three stages and champions, with bonus tiles if you like."),
    Mode("fast_forward", "Fast-forward", "quests/wyverns_over_the_pass", (2,) * 6 + (0,),
         "7 rounds, about 75 minutes", "Begins in Stage II, with richer starts."),
    Mode("solo", "Solo", "quests/the_drowned_lighthouse", _SIMPLE,
         "7 or 18 rounds, from 40 minutes", "Alone against the mine: no quest may fail."),
)  # fmt: skip


def draw(
    c: Canvas,
    chosen: str,
    choose: Callable[[str], None],
    place: tuple[float, float, float, float],
) -> None:
    """All modes side by side at `place`: x, y, width, height."""
    x, y, width, height = place
    each = (width - 3 * bars.GAP) / 4
    for i, mode in enumerate(MODES):
        left = x + i * (each + bars.GAP)
        _card(c, mode, mode.id == chosen, partial(choose, mode.id), (left, y, each, height))


def _card(
    c: Canvas,
    mode: Mode,
    chosen: bool,
    press: Callable[[], object],
    place: tuple[float, float, float, float],
) -> None:
    x, y, width, height = place
    widgets.panel(c, *place, active=chosen)
    marked = c.spot(f"mode.{mode.id}", *place, f"{mode.name}: {mode.length}", press)
    art = height * 0.42
    c.cover(mode.picture, x + 3, y + 3, width - 6, art, 6)
    colour = palette.CHANGED if chosen or marked else palette.BONE
    top = y + art
    c.text(mode.name, x + 16, top + 26, size=20, face="Title", colour=colour, room=width - 60)
    if chosen:
        c.picture("icons/check", x + width - 26, top + 26, 20, ax=0.5, ay=0.5)
    at, step = x + 22, min(14.0, (width - 52) / len(mode.pips))
    for i, stage in enumerate(mode.pips):
        if i and stage > mode.pips[i - 1]:
            at += 6
        bars.pip(c, at, top + 50, palette.STAGE[stage], step * 0.42)
        at += step
    c.text(mode.length, x + 16, top + 76, size=16, room=width - 32)
    colour = palette.DIM
    c.paragraph(mode.words, x + 16, top + 100, width - 32, size=15, colour=colour, leading=18)
