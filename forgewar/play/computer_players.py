"""The computer guilds of a match: what they are asked, and what they said and why."""

from typing import NamedTuple

from forgewar.ai.explain.search_facts import ENOUGH
from forgewar.ai.players.base import NODES, Character, Choice, hint_seed
from forgewar.ai.players.bots import BOTS
from forgewar.ai.players.journeyman import Journeyman
from forgewar.ai.players.master import Master
from forgewar.ai.players.registry import GUILDS
from forgewar.ai.worker_process import Request, Thinker
from forgewar.fault import Fault
from forgewar.play.rivals import rival_of
from forgewar.rules.actions import KeepWealth
from forgewar.rules.decisions import Decision
from forgewar.session.session import Session
from forgewar.words import Message

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
        return open_ and any(reason.kind != "only" for reason in self.choice.reasons)


def strength_of(player: str) -> str:
    """The kind of guild that plays a computer seat of a record; the app once called all of them
    `computer`. Bots play only if they were named when the app was started."""
    return player if player in GUILDS or player in BOTS else Journeyman.name


class ComputerPlayers:
    """Asks for one seat at a time. What is chosen depends on the record alone, unless time ran
    out."""

    def __init__(self, session: Session, thinker: Thinker) -> None:
        self._session = session
        self._thinker = thinker
        self._asked: tuple[int, str] | None = None
        self._found: Thought | None = None
        self.waited = 0.0  # seconds since somebody began to think

    def prepare(self) -> None:
        """Have the process started that thinks, unless nobody has to choose any more."""
        if not self._session.game.over:
            self._thinker.prepare()

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
        seed = hint_seed(session.header.seed, len(session.actions), decision.seat)
        view = session.game.view(decision.seat)
        named = BOTS.get(strength, strength)
        character = self._character(decision.seat)
        hinted = session.header.seats[decision.seat].player == "person"
        compared = ENOUGH if hinted else 0  # a hint says what speaks for it
        return Request(view, named, seed, NODES, LONGEST, character, compared)

    def _character(self, seat: int) -> Character | None:
        """Every guild of a game has another, and whoever plays himself is told what is best."""
        rival = rival_of(self._session.header, seat)
        return rival.character if rival is not None else None

    def complaint(self) -> Fault | None:
        """Fault of the process that thinks, reported once."""
        return self._thinker.complaint()

    def forget(self) -> None:
        """The game went on, or was put away."""
        if self.thinking:
            self._thinker.cancel()
        self._asked = self._found = None
        self.waited = 0.0
