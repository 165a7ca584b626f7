"""The picture of the quest The Kraken's Toll."""

from paths import T, bez, blob, circle, hills, placed, points, ribbon, rrect
from svgkit import Svg, picture


@picture("quests/the_krakens_toll")
def draw() -> Svg:
    s = Svg(500, 300, "#05161c")
    cx, cy = 330, 120
    s.ground(s.rad(cx, cy, 380, (0, "#fbeec0"), (0.4, "#8cb8a6"), (1, "#12404e")))
    s.rings(
        cx,
        cy,
        ((268, "#2a6a74", 3), (206, "#4d8f8c", 5), (150, "#86b8a2", 8), (100, "#c6d8ae", 11)),
        light="#fffbe0",
        t=0.2,
        op=0.2,
        amp=6,
    )
    s.layer(blob(cx, cy, 58, 2, 13, 18), "#fdf1c4", rim="#fffdf0", blur=9, op=0.14)

    # rain clouds
    def puff(pts, c, rim):
        for x, y, r in pts:
            s.shadow(circle(x, y, r), 6, 0.10)
        for x, y, r in pts:
            s.p(circle(x + 0.6, y + 1.4, r), rim)
        for x, y, r in pts:
            s.p(circle(x, y, r), c)

    puff([(20, 6, 36), (66, 0, 30), (108, -6, 28), (-10, 36, 26)], "#1d4e5c", "#7fb0a8")
    puff([(480, 2, 30), (444, -8, 26), (508, 20, 24)], "#1d4e5c", "#7fb0a8")
    # far sea
    s.layer(
        hills(points("-10,190 60,184 130,192 210,184 300,191 390,184 512,190")),
        "#5b9a96",
        "#3f7f86",
        184,
        240,
        rim="#d9ecc4",
        blur=6,
        op=0.2,
    )
    # tentacles
    dk, _md, rim, suck = "#8e2436", "#b5333f", "#ffb59a", "#f5b39c"

    def tent(c, w0, w1, side=1, c0=dk, rimc=rim, sk=suck, blur=7, every=2, pw=0.85):
        d, L, Rr = ribbon(c, w0, w1, pw)
        s.shadow(d, blur, 0.3)
        s.p(d, rimc)
        s.p(T(d, 0.9, 1.4), c0)
        n = len(c) - 1
        E = L if side > 0 else Rr
        for i in range(1, n, every):
            p, q = c[i], E[i]
            r = (w0 + (w1 - w0) * (i / n) ** pw) * 0.30
            x, y = p[0] + (q[0] - p[0]) * 0.62, p[1] + (q[1] - p[1]) * 0.62
            if r > 0.9:
                s.p(circle(x, y, r), sk)
                s.p(circle(x + r * 0.15, y + r * 0.2, r * 0.48), c0)

    back = "#6d2a44"
    tent(
        bez((230, 230), (262, 170), (214, 120), (250, 62), 12)
        + bez((250, 62), (262, 40), (288, 44), (284, 66), 6)[1:],
        15,
        3,
        -1,
        back,
        "#d98a86",
        "#c98480",
        6,
    )
    tent(
        bez((60, 240), (20, 190), (60, 130), (30, 84), 12)
        + bez((30, 84), (18, 60), (44, 44), (56, 64), 6)[1:],
        15,
        3,
        1,
        back,
        "#d98a86",
        "#c98480",
        6,
    )
    # the ship
    hd, hr = "#2a1a1e", "#ffe2b0"

    def ship(x, y, k, rot):
        A = placed(x, y, k, rot)
        s.p(A("M-14 -20 L-14 -118 M34 -22 L34 -96"), stroke=hd, sw=4)
        s.p(A("M66 -36 L98 -56"), stroke=hd, sw=3.2)
        s.p(A("M-14 -118 L66 -36 M34 -96 L96 -54 M-14 -118 L-60 -40"), stroke=hd, sw=1.3)
        for d, c in (
            (
                A(
                    "M-46 -104 C-30 -98 4 -98 18 -104 C26 -86 26 -64 18 -46 "
                    "C2 -40 -28 -40 -46 -46 C-36 -64 -36 -86 -46 -104 Z"
                ),
                "#f3e6c8",
            ),
            (
                A(
                    "M12 -88 C24 -84 44 -84 56 -88 C62 -74 62 -58 56 -44 "
                    "C44 -40 24 -40 12 -44 C20 -58 20 -74 12 -88 Z"
                ),
                "#efe0be",
            ),
        ):
            s.shadow(d, 5, 0.3)
            s.p(T(d, -0.8, -1), "#ffffff")
            s.p(d, c)
        s.p(
            A(
                "M-40 -90 C-26 -85 6 -85 22 -90 L23 -78 C6 -73 -24 -73 -38 -78 Z M-39 -64 "
                "C-24 -59 8 -59 22 -64 L19 -52 C2 -47 -28 -47 -43 -52 Z"
            ),
            "#2f6d8a",
        )
        s.p(A("M17 -76 C28 -72 46 -72 59 -76 L60 -65 C46 -61 30 -61 18 -65 Z"), "#2f6d8a")
        s.p(A("M-14 -118 L-36 -124 L-14 -130 Z"), "#d9542b")
        s.p(A("M-14 -116 L-14 -132"), stroke=hd, sw=3)
        hull = A(
            "M-74 -46 L-52 -46 L-50 -28 C-20 -20 30 -22 52 -32 L76 -40 C70 -14 58 6 40 14 "
            "L-46 14 C-64 2 -74 -22 -74 -46 Z"
        )
        s.layer(hull, "#6b3a2c", "#3a2020", y - 40 * k, y + 14 * k, rim=hr, blur=7, op=0.38)
        s.p(A("M-62 -18 C-20 -6 30 -8 64 -22 M-58 -6 C-20 5 26 4 56 -8"), stroke="#2a1618", sw=2.2)
        for px_ in (-38, -20, -2, 16, 34):
            s.p(A(rrect(px_ - 3.4, -14, 7, 7, 1)), "#f7c95e")
        # sailors at the rail, tipping a chest
        for px_ in (-42, -26, 44):
            s.p(
                A(
                    f"M{px_ - 5} -28 L{px_ - 5} -38 "
                    f"C{px_ - 5} -50 {px_ + 5} -50 {px_ + 5} -38 L{px_ + 5} -28 Z"
                ),
                hd,
            )
            s.p(A(circle(px_, -49, 4.2)), "#e2a680")
        s.p(A("M-66 -46 L-66 -56 C-66 -66 -56 -66 -56 -56 L-56 -46 Z"), hd)
        s.p(A(circle(-61, -66, 4.4)), "#e2a680")
        s.p(A("M-68 -70 L-54 -70 L-61 -76 Z"), hd)
        s.p(A("M-64 -56 L-80 -60 L-79 -55 L-63 -50 Z"), hd)
        s.p(A("M-94 -66 L-76 -60 L-80 -48 L-98 -54 Z"), "#b5763a")
        s.p(A("M-94 -66 L-76 -60 L-77 -57 L-95 -63 Z"), "#f7c95e")

    ship(386, 226, 0.94, -5)
    # the head
    head = (
        "M86 262 C74 220 70 186 84 156 C98 124 130 106 160 108 C192 110 216 132 222 162 "
        "C228 192 222 226 212 262 Z"
    )
    s.shadow(head, 11, 0.4)
    s.p(head, rim)
    s.p(T(head, 1, 1.7), s.lin(0, 108, 0, 262, (0, "#d94a4a"), (1, "#8a2236")))
    s.p(
        "M96 160 C106 134 126 120 148 118 C130 132 118 154 114 184 C104 180 98 172 96 160 Z",
        "#ee7862",
        0.8,
    )
    for x, y, r in (
        (176, 128, 6),
        (194, 144, 4.5),
        (164, 142, 4),
        (186, 158, 3.4),
        (206, 162, 3.4),
    ):
        s.p(circle(x, y, r), "#a82c3c")
    for m, x in ((1, 116), (-1, 188)):
        E = placed(x, 196, 1, 0, m, 1)
        s.p(E(circle(0, 2, 24, 21)), "#7a1c30")
        s.p(E("M-20 4 C-14 -14 12 -16 20 2 C14 18 -12 20 -20 4 Z"), "#ffd95a")
        s.p(E("M-12 1 C-6 -5 10 -5 15 2 C10 8 -6 8 -12 1 Z"), "#1c0a14")
        s.p(E("M-28 -20 C-12 -20 12 -12 27 6 L25 -8 C12 -26 -14 -32 -28 -26 Z"), "#5c132a")
        s.p(E("M-22 -10 C-8 -14 10 -8 22 4 L24 -4 C10 -20 -12 -24 -24 -18 Z"), "#7a1c30")
        s.p(E(circle(-6, -2, 2.6)), "#ffffff")
    # front tentacles: two take hold of the hull, one is held out for the gold
    tent(
        bez((120, 262), (60, 250), (70, 180), (24, 176), 12)
        + bez((24, 176), (2, 176), (-4, 206), (16, 210), 6)[1:],
        17,
        4,
        1,
    )
    tent(
        bez((440, 268), (486, 250), (488, 190), (462, 160), 10)
        + bez((462, 160), (444, 140), (418, 150), (424, 170), 6)[1:],
        15,
        3,
        1,
    )
    tent(
        bez((196, 268), (244, 262), (262, 236), (262, 214), 10)
        + bez((262, 214), (262, 190), (290, 184), (306, 196), 7)[1:],
        17,
        5,
        -1,
    )
    # coins fall into the curl
    for x, y, k in (
        (296, 186, 1),
        (284, 182, 0.8),
        (302, 172, 0.9),
        (290, 170, 0.8),
        (276, 190, 0.7),
        (299, 158, 0.7),
    ):
        s.p(circle(x, y + 1, 5 * k, 3.6 * k), "#a06a20")
        s.p(circle(x, y, 5 * k, 3.6 * k), "#ffd95a")

    # near waves
    def wave(y, c0, c1, rimc, ph, amp=9, L=62, op=0.34):
        d = f"M-20 {y}"
        x = -20 - ph
        d = f"M{x} {y}"
        while x < 520:
            d += (
                f" C{x + L * 0.25} {y + 2} {x + L * 0.40} {y - amp} {x + L * 0.62} {y - amp} "
                f"C{x + L * 0.56} {y - amp * 0.45} {x + L * 0.70} {y + amp * 0.2} {x + L} {y}"
            )
            x += L
        s.layer(d + " L530 330 L-90 330 Z", c0, c1, y - amp, 300, rim=rimc, blur=6, op=op)

    wave(250, "#2f7480", "#1d5464", "#bfe0cc", 10, 11, 70)
    wave(272, "#1c5161", "#0f3644", "#8cc4bc", 44, 11, 82)
    wave(292, "#0f3644", "#0a2833", "#5b9a9a", 16, 9, 74)
    return s
