"""The picture of the quest Negotiate with Harpy Marauders."""

from colours import mix
from paths import T, circle, placed, smooth
from svgkit import Svg, picture


def feather(x, y, ang, ln, w):
    d = (
        f"M0 0 C{ln * 0.25} {-w * 0.9} {ln * 0.7} {-w * 1.1} {ln} {-w * 0.1} "
        f"C{ln * 0.98} {w * 0.35} {ln * 0.9} {w * 0.7} {ln * 0.8} {w * 0.75} "
        f"C{ln * 0.5} {w * 1.0} {ln * 0.2} {w * 0.6} 0 0 Z"
    )
    return T(d, x, y, 1, ang)


@picture("quests/negotiate_with_harpy_marauders")
def draw() -> Svg:
    s = Svg(500, 300, "#2a1508")
    sx, sy = 268, 108
    s.ground(s.rad(sx, sy, 360, (0, "#ffe9a8"), (0.5, "#f4b340"), (1, "#d8832a")))
    s.rings(
        sx,
        sy,
        ((292, "#e59a33", 3), (234, "#f0b044", 5), (176, "#f8c862", 8), (124, "#fcdd8c", 9)),
        light="#fffbe0",
        t=0.24,
        op=0.18,
    )
    s.halo(sx, sy, 78, 12, 0.19)
    s.p(circle(sx, sy, 78), s.rad(sx - 14, sy - 18, 100, (0, "#fffdf0"), (1, "#fff0bc")))
    # distant pinnacles
    s.layer(
        "M-10 312 L-10 190 L20 184 L34 150 L52 146 L60 178 L84 200 L92 250 L120 312 Z",
        "#c9933f",
        "#e4b459",
        140,
        300,
        rim="#ffe7a0",
        blur=7,
        op=0.2,
    )
    s.layer(
        "M150 312 L168 226 L176 190 L198 184 L206 214 L222 240 L240 312 Z",
        "#c9933f",
        "#e4b459",
        170,
        300,
        rim="#ffe7a0",
        blur=7,
        op=0.2,
    )
    s.layer(
        "M420 312 L432 170 L446 120 L462 112 L478 126 L486 160 L512 176 L512 312 Z",
        "#c08a40",
        "#dcae58",
        110,
        300,
        rim="#ffe7a0",
        blur=7,
        op=0.2,
    )
    # distant harpies
    FAR = (
        "M0 -17 C5 -17 7 -12 4 -7 C16 -8 24 -22 44 -32 L40 -26 L49 -26 L42 -21 L49 -18 "
        "L40 -14 C34 -4 20 5 6 5 L6 12 L11 25 L4 18 L0 29 L-4 18 L-11 25 L-6 12 L-6 5 "
        "C-20 5 -34 -4 -40 -14 L-49 -18 L-42 -21 L-49 -26 L-40 -26 L-44 -32 "
        "C-24 -22 -16 -8 -4 -7 C-7 -12 -5 -17 0 -17 Z"
    )
    for x, y, k, r in (
        (66, 64, 0.66, -10),
        (40, 118, 0.42, 8),
        (150, 34, 0.5, 6),
        (470, 76, 0.42, -8),
    ):
        s.p(T(FAR, x, y, k, r), "#6b4a30")
    # middle cliffs
    s.layer(
        "M-10 312 L-10 232 L18 222 L40 226 L60 250 L96 262 L130 284 L180 290 L230 300 L260 312 Z",
        "#5d7d62",
        "#7f9362",
        220,
        310,
        rim="#e3c877",
        blur=7,
        op=0.26,
    )
    s.layer(
        "M512 312 L512 208 L482 200 L462 216 L430 220 L412 250 L380 262 L340 296 L320 312 Z",
        "#5d7d62",
        "#7f9362",
        200,
        310,
        rim="#e3c877",
        blur=7,
        op=0.26,
    )
    # envoy's ledge, left
    s.layer(
        "M-10 312 L-10 212 L30 206 L92 208 L126 204 L150 212 L138 226 L142 240 L120 256 "
        "L126 274 L104 290 L96 312 Z",
        "#1f4f58",
        "#12343f",
        200,
        300,
        rim="#f7d58a",
        blur=9,
        op=0.38,
    )
    s.p("M-10 224 L40 218 L96 222 L84 246 L96 262 L72 288 L66 312 L-10 312 Z", "#173f4a")
    # harpy's crag, right
    hx0, hy0, K = 322, 222, 0.9
    s.layer(
        "M238 312 L250 282 L262 276 L268 250 L282 246 L288 228 L306 220 L344 218 L362 226 "
        "L370 244 L388 254 L396 278 L412 288 L420 312 Z",
        "#1b4650",
        "#10303b",
        215,
        300,
        rim="#f7d58a",
        blur=10,
        op=0.4,
    )
    s.p(
        "M306 224 L344 222 L338 246 L350 262 L344 312 L420 312 L412 289 L396 279 L388 255 "
        "L370 245 L362 228 L344 220 Z",
        "#123641",
    )

    # nest twigs and a stolen chest
    # --- wings ---
    def wing(f):
        def M(x, y):
            return (hx0 + x * f * K, hy0 + y * K)

        # primaries from wrist, secondaries from forearm
        wr = (64, -142)
        prim = [
            (-96, 62, 11),
            (-82, 82, 12),
            (-68, 98, 12.5),
            (-54, 106, 13),
            (-39, 108, 13),
            (-24, 104, 13),
            (-9, 96, 13),
            (6, 86, 13),
        ]
        sec = [
            ((58, -134), 18, 84),
            ((52, -126), 28, 80),
            ((45, -118), 38, 76),
            ((38, -112), 48, 70),
            ((31, -108), 58, 64),
            ((24, -104), 68, 56),
        ]
        fs = [(p, a, lng, 12) for p, a, lng in sec[::-1]] + [
            (wr, a, lng, w) for a, lng, w in prim[::-1]
        ]
        for i, (p, a, lng, w) in enumerate(fs):
            x, y = M(*p)
            d = feather(x, y, a if f > 0 else 180 - a, lng * K, (w if f > 0 else -w) * K)
            s.shadow(d, 4, 0.22)
            s.p(d, "#f0a24a")
            s.p(T(d, 0.9, 1.3), mix("#173a52", "#2c6a78", (i % 2) * 0.45 + i * 0.025))
        # coverts
        cov = [
            ((26, -104), 66, 30),
            ((34, -110), 55, 34),
            ((42, -117), 43, 38),
            ((50, -124), 31, 42),
            ((57, -132), 18, 46),
            (wr, 2, 50),
            (wr, -20, 54),
            (wr, -42, 54),
            (wr, -64, 50),
            (wr, -88, 38),
        ]
        for i, (p, a, lng) in enumerate(cov):
            x, y = M(*p)
            d = feather(x, y, a if f > 0 else 180 - a, lng * K, (10 if f > 0 else -10) * K)
            s.p(d, "#ffc46c")
            s.p(T(d, 0.8, 1.2), "#cc5a3a" if i % 2 else "#b84a36")
        pts = [
            (8, -96),
            (22, -112),
            (44, -132),
            (58, -150),
            (68, -152),
            (72, -142),
            (64, -132),
            (50, -116),
            (32, -96),
            (12, -80),
        ]
        d = smooth([M(*q) for q in pts])
        s.layer(d, "#122c40", rim="#f5b45c", blur=4, op=0.3)

    wing(1)
    wing(-1)
    M = placed(hx0, hy0, K)
    # tail feathers
    for a, lng in ((62, 60), (78, 66), (96, 66), (114, 58)):
        d = feather(hx0, hy0 - 38 * K, a, lng * K, 9 * K)
        s.p(d, "#f0a24a")
        s.p(T(d, 0.8, 1.2), "#21566a")
    # legs: feathered thighs, scaled shins, talons
    for f in (1, -1):
        sh = M(f"M{14 * f} -34 L{24 * f} -34 L{21 * f} -4 L{15 * f} -4 Z")
        s.p(sh, "#e0a33c")
        foot = T(
            "M-4 -8 L5 -8 L9 -2 C14 -2 18 2 19 8 C15 4 11 4 9 5 C8 8 6 11 3 13 C3 9 2 6 0 5 "
            "C-3 5 -6 8 -8 13 C-11 8 -10 3 -7 0 Z",
            hx0 + 18 * f * K,
            hy0,
            1,
            0,
            f * K,
            K,
        )
        s.p(foot, "#3a1d10")
        s.p(T(foot, 0, -1.2), "#e8b04a")
        th = T(
            "M4 -62 C20 -62 30 -50 28 -36 L24 -30 L20 -34 L16 -27 L12 -34 L6 -30 "
            "C2 -40 0 -54 4 -62 Z",
            hx0,
            hy0,
            1,
            0,
            f * K,
            K,
        )
        s.layer(th, "#1b4a5e", rim="#f5b45c", blur=4, op=0.28)
    # torso
    tor = M(
        "M-12 -104 C-20 -100 -24 -92 -22 -84 C-20 -74 -16 -70 -16 -62 "
        "C-18 -54 -18 -48 -12 -40 L-6 -46 L0 -36 L6 -46 L12 -40 C18 -48 18 -54 16 -62 "
        "C16 -70 20 -74 22 -84 C24 -92 20 -100 12 -104 Z"
    )
    s.layer(tor, "#15374c", "#1f5266", hy0 - 94, hy0 - 36, rim="#f5b45c", blur=6, op=0.34)
    for x, y in ((-12, -84), (0, -80), (12, -84), (-7, -70), (7, -70), (0, -60)):
        s.p(M(f"M{x - 5} {y} Q{x} {y + 8} {x + 5} {y}"), stroke="#4f93a0", sw=2)
    # neck and head, turned to the envoy
    s.p(M("M-7 -102 L-8 -116 L8 -116 L9 -102 C4 -98 -3 -98 -7 -102 Z"), "#dba477")
    s.p(M("M-12 -100 C-8 -94 8 -94 12 -100 L10 -105 C4 -100 -4 -100 -10 -105 Z"), "#e8b04a")
    hair = M(
        "M-12 -136 C-10 -150 6 -158 18 -150 L30 -158 L28 -148 L44 -150 L36 -140 L52 -134 "
        "L38 -130 L50 -118 L34 -120 L40 -106 L26 -112 L24 -100 L14 -108 "
        "C6 -108 0 -116 0 -124 Z"
    )
    s.layer(hair, "#a53226", rim="#ffb45c", blur=5, op=0.3)
    face = M(
        "M-10 -142 C-4 -148 8 -146 10 -136 C12 -126 8 -112 0 -109 C-6 -107 -11 -109 -12 -113 "
        "L-10 -117 L-14 -119 L-13 -123 L-20 -126 C-18 -132 -13 -136 -10 -142 Z"
    )
    s.layer(face, "#e2b184", rim="#ffe2b4", blur=3, op=0.25)
    s.p(M("M-11 -133 L-1 -130 L-4 -126 L-10 -128 Z"), "#fff6d8")
    s.p(M(circle(-7.4, -129.3, 1.9)), "#8a1f18")
    s.p(M("M-15 -138 L1 -132"), stroke="#3a1d10", sw=2.4)
    s.p(M("M-12 -117 L-4 -118"), stroke="#6e2416", sw=1.8)
    s.p(
        M(
            "M-14 -134 C-14 -150 4 -158 18 -150 L8 -146 C12 -140 10 -130 14 -122 "
            "C8 -124 4 -132 4 -140 C-2 -142 -9 -140 -14 -134 Z"
        ),
        "#b83c2a",
    )
    # envoy with a white flag and a purse
    ex, ey = 92, 208
    s.p("M112 208 L120 110", stroke="#fff0c4", sw=4)
    s.p("M112.7 208 L120.7 110", stroke="#3a2416", sw=3)
    fl = (
        "M121 112 C134 104 146 120 160 112 C170 107 178 112 186 118 "
        "C180 126 182 138 186 148 C176 142 168 142 158 147 C146 153 134 138 118 146 Z"
    )
    s.layer(fl, "#fffaf0", "#ecdcc0", 106, 152, rim="#ffffff", blur=5, op=0.28)
    s.p(
        "M140 113 C143 123 141 135 138 142 M163 112 C166 122 164 134 161 144",
        stroke="#d8c39c",
        sw=1.8,
        op=0.8,
    )
    E = placed(ex, ey, 1.05)
    s.union(
        [
            E("M-22 2 C-18 -14 -16 -34 -8 -44 C-4 -49 8 -49 12 -44 C17 -34 16 -16 19 2 Z"),
            E("M6 -42 L24 -36 L23 -28 L6 -30 Z"),
        ],
        "#0f2a36",
        "#f7d58a",
        blur=5,
        op=0.3,
        rd=(-1.2, 0.8),
    )
    s.union(
        [E("M-7 -46 C-10 -58 -2 -64 4 -63 C11 -62 13 -55 11 -48 L8 -44 Z")],
        "#0f2a36",
        "#f7d58a",
        blur=3,
        op=0.2,
        rd=(-1.2, 0.8),
    )
    s.p(E("M4 -61 C10 -60 12 -55 11 -49 L7 -46 C4 -50 3 -56 4 -61 Z"), "#e2b184")
    s.p(E("M-12 -58 L18 -60 L14 -64 L8 -65 C6 -72 -6 -72 -7 -64 Z"), "#0f2a36")
    s.p(E("M-7 -64 L8 -65 L8 -62 L-8 -61 Z"), "#d9542b")
    s.p(E("M-6 -69 C-14 -80 -24 -78 -28 -70 C-20 -72 -14 -70 -8 -65 Z"), "#d9542b")
    for x, y, k in ((134, 208, 1), (50, 208, 1.1)):
        s.layer(
            T(
                "M-5 -22 L-9 -28 L9 -28 L5 -22 C14 -16 16 0 8 2 L-8 2 C-16 0 -14 -16 -5 -22 Z",
                x,
                y,
                k * 0.9,
            ),
            "#8a5a2a",
            rim="#ffdf96",
            blur=4,
            op=0.3,
        )
        s.p(T("M-6 -22 L6 -22", x, y, k * 0.9), stroke="#f7d062", sw=2.6)
    for x, y in ((152, 211), (146, 214)):
        s.p(circle(x, y - 5, 3.6, 2.4), "#f7d062")
    return s
