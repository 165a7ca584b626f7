"""Highlights of a finished game: who, how much, and in which words."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import Literal, NamedTuple, TypeVar

from forgewar.content.model import Content, card_of
from forgewar.rules import events as ev
from forgewar.words import Message, message
from forgewar.words.names import card_name

_Event = TypeVar("_Event", bound=ev.EventBase)


HighlightKind = Literal["quests", "strike", "finest", "jump", "forge", "trade"]


class Highlight(NamedTuple):
    """`side` did something `number` times, or lost, won or earned as much; `card` is the quest or
    design that this is about."""

    kind: HighlightKind
    side: int
    number: int
    told: Message
    card: str = ""

    @property
    def label(self) -> Message:
        """Title of the highlight: "Most quests"."""
        return message(f"scoring-highlight-{self.kind}")


class _Dated(NamedTuple):
    """An event with the round in which it happened."""

    event: ev.Event
    round: int


def highlights(history: Iterable[Iterable[ev.Event]], content: Content) -> list[Highlight]:
    """Everything that happened in this game. Among equals the first is mentioned."""
    dated = list(_dated(history))
    makers: tuple[Callable[[list[_Dated], Content], Highlight | None], ...] = (
        _most_quests, _costliest_strike, _finest_quest, _longest_jump, _busiest_forge, _best_trader,
    )  # fmt: skip
    return [found for make in makers if (found := make(dated, content)) is not None]


def _dated(history: Iterable[Iterable[ev.Event]]) -> Iterator[_Dated]:
    round_ = 0
    for events in history:
        for event in events:
            if isinstance(event, ev.RoundStarted):
                round_ = event.round
            yield _Dated(event, round_)


def _of(dated: list[_Dated], kind: type[_Event]) -> list[tuple[_Event, int]]:
    return [(event, round_) for event, round_ in dated if isinstance(event, kind)]


def _most_quests(dated: list[_Dated], _: Content) -> Highlight | None:
    completed = Counter(event.seat for event, _ in _of(dated, ev.QuestCompleted))
    if not completed:
        return None
    seat, count = completed.most_common()[0]
    failed = sum(event.seat == seat for event, _ in _of(dated, ev.QuestFailed))
    return Highlight("quests", seat, count, message("scoring-quests", count=count, failed=failed))


def _costliest_strike(dated: list[_Dated], _: Content) -> Highlight | None:
    strikes = [(len(event.hexes), event.side, round_) for event, round_ in _of(dated, ev.Struck)]
    count, side, round_ = max(strikes, key=lambda strike: strike[0], default=(0, -1, 0))
    told = message("scoring-strike", count=count, round=round_)
    return Highlight("strike", side, count, told) if count else None


def _finest_quest(dated: list[_Dated], content: Content) -> Highlight | None:
    """The completed quest that brought the most prestige."""
    brought: Counter[tuple[int, str]] = Counter()
    for event, _ in _of(dated, ev.PrestigeChanged):
        if event.source == "quest":
            brought[event.seat, event.ref] += event.amount
    completed = [(event.seat, event.quest) for event, _ in _of(dated, ev.QuestCompleted)]
    seat, key = max(completed, key=lambda quest: brought[quest], default=(-1, ""))
    prestige = brought[seat, key]
    if prestige <= 0:
        return None
    quest = content.quests[card_of(key)]
    told = message("scoring-finest", quest=card_name(quest), prestige=prestige)
    return Highlight("finest", seat, prestige, told, quest.id)


def _longest_jump(dated: list[_Dated], _: Content) -> Highlight | None:
    jumps = [
        (len(event.jumped), event.side, round_) for event, round_ in _of(dated, ev.OverseerMoved)
    ]
    count, side, round_ = max(jumps, key=lambda jump: jump[0], default=(0, -1, 0))
    told = message("scoring-jump", count=count, round=round_)
    return Highlight("jump", side, count, told) if count else None


def _busiest_forge(dated: list[_Dated], content: Content) -> Highlight | None:
    """The guild that forged the most, and its favourite."""
    forged = [event for event, _ in _of(dated, ev.WeaponForged)]
    if not forged:
        return None
    seat, count = Counter(event.seat for event in forged).most_common()[0]
    own = Counter(card_of(event.design) for event in forged if event.seat == seat)
    favourite, times = own.most_common()[0]
    design = content.designs[favourite]
    told = message("scoring-forge", count=count, design=card_name(design), times=times)
    return Highlight("forge", seat, count, told, design.id)


def _best_trader(dated: list[_Dated], _: Content) -> Highlight | None:
    """The guild that earned the most by selling to the merchant."""
    sold = [event for event, _ in _of(dated, ev.MerchantTraded) if not event.bought]
    earned: Counter[int] = Counter()
    for event in sold:
        earned[event.seat] += event.price
    if not earned:
        return None
    seat, gold = earned.most_common()[0]
    sales = sum(event.seat == seat for event in sold)
    return Highlight("trade", seat, gold, message("scoring-trade", gold=gold, sales=sales))
