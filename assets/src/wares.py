"""Goods and furniture of the market pictures: coins, crates, chests, lanterns, awnings."""

import math

from colours import mix
from materials import BRASS
from paths import T, blob, circle, normals, placed, poly, ribbon, rrect, smooth
from resources import BARS, resource
from shapes import star
from svgkit import Svg


def coin_face(s):
    """A plain coin in a box of 64."""
    s.p(circle(32, 32, 30), BRASS["dk"])
    s.p(circle(32, 31.2, 28), s.lin(10, 8, 54, 56, (0, "#ffe39a"), (1, "#c08a2a")))
    s.p(circle(32, 32, 22.5), "#9a701f")
    s.p(circle(32, 32.6, 21.4), "#e6ba57")


def ware(s, name, x, y, k, rot=0):
    """A resource lying about, with its shadow."""
    shape = "M-26 -20 L26 -20 L32 20 L-32 20 Z" if name in BARS else circle(0, 0, 20, 26)
    s.shadow(T(shape, x, y, k, rot), 5, 0.3, 2, 4)
    resource(s, name, x, y, k * 0.88 if name in BARS else k, rot)


def coin(s, x, y, k=1, shd=True):
    d = circle(x, y, 30 * k, 12 * k)
    if shd:
        s.shadow(d, 5, 0.3, 2, 3)
    s.p(
        f"M{x - 30 * k} {y} L{x - 30 * k} {y + 8 * k} "
        f"C{x - 30 * k} {y + 24 * k} {x + 30 * k} {y + 24 * k} {x + 30 * k} {y + 8 * k} "
        f"L{x + 30 * k} {y} "
        f"C{x + 30 * k} {y + 16 * k} {x - 30 * k} {y + 16 * k} {x - 30 * k} {y} Z",
        BRASS["dk"],
    )
    s.p(d, "#f0c96a")
    s.p(circle(x, y, 21 * k, 8 * k), "#c08a2a")
    s.p(circle(x, y + 1, 20 * k, 7 * k), "#e6ba57")


def stack(s, x, y, n, k=1):
    for i in range(n):
        coin(s, x + ((i * 37) % 5 - 2) * 0.8, y - i * 11 * k, k, i == 0)


def flat_coin(s, x, y, k, rot=0, mark=True):
    """coin seen flat, with the diamond mark"""
    s.shadow(circle(x, y, 29 * k), 5, 0.3, 2, 4)
    coin_face(s.inset(x, y, k, rot=rot, origin=(32, 32)))
    if mark:
        g = placed(x, y, k, rot)
        s.p(g(poly([(0, -13), (10, 0), (0, 13), (-10, 0)])), "#8f6a22")
        s.p(g(poly([(0, -9), (7, 0), (0, 9), (-7, 0)])), "#ffe6a3")


def counter(s, y=282, c0="#4c2f1b", c1="#36200f", rim="#a8713f", line="#5d3a20"):
    s.layer(
        f"M-10 {y} L506 {y} L506 400 L-10 400 Z",
        c0,
        c1,
        y,
        380,
        rim=rim,
        blur=10,
        op=0.4,
    )
    s.p(f"M-10 {y + 18} L506 {y + 18}", stroke=line, sw=3)


def crate(s, x, y, w, h, rim="#d9a468"):
    d = rrect(x, y, w, h, 3)
    s.layer(d, "#8a5a33", "#5b3820", y, y + h, rim=rim, blur=10, op=0.4)
    n = 3
    for i in range(1, n):
        s.p(
            f"M{x + 3} {y + h * i / n} L{x + w - 3} {y + h * i / n}",
            stroke="#3d2413",
            sw=4,
            cap="butt",
        )
    for q in (x, x + w - 24):
        s.p(rrect(q + 1, y + 1, 22, h - 2, 2), "#6b4326")
        s.p(rrect(q + 1, y + 1, 8, h - 2, 2), "#a8713f")
        s.p(circle(q + 12, y + 14, 3), "#2f1c10")
        s.p(circle(q + 12, y + h - 14, 3), "#2f1c10")


def sparkle(s, pts, c="#fff6d0"):
    for x, y, r in pts:
        s.p(star(x, y, r, 4, 0.3), c, 0.95)


def chest(s, x, y, w, h):
    """The raised lid of an open chest, behind what lies in it."""
    left, right = x - w / 2, x + w / 2

    def lid(a, b, low, high):
        return (
            f"M{left + a} {y} L{left + b} {y - h * low} C{left + b + 15} {y - h * high}"
            f" {right - b - 15} {y - h * high} {right - b} {y - h * low} L{right - a} {y} Z"
        )

    s.layer(lid(4, 14, 1.06, 1.5), "#5b3820", "#2f1c10", y - h * 1.4, y, "#d9a468", blur=10, op=0.4)
    s.p(lid(18, 26, 1, 1.36), "#2a170c")


def chestfront(s, x, y, w, h):
    """The body of the chest, in front of it."""
    d = f"M{x - w / 2} {y} L{x + w / 2} {y} L{x + w / 2 - 10} {y + h} L{x - w / 2 + 10} {y + h} Z"
    s.layer(d, "#8a5a33", "#5b3820", y, y + h, rim="#e0ab70", blur=12, op=0.44)
    s.p(
        f"M{x - w / 2 + 6} {y + h * 0.52} L{x + w / 2 - 6} {y + h * 0.52}",
        stroke="#3d2413",
        sw=4,
        cap="butt",
    )
    for q in (-w / 2, -w * 0.20, w * 0.20 - 22, w / 2 - 26):
        s.p(
            f"M{x + q} {y - 3} L{x + q + 24} {y - 3} L{x + q * 0.93 + 24} {y + h + 2} "
            f"L{x + q * 0.93} {y + h + 2} Z",
            BRASS["sh"],
        )
        s.p(
            f"M{x + q} {y - 3} L{x + q + 10} {y - 3} L{x + q * 0.93 + 10} {y + h + 2} "
            f"L{x + q * 0.93} {y + h + 2} Z",
            BRASS["lit"],
        )
    s.p(
        f"M{x - w / 2 - 6} {y - 8} L{x + w / 2 + 6} {y - 8} L{x + w / 2 + 4} {y + 8} "
        f"L{x - w / 2 - 4} {y + 8} Z",
        BRASS["sh"],
    )
    s.p(
        f"M{x - w / 2 - 6} {y - 8} L{x + w / 2 + 6} {y - 8} L{x + w / 2 + 5.4} {y - 1} "
        f"L{x - w / 2 - 5.4} {y - 1} Z",
        BRASS["hi"],
    )
    s.p(rrect(x - 20, y - 2, 40, 48, 6), BRASS["dk"])
    s.p(rrect(x - 17, y, 34, 42, 5), BRASS["lit"])
    s.p(circle(x, y + 17, 6), "#2f1c10")
    s.p(
        f"M{x - 3} {y + 18} L{x + 3} {y + 18} L{x + 5} {y + 33} L{x - 5} {y + 33} Z",
        "#2f1c10",
    )


def lantern(s, x, y, k=1, c="#2a1a10", r=44, o=0.8):
    s.glow(x, y, r * k, "#ffc860", o, core="#ffe9a8")
    g = placed(x, y, k)
    s.p(g("M-12 -18 L12 -18 L8 20 L-8 20 Z"), "#fff0b8")
    s.p(
        g("M-14 -19 L14 -19 M-10 21 L10 21 M0 -29 L-10 -19 M0 -29 L10 -19 M0 -18 L0 20"),
        stroke=c,
        sw=4 * k,
    )


def awning(s, x0, x1, y0, y1, inset, c, c2="#f1e6cc", n=7, drop=16):
    w = (x1 - x0) / n
    tw = (x1 - x0 - 2 * inset) / n
    s.shadow(
        poly(
            [
                (x0 + inset, y0),
                (x1 - inset, y0),
                (x1, y1 + drop * 0.5),
                (x0, y1 + drop * 0.5),
            ]
        ),
        8,
        0.36,
        2,
        5,
    )
    for i in range(n):
        a, b = x0 + i * w, x0 + (i + 1) * w
        ta, tb = x0 + inset + i * tw, x0 + inset + (i + 1) * tw
        q = c if i % 2 == 0 else c2
        s.p(
            f"M{ta} {y0} L{tb} {y0} L{b} {y1} C{b} {y1 + drop} {a} {y1 + drop} {a} {y1} Z",
            q,
        )
        s.p(
            f"M{b} {y1} C{b} {y1 + drop} {a} {y1 + drop} {a} {y1} "
            f"L{a + (ta - a) * 0.09} {y1 - (y1 - y0) * 0.09} "
            f"L{b + (tb - b) * 0.09} {y1 - (y1 - y0) * 0.09} Z",
            mix(q, "#2a1020", 0.26),
        )


def person(s, x, y, k, c, rim=None, pose=0, f=1):
    """tiny walking silhouette, about 60 high"""
    B = (
        (
            "M-9 0 L-7 -20 C-12 -30 -10 -42 -3 -45 C-9 -50 -7 -60 1 -60 C9 -60 11 -50 5 -45 "
            "C12 -42 13 -30 9 -20 L12 0 L5 0 L1 -16 L-2 0 Z"
        ),
        (
            "M-15 0 C-14 -20 -14 -38 -5 -45 C-10 -50 -7 -60 1 -60 C9 -60 11 -50 6 -45 "
            "C14 -38 13 -20 15 0 Z"
        ),
    )[pose]
    d = T(B, x, y, k, 0, k * f, k)
    if rim:
        s.p(T(d, -0.8 * k - 0.5, -0.8 * k - 0.3), rim)
    s.p(d, c)


def wheel(s, x, y, r, c="#4c2f1b", lit="#a8713f", n=8):
    s.shadow(circle(x, y, r), 6, 0.36)
    s.p(circle(x, y, r - 4), stroke="#2f1c10", sw=11)
    s.p(circle(x - 0.8, y - 1, r - 4), stroke=c, sw=7)
    s.p(circle(x - 1, y - 1.4, r - 2.6), stroke=lit, sw=2)
    for i in range(n):
        a = math.pi * 2 * i / n
        s.p(
            f"M{x} {y} L{x + (r - 6) * math.cos(a)} {y + (r - 6) * math.sin(a)}",
            stroke=c,
            sw=5,
            cap="butt",
        )
    s.p(circle(x, y, r * 0.24), "#2f1c10")
    s.p(circle(x - 1, y - 1, r * 0.16), lit)


def sheet(
    c0,
    c1,
    cx=248,
    cy=180,
    sh="#0a1014",
    spec=(),
    core=None,
    rim="#ffffff",
    mid=None,
    op=0.24,
):
    s = Svg(496, 380, sh)
    st = ((0, c0), (1, c1)) if not mid else ((0, c0), (0.55, mid), (1, c1))
    s.ground(s.rad(cx, cy, 350, *st))
    s.rings(cx, cy, spec, amp=5, light=rim, t=0.18, op=op)
    if core:
        s.layer(
            blob(cx, cy, core[0], 3, 9, 20),
            core[1],
            rim=mix(core[1], "#ffffff", 0.4),
            blur=9,
            op=0.16,
        )
    return s


def arrow(s, c, w=13, hw=30, hl=40):
    """brass ribbon arrow along centre line c"""
    _a, L, R = ribbon(c, w, w)
    n = normals(c)[-1]
    e = c[-1]
    t = (n[1], -n[0])
    pts = [
        *L,
        (e[0] + n[0] * hw, e[1] + n[1] * hw),
        (e[0] + t[0] * hl, e[1] + t[1] * hl),
        (e[0] - n[0] * hw, e[1] - n[1] * hw),
        *R[::-1],
    ]
    d = poly(pts)
    s.shadow(d, 8, 0.36, 2, 5)
    s.p(d, BRASS["dk"], stroke=BRASS["dk"], sw=5)
    s.p(
        d,
        s.lin(
            0,
            min(p[1] for p in pts),
            0,
            max(p[1] for p in pts),
            (0, BRASS["lit"]),
            (1, BRASS["base"]),
        ),
    )
    s.p(
        smooth(
            [
                (p[0] + (q[0] - p[0]) * 0.22, p[1] + (q[1] - p[1]) * 0.22)
                for p, q in zip(R, L, strict=False)
            ][1:-1],
            False,
        ),
        stroke=BRASS["hi"],
        sw=4,
    )
