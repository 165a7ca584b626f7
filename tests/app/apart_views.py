"""Rooms of shared tables: empty, with the longest names, and when something fails."""

from collections.abc import Callable, Sequence

from app.blank_app import press
from app.inputs import compose
from app.positions import CONTENT

from forgewar.app.apart.lobby import LobbyScene
from forgewar.app.apart.scene import ApartScene
from forgewar.app.menus.host import HostScene
from forgewar.app.window.app import App
from forgewar.net import protocol as pr
from forgewar.net.lan import Announced
from forgewar.net.remote_session import RemoteTable
from forgewar.play.apart import my_tables
from forgewar.play.apart.hosting import Host
from forgewar.play.apart.my_tables import MySeat, MyTable
from forgewar.rules.state import Options
from forgewar.session.record import COLOURS
from forgewar.words import message

View = Callable[[App], None]
_PEOPLE = ("person",) * 4
SERVER = "http://games.example:8765"
LONG = "Maximiliane Wagner"
TOKEN = "0123456789abcdefghijkl"
STATES: tuple[my_tables.State, ...] = ("turn", "turn", "lobby", "waiting", "over", "gone")


class StillTable(RemoteTable):
    """A table at which nothing happens, on no server."""

    def __init__(self, lobby: pr.Lobby | None, there: Sequence[bool]) -> None:
        self.lobby, self.session, self.problem = lobby, None, None
        self.presence = pr.Presence(tuple(there), 1)
        self.chat = list(lobby.chat) if lobby is not None else []
        self.said: list[str] = []
        self.taken: tuple[str, ...] = ()
        self._places = []

    def poll(self, *, hold: bool = False) -> None:  # noqa: ARG002  # of RemoteTable
        return None

    def take_seats(self, *names: str) -> None:
        self.taken = names

    def say(self, text: str) -> None:
        self.said.append(text)

    def close(self) -> None:
        pass


def lobby_of(
    names: Sequence[str], players: Sequence[str], mode: str = "epic", *, tiles: bool = True
) -> pr.Lobby:
    """A lobby in which those with a name are ready."""
    seats = tuple(
        pr.LobbySeat(
            name or f"Guild {i + 1}",
            COLOURS[i],
            player,
            bool(name) and player == "person",
            revealed=False,
        )
        for i, (name, player) in enumerate(zip(names, players, strict=True))
    )  # fmt: skip
    chat = (
        pr.Line(0, "/hello"),
        pr.Line(1, "Here! I only have to put the children to bed; ten minutes at most, I promise."),
        pr.Line(-1, "/luck"),
    )
    options = Options(mode, len(names), bonus_tiles=tiles)  # type: ignore[arg-type]
    return pr.Lobby(1, "0", 0, options, CONTENT.hash, seats, "", "wait", chat)


def my_table(own: Sequence[int] = (0,), *, host: bool = True, **more: object) -> MyTable:
    seats = tuple(MySeat(i, TOKEN) for i in own)
    hosting = {"host": TOKEN, "guests": {1: TOKEN, 2: TOKEN, 3: TOKEN}, "code": "whetstone 47"}
    return MyTable(SERVER, "k3mzq8wd5p", seats, f"Table of {LONG}", **(hosting if host else {}),
                   **more)  # type: ignore[arg-type]  # fmt: skip


def lobby_scene(app: App, mine: MyTable, table: StillTable) -> LobbyScene:
    app.context.navigator.open("title")
    scene = LobbyScene(app.context, mine, lambda _: table)
    app.context.navigator.push(scene)
    scene.update(0.1)
    app.loop.draw()
    return scene


def _lobby(
    names: Sequence[str],
    players: Sequence[str],
    there: Sequence[bool],
    *presses: str,
    own: Sequence[int] = (0,),
    host: bool = True,
) -> View:
    def show(app: App) -> None:
        app.context.settings.apart_name = LONG
        mine = my_table(own, host=host, clock=300 if host else 0)
        scene = lobby_scene(app, mine, StillTable(lobby_of(names, players), there))
        scene._copied, scene._copied_for = "copy.link", 2.0
        for name in presses:
            press(app, name)

    return show


def _tab(tab: str) -> View:
    """A part of the lobby by itself, where text is large."""

    def show(app: App) -> None:
        _lobby((LONG, "", ""), _PEOPLE[:3], (True,))(app)
        scene = app.context.navigator.top
        assert isinstance(scene, LobbyScene)
        scene._tab = tab

    return show


def _connecting(problem: str = "", waited: float = 9.0) -> View:
    def show(app: App) -> None:
        scene = lobby_scene(app, my_table(), StillTable(None, ()))
        scene._waited = waited
        scene._problem = message(problem) if problem else None

    return show


def _rooms(count: int, near: int, problem: str = "", link: str = "") -> View:
    def show(app: App) -> None:
        for known in my_tables.read_tables():
            my_tables.forget(known.table)
        for i in range(count):
            # Those over and gone are asked about no more; for the others nobody answers here.
            table = MyTable("http://127.0.0.1:1", f"table{i}", (MySeat(0, TOKEN),), state="over")
            people = (LONG, "ß" * 18, "Cleo")[: i % 3]
            my_tables.keep(my_tables.replace(table, people=people, is_hosted=i == 2))
        app.context.navigator.open("title")
        scene = ApartScene(app.context)
        app.context.navigator.push(scene)
        scene._tables = [
            my_tables.replace(each, state=STATES[i % len(STATES)])
            for i, each in enumerate(scene._tables)
        ]
        scene._silent = {each.table for each in scene._tables[3:4]}
        scene._near = tuple(
            Announced(SERVER, f"near{i}", f"Table of {LONG}", "fast_forward", 4, i, needs_code=True)
            for i in range(near)
        )
        scene._browser = None  # it would find none of them
        if problem:
            scene._problem = message(problem)
        app.loop.draw()
        if link:
            press(app, "link")
            compose(app, link)

    return show


class StillHost(Host):
    """A server that is only about to start."""

    def __init__(self) -> None:
        self.state, self.address, self.fault = "starting", "", None
        self._child = None


def _host(*presses: str) -> View:
    def show(app: App) -> None:
        app.context.host = StillHost()
        app.context.navigator.open("title")
        scene = HostScene(app.context)
        app.context.navigator.push(scene)
        app.loop.draw()
        for name in presses:
            press(app, name)

    return show


def _host_problem(app: App) -> None:
    _host("where.server")(app)
    scene = app.context.navigator.top
    assert isinstance(scene, HostScene)
    scene._problem = message("apart-unreachable")


APART: dict[str, View] = {
    "apart_empty": _rooms(0, 0),
    "apart": _rooms(9, 3),
    "apart_typed": _rooms(3, 0, link="http://games.example/t/k3mzq8wd5p#kiln-47"),
    "apart_problem": _rooms(2, 1, "apart-unreachable"),
    "host": _host(),
    "host_four": _host("add", "add", "seat.1.where.computer", "seat.3.where.here", "mode.epic"),
    "host_problem": _host_problem,
    "host_refused": _host("seat.1.where.computer"),
    "lobby": _lobby(
        ("", "Cleo", "", "Guild 4"), ("person", "person", "person", "grandmaster"), (True, True)
    ),
    "lobby_longest": _lobby((LONG, "W" * 18, "ß" * 18, ""), _PEOPLE, (True, False, True, True)),
    "lobby_invite": _tab("invite"),
    "lobby_talk": _tab("talk"),
    "lobby_guest": _lobby(("Hana", ""), _PEOPLE[:2], (True, True), own=(1,), host=False),
    "lobby_two_here": _lobby(("", "", "Cleo"), _PEOPLE[:3], (True, True, True), own=(0, 1)),
    "lobby_onlooker": _lobby(("Hana", "Cleo"), _PEOPLE[:2], (True, False), own=(), host=False),
    "lobby_connecting": _connecting(),
    "lobby_problem": _connecting("net-refused-unknown-link"),
}  # fmt: skip
