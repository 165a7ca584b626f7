"""Advice on an action names the card or resource that is meant, in recorded games."""

import re
from random import Random

import pytest
from fixtures.record_fixtures import FIXTURES, RECORDS

from forgewar.content.board import HEXES
from forgewar.content.model import RESOURCES, Content, card_of
from forgewar.rules import actions as ac
from forgewar.rules import events as ev
from forgewar.rules.game import Game
from forgewar.session.timeline import Timeline
from forgewar.words.actions import advice, advice_with_hexes
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


def hex_called(hex_: int) -> str:
    """Rows are letters from the top, places in them numbers from the left."""
    rows = sorted({r for _, r in HEXES})
    q, r = HEXES[hex_]
    places = sorted(place for place, row in HEXES if row == r)
    return f"{'ABCDEFGHIJK'[rows.index(r)]}{places.index(q) + 1}"


@pytest.mark.parametrize("name", [fixture.name for fixture in FIXTURES])
def test_advice_names_the_hexes_from_where_to_where(name: str) -> None:
    timeline, rng = Timeline.read(RECORDS / f"{name}.jsonl"), Random(1)
    names = Names(timeline.games[0].content, [*"ABCD"])
    for game in timeline.games[:-1:EVERY]:
        for action in sampled(game, rng):
            text = str(advice_with_hexes(game, names, action))
            if isinstance(action, ac.PlaceOverseer):
                assert text.endswith(f"({hex_called(action.hex)})"), text
            elif isinstance(action, ac.MoveOverseer | ac.MoveWorker) and action.target >= 0:
                origin, target = hex_called(action.origin), hex_called(action.target)
                assert text.endswith(f"({origin}\N{EN DASH}{target})"), text
            else:
                assert text == str(advice(game, names, action))


@pytest.mark.parametrize("name", [fixture.name for fixture in FIXTURES])
def test_advice_tells_the_gold_that_changes_hands(name: str) -> None:
    timeline, rng = Timeline.read(RECORDS / f"{name}.jsonl"), Random(2)
    names = Names(timeline.games[0].content, [*"ABCD"])
    for game in timeline.games[:-1:EVERY]:
        for action in sampled(game, rng):
            if not isinstance(action, PRICED):
                continue
            seat = getattr(action, "seat", game.decision.seat if game.decision else -1)
            paid = [
                event.amount
                for event in game.clone().play(action)
                if isinstance(event, ev.GoldChanged)
                and (event.seat, event.source) in {(seat, source) for source in SPENT}
            ]
            text = str(advice(game, names, action))
            numbers = [int(number) for number in re.findall(r"\d+", text)]
            if isinstance(action, ac.Claim) and ", plus " in text:
                price, share, *_ = numbers
                others = sum(action.design in guild.claims for guild in game.state.guilds)
                assert price + share * others == -sum(paid), text
            elif sum(paid):
                assert abs(sum(paid)) in numbers, (text, paid)
            if isinstance(action, ac.Barracks) and action.train >= 0:
                hero = game.state.guilds[seat].adventurers[action.train]
                assert hero.level + 1 in numbers, text
            if isinstance(action, ac.Rush):
                assert action.steps in numbers or action.steps == 1, text


PRICED = (
    ac.Claim, ac.BuyDesign, ac.BuyCard, ac.BuyEndBonus, ac.Barracks, ac.PassMarket,
    ac.BuyResource, ac.SellResource, ac.Rush,
)  # fmt: skip
SPENT = ("blacksmith", "bazaar", "barracks", "clerk", "pass", "claimant", "merchant")
