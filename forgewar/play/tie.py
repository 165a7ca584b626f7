"""A tie among the moves of an automated colour: numbered candidates for the player (SOLO-6)."""

from typing import TYPE_CHECKING, NamedTuple

from forgewar.play.mine_moves import Outcome, first_move
from forgewar.rules import solo
from forgewar.rules.actions import MoveOverseer
from forgewar.rules.decisions import AutomatedTie
from forgewar.words import Message, as_list, message
from forgewar.words.names import resource

if TYPE_CHECKING:
    from forgewar.play.table_view import TableView

MOST_NUMBERED = 4  # more candidates are chosen by overseer, then by landing


class Candidate(NamedTuple):
    """One of the equal moves. `taken` are the owners of the workers it takes, one for each."""

    number: int
    action: MoveOverseer
    outcome: Outcome
    taken: tuple[int, ...]
    head: Message
    detail: Message

    @property
    def takes_yours(self) -> bool:
        return solo.PLAYER in self.taken

    @property
    def label(self) -> Message:
        """All of it in a sentence."""
        return message("solo-candidate", number=self.number, head=self.head, detail=self.detail)


class Overseer(NamedTuple):
    """An overseer that has several equal moves, where there are too many to number each."""

    number: int
    hex: int
    head: Message
    detail: Message

    @property
    def label(self) -> Message:
        return message(
            "solo-overseer-label", number=self.number, head=self.head, detail=self.detail
        )


class Tie(NamedTuple):
    """Equal moves of a side, with the numbers in which they are equal."""

    side: int
    candidates: tuple[Candidate, ...]
    others: int
    own: int
    overseers: tuple[Overseer, ...]  # none where the candidates themselves have numbers

    @property
    def is_numbered(self) -> bool:
        return len(self.candidates) <= MOST_NUMBERED

    def find(self, origin: int, target: int) -> Candidate | None:
        wanted = MoveOverseer(origin, target)
        return next((each for each in self.candidates if each.action == wanted), None)

    @property
    def why(self) -> Message:
        """Why the moves are equal."""
        return message("solo-tie-why", count=self.others, own=self.own)


def tie(view: "TableView") -> Tie | None:
    """The tie that the player is to decide now."""
    decision = view.decision
    if not isinstance(decision, AutomatedTie) or not view.waiting_for_person:
        return None
    moves = [action for action in view.choices() if isinstance(action, MoveOverseer)]
    candidates = tuple(_candidate(view, number, move) for number, move in enumerate(moves, 1))
    others, own = solo.jumped_workers(view.game.table, decision.side, moves[0])
    overseers = _overseers(view, moves) if len(moves) > MOST_NUMBERED else ()
    return Tie(decision.side, candidates, others, own, overseers)


def _candidate(view: "TableView", number: int, move: MoveOverseer) -> Candidate:
    told = first_move(view, view.preview(move))
    turned = [worker for worker in told.move.workers if worker.kind == "turn"]
    taken = tuple(worker.before for worker in turned)
    terrain = view.shown.terrain
    grounds = dict.fromkeys(terrain[worker.hex] for worker in turned)
    if taken:
        detail = message("solo-worker-on", grounds=as_list(resource(each) for each in grounds))
    else:
        start, end = resource(terrain[move.origin]), resource(terrain[move.target])
        detail = message("solo-from-to", start=start, end=end)
    return Candidate(number, move, told, taken, _head(view, taken), detail)


def _head(view: "TableView", taken: tuple[int, ...]) -> Message:
    yours = taken.count(solo.PLAYER)
    if not taken:
        return message("solo-takes-none")
    if yours == len(taken):
        return message("solo-takes-yours", count=yours)
    if yours:
        return message("solo-takes-both", yours=yours, count=len(taken) - yours)
    return message("solo-takes-other", guild=view.name(taken[0]), count=len(taken))


def _overseers(view: "TableView", moves: list[MoveOverseer]) -> tuple[Overseer, ...]:
    origins = [move.origin for move in moves]
    return tuple(
        Overseer(
            number,
            hex_,
            message("solo-overseer-on", ground=resource(view.shown.terrain[hex_])),
            message("solo-landings", count=origins.count(hex_)),
        )
        for number, hex_ in enumerate(dict.fromkeys(origins), 1)
    )
