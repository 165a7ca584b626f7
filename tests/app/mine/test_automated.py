"""Automated colours on screen: light, slip and panel of a move, rows of a tie, and the duty."""

from collections.abc import Iterator
from typing import Any

import accesskit
import pygame
import pytest
from app.blank_app import plain_app, put, resize
from app.mine.test_scene import point
from app.positions import positions
from app.window.test_speech_nodes import Heard
from play.solo_games import FRAME

from forgewar.ai.players.registry import GUILDS
from forgewar.app.kit import widgets
from forgewar.app.kit.canvas import Canvas
from forgewar.app.match import duty_panel
from forgewar.app.match.board import mine_board
from forgewar.app.mine import automated_marks
from forgewar.app.mine.gains_slip import piece_box
from forgewar.app.window.app import App
from forgewar.app.window.scene_sync import keep_up
from forgewar.app.window.screen_reader import ScreenReader
from forgewar.play import automated
from forgewar.play.duty import State
from forgewar.play.match import Match
from forgewar.rules.decisions import AutomatedTie
from forgewar.rules.state import EMPTY
from forgewar.words.language import language_tags, speak

SIZES = [(1280, 720), (1920, 1080)]


def the_match(app: App) -> Match:
    assert app.context.match is not None
    return app.context.match


def leads(app: App, most: int) -> Iterator[Match]:
    """Moments at which automated colours are about to move, in a game that goes on."""
    match, person, found = the_match(app), GUILDS["journeyman"](1), 0
    while found < most and not match.view.game.over:
        while match.animation.busy:
            step, moving = match.animation.step, automated.moving(match.view)
            if moving is not None and step is not None and -0.2 <= step.time < -0.2 + FRAME:
                found += 1
                keep_up(app.context)
                yield match
            match.animation.update(FRAME)
        if match.view.game.decision is not None:
            match.play(person.choose(match.view.game, match.view.game.decision.seat))
    assert found >= most


def solo_app(kind: str, size: tuple[int, int] = (1280, 720)) -> App:
    app = plain_app(size)
    put(app, positions()[kind].session())
    resize(app, size, 100)
    the_match(app).animation.speed = 1
    app.loop.draw()
    return app


@pytest.mark.parametrize("size", SIZES)
def test_the_slip_covers_neither_the_path_nor_the_landing(
    size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    app = solo_app("solo_mine", size)
    boards = []
    draw = automated_marks.draw_slip

    def noted(c, board, match, lead):  # type: ignore[no-untyped-def]
        boards.append((c, board))
        draw(c, board, match, lead)

    monkeypatch.setattr("forgewar.app.mine.scene.draw_slip", noted)
    for match in leads(app, 6):
        boards.clear()
        app.loop.draw()
        found = automated.moving(match.view)
        assert found is not None
        ((c, board),) = boards
        assert board is mine_board(c, match.view.shown)
        (slip,) = app.context.frame.slips[-1:]
        for hex_ in found.path:
            assert not slip.colliderect(c.rect(*piece_box(board, hex_)))
        rule = str(automated.rule_of(match.view, found.reason))
        inside = [text.text for text in app.context.frame.texts if slip.contains(text.rect)]
        assert rule.split()[0] in " ".join(inside)
        assert app.context.frame.prompt == str(automated.sentence(match.view))


def test_the_workers_that_its_rule_counts_are_numbered_along_its_path(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Those of other sides, the player's among them; its own are not counted (SOLO-5)."""
    app = solo_app("solo_mine", (1920, 1080))
    boards = []
    draw = automated_marks.draw_over

    def noted(c, board, match, lead):  # type: ignore[no-untyped-def]
        boards.append((c, board))
        draw(c, board, match, lead)

    monkeypatch.setattr("forgewar.app.mine.scene.draw_over", noted)
    owners_met = set()
    for match in leads(app, 20):
        boards.clear()
        app.loop.draw()
        found, step = automated.moving(match.view), match.animation.step
        assert found is not None
        assert step is not None
        if found.move is None or step.lead < 0.5:  # its path is not shown yet
            continue
        ((c, board),) = boards
        cells, others = match.view.shown.cells, iter(range(1, 20))
        for hex_ in found.path[1:-1]:
            owner = cells[hex_] - 1
            box = c.rect(*piece_box(board, hex_))
            shown = [t.text for t in app.context.frame.texts if box.collidepoint(t.rect.center)]
            counted = owner not in (found.side, EMPTY - 1)
            assert shown == ([str(next(others))] if counted else [])
            owners_met.add({found.side: "own", 0: "yours", EMPTY - 1: "nobody"}.get(owner, "other"))
    assert owners_met >= {"yours", "other"}


def test_only_the_panel_of_the_colour_that_moves_glows(monkeypatch: pytest.MonkeyPatch) -> None:
    app = solo_app("solo_mine")
    glowing: list[pygame.Rect] = []
    panel = widgets.panel

    def noted(c, *place, active=False, **look):  # type: ignore[no-untyped-def]
        if active:
            glowing.append(c.rect(*place))
        panel(c, *place, active=active, **look)

    monkeypatch.setattr(widgets, "panel", noted)
    for match in leads(app, 4):
        glowing.clear()
        app.context.gallery.draw_cache.clear()
        app.loop.draw()
        spot = app.context.frame.spot(f"guild.{match.view.acting}")
        assert spot is not None
        assert match.view.acting > 0
        assert glowing == [spot.rect]


def tie_app(*, numbered: bool) -> App:
    """An app at a tie with few or many candidates."""
    app = solo_app("solo_mine")
    match, person = the_match(app), GUILDS["journeyman"](2)
    match.animation.speed = 0
    while not match.view.game.over:
        tie = isinstance(match.view.decision, AutomatedTie)
        if tie and (len(match.view.choices()) <= 4) == numbered:
            app.loop.draw()
            return app
        assert match.view.game.decision is not None
        match.play(person.choose(match.view.game, match.view.game.decision.seat))
        match.animation.snap()
    pytest.fail("no such tie")


def confirm_label(app: App) -> str:
    spot = app.context.frame.spot("confirm")
    assert spot is not None
    return spot.label


def test_numbers_arrows_and_the_pointer_choose_and_the_button_names_the_move() -> None:
    app = tie_app(numbered=True)
    match, controller = the_match(app), app.context.controller
    count = len(match.view.choices())
    assert confirm_label(app) == "Move 1"
    controller._key("2")
    app.loop.draw()
    assert confirm_label(app) == "Move 2"
    controller._key("down")
    app.loop.draw()
    assert confirm_label(app) == f"Move {2 % count + 1}"
    controller._key("up")
    app.loop.draw()
    assert confirm_label(app) == "Move 2"
    assert controller.focus == "tie.2"
    controller.focus = ""
    point(app, "tie.1")
    assert confirm_label(app) == "Move 1"
    before, wanted = match.view.version, match.view.choices()[0]
    for _ in range(60):
        app.loop.step(FRAME)
    controller._key("return")
    assert match.view.version > before
    assert match.session.actions[-1] == wanted


@pytest.mark.slow
def test_every_row_of_a_tie_is_a_spot_with_a_sentence_for_screen_readers() -> None:
    app = tie_app(numbered=True)
    for number in range(1, len(the_match(app).view.choices()) + 1):
        spot = app.context.frame.spot(f"tie.{number}")
        assert spot is not None
        assert spot.focusable
        assert spot.label.startswith(f"Move {number}. ")
        assert spot.group == "You decide"
    many = tie_app(numbered=False)
    spot = many.context.frame.spot("tie.1")
    assert spot is not None
    assert spot.label.startswith("Overseer 1. ")
    assert confirm_label(many) == "Confirm"
    many.context.controller._key("1")
    many.context.controller._key("right")
    many.loop.draw()
    assert confirm_label(many) == "Move here"


def test_a_screen_reader_says_the_rule_before_the_move() -> None:
    app = solo_app("solo_mine")
    reader = ScreenReader(accesskit, Heard())
    app.context.reader = reader
    reader.awake()
    told = []
    for match in leads(app, 3):
        app.loop.draw()
        reader.show(app.context)
        told.append((str(automated.sentence(match.view)), reader._news))
    assert all(news.startswith(rule) for rule, news in told)


@pytest.mark.parametrize("kind", ["solo_mine", "solo_market", "solo_acquisition"])
@pytest.mark.parametrize("size", SIZES)
def test_the_duty_stands_on_screen_in_every_phase_and_leads_to_the_quests(
    kind: str, size: tuple[int, int]
) -> None:
    app = solo_app(kind, size)
    spot = app.context.frame.spot("duty")
    assert spot is not None
    assert "quest" in spot.label
    assert spot.press is not None
    spot.press()
    app.loop.draw()
    assert app.context.navigator.top.looked_at in ("quest", "")
    assert app.context.frame.spot("duty") is not None


@pytest.mark.parametrize(
    ("state", "done", "active", "signs"),
    [
        ("open", False, 2, ["flag", "warning"]),
        ("met", True, 2, ["check", "check", "warning"]),
        ("danger", False, 4, ["warning", "warning"]),
        ("danger", True, 4, ["check", "warning", "warning"]),
        ("danger", False, 5, ["warning"]),
        ("danger", True, 5, ["check", "warning"]),
    ],
)
def test_the_duty_has_a_mark_and_a_tick_if_done_and_warns_of_a_fifth_quest(
    state: State, done: bool, active: int, signs: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    app = solo_app("solo_mine")
    now = duty_panel.duty(the_match(app).view)
    pictures = (now.offer[0].picture,) * active
    found = now._replace(state=state, done=done, active=pictures)
    monkeypatch.setattr(duty_panel, "duty", lambda _view: found)
    drawn: list[tuple[str, float, float]] = []
    picture = Canvas.picture

    def noted(c: Canvas, name: str, x: float, y: float, *size: float, **more: Any) -> None:
        drawn.append((name, x * c.scale, y * c.scale))
        picture(c, name, x, y, *size, **more)

    monkeypatch.setattr(Canvas, "picture", noted)
    app.loop.draw()
    spot = app.context.frame.spot("duty")
    assert spot is not None
    inside = [name for name, x, y in drawn if spot.rect.collidepoint(x, y)]
    assert sorted(name for name in inside if name != "icons/gold") == [f"icons/{s}" for s in signs]


@pytest.mark.parametrize("tag", language_tags())
def test_the_rows_of_a_tie_are_named_in_every_language(tag: str) -> None:
    app = tie_app(numbered=True)
    with_english = [spot.label for spot in app.context.frame.spots if spot.name.startswith("tie.")]
    speak(tag)
    try:
        app.loop.draw()
        names = [spot.label for spot in app.context.frame.spots if spot.name.startswith("tie.")]
    finally:
        speak("en")
    assert len(names) == len(with_english)
    assert all(names)
    assert tag == "en" or not set(names) & set(with_english)
