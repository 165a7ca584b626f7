"""Messages of every kind: what is encoded is decoded as it was, and nothing else is accepted."""

from contextlib import suppress
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from server.kit import begin, copy_table
from server.net_kit import links, running
from websockets.sync.client import connect

from forgewar.net import protocol as pr
from forgewar.net.link import BadLink, Link, new_table_id, new_token, read_link
from forgewar.net.protocol import SPECTATOR
from forgewar.rules.actions import Action
from forgewar.rules.state import Options
from forgewar.server import entries as en

hexes = st.text("0123456789abcdef", min_size=64, max_size=64)
ids = st.text(min_size=1, max_size=40)
seqs = st.integers(0, 2**31)
FIELDS: dict[type, tuple[st.SearchStrategy[object], ...]] = {
    pr.Hello: (st.integers(), st.text(min_size=1, max_size=64), seqs),
    pr.Join: (ids, st.text(max_size=40), hexes),
    pr.Reveal: (ids, hexes),
    pr.Act: (ids, seqs, st.from_type(Action)),
    pr.Undo: (ids, seqs),
    pr.AskUndo: (ids, seqs),
    pr.Answer: (ids, st.booleans()),
    pr.Chat: (ids, st.text(max_size=300)),
    pr.Hand: (ids, st.integers(0, 3), st.text(max_size=40)),
    pr.Ping: (ids,),
}
messages = st.one_of(*(st.builds(kind, *fields) for kind, fields in FIELDS.items()))
json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=50),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=9), inner),
    max_leaves=12,
)
KINDS = [kind.__struct_config__.tag for kind in FIELDS]


def test_messages_of_every_kind_are_made() -> None:
    assert {*FIELDS} == {*get_args(pr.ClientMessage)}
    for kind, strategies in FIELDS.items():
        assert len(strategies) == len(msgspec.structs.fields(kind))


@given(messages)
def test_a_message_is_read_as_it_was_sent(message: pr.ClientMessage) -> None:
    assert pr.read_client_message(pr.encode(message)) == message


@given(st.binary(max_size=300) | st.text(max_size=300))
def test_anything_else_is_refused_or_a_message(data: bytes | str) -> None:
    for read in (pr.read_client_message, pr.read_hello):
        with suppress(pr.BadMessage):
            assert isinstance(read(data), pr.Ask)


@pytest.mark.slow
@given(st.sampled_from(KINDS), st.dictionaries(st.text(max_size=12), json_values, max_size=4))
def test_a_message_with_other_fields_is_refused(kind: str, fields: dict[str, object]) -> None:
    data = msgspec.json.encode({"do": kind, **fields})
    with suppress(pr.BadMessage):
        assert {*msgspec.to_builtins(pr.read_client_message(data))} >= {*fields}


BEGUN = begin(Options("simple", 2), 5)


@settings(suppress_health_check=[HealthCheck.too_slow])
@given(st.integers(SPECTATOR, 1), messages, st.booleans())
def test_a_table_answers_every_message_and_recovers(
    viewer: int, message: pr.ClientMessage, fresh: bool
) -> None:
    if fresh and isinstance(message, pr.Act | pr.Undo | pr.AskUndo):
        message = msgspec.structs.replace(message, seq=BEGUN.seq(max(viewer, 0)))
    table = copy_table(BEGUN.table)
    decided = table.decide(viewer, message)
    if isinstance(decided, pr.Refused):
        again = pr.read_server_message(pr.encode(decided))
        assert again == decided
    elif isinstance(decided, tuple):
        for entry in decided:
            stored = en.read_entry(en.encode_entry(entry))
            assert stored == entry
            for outgoing in table.apply(stored):
                assert pr.read_server_message(pr.encode(outgoing.message))


@pytest.mark.slow
def test_a_server_survives_messages_of_every_kind(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        made = server.open_table(Options("simple", 2))
        link = links(made)[0]

        @settings(max_examples=300, deadline=None, suppress_health_check=[*HealthCheck])
        @given(st.lists(messages.map(pr.encode) | st.binary(max_size=99), max_size=9))
        def send(all_: list[bytes]) -> None:
            with connect(link.socket) as socket:
                socket.send(pr.encode(pr.Hello(1, link.token)).decode())
                for data in all_:
                    socket.send(data)
                socket.send('{"do":"ping","id":"the last"}')
                while pr.read_server_message(socket.recv(timeout=10)) != pr.Pong("the last"):
                    pass

        send()
        assert server.request("GET", "/health")[0] == 200


@given(st.text(max_size=200))
def test_a_text_is_a_link_or_refused(text: str) -> None:
    try:
        link = read_link(text)
    except BadLink:
        return
    assert read_link(str(link)) == link


def test_a_link_is_read_as_it_was_written() -> None:
    link = Link("https://games.example:8443", new_table_id(), new_token())
    assert read_link(f"  {link}\n") == link
    assert link.socket.startswith("wss://games.example:8443/tables/")
    for bad in ("", "ftp://x/t/abcd#x", "http://x/t/abcd", "http://u@x/t/abcd#x", "http://x:y/t/a"):
        with pytest.raises(BadLink):
            read_link(bad)
