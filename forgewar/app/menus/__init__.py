"""Scenes outside a game: title, set-up, settings, hall, pause."""
