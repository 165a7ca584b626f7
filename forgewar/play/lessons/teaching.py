"""A match in which somebody is taught: the steps of a lesson, and answers to whatever is done.

What the step asks for leads on. Anything else that the rules allow is played, too, and answered;
then the player takes it back, or goes on as if the step had been followed: the lesson knows its own
position at every step. So it can be left, resumed and repeated anywhere, and nothing is forbidden.
"""

from typing import TYPE_CHECKING

from msgspec.structs import replace

from forgewar.ai.worker_process import ThinkingHere
from forgewar.content.lessons import Answer, Lesson, LessonStep, Position
from forgewar.play.action_spots import spots_for
from forgewar.play.lessons.position import action_of, fits, lay_out, won_before
from forgewar.play.match import Match
from forgewar.rules import events as ev
from forgewar.rules.actions import Action
from forgewar.rules.game import Game
from forgewar.session.record import COLOURS, FORMAT, Header, Seat
from forgewar.session.session import Session
from forgewar.session.undo import Barrier
from forgewar.words import Message, message, say
from forgewar.words.actions import advice

if TYPE_CHECKING:
    from collections.abc import Callable

    from forgewar.content.model import Content

LEARNER = 0  # the seat of whoever learns
_PAUSE = 0.7  # seconds before others act, at normal speed
_RIVAL = "automated"  # who plays the other seats: nobody thinks for them


def _laid(lesson: Lesson, place: int) -> tuple[int, Position]:
    """The last step up to a place that lays out a position of its own, and that position."""
    own = [(i, step.position) for i, step in enumerate(lesson.steps[: place + 1])]
    found = [(i, position) for i, position in own if position is not None]
    return found[-1] if found else (0, lesson.position)


def position_at(lesson: Lesson, place: int, content: "Content") -> Game:
    """The game at a step of a lesson, if all before it were followed. Raises `IllegalAction` or
    `ValueError` for a lesson that cannot be played."""
    game = lay_out(_laid(lesson, place)[1], content)
    for action in actions_before(lesson, place):
        game.play(action)
    return game


def actions_before(lesson: Lesson, place: int) -> list[Action]:
    """What is done from the position that a step goes back to up to the step."""
    first = _laid(lesson, place)[0]
    steps = lesson.steps[first:place]
    return [action_of(each) for s in steps for each in ([s.do] if s.do else []) + list(s.then)]


def session_at(lesson: Lesson, place: int, content: "Content") -> Session:
    """The same as a game that can be played on; it is recorded nowhere."""
    game = position_at(lesson, place, content)
    options, seed = game.state.options, game.state.seed
    rivals = [Seat(_who(1), colour, _RIVAL) for colour in COLOURS[1 : options.guilds]]
    seats = (Seat(_who(LEARNER), COLOURS[LEARNER]), *rivals)
    header = Header(FORMAT, "", content.hash, options, seed, seats, practice=True)
    return Session(game, header, None)


def _who(side: int) -> str:
    """What whoever sits at the table of a lesson is called."""
    return say("lessons-you" if side == LEARNER else "lessons-rival")


class Teaching(Match):
    """One lesson on the table. `place` is the step, `answer` what is said of something that the
    step did not ask for, `finished` whether all steps are done. `on_place` hears of each step."""

    def __init__(
        self,
        lesson: Lesson,
        place: int,
        content: "Content",
        speed: int,
        on_change: "Callable[[], None]" = lambda: None,
        on_beat: "Callable[[ev.Event], None]" = lambda _: None,
        on_place: "Callable[[Teaching], None]" = lambda _: None,
    ) -> None:
        self.lesson, self.place = lesson, min(max(0, place), len(lesson.steps) - 1)
        self._begun = self.place  # the step that the session begins at
        self.answer: Message | None = None
        self.fine = False  # whether what was done instead does as well
        self.finished = False
        self.shown_how = False  # whether help was asked for where there is none at first
        self._script: list[Action] = []  # what others are still to do
        self._lays = False  # whether a position is laid out when that is done
        self._on_place = on_place
        session = session_at(lesson, self.place, content)
        super().__init__(session, speed, ThinkingHere(content), on_change, on_beat)
        self.at_table = LEARNER

    def seat_of(self, side: int) -> Seat:
        """With the name it has in the language in force."""
        seat = super().seat_of(side)
        known = side < len(self.session.header.seats)
        return replace(seat, name=_who(side)) if known else seat

    def _beginning(self, session: Session) -> tuple[Game, list[Action]]:
        """The position that the lesson lays out, as if what was won before had just happened."""
        game = lay_out(_laid(self.lesson, self._begun)[1], session.game.content)
        game.events.extend(won_before(game.state))
        return game, actions_before(self.lesson, self._begun)

    def _note(self, events: list[ev.Event]) -> None:
        """Of what was before the position the log says nothing."""
        super()._note(events)
        if len(self.history) == 1:
            self._lines[0] = []

    # Where it stands

    route = "lessons"  # where it is left to

    @property
    def title(self) -> Message:
        return message(f"lessons-name-{self.lesson.id}")

    @property
    def why_no_skip(self) -> Message | None:
        """Why nothing can be skipped, if nothing can."""
        return message("lessons-no-more") if self.finished else None

    @property
    def step(self) -> LessonStep:
        return self.lesson.steps[self.place]

    @property
    def wanted(self) -> Action | None:
        """What the step asks for; nothing where there is only something to look at."""
        return action_of(self.step.do) if self.step.do else None

    @property
    def reading(self) -> bool:
        """Whether going on takes no more than having read: nothing to do, an answer, the end."""
        return self.finished or self.answer is not None or not self.step.do

    @property
    def said(self) -> Message:
        """The sentence of the moment."""
        if self.finished:
            return message("lessons-learnt", lesson=message(f"lessons-name-{self.lesson.id}"))
        if self.answer is not None:
            return self.answer
        return message(f"lesson-{self.lesson.id}-{self.step.id}")

    @property
    def lit(self) -> list[str]:
        """The names of the spots that the sentence is about."""
        if self.finished or self.answer is not None or (self.step.alone and not self.shown_how):
            return []
        if self.step.light:
            return list(self.step.light)
        wanted = self.wanted
        due = wanted is not None and self.game.refusal(wanted) is None
        return spots_for(self.game, wanted) if wanted is not None and due else []

    @property
    def advised(self) -> Action | None:
        """What the sentence asks for, if it shows the way."""
        return None if self.reading or self.helpless else self.wanted

    @property
    def helpless(self) -> bool:
        """Whether this is a task without help that could still be had."""
        return self.step.alone and not self.shown_how and not self.reading

    # What the learner does

    def play(self, action: Action) -> None:
        """Play an action of the learner; it leads on, or is answered."""
        if self._script or self.finished or self.answer is not None:
            super().play(action)
            return
        before = self.game.clone()
        super().play(action)
        events = self.history[-1]
        if self._follows(action):
            self._go_on()
            return
        found = next((a for a in self.step.answers if fits(a.when, action, events)), None)
        self._answer(action, found, before)
        self._on_change()

    def _follows(self, action: Action) -> bool:
        """Whether an action is what the step asks for."""
        return bool(self.step.do) and action == self.wanted

    def _answer(self, action: Action, found: Answer | None, before: Game) -> None:  # noqa: ARG002 (a puzzle asks for it)
        self.fine = found is not None and found.fine
        if found is not None:
            self.answer = message(f"lesson-{self.lesson.id}-{self.step.id}-{found.say}")
        elif self.wanted is not None:
            deed = advice(before, self.names, self.wanted)
            self.answer = message("lessons-strayed", wanted=deed)
        else:
            self.answer = message("lessons-strayed-early")

    def _go_on(self) -> None:
        """The step is done: others do what they do, and the next one comes up; if that has a
        position of its own, afterwards."""
        self._script = [action_of(written) for written in self.step.then]
        self._lays = self._laid_anew
        if not self._lays:
            self._enter(self.place + 1)

    def _enter(self, place: int) -> None:
        self.answer, self.fine, self.shown_how = None, False, False
        self.finished = place >= len(self.lesson.steps)
        self.place = min(place, len(self.lesson.steps) - 1)
        self._on_place(self)

    # Going on, back and elsewhere

    def next(self) -> None:
        """Go on from what was read; from something else that was done, as if the step had been
        followed."""
        if self.finished:
            return
        if self.answer is not None or self._laid_anew:
            self.go(self.place + 1)
        elif not self.step.do:
            self._go_on()
            self._on_change()

    @property
    def _laid_anew(self) -> bool:
        """Whether the next step lays out a position of its own."""
        coming = self.lesson.steps[self.place + 1 : self.place + 2]
        return bool(coming) and coming[0].position is not None

    def skip(self) -> None:
        """Go on without doing what the step asks for."""
        self.go(self.place + 1)

    def go(self, place: int) -> None:
        """Be at the beginning of a step, whatever has been done; after the last, at the end."""
        self._script.clear()
        self._lays = False
        self._begun = max(0, place)
        self._enter(self._begun)
        self.session = session_at(self.lesson, self._begun, self.content)
        self.history.clear()
        self._lines.clear()
        self._remember(self.session)
        self._snap()

    def undo_decision(self) -> bool:
        """Be where the step began; where nothing was done, at the step before."""
        if self.answer is not None or self.finished:
            self.go(self.place)
            return True
        if self.place == 0:
            return False
        self.go(self.place - 1)
        return True

    def show_how(self) -> None:
        """Help after all, in a task without."""
        self.shown_how = True
        self._on_change()

    def undo(self) -> bool:
        return self.undo_decision()

    def reset_turn(self) -> bool:
        return self.undo_decision()

    def redo(self) -> bool:
        return False

    @property
    def undo_barrier(self) -> Barrier | None:
        far = self.place or self.answer is not None or self.finished
        return None if far else Barrier.NOTHING

    def ask_hint(self) -> bool:
        """The lesson is the hint."""
        if not self.helpless:
            return False
        self.show_how()
        return True

    # Time

    @property
    def waiting_for_person(self) -> bool:
        return not (self._script or self._lays) and super().waiting_for_person

    def arriving(self) -> int | None:
        return None

    def update(self, seconds: float, *, hold: bool = False) -> bool:
        """Let motion go on, then what others do in this lesson."""
        if self.show.update(seconds):
            return True
        if hold or not (self._script or self._lays):
            return False
        self._waited += seconds * max(1, self.show.speed)
        if self.show.speed and self._waited < _PAUSE:
            return False
        if self._script:
            super().play(self._script.pop(0))
        else:
            self.go(self.place + 1)
        return True

    @property
    def needs_ticks(self) -> bool:
        return self.show.busy or bool(self._script) or self._lays
