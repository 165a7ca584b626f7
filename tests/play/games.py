"""Whole games at a table of persons, decision by decision, as the app would show them."""

from collections.abc import Iterator
from random import Random

from properties.chooser import Chooser

from forgewar.ai.worker_process import ThinkingHere
from forgewar.content.model import Content
from forgewar.play.match import Match
from forgewar.rules.actions import Action
from forgewar.rules.state import Options
from forgewar.session.record import COLOURS, Seat
from forgewar.session.session import Session


def decisions(
    options: Options, seed: int, content: Content, whim: float = 0.3, gifts: tuple[str, ...] = ()
) -> Iterator[tuple[Match, Action]]:
    """Every decision of a game with what will be played there; nothing moves on screen. The first
    guild is given some bonus cards to begin with."""
    seats = tuple(Seat(f"Guild {i}", COLOURS[i], "person") for i in range(options.guilds))
    session = Session.new(options, seed, content, seats=seats)
    match = Match(session, 0, ThinkingHere(content, most=10))
    first = session.game.state.guilds[0]
    first.bonus_cards = [*first.bonus_cards, *gifts]
    match.animation.show(session.game)
    chooser = Chooser(Random(seed), whim)
    while match.view.decision is not None:
        action = chooser.choose(match.view.game)
        yield match, action
        match.play(action)
