"""A guild with as much on its hands as a guild can have, for the quest scene's tests."""

from app.positions import CONTENT, positions
from msgspec.structs import replace

from forgewar.rules.decisions import Rewards
from forgewar.rules.state import ActiveQuest, Adventurer
from forgewar.session.session import Session

DESIGNS = 11


def crowded_session(kind: str, quests: int = 5, heroes: int = 12) -> Session:
    """A position of that kind in which the deciding guild has five quests, a dozen adventurers,
    four of them champions, and more designs than fit on the screen."""
    session = positions()[kind].session()
    state, decision = session.game.state, session.game.decision
    assert decision is not None
    guild = state.guilds[decision.seat]
    longest = sorted(
        CONTENT.quests.values(), key=lambda quest: (-len(quest.legs), -len(quest.name))
    )
    free = [quest.id for quest in longest if quest.id not in state.offer and quest.stage < 3]
    guild.quests[:] = [
        ActiveQuest(key, step=i % 2, taken=state.round - i % 2)
        for i, key in enumerate(free[:quests])
    ]
    public = [design.id for design in CONTENT.designs.values() if design.kind == "public"]
    guild.claims = public[: DESIGNS - 4]
    guild.designs = ["the_kingmaker", "twinfang_flail"]
    titles = list(CONTENT.titles)
    guild.adventurers[:] = [
        Adventurer(
            level=1 + i % 4,
            title=titles[i] if i % 4 == 3 else "",
            quest=guild.quests[i % quests].key if i % 2 else "",
            weapon="copper_sword" if i % 2 else "",
        )
        for i in range(heroes)
    ]
    guild.resources[:] = [7, 5, 2, 2, 1, 0]
    guild.gold = 3
    return session


def longest_session(kind: str, quests: int = 5) -> Session:
    """As crowded, with the longest names there are in every place, and numbers of as many figures
    as a game ever has."""
    session = crowded_session(kind, quests=4 if kind == "acquisition" else quests)
    state, decision = session.game.state, session.game.decision
    assert decision is not None
    guild = state.guilds[decision.seat]
    names = sorted(CONTENT.quests.values(), key=lambda quest: -len(quest.name))
    keys = [quest.id for quest in names]
    for i, (quest, key) in enumerate(zip(guild.quests, keys, strict=False)):
        guild.adventurers[:] = [
            replace(hero, quest=key) if hero.quest == quest.key else hero
            for hero in guild.adventurers
        ]
        guild.quests[i] = replace(quest, key=key, step=0)
    state.offer[:] = keys[len(guild.quests) : len(guild.quests) + len(state.offer)]
    designs = sorted(CONTENT.designs.values(), key=lambda design: -len(design.name))
    guild.designs = [design.id for design in designs if design.kind == "unique"][:5]
    guild.resources[:] = [88] * len(guild.resources)
    guild.gold, guild.prestige = 88, 288
    if isinstance(decision, Rewards):
        moving = tuple(quest.key for quest in guild.quests)
        state.agenda[-1] = replace(decision, quests=moving)
    return session
