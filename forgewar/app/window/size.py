"""How large the window is when it opens."""

from forgewar.app.window.settings import Settings

SMALLEST_WINDOW = (1024, 640)
_PART = 0.8  # of the desktop, for the first window
_SHAPE = 16 / 9


def window_size(settings: Settings, desktop: tuple[int, int]) -> tuple[int, int]:
    """As it was left; the first time, one that suits the desktop."""
    if not settings.width or not settings.height:
        return first_size(desktop)
    return max(settings.width, SMALLEST_WINDOW[0]), max(settings.height, SMALLEST_WINDOW[1])


def first_size(desktop: tuple[int, int]) -> tuple[int, int]:
    """Most of the desktop in a wide shape: never more than all of it, and where it has the room, at
    least the smallest window."""
    height = min(desktop[1] * _PART, desktop[0] * _PART / _SHAPE)
    wanted = (round(height * _SHAPE), round(height))
    width, height = (
        min(max(side, least), most)
        for side, least, most in zip(wanted, SMALLEST_WINDOW, desktop, strict=True)
    )
    return int(width), int(height)
