"""Advice on an action names the card or resource that is meant, in recorded games."""

import re
from random import Random

import pytest
from fixtures.record_fixtures import FIXTURES, RECORDS

from forgewar.content.model import RESOURCES, Content, card_of
from forgewar.rules import actions as ac
from forgewar.rules.game import Game
from forgewar.session.timeline import Timeline
from forgewar.words.actions import advice
from forgewar.words.names import Names, card_name, guild

MOST = 3  # actions of each kind that are looked at in a position
EVERY = 7  # positions of a game, one in so many


def named(content: Content, action: ac.Action) -> list[str]:
    """Names that a sentence about an action cannot do without."""
    match action:
        case ac.KeepWealth(first=first, second=second):
            return [_card(content, first), _card(content, second)]
        case ac.BuyDesign(design=design) | ac.Claim(design=design):
            return [_card(content, design)]
        case ac.BuyCard(card=card) | ac.TakeCard(card=card):
            return [_card(content, card)]
        case ac.BuyEndBonus(bonus=bonus):
            return [_card(content, bonus)]
        case ac.Rush(quest=quest) | ac.TakeQuest(quest=quest) | ac.Advance(quest=quest):
            return [_card(content, quest)]
        case ac.Arm(quest=quest, design=design):
            return [_card(content, quest), _card(content, design)]
        case ac.ChooseTitle(title=title):
            return [str(card_name(content.titles[title]))]
        case ac.BuyResource(resource=resource) | ac.SellResource(resource=resource):
            return [f"1 {RESOURCES[resource]}"]
    return []


def _card(content: Content, key: str) -> str:
    kinds = (content.quests, content.designs, content.bonus_cards, content.single_cards,
             content.wealth, content.end_bonuses)  # fmt: skip
    return next(str(card_name(kind[card_of(key)])) for kind in kinds if card_of(key) in kind)


def sampled(game: Game, rng: Random) -> list[ac.Action]:
    kinds: dict[type, list[ac.Action]] = {}
    for action in game.legal():
        kinds.setdefault(type(action), []).append(action)
    return [a for each in kinds.values() for a in rng.sample(each, min(MOST, len(each)))]


@pytest.mark.parametrize("name", [fixture.name for fixture in FIXTURES])
def test_advice_names_the_card_or_resource_that_is_meant(name: str) -> None:
    timeline, rng = Timeline.read(RECORDS / f"{name}.jsonl"), Random(1)
    content = timeline.games[0].content
    names = Names(content, [guild(colour) for colour in timeline.header.colours])
    for game in timeline.games[:-1:EVERY]:
        for action in sampled(game, rng):
            text = str(advice(game, names, action))
            for wanted in named(content, action):
                assert wanted in text, action
            assert not re.search(r"  |\s[,.:]|^\W|\b(the|for|with|to) *(,|$)", text), text
