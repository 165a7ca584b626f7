"""Draws the set pieces in this folder, each at its finest moment, and as a sheet of frames.

Run `python docs/motion/set_pieces.py [KIND ...]` from the top of a checkout with the game there.
A game of computers is played until it has had every kind.
"""

import os
import sys
import tempfile
from pathlib import Path

import pygame

from forgewar.ai.players.registry import GUILDS
from forgewar.app.shot import headless_app
from forgewar.app.window.app import App
from forgewar.content import load
from forgewar.play.set_pieces import PIECES, find
from forgewar.rules.actions import Action
from forgewar.rules.state import Options
from forgewar.session.record import COLOURS, Seat
from forgewar.session.session import Session

OUT = Path(__file__).resolve().parent
SIZE = (1280, 720)
STEP = 0.02  # seconds
STILL, SHEET = (608, 342), (200, 112)  # pixels: of a still, and of a frame on a sheet
ACROSS, DOWN = 3, 3
OPTIONS, SEED = Options("epic", 3), 3
NAMES = ("Mara", "Old Bess", "Jonas")
CONTENT = load.default()
# The finest moment of each kind, as a part of the whole.
KINDS = {
    "completed": 0.84, "failed": 0.8, "champion": 0.72, "phase": 0.5, "last_round": 0.5,
    "stage": 0.6,
}  # fmt: skip


def sessions(kinds: list[str]) -> dict[str, tuple[list[Action], Action]]:
    """For each kind what was played before its second time, or its only one, and what leads to
    it."""
    seats = tuple(map(Seat, NAMES, COLOURS))
    session = Session.new(OPTIONS, SEED, CONTENT, seats=seats)
    guild = GUILDS["sensible"](1)
    found: dict[str, tuple[list[Action], Action]] = {}
    times = dict.fromkeys(kinds, 0)
    while (decision := session.game.decision) is not None:
        before, action = session.game.state.clone(), guild.choose(session.game, decision.seat)
        actions = list(session.actions)
        for piece in find(session.play(action), before, session.game.state, 0):
            if piece.kind in times and times[piece.kind] < 2:
                times[piece.kind] += 1
                found[piece.kind] = (actions, action)
    return found


def frames(app: App, kind: str, actions: list[Action], action: Action) -> list[pygame.Surface]:
    """A set piece as it is seen, from its first frame to its last."""
    seats = tuple(map(Seat, NAMES, COLOURS))
    session = Session.new(OPTIONS, SEED, CONTENT, seats=seats)
    for played in actions:
        session.play(played)
    match = app.start_match(session)
    app.step(0.0)
    app.settings.speed = match.show.speed = 1
    match.play(action)
    seen = []
    while match.show.busy:
        app.step(STEP)
        if match.show.piece is not None and match.show.piece.kind == kind:
            seen.append(app.surface.copy())
    return seen


def save(kind: str, seen: list[pygame.Surface]) -> None:
    """The still, and a sheet with frames from the beginning to the end."""
    still = seen[round(KINDS[kind] * (len(seen) - 1))]
    pygame.image.save(pygame.transform.smoothscale(still, STILL), str(OUT / f"{kind}.jpg"))
    sheet = pygame.Surface((SHEET[0] * ACROSS, SHEET[1] * DOWN))
    count = ACROSS * DOWN
    for number in range(count):
        frame = seen[round(number * (len(seen) - 1) / (count - 1))]
        place = (number % ACROSS * SHEET[0], number // ACROSS * SHEET[1])
        sheet.blit(pygame.transform.smoothscale(frame, SHEET), place)
    pygame.image.save(sheet, str(OUT / f"{kind}_sheet.jpg"))


def main(kinds: list[str]) -> None:
    home = tempfile.TemporaryDirectory()
    os.environ["FORGEWAR_HOME"] = home.name
    for kind, (actions, action) in sessions(kinds).items():
        app = headless_app(CONTENT, SIZE, 100)
        seen = frames(app, kind, actions, action)
        save(kind, seen)
        print(f"{kind}: {len(seen)} frames of {PIECES[kind].length} ms")


if __name__ == "__main__":
    main(sys.argv[1:] or list(KINDS))
