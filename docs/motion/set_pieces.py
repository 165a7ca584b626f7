"""Draw large animations (a champion, a stage): `python docs/motion/set_pieces.py [NAME ...]`.

Each is drawn as one still and as a sheet of nine frames, in a game between computer players.
"""

import argparse
import os
import tempfile
from pathlib import Path

import pygame

from forgewar.ai.players.registry import GUILDS
from forgewar.app.shot import headless_app
from forgewar.app.window import game_files
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
# The moment of each still, as a fraction of the animation.
KINDS = {
    "completed": 0.84, "failed": 0.8, "champion": 0.72, "phase": 0.5, "last_round": 0.5,
    "stage": 0.6,
}  # fmt: skip


def sessions(kinds: list[str]) -> dict[str, tuple[list[Action], Action]]:
    """Actions before the second time that each kind is seen (or the only one), and the action that
    shows it."""
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
    """All frames of a set piece."""
    seats = tuple(map(Seat, NAMES, COLOURS))
    session = Session.new(OPTIONS, SEED, CONTENT, seats=seats)
    for played in actions:
        session.play(played)
    match = game_files.start_match(app.context, session)
    app.loop.step(0.0)
    app.context.settings.speed = match.animation.speed = 1
    match.play(action)
    seen = []
    while match.animation.busy:
        app.loop.step(STEP)
        if match.animation.piece is not None and match.animation.piece.kind == kind:
            seen.append(app.context.screen.surface.copy())
    return seen


def save(out: Path, kind: str, seen: list[pygame.Surface]) -> None:
    """Save the still and the sheet."""
    still = seen[round(KINDS[kind] * (len(seen) - 1))]
    pygame.image.save(pygame.transform.smoothscale(still, STILL), str(out / f"{kind}.jpg"))
    sheet = pygame.Surface((SHEET[0] * ACROSS, SHEET[1] * DOWN))
    count = ACROSS * DOWN
    for number in range(count):
        frame = seen[round(number * (len(seen) - 1) / (count - 1))]
        place = (number % ACROSS * SHEET[0], number // ACROSS * SHEET[1])
        sheet.blit(pygame.transform.smoothscale(frame, SHEET), place)
    pygame.image.save(sheet, str(out / f"{kind}_sheet.jpg"))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(KINDS))
    parser.add_argument("--out", type=Path, default=OUT, metavar="DIR")
    given = parser.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    home = tempfile.TemporaryDirectory()
    os.environ["FORGEWAR_HOME"] = home.name
    for kind, (actions, action) in sessions(given.names or list(KINDS)).items():
        app = headless_app(CONTENT, SIZE, 100)
        seen = frames(app, kind, actions, action)
        save(given.out, kind, seen)
        print(f"{kind}: {len(seen)} frames of {PIECES[kind].length} ms")


if __name__ == "__main__":
    main()
