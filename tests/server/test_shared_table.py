"""A shared table: joining, acting, undo by agreement, chat, and recovery from its log."""

import hashlib
from random import Random

import pytest
from msgspec.structs import replace
from properties.chooser import Chooser
from server.kit import TOKENS, Play, actor, begin, hexed, open_table, recover

from forgewar.cli import main
from forgewar.content import archive, load
from forgewar.net import protocol as pr
from forgewar.net.protocol import SPECTATOR
from forgewar.rules.actions import BuyResource, KeepWealth, PassMarket
from forgewar.rules.decisions import MarketTurn
from forgewar.rules.state import Options
from forgewar.session.commitment import Commitment, commitment_hash, nonce_hash
from forgewar.session.record import read_record
from forgewar.session.replay import replay

SIMPLE = Options("simple", 2)


def code(play: Play, seat: int, message: pr.ClientMessage) -> str:
    """Code by which a message is refused."""
    (found,) = play.ask(seat, message)
    assert isinstance(found.message, pr.Refused), found
    assert found.message.id == getattr(message, "id", "")
    return found.message.code


def play_to(play: Play, kind: type, whim: float = 0.1) -> None:
    chooser = Chooser(Random(5), whim)
    while not isinstance(play.session.game.decision, kind):
        action = chooser.choose(play.session.game)
        play.act(actor(play, action), action)


def whole_game(options: Options, seed: int) -> Play:
    play, chooser = begin(options, seed), Chooser(Random(seed), 0.2)
    while not play.table.over:
        action = chooser.choose(play.session.game)
        play.act(actor(play, action), action)
    return play


# Joining and the deal


def test_everybody_commits_before_anybody_reveals() -> None:
    rng = Random(1)
    play = Play(open_table(SIMPLE, rng))
    nonces = [hexed(rng), hexed(rng)]
    play.ask(0, pr.Join("a", "Ada", nonce_hash(nonces[0])))
    assert code(play, 0, pr.Reveal("b", nonces[0])) == "bad-nonce"
    play.ask(1, pr.Join("a", "Bob", nonce_hash(nonces[1])))
    assert code(play, 0, pr.Reveal("c", nonces[1])) == "bad-nonce"
    assert play.table.greeting(0).wants == "reveal"  # type: ignore[union-attr]
    play.ask(0, pr.Reveal("d", nonces[0]))
    out = play.ask(1, pr.Reveal("d", nonces[1]))
    welcome = next(o.message for o in out if isinstance(o.message, pr.Welcome))
    deal = play.session.header.deal
    assert isinstance(deal, Commitment)
    assert deal.nonces == (play.table.opened.nonce, *nonces)
    assert welcome.commitment == deal.hash
    assert nonce_hash(deal.nonces[0]) == welcome.server_hash
    assert [seat.name for seat in play.session.header.seats] == ["Ada", "Bob"]


def test_a_seat_that_joins_again_after_a_nonce_was_revealed_makes_all_join_again() -> None:
    rng = Random(1)
    play = Play(open_table(SIMPLE, rng))
    nonces = [hexed(rng), hexed(rng)]
    for seat in (0, 1):
        play.ask(seat, pr.Join("a", "x", nonce_hash(nonces[seat])))
    play.ask(0, pr.Reveal("b", nonces[0]))
    play.ask(1, pr.Join("b", "x", nonce_hash(hexed(rng))))
    assert [seat.joined for seat in play.table.lobby_seats()] == [False, True]
    assert code(play, 0, pr.Reveal("c", nonces[0])) == "bad-nonce"


def test_nobody_is_told_the_seed_until_the_game_is_over() -> None:
    play = begin(SIMPLE, 3)
    for viewer in (SPECTATOR, 0, 1):
        welcome = play.table.greeting(viewer)
        assert isinstance(welcome, pr.Welcome)
        assert welcome.header.seed == 0
        assert str(play.session.header.seed).encode() not in pr.encode(welcome)
    done = whole_game(SIMPLE, 3)
    last = done.table.greeting(0)
    assert isinstance(last, pr.Welcome)
    assert last.header == done.session.header


def test_the_record_of_a_finished_game_opens_the_commitment(tmp_path) -> None:
    play = whole_game(SIMPLE, 4)
    path = tmp_path / "game.jsonl"
    path.write_bytes(play.table.record())
    record = read_record(path)
    replayed = replay(record)
    assert replayed.problem is None
    assert replayed.game.over
    header = record.header
    assert isinstance(header.deal, Commitment)
    assert header.deal.holds(header.seed, header.options, header.content)
    for other in (
        replace(header.deal, nonces=header.deal.nonces[::-1]),
        replace(header.deal, salt="0" * 32),
        replace(header.deal, hash="0" * 64),
    ):
        assert not other.holds(header.seed, header.options, header.content)
    assert not header.deal.holds(header.seed, Options("epic", 2), header.content)
    assert not header.deal.holds(header.seed + 1, header.options, header.content)


def test_the_commitment_is_over_the_canonical_form() -> None:
    """As docs/record-format.md says, so that others can check it."""
    told = (
        b'{"content":"c","options":{"bonus_tiles":false,"difficulty":null,"guilds":2,'
        b'"mode":"simple"},"salt":"s","seed":7}'
    )
    assert commitment_hash(7, "s", SIMPLE, "c") == hashlib.sha256(told).hexdigest()


def test_links_lead_to_their_seats() -> None:
    table = begin(SIMPLE, 1).table
    assert [table.viewer_of(token) for token in TOKENS[:2]] == [0, 1]
    assert table.viewer_of("watch-link") == SPECTATOR
    assert table.viewer_of("host-link") is None
    assert table.viewer_of("") is None
    assert table.is_host("host-link")
    assert not table.is_host(TOKENS[0])


# Acting


def test_a_message_that_is_sent_again_is_not_carried_out_again() -> None:
    play = begin(SIMPLE, 1)
    decision = play.session.game.decision
    assert decision is not None
    act = pr.Act("once", 0, play.session.game.choices()[0])
    assert any(isinstance(o.message, pr.Played) for o in play.ask(decision.seat, act))
    assert [o.message for o in play.ask(decision.seat, act)] == [pr.Done("once")]
    assert len(play.session.steps) == 1
    play.ask(0, pr.Chat("c", "hello"))
    play.ask(0, pr.Chat("c", "hello"))
    assert [line.text for line in play.table.chat] == ["hello"]


def test_what_was_chosen_before_something_happened_is_refused() -> None:
    play = begin(SIMPLE, 1)
    play_to(play, MarketTurn)
    decision = play.session.game.decision
    assert decision is not None
    seq = play.seq(decision.seat)
    assert code(play, decision.seat, pr.Act("a", seq - 1, PassMarket())) == "stale"
    assert code(play, decision.seat, pr.Undo("b", seq + 1)) == "stale"


def test_a_seat_acts_for_itself_alone() -> None:
    play = begin(SIMPLE, 1)
    play_to(play, MarketTurn)
    decision = play.session.game.decision
    assert decision is not None
    other = 1 - decision.seat
    assert code(play, other, pr.Act("a", play.seq(other), PassMarket())) == "not-your-turn"
    trade = BuyResource(decision.seat, 0)
    assert code(play, other, pr.Act("b", play.seq(other), trade)) == "not-your-seat"
    assert code(play, SPECTATOR, pr.Act("c", 0, PassMarket())) == "spectator"
    wrong = pr.Act("d", play.seq(decision.seat), KeepWealth("a", "b"))
    (refused,) = play.ask(decision.seat, wrong)
    assert refused.message == pr.Refused(
        "illegal-action", id="d", refusal=play.session.game.refusal(wrong.action)
    )


def test_messages_at_the_wrong_time_are_refused() -> None:
    rng = Random(1)
    early = Play(open_table(SIMPLE, rng))
    assert code(early, 0, pr.Act("a", 0, PassMarket())) == "not-begun"
    assert code(early, 0, pr.Undo("b", 0)) == "not-begun"
    play = begin(SIMPLE, 1)
    assert code(play, 0, pr.Join("c", "x", "0" * 64)) == "already-begun"
    assert code(play, 0, pr.Reveal("d", "0" * 64)) == "already-begun"
    assert code(play, 0, pr.Undo("e", 0)) == "nothing-to-undo"
    assert code(play, 0, pr.Answer("f", yes=True)) == "no-undo-asked"
    assert code(play, 0, pr.Chat("g", " \t ")) == "empty-text"
    over = whole_game(SIMPLE, 1)
    assert code(over, 0, pr.Act("h", over.seq(0), PassMarket())) == "over"


# Undo


def _market_pass(play: Play) -> int:
    """Pass in the market; returns the seat."""
    play_to(play, MarketTurn)
    decision = play.session.game.decision
    assert decision is not None
    play.act(decision.seat, PassMarket())
    return decision.seat


def test_a_seat_undoes_its_own_last_choice() -> None:
    play = begin(SIMPLE, 1)
    play_to(play, MarketTurn)
    before = play.session.game.state.digest()
    seat = _market_pass(play)
    out = play.ask(seat, pr.Undo(play.id(), play.seq(seat)))
    assert {type(o.message) for o in out} == {pr.Undone}
    assert play.session.game.state.digest() == before
    undone = next(o.message for o in out if o.viewer == seat)
    assert isinstance(undone, pr.Undone)
    assert undone.to == undone.seq - 2
    other = 1 - seat
    assert code(play, other, pr.Undo(play.id(), play.seq(other))) == "nothing-to-undo"


@pytest.mark.parametrize("yes", [True, False])
def test_others_are_asked_for_undo_of_what_they_have_answered(yes: bool) -> None:
    play = begin(SIMPLE, 1)
    seat = _market_pass(play)
    actions = len(play.session.steps)
    other = 1 - seat
    play.act(other, PassMarket())
    assert code(play, seat, pr.Undo(play.id(), play.seq(seat))) == "nothing-to-undo"
    play.ask(seat, pr.AskUndo(play.id(), play.seq(seat)))
    assert play.table.greeting(other).asking == seat  # type: ignore[union-attr]
    assert code(play, other, pr.AskUndo(play.id(), play.seq(other))) == "undo-asked"
    assert code(play, seat, pr.Answer(play.id(), yes=True)) == "no-undo-asked"
    out = play.ask(other, pr.Answer(play.id(), yes=yes))
    assert pr.Answered(seat, yes) in [o.message for o in out]
    assert len(play.session.steps) == (actions - 1 if yes else actions + 1)
    assert play.table.asking == SPECTATOR


def test_a_request_for_undo_lapses_when_the_game_goes_on() -> None:
    play = begin(SIMPLE, 1)
    seat = _market_pass(play)
    other = 1 - seat
    play.ask(seat, pr.AskUndo(play.id(), play.seq(seat)))
    out = play.act(other, PassMarket())
    assert pr.Answered(seat, yes=False) in [o.message for o in out]


# Resuming and recovering


def test_a_client_that_was_away_is_told_what_it_missed() -> None:
    play = begin(SIMPLE, 1)
    seat = _market_pass(play)
    seq = play.seq(1 - seat)
    play.ask(seat, pr.Undo(play.id(), play.seq(seat)))
    play.act(seat, PassMarket())
    welcome = play.table.greeting(1 - seat, seq)
    assert isinstance(welcome, pr.Welcome)
    assert [type(missed) for missed in welcome.missed] == [pr.MissedUndo, pr.MissedPlay]
    assert [missed.seq for missed in welcome.missed] == [seq + 1, seq + 2]
    assert play.table.greeting(1 - seat, seq + 99).missed == ()  # type: ignore[union-attr]


def test_a_table_is_recovered_from_its_log() -> None:
    play = whole_game(Options("fast_forward", 3), 2)
    again = recover(play)
    assert again.entries == play.table.entries
    for viewer in play.table.viewers:
        here, there = (pr.encode(table.greeting(viewer)) for table in (play.table, again))
        assert here == there
    assert again.record() == play.table.record()
    for entry in play.log[:20]:
        if hasattr(entry, "id"):
            repeated = pr.Chat(entry.id, "again")
            assert again.decide(entry.seat, repeated) == pr.Done(entry.id)


def test_a_table_that_was_begun_with_earlier_cards_goes_on_with_them() -> None:
    earlier = [archive.find(found) for found in archive.released_hashes()]
    content = next(c for c in earlier if c is not None and c.hash != load.default().hash)
    play = begin(SIMPLE, 1, content=content)
    play_to(play, MarketTurn)
    again = recover(play)
    assert again.session is not None
    assert again.session.header.content == content.hash
    assert again.session.game.state.digest() == play.session.game.state.digest()


def test_replay_verifies_the_commitment(tmp_path, capsys) -> None:
    table = whole_game(SIMPLE, 4).table
    path = tmp_path / "game.jsonl"
    path.write_bytes(table.record())
    assert main(["replay", str(path), "--verify"]) == 0
    assert "commitment" in capsys.readouterr().out
    assert table.session is not None
    header = table.session.header
    assert isinstance(header.deal, Commitment)
    table.session.header = replace(header, deal=replace(header.deal, salt="0" * 32))
    path.write_bytes(table.record())
    assert main(["replay", str(path), "--verify"]) == 2
    assert "not the one that was promised" in capsys.readouterr().err
