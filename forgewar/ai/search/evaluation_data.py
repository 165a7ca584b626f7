"""Weights of the evaluation function (data/evaluation.yaml)."""

from functools import cache
from pathlib import Path

from msgspec import Struct

from forgewar.content.convert import convert
from forgewar.content.model import ModeName
from forgewar.content.yaml_source import read
from forgewar.paths import data_folder

FILE = "evaluation.yaml"
HUNDRED = 100
HEAD = """\
# The weights of the Master's evaluation, in hundredths of prestige, by the number of guilds and for
# the beginning of each round: of each of the FEATURES in
# forgewar/ai/search/evaluation_data.py, and how far their sum is off.
# Made by `forgewar fit > data/evaluation.yaml`."""
FEATURES = (
    "one",
    "prestige",
    "gold",
    "stock",  # the power in the resources
    "sale",  # gold for selling them
    "heroes",
    "free",
    "levels",
    "champions",
    "strength",  # power, if everybody had the best weapon he can wield
    "designs",
    "cards",
    "types",
    "quests",
    "in_time",  # quests that can be completed
    "promised",  # prestige of these
    "kept",  # prestige of legs done
    "steps",
    "rewards",
    "sure",  # quests that need no more arms
    "away",  # rounds that adventurers are still away for
    "armed",
    "lacking",  # power for the present steps
    "lacking_later",
    "short",  # part of that which resources do not cover
    "place",
    "workers",
    "jumps",
    "offer",  # worth of the best quest that could be taken now
    "offers",  # good offers, up to three
    "unmet",  # stake of quests that cannot be armed for
    "expected",  # prestige expected of all quests
    "market",  # score of the best market action now
    "copper",
    "idle",  # resources that no known design uses
    "first_power",  # power in resources, as far as a first leg takes it
    "first_gold",
    "more_gold",
    "unique",  # designs bought
)


class EvaluationWeights(Struct, frozen=True, forbid_unknown_fields=True):
    """For one mode, number of guilds and round, in hundredths of prestige: `of` each feature, in
    order; `off` is the root mean square error of the sum."""

    off: int
    of: tuple[int, ...]


Table = dict[str, EvaluationWeights]


def kind(mode: ModeName, guilds: int, round_: int) -> str:
    """Name of the weights for a mode, a number of guilds and a round."""
    return f"{mode}-{guilds}-{round_}"


@cache
def shipped_weights() -> Table:
    return load(data_folder() / FILE)


def load(path: Path) -> Table:
    """Weights in a file. Raises `ContentError`."""
    source = read(path, path.name)
    found = convert(source, (), source.data, Table, "the weights")
    for name, weights in found.items():
        if len(weights.of) != len(FEATURES):
            raise source.error((name, "of"), f"{name} needs {len(FEATURES)} weights")
    return found


def line(name: str, weights: EvaluationWeights) -> str:
    """Weights as a line of the file."""
    return f"{name}: {{off: {weights.off}, of: [{', '.join(map(str, weights.of))}]}}"
