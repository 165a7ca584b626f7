"""The mine on screen: pointing, pressing, wrong hexes, placing, and the slip of a preview."""

import pytest
from app.blank_app import plain_app, press, put, resize
from app.inputs import move
from app.positions import positions

from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.match.board import Board, board_in
from forgewar.app.match.layout import regions
from forgewar.app.mine import badges, gains_slip, pieces
from forgewar.app.mine.gains_slip import piece_box, place_for
from forgewar.app.window.app import App
from forgewar.content.model import RESOURCES
from forgewar.play.match import Match
from forgewar.play.mine_moves import outcome
from forgewar.rules.actions import MoveOverseer, MoveWorker, PlaceOverseer
from forgewar.rules.state import EMPTY


def at(kind: str) -> tuple[App, Match]:
    app = plain_app()
    put(app, positions()[kind].session())
    assert app.context.match is not None
    return app, app.context.match


def point(app: App, name: str) -> None:
    """Hold the pointer over a spot."""
    spot = app.context.frame.spot(name)
    assert spot is not None
    x, y = spot.rect.center
    for at in ((x - 1, y), (x, y)):
        move(app, at)
    app.loop.draw()
    assert app.context.controller.hot == name


def click(app: App, name: str) -> None:
    """Press a spot with the mouse, whatever it does."""
    point(app, name)
    spot = app.context.frame.spot(name)
    assert spot is not None
    app.context.controller.press(spot)
    app.loop.draw()


def texts(app: App) -> str:
    return " ".join(text.text for text in app.context.frame.texts)


def taken(match: Match) -> int:
    return next(hex_ for hex_, piece in enumerate(match.view.shown.cells) if piece != EMPTY)


def free(match: Match) -> int:
    hexes = match.view.game.table.geometry.hexes
    return next(hex_ for hex_ in hexes if match.view.shown.cells[hex_] == EMPTY)


def wrong_for(match: Match, move: MoveOverseer | MoveWorker) -> int:
    """A hex where a piece may not go and from which none can be picked up."""
    origins = {a.origin for a in match.view.choices() if isinstance(a, MoveOverseer | MoveWorker)}
    hexes = set(match.view.game.table.geometry.hexes) - origins
    return min(hex_ for hex_ in hexes if match.view.why_not(type(move)(move.origin, hex_)))


# Placing


@pytest.mark.rule("SETUP-11")
@pytest.mark.parametrize("kind", ["placement", "solo_placement"])
def test_an_overseer_is_placed_by_choosing_a_hex_and_confirming(kind: str) -> None:
    app, match = at(kind)
    before, hex_ = len(match.session.actions), free(match)
    confirm = app.context.frame.spot("confirm")
    assert confirm is not None
    assert confirm.why
    click(app, f"hex.{hex_}")
    assert len(match.session.actions) == before
    press(app, "confirm")
    placed = match.session.actions[-1]
    assert isinstance(placed, PlaceOverseer)
    assert placed.hex == hex_


def test_an_overseer_that_could_stand_there_is_shown_under_the_pointer_and_the_focus(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    app, match = at("placement")
    ghosts: list[tuple[int, int]] = []
    drawn = pieces._ghosts
    monkeypatch.setattr(
        pieces,
        "_ghosts",
        lambda c, b, m, marks: (
            ghosts.append((marks.placed, marks.landing)),
            drawn(c, b, m, marks),
        ),
    )
    hex_ = free(match)
    point(app, f"hex.{hex_}")
    assert ghosts[-1] == (match.view.seat, hex_)
    app.context.controller.hot, app.context.controller.focus = "", f"hex.{hex_}"
    app.loop.draw()
    assert ghosts[-1] == (match.view.seat, hex_)
    app.context.controller.focus = ""
    app.context.controller.pointer = (-1, -1)
    app.loop.draw()
    assert ghosts[-1][1] == -1


def test_whoever_places_an_overseer_reads_what_it_would_stand_on() -> None:
    app, match = at("placement")
    hex_ = free(match)
    point(app, f"hex.{hex_}")
    under = RESOURCES[match.view.shown.terrain[hex_]]
    assert f"Place the overseer here on {under}" in texts(app)
    assert f"Places {match.view.name(match.view.seat)}'s overseer on {under}" in texts(app)


def test_a_hex_that_is_taken_says_why_no_overseer_is_placed_there() -> None:
    app, match = at("placement")
    hex_ = taken(match)
    why = match.view.why_not(PlaceOverseer(match.view.seat, hex_))
    before = len(match.session.actions)
    click(app, f"hex.{hex_}")
    assert (app.context.controller.feedback._refused, app.context.controller.feedback._why) == (
        f"hex.{hex_}",
        str(why),
    )
    assert len(match.session.actions) == before


# Moving


MOVING = ("mine", "mine_second", "overseer_move", "worker_move", "solo_mine")


@pytest.mark.parametrize("kind", MOVING)
def test_a_hex_that_is_no_choice_says_why_in_the_words_of_the_rules(kind: str) -> None:
    app, match = at(kind)
    move = next(a for a in match.view.choices() if isinstance(a, MoveOverseer | MoveWorker))
    press(app, f"hex.{move.origin}")
    wrong = wrong_for(match, move)
    click(app, f"hex.{wrong}")
    assert app.context.controller.feedback._refused == f"hex.{wrong}"
    assert app.context.controller.feedback._why == str(
        match.view.why_not(type(move)(move.origin, wrong))
    )


def test_a_hex_that_is_no_choice_is_not_in_the_way_of_the_keyboard() -> None:
    app, match = at("mine")
    stops = {s.name for s in app.context.frame.spots if s.focusable and s.name.startswith("hex.")}
    assert stops == {f"hex.{a.origin}" for a in match.view.choices() if isinstance(a, MoveOverseer)}


def test_a_piece_dropped_where_it_may_not_go_stays_and_says_why() -> None:
    app, match = at("mine")
    move = next(a for a in match.view.choices() if isinstance(a, MoveOverseer))
    before = len(match.session.actions)
    app.context.controller.dragged = str(move.origin)
    app.loop.draw()
    wrong = wrong_for(match, move)
    spot = app.context.frame.spot(f"hex.{wrong}")
    assert spot is not None
    assert spot.drop is not None
    spot.drop(str(move.origin))
    assert app.context.controller.feedback._why == str(
        match.view.why_not(MoveOverseer(move.origin, wrong))
    )
    assert len(match.session.actions) == before


def test_nothing_can_be_pressed_in_the_mine_while_a_computer_guild_thinks() -> None:
    app = plain_app()
    put(app, positions()["mine"].session("journeyman"))
    assert not [
        s.name for s in app.context.frame.spots if s.name.startswith("hex.") and s.focusable
    ]


# The slip of a preview


@pytest.mark.slow
def test_the_slip_of_a_preview_covers_no_piece_of_the_move(monkeypatch: pytest.MonkeyPatch) -> None:
    """For every move of several positions, in small and large windows."""
    slips: list[tuple[Board, Box, set[int]]] = []

    def noted(c, board, landing, touched, *rest, **named):  # type: ignore[no-untyped-def]
        place = place_for(c, board, landing, touched, *rest, **named)
        slips.append((board, place, set(touched)))
        return place

    monkeypatch.setattr(gains_slip, "place_for", noted)
    for kind in ("mine", "mine_second", "solo_mine", "solo_automated_tie", "overseer_move"):
        for size in ((1280, 720), (1920, 1080)):
            app, match = at(kind)
            resize(app, size, 100)
            app.loop.draw()
            origins = {a.origin for a in match.view.choices() if isinstance(a, MoveOverseer)}
            for origin in origins:
                press(app, f"hex.{origin}")
                moves = [a for a in match.view.choices() if isinstance(a, MoveOverseer)]
                for target in [each.target for each in moves if each.origin == origin]:
                    app.context.controller.focus = f"hex.{target}"
                    app.loop.draw()
                app.context.controller.focus = ""
                app.context.command("back")
                app.loop.draw()
    assert len(slips) > 100
    for board, place, touched in slips:
        for hex_ in touched:
            piece = piece_box(board, hex_)
            beside = place.x >= piece.x + piece.width or piece.x >= place.x + place.width
            above = place.y >= piece.y + piece.height or piece.y >= place.y + place.height
            assert beside or above


def test_a_piece_takes_no_more_room_than_the_slip_leaves_it() -> None:
    """What `standing` keeps free holds the whole picture of an overseer and of a worker's badge."""
    app, match = at("mine")
    c = Canvas(app.context.screen.surface, app.context.gallery, 0.8)
    parts = regions(c)
    board = board_in(c, match.view.shown, *parts.centre)
    x, y = board.centre(30)
    k, free = board.size / 90, piece_box(board, 30)
    assert free.x <= x - 46 * k + 1
    assert free.x + free.width >= x + 25 * k
    assert free.y <= y - 46 * k + 1
    assert free.y + free.height >= y + 27 * k


def test_the_column_tells_every_worker_of_a_move_and_the_counts_after_it() -> None:
    app, match = at("mine")
    move = max(
        (a for a in match.view.choices() if isinstance(a, MoveOverseer)),
        key=lambda a: len(match.view.preview(a)),
    )
    press(app, f"hex.{move.origin}")
    point(app, f"hex.{move.target}")
    told = outcome(match.view, move)
    said = [text.text for text in app.context.frame.texts]
    for worker in told.move.workers:
        word = {"new": "New worker", "turn": "Joins", "defect": "Defects to"}[worker.kind]
        assert any(text.startswith(word) for text in said)
    heading = said.index("Workers in the mine")
    assert said[heading + 1 : heading + 1 + match.view.sides] == [str(n) for n in told.workers]


def test_badges_stay_off_the_path() -> None:
    app, match = at("mine")
    app.loop.draw()
    c = Canvas(app.context.screen.surface, app.context.gallery, 1.0)
    board = board_in(c, match.view.shown, 0, 0, 900, 900)
    sides = set()
    for action in match.view.choices():
        if not isinstance(action, MoveOverseer):
            continue
        move = outcome(match.view, action).move
        way = (board.centre(move.origin), board.centre(move.target))
        for worker in move.workers:
            x, y = badges.badge_place(board, worker, [way])
            # A badge has a radius of 18 and the path half a width of 7, where a hex is 90 wide.
            assert badges._distance((x, y), way) >= 25 * board.size / 90
            sides.add(x > board.centre(worker.hex)[0])
    assert sides == {False, True}


def test_the_latest_move_is_marked_until_something_is_picked_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    app, match = at("mine")
    move = next(a for a in match.view.choices() if isinstance(a, MoveOverseer))
    match.play(move)
    match.animation.snap()
    marked: list[int] = []
    monkeypatch.setattr(pieces, "draw_trail", lambda *given: marked.append(given[-1].target))
    app.loop.draw()
    assert match.animation.scene == "mine"
    assert match.view.waiting_for_person
    assert marked == [move.target]
    origin = next(a.origin for a in match.view.choices() if isinstance(a, MoveOverseer))
    press(app, f"hex.{origin}")
    marked.clear()
    app.loop.draw()
    assert marked == []


def test_for_those_who_want_less_motion_pieces_fade_from_hex_to_hex(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    app, match = at("mine")
    app.context.settings.reduced_motion = True
    match.animation.speed = 1
    places: set[tuple[float, float]] = set()
    piece = pieces._piece

    def seen(c, board, match, kind, place, how=pieces._PLAIN):  # type: ignore[no-untyped-def]
        places.add(place)
        assert how.wide == how.tall == 1.0
        piece(c, board, match, kind, place, how)

    monkeypatch.setattr(pieces, "_piece", seen)
    app.loop.draw()
    before = set(places)
    move = next(a for a in match.view.choices() if isinstance(a, MoveOverseer))
    match.play(move)
    while match.animation.busy and match.animation.scene == "mine":
        app.loop.draw()
        match.animation.update(0.05)
    assert len(places - before) == 1  # where it lands; nowhere in between
