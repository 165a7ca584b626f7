"""Parts of drawings for `Canvas.shape`, as SVG. The same are asked for in every frame."""

from functools import lru_cache


@lru_cache(maxsize=512)
def gradient(name: str, height: float, top: str, bottom: str) -> str:
    """A vertical gradient for `Canvas.shape`."""
    return (
        f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" '
        f'y2="{height}"><stop offset="0" stop-color="{top}"/>'
        f'<stop offset="1" stop-color="{bottom}"/></linearGradient>'
    )


@lru_cache(maxsize=2048)
def box(
    x: float, y: float, width: float, height: float, radius: float, fill: str, more: str = ""
) -> str:
    """A rounded rectangle for `Canvas.shape`."""
    place = f'x="{x}" y="{y}" width="{width}" height="{height}" rx="{radius}"'
    return f'<rect {place} fill="{fill}" {more}/>'
