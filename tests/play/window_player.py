"""Somebody at the app: sees its frames, follows its record, and presses spots by mouse or keys."""

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from play.headless import HeadlessPad
from play.window import PATIENCE, Ended, Rect, Window

from forgewar.ai.players.base import ComputerPlayer
from forgewar.ai.players.sensible_player import SensiblePlayer
from forgewar.content import load
from forgewar.play.action_spots import spots_for
from forgewar.rules.actions import Action
from forgewar.rules.game import Game
from forgewar.session.record import read_record
from forgewar.session.replay import replay

# Overlays that come by themselves, and the spot that closes each.
COMING = {"HandoverOverlay": "go", "StageOverlay": "go", "ConfirmOverlay": "yes"}
# What leads on, back, presses and goes down, for those who have no mouse; then the other arrows.
MOVES = {
    "keys": ("Tab", "shift+Tab", "Return", "Down", "Up", "Left", "Right"),
    "pad": ("next", "previous", "confirm", "down", "up", "left", "right"),
}

_PARTS = (4, 1, 7, 2, 6, 3, 5)  # eighths of a spot's width and height, the middle first


def _inside(point: tuple[int, int], rect: Rect) -> bool:
    x, y, width, height = rect
    return x <= point[0] < x + width and y <= point[1] < y + height


class Pilot:
    """Plays what `guild` would; `by` is "mouse", "keys" or "pad"."""

    def __init__(self, window: Window | HeadlessPad, by: str, pictures: Path | None = None) -> None:
        self.window = window
        self._by = by
        self._pictures = pictures
        self._taken: set[str] = set()
        self.guild: ComputerPlayer = SensiblePlayer(1)
        self.actions = self.curtains = self.handovers = 0

    # Pressing

    def press(self, name: str) -> None:
        """Press a spot, whatever it takes to reach it."""
        self.window.wait(lambda f: not f.busy, "the motion to end")
        self._uncover(name)
        self.window.wait(lambda f: f.ready, "a first look")
        self.window.wait(lambda f: f.enabled(name), f"{name} to work")
        if isinstance(self.window, Window) and self._by == "mouse":
            self.window.click(self._uncovered(name))
        else:
            self._focus(name)
            self.window.wait(lambda f: f.ready, "a first look at what came up meanwhile")
            self.window.keys(MOVES[self._by][2])

    def _uncovered(self, name: str) -> Rect:
        """A point of a spot on which no later spot lies, the middle if possible."""
        spots = self.window.frame().line["spots"]
        place = next(i for i, spot in enumerate(spots) if spot["name"] == name)
        x, y, width, height = spots[place]["rect"]
        above = [spot["rect"] for spot in spots[place + 1 :]]
        points = [(x + width * i // 8, y + height * j // 8) for j in _PARTS for i in _PARTS]
        free = (p for p in points if not any(_inside(p, rect) for rect in above))
        return (*next(free, points[0]), 0, 0)

    def _uncover(self, name: str) -> None:
        """Wait for a spot, or scroll to it."""
        window = self.window
        end = time.monotonic() + 3
        while time.monotonic() < end:
            if name in window.frame().spots:
                return
            window.pause()
        family = name.rsplit(".", 1)[0]
        for scrolled in [s for s in window.frame().spots.values() if s["scrolls"]]:
            for _ in range(30):
                if isinstance(window, Window) and self._by == "mouse":
                    window.click(scrolled["rect"], 5)
                else:
                    inside = [n for n in window.frame().spots if n.startswith(f"{family}.")]
                    if not inside:
                        break
                    self._focus(inside[-1])
                    window.keys(MOVES[self._by][3])
                if name in window.frame().spots:
                    return
        spots = sorted(window.frame().spots)
        raise AssertionError(f"there is no {name} on screen ({window.frame().scenes}): {spots}")

    def _focus(self, name: str) -> None:
        """Move the focus to a spot, one by one, the shorter way round; by arrows where that leads
        from part to part only."""
        on, back = MOVES[self._by][:2]
        end = time.monotonic() + PATIENCE
        left: set[str] = set()  # spots from which it was led on
        by_arrows = False
        while self.window.frame().focus != name:
            frame = self.window.frame()
            order = [spot["name"] for spot in frame.line["spots"] if spot["focusable"]]
            if time.monotonic() > end:
                raise AssertionError(f"the focus does not reach {name}, it is on {frame.focus}")
            if name not in order:
                self.window.pause()
            elif frame.focus not in order:
                self.window.keys(on)
            elif by_arrows or frame.focus in left:
                by_arrows = True
                self.window.keys(self._arrow(frame.spots[frame.focus], frame.spots[name]))
            else:
                left.add(frame.focus)
                there = (order.index(name) - order.index(frame.focus)) % len(order)
                forward = 2 * there <= len(order)
                steps = min(20, there if forward else len(order) - there)
                self.window.keys(*[on if forward else back] * steps)

    def _arrow(self, start: dict[str, Any], end: dict[str, Any]) -> str:
        """The arrow that leads towards a spot."""
        down, up, left, right = MOVES[self._by][3:]
        (x1, y1, w1, h1), (x2, y2, w2, h2) = start["rect"], end["rect"]
        across, along = x2 + w2 / 2 - x1 - w1 / 2, y2 + h2 / 2 - y1 - h1 / 2
        if abs(along) > abs(across):
            return down if along > 0 else up
        return right if across > 0 else left

    # Playing

    def game(self) -> Game:
        """The game as its record tells it."""
        path = Path(str(self.window.frame().record))
        replayed = replay(read_record(path), load.default())
        assert not replayed.problem, replayed.problem
        return replayed.game

    def play(self, until: Callable[[Game], bool]) -> Game:
        """Play on until the game is over or far enough. The app and its record agree all along."""
        while True:
            game = self._ready()
            self.picture(game)
            if game.over or until(game):
                return game
            assert game.decision is not None
            self._act(game, self.guild.choose(game, game.decision.seat))

    def _ready(self) -> Game:
        """The game when it waits for us; what comes by itself is closed."""
        end = time.monotonic() + PATIENCE
        while True:
            frame = self.window.frame()
            if frame.top in COMING:
                self._keep_picture(frame.top.removesuffix("Overlay").lower())
                self.handovers += frame.top == "HandoverOverlay"
                self.press(COMING[frame.top])
            elif frame.enabled("curtain"):
                self._keep_picture("curtain")
                self.curtains += 1
                self.press("curtain")
            elif frame.record and (frame.decision is None or (frame.waits and not frame.busy)):
                game = self.game()
                if game.state.digest() == self.window.frame().digest:
                    return game
            if time.monotonic() > end:
                raise AssertionError(f"there is no choice to make in {frame.scenes}")
            self.window.pause()

    def _act(self, game: Game, action: Action) -> None:
        before = self.window.frame().actions
        names = spots_for(game, action)
        try:
            for name in names:
                # The first quest to move on is chosen already: pressing it is enough.
                if self.window.frame().actions == before or name == "back":
                    self.press(name)
            if self.window.frame().top == "ConfirmOverlay":
                self.press("yes")
            self.window.wait(lambda f: f.actions > before, "it to be played")
        except Ended:
            raise
        except AssertionError as error:
            if self._pictures is not None:
                self.window.picture(self._pictures / "failed.png")
            raise AssertionError(f"{action} by {names}: {error}") from error
        self.actions += 1

    def scores(self, game: Game) -> list[int]:
        """The scores on screen, by seat, when all is counted; the best stands on top."""
        names = [f"score.{seat}" for seat in range(len(game.state.guilds))]
        counted = self.window.wait(
            lambda f: "view.scores" in f.spots and all(name in f.spots for name in names),
            "the count to end",
        )
        spots = [counted.spots[name] for name in names]
        from_top = sorted(range(len(spots)), key=lambda seat: spots[seat]["rect"][1::-1])
        assert game.state.result is not None
        assert tuple(from_top) == tuple(game.state.result.ranking)
        return [int(spot["label"].rpartition(" ")[2]) for spot in spots]

    def picture(self, game: Game) -> None:
        """A picture of every scene in every round."""
        top = self.window.frame().top.removesuffix("Scene").lower()
        self._keep_picture(f"{game.state.round:02}-{top}")

    def _keep_picture(self, name: str) -> None:
        if self._pictures is not None and name not in self._taken:
            self._taken.add(name)
            self.window.picture(self._pictures / f"{name}.png")
