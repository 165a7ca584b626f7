"""The library and a replay in a real window: by mouse and keys, and again after a kill."""

import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from play.window import Frame, Window, missing
from rules.kit import CONTENT
from session.recorded import recorded

from forgewar.session.record import read_record
from forgewar.session.replay import replay
from forgewar.session.timeline import Timeline

pytestmark = [
    pytest.mark.window,
    pytest.mark.skipif(bool(missing()), reason=f"needs {' and '.join(missing())}"),
]


@pytest.fixture
def window(tmp_path: Path) -> Iterator[Window]:
    """The title, with a finished game and one that was begun in the library."""
    games = tmp_path / "data" / "games"
    games.mkdir(parents=True)
    recorded(games / "over.jsonl", 10_000)
    recorded(games / "begun.jsonl", 40)
    with Window(home=tmp_path) as made:
        yield made


def press(window: Window, name: str) -> None:
    frame = window.wait(lambda f: f.enabled(name), name)
    window.click(frame.spots[name]["rect"])


def on(window: Window, scene: str) -> Frame:
    return window.wait(lambda f: f.top == scene, scene)


def watch(window: Window) -> Timeline:
    """Go to the finished game and open it."""
    press(window, "games")
    press(window, "tab.finished")
    press(window, "confirm")
    on(window, "ReplayScene")
    return Timeline.read(window.home / "data" / "games" / "over.jsonl", CONTENT)


def shows(window: Window, timeline: Timeline, moment: int) -> None:
    digest = timeline.games[moment].state.digest()
    window.wait(lambda f: f.digest == digest, f"moment {moment}")


def test_a_game_is_watched_by_keys_and_played_on_by_mouse(window: Window) -> None:
    timeline = watch(window)
    shows(window, timeline, 0)
    for moment in range(1, 6):
        window.keys("Right")
        shows(window, timeline, moment)
    window.keys("bracketright")
    second = timeline.round_start(5, 1)
    shows(window, timeline, second)
    window.keys("End")
    shows(window, timeline, timeline.last)
    press(window, "round.3")
    third = timeline.rounds()[3]
    shows(window, timeline, third)

    press(window, "play_on")
    press(window, "yes")
    frame = window.wait(lambda f: f.record != "", "the new game")

    assert frame.digest == timeline.games[third].state.digest()
    written = replay(read_record(Path(frame.record)), CONTENT)
    assert (len(written.steps), written.problem) == (third, None)


def test_a_replay_goes_on_by_itself_to_where_it_is_paused(window: Window) -> None:
    timeline = watch(window)
    shows(window, timeline, 0)
    press(window, "play_pause")
    ninth = timeline.games[9].state.digest()
    window.wait(lambda f: f.digest == ninth, "the ninth action")
    press(window, "play_pause")


def test_a_game_is_deleted_restored_and_continued_after_a_kill(window: Window) -> None:
    begun = window.home / "data" / "games" / "begun.jsonl"
    press(window, "games")
    press(window, "tab.automatic")
    press(window, "delete")
    press(window, "restore")
    window.wait(lambda f: not f.enabled("restore"), "the end of the offer to restore")
    assert begun.exists()

    window.end(signal.SIGKILL)
    window.start(0)
    press(window, "continue")

    expected = replay(read_record(begun), CONTENT).game.state.digest()
    window.wait(lambda f: f.digest == expected, "the game as it was left")
