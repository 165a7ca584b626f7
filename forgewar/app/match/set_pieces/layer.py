"""The layer of set pieces over a scene of a match: prepares them, and holds still what lies below.

A scene that stands still is drawn once and kept as a picture for as long as a set piece is on, or
things fly over it, so that a frame of motion costs what moves and no more.
"""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import pygame

from forgewar.app.kit import motion
from forgewar.app.kit.canvas import Canvas
from forgewar.app.kit.frame import Frame
from forgewar.app.match import guild_panels
from forgewar.app.match.set_pieces.banner import BannerPiece
from forgewar.app.match.set_pieces.base import Staged, table
from forgewar.app.match.set_pieces.champion import CrownedPiece
from forgewar.app.match.set_pieces.completed import CompletedPiece
from forgewar.app.match.set_pieces.failed import FailedPiece
from forgewar.app.match.set_pieces.stage_change import StageChangePiece
from forgewar.app.match.set_pieces.strike import StrikePiece
from forgewar.app.match.set_pieces.surfaces import Paper
from forgewar.play.animation import AnimationStep
from forgewar.play.in_flight import away
from forgewar.play.set_pieces import SetPiece
from forgewar.rules import events as ev

if TYPE_CHECKING:
    from collections.abc import Callable

    from forgewar.app.window.scene_context import SceneContext

_KINDS: dict[str, type[Staged]] = {
    "completed": CompletedPiece,
    "failed": FailedPiece,
    "champion": CrownedPiece,
    "strike": StrikePiece,
    "phase": BannerPiece,
    "round": BannerPiece,
    "last_round": BannerPiece,
    "stage": StageChangePiece,
}
_PAPER = Paper()
# What is seen of these flies, stands in panels, or is drawn over a scene by itself.
_FLY = (
    ev.GoldChanged,
    ev.ResourcesChanged,
    ev.PrestigeChanged,
    ev.SpaceTaken,
    ev.CardGained,
    ev.CardUsed,
    ev.DesignGained,
    ev.DesignClaimed,
    ev.EndBonusBought,
    ev.CardRevealed,
    ev.DesignOpened,
    ev.CardsDiscarded,
    ev.AdventurerJoined,
    ev.AdventurerRaised,
    ev.QuestTaken,
    ev.QuestDealt,
    ev.OfferMoved,
    ev.QuestRemoved,
    ev.Passed,
)
_DARK = (56, 51, 48)  # what is left of the light around a set piece


@dataclass(slots=True)
class _Ground:
    """A scene as it was when a set piece began."""

    piece: SetPiece | None  # none while things fly
    made_for: object
    plain: pygame.Surface
    column: pygame.Surface  # what lies under the guilds' panels
    dark: pygame.Surface | None = None  # the table with little light
    lit: pygame.Surface | None = None  # and with that of the set piece
    frame: Frame = field(default_factory=Frame)


class Layer:
    """Set pieces and flights over one scene. `present` draws the scene, `draw` the set piece over
    it."""

    def __init__(self, context: "SceneContext") -> None:
        self._context = context
        # Made once for each set piece, whatever scene it comes up in, and let go when it is over or
        # the match is put away: each has megabytes of pictures, and its match.
        self._staged: dict[SetPiece, Staged] = context.set_pieces
        self._ground: _Ground | None = None
        self._mark = object()  # on the paper, while the ground lies on it
        self._waits = False  # whether a set piece begins in the next frame

    @property
    def now(self) -> Staged | None:
        """The set piece that is on, unless something else is open over the table."""
        match = self._context.match
        piece = match.animation.piece if match is not None else None
        if piece is None or self._context.navigator.top.overlay:
            return None
        return self._staged.get(piece)

    def present(self, c: Canvas, draw: "Callable[[Canvas], None]") -> None:
        """Draw the scene, or what was kept of it; when a set piece is over, the light comes
        back."""
        if _PAPER.owner is not self._mark:
            self._ground = None
        still = self._still(c)
        size = (c.surface.get_size(), c.scale)
        anew = still is not None and (self._ground is None or self._ground.made_for != still)
        self._waits = self._begins(c)
        self._prepare(c, later=anew or self._waits)
        now = self.now
        if now is not None:
            now.begun = True
        if now is None or not now.holds_still:
            if self._ground is not None and self._ground.dark is not None:
                self._context.screen.fade.fade_in()
                self._ground = None
            self._let_fly(c, draw, still)
        elif not self._lies(now.piece, size):
            self._ground = self._drawn(c, now.piece, draw, size)
        else:
            assert self._ground is not None
            c.surface.blit(self._ground.plain, (0, 0))
            _note(c.frame, self._ground.frame)
        if now is not None and now.dims and not self._waits:
            self._darken(c, now)

    def _lies(self, piece: SetPiece, size: object) -> bool:
        """Whether the ground of a set piece is there."""
        ground = self._ground
        return ground is not None and ground.piece is piece and ground.made_for == size

    def _begins(self, c: Canvas) -> bool:
        """Whether this is the first frame of a set piece, in which nothing would have moved yet.
        To draw its ground is enough for one frame."""
        match = self._context.match
        assert match is not None
        piece = match.animation.piece
        if piece is None or c.gallery.eager or self._context.navigator.top.overlay:
            return False
        staged = self._staged.get(piece)
        return staged is None or not staged.begun

    def _let_fly(self, c: Canvas, draw: "Callable[[Canvas], None]", still: object | None) -> None:
        """Draw the scene, or what was kept of it while things fly over it."""
        if still is None:
            self._ground = None
            draw(c)
        elif self._ground is None or self._ground.made_for != still:
            self._ground = self._drawn(c, None, draw, still)
        else:
            c.surface.blit(self._ground.plain, (0, 0))
            _note(c.frame, self._ground.frame)
            self._panels(c)

    def _still(self, c: Canvas) -> object | None:
        """Cache key of the scene under flights; none while more may change than flights, the
        numbers of panels and what scenes draw over themselves (`draw_over`)."""
        match = self._context.match
        assert match is not None
        steps = match.animation.steps
        if not steps or self._context.navigator.top.overlay:
            return None
        if match.animation.piece is not None or not all(_flies(step) for step in steps):
            return None
        # What begins to fly leaves its place, and is told of in the log.
        lies = away(match.view) & {*match.view.shown.show, *match.view.shown.offer}
        latest = steps[-1].place
        shown = (
            match.animation.passed,
            steps[0].at,
            lies,
            latest,
            len(match.chronicle.shown_at(latest)),
        )
        told = self._context.settings.told_hurry
        pace = (match.animation.speed, match.animation.hurry, told)
        return (c.surface.get_size(), c.scale, c.hot, c.focus, c.dragged, c.calm, *pace, *shown)

    def _prepare(self, c: Canvas, *, later: bool) -> None:
        """Have the pictures of what is coming before it begins; none in a frame that has enough to
        do, if they are made `later`."""
        match = self._context.match
        assert match is not None
        remains = match.animation.remains
        wanted = {*match.animation.coming, match.animation.piece}
        wanted.add(remains.piece if remains is not None else None)
        for over in [piece for piece in self._staged if piece not in wanted]:
            del self._staged[over]
        for piece in match.animation.coming:
            staged = self._staged.get(piece)
            if staged is None:
                staged = self._staged[piece] = _KINDS[piece.kind](match, piece)
            if match.animation.piece is piece and not self._waits:
                staged.prepare(c, ahead=not staged.due)
            elif staged.early and not later:
                staged.prepare(c, ahead=True)

    def _drawn(
        self,
        c: Canvas,
        piece: SetPiece | None,
        draw: "Callable[[Canvas], None]",
        made_for: object,
    ) -> _Ground | None:
        """Draw the scene and keep it, unless pictures of it are still to come."""
        before = c.gallery.stand_ins
        _PAPER.owner = self._mark
        plain = _PAPER.sheet("plain", c.surface.get_size(), c.surface)
        column = _PAPER.sheet("column", guild_panels.column_rect(c).size, c.surface)
        c.frame.column = column
        draw(c)
        c.frame.column = None
        plain.blit(c.surface, (0, 0))
        ground = _Ground(piece, made_for, plain, column)
        _note(ground.frame, c.frame)
        return ground if c.gallery.stand_ins == before else None

    def _darken(self, c: Canvas, now: Staged) -> None:
        """Have the table with little light, and with that of the set piece."""
        ground = self._ground
        if ground is None or ground.dark is not None:
            return
        box = c.rect(*table(c))
        ground.dark = _PAPER.sheet("dark", box.size, c.surface)
        ground.dark.blit(ground.plain, (0, 0), box)
        ground.dark.fill(_DARK, special_flags=pygame.BLEND_RGB_MULT)
        ground.lit = _PAPER.sheet("lit", box.size, c.surface)
        ground.lit.blit(ground.dark, (0, 0))
        now.light(c, ground.lit)

    def draw(self, c: Canvas) -> None:
        """The set piece that is on."""
        now = self.now
        if now is None:
            self._draw_slip(c)
        if now is None or self._waits:
            return
        ground = self._ground
        if ground is not None and ground.dark is not None and ground.lit is not None:
            box = table(c)
            c.hide_under(*box, keep_spots=True)
            shine = now.shine()
            if shine < 1:
                motion.draw_faded(c, ground.dark, box.x, box.y, int(255 * now.darkness()))
            if shine > 0:
                motion.draw_faded(c, ground.lit, box.x, box.y, int(255 * shine))
            self._panels(c)
        now.draw(c)

    def _draw_slip(self, c: Canvas) -> None:
        """Where nothing moves, a strike is told by a slip."""
        match = self._context.match
        remains = match.animation.remains if match is not None else None
        if match is None or remains is None or not remains.has_slip:
            return
        staged = self._staged.get(remains.piece)
        if not isinstance(staged, StrikePiece):
            staged = self._staged[remains.piece] = StrikePiece(match, remains.piece)
        staged.draw_slip(c)

    def _panels(self, c: Canvas) -> None:
        """The guilds' panels go on showing what comes in, unless a set piece lies over them."""
        assert self._ground is not None
        area = guild_panels.column_rect(c)
        if self._ground.dark is not None and area.colliderect(c.rect(*table(c))):
            return
        c.hide_under(*(side / c.scale for side in area))
        c.surface.blit(self._ground.column, area)
        guild_panels.draw(c, self._context)


def _flies(step: AnimationStep) -> bool:
    if isinstance(step.event, ev.QuestAdvanced | ev.LegCompleted):
        return step.scene == "quest"
    return isinstance(step.event, _FLY)


def _note(frame: Frame, more: Frame) -> None:
    """Copy what was noted of one frame to another."""
    frame.note(more)
    frame.prompt = more.prompt
