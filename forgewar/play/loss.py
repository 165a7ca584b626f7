"""Reason why a solo game was lost, and how far it came (SOLO-11)."""

from collections.abc import Sequence
from typing import NamedTuple

from forgewar.content.model import Content, card_of
from forgewar.rules import events as ev
from forgewar.rules import solo
from forgewar.rules.game import Game
from forgewar.rules.state import MAX_QUESTS, GameState
from forgewar.words import Message, as_list, message
from forgewar.words.names import card_name


class Loss(NamedTuple):
    """`cause` in words; `quest` is the card that it hangs on, if it is one; `far` how far it came,
    one thing each."""

    cause: Message
    quest: str
    far: tuple[Message, ...]


def loss(game: Game, history: Sequence[Sequence[ev.Event]]) -> Loss:
    """Of a solo game that is lost."""
    state = game.state
    return Loss(*_cause(state, history[-1], game.content), _far(state))


def _cause(state: GameState, latest: Sequence[ev.Event], content: Content) -> tuple[Message, str]:
    """The four ways to lose, with the quest that is to blame."""

    def name(key: str) -> Message:
        return card_name(content.quests[card_of(key)])

    failed = [event.quest for event in latest if isinstance(event, ev.QuestFailed)]
    if failed:
        return message("loss-failed", quest=name(failed[0])), card_of(failed[0])
    open_ = [quest.key for quest in state.guilds[solo.PLAYER].quests]
    if state.phase == "scoring":
        names = as_list([name(key) for key in open_])
        return message("loss-unfinished", quests=names, count=len(open_)), card_of(open_[0])
    if solo.cannot_take(state):
        return message("loss-full", count=MAX_QUESTS), ""
    return message("loss-none-taken"), ""


def _far(state: GameState) -> tuple[Message, ...]:
    guild = state.guilds[solo.PLAYER]
    return (
        message("loss-round", round=state.round, rounds=state.options.rounds),
        message("loss-quests", count=len(guild.completed)),
        message("loss-prestige", prestige=guild.prestige),
    )
