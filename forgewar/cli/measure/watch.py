"""Notes of a watched game: holdings, costs and results.

Made from events and the state only, so that any game between any players can be watched.
"""

from collections import Counter
from typing import Final

from msgspec import Struct, field

from forgewar.cli.games import Run, course, players
from forgewar.content.model import card_of
from forgewar.rules import events as ev
from forgewar.rules.game import Game
from forgewar.rules.scoring import GOLD_PER_PRESTIGE
from forgewar.rules.state import MAX_LEVEL

PARTS = ("quests", "adventurers", "cards", "gold")
# The part of a score that prestige of the end count belongs to; all other prestige is won in play.
_END_PARTS: Final[dict[ev.Source, str]] = {
    "end_adventurers": "adventurers",
    "end_designs": "cards",
    "end_cards": "cards",
    "end_bonus": "cards",
    "end_gold": "gold",
    "tile": "cards",
}
PLACES = ("blacksmith", "bazaar", "barracks", "clerk", "road")


class QuestNotes(Struct, gc=False):
    """One quest that a guild took."""

    quest: str
    taken: int  # the round
    won: bool = False
    rounds: int = 0
    price: int = 0  # gold for its place in the offer
    ore: int = 0  # gold for the resources of its weapons, at the merchant's prices
    service: int = 0  # levels of the adventurers on it, summed over the rounds

    @property
    def cost(self) -> int:
        """Cost in gold: a round of an adventurer counts as 1 gold for each of his levels."""
        return self.price + self.ore + self.service


class SeatNotes(Struct):
    """Notes of one guild."""

    start: int = 0  # its place in the first order
    score: int = 0
    standing: int = 0  # score if the game had ended after half of the rounds
    parts: dict[str, int] = field(default_factory=dict)  # prestige
    actions: dict[str, int] = field(default_factory=dict)  # in the market, by place
    passes: int = 0
    dealt: tuple[str, ...] = ()  # wealth
    owned: tuple[str, ...] = ()  # every card it bought, claimed, took or kept
    quests: list[QuestNotes] = field(default_factory=list)


class GameNotes(Struct):
    """Notes of one game."""

    seats: list[SeatNotes]
    winner: int = -1
    lost_by: str = ""
    shown: dict[str, int] = field(default_factory=dict)  # cards and quests: copies that showed
    taken: dict[str, int] = field(default_factory=dict)  # and of these, how many were taken


def watch(run: Run, number: int) -> GameNotes:
    """Play the game of this number and take notes."""
    watcher: _Watcher | None = None
    for game, events in course(run, number, players(run, number)):
        if watcher is None:
            watcher = _Watcher(game)
        for event in events:
            watcher.see(event)
    assert watcher is not None
    return watcher.close()


class _Watcher:
    """Goes through the events of one game."""

    def __init__(self, game: Game) -> None:
        state = game.state
        self._game = game
        self._round = 1
        self._half = (state.options.rounds + 1) // 2
        self._shown = {*state.show, *state.offer} - {""}
        self._taken: set[str] = set()
        self._owned: list[set[str]] = [set() for _ in state.guilds]
        self._claims: Counter[str] = Counter()
        self._given: Counter[str] = Counter()
        self._active: dict[str, QuestNotes] = {}
        self._levels = [[hero.level for hero in guild.adventurers] for guild in state.guilds]
        self._on: list[dict[int, str]] = [{} for _ in state.guilds]  # quests of adventurers
        self._seats = [
            SeatNotes(start=state.order.index(seat), dealt=tuple(guild.wealth))
            for seat, guild in enumerate(state.guilds)
        ]

    def see(self, event: ev.Event) -> None:
        if isinstance(event, ev.PrestigeChanged):
            parts = self._seats[event.seat].parts
            part = _END_PARTS.get(event.source, "quests")
            parts[part] = parts.get(part, 0) + event.amount
        elif isinstance(event, ev.CardRevealed):
            self._shown.add(event.card)
        elif isinstance(event, ev.QuestDealt):
            self._shown.add(event.quest)
        elif isinstance(event, ev.DesignGained):
            self._own(event.seat, event.design)
        elif isinstance(event, ev.DesignClaimed):
            self._owned[event.seat].add(event.design)
            (self._claims if event.price else self._given)[event.design] += 1
        elif isinstance(event, ev.CardGained | ev.CardUsed):
            self._own(event.seat, event.card)
        elif isinstance(event, ev.EndBonusBought):
            self._own(event.seat, event.bonus)
        elif isinstance(event, ev.WealthShown):
            self._owned[event.seat].update(event.cards)
        elif isinstance(event, ev.SpaceTaken):
            place = event.space.partition("_")[0]
            actions = self._seats[event.seat].actions
            actions[place] = actions.get(place, 0) + 1
        elif isinstance(event, ev.Passed) and event.what == "market":
            self._seats[event.seat].passes += 1
        elif isinstance(event, ev.RoundStarted):
            self._round = event.round
            if event.round == self._half + 1:
                for seat, notes in enumerate(self._seats):
                    notes.standing = standing(self._game, seat)
        elif isinstance(event, ev.AdventurerJoined):
            self._levels[event.seat].append(1)
        elif isinstance(event, ev.AdventurerRaised):
            self._levels[event.seat][event.adventurer] = event.level
        else:
            self._follow_quests(event)

    def _own(self, seat: int, key: str) -> None:
        self._taken.add(key)
        self._owned[seat].add(card_of(key))

    def _follow_quests(self, event: ev.Event) -> None:
        if isinstance(event, ev.QuestTaken):
            notes = QuestNotes(card_of(event.quest), self._round)
            notes.price = 0 if event.charm else self._game.content.prices.places[event.place]
            self._active[event.quest] = notes
            self._seats[event.seat].quests.append(notes)
            self._taken.add(event.quest)
        elif isinstance(event, ev.WeaponForged):
            cost = self._game.content.designs[event.design].cost
            asked = self._game.content.prices.buy
            ore = sum(n * price for n, price in zip(cost, asked, strict=True))
            self._active[event.quest].ore += ore
            self._on[event.seat][event.adventurer] = event.quest
        elif isinstance(event, ev.AdventurerReturned):
            self._on[event.seat].pop(event.adventurer)
        elif isinstance(event, ev.QuestAdvanced) and event.by != "road":
            # A round in which the quest's adventurers could do nothing else.
            notes = self._active[event.quest]
            notes.rounds += 1
            levels, on = self._levels[event.seat], self._on[event.seat]
            notes.service += sum(levels[hero] for hero, key in on.items() if key == event.quest)
        elif isinstance(event, ev.QuestCompleted):
            self._active.pop(event.quest).won = True
        elif isinstance(event, ev.QuestFailed):
            self._active.pop(event.quest)

    def close(self) -> GameNotes:
        state = self._game.state
        assert state.result is not None
        shown = Counter(map(card_of, sorted(self._shown)))
        taken = Counter(map(card_of, sorted(self._taken & self._shown)))
        # Cards that everybody may have count as shown once for each guild.
        for design in state.public:
            shown[design] = len(state.guilds) - self._given[design]
        taken.update(self._claims)
        if state.round == state.options.rounds:
            shown.update(list(self._game.content.end_bonuses))
            taken.update(bonus for guild in state.guilds for bonus in guild.end_bonuses)
        for seat, notes in enumerate(self._seats):
            notes.score = state.guilds[seat].prestige
            notes.owned = tuple(sorted(self._owned[seat]))
            shown.update(notes.dealt)
            taken.update(card for card in notes.dealt if card in self._owned[seat])
        winner = -1 if state.result.lost_by else state.result.ranking[0]
        return GameNotes(self._seats, winner, state.result.lost_by, dict(shown), dict(taken))


def standing(game: Game, seat: int) -> int:
    """Score of a guild if the game ended now, without end-game bonuses and quests."""
    guild, catalogue = game.state.guilds[seat], game.table.catalogue
    levels = sum(hero.level + (hero.level == MAX_LEVEL) for hero in guild.adventurers)
    designs = sum(catalogue.designs[key].prestige for key in (*guild.designs, *guild.claims))
    cards = sum(catalogue.bonus_cards[key].prestige for key in guild.bonus_cards)
    sold = sum(n * each for n, each in zip(guild.resources, catalogue.prices.sell, strict=True))
    gold = (guild.gold + sold) // GOLD_PER_PRESTIGE
    return guild.prestige + levels + designs + cards + gold
