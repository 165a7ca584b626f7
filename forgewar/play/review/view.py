"""A review in words: chances round by round, turning points, losses, strong and weak phases."""

from collections.abc import Sequence
from typing import NamedTuple

from forgewar.ai.explain.rule_facts import rule_facts
from forgewar.ai.review.report import Review, TurningPoint
from forgewar.play.loss import loss
from forgewar.play.review.losses import losses
from forgewar.play.review.swing import Swing, find_swing, line_of
from forgewar.rules.actions import Action
from forgewar.rules.game import Game
from forgewar.session.timeline import Timeline
from forgewar.words import Message, as_list, message
from forgewar.words.actions import advice_with_ground, advice_with_hexes
from forgewar.words.facts import describe_fact
from forgewar.words.games import moment
from forgewar.words.names import Names, guild
from forgewar.words.numbers import decimal

PHASES = ("setup", "mine", "market", "quest")
_FACTS = 4  # facts that are told of a choice
_SWING = 0.4  # of chance, in the last round


class Chances(NamedTuple):
    """A moment of the curve: what it is called, what everybody's chance was, from 0 to 1."""

    label: Message
    told: Message
    chances: tuple[float, ...]


class Step(NamedTuple):
    """A part of what is said of a turning point, and the action that is shown with it, if any."""

    kind: str  # played, better, decisive, why
    title: Message
    lines: tuple[Message, ...]
    action: Action | None


class Turn(NamedTuple):
    """A turning point: where it was, what it cost, what was played, what would have been better,
    and all of it step by step."""

    point: TurningPoint
    where: Message
    cost: Message
    played: Message
    better: Message
    steps: tuple[Step, ...]

    @property
    def lines(self) -> tuple[Message, Message]:
        """Lines below its head in a list."""
        return (
            message("review-played", deed=self.played),
            message("review-better", deed=self.better),
        )


class SwingTurn(NamedTuple):
    """A final swing that no choice of the guild explains, as the turning point it is."""

    point: Swing
    where: Message
    cost: Message
    lines: tuple[Message, Message]
    steps: tuple[Step, ...]


class PhaseLoss(NamedTuple):
    """Cost of the turning points of a phase, in points of winning chance."""

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
        self._swings: dict[int, SwingTurn] = {}  # by seat
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

    # Turning points

    def turns_of(self, seat: int) -> list[Turn | SwingTurn]:
        """Turning points of a guild and its final swing, if any, in the order of the game."""
        found: list[Turn | SwingTurn] = [t for t in self.turns if t.point.seat == seat]
        swing = self.swing(seat)
        if swing is not None:
            found.append(swing)
        return sorted(found, key=lambda turn: turn.point.moment)

    def swing(self, seat: int) -> SwingTurn | None:
        """Large change of a guild's chance in the last round, unless its turning points there cost
        at least half as much."""
        curve = self.curve()
        if len(curve) < 2 or curve[-1].label.id != "review-end":
            return None
        before, after = (each.chances[seat] for each in curve[-2:])
        last = max(standing.round for standing in self._review.standings)
        points = [p for p in self._review.points if (p.seat, p.round) == (seat, last)]
        known = sum(point.chance for point in points)
        if abs(after - before) < _SWING or 2 * known >= before - after > 0:
            return None
        if seat not in self._swings:
            found = find_swing(self._timeline, seat, before, after)
            self._swings[seat] = self._swing_turn(found, explained=bool(points))
        return self._swings[seat]

    def _swing_turn(self, swing: Swing, *, explained: bool) -> SwingTurn:
        game, points = self._timeline.games[swing.moment], round(100 * (swing.after - swing.before))
        cost = message("review-cost" if points < 0 else "review-gain", points=abs(points))
        deed = self._decisive(swing)
        since = message("review-since", gains=self._gains(swing.gains, swing))
        chances = {"before": round(100 * swing.before), "after": round(100 * swing.after)}
        why = [message("review-swing", **chances), since]
        if not explained:
            why.append(message("review-no-cause"))
        where = message("review-final-count") if swing.deed.is_count else moment(game.state)
        action = None if swing.deed.is_count else self._timeline.action(swing.moment)
        apart = message("review-at-once", gains=self._gains(swing.deed.gains, swing))
        steps = (Step("decisive", deed, (apart,), action), Step("why", cost, tuple(why), None))
        return SwingTurn(swing, where, cost, (message("review-decisive", deed=deed), since), steps)

    def _decisive(self, swing: Swing) -> Message:
        """Sentence for the deed that decided a swing."""
        games = self._timeline.games
        result = games[-1].state.result
        if result is not None and result.lost_by:
            return loss(games[-1], self._timeline.events).cause
        if not swing.deed.is_count:
            line = line_of(self._timeline, self._names, swing)
            if line is not None:
                guild_ = self._names.guild(line.seat)
                return message("match-happens", guild=guild_, did=line.message)
        return message("review-final-count")

    def _gains(self, gains: Sequence[int], swing: Swing) -> Message:
        """Prestige of a guild and its rival, the larger first."""
        seats = [seat for seat in (swing.seat, swing.rival) if seat >= 0]
        seats.sort(key=lambda seat: -gains[seat])
        return as_list(
            message("review-guild-gain", guild=self._names.guild(seat), prestige=gains[seat])
            for seat in seats
        )

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
        """Words for the choice played and the better one, by what the board shows; by the names of
        hexes where both look alike."""
        actions = (point.played, point.better)
        played, better = (advice_with_ground(game, self._names, each) for each in actions)
        if str(played) == str(better):
            played, better = (advice_with_hexes(game, self._names, each) for each in actions)
        return played, better

    def label(self, turn: Turn | SwingTurn) -> Message:
        """A turning point in one sentence."""
        played, better = turn.lines
        return message(
            "review-point",
            guild=self._names.guild(turn.point.seat),
            where=turn.where,
            cost=turn.cost,
            played=played,
            better=better,
        )

    def _facts(self, game: Game, seat: int, action: Action) -> tuple[Message, ...]:
        """Immediate effect of an action."""
        found = rule_facts(game, seat, action)[:_FACTS]
        return tuple(describe_fact(fact, self._names) for fact in found) or (
            message("review-no-facts"),
        )

    def _why(self, point: TurningPoint) -> tuple[Message, ...]:
        """Result of an action in rolled-out games."""
        lines = []
        for reason in point.reasons:
            if reason.kind == "found_ahead":
                lines.append(message("review-ahead", games=reason.number))
            else:
                lines.append(describe_fact(reason, self._names))
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
        """Cost of a guild's turning points in each phase."""
        found = self._review.by_phase(seat)
        return [phase_loss(phase, found[phase]) for phase in PHASES if phase in found]

    def weakness(self, seat: int) -> Message | None:
        """Phase in which a guild lost most, if it lost anything."""
        phases = self.phases(seat)
        worst = max(phases, key=lambda each: each.points, default=None)
        if worst is None or not worst.points:
            return None
        return message("review-weakest", phase=worst.name)


def phase_loss(phase: str, chance: float, *, games: bool = False) -> PhaseLoss:
    """Loss in a phase of one game, or on average of several games."""
    points, name = 100 * chance, phase_name(phase)
    number = decimal(points, 1)
    told = message("review-loss", phase=name, points=number)
    if games:
        told = message("review-loss-a-game", phase=name, points=number)
    return PhaseLoss(phase, name, points, told)


def phase_name(phase: str) -> Message:
    return message(f"review-phase-{phase}")
