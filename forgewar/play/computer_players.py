"""The computer guilds of a match: what they are asked, and what they said and why."""

from typing import NamedTuple

from forgewar.ai.players.base import CHARACTERS, Character, Choice
from forgewar.ai.players.journeyman import Journeyman
from forgewar.ai.players.master import Master
from forgewar.ai.players.registry import GUILDS
from forgewar.ai.worker_process import Request, Thinker
from forgewar.fault import Fault
from forgewar.rules.actions import KeepWealth
from forgewar.rules.decisions import Decision
from forgewar.session.session import Session
from forgewar.words import Message

NODES = 20_000  # what a machine of today looks at in half a second
LONGEST = 0.9  # seconds of thought: with what one look ahead takes, a choice is there within one


class Thought(NamedTuple):
    """Choice of a computer player, with reasons; `instead` describes the next best."""

    seat: int
    strength: str
    choice: Choice
    instead: Message | None = None

    @property
    def free(self) -> bool:
        """Whether there was anything to choose from that all may know of: what wealth is kept is
        secret (SETUP-13)."""
        open_ = not isinstance(self.choice.action, KeepWealth)
        return open_ and any(reason.feature != "only" for reason in self.choice.reasons)


def strength_of(player: str) -> str:
    """The kind of guild that plays a computer seat of a record; the app once called all of them
    `computer`."""
    return player if player in GUILDS else Journeyman.name


class ComputerPlayers:
    """Asks for one seat at a time. What is chosen depends on the record alone, unless time ran
    out."""

    def __init__(self, session: Session, thinker: Thinker) -> None:
        self._session = session
        self._thinker = thinker
        self._asked: tuple[int, str] | None = None
        self._found: Thought | None = None
        self.waited = 0.0  # seconds since somebody began to think

    @property
    def thinking(self) -> bool:
        """Whether an answer is waited for."""
        return self._asked is not None and self._found is None

    def choice(self, moment: int, player: str = Master.name) -> Thought | None:
        """Choice of a computer player for the seat that is to choose, once it has been found. It is
        asked once for each `moment`, and sees what that seat may see."""
        decision = self._session.game.decision
        assert decision is not None
        strength = strength_of(player)
        if self._asked != (moment, strength):
            self._asked, self._found = (moment, strength), None
            self._thinker.ask(self._request(decision, strength), self._session.game.content)
        if self._found is None:
            choice = self._thinker.answer()
            if choice is not None:
                self._found = Thought(decision.seat, strength, choice)
        return self._found

    def _request(self, decision: Decision, strength: str) -> Request:
        session = self._session
        seed = (session.header.seed * 1009 + len(session.actions)) * 4 + decision.seat
        view = session.game.view(decision.seat)
        return Request(view, strength, seed, NODES, LONGEST, self._character(decision.seat))

    def _character(self, seat: int) -> Character | None:
        """Every guild of a game has another, and whoever plays himself is told what is best."""
        header = self._session.header
        if header.seats[seat].player == "person":
            return None
        return CHARACTERS[(header.seed + seat) % len(CHARACTERS)]

    def complaint(self) -> Fault | None:
        """Fault of the process that thinks, reported once."""
        return self._thinker.complaint()

    def forget(self) -> None:
        """The game went on, or was put away."""
        if self.thinking:
            self._thinker.cancel()
        self._asked = self._found = None
        self.waited = 0.0
