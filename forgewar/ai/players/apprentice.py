"""Apprentice: plays sensibly, with a beginner's mistakes; good company for a first game.

It takes on quests without checking that the power for their later legs will be there in time,
ignores what others gain in the mine, undervalues training and hiring, and misjudges everything a
little.
"""

from forgewar.ai.players.journeyman import Journeyman
from forgewar.ai.value.weights import Weights


class Apprentice(Journeyman):
    """The Journeyman with worse weights."""

    name = "apprentice"
    weights = Weights(
        whim=8.0,
        foresight=False,
        second_move=3.0,
        hero=1.0,
        hero_use=0.2,
        trained=0.8,
        gold=0.3,
    )
