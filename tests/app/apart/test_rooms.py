"""People meet at a shared table through the rooms of the app, on a real server."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from app.blank_app import plain_app, press
from app.inputs import compose, key
from server.net_kit import Server, running, wait_for

from forgewar.app.apart.lobby import LobbyScene
from forgewar.app.menus.host import HostScene
from forgewar.net import tables
from forgewar.net.lan import Announced
from forgewar.net.link import Link
from forgewar.net.protocol import LobbySeat, NewTable, TableInfo
from forgewar.net.tables import TableError
from forgewar.play.apart import joining, my_tables
from forgewar.play.apart.joining import invitation, open_table
from forgewar.play.apart.my_tables import MySeat, MyTable
from forgewar.rules.state import Options


class Friend:
    """Somebody at an app of their own, with a folder of their own."""

    def __init__(self, home: Path, name: str) -> None:
        self.home, self.name = home, name
        self.app = plain_app()
        self.app.context.settings.apart_name = name
        self.do(lambda: self.app.context.navigator.open("title"))
        self.open("apart")

    def do(self, act: Callable[[], object]) -> None:
        os.environ["FORGEWAR_HOME"] = str(self.home)
        act()

    def open(self, route: str, *given: object) -> None:
        self.do(lambda: self.app.context.navigator.open(route, *given))
        self.look()

    def look(self) -> None:
        self.do(lambda: self.app.loop.step(0.02))

    def press(self, *names: str) -> None:
        for name in names:
            self.do(self.app.loop.draw)
            self.do(lambda name=name: press(self.app, name))  # type: ignore[misc]

    def write(self, field: str, text: str) -> None:
        self.press(field)
        self.do(lambda: compose(self.app, text))
        self.do(lambda: key(self.app, "return"))

    def wait(self, what: Callable[[], object]) -> None:
        def seen() -> object:
            self.look()
            return what()

        wait_for(seen)

    @property
    def lobby(self) -> LobbyScene:
        scene = self.app.context.navigator.top
        assert isinstance(scene, LobbyScene)
        return scene

    @property
    def is_in_lobby(self) -> bool:
        scene = self.app.context.navigator.top
        return isinstance(scene, LobbyScene) and scene._lobby is not None

    @property
    def plays(self) -> bool:
        return self.app.context.match is not None

    @property
    def texts(self) -> str:
        return "\n".join(text.text for text in self.app.context.frame.texts)

    def is_ready(self) -> bool:
        return self.is_in_lobby and self.lobby._is_ready

    def leave(self) -> None:
        """End everything, so that no thread goes on."""
        scenes = self.app.context.navigator.scenes
        while len(scenes) > 1:
            self.do(self.app.context.navigator.pop)
        match = self.app.context.match
        if match is not None:
            match.session.close()


def begin(*friends: Friend) -> None:
    """Wait until the game is on the screen of everybody."""

    def all_play() -> bool:
        for each in friends:
            each.look()
        return all(each.plays for each in friends)

    wait_for(all_play)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with running(tmp_path / "server") as found:
        yield found


@pytest.fixture
def friend(tmp_path: Path, own_home: Path) -> Iterator[Callable[[str], Friend]]:
    """Makes friends, who have left when the test ends."""
    friends: list[Friend] = []

    def make(name: str) -> Friend:
        friends.append(Friend(tmp_path / name, name))
        return friends[-1]

    yield make
    for each in friends:
        each.leave()
    os.environ["FORGEWAR_HOME"] = str(own_home)


def hosted(ada: Friend, server: Server, *presses: str) -> MyTable:
    """The table that Ada opens at a server, and her lobby."""
    ada.press("host", "where.server", *presses)
    scene = ada.app.context.navigator.top
    assert isinstance(scene, HostScene)
    scene._server.text = server.address
    ada.press("open")
    ada.wait(lambda: ada.is_ready())
    return ada.lobby._mine


@pytest.mark.slow
def test_a_game_begins_for_a_host_a_friend_with_a_link_and_one_with_the_code(
    server: Server, friend: Callable[[str], Friend]
) -> None:
    ada, cleo, hana = (friend(name) for name in ("Ada", "Cleo", "Hana"))
    table = hosted(ada, server, "add")
    cleo.write("link", f"Come and play! {table.link(table.guests[1])} See you")
    cleo.wait(lambda: cleo.is_in_lobby)
    assert "Ada's table" in cleo.texts
    # Hana sees the table in her network, and is told the code on the phone.
    near = Announced(server.address, table.table, "Ada's table", "simple", 3, 2, needs_code=True)
    hana.app.context.navigator.top._browser = None  # type: ignore[attr-defined]
    hana.app.context.navigator.top._near = (near,)  # type: ignore[attr-defined]
    hana.press(f"near.{table.table}")
    hana.do(lambda: compose(hana.app, table.code.upper().replace(" ", "")))
    hana.do(lambda: key(hana.app, "return"))
    hana.wait(lambda: hana.is_in_lobby)
    for one in (cleo, hana):
        one.press("ready")
    begin(ada, cleo, hana)
    sessions = [one.app.context.match.session for one in (ada, cleo, hana)]  # type: ignore[union-attr]
    assert [seat.name for seat in sessions[0].header.seats] == ["Ada", "Cleo", "Hana"]
    assert [session.own_seats for session in sessions] == [(0,), (1,), (2,)]  # type: ignore[attr-defined]


@pytest.mark.slow
def test_a_link_of_the_command_line_leads_to_the_lobby(
    server: Server, friend: Callable[[str], Friend]
) -> None:
    ada, cleo = friend("Ada"), friend("Cleo")
    table = hosted(ada, server)
    cleo.do(cleo.app.context.navigator.pop)
    cleo.open("apart", invitation(table))
    cleo.wait(lambda: cleo.is_in_lobby)


@pytest.mark.slow
def test_leaving_a_game_keeps_the_table_and_opening_it_resumes(
    server: Server, friend: Callable[[str], Friend]
) -> None:
    ada, cleo = friend("Ada"), friend("Cleo")
    table = hosted(ada, server)
    cleo.write("link", invitation(table))
    cleo.wait(lambda: cleo.is_in_lobby)
    cleo.press("ready")
    begin(ada, cleo)
    ada.do(lambda: ada.app.context.command("back"))
    ada.press("leave")
    assert not ada.plays
    ada.open("apart")
    ada.wait(lambda: not ada.app.context.navigator.top._asked)  # type: ignore[attr-defined]
    kept = my_tables.find_table(table.table)
    assert kept is not None
    assert kept.state in ("turn", "waiting")
    assert kept.people == ("Cleo",)
    ada.press(f"table.{table.table}")
    ada.wait(lambda: ada.plays)


@pytest.mark.slow
def test_a_lobby_that_was_left_is_taken_up_again_without_another_word(
    server: Server, friend: Callable[[str], Friend]
) -> None:
    ada, cleo = friend("Ada"), friend("Cleo")
    table = hosted(ada, server)
    ada.do(lambda: ada.app.context.command("back"))
    cleo.write("link", invitation(table))
    cleo.wait(lambda: cleo.is_in_lobby)
    cleo.press("ready")
    cleo.wait(lambda: "Ada must be connected" in cleo.texts)
    ada.press(f"table.{table.table}")
    begin(ada, cleo)


@pytest.mark.slow
def test_an_invitation_opened_twice_takes_one_seat(
    server: Server, friend: Callable[[str], Friend]
) -> None:
    ada, cleo = friend("Ada"), friend("Cleo")
    table = hosted(ada, server, "add")
    for _ in range(2):
        cleo.write("link", invitation(table))
        cleo.wait(lambda: cleo.is_in_lobby)
        assert cleo.lobby._mine.own_seats == (2,)
        cleo.do(lambda: cleo.app.context.command("back"))


@pytest.mark.slow
def test_a_renewed_link_ends_the_old_one(server: Server, friend: Callable[[str], Friend]) -> None:
    ada, cleo = friend("Ada"), friend("Cleo")
    table = hosted(ada, server)
    ada.press("renew.1")
    ada.wait(lambda: "new link" in ada.texts)
    cleo.write("link", str(table.link(table.guests[1])))
    cleo.wait(lambda: "leads to no table" in cleo.texts)
    cleo.do(lambda: setattr(cleo.app.context.navigator.top, "_problem", None))
    cleo.app.context.navigator.top._field.text = ""  # type: ignore[attr-defined]
    cleo.write("link", str(ada.lobby._mine.link(ada.lobby._mine.guests[1])))
    cleo.wait(lambda: cleo.is_in_lobby)


@pytest.mark.slow
def test_a_host_takes_two_seats_at_one_window(
    server: Server, friend: Callable[[str], Friend]
) -> None:
    ada, cleo = friend("Ada"), friend("Cleo")
    table = hosted(ada, server, "add", "seat.2.where.here")
    assert table.own_seats == (0, 2)
    cleo.write("link", invitation(table))
    cleo.wait(lambda: cleo.is_in_lobby)
    cleo.press("ready")
    begin(ada, cleo)
    session = ada.app.context.match.session  # type: ignore[union-attr]
    assert session.own_seats == (0, 2)  # type: ignore[attr-defined]
    assert [seat.name for seat in session.header.seats] == ["Ada", "Cleo", "Raven"]


# Without an app


def test_a_server_may_be_typed_without_its_scheme() -> None:
    for typed, address in (
        ("games.example", "https://games.example"),
        ("192.168.1.5:8765", "http://192.168.1.5:8765"),
        ("kitchen-pc:8765/", "http://kitchen-pc:8765"),
        ("http://games.example", "http://games.example"),
    ):
        assert joining.read_server(typed) == address


@pytest.mark.parametrize("typed", ["", "two words", "ftp://games.example", "a@b.example", "x:y"])
def test_what_is_no_address_of_a_server_is_refused(typed: str) -> None:
    with pytest.raises(joining.BadLink):
        joining.read_server(typed)


@pytest.mark.parametrize("typed", ["hello", "http://games.example/", "http://[/t/abcd#x", "#"])
def test_what_is_no_link_is_refused(typed: str) -> None:
    with pytest.raises(joining.BadLink):
        joining.find_seat(typed, ())


def test_a_code_that_opens_no_table_is_told_apart_from_a_full_table(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    near = [Announced("http://a", f"t{i}", "", "simple", 2, 1, needs_code=True) for i in range(2)]
    refusals = iter(["wrong-code", "wrong-code", "no-free-seat", "wrong-code"])

    def refuse(*_: str) -> Link:
        raise TableError(tables.pr.Refused(next(refusals)))  # type: ignore[arg-type]

    monkeypatch.setattr(joining, "claim_seat", refuse)
    with pytest.raises(joining.NoTable):
        joining.find_seat("kiln 47", near)
    with pytest.raises(TableError, match="no-free-seat"):
        joining.find_seat("KILN47", near)


@pytest.mark.usefixtures("own_home")
def test_a_table_that_is_gone_is_noted_and_one_whose_server_is_silent_is_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    kept = my_tables.keep(MyTable("http://a", "t", (MySeat(0, "x"),), state="turn"))
    seat = LobbySeat("\u202eAda", "blue", "person", joined=True, revealed=True)
    answers: list[Exception | TableInfo] = [
        TableError(),
        TableInfo("t", 0, begun=True, over=False, turn=1, seats=(seat, seat)),
        TableError(tables.pr.Refused("unknown-link")),
    ]  # fmt: skip

    def answer(_: Link) -> TableInfo:
        told = answers.pop(0)
        if isinstance(told, Exception):
            raise told
        return told

    monkeypatch.setattr(joining, "table_info", answer)
    states = []
    for _ in range(3):
        errand = joining.refresh_all([kept])["t"]
        joining.note_answer("t", errand)
        found = my_tables.find_table("t")
        assert found is not None
        states.append((found.state, found.people))
    assert states == [("turn", ()), ("waiting", ("\ufffdAda",)), ("gone", ("\ufffdAda",))]


def test_a_host_that_cannot_be_reached_is_said_so() -> None:
    with pytest.raises(TableError) as error:
        open_table("http://127.0.0.1:1", NewTable(Options()), (0,), is_hosted=False)
    assert "does not answer" in str(joining.describe_problem(error.value))
