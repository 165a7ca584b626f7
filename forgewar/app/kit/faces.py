"""Choice of a font for each character, so that names in any script are drawn.

Cinzel knows Latin letters; Alegreya Sans also Cyrillic, Greek and Vietnamese ones; a part of Noto
Sans the signs of Chinese, Japanese and Korean names. What none has is spelled in Latin letters.
"""

import unicodedata
from functools import cache, lru_cache
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import pygame

from forgewar.paths import assets_folder
from forgewar.printable import JOINERS

if TYPE_CHECKING:
    import pygame.freetype

# The last three are used only here and in lettering.py.
Face = Literal[
    "Title", "Regular", "Medium", "Bold", "ExtraBold", "Italic", "OtherTitle", "Asian", "AsianBold"
]

_OTHER: Face = "Bold"  # what titles are set in whose letters Cinzel has not
_OTHER_PART = 1.08  # of the size: its capitals are lower
ASIAN: dict[Face, Face] = {  # face for Asian characters beside each face
    "Title": "AsianBold",
    "Regular": "Asian",
    "Medium": "Asian",
    "Bold": "AsianBold",
    "ExtraBold": "AsianBold",
    "Italic": "Asian",
    "OtherTitle": "AsianBold",
    "Asian": "Asian",
    "AsianBold": "Asian",
}
_ASIAN_PART = 0.88  # signs that fill their square, beside letters that do not
_SYNTHETIC = ("Title",)  # variable: bold is made of the regular weight
_UNKNOWN = "?"


@cache
def _data(face: Face) -> bytes:
    """File of a face, read once. A font that reads it itself holds it open, one for each size, and
    some systems let a program open no more than 256 files."""
    if face.startswith("Asian"):
        return (assets_folder() / "fonts" / "NotoSansCJKjp-Names.otf").read_bytes()
    package, name = (
        ("fontpkg_cinzel", "Cinzel[wght]")
        if face == "Title"
        else ("fontpkg_alegreya_sans", f"AlegreyaSans-{face}")
    )
    found = find_spec(package)  # it need not be imported
    assert found is not None, package
    assert found.submodule_search_locations, package
    return Path(found.submodule_search_locations[0], "files", f"{name}.ttf").read_bytes()


def font(face: Face, size: int) -> pygame.font.Font:
    return _asian_font(face, size) if face.startswith("Asian") else _latin_font(face, size)


@lru_cache(maxsize=256)
def _latin_font(face: Face, size: int) -> pygame.font.Font:
    return _opened(face, size)


@lru_cache(maxsize=24)
def _asian_font(face: Face, size: int) -> pygame.font.Font:
    """Font of an Asian face; each takes a megabyte."""
    return _opened(face, size)


def _opened(face: Face, size: int) -> pygame.font.Font:
    loaded = pygame.font.Font(BytesIO(_data(face)), size)
    loaded.bold = face in _SYNTHETIC
    return loaded


# Which face has what


@cache
def _signs(face: Face) -> "pygame.freetype.Font":
    """Font to look up which characters a face has."""
    import pygame.freetype

    pygame.freetype.init()
    return pygame.freetype.Font(BytesIO(_data(face)), 16)


@lru_cache(maxsize=4096)
def has(face: Face, letter: str) -> bool:
    """Whether a face has a letter with all its marks."""
    return letter.isascii() or None not in _signs(face).get_metrics(letter)


def face_for(text: str, face: Face) -> Face:
    """Face for a whole text: no title is half in Cinzel and half in another."""
    if face != "Title" or text.isascii():
        return face
    foreign = any(has(_OTHER, sign) and not has(face, sign) for sign in text)
    return "OtherTitle" if foreign else face


def letters_of(word: str, face: Face) -> list[tuple[str, Face, float]]:
    """Letters of a word as they are drawn, each with its face and its part of the size."""
    own: Face = _OTHER if face == "OtherTitle" else face
    part = _OTHER_PART if face == "OtherTitle" else 1.0
    asian = (ASIAN[face], _ASIAN_PART)
    letters = _spelled(word, (own, "Asian"))
    return [(letter, *((own, part) if has(own, letter) else asian)) for letter in letters]


def _spelled(word: str, faces: tuple[Face, ...]) -> list[str]:
    """Letters of a word with their marks, as far as one of the faces has them; others are spelled
    in Latin letters."""
    if word.isascii():
        return list(word)
    from anyascii import anyascii  # for names that need it

    letters: list[str] = []
    for sign in unicodedata.normalize("NFC", word):
        if unicodedata.combining(sign):
            marked = letters[-1] + sign if letters else ""
            # One that is not part of the letter; more would climb over the line above.
            if len(marked) == 2 and any(has(face, marked) for face in faces):
                letters[-1] = marked
        elif sign in JOINERS:
            continue  # the faces have no forms to join
        elif any(has(face, sign) for face in faces):
            letters.append(sign)
        else:
            letters += anyascii(sign).replace(" ", "") or ("" if sign.isalpha() else _UNKNOWN)
    return letters or [_UNKNOWN] * bool(word)
