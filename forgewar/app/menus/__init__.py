"""Scenes outside a game: title, set-up, settings, pause."""
