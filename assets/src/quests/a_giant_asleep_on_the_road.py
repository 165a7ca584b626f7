"""The picture of the quest A Giant Asleep on the Road."""

from paths import T, blob, circle, hills, placed, points, rrect, smooth
from shapes import STANDING, tendril
from svgkit import Svg, picture


@picture("quests/a_giant_asleep_on_the_road")
def draw() -> Svg:
    s = Svg(500, 300, "#4a2a18")
    cx, cy = 300, 96
    s.ground(s.rad(cx, cy, 340, (0, "#fff6cf"), (0.45, "#f3d58c"), (1, "#6fb0b4")))
    s.rings(
        cx,
        cy,
        ((270, "#93c3b8", 3), (206, "#c3d2a4", 5), (146, "#ecd694", 8)),
        amp=6,
        t=0.3,
        op=0.16,
    )
    s.shadow(circle(cx, cy, 84), 9, 0.1)
    s.p(circle(cx, cy, 84), s.rad(cx - 20, cy - 20, 110, (0, "#fffdf0"), (1, "#ffefb4")))
    s.layer(
        hills(points("-10,150 60,130 140,146 230,136 330,150 420,126 512,146")),
        "#a5bf8c",
        "#d0cd8c",
        126,
        200,
        rim="#eef0c0",
        blur=8,
        op=0.18,
    )
    s.layer(
        hills(points("-10,180 90,168 200,178 320,168 430,176 512,168")),
        "#dcb656",
        "#c99b42",
        168,
        240,
        rim="#fbe6a0",
        blur=8,
        op=0.2,
    )
    # road beyond, over the hills
    s.p(
        "M262 182 C250 172 280 164 268 156 C258 150 274 144 270 140 L274 140 "
        "C282 146 268 150 280 156 C298 166 276 172 300 182 Z",
        "#f5e4b4",
    )
    for x, y, k in ((40, 176, 0.8), (60, 172, 1), (462, 176, 1), (484, 172, 0.8)):
        s.layer(T(blob(0, -20, 15, 2, 5, 11, 18), x, y, k), "#7d9a52", rim="#c9d48c", op=0)
        s.p(T("M-2 -6 L-2 4 L2 4 L2 -6 Z", x, y, k), "#6b4a2a")
    s.layer(
        hills(points("-10,214 120,206 260,212 400,206 512,212")),
        "#c99a3e",
        "#a87a30",
        206,
        270,
        rim="#f5dc90",
        blur=7,
        op=0.22,
    )
    # near field and road up to the giant
    s.layer(
        hills(points("-10,240 120,232 260,238 400,232 512,238")),
        "#b5873a",
        "#8a6128",
        232,
        300,
        rim="#efcf7c",
        blur=7,
        op=0.22,
    )
    SK, SKD, RM = "#e2a27a", "#c27d58", "#ffe2ac"
    TU, TUD = "#4a7fa0", "#2f5a7c"
    # legs and boots, to the right
    legf = smooth(points("320,200 350,170 384,158 408,176 430,214 420,240 380,244 330,244"))
    s.layer(legf, "#7a5840", "#5a3e2e", 158, 244, rim=RM, blur=8, op=0.28)
    bootf = (
        "M396 226 C410 214 424 210 440 212 C436 192 440 168 452 156 "
        "C464 150 478 158 480 172 C484 196 480 226 470 244 L400 246 Z"
    )
    s.layer(bootf, "#5a3626", "#3f2419", 156, 246, rim=RM, blur=8, op=0.3)
    s.p(
        "M466 156 C476 160 480 168 480 176 C484 198 480 226 470 244 L460 244 "
        "C470 220 472 190 466 156 Z",
        "#2c1912",
    )
    s.p("M398 232 C408 220 424 214 440 214", stroke="#a8744c", sw=4)
    legn = smooth(points("300,206 340,196 376,206 404,224 402,250 350,254 296,252"))
    s.layer(legn, "#8a664a", "#6b4a36", 196, 254, rim=RM, blur=7, op=0.28)
    s.p("M352 214 L372 218 L370 236 L350 234 Z", "#a8552f")
    s.p(
        "M348 218 L356 216 M346 228 L353 228 M370 222 L378 222 M368 232 L376 232",
        stroke="#3a241a",
        sw=2,
    )
    bootn = (
        "M376 248 C386 226 402 216 416 218 C414 206 420 192 434 188 "
        "C448 188 456 202 456 220 C456 238 450 254 442 260 L378 260 Z"
    )
    s.layer(bootn, "#6b4230", "#4a2b1e", 188, 260, rim=RM, blur=7, op=0.32)
    s.p(
        "M444 190 C454 196 457 208 456 222 C456 238 450 254 442 260 L432 260 "
        "C444 240 448 214 444 190 Z",
        "#33190f",
    )
    s.p("M384 244 C392 228 402 222 416 222", stroke="#b9835a", sw=4)
    # the belly
    belly = smooth(
        points(
            "150,236 152,196 176,150 216,118 262,112 306,132 330,170 338,210 330,250 240,258 "
            "166,254"
        )
    )
    s.layer(belly, TU, TUD, 112, 256, rim="#cfe9ea", blur=11, op=0.34)
    s.p(
        smooth(points("196,150 226,126 262,120 236,138 210,170 200,210 186,200")),
        "#6ba0b8",
        0.6,
    )
    s.p("M318 142 C334 172 340 214 330 252 L308 254 C318 214 318 176 300 130 Z", "#26496a", 0.6)
    belt = "M292 122 C316 150 326 200 318 254 L298 256 C306 204 298 156 272 114 Z"
    s.layer(belt, "#5a3626", rim="#d9a066", blur=4, op=0.26)
    s.layer(
        T(rrect(-13, -13, 26, 26, 4), 303, 180, 1, 12), "#e2b24e", rim="#fff0b0", blur=3, op=0.26
    )
    s.p(T(rrect(-6, -6, 12, 12, 2), 303, 180, 1, 12), "#5a3626")
    s.p("M214 158 L240 152 L244 176 L218 182 Z", "#c9884a")
    s.p(
        "M210 164 L218 162 M212 174 L220 172 M240 158 L248 156 M242 168 L249 166 M226 150 "
        "L227 158 M230 176 L232 184",
        stroke="#1f3a52",
        sw=2,
    )
    # arm resting on the belly
    arm = tendril(((168, 178), (176, 226), (214, 214), (254, 196)), 27, 17)
    s.layer(arm, TU, TUD, 160, 236, rim="#cfe9ea", blur=7, op=0.32)
    hnd = smooth(points("244,184 262,176 282,180 292,190 288,202 270,210 252,210 242,200"))
    s.layer(hnd, SK, SKD, 176, 212, rim=RM, blur=5, op=0.3)
    s.p("M268 186 L289 190 M268 194 L290 198 M266 202 L280 206", stroke="#a8653f", sw=2.2)
    # head in profile, nose to the sky
    head = (
        "M150 232 C128 246 88 246 68 226 C52 210 54 184 70 172 C74 166 80 164 86 166 "
        "C90 150 100 140 108 142 C116 146 114 158 112 166 C118 164 124 166 124 172 "
        "C130 174 132 180 130 186 C146 194 158 212 150 232 Z"
    )
    s.layer(head, SK, SKD, 142, 244, rim=RM, blur=9, op=0.34)
    # hair, ear, closed eye, nostril, mouth
    s.p(
        "M70 172 C48 180 40 206 54 228 C66 246 96 250 120 246 C104 238 92 226 90 212 "
        "C84 204 84 196 80 190 C78 182 74 176 70 172 Z",
        "#a8491f",
    )
    s.p("M62 184 C54 196 54 212 62 224 M72 188 C66 200 68 216 78 230", stroke="#7a3214", sw=2.6)
    s.layer(
        "M92 206 C98 196 112 200 112 212 C112 222 100 228 94 222 C88 218 88 212 92 206 Z",
        SK,
        rim=RM,
        blur=3,
        op=0.24,
    )
    s.p("M98 208 C104 206 107 212 103 217", stroke="#a8653f", sw=2.4)
    s.p("M78 178 C84 184 92 184 96 178", stroke="#5a2a18", sw=3)
    s.p("M74 170 C80 164 88 164 92 168", stroke="#a8491f", sw=5)
    s.p("M110 158 C106 158 106 164 110 165", stroke="#a8653f", sw=2.4)
    # beard and moustache fall over the chest
    beard = (
        "M112 166 C122 160 132 164 134 172 C150 172 170 184 186 206 "
        "C190 220 182 240 170 248 C166 240 160 240 158 248 C150 252 140 252 136 244 "
        "C128 250 118 246 118 236 C126 220 124 204 116 190 C110 182 108 172 112 166 Z"
    )
    s.layer(beard, "#c9602c", "#94401c", 162, 250, rim="#ffc07a", blur=6, op=0.32)
    s.p(
        "M128 172 C146 182 160 200 166 226 M122 182 C136 194 144 212 146 238 M136 172 "
        "C156 182 172 200 178 222",
        stroke="#8a3a18",
        sw=2.4,
    )
    s.p(circle(125, 172, 6, 5), "#5a1c18")
    # breath: leaves and a feather lifted by the snore
    s.p("M128 158 C134 136 120 124 130 106 C138 92 128 80 136 66", stroke="#fffdf0", sw=3, op=0.8)
    s.p(
        "M140 154 C150 138 140 128 150 112 C156 102 150 94 156 86", stroke="#fffdf0", sw=2.4, op=0.7
    )
    for x, y, r, c in (
        (120, 118, 30, "#c9602c"),
        (146, 92, -30, "#7d9a52"),
        (124, 74, 70, "#e2b24e"),
        (160, 66, 10, "#c9602c"),
        (140, 44, -50, "#7d9a52"),
    ):
        s.p(T("M0 -9 C7 -4 7 4 0 9 C-7 4 -7 -4 0 -9 Z", x, y, 1, r), c)

    # birds have moved in
    def bird(x, y, k, f, c="#3a2a3a"):
        s.p(
            placed(x, y, 1, 0, k * f, k)(
                "M-14 -4 C-10 -14 4 -16 8 -10 L15 -9 L9 -5 C8 2 -2 6 -8 2 L-22 4 Z"
            ),
            c,
        )
        s.p(placed(x, y, 1, 0, k * f, k)("M-4 3 L-4 8 M1 3 L1 8"), stroke=c, sw=1.4)

    bird(236, 110, 0.9, 1)
    bird(262, 104, 0.8, -1)
    bird(444, 150, 0.8, -1)
    s.layer(
        "M88 138 C98 144 118 144 128 138 C126 150 116 154 108 154 C100 154 90 150 88 138 Z",
        "#7a5632",
        rim="#d9b070",
        blur=3,
        op=0.24,
    )
    s.p(
        "M92 145 L110 151 M100 153 L124 145 M94 150 L84 145 M118 150 L132 146",
        stroke="#4a3018",
        sw=1.8,
    )
    bird(108, 136, 0.72, 1, "#b5303f")
    # road in front and the cart that waits
    s.layer(
        "M196 312 C206 292 214 272 212 256 L318 258 C330 272 352 292 372 312 Z",
        "#f0dca8",
        "#cda766",
        254,
        304,
        rim="#fff4cc",
        blur=6,
        op=0.2,
    )
    s.p(
        "M236 312 C242 292 246 276 246 262 M330 312 C316 292 302 276 296 262",
        stroke="#b08a4c",
        sw=3,
        op=0.8,
    )
    inn = "#33201c"
    c = placed(256, 292, 0.92)
    horse = (
        "M40 0 L42 -18 L38 -26 L12 -28 L10 -14 L8 0 L4 0 L3 -18 C0 -30 2 -38 10 -40 "
        "L38 -40 L48 -56 L48 -62 L53 -58 L66 -48 L64 -43 L56 -45 L50 -32 L48 -18 L47 0 Z"
    )
    cart = [
        "M-70 -18 L-4 -18 L-2 -36 L-72 -36 Z",
        circle(-52, -8, 12),
        circle(-20, -8, 12),
        "M-66 -36 C-66 -60 -14 -60 -12 -36 Z",
    ]
    for d in [*cart[:3], horse]:
        s.p(T(c(d), -1, -1.2), "#ffedba")
    s.p(c("M-6 -26 L14 -30"), stroke=inn, sw=3)
    s.layer(c(cart[3]), "#f6ead0", rim="#ffffff", blur=4, op=0.25)
    s.p(
        c("M-50 -53 C-54 -46 -54 -42 -54 -36 M-30 -54 C-28 -46 -27 -42 -27 -36"),
        stroke="#c9b48a",
        sw=2,
    )
    for d in (cart[0], horse):
        s.p(c(d), inn)
    for x in (-52, -20):
        s.p(c(circle(x, -8, 12)), inn)
        s.p(c(circle(x, -8, 8)), "#8a6128")
        s.p(c(f"M{x - 8} -8 L{x + 8} -8 M{x} -16 L{x} 0"), stroke=inn, sw=2)
    m = placed(342, 292, 1, 0, 0.9 * (-1), 0.9)
    for d in (STANDING, "M-12 -38 L14 -38 L6 -44 L2 -50 L-4 -44 Z"):
        s.p(T(m(d), -1, -1), "#ffedba")
        s.p(m(d), inn)
    s.p(m("M6 -26 L14 -44"), stroke=inn, sw=4)
    # near grass
    s.layer(
        "M-10 284 C40 272 90 280 130 294 C146 300 156 306 162 312 L-10 312 Z",
        "#5a3d1c",
        rim="#d9b45e",
        blur=7,
        op=0.3,
    )
    s.layer(
        "M512 278 C470 270 440 284 414 298 C404 304 398 308 394 312 L512 312 Z",
        "#5a3d1c",
        rim="#d9b45e",
        blur=7,
        op=0.3,
    )
    for x, y, h, ln in (
        (16, 284, 40, -8),
        (28, 282, 48, 3),
        (42, 282, 42, 9),
        (56, 284, 34, 12),
        (448, 284, 38, -9),
        (462, 280, 48, -2),
        (478, 280, 44, 6),
        (492, 280, 38, 10),
    ):
        s.p(f"M{x} {y + 6} Q{x} {y - h * 0.5} {x + ln} {y - h}", stroke="#e2b64f", sw=2.4)
        for j in range(4):
            s.p(
                T(
                    circle(0, 0, 3, 5),
                    x + ln * (0.62 + 0.11 * j) + (3 if j % 2 else -3),
                    y - h * (0.72 + 0.1 * j),
                    1,
                    20 if j % 2 else -20,
                ),
                "#f3cf6c",
            )
    return s
