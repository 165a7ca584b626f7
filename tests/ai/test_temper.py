"""Tempers of planners: nearly equal choices are taken by what a character likes, others are not."""

from functools import cache
from itertools import product
from random import Random

import pytest
from app.positions import CONTENT

from forgewar.ai.players.base import CHARACTERS, Character
from forgewar.ai.players.registry import GUILDS
from forgewar.ai.players.temper import pick_by_temper
from forgewar.ai.value.mine_value import Scored
from forgewar.ai.value.valuation import Part
from forgewar.content.model import Effect
from forgewar.rules.actions import KeepWealth, MoveOverseer, PassMarket
from forgewar.rules.game import Game
from forgewar.rules.state import Options

STRENGTHS = ("apprentice", "journeyman", "artisan")
LIKES: dict[Character, Part] = {
    "questing": Part("quest_prestige", 5.0),
    "mining": Part("mined", 5.0),
    "hoarding": Part("price", -1.0),
    "buying": Part("trained", 5.0),
}


def pick(
    ranked: list[Scored], character: Character | None, whim: float = 0.0, seed: int = 1
) -> float:
    return pick_by_temper(ranked, character, whim, CONTENT, Random(seed))[0]


def choice(score: float, *parts: Part) -> Scored:
    return score, PassMarket(), parts


@pytest.mark.parametrize("character", CHARACTERS)
def test_of_nearly_equal_choices_a_character_takes_what_it_likes(character: Character) -> None:
    other = [part for key, part in LIKES.items() if key not in (character, "hoarding")]
    dear = Part("price", -4.0)  # which nobody likes
    ranked = [choice(3.0, *other, dear), choice(2.95, LIKES[character])]
    assert pick(ranked, character) == 2.95
    assert pick(ranked, None) == 3.0


@pytest.mark.parametrize("character", CHARACTERS)
def test_a_choice_that_is_clearly_worse_is_not_taken(character: Character) -> None:
    ranked = [choice(3.0, Part("price", -4.0)), choice(2.5, LIKES[character])]
    assert pick(ranked, character) == 3.0


def test_whoever_errs_more_takes_more_for_equal() -> None:
    ranked = [choice(3.0), choice(2.5, LIKES["mining"])]
    assert pick(ranked, "mining", whim=8.0) == 2.5


def test_equals_are_taken_in_turn() -> None:
    equals: list[Scored] = [(1.0, MoveOverseer(0, target), ()) for target in range(3)]
    for character in (None, "mining"):
        taken = {
            pick_by_temper(equals, character, 0.0, CONTENT, Random(seed))[1] for seed in range(30)
        }
        assert len(taken) == 3


def test_starting_wealth_shows_the_temper() -> None:
    def amount(action: KeepWealth, kinds: set[str]) -> int:
        cards = (CONTENT.wealth[action.first], CONTENT.wealth[action.second])
        effects: list[Effect] = [effect for card in cards for effect in card.effects]
        return sum(effect.amount for effect in effects if effect.kind in kinds)

    keys = [key for key, card in CONTENT.wealth.items() if card.set == "standard"][:6]
    pairs = [KeepWealth(a, b) for a, b in product(keys, keys) if a < b]
    ranked: list[Scored] = [(1.0, pair, ()) for pair in pairs]
    for character, kinds in (("hoarding", {"gold"}), ("mining", {"copper", "iron", "mithril"})):
        taken = pick_by_temper(ranked, character, 0.0, CONTENT, Random(1))[1]
        assert isinstance(taken, KeepWealth)
        assert amount(taken, kinds) == max(amount(pair, kinds) for pair in pairs)


@cache
def positions(strength: str) -> list[Game]:
    """Every position of some games between plain players of a strength."""
    found = []
    for seed in range(4):
        game = Game.new(Options("simple", 2), seed, CONTENT)
        players = [GUILDS[strength](seat) for seat in (0, 1)]
        while game.decision is not None:
            found.append(game.clone())
            seat = game.decision.seat
            game.play(players[seat].choose(game, seat))
    return found


@pytest.mark.slow
@pytest.mark.parametrize(("strength", "character"), [*product(STRENGTHS, CHARACTERS)])
def test_every_temper_shows_at_every_strength(strength: str, character: Character) -> None:
    """Somewhere a rival takes another choice than a player without a temper would."""
    differs = 0
    for game in positions(strength):
        assert game.decision is not None
        seat = game.decision.seat
        plain, tempered = (GUILDS[strength](7, each) for each in (None, character))
        differs += plain.choose(game, seat) != tempered.choose(game, seat)
    assert differs > 0
