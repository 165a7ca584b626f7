"""The mine at the moment that is shown: what can be picked up, where it may land, what is asked.

`MineView` holds what a person has in hand; whatever can be done, and why not, it asks of the rules.
What a move would do is told by `mine_moves`.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from forgewar.play.memo import memo
from forgewar.play.mine_moves import NOBODY, OFF, Outcome, Worker, order_ahead, outcome
from forgewar.play.moment import others_turn
from forgewar.play.presentation import scene_for
from forgewar.play.tie import Candidate, Tie, tie
from forgewar.rules import decisions as de
from forgewar.rules import mine
from forgewar.rules.actions import (
    Action,
    DeclineReward,
    MoveOverseer,
    MoveWorker,
    PassMine,
    PlaceOverseer,
)
from forgewar.rules.events import GoldChanged
from forgewar.rules.stage import OVERSEERS
from forgewar.rules.state import EMPTY, OVERSEER
from forgewar.words import Message, message
from forgewar.words.names import resource

if TYPE_CHECKING:
    from forgewar.play.apart.mine_plan import MinePlan
    from forgewar.play.match import Match

NOTHING = -1  # no hex
Moves = dict[int, dict[int, Action]]  # by where a piece is, or whose, and where it may go


@dataclass(frozen=True, slots=True)
class Quiet:
    """The action that does nothing here, with what it pays; or why there is none now. Without a
    label there never is one in this decision."""

    label: Message | None
    action: Action | None = None
    gold: int = 0
    why: Message | None = None


class MineView:
    """Pick up a piece (`picked`), choose where it goes (`chosen`), confirm. In solo a placement
    begins with the colour to place (`side`)."""

    def __init__(self, match: "Match") -> None:
        self._match = match
        self._view = match.view
        self._version = -1
        self._moves: Moves = {}
        self._placements: Moves = {}
        self._side = NOBODY
        self._picked = self._chosen = NOTHING

    # What can be done

    def _asked(self) -> tuple[Moves, Moves]:
        """The moves and the placements there are: the rules are asked once for each state of the
        game, and what was in hand is put down with it."""
        if self._version != self._view.version:
            self._version = self._view.version
            self._moves, self._placements = {}, {}
            self._picked = self._chosen = NOTHING
            for action in self._planned if self.planning else self._view.choices():
                if isinstance(action, MoveOverseer | MoveWorker):
                    self._moves.setdefault(action.origin, {})[action.target] = action
                elif isinstance(action, PlaceOverseer):
                    self._placements.setdefault(action.side, {})[action.hex] = action
            self._take_up_plan()
        return self._moves, self._placements

    @property
    def active(self) -> bool:
        """Whether a person chooses now."""
        return self._view.waiting_for_person and scene_for(self._view.decision) == "mine"

    @property
    def _plan(self) -> "MinePlan | None":
        company = self._match.company
        return company.plan if company is not None else None

    @property
    def planning(self) -> bool:
        """Whether a person may plan their next move while others move."""
        plan = self._plan
        return plan is not None and not self.active and plan.view is not None

    @property
    def is_set(self) -> bool:
        """Whether what is planned is to be played without asking."""
        return self.planning and self._plan is not None and self._plan.is_set

    @property
    def _planned(self) -> Sequence[Action]:
        return self._plan.choices if self._plan is not None else ()

    def _take_up_plan(self) -> None:
        """Have the planned move in hand, as long as it is possible."""
        plan = self._plan.action if self._plan is not None else None
        if plan is not None and plan.target in self._moves.get(plan.origin, {}):
            self._picked, self._chosen = plan.origin, plan.target

    def _note_plan(self) -> None:
        """Keep the move in hand as the plan, while one plans."""
        if not self.planning or self._plan is None:
            return
        action = self.landings.get(self._chosen)
        if isinstance(action, MoveOverseer):
            self._plan.make(action)
        else:
            self._plan.clear()

    @property
    def placing(self) -> bool:
        return isinstance(self._view.decision, de.Placement)

    @property
    def for_ore(self) -> bool:
        """Whether whoever chooses places or moves an overseer of their own: for ore."""
        own = (de.Placement, de.MineTurn, de.OverseerReward)
        return self.active and isinstance(self._view.decision, own)

    @property
    def moves(self) -> Moves:
        """By the hex of a piece that can be picked up and the hex it may go to (`OFF` where a
        worker can be taken off)."""
        return self._asked()[0] if self.active or self.planning else {}

    @property
    def sides(self) -> list[int]:
        """The sides of which an overseer can be placed now."""
        return sorted(self._asked()[1]) if self.active else []

    @property
    def side(self) -> int:
        """The side of which an overseer is placed."""
        sides = self.sides
        return self._side if self._side in sides else sides[0] if sides else NOBODY

    def choose_side(self, side: int) -> None:
        self._side, self._chosen = side, NOTHING

    def left(self, side: int) -> int:
        """How many overseers of a side are still to be placed."""
        return OVERSEERS - len(self._view.shown.overseers[side])

    @property
    def picked(self) -> int:
        """The hex of the piece in hand."""
        return self._picked if self._picked in self.moves else NOTHING

    @property
    def landings(self) -> dict[int, Action]:
        """Where what is in hand may go."""
        if self.placing:
            side = self.side
            return self._placements[side] if side >= 0 else {}
        found = self.moves.get(self._picked, {})
        return {hex_: action for hex_, action in found.items() if hex_ != OFF}

    @property
    def chosen(self) -> int:
        """The hex it is to go to."""
        return self._chosen if self._chosen in self.landings else NOTHING

    @property
    def off(self) -> Action | None:
        """Taking the worker in hand off the mine, where that is allowed."""
        return self.moves.get(self._picked, {}).get(OFF)

    @property
    def can_take_off(self) -> bool:
        """Whether workers may be taken off here."""
        return self.active and isinstance(self._view.decision, de.WorkerReward)

    @property
    def tie(self) -> Tie | None:
        """The equal moves among which one is chosen for an automated colour (SOLO-6)."""
        if not self.active:
            return None
        self._asked()  # what was in hand before is put down
        return memo(tie, self._view)

    @property
    def named(self) -> Candidate | None:
        """The move of a tie that confirming makes: the one that is chosen; else, where candidates
        have numbers, the first of the overseer in hand, or of all."""
        found = self.tie
        if found is None:
            return None
        chosen = found.find(self._picked, self._chosen)
        if chosen is not None or not found.is_numbered:
            return chosen
        own = (each for each in found.candidates if each.action.origin == self._picked)
        return next(own, found.candidates[0])

    def aimed(self, *marked: str) -> Candidate | None:
        """The move of a tie that is meant: the first whose row or landing hex is pointed at or
        focused, else the one that confirming makes."""
        for name in marked:
            kind, _, place = name.partition(".")
            found = self._by_row(int(place)) if kind == "tie" else None
            found = self._landing_at(int(place)) if kind == "hex" else found
            if found is not None:
                return found
        return self.named

    def _by_row(self, number: int) -> Candidate | None:
        """The candidate of a row; none where rows are overseers."""
        found = self.tie
        if found is None or not found.is_numbered:
            return None
        return next((each for each in found.candidates if each.number == number), None)

    def _landing_at(self, hex_: int) -> Candidate | None:
        """The candidate that lands on a hex, first one of the overseer in hand."""
        found = self.tie
        if found is None:
            return None
        if not found.is_numbered or self._picked in self.moves:
            own = found.find(self._picked, hex_)
            if own is not None or not found.is_numbered:
                return own
        landing = (each for each in found.candidates if each.action.target == hex_)
        return next(landing, None)

    @property
    def direct(self) -> frozenset[int]:
        """Hexes on which numbered candidates of a tie land: pressing one picks up its overseer."""
        found = self.tie
        if found is None or not found.is_numbered:
            return frozenset()
        return frozenset(each.action.target for each in found.candidates)

    def choose_row(self, number: int) -> bool:
        """Choose the candidate or overseer with a number of a tie; false if there is none. The
        candidate that is chosen already is played."""
        found = self.tie
        if found is None or not 1 <= number <= len(found.overseers or found.candidates):
            return False
        if found.overseers:
            self._picked, self._chosen = found.overseers[number - 1].hex, NOTHING
            return True
        action = found.candidates[number - 1].action
        if (self._picked, self._chosen) == (action.origin, action.target):
            return self.confirm()
        self._picked, self._chosen = action.origin, action.target
        return True

    def choose(self, candidate: Candidate) -> None:
        """Choose a move of a tie."""
        self._picked, self._chosen = candidate.action.origin, candidate.action.target

    def step_choice(self, by: int) -> int:
        """Choose the next or previous candidate of a tie, or the landing of the overseer in hand;
        returns the number of its row, 0 where it has none."""
        found = self.tie
        assert found is not None
        if found.overseers and self.picked >= 0:
            landings = list(self.landings)
            start = -1 if by > 0 else 0
            at = landings.index(self._chosen) if self._chosen in landings else start
            self._chosen = landings[(at + by) % len(landings)]
            return 0
        count = len(found.overseers or found.candidates)
        named = self.named
        now = named.number if named is not None else (0 if by > 0 else 1)
        number = (now - 1 + by) % count + 1
        if found.overseers:
            self._picked, self._chosen = found.overseers[number - 1].hex, NOTHING
        else:
            action = found.candidates[number - 1].action
            self._picked, self._chosen = action.origin, action.target
        return number

    def usable(self, hex_: int) -> bool:
        """Whether pressing a hex picks something up, puts it there, or confirms that."""
        return hex_ in self.moves or hex_ in self.landings

    def aim(self, *marked: str) -> int:
        """The hex that is meant: the first of the spots pointed at or focused that something may
        go to, else the one that is chosen."""
        for name in marked:
            place = name.removeprefix("hex.")
            if place != name and int(place) in self.landings:
                return int(place)
        return self.chosen

    def outcome(self, hex_: int) -> Outcome | None:
        """Outcome of landing there; none for a placement, which does nothing else."""
        action = self.landings.get(hex_)
        view = self._plan.view if self.planning and self._plan is not None else self._view
        return None if action is None or view is None or self.placing else outcome(view, action)

    # Doing it

    def put_down(self) -> None:
        self._picked = self._chosen = NOTHING
        self._note_plan()

    def press(self, hex_: int) -> "Message | str | None":
        """Pick up what stands there, or choose the hex to go to, and the second time confirm it.
        Returns why not, if it is neither."""
        if hex_ in self.landings:
            if hex_ == self._chosen:
                self.confirm()
            else:
                self._chosen = hex_
                self._note_plan()
        elif (landing := self._landing_at(hex_)) is not None:
            self._picked, self._chosen = landing.action.origin, hex_
        elif hex_ == self.picked:
            self.put_down()
        elif hex_ in self.moves:
            self._picked, self._chosen = hex_, NOTHING
            self._note_plan()
        elif self.active:
            return self.why_not(hex_)
        return None

    def carry(self, origin: int, hex_: int) -> "Message | str | None":
        """Choose to take a piece from hex to hex. Returns why not, if it may not go there."""
        if origin not in self.moves or origin == hex_:
            return None
        self._picked, self._chosen = origin, NOTHING
        if hex_ not in self.landings:
            return self.why_not(hex_)
        self._chosen = hex_
        self._note_plan()
        return None

    def confirm(self) -> bool:
        """Do what is chosen, or set a plan in advance; false if nothing is chosen."""
        if self.planning and self._plan is not None:
            if self._plan.is_set:
                self.put_down()
            else:
                self._set_in_advance()
            return self.chosen >= 0
        named = self.named
        return self._play(named.action if named is not None else self.landings.get(self._chosen))

    def _set_in_advance(self) -> None:
        assert self._plan is not None
        assert self._match.company is not None
        self._plan.set_in_advance()
        if self._plan.is_set:
            self._match.company.tell(message("talk-plan-set"))

    def take_off(self) -> bool:
        return self._play(self.off)

    def be_quiet(self) -> bool:
        """Pass or decline; false if that is no choice now."""
        return self._play(self.quiet.action)

    def _play(self, action: Action | None) -> bool:
        if action is None or not self.active:
            return False
        if self._plan is not None:
            self._plan.clear()
        self._match.play(action)
        return True

    # Why not

    def why_not(self, hex_: int) -> "Message | str":
        """Why nothing can be picked up there and nothing in hand may go there."""
        view, decision, picked = self._view, self._view.decision, self.picked
        if self.placing:
            return view.why_not(PlaceOverseer(self.side, hex_))
        if isinstance(decision, de.WorkerReward):
            move = MoveWorker(picked, hex_) if picked >= 0 else MoveWorker(hex_, OFF)
            return view.why_not(move)
        if picked >= 0:
            return view.why_not(MoveOverseer(picked, hex_))
        own = [move for move in mine.moves(view.game.table, self._mover) if move.origin == hex_]
        if own:  # SOLO-6: it could move, but another move is better
            return view.why_not(own[0])
        if view.shown.cells[hex_] == self._mover + OVERSEER:
            return message("mine-no-way")
        return view.why_not(MoveOverseer(hex_, hex_))

    @property
    def _mover(self) -> int:
        """Whose overseers are moved."""
        decision = self._view.decision
        return decision.side if isinstance(decision, de.AutomatedTie) else self._view.seat

    @property
    def confirm_why(self) -> Message | None:
        """Why there is nothing to confirm yet."""
        if self.chosen >= 0 or self.named is not None:
            return None
        if self.tie is not None and self.picked < 0:
            return message("solo-choose-overseer")
        return message("mine-choose-hex" if self.placing else "mine-choose-move")

    @property
    def off_why(self) -> Message | None:
        return None if self.off is not None else message("mine-choose-worker")

    @property
    def quiet(self) -> Quiet:
        """Passing or declining, with what it pays."""
        label = message("mine-pass")
        if not self.active:
            return Quiet(label, why=others_turn(self._view) or message("mine-no-pass"))
        for action in self._view.choices():
            if isinstance(action, DeclineReward):
                return Quiet(message("mine-decline"), action)
            if isinstance(action, PassMine):
                return Quiet(label, action, self._paid(action))
        return Quiet(None)

    def _paid(self, action: Action) -> int:
        """The gold that passing pays."""
        events = self._view.preview(action)
        paid = [e for e in events if isinstance(e, GoldChanged) and e.source == "pass"]
        return sum(event.amount for event in paid)

    # What is said

    def label(self, hex_: int) -> Message:
        """Label of a hex: what stands on it, and its resource."""
        state = self._view.shown
        piece, under = state.cells[hex_], resource(state.terrain[hex_])
        if piece >= OVERSEER:
            whose = self._view.name(piece - OVERSEER)
            return message("mine-hex-overseer", guild=whose, ground=under)
        if piece != EMPTY:
            whose = self._view.name(piece - 1)
            return message("mine-hex-worker", guild=whose, ground=under)
        return message("mine-hex-empty", ground=under)

    def title(self, told: Outcome | None) -> Message:
        """Title of the column beside the mine."""
        if told is not None:
            return told.move.title
        return message("mine-title-place" if self.placing else "mine-title")

    def describe_worker(self, worker: Worker) -> Message:
        """Sentence on what becomes of a worker."""
        guild = self._view.name(worker.after) if worker.after >= 0 else ""
        return message(f"mine-worker-{worker.kind}", guild=guild)

    def help(self, aim: int) -> Message | None:
        """A word beside the mine while nothing is to be told of a move."""
        if self.planning:
            return message("talk-plan-help")
        if not self.active:
            return None
        if self.placing:
            if aim < 0:
                return message("mine-help-place")
            under = resource(self._view.shown.terrain[aim])
            return message("mine-help-stands", guild=self._view.name(self.side), ground=under)
        worker = isinstance(self._view.decision, de.WorkerReward)
        return message("mine-help-worker" if worker else "mine-help-move")

    def prompt(self, aim: int) -> Message:
        """Who is to choose and what."""
        view, decision = self._view, self._view.decision
        name = view.name(view.seat)
        if not self.active:
            return message("mine-thinking", guild=name)
        if isinstance(decision, de.Placement):
            return self._prompt_to_place(aim)
        if isinstance(decision, de.AutomatedTie):
            return message("mine-tie", guild=view.name(decision.side))
        if isinstance(decision, de.WorkerReward):
            return message("mine-worker-reward", guild=name)
        if aim >= 0:
            return message("mine-land-here")
        if self.picked >= 0:
            return message("mine-land-where")
        if isinstance(decision, de.OverseerReward):
            return message("mine-overseer-reward", guild=name)
        if isinstance(decision, de.MineTurn) and decision.second:
            return self._prompt_for_second(name)
        return message("mine-move", guild=name)

    def _prompt_to_place(self, aim: int) -> Message:
        view = self._view
        if aim >= 0:
            return message("mine-place-here", ground=resource(view.shown.terrain[aim]))
        if view.shown.options.solo:
            return message("mine-place-side", guild=view.name(self.side))
        number = OVERSEERS - self.left(view.seat) + 1
        return message("mine-place", guild=view.name(view.seat), number=number, count=OVERSEERS)

    def _prompt_for_second(self, name: Message) -> Message:
        """Cost of a second move, if any (MINE-2, SOLO-8)."""
        view = self._view
        if view.shown.options.solo:
            return message("mine-second-free", guild=name)
        order = order_ahead(view)
        if order[-1] == view.seat:
            return message("mine-second-last", guild=name)
        return message("mine-second", guild=name, place=order.index(view.seat) + 1)
