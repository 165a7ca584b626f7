"""What the scoring scene shows is what the count tells, and nothing that is not counted yet."""

import re
from collections import Counter
from typing import Any

import pytest
from app.blank_app import plain_app, press, put, resize
from app.inputs import look
from app.positions import positions
from msgspec.structs import replace

from forgewar.app.kit import palette
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.scoring import ranking, scorer_strip
from forgewar.app.scoring.scene import ScoringScene
from forgewar.app.window.app import App
from forgewar.app.window.sound import Sounds
from forgewar.play.highlights import highlights
from forgewar.play.loss import loss
from forgewar.play.scorers import Scorer, scorers
from forgewar.play.scoring import PARTS, FinalCount

LAST = len(PARTS) - 1


def scored(kind: str, step: int = LAST) -> tuple[App, FinalCount]:
    """The figures of a game that is over, counted up to a step, and that count."""
    app = plain_app((1600, 900))
    put(app, positions()[kind].session())
    press(app, "view.scores")
    for _ in range(LAST - step):
        press(app, "count.back")
    match = app.context.match
    assert match is not None
    names = [str(match.view.name(seat)) for seat in range(match.view.sides)]
    final = FinalCount(match.view.game, match.chronicle.history, names)
    final.go(step + 1)
    return app, final


def texts(app: App) -> list[str]:
    return [text.text for text in app.context.frame.texts]


def numbers(app: App) -> set[int]:
    """Every number on screen, in whatever words, and in what pointing at something would tell."""
    told = [*texts(app), *(f"{spot.label} {spot.tip}" for spot in app.context.frame.spots)]
    return {int(number) for text in told for number in re.findall(r"\d+", text)}


@pytest.mark.slow
def test_a_total_is_on_screen_when_it_is_counted_and_not_before() -> None:
    _, whole = scored("over")
    totals = {standing.total for standing in whole.standings()}
    for step in range(LAST):
        app, final = scored("over", step)
        known = {n for standing in final.standings() for n in (*standing.parts, standing.total)}
        assert not (totals - known) & numbers(app)
    app, _ = scored("over")
    for chart in ("guilds", "sources"):
        press(app, f"chart.{chart}")
        assert totals <= numbers(app)


@pytest.mark.parametrize("seconds", [0.0, 0.6, 2.0, 5.0, 9.0])
def test_below_a_bar_is_what_has_scored_so_far(
    seconds: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All of a guild that has heard, some of the one that is told, nothing of the others."""
    drawn: dict[int, list[Scorer]] = {}
    monkeypatch.setattr(
        scorer_strip, "_draw_one",
        lambda _c, _match, seat, scorer, _box: drawn.setdefault(seat, []).append(scorer),
    )  # fmt: skip
    app = counting()
    for _ in range(int(seconds * 20)):
        app.loop.step(0.05)
    drawn.clear()
    app.loop.draw()
    match, final = app.context.match, scene(app)._final
    assert match is not None
    found = scorers(match.chronicle.history, match.view.game.content)
    growing = scene(app)._counting.growing
    for seat in range(final.guilds):
        whole, seen = found.get((seat, PARTS[final.step]), []), drawn.get(seat, [])
        assert seen == whole[: len(seen)]
        if seat in final.heard:
            assert len(seen) == len(whole) or len(seen) > 5  # the rest is summed up
        elif growing is None or growing.seat != seat:
            assert not seen


@pytest.mark.parametrize("seconds", [0.0, 0.3, 1.0, 2.0, 4.0, 7.0])
def test_nothing_is_told_before_it_is_counted_while_bars_grow(seconds: float) -> None:
    """Neither totals nor what a part will bring are on screen before their turn, in any frame."""
    app = counting()
    app.loop.step(seconds)
    assert app.context.match is not None
    final = FinalCount(app.context.match.view.game, app.context.match.chronicle.history, [""] * 4)
    final.go(len(PARTS))
    shown = numbers(app)
    now = {standing.seat: standing.parts for standing in scene(app)._final.standings()}
    known = {n for parts in now.values() for n in (*parts, sum(parts))} | set(range(5))
    growing = scene(app)._counting.growing
    if growing is not None:
        known |= set(range(growing.amount + 1))
        known |= {sum(now[growing.seat]) + n for n in range(growing.amount + 1)}
    told = [*scene(app)._final.heard, *([growing.seat] if growing is not None else [])]
    found, step = scene(app)._scorers, PARTS[scene(app)._final.step]
    known |= {abs(one.amount) for seat in told for one in found.get((seat, step), [])}
    to_come = {n for standing in final.standings() for n in (*standing.parts, standing.total)}
    assert not (to_come - known) & shown


def test_only_the_total_of_the_guild_that_is_counted_grows() -> None:
    app = counting()
    seen = 0
    for _ in range(80):
        app.loop.step(0.1)
        counted = scene(app)._counting
        if counted.growing is None or counted.passed:  # rows slide past each other
            continue
        for standing in scene(app)._final.standings():
            row = app.context.frame.spot(f"score.{standing.seat}")
            assert row is not None
            if standing.seat != counted.growing.seat and standing.total:
                inside = [t.text for t in app.context.frame.texts if row.rect.contains(t.rect)]
                assert str(standing.total) in inside
                seen += 1
    assert seen > 10


def test_a_guild_that_rises_passes_over_the_others() -> None:
    app = counting()
    met = 0
    while app.loop.needs_ticks:
        app.loop.step(0.05)
        places = scene(app)._counting.places()
        rows = {s.name: s for s in app.context.frame.spots if s.name.startswith("score.")}
        if len(rows) < len(places):
            break  # all is counted
        on_top = {name: place for place, name in enumerate(rows)}  # drawn later
        for seat, (before, after) in places.items():
            row = rows[f"score.{seat}"]
            for other, (theirs, then) in places.items():
                if before > theirs and after < then:
                    under = f"score.{other}"
                    assert on_top[row.name] > on_top[under]
                    met += row.rect.colliderect(rows[under].rect)
    assert met


def pictures(app: App, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the pictures that are drawn in a frame, not those that are only fetched."""
    drawn: list[str] = []
    picture = Canvas.picture

    def noted(c: Canvas, name: str, *place: float, **look: Any) -> None:
        drawn.append(name)
        picture(c, name, *place, **look)

    monkeypatch.setattr(Canvas, "picture", noted)
    app.loop.draw()
    return drawn


@pytest.mark.parametrize("step", range(len(PARTS)))
def test_nobody_has_won_before_all_is_counted(step: int, monkeypatch: pytest.MonkeyPatch) -> None:
    app, final = scored("over", step)
    won = step == LAST
    assert (final.winner is not None) == won
    assert ("icons/victory" in pictures(app, monkeypatch)) == won
    assert any("wins with" in text for text in texts(app)) == won


def test_a_round_pointed_at_tells_everybodys_prestige() -> None:
    app, final = scored("over")
    spot = app.context.frame.spot("chart.5")
    assert spot is not None
    app.context.controller.pointer = spot.rect.center
    app.context.controller.hot = spot.name
    app.loop.draw()
    assert "After round 5" in texts(app)
    for course in final.courses():
        assert str(course.totals[5]) in texts(app)


def test_the_chart_can_show_sources_and_guilds_again() -> None:
    app, _ = scored("over")
    press(app, "chart.sources")
    assert app.context.frame.spot("chart.5") is None
    press(app, "chart.guilds")
    assert app.context.frame.spot("chart.5") is not None


@pytest.mark.rule("SOLO-12")
def test_a_solo_game_is_set_against_its_great_score() -> None:
    app, _ = scored("solo_over")
    assert "125, a great score" in texts(app)


def test_highlights_are_told_in_words() -> None:
    app, _ = scored("over")
    match = app.context.match
    assert match is not None
    found = highlights(match.chronicle.history, match.view.game.content)
    shown = " ".join(texts(app))
    assert len(found) >= 5
    for each in found[:5]:
        assert str(each.label) in shown
        assert str(each.told) in shown  # the lines of it one after another
        assert str(match.view.name(each.side)) in shown


# A lost game


def test_a_lost_game_says_what_broke_it_and_how_far_it_came() -> None:
    app = plain_app((1600, 900))
    put(app, positions()["solo_lost"].session())
    match = app.context.match
    assert match is not None
    found = loss(match.view.game, match.chronicle.history)
    shown = " ".join(texts(app))
    for told in (found.cause, *found.far):
        assert str(told) in shown


# The count goes on by itself


def counting() -> App:
    app = plain_app((1600, 900))
    app.context.settings.speed = 1
    put(app, positions()["over"].session())
    return app


def scene(app: App) -> ScoringScene:
    top = app.context.navigator.top
    assert isinstance(top, ScoringScene)
    return top


def told(app: App) -> dict[int, str]:
    """What the rows and plaques say, by seat."""
    spots = [spot for spot in app.context.frame.spots if spot.name.startswith("score.")]
    return {int(spot.name.partition(".")[2]): spot.label for spot in spots}


def scores(app: App) -> dict[int, str]:
    assert app.context.match is not None
    guilds = enumerate(app.context.match.view.game.state.guilds)
    return {
        seat: f"{app.context.match.view.name(seat)}: {guild.prestige}" for seat, guild in guilds
    }


@pytest.mark.slow
def test_the_count_ends_with_the_scores_of_the_game_and_then_rests() -> None:
    app = counting()
    for _ in range(600):
        if not app.loop.needs_ticks:
            break
        app.loop.step(0.1)
    assert told(app) == scores(app)
    drawn = app.loop.redraws
    app.loop.step(0.1)
    assert app.loop.redraws == drawn


def test_the_app_does_not_sleep_while_it_counts() -> None:
    app = counting()
    app.loop.step(0.1)
    assert app.loop.needs_ticks


def test_confirming_counts_one_part_and_a_button_counts_all() -> None:
    app = counting()
    app.loop.step(0.7)
    press(app, "score.0")
    assert scene(app)._final.told == 4
    assert scene(app)._final.step == 0
    app.context.command("confirm")
    app.loop.step(0.1)
    assert scene(app)._final.step == 1
    assert not scene(app)._final.done
    press(app, "count.all")
    app.loop.step(0.1)
    assert scene(app)._final.done
    assert not scene(app)._counting.running


def test_a_great_score_is_marked_on_the_scale_of_the_bar(monkeypatch: pytest.MonkeyPatch) -> None:
    """As far from the left as the parts of the score say a point is."""
    parts: list[tuple[int, Box]] = []
    marks: list[tuple[float, str]] = []
    draw_part, fill = ranking._part, Canvas.fill

    def noted_part(c: Canvas, look: Any, value: int, box: Box, **more: Any) -> None:
        parts.append((value, box))
        draw_part(c, look, value, box, **more)

    def noted_fill(c: Canvas, x: float, y: float, w: float, h: float, colour: str) -> None:
        marks.append((x, colour))
        fill(c, x, y, w, h, colour)

    app, final = scored("solo_over")
    assert final.great
    monkeypatch.setattr(ranking, "_part", noted_part)
    monkeypatch.setattr(Canvas, "fill", noted_fill)
    app.loop.draw()
    (value, first), (_, second) = parts[:2]
    unit = (second.x - first.x) / value
    (at,) = [x for x, colour in marks if colour == palette.CHANGED]
    assert (at - first.x) / unit == pytest.approx(final.great)


@pytest.mark.parametrize("text", [100, 150, 200])
def test_every_part_of_a_bar_has_its_figure_and_names_have_one_size(text: int) -> None:
    app, final = scored("over")
    resize(app, (1280, 720), text)
    app.loop.draw()
    frame, match, names = app.context.frame, app.context.match, set()
    assert match is not None
    for standing in final.standings():
        row = frame.spot(f"score.{standing.seat}")
        assert row is not None
        there = [t for t in frame.texts if row.rect.contains(t.rect)]
        shown = Counter(t.text for t in there)
        assert not Counter(str(part) for part in standing.parts if part > 0) - shown, shown
        player = match.view.seat_of(standing.seat).name
        names |= {t.size for t in there if t.text in (player, player.split()[0])}
    assert len(names) == 1


def test_the_chart_keeps_its_height_with_large_text() -> None:
    app, _ = scored("over")
    heights = []
    for text in (100, 150, 200):
        resize(app, (1280, 720), text)
        app.loop.draw()
        spot = app.context.frame.spot("chart.1")
        assert spot is not None
        heights.append(spot.rect.height)
    assert min(heights) >= 0.55 * heights[0]


def test_without_motion_the_end_is_there_at_once() -> None:
    app = plain_app((1600, 900))
    put(app, positions()["over"].session())
    assert told(app) == scores(app)
    look(app)
    assert not app.loop.needs_ticks


@pytest.mark.parametrize(
    ("kind", "player", "sting"),
    [
        ("over", "person", "victory"),
        ("over", "journeyman", "victory"),
        ("solo_lost", "person", "defeat"),
    ],
)
def test_the_end_is_heard(
    kind: str, player: str, sting: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    app = plain_app()
    app.context.sounds = Sounds(app.context.settings)
    monkeypatch.setattr(app.context.sounds, "sting", heard.append)
    put(app, positions()[kind].session(player))
    assert heard == [sting]


def test_whoever_loses_to_a_computer_hears_so(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []
    app = plain_app()
    app.context.sounds = Sounds(app.context.settings)
    monkeypatch.setattr(app.context.sounds, "sting", heard.append)
    session = positions()["over"].session()
    assert session.game.state.result is not None
    winner = session.game.state.result.ranking[0]
    seats = [
        replace(seat, player="journeyman") if i == winner else seat
        for i, seat in enumerate(session.header.seats)
    ]
    session.header = replace(session.header, seats=tuple(seats))
    put(app, session)
    assert heard == ["defeat"]
