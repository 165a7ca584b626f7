"""What all busts share: the sheet, the face, the shoulders."""

from colours import mix
from paths import circle, placed
from svgkit import Svg


def drop(s, d, b=5, o=0.28):
    s.shadow(d, b, o, 1, 1.5)


def face(s, sk, dy=0):
    a, b, c = sk
    m = placed(0, dy)
    f = m("M39 46 C39 26 81 26 81 46 C81 62 75 78 60 83 C45 78 39 62 39 46 Z")
    neck = m("M48 70 L72 70 L74 98 L46 98 Z")
    s.p(neck, c)
    s.p(m("M48 70 L60 78 L54 98 L46 98 Z"), b)
    drop(s, f, 4, 0.25)
    s.p(f, b)
    s.p(
        m(
            "M39 46 C39 31 54 29 62 30 L61 48 L67 61 L61 64 L61 70 L58 72 L61 75 L60 83 "
            "C45 78 39 62 39 46 Z"
        ),
        a,
    )
    s.p(m("M43 47 C47 44 53 44 57 47 L57 49.6 C52 47.4 47 47.6 43 49.6 Z"), c)
    s.p(
        m("M65 47 C69 44 74 44 78 47 L78 49.6 C74 47.6 69 47.4 65 49.6 Z"),
        mix(c, "#000000", 0.25),
    )
    s.p(m(circle(51, 53, 2.3, 2.6)), "#2a1a12")
    s.p(m(circle(71, 53, 2.3, 2.6)), "#2a1a12")
    s.p(m("M53 71.5 C57 70 63 70 67 71.5 C64 73.6 57 73.6 53 71.5 Z"), c)


def sheet():
    return Svg(120, 132, "#0d0a10")


def shoulders(
    s,
    c,
    lit,
    d="M4 140 C4 112 22 98 46 94 L74 94 C98 98 116 112 116 140 Z",
    split="M4 140 C4 112 22 98 46 94 L60 94 L52 140 Z",
):
    drop(s, d, 7, 0.34)
    s.p(d, c)
    s.p(split, lit)
