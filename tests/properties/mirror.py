"""The table as somebody knows it who hears every event and never sees the state.

Whatever the state holds that a screen shows must follow from the events alone; `differences` names
what does not.
"""

from collections.abc import Iterable

from msgspec import Struct, field

from forgewar.rules import events as ev
from forgewar.rules.agenda import ReturnHome
from forgewar.rules.state import GameState, Options

OPEN_SPACES = ("clerk", "road")


class MirroredAdventurer(Struct):
    level: int = 1
    title: str = ""
    quest: str = ""
    weapon: str = ""
    honed: int = 0


class MirroredQuest(Struct):
    step: int
    taken: int
    skip: int
    charmed: bool


class MirroredGuild(Struct):
    gold: int = 0
    prestige: int = 0
    resources: list[int] = field(default_factory=lambda: [0] * 6)
    adventurers: list[MirroredAdventurer] = []
    designs: list[str] = []
    claims: list[str] = []
    bonus_cards: list[str] = []
    quests: dict[str, MirroredQuest] = {}
    completed: list[str] = []
    failed: list[str] = []
    end_bonuses: list[str] = []
    bought: int = 0
    sold: int = 0
    stall_uses: dict[str, int] = {}


class Mirror:
    """Applies events one by one, and finds fault with any that does not fit those before it."""

    def __init__(self, options: Options) -> None:
        self.round = 0
        self.stage = 0
        self.phase = "setup"
        self.order: list[int] = []
        self.guilds = [MirroredGuild() for _ in range(options.guilds)]
        self.pieces: dict[int, tuple[str, int]] = {}  # hex: worker or overseer, and whose
        self.show = [""] * 5
        self.public: list[str] = []
        self.discard: list[str] = []
        self.spaces: dict[str, int] = {}
        self.offer = [""] * 8
        self.ended: tuple[tuple[int, ...], str] | None = None

    def apply(self, events: Iterable[ev.Event]) -> None:
        for event in events:
            assert self.ended is None, f"{event} after the end"
            self._owned(event)
            self._mine(event)
            self._market(event)
            self._adventurers(event)
            self._quests(event)
            self._course(event)

    def _owned(self, event: ev.Event) -> None:
        match event:
            case ev.GoldChanged(seat, amount):
                self.guilds[seat].gold += amount
                assert self.guilds[seat].gold >= 0, event
            case ev.ResourcesChanged(seat, resource, amount):
                self.guilds[seat].resources[resource] += amount
                assert self.guilds[seat].resources[resource] >= 0, event
            case ev.PrestigeChanged(seat, amount):
                self.guilds[seat].prestige += amount
            case ev.MerchantTraded(seat, _, True):
                self.guilds[seat].bought += 1
            case ev.MerchantTraded(seat, _, False):
                self.guilds[seat].sold += 1
            case ev.StallUsed(seat, card):
                uses = self.guilds[seat].stall_uses
                uses[card] = uses.get(card, 0) + 1

    def _take_up(self, hex_: int, kind: str, side: int) -> None:
        assert self.pieces.pop(hex_, None) == (kind, side), f"no {kind} of {side} on {hex_}"

    def _set_down(self, hex_: int, kind: str, side: int) -> None:
        assert hex_ not in self.pieces, f"{hex_} is not empty"
        self.pieces[hex_] = (kind, side)

    def _mine(self, event: ev.Event) -> None:
        match event:
            case ev.OverseerPlaced(side, hex_):
                self._set_down(hex_, "overseer", side)
            case ev.OverseerMoved(side, origin, target, jumped):
                self._take_up(origin, "overseer", side)
                self._set_down(target, "overseer", side)
                assert all(self.pieces[hex_][0] == "worker" for hex_ in jumped), event
            case ev.WorkerAppeared(side, hex_):
                self._set_down(hex_, "worker", side)
            case ev.WorkerTurned(hex_, old, new) | ev.WorkerDefected(hex_, old, new):
                assert old != new, event
                self._take_up(hex_, "worker", old)
                self._set_down(hex_, "worker", new)
            case ev.WorkerRemoved(side, hex_):
                self._take_up(hex_, "worker", side)
            case ev.WorkerMoved(side, origin, target):
                self._take_up(origin, "worker", side)
                self._set_down(target, "worker", side)
            case ev.Struck(side, hexes):
                for hex_ in hexes:
                    self._take_up(hex_, "worker", side)
            case ev.MineBuilt():
                assert all(kind == "overseer" for kind, _ in self.pieces.values()), event
                self.pieces = {}

    def _market(self, event: ev.Event) -> None:
        match event:
            case ev.CardRevealed(place, card):
                assert not self.show[place], event
                self.show[place] = card
            case ev.DesignOpened(design):
                self.public.append(design)
            case ev.CardsDiscarded(cards):
                for card in cards:
                    self.show[self.show.index(card)] = ""
                self.discard += cards
            case ev.SpaceTaken(seat, space) if space not in OPEN_SPACES:
                assert space not in self.spaces, event
                self.spaces[space] = seat
            case ev.DesignGained(seat, design):
                self._leaves_market(design)
                self.guilds[seat].designs.append(design)
            case ev.CardGained(seat, card):
                self._leaves_market(card)
                self.guilds[seat].bonus_cards.append(card)
            case ev.CardUsed(_, card):
                self._leaves_market(card)
            case ev.EndBonusBought(seat, bonus):
                self.guilds[seat].end_bonuses.append(bonus)
            case ev.DesignClaimed(seat, design):
                self.guilds[seat].claims.append(design)

    def _leaves_market(self, card: str) -> None:
        if card in self.show:
            self.show[self.show.index(card)] = ""
        else:
            self.discard.remove(card)

    def _adventurers(self, event: ev.Event) -> None:
        match event:
            case ev.AdventurerJoined(seat, number):
                assert number == len(self.guilds[seat].adventurers), event
                self.guilds[seat].adventurers.append(MirroredAdventurer())
            case ev.AdventurerRaised(seat, number, level):
                hero = self.guilds[seat].adventurers[number]
                hero.level += 1
                assert hero.level == level, event
            case ev.TitleTaken(seat, number, title):
                self.guilds[seat].adventurers[number].title = title
            case ev.WeaponForged(seat, number, design, quest):
                hero = self.guilds[seat].adventurers[number]
                assert not hero.weapon, event
                assert hero.quest in ("", quest), event
                hero.weapon, hero.quest = design, quest
            case ev.WeaponLost(seat, number, design):
                hero = self.guilds[seat].adventurers[number]
                assert hero.weapon == design, event
                hero.weapon, hero.honed = "", 0
            case ev.WeaponHoned(seat, number, amount):
                self.guilds[seat].adventurers[number].honed += amount
            case ev.AdventurerReturned(seat, number, quest):
                hero = self.guilds[seat].adventurers[number]
                assert hero.quest == quest, event
                hero.quest = ""

    def _quests(self, event: ev.Event) -> None:
        match event:
            case ev.OfferMoved(offer):
                assert sorted(filter(None, offer)) == sorted(filter(None, self.offer)), event
                self.offer = [*offer]
            case ev.QuestDealt(place, quest):
                assert not self.offer[place], event
                self.offer[place] = quest
            case ev.QuestRemoved(quest):
                self.offer[self.offer.index(quest)] = ""
            case ev.QuestTaken(seat, quest, place, skip, charm):
                assert self.offer[place] == quest, event
                self.offer[place] = ""
                self.guilds[seat].quests[quest] = MirroredQuest(skip, self.round, skip, charm)
            case ev.QuestAdvanced(seat, quest, step):
                self.guilds[seat].quests[quest].step += 1
                assert self.guilds[seat].quests[quest].step == step, event
            case ev.QuestCompleted(seat, quest):
                del self.guilds[seat].quests[quest]
                self.guilds[seat].completed.append(quest)
            case ev.QuestFailed(seat, quest):
                del self.guilds[seat].quests[quest]
                self.guilds[seat].failed.append(quest)

    def _course(self, event: ev.Event) -> None:
        match event:
            case ev.RoundStarted(number, _):
                assert number == self.round + 1, event
                self.round = number
                for guild in self.guilds:  # MERCHANT-3
                    guild.bought = guild.sold = 0
                    guild.stall_uses = {}
            case ev.PhaseStarted(phase):
                self.phase = phase
                if phase == "quest":  # MARKET-9
                    self.spaces = {}
            case ev.MineBuilt(stage):
                self.stage = stage
            case ev.OrderSet(order):
                self.order = [*order]
            case ev.GameEnded(ranking, lost_by):
                self.ended = (ranking, lost_by)


def differences(mirror: Mirror, state: GameState) -> list[str]:
    """What the state holds and the events have not told, or the other way round."""
    found = []
    heard = _heard(mirror)
    seen = _seen(state)
    if not mirror.order:
        del heard["order"], seen["order"]  # SETUP-2: the first order is laid out, not announced
    for name, value in seen.items():
        if heard[name] != value:
            found.append(f"{name}: the events say {heard[name]}, the state {value}")
    return found


def _heard(mirror: Mirror) -> dict[str, object]:
    return {
        "round": mirror.round,
        "stage": mirror.stage,
        "phase": mirror.phase,
        "order": mirror.order,
        "pieces": mirror.pieces,
        "show": mirror.show,
        "public": mirror.public,
        "discard": mirror.discard,
        "spaces": mirror.spaces,
        "offer": mirror.offer,
        "ended": mirror.ended,
    } | {f"guild {seat}": guild for seat, guild in enumerate(mirror.guilds)}


def _seen(state: GameState) -> dict[str, object]:
    pieces = {
        hex_: ("overseer", piece - 5) if piece >= 5 else ("worker", piece - 1)
        for hex_, piece in enumerate(state.cells)
        if piece
    }
    result = state.result
    return {
        "round": state.round,
        "stage": state.stage,
        "phase": state.phase,
        "order": state.order,
        "pieces": pieces,
        "show": state.show,
        "public": state.public,
        "discard": state.discard,
        "spaces": state.spaces,
        "offer": state.offer,
        "ended": None if result is None else (result.ranking, result.lost_by),
    } | {f"guild {seat}": _seen_guild(state, seat) for seat in range(len(state.guilds))}


def _seen_guild(state: GameState, seat: int) -> MirroredGuild:
    guild = state.guilds[seat]
    # A completed quest stays with its guild until its adventurers have shared the levels.
    leaving = [
        step.quest for step in state.agenda if isinstance(step, ReturnHome) and step.seat == seat
    ]
    return MirroredGuild(
        gold=guild.gold,
        prestige=guild.prestige,
        resources=guild.resources,
        adventurers=[
            MirroredAdventurer(hero.level, hero.title, hero.quest, hero.weapon, hero.honed)
            for hero in guild.adventurers
        ],
        designs=guild.designs,
        claims=guild.claims,
        bonus_cards=guild.bonus_cards,
        quests={
            quest.key: MirroredQuest(quest.step, quest.taken, quest.skip, quest.charming >= 0)
            for quest in guild.quests
            if quest.key not in leaving
        },
        completed=guild.completed + leaving,
        failed=guild.failed,
        end_bonuses=guild.end_bonuses,
        bought=guild.bought,
        sold=guild.sold,
        stall_uses=guild.stall_uses,
    )
