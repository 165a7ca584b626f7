"""Positions in a line or two, so that a test reads like the clause it proves.

Tests of rules make their own quests and designs (`quest`, `design`, `content_with`), because the
numbers in data/ are tuned by play and no rule depends on them.
"""

from collections.abc import Iterable
from typing import TypeVar

import msgspec

from forgewar.content import load
from forgewar.content.board import DIRECTIONS, HEXES, INDEX
from forgewar.content.model import (
    RESOURCES,
    BonusCard,
    Content,
    Design,
    Effect,
    Leg,
    Quest,
    SingleCard,
    Stall,
    WealthCard,
)
from forgewar.rules.actions import Action, FinishManaging
from forgewar.rules.agenda import EndMarket, EndMine, EndRound, Step
from forgewar.rules.decisions import (
    Decision,
    Management,
    MarketTurn,
    MineTurn,
    Placement,
    Rewards,
    WealthChoice,
    WealthRaise,
)
from forgewar.rules.events import Event, GoldChanged, PrestigeChanged, ResourcesChanged
from forgewar.rules.game import Game
from forgewar.rules.state import ActiveQuest, Adventurer, Guild, Options

CONTENT = load.default()
E = TypeVar("E", bound=Event)


# Content


def effects(**amounts: int) -> tuple[Effect, ...]:
    """`effects(gold=2, overseer_move=1)`"""
    return tuple(Effect(kind, amount) for kind, amount in amounts.items())


def leg(
    steps: int = 1,
    difficulty: int = 1,
    prestige: int = 0,
    types: tuple[str, ...] = (),
    **rewards: int,
) -> Leg:
    return Leg(steps, difficulty, prestige, types, effects(**rewards))


def quest(*legs: Leg, id: str = "errand", stage: int = 1, colour: str = "green") -> Quest:
    return Quest(id, id.title(), stage, colour, legs or (leg(prestige=5),), "quests/errand")


def design(id: str = "blade", *, kind: str = "unique", **fields: object) -> Design:
    """A design that costs 1 copper, of power 1, that anybody may wield, unless told otherwise."""
    cost = fields.pop("cost", {"copper": 1})
    given = {"stage": 1, "power": 1, "level": 1, "price": 3} | fields
    return Design(
        id=id,
        name=id.title(),
        kind=kind,
        cost=tuple(cost.get(name, 0) for name in RESOURCES),
        picture=f"weapons/{id}",
        **given,
    )


def stall(gem: str = "ruby", metal: str = "iron", id: str = "booth", **fields: object) -> BonusCard:
    exchange = Stall(RESOURCES.index(gem), RESOURCES.index(metal))
    given = {"stage": 1, "copies": 1, "price": 3, "picture": "market/stall_a"} | fields
    return BonusCard(id=id, name=id.title(), stall=exchange, **given)


def savvy(kind: str, id: str = "wits", **fields: object) -> BonusCard:
    given = {"stage": 1, "copies": 1, "price": 3, "picture": f"market/savvy_{kind}"} | fields
    return BonusCard(id=id, name=id.title(), savvy=kind, **given)


def single(id: str = "favour", **given: int) -> SingleCard:
    """A single-use card for 2 gold: `single(gold=3)`"""
    return SingleCard(id, id.title(), 1, 1, 2, effects(**given), "market/single_purse")


def wealth(id: str, *more: Effect, **given: int) -> WealthCard:
    """A wealth card: `wealth("purse", gold=3)`; a claim is given as an effect of its own."""
    return WealthCard(id, id.title(), "standard", (*effects(**given), *more), "wealth/wealth_gold")


def content_with(
    *cards: Quest | Design | BonusCard | SingleCard | WealthCard, base: Content = CONTENT
) -> Content:
    """The game's content and these cards beside (or in the place of) its own."""
    fields = {
        Quest: "quests",
        Design: "designs",
        BonusCard: "bonus_cards",
        SingleCard: "single_cards",
        WealthCard: "wealth",
    }
    for card in cards:
        name = fields[type(card)]
        base = msgspec.structs.replace(base, **{name: getattr(base, name) | {card.id: card}})
    return base


# Games


def new_game(
    mode: str = "simple",
    guilds: int = 2,
    *,
    seed: int = 1,
    bonus_tiles: bool = False,
    solo: str | None = None,
    content: Content = CONTENT,
) -> Game:
    """A game at its first decision. `solo` names a difficulty."""
    options = Options(mode, 1 if solo else guilds, bonus_tiles, solo)
    return Game.new(options, seed, content)


def play_until(game: Game, kind: type[Decision], round: int = 0, seat: int | None = None) -> Game:
    """Play the first choice each time until a decision of a kind (of a round or later, of any guild
    or one) comes up. The first choices pass and decline, except in set-up."""
    while not (
        isinstance(game.decision, kind)
        and game.state.round >= round
        and seat in (None, game.decision.seat)
    ):
        assert not game.over, f"no {kind.__name__} before the end"
        game.play(_dull(game))
    return game


def play_out(game: Game) -> list[Event]:
    """Play on in the same way to the end of the game, and return all that happened."""
    events: list[Event] = []
    while not game.over:
        events += game.play(_dull(game))
    return events


def _dull(game: Game) -> Action:
    choices = game.choices()
    if isinstance(game.decision, WealthChoice | WealthRaise | Placement):
        return choices[0]
    quiet = [a for a in choices if a.__struct_config__.tag.startswith(("pass_", "decline_"))]
    return quiet[0] if quiet else choices[0]


def begun(mode: str = "simple", guilds: int = 2, **options: object) -> Game:
    """A game at the first mine turn, every guild with nothing but its starting adventurers and the
    mine cleared: tests place what they need."""
    game = (
        play_until(new_game(mode, guilds, **options), MineTurn)
        if not options.get("solo")
        else _begun_solo(mode, **options)
    )
    for guild in game.state.guilds:
        guild.gold = 0
        guild.resources = [0] * 6
        guild.claims = []
        guild.adventurers = [Adventurer() for _ in range(3)]
    clear_mine(game)
    return game


def _begun_solo(mode: str, **options: object) -> Game:
    game = new_game(mode, **options)
    while isinstance(game.decision, WealthChoice | WealthRaise | Placement):
        game.play(_dull(game))
    return game


def ask(game: Game, decision: Decision, *after: Step) -> Game:
    """Make this the decision; `after` are the steps that follow it (by default the phase's end)."""
    ends: dict[type, Step] = {
        MineTurn: EndMine(),
        MarketTurn: EndMarket(),
        Management: EndRound(),
        Rewards: EndRound(),
    }
    rest = after or ((ends[type(decision)],) if type(decision) in ends else (EndRound(),))
    game.state.agenda = [*reversed(rest), decision]
    return game


def at_market(
    *cards: Quest | Design | BonusCard | SingleCard,
    mode: str = "simple",
    guilds: int = 2,
    gold: int = 20,
    round: int = 1,
    **options: object,
) -> Game:
    """The market phase, guild 0 to act and the others after it in their numbers' order, each with
    this gold. Of the cards, unique designs, bonus and single-use cards are on show as far as there
    is room, public designs are open; nothing else is on show."""
    game = begun(mode, guilds, content=content_with(*cards), **options)
    state = game.state
    ids = {card.id for card in cards}
    state.round, state.show = round, [""] * 5
    state.decks = [[card for card in deck if card not in ids] for deck in state.decks]
    places: dict[type, list[int]] = {Design: [0], BonusCard: [1, 2], SingleCard: [3, 4]}
    for card in cards:
        if isinstance(card, Design) and card.kind == "public":
            state.public = [*(design for design in state.public if design != card.id), card.id]
        elif not isinstance(card, Quest) and places[type(card)]:
            state.show[places[type(card)].pop(0)] = card.id
    seats = [0, 0] if state.options.solo else list(range(guilds))
    state.order = [*range(state.options.sides)]
    for guild in state.guilds:
        guild.gold = gold
    return ask(game, MarketTurn(0), *(MarketTurn(seat) for seat in seats[1:]), EndMarket())


def owning(
    *cards: BonusCard, guilds: int = 2, base: Content = CONTENT, gold: int = 0, **resources: int
) -> Game:
    """A game at its first mine turn, guild 0 with these bonus cards, this gold and these
    resources."""
    game = begun(guilds=guilds, content=content_with(*cards, base=base))
    give(game, 0, gold, **resources).bonus_cards = [card.id for card in cards]
    return game


def end_round(game: Game) -> Game:
    """Go to the end of the round: bonus tile and windows for trades."""
    ask(game, Management(0), EndRound()).play(FinishManaging())
    return game


def give(game: Game, seat: int = 0, gold: int = 0, **resources: int) -> Guild:
    """Put gold and resources into a guild's pool: `give(game, 0, gold=5, iron=2)`"""
    guild = game.state.guilds[seat]
    guild.gold += gold
    for name, amount in resources.items():
        guild.resources[RESOURCES.index(name)] += amount
    return guild


def heroes(game: Game, seat: int, *levels: int | Adventurer) -> None:
    """A guild's adventurers, by their levels or as they are."""
    game.state.guilds[seat].adventurers = [
        Adventurer(level) if isinstance(level, int) else level for level in levels
    ]


def on_quest(
    game: Game, seat: int, key: str, *, step: int = 0, taken: int | None = None, **fields: int
) -> ActiveQuest:
    """Give a guild an active quest, taken in an earlier round unless told otherwise."""
    active = ActiveQuest(key, step, game.state.round - 1 if taken is None else taken, **fields)
    game.state.guilds[seat].quests.append(active)
    return active


def armed(key: str, weapon: str, level: int = 1, **fields: object) -> Adventurer:
    """An adventurer on a quest with a weapon in hand."""
    return Adventurer(level=level, quest=key, weapon=weapon, **fields)


def pool(game: Game, seat: int = 0) -> dict[str, int]:
    """A guild's resources by name, without the zeros."""
    resources = game.state.guilds[seat].resources
    return {name: n for name, n in zip(RESOURCES, resources, strict=True) if n}


# The mine


def line(start: tuple[int, int] = (-3, 0), direction: int = 0, length: int = 7) -> list[int]:
    """The hexes of a straight line, from an axial place in a direction (0 is east)."""
    dq, dr = DIRECTIONS[direction]
    return [INDEX[start[0] + i * dq, start[1] + i * dr] for i in range(length)]


def at(*places: tuple[int, int]) -> list[int]:
    """The hexes at these axial places."""
    return [INDEX[place] for place in places]


def clear_mine(game: Game) -> None:
    """Take everything off the mine."""
    state = game.state
    state.cells = [0] * len(HEXES)
    state.overseers = [[] for _ in state.overseers]
    state.workers = [0] * len(state.workers)


def put_overseer(game: Game, side: int, *hexes: int) -> None:
    for hex_ in hexes:
        game.state.cells[hex_] = side + 5
        game.state.overseers[side].append(hex_)


def put_workers(game: Game, side: int, *hexes: int) -> None:
    for hex_ in hexes:
        game.state.cells[hex_] = side + 1
        game.state.workers[side] += 1


def draw_line(game: Game, drawing: str, hexes: Iterable[int] | None = None) -> list[int]:
    """Set pieces along a line, one character a hex: `0` to `3` a worker of that side, `A` to `D` an
    overseer of side 0 to 3, `.` nothing. Returns the hexes drawn on."""
    hexes = list(hexes or line())[: len(drawing)]
    for hex_, sign in zip(hexes, drawing, strict=True):
        if sign.isdigit():
            put_workers(game, int(sign), hex_)
        elif sign.isalpha():
            put_overseer(game, "ABCD".index(sign), hex_)
    return hexes


def mine(drawing: str = "", guilds: int = 2, order: tuple[int, ...] = ()) -> tuple[Game, list[int]]:
    """A mine with pieces on its middle line, side 0 to move in the order given; and that line."""
    game = begun(guilds=guilds)
    game.state.order = list(order or range(guilds))
    hexes = draw_line(game, drawing)
    return ask(game, MineTurn(0)), hexes


def terrain(game: Game, hexes: Iterable[int], *names: str) -> None:
    """What these hexes yield."""
    for hex_, name in zip(hexes, names, strict=True):
        game.state.terrain[hex_] = RESOURCES.index(name)


# Events


def of(events: Iterable[Event], kind: type[E]) -> list[E]:
    return [event for event in events if isinstance(event, kind)]


def prestige(events: Iterable[Event], seat: int = 0, source: str | None = None) -> int:
    """The prestige a guild gained in these events."""
    changes = [e for e in of(events, PrestigeChanged) if e.seat == seat]
    return sum(e.amount for e in changes if source in (None, e.source))


def gold(events: Iterable[Event], seat: int = 0, source: str | None = None) -> int:
    changes = [e for e in of(events, GoldChanged) if e.seat == seat]
    return sum(e.amount for e in changes if source in (None, e.source))


def gained(events: Iterable[Event], seat: int = 0) -> dict[str, int]:
    """The resources a guild gained or lost in these events, by name."""
    total = dict.fromkeys(RESOURCES, 0)
    for event in of(events, ResourcesChanged):
        if event.seat == seat:
            total[RESOURCES[event.resource]] += event.amount
    return {name: n for name, n in total.items() if n}


def refused(game: Game, action: Action) -> str:
    """The clause that refuses an action, or an empty string."""
    refusal = game.refusal(action)
    assert (refusal is None) == (action in game.legal())
    return refusal.clause if refusal else ""
