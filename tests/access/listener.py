"""Somebody who does not see the screen: plays by what the accessibility bus tells, and by pressing
what is on it. All that is heard and pressed is written down."""

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from access.atspi import Desktop, Seen, Speaker, awaited
from play import window
from play.window import Window

from forgewar.ai.players.base import ComputerPlayer
from forgewar.ai.players.sensible_player import SensiblePlayer
from forgewar.content import load
from forgewar.content.lessons import Lesson
from forgewar.play.action_spots import spots_for
from forgewar.play.lessons.position import action_of
from forgewar.play.lessons.tutor import position_at
from forgewar.rules.actions import Action
from forgewar.rules.game import Game
from forgewar.session.record import read_record
from forgewar.session.replay import replay
from forgewar.session.unasked import unasked_action

_LAUNCHERS = ("/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher")
PERSON = 0  # the seat of who listens
_COMING = ("go", "yes", "curtain")  # what leads on from what comes up by itself
_PATIENCE = 60.0
_SETTLED = 3.0  # seconds until a press that changes nothing is believed


def missing() -> list[str]:
    """What is needed and not installed."""
    found = window.missing()
    if shutil.which("dbus-run-session") is None:
        found.append("dbus-run-session")
    return found if any(map(os.path.exists, _LAUNCHERS)) else [*found, "at-spi2-core"]


class Listener:
    """Knows the app by what it says, and the game by its record."""

    def __init__(self, app: Speaker, home: Path) -> None:
        self._app = app
        self.home = home
        self.guild: ComputerPlayer = SensiblePlayer(1)
        self.transcript: list[str] = []
        self.pressed = 0
        self._seen: list[Seen] = []

    # Hearing and pressing

    def listen(self) -> list[Seen]:
        """What is on screen; what was said meanwhile is written down."""
        found = self._seen = self._app.nodes()
        self.transcript += [f"    hears: {line}" for said in self._app.announced()
                            for line in said.splitlines()]  # fmt: skip
        return found

    def find(self, name: str) -> Seen:
        """A thing by its name, in lists too, whose further parts are asked for."""
        end = time.monotonic() + _PATIENCE
        while time.monotonic() < end:
            nodes = self.listen()
            node = next((node for node in nodes if node.id == name), None)
            if node is not None:
                return node
            for each in nodes:
                if each.role == "list":
                    self._app.press(each)
            time.sleep(0.1)
        raise AssertionError(f"nobody speaks of {name}, but of {[n.id for n in nodes if n.id]}")

    def attributes(self, node: Seen) -> dict[str, str]:
        return self._app.attributes(node)

    def press(self, name: str) -> None:
        node = self.find(name)
        assert node.name.strip(), f"{name} has no name"
        about = f" ({node.about})" if node.about else ""
        self.transcript.append(f"presses: {node.name}{about}")
        before = self._seen
        self._app.press(node)
        self.pressed += 1
        end = time.monotonic() + _SETTLED
        while time.monotonic() < end and self.listen() == before:
            time.sleep(0.02)

    # A game

    def game(self) -> Game | None:
        """The game as its record tells it, if there is one."""
        found = sorted(self.home.glob("**/games/*.jsonl"))
        if not found:
            return None
        replayed = replay(read_record(found[-1]), load.default())
        assert not replayed.problem, replayed.problem
        return replayed.game

    def play(self, until: Callable[[Game], bool]) -> Game:
        """Play what a sensible guild would, until the game is over or far enough."""
        while True:
            game = self._ready()
            if game.over or until(game):
                return game
            self._act(game, self.guild.choose(game, PERSON))

    def _ready(self) -> Game:
        """The game when it is our turn; what comes up by itself is closed."""
        end = time.monotonic() + _PATIENCE
        while time.monotonic() < end:
            came = next((node.id for node in self.listen() if node.id in _COMING), "")
            game = self.game()
            if came:
                self.press(came)
            elif game is not None and (game.over or _is_ours(game)):
                return game
            time.sleep(0.05)
        raise AssertionError("it is never our turn")

    def _act(self, game: Game, action: Action) -> None:
        for name in spots_for(game, action):
            # The first quest to move on is chosen already: pressing it is enough.
            if name == "back" or self._same(game):
                self.press(name)
        if self._same(game) and any(node.id == "yes" for node in self.listen()):
            self.press("yes")
        awaited(lambda: not self._same(game))

    def _same(self, game: Game) -> bool:
        """Whether nothing has been played since."""
        now = self.game()
        return now is not None and now.state.digest() == game.state.digest()

    # A lesson

    def follow(self, lesson: Lesson) -> None:
        """Do what each step of a lesson asks for, from the title to its end."""
        self.press("learn")
        self.press(f"lesson.{lesson.id}")
        for place, step in enumerate(lesson.steps):
            if not step.do:
                self.press("lesson.next")
                continue
            game = position_at(lesson, place, load.default())
            for name in spots_for(game, action_of(step.do)):
                self.press(name)
        self.press("lesson.next")
        self.find(f"lesson.{lesson.id}")


def _is_ours(game: Game) -> bool:
    decision = game.decision
    return decision is not None and decision.seat == PERSON and unasked_action(game) is None


@contextmanager
def listening(speed: int = 0) -> Iterator[Listener]:
    """The app in a window, on a desktop of its own with an accessibility bus."""
    with tempfile.TemporaryDirectory(prefix="forgewar-bus-") as folder:
        env = {**os.environ, "XDG_RUNTIME_DIR": folder}
        command = ["dbus-run-session", "--", "sh", "-c",
                   "echo $DBUS_SESSION_BUS_ADDRESS; exec sleep 100000"]  # fmt: skip
        bus = subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True,
                               stderr=subprocess.DEVNULL, start_new_session=True)  # fmt: skip
        try:
            assert bus.stdout is not None
            address = bus.stdout.readline().strip()
            desktop = Desktop(address)
            env["DBUS_SESSION_BUS_ADDRESS"] = address
            with Window(speed=speed, env=env) as shown:
                app = desktop.app()
                yield Listener(app, shown.home)
                app.close()
        finally:
            os.killpg(bus.pid, signal.SIGTERM)
            bus.wait()
