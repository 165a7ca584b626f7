"""The game itself: pure, no pygame, no files, no clock. `Game` is the door; the rest are chapters
of the rulebook, one file each, named like them."""

from forgewar.rules.game import Game
from forgewar.rules.refusal import IllegalAction, Refusal
from forgewar.rules.state import GameState, Options

__all__ = ["Game", "GameState", "IllegalAction", "Options", "Refusal"]
