"""Every card shows the numbers and symbols of its data, large and in hand."""

from collections import Counter
from collections.abc import Callable

import pytest
from app.blank_app import PlainGallery, plain_app, put
from app.cards.drawn_cards import Drawn, recorded
from app.positions import CONTENT, positions

from forgewar.app import cards
from forgewar.app.kit import palette
from forgewar.app.kit.canvas import Canvas
from forgewar.content.model import RESOURCES, Effect
from forgewar.words.names import hero as hero_name

LARGE, HAND = 260.0, 130.0
PRICE = 37  # that no card has
# The picture of each kind of effect; the others are resources of the same name.
PICTURES = {
    "gold": "icons/coin",
    "prestige": "icons/seal",
    "adventurer": "icons/person",
    "level": "icons/level",
    "overseer_move": "icons/overseer_move",
    "worker_move": "icons/worker_move",
    "market_card": "icons/market_card",
    "claim": "icons/claim",
}
both_sizes = pytest.mark.parametrize("width", [LARGE, HAND])


def drawn(draw: Callable[[Canvas], None]) -> Drawn:
    canvas = Canvas(plain_app().context.screen.surface, PlainGallery(), 1.0)
    with recorded() as found:
        draw(canvas)
    return found


def check_effects(found: Drawn, effects: tuple[Effect, ...], where: str) -> None:
    """Each effect has its picture, and its amount stands there if it is not 1."""
    shown, texts = found.pictures, set(found.texts)
    for effect in effects:
        picture = PICTURES.get(effect.kind, f"resources/{effect.kind}")
        assert shown[picture], f"{where}: {effect.kind}"
        if effect.amount > 1:
            amounts = {str(effect.amount), f"+{effect.amount}"}
            assert amounts & texts or shown[picture] >= effect.amount, f"{where}: {effect}"
    kinds = {effect.kind for effect in effects}
    others = {f"resources/{name}" for name in RESOURCES if name not in kinds}
    assert not others & set(shown), where


@both_sizes
def test_a_design_shows_power_level_types_cost_prestige_and_price(width: float) -> None:
    for key, design in CONTENT.designs.items():

        def draw(c: Canvas, key: str = key) -> None:
            cards.draw_design(c, CONTENT, key, 0, 0, width, price=PRICE)

        found = drawn(draw)
        shown, texts = found.pictures, found.texts
        assert texts[str(design.power)], f"power of {key}"
        assert texts[str(PRICE)], f"price of {key}"
        if design.prestige:
            assert texts[str(design.prestige)], f"prestige of {key}"
        assert found.tinted["icons/pip", palette.CARD_RUST] == design.level, f"level of {key}"
        types = {name for name in shown if name.startswith("icons/type_")}
        assert types == {f"icons/type_{kind}" for kind in design.types}, f"types of {key}"
        assert shown[design.picture] == 1
        for number, name in enumerate(RESOURCES):
            count = shown[f"resources/{name}"]
            gives = any(effect.kind == name for effect in design.effects)
            assert count == design.cost[number] or (gives and count), f"{name} of {key}"


@both_sizes
def test_a_card_that_is_not_for_sale_has_no_price(width: float) -> None:
    for key in (*CONTENT.bonus_cards, *CONTENT.single_cards, *CONTENT.end_bonuses):

        def sold(c: Canvas, price: int | None, key: str = key) -> None:
            cards.draw_card(c, CONTENT, key, 0, 0, width, price=price)

        assert drawn(lambda c: sold(c, PRICE)).texts[str(PRICE)] == 1, key
        assert str(PRICE) not in drawn(lambda c: sold(c, None)).texts, key


@both_sizes
def test_a_bonus_card_shows_its_exchange_and_its_prestige(width: float) -> None:
    for key, card in CONTENT.bonus_cards.items():

        def draw(c: Canvas, key: str = key) -> None:
            cards.draw_card(c, CONTENT, key, 0, 0, width)

        found = drawn(draw)
        assert not card.prestige or found.texts[str(card.prestige)], f"prestige of {key}"
        shown = {name for name in found.pictures if name.startswith("resources/")}
        traded = (card.stall.gem, card.stall.metal) if card.stall is not None else ()
        assert shown == {f"resources/{RESOURCES[each]}" for each in traded}, key
        if card.stall is not None:
            assert {"1", "2"} <= set(found.texts), f"amounts of {key}"


@both_sizes
def test_single_use_and_wealth_cards_show_what_they_give(width: float) -> None:
    for key, card in (*CONTENT.single_cards.items(), *CONTENT.wealth.items()):

        def draw(c: Canvas, key: str = key) -> None:
            cards.draw_card(c, CONTENT, key, 0, 0, width)

        check_effects(drawn(draw), card.effects, key)


@both_sizes
def test_a_quest_shows_its_steps_what_they_need_and_what_they_pay(width: float) -> None:
    for key, quest in CONTENT.quests.items():

        def draw(c: Canvas, key: str = key) -> None:
            cards.draw_quest(c, CONTENT, key, 0, 0, width)

        found = drawn(draw)
        shown, texts = found.pictures, found.texts
        if width == LARGE:
            assert shown["board/step"] == sum(leg.steps for leg in quest.legs), f"steps of {key}"
        needed = Counter(str(leg.difficulty) for leg in quest.legs)
        pays = Counter(str(leg.prestige) for leg in quest.legs if leg.prestige)
        assert not (needed + pays) - texts, f"power and prestige of {key}"
        types = {name for name in shown if name.startswith("icons/type_")}
        assert types == {f"icons/type_{kind}" for leg in quest.legs for kind in leg.types}, key
        check_effects(found, tuple(e for leg in quest.legs for e in leg.rewards), key)


@pytest.mark.slow
def test_steps_before_the_tracker_are_done() -> None:
    for key, quest in CONTENT.quests.items():
        for step in range(sum(leg.steps for leg in quest.legs)):

            def draw(c: Canvas, key: str = key, step: int = step) -> None:
                cards.draw_quest(c, CONTENT, key, 0, 0, LARGE, step=step, emblem="sun")

            shown = drawn(draw).pictures
            assert shown["board/step_done"] == step, f"{key} on step {step}"


@both_sizes
def test_an_adventurers_tile_shows_name_level_and_weapon(width: float) -> None:
    """On a small tile a title stands for the level of champions, which is always the same."""
    app = plain_app()
    put(app, positions()["management"].session())
    match = app.context.match
    assert match is not None
    for seat, guild in enumerate(match.view.shown.guilds):
        for number, hero in enumerate(guild.adventurers):

            def draw(c: Canvas, seat: int = seat, number: int = number) -> None:
                cards.draw_adventurer(c, match.view, seat, number, 0, 0, width)

            found = drawn(draw)
            assert str(hero_name(seat, number)) in found.texts
            pips = 0 if hero.title and width == HAND else hero.level
            assert found.tinted["icons/pip", palette.TILE_PIP] == pips
            if hero.weapon:
                assert found.pictures[CONTENT.designs[hero.weapon].picture] == 1
