"""Nothing is told by colour alone: what some cannot tell apart differs in shape or in words."""

import re
from itertools import combinations

import pygame
import pytest
from app.contrast import faint
from app.positions import CONTENT
from app.views import VIEWS
from app.vision import alike, body_colour, ciede2000, outline_difference, piece
from cases import mostly_slow

from forgewar.app.kit import contrast, guild_colours, palette, svg
from forgewar.app.kit.canvas import Canvas
from forgewar.app.kit.pictures import Gallery
from forgewar.app.shot import headless_app
from forgewar.app.window.looking import ROOMS
from forgewar.content.model import RESOURCES
from forgewar.paths import assets_folder
from forgewar.words.names import EMBLEMS


def pictures(names: dict[str, str]) -> dict[str, bytes]:
    """The pictures that things have beside their colours."""
    return {key: (assets_folder() / f"{name}.svg").read_bytes() for key, name in names.items()}


GUILDS = pictures({colour: f"emblems/emblem_{EMBLEMS[colour]}" for colour in palette.GUILD})
PARTS = pictures({part: f"icons/source_{part}" for part in palette.SCORE})
PHASE = {phase: palette.PHASE[phase] for phase in ROOMS}  # other phases share a colour
PHASES = pictures({phase: f"icons/phase_{phase}" for phase in ROOMS})
ORES = pictures({ore: f"resources/{ore}" for ore in RESOURCES})
FAMILIES: dict[str, tuple[dict[str, str], dict[str, bytes]]] = {
    "guilds": (palette.GUILD, GUILDS),
    "lines of guilds": (palette.GUILD_LINE, GUILDS),
    "parts of a score": ({part: top for part, (top, _) in palette.SCORE.items()}, PARTS),
    "phases": (PHASE, PHASES),
    "floors of the mine": (dict(zip(RESOURCES, palette.FLOOR, strict=True)), ORES),
}


@pytest.mark.parametrize("family", FAMILIES)
def test_what_looks_alike_to_some_has_another_picture(family: str) -> None:
    colours, signs = FAMILIES[family]
    for sight, one, other, far in alike(colours):
        assert signs[one] != signs[other], f"{one} and {other} are {far} apart: {sight}"


def test_met_and_unmet_figures_can_be_told_by_everybody() -> None:
    assert not alike({"met": palette.FIGURE_MET, "unmet": palette.FIGURE_UNMET})


def test_the_simulation_finds_what_is_alike() -> None:
    """Red and green of one lightness, and two that nobody confuses."""
    assert [sight for sight, *_ in alike({"red": "#B06040", "green": "#7F7F3A"})] != []
    assert not alike({"black": "#000000", "white": "#FFFFFF"})


@pytest.mark.parametrize(
    ("one", "other", "far"),
    [  # from the table of Sharma, Wu and Dalal
        ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
        ((50, 2.5, 0), (73, 25, -18), 27.1492),
        ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
        ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
    ],
)
def test_distances_are_those_of_the_published_table(
    one: tuple[float, float, float], other: tuple[float, float, float], far: float
) -> None:
    assert ciede2000(one, other) == pytest.approx(far, abs=1e-4)


# Pieces, as large as they are drawn

SIZES = [("worker", 29), ("worker", 42), ("overseer", 34), ("overseer", 50)]
LEAST_OTHERWISE = 0.18  # of the pixels of two heads
WELL_APART = 20.0


@pytest.mark.parametrize(("kind", "width"), SIZES)
def test_pieces_of_two_guilds_have_other_outlines(kind: str, width: int) -> None:
    drawn = {emblem: piece(kind, emblem, width) for emblem in EMBLEMS.values()}
    for one, other in combinations(drawn, 2):
        share = outline_difference(drawn[one], drawn[other])
        assert share >= LEAST_OTHERWISE, f"{one} and {other} differ by {share:.1%}"


@pytest.mark.parametrize(("kind", "width"), SIZES)
def test_pieces_in_colours_well_apart_are_told_by_colour_too(kind: str, width: int) -> None:
    drawn = {c: piece(kind, emblem, width, apart=True) for c, emblem in EMBLEMS.items()}
    seen = {c: body_colour(picture, c, apart=True) for c, picture in drawn.items()}
    assert not alike(seen, WELL_APART), seen


@pytest.mark.parametrize("usual", [palette.GUILD, palette.GUILD_LINE], ids=["bodies", "lines"])
def test_colours_well_apart_are_so_for_everybody(usual: dict[str, str]) -> None:
    chosen = {c: guild_colours.to_well_apart(tone) for c, tone in usual.items()}
    assert not alike(chosen, WELL_APART)
    assert alike(usual, WELL_APART)  # or nobody would need them


NEUTRAL = {
    "#000000", "#FFFFFF", "#130C07", "#1C120B", "#F3E9D2", "#3A2406",  # outline, face, emblem
    "#C99A3B", "#9C6F00", "#A07200", "#F1C064", "#F4C367",  # brass
    "#3B281B", "#2A1B12", "#5A3F14", "#FFE7A8",  # head and lamp
}  # fmt: skip


def test_pictures_of_guilds_use_only_tones_that_are_recoloured() -> None:
    for emblem in EMBLEMS.values():
        for folder in guild_colours.FOLDERS:
            for path in (assets_folder() / folder).glob(f"*_{emblem}.svg"):
                tones = {t.upper() for t in re.findall("#[0-9a-fA-F]{6}", path.read_text())}
                assert not tones - NEUTRAL - set(palette.WELL_APART), path.name


@pytest.mark.parametrize("tones", [palette.GUILD, palette.GUILD_LINE, palette.TURN_DARK])
def test_tones_of_guilds_in_the_code_are_recoloured(tones: dict[str, str]) -> None:
    assert set(tones.values()) <= set(palette.WELL_APART)


def test_no_colour_is_recoloured_twice() -> None:
    assert not set(palette.WELL_APART) & set(palette.WELL_APART.values())


def count(surface: pygame.Surface, colours: set[str]) -> int:
    """The pixels that have one of these colours."""
    wanted = [surface.map_rgb(pygame.Color(colour)) for colour in colours]
    pixels = pygame.PixelArray(surface.copy())
    return sum(pixel in wanted for column in pixels for pixel in column)


USUAL = {*palette.GUILD.values(), *palette.GUILD_LINE.values()}
CHOSEN = {guild_colours.to_well_apart(colour) for colour in USUAL}
RECOLOURED = (
    "mine",
    "management",
    "log",
    "setup_epic",
    "scoring_4",
    "mat_0",
    "handover",
    "library",
)


@pytest.mark.slow
@pytest.mark.parametrize("view", mostly_slow(RECOLOURED, every=8))
def test_the_whole_screen_follows_the_choice_of_colours(view: str) -> None:
    app = headless_app(CONTENT, (1280, 720), 100)
    VIEWS[view](app)
    for apart in (False, True, False):
        app.context.settings.well_apart = apart
        app.loop.draw()
        surface = app.context.screen.surface
        there, gone = (CHOSEN, USUAL) if apart else (USUAL, CHOSEN)
        assert count(surface, there) > 20
        assert count(surface, gone) == 0


@pytest.mark.parametrize("colour", palette.GUILD)
def test_high_contrast_keeps_the_colours_of_guilds(colour: str) -> None:
    gallery = Gallery(eager=True)
    gallery.strong = gallery.apart = True
    canvas = Canvas(pygame.Surface((30, 30)), gallery, 1.0)
    canvas.fill(0, 0, 30, 15, palette.GUILD[colour])
    canvas.shape(0, 15, 30, 15, svg.box(0, 0, 30, 15, 0, palette.GUILD[colour]))
    wanted = pygame.Color(guild_colours.to_well_apart(palette.GUILD[colour]))
    assert canvas.surface.get_at((9, 9)) == canvas.surface.get_at((9, 22)) == wanted


@pytest.mark.slow
def test_colours_are_chosen_in_the_settings() -> None:
    app = headless_app(CONTENT, (1280, 720), 100)
    VIEWS["settings"](app)
    app.loop.draw()
    for name in ("apart", "usual"):
        spot = app.context.frame.spot(f"colours.{name}")
        assert spot is not None
        app.context.controller.press(spot)
        app.loop.draw()
        assert app.context.settings.well_apart == app.context.gallery.apart == (name == "apart")


# High contrast

STRONG = (
    "menu", "settings", "setup_epic", "mine", "market", "management", "question", "rules_mine",
    "scoring_4", "lesson_doing", "log",
)  # fmt: skip


@pytest.mark.parametrize("view", mostly_slow(STRONG, every=6))
def test_every_text_stands_out_in_high_contrast(view: str, monkeypatch: pytest.MonkeyPatch) -> None:
    app = headless_app(CONTENT, (1280, 720), 100)
    app.context.settings.high_contrast = True
    VIEWS[view](app)
    found = faint(app, monkeypatch, contrast.ENOUGH, 4.5)
    assert not found, "\n" + "\n".join(found)


def test_edges_of_what_can_be_pressed_stand_out_in_high_contrast() -> None:
    for edge in (palette.OUTLINE, palette.EDGE, palette.RULE):
        strong = contrast.luminance(contrast.to_high_contrast(edge))
        assert contrast.ratio(strong, contrast.luminance(palette.SHADE)) >= contrast.ENOUGH


@pytest.mark.slow
def test_high_contrast_is_switched_on_and_off_at_once() -> None:
    app = headless_app(CONTENT, (1280, 720), 100)
    VIEWS["settings"](app)
    app.loop.draw()
    usual = app.context.screen.surface.copy()
    for _ in range(2):
        spot = app.context.frame.spot("high_contrast")
        assert spot is not None
        app.context.controller.press(spot)
        app.loop.draw()
        app.loop.draw()
        changed = usual.get_buffer().raw != app.context.screen.surface.get_buffer().raw
        assert changed == app.context.settings.high_contrast
