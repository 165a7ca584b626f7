"""Colour arithmetic: mixing, and shading in a space where equal steps look equal."""


def rgb(colour: str) -> tuple[int, ...]:
    """#rrggbb as three numbers."""
    return tuple(int(colour[i : i + 2], 16) for i in (1, 3, 5))


def mix(a: str, b: str, t: float) -> str:
    """`a` with the share `t` of `b`."""
    return "#" + "".join(
        f"{round(x + (y - x) * t):02x}" for x, y in zip(rgb(a), rgb(b), strict=True)
    )


def _linear(c: float) -> float:
    return c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4


def _gamma(c: float) -> float:
    return 12.92 * c if c <= 0.0031308 else 1.055 * c ** (1 / 2.4) - 0.055


def oklab(colour: str) -> tuple[float, float, float]:
    """The colour in OKLab, where equal steps of lightness look equal."""
    r, g, b = (_linear(v / 255) for v in rgb(colour))
    long = (0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b) ** (1 / 3)
    mid = (0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b) ** (1 / 3)
    short = (0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b) ** (1 / 3)
    return (
        0.2104542553 * long + 0.7936177850 * mid - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * mid + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * mid - 0.8086757660 * short,
    )


def shade(colour: str, lightness: float, chroma: float = 1.0) -> str:
    """The colour with its OKLab lightness shifted and its chroma scaled."""
    light, a, b = oklab(colour)
    light, a, b = max(0.02, min(0.99, light + lightness)), a * chroma, b * chroma
    long = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3
    mid = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3
    short = (light - 0.0894841775 * a - 1.2914855480 * b) ** 3
    channels = (
        4.0767416621 * long - 3.3077115913 * mid + 0.2309699292 * short,
        -1.2684380046 * long + 2.6097574011 * mid - 0.3413193965 * short,
        -0.0041960863 * long - 0.7034186147 * mid + 1.7076147010 * short,
    )
    return "#" + "".join(
        f"{max(0, min(255, round(_gamma(max(c, 0)) * 255))):02x}" for c in channels
    )
