"""Heroes, quests and cards of the final count are those that scored, and add up to it."""

from collections import defaultdict
from random import Random

import pytest
from play.tables import Silence
from properties.chooser import Chooser
from properties.games import GENEROUS, SHIPPED

from forgewar.content.model import Content, card_of
from forgewar.play.match import Match
from forgewar.play.scorers import best_heroes, picture_of, scorer_name, scorers
from forgewar.play.scoring import PARTS, FinalCount
from forgewar.rules.state import MAX_LEVEL, Adventurer, Guild, Options
from forgewar.session.session import Session

GAMES = [
    (Options("simple", 4), 3, SHIPPED),
    (Options("epic", 3), 9, GENEROUS),
    (Options("epic", 2, bonus_tiles=True), 5, GENEROUS),
]


def over(options: Options, seed: int, content: Content) -> Match:
    match = Match(Session.new(options, seed, content), 0, Silence())
    chooser = Chooser(Random(seed), 0.2)
    while not match.view.game.over:
        match.play(chooser.choose(match.view.game))
    return match


@pytest.mark.parametrize(("options", "seed", "content"), GAMES, ids=str)
def test_they_are_those_of_the_guild_and_add_up(
    options: Options, seed: int, content: Content
) -> None:
    match = over(options, seed, content)
    state = match.view.game.state
    found = scorers(match.chronicle.history, content)
    names = [match.view.name(seat) for seat in range(len(state.guilds))]
    final = FinalCount(match.view.game, match.chronicle.history, names)
    final.go(len(PARTS))
    for standing in final.standings():
        seat = standing.seat
        guild = state.guilds[seat]
        for part, amount in zip(PARTS, standing.parts, strict=True):
            assert sum(one.amount for one in found.get((seat, part), [])) == amount
        worth = [hero.level + (hero.level == MAX_LEVEL) for hero in guild.adventurers]
        heroes = found[seat, "adventurers"]
        assert {int(one.key): one.amount for one in heroes} == dict(enumerate(worth))
        assert sum(worth) == sum(one.amount for one in heroes)
        owned = {*guild.designs, *guild.claims, *guild.bonus_cards}
        dear = {key for key in owned if _prestige(key, content)}
        scored = {one.key for one in found.get((seat, "cards"), []) if one.kind == "card"}
        assert dear <= scored
        quests = {card_of(key) for key in (*guild.completed, *guild.failed)}
        for one in found.get((seat, "quests"), []):
            if one.kind == "card" and card_of(one.key) in content.quests:
                assert card_of(one.key) in quests
        bonuses = [one.key for one in found.get((seat, "bonuses"), [])]
        assert set(bonuses) & set(content.end_bonuses) <= set(guild.end_bonuses)
        for part in PARTS:
            for one in found.get((seat, part), []):
                assert one.amount
                assert str(scorer_name(seat, one, match.view.names))
                assert one.kind != "card" or picture_of(one.key, content)


def _prestige(key: str, content: Content) -> int:
    cards: dict[str, object] = {**content.designs, **content.bonus_cards}
    return int(getattr(cards[card_of(key)], "prestige", 0))


def test_a_champion_stands_for_a_guild_then_the_highest_level() -> None:
    guild = Guild()
    guild.adventurers = [Adventurer(), Adventurer(level=3), Adventurer(level=3), Adventurer(2)]
    assert best_heroes(guild) == [1, 2, 3, 0]
    guild.adventurers[3] = Adventurer(4, title="valorous")
    assert best_heroes(guild)[0] == 3


@pytest.mark.slow
def test_the_most_comes_first() -> None:
    match = over(*GAMES[0])
    found = scorers(match.chronicle.history, SHIPPED)
    by_part: dict[str, int] = defaultdict(int)
    for (_, part), ones in found.items():
        amounts = [one.amount for one in ones]
        assert amounts == sorted(amounts, reverse=True)
        by_part[part] += len(ones)
    assert by_part["quests"]
    assert by_part["cards"]
