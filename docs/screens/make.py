"""Draw screenshots of the game: `python docs/screens/make.py [NAME ...]`.

Those that README.md shows are kept in the repository.
"""

import argparse
import os
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import pygame

from forgewar.ai.players.registry import GUILDS
from forgewar.ai.worker_process import ThinkingHere
from forgewar.app.library.scene import LibraryScene
from forgewar.app.mine.scene import MineScene
from forgewar.app.replay.scene import ReplayScene
from forgewar.app.shot import headless_app
from forgewar.app.window import game_files
from forgewar.app.window.app import App
from forgewar.app.window.resources import Resources
from forgewar.content import load
from forgewar.play.library import shelf
from forgewar.play.library.entry import Entry
from forgewar.play.library.records import games_folder
from forgewar.rules.state import Options
from forgewar.session.record import COLOURS, Seat
from forgewar.session.session import Session
from forgewar.session.timeline import Timeline

OUT = Path(__file__).resolve().parent
NAMES = ("Mara", "Old Bess", "Jonas", "Ottilie")
CONTENT = load.default()
View = Callable[[App], None]

EPIC = Options("epic", 4, bonus_tiles=True)
SIMPLE = Options("simple", 3)


def reach(app: App, options: Options, round_: int, kind: str) -> None:
    """Play with computer guilds up to a kind of decision of a round, and put it before the app."""
    seats = tuple(Seat(NAMES[i], COLOURS[i]) for i in range(options.guilds))
    session = Session.new(options, 3, CONTENT, seats=seats)
    guild = GUILDS["sensible"](1)
    while (decision := session.game.decision) is not None:
        if session.game.state.round >= round_ and type(decision).__name__ == kind:
            break
        session.play(guild.choose(session.game, decision.seat))
    game_files.start_match(app.context, session)
    app.loop.draw()


def at(options: Options, round_: int, kind: str) -> View:
    return lambda app: reach(app, options, round_, kind)


def wealth(app: App) -> None:
    reach(app, SIMPLE, 0, "WealthChoice")
    app.context.command("confirm")
    app.loop.draw()
    spots = [spot for spot in app.context.frame.spots if spot.name.startswith("wealth.")]
    if spots and spots[0].press is not None:
        spots[0].press()


def move(app: App) -> None:
    """The mine with the move chosen that has the most to show."""
    reach(app, EPIC, 5, "MineTurn")
    scene, match = app.context.navigator.top, app.context.match
    assert isinstance(scene, MineScene)
    assert match is not None
    moves = [a for a in match.view.choices() if hasattr(a, "origin")]
    best = max(moves, key=lambda a: len(match.view.preview(a)))
    for hex_ in (best.origin, best.target):
        app.loop.draw()
        spot = app.context.frame.spot(f"hex.{hex_}")
        assert spot is not None
        assert spot.press is not None
        spot.press()


def scores(app: App) -> None:
    reach(app, Options("simple", 4), 99, "")
    while app.context.navigator.top.update(1.0):
        pass


def record(name: str, options: Options, seed: int, actions: int = 10_000) -> Path:
    """A game in the library, played that far."""
    path = games_folder() / f"{name}.jsonl"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.unlink(missing_ok=True)
    players = ("person", "journeyman", "apprentice", "master")
    seats = tuple(map(Seat, NAMES, COLOURS, players))[: options.guilds]
    session = Session.new(options, seed, CONTENT, seats=seats, path=path, durable=False)
    guild = GUILDS["sensible"](1)
    while (decision := session.game.decision) is not None and len(session.actions) < actions:
        session.play(guild.choose(session.game, decision.seat))
    session.close()
    return path


def library(app: App) -> None:
    """Games of the last weeks, in a home of their own."""
    games = (
        (record("1", Options("epic", 4, bonus_tiles=True), 3, 150), "", 0),
        (record("2", Options("epic", 3), 3), "", 1),
        (record("3", Options("simple", 2), 4, 50), "Saturday with Bess", 4),
        (record("4", Options("simple", 4), 8), "", 6),
        (record("5", Options("fast_forward", 3), 5), "The one with the dragon", 9),
        (record("6", Options("simple", 1, difficulty="easy"), 6, 30), "", 20),
    )
    for path, name, days in games:
        shelf.rename(Entry(path), name)
        when = time.time() - 86_400 * days
        os.utime(path, (when, when))
    app.context.navigator.push(LibraryScene(app.context, games[1][0]))
    while app.context.navigator.top.needs_ticks:
        app.context.navigator.top.update(1)


def replay(app: App) -> None:
    timeline = Timeline.read(record("epic", EPIC, 3), CONTENT)
    app.context.navigator.push(ReplayScene(app.context, timeline, timeline.rounds()[9] + 5))


def hint(app: App) -> None:
    app.context.resources = Resources(CONTENT, ThinkingHere(CONTENT))
    reach(app, EPIC, 9, "Acquisition")
    app.context.command("hint")
    app.loop.step(0)


def rules(app: App) -> None:
    reach(app, SIMPLE, 3, "MineTurn")
    app.context.navigator.open("rules", at="MARKET-5")


def why(app: App) -> None:
    """A game of computers, in its second round."""
    app.context.resources = Resources(CONTENT, ThinkingHere(CONTENT, most=1000))
    players = ("master", "journeyman", "apprentice")
    seats = tuple(Seat(NAMES[i], COLOURS[i], player) for i, player in enumerate(players))
    match = game_files.start_match(app.context, Session.new(SIMPLE, 3, CONTENT, seats=seats))
    while match.view.game.state.round < 2 or match.view.game.state.phase != "quest":
        app.loop.step(1.0)
    app.context.command("why")


SMALL = (1280, 720)
VIEWS: dict[str, tuple[tuple[int, int], View]] = {
    "mine": ((1920, 1080), move),
    "market": (SMALL, at(EPIC, 5, "MarketTurn")),
    "offer": (SMALL, at(EPIC, 9, "Acquisition")),
    "wealth": (SMALL, wealth),
    "scoring": (SMALL, scores),
    "library": (SMALL, library),
    "replay": (SMALL, replay),
    "hint": (SMALL, hint),
    "why": (SMALL, why),
    "rules": (SMALL, rules),
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(VIEWS))
    parser.add_argument("--out", type=Path, default=OUT, metavar="DIR")
    given = parser.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    home = tempfile.TemporaryDirectory()
    os.environ["FORGEWAR_HOME"] = home.name
    for name in given.names or VIEWS:
        size, show = VIEWS[name]
        app = headless_app(CONTENT, size, 100)
        show(app)
        app.loop.draw()
        app.loop.draw()
        picture = given.out / f"{name}_{size[0]}x{size[1]}.jpg"
        pygame.image.save(app.context.screen.surface, str(picture))
        print(picture.name)


if __name__ == "__main__":
    main()
