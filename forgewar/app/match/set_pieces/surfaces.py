"""Surfaces that hold a scene while something moves over it. All scenes share them, since one is
seen at a time: allocating so much memory takes longer than drawing on it."""

import pygame


class Paper:
    """Sheets by name. Whoever is not their `owner` any more has nothing on them."""

    def __init__(self) -> None:
        self.owner: object = None
        self._sheets: dict[str, pygame.Surface] = {}

    def sheet(self, name: str, size: tuple[int, int], like: pygame.Surface) -> pygame.Surface:
        """One of a size, with whatever was drawn on it before."""
        found = self._sheets.get(name)
        if found is None or found.get_size() != size:
            found = self._sheets[name] = pygame.Surface(size, 0, like)
        return found
