"""A lesson in progress: its steps, and an answer to whatever the learner does.

What the step asks for leads on. Anything else that the rules allow is played, too, and answered;
then the player takes it back, or goes on as if the step had been followed: the lesson knows its own
position at every step. So it can be left, resumed and repeated anywhere, and nothing is forbidden.
"""

from collections.abc import Callable
from functools import cache, partial
from typing import Literal

from msgspec.structs import replace

from forgewar.ai.worker_process import ThinkingHere
from forgewar.content.lessons import Answer, Lesson, LessonStep, Position, load_lessons
from forgewar.content.model import Content
from forgewar.play.action_spots import spots_for
from forgewar.play.advisor import Advisor
from forgewar.play.animation import Animation
from forgewar.play.chronicle import Chronicle, Opening
from forgewar.play.clock import Clock
from forgewar.play.computer_players import ComputerPlayers
from forgewar.play.lessons.position import action_of, fits, lay_out, won_before
from forgewar.play.match import Match
from forgewar.play.table_view import TableView
from forgewar.rules.actions import Action
from forgewar.rules.events import Event
from forgewar.rules.game import Game
from forgewar.session.history import play_through
from forgewar.session.record import COLOURS, FORMAT, Header, Seat
from forgewar.session.session import Session
from forgewar.session.undo import Barrier
from forgewar.words import Message, message, say
from forgewar.words.actions import advice

Onward = Literal["next", "first_game", "list"]
BASICS = 7  # lessons before a first game
LEARNER = 0  # the seat of whoever learns
_PAUSE = 0.7  # seconds before others act, at normal speed
_RIVAL = "automated"  # who plays the other seats: nobody thinks for them


@cache
def _count_lessons() -> int:
    return len(load_lessons())


def _laid(lesson: Lesson, place: int) -> tuple[int, Position]:
    """The last step up to a place that lays out a position of its own, and that position."""
    own = [(i, step.position) for i, step in enumerate(lesson.steps[: place + 1])]
    found = [(i, position) for i, position in own if position is not None]
    return found[-1] if found else (0, lesson.position)


def position_at(lesson: Lesson, place: int, content: Content) -> Game:
    """The game at a step of a lesson, if all before it were followed. Raises `IllegalAction` or
    `ValueError` for a lesson that cannot be played."""
    game = lay_out(_laid(lesson, place)[1], content)
    for action in actions_before(lesson, place):
        game.play(action)
    return game


def actions_before(lesson: Lesson, place: int) -> list[Action]:
    """Actions from the position that a step goes back to, up to the step."""
    first = _laid(lesson, place)[0]
    steps = lesson.steps[first:place]
    return [action_of(each) for s in steps for each in ([s.do] if s.do else []) + list(s.then)]


def _set_up(lesson: Lesson, place: int, content: Content) -> tuple[Header, Game]:
    """The game at a step, and the header of a session of it; it is recorded nowhere."""
    game = position_at(lesson, place, content)
    options, seed = game.state.options, game.state.seed
    rivals = [Seat(_who(1), colour, _RIVAL) for colour in COLOURS[1 : options.guilds]]
    seats = (Seat(_who(LEARNER), COLOURS[LEARNER]), *rivals)
    return Header(FORMAT, "", content.hash, options, seed, seats, practice=True), game


def _opening(lesson: Lesson, place: int, content: Content) -> Opening:
    """The position that the lesson lays out, as if what was won before had just happened."""
    game = lay_out(_laid(lesson, place)[1], content)
    game.events.extend(won_before(game.state))
    past = play_through(game, actions_before(lesson, place))
    return Opening(game, past, silent=True)


def _who(side: int) -> str:
    """Name of the learner or the rival at the table of a lesson."""
    return say("lessons-you" if side == LEARNER else "lessons-rival")


class _LessonView(TableView):
    """The learner is asked only when the others have done what they do."""

    def __init__(
        self, tutor: "Tutor", session: Session, animation: Animation, chronicle: Chronicle
    ) -> None:
        super().__init__(session, animation, chronicle)
        self._tutor = tutor
        self.at_table = LEARNER

    def seat_of(self, side: int) -> Seat:
        """The seat with its name in the language in force."""
        seat = super().seat_of(side)
        known = side < len(self.session.header.seats)
        return replace(seat, name=_who(side)) if known else seat

    @property
    def waiting_for_person(self) -> bool:
        return not self._tutor.scripted and super().waiting_for_person


class _LessonAdvisor(Advisor):
    """The lesson is the hint."""

    def __init__(self, tutor: "Tutor", view: TableView, computers: ComputerPlayers) -> None:
        super().__init__(view, computers)
        self._tutor = tutor

    def ask(self) -> bool:
        if not self._tutor.helpless:
            return False
        self._tutor.show_how()
        return True

    @property
    def advised(self) -> Action | None:
        return self._tutor.advised


class _LessonClock(Clock):
    """Plays what others do in the lesson."""

    thinks_ahead = False

    def __init__(self, tutor: "Tutor", match: Match, computers: ComputerPlayers) -> None:
        super().__init__(match, computers)
        self._tutor = tutor

    @property
    def forced_action(self) -> Action | None:
        return None  # who learns presses everything themselves

    def _is_due(self) -> bool:
        return self._tutor.scripted

    def _advance(self, seconds: float) -> bool:
        return self._tutor.advance(seconds)


class Tutor:
    """One lesson, and the match it is played in. `place` is the step, `answer` the reply to
    something that the step did not ask for, `finished` whether all steps are done. `on_place` is
    called at each step."""

    def __init__(
        self,
        lesson: Lesson,
        place: int,
        content: Content,
        speed: int,
        on_change: Callable[[], None] = lambda: None,
        on_event_shown: Callable[[Event], None] = lambda _: None,
        on_place: "Callable[[Tutor], None]" = lambda _: None,
    ) -> None:
        self.lesson, self.place = lesson, min(max(0, place), len(lesson.steps) - 1)
        self.answer: Message | None = None
        self.fine = False  # whether what was done instead does as well
        self.finished = False
        self.shown_how = False  # whether help was asked for where there is none at first
        self._script: list[Action] = []  # what others are still to do
        self._lays = False  # whether a position is laid out when that is done
        self._waited = 0.0
        self._on_change = on_change
        self._on_place = on_place
        header, game = _set_up(lesson, self.place, content)
        self.match = Match(
            Session(game, header, None),
            speed,
            ThinkingHere(content),
            on_change,
            on_event_shown,
            opening=_opening(lesson, self.place, content),
            view=partial(_LessonView, self),
            advisor=partial(_LessonAdvisor, self),
            clock=partial(_LessonClock, self),
            tutor=self,
        )

    # Where it stands

    route = "lessons"  # where it is left to

    @property
    def title(self) -> Message:
        return message(f"lessons-name-{self.lesson.id}")

    @property
    def onward(self) -> Onward:
        """Step that follows the lesson: the next lesson, the first game or the list."""
        if self.lesson.place == BASICS:
            return "first_game"
        return "list" if self.lesson.place == _count_lessons() else "next"

    @property
    def onward_label(self) -> Message:
        """The button at its end."""
        if self.onward == "first_game":
            return message("lessons-first-game")
        return message("lessons-next") if self.onward == "next" else message("lessons-all")

    @property
    def why_no_skip(self) -> Message | None:
        """Why nothing can be skipped, if nothing can."""
        return message("lessons-no-more") if self.finished else None

    @property
    def step(self) -> LessonStep:
        return self.lesson.steps[self.place]

    @property
    def wanted(self) -> Action | None:
        """Action that the step asks for; none where there is only something to look at."""
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
        due = wanted is not None and self.match.view.game.refusal(wanted) is None
        return spots_for(self.match.view.game, wanted) if wanted is not None and due else []

    @property
    def advised(self) -> Action | None:
        """Action that the sentence asks for, if it shows the way."""
        return None if self.reading or self.helpless else self.wanted

    @property
    def helpless(self) -> bool:
        """Whether this is a task without help that could still be had."""
        return self.step.alone and not self.shown_how and not self.reading

    # What the learner does

    def hear(self, action: Action) -> None:
        """An action was played: it leads on, or is answered."""
        self._waited = 0.0
        if self._script or self.finished or self.answer is not None:
            return
        if self._follows(action):
            self._go_on()
            return
        events = self.match.chronicle.history[-1]
        found = next((a for a in self.step.answers if fits(a.when, action, events)), None)
        self._answer(action, found)
        self._on_change()

    def _follows(self, action: Action) -> bool:
        """Whether an action is what the step asks for."""
        return bool(self.step.do) and action == self.wanted

    def _answer(self, action: Action, found: Answer | None) -> None:  # noqa: ARG002 (a puzzle asks for it)
        self.fine = found is not None and found.fine
        if found is not None:
            self.answer = message(f"lesson-{self.lesson.id}-{self.step.id}-{found.say}")
        elif self.wanted is not None:
            before = self.match.session.steps[-1].before
            deed = advice(before, self.match.view.names, self.wanted)
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
        self._waited = 0.0
        begun = max(0, place)
        self._enter(begun)
        match = self.match
        header, game = _set_up(self.lesson, begun, match.view.content)
        match.session.restart(header, game)
        match.chronicle.restart(_opening(self.lesson, begun, match.view.content))
        match.jump()

    def undo(self) -> bool:
        """Be where the step began; where nothing was done, at the step before."""
        if self.answer is not None or self.finished:
            self.go(self.place)
            return True
        if self.place == 0:
            return False
        self.go(self.place - 1)
        return True

    @property
    def undo_barrier(self) -> Barrier | None:
        """Why nothing can be undone, if nothing can."""
        far = self.place or self.answer is not None or self.finished
        return None if far else Barrier.NOTHING

    def show_how(self) -> None:
        """Help after all, in a task without."""
        self.shown_how = True
        self._on_change()

    # Time

    @property
    def scripted(self) -> bool:
        """Whether others are still to act, or a position to be laid out."""
        return bool(self._script) or self._lays

    def advance(self, seconds: float) -> bool:
        """Let time pass while nothing moves; true if others acted."""
        speed = self.match.animation.pace
        if not self.scripted:
            return False
        self._waited += seconds * max(1, speed)
        if speed and self._waited < _PAUSE:
            return False
        if self._script:
            self.match.play(self._script[0])
            del self._script[0]  # afterwards: what is in the script is no answer of the learner
        else:
            self.go(self.place + 1)
        return True
