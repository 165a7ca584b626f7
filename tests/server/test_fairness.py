"""No seat is sent anything that depends on what it may not know."""

from collections.abc import Iterator
from random import Random

import pytest
from cases import mostly_slow
from msgspec.structs import replace
from server import fairness
from server.fairness import Leak, watch
from server.kit import Play, hexed, open_table

from forgewar.ai.worker_process import Request
from forgewar.net import protocol as pr
from forgewar.rules import events as ev
from forgewar.rules import view
from forgewar.rules.decisions import WealthRaise
from forgewar.rules.game import Game
from forgewar.rules.state import Options
from forgewar.server import shared_table
from forgewar.server.entries import Acted
from forgewar.server.live_table import LiveTable
from forgewar.server.shared_table import Outgoing, SharedTable
from forgewar.session.commitment import nonce_hash
from forgewar.session.session import Session

EVERY_KIND = [
    Options(mode, guilds, tiles)
    for mode, tiles in (("simple", False), ("fast_forward", False), ("epic", True))
    for guilds in (2, 3, 4)
]


def name(options: Options) -> str:
    return f"{options.mode}-{options.guilds}"


@pytest.mark.parametrize("options", mostly_slow(EVERY_KIND, every=9), ids=name)
def test_bytes_to_a_seat_do_not_depend_on_what_it_may_not_know(options: Options) -> None:
    play = watch(options, 3, every=40)
    kinds = {type(message) for sent in play.sent.values() for message in sent}
    assert {pr.Played, pr.Undone, pr.Refused} <= kinds
    assert play.session.game.over


def test_such_a_game_has_everything_that_could_leak() -> None:
    play = watch(Options("epic", 2), 3, every=1000)
    kinds = {type(message) for sent in play.sent.values() for message in sent}
    assert {pr.Said, pr.Undone, pr.Refused, pr.Asked, pr.Answered} <= kinds
    events = {type(event) for told in play.table._events for event in told}
    assert {ev.WealthShown, ev.StageStarted, ev.CardRevealed, ev.QuestDealt} <= events
    assert any(isinstance(step.before.decision, WealthRaise) for step in play.session.steps)


@pytest.mark.slow
@pytest.mark.parametrize("options", EVERY_KIND, ids=name)
@pytest.mark.parametrize("seed", [2, pytest.param(3, marks=pytest.mark.long)])
def test_bytes_do_not_depend_on_it_at_any_position(options: Options, seed: int) -> None:
    watch(options, seed, every=1)


def _whole_states(table: SharedTable, game: Game) -> object:
    return [(viewer, game.state.to_json()) for viewer in table.viewers.values()]


def _views_with_decks(table: SharedTable, game: Game) -> object:
    """Views with the order of the decks, which the view hides."""
    for seat, viewer in table.viewers.items():
        state = game.view(seat)
        state.decks = game.state.decks
        yield viewer, state.to_json()


def _whole_view(table: SharedTable, _viewer: int, actions: int) -> bytes:
    """A state of the past, as a greeting would have it, with all that is hidden."""
    assert table.session is not None
    steps = table.session.steps
    game = steps[actions].before if actions < len(steps) else table.session.game
    return game.state.to_json()


def _act_numbered(table: SharedTable, entry: Acted) -> Iterator[Outgoing]:
    """Messages to all viewers, numbered by the actions of the table."""
    for outgoing in ACT(table, entry):
        message = outgoing.message
        if isinstance(message, pr.Played):
            assert table.session is not None
            message = replace(message, seq=len(table.session.steps))
        yield outgoing._replace(message=message)


def _act_and_forget_votes(table: SharedTable, entry: Acted) -> Iterator[Outgoing]:
    """Votes about a seat lapse when it acts in secret."""
    table._votes.pop(entry.seat, None)
    yield from ACT(table, entry)


def _choice_of_seat(live: LiveTable) -> tuple[int, int] | None:
    """A clock that begins anew with each secret raise."""
    turn = live.table.turn
    return None if turn is None else (turn, live.table.viewers[turn].seq)


def _request_from_seed(table: SharedTable, seat: int, strength: str) -> Request:
    """A computer player whose choices follow from the seed of the deal."""
    assert table.session is not None
    return replace(REQUEST_OF(table, seat, strength), seed=table.session.game.state.seed)


def _late_refusal(table: SharedTable, session: Session, seat: int) -> int:
    """The same refusals, found by counting back over what others did in secret."""
    count = 0
    for step in session.steps:
        count += step.seat != seat
    return UNDOABLE(table, session, seat)


ACT = SharedTable._act
UNDOABLE = SharedTable._undoable
REQUEST_OF = fairness.request_of
LEAKS: dict[str, tuple[object, str, object]] = {
    "the whole state": (SharedTable, "_views", _whole_states),
    "the order of decks": (SharedTable, "_views", _views_with_decks),
    "earlier states": (SharedTable, "_view", _whole_view),
    "raises of others": (view, "_without_raises", lambda agenda, _: list(agenda)),
    "wealth kept": (shared_table, "_is_secret", lambda _: False),
    "every action counted": (SharedTable, "_act", _act_numbered),
    "undo while others raise": (shared_table, "_is_wealth_of_another", lambda *_: False),
    "votes that lapse": (SharedTable, "_act", _act_and_forget_votes),
    "a clock for each raise": (LiveTable, "present_choice", _choice_of_seat),
    "choices from the seed": (fairness, "request_of", _request_from_seed),
    "the time of a refusal": (SharedTable, "_undoable", _late_refusal),
}


@pytest.mark.parametrize("leak", mostly_slow(LEAKS, every=4))
def test_a_leak_is_found(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(*LEAKS[leak])
    with pytest.raises(Leak):
        _watch_games()


def _watch_games() -> None:
    """Several games, so that in one of them somebody keeps a card that raises."""
    for seed in range(1, 6):
        watch(Options("fast_forward", 3), seed, every=5)


def test_the_lobby_tells_nobody_the_nonces_and_the_salt() -> None:
    rng = Random(1)
    play = Play(open_table(Options("simple", 3), rng))
    nonces = [hexed(rng) for _ in range(3)]
    for seat in range(3):
        play.ask(seat, pr.Join(f"j{seat}", "x", nonce_hash(nonces[seat])))
    for seat in range(2):
        play.ask(seat, pr.Reveal(f"r{seat}", nonces[seat]))
    told = b"".join(pr.encode(message) for sent in play.sent.values() for message in sent)
    told += b"".join(pr.encode(play.table.info("t", viewer)) for viewer in range(-1, 3))
    assert nonce_hash(nonces[0]).encode() in told
    for secret in (*nonces, play.table.opened.nonce, play.table.opened.salt):
        assert secret.encode() not in told
