"""Furniture of the boards: backs and stacks of decks, slots for disks, the plates of the offer.

Backs are 260 x 364 like cards. Stages are told by one, two or three bars as well as by the pips'
place, since a picture holds no letters.
"""

from colours import mix, shade
from icons.plate import Mark, marks
from icons.things import CARD, FLAG, GLYPHS, STAR
from materials import BONE, GILT, KINDS, OUTLINE, QUESTS
from paths import T, circle, poly, rrect
from shapes import ANVIL, lozenge, star
from svgkit import Svg, picture
from wares import coin_face

SIGNS: dict[str, list[Mark]] = {
    "design": [ANVIL],
    "unique": [star(32, 32, 30, 8, 0.5)],
    "bonus": GLYPHS["phase_market"],
    "single": [CARD],
    "wealth": [
        "M22 16 L16 6 C22 2 42 2 48 6 L42 16 Z",
        "M22 20 L42 20 C58 32 62 60 46 61 L18 61 C2 60 6 32 22 20 Z M32 30 L40 40 L32 50 L24 40 Z",
    ],
    "quest": [FLAG],
}


def back(kind: str, colour: str, stage: int) -> Svg:
    """The back of a card: a field of lozenges, a boss with the deck's sign, bars for the stage."""
    s = Svg(260, 364, mix(colour, "#000000", 0.7))
    dark, light = mix(colour, "#000000", 0.5), mix(colour, "#ffffff", 0.16)
    s.p(rrect(0, 0, 260, 364, 13), mix(colour, "#000000", 0.6))
    s.p(rrect(1, 1, 258, 362, 12), light)
    s.p(
        rrect(1.4, 2, 257.2, 361, 12),
        s.lin(0, 0, 130, 364, (0, colour), (1, mix(colour, "#000000", 0.22))),
    )
    s.p(rrect(11, 11, 238, 342, 7), dark)
    s.p(
        rrect(12, 12, 236, 340, 6),
        s.rad(130, 182, 230, (0, mix(colour, "#ffffff", 0.06)), (1, mix(colour, "#000000", 0.3))),
    )
    for row in range(12):
        for col in range(7 if row % 2 else 8):
            x, y = 25 + col * 30 + (15 if row % 2 else 0), 28 + row * 28
            s.p(lozenge(x, y, 9, 0.72), dark, 0.5)
            s.p(lozenge(x, y - 0.8, 6.4, 0.72), light, 0.28)
    s.p(rrect(16, 16, 228, 332, 4), stroke=mix(GILT, colour, 0.25), sw=1.6)
    # boss
    s.shadow(circle(130, 170, 66), 10, 0.45, 1, 4)
    s.p(circle(130, 170, 67), "#1a1008")
    s.p(circle(130, 170, 65), s.lin(80, 110, 180, 230, (0, "#ffe6a3"), (1, "#8f6a22")))
    s.p(circle(130, 170, 57), "#1f140b")
    s.p(
        circle(130, 171, 55.5),
        s.rad(120, 150, 80, (0, mix(colour, "#ffffff", 0.12)), (1, mix(colour, "#000000", 0.35))),
    )
    with s.at(130 - 35 + 1.5, 170 - 35 + 2.5, 70 / 64):
        marks(s, SIGNS[kind], "#120a05")
    with s.at(130 - 35, 170 - 35, 70 / 64):
        marks(s, SIGNS[kind], "#f0d08a")
    # the stage, as a numeral of bars between two rules
    if stage:
        wide = 26 + 18 * stage
        plate = rrect(130 - wide / 2, 258, wide, 50, 8)
        s.shadow(plate, 5, 0.4, 0, 3)
        s.p(plate, "#1a1008")
        s.p(
            rrect(130 - wide / 2 + 2, 260, wide - 4, 46, 6),
            s.lin(0, 260, 0, 306, (0, "#4a3626"), (1, "#2a1c12")),
        )
        for i in range(stage):
            x = 130 + (i - (stage - 1) / 2) * 18
            s.p(rrect(x - 3.4, 269, 6.8, 28, 1), "#f0d08a")
        half = stage * 9 + 2
        for y in (269, 293):
            s.p(rrect(130 - half, y, 2 * half, 4.4, 1), "#f0d08a")
    return s


DECKS = {"weapon": "unique", "bonus": "bonus", "single": "single"}
for _deck, _kind in DECKS.items():
    for _stage in (1, 2, 3):
        picture(f"board/back_{_deck}_{_stage}", _kind, KINDS[_kind], _stage)(back)
for _name, _stage in (("green", 1), ("grey", 2), ("red", 3), ("gold", 0)):
    picture(f"board/back_quest_{_name}", "quest", QUESTS[_name], _stage)(back)
picture("board/back_wealth", "wealth", KINDS["wealth"], 0)(back)


def stack(colour: str) -> Svg:
    """What is left of a deck, small: three cards seen a little from the side."""
    s = Svg(64, 64)
    for i, dx in enumerate((8, 4, 0)):
        x, y, c = 8 + dx, 8 - dx * 0.4, mix(colour, "#000000", 0.22 * (2 - i) / 2)
        s.p(rrect(x, y, 40, 52, 5), OUTLINE)
        s.p(rrect(x + 2, y + 2, 36, 48, 4), shade(c, 0.10))
        s.p(rrect(x + 3, y + 4, 35, 46, 3.5), c)
    s.p(rrect(14, 14, 28, 40, 3), stroke=mix(GILT, colour, 0.2), sw=1.8)
    s.p(lozenge(28, 34, 10, 0.72), "#f0d08a")
    return s


for _deck, _kind in (*DECKS.items(), ("wealth", "wealth")):
    picture(f"board/stack_{_deck}", KINDS[_kind])(stack)
for _name, _colour in QUESTS.items():
    picture(f"board/stack_quest_{_name}", _colour)(stack)


@picture("board/slot_free")
def slot_free() -> Svg:
    """A space of the market that nobody has taken: a dashed ring round a socket."""
    s = Svg(64, 64)
    s.p(circle(32, 32, 30), "#140d08", 0.75)
    s.p(circle(32, 32, 26), s.rad(32, 26, 30, (0, "#1c130c"), (1, "#3a2a1c")))
    for i in range(12):
        s.p(
            T("M-5.2 -28 A28.5 28.5 0 0 1 5.2 -28", 32, 32, 1, i * 30),
            stroke=GILT,
            sw=3,
            cap="butt",
        )
    return s


@picture("board/slot_taken")
def slot_taken() -> Svg:
    """The same space with a brass seat, on which the roundel of its guild lies (40 of 64)."""
    s = Svg(64, 64)
    s.p(circle(32, 33, 31), "#0d0805", 0.8)
    s.p(circle(32, 32, 30), "#1c120a")
    s.p(
        circle(32, 32, 28.4), s.lin(12, 8, 52, 56, (0, "#ffe6a3"), (0.5, "#c99a3b"), (1, "#7a5818"))
    )
    s.p(circle(32, 32, 24), "#1c120a")
    s.p(circle(32, 32, 22.6), "#33241a")
    return s


@picture("board/slot_open")
def slot_open() -> Svg:
    """A space that any number may use: a loop without an end."""
    s = Svg(64, 64)
    s.p(circle(32, 32, 30), "#140d08", 0.75)
    s.p(circle(32, 32, 26), s.rad(32, 26, 30, (0, "#1c130c"), (1, "#3a2a1c")))
    s.p(circle(32, 32, 28.5), stroke=GILT, sw=3)
    loop = "M32 32 C26 22 12 22 12 32 C12 42 26 42 32 32 C38 22 52 22 52 32 C52 42 38 42 32 32 Z"
    s.p(loop, stroke=GILT, sw=4.6)
    return s


@picture("board/place")
def place() -> Svg:
    """The tab above a place of the quest offer, with the coin for its price."""
    s = Svg(104, 44, "#0d0805")
    tab = "M14 2 L90 2 C94 2 96 4 97 7 L104 44 L0 44 L7 7 C8 4 10 2 14 2 Z"
    s.p(tab, "#120c08")
    s.p(
        "M14.6 3.6 L89.4 3.6 C92.6 3.6 94.4 5 95.2 8 L101.6 44 L2.4 44 L8.8 8 "
        "C9.6 5 11.4 3.6 14.6 3.6 Z",
        "#8d6c34",
    )
    s.p(
        "M15 5.4 L89 5.4 C92 5.4 93.4 6.6 94 9 L100 44 L4 44 L10 9 C10.6 6.6 12 5.4 15 5.4 Z",
        s.lin(0, 5, 0, 44, (0, "#553d29"), (1, "#3a2a1d")),
    )
    coin_face(s.inset(52, 24, 0.45, origin=(32, 32)))
    return s


@picture("board/step", "#e9dcbb", "#8a744a")
@picture("board/step_now", "#fff6df", "#e0a93a")
@picture("board/step_done", "#8fa85a", "#4c6328")
def step(fill: str, edge: str) -> Svg:
    """A step of a quest: still to come, the one the tracker stands on, or behind."""
    s = Svg(48, 48)
    s.p(rrect(3, 4, 42, 42, 9), "#1a110a", 0.4)
    s.p(rrect(2, 2, 44, 44, 9), edge)
    s.p(rrect(5, 5, 38, 38, 6.5), fill)
    if edge == "#4c6328":
        s.p("M13 25 L21 33 L36 15", stroke="#f4f0d8", sw=6)
    return s


@picture("board/clause")
def clause() -> Svg:
    """The seal on a slip that says why a thing cannot be done: a lock on wax."""
    s = Svg(64, 64, "#1a0503")
    wax = (
        "M32 3 C40 1 44 8 50 9 C58 11 55 20 59 26 C64 33 57 38 57 45 C57 53 48 51 43 56 "
        "C37 62 30 59 24 58 C16 57 13 53 9 47 C4 40 4 35 5 29 C6 22 6 15 13 11 "
        "C20 7 24 5 32 3 Z"
    )
    s.p(wax, "#5a1a0c")
    s.p(T(T(wax, -32, -32), 32, 31, 0.93), "#b2421f")
    s.p(circle(32, 31, 19), "#8f3015")
    with s.at(21, 19, 22 / 64):
        marks(s, GLYPHS["lock"], "#ffe3d2")
    return s


def podium(rank: int) -> Svg:
    """The plate of a place in the final ranking: gold, silver, bronze, wood, for its number."""
    hi, base, dark = (
        ("#ffe9ad", "#d9a93f", "#5f4514"),
        ("#f2f5f8", "#aeb7c2", "#454c57"),
        ("#f0b183", "#b8683a", "#54260f"),
        ("#8d7048", "#57412d", "#241810"),
    )[rank - 1]
    s = Svg(64, 64, "#0d0805")
    s.p(poly(_hexagon(31)), OUTLINE)
    s.p(poly(_hexagon(29)), s.lin(12, 6, 52, 58, (0, hi), (1, base)))
    s.p(poly(_hexagon(23.5)), dark)
    s.p(poly(_hexagon(22)), s.lin(0, 10, 0, 54, (0, mix(dark, hi, 0.16)), (1, dark)))
    return s


def _hexagon(r: float) -> list[tuple[float, float]]:
    return [
        (32, 32 - r),
        (32 + r * 0.866, 32 - r / 2),
        (32 + r * 0.866, 32 + r / 2),
        (32, 32 + r),
        (32 - r * 0.866, 32 + r / 2),
        (32 - r * 0.866, 32 - r / 2),
    ]


for _rank in (1, 2, 3, 4):
    picture(f"board/rank_{_rank}", _rank)(podium)


@picture("board/bonus_star")
def bonus_star() -> Svg:
    """The counter laid on an end-game bonus that a guild has bought."""
    s = Svg(64, 64, "#0d0805")
    s.p(circle(32, 33, 30), "#0d0805", 0.6)
    s.p(circle(32, 32, 30), OUTLINE)
    s.p(circle(32, 32, 28), s.lin(12, 8, 52, 56, (0, "#cdb98a"), (1, "#8a744a")))
    s.p(circle(32, 32, 23), "#4a3a22")
    with s.at(14, 13, 36 / 64):
        marks(s, [STAR], BONE)
    return s
