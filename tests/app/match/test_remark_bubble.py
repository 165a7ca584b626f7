"""A rival's remark on screen: a bubble where the left column is free, else a line in the log."""

import pytest
from app.blank_app import plain_app, resize
from app.views import VIEWS

from forgewar.app.window.app import App
from forgewar.play.remarks import remark_now


def said(app: App) -> str:
    """The remark as a screen reader has it; empty if none is there."""
    app.loop.draw()
    spot = app.context.frame.spot("remark")
    return spot.label if spot is not None else ""


def texts(app: App) -> str:
    return " ".join(text.text for text in app.context.frame.texts)


@pytest.mark.slow
@pytest.mark.parametrize("view", ["remark_quest", "remark_strike", "remark_log"])
@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 100), ((1280, 720), 150)])
def test_a_remark_is_read_and_covers_no_spot(view: str, size: tuple[int, int], scale: int) -> None:
    app = plain_app(size, scale)
    VIEWS[view](app)
    match = app.context.match
    assert match is not None
    remark = remark_now(match.view)
    assert remark is not None
    name = str(remark.rival.name)
    heard = said(app)
    frame = app.context.frame
    if frame.spot("log") is None and not heard:
        return  # neither a free column nor a log: nothing is covered for it
    assert heard == f"{name}: {remark.text}"
    assert str(remark.text) in texts(app)
    bubble = frame.spot("remark")
    assert bubble is not None
    panels = [spot for spot in frame.spots if spot.name.startswith("guild.")]
    assert not any(bubble.rect.colliderect(panel.rect) for panel in panels)
    assert remark.rival.picture in {sign.picture for sign in frame.signs}


def test_remarks_can_be_turned_off() -> None:
    app = plain_app()
    VIEWS["remark_strike"](app)
    assert said(app)
    app.context.settings.remarks = False
    app.context.changed()
    assert not said(app)
    resize(app, (1280, 720), 150)
    assert not said(app)


def test_a_log_without_room_to_the_left_has_the_remark_as_its_first_line() -> None:
    app = plain_app()
    VIEWS["remark_log"](app)
    assert said(app)
    frame = app.context.frame
    log, bubble = frame.spot("log"), frame.spot("remark")
    assert log is not None
    assert bubble is not None
    assert log.rect.contains(bubble.rect)
