"""The trophy of a solo contract in its niche."""

from forgewar.app.kit import palette
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.content.challenges import Medal, ladder
from forgewar.play.challenges.contracts import sign_of

_SHAPES = {1: "cup", 2: "bowl", 3: "crown"}  # by tier
NICHE = 1.34  # height of a niche, of its width


def draw_trophy(c: Canvas, contract: str, medal: Medal | None, box: Box) -> None:
    """The trophy of a contract with its sign, in the metal of a medal; without one, a ghost."""
    x, y = box.centre
    tall = min(box.height, box.width * NICHE)
    lit = "lit" if medal is not None else "dark"
    c.picture(f"hall/niche_arch_{lit}", x, y, tall / NICHE, tall, ax=0.5, ay=0.5)
    shape, metal = _SHAPES[ladder().contracts[contract].tier], medal or "ghost"
    high, low = tall * 0.72, y + tall * 0.485  # it stands on the floor of its niche
    c.picture(f"hall/trophy_{shape}_{metal}", x, low, high * 84 / 104, high, ax=0.5, ay=1)
    tint = palette.OUTLINE if medal is not None else palette.BRASS
    at = low - high * 68 / 104
    c.picture(sign_of(contract), x, at, high * 0.27, ax=0.5, ay=0.5, tint=tint, sign=False)
