"""Tooltips of symbols and numbers: name and meaning, once the pointer rests on one."""

from typing import TYPE_CHECKING

from forgewar.app.kit.canvas import Canvas
from forgewar.app.kit.signs import Sign, signs_at
from forgewar.app.kit.widgets import tooltip
from forgewar.words import say

if TYPE_CHECKING:
    from forgewar.app.window.scene_context import SceneContext
    from forgewar.play.symbols import Named

_REST = 0.5  # seconds that the pointer rests before anything is said


class SymbolTip:
    """Tooltip of the symbol under the pointer; drawn once it rests there."""

    def __init__(self, context: "SceneContext") -> None:
        self._context = context
        self._sign: Sign | None = None
        self._named: Named | None = None
        self._rested = 0.0

    def point(self) -> None:
        """Look for the symbol under the pointer, after pointer or screen have moved."""
        context = self._context
        found = None
        spot = context.frame.spot(context.controller.hot)
        refused = spot is not None and bool(spot.why)  # that is told at once
        if context.controller.pointed and not context.controller.focus and not refused:
            found = self._sign_at(context.controller.pointer)
        if found is self._sign or (found is not None and found.is_like(self._sign)):
            return
        if self._named is not None:
            context.changed()
        self._sign, self._named, self._rested = found, None, 0.0

    def _sign_at(self, point: tuple[int, int]) -> Sign | None:
        meant = signs_at(self._context.frame.signs, point)
        return next((sign for sign in meant if self._name(sign) is not None), None)

    def _name(self, sign: Sign) -> "Named | None":
        """Name and meaning of a sign, unless it is an ornament."""
        if self._context.match is None:
            return None
        from forgewar.play.symbols import name_symbol

        return name_symbol(sign.picture, sign.term, str(sign.now()) if sign.now is not None else "")

    @property
    def busy(self) -> bool:
        """Whether a tooltip is about to appear."""
        return self._sign is not None and self._named is None

    @property
    def page(self) -> str:
        """Page of the rulebook on the symbol."""
        return self._named.page if self._named is not None else ""

    def update(self, seconds: float) -> bool:
        """Let time pass; true if the screen changed by it."""
        if not self.busy:
            return False
        self._rested += seconds
        if self._rested < _REST:
            return False
        assert self._sign is not None
        self._named = self._name(self._sign)
        return True

    def draw(self, c: Canvas) -> bool:
        """Draw the tooltip; false if there is none."""
        if self._sign is None or self._named is None:
            return False
        key = self._context.bindings.hint("rules")
        route = (key, say("match-rules-door")) if key else None
        with c.enlarged():
            place = c.units(self._sign.rect)
            tooltip(c, place, self._named.name, self._named.means, route=route)
        return True
