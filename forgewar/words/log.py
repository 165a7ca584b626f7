"""What happened, in words: the events of one action as the few short lines a log has room for.

Lines say what a guild did without naming it ("Jumps 3: 2 iron, 1 copper"): whoever shows them has
the guild's name or emblem beside them.
"""

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from forgewar.content.model import RESOURCES, Content, card_of
from forgewar.rules import events as ev


class Line(NamedTuple):
    """`seat` is the guild (or automated side) it is about, -1 for the game itself; `number` the
    place in its action of the event it tells."""

    seat: int
    text: str
    number: int = 0


class Story:
    """Tells events with the names of a content's cards and of the guilds."""

    def __init__(self, content: Content, guilds: tuple[str, ...]) -> None:
        self._content = content
        self._guilds = guilds

    def guild(self, side: int) -> str:
        return self._guilds[side] if side < len(self._guilds) else "an automated colour"

    def card(self, key: str) -> str:
        """The name of a card, quest, design, tile, title or bonus by key."""
        content, card = self._content, card_of(key)
        for kind in (
            content.quests,
            content.designs,
            content.bonus_cards,
            content.single_cards,
            content.tiles,
            content.titles,
            content.wealth,
            content.end_bonuses,
        ):
            if card in kind:
                return str(kind[card].name)
        return card

    def tell(self, events: Iterable[ev.Event]) -> list[Line]:
        """The lines of one action's events, in order."""
        lines: list[Line] = []
        for number, event in enumerate(events := list(events)):
            teller = _TELLERS.get(type(event))
            if teller is not None:
                line = teller(self, event, events)
                if line is not None:
                    lines.append(line._replace(number=number))
        return lines

    def gains(self, events: Iterable[ev.Event], seat: int, source: str, ref: str = "") -> str:
        """What a guild got from one source: "2 iron, 3 gold"."""
        amounts: dict[str, int] = {}
        for event in events:
            if isinstance(event, ev.ResourcesChanged):
                name = RESOURCES[event.resource]
            elif isinstance(event, ev.GoldChanged):
                name = "gold"
            else:
                continue
            if event.seat == seat and event.source == source and (not ref or event.ref == ref):
                amounts[name] = amounts.get(name, 0) + event.amount
        return ", ".join(f"{amount} {name}" for name, amount in amounts.items() if amount)


Teller = Callable[[Story, Any, list[ev.Event]], Line | None]


def _moved(story: Story, event: ev.OverseerMoved, events: list[ev.Event]) -> Line:
    text = f"Jumps {len(event.jumped)}" if event.jumped else "Moves an overseer"
    gains = story.gains(events, event.side, "mine")
    return Line(event.side, f"{text}: {gains}" if gains else text)


def _defected(story: Story, event: ev.WorkerDefected, events: list[ev.Event]) -> Line:
    return Line(event.old, f"A worker defects to {story.guild(event.new)}")


def _struck(story: Story, event: ev.Struck, events: list[ev.Event]) -> Line:
    return Line(event.side, f"Strike: {len(event.hexes)} workers leave")


def _passed(story: Story, event: ev.Passed, events: list[ev.Event]) -> Line:
    said = {
        "mine": "Passes in the mine",
        "second_move": "Takes no second move",
        "market": "Passes for 1 gold",
        "quest": "Takes no quest",
    }
    return Line(event.seat, said[event.what])


def _bought(verb: str, field: str) -> Teller:
    def tell(story: Story, event: Any, events: list[ev.Event]) -> Line:
        name = story.card(getattr(event, field))
        cost = f" for {event.price} gold" if event.price else ""
        return Line(event.seat, f"{verb} {name}{cost}")

    return tell


def _taken(story: Story, event: ev.QuestTaken, events: list[ev.Event]) -> Line:
    return Line(event.seat, f"Takes {story.card(event.quest)}")


def _forged(story: Story, event: ev.WeaponForged, events: list[ev.Event]) -> Line:
    return Line(event.seat, f"Forges {story.card(event.design)} for {story.card(event.quest)}")


def _failed(story: Story, event: ev.QuestFailed, events: list[ev.Event]) -> Line:
    return Line(event.seat, f"Fails {story.card(event.quest)}")


def _leg(story: Story, event: ev.LegCompleted, events: list[ev.Event]) -> Line:
    gains = story.gains(events, event.seat, "quest", event.quest)
    text = f"Finishes a leg of {story.card(event.quest)}"
    return Line(event.seat, f"{text}: {gains}" if gains else text)


def _completed(story: Story, event: ev.QuestCompleted, events: list[ev.Event]) -> Line:
    return Line(event.seat, f"Completes {story.card(event.quest)}")


def _prestige(story: Story, event: ev.PrestigeChanged, events: list[ev.Event]) -> Line:
    sign = "Gains" if event.amount > 0 else "Loses"
    what = f"{sign} {abs(event.amount)} prestige"
    source = {
        "champion": "by a champion",
        "weapon": f"by the {story.card(event.ref)}",
        "tile": f"from {story.card(event.ref)}",
        "failure": "for the failure",
        "end_adventurers": "for an adventurer",
        "end_designs": f"for {story.card(event.ref)}",
        "end_cards": f"for {story.card(event.ref)}",
        "end_bonus": f"for {story.card(event.ref)}",
        "end_gold": "for gold",
    }.get(event.source, "")
    return Line(event.seat, f"{what} {source}".strip())


def _joined(story: Story, event: ev.AdventurerJoined, events: list[ev.Event]) -> Line | None:
    if event.source == "start":
        return None
    return Line(
        event.seat, "Hires an adventurer" if event.source == "barracks" else "An adventurer joins"
    )


def _raised(story: Story, event: ev.AdventurerRaised, events: list[ev.Event]) -> Line:
    return Line(event.seat, f"An adventurer reaches level {event.level}")


def _title(story: Story, event: ev.TitleTaken, events: list[ev.Event]) -> Line:
    return Line(event.seat, f"A champion is called {story.card(event.title)}")


def _merchant(story: Story, event: ev.MerchantTraded, events: list[ev.Event]) -> Line:
    verb = "Buys" if event.bought else "Sells"
    return Line(event.seat, f"{verb} 1 {RESOURCES[event.resource]} for {event.price} gold")


def _stall(story: Story, event: ev.StallUsed, events: list[ev.Event]) -> Line:
    return Line(event.seat, f"Trades at the {story.card(event.card)}")


def _wealth(story: Story, event: ev.WealthShown, events: list[ev.Event]) -> Line:
    names = " and ".join(story.card(card) for card in event.cards)
    return Line(event.seat, f"Starts with {names}")


def _tile(story: Story, event: ev.TileResolved, events: list[ev.Event]) -> Line:
    return Line(-1, f"Bonus tile: {story.card(event.tile)}")


def _opened(story: Story, event: ev.DesignOpened, events: list[ev.Event]) -> Line:
    return Line(-1, f"{story.card(event.design)} is open to all")


def _round(story: Story, event: ev.RoundStarted, events: list[ev.Event]) -> Line:
    return Line(-1, f"Round {event.round}")


def _phase(story: Story, event: ev.PhaseStarted, events: list[ev.Event]) -> Line | None:
    named = {"market": "Market phase", "quest": "Quest phase", "end": "End of the round"}
    return Line(-1, named[event.phase]) if event.phase in named else None


def _stage(story: Story, event: ev.StageStarted, events: list[ev.Event]) -> Line:
    return Line(-1, f"Stage {'I' * event.stage} begins")


def _shopped(story: Story, event: ev.Shopped, events: list[ev.Event]) -> Line:
    return Line(event.seat, f"Shops for 1 {RESOURCES[event.resource]}")


def _lapsed(story: Story, event: ev.Lapsed, events: list[ev.Event]) -> Line:
    named = {
        "overseer_move": "No overseer can move",
        "worker_move": "There is no worker to move",
        "market_card": "There is no card to take",
        "level": "Nobody can be raised",
        "title": "All titles are in use",
        "automated_move": "An automated colour cannot move",
    }
    return Line(event.seat, named.get(event.what, "Nothing comes of it"))


def _ended(story: Story, event: ev.GameEnded, events: list[ev.Event]) -> Line:
    if event.lost_by:
        return Line(-1, f"The game is lost ({event.lost_by})")
    return Line(-1, f"{story.guild(event.ranking[0])} wins")


_TELLERS: dict[type, Teller] = {
    ev.OverseerMoved: _moved,
    ev.WorkerDefected: _defected,
    ev.Struck: _struck,
    ev.Passed: _passed,
    ev.DesignGained: _bought("Gets", "design"),
    ev.CardGained: _bought("Gets", "card"),
    ev.CardUsed: _bought("Uses", "card"),
    ev.EndBonusBought: _bought("Buys", "bonus"),
    ev.DesignClaimed: _bought("Claims", "design"),
    ev.QuestTaken: _taken,
    ev.WeaponForged: _forged,
    ev.QuestFailed: _failed,
    ev.LegCompleted: _leg,
    ev.QuestCompleted: _completed,
    ev.PrestigeChanged: _prestige,
    ev.AdventurerJoined: _joined,
    ev.AdventurerRaised: _raised,
    ev.TitleTaken: _title,
    ev.MerchantTraded: _merchant,
    ev.StallUsed: _stall,
    ev.WealthShown: _wealth,
    ev.TileResolved: _tile,
    ev.DesignOpened: _opened,
    ev.RoundStarted: _round,
    ev.PhaseStarted: _phase,
    ev.StageStarted: _stage,
    ev.Shopped: _shopped,
    ev.Lapsed: _lapsed,
    ev.GameEnded: _ended,
}
