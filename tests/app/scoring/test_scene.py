"""What the scoring scene shows is what the count tells, and nothing that is not counted yet."""

import re

import pygame
import pytest
from app.plain import plain_app, press, put
from app.positions import positions

from forgewar.app.window.app import App
from forgewar.play.highlights import highlights
from forgewar.play.scoring import PARTS, FinalCount


def scored(kind: str, step: int = len(PARTS) - 1) -> tuple[App, FinalCount]:
    """A game that is over, counted up to a step, and that count."""
    app = plain_app((1600, 900))
    put(app, positions()[kind].session())
    for _ in range(step):
        press(app, "count.next")
    match = app.match
    assert match is not None
    names = [match.name(seat) for seat in range(match.sides)]
    final = FinalCount(match.game, match.history, names)
    final.go(step)
    return app, final


def texts(app: App) -> list[str]:
    return [text.text for text in app.frame.texts]


def numbers(app: App) -> set[int]:
    """Every number on screen, in whatever words, and in what pointing at something would tell."""
    told = [*texts(app), *(f"{spot.label} {spot.tip}" for spot in app.frame.spots)]
    return {int(number) for text in told for number in re.findall(r"\d+", text)}


@pytest.mark.parametrize("chart", ["guilds", "sources"])
def test_a_total_is_on_screen_when_it_is_counted_and_not_before(chart: str) -> None:
    _, whole = scored("over")
    totals = {standing.total for standing in whole.standings()}
    for step in range(len(PARTS)):
        app, final = scored("over", step)
        press(app, f"chart.{chart}")
        known = {n for course in final.courses() for n in course.totals}
        known |= {n for standing in final.standings() for n in standing.parts}
        known |= {standing.latest for standing in final.standings()}
        if step < len(PARTS) - 1:
            assert not (totals - known) & numbers(app)
        else:
            assert totals <= numbers(app)


def pictures(app: App, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the pictures in a frame."""
    drawn: list[str] = []
    get = app.gallery.get

    def noted(name: str, *box: int) -> pygame.Surface:
        drawn.append(name)
        return get(name, *box)

    monkeypatch.setattr(app.gallery, "get", lambda name, *box, **_: noted(name, *box))
    app.draw()
    return drawn


@pytest.mark.parametrize("step", range(len(PARTS)))
def test_nobody_has_won_before_all_is_counted(step: int, monkeypatch: pytest.MonkeyPatch) -> None:
    app, final = scored("over", step)
    won = step == len(PARTS) - 1
    assert (final.winner is not None) == won
    assert ("icons/victory" in pictures(app, monkeypatch)) == won
    assert any("wins with" in text for text in texts(app)) == won


def test_a_round_pointed_at_tells_everybodys_prestige() -> None:
    app, final = scored("over")
    spot = app.frame.spot("chart.5")
    assert spot is not None
    app.controller.pointer = spot.rect.center
    app.controller.hot = spot.name
    app.draw()
    assert "After round 5" in texts(app)
    for course in final.courses():
        assert str(course.totals[5]) in texts(app)


def test_the_chart_can_show_sources_and_guilds_again() -> None:
    app, _ = scored("over")
    press(app, "chart.sources")
    assert app.frame.spot("chart.5") is None
    press(app, "chart.guilds")
    assert app.frame.spot("chart.5") is not None


@pytest.mark.rule("SOLO-12")
def test_a_solo_game_is_set_against_its_great_score() -> None:
    app, _ = scored("solo_over")
    assert "125, a great score" in texts(app)


def test_highlights_are_told_in_words() -> None:
    app, _ = scored("over")
    match = app.match
    assert match is not None
    found = highlights(match.history, match.game.content)
    shown = " ".join(texts(app))
    assert len(found) >= 5
    for each in found[:5]:
        assert str(each.label) in shown
        assert str(each.told) in shown  # the lines of it one after another
        assert match.name(each.side) in shown


# The count goes on by itself


def counting() -> App:
    app = plain_app()
    app.settings.speed = 1
    put(app, positions()["over"].session())
    return app


def test_the_count_ends_with_the_scores_of_the_game() -> None:
    app = counting()
    for _ in PARTS:
        app.step(1.0)
    app.step(1.0)
    assert app.match is not None
    for seat, guild in enumerate(app.match.game.state.guilds):
        spot = app.frame.spot(f"score.{seat}")
        assert spot is not None
        assert spot.label == f"{app.match.name(seat)}: {guild.prestige}"
    assert not app._restless()


def test_the_app_does_not_sleep_while_it_counts() -> None:
    app = counting()
    app.step(0.1)
    assert app._restless()
