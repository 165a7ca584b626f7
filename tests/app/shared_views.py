"""Views of shared tables, with clients in memory."""

from collections.abc import Callable
from functools import partial

from app.blank_app import press
from play.apart.memory_table import MemoryWire, Room
from play.tables import Silence

from forgewar.app.menus.title import TitleScene
from forgewar.app.window import game_files
from forgewar.app.window.app import App
from forgewar.net import protocol as pr
from forgewar.net.remote_session import RemoteTable
from forgewar.play.apart.company import Company
from forgewar.play.apart.remote_match import make_remote_match
from forgewar.rules.actions import MoveOverseer
from forgewar.rules.decisions import MarketTurn, MineTurn, WealthChoice
from forgewar.rules.game import Game
from forgewar.rules.state import Options

NAMES = ("Maximiliane Wagner", "Bram", "Old Bess", "Wilhelm von Humbug")
SAID = (
    (1, "/one-moment"),
    (2, "That strike hurt"),
    (0, "/well-jumped"),
    (3, "Back in five minutes, dinner is on the table and nobody waits for anybody here"),
    (1, "/thanks"),
)


def at_turn(kind: type, seat: int, round_: int = 2) -> Callable[[Game], bool]:
    """Whether a seat makes a kind of decision in a round, or later."""

    def is_there(game: Game) -> bool:
        decision = game.decision
        late = game.state.round >= round_
        return late and type(decision) is kind and decision is not None and decision.seat == seat

    return is_there


def enter(app: App, table: RemoteTable) -> Company:
    """Put a shared table on screen."""
    context = app.context
    context.navigator.push(TitleScene(context))
    match = game_files.set_match(context, partial(make_remote_match, table, 0, Silence()))
    context.settings.told_hurry = True
    match.prompts.next_prompt()
    settle(app)
    assert match.company is not None
    return match.company


def settle(app: App) -> None:
    """Let the app hear what there is to hear."""
    for _ in range(4):
        app.loop.step(0.5)
    app.context.changed()
    app.loop.draw()


def make_room(there: Callable[[Game], bool], *, clock: int = 0, said: bool = True) -> Room:
    room = Room(Options("simple", 4), 3, clock=clock, names=NAMES)
    room.play_until(there)
    for seat, text in SAID if said else ():
        room.ask(seat, pr.Chat(room.play.id(), text))
    return room


def _shared(there: Callable[[Game], bool], *commands: str, seat: int = 0) -> Callable[[App], None]:
    def show(app: App) -> None:
        enter(app, make_room(there).sit(seat))
        for command in commands:
            app.context.command(command)
            settle(app)

    return show


def _log(app: App) -> None:
    _shared(at_turn(MineTurn, 0))(app)
    press(app, "talk.tab.log")


def _overlay(app: App) -> None:
    _shared(at_turn(MineTurn, 0))(app)
    app.context.navigator.open("talk")
    settle(app)


def _quiet(app: App) -> None:
    enter(app, make_room(at_turn(MineTurn, 0), said=False).sit(0))


def _lost(app: App) -> None:
    """Without a connection, with a choice that waits."""
    table = make_room(at_turn(MineTurn, 0)).sit(0)
    company = enter(app, table)
    wire = table._places[0].wire
    assert isinstance(wire, MemoryWire)
    wire.lose(company._now() + 12)
    settle(app)
    match = app.context.match
    assert match is not None
    match.play(match.view.choices()[0])
    company._lost_at -= 10
    company._sent_at = company._now() - 10
    settle(app)


def _away(app: App) -> None:
    """Somebody is away for long, another one was not seen yet."""
    room = make_room(at_turn(MineTurn, 3))
    company = enter(app, room.sit(0))
    room.connect(0, 1)
    settle(app)
    company._seen.discard(2)
    for seat in company._since:
        company._since[seat] -= 130
    company._declined[2] = company._now()
    settle(app)


def _undo(app: App) -> None:
    room = make_room(at_turn(MineTurn, 0))
    enter(app, room.sit(0))
    last = next(s.seat for s in reversed(room.play.session.steps) if s.seat != 0)
    room.ask(last, pr.AskUndo(room.play.id(), room.play.seq(last)))
    settle(app)


def _undo_asked(app: App) -> None:
    """One's own request."""
    room = make_room(at_turn(MineTurn, 1, 3))
    enter(app, room.sit(0))
    app.context.command("undo")
    settle(app)


def _replaced(app: App) -> None:
    company = enter(app, make_room(at_turn(MineTurn, 0)).sit(0))
    company.hand_over()
    settle(app)


def _clock(app: App) -> None:
    """With what remains of the time of somebody who thinks."""
    room = make_room(at_turn(MarketTurn, 1), clock=90)
    enter(app, room.sit(0))


def _spectator(app: App) -> None:
    room = make_room(at_turn(MineTurn, 1))
    enter(app, room.sit())


def _plan(*, is_set: bool) -> Callable[[App], None]:
    def show(app: App) -> None:
        room = make_room(lambda game: _others_first(game))
        company = enter(app, room.sit(0))
        plan = company.plan
        assert plan is not None
        ahead = plan.view
        assert ahead is not None
        best = max(plan.choices, key=lambda move: len(ahead.preview(move)))
        press(app, f"hex.{best.origin}")
        press(app, f"hex.{best.target}")
        assert isinstance(plan.action, MoveOverseer)
        if is_set:
            press(app, "confirm")
            assert plan.is_set

    return show


def _others_first(game: Game) -> bool:
    decision = game.decision
    own = MineTurn(0) in game.state.agenda
    return game.state.round > 1 and isinstance(decision, MineTurn) and decision.seat > 0 and own


SHARED: dict[str, Callable[[App], None]] = {
    "shared_talk": _shared(at_turn(MineTurn, 0)),
    "shared_quiet": _quiet,
    "shared_log": _log,
    "shared_others": _shared(at_turn(MineTurn, 1)),
    "shared_market": _shared(at_turn(MarketTurn, 0)),
    "shared_wealth": _shared(lambda game: isinstance(game.decision, WealthChoice), seat=3),
    "shared_overlay": _overlay,
    "shared_lost": _lost,
    "shared_away": _away,
    "shared_undo": _undo,
    "shared_undo_asked": _undo_asked,
    "shared_replaced": _replaced,
    "shared_clock": _clock,
    "shared_spectator": _spectator,
    "shared_plan": _plan(is_set=False),
    "shared_plan_set": _plan(is_set=True),
    "shared_pause": _shared(at_turn(MineTurn, 0), "back"),
}
