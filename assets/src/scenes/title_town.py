"""The middle plane of the title picture: the market town and the guild's forge."""

import math

from colours import mix
from paths import T, circle, hills, placed, points, poly, rrect
from wares import person


def town(s) -> None:
    # ---- market town
    def house(x, b, w, h, rh, wall, roof, rim, wins=(), chim=0, bl=6):
        if chim:
            s.p(
                rrect(x + chim - 7, b - h - rh - 4, 14, rh, 2),
                mix(roof, "#000000", 0.25),
            )
        wl = poly(
            [
                (x - w / 2, b),
                (x - w / 2, b - h),
                (x, b - h - rh + 6),
                (x + w / 2, b - h),
                (x + w / 2, b),
            ]
        )
        s.shadow(wl, bl, 0.22, 2, 3)
        s.p(wl, wall)
        rfd = poly(
            [
                (x - w / 2 - 9, b - h + 7),
                (x, b - h - rh),
                (x + w / 2 + 9, b - h + 7),
                (x + w / 2 - 1, b - h + 8),
                (x, b - h - rh + 14),
                (x - w / 2 + 1, b - h + 8),
            ]
        )
        s.p(T(rfd, -1, -1.4), rim)
        s.p(rfd, roof)
        for dx, dy in wins:
            s.p(rrect(x + dx - 5, b - dy - 8, 10, 15, 1.5), "#ffd27a")
            s.p(
                f"M{x + dx} {b - dy - 8} L{x + dx} {b - dy + 7} M{x + dx - 5} {b - dy} "
                f"L{x + dx + 5} {b - dy}",
                stroke=mix(wall, "#000000", 0.2),
                sw=1.6,
            )

    def barn(x, b, w, h, rh, wall, roof, rim, wins=(), chim=0, bl=6):
        if chim:
            s.p(
                rrect(x + chim - 7, b - h - rh - 16, 14, 30, 2),
                mix(roof, "#000000", 0.25),
            )
        wl = poly([(x - w / 2, b), (x - w / 2, b - h), (x + w / 2, b - h), (x + w / 2, b)])
        s.shadow(wl, bl, 0.22, 2, 3)
        s.p(wl, wall)
        rfd = poly(
            [
                (x - w / 2 - 9, b - h + 5),
                (x - w / 2 + 12, b - h - rh),
                (x + w / 2 - 12, b - h - rh),
                (x + w / 2 + 9, b - h + 5),
            ]
        )
        s.p(T(rfd, -1, -1.4), rim)
        s.p(rfd, roof)
        for dx, dy in wins:
            s.p(rrect(x + dx - 5, b - dy - 8, 10, 15, 1.5), "#ffd27a")
            s.p(
                f"M{x + dx} {b - dy - 8} L{x + dx} {b - dy + 7} M{x + dx - 5} {b - dy} "
                f"L{x + dx + 5} {b - dy}",
                stroke=mix(wall, "#000000", 0.2),
                sw=1.6,
            )

    w1, r1, m1 = "#8f5872", "#6f4268", "#ffc094"
    house(706, 706, 60, 52, 44, w1, r1, m1, [(-12, 30), (12, 30)])
    barn(772, 706, 84, 46, 34, w1, r1, m1, [(-22, 24), (4, 24), (28, 24)], 20)
    # bell tower of the town
    tw = poly([(838, 706), (838, 560), (878, 560), (878, 706)])
    s.layer(tw, "#7a4b6c", "#8f5872", 560, 700, rim=m1, blur=7, op=0.26)
    s.p(poly([(864, 704), (864, 562), (878, 562), (878, 704)]), "#653d62")
    tr = poly([(828, 564), (858, 496), (888, 564)])
    s.p(T(tr, -1, -1.6), m1)
    s.p(tr, "#5d3a60")
    s.p("M858 498 L858 480", stroke="#5d3a60", sw=3)
    s.p(circle(858, 590, 11), "#ffe3a4")
    s.p("M858 590 L858 583 M858 590 L863 592", stroke="#5d3a60", sw=2)
    s.p("M850 640 L850 626 C850 616 866 616 866 626 L866 640 Z", "#5d3a60")
    house(924, 708, 62, 56, 42, w1, r1, m1, [(-12, 34), (12, 34)], -16)
    barn(990, 710, 76, 44, 34, w1, r1, m1, [(-18, 24), (14, 24)])
    house(1046, 714, 50, 46, 38, w1, r1, m1, [(0, 28)])
    s.layer(
        hills(
            points("540,716 700,706 860,700 1040,708 1200,700 1612,640"),
            900,
        ),
        "#5f3c62",
        "#6d4264",
        690,
        800,
        rim="#e39a80",
        blur=10,
        op=0.26,
        rd=(1, 1.6),
    )
    w2, r2, m2 = "#66405f", "#472d52", "#f7b088"
    barn(742, 752, 92, 56, 40, w2, r2, m2, [(-26, 30), (0, 30), (26, 30)], -24)
    house(826, 750, 64, 62, 50, w2, r2, m2, [(-13, 40), (13, 40), (0, 66)], 16)
    house(982, 752, 72, 66, 52, w2, r2, m2, [(-15, 42), (15, 42), (0, 70)])
    barn(1066, 754, 88, 54, 40, w2, r2, m2, [(-24, 28), (4, 28), (28, 28)], 22)
    house(1140, 756, 56, 50, 40, w2, r2, m2, [(0, 32)])
    # strings of lamps across the square
    s.p("M826 690 Q904 742 982 692", stroke="#3a2448", sw=2)
    for t in (0.14, 0.32, 0.5, 0.68, 0.86):
        x = 826 + 156 * t
        y = (1 - t) ** 2 * 690 + 2 * t * (1 - t) * 742 + t * t * 692
        s.glow(x, y + 5, 17, "#ffc860", 0.7, core="#ffe9a8")
        s.p(circle(x, y + 5, 4), "#fff3c4")
    # ---- the square, with stalls
    s.layer(
        hills(
            points("440,800 600,772 760,760 920,756 1080,762 1260,752 1450,720 1612,700"),
            920,
        ),
        "#523350",
        "#452a48",
        756,
        880,
        rim="#d88a76",
        blur=10,
        op=0.3,
        rd=(1, 1.6),
    )

    def stall(x, b, k, c, goods):
        g = placed(x, b, k)
        s.p(
            g("M-44 0 L-44 -62 L-39 -62 L-39 0 Z M39 0 L39 -62 L44 -62 L44 0 Z"),
            "#2b1a2e",
        )
        s.p(g("M-40 -62 L40 -62 L40 -24 L-40 -24 Z"), "#2b1a2e")
        s.glow(x, b - 40 * k, 40 * k, "#ff9d4a", 0.85, core="#ffd27a")
        for i, q in enumerate(goods):
            s.p(g(circle(-27 + i * 13.5, -28, 7, 7.5)), q)
        ct = g("M-48 -24 L48 -24 L44 0 L-44 0 Z")
        s.shadow(ct, 5, 0.26)
        s.p(ct, "#3c2437")
        s.p(g("M-48 -24 L48 -24 L47 -18 L-47 -18 Z"), "#9a6056")
        aw = g("M-42 -84 L42 -84 L56 -58 L-56 -58 Z")
        s.shadow(aw, 6, 0.3, 1, 4)
        for i in range(7):
            a, e = -56 + 16 * i, -40 + 16 * i
            ta, te = -42 + 12 * i, -30 + 12 * i
            q = c if i % 2 == 0 else "#f4dcb8"
            s.p(g(f"M{ta} -84 L{te} -84 L{e} -58 C{e} -48 {a} -48 {a} -58 Z"), q)
            s.p(
                g(f"M{e} -58 C{e} -48 {a} -48 {a} -58 L{a + 1} -61 L{e - 1} -61 Z"),
                mix(q, "#2a1030", 0.32),
            )

    stall(
        752,
        792,
        0.92,
        "#b9383f",
        ("#c8374a", "#e6bd62", "#c8374a", "#6e8b3d", "#e6bd62"),
    )
    stall(
        1046,
        792,
        0.92,
        "#2f6db5",
        ("#7fb4d6", "#c9733a", "#7fb4d6", "#e6bd62", "#c9733a"),
    )
    stall(
        884,
        780,
        0.74,
        "#d2a02c",
        ("#2fa36b", "#c8374a", "#2fa36b", "#dbe7f0", "#c8374a"),
    )
    for x, y, k, p_, f in (
        (824, 800, 0.78, 1, 1),
        (838, 804, 0.66, 0, -1),
        (960, 800, 0.8, 0, 1),
        (984, 804, 0.78, 1, 1),
        (1118, 806, 0.8, 0, -1),
        (700, 812, 0.8, 1, 1),
        (928, 790, 0.6, 1, 1),
    ):
        person(s, x, y, k, "#2a1a30", "#d98f76", p_, f)


def forge(s) -> None:
    # ---- the guild forge, left of the square
    chm = poly([(494, 640), (498, 516), (534, 516), (538, 640)])
    s.layer(chm, "#3c2847", "#4c3050", 516, 640, rim="#e89a7c", blur=8, op=0.3)
    s.p(poly([(518, 640), (518, 518), (534, 518), (538, 640)]), "#5d3b56")
    s.p(rrect(489, 506, 50, 14, 3), "#4c3050")
    s.p(rrect(489, 506, 50, 4, 2), "#e89a7c")
    bw = poly([(440, 812), (440, 676), (690, 676), (690, 812)])
    s.layer(bw, "#4a2f4a", "#3d2640", 676, 812, rim="#c77c68", blur=11, op=0.36, rd=(1, 1))
    rf = poly([(414, 684), (452, 594), (672, 594), (714, 684)])
    s.layer(
        rf,
        "#5d3550",
        "#472a48",
        594,
        684,
        rim="#f0a482",
        blur=10,
        op=0.34,
        rd=(1.2, 1.8),
    )
    for y in (616, 638, 660):
        s.p(
            f"M{452 - (y - 594) * 0.42 + 4} {y} L{672 + (y - 594) * 0.46 - 4} {y}",
            stroke="#3b2340",
            sw=2.6,
            op=0.8,
        )
    # front gable with the great forge arch
    gb = "M478 816 L478 668 L566 560 L654 668 L654 816 Z"
    s.layer(gb, "#553550", "#452a46", 560, 816, rim="#e0937a", blur=10, op=0.36, rd=(1, 1.4))
    gr = "M462 684 L566 544 L670 684 L650 684 L566 574 L482 684 Z"
    s.layer(gr, "#6d3d54", rim="#ffb68e", blur=7, op=0.3, rd=(1.2, 1.6))
    s.p("M482 690 L650 690", stroke="#35203a", sw=7, cap="butt")
    s.p("M566 600 L566 690", stroke="#35203a", sw=6)
    arch = "M506 816 L506 752 C506 706 626 706 626 752 L626 816 Z"
    s.p("M496 816 L496 750 C496 694 636 694 636 750 L636 816 Z", "#7d4a52")
    s.p(arch, s.rad(566, 778, 80, (0, "#fff0b0"), (0.4, "#ffb552"), (1, "#c8472c")))
    s.glow(566, 780, 170, "#ff8a3a", 0.45, core="#ffb552")
    for a in range(8):
        t = math.pi * (a + 0.5) / 8 + 0.0
        x, y = 566 + 65 * math.cos(t), 752 - 49 * math.sin(t)
        s.p(
            f"M{566 + 60 * math.cos(t - 0.2)} {752 - 44 * math.sin(t - 0.2)} "
            f"L{566 + 71 * math.cos(t - 0.2)} {752 - 55 * math.sin(t - 0.2)}",
            stroke="#452a46",
            sw=2,
        )
    # smith and anvil in the glow
    s.p(
        T(
            "M4 16 L20 16 L20 12 L60 12 L60 22 C50 24 44 28 42 34 L42 40 L52 46 L52 58 "
            "L14 58 L14 46 L24 40 L24 34 C18 32 8 28 4 16 Z",
            562,
            776,
            0.72,
        ),
        "#35152a",
    )
    s.p(
        T(
            "M-10 0 L-9 -22 C-14 -34 -12 -46 -4 -50 C-10 -56 -7 -66 1 -66 "
            "C9 -66 11 -56 6 -50 C10 -49 14 -47 16 -44 L30 -66 L26 -70 L38 -82 L46 -74 "
            "L34 -62 L20 -34 L12 -34 L10 -20 L13 0 L5 0 L1 -18 L-2 0 Z",
            544,
            818,
            0.94,
        ),
        "#35152a",
    )
    for x, y, r in (
        (596, 762, 2.6),
        (604, 748, 2),
        (586, 744, 2.2),
        (612, 764, 1.8),
        (578, 732, 1.6),
    ):
        s.p(circle(x, y, r), "#fff6d0")
    # guild sign: four shields over the arch
    for i, c in enumerate(("#2f6db5", "#e3b32c", "#8a4fa3", "#3f9a5a")):
        x = 526 + i * 27
        sd = T("M-10 -12 L10 -12 L10 2 C10 10 4 14 0 17 C-4 14 -10 10 -10 2 Z", x, 650, 1)
        s.p(T(sd, 1, 2), "#2b1830")
        s.p(sd, c)
        s.p(
            T("M-10 -12 L0 -12 L0 17 C-4 14 -10 10 -10 2 Z", x, 650, 1),
            mix(c, "#ffffff", 0.22),
        )
    for x, y in ((462, 728), (674, 728)):
        s.p(rrect(x - 8, y - 13, 16, 26, 2), "#ffcf78")
        s.p(
            f"M{x} {y - 13} L{x} {y + 13} M{x - 8} {y} L{x + 8} {y}",
            stroke="#452a46",
            sw=2.4,
        )
