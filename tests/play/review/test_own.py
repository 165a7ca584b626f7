"""A player's own page: what the reviews of their games have in common."""

from pathlib import Path

import msgspec
import pytest
from app.reviews import keep_review
from session.recorded import recorded

from forgewar.ai.review.report import Glance, Look, Review, TurningPoint
from forgewar.play.library.metadata import review_of
from forgewar.play.review.kept import read_kept
from forgewar.play.review.own import ENOUGH, Own, own_pages
from forgewar.rules.actions import PassMine
from forgewar.session.record import Seat
from forgewar.session.timeline import Timeline
from forgewar.words import message

SEATS = (Seat("Ada", "blue"), Seat("Bo", "green", "sensible"))


def kept(home: Path, name: str, part: float = 1.0, seats: tuple[Seat, ...] = SEATS) -> Path:
    path = recorded(home / f"{name}.jsonl", 10_000, seats=seats)
    keep_review(path, Timeline.read(path), part)
    return path


def review(*losses: tuple[str, int, float]) -> Review:
    """A review with turning points of the first guild, and one of another."""
    points = [
        TurningPoint(i, round_, phase, 0, PassMine(), PassMine(), loss, 0.0, 1.0)
        for i, (phase, round_, loss) in enumerate(losses)
    ]
    points.append(TurningPoint(99, 1, "mine", 1, PassMine(), PassMine(), 0.9, 0.0, 1.0))
    glances = [
        Glance(i, point.round, point.phase, point.seat, 0.0) for i, point in enumerate(points)
    ]
    glances.append(Glance(98, 1, "quest", 0, 0.2))
    return Review(1, glances=glances, looks=[Look(point.moment, point) for point in points])


def test_persons_have_a_page_with_every_game_that_was_reviewed(home: Path) -> None:
    kept(home, "a")
    kept(home, "b")
    kept(home, "c", seats=(Seat("Cy", "blue"), Seat("Ada", "green")))
    recorded(home / "unseen.jsonl", 10_000, seats=SEATS)
    pages = own_pages()
    assert [(page.name, page.games) for page in pages] == [("Ada", 3), ("Cy", 1)]


def test_what_is_not_done_or_not_of_its_record_does_not_count(home: Path) -> None:
    kept(home, "half", part=0.5)
    damaged, other = kept(home, "damaged"), kept(home, "other")
    review_of(damaged).write_bytes(b"nothing")
    found = read_kept(other)
    assert found is not None
    moved = msgspec.structs.replace(found, size=found.size + 1)
    review_of(other).write_bytes(msgspec.json.encode(moved))
    assert own_pages() == []


def test_a_record_that_cannot_be_read_hides_no_other(home: Path) -> None:
    path = kept(home, "a")
    found = read_kept(path)
    assert found is not None
    noise = home / "noise.jsonl"
    noise.write_bytes(b"x" * found.size)
    review_of(noise).write_bytes(review_of(path).read_bytes())
    assert [page.games for page in own_pages()] == [1]


def test_it_says_where_most_is_lost_once_there_is_enough() -> None:
    own = Own("Ada")
    for games in range(1, ENOUGH + 1):
        own.add(
            review(("market", 1, 0.05), ("market", 2, 0.01), ("mine", 0, 0.01)),
            0,
        )
        early = message("review-own-early", enough=ENOUGH)
        assert (own.summary == early) == (games < ENOUGH)
    assert own.worst == "market"
    assert own.rounds("market") == {1: pytest.approx(5), 2: pytest.approx(1)}
    assert own.rounds("mine") == {1: pytest.approx(1)}
    name = message("review-phase-market")
    assert own.summary == message("review-own-most", phase=name, round=1, points="6.0")
    means = {each.phase: each.points for each in own.phases()}
    assert means == {"mine": pytest.approx(1), "market": pytest.approx(6), "quest": 0}


def test_the_set_up_has_no_round() -> None:
    own = Own("Ada")
    for _ in range(ENOUGH):
        own.add(review(("setup", 0, 0.08)), 0)
    assert own.summary == message("review-own-most-setup", points="8.0")


def test_who_loses_nothing_is_told_nothing() -> None:
    own = Own("Ada")
    for _ in range(ENOUGH):
        own.add(review(("mine", 1, -0.01)), 0)
    assert own.summary == message("review-own-early", enough=ENOUGH)
