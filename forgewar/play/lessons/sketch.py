"""Contents of the small drawing of a position: of a lesson, a puzzle, a deal, a choice in a game.

A sketch is plain data made from the laid-out game. It shows what there is to choose from in the
order of the table, never which choice is best.
"""

from collections import Counter
from functools import cache
from itertools import zip_longest
from typing import NamedTuple

from forgewar.content.model import Content, card_of
from forgewar.play.lessons.position import action_of, lay_out
from forgewar.play.lessons.puzzles import puzzles
from forgewar.play.lessons.shelf import lessons
from forgewar.play.lessons.tutor import LEARNER, position_at
from forgewar.rules import actions as ac
from forgewar.rules import decisions as de
from forgewar.rules.catalogue import catalogue
from forgewar.rules.game import Game
from forgewar.rules.places import place_of
from forgewar.rules.quest import offer_price, standing
from forgewar.rules.table import Table
from forgewar.words.names import face

MOST_CARDS = 3


class MineSketch(NamedTuple):
    """The mine around an overseer that can move, and the hexes it can land on; the middle of the
    mine if there is none. `path` leads from hex to hex where a move is shown."""

    stage: int
    terrain: tuple[int, ...]
    cells: tuple[int, ...]
    overseer: int | None
    landings: tuple[int, ...] = ()
    path: tuple[int, ...] = ()


class PricedPicture(NamedTuple):
    """A card to be had, and its price in gold."""

    picture: str
    price: int
    colour: str = ""  # of a quest


class MarketSketch(NamedTuple):
    """Cards that a guild can afford, at a place of the market."""

    place: str
    cards: tuple[PricedPicture, ...]


class OfferSketch(NamedTuple):
    """Quests that can be taken, front to back."""

    quests: tuple[PricedPicture, ...]


class TrackSketch(NamedTuple):
    """A quest with its steps: the one it stands at, and the last step of each leg."""

    picture: str
    colour: str
    steps: int
    at: int
    ends: tuple[int, ...]
    power: int


class ArmingSketch(NamedTuple):
    """A quest, an adventurer, weapons that can be forged, and power against what is needed."""

    picture: str
    face: str
    weapons: tuple[str, ...]
    power: int
    needed: int


class ScoreSketch(NamedTuple):
    """The prestige of each guild in the last round, before what is on offer."""

    pictures: tuple[str, ...]
    scores: tuple[int, ...]


class RoundSketch(NamedTuple):
    """The three phases side by side."""

    mine: MineSketch
    pictures: tuple[str, ...]


class EpicSketch(NamedTuple):
    """Bonus tiles and a title."""

    picture: str
    tiles: tuple[str, ...]
    title: str


class SoloSketch(NamedTuple):
    """One adventurer in a mine of automated colours."""

    mine: MineSketch
    face: str


Sketch = (
    MineSketch
    | MarketSketch
    | OfferSketch
    | TrackSketch
    | ArmingSketch
    | ScoreSketch
    | RoundSketch
    | EpicSketch
    | SoloSketch
)


@cache
def sketch_puzzle(name: str, content: Content, *, solved: bool = False) -> Sketch:
    """The position of a puzzle; a solved one in the mine also shows its move."""
    puzzle = puzzles()[name]
    game = lay_out(puzzle.position, content)
    if puzzle.kind == "last_round":
        return _score(game)
    return _decision(game, action_of(puzzle.best) if solved else None)


@cache
def sketch_lesson(id_: str, content: Content) -> Sketch:
    """The position in which a lesson asks for its first action, with that action."""
    lesson = next(each for each in lessons() if each.id == id_)
    place = next(i for i, step in enumerate(lesson.steps) if step.do)
    game, action = position_at(lesson, place, content), action_of(lesson.steps[place].do)
    state = game.state
    if state.options.mode == "epic":
        return _epic(game, content)
    if state.options.solo:
        return SoloSketch(_mine(game, action), face(LEARNER, 0))
    if state.round == state.options.rounds:
        return _score(game)
    kinds = {type(action_of(step.do)) for step in lesson.steps if step.do}
    if {ac.MoveOverseer, ac.Claim, ac.TakeQuest} <= kinds:
        quest = next(step.do["quest"] for step in lesson.steps if "quest" in step.do)
        picture = content.quests[card_of(quest)].picture
        return RoundSketch(_mine(game, action), ("places/clerk", picture))
    if isinstance(action, ac.TakeQuest):
        return _track_on_offer(game, action.quest)
    return _decision(game, action)


def sketch_deal(game: Game) -> MineSketch:
    """The mine of a game that has just been dealt."""
    state = game.state
    return MineSketch(state.stage, tuple(state.terrain), tuple(state.cells), None)


def sketch_choice(game: Game) -> Sketch | None:
    """The choices of a decision in a game; None for one that has no drawing."""
    decision = game.decision
    if isinstance(decision, de.MineTurn | de.Acquisition) and len(game.choices()) > 1:
        return _decision(game, None, decision.seat)
    if isinstance(decision, de.MarketTurn | de.Management):
        has_quests = bool(game.state.guilds[decision.seat].quests)
        return _decision(game, None, decision.seat) if has_quests else None
    return None


def _table(game: Game) -> Table:
    return Table(game.state, catalogue(game.content))


def _decision(game: Game, action: ac.Action | None, seat: int = LEARNER) -> Sketch:
    """The choices of the decision that is due."""
    choices = game.choices()
    if any(isinstance(choice, ac.MoveOverseer) for choice in choices):
        return _mine(game, action)
    if any(isinstance(choice, ac.TakeQuest) for choice in choices):
        return _offer(game)
    if any(isinstance(choice, ac.PassMarket) for choice in choices):
        return _market(game, seat)
    return _arming(game, seat)


# The mine


def _mine(game: Game, action: ac.Action | None = None) -> MineSketch:
    """Around the overseer that can go to most hexes, or along a move."""
    state = game.state
    moves = [each for each in game.choices() if isinstance(each, ac.MoveOverseer)]
    if isinstance(action, ac.MoveOverseer):
        path = (action.origin, action.target)
        return MineSketch(
            state.stage, tuple(state.terrain), tuple(state.cells), action.origin, (), path
        )
    count = Counter(move.origin for move in moves)
    overseer = max(sorted(count), key=count.__getitem__)
    landings = tuple(move.target for move in moves if move.origin == overseer)
    return MineSketch(state.stage, tuple(state.terrain), tuple(state.cells), overseer, landings)


# The market

_CARD_PLACES = ("blacksmith", "bazaar", "clerk")
_PLACES = {
    ac.BuyDesign: "blacksmith",
    ac.BuyCard: "bazaar",
    ac.BuyEndBonus: "bazaar",
    ac.Claim: "clerk",
}


def _market(game: Game, seat: int) -> Sketch:
    """Cards of each place in turn, the dearest first; the quest on the Road if there are none."""
    table = _table(game)
    by_place: dict[str, list[PricedPicture]] = {}
    for choice in game.choices():
        picture, place = _card_picture(game.content, choice), place_of(table, choice)
        if picture and place is not None:
            price = place.price(table, seat, choice)
            found = by_place.setdefault(_PLACES[type(choice)], [])
            found.append(PricedPicture(picture, price))
    if not by_place:
        return _track(game, seat)
    places = [place for place in _CARD_PLACES if place in by_place]
    ordered = [sorted(by_place[place], key=lambda card: -card.price) for place in places]
    mixed = [card for row in zip_longest(*ordered) for card in row if card is not None]
    distinct = tuple(dict.fromkeys(mixed))[:MOST_CARDS]
    return MarketSketch(f"places/{places[0]}", distinct)


def _card_picture(content: Content, action: ac.Action) -> str:
    """The picture of the card that an action buys; nothing for one that buys none."""
    if isinstance(action, ac.BuyDesign | ac.Claim):
        return content.designs[card_of(action.design)].picture
    if isinstance(action, ac.BuyEndBonus):
        return content.end_bonuses[action.bonus].picture
    if isinstance(action, ac.BuyCard):
        card = card_of(action.card)
        cards = content.bonus_cards if card in content.bonus_cards else content.single_cards
        return cards[card].picture
    return ""


# Quests


def _offer(game: Game) -> OfferSketch:
    """The quests that can be taken, from the front of the offer."""
    table, state = _table(game), game.state
    taken = {each.quest for each in game.choices() if isinstance(each, ac.TakeQuest)}
    found = [
        PricedPicture(quest.picture, offer_price(table, place), quest.colour)
        for place, key in enumerate(state.offer)
        if key in taken and (quest := game.content.quests[card_of(key)])
    ]
    return OfferSketch(tuple(found[:MOST_CARDS]))


def _track(game: Game, seat: int) -> TrackSketch:
    """The first quest that the guild is on."""
    active = game.state.guilds[seat].quests[0]
    return _steps(game, active.key, active.step)


def _track_on_offer(game: Game, key: str) -> TrackSketch:
    return _steps(game, key, 0)


def _steps(game: Game, key: str, at: int) -> TrackSketch:
    track = _table(game).track(key)
    ends = tuple(
        i for i, leg in enumerate(track.leg_at) if i == track.last or track.leg_at[i + 1] != leg
    )
    quest = track.quest
    power = quest.legs[track.leg_at[at]].difficulty
    return TrackSketch(quest.picture, quest.colour, track.length, at, ends, power)


def _arming(game: Game, seat: int) -> ArmingSketch:
    """The first quest that is not met, or the first of all, and what can be forged for it."""
    table, guild = _table(game), game.state.guilds[seat]
    standings = [(quest, standing(table, seat, quest)) for quest in guild.quests]
    quest, stands = next(((q, s) for q, s in standings if not s.met), standings[0])
    arms = [each for each in game.choices() if isinstance(each, ac.Arm) and each.quest == quest.key]
    on_it = [i for i, hero in enumerate(guild.adventurers) if hero.quest == quest.key]
    able = on_it or sorted({each.adventurer for each in arms}) or [0]
    number = max(able, key=lambda hero: guild.adventurers[hero].level)
    held = [guild.adventurers[i].weapon for i in on_it]
    designs = dict.fromkeys([*held, *(each.design for each in arms)])
    weapons = sorted(map(game.content.designs.__getitem__, designs), key=lambda each: -each.power)
    pictures = tuple(design.picture for design in weapons[:MOST_CARDS])
    picture = game.content.quests[card_of(quest.key)].picture
    return ArmingSketch(picture, face(seat, number), pictures, stands.power, stands.needed)


# Ends, stages, solo


def _score(game: Game) -> ScoreSketch:
    """Every guild's prestige before the bonuses or quests that can be had."""
    found = _decision(game, None)
    pictures: tuple[str, ...] = ("places/road",)
    if isinstance(found, OfferSketch):
        pictures = tuple(quest.picture for quest in found.quests)
    elif isinstance(found, MarketSketch):
        pictures = tuple(
            card.picture for card in found.cards if card.picture.startswith("market/")
        ) or (found.place,)
    return ScoreSketch(pictures, tuple(guild.prestige for guild in game.state.guilds))


def _epic(game: Game, content: Content) -> EpicSketch:
    tiles = dict.fromkeys(content.tiles[tile].picture for tile in game.state.tiles)
    if not tiles:
        tiles = dict.fromkeys(tile.picture for tile in content.tiles.values())
    picture = next(quest.picture for quest in content.quests.values() if quest.stage == 3)
    return EpicSketch(picture, tuple(tiles)[:MOST_CARDS], next(iter(content.titles)))
