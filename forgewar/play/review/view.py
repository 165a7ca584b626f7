"""A review in words: chances round by round, turning points, losses, strong and weak phases."""

from collections.abc import Sequence
from typing import NamedTuple

from forgewar.ai.explain.merits import merits
from forgewar.ai.review.report import Review, TurningPoint
from forgewar.play.review.losses import losses
from forgewar.rules.actions import Action
from forgewar.rules.game import Game
from forgewar.session.timeline import Timeline
from forgewar.words import Message, as_list, message
from forgewar.words.actions import advice_with_ground, advice_with_hexes
from forgewar.words.games import moment
from forgewar.words.merits import describe_merit
from forgewar.words.names import Names, guild
from forgewar.words.numbers import decimal
from forgewar.words.reasons import describe_reason as because

PHASES = ("setup", "mine", "market", "quest")
_MERITS = 4  # facts that are told of a choice
_SWING = 0.4  # of chance, in the last round
_NOTABLE = 0.005  # chance a choice: phases that differ by less are alike


class Chances(NamedTuple):
    """A moment of the curve: what it is called, what everybody's chance was, from 0 to 1."""

    label: Message
    told: Message
    chances: tuple[float, ...]


class Step(NamedTuple):
    """A part of what is said of a turning point, and the action that is shown with it."""

    kind: str  # played, better, why
    title: Message
    lines: tuple[Message, ...]
    action: Action


class Turn(NamedTuple):
    """A turning point: where it was, what it cost, what was played, what would have been better,
    and all of it step by step."""

    point: TurningPoint
    where: Message
    cost: Message
    played: Message
    better: Message
    steps: tuple[Step, ...]


class PhaseLoss(NamedTuple):
    """Cost of the choices of a phase, in points of winning chance each."""

    phase: str
    name: Message
    points: float
    told: Message


def table_names(timeline: Timeline) -> Names:
    """Guilds are called by their emblems, as at the table."""
    colours = timeline.header.colours
    return Names(timeline.games[0].content, [guild(colour) for colour in colours])


class ReviewView:
    """A review as it is told; what is not found yet is not there."""

    def __init__(self, timeline: Timeline, review: Review, names: Names | None = None) -> None:
        self._timeline, self._review = timeline, review
        self._names = names or table_names(timeline)
        self._turns: dict[int, Turn] = {}  # by their moment, each told once
        self._lost: dict[int, list[Message]] = {}

    # The curve

    def curve(self) -> list[Chances]:
        """The beginning of each round, and how it ended once all is known."""
        found = [
            self._chances(message("review-round", round=each.round), each.chances)
            for each in self._review.standings
        ]
        if len(found) == len(self._timeline.rounds()):
            found.append(self._chances(message("review-end"), self._ended()))
        return found

    def _chances(self, label: Message, chances: Sequence[float]) -> Chances:
        each = [
            message("review-chance", guild=self._names.guild(seat), percent=round(100 * chance))
            for seat, chance in enumerate(chances)
        ]
        told = message("review-chances", when=label, chances=as_list(each))
        return Chances(label, told, tuple(chances))

    def _ended(self) -> list[float]:
        state = self._timeline.games[-1].state
        assert state.result is not None
        winner = -1 if state.result.lost_by else state.result.ranking[0]
        return [float(seat == winner) for seat in range(len(state.guilds))]

    def swing(self, seat: int) -> Message | None:
        """How a guild's chance changed in the last round, if that was much: what to say where no
        single choice is sure to have done it."""
        curve = self.curve()
        if len(curve) < 2 or curve[-1].label.id != "review-end":
            return None
        before, after = (each.chances[seat] for each in curve[-2:])
        if abs(after - before) < _SWING:
            return None
        percent = {"before": round(100 * before), "after": round(100 * after)}
        return message("review-swing", **percent)

    # Turning points

    @property
    def turns(self) -> list[Turn]:
        """Those that are found, in the order of the game."""
        points = self._review.points
        for point in points:
            if point.moment not in self._turns:
                self._turns[point.moment] = self._turn(point)
        return [self._turns[point.moment] for point in points]

    def _turn(self, point: TurningPoint) -> Turn:
        game = self._timeline.games[point.moment]
        played, better = self._deeds(game, point)
        cost = message("review-cost", points=round(100 * point.chance))
        steps = (
            Step("played", played, self._facts(game, point.seat, point.played), point.played),
            Step("better", better, self._facts(game, point.seat, point.better), point.better),
            Step("why", cost, self._why(point), point.better),
        )
        return Turn(point, moment(game.state), cost, played, better, steps)

    def _deeds(self, game: Game, point: TurningPoint) -> tuple[Message, Message]:
        """What was played and what was better, by what the board shows; by the names of hexes
        where both look alike."""
        actions = (point.played, point.better)
        played, better = (advice_with_ground(game, self._names, each) for each in actions)
        if str(played) == str(better):
            played, better = (advice_with_hexes(game, self._names, each) for each in actions)
        return played, better

    def label(self, turn: Turn) -> Message:
        """A turning point in one sentence."""
        return message(
            "review-point",
            guild=self._names.guild(turn.point.seat),
            where=turn.where,
            cost=turn.cost,
            played=message("review-played", deed=turn.played),
            better=message("review-better", deed=turn.better),
        )

    def _facts(self, game: Game, seat: int, action: Action) -> tuple[Message, ...]:
        """Immediate effect of an action."""
        found = merits(game, seat, action)[:_MERITS]
        return tuple(describe_merit(merit, self._names) for merit in found) or (
            message("review-no-facts"),
        )

    def _why(self, point: TurningPoint) -> tuple[Message, ...]:
        """Result of an action in rolled-out games."""
        lines = []
        for reason in point.reasons:
            if reason.feature == "found_ahead":
                lines.append(message("review-ahead", games=reason.detail))
            else:
                lines.append(because(reason, self._names))
        if point.prestige >= 1:
            lines.append(message("review-prestige", prestige=round(point.prestige)))
        return tuple(lines)

    # Losses and phases

    def lost(self, seat: int) -> list[Message]:
        """Where a guild lost prestige, one thing each."""
        if seat not in self._lost:
            self._lost[seat] = self._losses(seat)
        return self._lost[seat]

    def _losses(self, seat: int) -> list[Message]:
        found = losses(self._timeline, seat)
        lines = []
        if found.failures:
            quests = as_list([self._names.card(failure.quest) for failure in found.failures])
            count, prestige = len(found.failures), found.prestige
            lines.append(message("review-failed", count=count, prestige=prestige, quests=quests))
        for kind, count in (
            ("idle", found.idle),
            ("unspent", found.unspent),
            ("order", found.places),
        ):
            if count:
                lines.append(message(f"review-lost-{kind}", count=count))
        return lines or [message("review-lost-nothing")]

    def phases(self, seat: int) -> list[PhaseLoss]:
        """Cost of a guild's choices in each phase."""
        found = self._review.by_phase(seat)
        return [phase_loss(phase, found[phase]) for phase in PHASES if phase in found]

    def strength(self, seat: int) -> Message | None:
        """In which phase a guild was strongest and weakest, the set-up included, as in the bars."""
        phases = self.phases(seat)
        if len(phases) < 2:
            return None
        best = min(phases, key=lambda each: each.points)
        worst = max(phases, key=lambda each: each.points)
        if worst.points - best.points < 100 * _NOTABLE:
            return message("review-even")
        return message("review-strength", strong=best.name, weak=worst.name)


def phase_loss(phase: str, chance: float) -> PhaseLoss:
    """Luck may make it less than nothing, which nobody can lose."""
    points = max(0.0, 100 * chance)
    name = phase_name(phase)
    told = message("review-a-choice", phase=name, points=decimal(points, 1))
    return PhaseLoss(phase, name, points, told)


def phase_name(phase: str) -> Message:
    return message(f"review-phase-{phase}")
