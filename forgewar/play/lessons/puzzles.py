"""A puzzle on the table: one choice, and how far from the best it is."""

from functools import cache
from typing import TYPE_CHECKING, NamedTuple, cast, get_args

from forgewar.ai.explain.fact import FactKind, fact_of
from forgewar.content.lessons import Answer, Lesson, LessonStep
from forgewar.content.puzzles import Kind, Puzzle, load_puzzles
from forgewar.play.achievements import Hall, note_puzzle
from forgewar.play.lessons.position import action_of
from forgewar.play.lessons.tutor import Onward, Tutor
from forgewar.rules.actions import Action, Trade
from forgewar.rules.events import Event
from forgewar.words import Message, message
from forgewar.words.actions import advice
from forgewar.words.facts import describe_fact

if TYPE_CHECKING:
    from collections.abc import Callable

    from forgewar.content.model import Content

SOLVED = 0
KINDS: tuple[Kind, ...] = get_args(Kind)
LEVELS = (1, 2, 3)


@cache
def puzzles() -> dict[str, Puzzle]:
    """All puzzles, the easiest first, read once. Raises `ContentError`."""
    return load_puzzles()


class PuzzleTutor(Tutor):
    """A lesson of one task. Every choice is answered by the prestige it falls behind the best;
    trades beside it are free."""

    def __init__(
        self,
        name: str,
        content: "Content",
        speed: int,
        on_change: "Callable[[], None]" = lambda: None,
        on_event_shown: "Callable[[Event], None]" = lambda _: None,
        on_solved: "Callable[[], None]" = lambda: None,
    ) -> None:
        self.puzzle = puzzles()[name]
        self._on_solved = on_solved
        step = LessonStep("try", do=self.puzzle.best, alone=True)
        lesson = Lesson(name, 0, self.puzzle.position, (step,))
        super().__init__(lesson, 0, content, speed, on_change, on_event_shown)

    @property
    def onward(self) -> Onward:
        return "next"

    @property
    def onward_label(self) -> Message:
        return message("puzzles-onward")

    @property
    def title(self) -> Message:
        return puzzle_title(self.lesson.id)

    @property
    def said(self) -> Message:
        if self.finished:
            return self._with_why(message("puzzles-solved", margin=_prestige(self.puzzle.margin)))
        if self.answer is not None:
            return self.answer
        return message("puzzles-ask")

    def _with_why(self, said: Message) -> Message:
        """A sentence, and what speaks most for the best choice, if computer guilds can say."""
        found = next((each for each in self.puzzle.reasons if each.weight > 0), None)
        if found is None:
            return said
        weighty = fact_of(cast(FactKind, found.feature), found.weight, found.detail)
        return message("puzzles-why", said=said, why=describe_fact(weighty, self.match.view.names))

    route = "puzzles"

    @property
    def why_no_skip(self) -> Message | None:
        return message("puzzles-no-skip")

    def hear(self, action: Action) -> None:
        if isinstance(action, Trade):
            return  # beside the choice, not in its place
        if self.answer is None and not self.finished:
            note_puzzle(self.lesson.id, self.lost(action))
            if self.lost(action) == SOLVED:
                self._on_solved()
        super().hear(action)

    def _follows(self, action: Action) -> bool:
        return self.lost(action) == SOLVED

    def _answer(self, action: Action, found: Answer | None) -> None:  # noqa: ARG002 (it has answers of its own)
        tried = [action_of(each.action) for each in self.puzzle.others]
        behind = _prestige(self.lost(action))
        if action in tried:
            self.answer = message("puzzles-behind", lost=behind)
        else:
            self.answer = message("puzzles-untried", lost=behind)

    def lost(self, action: Action) -> int:
        """How far a choice falls behind the best, in tenths; one that nobody tried, more than
        all that were."""
        if action == self.wanted or action in map(action_of, self.puzzle.equals):
            return SOLVED
        tried = {action_of(each.action): each.lost for each in self.puzzle.others}
        return tried.get(action, 1 + max(tried.values()))

    def show_how(self) -> None:
        """Show the best choice, and why."""
        assert self.wanted is not None
        deed = advice(self.match.view.game, self.match.view.names, self.wanted)
        super().show_how()
        self.answer = self._with_why(message("puzzles-best", deed=deed))
        self._on_change()


def _prestige(tenths: int) -> int:
    """Prestige in whole numbers: a margin is an estimate."""
    return max(1, round(tenths / 10))


def puzzle_title(name: str) -> Message:
    """Name of a puzzle; each has one of its own."""
    return message(f"puzzles-name-{name}")


class Offered(NamedTuple):
    """A puzzle in the list. `lost` is what the best try fell behind, -1 if nobody tried."""

    name: str
    puzzle: Puzzle
    lost: int

    @property
    def title(self) -> Message:
        """Its own name."""
        return puzzle_title(self.name)

    @property
    def where(self) -> Message:
        """Phase and round of its position."""
        kind = message(f"puzzles-kind-{self.puzzle.kind}")
        if self.puzzle.kind == "last_round":
            return kind
        return message("puzzles-where", kind=kind, round=self.puzzle.round)

    @property
    def summary(self) -> Message:
        """Where and how hard it is, and how far one came."""
        state = self.state or message("puzzles-untouched")
        return message("puzzles-summary", where=self.where, level=self.level, state=state)

    @property
    def level(self) -> Message:
        return message(f"puzzles-level-{self.puzzle.level}")

    @property
    def solved(self) -> bool:
        return self.lost == SOLVED

    @property
    def state(self) -> Message | None:
        """How close the best try came; nothing if nobody tried."""
        if self.lost < 0:
            return None
        if self.solved:
            return message("puzzles-is-solved")
        return message("puzzles-best-try", lost=_prestige(self.lost))


def offered(hall: Hall) -> list[Offered]:
    """The list of puzzles, the easiest first."""
    return [Offered(name, each, hall.puzzles.get(name, -1)) for name, each in puzzles().items()]


def due(found: list[Offered], after: str = "") -> str:
    """The puzzle to try next: the first that is not solved, from the one after `after` on."""
    names = [each.name for each in found]
    place = names.index(after) + 1 if after in names else 0
    turned = [*found[place:], *found[:place]]
    return next((each.name for each in turned if not each.solved), names[0] if names else "")
