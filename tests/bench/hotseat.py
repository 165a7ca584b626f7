"""Clicks and handovers of people who share one mouse, in virtual time and without a window.

Scripted people play whole games through the spots of the app. Printed for each seed: overlays that
only say whose turn it is, curtains before the starting wealth, decisions, and clicks a round and
person. Run it in two checkouts to compare them.
"""

import argparse
import sys
from collections import Counter
from pathlib import Path

if __name__ == "__main__":  # app.py beside this file is no package of that name
    sys.path[0] = str(Path(__file__).parents[1])

from app.blank_app import plain_app  # after the path is set
from app.positions import CONTENT

from forgewar.ai.players.sensible_player import SensiblePlayer
from forgewar.app.window import game_files
from forgewar.app.window.app import App
from forgewar.app.window.global_commands import set_speed
from forgewar.play.action_spots import spots_for
from forgewar.play.match import Match
from forgewar.rules.state import Options
from forgewar.session.record import COLOURS, Seat
from forgewar.session.session import Session

STEP = 0.12  # seconds between two frames
_MOST_STEPS = 2000
_CLOSERS = {"HandoverOverlay": "go", "StageOverlay": "go", "ConfirmOverlay": "yes"}


class People:
    """Everybody at the table; each plays what a sensible guild would."""

    def __init__(self, options: Options, seed: int, *, speed: int = 1) -> None:
        seats = tuple(Seat(f"Guild {i}", COLOURS[i], "person") for i in range(options.guilds))
        self.app: App = plain_app()
        set_speed(self.app.context, speed)
        game_files.start_match(self.app.context, Session.new(options, seed, CONTENT, seats=seats))
        self._players = [SensiblePlayer(seed + i) for i in range(options.guilds)]
        self.options = options
        self.counts: Counter[str] = Counter()
        self.handovers: Counter[int] = Counter()  # by seat

    @property
    def match(self) -> Match:
        match = self.app.context.match
        assert match is not None
        return match

    def play(self) -> None:
        """Play until the game is over."""
        while self._ready():
            view = self.match.view
            self.counts["decisions"] += 1
            self._act(self._players[view.seat].choose(view.game, view.seat))

    def _ready(self) -> bool:
        """Let time pass, and close what comes by itself, until somebody is to choose; false once
        the game is over."""
        seen = -1
        for _ in range(_MOST_STEPS):
            self.app.loop.step(STEP)
            view, top = self.match.view, type(self.app.context.navigator.top).__name__
            if view.game.over and not self.match.animation.busy:
                return False
            if top in _CLOSERS:
                if top == "HandoverOverlay":
                    self.handovers[view.seat] += 1
                self.counts[top] += 1
                self._press(_CLOSERS[top])
            elif self._can_press("curtain"):
                self.counts["curtains"] += 1
                self._press("curtain")
            elif view.waiting_for_person and not self.match.clock.needs_ticks:
                if seen == view.version:  # what comes by itself had its frame
                    return True
                seen = view.version
        raise AssertionError(f"nobody is asked: {self.app.context.navigator.scenes}")

    def _act(self, action: object) -> None:
        view = self.match.view
        before = len(view.session.actions)
        for name in spots_for(view.game, action):  # type: ignore[arg-type]  # what players choose
            # The first quest to move on is chosen already: pressing it is enough.
            if len(view.session.actions) == before or name == "back":
                self._press(name)
        if type(self.app.context.navigator.top).__name__ == "ConfirmOverlay":
            self._press("yes")
        assert len(view.session.actions) > before, f"{action} was not played"

    def _can_press(self, name: str) -> bool:
        spot = self.app.context.frame.spot(name)
        return spot is not None and spot.enabled

    def _press(self, name: str) -> None:
        """Press a spot, scrolling its list if it is out of sight."""
        context = self.app.context
        self.app.loop.draw()
        for scrolled in [s for s in context.frame.spots if s.scroll is not None]:
            for _ in range(40 if context.frame.spot(name) is None else 0):
                assert scrolled.scroll is not None
                scrolled.scroll(1)
                self.app.loop.draw()
        spot = context.frame.spot(name)
        assert spot is not None, f"no {name} in {context.navigator.scenes}"
        assert spot.enabled, f"{name}: {spot.why}"
        context.controller.press(spot)
        self.counts["clicks"] += 1
        self.app.loop.draw()

    @property
    def clicks_per_round(self) -> float:
        """Clicks a round and person."""
        return self.counts["clicks"] / (self.options.rounds * self.options.guilds)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seeds", type=int, nargs="+", default=[1, 2, 3])
    parser.add_argument("--guilds", type=int, default=4)
    args = parser.parse_args()
    print("| seed | handovers | curtains | decisions | clicks | clicks a round and person |")
    print("|---|---|---|---|---|---|")
    for seed in args.seeds:
        people = People(Options("simple", args.guilds), seed)
        people.play()
        counts = people.counts
        print(
            f"| {seed} | {counts['HandoverOverlay']} | {counts['curtains']} |"
            f" {counts['decisions']} | {counts['clicks']} | {people.clicks_per_round:.2f} |"
        )


if __name__ == "__main__":
    main()
