"""What a title would have given so far: counted again from the states of the game, move by move."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import chain

from forgewar.ai.players.registry import GUILDS
from forgewar.content import load
from forgewar.content.model import Title
from forgewar.play.title_gains import UNITS, title_gains
from forgewar.rules import decisions as de
from forgewar.rules import events as ev
from forgewar.rules.actions import FinishManaging, TakeQuest
from forgewar.rules.game import Game
from forgewar.rules.state import Options
from forgewar.session.session import Session

CONTENT = load.default()
EPIC = ((Options("epic", 4), 7), (Options("epic", 3, bonus_tiles=True), 4))


History = list[list[ev.Event]]


def title_choices(options: Options, seed: int) -> Iterator[tuple[Session, History, int, int]]:
    """Every choice of a title in a game between computer players."""
    session = Session.new(options, seed, CONTENT)
    guilds = [GUILDS["sensible"](seed + seat) for seat in range(options.guilds)]
    history = [session.game.events]
    while (decision := session.game.decision) is not None:
        if isinstance(decision, de.TitleChoice):
            yield session, history, decision.seat, decision.adventurer
        action = guilds[decision.seat].choose(session.game, decision.seat)
        history.append(session.play(action))


class Recount:
    """The same counted by other means: from the game before each action."""

    def __init__(self, session: Session, history: History, seat: int, number: int) -> None:
        self._seat, self._number = seat, number
        self.legs: Counter[str] = Counter()
        self.throughout: Counter[str] = Counter()
        self.prices: dict[str, int] = {}  # of quests that he could have charmed or begun later
        self.easier: dict[str, set[tuple[str, int]]] = defaultdict(set)
        self._offered: dict[str, int] = {}  # prices of quests when they were taken
        self._bound = ""
        self._with_weapon = 0  # legs completed with the weapon in hand
        for step, events in zip(session.steps, history[1:], strict=True):
            if step.seat == seat:
                self._count_action(step.before, step.action)
            for event in events:
                if getattr(event, "seat", -1) == seat:
                    self._count_event(step.before, event)

    def _count_event(self, game: Game, event: ev.Event) -> None:
        heroes = game.state.guilds[self._seat].adventurers
        if isinstance(event, ev.WeaponForged) and event.adventurer == self._number:
            self._with_weapon = 0
        if len(heroes) <= self._number or heroes[self._number].quest != getattr(
            event, "quest", None
        ):
            return
        if isinstance(event, ev.LegCompleted):
            self.legs[event.quest] += 1
            self._with_weapon += 1
        elif isinstance(event, ev.QuestCompleted):
            self.throughout[event.quest] += heroes[self._number].throughout

    def _count_action(self, game: Game, action: object) -> None:
        guild = game.state.guilds[self._seat]
        if isinstance(action, TakeQuest):
            price = game.content.prices.places[game.state.offer.index(action.quest)]
            self._offered[action.quest] = price
        if not isinstance(action, FinishManaging) or len(guild.adventurers) <= self._number:
            return
        if self._bound not in [quest.key for quest in guild.quests]:
            self._bound = ""
        hero = guild.adventurers[self._number]
        for quest in guild.quests:
            if quest.key != hero.quest:
                continue
            if quest.taken == game.state.round and not self._bound:
                self.prices[quest.key] = self._offered[quest.key]
                self._bound = quest.key
            self._count_leg(game, quest.key, quest.step)

    def _count_leg(self, game: Game, quest: str, step: int) -> None:
        guild, cards = game.state.guilds[self._seat], game.table.catalogue
        leg = game.table.track(quest).leg_at[step]
        company = [hero for hero in guild.adventurers if hero.quest == quest]
        brought = {kind for hero in company for kind in cards.designs[hero.weapon].types}
        brought |= {cards.titles[hero.title].type for hero in company if hero.title}
        for kind in set(game.table.track(quest).quest.legs[leg].types) - brought:
            self.easier[kind].add((quest, leg))
        weapon = guild.adventurers[self._number].weapon
        for resource, amount in enumerate(cards.designs[weapon].cost):
            if amount:
                self.easier[str(resource)].add((quest, leg))
        if self._with_weapon:
            self.easier["honed"].add((quest, leg))

    def gained(self, game: Game, title: Title) -> dict[str, int]:
        if title.ability == "leg_prestige":
            return {quest: count * title.amount for quest, count in self.legs.items()}
        if title.ability in ("quest_prestige", "quest_gold"):
            return {quest: count * title.amount for quest, count in self.throughout.items()}
        if title.ability == "charm_gold":
            return {quest: price + title.amount for quest, price in self.prices.items()}
        if title.ability == "skip_steps":
            lasts = {quest: game.table.track(quest).length - 1 for quest in self.prices}
            return {quest: min(last, title.amount) for quest, last in lasts.items()}
        name = {"wields_type": title.type, "gem_power": str(title.resource)}
        legs = self.easier[name.get(title.ability) or "honed"]
        return dict(Counter(quest for quest, _ in legs))


def test_gains_agree_with_the_states_of_the_game() -> None:
    seen = Counter[str]()
    choices = chain.from_iterable(title_choices(*game) for game in EPIC)
    for session, history, seat, number in choices:
        game = session.game
        gains = title_gains(history, game.table, seat, number)
        recount = Recount(session, history, seat, number)
        for key, title in game.content.titles.items():
            wanted = {quest: n for quest, n in recount.gained(game, title).items() if n}
            assert {row.quest: row.amount for row in gains[key].quests} == wanted, key
            assert gains[key].total == sum(wanted.values())
            seen[title.ability] += bool(wanted)
            for row in gains[key].quests:
                failed = row.quest in game.state.guilds[seat].failed
                assert failed or not row.saved
                seen["saved"] += row.saved
    assert set(+seen) == {*UNITS, "saved"}


def test_looking_at_gains_does_not_change_the_game() -> None:
    session, history, seat, number = next(title_choices(*EPIC[0]))
    before = session.game.state.digest()
    title_gains(history, session.game.table, seat, number)
    assert session.game.state.digest() == before


def test_every_ability_has_a_unit() -> None:
    assert {title.ability for title in CONTENT.titles.values()} == set(UNITS)
