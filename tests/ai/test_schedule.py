"""What quests ask for, round by round."""

from rules.kit import begun, content_with, leg, quest

from forgewar.ai.value import schedule
from forgewar.rules.state import ActiveQuest
from forgewar.rules.table import Table

TABLE: Table = begun(
    content=content_with(
        quest(leg(steps=2, difficulty=3), leg(difficulty=7, types=("slashing",)), id="climb"),
        quest(leg(difficulty=4), id="errand"),
    )
).table


def demand(key: str, *, step: int = 0, company: int = 0, known: set[str] | None = None) -> object:
    active = ActiveQuest(key, step, 1)
    return schedule.demand(TABLE.track(key), active, company, 4, known or {"slashing"})


def test_a_hard_leg_is_asked_for_in_its_round_and_nobody_after_the_last() -> None:
    assert demand("climb") == ([3, 3, 7, 7], [3, 3, 7, 0])


def test_what_is_on_a_quest_already_need_not_be_forged() -> None:
    assert demand("climb", step=1, company=3) == ([0, 4, 4, 4], [3, 7, 0, 0])


def test_a_type_that_cannot_be_had_takes_more_power() -> None:
    assert demand("climb", step=2, known={"piercing"}) == ([10] * 4, [10, 0, 0, 0])


def test_quests_are_added_up_round_by_round() -> None:
    both = [demand("climb"), demand("errand")]
    assert schedule.together(both, 4) == ([7, 7, 11, 11], [7, 3, 7, 0])
    assert schedule.together([], 2) == ([0, 0], [0, 0])


def test_the_last_round_of_solo_asks_for_a_quest_of_one_step() -> None:
    game = begun(content=content_with(quest(leg(difficulty=8), id="last")))
    game.state.offer = [""] * 8
    game.state.quest_deck = ["last"]
    assert schedule.finale(game.table, set()) == 8
