"""A strike on screen: numbered placards, the slip, reduced motion, sounds and what stays."""

import math
from collections.abc import Callable, Iterator

import pygame
import pytest
from app.blank_app import plain_app, put
from play.test_strike import FRAME, at_table, seven, strikes, two_groups
from rules.kit import at

from forgewar.app.kit.canvas import Canvas
from forgewar.app.match.board import mine_board
from forgewar.app.match.set_pieces import strike
from forgewar.app.match.set_pieces.strike import StrikePiece
from forgewar.app.mine import pieces
from forgewar.app.window.app import App
from forgewar.app.window.scene_sync import follow
from forgewar.app.window.settings import Settings
from forgewar.app.window.sound import Sounds
from forgewar.play.match import Match
from forgewar.rules import events as ev
from forgewar.rules.actions import MoveOverseer
from forgewar.rules.game import Game
from forgewar.words import say

Position = tuple[Game, MoveOverseer]
ORDER = say("mine-order-short")


def begins(
    position: Position, *, calm: bool = False, speed: int = 1, scale: int = 100
) -> tuple[App, Match]:
    """An app in which a strike begins."""
    app = plain_app(scale=scale)
    app.context.settings.reduced_motion = calm
    match = at_table(position, "person", "person", speed=speed)
    put(app, match.session)
    assert app.context.match is not None
    match = app.context.match
    match.animation.speed = speed
    if speed:
        strikes(match, position[1])
    else:
        match.play(position[1])
    follow(app.context)
    app.loop.draw()
    return app, match


@pytest.fixture(autouse=True)
def _motion() -> Iterator[None]:
    """Other tests share the settings."""
    yield
    plain_app().context.settings.reduced_motion = False


class Drawn:
    """What a strike draws in a frame, by name, with place and opacity."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.pictures: list[tuple[str, float, float, int]] = []
        self.workers: list[tuple[float, float, int]] = []
        show, worker = StrikePiece.show, StrikePiece._worker

        def noted(
            piece: StrikePiece, c: Canvas, name: str, x: float, y: float, alpha: int = 255,
            part: float = 1.0,
        ) -> None:  # fmt: skip
            if alpha > 0:
                self.pictures.append((name, x, y, alpha))
            show(piece, c, name, x, y, alpha, part)

        def stands(
            piece: StrikePiece, c: Canvas, side: int, at: tuple[float, float], alpha: int = 255
        ) -> None:
            self.workers.append((*at, alpha))
            worker(piece, c, side, at, alpha)

        monkeypatch.setattr(StrikePiece, "show", noted)
        monkeypatch.setattr(StrikePiece, "_worker", stands)

    def frame(self, app: App) -> list[str]:
        self.pictures.clear()
        self.workers.clear()
        app.loop.draw()
        return [name for name, *_ in self.pictures]


def test_placards_are_numbered_up_to_the_count_of_the_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    app, match = begins(seven())
    drawn, most = Drawn(monkeypatch), []
    while match.animation.piece is not None and match.animation.piece.kind == "strike":
        names = drawn.frame(app)
        up = [int(name.removeprefix("placard.")) for name in names if name.startswith("placard.")]
        assert up == list(range(1, len(up) + 1))
        most.append(len(up))
        match.clock.update(0.05)
    struck = [e for e in match.chronicle.history[-1] if isinstance(e, ev.Struck)]
    assert max(most) == sum(len(event.hexes) for event in struck) == 7
    assert {1, 2, 3, 4} <= set(most)  # one after the other


def test_from_the_fifth_on_they_are_ember(monkeypatch: pytest.MonkeyPatch) -> None:
    kinds: list[str] = []
    picture = Canvas.picture

    def noted(c: Canvas, name: str, *where: float, **how: object) -> None:
        if name.startswith("pieces/placard"):
            kinds.append(name)
        picture(c, name, *where, **how)  # type: ignore[arg-type]  # as it was asked

    monkeypatch.setattr(Canvas, "picture", noted)
    app, match = begins(seven())
    match.clock.update(FRAME)
    app.loop.draw()
    assert kinds == ["pieces/placard"] * 4 + ["pieces/placard_hot"] * 3


@pytest.mark.slow
def test_it_says_that_they_strike_then_why_then_what_is_left() -> None:
    app, match = begins(two_groups())
    said: list[set[str]] = []
    wanted = ("Strike", "5 Tower workers are connected", "5 Sun workers are connected")
    while match.animation.piece is not None and match.animation.piece.kind == "strike":
        app.loop.draw()
        now = {text.text for text in app.context.frame.texts}
        seen = now.intersection({*wanted, "New order"})
        if not said or said[-1] != seen:
            said.append(seen)
        match.clock.update(FRAME)
    title, one, two = wanted
    assert [seen for seen in said if seen] == [
        {title}, {one}, {one, two}, {one, two, "New order"}
    ]  # fmt: skip


@pytest.mark.parametrize("scale", [100, 150, 200])
@pytest.mark.parametrize("position", [seven, two_groups])
def test_the_slip_grows_with_the_text_and_hides_nobody_who_strikes(
    position: Callable[[], Position], scale: int
) -> None:
    app, match = begins(position(), scale=scale)
    match.clock.update(1.4)
    app.loop.draw()
    piece = match.animation.piece
    assert piece is not None
    slip = app.context.frame.slips[-1]
    staged = app.context.set_pieces[piece]
    for group in piece.strikes:
        for hex_ in group.hexes:
            x, y = staged._board.centre(hex_)
            place = Canvas(app.context.screen.surface, app.context.gallery, 0.8).rect(x, y, 1, 1)
            assert not slip.colliderect(place)
    words = next(text for text in app.context.frame.texts if "are connected" in text.text)
    assert words.size >= min(1.7, scale / 100) * 25 * 0.8 - 1


def test_workers_shake_walk_in_file_and_leave_by_the_nearest_edge(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    app, match = begins(seven())
    drawn = Drawn(monkeypatch)
    drawn.frame(app)
    home = list(drawn.workers)
    match.clock.update(0.1)
    drawn.frame(app)
    assert [x for x, _, _ in drawn.workers] != [x for x, _, _ in home]
    match.clock.update(0.9)
    drawn.frame(app)
    assert [(round(x), round(y)) for x, y, _ in drawn.workers] == [
        (round(x), round(y)) for x, y, _ in home
    ]  # they stand still while they are counted
    match.clock.update(1.2)
    names = drawn.frame(app)
    assert sum(name.startswith("carried.") for name in names) >= 3
    assert len({(round(x), round(y)) for x, y, _ in drawn.workers}) >= 5  # in file
    match.clock.update(0.35)
    drawn.frame(app)
    assert min(alpha for *_, alpha in drawn.workers) < 255


@pytest.mark.parametrize(
    ("hexes", "way"),
    [
        (at((0, -3), (1, -3), (2, -3), (0, -2), (1, -2)), (0, -1)),
        (at((0, 3), (-1, 3), (-2, 3), (0, 2), (-1, 2)), (0, 1)),
        (at((3, -3), (3, -2), (3, -1), (2, -2), (2, -1)), (1, 0)),
        (at((-3, 3), (-3, 2), (-3, 1), (-2, 2), (-2, 1)), (-1, 0)),
    ],
)
def test_they_leave_by_the_nearest_edge(hexes: list[int], way: tuple[int, int]) -> None:
    """Up from the top, down from the bottom; sideways from a side."""
    app, match = begins(seven())
    c = Canvas(app.context.screen.surface, app.context.gallery, 1.0)
    board = mine_board(c, match.view.shown)
    leader, (x, y) = strike._walk(board, hexes)
    places = [board.centre(hex_) for hex_ in board.hexes]
    assert leader in [board.centre(hex_) for hex_ in hexes]
    assert way[0] * (x - leader[0]) >= 0
    assert way[1] * (y - leader[1]) >= 0
    assert min(math.dist((x, y), place) for place in places) > board.size * 0.9  # beyond the rim
    steps = math.dist((x, y), leader) / board.size
    assert steps < 1.6  # they stand at the edge


@pytest.mark.slow
def test_with_reduced_motion_nothing_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    app, match = begins(seven(), calm=True)
    drawn = Drawn(monkeypatch)
    places, counts, alphas = set(), set(), []
    piece = match.animation.piece
    while match.animation.piece is piece:
        names = drawn.frame(app)
        places.add(tuple((x, y) for x, y, _ in drawn.workers))
        at = {(x, y) for name, x, y, _ in drawn.pictures if name.startswith("placard.")}
        counts.add(len(at))
        alphas.append(min(alpha for *_, alpha in drawn.workers))
        assert not any(name.startswith("carried.") for name in names)
        match.clock.update(FRAME)
    one, another = (sorted(where) for where in (*places, *places)[:2])
    assert one == another
    assert counts == {0, 7}  # all at once
    assert alphas == sorted(alphas, reverse=True)
    walk = alphas.index(next(alpha for alpha in alphas if alpha < 255))
    assert alphas[walk + 41] == 0  # gone within 400 ms


@pytest.mark.slow
def test_where_nothing_moves_the_slip_stands_for_a_moment() -> None:
    app, match = begins(seven(), speed=0)
    app.context.banner.dismiss()
    assert not match.animation.busy
    why = "7 Tower workers are connected"
    assert why in {text.text for text in app.context.frame.texts}
    for _ in range(85):
        app.loop.step(FRAME)
    assert why not in {text.text for text in app.context.frame.texts}


def test_picks_stay_on_the_hexes_of_those_who_left(monkeypatch: pytest.MonkeyPatch) -> None:
    app, match = begins(seven())
    drawn: list[tuple[int, ...]] = []
    monkeypatch.setattr(
        strike, "draw_picks", lambda _c, _b, group, _alpha, *_: drawn.append(group.hexes)
    )
    piece = match.animation.piece
    assert piece is not None
    while match.animation.piece is piece:
        match.clock.update(FRAME)
    drawn.clear()
    app.context.navigator.open("mine")
    app.loop.draw()
    assert drawn == [piece.strikes[0].hexes]


def test_every_placard_knocks_and_the_walk_off_is_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    _, match = begins(seven())
    sounds, heard = Sounds(Settings()), []
    monkeypatch.setattr(sounds, "play", heard.append)
    piece = match.animation.piece
    while match.animation.piece is piece:
        sounds.follow(match, 0.0)
        match.clock.update(FRAME)
    assert heard == [*(f"strike_knock.{number}" for number in range(1, 8)), "strike_walk"]
    pygame.mixer.quit()


def test_what_was_skipped_is_not_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    _, match = begins(seven())
    sounds, heard = Sounds(Settings()), []
    monkeypatch.setattr(sounds, "play", heard.append)
    match.animation.update(0.5)
    match.animation.update(0.45)
    sounds.follow(match, 0.0)
    assert match.animation.end_step()
    sounds.follow(match, 0.0)
    assert heard == ["strike_knock.6", "strike_walk"]
    pygame.mixer.quit()


def test_without_a_set_piece_workers_stand_until_they_leave(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """As in figures of the rulebook, and under an overlay."""
    app, match = begins(seven())
    drawn: list[tuple[int, int]] = []

    def noted(_c: object, _b: object, _m: object, piece: int, _at: object, how: object) -> None:
        drawn.append((piece, getattr(how, "alpha", 255)))

    monkeypatch.setattr(pieces, "_piece", noted)
    seen = []
    for seconds in (0.1, 1.0, 1.0, 0.4):
        match.clock.update(seconds)
        drawn.clear()
        app.context.set_pieces.clear()
        scene = app.context.navigator.top
        scene.draw(Canvas(app.context.screen.surface, app.context.gallery, 0.8))
        seen.append(min(alpha for piece, alpha in drawn if piece == 1 and alpha))
    assert seen[:2] == [255, 255]
    assert 255 > seen[2] > seen[3]
