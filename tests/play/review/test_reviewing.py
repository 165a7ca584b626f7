"""A review in the making is kept beside its record, and taken up again where it was left."""

import logging
from pathlib import Path

import msgspec
import pytest
from app.reviews import made_up, made_up_review
from rules.kit import CONTENT
from session.recorded import recorded

from forgewar.ai.review.report import METHOD, Finding, Task
from forgewar.ai.worker_process import ThinkingHere
from forgewar.content.model import Content
from forgewar.play.library import shelf
from forgewar.play.library.entry import Entry
from forgewar.play.library.metadata import review_of
from forgewar.play.review.kept import Kept, read_kept
from forgewar.play.review.reviewing import Reviewing
from forgewar.session.record import Seat
from forgewar.session.timeline import Timeline


class MadeUp(ThinkingHere):
    """Makes findings up; counts what it is asked to do."""

    def __init__(self) -> None:
        super().__init__(CONTENT)
        self.tasks: list[Task] = []
        self.called_back = 0
        self._task: Task | None = None

    def send(self, task: Task, content: Content) -> None:
        assert content is CONTENT
        self.tasks.append(task)
        self._task = task

    def finding(self) -> Finding | None:
        task, self._task = self._task, None
        return made_up(task, CONTENT) if task is not None and not self.stuck else None

    def call_back(self) -> None:
        self.called_back += 1
        self._task = None


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return recorded(tmp_path / "game.jsonl", 10_000)


@pytest.fixture
def timeline(path: Path) -> Timeline:
    return Timeline.read(path)


def finish(reviewing: Reviewing) -> None:
    while not reviewing.done:
        assert reviewing.work()


def test_it_is_made_step_by_step_and_kept_after_each(path: Path, timeline: Timeline) -> None:
    reviewing = Reviewing(path, timeline, MadeUp())
    assert not review_of(path).exists()
    while not reviewing.done:
        before = reviewing.progress
        assert reviewing.work()
        assert reviewing.progress >= before or reviewing.review.glances
        kept = read_kept(path)
        assert kept is not None
        assert kept.review == reviewing.review
        assert kept.done == reviewing.done
    assert reviewing.progress == 1
    assert reviewing.review == made_up_review(timeline)
    assert not reviewing.work()


def test_who_comes_back_goes_on_where_it_was_left(path: Path, timeline: Timeline) -> None:
    first = MadeUp()
    reviewing = Reviewing(path, timeline, first)
    for _ in range(25):
        reviewing.work()
    reviewing.stop()
    again = MadeUp()
    resumed = Reviewing(path, timeline, again)
    assert resumed.review == reviewing.review
    finish(resumed)
    assert resumed.review == made_up_review(timeline)
    assert not any(task in first.tasks for task in again.tasks)
    done = MadeUp()
    assert Reviewing(path, timeline, done).done
    assert not done.tasks


def test_stopping_calls_back_what_is_being_done(path: Path, timeline: Timeline) -> None:
    thinker = MadeUp()
    reviewing = Reviewing(path, timeline, thinker)
    reviewing.stop()
    assert thinker.called_back == 0
    reviewing._asked = True
    reviewing.stop()
    assert thinker.called_back == 1


def test_what_cannot_go_on_says_so_and_can_be_tried_again(path: Path, timeline: Timeline) -> None:
    thinker = MadeUp()
    reviewing = Reviewing(path, timeline, thinker)
    reviewing.work()
    thinker.stuck = True
    assert reviewing.work()
    assert reviewing.stuck
    assert not reviewing.work()
    thinker.stuck = False
    reviewing.stop()
    reviewing.begin()
    finish(reviewing)
    assert reviewing.review == made_up_review(timeline)


def test_only_persons_are_looked_at_if_there_are_any(tmp_path: Path) -> None:
    seats = (Seat("Ada", "blue", "sensible"), Seat("Bo", "green"))
    path = recorded(tmp_path / "game.jsonl", 10_000, seats=seats)
    reviewing = Reviewing(path, Timeline.read(path), MadeUp())
    finish(reviewing)
    assert {glance.seat for glance in reviewing.review.glances} == {1}


# The file


def spoil(path: Path, kind: str) -> None:
    """Something else than the review of this game."""
    file = review_of(path)
    kept = read_kept(path)
    assert kept is not None
    if kind == "noise":
        file.write_bytes(b"\x00\xffnothing")
    elif kind == "cut":
        file.write_bytes(file.read_bytes()[:-50])
    elif kind == "other shape":
        file.write_bytes(b'{"method": [], "review": 7}')
    elif kind == "too long":
        file.write_bytes(b" " * 3_000_000)
    elif kind == "a folder":
        file.unlink()
        file.mkdir()
    else:
        changes = {
            "other game": {"game": "0" * 64},
            "other method": {"method": METHOD + 1},
            "other moments": {
                "review": msgspec.structs.replace(
                    kept.review, glances=[*kept.review.glances, *kept.review.glances]
                )
            },
        }[kind]
        file.write_bytes(msgspec.json.encode(msgspec.structs.replace(kept, **changes)))


SPOILT = (
    "noise", "cut", "other shape", "too long", "a folder", "other game", "other method",
    "other moments",
)  # fmt: skip


@pytest.mark.parametrize("kind", SPOILT)
def test_what_cannot_be_used_is_logged_and_made_anew(
    path: Path, timeline: Timeline, kind: str, caplog: pytest.LogCaptureFixture
) -> None:
    reviewing = Reviewing(path, timeline, MadeUp())
    finish(reviewing)
    spoil(path, kind)
    caplog.clear()
    with caplog.at_level(logging.INFO):
        again = Reviewing(path, timeline, MadeUp())
    assert [*again.review.standings, *again.review.glances] == []
    assert len([r for r in caplog.records if "made anew" in r.message]) == 1
    finish(again)
    assert again.review == reviewing.review
    if kind != "a folder":
        assert Reviewing(path, timeline, MadeUp()).done


def test_it_goes_along_when_a_game_is_deleted_and_restored(home: Path) -> None:
    path = recorded(home / "game.jsonl", 10_000)
    finish(Reviewing(path, Timeline.read(path), MadeUp()))
    there = shelf.delete(Entry(path))
    assert not review_of(path).exists()
    assert read_kept(there) is not None
    back = shelf.restore(there)
    assert Reviewing(back, Timeline.read(back), MadeUp()).done


def test_it_is_gone_with_a_game_that_is_gone_for_good(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = recorded(home / "game.jsonl", 10_000)
    finish(Reviewing(path, Timeline.read(path), MadeUp()))
    there = shelf.delete(Entry(path))
    monkeypatch.setattr(shelf, "KEPT_DAYS", 0)
    assert shelf.deleted_entries() == []
    assert not there.exists()
    assert not review_of(there).exists()


def test_kept_values_are_of_this_program(path: Path, timeline: Timeline) -> None:
    finish(Reviewing(path, timeline, MadeUp()))
    kept = msgspec.json.decode(review_of(path).read_bytes(), type=Kept)
    assert (kept.method, kept.done, kept.size) == (METHOD, True, path.stat().st_size)
