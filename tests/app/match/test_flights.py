"""What flies is drawn from where the scene drew its origin to where it drew its goal."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from app.blank_app import plain_app, replay_of

from forgewar.app import cards
from forgewar.app.kit import motion
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.match import flights
from forgewar.app.window.app import App
from forgewar.app.window.global_commands import set_speed
from forgewar.play.flights import Flight
from forgewar.play.in_flight import ARRIVES
from forgewar.play.match import Match
from forgewar.rules import events as ev
from forgewar.session.timeline import Timeline

RECORD = Path(__file__).parents[2] / "fixtures" / "records" / "simple_3.jsonl"
SHOWN = (
    ev.SpaceTaken, ev.CardUsed, ev.CardGained, ev.DesignGained, ev.DesignClaimed, ev.QuestTaken,
    ev.CardRevealed, ev.CardsDiscarded, ev.AdventurerRaised, ev.WeaponForged,
)  # fmt: skip
NEAR = 90.0  # units: an arc has left its origin a little in the first frames


@pytest.fixture(scope="module")
def timeline() -> Timeline:
    return Timeline.read(RECORD)


def motions(app: App, timeline: Timeline, moment: int, step: float = 0.1) -> Iterator[Match]:
    """The frames of one action."""
    app.context.navigator.open("replay", timeline, moment - 1)
    replay = replay_of(app)
    match = replay.match
    replay.toggle()
    match.clock.update(1.0)
    replay.playing = False
    while match.animation.busy:
        app.loop.draw()
        yield match
        app.loop.step(step)
    app.context.navigator.pop()


def moments_of(timeline: Timeline) -> set[int]:
    """One action for each kind of event that is looked at, once the game has begun: wealth comes
    from the middle of the table."""
    found: dict[type, int] = {}
    for moment, events in enumerate(timeline.events):
        if timeline.games[moment].state.round == 0:
            continue
        for event in events:
            found.setdefault(type(event), moment)
    return {found[kind] for kind in SHOWN if kind in found}


class Drawn:
    """Notes where each flight is drawn, and what it leads between."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.things: set[str] = set()
        self.sized: set[tuple[str, bool]] = set()  # at which end, and whether a card lies there
        self.places: list[tuple[float, float]] = []
        self.widths: list[float] = []
        self.wide = 0.0  # the card of which a picture was asked for, without its shadow
        for thing, draw in dict(flights.DRAWN).items():
            if draw is not None:
                monkeypatch.setitem(flights.DRAWN, thing, self._noting(draw))
        monkeypatch.setattr(motion, "draw_faded", self._seen)
        monkeypatch.setattr(motion, "draw_sized", self._seen_sized)
        for name in ("card_surface", "back_surface"):
            monkeypatch.setattr(cards, name, self._noting_width(getattr(cards, name)))

    def _noting(self, draw):  # type: ignore[no-untyped-def]
        def noting(c: Canvas, match: Match, flight: Flight, start: Box, end: Box) -> None:
            origin, goal = c.place(flight.origin), c.place(flight.goal)
            assert origin is not None, flight
            assert goal is not None, flight
            self.places.clear()
            self.widths.clear()
            draw(c, match, flight, start, end)
            assert self.places or flight.part >= ARRIVES  # then it is in the panel
            for place in self.places:
                check(flight, place, origin, goal)
                check_panels(c, match, flight, place)
            for width in self.widths:
                self._check_width(flight, width, origin, goal)
            self.things.add(flight.thing)

        return noting

    def _seen(self, c: Canvas, picture: pygame.Surface, x: float, y: float, *_: object) -> None:
        assert picture.get_width() * picture.get_height() > 0
        assert 0 <= x <= c.width
        assert -NEAR <= y <= c.height
        self.places.append((x, y))

    def _seen_sized(
        self,
        c: Canvas,
        picture: pygame.Surface,
        x: float,
        y: float,
        wide: float,
        tall: float,
        *_: object,
    ) -> None:
        self._seen(c, picture, x, y)
        assert wide <= tall + 0.001  # narrower only where it is turned over
        self.widths.append(self.wide * tall)

    def _noting_width(self, made):  # type: ignore[no-untyped-def]
        def noting(*asked):  # type: ignore[no-untyped-def]
            self.wide = asked[-1]
            return made(*asked)

        return noting

    def _check_width(self, flight: Flight, width: float, start: Box, end: Box) -> None:
        """A card is as wide as the place it lies in, and small in a hand."""
        for box, at in ((start, "origin"), (end, "goal")):
            near = flight.part < 0.05 if at == "origin" else flight.part > 0.95
            lies = box.width > 0 and abs(cards.card_height(box.width) - box.height) < 2
            if near and (lies or flight.thing != "design"):
                assert width == pytest.approx(box.width if lies else 46, rel=0.06)
                self.sized.add((at, lies))


def check(flight: Flight, place: tuple[float, float], start: Box, end: Box) -> None:
    for box, near in ((start, flight.part < 0.12), (end, flight.part > 0.9)):
        if near and flight.amount == 1:
            assert abs(place[0] - box.x - box.width / 2) < NEAR
            assert abs(place[1] - box.y - box.height / 2) < NEAR


def check_panels(c: Canvas, match: Match, flight: Flight, place: tuple[float, float]) -> None:
    """Nothing crosses the panel of a guild that it does not belong to."""
    for side in range(match.view.sides):
        panel = c.place(f"guild.{side}")
        assert panel is not None
        own = f"guild.{side}."
        if not flight.origin.startswith(own) and not flight.goal.startswith(own):
            inside = panel.y <= place[1] <= panel.y + panel.height
            assert place[0] > panel.x + panel.width or not inside, flight


@pytest.mark.slow
def test_everything_flies_from_place_to_place(
    timeline: Timeline, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = plain_app()
    app.context.navigator.open("title")
    set_speed(app.context, 1)
    drawn = Drawn(monkeypatch)
    for moment in sorted(moments_of(timeline)):
        for _ in motions(app, timeline, moment, 0.03):
            pass
    assert drawn.sized >= {("origin", True), ("origin", False), ("goal", True), ("goal", False)}
    assert drawn.things == {"gold", "resource", "disk", "card", "design", "quest", "level"}


def test_whoever_wants_less_motion_sees_things_fade(
    timeline: Timeline, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = plain_app()
    app.context.navigator.open("title")
    set_speed(app.context, 1)
    app.context.settings.reduced_motion = True
    seen: set[tuple[float, float]] = set()
    looked: set[tuple[float, float]] = set()
    draw = motion.draw_faded

    def noted(c: Canvas, picture: pygame.Surface, x: float, y: float, *more) -> None:  # type: ignore[no-untyped-def]
        seen.add((x, y))
        draw(c, picture, x, y, *more)

    monkeypatch.setattr(motion, "draw_faded", noted)
    moment = next(
        n for n, events in enumerate(timeline.events)
        if events and isinstance(events[0], ev.SpaceTaken)
    )  # fmt: skip
    for match in motions(app, timeline, moment):
        if isinstance(match.animation.steps[0].event, ev.SpaceTaken):
            looked = set(seen)
    assert len(looked) == 2  # where the disk was, and where it goes
