"""Artisan: the Journeyman with the weights of rollouts, which won most games against each other."""

from forgewar.ai.players.journeyman import Journeyman
from forgewar.ai.search.rollout_policy import rollout_weights
from forgewar.ai.value.weights import Weights
from forgewar.rules.state import Options


class Artisan(Journeyman):
    """Judges like a Master, without its search."""

    name = "artisan"

    def weights_in(self, options: Options) -> Weights:
        return rollout_weights(options)
