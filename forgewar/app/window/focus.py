"""Keyboard focus: the spot that a direction leads to."""

from forgewar.app.kit.frame import Frame, Spot

MOVES = {
    "next": (0, 0),
    "previous": (0, 0),
    "left": (-1, 0),
    "right": (1, 0),
    "up": (0, -1),
    "down": (0, 1),
}
# Notches that a list scrolls to show the next spot.
NOTCHES = {"next": 1, "previous": -1, "left": 0, "right": 0, "up": -1, "down": 1}


def target(frame: Frame, start: Spot, way: str) -> Spot:
    """Spot that a direction leads to; the start itself if there is none."""
    spots = [spot for spot in frame.spots if spot.focusable]
    if way not in ("next", "previous"):
        return _nearest(start, spots, way)
    names = [spot.name for spot in spots]
    step = 1 if way == "next" else -1
    if start.name not in names:  # it can no longer be chosen
        return spots[0 if step > 0 else -1]
    return spots[(names.index(start.name) + step) % len(spots)]


def _nearest(start: Spot, spots: list[Spot], way: str) -> Spot:
    """Nearest spot in a direction, with a penalty for spots to the side of it."""
    dx, dy = MOVES[way]
    x, y = start.rect.center
    best, best_cost = start, float("inf")
    for spot in spots:
        along = (spot.rect.centerx - x) * dx + (spot.rect.centery - y) * dy
        aside = abs((spot.rect.centerx - x) * dy) + abs((spot.rect.centery - y) * dx)
        if spot.name != start.name and along > 2:
            cost = along + 2.5 * aside
            if cost < best_cost:
                best, best_cost = spot, cost
    return best


def list_around(frame: Frame, spot: Spot | None) -> Spot | None:
    """The list that scrolls with a spot in it."""
    if spot is None:
        return None
    lists = (s for s in reversed(frame.spots) if s.scroll is not None and s is not spot)
    return next((s for s in lists if s.rect.collidepoint(spot.rect.center)), None)
