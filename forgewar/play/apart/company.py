"""The people at a shared table: who is connected and who thinks, what they say and ask.

Everything here comes from the messages to the own seats and the passing of time, so nothing that is
shown tells what a seat may not know.
"""

import time
from collections.abc import Callable
from typing import Final, Literal, NamedTuple, get_args

from forgewar.fault import Fault
from forgewar.net import protocol as pr
from forgewar.net.protocol import SPECTATOR
from forgewar.net.remote_session import News, RecordFetched, RemoteSession, RemoteTable
from forgewar.net.wire import StateChanged
from forgewar.play.apart.mine_plan import MinePlan
from forgewar.play.apart.phrases import describe_chat
from forgewar.rules.decisions import WealthChoice, WealthRaise
from forgewar.session.undo import was_choice
from forgewar.words import Message, message
from forgewar.words.faults import describe_fault
from forgewar.words.names import Names
from forgewar.words.net_refusals import describe_refused

Presence = Literal["own", "here", "away", "unseen", "computer", "stand_in"]
Phrase = Literal["well-jumped", "your-turn", "one-moment", "ouch", "undo-it", "thanks"]
PHRASES: Final[tuple[Phrase, ...]] = get_args(Phrase)
STAND_IN: Final = "journeyman"  # plays for people who are away
_CODE: Final = "/"  # before the name of a phrase, which every client words in its own language
_VOTE_AFTER = 30.0  # seconds that somebody is away until their seat may be handed over
_DECLINED_FOR = 300.0  # seconds until a vote that was declined is offered again
_NEWS_LASTS = 8.0  # seconds that a sentence about what just happened stays
_BLINK = 1.0  # seconds of a lost connection, or of a request on its way, that are not mentioned
_MINUTE, _HOUR, _DAY = 60, 3600, 86_400


class Saying(NamedTuple):
    """A line of chat, as it is shown."""

    seat: int
    name: str
    text: str | Message


class Notice(NamedTuple):
    """A sentence above the bottom bar, with what can be answered."""

    kind: Literal["connection", "undo", "vote", "seat", "news"]
    text: Message
    yes: Message | None = None
    no: Message | None = None


class Company:
    """Everybody at a table, as the news of the server tell."""

    phrases = PHRASES
    plan: MinePlan | None = None  # of the next own mine move
    names: Names | None = None  # of the game's guilds, for refusals by the rules

    def __init__(self, table: RemoteTable, now: Callable[[], float] = time.monotonic) -> None:
        assert table.session is not None
        self.table = table
        self.session: RemoteSession = table.session
        self.record_problem: Fault | None = None  # why the finished game is not in the library
        self.unread = 0  # lines of others that were not looked at
        self._now = now
        self._since: dict[int, float] = {}  # when somebody went away
        self._seen: set[int] = set()  # seats that were connected since this client is
        self._votes: dict[int, set[int]] = {}  # seats to hand over, and who wants it
        self._declined: dict[int, float] = {}  # votes that were declined here, and when
        self._has_answered = False  # the request for undo
        self._choice: tuple[int, int] = (SPECTATOR, 0)  # see `_note_choice`
        self._began = now()
        self._left = table.left  # seconds for the present choice when it came up
        self._lost_at = 0.0  # when the connection was lost; 0: it is there
        self._sent_at = 0.0  # when a request was sent that is not answered
        self._news: Message | None = None
        self._news_at = 0.0
        self._chat = list(table.chat)
        self.heard = len(self._chat)  # lines of chat so far
        self._told: tuple[object, ...] = ()
        self._second = -1
        self._note_presence()

    # News

    def hear(self, news: News) -> None:
        """Take a piece of news that does not change the game."""
        if isinstance(news, pr.Presence):
            self._note_presence()
        elif isinstance(news, pr.Asked):
            self._has_answered = False
        elif isinstance(news, pr.Answered):
            if news.seat in self.table.own_seats and not news.yes:
                self.tell(message("talk-not-undone"))
        elif isinstance(news, pr.Voted):
            self._votes.setdefault(news.of, set()).add(news.seat)
            self._declined.pop(news.of, None)
        elif isinstance(news, pr.Handed):
            self._note_handed(news)
        elif isinstance(news, pr.Refused):
            self.tell(describe_refused(news, self.names))
        elif isinstance(news, StateChanged):
            self._note_state(news)
        elif isinstance(news, RecordFetched) and not news.is_fair:
            self.tell(message("talk-unfair"))
        self._second = -1

    def tick(self) -> bool:
        """Let time pass; true if what is said about people changed."""
        self._note_choice()
        self._note_chat()
        second = int(self._now())
        if second == self._second:
            return False
        self._second = second
        seats = range(len(self.session.header.seats))
        told = (*map(self.presence, seats), *map(self.pill, seats), self.notice, self.doing,
                self.unread, len(self._chat))  # fmt: skip
        before, self._told = self._told, told
        return told != before

    def _note_presence(self) -> None:
        for seat, here in enumerate(self.table.presence.seats):
            if here:
                self._seen.add(seat)
                self._since.pop(seat, None)
                self._votes.pop(seat, None)
                self._declined.pop(seat, None)
            else:
                self._since.setdefault(seat, self._now())

    def _note_handed(self, handed: pr.Handed) -> None:
        self._votes.pop(handed.seat, None)
        if handed.seat in self.table.own_seats:
            return
        kind = "person" if handed.player == "person" else "computer"
        self.tell(message(f"talk-handed-{kind}", name=self.name(handed.seat)))

    def _note_state(self, changed: StateChanged) -> None:
        if changed.state == "connected" and self.table.is_connected:
            self._lost_at = 0.0
            self._left, self._began = self.table.left, self._now()
            self._votes.clear()
        elif changed.state == "lost":
            self._lost_at = self._lost_at or self._now()

    def _note_choice(self) -> None:
        """Note since when a guild chooses. Raises of wealth are one choice: the number of those of
        others is hidden."""
        session = self.session
        self._sent_at = (self._sent_at or self._now()) if session.is_unanswered else 0.0
        decision = session.game.decision
        seat = SPECTATOR if decision is None else decision.seat
        hidden = isinstance(decision, WealthChoice | WealthRaise)
        choice = (seat, -1 if hidden else len(session.steps))
        if choice != self._choice:
            if self._choice != (SPECTATOR, 0):  # else it was running when the game was joined
                self._left = self.table.clock
            self._choice, self._began = choice, self._now()

    def _note_chat(self) -> None:
        """Count lines of others that are new. After an interruption the list is another one."""
        old, new = self._chat, self.table.chat
        if len(old) == len(new) and old == new:
            return
        most = min(len(old), len(new))
        same = next(n for n in range(most, -1, -1) if old[len(old) - n :] == new[:n])
        self.heard += len(new) - same
        self.unread += sum(line.seat not in self.table.own_seats for line in new[same:])
        self._chat, self._second = list(new), -1

    def tell(self, text: Message) -> None:
        """Say a sentence above the bar for a few seconds."""
        self._second = -1
        self._news, self._news_at = text, self._now()

    # Who is there

    def name(self, seat: int) -> str:
        return self.session.header.seats[seat].name

    @property
    def watches(self) -> bool:
        """Whether this client has no seat."""
        return not self.table.own_seats

    def presence(self, seat: int) -> Presence:
        """Whether somebody is at a seat."""
        if self.session.header.seats[seat].player != "person":
            return "computer"
        if self.session.players[seat] != "person":
            return "stand_in"
        if seat in self.table.own_seats:
            return "own"
        if seat not in self._since:
            return "here"
        return "away" if seat in self._seen else "unseen"

    def describe(self, seat: int) -> Message:
        """Sentence on who is at a seat."""
        kind = self.presence(seat).replace("_", "-")
        return message(f"talk-presence-{kind}", name=self.name(seat))

    @property
    def watching(self) -> int:
        """Number of spectators."""
        return self.table.presence.watching

    def away(self, seat: int) -> float:
        """Seconds that somebody is away."""
        return self._now() - self._since.get(seat, self._now())

    @property
    def turn(self) -> int:
        """The seat that chooses; -1 once the game is over."""
        decision = self.session.game.decision
        return SPECTATOR if decision is None else decision.seat

    @property
    def seconds_left(self) -> int | None:
        """What the clock leaves for the present choice of a person, if there is a clock."""
        seat = self.turn
        if not self.table.clock or seat < 0 or self.session.players[seat] != "person":
            return None
        return max(0, round(self._left - (self._now() - self._began)))

    def pill(self, seat: int) -> Message | None:
        """What is said at the edge of a guild's panel, if there is something to say."""
        present, chooses = self.presence(seat), seat == self.turn
        if present == "stand_in":
            return message("talk-pill-computer")
        if present == "away":
            away = int(self.away(seat))
            if away < _MINUTE:
                return message("talk-pill-away-now")
            short = message("talk-span-minutes", count=away // _MINUTE)
            return message("talk-pill-away", time=_span(away) if away >= _HOUR else short)
        if present == "unseen":
            return message("talk-pill-unseen")
        if present == "computer" or not chooses:
            return None
        left = self.seconds_left
        if left is not None:
            return message("talk-pill-left", time=_span(left))
        if present == "own":
            return None
        return message("talk-pill-thinks", time=_span(int(self._now() - self._began)))

    @property
    def doing(self) -> Message | None:
        """Sentence on who is waited for, in place of who chooses; none on one's own turn."""
        if self._sent_at and self._now() - self._sent_at >= _BLINK:
            return message("talk-sending" if self.table.is_connected else "talk-waits-to-send")
        seat = self.turn
        if seat < 0 or self.session.players[seat] != "person" or self.session.is_here(seat):
            return None
        name = self.name(seat)
        if self.presence(seat) == "here":
            return message("talk-thinks", name=name)
        return message("talk-awaited", name=name)

    @property
    def is_sent(self) -> bool:
        """Whether a request of this client is on its way, or waits for the connection."""
        return self.session.is_unanswered

    # Chat

    @property
    def chat(self) -> list[Saying]:
        """All that was said lately, the latest last."""
        return [self._saying(line) for line in self.table.chat]

    def _saying(self, line: pr.Line) -> Saying:
        phrase = line.text.removeprefix(_CODE)
        known = phrase != line.text and phrase in PHRASES
        text = message(f"talk-phrase-{phrase}") if known else describe_chat(line.text)
        seats = self.session.header.seats
        name = seats[line.seat].name if 0 <= line.seat < len(seats) else ""
        return Saying(line.seat, name, text)

    def speak(self, text: str) -> None:
        """Say something in one's own words; nothing if there are none."""
        send = self.table.say
        if text.strip() and not self.watches:
            send(text.strip())

    def speak_phrase(self, phrase: Phrase) -> None:
        """Say a phrase, which everybody reads in their own language."""
        self.speak(_CODE + phrase)

    def read(self) -> None:
        """All lines were looked at."""
        if self.unread:
            self.unread, self._second = 0, -1

    # Undo

    @property
    def undo_seat(self) -> int:
        """Own seat that may ask the others to undo its last choice; -1 if none may."""
        session = self.session
        decision = session.game.decision
        if session.game.over or self.table.asking != SPECTATOR or session.is_unanswered:
            return SPECTATOR
        if isinstance(decision, WealthChoice | WealthRaise):
            return SPECTATOR
        for step in reversed(session.steps):
            if isinstance(step.before.decision, WealthChoice | WealthRaise):
                break
            if session.is_here(step.seat) and was_choice(step):
                return step.seat
        return SPECTATOR

    def ask_undo(self) -> bool:
        """Ask the others to undo the own last choice; false if there is none."""
        seat = self.undo_seat
        if seat >= 0:
            self.table.ask_undo(seat)
        return seat >= 0

    @property
    def has_asked_undo(self) -> bool:
        """Whether the others are asked to undo an own choice."""
        return self.table.asking in self.table.own_seats

    # Seats of those who are away

    def hand_over(self) -> None:
        """Let a computer player play the own seats."""
        for seat in self.table.own_seats:
            if self.session.players[seat] == "person":
                self.table.hand(seat, STAND_IN)

    def return_to_seat(self) -> None:
        """Play the own seats again."""
        for seat in self.table.own_seats:
            if self.session.players[seat] != "person":
                self.table.hand(seat, "person")

    @property
    def is_replaced(self) -> bool:
        """Whether a computer player plays an own seat."""
        players, own = self.session.players, self.table.own_seats
        return not self.session.game.over and any(players[seat] != "person" for seat in own)

    @property
    def vote_on(self) -> int:
        """Seat of somebody who is away whose seat could be handed over now; -1 if there is none."""
        own = self.table.own_seats
        if self.watches or self.session.game.over:
            return SPECTATOR
        for seat in self._since:
            if self.presence(seat) not in ("away", "unseen"):
                continue
            votes = self._votes.get(seat, set())
            declined = self._declined.get(seat)
            if votes.intersection(own):
                continue
            if declined is not None and self._now() - declined < _DECLINED_FOR:
                continue
            if votes or self.away(seat) >= _VOTE_AFTER:
                return seat
        return SPECTATOR

    # What is said above the bar

    @property
    def is_lost(self) -> bool:
        """Whether there has been no connection for a while."""
        blinks = self._lost_at and self._now() - self._lost_at < _BLINK
        return not blinks and not self.table.is_connected

    @property
    def notice(self) -> Notice | None:
        """The most important thing to say; one at a time."""
        if self.is_lost:
            return Notice("connection", self._connection)
        asking = self.table.asking
        if asking != SPECTATOR and not self.watches:
            if asking in self.table.own_seats:
                return Notice("news", message("talk-undo-asked"))
            if not self._has_answered:
                text = message("talk-undo-question", name=self.name(asking))
                return Notice("undo", text, _YES, _NO)
        if self._news is not None and self._now() - self._news_at < _NEWS_LASTS:
            return Notice("news", self._news)
        if (seat := self.vote_on) >= 0:
            text = message("talk-vote-question", name=self.name(seat))
            return Notice("vote", text, _YES, _WAIT)
        if self.is_replaced:
            return Notice("seat", message("talk-replaced"), message("talk-return"))
        if self.record_problem is not None:
            return Notice("news", describe_fault(self.record_problem), None, message("talk-close"))
        return None

    @property
    def _connection(self) -> Message:
        problem = self.table.problem
        if problem is not None:
            return message("talk-ended", why=describe_refused(problem))
        seconds = round(self.table.retry_at - self._now())
        if seconds > 0:
            return message("talk-lost-until", seconds=seconds)
        return message("talk-lost")

    def answer(self, *, yes: bool) -> bool:
        """Answer what is asked above the bar; false if nothing is."""
        notice = self.notice
        if notice is None or (notice.yes if yes else notice.no) is None:
            return False
        if notice.kind == "undo":
            self._has_answered = True
            self.table.answer(yes=yes)
        elif notice.kind == "vote":
            self._vote(self.vote_on, yes=yes)
        elif notice.kind == "seat":
            self.return_to_seat()
        else:
            self.record_problem = None
        self._second = -1
        return True

    def _vote(self, seat: int, *, yes: bool) -> None:
        if not yes:
            self._declined[seat] = self._now()
            return
        own = set(self.table.own_seats)
        votes = self._votes.setdefault(seat, set())
        votes |= own
        playing = {i for i, player in enumerate(self.session.players) if player == "person"}
        if playing - {seat} - votes:
            self.tell(message("talk-voted"))
        self.table.hand(seat, STAND_IN)


_YES: Final = message("talk-yes")
_NO: Final = message("talk-no")
_WAIT: Final = message("talk-wait")


def _span(seconds: int) -> Message:
    """A time: minutes and seconds, or hours, or days."""
    if seconds >= _DAY:
        return message("talk-span-days", count=seconds // _DAY)
    if seconds >= _HOUR:
        return message("talk-span-hours", count=seconds // _HOUR)
    return message("talk-span", time=f"{seconds // 60}:{seconds % 60:02}")
