"""Watching a recorded game, and playing on from a moment of it."""
