"""The layer of set pieces over a scene of a match: prepares them, and holds still what lies below.

A scene that stands still is drawn once and kept as a picture for as long as a set piece is on, so
that a frame of motion costs what moves and no more.
"""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import pygame

from forgewar.app.kit import motion
from forgewar.app.kit.canvas import Canvas
from forgewar.app.kit.frame import Frame
from forgewar.app.match import guild_panels
from forgewar.app.match.bars import TOP, columns
from forgewar.app.match.pieces.banner import BannerPiece
from forgewar.app.match.pieces.completed import CompletedPiece
from forgewar.app.match.pieces.crowned import CrownedPiece
from forgewar.app.match.pieces.failed import FailedPiece
from forgewar.app.match.pieces.stage_change import StageChangePiece
from forgewar.app.match.pieces.staged import Staged, table
from forgewar.play.set_pieces import SetPiece

if TYPE_CHECKING:
    from collections.abc import Callable

    from forgewar.app.window.app import App

_KINDS: dict[str, type[Staged]] = {
    "completed": CompletedPiece,
    "failed": FailedPiece,
    "champion": CrownedPiece,
    "phase": BannerPiece,
    "round": BannerPiece,
    "last_round": BannerPiece,
    "stage": StageChangePiece,
}
# Made once for each set piece, whatever scene it comes up in, and let go when it is over: each has
# megabytes of pictures, and its match.
_STAGED: dict[SetPiece, Staged] = {}
_DARK = (56, 51, 48)  # what is left of the light around a set piece
_DIMMED = 0.16  # the part of its first beat in which the light goes


@dataclass(slots=True)
class _Ground:
    """A scene as it was when a set piece began."""

    piece: SetPiece
    made_for: object
    plain: pygame.Surface
    dark: pygame.Surface | None = None  # the table with little light
    lit: pygame.Surface | None = None  # and with that of the set piece
    frame: Frame = field(default_factory=Frame)


class Layer:
    """Of one scene. `present` draws the scene, `draw` the set piece over it."""

    def __init__(self, app: "App") -> None:
        self._app = app
        self._ground: _Ground | None = None

    @property
    def now(self) -> Staged | None:
        """The set piece that is on, unless something else is open over the table."""
        match = self._app.match
        piece = match.show.piece if match is not None else None
        if piece is None or self._app.stack.top.overlay:
            return None
        return _STAGED.get(piece)

    def present(self, c: Canvas, draw: "Callable[[Canvas], None]") -> None:
        """Draw the scene, or what was kept of it; when a set piece is over, it fades away."""
        self._prepare(c)
        now = self.now
        if now is None or not now.holds_still:
            if self._ground is not None:
                self._ground = None
                self._app.fade()
            draw(c)
            return
        ground = self._ground
        size = (c.surface.get_size(), c.scale)
        if ground is None or ground.piece is not now.piece or ground.made_for != size:
            self._ground = self._drawn(c, now, draw, size)
            return
        c.surface.blit(ground.plain, (0, 0))
        _note(c.frame, ground.frame)

    def _prepare(self, c: Canvas) -> None:
        """Have all pictures of what is coming before it begins."""
        match = self._app.match
        assert match is not None
        wanted = {*match.show.coming, match.show.piece}
        for over in [piece for piece in _STAGED if piece not in wanted]:
            del _STAGED[over]
        for piece in match.show.coming:
            staged = _STAGED.get(piece)
            if staged is None:
                staged = _STAGED[piece] = _KINDS[piece.kind](match, piece)
            if staged.early or match.show.piece is piece:
                staged.prepare(c)

    def _drawn(
        self, c: Canvas, now: Staged, draw: "Callable[[Canvas], None]", size: object
    ) -> _Ground | None:
        """Draw the scene and keep it, unless pictures of it are still to come."""
        before = c.gallery.stand_ins
        draw(c)
        plain = c.surface.copy()
        ground = _Ground(now.piece, size, plain)
        if now.dims:
            dark = plain.subsurface(c.rect(*table(c))).copy()
            dark.fill(_DARK, special_flags=pygame.BLEND_RGB_MULT)
            ground.dark, ground.lit = dark, dark.copy()
            now.light(c, ground.lit)
        _note(ground.frame, c.frame)
        return ground if c.gallery.stand_ins == before else None

    def draw(self, c: Canvas) -> None:
        """The set piece that is on."""
        now = self.now
        if now is None:
            return
        ground = self._ground
        if ground is not None and ground.dark is not None and ground.lit is not None:
            box = table(c)
            c.hide_under(*box, keep_spots=True)
            shine = now.shine()
            if shine < 1:
                alpha = int(255 * motion.within(now.part(), 0.0, _DIMMED))
                motion.draw_faded(c, ground.dark, box.x, box.y, alpha)
            if shine > 0:
                motion.draw_faded(c, ground.lit, box.x, box.y, int(255 * shine))
            self._panels(c)
        now.draw(c)

    def _panels(self, c: Canvas) -> None:
        """The guilds' panels go on showing what comes in."""
        cols = columns(c)
        box = (0.0, float(TOP) + 8, cols.centre - 8, c.height - 2.0 * TOP)
        assert self._ground is not None
        c.hide_under(*box)
        area = c.rect(*box)
        c.surface.blit(self._ground.plain, area, area)
        guild_panels.draw(c, self._app)


def _note(frame: Frame, more: Frame) -> None:
    """What was noted of one frame is noted of another."""
    frame.spots += more.spots
    frame.texts += more.texts
    frame.boxes += more.boxes
    frame.slips += more.slips
    frame.places |= more.places
