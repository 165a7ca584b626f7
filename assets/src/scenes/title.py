"""The title picture: from the mine over the forge and the market to the castle and the quest."""

from colours import mix
from materials import EMERALD, RUBY
from paths import T, circle, placed
from scenes.title_far import castle, mountains
from scenes.title_mine import mine
from scenes.title_town import forge, town
from shapes import pine
from svgkit import Svg, picture


@picture("scenes/title")
def draw() -> Svg:
    s = Svg(1600, 900, "#120a24")
    mountains(s)
    castle(s)
    town(s)
    forge(s)
    mine(s)
    # adventurers setting out on the right
    s.layer(
        "M1060 920 C1140 868 1230 860 1310 852 C1400 842 1500 810 1620 796 L1620 920 Z",
        "#1f1328",
        "#150c1e",
        800,
        900,
        rim="#a8667a",
        blur=13,
        op=0.42,
        rd=(1, 1.8),
    )

    def adv(x, y, k, cloak, ex, f=1):
        g = placed(x, y, k, 0, k * f, k)
        body = "M-20 0 C-20 -26 -16 -50 -7 -60 L9 -60 C18 -50 20 -24 22 0 C12 4 -8 4 -20 0 Z"
        hd = circle(1, -70, 11)
        for d in ex.get("b", ()):
            s.p(g(d), stroke="#120a18", sw=4 * k)
        s.shadow(g(body), 6, 0.3)
        for d in (body, hd):
            s.p(T(g(d), -1.6, -1.2), "#ffb27a")
        s.p(g(body), cloak)
        s.p(
            g("M-20 0 C-20 -26 -16 -50 -7 -60 L0 -60 C-6 -40 -8 -20 -6 2 C-12 2 -16 1 -20 0 Z"),
            mix(cloak, "#ffb27a", 0.22),
        )
        s.p(g(hd), "#2b1626")
        for d, c in ex.get("f", ()):
            s.p(g(d), c)

    adv(
        1300,
        866,
        1.16,
        "#2f4a7a",
        {
            "b": ("M30 0 L30 -104",),
            "f": (
                ("M30 -126 L37 -106 L30 -96 L23 -106 Z", "#d5dae1"),
                ("M-12 -72 C-12 -86 14 -88 14 -72 L14 -66 L-12 -66 Z", "#7d8794"),
                ("M0 -84 C4 -96 16 -96 20 -84 C14 -88 8 -86 4 -82 Z", "#c9483a"),
            ),
        },
        -1,
    )
    adv(
        1382,
        858,
        1.2,
        "#6d2f4a",
        {
            "f": (
                (
                    "M-16 -72 L18 -70 C12 -76 10 -98 2 -106 C-2 -94 -8 -82 -16 -72 Z",
                    "#4a2038",
                ),
            ),
            "b": ("M-28 0 L-30 -96",),
        },
    )
    s.glow(1346, 740, 34, "#7fb4d6", 0.9, core="#bfe6ff")
    s.p(circle(1346, 740, 7), "#e9f7ff")
    adv(
        1452,
        846,
        0.98,
        "#4d5a34",
        {
            "f": (
                (
                    "M-13 -60 C-12 -44 -4 -36 2 -32 C10 -38 15 -48 15 -62 C8 -56 -4 -56 -13 -60 Z",
                    "#a45a2c",
                ),
                ("M-12 -72 C-10 -86 12 -86 14 -72 Z", "#c99a3b"),
            ),
            "b": ("M-30 -8 L-24 -86",),
        },
    )
    s.p(
        T(
            "M-40 -100 C-30 -92 -20 -92 -12 -100 L-12 -74 C-20 -82 -30 -82 -40 -74 Z",
            1452,
            846,
            0.98,
        ),
        "#b9c2cc",
    )
    # frame: dark foreground
    d = pine(1606, 990, 430, 190, 5)
    s.shadow(d, 10, 0.3)
    s.p(d, "#120a1a")
    s.layer(
        "M-20 880 C40 852 90 862 130 880 C170 896 200 912 210 924 L-20 924 Z",
        "#150c1e",
        rim="#8a5670",
        blur=10,
        op=0.4,
    )
    for x, k, c in ((26, 1, EMERALD), (58, 0.7, RUBY), (92, 0.5, EMERALD)):
        g = placed(x, 888, k)
        s.p(g("M-16 10 L-12 -50 L0 -74 L13 -46 L14 10 Z"), c["sh"])
        s.p(g("M-16 10 L-12 -50 L0 -74 L-2 10 Z"), c["base"])
        s.p(g("M-12 -50 L0 -74 L-4 -44 Z"), c["lit"])
    return s
