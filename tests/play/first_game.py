"""Finds seeds for the guided first game: games in which much can be seen, whoever plays well.

    python tests/play/first_game.py --seeds 60

A Journeyman in the place of the newcomer plays an Apprentice; a seed is good if there are, early
enough, a strike, and for the newcomer a quest that the Road brings on, a unique design, and a claim
that pays. data/first_game.yaml has the seed that shows all of them soonest.
"""

import argparse

from forgewar.ai.players.registry import GUILDS
from forgewar.content import load
from forgewar.rules import events as ev
from forgewar.rules.game import Game
from forgewar.rules.state import Options

NEWCOMER = 0


def shown(seed: int) -> dict[str, int]:
    """What a game of a seed shows, by the round in which it is first seen."""
    content = load.default()
    game = Game.new(Options("simple", 2), seed, content)
    guilds = [GUILDS["journeyman"](seed), GUILDS["apprentice"](seed + 1)]
    found: dict[str, int] = {}
    while (decision := game.decision) is not None:
        for event in game.play(guilds[decision.seat].choose(game, decision.seat)):
            what = _kind(event)
            if what:
                found.setdefault(what, game.state.round)
    return found


def _kind(event: ev.Event) -> str:
    if isinstance(event, ev.Struck):
        return "strike"
    if isinstance(event, ev.QuestAdvanced) and (event.seat, event.by) == (NEWCOMER, "road"):
        return "road"
    if isinstance(event, ev.DesignGained) and event.seat == NEWCOMER:
        return "unique"
    paid = isinstance(event, ev.GoldChanged) and event.source == "claimant" and event.amount > 0
    return "claim" if paid and event.seat == NEWCOMER else ""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seeds", type=int, default=60)
    parser.add_argument("--from", type=int, default=1, dest="first")
    arguments = parser.parse_args()
    for seed in range(arguments.first, arguments.first + arguments.seeds):
        found = shown(seed)
        if len(found) == 4:
            print(seed, max(found.values()), sum(found.values()), found, flush=True)


if __name__ == "__main__":
    main()
