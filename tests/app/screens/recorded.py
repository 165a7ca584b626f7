"""Recorded games of every mode in an app without a window, and queries on what its screen shows.

for table in positions("simple_3", every=FEW):
    assert table.numbers(table.spot("guild.0").rect) ...
"""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any
from unittest.mock import patch

import pygame
from app.blank_app import plain_app
from fixtures.record_fixtures import FIXTURES, RECORDS
from msgspec.structs import replace

from forgewar.app import cards
from forgewar.app.kit import widgets
from forgewar.app.kit.canvas import Canvas
from forgewar.app.kit.frame import Frame, Spot
from forgewar.app.kit.signs import Sign
from forgewar.app.window import game_files
from forgewar.app.window.app import App
from forgewar.play.match import Match
from forgewar.rules.actions import Action
from forgewar.rules.events import Event, GoldChanged
from forgewar.rules.game import Game
from forgewar.rules.state import GameState
from forgewar.session.session import Session
from forgewar.session.timeline import Timeline

NAMES = {"blue": "Tower", "yellow": "Sun", "purple": "Raven", "green": "Oak"}
WINDOW, SMALL = (1920, 1080), (1280, 720)
FEW, MANY = 41, 3  # one position in so many of each kind of decision, from the first on

GAMES = [fixture.name for fixture in FIXTURES]
# The default run: many positions of a short game, and a few of games of the other modes.
SHORT = "fast_forward_2"
SAMPLED = ("simple_3", "simple_3_random", "epic_4_bonus_tiles", "solo_epic_medium")


@dataclass(frozen=True)
class DrawnCard:
    """A card that was drawn: by its key, with the price it was given."""

    key: str
    rect: pygame.Rect
    price: int | None


@dataclass(frozen=True)
class DrawnPerson:
    """An adventurer whose face or tile was drawn."""

    seat: int
    number: int
    rect: pygame.Rect


@dataclass
class Table:
    """An app that shows one position of a recorded game, every seat taken by a person."""

    app: App
    played: Action | None = None  # what the record plays here
    panels: list[tuple[pygame.Rect, bool]] = field(default_factory=list)  # and whether they glow
    cards: list[DrawnCard] = field(default_factory=list)
    people: list[DrawnPerson] = field(default_factory=list)

    @property
    def match(self) -> Match:
        assert self.app.context.match is not None
        return self.app.context.match

    @property
    def frame(self) -> Frame:
        return self.app.context.frame

    @property
    def game(self) -> Game:
        return self.match.session.game

    @property
    def state(self) -> GameState:
        return self.game.state

    @property
    def seat(self) -> int:
        """The guild that decides, by the rules."""
        assert self.game.decision is not None
        return self.game.decision.seat

    def name(self, side: int) -> str:
        """A guild's name, from the colour in the record."""
        return NAMES[self.match.session.header.colours[side]]

    def after(self, action: Action) -> tuple[Game, list[Event]]:
        """A copy of the game in which the action was played, and its events."""
        copy = self.game.clone()
        return copy, copy.play(action)

    # What the screen shows

    def draw(self) -> None:
        self.panels.clear()
        self.cards.clear()
        self.people.clear()
        # The table is shown as it is, not what has just changed or what a strike left behind.
        self.match.view.recent_changes.forget()
        self.match.animation.remains = None
        with _recorded(self):
            self.app.loop.draw()

    def point(self, name: str) -> None:
        """Point at a spot, and draw what that changes."""
        controller = self.app.context.controller
        controller.focus = controller.pointed = name
        self.draw()

    def command(self, name: str) -> None:
        self.app.context.command(name)

    def press(self, name: str) -> None:
        spot = self.spot(name)
        assert spot.enabled, f"{name} cannot be pressed: {spot.why}"
        self.app.context.controller.press(spot)
        self.draw()

    @contextmanager
    def opened(self, route: str, *given: object) -> Iterator[None]:
        """An overlay over the scene."""
        self.app.context.navigator.open(route, *given)
        self.draw()
        try:
            yield
        finally:
            self.app.context.navigator.pop()
            self.draw()

    def spot(self, name: str) -> Spot:
        found = self.frame.spot(name)
        assert found is not None, f"no {name} among {[s.name for s in self.frame.spots]}"
        return found

    def spots(self, start: str) -> list[Spot]:
        return [spot for spot in self.frame.spots if spot.name.startswith(start)]

    def texts(self, within: pygame.Rect | None = None) -> list[str]:
        """Texts on screen or in a part of it, in reading order."""
        found = [
            text
            for text in self.frame.texts
            if within is None or within.collidepoint(text.rect.center)
        ]
        return [t.text for t in sorted(found, key=lambda t: (t.rect.centery // 6, t.rect.x))]

    def numbers(self, within: pygame.Rect) -> list[int]:
        """Whole numbers that stand alone, in reading order."""
        texts = (text.replace("−", "-") for text in self.texts(within))
        return [int(text) for text in texts if text.removeprefix("-").isdigit()]

    def number_at(self, place: str) -> int:
        """The number at a place that was noted for things to fly to."""
        box = self.frame.places[place]
        point = pygame.Rect(box.x - 3, box.y - 3, 6, 6)
        (number,) = [int(t.text) for t in self.frame.texts if t.rect.colliderect(point)]
        return number

    def signs(self, term: str, within: pygame.Rect | None = None) -> list[Sign]:
        """Signs of a term of the glossary that say what they mean now."""
        return [
            sign
            for sign in self.frame.signs
            if sign.term == term
            and sign.now is not None
            and (within is None or within.collidepoint(sign.rect.center))
        ]

    def pictures(self, start: str, within: pygame.Rect | None = None) -> list[str]:
        """Names of pictures, from left to right."""
        found = [
            sign
            for sign in self.frame.signs
            if sign.picture.startswith(start)
            and (within is None or within.collidepoint(sign.rect.center))
        ]
        return [sign.picture for sign in sorted(found, key=lambda sign: sign.rect.x)]


@contextmanager
def _recorded(table: Table) -> Iterator[None]:
    """Note panels, cards and people while a frame is drawn; draw everything anew."""
    panel, card = widgets.panel, cards.draw_card
    face, tile = cards.draw_face, cards.draw_adventurer

    def noted_panel(c: Canvas, *place: Any, active: bool = False, **more: Any) -> None:
        table.panels.append((c.rect(*place[:4]), active))
        panel(c, *place, active=active, **more)

    def noted_card(
        c: Canvas, content: Any, key: str, x: float, y: float, width: float, **more: Any
    ) -> None:
        rect = c.rect(x, y, width, cards.card_height(width))
        table.cards.append(DrawnCard(key, rect, more.get("price")))
        card(c, content, key, x, y, width, **more)

    def noted_face(
        c: Canvas, view: Any, seat: int, number: int, x: float, y: float, size: float
    ) -> None:
        table.people.append(DrawnPerson(seat, number, c.rect(x, y, size, size)))
        face(c, view, seat, number, x, y, size)

    def noted_tile(
        c: Canvas, view: Any, seat: int, number: int, x: float, y: float, width: float, **more: Any
    ) -> None:
        table.people.append(DrawnPerson(seat, number, c.rect(x, y, width, width)))
        tile(c, view, seat, number, x, y, width, **more)

    def drawn_anew(_c: Canvas, _name: str, _shows: object, draw: Any) -> None:
        draw()

    with (
        patch.object(widgets, "panel", noted_panel),
        patch.object(cards, "draw_card", noted_card),
        patch.object(cards, "draw_face", noted_face),
        patch.object(cards, "draw_adventurer", noted_tile),
        patch.object(Canvas, "kept", drawn_anew),
    ):
        yield


def rich(game: Game) -> Game:
    """A copy in which the guild that decides has all the gold it could want."""
    copy = game.clone()
    assert copy.decision is not None
    copy.state.guilds[copy.decision.seat].gold += 1000
    return copy


def gold_of(events: list[Event], seat: int) -> list[GoldChanged]:
    return [event for event in events if isinstance(event, GoldChanged) and event.seat == seat]


def read(name: str) -> Timeline:
    return Timeline.read(RECORDS / f"{name}.jsonl")


def positions(
    name: str, *, every: int = 1, window: tuple[int, int] = WINDOW, text: int = 100
) -> Iterator[Table]:
    """Positions of a recorded game, drawn: of each kind of decision the first and then one in
    `every`. What a test presses must not play anything. `text` is the size of text in percent."""
    timeline = read(name)
    app = _begun(timeline, window)
    app.context.settings.text_scale = text
    match = app.context.match
    assert match is not None
    seen: Counter[type] = Counter()
    for moment in range(timeline.last):
        kind, action = type(timeline.games[moment].decision), timeline.action(moment)
        assert action is not None
        if seen[kind] % every == 0:
            table = Table(app, action)
            table.draw()
            yield table
            app.context.controller.focus = app.context.controller.pointed = ""
        seen[kind] += 1
        match.play(action)


def ended(name: str) -> Table:
    """A recorded game that is over, its last scene drawn."""
    timeline = read(name)
    app = _begun(timeline, WINDOW)
    match = app.context.match
    assert match is not None
    for moment in range(timeline.last):
        action = timeline.action(moment)
        assert action is not None
        match.play(action)
    table = Table(app)
    table.draw()
    return table


def _begun(timeline: Timeline, window: tuple[int, int]) -> App:
    """The start of a game in an app, every seat taken by a person; nothing speaks up by itself."""
    header = timeline.header
    seats = tuple(replace(seat, player="person") for seat in header.seats)
    session = Session.new(header.options, header.seed, timeline.games[0].content, seats=seats)
    app = plain_app(window)
    settings = app.context.settings
    settings.ask_last_trades = settings.guide = False
    match = game_files.start_match(app.context, session)
    match.animation.leads_at_once = False  # positions at rest
    return app
