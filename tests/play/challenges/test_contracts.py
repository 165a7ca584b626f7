"""The ladder: every contract can be dealt, played and recognised, and its condition holds."""

import re
from pathlib import Path

import pytest
from cases import mostly_slow
from msgspec.structs import replace
from words.speaking import speaking

from forgewar.ai.players.registry import GUILDS
from forgewar.content import load
from forgewar.content.challenges import (
    CONTRACTS,
    DAYS,
    challenges_folder,
    deal_plan,
    ladder,
    load_deal_plan,
    load_ladder,
)
from forgewar.content.error import ContentError
from forgewar.play.challenges.check import check_challenges
from forgewar.play.challenges.contracts import (
    contract_condition,
    contract_content,
    contract_of_game,
    next_rung,
    options_of,
    rungs,
)
from forgewar.play.challenges.kept import ContractResult, Kept
from forgewar.rules.actions import Action, BuyCard, BuyDesign, Claim, KeepWealth
from forgewar.rules.decisions import MarketTurn
from forgewar.rules.game import Game
from forgewar.rules.places import PLACES
from forgewar.rules.state import Options
from forgewar.session.record import COLOURS, Seat
from forgewar.session.session import Session
from forgewar.words.language import language_tags

IDS = list(ladder().contracts)


def session_of(id_: str) -> Session:
    contract = ladder().contracts[id_]
    seats = (Seat("You", COLOURS[0]),)
    return Session.new(options_of(contract), contract.seed, contract_content(id_), seats=seats)


@pytest.mark.parametrize("id_", IDS)
def test_a_game_of_a_contract_is_recognised(id_: str) -> None:
    assert contract_of_game(session_of(id_).header) == id_


def test_the_same_seed_with_other_cards_is_no_contract() -> None:
    contract = ladder().contracts["no_barracks"]
    seats = (Seat("You", COLOURS[0]),)
    plain = Session.new(options_of(contract), contract.seed, load.default(), seats=seats)
    assert contract_of_game(plain.header) is None


@pytest.mark.parametrize("id_", mostly_slow(IDS, every=12))
def test_a_contract_can_be_played_to_its_end(id_: str) -> None:
    session = session_of(id_)
    player = GUILDS["apprentice"](1)
    while session.game.decision is not None:
        session.play(player.choose(session.game, 0))
    assert session.game.over


# The least price that rules charge for what a contract's condition speaks of, and the number in it.
PRICES: dict[str, tuple[type[Action], int]] = {
    "no_blacksmith": (BuyDesign, 98),
    "no_clerk": (Claim, 98),
    "no_bazaar": (BuyCard, 98),
}


@pytest.mark.parametrize("id_", PRICES)
def test_prices_of_a_condition_are_charged_in_every_round(id_: str) -> None:
    kind, price = PRICES[id_]
    game, player, asked = session_of(id_).game, GUILDS["apprentice"](1), set[int]()
    while game.decision is not None:
        if isinstance(game.decision, MarketTurn):
            offers = [(place, offer) for place in PLACES for offer in place.offers(game.table, 0)]
            asked |= {
                place.price(game.table, 0, offer) for place, offer in offers if type(offer) is kind
            }
        game.play(player.choose(game, 0))
    assert min(asked) == price


def test_other_conditions_are_what_the_rules_go_by() -> None:
    assert contract_content("no_barracks").prices.hire == (99, 99, 99)
    assert min(contract_content("no_merchant").prices.buy) == 40
    assert contract_content("no_merchant").prices.sell == load.default().prices.sell
    for id_ in ("toll_gates", "kings_own"):
        tolls, plain = contract_content(id_).prices.places, load.default().prices.places
        assert [toll - price for toll, price in zip(tolls, plain, strict=True)] == [1] * 8
    dealt = session_of("empty_purse").game
    keys = {key for pair in dealt.choices() if isinstance(pair, KeepWealth)
            for key in (pair.first, pair.second)}  # fmt: skip
    cards = [dealt.content.wealth[key] for key in keys]
    assert [[(e.kind, e.amount) for e in card.effects] for card in cards] == [[("gold", 1)]] * 4
    for id_ in ("late_start", "hard_deck", "no_bazaar", "kings_own"):
        assert session_of(id_).game.state.stage == 2


NUMBERS = {
    "toll_gates": 1, "no_blacksmith": 98, "no_merchant": 40, "no_barracks": 99, "empty_purse": 1,
    "no_clerk": 98, "no_bazaar": 98,
}  # fmt: skip


@pytest.mark.parametrize("tag", language_tags())
def test_every_language_names_the_numbers_of_conditions(tag: str) -> None:
    with speaking(tag):
        for id_ in IDS:
            said = str(contract_condition(id_))
            assert len(said) <= 80
            if id_ in NUMBERS:
                assert str(NUMBERS[id_]) in re.findall(r"\d+", said)


def test_a_contract_without_changes_uses_the_shipped_cards() -> None:
    assert contract_content("first_commission") is load.default()


def test_fewer_people_start_where_a_contract_says_so() -> None:
    contract = ladder().contracts["short_handed"]
    game = Game.new(options_of(contract), contract.seed, load.default())
    plain = Game.new(Options("epic", 1, difficulty="easy"), 1, game.content)
    heroes = [len(each.state.guilds[0].adventurers) for each in (game, plain)]
    assert heroes[0] == heroes[1] - 1


def test_the_next_contract_is_the_first_without_a_medal() -> None:
    assert next_rung(Kept()).id == IDS[0]
    won = {id_: _result(id_, "bronze") for id_ in IDS[:3]}
    assert next_rung(Kept(won)).id == IDS[3]


def test_with_all_won_the_next_contract_lacks_least_for_a_better_medal() -> None:
    won = {id_: _result(id_, "gold") for id_ in IDS}
    assert next_rung(Kept(won)).id == IDS[-1]
    won[IDS[2]] = _result(IDS[2], "bronze")
    assert next_rung(Kept(won)).id == IDS[2]
    assert rungs(Kept(won))[2].missing is not None


def _result(id_: str, medal: str) -> ContractResult:
    marks = ladder().contracts[id_].marks
    score: int = getattr(marks, medal)
    return ContractResult(score, marks.medal(score), "game", "2026-11-17")


def test_medals_are_earned_from_their_marks_on() -> None:
    marks = deal_plan().marks["simple"]
    assert marks.medal(marks.bronze - 1) is None
    assert marks.medal(marks.bronze) == "bronze"
    assert marks.medal(marks.silver) == "silver"
    assert marks.medal(marks.gold) == "gold"


def test_shipped_challenges_are_sound() -> None:
    assert [*check_challenges(ladder(), deal_plan(), load.default())] == []


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("tier: 1", "tier: 2", "4 contracts of each tier"),
        ("bronze: ", "bronze: 9", "bronze, silver and gold must rise"),
        ("set: {hire: [99, 99, 99]}", "put: {hire: [99, 99, 99]}", "put"),
    ],
)
def test_a_wrong_ladder_is_refused(old: str, new: str, said: str, tmp_path: Path) -> None:
    text = (challenges_folder() / CONTRACTS).read_text(encoding="utf-8")
    (tmp_path / CONTRACTS).write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(ContentError, match=said):
        load_ladder(tmp_path)


def test_a_week_without_marks_is_refused(tmp_path: Path) -> None:
    text = (challenges_folder() / DAYS).read_text(encoding="utf-8")
    (tmp_path / DAYS).write_text(text.replace("  epic: {", "  epics: {", 1), encoding="utf-8")
    with pytest.raises(ContentError):
        load_deal_plan(tmp_path)


def test_a_change_that_fits_no_card_and_old_measurements_are_reported() -> None:
    wrong = dict(ladder().contracts)
    change = replace(wrong["no_clerk"].changes[0], only={"kind": "secret"})
    wrong["no_such"] = wrong["no_clerk"]
    wrong["no_clerk"] = replace(wrong["no_clerk"], changes=(change,))
    old = replace(ladder(), contracts=wrong, content="0" * 16)
    problems = "\n".join(check_challenges(old, deal_plan(), load.default()))
    assert "no_clerk cannot be dealt" in problems
    assert "hall/sign_no_such" in problems
    assert "measure again" in problems
