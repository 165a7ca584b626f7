"""Winning chances that come true as often as they say, made from those of a search."""

from math import pow
from typing import Final

from forgewar.ai.search.evaluation import LASTING
from forgewar.content.model import ModeName
from forgewar.rules.state import Options

# Exponent of the odds of a search, so that its chances come true as often as they say; fitted by
# `tests/bench/calibration.py` to games of Masters. By mode, for two guilds and for more.
SHARPNESS: Final[dict[ModeName, tuple[float, float]]] = {
    "simple": (0.75, 0.55),
    "fast_forward": (0.55, 0.55),
    "epic": (0.5, 0.35),
}


def calibrate(options: Options, chance: float) -> float:
    """Calibrated chance of one rollout; in solo 0 or 1, as a game played on is lost or won."""
    if options.solo:
        return float(chance > LASTING)
    return sharpen(chance, SHARPNESS[options.mode][options.guilds > 2])


def sharpen(chance: float, exponent: float) -> float:
    """Chance whose odds are those of another to the power of an exponent."""
    odds = pow(max(chance, 1e-9) / max(1 - chance, 1e-9), exponent)
    return odds / (1 + odds)
