"""Cut the font for Chinese, Japanese and Korean down to the characters of people's names.

    pip install fonttools noto-cjk-sans-jp-regular && python assets/src/cjk_font.py

The whole font has 16 MB. A quarter of it is kept, the characters of the national standards of 1980
to 1990: JIS X 0208 with the variants that Japanese names use (cp932), GB 2312, the common part of
Big5, the hanja of KS X 1001, and every syllable of Hangul. That is enough for a Japanese
translation, too. Characters have their Japanese form. Of Latin only the digits are kept; letters
come from other fonts.
"""

from importlib.resources import files
from pathlib import Path

from fontTools.subset import Options, Subsetter, load_font, save_font

TARGET = Path(__file__).parent.parent / "fonts"
FIRST = 0x2E80  # code point that is Chinese, Japanese or Korean
FIGURES = {ord(sign) for sign in "0123456789+"}
HANGUL = range(0xAC00, 0xD7A4)
PRIVATE = range(0xE000, 0xF900)  # private use area
# Lead bytes of the characters to keep, by codec.
LISTED = {
    "cp932": range(0x81, 0xFD),
    "gb2312": range(0xA1, 0xF8),
    "big5": range(0xA1, 0xC7),
    "euc_kr": range(0xA1, 0xFE),
}
# The game uses no hinting, ligatures, kerning or vertical lines.
WITHOUT = ("GSUB", "GPOS", "BASE", "VORG", "vhea", "vmtx", "DSIG")


def characters_of_names() -> set[int]:
    """Code points to keep."""
    found = {*FIGURES, *HANGUL}
    for codec, firsts in LISTED.items():
        for first in firsts:
            for second in range(0x21, 0xFF):
                sign = bytes((first, second)).decode(codec, errors="ignore")
                if len(sign) == 1 and ord(sign) >= FIRST and ord(sign) not in PRIVATE:
                    found.add(ord(sign))
    return found


def main() -> None:
    source = files("noto_cjk_sans_jp_regular")
    options = Options()
    options.hinting = False
    options.layout_features = []
    options.drop_tables += WITHOUT
    options.name_IDs = [0, 1, 2, 4, 5, 6, 7, 13, 14]
    face = load_font(str(source / "NotoSansCJKjp-Regular.otf"), options)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=characters_of_names())
    subsetter.subset(face)
    TARGET.mkdir(exist_ok=True)
    path = TARGET / "NotoSansCJKjp-Names.otf"
    save_font(face, str(path), options)
    print(f"{path.name}: {len(face.getBestCmap())} characters, {path.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
