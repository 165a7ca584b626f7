"""The twelve champions' titles: a glyph for each, and a ribbon that carries it.

A ribbon has its glyph at the left end and leaves the rest to the name, which the game sets.
"""

from icons.plate import Mark, marks, plates
from materials import BRASS, CRIMSON, EMERALD, MITHRIL, RUBY, STEEL, Tones
from paths import T, circle, mirrored, placed, poly
from shapes import star
from svgkit import Svg, picture

WING = (
    "M15 20 C10 18 4 14 1 8 C0 16 4 23 9 26 C6 26 3 24 1 22 C2 30 7 35 12 36 C9 37 7 36 5 35 "
    "C7 42 13 45 18 45 Z"
)
CLOVER = "M0 -2 C-15 -9 -18 -24 -8 -27 C-4 -28 -1 -25 0 -22 C1 -25 4 -28 8 -27 C18 -24 15 -9 0 -2 Z"
HEART = "M28 58 C8 44 1 33 3 21 C5 10 19 7 28 20 C37 7 51 10 53 21 C55 33 48 44 28 58 Z"
SLASH = "M0 -30 C5 -12 5 10 -4 31 C-6 10 -5 -12 0 -30 Z"
DROP = "M0 -30 C12 -12 19 -2 19 9 C19 20 11 28 0 28 C-11 28 -19 20 -19 9 C-19 -2 -12 -12 0 -30 Z"
CLUB = placed(32, 32, 1.05, 40)
RAPIER = placed(32, 32, 1.06, 45)
INNER_PETAL = "M3 0 C14 -6 19 -20 16 -34 C12 -31 9 -28 7 -24 C10 -14 8 -6 3 0 Z"
OUTER_PETAL = "M4 1 C18 0 28 -10 30 -23 C25 -22 21 -20 18 -18 C17 -9 12 -3 4 1 Z"

GLYPHS: dict[str, list[Mark]] = {
    "opportunistic": [
        "M5 4 L23 15 C28 13 36 13 41 15 L59 4 L60 28 C60 40 48 47 40 52 L32 62 L24 52 "
        "C16 47 4 40 4 28 Z M15 30 L27 35 L26 40 L18 38 Z M49 30 L37 35 L38 40 L46 38 Z "
        "M28 50 L36 50 L32 56 Z M11 13 L12 24 L18 18 Z M53 13 L52 24 L46 18 Z",
    ],
    "unrelenting": [
        "M8 4 C6 16 12 22 20 23 L44 23 C52 22 58 16 56 4 C66 20 60 33 49 35 L47 38 L54 40 "
        "C52 45 48 46 45 45 L43 52 C42 58 38 62 32 62 C26 62 22 58 21 52 L19 45 C16 46 12 45 10 40 "
        "L17 38 L15 35 C4 33 -2 20 8 4 Z M21 34 L28 37 L27 41 L22 39 Z M43 34 L36 37 L37 41 "
        "L42 39 Z "
        "M26 53 L30 53 L29 57 L26 56 Z M38 53 L34 53 L35 57 L38 56 Z",
    ],
    "valorous": [
        "M17 9 C23 10 28 8 32 4 C36 8 41 10 47 9 L47 34 C47 48 38 56 32 61 C26 56 17 48 17 34 Z "
        + star(32, 29, 9, 5, 0.42),
        T(WING, -1, -1),
        T(mirrored(WING, 32), 1, -1),
    ],
    "fortuitous": [
        *(T(CLOVER, 31, 28, 1, a) for a in (0, 90, 180, 270)),
        T("M-2 0 C0 12 6 24 16 32 L12 35 C2 28 -4 14 -4 2 Z", 33, 29),
        circle(31, 28, 6),
    ],
    "expeditious": [
        (
            "M27 6 L46 6 L45 14 L45 33 C50 38 61 40 62 50 L62 53 L27 53 Z M27 56 L62 56 L62 61 "
            "L27 61 Z"
        ),
        "M24 9 C15 11 7 9 1 4 C3 13 12 19 24 18 Z",
        "M24 21 C17 22 10 21 5 17 C8 26 15 30 24 29 Z",
        "M24 32 C19 33 15 32 11 30 C14 37 18 40 24 40 Z",
    ],
    "charming": [
        f"{HEART} M13 19 C9 22 9 28 11 32 L14 31 C13 27 13 23 16 21 Z",
        T(HEART, 41, 35, 0.42),
    ],
    "rending": [
        T(SLASH, 14, 33, 1, 24, 1.15, 0.9),
        T(SLASH, 32, 32, 1, 24, 1.35, 1.02),
        T(SLASH, 50, 33, 1, 24, 1.15, 0.9),
        T("M-6 -4 L-14 0 L-5 4 Z M7 -10 L14 -14 L8 -4 Z", 32, 32, 1, 10),
    ],
    "brutish": [
        CLUB(
            "M-4 32 L-4 8 C-15 2 -14 -26 -5 -31 L5 -31 C14 -26 15 2 4 8 L4 32 Z M-6 32 L6 32 "
            "L6 36 L-6 36 Z"
        ),
        *(
            CLUB(T("M-4 0 L0 -9 L4 0 Z", x, y, 1, r))
            for x, y, r in (
                (-11, -20, -80),
                (-11.5, -6, -95),
                (11, -20, 80),
                (11.5, -6, 95),
                (0, -30, 0),
            )
        ),
    ],
    "thrusting": [
        RAPIER("M-3 14 L-2.4 -28 L0 -40 L2.4 -28 L3 14 Z"),
        RAPIER("M-14 12 C-14 24 14 24 14 12 Z"),
        RAPIER("M-3 22 L3 22 L3 34 L-3 34 Z"),
        RAPIER(circle(0, 36, 4.6)),
        RAPIER("M-12 -22 L-8 -22 L-8 2 L-12 -2 Z M8 -22 L12 -22 L12 -2 L8 2 Z"),
    ],
    "dendritic": [
        "M28 44 L29 26 L35 26 L36 44 C37 52 42 55 50 60 L14 60 C22 55 27 52 28 44 Z",
        ("M32 34 L32 4", 4.4),
        ("M32 30 C24 28 18 24 14 12 M32 30 C40 28 46 24 50 12", 4),
        ("M22 26 C16 28 10 28 4 26 M42 26 C48 28 54 28 60 26", 3.4),
        ("M17 19 C13 19 9 18 6 14 M47 19 C51 19 55 18 58 14", 3),
        ("M32 20 C28 18 25 14 24 6 M32 20 C36 18 39 14 40 6", 3.2),
    ],
    "sanguine": [
        T(f"{DROP} M-12 8 C-12 16 -7 21 -1 22 L-1 18 C-5 17 -8 14 -8 8 Z", 32, 33),
        T(DROP, 9, 18, 0.30),
        T(DROP, 56, 24, 0.26),
    ],
    "purified": [
        T("M0 2 C-11 -8 -11 -26 0 -38 C11 -26 11 -8 0 2 Z", 32, 50, 0.92),
        *(T(INNER_PETAL, 32, 51, 1, m * 10, m, 1) for m in (1, -1)),
        *(T(OUTER_PETAL, 32, 52, 1, 0, m, 1) for m in (1, -1)),
        "M8 55 C22 60 42 60 56 55 L56 58.5 C42 63.5 22 63.5 8 58.5 Z",
        star(32, 7, 5.7, 4, 0.45),
        circle(17, 12, 2),
        circle(47, 12, 2),
    ],
}

plates("titles", GLYPHS)


# What a title is about colours its ribbon: prestige and luck, strength, wit, types, gems. The name
# is set in ink on brass and mithril, in bone on the others.
def _cloth(c: Tones) -> Tones:
    """A metal's or gem's tones as cloth: one tone darker, so that the jewels stay the brightest."""
    return {"hi": c["lit"], "lit": c["base"], "base": c["sh"], "sh": c["dk"], "dk": c["dk"]}


PLUM: Tones = {
    "hi": "#d9a8d9",
    "lit": "#7f4a84",
    "base": "#633868",
    "sh": "#4a284f",
    "dk": "#2c1531",
}
CLOTHS = {
    "opportunistic": BRASS,
    "unrelenting": _cloth(CRIMSON),
    "valorous": BRASS,
    "fortuitous": BRASS,
    "expeditious": PLUM,
    "charming": PLUM,
    "rending": _cloth(STEEL),
    "brutish": _cloth(STEEL),
    "thrusting": _cloth(STEEL),
    "dendritic": _cloth(EMERALD),
    "sanguine": _cloth(RUBY),
    "purified": MITHRIL,
}


def ribbon(title: str) -> Svg:
    """A ribbon of 280 x 56: folded ends, a boss with the glyph, a band for the name from x 68."""
    s, c = Svg(280, 56, "#0d0703"), CLOTHS[title]
    for side in (0, 1):
        end = "M2 20 L34 14 L34 50 L2 54 L12 37 Z"
        fold = "M22 44 L34 44 L34 54 Z"
        if side:
            end, fold = mirrored(end, 140), mirrored(fold, 140)
        s.p(end, c["dk"])
        s.p(T(T(end, -140 if side else -18, -34), 140 if side else 18, 34, 0.94), c["sh"])
        s.p(fold, c["dk"])
    band = poly([(22, 6), (258, 6), (258, 44), (22, 44)])
    s.shadow(band, 4, 0.4, 0, 3)
    s.p(band, c["dk"])
    s.p(
        poly([(23, 7), (257, 7), (257, 43), (23, 43)]),
        s.lin(0, 6, 0, 44, (0, c["lit"]), (1, c["base"])),
    )
    s.p(poly([(23, 7), (257, 7), (257, 10), (23, 10)]), c["hi"], 0.7)
    for y in (12.5, 38.5):
        s.p(f"M62 {y} L250 {y}", stroke=c["dk"], sw=1.2, op=0.55, cap="butt")
    s.p(circle(40, 26, 25), "#1a1008")
    s.p(circle(40, 26, 23), s.lin(24, 8, 56, 46, (0, "#ffe6a3"), (1, "#8f6a22")))
    s.p(circle(40, 26, 19), "#2a1b10")
    with s.at(25, 11, 30 / 64):
        marks(s, GLYPHS[title], "#f3e9d2")
    return s


for _title in GLYPHS:
    picture(f"titles/ribbon_{_title}", _title)(ribbon)
