"""Overlay "What is what?": every symbol and number of the screen below by its name, for pointer,
keys and pad.

Pressing one opens its page of the rulebook.
"""

from functools import partial

import pygame

from forgewar.app.kit import palette, widgets
from forgewar.app.kit.canvas import Canvas
from forgewar.app.kit.signs import Sign
from forgewar.app.window.scene import Scene
from forgewar.play.symbols import explain, term_of
from forgewar.words import say

_WIDTH, _HEIGHT = 520.0, 56.0
_ALIKE = 0.5  # signs of one term that overlap by this much of the smaller are one


class AskOverlay(Scene):
    """A thin layer over the table on which only signs can be chosen."""

    scope = "play"
    overlay = True
    stays = True

    def handle(self, command: str) -> bool:
        if command in ("back", "ask"):
            self.context.navigator.pop()
            return True
        return False

    def draw(self, c: Canvas) -> None:
        for number, (term, sign) in enumerate(self._signs(c)):
            now = str(sign.now()) if sign.now is not None else ""
            named = explain(term, now)
            r, s = sign.rect, c.scale
            press = partial(self.context.navigator.open, "rules", at=named.page)
            c.spot(
                f"sign.{number}", r.x / s, r.y / s, r.width / s, r.height / s, named.name, press,
                tip=named.means, page=named.page,
            )  # fmt: skip
            ring = r.inflate(c.px(4), c.px(4))
            pygame.draw.rect(c.surface, palette.CHOSEN, ring, 1, border_radius=c.px(5))
        self._draw_foot(c)

    def _signs(self, c: Canvas) -> list[tuple[str, Sign]]:
        """Signs that have a name, from the top left; of signs that lie over each other the last,
        which says the most."""
        found: list[tuple[str, Sign]] = []
        for sign in c.under.signs:
            term = sign.term or term_of(sign.picture)
            if term:
                near = sign.rect.inflate(2, 2)
                found = [
                    (t, s)
                    for t, s in found
                    if not near.colliderect(s.rect) or not _hidden(t, s.rect, term, sign.rect)
                ]
                found.append((term, sign))
        return sorted(found, key=lambda each: _place(each[1].rect))

    def _draw_foot(self, c: Canvas) -> None:
        x, y = (c.width - _WIDTH) / 2, c.height - _HEIGHT - 4
        widgets.slip(c, x, y, _WIDTH, _HEIGHT)
        c.text(say("symbols-ask"), x + 18, y + 28, size=17, colour=palette.INK, room=_WIDTH - 180)
        key = self.context.bindings.hint("back")
        press = partial(self.context.command, "back")
        widgets.button(
            c,
            "back",
            x + _WIDTH - 150,
            y + 8,
            136,
            say("menus-close"),
            press,
            icon="cross",
            key=key,
        )


def _place(rect: pygame.Rect) -> tuple[int, int, int]:
    """By rows and columns, and from the top within: of signs that lie close together in a column
    none is covered by those above it."""
    return rect.y // 24, rect.x // 24, rect.y


def _hidden(term: str, rect: pygame.Rect, later: str, over: pygame.Rect) -> bool:
    """Whether a later sign takes the place of one: it covers it, or much of one of its term."""
    if over.inflate(2, 2).contains(rect):
        return True
    shared = rect.clip(over)
    least = min(rect.width * rect.height, over.width * over.height)
    return term == later and shared.width * shared.height > _ALIKE * least
