"""The hex tiles of the mine: each resource as terrain, in the mood of each stage.

`mine/stage1/copper_a` and so on: a stage has only the resources that lie in its mine, each in
variants that differ in where the ore lies.
"""

import math
import random
from collections.abc import Callable, Sequence

from colours import shade
from gems import COLOURS, brilliant, navette, oblong
from mine.rock import (
    chamber,
    cube,
    mood,
    needle,
    nugget,
    outcrop,
    rubble,
    seam,
    towards,
)
from paths import Point, circle, poly
from svgkit import Svg, picture

# Metal in the ground is duller than its token: only gems and pieces are saturated on the board.
ORE = {
    "copper": shade(COLOURS["copper"], -0.01, 0.90),
    "iron": shade("#5c636e", 0.02),
    "mithril": shade(COLOURS["mithril"], -0.03, 0.86),
    "emerald": COLOURS["emerald"],
    "ruby": COLOURS["ruby"],
}
ROCK = {
    "copper": ("#54433a", "#675346"),
    "iron": ("#35383c", "#464a4e"),
    "mithril": ("#374851", "#4b6472"),
    "emerald": ("#2c3e34", "#375546"),
    "ruby": ("#482f34", "#5e3940"),
    "diamond": ("#393c47", "#4c5160"),
}


class Tile(Svg):
    """A tile being drawn; a mirrored one has its things, but not its light, the other way round."""

    def __init__(self, resource: str, stage: int, seed: int, mirror: bool) -> None:
        super().__init__(180, 218)
        self.rnd, self.mirror, self.stage = random.Random(seed), mirror, stage
        self.wall, self.floor = mood(stage, *ROCK[resource])
        self.inner = chamber(self, self.wall, self.floor, self.rnd)
        self.traces(random.Random(seed * 7 + stage))

    def x(self, x: float) -> float:
        return 180 - x if self.mirror else x

    def a(self, angle: float) -> float:
        return -angle if self.mirror else angle

    def line(self, points: Sequence[Point]) -> list[Point]:
        return [(self.x(x), y) for x, y in points]

    def outcrop(self, points: Sequence[Point], peak: int) -> None:
        if self.mirror:
            outcrop(self, self.wall, self.line(points)[::-1], len(points) - 1 - peak)
        else:
            outcrop(self, self.wall, points, peak)

    def rubble(self, rows: Sequence[tuple]) -> None:
        rubble(self, self.rnd, self.wall, [(self.x(x), y, r) for x, y, r in rows])

    def light(self, x: float, y: float, r: float, c: str, op: float) -> None:
        x = self.x(x)
        self.p(circle(x, y, r), self.rad(x, y, r, (0, c, op), (1, c, 0)))

    def traces(self, rnd: random.Random) -> None:
        """What tells the stage at the rim: nothing, water that shines, or embers in the cracks."""
        if self.stage == 1:
            return
        corners = [self.inner[i] for i in range(12)]
        for i in rnd.sample(range(12), 4):
            (ax, ay), (bx, by) = corners[i], corners[(i + 1) % 12]
            t = rnd.uniform(0.3, 0.7)
            start = (ax + (bx - ax) * t, ay + (by - ay) * t)
            out = towards(start, -13 - rnd.uniform(0, 4))
            mid = towards(start, -6)
            mid = (mid[0] + rnd.uniform(-3, 3), mid[1] + rnd.uniform(-3, 3))
            crack = poly([towards(start, 3), mid, out], False)
            if self.stage == 2:
                self.p(crack, stroke="#0d1318", sw=2.6, op=0.6)
                self.p(crack, stroke="#9fc3d2", sw=1.1, op=0.55)
            else:
                self.p(crack, stroke="#150605", sw=4.2, op=0.7)
                self.p(crack, stroke="#d9542b", sw=2, op=0.85)
                self.p(poly([mid, out], False), stroke="#ffb45e", sw=0.9, op=0.9)


def copper(s: Tile, variant: str) -> None:
    c = ORE["copper"]
    seam(s, s.line([(30, 100), (62, 86), (84, 102), (112, 94), (150, 120)]), 5, c, 0.34)
    seam(s, s.line([(84, 102), (92, 130), (84, 162), (96, 188)]), 4, c, 0.26)
    if variant != "c":
        s.outcrop([(9, 152), (10, 96), (26, 62), (40, 70), (52, 104), (62, 158), (36, 168)], 2)
        s.outcrop(
            [(122, 164), (130, 126), (146, 84), (158, 80), (171, 108), (171, 152), (150, 166)], 3
        )
        rows = [(30, 112, 20), (27, 83, 11), (47, 138, 12), (23, 141, 9), (147, 128, 19)]
        rows += [(157, 99, 11), (153, 154, 8.5), (133, 152, 8), (88, 187, 8), (74, 181, 5.5)]
    else:
        s.outcrop([(9, 146), (10, 84), (28, 56), (44, 66), (56, 100), (58, 146), (34, 158)], 2)
        s.outcrop(
            [(124, 146), (128, 98), (142, 60), (156, 58), (171, 92), (171, 146), (150, 160)], 3
        )
        rows = [(30, 94, 18), (44, 122, 13), (24, 128, 11), (40, 68, 8), (149, 102, 20)]
        rows += [(156, 134, 11), (137, 134, 9), (146, 70, 9), (100, 187, 7)]
    for x, y, r in sorted(rows, key=lambda row: row[1]):
        nugget(s, s.rnd, s.x(x), y, r, c)


def iron(s: Tile, variant: str) -> None:
    for dy in (0, 34):
        line = [(24, 86 + dy), (66, 78 + dy), (96, 90 + dy), (128, 80 + dy), (158, 96 + dy)]
        seam(s, s.line(line), 4.5, "#8c95a1", 0.18)
    if variant != "c":
        s.outcrop([(9, 152), (10, 90), (24, 62), (44, 66), (56, 104), (64, 158), (36, 168)], 2)
        s.outcrop(
            [(118, 164), (128, 118), (142, 76), (160, 72), (171, 100), (171, 152), (150, 168)], 3
        )
        rows = [(28, 86, 16, 0.05), (23, 124, 13, -0.06), (45, 130, 16, 0.04), (92, 187, 8, 0)]
        rows += [(153, 94, 14, -0.05), (140, 130, 17, 0.05), (163, 134, 10, -0.06)]
    else:
        s.outcrop([(9, 148), (10, 84), (26, 58), (46, 66), (58, 104), (62, 150), (36, 160)], 2)
        s.outcrop(
            [(120, 152), (126, 104), (140, 64), (158, 62), (171, 94), (171, 148), (150, 160)], 3
        )
        rows = [(30, 96, 17, 0), (44, 130, 13, 0.06), (22, 132, 10, -0.1), (150, 98, 17, 0)]
        rows += [(134, 132, 11, -0.06), (157, 134, 13, 0.06), (76, 181, 7, 0.1), (94, 189, 7, -0.1)]
    for x, y, a, lean in sorted(rows, key=lambda row: row[1]):
        cube(s, s.x(x), y, a, ORE["iron"], s.a(lean))


def mithril(s: Tile, variant: str) -> None:
    for x in (66, 90, 114):
        line = [(x - 16, 150), (x - 4, 122), (x - 6, 104), (x + 10, 76), (x + 14, 54)]
        seam(s, s.line(line), 2.6, "#9cc7e0", 0.26)
    s.rubble([(16, 146, 8), (166, 140, 8), (70, 34, 6)])
    if variant != "c":
        rows = [(20, 140, 14, 62, -14), (48, 142, 14, 56, 20), (34, 146, 17, 88, 3)]
        rows += [(164, 134, 14, 56, 14), (136, 138, 14, 50, -20), (150, 140, 17, 78, -3)]
    else:
        rows = [(22, 134, 14, 74, -6), (38, 144, 16, 60, 8), (50, 152, 13, 40, 24)]
        rows += [(160, 144, 16, 84, 5), (144, 146, 15, 58, -9), (132, 154, 12, 38, -26)]
    for x, y, w, h, a in rows:
        needle(s, s.x(x), y, w, h, s.a(a), ORE["mithril"])
    s.rubble([(28, 150, 8), (44, 152, 7), (144, 146, 8), (160, 144, 6)])
    for x, y, w, h, a in ((82, 192, 8, 22, -24), (92, 194, 9, 28, 0), (102, 192, 8, 22, 24)):
        needle(s, s.x(x), y, w, h, s.a(a), ORE["mithril"])


def _lit_flanks(s: Tile, c: str, op: float) -> None:
    s.light(36, 112, 58, c, op)
    s.light(148, 116, 54, c, op)
    s.light(90, 182, 30, c, op * 0.7)


def emerald(s: Tile, _variant: str) -> None:
    c = ORE["emerald"]
    _lit_flanks(s, c, 0.5)
    s.rubble([(14, 142, 7), (166, 142, 7), (62, 34, 6)])
    for x, y, w, h, a in (
        (20, 116, 19, 48, -12),
        (50, 124, 18, 40, 16),
        (35, 104, 24, 68, 1),
        (162, 118, 18, 44, 12),
        (134, 130, 16, 34, -14),
        (149, 112, 24, 60, -1),
    ):
        oblong(s, s.x(x), y, w, h, s.a(a), c)
    s.rubble([(26, 146, 9), (46, 148, 8), (142, 150, 9), (160, 146, 7)])
    oblong(s, s.x(84), 184, 13, 24, s.a(-24), c)
    oblong(s, s.x(98), 183, 14, 26, s.a(14), c)


def ruby(s: Tile, _variant: str) -> None:
    c = ORE["ruby"]
    _lit_flanks(s, c, 0.45)
    s.rubble([(14, 142, 7), (166, 142, 7), (120, 36, 6)])
    for x, y, w, h, a in (
        (19, 112, 22, 56, -14),
        (51, 120, 21, 50, 18),
        (35, 102, 27, 76, 2),
        (163, 114, 21, 52, 14),
        (133, 126, 19, 44, -18),
        (148, 106, 27, 70, -2),
    ):
        navette(s, s.x(x), y, w, h, s.a(a), c)
    s.rubble([(28, 146, 9), (46, 150, 8), (142, 150, 9), (158, 146, 7)])
    navette(s, s.x(82), 184, 14, 32, s.a(-26), c)
    navette(s, s.x(98), 182, 15, 34, s.a(18), c)


def sparkle(x: float, y: float, r: float) -> str:
    """A star of four points."""
    radii = [r if i % 2 == 0 else 0.226 * r for i in range(8)]
    turns = [math.pi * i / 4 for i in range(8)]
    return poly(
        [(x + k * math.sin(a), y - k * math.cos(a)) for k, a in zip(radii, turns, strict=True)]
    )


def diamond(s: Tile, _variant: str) -> None:
    s.outcrop([(9, 150), (10, 84), (26, 50), (46, 60), (58, 104), (64, 156), (36, 168)], 2)
    s.outcrop([(118, 160), (126, 108), (142, 60), (158, 56), (171, 90), (171, 150), (150, 168)], 3)
    _lit_flanks(s, "#bfd4ea", 0.40)
    for x, y, w, a in (
        (26, 66, 26, -8),
        (155, 72, 26, 8),
        (21, 126, 28, -10),
        (36, 94, 46, 2),
        (48, 136, 30, 10),
        (163, 130, 22, 10),
        (148, 100, 44, -2),
        (136, 138, 26, -8),
        (90, 180, 26, 0),
    ):
        brilliant(s, s.x(x), y, w, s.a(a))
    for x, y, r in ((52, 82, 13), (134, 88, 11), (103, 173, 8)):
        s.p(sparkle(s.x(x), y, r), "#ffffff")


# Which resources lie in which stage's mine, their variants, and the seed of the first of them.
ORES: dict[str, tuple[Callable[[Tile, str], None], str, int, int]] = {
    "copper": (copper, "abc", 11, 1),
    "iron": (iron, "abc", 31, 1),
    "mithril": (mithril, "abc", 51, 2),
    "emerald": (emerald, "ab", 71, 1),
    "ruby": (ruby, "ab", 91, 2),
    "diamond": (diamond, "ab", 113, 3),
}


def tile(resource: str, variant: str, stage: int) -> Svg:
    ore, variants, seed, _ = ORES[resource]
    s = Tile(resource, stage, seed + variants.index(variant), variant == "b")
    ore(s, variant)
    return s


for _resource, (_, _variants, _, _first) in ORES.items():
    for _stage in range(_first, 4):
        for _variant in _variants:
            picture(f"mine/stage{_stage}/{_resource}_{_variant}", _resource, _variant, _stage)(tile)
