"""Pointing at a moment of a review shows each guild's chance at that moment."""

import re

from app.blank_app import plain_app
from app.views import VIEWS


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
        chances = dict(re.findall(r"(\w+) (\d+ %)", said))
        assert sum(int(each.split()[0]) for each in chances.values()) in range(98, 103)
        (slip,) = frame.slips
        shown = [text for text in frame.texts if slip.collidepoint(text.rect.center)]
        rows: dict[int, list[str]] = {}
        for text in sorted(shown, key=lambda text: text.rect.x):
            rows.setdefault(text.rect.centery // 8, []).append(text.text)
        assert [when] in rows.values()
        assert {row[0]: row[1] for row in rows.values() if len(row) == 2} == chances
