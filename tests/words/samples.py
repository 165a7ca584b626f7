"""Hand-built events and actions of every kind, and names for them that no content can change."""

from collections.abc import Callable
from functools import partial

from msgspec.structs import replace
from rules.kit import (
    ask,
    at_market,
    design,
    leg,
    line,
    on_quest,
    put_overseer,
    put_workers,
    quest,
    single,
    stall,
)  # fmt: skip

from forgewar.content.model import COPPER, IRON, RUBY, EndBonus, Prices, Title
from forgewar.rules import actions as ac
from forgewar.rules import decisions as de
from forgewar.rules import events as ev
from forgewar.rules.game import Game
from forgewar.words import names

GUILDS = [names.guild(colour) for colour in ("blue", "yellow", "purple")]
WOLVES, KEEP = "wolves", "cursed_keep"


class KeyNames(names.Names):
    """Cards are called by their keys; every quest has two legs of three steps."""

    def __init__(self) -> None:
        self._guilds = GUILDS

    def card(self, key: str) -> str:
        return key.partition(":")[0].replace("_", " ").title()

    def steps(self, *_: str) -> int:
        return 6

    def legs(self, *_: str) -> int:
        return 2

    def title(self, key: str) -> Title:
        return Title(key, key.title(), "leg_prestige", "", amount=2)


NAMES = KeyNames()

# What an action may bring about, by what it is about.
SCENES: dict[str, list[ev.Event]] = {
    "a guild begins": [ev.AdventurerJoined(0, 0, "start"), ev.MineBuilt(1)],
    "wealth is kept": [ev.WealthKept(0)],
    "wealth is shown": [
        ev.WealthShown(0, ("family_silver", "eager_recruit")),
        ev.GoldChanged(0, 6, "wealth", "family_silver"),
        ev.AdventurerJoined(0, 3, "wealth", "eager_recruit"),
        ev.AdventurerJoined(0, 4, "wealth", "eager_recruit"),
        ev.ResourcesChanged(0, IRON, 2, "wealth", "eager_recruit"),
        ev.DesignClaimed(0, "iron_sword", 0),
        ev.AdventurerRaised(0, 1, 2, "wealth"),
        ev.PhaseStarted("placement"),
    ],
    "an overseer is placed": [ev.OverseerPlaced(1, 30)],
    "a round begins": [
        ev.RoundStarted(3, 1),
        ev.CardRevealed(0, "leafcutter"),
        ev.DesignOpened("iron_axe"),
        ev.CardRevealed(1, "gem_pouch:2"),
        ev.OfferMoved((KEEP, "", "", "", "", "", "", "")),
        ev.QuestDealt(1, WOLVES),
        ev.PhaseStarted("mine"),
    ],
    "an overseer walks": [
        ev.OverseerMoved(0, 30, 32, ()),
        ev.WorkerAppeared(0, 30),
        ev.ResourcesChanged(0, IRON, 1, "mine", hex=30),
    ],
    "an overseer jumps": [
        ev.OverseerMoved(0, 30, 35, (31, 32, 33, 34)),
        ev.WorkerAppeared(0, 30),
        ev.WorkerTurned(31, 1, 0),
        ev.WorkerTurned(32, 1, 0),
        ev.WorkerDefected(33, 0, 2),
        ev.WorkerTurned(34, 2, 0),
        ev.ResourcesChanged(0, IRON, 1, "mine", hex=30),
        ev.ResourcesChanged(0, IRON, 1, "mine", hex=31),
        ev.ResourcesChanged(0, RUBY, 1, "mine", hex=32),
        ev.ResourcesChanged(2, IRON, 1, "mine", hex=33),
        ev.Struck(0, (20, 21, 30, 31, 32)),
    ],
    "an own worker is jumped in solo": [
        ev.OverseerMoved(1, 30, 32, (31,)),
        ev.WorkerAppeared(1, 30),
        ev.WorkerRemoved(1, 31),
    ],
    "nobody moves": [ev.Passed(0, "mine")],
    "no second move": [ev.Passed(0, "second_move"), ev.OrderSet((1, 2, 0))],
    "an automated colour is stuck": [ev.Lapsed(0, "automated_move", "1")],
    "the market begins": [ev.PhaseStarted("market")],
    "passing in the market": [ev.Passed(0, "market"), ev.GoldChanged(0, 3, "pass")],
    "a design is bought": [
        ev.SpaceTaken(0, "blacksmith"),
        ev.GoldChanged(0, -4, "blacksmith", "leafcutter"),
        ev.DesignGained(0, "leafcutter", 4),
    ],
    "a bonus card is bought": [
        ev.SpaceTaken(0, "bazaar"),
        ev.GoldChanged(0, -2, "bazaar", "gem_stall:2"),
        ev.CardGained(0, "gem_stall:2", 2),
    ],
    "a single-use card is bought": [
        ev.SpaceTaken(0, "bazaar_single"),
        ev.GoldChanged(0, -2, "bazaar", "gem_pouch"),
        ev.CardUsed(0, "gem_pouch", 2),
        ev.ResourcesChanged(0, RUBY, 2, "card", "gem_pouch"),
        ev.AdventurerJoined(0, 5, "card", "gem_pouch"),
    ],
    "an end-game bonus is bought": [
        ev.SpaceTaken(0, "bazaar_bonus"),
        ev.GoldChanged(0, -5, "bazaar", "famous_smiths"),
        ev.EndBonusBought(0, "famous_smiths", 5),
    ],
    "somebody is hired": [
        ev.SpaceTaken(0, "barracks"),
        ev.GoldChanged(0, -3, "barracks"),
        ev.AdventurerJoined(0, 3, "barracks"),
    ],
    "somebody is trained": [
        ev.SpaceTaken(0, "barracks"),
        ev.GoldChanged(0, -1, "barracks"),
        ev.AdventurerRaised(0, 1, 2, "barracks"),
    ],
    "somebody is hired and another trained": [
        ev.SpaceTaken(0, "barracks"),
        ev.GoldChanged(0, -4, "barracks"),
        ev.AdventurerJoined(0, 3, "barracks"),
        ev.AdventurerRaised(0, 1, 2, "barracks"),
    ],
    "a design is claimed that others have": [
        ev.SpaceTaken(0, "clerk"),
        ev.GoldChanged(0, -4, "clerk", "iron_sword"),
        ev.GoldChanged(1, 1, "claimant", "iron_sword"),
        ev.GoldChanged(2, 1, "claimant", "iron_sword"),
        ev.DesignClaimed(0, "iron_sword", 2),
    ],
    "a step on the Road": [
        ev.SpaceTaken(0, "road"),
        ev.QuestAdvanced(0, WOLVES, 1, "road"),
    ],
    "two steps on the Road over the end of a leg": [
        ev.SpaceTaken(0, "road"),
        ev.QuestAdvanced(0, WOLVES, 3, "road"),
        ev.LegCompleted(0, WOLVES, 0),
        ev.GoldChanged(0, 2, "quest", WOLVES),
        ev.QuestAdvanced(0, WOLVES, 4, "road"),
        ev.QuestAdvanced(0, WOLVES, 5, "road"),
    ],
    "trading": [
        ev.MerchantTraded(0, IRON, True, 3),
        ev.GoldChanged(0, -3, "merchant"),
        ev.ResourcesChanged(0, IRON, 1, "merchant"),
        ev.MerchantTraded(1, RUBY, False, 2),
        ev.ResourcesChanged(1, RUBY, -1, "merchant"),
        ev.GoldChanged(1, 2, "merchant"),
    ],
    "a gem for metal": [
        ev.StallUsed(0, "gem_stall", True),
        ev.ResourcesChanged(0, RUBY, -1, "stall", "gem_stall"),
        ev.ResourcesChanged(0, IRON, 2, "stall", "gem_stall"),
    ],
    "metal for a gem": [
        ev.StallUsed(0, "gem_stall", False),
        ev.ResourcesChanged(0, RUBY, 1, "stall", "gem_stall"),
        ev.ResourcesChanged(0, IRON, -2, "stall", "gem_stall"),
    ],
    "the market closes": [
        ev.CardsDiscarded(("leafcutter", "gem_pouch")),
        ev.PhaseStarted("quest"),
    ],
    "a quest is taken": [
        ev.QuestTaken(0, WOLVES, 2, 0, False),
        ev.GoldChanged(0, -1, "offer", WOLVES),
    ],
    "a quest is taken for nothing": [ev.QuestTaken(0, WOLVES, 0, 0, False)],
    "a quest is taken late": [
        ev.QuestTaken(0, WOLVES, 2, 2, False),
        ev.GoldChanged(0, -1, "offer", WOLVES),
    ],
    "a quest is taken with charm": [
        ev.QuestTaken(0, WOLVES, 2, 1, True),
        ev.GoldChanged(0, 3, "champion", "charming"),
    ],
    "no quest is taken": [ev.Passed(0, "quest")],
    "somebody is armed": [
        ev.ResourcesChanged(0, IRON, -2, "forge", "iron_sword"),
        ev.WeaponForged(0, 1, "iron_sword", WOLVES),
    ],
    "somebody is armed for another quest": [
        ev.WeaponLost(0, 1, "iron_axe"),
        ev.AdventurerReturned(0, 1, KEEP),
        ev.ResourcesChanged(0, IRON, -2, "forge", "iron_sword"),
        ev.WeaponForged(0, 1, "iron_sword", WOLVES),
    ],
    "somebody is sent home": [
        ev.WeaponLost(0, 1, "iron_sword"),
        ev.AdventurerReturned(0, 1, WOLVES),
    ],
    "managing is done": [ev.Passed(0, "management")],
    "managing is done, and a quest fails": [
        ev.Passed(0, "management"),
        ev.QuestFailed(0, WOLVES, "QUEST-6"),
        ev.PrestigeChanged(0, 2, "failure", WOLVES),
        ev.PrestigeChanged(0, -3, "failure", WOLVES),
        ev.WeaponLost(0, 1, "iron_sword"),
        ev.AdventurerReturned(0, 1, WOLVES),
        ev.QuestFailed(0, KEEP, "CHAMP-8"),
    ],
    "a quest moves on": [ev.QuestAdvanced(0, WOLVES, 2, "quest")],
    "a leg is finished": [
        ev.QuestAdvanced(0, WOLVES, 3, "quest"),
        ev.LegCompleted(0, WOLVES, 0),
        ev.PrestigeChanged(0, 1, "champion", "opportunistic"),
        ev.WeaponHoned(0, 2, 1),
        ev.GoldChanged(0, 2, "weapon", "leafcutter"),
        ev.ResourcesChanged(0, IRON, 2, "quest", WOLVES),
        ev.GoldChanged(0, 1, "quest", WOLVES),
    ],
    "a quest is completed": [
        ev.QuestAdvanced(0, WOLVES, 6, "quest"),
        ev.LegCompleted(0, WOLVES, 1),
        ev.QuestCompleted(0, WOLVES),
        ev.PrestigeChanged(0, 7, "quest", WOLVES),
        ev.ResourcesChanged(0, RUBY, 1, "quest", WOLVES),
        ev.AdventurerRaised(0, 1, 2, "quest", WOLVES),
        ev.AdventurerRaised(0, 2, 4, "quest", WOLVES),
        ev.WeaponLost(0, 1, "iron_sword"),
        ev.AdventurerReturned(0, 1, WOLVES),
    ],
    "those who shared levels come home": [
        ev.AdventurerRaised(0, 1, 2, "quest", WOLVES),
        ev.WeaponLost(0, 1, "iron_sword"),
        ev.AdventurerReturned(0, 1, WOLVES),
        ev.WeaponLost(0, 2, "iron_axe"),
        ev.AdventurerReturned(0, 2, WOLVES),
    ],
    "a title": [ev.TitleTaken(0, 2, "charming")],
    "all titles are in use": [ev.Lapsed(0, "title", "")],
    "rewards are declined": [
        ev.Declined(0, "overseer_move", WOLVES),
        ev.Declined(0, "worker_move", WOLVES),
        ev.Declined(0, "market_card", WOLVES),
    ],
    "rewards lapse": [
        ev.Lapsed(0, "overseer_move", WOLVES),
        ev.Lapsed(0, "worker_move", WOLVES),
        ev.Lapsed(0, "market_card", WOLVES),
        ev.Lapsed(0, "level", WOLVES),
    ],
    "a worker is set elsewhere": [ev.WorkerMoved(1, 30, 31), ev.Struck(1, (31, 32, 33, 34, 35))],
    "a worker is taken off": [ev.WorkerRemoved(1, 30)],
    "a card of the discard is taken": [ev.DesignGained(0, "leafcutter", 0)],
    "a single-use card of the discard is taken": [
        ev.CardUsed(0, "gem_pouch", 0),
        ev.ResourcesChanged(0, RUBY, 2, "card", "gem_pouch"),
    ],
    "the round ends": [ev.PhaseStarted("end")],
    "a tile gives": [
        ev.TileResolved("stockpile", (0, 1)),
        ev.ResourcesChanged(0, IRON, 2, "tile", "stockpile"),
        ev.PrestigeChanged(1, 4, "tile", "stockpile"),
    ],
    "a tile gives nothing": [ev.TileResolved("stockpile", ())],
    "a tile lets shop": [ev.TileResolved("customers", (0,)), ev.ShoppingStarted(0, 6)],
    "shopping": [
        ev.Shopped(0, IRON, 3),
        ev.ResourcesChanged(0, IRON, 1, "tile", "customers"),
    ],
    "shopping ends": [ev.ShoppingEnded(0, 2)],
    "shopping ends with nothing left": [ev.ShoppingEnded(0, 0)],
    "trading is done": [
        ev.Passed(0, "trade_window"),
        ev.QuestRemoved(KEEP, "ROUND-4"),
        ev.QuestRemoved(WOLVES, "ROUND-4"),
    ],
    "a stage begins": [
        ev.QuestRemoved(KEEP, "ROUND-4"),
        ev.StageStarted(2),
        ev.PhaseStarted("placement"),
        ev.WorkerRemoved(0, 30),
        ev.WorkerRemoved(0, 31),
        ev.MineBuilt(2),
        ev.DesignOpened("iron_axe"),
        ev.DesignOpened("iron_mace"),
    ],
    "the game ends": [
        ev.PhaseStarted("scoring"),
        ev.QuestFailed(0, KEEP, "END-1"),
        ev.PrestigeChanged(0, 2, "end_adventurers"),
        ev.PrestigeChanged(0, 5, "end_adventurers"),
        ev.PrestigeChanged(0, 2, "end_designs", "leafcutter"),
        ev.PrestigeChanged(0, 1, "end_cards", "gem_stall"),
        ev.PrestigeChanged(0, 6, "end_bonus", "famous_smiths"),
        ev.ResourcesChanged(0, IRON, -2, "end_sale"),
        ev.GoldChanged(0, 2, "end_sale"),
        ev.ResourcesChanged(0, RUBY, -1, "end_sale"),
        ev.GoldChanged(0, 3, "end_sale"),
        ev.PrestigeChanged(0, 4, "end_gold"),
        ev.GameEnded((1, 0, 2)),
    ],
    "a solo game is lost": [ev.GameEnded((0,), "SOLO-11")],
}

# A table at which every kind of action has its place; prices are those of no content.


def market(step: int = 0) -> Game:
    """The guild's quest stands on this step of its three legs."""
    cards = (
        quest(leg(2), leg(2, gold=2, iron=1), leg(3), id="errand"),
        design("blade", price=4), design("axe", kind="public", price=2), stall(id="booth"),
        single("favour", gold=3, level=1),
    )  # fmt: skip
    game = at_market(*cards, guilds=3)
    prices = Prices((0,) * 8, (3, 4, 5), 3, 1, (2, 3, 4, 5, 6, 7), (1, 1, 2, 2, 3, 3))
    fame = EndBonus("fame", "Fame", "bazaar_bonus", "adventurers", 5, "market/bonus", 2)
    content = replace(game.content, prices=prices, end_bonuses={"fame": fame})
    game = Game(game.state, content)
    game.state.guilds[1].claims, game.state.guilds[2].claims = ["axe"], ["axe"]
    on_quest(game, 0, "errand", step=step)
    return game


def mine() -> Game:
    """Copper all over, and an overseer with workers ahead."""
    game = ask(market(), de.MineTurn(0))
    game.state.terrain = [COPPER if ground >= 0 else ground for ground in game.state.terrain]
    put_overseer(game, 0, _ROW[0])
    put_workers(game, 1, _ROW[2], _ROW[3])
    return game


_ROW = line()
ACTIONS: dict[str, tuple[Callable[[], Game], ac.Action]] = {
    "wealth": (market, ac.KeepWealth("family_silver", "eager_recruit")),
    "a level": (market, ac.RaiseAdventurer(2)),
    "an own overseer": (mine, ac.PlaceOverseer(0, _ROW[1])),
    "another's overseer": (mine, ac.PlaceOverseer(1, _ROW[1])),
    "a step": (mine, ac.MoveOverseer(_ROW[0], _ROW[1])),
    "a jump": (mine, ac.MoveOverseer(_ROW[0], _ROW[4])),
    "no move": (mine, ac.PassMine()),
    "passing": (market, ac.PassMarket()),
    "a design": (market, ac.BuyDesign("blade")),
    "a bonus card": (market, ac.BuyCard("booth")),
    "a single-use card": (market, ac.BuyCard("favour")),
    "an end-game bonus": (market, ac.BuyEndBonus("fame")),
    "hiring": (market, ac.Barracks(True)),
    "training": (market, ac.Barracks(False, 1)),
    "hiring and training": (market, ac.Barracks(True, 1)),
    "a claim others have": (market, ac.Claim("axe")),
    "a claim nobody has": (market, ac.Claim("blade")),
    "the Road": (market, ac.Rush("errand", 1)),
    "the Road to a leg": (partial(market, 1), ac.Rush("errand", 1)),
    "the Road to a leg that pays": (partial(market, 3), ac.Rush("errand", 1)),
    "a quest": (market, ac.TakeQuest("wolves")),
    "a quest, later": (market, ac.TakeQuest("wolves", 2)),
    "a quest, with charm": (market, ac.TakeQuest("wolves", 0, True)),
    "no quest": (market, ac.DeclineQuest()),
    "arming": (market, ac.Arm("wolves", 1, "iron_sword")),
    "sending home": (market, ac.Disarm(1)),
    "done managing": (market, ac.FinishManaging()),
    "moving on": (market, ac.Advance("wolves")),
    "a worker": (mine, ac.MoveWorker(_ROW[2], _ROW[1])),
    "a worker off": (mine, ac.MoveWorker(_ROW[2], -1)),
    "a card of the discard": (market, ac.TakeCard("booth")),
    "declining": (market, ac.DeclineReward()),
    "a title": (market, ac.ChooseTitle("charming")),
    "shopping": (market, ac.Shop(IRON)),
    "done shopping": (market, ac.StopShopping()),
    "buying": (market, ac.BuyResource(0, IRON)),
    "selling": (market, ac.SellResource(0, RUBY)),
    "a gem for metal": (market, ac.UseStall(0, "booth", True)),
    "metal for a gem": (market, ac.UseStall(0, "booth", False)),
    "done trading": (market, ac.DoneTrading()),
}
