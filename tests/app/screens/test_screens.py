"""In recorded games of every mode the screen shows what the rules say."""

from collections.abc import Callable

import pytest
from app.screens import (
    bottom_bar,
    choices,
    guild_panels,
    large_text,
    market,
    mine,
    overlays,
    people,
    quest,
)
from app.screens.recorded import (
    FEW,
    GAMES,
    MANY,
    SAMPLED,
    SHORT,
    SMALL,
    WINDOW,
    Table,
    positions,
)
from cases import mostly_slow

from forgewar.rules import decisions as de

Check = Callable[[Table], None]
EVERYWHERE: tuple[Check, ...] = (
    guild_panels.the_panel_of_the_guild_that_decides_glows,
    guild_panels.panels_count_what_guilds_have,
    guild_panels.panels_count_cards_on_the_table,
    guild_panels.the_order_of_play_is_that_of_the_rules,
    guild_panels.guilds_that_passed_are_crossed_off,
    guild_panels.round_and_phase_are_named,
    bottom_bar.the_prompt_names_the_guild_that_is_asked,
    bottom_bar.passing_is_offered_where_it_is_legal,
    bottom_bar.undo_leads_to_the_decision_before,
    overlays.the_log_shows_its_latest_line_with_its_guild,
    overlays.those_who_acted_since_are_named_with_what_they_did,
    people.a_spot_of_an_adventurer_shows_him,
)
# Slower ones, at one position in `SELDOM`.
NOW_AND_THEN: tuple[Check, ...] = (
    overlays.any_guild_trades_at_its_own_prices,
    overlays.a_mat_shows_all_that_a_guild_has,
    overlays.a_hint_says_what_to_do_and_rings_it,
    overlays.a_ledger_says_what_quests_need,
    overlays.a_handover_names_who_is_next,
)
SELDOM = 8
IN_THE_MINE: tuple[Check, ...] = (
    mine.a_hex_shows_and_names_what_stands_on_it,
    mine.what_can_be_picked_is_what_can_be_moved,
    mine.workers_are_counted,
    mine.the_order_that_would_follow_is_that_of_the_rules,
    mine.a_move_that_is_pointed_at_shows_what_it_brings,
)
WITH_QUESTS: tuple[Check, ...] = (
    quest.own_quests_stand_as_the_rules_say,
    quest.adventurers_and_designs_are_what_the_guild_has,
    people.people_of_a_quest_are_on_it,
)
BY_DECISION: dict[type, tuple[Check, ...]] = {
    de.MarketTurn: (
        market.an_offer_can_be_had_or_names_the_clause_against_it,
        market.a_price_is_what_is_paid,
        market.a_claim_shares_its_price_with_those_who_claimed_before,
        market.what_was_sold_names_its_buyer,
        market.decks_say_how_many_cards_are_left,
        market.a_bonus_says_what_it_counts_now,
        market.people_at_the_barracks_gain_one_level,
        market.the_road_says_how_far_it_leads,
        market.passing_pays_what_its_button_says,
        market.the_merchant_takes_and_gives_what_is_said,
        people.the_barracks_show_everybody_once,
    ),
    de.WealthChoice: (
        choices.quests_on_the_table_cost_what_their_places_cost,
        choices.dealt_wealth_is_seen_once_the_guild_has_the_seat,
    ),
    de.LevelReward: (choices.a_level_becomes_the_next_one,),
    de.TitleChoice: (choices.titles_that_are_free_can_be_chosen,),
    de.CardReward: (choices.cards_of_the_discard_can_be_taken_or_say_why_not,),
    de.Placement: IN_THE_MINE,
    de.MineTurn: IN_THE_MINE,
    de.AutomatedTie: IN_THE_MINE,
    de.OverseerReward: IN_THE_MINE,
    de.WorkerReward: IN_THE_MINE,
    de.Acquisition: (
        quest.quests_on_offer_cost_what_taking_them_takes,
        quest.a_quest_that_cannot_end_in_time_is_flagged,
        quest.a_quest_that_is_pointed_at_says_what_it_costs,
        quest.own_quests_stand_as_the_rules_say,
    ),
    de.Management: (*WITH_QUESTS, quest.being_done_means_what_the_rules_do),
    de.Rewards: (*WITH_QUESTS, quest.the_next_quest_to_move_on_brings_what_is_shown),
}


def checks(table: Table) -> list[Check]:
    """What holds at this position."""
    number = len(table.match.session.actions)
    slower = NOW_AND_THEN if number % SELDOM == 0 else ()
    return [*EVERYWHERE, *BY_DECISION.get(type(table.game.decision), ()), *slower]


def check(game: str, every: int, window: tuple[int, int]) -> None:
    for table in positions(game, every=every, window=window):
        for holds in checks(table):
            holds(table)


@pytest.mark.parametrize("game", mostly_slow(SAMPLED, every=4))
def test_a_few_small_screens_show_what_the_rules_say(game: str) -> None:
    check(game, FEW, SMALL)


@pytest.mark.parametrize("game", mostly_slow(GAMES, every=len(GAMES)))
def test_panels_of_large_text_show_what_the_rules_say(game: str) -> None:
    for table in positions(game, every=FEW // 4, text=200):
        if not isinstance(table.game.decision, de.Rewards | de.AutomatedTie):
            large_text.panels_count_what_guilds_have(table)
        if isinstance(table.game.decision, de.MineTurn):
            large_text.panels_count_what_guilds_would_have(table)


@pytest.mark.slow
def test_many_screens_of_a_short_game_show_what_the_rules_say() -> None:
    check(SHORT, MANY, WINDOW)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_every_screen_shows_what_the_rules_say(game: str) -> None:
    check(game, 1, WINDOW)


@pytest.mark.slow
@pytest.mark.parametrize("game", SAMPLED)
def test_every_small_screen_shows_what_the_rules_say(game: str) -> None:
    check(game, 1, SMALL)
