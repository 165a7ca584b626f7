"""The duty of a round in a solo game: which quest must be taken, and what would lose the game
(SOLO-11)."""

from typing import TYPE_CHECKING, Literal, NamedTuple

from forgewar.content.model import card_of
from forgewar.rules import solo
from forgewar.rules.catalogue import catalogue
from forgewar.rules.decisions import Acquisition
from forgewar.rules.quest import offer_price
from forgewar.rules.state import MAX_QUESTS, GameState
from forgewar.rules.table import Table
from forgewar.words import Message, as_sentences, message

if TYPE_CHECKING:
    from forgewar.play.table_view import TableView

State = Literal["open", "met", "danger"]
_DANGER = MAX_QUESTS - 1  # active quests from which on the next one may lose the game


class Offered(NamedTuple):
    picture: str
    price: int


class Duty(NamedTuple):
    """`done` if a quest was taken in this round, or none can be; `active` are the pictures of the
    active quests; `warning` says what would lose the game."""

    state: State
    title: Message
    task: Message
    done: bool
    offer: tuple[Offered, ...]
    active: tuple[str, ...]
    rounds: int
    warning: Message

    @property
    def label(self) -> str:
        """All of it in sentences."""
        slots = message("duty-slots", count=len(self.active), limit=MAX_QUESTS)
        return as_sentences(self.title, self.task, slots, self.warning)


def duty(view: "TableView") -> Duty:
    """The duty at the moment that is shown."""
    state, content = view.shown, view.content
    quests = state.guilds[solo.PLAYER].quests
    table = Table(state, catalogue(content))
    offer = tuple(
        Offered(content.quests[card_of(key)].picture, offer_price(table, place))
        for place, key in enumerate(state.offer)
        if key
    )
    taken, lifted = is_taken(state), not offer and state.round > 0
    task = message("duty-none") if lifted else message("duty-take")
    if taken:
        task = message("duty-taken")
    danger = _danger(state, taken=taken)
    done = taken or lifted
    return Duty(
        "danger" if danger is not None else "met" if done else "open",
        message("duty-title", round=max(1, state.round)),
        task,
        done,
        offer,
        tuple(content.quests[card_of(quest.key)].picture for quest in quests),
        state.options.rounds,
        danger or message("duty-failed"),
    )


def is_taken(state: GameState) -> bool:
    """Whether the player has taken a quest in this round. It may be completed already."""
    if any(quest.taken == state.round for quest in state.guilds[solo.PLAYER].quests):
        return state.round > 0
    asked = any(isinstance(step, Acquisition) for step in state.agenda)
    return state.phase in ("quest", "end", "scoring") and not asked


def _danger(state: GameState, *, taken: bool) -> Message | None:
    """Warning of what would lose the game soon; none if nothing would."""
    active = len(state.guilds[solo.PLAYER].quests)
    if active >= MAX_QUESTS:
        return message("duty-five" if taken else "duty-full")
    if state.round >= state.options.rounds and active:
        return message("duty-last")
    return message("duty-four") if active >= _DANGER else None
