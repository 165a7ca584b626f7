"""Whose turn it is: a banner that comes and goes by itself, a curtain for who asked for privacy."""

import pygame
import pytest
from app.blank_app import plain_app, press, resize
from app.contrast import ENOUGH, leave_out_letters, ratio_of
from app.positions import CONTENT
from app.views import VIEWS
from bench.hotseat import People

from forgewar.app.kit.canvas import Canvas
from forgewar.app.kit.pictures import Gallery
from forgewar.app.match import turn_banner
from forgewar.app.match.handover import HandoverOverlay
from forgewar.app.match.layout import regions
from forgewar.app.match.scene import PlayScene
from forgewar.app.window import game_files
from forgewar.app.window.app import App
from forgewar.app.window.turn_banner import IN, OUT, STAND
from forgewar.play.match import Match
from forgewar.rules.decisions import MineTurn, WealthChoice
from forgewar.rules.state import Options
from forgewar.session.record import COLOURS, Seat
from forgewar.session.session import Session


def match_of(app: App) -> Match:
    assert app.context.match is not None
    return app.context.match


def at_placing(app: App, people: int = 2) -> Match:
    """The first decision after the starting wealth, just come up."""
    seats = tuple(
        Seat(f"Guild {i}", COLOURS[i], "person" if i < people else "sensible") for i in range(2)
    )
    game_files.start_match(app.context, Session.new(Options("simple", 2), 1, CONTENT, seats=seats))
    match = match_of(app)
    while match.view.shown.phase == "setup" or match.view.seat >= people:
        match.play(match.view.choices()[0])
    app.loop.step(0)
    return match


def click(app: App, point: tuple[int, int]) -> None:
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        app.loop.take(pygame.event.Event(kind, pos=point, button=1))


def key(app: App, code: int) -> None:
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        app.loop.take(pygame.event.Event(kind, key=code, mod=0, unicode=""))


def test_the_next_person_is_announced_and_nothing_lies_over_the_table() -> None:
    app = plain_app()
    match = at_placing(app)
    assert app.context.banner.seat == match.view.seat
    assert isinstance(app.context.navigator.top, PlayScene)
    assert not app.context.navigator.top.overlay


@pytest.mark.parametrize("apart", [False, True])
@pytest.mark.parametrize("colour", COLOURS)
def test_its_letters_stand_out_from_its_cloth(
    colour: str, apart: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    gallery = Gallery(eager=True)
    gallery.apart = apart
    leave_out_letters(monkeypatch)
    words = turn_banner.Words("Ada", "Guild of the Tower", "Take a quest", (("sun", "Bo"),))
    for width in (700.0, 960.0):
        c = Canvas(pygame.Surface((int(width), 150)), gallery, 1.0)
        turn_banner.paint(c, (width, 103.0), colour, "tower", words)
        ratios = {text.text: ratio_of(c.surface, text) for text in c.frame.texts}
        assert min(ratios.values()) >= ENOUGH, ratios


@pytest.mark.parametrize("text", [100, 150, 200])
@pytest.mark.parametrize("view", ["mine", "market", "acquisition", "management"])
def test_it_covers_no_panel_card_or_price_and_one_row_of_hexes(
    view: str, text: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    app, boxes = plain_app(), []

    def note(c: Canvas, picture: pygame.Surface, x: float, y: float, _alpha: int) -> None:
        boxes.append(picture.get_rect(topleft=(c.px(x), c.px(y))))

    VIEWS[view](app)
    resize(app, (1280, 720), text)
    app.context.banner.show(match_of(app).view.seat)
    app.context.banner.update(IN)
    monkeypatch.setattr(turn_banner.motion, "draw_faded", note)
    app.loop.draw()
    (box,) = boxes
    spots = [spot for spot in app.context.frame.spots if spot.name != "view"]  # to the offer
    hexes = sorted((s.rect for s in spots if s.name.startswith("hex.")), key=lambda r: r.top)
    second = [rect for rect in hexes if rect.top > hexes[0].top + 2]
    assert not any(box.collidepoint(rect.center) for rect in second)
    others = [s for s in spots if not s.name.startswith("hex.")]
    assert [s.name for s in others if box.colliderect(s.rect)] == []
    assert box.height >= 40


def test_its_words_grow_with_the_text() -> None:
    sizes = []
    words = turn_banner.Words("Ada", "Guild of the Tower", "Take a quest", ())
    for letters in (1.0, 1.5, 2.0):
        c = Canvas(pygame.Surface((960, 120)), Gallery(eager=True), 1.0)
        turn_banner.paint(c, (960.0, 90.0), "blue", "tower", words, letters)
        sizes += [text.size for text in c.frame.texts if text.text == words.asked]
    assert sizes[0] * 1.4 <= sizes[1] <= sizes[2]


def test_words_that_have_no_room_beside_the_name_stand_below_it() -> None:
    words = turn_banner.Words("Maximiliane", "Guild of the Tower", "place your overseer", ())
    for width, below in ((960.0, False), (640.0, True)):
        c = Canvas(pygame.Surface((int(width), 150)), Gallery(eager=True), 1.0)
        turn_banner.paint(c, (width, 103.0), "blue", "tower", words)
        rects = {text.text: text.rect for text in c.frame.texts}
        name, asked = rects["Maximiliane"], rects["place your overseer"]
        assert (asked.left < name.right) == below
        assert not asked.colliderect(name.inflate(0, -name.height // 3))


def test_it_goes_by_itself() -> None:
    app = plain_app()
    at_placing(app)
    assert app.loop.needs_ticks
    app.loop.step(IN + STAND)
    assert app.context.banner.is_up
    app.loop.step(OUT)
    assert not app.context.banner.is_up


def test_it_is_no_spot_and_hides_none() -> None:
    app = plain_app()
    at_placing(app)
    app.loop.draw()
    under = [(spot.name, spot.rect) for spot in app.context.frame.spots]
    texts = [text.text for text in app.context.frame.texts]
    app.context.banner.dismiss()
    app.loop.draw()
    assert [(spot.name, spot.rect) for spot in app.context.frame.spots] == under
    assert [text.text for text in app.context.frame.texts] == texts


def test_a_click_on_it_reaches_what_lies_under_it() -> None:
    app = plain_app()
    match = at_placing(app)
    app.loop.draw()
    hexes = [s for s in app.context.frame.spots if s.name.startswith("hex.") and s.enabled]
    highest = min(hexes, key=lambda spot: spot.rect.y)
    before = len(match.session.actions)
    click(app, highest.rect.center)
    assert not app.context.banner.is_up
    app.loop.draw()
    press(app, "confirm")
    assert len(match.session.actions) == before + 1
    assert match.session.actions[-1].hex == int(highest.name.removeprefix("hex."))  # type: ignore[union-attr]


def test_a_key_removes_it_and_does_what_it_always_does() -> None:
    app = plain_app()
    at_placing(app)
    app.loop.draw()
    key(app, pygame.K_r)
    assert not app.context.banner.is_up
    assert app.context.navigator.top.scope != "play"  # the rules are open


@pytest.mark.parametrize("name", ["Al", "Maximiliane Wilhelmina", "W" * 18])
@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 100), ((640, 400), 200)])
def test_its_words_stay_on_it(size: tuple[int, int], scale: int, name: str) -> None:
    app = plain_app(size, scale)
    match = at_placing(app)
    app.loop.draw()  # in any window
    canvas = Canvas(pygame.Surface(size), app.context.gallery, size[0] / 1600)
    words = turn_banner.Words(name, "Tower", "take a quest, or decline", (("sun", name),))
    width = regions(canvas).centre.width
    turn_banner.paint(canvas, (width, 103.0), match.view.colour(0), "tower", words)
    texts = canvas.frame.texts
    assert {"Tower", "take a quest, or decline"} < {text.text for text in texts}
    assert all(text.rect.right <= canvas.px(width) for text in texts)
    ends = [(text.rect.left, text.rect.right) for text in texts if text.text == name]
    assert len(ends) < 2 or ends[0][0] > ends[1][1]  # who is next, then the name


def test_it_names_the_people_who_come_next_in_their_order() -> None:
    """In the mine: those after whoever moves now, without computer players, two at most."""
    app = plain_app()
    players = ("person", "sensible", "person", "person")
    seats = tuple(Seat(f"Guild {i}", COLOURS[i], player) for i, player in enumerate(players))
    game_files.start_match(app.context, Session.new(Options("simple", 4), 1, CONTENT, seats=seats))
    match, met = match_of(app), 0
    while not match.view.game.over and met < 12:
        decision = match.view.decision
        if isinstance(decision, MineTurn) and not decision.second:
            order = match.view.game.state.order
            later = order[order.index(decision.seat) + 1 :]
            people = [f"Guild {seat}" for seat in later if players[seat] == "person"][:2]
            then = [name for _, name in turn_banner._words(match, decision.seat).then]
            assert then[: len(people)] == people
            assert len(then) <= 2
            met += len(people) == 2
        match.play(match.view.choices()[-1])
    assert met


def test_who_plays_alone_is_not_announced() -> None:
    app = plain_app()
    at_placing(app, people=1)
    assert not app.context.banner.is_up


def test_the_same_person_is_not_announced_again() -> None:
    app = plain_app()
    match = at_placing(app)
    app.context.banner.dismiss()
    match.view.renew()  # something changed, and they are still to choose
    app.loop.step(0)
    assert not app.context.banner.is_up


def test_who_asks_for_privacy_gets_a_curtain_instead() -> None:
    app = plain_app()
    app.context.settings.privacy = True
    match = at_placing(app)
    assert isinstance(app.context.navigator.top, HandoverOverlay)
    assert not app.context.banner.is_up
    press(app, "go")
    app.loop.step(0)
    assert not app.context.navigator.top.overlay
    assert match.view.at_table == match.view.seat


@pytest.mark.slow
def test_four_people_play_a_whole_game_without_a_dialog_between_them() -> None:
    people = People(Options("simple", 4), 1, speed=0)
    people.play()
    assert people.handovers == {}
    assert people.counts["curtains"] == 4  # before the starting wealth
    assert people.match.view.game.over


@pytest.mark.slow
def test_with_privacy_every_change_of_person_has_its_curtain() -> None:
    people = People(Options("simple", 2), 1, speed=0)
    people.app.context.settings.privacy = True
    people.play()
    assert min(people.handovers[seat] for seat in range(2)) > 10
    steps = people.match.session.steps
    wealth = [step.seat for step in steps if isinstance(step.before.decision, WealthChoice)]
    assert people.counts["curtains"] == len(wealth) == 2
