"""Games at a table without a screen: every seat a person, every decision of a whole game."""

from collections.abc import Iterator
from random import Random

from msgspec.structs import replace
from properties.chooser import Chooser
from properties.games import SHIPPED

from forgewar.ai.players.base import Choice
from forgewar.ai.worker_process import Request
from forgewar.content.model import Content, Effect
from forgewar.play.match import Match
from forgewar.rules.actions import Action
from forgewar.rules.state import Options
from forgewar.session.session import Session


class Silence:
    """Nobody thinks: people play."""

    def prepare(self) -> None: ...

    def ask(self, request: Request) -> None: ...

    def answer(self) -> Choice | None: ...

    def cancel(self) -> None: ...

    def close(self) -> None: ...

    def complaint(self) -> None:
        return None


def at_table(session: Session) -> Match:
    """A game put on the table, without motion."""
    return Match(session, 0, Silence())


def played(
    options: Options, seed: int, content: Content = SHIPPED, whim: float = 0.2
) -> Iterator[tuple[Match, Action]]:
    """A whole game: the match before each action, and the action."""
    match = at_table(Session.new(options, seed, content))
    chooser = Chooser(Random(seed), whim)
    while not match.view.game.over:
        action = chooser.choose(match.view.game)
        yield match, action
        match.play(action)


def _more(effects: tuple[Effect, ...], by: int) -> tuple[Effect, ...]:
    return tuple(
        effect if effect.kind == "claim" else replace(effect, amount=effect.amount + by)
        for effect in effects
    )


def renumbered(content: Content) -> Content:
    """The same cards with other prices and amounts, none of which is the shipped one."""
    wealth = {
        key: replace(card, effects=(*_more(card.effects, 1), Effect("gold", 31)))
        for key, card in content.wealth.items()
    }
    quests = {
        key: replace(
            quest,
            legs=tuple(
                replace(leg, prestige=leg.prestige + 60, rewards=_more(leg.rewards, 40))
                for leg in quest.legs
            ),
        )
        for key, quest in content.quests.items()
    }
    designs = {key: replace(card, power=card.power + 3) for key, card in content.designs.items()}
    titles = {
        key: replace(
            title,
            amount=title.amount + 20 if title.amount and key != "expeditious" else title.amount,
        )
        for key, title in content.titles.items()
    }
    prices = replace(content.prices, places=tuple(range(9, 9 + len(content.prices.places))))
    return replace(
        content, wealth=wealth, quests=quests, designs=designs, titles=titles, prices=prices
    )
