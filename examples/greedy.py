"""Greedy takes what makes its guild look best at once. To play it against another player:
forgewar simulate --seats examples/greedy.py:Greedy,sensible --games 20"""

from random import Random

from forgewar.ai.search.sample_hidden import sample_hidden
from forgewar.ai.value.arming import plan


class Greedy:
    def choose(self, view, choices):
        seat = view.decision.seat
        world = sample_hidden(view, seat, Random(1))  # a game that can be played on

        def worth(action):
            after = world.clone()
            after.play(action)
            guild = after.state.guilds[seat]
            weapons, failing = plan(after.table, seat, guild.quests)  # still to forge, out of reach
            goods = guild.gold + 2 * sum(guild.resources) + 5 * len(guild.designs + guild.claims)
            quests = 9 * len(guild.quests) - 20 * len(failing) - 7 * len(weapons)
            return 4 * guild.prestige + goods + quests + sum(3 * h.level for h in guild.adventurers)

        return max(choices, key=worth)
