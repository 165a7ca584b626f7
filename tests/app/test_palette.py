"""Colours have one name each, and each name one colour: a second one would take its place. A name
that says how a colour looks, or that it is good or bad news, is right."""

import ast
from collections import Counter
from pathlib import Path

import pygame
import pytest

from forgewar.app.kit import palette
from forgewar.app.kit.contrast import luminance

GOOD = ("MOSS", "MOSS_LIGHT", "MET", "FIGURE_MET", "TICK_MET", "CELL_MET", "ROW_MET", "STAMP")
BAD = (
    *("EMBER", "EMBER_LIGHT", "SHORT", "FIGURE_UNMET", "LACKS", "CELL_UNMET", "BLOOD"),
    *("STRIKE", "STRIKE_LINE", "STRIKE_GROUND", "PIECE_LAST", "WAX"),
)
# Hues in degrees by the names that colours have in tables.
HUES = {
    "red": (330, 20), "gold": (30, 52), "yellow": (30, 55), "green": (75, 165),
    "blue": (195, 230), "purple": (270, 320), "emerald": (75, 165), "ruby": (330, 20),
}  # fmt: skip
TABLES = (
    *("GUILD", "GUILD_LINE", "TURN_BODY", "TURN_DARK", "TURN_PLATE"),
    *("GEM", "QUEST_RIBBON"),
)
# Endings of names, the lighter one first.
BRIGHTER = (("_LIGHT", "_DARK"), ("_TOP", "_FOOT"), ("_SHINE", "_SHADE"), ("_MARKED", "_OFF"))


def test_no_name_is_given_twice() -> None:
    tree = ast.parse(Path(palette.__file__).read_text(encoding="utf-8"))
    assigned = [node for node in tree.body if isinstance(node, ast.Assign)]
    stored = [part for node in assigned for part in ast.walk(node.targets[0])]
    names = Counter(part.id for part in stored if isinstance(part, ast.Name))
    assert not [name for name, count in names.items() if count > 1]


def tone(name: str) -> pygame.Color:
    return pygame.Color(getattr(palette, name))


@pytest.mark.parametrize("name", GOOD)
def test_good_news_is_green(name: str) -> None:
    assert tone(name).g > max(tone(name).r, tone(name).b), name


@pytest.mark.parametrize("name", BAD)
def test_bad_news_is_red(name: str) -> None:
    assert tone(name).r > 1.4 * max(tone(name).g, tone(name).b), name


@pytest.mark.parametrize("table", TABLES)
def test_colours_are_what_they_are_called(table: str) -> None:
    for name, code in getattr(palette, table).items():
        if name in HUES:
            first, last = HUES[name]
            hue = pygame.Color(code).hsva[0]
            assert (hue - first) % 360 <= (last - first) % 360, f"{table}, {name}: {hue:.0f}"


def test_what_is_called_light_is_lighter_than_what_is_called_dark() -> None:
    """Also in names of pairs: the top of something is lit, its foot in the shade."""
    seen = 0
    for name in vars(palette):
        for light, dark in BRIGHTER:
            stem = name.removesuffix(light)
            other = getattr(palette, stem + dark, None)
            if stem == name or other is None:
                continue
            tones = (
                each if isinstance(each, str) else each[0] for each in (vars(palette)[name], other)
            )
            assert luminance(next(tones)) > luminance(next(tones)), (name, stem + dark)
            seen += 1
    assert seen > 10
