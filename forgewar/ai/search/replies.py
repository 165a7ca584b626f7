"""Tree of replies to a candidate: answers of the others, and the guild's own next choices.

A candidate is rolled out again and again, in different worlds. At decisions that come up often, the
choices that the planner ranks high are tried in turn, more often the better they did for the guild
that chooses; beyond the tree everybody plays the rollout policy.
"""

from collections.abc import Sequence
from math import sqrt

from forgewar.ai.search.rollout_policy import RolloutPolicy
from forgewar.ai.value.planner import Planner
from forgewar.rules.actions import Action, Trade
from forgewar.rules.game import Game

OFTEN = 4  # visits of a decision before it becomes a node
BREADTH = 4  # branches of a node
DEPTH = 12  # nodes on a path
CURIOSITY = 0.09
DIFFERENCE = 40.0  # prestige in a planner's score that equals a winning chance of 1
OUT_OF_QUESTION = -100.0  # choices this far behind the best are not searched


class Branch:
    """One choice at a node: the planner's score against the best, and its results."""

    __slots__ = ("action", "behind", "games", "total")

    def __init__(self, action: Action, behind: float) -> None:
        self.action = action
        self.behind = behind
        self.games = 0
        self.total = 0.0


class Node:
    """A decision that comes up in many rollouts."""

    __slots__ = ("answers", "games", "seat", "total")

    def __init__(self, seat: int, answers: list[Branch]) -> None:
        self.seat = seat
        self.answers = answers
        self.games = 0
        self.total = 0.0

    def pick(self, game: Game) -> Branch | None:
        """Branch to take this time; None if none is legal in this world."""
        usual = self.total / self.games if self.games else 0.5
        spread = CURIOSITY * sqrt(self.games + 1)
        best, found = 0.0, None
        for answer in self.answers:
            hope = (answer.total + usual + answer.behind) / (answer.games + 1)
            hope += spread / (answer.games + 1)
            if (found is None or hope > best) and game.refusal(answer.action) is None:
                best, found = hope, answer
        return found


Path = list[tuple[Node, Branch]]


class ReplyTree:
    """Replies to one candidate."""

    def __init__(self, planner: Planner, searched: tuple[type, ...]) -> None:
        self._planner, self._searched = planner, searched
        self._nodes: dict[tuple[Action, ...], Node] = {}
        self._visits: dict[tuple[Action, ...], int] = {}

    def follow(self, game: Game, quick: RolloutPolicy, until: int) -> tuple[int, Path]:
        """Play within the tree; returns the number of actions, and the branches taken."""
        path: Path = []
        way: tuple[Action, ...] = ()
        played, state = 0, game.state
        while state.agenda and state.round <= until and len(path) < DEPTH:
            decision = game.decision
            assert decision is not None
            if type(decision) not in self._searched:
                played += quick.turn(game)
                continue
            crossing = self._nodes.get(way)
            if crossing is None:
                self._visits[way] = visits = self._visits.get(way, 0) + 1
                if visits < OFTEN:
                    break
                crossing = self._make_node(game, decision.seat)
                self._nodes[way] = crossing
            answer = crossing.pick(game) if crossing.seat == decision.seat else None
            if answer is None:
                break
            game.carry_out(answer.action)
            played += 1
            path.append((crossing, answer))
            way = (*way, answer.action)
        return played, path

    def most_played(self, seat: int) -> Action | None:
        """The reply that most rollouts begin with, if it is this guild's own."""
        first = self._nodes.get(())
        if first is None or first.seat != seat or not first.answers:
            return None
        return max(first.answers, key=lambda answer: answer.games).action

    def _make_node(self, game: Game, seat: int) -> Node:
        ranked = self._planner.rank(game, seat, game.choices())
        top = ranked[0][0]
        answers = [
            Branch(action, (score - top) / DIFFERENCE)
            for score, action, _ in ranked[:BREADTH]
            if score > top + OUT_OF_QUESTION and not isinstance(action, Trade)
        ]
        return Node(seat, answers)


def learn(path: Path, chances: Sequence[float]) -> None:
    """Add the result of a rollout, for each seat, to the branches taken."""
    for crossing, answer in path:
        chance = chances[crossing.seat]
        crossing.games += 1
        crossing.total += chance
        answer.games += 1
        answer.total += chance
