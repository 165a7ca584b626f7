"""The left of the title picture: the mine, its rails and its miner."""

from colours import mix
from paths import T, bez, circle, placed, poly
from resources import resource
from shapes import pine
from wares import lantern


def mine(s) -> None:
    # ---- the mine, left: three sheets of cliff
    s.layer(
        "M-20 300 L30 330 L70 322 L110 372 L170 388 L196 436 L250 452 L276 508 L330 528 "
        "L350 590 L392 622 L400 690 L436 730 L450 920 L-20 920 Z",
        "#3d2a52",
        "#4d3258",
        300,
        800,
        rim="#d78a84",
        blur=15,
        op=0.4,
        rd=(1.2, 2),
    )
    s.layer(
        "M-20 400 L24 420 L60 414 L96 470 L150 480 L190 532 L246 546 L270 606 L318 634 "
        "L330 700 L372 742 L390 920 L-20 920 Z",
        "#2f2045",
        "#3a264a",
        400,
        860,
        rim="#a8677c",
        blur=13,
        op=0.4,
        rd=(1.2, 2),
    )
    s.p(
        "M96 470 L120 476 L104 530 L70 580 L40 560 L60 500 Z M190 532 L214 538 L206 580 "
        "L170 566 Z M318 634 L300 690 L330 720 L330 700 Z",
        "#3d2a52",
    )
    ps = [
        (20, 334, 70),
        (52, 330, 50),
        (128, 380, 58),
        (150, 388, 42),
        (218, 446, 52),
        (300, 520, 56),
        (322, 530, 40),
        (366, 606, 50),
    ]
    for x, y, h in ps:
        s.p(T(pine(x, y, h), 1.6, -1), "#b06f79")
    for x, y, h in ps:
        s.p(pine(x, y, h), "#2f2045")
    # entrance
    mx, _mb = 170, 812
    s.p("M70 820 L70 690 C70 590 270 590 270 690 L270 820 Z", "#22163a")
    for w, tp, c in (
        (82, 626, "#c9783c"),
        (66, 662, "#9c5632"),
        (50, 696, "#5a2c2e"),
        (34, 728, "#2a1526"),
    ):
        d = (
            f"M{mx - w} 830 L{mx - w} {tp + w * 0.62} "
            f"C{mx - w} {tp - w * 0.1} {mx + w} {tp - w * 0.1} {mx + w} {tp + w * 0.62} "
            f"L{mx + w} 830 Z"
        )
        s.layer(
            d,
            c,
            mix(c, "#3a1626", 0.5),
            tp,
            830,
            rim=mix(c, "#ffe0a0", 0.35),
            blur=8,
            op=0.36,
        )
    s.glow(mx + 4, 772, 36, "#ffb552", 0.95, core="#ffe9a8")
    s.p(circle(mx + 4, 772, 4.5), "#fff6d0")
    s.p("M160 812 L120 830 M180 812 L206 830", stroke="#3a1a22", sw=4)
    for x in (84, 232):
        q = poly([(x, 820), (x + 4, 640), (x + 22, 640), (x + 26, 820)])
        s.layer(q, "#5b3430", "#40222a", 640, 820, rim="#e8a06c", blur=7, op=0.36)
    bm = poly([(62, 648), (66, 618), (274, 612), (280, 642)])
    s.layer(bm, "#6b3d34", rim="#f0ac78", blur=8, op=0.4)
    s.p(poly([(64, 640), (278, 634), (280, 642), (62, 648)]), "#40222a")
    s.p("M104 690 L132 646 M236 690 L208 642", stroke="#4d2a2c", sw=9)
    for x, y in ((118, 690), (222, 686), (44, 700), (312, 744)):
        if x < 60 or x > 300:
            s.p(
                f"M{x - 16 * (1 if x < 100 else -1)} {y + 130} "
                f"L{x - 16 * (1 if x < 100 else -1)} {y - 30} L{x} {y - 30}",
                stroke="#40222a",
                sw=6,
            )
        else:
            s.p(f"M{x} {y - 46} L{x} {y - 20}", stroke="#22121e", sw=3)
        lantern(s, x, y, 0.86, "#22121e", 92, 0.9)
    # rock in front, rails, cart
    s.layer(
        "M-20 812 C60 796 110 808 180 806 C270 806 330 816 420 806 C520 806 640 820 740 812 "
        "C860 804 1000 818 1140 808 C1300 796 1460 770 1620 756 L1620 920 L-20 920 Z",
        "#33203a",
        "#271830",
        800,
        890,
        rim="#b5707a",
        blur=12,
        op=0.36,
        rd=(1, 1.8),
    )
    # road from the foot of the picture to the square
    s.p(
        "M700 920 C740 880 820 862 866 838 C884 828 880 818 872 812 L936 812 "
        "C960 824 952 842 930 856 C890 880 880 896 880 920 Z",
        "#8a5562",
        0.75,
    )
    s.p(
        "M742 920 C780 884 840 866 880 842 C892 834 892 822 886 812 L904 812 "
        "C912 826 908 842 892 856 C860 880 830 896 820 920 Z",
        "#b57468",
        0.6,
    )
    s.p(
        "M132 822 C150 850 230 880 330 920 M208 822 C240 846 340 872 452 912",
        stroke="#1a0f20",
        sw=7,
    )
    s.p(
        "M132 820 C150 848 230 878 330 918 M208 820 C240 844 340 870 452 910",
        stroke="#a87468",
        sw=3,
    )
    for t in (0, 0.16, 0.33, 0.5, 0.68, 0.86):
        a = bez((132, 822), (150, 850), (230, 880), (330, 920), 50)[int(t * 50)]
        b_ = bez((208, 822), (240, 846), (340, 872), (452, 912), 50)[int(t * 50)]
        s.p(
            f"M{a[0] - 8} {a[1] - 1} L{b_[0] + 8} {b_[1] + 1}",
            stroke="#452831",
            sw=6,
            cap="butt",
        )
    g = placed(300, 872, 1.1, 8)
    load = [
        ("copper", -36, -52, 0.56, 8),
        ("mithril", -10, -58, 0.56, 8),
        ("iron", 20, -56, 0.56, 8),
        ("copper", 2, -72, 0.56, 8),
        ("emerald", 42, -60, 0.5, 24),
        ("ruby", -24, -70, 0.5, -18),
    ]
    for name, x, y, k, rot in load:
        with s.at(300, 872, 1.1, 8):
            resource(s, name, x, y, k / 1.1, rot - 8)
    ct = g("M-60 -50 L62 -50 L48 -8 L-46 -8 Z")
    s.shadow(ct, 9, 0.4)
    s.p(ct, "#3d2c40")
    s.p(g("M-60 -50 L4 -50 L-2 -8 L-46 -8 Z"), "#57405a")
    s.p(g("M-64 -54 L66 -54 L65 -45 L-63 -45 Z"), "#8d6f74")
    s.p(g("M-64 -54 L66 -54 L66 -51 L-64 -51 Z"), "#f0b68c")
    for x in (-30, 0, 32):
        s.p(g(f"M{x} -44 L{x * 0.84} -10"), stroke="#2a1c30", sw=4)
    for x in (-28, 32):
        s.p(g(circle(x, 0, 14)), "#1a0f20")
        s.p(g(circle(x, 0, 10)), "#6b5258")
        s.p(g(circle(x, 0, 4)), "#1a0f20")
    # miner with a pick, walking home
    M = placed(404, 866, 1.36)
    mn = (
        "M-9 0 L-8 -20 C-13 -30 -11 -40 -4 -43 L6 -43 C13 -40 13 -28 9 -18 L14 0 L6 0 "
        "L1 -14 L-2 0 Z"
    )
    s.p(M("M-18 -40 L26 -56"), stroke="#2a1820", sw=5)
    s.p(
        M(
            "M14 -74 C26 -72 36 -62 38 -44 C33 -54 29 -58 26 -60 L24 -54 L20 -64 "
            "C18 -66 16 -70 14 -74 Z"
        ),
        "#c4b2b4",
    )
    for d in (mn, circle(1, -51, 8.5)):
        s.p(T(M(d), -1.4, -1), "#ffb27a")
        s.p(M(d), "#2a1626")
    s.p(M("M-11 -53 C-10 -66 12 -66 13 -53 Z"), "#c99a3b")
    s.p(M(circle(-8, -58, 2.8)), "#fff3c4")
