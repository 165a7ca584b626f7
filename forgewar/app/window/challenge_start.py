"""Beginning challenges: a contract, today's deal, and the next challenge after a game."""

import random
from pathlib import Path
from typing import TYPE_CHECKING

from forgewar.app.window import game_files
from forgewar.content import load
from forgewar.content.challenges import ladder
from forgewar.paths import games_folder
from forgewar.play.challenges.contracts import contract_content, options_of
from forgewar.play.challenges.days import deal_of
from forgewar.play.challenges.kept import (
    Kept,
    note_contract_begun,
    note_day_begun,
    utc_today,
)
from forgewar.play.challenges.offers import Offer, rematch_seats
from forgewar.play.library import records
from forgewar.play.rivals import seed_with_same_rivals
from forgewar.session.record import COLOURS, Header, Seat
from forgewar.session.timeline import Timeline
from forgewar.words import say

if TYPE_CHECKING:
    from forgewar.app.window.scene_context import SceneContext


def begin_contract(context: "SceneContext", contract: str) -> None:
    """Begin a try at a contract."""
    found = ladder().contracts[contract]
    game_files.new_game(
        context, options_of(found), found.seed, _seats(), content=contract_content(contract)
    )
    record = _record(context)
    if record is not None:
        note_contract_begun(contract, record.stem)


def begin_deal(context: "SceneContext") -> None:
    """Begin today's deal: the first try counts, any other is practice."""
    deal, content = deal_of(utc_today()), load.default()
    game_files.new_game(context, deal.options, deal.seed, _seats(), content=content)
    record = _record(context)
    if record is not None:
        note_day_begun(deal.day, record.stem, content.hash)


def unfinished_deal(kept: Kept) -> Path | None:
    """The record of today's try that counts, if it can be played on."""
    today = kept.try_of(utc_today())
    if today is None or today.is_finished:
        return None
    path = games_folder() / f"{today.game}.jsonl"
    return path if path.is_file() else None


def take_up_deal(context: "SceneContext", kept: Kept) -> None:
    """Go on with today's try that counts, or begin another."""
    path = unfinished_deal(kept)
    if path is None:
        begin_deal(context)
    else:
        game_files.open_game(context, path)


def begin_offer(context: "SceneContext", offer: Offer, header: Header, record: Path) -> None:
    """Begin the next challenge after the game of a record."""
    if offer.kind == "contract":
        begin_contract(context, offer.of)
    elif offer.kind == "deal":
        begin_deal(context)
    elif offer.kind == "rematch":
        drawn = random.SystemRandom().randrange(10**8)
        seed = seed_with_same_rivals(header.seed, drawn)
        seats = rematch_seats(header, offer.of)
        game_files.new_game(context, header.options, seed, seats, practice=header.practice)
    else:
        with game_files.showing_errors(context, say("library-not-watched")):
            timeline = Timeline.read(record, context.resources.content)
            moment = int(offer.of)
            game_files.start(context, *records.play_on(timeline, moment, header.seats))
            context.command("hint")


def _seats() -> tuple[Seat, ...]:
    return (Seat(say("lessons-you"), COLOURS[0]),)


def _record(context: "SceneContext") -> Path | None:
    """The record of the game that was just begun."""
    assert context.match is not None
    return context.match.session.path
