"""The picture of the quest War of the Frost Giants."""

import random

from colours import mix
from paths import T, blob, circle, hills, jag, placed, points
from shapes import limb, tendril
from svgkit import Svg, picture


@picture("quests/war_of_the_frost_giants")
def draw() -> Svg:
    s = Svg(500, 300, "#0c2036")
    cx, cy = 196, 96
    s.ground(
        s.rad(cx, cy, 400, (0, "#ffffff"), (0.35, "#bcdcec"), (0.55, "#5f95be"), (1, "#2f5f92"))
    )
    s.rings(
        cx,
        cy,
        ((244, "#74a6ca", 5), (180, "#9cc6de", 8), (120, "#c8e3ef", 11)),
        light="#ffffff",
        t=0.35,
        op=0.16,
        amp=6,
    )
    s.layer(blob(cx, cy, 62, 2, 13, 18), "#fbfdf6", rim="#ffffff", blur=9, op=0.12)
    # far ice peaks
    s.layer(
        jag(
            points(
                "-10,188 26,150 44,168 82,112 112,158 140,138 176,190 330,196 372,148 "
                "396,170 430,118 462,160 486,140 512,164"
            )
        ),
        "#8fb9d6",
        "#c4dded",
        112,
        230,
        rim="#eef8fc",
        blur=7,
        op=0.2,
    )
    s.p(
        "M82 113 L112 159 L98 152 L90 164 L80 146 L66 158 L54 154 Z M430 119 L462 161 "
        "L446 152 L436 166 L424 146 L410 152 Z",
        "#f6fbfd",
    )

    # giants in the drift
    def giant(x, y, k, f, c, c2, rim, fur, ice, detail=False, eye=None):
        A = placed(x, y, 1, 0, k * f, k)

        def L(*a):
            return A(limb(*a))

        legs = [
            "M-44 4 L-50 -44 C-50 -72 -40 -92 -16 -96 L4 -90 L-4 -44 L-2 4 Z",
            "M14 4 L10 -44 L6 -92 C34 -96 48 -76 50 -50 L66 -2 L64 4 Z",
        ]
        torso = (
            "M-46 -86 C-56 -120 -58 -150 -40 -172 C-20 -186 26 -186 44 -170 "
            "C60 -150 54 -116 46 -84 C20 -72 -22 -72 -46 -86 Z"
        )
        farm = tendril(((36, -158), (62, -150), (78, -132), (84, -100)), 19, 14, 5)
        fist2 = "M70 -106 C74 -116 96 -114 100 -102 C102 -88 94 -78 82 -80 C72 -82 66 -94 70 -106 Z"
        # the axe, held high
        s.p(
            A("M-90 -96 L-122 -290"),
            stroke="#1b2f48" if detail else mix(c, "#2d5378", 0.3),
            sw=9 * k,
        )
        if detail:
            s.p(A("M-92 -96 L-124 -290"), stroke="#466a90", sw=3 * k)

        def Q(d):
            return A(T(d, -118, -258, 1, -9.4))

        bl = Q(
            "M5 -20 C-14 -24 -36 -36 -52 -56 C-68 -24 -68 20 -52 52 C-36 34 -14 24 5 22 "
            "L8 20 L8 10 L34 0 L8 -10 L8 -18 Z"
        )
        s.shadow(bl, 7 * k + 1, 0.28)
        s.p(bl, "#ffffff")
        s.p(
            T(bl, 1.4, 0.9),
            s.lin(x - 150 * k * f, 0, x - 96 * k * f, 0, (0, "#c9ecfa"), (1, "#4f8fc0"))
            if detail
            else ice,
        )
        if detail:
            s.p(Q("M-52 -56 C-68 -24 -68 20 -52 52 C-58 20 -58 -24 -52 -56 Z"), "#ffffff")
            s.p(Q("M-46 -40 L-22 -20 M-52 0 L-18 2 M-46 38 L-22 22"), stroke="#e8f8ff", sw=2.4)
        s.union(
            [A(d) for d in [*legs, torso, farm, fist2]],
            c,
            rim,
            blur=9 * k + 2,
            op=0.2,
            rd=(0.9, 1.4),
        )
        if detail:
            s.p(
                A("M-38 -90 C-30 -120 -34 -150 -26 -172 L-40 -170 C-56 -150 -54 -120 -46 -88 Z"), c2
            )
            s.p(A("M-18 -112 L0 -100 L18 -112"), stroke=c2, sw=3.4)
        # fur kilt, belt, boots
        kilt = (
            "M-50 -94 C-24 -82 24 -82 50 -94 L56 -66 L46 -74 L42 -56 L30 -70 L22 -50 "
            "L10 -68 L0 -48 L-10 -68 L-22 -50 L-30 -70 L-42 -56 L-48 -72 L-56 -64 Z"
        )
        boots = (
            "M-56 6 L-54 -20 L-44 -14 L-34 -24 L-24 -14 L-14 -24 L-2 -16 L0 6 Z M12 6 "
            "L10 -18 L20 -12 L28 -22 L38 -12 L48 -20 L60 -12 L70 0 L70 6 Z"
        )
        for d in (kilt, boots):
            dd = A(d)
            s.shadow(dd, 4, 0.22)
            s.p(T(dd, -0.6, -1), "#ffffff")
            s.p(dd, fur)
        if detail:
            s.p(A("M-50 -96 C-24 -84 24 -84 50 -96 L49 -85 C24 -73 -24 -73 -49 -85 Z"), "#1b2f48")
            s.p(A(circle(0, -82, 9)), "#e8f8ff")
            s.p(A(circle(0, -81.5, 6)), "#5f9fcb")
        # near arm with the axe
        arm = [
            A(tendril(((-34, -158), (-66, -156), (-92, -160), (-98, -150)), 21, 16, 5)),
            A(
                "M-116 -146 C-118 -160 -100 -170 -88 -162 C-80 -154 -82 -138 -92 -134 "
                "C-104 -130 -114 -136 -116 -146 Z"
            ),
        ]
        s.union(arm, c, rim, blur=6 * k + 1, op=0.2, rd=(0.9, 1.4))
        if detail:
            s.p(
                A("M-112 -152 L-100 -156 M-112 -144 L-98 -148 M-106 -137 L-95 -140"),
                stroke="#16304c",
                sw=2,
            )
        # mantle of fur
        man = (
            "M-58 -150 L-66 -162 L-54 -164 L-58 -178 L-44 -176 L-42 -190 L-28 -182 "
            "L-10 -194 L10 -194 L28 -184 L42 -192 L46 -178 L60 -180 L56 -166 L68 -162 "
            "L58 -150 L60 -138 L46 -146 L40 -130 L28 -144 L14 -128 L0 -142 L-14 -128 "
            "L-28 -144 L-40 -130 L-46 -146 L-60 -138 Z"
        )
        dd = A(man)
        s.shadow(dd, 6 * k + 1, 0.26)
        s.p(T(dd, -0.7, -1.2), "#ffffff")
        s.p(dd, fur)
        # head: face, beard of ice, helm
        face = (
            "M-20 -176 C-24 -204 -14 -224 4 -224 C22 -224 30 -206 28 -190 L34 -182 "
            "L28 -178 L24 -160 L-12 -160 Z"
        )
        s.union([A(face)], c2 if detail else c, rim, blur=5, op=0.24, rd=(0.9, 1.3))
        beard = (
            "M-18 -184 C-4 -178 14 -178 30 -182 L34 -164 L28 -150 L24 -160 L20 -132 "
            "L13 -152 L8 -118 L1 -150 L-5 -128 L-10 -154 L-18 -142 Z"
        )
        bd = A(beard)
        s.shadow(bd, 4, 0.24)
        s.p(T(bd, -0.5, -1), "#ffffff")
        s.p(bd, ice)
        helmp = (
            "M-24 -196 C-24 -220 -10 -234 6 -234 C22 -234 34 -220 32 -198 L22 -204 "
            "L4 -200 L-12 -204 Z"
        )
        hornl = "M-18 -214 C-38 -216 -50 -230 -48 -252 C-38 -240 -26 -234 -10 -230 Z"
        hornr = "M26 -214 C44 -216 56 -230 54 -252 C46 -240 34 -234 20 -230 Z"
        for d in (hornl, hornr):
            dd = A(d)
            s.p(T(dd, -0.6, -1), "#ffffff")
            s.p(dd, "#7aa9cf" if detail else fur)
        s.union([A(helmp)], "#27486a" if detail else c, rim, blur=4, op=0.22, rd=(0.8, 1.2))
        if eye:
            for q in (
                ("M-6 -198 L4 -194 L2 -189 L-6 -191 Z"),
                ("M12 -194 L24 -198 L23 -191 L14 -189 Z"),
            ):
                s.p(A(q), eye)
        if detail:
            s.p(A("M4 -192 L10 -192 L13 -180 L2 -180 Z"), c)

    s.layer(
        hills(points("-10,214 110,202 240,214 380,200 512,208")),
        "#a9cbe0",
        "#c9e0ee",
        200,
        260,
        rim="#f4fafd",
        blur=7,
        op=0.18,
    )
    giant(116, 228, 0.52, 1, "#7ba5c6", "#8fb5d2", "#d9ecf6", "#b5d3e6", "#dceef8")
    giant(460, 222, 0.42, 1, "#93b9d4", "#9fc2da", "#dcedf6", "#c2dcec", "#e4f2fa")
    s.layer(
        hills(points("-10,244 90,232 200,246 320,234 512,240")),
        "#8db6d3",
        "#b2d2e6",
        232,
        290,
        rim="#eef8fc",
        blur=7,
        op=0.22,
    )
    giant(330, 272, 0.88, 1, "#2d5378", "#5f8db2", "#d9f0fc", "#a5c8df", "#bfe3f4", True, "#fff3a8")
    # drift under his feet
    s.layer(
        hills(points("120,300 190,284 270,270 350,274 430,266 512,272"), 320),
        "#d3e6f1",
        "#a5c6dd",
        266,
        304,
        rim="#ffffff",
        blur=7,
        op=0.26,
    )

    # the shield wall that stands against them
    def man(x, y, k, c="#16263c"):
        A = placed(x, y, k)
        s.p(A("M12 2 L22 -64"), stroke=c, sw=2.2)
        s.p(A("M20 -62 L24 -78 L26 -62 Z"), "#f2f8fb")
        s.p(A("M-12 2 C-14 -18 -10 -30 0 -32 C10 -30 14 -18 12 2 Z"), c)
        s.p(A(circle(0, -37, 7.4)), c)
        s.p(A("M-8 -38 C-8 -50 8 -50 8 -38 Z"), "#5c7390")
        s.p(A(circle(5, -15, 11)), "#e6b04a")
        s.p(A(circle(5, -15, 9)), "#b53a34")
        s.p(A(circle(5, -15, 3)), "#e6b04a")

    s.layer(
        hills(points("-10,266 60,264 130,272 196,286 240,306"), 320),
        "#6d97ba",
        "#4f7ca6",
        264,
        304,
        rim="#eef8fc",
        blur=8,
        op=0.3,
    )
    for x, y, k in (
        (26, 270, 0.74),
        (54, 271, 0.76),
        (82, 273, 0.78),
        (110, 276, 0.8),
        (138, 280, 0.82),
        (166, 286, 0.84),
    ):
        man(x, y, k)
    # banner
    s.p("M40 276 L40 176", stroke="#16263c", sw=3.2)
    bn = "M41 178 C56 172 70 186 88 178 L80 194 L88 210 C70 216 56 204 41 210 Z"
    s.shadow(bn, 5, 0.28)
    s.p(bn, "#c23a33")
    s.p("M41 190 C56 184 68 198 84 191 L82 197 C68 204 56 191 41 197 Z", "#f2c552")
    # near snow
    s.layer(
        hills(points("-10,294 80,288 190,300 300,292 420,298 512,288"), 320),
        "#eff7fb",
        "#cfe3ef",
        288,
        304,
        rim="#ffffff",
        blur=7,
        op=0.26,
    )
    R = random.Random(9)
    for _ in range(44):
        x, y, r = R.uniform(0, 500), R.uniform(0, 290), R.uniform(1.1, 2.9)
        s.p(circle(x, y, r), "#ffffff", 0.9)
    return s
