"""Bars and panels say what is so at the moment shown: whose turn, what moves, what undo does."""

from collections import Counter
from collections.abc import Iterator

import pytest
from app.blank_app import plain_app, press, put
from app.positions import CONTENT, positions
from app.views import DECISIONS
from cases import mostly_slow

from forgewar.app.kit.canvas import Canvas, fit_scale
from forgewar.app.match import guild_panels, layout
from forgewar.app.menus.title import TitleScene
from forgewar.app.window import game_files
from forgewar.app.window.app import App
from forgewar.app.window.global_commands import set_speed
from forgewar.play import automated, moment
from forgewar.play.holdings import holdings
from forgewar.play.in_flight import counted
from forgewar.play.match import Match
from forgewar.rules import decisions as de
from forgewar.rules import events as ev
from forgewar.rules.state import Options
from forgewar.session.record import COLOURS, Seat
from forgewar.session.session import Session
from forgewar.session.undo import Barrier, undo_target


def table(*players: str, speed: int = 1, seed: int = 1, practice: bool = False) -> App:
    """An app with a game in motion, one seat for each player."""
    app = plain_app()
    app.context.navigator.push(TitleScene(app.context))
    seats = tuple(Seat(f"G{i}", COLOURS[i], player) for i, player in enumerate(players))
    options = Options("simple", len(players), difficulty="easy" if len(players) == 1 else None)
    game_files.start_match(
        app.context, Session.new(options, seed, CONTENT, seats=seats, practice=practice)
    )
    set_speed(app.context, speed)
    app.loop.step(0)
    return app


def the_match(app: App) -> Match:
    assert app.context.match is not None
    return app.context.match


def play_to(app: App, kind: type, *, person: bool = True) -> Match:
    """Play first choices until a person (or nobody) is at a kind of decision."""
    match = the_match(app)
    for _ in range(3000):
        if isinstance(match.view.decision, kind) and match.view.waiting_for_person == person:
            return match
        if match.view.waiting_for_person and not match.clock.needs_ticks:
            match.play(match.view.choices()[0])
        app.loop.step(1.0)
        if app.context.navigator.pauses_game:
            app.context.command("back")
    raise AssertionError(kind)


# Undo


@pytest.mark.parametrize("kind", mostly_slow(DECISIONS, every=5))
def test_undo_works_or_says_why_not(kind: str) -> None:
    app = plain_app()
    put(app, positions()[kind].session())
    match = the_match(app)
    spot = app.context.frame.spot("undo")
    assert spot is not None
    barrier = match.undo_barrier
    assert bool(spot.why) == (barrier is not None)
    if barrier is not None:
        assert spot.why == str(moment.undo_why(match.undo_barrier))
        assert not match.undo()
        return
    step = undo_target(match.session)
    assert step is not None
    assert spot.tip.startswith("Back to")
    assert match.undo()
    assert match.view.game.state == step.before.state


@pytest.mark.parametrize("barrier", Barrier)
def test_every_reason_why_nothing_can_be_taken_back_has_words(
    barrier: Barrier, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Match, "undo_barrier", property(lambda _: barrier))
    app = table("person", "person")
    assert " " in str(moment.undo_why(barrier))
    spot = app.context.frame.spot("undo")
    assert spot is None or spot.why == str(moment.undo_why(barrier))


def test_undo_names_the_decision_it_leads_back_to() -> None:
    app = table("person", "journeyman")
    match = play_to(app, de.MarketTurn)
    assert str(moment.undo_tip(match.view)) in (
        "Back to your mine move (this round)",
        "Back to your second mine move (this round)",
    )
    match.undo()
    assert isinstance(match.view.decision, de.MineTurn)


def test_undo_says_whose_decision_it_is_if_it_is_not_ones_own() -> None:
    app = table("person", "person", practice=True)
    match = play_to(app, de.MineTurn)
    step = undo_target(match.session)
    assert step is not None
    match.view.at_table = 1 - step.seat
    assert f"{match.view.name(step.seat)}'s overseer" in str(moment.undo_tip(match.view))
    match.view.at_table = step.seat
    assert "your overseer" in str(moment.undo_tip(match.view))


@pytest.mark.parametrize("moving", [False, True])
def test_undo_works_while_computer_guilds_think_and_while_they_move(
    moving: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = table("person", "journeyman", "journeyman")
    match = the_match(app)
    before = match.view.game.state
    while (
        match.view.decision is None
        or match.view.is_person(match.view.seat)
        or match.view.shown.phase != "mine"
    ):
        match = play_to(app, de.MineTurn)
        before = match.view.game.state.clone()
        match.play(next(action for action in match.view.choices() if hasattr(action, "origin")))
        match.animation.snap()
    for _ in range(200):
        if match.animation.busy == moving:
            break
        app.loop.step(0.05)
    assert match.animation.busy == moving
    assert not match.view.waiting_for_person
    app.loop.draw()
    heard: list[str] = []
    monkeypatch.setattr(app.context.sounds, "play", heard.append)
    press(app, "undo")
    assert heard[0] == "undo"
    assert match.view.game.state == before
    assert match.view.waiting_for_person


# What moves


def frames(app: App, seconds: float, step: float = 0.05) -> Iterator[Match]:
    for _ in range(int(seconds / step)):
        app.loop.step(step)
        if app.context.navigator.pauses_game:
            app.context.command("back")
            app.loop.draw()
        yield the_match(app)


@pytest.mark.slow
@pytest.mark.parametrize("players", [("journeyman", "apprentice", "journeyman"), ("apprentice",)])
def test_everything_on_screen_belongs_to_the_move_in_motion(
    players: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Frame by frame: which panel glows, under whose shield the prompt stands and what it says,
    what the log has told so far, and what the panels count."""
    glowing: list[int] = []
    shields: list[str] = []
    panel, picture = guild_panels._guild_panel, Canvas.picture

    def seen_panel(c, context, side, *rest):  # type: ignore[no-untyped-def]
        match = context.match
        if side == match.view.acting:
            glowing.append(side)
        panel(c, context, side, *rest)

    def seen_picture(c, name, x, y, *size, **look):  # type: ignore[no-untyped-def]
        if name.startswith("emblems/shield_") and y > c.height - layout.BOTTOM:
            shields.append(name)
        picture(c, name, x, y, *size, **look)

    app = table(*players, speed=1)
    monkeypatch.setattr(guild_panels, "_guild_panel", seen_panel)
    monkeypatch.setattr(Canvas, "picture", seen_picture)
    in_motion = set()
    for match in frames(app, 30, 0.1):
        glowing.clear()
        shields.clear()
        app.context.navigator.top._pieces._ground = None  # all of it is drawn, nothing was kept
        app.loop.draw()
        step = match.animation.step
        if step is None or not app.context.frame.spot("undo"):
            continue
        in_motion.add(type(step.event))
        assert type(app.context.navigator.top) is app.context.navigator.route(step.scene)
        actors = [step.actor] if step.actor >= 0 else []
        assert glowing == actors
        assert shields == [f"emblems/shield_{match.view.emblem(actor)}" for actor in actors]
        said = [text.text for text in app.context.frame.texts]
        happens = moment.happening(match.view)
        assert happens is None or any(str(happens).startswith(text[:12]) for text in said)
        shown = [line.number for line in match.chronicle.shown_at(len(match.chronicle.history) - 1)]
        assert all(number <= match.animation.steps[-1].number for number in shown)
        flying = {
            abs(step.event.amount)
            for step in match.animation.steps
            if isinstance(step.event, ev.GoldChanged | ev.ResourcesChanged)
        }
        found = automated.moving(match.view)
        for seat in range(len(match.view.shown.guilds)):
            numbers, wanted = Counter(numbers_of(app, seat)), Counter(expected(app, seat))
            allowed = flying | set(held(match, seat))  # something may fly over the panel
            if found is not None and found.outcome is not None:
                # What the move makes of a number stands beside it, or in its place.
                workers, change = match.view.shown.workers[seat], found.outcome.changes[seat]
                if change.workers is not None:
                    assert change.workers in numbers
                    wanted.subtract([workers])
                    allowed |= {workers, change.workers}
                assert (change.gold, change.prestige, change.resources) == (0, 0, {})
            assert not wanted - numbers
            assert set(numbers - wanted) <= allowed
    assert {ev.OverseerMoved, ev.ResourcesChanged} <= in_motion


# With rewards, the first quest to move on is chosen from the start, and what it brings is shown.
@pytest.mark.parametrize(
    "kind", mostly_slow([kind for kind in DECISIONS if "rewards" not in kind], every=5)
)
def test_guild_panels_count_what_is_shown(kind: str) -> None:
    app = plain_app((1600, 900))
    put(app, positions()[kind].session())
    match = the_match(app)
    for seat in range(len(match.view.shown.guilds)):
        assert numbers_of(app, seat) == sorted([*expected(app, seat), *held(match, seat)])


def held(match: Match, seat: int) -> list[int]:
    """How many quests, designs and cards a guild has, of what it has any."""
    return [len(each.keys) for each in holdings(match.view, seat) if each.keys]


def numbers_of(app: App, seat: int) -> list[int]:
    """The numbers in a guild's panel."""
    spot = app.context.frame.spot(f"guild.{seat}")
    assert spot is not None
    inside = [text.text for text in app.context.frame.texts if spot.rect.contains(text.rect)]
    return sorted(int(text) for text in inside if text.removeprefix("-").isdigit())


def expected(app: App, seat: int) -> list[int]:
    """What a guild has, with as much of what it gains or pays now as is counted already; and the
    quests it has completed, where its panel has room for that."""
    match = the_match(app)
    guild = match.view.shown.guilds[seat]
    pool = [held + counted(match.view, seat, number) for number, held in enumerate(guild.resources)]
    gold = guild.gold + counted(match.view, seat, "gold")
    prestige = guild.prestige + counted(match.view, seat, "prestige")
    found = [*pool, gold, prestige, match.view.shown.workers[seat], len(guild.adventurers)]
    panel = app.context.frame.spot(f"guild.{seat}")
    assert panel is not None
    scale = fit_scale(app.context.screen.surface.get_size())
    roomy = panel.rect.height > guild_panels._TALL * scale + 1
    return sorted([*found, len(guild.completed)] if roomy else found)


# The order


@pytest.mark.rule("SOLO-6")
def test_an_automated_colour_whose_move_is_picked_has_its_turn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    app = plain_app()
    put(app, positions()["solo_automated_tie"].session())
    match = the_match(app)
    decision = match.view.decision
    assert isinstance(decision, de.AutomatedTie)
    shields: dict[str, float] = {}
    framed: list[float] = []
    picture, shape = Canvas.picture, Canvas.shape

    def seen(c, name, x, y, *size, **look):  # type: ignore[no-untyped-def]
        if name.startswith("emblems/shield_") and y < layout.TOP:
            shields[name] = x
        picture(c, name, x, y, *size, **look)

    def drawn(c, x, y, width, height, *body):  # type: ignore[no-untyped-def]
        if y < layout.TOP and (width, height) == (44, 54):
            framed.append(x + 5)
        shape(c, x, y, width, height, *body)

    monkeypatch.setattr(Canvas, "picture", seen)
    monkeypatch.setattr(Canvas, "shape", drawn)
    app.loop.draw()
    assert framed == [shields[f"emblems/shield_{match.view.emblem(decision.side)}"]]
