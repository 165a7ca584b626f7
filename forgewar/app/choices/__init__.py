"""Choices that come up in between: wealth, levels, titles, cards."""
