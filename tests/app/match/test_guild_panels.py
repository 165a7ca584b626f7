"""Guild panels give way to each other: whole, or lines but for the guild that chooses."""

from itertools import pairwise

from app.blank_app import plain_app, put, resize
from app.positions import positions

from forgewar.app.kit.canvas import Canvas, fit_scale
from forgewar.app.match import guild_panels
from forgewar.app.window.app import App

SMALL = (1024, 640)
LINE, AUTOMATED = 44, 78  # units: a collapsed panel, and that of an automated colour


def at(kind: str, size: tuple[int, int], *, guide: bool) -> App:
    app = plain_app(size)
    put(app, positions()[kind].session())
    resize(app, size, 100)
    app.context.settings.guide = guide
    app.loop.draw()
    return app


def heights(app: App, size: tuple[int, int]) -> list[int]:
    """Heights of all panels in units, top to bottom; they lie in one column and never overlap."""
    match = app.context.match
    assert match is not None
    spots = [app.context.frame.spot(f"guild.{side}") for side in range(match.view.sides)]
    rects = [spot.rect for spot in spots if spot is not None]
    assert len(rects) == match.view.sides
    assert all(upper.bottom < lower.top for upper, lower in pairwise(rects))
    scale = fit_scale(size)
    return [round(rect.height / scale) for rect in rects]


def test_the_guild_that_chooses_stays_whole_where_the_guide_needs_the_room() -> None:
    app = at("wealth", SMALL, guide=True)
    match = app.context.match
    assert match is not None
    assert app.context.frame.spot("guide.away") is not None
    found = heights(app, SMALL)
    own = found.pop(match.view.seat)
    assert found == [LINE] * len(found)
    assert own > AUTOMATED


def test_panels_are_whole_without_the_guide() -> None:
    found = heights(at("mine", SMALL, guide=False), SMALL)
    assert min(found) > AUTOMATED
    assert max(found) - min(found) <= 1


def test_with_automated_colours_the_guild_has_the_room_that_they_leave() -> None:
    found = heights(at("solo_mine", SMALL, guide=False), SMALL)
    assert found[1:] == [AUTOMATED] * len(found[1:])
    assert found[0] >= 178


def test_a_panel_needs_more_room_for_larger_letters() -> None:
    app = plain_app()
    c = Canvas(app.context.screen.surface, app.context.gallery, 1.0)
    usual = guild_panels._least(c)
    c.letters = 1.5
    assert guild_panels._least(c) > 1.25 * usual
