"""A player's own page: what the reviews of their games have in common."""

import logging
from pathlib import Path
from typing import NamedTuple

from forgewar.ai.review.report import Review
from forgewar.play.library.records import recorded_games
from forgewar.play.review.kept import read_kept
from forgewar.play.review.view import PHASES, PhaseLoss, phase_loss, phase_name
from forgewar.printable import printable
from forgewar.session.error import RecordError
from forgewar.session.record import Seat, read_header
from forgewar.words import Message, message
from forgewar.words.numbers import decimal

log = logging.getLogger(__name__)
ENOUGH = 3  # games of which something can be said
_MOST = 200  # games that are looked at, the latest


class Loss(NamedTuple):
    """Cost of a turning point, in winning chance, and when."""

    phase: str
    round: int
    chance: float


class Own:
    """A player by name, with what was lost in so many reviewed games."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.games = 0
        self._losses: list[Loss] = []
        self._phases: set[str] = set()  # in which they had a choice

    def add(self, review: Review, seat: int) -> None:
        """Another game, played from a seat."""
        self.games += 1
        self._phases.update(review.by_phase(seat))
        self._losses += [
            Loss(point.phase, point.round, point.chance)
            for point in review.points
            if point.seat == seat
        ]

    def phases(self) -> list[PhaseLoss]:
        """Average cost of the turning points of each phase, per game."""
        return [
            phase_loss(phase, self._whole(phase) / 100, games=True)
            for phase in PHASES
            if phase in self._phases
        ]

    def rounds(self, phase: str) -> dict[int, float]:
        """Cost of the turning points of a phase in each round of a game, in points."""
        found: dict[int, float] = {}
        for loss in self._losses:
            if loss.phase == phase:
                round_ = max(1, loss.round)  # overseers are placed before the first
                found[round_] = found.get(round_, 0.0) + 100 * loss.chance / self.games
        return dict(sorted(found.items()))

    def _whole(self, phase: str) -> float:
        return sum(self.rounds(phase).values())

    @property
    def worst(self) -> str:
        """The phase in which most is lost."""
        return max(PHASES, key=self._whole)

    @property
    def summary(self) -> Message:
        """Where most is lost: a phase, and the round of it; or that it is too early to say."""
        phase, rounds = self.worst, self.rounds(self.worst)
        points = self._whole(phase)
        if self.games < ENOUGH or points <= 0:
            return message("review-own-early", enough=ENOUGH)
        if phase == "setup":
            return message("review-own-most-setup", points=decimal(points, 1))
        worst = max(rounds, key=lambda round_: rounds[round_])
        name = phase_name(phase)
        return message("review-own-most", phase=name, round=worst, points=decimal(points, 1))


def own_pages() -> list[Own]:
    """A page for each person whose games were reviewed here, who has most of them first."""
    found: dict[str, Own] = {}
    for path in recorded_games()[:_MOST]:
        review = _finished(path)
        for number, seat in enumerate(_seats(path) if review is not None else ()):
            if review is not None and seat.player == "person":
                found.setdefault(seat.name, Own(seat.name)).add(review, number)
    return sorted(found.values(), key=lambda own: (-own.games, own.name))


def _finished(path: Path) -> Review | None:
    """The review of a record as it is now, if it is done."""
    kept = read_kept(path)
    if kept is None or not kept.done:
        return None
    try:
        return kept.review if kept.size == path.stat().st_size else None
    except OSError:
        return None  # deleted since it was listed


def _seats(path: Path) -> tuple[Seat, ...]:
    try:
        return read_header(path).seats
    except RecordError as problem:
        log.info("%s has a review and cannot be read: %s", printable(path.name), problem)
        return ()
