"""Result of a finished challenge: its medal, how far the next one is, and a line to share."""

from collections.abc import Iterable, Sequence
from datetime import date
from functools import lru_cache
from typing import NamedTuple

from forgewar.content.challenges import Marks, Medal, ladder
from forgewar.content.model import card_of
from forgewar.play.challenges.contracts import (
    contract_condition,
    contract_name,
    contract_of_game,
    describe_marks,
)
from forgewar.play.challenges.days import Calendar, Deal, deal_of_game
from forgewar.play.challenges.kept import (
    DayTry,
    Kept,
    note_contract_done,
    note_day_done,
    utc_today,
)
from forgewar.rules import events as ev
from forgewar.session.record import Header
from forgewar.session.session import Session
from forgewar.words import Message, as_sentences, message
from forgewar.words.games import short_day

_PERSON = 0
COMPLETED, GOLD, NONE = "x", "*", "-"  # letters of `DayTry.rounds`
SIGNS = {COMPLETED: "■", GOLD: "★", NONE: "□"}


def rounds_of(session: Session, history: Iterable[Iterable[ev.Event]]) -> str:
    """A letter for each round of a game: whether a quest was completed in it, and a gold one."""
    quests = session.game.content.quests
    rounds = [NONE] * session.header.options.rounds
    now = 0
    for event in (event for events in history for event in events):
        if isinstance(event, ev.RoundStarted):
            now = event.round - 1
        elif isinstance(event, ev.QuestCompleted) and event.seat == _PERSON:
            gold = quests[card_of(event.quest)].colour == "gold"
            rounds[now] = GOLD if gold or rounds[now] == GOLD else COMPLETED
    return "".join(rounds)


class Challenge(NamedTuple):
    """A contract by its id, or a deal: what a solo game plays for."""

    contract: str | None
    deal: Deal | None

    @property
    def marks(self) -> Marks:
        if self.deal is not None:
            return self.deal.marks
        assert self.contract is not None
        return ladder().contracts[self.contract].marks

    @property
    def title(self) -> Message:
        if self.deal is not None:
            return message("challenge-deal-of", day=short_day(self.deal.day))
        assert self.contract is not None
        return contract_name(self.contract)

    @property
    def condition(self) -> Message | None:
        """Special condition of a contract, in a sentence."""
        return contract_condition(self.contract) if self.contract is not None else None

    @property
    def words(self) -> str:
        """Condition and marks."""
        return as_sentences(self.condition or "", describe_marks(self.marks))


def challenge_of(header: Header) -> Challenge | None:
    """The challenge that a person plays in a game, if it is one."""
    return _find_challenge(header, utc_today())


@lru_cache(maxsize=4)
def _find_challenge(header: Header, today: date) -> Challenge | None:
    if not header.options.solo or header.seats[_PERSON].player != "person":
        return None
    deal = deal_of_game(header, today)
    contract = contract_of_game(header) if deal is None else None
    return Challenge(contract, deal) if deal is not None or contract is not None else None


class Outcome(NamedTuple):
    """A finished challenge."""

    challenge: Challenge
    score: int
    lost: bool
    rounds: str

    @property
    def medal(self) -> Medal | None:
        return None if self.lost else self.challenge.marks.medal(self.score)

    @property
    def missing(self) -> Message:
        """Shortfall to the next medal, or that it is gold."""
        if self.lost:
            return message("challenge-lost")
        ahead = self.challenge.marks.next_medal(self.score)
        if ahead is None:
            return message("challenge-all-medals")
        medal, short = ahead
        return message("challenge-short-of", count=short, medal=medal_name(medal))

    @property
    def words(self) -> str:
        """The whole outcome, for a screen reader."""
        result = _describe_result(self.score, self.medal, lost=self.lost)
        return as_sentences(self.challenge.title, result, self.missing)


def medal_name(medal: Medal) -> Message:
    return message(f"medal-{medal}")


def outcome_of(session: Session, history: Sequence[Sequence[ev.Event]]) -> Outcome | None:
    """Outcome of a finished game, if it is a challenge."""
    result, challenge = session.game.state.result, challenge_of(session.header)
    if result is None or challenge is None:
        return None
    score = session.game.state.guilds[_PERSON].prestige
    return Outcome(challenge, score, bool(result.lost_by), rounds_of(session, history))


def note_outcome(outcome: Outcome, session: Session) -> None:
    """Keep the result of a challenge, if its record was begun as a try that counts."""
    if session.path is None:
        return
    game, score, medal, lost = session.path.stem, outcome.score, outcome.medal, outcome.lost
    if outcome.challenge.deal is not None:
        note_day_done(game, score, medal, outcome.rounds, lost=lost)
    else:
        note_contract_done(game, score, medal, lost=lost)


# The line to share


def share_line(done: DayTry, kept: Kept) -> Message:
    """The result of a day as a line of plain text: no seed, no names, nothing that spoils it."""
    day = date.fromisoformat(done.day)
    streak = Calendar(kept.days, max(utc_today(), day)).streak_on(day)
    return message(
        "share-line",
        day=short_day(day),
        result=_describe_result(done.score or 0, done.medal, lost=done.lost),
        rounds="".join(SIGNS[letter] for letter in done.rounds),
        streak=streak,
    )


def _describe_result(score: int, medal: Medal | None, *, lost: bool) -> Message:
    if lost:
        return message("share-lost")
    if medal is None:
        return message("share-score", score=score)
    return message("share-medal", score=score, medal=medal_name(medal))
