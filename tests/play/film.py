"""A recorded game as a film: it is played in a real window under Xvfb, and frames are kept.

    python -m tests.play.film --game FILE.jsonl --out DIR [--first 40] [--last 60] [--size 1280x720]

Time runs in steps of a twentieth of a second, whatever the machine does, so that the same game
gives the same film. Beside the frames lies trace.jsonl: for each its scene, acting guild, round,
phase, order, what is in motion, what flies from where to where, the set piece that is on, and every
guild's gold and prestige as shown; and sheets of sixteen frames each.
"""

import argparse
import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import pygame

if TYPE_CHECKING:
    from forgewar.play.set_pieces import SetPiece

sys.path.insert(0, str(Path(__file__).parent.parent))

STEP = 1 / 20
_SHEET = 4  # frames across and down


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--first", type=int, default=0, help="the moment at which the film begins")
    parser.add_argument("--last", type=int, default=10_000, help="the moment at which it ends")
    parser.add_argument("--size", default="1280x720")
    parser.add_argument("--speed", type=int, default=1, choices=(1, 2, 4))
    given = parser.parse_args()
    width, height = map(int, given.size.split("x"))
    server = _screen(width, height)
    try:
        count = film(given, (width, height))
    finally:
        pygame.quit()
        if server is not None:
            server.terminate()
    print(f"{count} frames in {given.out}")
    return 0


def _screen(width: int, height: int) -> "subprocess.Popen[bytes] | None":
    """A screen of that size, unless it is to be drawn without one."""
    if os.environ.get("SDL_VIDEODRIVER") == "dummy":
        return None
    seen, told = os.pipe()
    command = ["Xvfb", "-displayfd", str(told), "-screen", "0", f"{width}x{height}x24"]
    server = subprocess.Popen(command, pass_fds=(told,), stderr=subprocess.DEVNULL)
    os.close(told)
    os.environ["DISPLAY"] = f":{os.read(seen, 16).decode().strip()}"
    return server


def film(given: argparse.Namespace, size: tuple[int, int]) -> int:
    """Play the moments and keep the frames; returns how many."""
    from forgewar.app.replay.scene import ReplayScene
    from forgewar.app.routes import route
    from forgewar.app.window.app import App
    from forgewar.app.window.display import start_display
    from forgewar.app.window.settings import Settings
    from forgewar.content import load
    from forgewar.session.timeline import Timeline

    given.out.mkdir(parents=True, exist_ok=True)
    settings = Settings(width=size[0], height=size[1], speed=given.speed)
    app = App(load.default(), settings, start_display(settings), routes=route, eager=True)
    timeline = Timeline.read(given.game)
    app.context.navigator.open("title")
    app.context.navigator.open("replay", timeline, given.first)
    scene = app.context.navigator.top
    assert isinstance(scene, ReplayScene)
    replay, match = scene.replay, scene.replay.match
    app.loop.step(0.0)
    replay.toggle()
    shots: list[Path] = []
    with (given.out / "trace.jsonl").open("wb") as trace:
        while replay.moment < min(given.last, timeline.last) or match.clock.needs_ticks:
            if replay.moment >= given.last:
                replay.playing = False
            pygame.event.pump()
            app.loop.step(STEP)
            shots.append(given.out / f"{len(shots):05}.png")
            pygame.image.save(app.context.screen.surface, shots[-1])
            trace.write(msgspec.json.encode(_told(match)) + b"\n")
    for number in range(0, len(shots), _SHEET**2):
        _sheet(
            shots[number : number + _SHEET**2], given.out / f"sheet-{number // _SHEET**2:03}.png"
        )
    return len(shots)


def _told(match: "object") -> dict[str, object]:
    from forgewar.play.in_flight import flights
    from forgewar.play.match import Match

    assert isinstance(match, Match)
    shown = match.view.shown
    return {
        "scene": match.animation.scene,
        "acting": match.view.acting,
        "round": shown.round,
        "phase": shown.phase,
        "order": shown.order,
        "beats": [
            (type(step.event).__name__, round(step.part, 2)) for step in match.animation.steps
        ],
        "flights": [
            (f.thing, f.key, f.origin, f.goal, round(f.part, 2)) for f in flights(match.view)
        ],
        "piece": _piece(match.animation.piece),
        "gold": [guild.gold for guild in shown.guilds],
        "prestige": [guild.prestige for guild in shown.guilds],
        "log": [str(line.text) for line in match.chronicle.latest(2)],
    }


def _piece(piece: "SetPiece | None") -> dict[str, object] | None:
    """What kind of set piece it is, of whom, of what, and which events belong to it."""
    if piece is None:
        return None
    events = [type(event).__name__ for event in piece.events]
    return {"kind": piece.kind, "seat": piece.seat, "quest": piece.quest, "events": events}


def _sheet(shots: list[Path], path: Path) -> None:
    """Frames side by side, for one look."""
    first = pygame.image.load(shots[0])
    width, height = first.get_width() // 2, first.get_height() // 2
    sheet = pygame.Surface((width * _SHEET, height * _SHEET))
    for number, shot in enumerate(shots):
        small = pygame.transform.smoothscale(pygame.image.load(shot), (width, height))
        sheet.blit(small, (number % _SHEET * width, number // _SHEET * height))
    pygame.image.save(sheet, path)


if __name__ == "__main__":
    sys.exit(main())
