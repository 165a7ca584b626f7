"""Pointing at a moment of a review shows each guild's chance at that moment."""

import re
from itertools import permutations

from app.blank_app import plain_app
from app.views import VIEWS

from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.review import chart
from forgewar.app.window.app import App
from forgewar.app.window.scene import Scene
from forgewar.play.review.view import Chances
from forgewar.rules.state import Options
from forgewar.session.record import FORMAT, Header, Seat
from forgewar.words import message

NAMES = {"purple": "Raven", "blue": "Tower", "green": "Oak"}


def test_the_slip_at_a_moment_has_the_chances_of_that_moment() -> None:
    app = plain_app()
    VIEWS["review"](app)
    app.loop.draw()
    names = [s.name for s in app.context.frame.spots if s.name.startswith("moment.")]
    assert len(names) > 5
    for name in names[:-1]:
        app.context.controller.focus = name
        app.loop.draw()
        frame = app.context.frame
        spot = frame.spot(name)
        assert spot is not None
        when, _, said = spot.label.partition(": ")
        chances = dict(re.findall(r"(\w+) (\d+%)", said))
        assert sum(int(each.removesuffix("%")) for each in chances.values()) in range(98, 103)
        (slip,) = frame.slips
        shown = [text for text in frame.texts if slip.collidepoint(text.rect.center)]
        rows: dict[int, list[str]] = {}
        for text in sorted(shown, key=lambda text: text.rect.x):
            rows.setdefault(text.rect.centery // 8, []).append(text.text)
        assert [when] in rows.values()
        assert {row[0]: row[1] for row in rows.values() if len(row) == 2} == chances


class Curve(Scene):
    """Nothing but a curve of one moment."""

    def __init__(self, app: App, chances: tuple[float, ...]) -> None:
        super().__init__(app.context)
        seats = tuple(Seat("", colour, "person") for colour in NAMES)
        self._header = Header(FORMAT, "", "", Options("simple", 3), 1, seats)
        self._curve = [Chances(message("review-end"), message("review-end"), chances)]

    def draw(self, c: Canvas) -> None:
        chart.draw(c, self._header, self._curve, 8, Box(100, 100, 900, 500))


def test_beside_the_curves_each_guild_has_its_own_shield_the_best_on_top() -> None:
    app = plain_app()
    for chances in permutations((0.6, 0.3, 0.1)):
        app.context.navigator.push(Curve(app, chances))
        app.loop.draw()
        frame = app.context.frame
        shields = [sign for sign in frame.signs if sign.picture.startswith("emblems/shield_")]
        shields.sort(key=lambda sign: sign.rect.y)
        names = [text for text in frame.texts if text.text in NAMES.values()]
        names.sort(key=lambda text: text.rect.y)
        told = dict(zip(NAMES.values(), chances, strict=True))
        assert [text.text for text in names] == sorted(told, key=lambda name: -told[name])
        for shield, name in zip(shields, names, strict=True):
            assert shield.picture == f"emblems/shield_{name.text.lower()}"
            assert shield.rect.top < name.rect.centery < shield.rect.bottom
