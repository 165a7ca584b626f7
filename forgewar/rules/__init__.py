"""Rules of the game: pure, without pygame, files or clock. `Game` is the entry point; the other
modules are chapters of the rulebook, named like them."""

from forgewar.rules.game import Game
from forgewar.rules.refusal import IllegalAction, Refusal
from forgewar.rules.state import GameState, Options

__all__ = ["Game", "GameState", "IllegalAction", "Options", "Refusal"]
