"""Measures the library and replays, in CPU time: python tests/bench/library.py

How long it takes to list 500 games that are known and 500 that are not, to look at one, to open the
replay of an epic game of four, and to go to any moment of it.
"""

import os
import statistics
import sys
import tempfile
import time
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from random import Random

os.environ["FORGEWAR_HOME"] = tempfile.mkdtemp(prefix="forgewar-bench-")
sys.path.insert(0, str(Path(__file__).parents[1]))

from rules.kit import CONTENT
from session.recorded import recorded

from forgewar.app.library.scene import LibraryScene
from forgewar.app.menus.title import TitleScene
from forgewar.app.replay.scene import ReplayScene
from forgewar.app.shot import headless_app
from forgewar.paths import games_folder
from forgewar.play.library import shelf
from forgewar.play.library.entry import Entry, Looking
from forgewar.rules.state import Options
from forgewar.session.timeline import Timeline

GAMES = 500


def timed(act: Callable[[], object]) -> float:
    """Milliseconds."""
    start = time.process_time()
    act()
    return (time.process_time() - start) * 1000


def tell(what: str, times: list[float]) -> None:
    middle, most = statistics.median(times), max(times)
    print(f"{what:<52}{middle:>9.2f} ms, at most {most:.2f}", flush=True)


def fill() -> Path:
    folder = games_folder()
    folder.mkdir(parents=True)
    kinds = (Options("simple", 2), Options("simple", 4), Options("epic", 3))
    records = [recorded(folder / "seed.jsonl", 10_000, options=kinds[0]).read_bytes()]
    for options in kinds[1:]:
        (folder / "seed.jsonl").unlink()
        records.append(recorded(folder / "seed.jsonl", 10_000, options=options).read_bytes())
    for i in range(GAMES - 1):
        (folder / f"game-{i:03}.jsonl").write_bytes(records[i % len(records)])
    epic = Options("epic", 4, bonus_tiles=True)
    return recorded(folder / "epic.jsonl", 10_000, options=epic)


def main() -> None:
    epic = fill()
    app = headless_app(CONTENT, (1280, 720), 100)
    app.context.navigator.push(TitleScene(app.context))
    tell(f"list {GAMES} games that nobody has looked at", [timed(shelf.entries) for _ in range(3)])
    looks = []
    looking = Looking(shelf.entries(), CONTENT)
    while looking.behind:
        looks.append(timed(lambda: looking.work(0.006)))
    tell("look at games, a slice of a frame", looks)
    print(f"  all of them: {sum(looks) / 1000:.1f} s in {len(looks)} slices")
    tell(f"list {GAMES} games that are known", [timed(shelf.entries) for _ in range(3)])
    tell("open the library", [timed(lambda: app.context.navigator.push(LibraryScene(app.context)))])
    app.loop.draw()
    tell("draw it", [timed(app.loop.draw) for _ in range(10)])

    tell("read an epic game of four", [timed(lambda: Timeline.read(epic, CONTENT)) for _ in "abc"])
    tracemalloc.start()
    timeline = Timeline.read(epic, CONTENT)
    size = tracemalloc.get_traced_memory()[0] / 1_000_000
    tracemalloc.stop()
    print(f"  {timeline.last} actions, {size:.1f} MB")
    app.context.navigator.push(ReplayScene(app.context, timeline))
    replaying = app.context.navigator.top.replay
    chance = Random(1)
    late = list(range(timeline.last - 60, timeline.last))
    anywhere = [chance.randrange(timeline.last) for _ in range(60)]
    for what, moments in (("step late in it", late), ("jump anywhere in it", anywhere)):
        tell(what, [timed(lambda n=n: replaying.go(n)) for n in moments])
        for moment in moments:
            replaying.go(moment)
            app.loop.draw()  # every picture once
        tell(
            f"{what}, and draw",
            [timed(lambda n=n: (replaying.go(n), app.loop.draw())) for n in moments],
        )
    assert Entry(epic).over


if __name__ == "__main__":
    main()
