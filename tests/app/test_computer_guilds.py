"""Computer guilds at the table: who can be chosen, how they play, and a game that is watched."""

import pygame
import pytest
from app.blank_app import plain_app, press
from app.positions import CONTENT, positions
from app.views import DECISIONS, VIEWS, hinted
from cases import mostly_slow

from forgewar.ai.players.base import Choice
from forgewar.ai.worker_process import Request, ThinkingHere
from forgewar.app.match import hint
from forgewar.app.match.log_overlay import LogOverlay
from forgewar.app.match.why_overlay import WhyOverlay, find_explained_choices
from forgewar.app.menus.setup import SetupScene
from forgewar.app.menus.title import TitleScene
from forgewar.app.window import game_files
from forgewar.app.window.app import App
from forgewar.app.window.global_commands import set_speed
from forgewar.app.window.resources import Resources
from forgewar.play.computer_players import strength_of
from forgewar.play.match import Match
from forgewar.rules.decisions import WealthChoice
from forgewar.rules.state import Options
from forgewar.session.record import COLOURS, Seat
from forgewar.session.session import Session
from forgewar.words.facts import describe_fact

pytestmark = pytest.mark.slow


def table(
    *players: str, options: Options | None = None, seed: int = 1, practice: bool = False
) -> App:
    """An app with a game on the table, one seat for each player."""
    app = plain_app()
    app.context.navigator.push(TitleScene(app.context))
    seats = tuple(Seat(f"G{i}", COLOURS[i], player) for i, player in enumerate(players))
    options = options or Options("simple", len(players))
    game_files.start_match(
        app.context, Session.new(options, seed, CONTENT, seats=seats, practice=practice)
    )
    app.loop.step(0)
    return app


def play_out(app: App, most: int = 3000) -> None:
    assert app.context.match is not None
    for _ in range(most):
        if app.context.match.view.game.over:
            return
        app.loop.step(1.0)
        if app.context.navigator.pauses_game:
            app.context.command("back")
    pytest.fail("the game does not end")


def thought_out(*players: str, options: Options | None = None) -> Match:
    """A whole game of computer guilds that nobody looks at, and thus does not draw."""
    seats = tuple(Seat(f"G{i}", COLOURS[i], player) for i, player in enumerate(players))
    session = Session.new(options or Options("simple", len(players)), 1, CONTENT, seats=seats)
    match = Match(session, 0, ThinkingHere(CONTENT, most=40))
    while not match.view.game.over:
        match.clock.update(1.0)
    return match


# Setting up


def test_setup_offers_a_person_and_three_strengths_for_every_seat() -> None:
    app = plain_app()
    app.context.navigator.push(TitleScene(app.context))
    app.context.navigator.push(SetupScene(app.context))
    app.loop.draw()
    press(app, "add.computer")
    for seat, strength in enumerate(("apprentice", "journeyman", "master")):
        press(app, f"seat.{seat}.player.{strength}")
    press(app, "seat.0.player.person")
    press(app, "seat.0.player.apprentice")
    press(app, "start")
    assert app.context.match is not None
    assert [seat.player for seat in app.context.match.session.header.seats] == [
        "apprentice",
        "journeyman",
        "master",
    ]


def test_records_that_only_say_computer_are_played_on_by_a_journeyman() -> None:
    assert strength_of("computer") == "journeyman"
    assert strength_of("master") == "master"
    assert strength_of("sensible") == "sensible"
    app = table("person", "computer")
    match = app.context.match
    assert match is not None
    while match.view.seat == 0:
        match.play(match.view.choices()[0])
    for _ in range(20):
        app.loop.step(1.0)
    assert match.advisor.thoughts
    assert {thought.strength for thought in match.advisor.thoughts.values()} == {"journeyman"}


# Playing


def test_a_computer_guild_thinks_only_when_it_is_asked_to_choose() -> None:
    app = table("person", "journeyman")
    match = app.context.match
    assert match is not None
    before = len(match.session.actions)
    for _ in range(20):
        app.loop.step(1.0)
    assert isinstance(match.view.decision, WealthChoice)
    assert len(match.session.actions) == before


def test_the_same_record_and_seed_lead_to_the_same_game() -> None:
    games = [thought_out("apprentice", "journeyman", "sensible") for _ in range(2)]
    assert games[0].session.actions == games[1].session.actions


def test_taking_back_forgets_why() -> None:
    app = table("apprentice", "apprentice", practice=True)
    match = app.context.match
    assert match is not None
    for _ in range(5):
        app.loop.step(1.0)
    assert max(match.advisor.thoughts) == len(match.chronicle.history) - 1
    match.undo()
    assert max(match.advisor.thoughts) == len(match.chronicle.history) - 1


# Watching


@pytest.mark.slow
def test_four_computers_play_by_themselves_and_no_curtain_is_in_the_way() -> None:
    app = table("apprentice", "journeyman", "apprentice", "journeyman")
    assert app.context.match is not None
    assert app.context.match.view.watched
    assert app.context.frame.spot("curtain") is None
    play_out(app)
    assert app.context.match.view.game.over
    assert app.context.match.view.at_table == -1


def test_somebody_who_watches_can_pause_with_the_space_bar_even_while_something_moves() -> None:
    app = table("apprentice", "apprentice")
    set_speed(app.context, 1)
    match = app.context.match
    assert match is not None
    for _ in range(200):
        app.loop.step(0.05)
        if match.animation.busy:
            break
    assert match.animation.busy
    app.loop.take(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" "))
    app.loop.step(0)
    assert app.context.navigator.pauses_game
    actions = len(match.session.actions)
    for _ in range(20):
        app.loop.step(1.0)
    assert len(match.session.actions) == actions
    app.context.command("confirm")
    for _ in range(20):
        app.loop.step(1.0)
    assert len(match.session.actions) > actions


def test_a_solo_game_can_be_watched() -> None:
    app = table("apprentice", options=Options("simple", 1, difficulty="easy"))
    play_out(app)


# Why


def test_what_a_computer_guild_did_can_be_asked_about_in_the_log() -> None:
    app = table("person", "journeyman")
    match = app.context.match
    assert match is not None
    while not find_explained_choices(match):
        app.loop.step(1.0)
        if match.view.waiting_for_person and not match.clock.needs_ticks:
            match.play(match.view.choices()[0])
    place = max(
        p
        for p, thought in match.advisor.thoughts.items()
        if thought.free and match.chronicle.shown_at(p)
    )
    app.context.command("log")
    app.loop.draw()
    press(app, f"why.{place}")
    assert isinstance(app.context.navigator.top, WhyOverlay)
    reason = match.advisor.thoughts[place].choice.reasons[0]
    said = " ".join(text.text for text in app.context.frame.texts).lower()
    assert str(describe_fact(reason, match.view.names)).lower() in said
    app.context.command("back")
    assert isinstance(app.context.navigator.top, LogOverlay)


@pytest.mark.rule("SETUP-13")
def test_nobody_learns_by_asking_which_wealth_another_guild_keeps() -> None:
    app = table("journeyman", "person", "journeyman")
    match = app.context.match
    assert match is not None
    while not match.view.waiting_for_person:
        app.loop.step(1.0)
    assert match.advisor.thoughts
    assert not find_explained_choices(match)


@pytest.mark.slow
def test_every_reason_of_whole_games_is_shown_in_plain_words() -> None:
    """No blank to fill in, no name of a feature, no number of something in brackets."""
    for options in (Options("simple", 2), Options("epic", 2, bonus_tiles=True)):
        match = thought_out("master", "apprentice", options=options)
        for thought in match.advisor.thoughts.values():
            assert thought.choice.reasons
            for reason in thought.choice.reasons:
                words = str(describe_fact(reason, match.view.names))
                assert not set("{}_()") & set(words), words
                # Wealth lists all that two cards give, 140 letters at most; it is secret, so that
                # only a hint shows it, whose slip has room for five such lines.
                assert len(words) < (141 if reason.kind == "wealth" else 110), words


# Hints


@pytest.mark.parametrize("kind", mostly_slow(["wealth", *DECISIONS], every=5))
def test_a_hint_names_a_legal_choice_shows_where_it_is_and_plays_nothing(kind: str) -> None:
    app = plain_app()
    hinted(kind)(app)
    match = app.context.match
    assert match is not None
    assert match.advisor.hint is not None
    before = len(match.session.actions)
    assert not match.view.why_not(match.advisor.hint.choice.action)
    assert match.advisor.hint.choice.reasons
    assert app.context.frame.spot("hint") is not None
    for _ in range(5):
        app.loop.step(1.0)
    assert len(match.session.actions) == before


@pytest.mark.parametrize("kind", ["mine", "market", "acquisition", "management", "solo_mine"])
def test_what_a_hint_rings_is_what_must_be_pressed(
    kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = plain_app()
    ringed: list[str] = []
    monkeypatch.setattr(hint, "ring", lambda _c, spot, _number: ringed.append(spot.name))
    hinted(kind)(app)
    match = app.context.match
    assert match is not None
    assert match.advisor.hint is not None
    wanted = match.advisor.hint.choice.action
    names = list(dict.fromkeys(ringed))
    assert names
    app.context.command("hint")
    app.loop.draw()
    for name in names:
        press(app, name)
    if len(match.session.actions) == len(positions()[kind].actions):
        app.context.command("confirm")
    assert match.session.actions[-1] == wanted


def test_a_hint_to_trade_leads_to_the_merchant_and_there_to_the_trade(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ringed: list[str] = []
    monkeypatch.setattr(hint, "ring", lambda _c, spot, _number: ringed.append(spot.name))
    app = plain_app()
    VIEWS["hint_merchant"](app)
    app.context.command("back")
    app.loop.draw()
    assert set(ringed) == {"tool.merchant"}
    ringed.clear()
    app.context.command("merchant")
    app.loop.draw()
    assert app.context.frame.spot(ringed[0])
    assert ringed[0].startswith("merchant.")


def test_a_hint_is_gone_when_the_game_goes_on_or_it_is_put_away() -> None:
    app = plain_app()
    hinted("mine")(app)
    match = app.context.match
    assert match is not None
    app.context.command("back")
    assert match.advisor.hint is None
    assert not app.context.navigator.pauses_game
    hinted("mine")(app)
    match = app.context.match
    assert match is not None
    match.play(match.view.choices()[0])
    assert match.advisor.hint is None
    hinted("market")(app)
    press(app, "hint")
    assert app.context.match is not None
    assert app.context.match.advisor.hint is None


def test_nobody_gets_a_hint_for_a_computer_guild() -> None:
    app, thinker = pondering("journeyman", "journeyman")
    app.context.command("hint")
    app.loop.step(1.0)
    assert app.context.match is not None
    assert not app.context.match.advisor.hinting
    assert [request.strength for request in thinker.asked] == ["journeyman"]


def test_a_hint_behind_the_curtain_tells_nothing() -> None:
    app = table("person", "person")
    assert app.context.frame.spot("curtain") is not None
    assert app.context.frame.spot("tool.hint") is None
    app.context.command("hint")
    app.loop.step(1.0)
    assert app.context.match is not None
    assert app.context.match.advisor.hint is None


# Thinking for long


class Ponderous:
    """Never comes to an end; notes what it is told."""

    def __init__(self) -> None:
        self.asked: list[Request] = []
        self.cancelled = 0

    def prepare(self) -> None:
        pass

    def ask(self, request: Request, *_: object) -> None:
        self.asked.append(request)

    def answer(self) -> Choice | None:
        return None

    def cancel(self) -> None:
        self.cancelled += 1

    def close(self) -> None:
        pass

    def complaint(self) -> None:
        return None


def pondering(*players: str) -> tuple[App, Ponderous]:
    thinker = Ponderous()
    app = plain_app()
    app.context.resources = Resources(CONTENT, thinker)
    app.context.navigator.push(TitleScene(app.context))
    seats = tuple(Seat(f"G{i}", COLOURS[i], player) for i, player in enumerate(players))
    solo = "easy" if len(players) == 1 else None
    options = Options("simple", len(players), difficulty=solo)
    game_files.start_match(app.context, Session.new(options, 1, CONTENT, seats=seats))
    app.loop.step(0)
    return app, thinker


def test_somebody_who_thinks_is_asked_once_and_seen_to_think_without_many_redraws() -> None:
    app, thinker = pondering("master", "master")
    before = app.loop.redraws
    said = set()
    for _ in range(120):
        app.loop.step(1 / 60)
        said |= {
            text.text for text in app.context.frame.texts if text.text.startswith("Computer guilds")
        }
    assert len(thinker.asked) == 1
    assert 3 <= app.loop.redraws - before <= 8
    assert len(said) == 4  # none to three dots


def test_a_hint_that_is_still_thought_about_is_cancelled_when_the_game_goes_on() -> None:
    app, thinker = pondering("person")
    match = app.context.match
    assert match is not None
    app.context.command("hint")
    app.loop.step(0.1)
    assert match.advisor.hinting
    assert [request.strength for request in thinker.asked] == ["master"]
    match.play(match.view.choices()[0])
    assert not match.advisor.hinting
    assert thinker.cancelled == 1


def test_leaving_cancels_what_is_thought_about() -> None:
    app, thinker = pondering("master", "master")
    app.loop.step(0.1)
    game_files.leave_match(app.context)
    assert thinker.cancelled == 1
    for _ in range(5):
        app.loop.step(0.1)
    assert len(thinker.asked) == 1


def test_reading_something_holds_the_game_but_not_the_thought() -> None:
    app, thinker = pondering("master", "master")
    app.loop.step(0.1)
    app.context.command("log")
    for _ in range(5):
        app.loop.step(1.0)
    app.context.command("back")
    app.loop.step(0.1)
    assert len(thinker.asked) == 1
    assert not thinker.cancelled


def test_a_hint_tells_why_and_what_is_next_best() -> None:
    app = plain_app()
    hinted("mine")(app)
    match = app.context.match
    assert match is not None
    assert match.advisor.advice is not None
    assert match.advisor.advice.why
    assert match.advisor.advice.other is not None
    said = " ".join(text.text for text in app.context.frame.texts)
    for line in (
        match.advisor.advice.deed,
        match.advisor.advice.why[0],
        match.advisor.advice.other.deed,
    ):
        assert str(line).split()[0] in said


@pytest.mark.parametrize("kind", ["mine", "market", "acquisition", "management", "wealth"])
def test_do_it_does_what_the_hint_says(kind: str) -> None:
    app = plain_app()
    hinted(kind)(app)
    match = app.context.match
    assert match is not None
    assert match.advisor.hint is not None
    advised = match.advisor.hint.choice.action
    press(app, "hint.do")
    assert match.session.actions[-1] == advised
    assert match.advisor.hint is None
