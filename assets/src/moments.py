"""What deserves a mention at the end of a game and is no card: many quests, a strike, a trade."""

import math

from colours import mix
from paths import T, circle, hills, poly, rrect
from svgkit import Svg, picture
from wares import coin, flat_coin, person, stack


@picture("moments/quests")
def quests() -> Svg:
    """A wall of trophies: notices with their seals, nailed one beside the other."""
    s = Svg(300, 300, "#1c0d05")
    s.ground(s.rad(150, 120, 260, (0, "#c98444"), (0.5, "#8a4f2a"), (1, "#3f2114")))
    s.rings(150, 120, ((150, "#96562c"), (112, "#b56d36"), (74, "#d58d48")), light="#ffe2a0", t=0.2)
    for i, (x, y, turn) in enumerate(
        ((70, 86, -9), (150, 70, 3), (230, 90, 8), (104, 182, 6), (196, 184, -6))
    ):
        page = T(
            "M-34 -46 L34 -46 L34 40 L26 46 L18 41 L8 47 L-4 42 L-16 47 L-28 42 L-34 46 Z",
            x,
            y,
            1.06,
            turn,
        )
        s.layer(page, "#f3e6c4", "#dcc898", y - 50, y + 50, rim="#fff8e2", blur=7, op=0.4)
        for k in range(3):
            s.p(T(f"M-22 {-26 + 12 * k} L{(22, 18, 10)[k]} {-26 + 12 * k}", x, y, 1.06, turn),
                stroke="#7d6340", sw=4)  # fmt: skip
        seal = T(circle(12, 24, 15), x, y, 1.06, turn)
        s.shadow(seal, 4, 0.34)
        s.p(seal, "#8f2626")
        s.p(T(circle(11, 22.6, 11), x, y, 1.06, turn), "#c8453c")
        s.p(T(circle(9, 20, 4), x, y, 1.06, turn), "#ef8f70")
        s.p(T(circle(0, -42, 4), x, y, 1.06, turn), "#3a2415" if i else "#5a3a20")
    s.layer(hills([(-10, 262), (90, 250), (210, 256), (310, 246)]), "#3b1f12", "#25120a", 250, 300,
            rim="#c07a40", blur=8, op=0.4)  # fmt: skip
    person(s, 60, 286, 1.2, "#220f08", "#f0b060", 1, 1)
    person(s, 244, 288, 1.2, "#220f08", "#f0b060", 0, -1)
    return s


@picture("moments/strike")
def strike() -> Svg:
    """Picks on a heap before the mine's mouth, and a crowd that walks away."""
    s = Svg(300, 300, "#0c1016")
    s.ground(s.rad(196, 90, 280, (0, "#f0a860"), (0.4, "#9a5a4a"), (1, "#2e2436")))
    s.rings(196, 92, ((160, "#7a4a4a"), (118, "#a8624c"), (78, "#d98c54"), (44, "#f7c27a")),
            light="#ffe6b0", t=0.2)  # fmt: skip
    rock = "M-10 310 L-10 60 L40 34 L92 64 L126 120 L134 200 L134 310 Z"
    s.layer(rock, "#3d2f3c", "#241b26", 60, 300, rim="#d98c64", blur=10, op=0.4)
    s.p("M14 280 L14 176 C14 116 104 116 104 176 L104 280 Z", "#0f0b12")
    s.p("M8 280 L8 172 L18 164 L18 280 Z M100 280 L100 164 L112 172 L112 280 Z", "#6b452c")
    s.p("M2 170 L118 170 L112 156 L8 156 Z", "#8a5a36")
    ground = hills([(-10, 244), (120, 236), (220, 226), (310, 214)])
    s.layer(ground, "#4a3440", "#2a1d28", 220, 300, rim="#e09a6c", blur=9, op=0.36)
    for x, y, k, pose in (
        (176, 238, 1.0, 0),
        (206, 234, 1.05, 1),
        (238, 230, 1.0, 0),
        (268, 228, 1.1, 1),
    ):
        person(s, x, y, k, "#1d131c", "#f0b070", pose, 1)
        if pose:
            s.p(f"M{x + 12} {y - 30} L{x + 16} {y - 92}", stroke="#1d131c", sw=4)
            flag = T(rrect(-24, 0, 48, 28, 3), x + 16, y - 112, 1, -6)
            s.layer(flag, "#f1e2be", rim="#fff6dc", blur=4, op=0.3)
            s.p(T("M-10 6 L10 22 M10 6 L-10 22", x + 16, y - 112, 1, -6), stroke="#b8392c", sw=5)
    for i, (x, y, turn) in enumerate(
        ((86, 274, 14), (128, 282, -24), (160, 268, 38), (110, 262, -62))
    ):
        _pick(s, x, y, turn, i)
    return s


def _pick(s: Svg, x: float, y: float, turn: float, i: int) -> None:
    haft = T("M-52 -4 L52 -4 L52 4 L-52 4 Z", x, y, 1, turn)
    head = T("M38 -40 C54 -22 56 22 38 40 C46 20 46 -20 38 -40 Z", x, y, 1.2, turn)
    for d, c in ((haft, mix("#7a4e2c", "#5d3a20", i / 3)), (head, "#9aa6b2")):
        s.shadow(d, 4, 0.4)
        s.p(T(d, -0.6, -1.2), mix(c, "#ffe2b0", 0.5))
        s.p(d, c)


@picture("moments/trade")
def trade() -> Svg:
    """The merchant's scales: a bar of ore on one pan, more coins than it is worth on the other."""
    s = Svg(300, 300, "#0b1210")
    s.ground(s.rad(150, 110, 260, (0, "#f1cf7e"), (0.45, "#5d8a6c"), (1, "#1c3a38")))
    s.rings(150, 112, ((152, "#33655a"), (112, "#558a68"), (76, "#a8b070"), (44, "#f3d488")),
            light="#fff0c0", t=0.2)  # fmt: skip
    post = "M144 250 L144 66 L156 66 L156 250 Z"
    s.layer(post, "#8a6522", "#6b4c16", 60, 250, rim="#ffe39a", blur=7, op=0.4)
    beam = T("M-112 -5 L112 -5 L112 5 L-112 5 Z", 150, 76, 1, 7)
    s.layer(beam, "#a87c2c", "#805c1c", 60, 100, rim="#ffe9ac", blur=7, op=0.4)
    s.p(circle(150, 68, 12), "#c99a3b")
    s.p(circle(148, 65, 5), "#ffe9ac")
    for side, y in ((-1, 64), (1, 90)):
        x = 150 + side * 106
        s.p(f"M{x} {y} L{x - 40} {y + 78} M{x} {y} L{x + 40} {y + 78}", stroke="#5d4416", sw=2.6)
        pan = f"M{x - 48} {y + 78} C{x - 40} {y + 108} {x + 40} {y + 108} {x + 48} {y + 78} Z"
        if side < 0:
            bar = poly([(x - 30, y + 78), (x - 20, y + 52), (x + 20, y + 52), (x + 30, y + 78)])
            s.layer(bar, "#c9733a", "#8f4a22", y + 50, y + 80, rim="#ffc08a", blur=5, op=0.4)
            s.p(circle(x, y + 65, 6), "#7d3f1c")
        else:
            stack(s, x - 18, y + 70, 2, 0.5)
            stack(s, x + 16, y + 70, 4, 0.5)
        s.layer(pan, "#b98a34", "#7d5a1a", y + 78, y + 104, rim="#ffe39a", blur=7, op=0.4)
    s.layer("M-10 252 L310 244 L310 310 L-10 310 Z", "#4c2f1b", "#301c0e", 246, 300, rim="#c98a50",
            blur=9, op=0.4)  # fmt: skip
    s.layer("M108 252 C118 232 182 232 192 252 Z", "#6b4c16", rim="#ffe39a", blur=5, op=0.4)
    for x, y, k in ((44, 268, 0.62), (78, 280, 0.62), (236, 276, 0.62)):
        coin(s, x, y, k)
    flat_coin(s, 262, 262, 0.6, 12)
    for i in range(5):
        a = -math.pi / 2 + (i - 2) * 0.5
        near, far = ((150 + r * math.cos(a), 52 + r * math.sin(a)) for r in (26, 38))
        ray = poly([near, far], close=False)
        s.p(ray, stroke="#fff0c0", sw=4, op=0.8)
    return s
