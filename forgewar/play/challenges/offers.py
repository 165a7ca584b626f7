"""The next challenge: one concrete offer after a game, made from what happened in it.

In this order: the turning point of a review that cost at least 10 points, a medal that is near, a
rematch against the next strength up, today's deal, the next contract.
"""

from collections.abc import Sequence
from datetime import date
from pathlib import Path
from typing import Literal, NamedTuple

from forgewar.ai.review.report import TurningPoint
from forgewar.content import load
from forgewar.content.challenges import Medal
from forgewar.play.challenges.contracts import Rung, next_rung, options_of, rungs
from forgewar.play.challenges.days import deal_of
from forgewar.play.challenges.kept import Kept
from forgewar.play.challenges.results import Outcome, medal_name
from forgewar.play.computer_players import strength_of
from forgewar.play.lessons.sketch import Sketch, sketch_choice, sketch_deal
from forgewar.play.review.kept import read_kept as read_review
from forgewar.play.rivals import Rival, rival_of
from forgewar.rules.game import Game
from forgewar.session.record import Header, Seat
from forgewar.session.session import Session
from forgewar.words import Message, message
from forgewar.words.games import short_day
from forgewar.words.names import PLAYERS, player

LEAST_POINTS = 0.10  # of winning chance, for a turning point to be played again
NEAR = 10  # prestige that a near medal lacks
_STRENGTHS = PLAYERS[1:]

OfferKind = Literal["turn", "contract", "deal", "rematch"]


class Prize(NamedTuple):
    """The trophy of a contract, in the metal that is played for."""

    contract: str
    medal: Medal


class Offer(NamedTuple):
    """Offer of a next game. `of` is its start: a moment of the game, a contract's id, or the
    strength of the rivals. `rounds` is how many there are to play."""

    kind: OfferKind
    name: Message
    words: Message
    target: Message
    label: Message  # of its button
    rounds: int
    picture: Sketch | Prize | Rival | None
    of: str = ""


def next_offer(session: Session, outcome: Outcome | None, kept: Kept, today: date) -> Offer | None:
    """The offer after a game; None after a lesson, a practice game or one without persons."""
    header = session.header
    persons = [seat for seat in header.seats if seat.player == "person"]
    if not persons or session.path is None or (header.practice and not header.options.solo):
        return None
    return (
        turn_offer(session.path, header, [step.before for step in session.steps])
        or _medal(outcome, kept)
        or _rematch(session)
        or _deal(kept, today)
        or _contract(next_rung(kept))
    )


def turn_offer(record: Path, header: Header, games: Sequence[Game]) -> Offer | None:
    """The choice of a person that cost most, if it was reviewed and cost enough. `games` are those
    of each moment of the record."""
    review = read_review(record)
    if review is None or not review.done:
        return None
    persons = [i for i, seat in enumerate(header.seats) if seat.player == "person"]
    points = [point for point in review.review.points if point.seat in persons]
    worst = max(points, key=lambda point: point.chance, default=None)
    if worst is None or worst.chance < LEAST_POINTS:
        return None
    return _play_again(worst, header, games[worst.moment])


def _play_again(point: TurningPoint, header: Header, game: Game) -> Offer:
    return Offer(
        "turn",
        message("offer-turn", round=point.round),
        message("offer-turn-words", points=round(100 * point.chance)),
        message("offer-turn-target"),
        message("offer-turn-label", round=point.round),
        header.options.rounds - max(point.round, 1) + 1,
        sketch_choice(game),
        str(point.moment),
    )


def _medal(outcome: Outcome | None, kept: Kept) -> Offer | None:
    """After a contract its own next medal; after any solo game the nearest one; after others, one
    that is near."""
    found = rungs(kept)
    contract = outcome.challenge.contract if outcome is not None else None
    if contract is not None:
        same = next(rung for rung in found if rung.id == contract)
        if same.medal is None:
            return _contract(same)
    tried = [(rung.missing[1], rung) for rung in found if rung.result and rung.missing]
    lacks, nearest = min(tried, key=lambda each: each[0], default=(NEAR + 1, None))
    if nearest is not None and lacks <= NEAR:
        return _contract(nearest)
    return _contract(next_rung(kept)) if outcome is not None else None


def _contract(rung: Rung) -> Offer:
    ahead = rung.missing
    marks = rung.contract.marks
    medal = ahead[0] if ahead is not None else "gold"
    return Offer(
        "contract",
        rung.name,
        rung.condition,
        message("offer-medal-from", medal=medal_name(medal), score=marks.of(medal)),
        message("offer-contract-label"),
        options_of(rung.contract).rounds,
        Prize(rung.id, medal),
        rung.id,
    )


def _rematch(session: Session) -> Offer | None:
    """Against the strongest computer player's next strength up if a person won, else the same."""
    header, result = session.header, session.game.state.result
    known = [
        (_STRENGTHS.index(strength), number)
        for number, seat in enumerate(header.seats)
        if seat.player != "person" and (strength := strength_of(seat.player)) in _STRENGTHS
    ]
    if not known or result is None:
        return None
    won = header.seats[result.ranking[0]].player == "person"
    level, rival = max(known)
    if level + won == len(_STRENGTHS):
        return None
    strength = _STRENGTHS[level + won]
    return Offer(
        "rematch",
        message("offer-rematch", rival=player(strength)),
        message("offer-rematch-up-words" if won else "offer-rematch-words"),
        message("offer-rematch-target"),
        message("offer-rematch-label"),
        header.options.rounds,
        rival_of(header, rival),
        strength,
    )


def rematch_seats(header: Header, strength: str) -> tuple[Seat, ...]:
    """The same seats, with all computer players of a strength."""
    return tuple(
        seat if seat.player == "person" else Seat(seat.name, seat.colour, strength)
        for seat in header.seats
    )


def _deal(kept: Kept, today: date) -> Offer | None:
    """Today's deal, unless it was tried."""
    if kept.try_of(today) is not None:
        return None
    deal = deal_of(today)
    return Offer(
        "deal",
        message("challenge-deal"),
        message("offer-deal-words", day=short_day(today)),
        message("offer-medal-from", medal=medal_name("bronze"), score=deal.marks.bronze),
        message("challenge-play-deal"),
        deal.options.rounds,
        sketch_deal(Game.new(deal.options, deal.seed, load.default())),
    )
