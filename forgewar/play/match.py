"""The match at this table: the session, what is shown of it, who sits where, and the log.

Scenes read `shown` and `decision`, and act through `play`. The match also plays the computer seats
and the choices that are none, at a pace that can be followed.
"""

from itertools import islice
from typing import TYPE_CHECKING

from forgewar.ai.worker_process import Thinker
from forgewar.play.animation import Act, Animation
from forgewar.play.computer_players import ComputerPlayers, Thought, strength_of
from forgewar.play.guide import Guide
from forgewar.play.hint import Hint, hint, instead
from forgewar.play.memo import Made
from forgewar.play.pictures import pictures_of
from forgewar.play.recent_changes import RecentChanges
from forgewar.play.symbols import Named, explain, term_of
from forgewar.rules.actions import Action, Trade
from forgewar.rules.catalogue import catalogue
from forgewar.rules.decisions import Decision
from forgewar.rules.events import Event
from forgewar.rules.game import Game
from forgewar.rules.state import GameState
from forgewar.session.record import Seat
from forgewar.session.session import Session
from forgewar.session.undo import Barrier
from forgewar.words import Message, message, refusals, say
from forgewar.words.log import LogLine, log_lines_of
from forgewar.words.names import EMBLEMS, Names, guild
from forgewar.words.transcript import narrate

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from forgewar.content.model import Content

_PAUSE = 0.6  # seconds between two actions of computer seats, at normal speed
_DOT = 0.4  # seconds between two dots of somebody who thinks
DOTS = 3


class Match:
    """One game on the table. `on_change` is called after every change of the game, `on_beat` with
    each event in the moment in which it is seen."""

    def __init__(
        self,
        session: Session,
        speed: int,
        thinker: Thinker,
        on_change: "Callable[[], None]" = lambda: None,
        on_beat: "Callable[[Event], None]" = lambda _: None,
    ) -> None:
        self.session = session
        self.show = Animation(
            session.game, catalogue(session.game.content), speed, on_beat, self._played_by_computer
        )
        self.history: list[list[Event]] = []  # the events of every action that stands
        self._lines: list[list[LogLine]] = []  # and what the log says of them
        self._on_change = on_change
        self._waited = 0.0
        self._minds = ComputerPlayers(session, thinker)
        self.guide = Guide(self)
        self.thoughts: dict[int, Thought] = {}  # by the place in `history` of what they led to
        self.made = Made(None, {})  # the view models of the moment
        self.hint: Thought | None = None  # what a Master would do now, if somebody asked
        self._advice: tuple[Thought, Hint] | None = None
        self._hinting = False
        self._thought_for = 0.0
        self._previews: dict[Action, list[Event]] = {}
        self._version = 0
        self._forced_at = -1
        self._forced_action: Action | None = None
        self.names = Names(session.game.content, tuple(self.name(s) for s in range(self.sides)))
        self._last_seen: dict[int, int] = {}
        self.at_table = -1  # the person who chose last
        self.tally = RecentChanges(self)
        self._remember(session)
        if not session.game.over and any(s.player != "person" for s in session.header.seats):
            thinker.prepare()

    def _remember(self, session: Session) -> None:
        """Go through what was played before, for the log and the statistics."""
        game, actions = self._beginning(session)
        self.first_market = tuple(game.state.show)  # laid out before anything happened
        self._note(game.events)
        for action in actions:
            self._note(game.play(action))

    def _beginning(self, session: Session) -> tuple[Game, list[Action]]:
        """The game as it was laid out, and what was played since."""
        header = session.header
        return Game.new(header.options, header.seed, session.game.content), session.actions

    def _note(self, events: list[Event]) -> None:
        self.history.append(events)
        self._lines.append(log_lines_of(events, self.names))

    @property
    def version(self) -> int:
        """Goes up with every change of the game."""
        return self._version

    # The log, as far as it has been shown

    def lines(self, place: int) -> list[LogLine]:
        """What the log will have said of one action of `history` once it has been seen."""
        return self._lines[place]

    def told(self, place: int) -> list[LogLine]:
        """What the log says of one action of `history`."""
        hidden = self.show.hidden
        return [line for line in self._lines[place] if not hidden(place, line.number)]

    def chronicle(self) -> list[tuple[int, LogLine]]:
        """The log, oldest first, each line with the place of its action in `history`."""
        return [(place, line) for place in range(len(self.history)) for line in self.told(place)]

    @property
    def log(self) -> list[LogLine]:
        """Everything that happened, oldest first."""
        return [line for _, line in self.chronicle()]

    def latest(self, count: int) -> list[LogLine]:
        """The last lines of the log, newest first."""
        places = reversed(range(len(self.history)))
        return list(islice((line for at in places for line in reversed(self.told(at))), count))

    def transcript(self) -> list[str]:
        """Everything that happened, in full sentences, line by line."""
        first, *actions = self.history
        return [*narrate(self.session.header, self.content, first, actions)]

    # What there is

    @property
    def game(self) -> Game:
        return self.session.game

    @property
    def content(self) -> "Content":
        """Cards, prices and mines of this game, whatever those of others are."""
        return self.game.content

    @property
    def shown(self) -> GameState:
        """The state of the moment that is shown."""
        return self.show.shown

    def pictures(self) -> "Iterator[str]":
        """Those of what lies on the table, though it may not be shown yet."""
        return pictures_of(self.content, self.game.state)

    def symbol(self, picture: str, term: str = "", now: str = "") -> Named | None:
        """What a symbol on the table is called and means; none if it is only an ornament."""
        term = term or term_of(picture)
        return explain(term, now) if term else None

    @property
    def decision(self) -> Decision | None:
        """What is decided in the moment that is shown; none once the game is over."""
        return self.show.decision

    @property
    def seat(self) -> int:
        """The guild whose choice it is; the first in the order once the game is over."""
        decision = self.decision
        return decision.seat if decision is not None else self.shown.order[0]

    @property
    def acting(self) -> int:
        """The guild or automated side that acts or is to choose, -1 if nobody does."""
        return self.show.actor

    @property
    def sides(self) -> int:
        return self.session.header.options.sides

    def seat_of(self, side: int) -> Seat:
        """Who plays a side; automated colours of a solo game have seats of their own."""
        header = self.session.header
        if side < len(header.seats):
            return header.seats[side]
        return Seat(say("player-automated"), header.colours[side], "automated")

    def colour(self, side: int) -> str:
        return self.seat_of(side).colour

    def emblem(self, side: int) -> str:
        """tower, sun, raven or oak: the name in every picture of a guild."""
        return EMBLEMS[self.colour(side)]

    def name(self, side: int) -> Message:
        """The guild's name: that of its emblem."""
        return guild(self.colour(side))

    def who(self, side: int) -> str:
        """Who plays a side: a person's name, a computer's with its strength."""
        seat = self.seat_of(side)
        if seat.player in ("person", "automated"):
            return seat.name
        strength = message(f"player-{strength_of(seat.player)}")
        return say("match-who-computer", name=seat.name, strength=strength)

    def _played_by_computer(self, seat: int) -> bool:
        """Also in a replay, where nobody is asked."""
        return seat >= 0 and self.seat_of(seat).player != "person"

    def is_person(self, seat: int) -> bool:
        return self.seat_of(seat).player == "person"

    @property
    def watched(self) -> bool:
        """Whether nobody at the table plays."""
        return not any(seat.player == "person" for seat in self.session.header.seats)

    @property
    def onlooker(self) -> int:
        """The guild of the person who looks at the screen: the one that is to choose, or chose
        last, or the first; where nobody plays, the one whose choice it is."""
        if self.decision is not None and self.is_person(self.seat):
            return self.seat
        people = [seat for seat in range(len(self.shown.guilds)) if self.is_person(seat)]
        if self.at_table in people:
            return self.at_table
        return people[0] if people else min(self.seat, len(self.shown.guilds) - 1)

    @property
    def foreseen(self) -> Action | None:
        """What will be chosen here, where that is known: in the replay of a finished game."""
        return None

    @property
    def waiting_for_person(self) -> bool:
        """Whether a person at the table is to choose now, and sees what there is to choose."""
        return not self.show.busy and self.decision is not None and self.is_person(self.seat)

    # What can be done

    def choices(self) -> list[Action]:
        return self.game.choices()

    def trades(self, seat: int) -> list[Trade]:
        return self.game.trades(seat)

    def why_not(self, action: Action) -> str:
        """Why an action is refused, in words; empty if it is legal."""
        refusal = self.game.refusal(action)
        return refusals.why(refusal, self.names) if refusal is not None else ""

    def preview(self, action: Action) -> list[Event]:
        """What an action would bring about, kept until the game goes on."""
        if action not in self._previews:
            self._previews[action] = self.game.preview(action)
        return self._previews[action]

    def play(self, action: Action) -> None:
        """Play an action; it is recorded before anything is shown. What was still moving is over
        first, while the game is the one it leads to."""
        self.show.snap()
        decision = self.game.decision
        actor = getattr(action, "seat", decision.seat if decision is not None else -1)
        events = self.session.play(action)
        self._note(events)
        self.show.feed(events, decision, actor, self.game, len(self.history) - 1)
        self._changed()

    def undo(self) -> bool:
        """Back to the last decision of a person; false if that cannot be."""
        count = self.session.undo_decision()
        return self._took_back(count)

    def reset_turn(self) -> bool:
        """Back to where the last decision of a person came up; false if that cannot be."""
        count = self.session.turn_taken()
        return self._took_back(count if self.session.reset_turn() else 0)

    def redo(self) -> bool:
        """Play again what was taken back last, up to the next decision of a person."""
        count = self.session.redo_depth()
        for _ in range(count):
            self._note(self.session.redo())
        if count:
            self._snap()
        return bool(count)

    @property
    def undo_barrier(self) -> Barrier | None:
        """Why nothing can be taken back, if nothing can."""
        found = self.session.undo_depth()
        return found if isinstance(found, Barrier) else None

    def _took_back(self, count: int) -> bool:
        if not count:
            return False
        del self.history[-count:], self._lines[-count:]
        for place in [place for place in self.thoughts if place >= len(self.history)]:
            del self.thoughts[place]
        self._snap()
        return True

    def _snap(self) -> None:
        self.show.show(self.game)
        self.tally.forget()
        self._changed()

    def _changed(self) -> None:
        self._version += 1
        self._previews.clear()
        self._waited = 0.0
        self.stop_thinking()
        self._on_change()

    def stop_thinking(self) -> None:
        """Whatever is being thought about is no longer asked."""
        self._minds.forget()
        self.hint, self._hinting, self._thought_for = None, False, 0.0

    # Time

    def update(self, seconds: float, *, hold: bool = False) -> bool:
        """Let motion and computer seats go on; true if the screen changed. On hold, while somebody
        reads or trades, computer seats wait."""
        if self._move_on(seconds):
            return True
        if hold or self.decision is None:
            return False
        forced = self._forced()
        if self.is_person(self.seat) and forced is None:
            return self._hinting and self._think_of_hint(seconds)
        self._waited += seconds * max(1, self.show.speed)
        thought = None
        if forced is None:
            thought = self._minds.choice(self._version, self.seat_of(self.seat).player)
            if thought is None:
                return self._think_on(seconds)
        if self.show.speed and self._waited < (_PAUSE if forced is None else 0.15):
            return False
        if thought is not None:
            rather = instead(self.game, self.names, thought.choice)
            self.thoughts[len(self.history)] = thought._replace(instead=rather)
            forced = thought.choice.action
        assert forced is not None
        self.play(forced)
        return True

    def _move_on(self, seconds: float) -> bool:
        """What is in motion goes on, and what was told of it ends; true if the screen changed."""
        moved = self.show.update(seconds)
        return self.tally.update(seconds) or moved

    def _think_on(self, seconds: float) -> bool:
        """Somebody is still thinking; true if that is to be seen."""
        before = self.dots
        self._thought_for += seconds
        return self.dots != before

    @property
    def dots(self) -> int:
        """How many dots follow the words that somebody is thinking."""
        return int(self._thought_for / _DOT) % (DOTS + 1)

    def ask_hint(self) -> bool:
        """A Master thinks in the place of the person who is to choose; false if nobody is."""
        if not self.waiting_for_person:
            return False
        self._hinting = self.hint is None
        return True

    @property
    def hinting(self) -> bool:
        """Whether a hint is being thought out."""
        return self._hinting

    @property
    def advised(self) -> Action | None:
        """What a hint would have done."""
        return self.hint.choice.action if self.hint is not None else None

    def close_hint(self) -> bool:
        """Put the hint away, thought out or not; false if there is none."""
        if self.hint is None and not self._hinting:
            return False
        self.stop_thinking()
        return True

    @property
    def advice(self) -> Hint | None:
        """The hint with its reasons, made once."""
        thought = self.hint
        if thought is None:
            return None
        if self._advice is None or self._advice[0] is not thought:
            told = hint(self.game, self.names, thought.seat, thought.choice)
            self._advice = (thought, told)
        return self._advice[1]

    def follow_hint(self) -> None:
        """Do what the hint says."""
        if self.hint is not None:
            self.play(self.hint.choice.action)

    def _think_of_hint(self, seconds: float) -> bool:
        self.hint = self._minds.choice(self._version)
        if self.hint is None:
            return self._think_on(seconds)
        self._hinting, self._thought_for = False, 0.0
        return True

    @property
    def needs_ticks(self) -> bool:
        """Whether time must pass for something to happen."""
        if self.show.busy:
            return True
        if self.decision is None:
            return False
        return not self.is_person(self.seat) or self._forced() is not None or self._hinting

    def _forced(self) -> Action | None:
        """`Game.forced`, worked out once for each state."""
        if self._forced_at != self._version:
            self._forced_at, self._forced_action = self._version, self.game.forced_action()
        return self._forced_action

    # Since your last turn

    def see_again(self, place: int) -> None:
        """Show once more what happened from an action of `history` on."""
        steps = self.session.steps[place - 1 :]
        games = [*(step.before for step in steps[1:]), self.game]
        acts = [
            Act(self.history[place + i], step.before.decision, step.seat, after, place + i)
            for i, (step, after) in enumerate(zip(steps, games, strict=True))
        ]
        self.show.again(steps[0].before, acts)
        self.tally.forget()

    def arriving(self) -> int | None:
        """The person who is to choose now, if another one sat at the table before."""
        if not self.waiting_for_person or self.seat == self.at_table:
            return None
        return self.seat

    def sit_down(self, seat: int) -> list[LogLine]:
        """A person takes the table; returns what happened since they last left it."""
        if self.at_table >= 0:
            self._last_seen[self.at_table] = len(self.log)
        first = seat not in self._last_seen
        self.at_table = seat
        return [] if first else self.log[self._last_seen[seat] :]
