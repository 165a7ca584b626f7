"""Draw animations of recorded games, six frames each: `python docs/motion/make.py [NAME ...]`.

Each picture shows the first action of its kind in the recorded games of the tests.
"""

import argparse
import os
import tempfile
from pathlib import Path

import pygame

from forgewar.app.replay.scene import ReplayScene
from forgewar.app.shot import headless_app
from forgewar.app.window.app import App
from forgewar.app.window.global_commands import set_speed
from forgewar.content import load
from forgewar.rules import events as ev
from forgewar.session.timeline import Timeline

OUT = Path(__file__).resolve().parent
RECORDS = OUT.parents[1] / "tests" / "fixtures" / "records"
GAMES = ("simple_3", "simple_4", "fast_forward_4", "epic_3")
WINDOW, SMALL = (1280, 720), (440, 246)
SEEN = pygame.Rect(0, 0, 1152, 644)  # of the window
FRAMES, ACROSS = 6, 3
STEP = 1 / 60
# By the name of the picture: an event of the action, and which of its animation steps are shown
# (all if none is named).
BEATS: dict[str, tuple[type, tuple[type, ...]]] = {
    "overseer": (ev.WorkerTurned, ()),
    "strike": (ev.Struck, (ev.Struck,)),
    "order": (ev.OrderSet, (ev.OrderSet,)),
    "trade": (ev.MerchantTraded, ()),
    "bought": (ev.CardGained, ()),
    "claimed": (ev.DesignClaimed, ()),
    "barracks": (ev.AdventurerJoined, ()),
    "cleared": (ev.CardsDiscarded, (ev.CardsDiscarded,)),
    "revealed": (ev.CardRevealed, (ev.CardRevealed,)),
    "offer": (ev.OfferMoved, (ev.OfferMoved, ev.QuestDealt)),
    "quest_taken": (ev.QuestTaken, (ev.QuestTaken, ev.GoldChanged)),
    "forged": (ev.WeaponForged, (ev.ResourcesChanged, ev.WeaponForged)),
    "leg": (ev.LegCompleted, (ev.QuestAdvanced, ev.LegCompleted, ev.GoldChanged)),
}


def frames(app: App, timeline: Timeline, moment: int, kinds: tuple[type, ...]) -> list[bytes]:
    """Frames of an action during which one of its animation steps is shown."""
    app.context.navigator.open("replay", timeline, moment - 1)
    scene = app.context.navigator.top
    assert isinstance(scene, ReplayScene)
    replay, match = scene.replay, scene.replay.match
    app.loop.step(0.0)
    app.loop.step(1.0)  # past the fade between scenes
    replay.toggle()
    match.clock.update(1.0)
    replay.playing = False
    found = []
    while match.animation.busy:
        app.loop.step(STEP)
        if not kinds or any(isinstance(step.event, kinds) for step in match.animation.steps):
            part = app.context.screen.surface.subsurface(SEEN)
            small = pygame.transform.smoothscale(part, SMALL)
            found.append(pygame.image.tobytes(small, "RGB"))
    app.context.navigator.pop()
    return found


def sheet(found: list[bytes]) -> pygame.Surface:
    """Six of the frames, evenly apart."""
    width, height = SMALL
    made = pygame.Surface((width * ACROSS, height * (FRAMES // ACROSS)))
    for number in range(FRAMES):
        shot = found[number * (len(found) - 1) // (FRAMES - 1)]
        place = (number % ACROSS * width, number // ACROSS * height)
        made.blit(pygame.image.frombytes(shot, SMALL, "RGB"), place)
    return made


def first(games: list[Timeline], kind: type) -> tuple[Timeline, int]:
    """The first action with an event of a kind, after the placement."""
    return next(
        (game, moment)
        for game in games
        for moment, events in enumerate(game.events)
        if game.games[moment].state.round and any(isinstance(event, kind) for event in events)
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(BEATS))
    parser.add_argument("--out", type=Path, default=OUT, metavar="DIR")
    given = parser.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    games = [Timeline.read(RECORDS / f"{name}.jsonl") for name in GAMES]
    with tempfile.TemporaryDirectory() as home:
        os.environ["FORGEWAR_HOME"] = home
        app = headless_app(load.default(), WINDOW, 100)
        app.context.navigator.open("title")
        set_speed(app.context, 1)
        for name in given.names or BEATS:
            kind, kinds = BEATS[name]
            timeline, moment = first(games, kind)
            pygame.image.save(
                sheet(frames(app, timeline, moment, kinds)), given.out / f"{name}.jpg"
            )
            print(f"{name}: move {moment}")


if __name__ == "__main__":
    main()
