"""Somebody who presses, drags, types and resizes without sense, from a fixed seed."""

from pathlib import Path
from random import Random

import pygame
from app.blank_app import plain_app
from app.layout import problems
from app.positions import CONTENT

from forgewar.ai.players.sensible_player import SensiblePlayer
from forgewar.app.kit.frame import Spot
from forgewar.app.menus.pause import PauseOverlay
from forgewar.app.menus.title import TitleScene
from forgewar.app.window import game_files
from forgewar.app.window.commands import REGISTRY
from forgewar.app.window.confirm import ConfirmOverlay
from forgewar.app.window.global_commands import set_speed
from forgewar.play.action_spots import spots_for
from forgewar.rules.state import Options
from forgewar.session.record import COLOURS, Seat, read_record
from forgewar.session.replay import replay

SIZES = ((1280, 720), (1024, 640), (1920, 1080), (1366, 768), (800, 500), (2560, 1080))
_WITH = {"ctrl": pygame.KMOD_CTRL, "alt": pygame.KMOD_ALT, "shift": pygame.KMOD_SHIFT}


class Monkey:
    """Knows the app by its spots and keys only."""

    def __init__(self, options: Options, seed: int, speed: int) -> None:
        self._rng = Random(seed)
        self._options = options
        self._guild = SensiblePlayer(seed)
        self.app = plain_app()
        set_speed(self.app.context, speed)
        self.app.context.navigator.push(TitleScene(self.app.context))
        self.app.loop.step(0)
        self._begin()

    def _begin(self) -> None:
        """A new game with people and computers at the table."""
        seats = tuple(
            Seat(f"Guild {i}", colour, "person" if i % 2 == 0 else "computer")
            for i, colour in enumerate(COLOURS[: self._options.guilds])
        )
        seed, practice = self._rng.randrange(1000), self._rng.random() < 0.3
        game_files.new_game(self.app.context, self._options, seed, seats, practice=practice)
        self.app.loop.step(0)

    # One input

    def act(self) -> str:
        """Do something; returns what, for the message if it fails."""
        rng = self._rng
        acts = (
            (45, self._click_spot), (6, self._click_anywhere), (8, self._drag), (16, self._key),
            (4, self._wheel), (2, self._resize), (3, self._type), (14, self._play), (2, self._wait),
        )  # fmt: skip
        what = rng.choices([act for _, act in acts], [weight for weight, _ in acts])[0]()
        self.app.loop.step(rng.choice((0, 0.016, 0.05, 0.4)))
        self.app.context.navigator.running = True  # Quit was pressed, and is not wanted
        if self.app.context.match is None and rng.random() < 0.2:
            self._begin()
        return what

    def _send(self, kind: int, **facts: object) -> None:
        self.app.loop.take(pygame.event.Event(kind, facts))

    def _point(self, spot: Spot) -> tuple[int, int]:
        rect = spot.rect
        middle = self._rng.random() < 0.8
        x = rect.centerx if middle else self._rng.randrange(rect.left, rect.right)
        return x, rect.centery if middle else self._rng.randrange(rect.top, rect.bottom)

    def _anywhere(self) -> tuple[int, int]:
        width, height = self.app.context.screen.surface.get_size()
        return self._rng.randrange(width), self._rng.randrange(height)

    def _click(self, point: tuple[int, int], button: int = 1) -> None:
        self._send(pygame.MOUSEMOTION, pos=point, rel=(1, 1), buttons=(0, 0, 0))
        self._send(pygame.MOUSEBUTTONDOWN, pos=point, button=button)
        self._send(pygame.MOUSEBUTTONUP, pos=point, button=button)

    def _click_spot(self) -> str:
        spots = self.app.context.frame.spots
        if not spots:
            return "nothing to click"
        spot = self._rng.choice([s for s in spots if s.enabled] or spots)
        for _ in range(1 if self._rng.random() < 0.9 else 2):
            self._click(self._point(spot))
        return f"click {spot.name}"

    def _click_anywhere(self) -> str:
        point, button = self._anywhere(), self._rng.choice((1, 1, 1, 2, 3, 4, 5))
        self._click(point, button)
        return f"click {button} at {point}"

    def _drag(self) -> str:
        spots = self.app.context.frame.spots
        carried = [s for s in spots if s.drag is not None]
        start = self._point(self._rng.choice(carried)) if carried else self._anywhere()
        goals = [s for s in spots if s.drop is not None]
        end = self._point(self._rng.choice(goals)) if goals else self._anywhere()
        self._send(pygame.MOUSEBUTTONDOWN, pos=start, button=1)
        middle = ((start[0] + end[0]) // 2, (start[1] + end[1]) // 2)
        for point in (middle, end):
            self._send(pygame.MOUSEMOTION, pos=point, rel=(9, 9), buttons=(1, 0, 0))
            self.app.loop.step(0.016)
        if self._rng.random() < 0.1:
            self.key("escape")  # in the middle of it
        self._send(pygame.MOUSEBUTTONUP, pos=end, button=1)
        return f"drag {start} to {end}"

    def key(self, key: str) -> None:
        *held, name = key.split("+")
        mod = sum(_WITH[each] for each in held)
        code = pygame.key.key_code(name)
        self._send(pygame.KEYDOWN, key=code, mod=mod, unicode=name if len(name) == 1 else "")
        if self._rng.random() < 0.1:
            for _ in range(6):
                self.app.loop.step(0.1)  # held
        self._send(pygame.KEYUP, key=code, mod=mod, unicode="")

    def _key(self) -> str:
        commands = [c for c in REGISTRY.values() if c.id != "screenshot"]
        often = [REGISTRY[c] for c in ("confirm", "confirm", "pass", "next", "undo", "redo")]
        command = self._rng.choice(commands + 2 * often)
        self.key(self._rng.choice(command.keys))
        return f"key of {command.id}"

    def _wheel(self) -> str:
        point = self._anywhere()
        self._send(pygame.MOUSEMOTION, pos=point, rel=(1, 1), buttons=(0, 0, 0))
        amount = self._rng.choice((-3, -1, 1, 3))
        self._send(pygame.MOUSEWHEEL, x=0, y=amount, flipped=False)
        return f"wheel {amount} at {point}"

    def _resize(self) -> str:
        size = self._rng.choice(SIZES)
        pygame.display.set_mode(size, pygame.RESIZABLE)
        self._send(pygame.VIDEORESIZE, w=size[0], h=size[1], size=size)
        return f"resize to {size}"

    def _type(self) -> str:
        for sign in self._rng.sample("aw79 ü-", 3):
            key = ord(sign)
            self._send(pygame.KEYDOWN, key=key, mod=0, unicode=sign)
            self._send(pygame.TEXTINPUT, text=sign)
            self._send(pygame.KEYUP, key=key, mod=0, unicode=sign)
        return "type"

    def _wait(self) -> str:
        for _ in range(5):
            self.app.loop.step(0.2)
        return "wait"

    def _play(self) -> str:
        """Now and then something sensible, or no game would ever get far."""
        match = self.app.context.match
        if (
            match is None
            or not match.view.waiting_for_person
            or self.app.context.navigator.pauses_game
        ):
            return "nothing to play"
        action = self._guild.choose(match.view.game, match.view.seat)
        for name in spots_for(match.view.game, action):
            self.app.loop.step(0)
            spot = self.app.context.frame.spot(name)
            if spot is not None:
                self._click(spot.rect.center)
        return f"play {action}"

    # What must hold

    def check(self) -> list[str]:
        """Faults of the frame, of the record, and of the way out."""
        app = self.app
        app.loop.step(0)
        found = []
        size = app.context.screen.surface.get_size()
        if size[0] >= 1024 and size[1] >= 640:
            found += problems(app.context.frame, app.loop.shown.get_size())
        if not any(spot.enabled for spot in app.context.frame.spots):
            found.append("nothing can be chosen")
        return found + self._record() + self._way_out()

    def _record(self) -> list[str]:
        match = self.app.context.match
        path: Path | None = match.session.path if match is not None else None
        if match is None or path is None:
            return []
        replayed = replay(read_record(path), CONTENT)
        if replayed.problem:
            return [f"the record is not sound: {replayed.problem}"]
        if replayed.game.state.digest() != match.view.game.state.digest():
            return ["the record tells another game"]
        return []

    def _way_out(self) -> list[str]:
        """Escape closes what is open, one thing at a time, and then reaches the pause menu."""
        seen = []
        for _ in range(12):
            top = self.app.context.navigator.top
            seen.append(type(top).__name__)
            if isinstance(top, PauseOverlay | TitleScene):
                return []
            # Who shops is asked whether to lose the rest, and goes on shopping by Escape.
            if isinstance(top, ConfirmOverlay) and seen[-2:-1] == ["MerchantOverlay"]:
                return []
            self._send(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode="")
            self._send(pygame.KEYUP, key=pygame.K_ESCAPE, mod=0, unicode="")
            self.app.loop.step(0.5)
        return [f"Escape leads nowhere: {seen}"]
