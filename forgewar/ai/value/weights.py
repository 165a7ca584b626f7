"""Weights of the valuation, in which strengths and kinds of games differ."""

from functools import cache
from math import exp
from random import Random

from msgspec import Struct
from msgspec.structs import replace

from forgewar.rules.state import Options


class Weights(Struct, frozen=True):
    """Weights of the valuation, in prestige."""

    whim: float = 0.0  # random error of a score
    taste: float = 2.0  # random preference for one starting wealth
    foresight: bool = True  # whether coming legs and gains of others count
    power: float = 0.9  # a point of power, while it is wanted
    urgency: float = 1.5  # how much more, while there is too little for this round
    unclaimed: float = 0.45  # the part of that in resources for designs not claimed yet
    surplus: float = 0.4  # the part of that which is left when there is plenty
    appetite: float = 3.0  # power wanted for each coming round
    income: float = 2.2  # power that a coming round brings, in Stage I
    gold: float = 1.0
    last_gold: float = 0.25
    hero_round: float = 1.2  # an adventurer away for a round
    last_hero_round: float = 1.5
    level: float = 1.2
    trained: float = 2.1  # one that can be given to anybody, before what it lets him wield
    hero: float = 2.2  # an adventurer more, while a round is to come ...
    hero_use: float = 0.9  # ... and for each coming round
    overseer_move: float = 1.8
    worker_move: float = 0.3
    rivals: float = 0.5  # gains of others, shared among them
    landing: float = 0.45  # share of a hex's value for standing on it
    second_move: float = 1.2  # cost of being last in the order
    savvy: float = 0.25  # a stall or Savvy for each coming round
    design_use: float = 0.35  # a stronger weapon for each coming round and point of power
    design_type: float = 0.25  # a new type for each coming round
    design_asked: float = 2.0  # a new type that an active quest will ask for
    gem: float = 1.0  # the power in a gem before the design for it is known
    margin: float = 4.0  # power beyond a leg's need that makes meeting it as likely as not
    doubt: float = 0.2  # how much a point of power more or less changes that
    crowd: float = 1.0  # the part of what other quests need that is not there for this one
    growth: float = 0.5  # adventurers, of the weakest, that a coming round brings
    duty: float = 2.5  # power that a quest still to be taken asks for in solo, in Stage I
    haste: float = 1.0  # the market action that making up for a step takes


# Weights that rollouts vary, how much (standard deviation of the logarithm), and the number of
# variants: few enough for what is cached by weights.
VARIED = (
    *("power", "urgency", "unclaimed", "surplus", "appetite", "gold", "hero", "hero_use"),
    *("hero_round", "trained", "design_use", "landing", "crowd", "haste", "second_move"),
    *("level", "income", "doubt"),
)
SPREAD = 0.3
VARIANTS = 16


@cache
def varied_weights(weights: Weights) -> tuple[Weights, ...]:
    """Variants of weights, always the same. One policy repeats its mistakes in every rollout;
    those of several even out."""
    rng = Random(1)
    return tuple(
        replace(
            weights,
            **{name: getattr(weights, name) * exp(rng.gauss(0, SPREAD)) for name in VARIED},
        )
        for _ in range(VARIANTS)
    )


def weights_for(weights: Weights, options: Options) -> Weights:
    """Weights adapted to a kind of game: in solo power counts more, and lasting things count more
    in a long game."""
    if options.solo:
        weights = replace(
            weights,
            power=weights.power * 2.8,
            urgency=weights.urgency / 1.5,
            unclaimed=weights.unclaimed * 1.5,
            design_use=weights.design_use * 2,
            second_move=0.0,  # it does not change the order (SOLO-8)
        )
    if not options.game_mode.changes_stage:
        return weights
    return replace(
        weights,
        design_use=weights.design_use * 2,
        level=weights.level * 1.7,
        hero_use=weights.hero_use * 0.5,
        gold=weights.gold * 0.8,
    )
