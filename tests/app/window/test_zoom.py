"""Large letters are large: all that is drawn grows with them. What does not fit is scrolled, up and
down only, and all of it can be reached."""

import pygame
import pytest
from app.blank_app import plain_app, resize
from app.layout import problems
from app.views import VIEWS
from cases import mostly_slow

from forgewar.app.window.app import App

pytestmark = pytest.mark.slow

SIZES = ((1024, 640), (1024, 768), (1280, 720), (1920, 1080), (2560, 1080))
SCALES = (125, 150, 200)
SCENES = (
    "mine", "market", "acquisition", "management", "wealth_chosen", "title", "scoring_4",
    "replay_200", "menu", "setup_epic", "library", "lessons", "merchant", "review",
    "review_turn_why", "hall_reviews",
)  # fmt: skip
# What has a word at 100 % and only its picture, twice as large, where there is no room for it.
WORDLESS = ("tool.", "suggest.", "title", "watch", "review", "previous")
# Grounds that are as high as what is on them, windows of lists, which show the first of many, and
# words that are pressed in the middle of a text, which break where its lines do.
GROUNDS = (
    "home", "sheet", "games", "files", "list", "chart.", "designs", "discard", "log", "hint",
    "chapters", "page.", "clause.",
)  # fmt: skip


def shown(view: str, size: tuple[int, int] = (1280, 720), scale: int = 200) -> App:
    app = plain_app()
    resize(app, size, scale)
    VIEWS[view](app)
    app.loop.draw()
    return app


def move(app: App, x: int, y: int) -> None:
    app.context.controller.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=(x, y)))


def wheel(app: App, notches: int) -> None:
    app.context.controller.handle(pygame.event.Event(pygame.MOUSEWHEEL, y=-notches))


def key(app: App, code: int) -> None:
    app.context.controller.handle(pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode=""))
    app.context.controller.handle(pygame.event.Event(pygame.KEYUP, key=code, mod=0))
    app.loop.draw()


def at(app: App, name: str) -> pygame.Rect:
    """Where a spot lies in the window."""
    spot = app.context.frame.spot(name)
    assert spot is not None
    return app.loop.zoom.in_window(spot.rect)


def seen(app: App, name: str) -> bool:
    """Whether all of a spot is in the window; or all that has room in it."""
    rect, (_, tall) = at(app, name), app.loop.zoom.front.visible_rows
    spot = app.context.frame.spot(name)
    assert spot is not None
    if not app.loop.zoom.front.shows(spot.rect):
        return False
    return rect.height > tall or app.context.screen.surface.get_rect().contains(rect)


def off_one_way(app: App) -> list[str]:
    """Where a window would have to go sideways, or not everything can be reached by going down."""
    wide, sheet = app.context.screen.surface.get_width(), app.loop.zoom.front
    found = [] if app.loop.shown.get_width() == wide else [f"{app.loop.shown.get_width()} px wide"]
    top, last = sheet.visible_rows[0], app.loop.shown.get_height()
    sheet.scroll_to(last)
    reached = sheet.visible_rows[0] + app.context.screen.surface.get_height()
    sheet.scroll_to(top)
    return found if reached == last else [*found, f"{reached} of {last} rows are reached"]


def shrunk(app: App, size: tuple[int, int]) -> list[str]:
    """What has fewer pixels with larger letters than with smaller ones. What is as wide as the
    window, or a part of it, loses what margins take; but never against 100 %."""
    found: list[str] = []
    first: dict[str, pygame.Rect] = {}
    before: dict[str, pygame.Rect] = {}
    letters = 0.0
    for scale in (100, *SCALES):
        resize(app, size, scale)
        app.loop.draw()
        now = {
            spot.name: spot.rect
            for spot in app.context.frame.spots
            if not spot.name.startswith((*WORDLESS, *GROUNDS)) and not _cut(app, spot.rect)
        }
        least = min(text.size for text in app.context.frame.texts)
        if least < letters:
            found.append(f"letters of {least} px at {scale} %, {letters} before")
        for name, rect in now.items():
            usual, last = first.get(name, rect), before.get(name, rect)
            slack = 2 + size[0] // 400
            small = rect.width < usual.width - slack or rect.height < usual.height - slack
            if small or rect.width < 0.75 * last.width or rect.height < 0.93 * last.height:
                found.append(f"{name} at {scale} %: {rect.size}, {usual.size} at 100 %")
        first, before, letters = first or now, now, least
    return found


def _cut(app: App, rect: pygame.Rect) -> bool:
    """Whether the edge of a list that scrolls cuts a spot."""
    lists = [spot.rect for spot in app.context.frame.spots if spot.scroll is not None]
    return any(
        around.colliderect(rect)
        and (rect.top <= around.top + 2 or rect.bottom >= around.bottom - 2)
        for around in lists
        if around != rect
    )


# Everything grows


@pytest.mark.parametrize("view", mostly_slow(SCENES, every=8))
def test_nothing_shrinks_when_letters_grow(view: str) -> None:
    app = plain_app()
    VIEWS[view](app)
    assert not shrunk(app, (1280, 720))


@pytest.mark.long
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("view", VIEWS)
def test_nothing_shrinks_anywhere(view: str, size: tuple[int, int]) -> None:
    app = plain_app()
    VIEWS[view](app)
    assert not shrunk(app, size)


@pytest.mark.parametrize("view", ["mine", "market", "settings", "rules_mine", "question"])
def test_twice_the_text_is_twice_as_large(view: str) -> None:
    app = shown(view, scale=100)
    usual = max(text.size for text in app.context.frame.texts)
    resize(app, (1280, 720), 200)
    app.loop.draw()
    assert max(text.size for text in app.context.frame.texts) >= 2 * usual - 1


@pytest.mark.parametrize("view", ["mine", "market", "management", "settings"])
def test_no_text_is_smaller_than_18_pixels_on_a_screen_of_1080_lines(view: str) -> None:
    app = shown(view, (1920, 1080), 100)
    assert min(text.size for text in app.context.frame.texts) >= 18


# One way only


@pytest.mark.parametrize("view", mostly_slow(SCENES, every=8))
def test_no_scene_is_panned_both_ways(view: str) -> None:
    app = plain_app()
    VIEWS[view](app)
    for size in ((1024, 640), (1280, 720)):
        resize(app, size, 200)
        app.loop.draw()
        assert not off_one_way(app), size
        left = {
            spot.name: app.loop.zoom.in_window(spot.rect).left for spot in app.context.frame.spots
        }
        for corner in ((2, 2), (size[0] - 2, size[1] - 2), (size[0] - 2, 2)):
            move(app, *corner)
            app.loop.step(0.5)
        assert left == {
            s.name: app.loop.zoom.in_window(s.rect).left for s in app.context.frame.spots
        }


@pytest.mark.long
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("view", VIEWS)
def test_no_view_is_panned_both_ways_in_any_window(view: str, size: tuple[int, int]) -> None:
    app = plain_app()
    VIEWS[view](app)
    found = []
    for scale in SCALES:
        resize(app, size, scale)
        app.loop.draw()
        wrong = [*off_one_way(app), *problems(app.context.frame, app.loop.shown.get_size(), 12)]
        found += [f"{scale} %: {each}" for each in wrong]
    assert not found, "\n" + "\n".join(found)


def test_at_100_percent_nothing_is_folded() -> None:
    app = shown("market", scale=100)
    assert app.loop.shown is app.context.screen.surface
    wheel(app, 3)
    assert not app.loop.zoom.moved


# All of it can be reached


@pytest.mark.slow
@pytest.mark.parametrize("view", ["mine", "market", "setup_epic", "library"])
def test_the_window_shows_what_has_the_focus(view: str) -> None:
    app = shown(view)
    for name in [spot.name for spot in app.context.frame.spots if spot.focusable]:
        app.context.controller.focus = name
        app.loop.draw()
        app.loop.draw()
        assert seen(app, name), name


def test_the_wheel_scrolls() -> None:
    app = shown("mine")
    assert not seen(app, "log")
    move(app, 640, 200)
    for _ in range(60):
        wheel(app, 1)
    assert seen(app, "log")
    assert app.context.controller.pointer == app.loop.zoom.to_surface((640, 200))


def test_the_wheel_scrolls_the_list_under_the_pointer_first() -> None:
    app = shown("market")
    app.context.controller.focus = "market.clerk.iron_spear"
    app.loop.draw()
    app.loop.draw()
    place = app.loop.zoom.table.offset
    move(app, *at(app, "market.clerk.iron_spear").center)
    wheel(app, 1)
    assert app.loop.zoom.table.offset == place


def test_keys_turn_pages() -> None:
    app = shown("mine")
    key(app, pygame.K_PAGEDOWN)
    assert app.loop.zoom.table.offset > 300
    key(app, pygame.K_PAGEUP)
    assert app.loop.zoom.table.offset == 0


def test_a_pointer_that_rests_at_an_edge_pulls_what_lies_beyond() -> None:
    app = shown("mine")
    edge = app.loop.zoom.table.visible_rows[1] - 4
    move(app, 20, edge)
    app.loop.step(0.1)
    assert app.loop.zoom.table.offset == 0, "it may only be passing"
    for _ in range(9):
        app.loop.step(0.1)
    down = app.loop.zoom.table.offset
    assert down > 200
    move(app, 20, 300)
    app.loop.step(1)
    assert app.loop.zoom.table.offset == down
    move(app, 20, 4)
    for _ in range(20):
        app.loop.step(0.1)
    assert app.loop.zoom.table.offset == 0


def test_a_pointer_at_rest_does_not_pull_while_keys_are_used() -> None:
    app = shown("mine")
    move(app, 20, app.loop.zoom.table.visible_rows[1] - 4)
    key(app, pygame.K_TAB)
    place = app.loop.zoom.table.offset
    for _ in range(9):
        app.loop.step(0.1)
    assert app.loop.zoom.table.offset == place


@pytest.mark.parametrize(
    "view", mostly_slow(["mine", "market", "scoring_4", "setup_epic", "replay_200"], every=5)
)
def test_the_buttons_stay_in_the_window(view: str) -> None:
    app = shown(view)
    last = {"setup_epic": "start", "replay_200": "play_on"}.get(view, "confirm")
    before = at(app, last)
    assert app.context.screen.surface.get_rect().contains(before)
    move(app, 2, 200)
    for _ in range(60):
        wheel(app, 1)
    assert app.loop.zoom.table.offset == app.loop.zoom.table.hidden_rows
    assert at(app, last) == before


@pytest.mark.parametrize("begin", ["confirm", "undo", "hex."])
def test_the_pointer_finds_what_is_seen_under_it(begin: str) -> None:
    app = shown("mine")
    move(app, 2, 200)
    wheel(app, 2)
    names = [spot.name for spot in app.context.frame.spots if spot.name.startswith(begin)]
    name = next(name for name in names if seen(app, name))
    move(app, *at(app, name).center)
    assert app.context.controller.hot == name


def test_a_click_reaches_what_is_seen_under_the_pointer() -> None:
    app = shown("menu")
    move(app, 640, 300)
    for _ in range(60):
        wheel(app, 1)
    place = at(app, "settings").center
    for kind in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        app.context.controller.handle(pygame.event.Event(kind, pos=place, button=1))
    assert type(app.context.navigator.top).__name__ == "SettingsOverlay"


def test_another_scene_begins_at_its_top() -> None:
    app = shown("mine")
    app.loop.zoom.table.scroll_to(500)
    app.context.command("look_market")
    app.loop.draw()
    assert app.loop.zoom.table.offset == 0


# What lies over a scene


def test_what_is_read_fits_the_window_and_the_scene_stays() -> None:
    app = shown("mine")
    app.loop.zoom.table.scroll_to(300)
    app.context.command("rules")
    app.loop.draw()
    assert app.context.screen.surface.get_rect().contains(at(app, "back"))
    move(app, 1276, 716)
    assert app.context.controller.pointer == (1276, 716)
    wheel(app, 3)
    app.context.command("back")
    app.loop.draw()
    assert app.loop.zoom.table.offset == 300


def test_an_overlay_that_is_higher_than_the_window_is_scrolled_from_its_top() -> None:
    app = shown("stage")
    assert app.loop.zoom.over.folded
    assert app.loop.zoom.over.offset == 0
    app.context.controller.focus = "go"
    app.loop.draw()
    app.loop.draw()
    assert seen(app, "go")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("view", "name"),
    [
        ("lesson_doing", "lesson"),
        ("hint_market", "hint"),
        ("review_turn", "turn"),
        ("review_turn_better", "turn"),
        ("review_turn_why", "turn"),
    ],
)
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720)])
def test_what_a_lesson_a_hint_or_a_review_says_is_shown(
    view: str, name: str, size: tuple[int, int]
) -> None:
    assert seen(shown(view, size), name)


@pytest.mark.slow
@pytest.mark.parametrize("view", ["review_turn", "review_turn_better", "review_turn_why"])
def test_all_of_a_turning_point_has_room_in_a_low_window(view: str) -> None:
    app = shown(view, (1024, 640))
    assert at(app, "turn").height <= app.loop.zoom.table.visible_rows[1]


def test_what_a_button_in_the_foot_is_for_is_told_above_it() -> None:
    app = shown("mine")
    move(app, 2, 200)
    wheel(app, 3)
    move(app, *at(app, "tool.rules").center)
    app.loop.draw()
    slip = app.context.frame.slips[-1]
    top, tall = app.loop.zoom.table.visible_rows
    assert top <= slip.top
    assert slip.bottom <= top + tall


@pytest.mark.parametrize("view", ["piece_completed", "piece_champion", "piece_phase"])
def test_a_set_piece_takes_place_where_one_looks(view: str) -> None:
    app = shown(view)
    assert app.context.match is not None
    assert app.context.match.animation.piece is not None
    app.loop.zoom.table.scroll_to(400)
    app.loop.draw()
    top, tall = app.loop.zoom.table.visible_rows
    assert tall == app.context.screen.surface.get_height()
    largest = max(app.context.frame.texts, key=lambda text: text.size)
    assert pygame.Rect(0, top, 1280, tall).contains(largest.rect)
