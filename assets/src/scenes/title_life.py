"""What moves in the title picture: the dragon with its wings in four poses, smoke, and light."""

from colours import mix
from paths import T, circle, joined, parse
from svgkit import Svg, picture

# Around its shoulders, 280 wide; the wings are what is high.
_BODY = (
    "M-8 6 C-26 4 -40 -4 -52 -16 C-62 -26 -72 -34 -82 -33 L-92 -41 L-90 -33 "
    "C-98 -32 -106 -25 -113 -15 C-108 -14 -104 -16 -101 -14 C-94 -11 -86 -12 -80 -16 "
    "C-70 -10 -62 2 -48 14 "
    "C-36 24 -24 30 -10 32 L-18 44 L-6 38 L0 46 L4 34 C18 38 34 36 50 28 "
    "C72 18 92 18 116 32 L112 40 L138 38 L124 18 L121 27 C98 8 74 6 52 12 "
    "C40 14 28 12 20 6 "
    "C40 -14 70 -24 104 -22 C90 -30 84 -34 80 -42 C92 -46 108 -62 122 -86 "
    "C96 -80 74 -84 58 -92 C34 -78 10 -44 4 -8 "
    "C-2 -40 -14 -70 -40 -94 C-52 -84 -74 -78 -100 -84 C-88 -64 -76 -52 -66 -46 "
    "C-50 -38 -24 -20 -8 6 Z"
)
_MEMBRANES = (
    "M4 -8 C10 -44 34 -78 58 -92 C50 -70 30 -40 14 -4 Z M-8 6 "
    "C-16 -16 -28 -58 -40 -94 C-22 -66 -10 -36 -2 -4 Z"
)
_RIBS = "M50 -84 L26 -18 M80 -42 L22 -6 M-52 -82 L-20 -16 M-70 -56 L-22 -14"
_POSES = (1.0, 0.8, 0.58, 0.36)  # how high the wings are


def _beaten(d: str, high: float) -> str:
    """A path with its wings higher or lower; the head stays where it is."""

    def beat(x: float, y: float) -> tuple[float, float]:
        wing = y < -43 or (x > -45 and y < -8)
        return (x, -8 + (y + 8) * high) if wing else (x, y)

    commands = []
    for letter, args in parse(d):
        pairs = zip(args[::2], args[1::2], strict=True)
        commands.append((letter, tuple(n for x, y in pairs for n in beat(x, y))))
    return joined(commands)


def _dragon(pose: int) -> Svg:
    s = Svg(290, 240, "#120a24")
    body, membranes, ribs = (
        T(_beaten(d, _POSES[pose]), 130, 120, 0.98, -8) for d in (_BODY, _MEMBRANES, _RIBS)
    )
    s.shadow(body, 9, 0.16)
    s.p(T(body, -1.4, -1.2), "#a8738f")
    s.p(body, "#473463")
    s.p(membranes, "#5b4274")
    s.p(ribs, stroke="#37284f", sw=2.2)
    s.p(T(circle(-89, -25, 3), 130, 120, 0.98, -8), "#ffd27a")
    return s


for _pose in range(len(_POSES)):
    picture(f"title/dragon_{_pose}", _pose)(_dragon)


@picture("title/puff")
def puff() -> Svg:
    """A puff of paper smoke, lit from the right."""
    s = Svg(80, 80, "#120a24")
    colour = mix("#8a5a7c", "#584578", 0.4)
    s.shadow(circle(40, 40, 30), 6, 0.12)
    s.p(circle(41, 38.6, 30), mix(colour, "#ffc8a0", 0.34))
    s.p(circle(40, 40, 30), colour)
    return s


@picture("title/glow")
def glow() -> Svg:
    """Firelight, to be laid over what it falls on."""
    s = Svg(200, 200, "#120a24")
    s.glow(100, 100, 100, "#ff9a44", 0.75, core="#ffd27a", mid=0.35)
    return s
