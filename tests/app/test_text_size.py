"""Letters grow, boards do not leave: at every text size the board is whole in view, and own gold,
ores, prestige, the prompt and the buttons are visible."""

from collections import Counter
from collections.abc import Iterator
from statistics import median

import pygame
import pytest
from app.blank_app import plain_app, resize
from app.layout import problems
from app.views import VIEWS
from words.speaking import speaking

from forgewar.app.kit.frame import Frame
from forgewar.app.match.handover import HandoverOverlay
from forgewar.app.window.app import App
from forgewar.play.match import Match
from forgewar.rules.geometry import geometry
from forgewar.words.language import language_tags

WINDOWS = ((1280, 720), (1366, 768), (1600, 900), (1920, 1080), (2560, 1440))
TEXT = (100, 125, 150, 175, 200)
SMALLEST_TEXT = 12  # pixels
# Scenes by the board that each of them shows.
SCENES = {
    "mine": "mine", "mine_preview": "mine", "placement": "mine", "solo_mine": "mine",
    "market": "market", "solo_market": "market", "acquisition": "offer", "management": "quests",
    "management_longest": "quests", "rewards": "quests", "level": "", "title": "",
    "market_card": "",
}  # fmt: skip
FORETOLD = ("mine_preview", "rewards")  # with what an action would make of the numbers
QUICK = ("mine_preview", "market", "acquisition", "management")


def _match(app: App) -> Match:
    assert app.context.match is not None
    return app.context.match


def board_parts(app: App, board: str) -> dict[str, pygame.Rect | None]:
    """Everything that belongs to a board, and where it is; none if it is not on screen."""
    frame, state = app.context.frame, _match(app).view.shown
    if board == "mine":
        names = [f"hex.{hex_}" for hex_ in geometry(state.down).hexes]
    elif board == "market":
        places = ("blacksmith", "bazaar", "barracks", "clerk", "road")
        found = {place: frame.places.get(f"market.{place}") for place in places}
        return {name: pygame.Rect(*box) if box else None for name, box in found.items()}
    elif board == "offer":
        names = [f"quest.{quest}" for quest in state.offer if quest]
    elif board == "quests":
        seat = _match(app).view.seat
        names = [f"own.{quest.key}" for quest in state.guilds[seat].quests]
    else:
        names = []
    spots = {name: frame.spot(name) for name in names}
    return {name: spot.rect if spot is not None else None for name, spot in spots.items()}


def bars(frame: Frame) -> tuple[int, int]:
    """Rows between which the board lies: below the top bar, above the buttons."""
    menu, confirm = frame.spot("menu"), frame.spot("confirm")
    assert menu is not None
    assert confirm is not None
    return menu.rect.bottom, confirm.rect.top


def board_faults(app: App, board: str) -> Iterator[str]:
    """Parts of the board that are missing, out of view, or under bars or guild panels."""
    frame = app.context.frame
    width = app.context.screen.surface.get_width()
    top, low = bars(frame)
    view = pygame.Rect(0, top, width, low - top)
    panels = [spot for spot in frame.spots if spot.name.startswith("guild.")]
    for name, rect in board_parts(app, board).items():
        if rect is None:
            yield f"{name} is not on screen"
        elif not view.contains(rect):
            yield f"{name} at {rect} is not whole between the bars"
        elif any(panel.rect.colliderect(rect) for panel in panels):
            yield f"{name} at {rect} lies under a guild's panel"


def panel_faults(app: App) -> Iterator[str]:
    """Gold, ores and prestige of the guild that chooses, unless they stand in its panel."""
    frame, match = app.context.frame, _match(app)
    seat = match.view.seat
    guild, spot = match.view.shown.guilds[seat], frame.spot(f"guild.{seat}")
    if spot is None:
        yield "the panel of the guild that chooses is not on screen"
        return
    shown = Counter(text.text for text in frame.texts if spot.rect.contains(text.rect))
    wanted = [guild.gold, guild.prestige, *guild.resources]
    missing = Counter(map(str, wanted)) - shown
    if missing:
        yield f"{missing} do not stand in the panel, which says {shown}"


def prompt_faults(app: App) -> Iterator[str]:
    """The prompt and the buttons, unless they are visible."""
    frame = app.context.frame
    window = app.context.screen.surface.get_rect()
    for name in ("confirm", "undo", "menu"):
        spot = frame.spot(name)
        if spot is None or not window.contains(spot.rect):
            yield f"{name} is not visible"
    _, low = bars(frame)
    buttons = [spot.rect for spot in frame.spots]
    below = [text for text in frame.texts if text.rect.top >= low - 4]
    lines = [text for text in below if text.rect.collidelist(buttons) < 0]
    said = " ".join(t.text for t in sorted(lines, key=lambda t: (t.rect.y, t.rect.x)))
    if not frame.prompt or "".join(frame.prompt.split()) not in "".join(said.split()):
        yield f"the prompt {frame.prompt!r} is not all of {said!r}"


def faults(app: App, view: str, size: tuple[int, int], text: int) -> list[str]:
    """All that is wrong with a scene in a window at a text size. Where an
    action is foretold, its numbers stand in the panel."""
    resize(app, size, text)
    app.loop.draw()
    found = [
        *problems(app.context.frame, size, SMALLEST_TEXT),
        *board_faults(app, SCENES[view]),
        *([] if view in FORETOLD else panel_faults(app)),
        *prompt_faults(app),
    ]
    return [f"{size[0]}x{size[1]} at {text} %: {fault}" for fault in found]


@pytest.mark.parametrize("view", QUICK)
def test_a_board_stays_whole_while_letters_grow(view: str) -> None:
    app = plain_app()
    VIEWS[view](app)
    found = [fault for text in (150, 200) for fault in faults(app, view, WINDOWS[0], text)]
    assert not found, "\n" + "\n".join(found)


@pytest.mark.slow
@pytest.mark.parametrize("tag", language_tags())
@pytest.mark.parametrize("view", SCENES)
def test_a_board_stays_whole_in_every_window_and_language(view: str, tag: str) -> None:
    app = plain_app()
    with speaking(tag):
        VIEWS[view](app)
        found = [
            fault for size in WINDOWS for text in TEXT for fault in faults(app, view, size, text)
        ]
    assert not found, "\n" + "\n".join(found)


@pytest.mark.parametrize(("text", "larger"), [(125, 1.2), (150, 1.2), (200, 1.6)])
def test_prompt_and_panels_grow_with_the_text(text: int, larger: float) -> None:
    """The prompt by less than the text size where it takes two lines."""
    app = plain_app()
    VIEWS["market"](app)

    def sizes() -> tuple[int, int]:
        app.loop.draw()
        frame = app.context.frame
        panel, (_, low) = frame.spot(f"guild.{_match(app).view.seat}"), bars(frame)
        assert panel is not None
        prompt = [t.size for t in frame.texts if t.rect.top >= low and t.text in frame.prompt]
        return max(prompt), max(t.size for t in frame.texts if panel.rect.contains(t.rect))

    before = sizes()
    resize(app, WINDOWS[0], text)
    assert [after >= larger * size for after, size in zip(sizes(), before, strict=True)] == [
        True,
        True,
    ], sizes()


@pytest.mark.parametrize(
    ("view", "larger"),
    [
        ("replay_200", 1.15),
        ("library", 1.9),
        ("setup_epic", 1.9),
        ("setup_solo", 1.9),
        ("wall", 1.9),
        ("hall", 1.9),
        ("hall_rivals", 1.9),
        ("lessons", 1.9),
        ("puzzles", 1.9),
        ("settings", 1.8),
        ("rules_start", 1.9),
        ("review", 1.3),
        ("scoring_4", 1.15),
        ("wealth_curtain", 1.15),
    ],
)
def test_what_is_said_at_both_sizes_is_larger_with_larger_text(view: str, larger: float) -> None:
    """Half of all lines at least; others have no room to grow."""
    app = plain_app()
    VIEWS[view](app)

    def sizes() -> dict[str, int]:
        app.loop.draw()
        return {text.text: text.size for text in app.context.frame.texts}

    before = sizes()
    resize(app, WINDOWS[0], 200)
    grown = [size / before[text] for text, size in sizes().items() if text in before]
    assert median(grown) >= larger, sorted(grown)


@pytest.mark.parametrize("text", [125, 150, 200])
def test_with_one_quest_all_designs_are_seen_and_tiles_stay_as_large(text: int) -> None:
    """They have the room that the only quest does not need."""
    app = plain_app()
    VIEWS["management"](app)
    guild = _match(app).view.shown.guilds[_match(app).view.seat]
    assert len(guild.quests) == 1

    def tiles() -> dict[str, int]:
        app.loop.draw()
        spots = app.context.frame.spots
        return {s.name: s.rect.width for s in spots if s.name.startswith(("hero.", "design."))}

    before = tiles()
    resize(app, WINDOWS[0], text)
    after = tiles()
    assert after.keys() == before.keys()
    assert min(after.values()) >= 0.7 * min(before.values())


def test_the_curtain_shows_what_happened_and_scrolls() -> None:
    """With the largest letters at least five lines, and all of them one after another."""
    app = plain_app()
    VIEWS["handover"](app)
    overlay = app.context.navigator.top
    assert isinstance(overlay, HandoverOverlay)
    lines = [line.text for line in overlay._lines]
    resize(app, WINDOWS[0], 200)
    seen: list[str] = []
    for _ in lines:
        app.loop.draw()
        shown = [text.text for text in app.context.frame.texts if text.text in lines]
        assert len(shown) >= 5
        seen += shown
        app.context.controller.command("scroll_up")
    assert set(seen) == set(lines)
