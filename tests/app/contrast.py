"""How well texts stand out from what is drawn behind them."""

from collections.abc import Callable

import pygame
import pytest

from forgewar.app.kit import lettering, palette
from forgewar.app.kit.frame import Text
from forgewar.app.match.scene import PlayScene
from forgewar.app.window.app import App

Setting = lettering.Typeset
ENOUGH, ENOUGH_WHEN_OFF = 4.5, 3.0  # as the web's guidelines have it


def luminance(colour: pygame.Color) -> float:
    def part(value: int) -> float:
        share = value / 255
        return share / 12.92 if share <= 0.03928 else ((share + 0.055) / 1.055) ** 2.4

    return 0.2126 * part(colour.r) + 0.7152 * part(colour.g) + 0.0722 * part(colour.b)


def contrast(one: float, other: float) -> float:
    """Of two luminances."""
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)


def faint(
    app: App,
    patch: pytest.MonkeyPatch,
    enough: float = ENOUGH,
    when_off: float = ENOUGH_WHEN_OFF,
) -> list[str]:
    """The texts of the app's frame that are hard to read, drawn now."""
    app.loop.draw()
    texts = list(app.context.frame.texts)
    off = [spot.rect for spot in app.context.frame.spots if spot.why or not spot.press]
    with patch.context() as without:
        leave_out_letters(without)
        _forget_kept(app)
        app.loop.draw()
        _forget_kept(app)
    found = []
    for text in texts:
        ratio = ratio_of(app.context.screen.surface, text)
        disabled = text.colour == palette.OFF or any(rect.contains(text.rect) for rect in off)
        if ratio < (when_off if disabled else enough):
            found.append(f"{text.text!r} in {text.colour} at {text.rect}: {ratio:.1f} to 1")
    return found


def _forget_kept(app: App) -> None:
    """Panels, set pieces and what lies under them are kept with their texts."""
    app.context.gallery.draw_cache.clear()
    app.context.set_pieces.clear()
    for scene in app.context.navigator.scenes:
        if isinstance(scene, PlayScene):
            scene._pieces._ground = None


def leave_out_letters(patch: pytest.MonkeyPatch) -> None:
    """Draw what is behind texts from now on, and not the texts."""
    patch.setattr(lettering, "typeset", _unwritten(lettering.typeset))
    patch.setattr(lettering, "typeset_figures", _unwritten(lettering.typeset_figures))


def _unwritten(setter: Callable[..., Setting]) -> Callable[..., Setting]:
    """Sets the same text, with nothing to be seen."""

    def set_blank(*text: object) -> Setting:
        made = setter(*text)
        return made._replace(drawn=pygame.Surface(made.drawn.get_size(), pygame.SRCALPHA))

    return set_blank


def ratio_of(ground: pygame.Surface, text: Text) -> float:
    """Three quarters of what is behind a text contrast at least so much with it."""
    area = text.rect.clip(text.clip).clip(ground.get_rect())
    ink = luminance(pygame.Color(text.colour))
    across, down = max(1, area.width // 12), max(1, area.height // 5)
    ratios = sorted(
        contrast(ink, luminance(ground.get_at((x, y))))
        for x in range(area.left, area.right, across)
        for y in range(area.top, area.bottom, down)
    )
    return ratios[len(ratios) // 4] if ratios else ENOUGH
