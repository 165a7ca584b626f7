"""Nothing is told by colour alone: what some cannot tell apart differs in shape or in words."""

import pytest
from app.contrast import faint
from app.positions import CONTENT
from app.views import VIEWS
from app.vision import alike
from cases import mostly_slow

from forgewar.app.kit import contrast, palette
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
