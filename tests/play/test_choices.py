"""Levels, titles, cards and wealth: what can be chosen is what is legal, and says what it does."""

from collections import Counter
from collections.abc import Callable, Iterator

import pytest
from cases import mostly_slow
from play.tables import played, renumbered
from properties.games import GENEROUS, SHIPPED, every_kind

from forgewar.content.model import Content
from forgewar.play.choices import (
    KEPT,
    CardRewardView,
    ChoiceView,
    LevelsView,
    TitlesView,
    WealthView,
)
from forgewar.play.match import Match
from forgewar.play.table_view import TableView
from forgewar.rules import decisions as de
from forgewar.rules import events as ev
from forgewar.rules.actions import (
    Action,
    ChooseTitle,
    DeclineReward,
    KeepWealth,
    RaiseAdventurer,
    TakeCard,
)
from forgewar.rules.setup import MAX_START_LEVEL
from forgewar.rules.state import MAX_LEVEL, Options
from forgewar.words import message
from forgewar.words.cards import ability_text

OTHER = renumbered(GENEROUS)
VIEWS: dict[type, Callable[[TableView], ChoiceView]] = {
    de.LevelReward: LevelsView,
    de.TitleChoice: TitlesView,
    de.CardReward: CardRewardView,
}


def decisions(kind: type, content: Content = GENEROUS, most: int = 8) -> Iterator[Match]:
    """The first decisions of a kind in a game of every kind."""
    for number, options in enumerate(every_kind()):
        seen = 0
        for match, _ in played(options, number, content):
            if isinstance(match.view.decision, kind):
                yield match
                seen += 1
                if seen == most:
                    break


@pytest.mark.slow
@pytest.mark.parametrize("kind", mostly_slow(VIEWS, every=9))
def test_what_is_enabled_is_what_is_legal(kind: type) -> None:
    seen = Counter[bool]()
    for match in decisions(kind):
        view = VIEWS[kind](match.view)
        legal = [a for a in match.view.game.choices() if not isinstance(a, DeclineReward)]
        usable = [option.action for option in view.options if view.can(option)]
        assert sorted(usable, key=str) == sorted(legal, key=str)
        for option in view.options:
            assert str(option.why) == str(match.view.why_not(option.action))
            seen[not option.why] += 1
        assert view.first_focus in [o.spot for o in view.options if not o.why]
        declines = DeclineReward() in match.view.game.choices()
        assert view.can_decline == declines == (view.decline is not None)
        assert view.primary(None).why
        for action in usable:
            assert not view.primary(action).why
            _check_told(match, view, action)
        assert str(view.prompt(None))
    assert seen[True]
    if kind is not de.CardReward:
        assert seen[False]


def _check_told(match: Match, view: ChoiceView, action: Action) -> None:
    """The prompt of a choice says what comes of it."""
    told = str(view.prompt(action))
    trial = match.view.game.clone()
    events = trial.play(action)
    guild = trial.state.guilds[match.view.seat]
    if isinstance(action, RaiseAdventurer):
        raised = next(event for event in events if isinstance(event, ev.AdventurerRaised))
        assert (raised.seat, raised.adventurer) == (match.view.seat, action.adventurer)
        assert told.endswith(f"level {raised.level}")
    elif isinstance(action, ChooseTitle):
        title = match.view.game.content.titles[action.title]
        assert title.name in told
        assert str(ability_text(title)) in told
    elif isinstance(action, TakeCard):
        assert str(match.view.names.card(action.card)) in told
        kept = action.card in guild.bonus_cards or action.card in guild.designs
        assert ("at once" in told) == (not kept)


def test_levels_say_which_level_wields_what() -> None:
    """The numbers are those of the designs."""
    match = next(decisions(de.LevelReward))
    said = [line.says for line in LevelsView(match.view).lines]
    assert message("choices-level-public", level=2) in said
    assert message("choices-level-unique", level=3) in said
    assert LevelsView(match.view).remark is not None


def test_nobody_is_shown_above_the_highest_level() -> None:
    match = next(decisions(de.LevelReward))
    view = LevelsView(match.view)
    assert max(view.raised(n).level for n in range(len(view.heroes))) <= MAX_LEVEL


# Wealth


def wealth(kind: type, content: Content = SHIPPED) -> Iterator[Match]:
    for options in every_kind():
        for seed in range(6):
            for match, _ in played(options, seed, content):
                if isinstance(match.view.decision, kind):
                    yield match
                    break
                if match.view.shown.phase != "setup":
                    break


def test_two_cards_are_kept_where_the_rules_allow_it() -> None:
    refused = 0
    for match in wealth(de.WealthChoice):
        view = WealthView(match.view)
        assert view.dealt == match.view.game.state.guilds[match.view.seat].wealth
        for first in view.dealt:
            assert view.button([first], curtained=False).why
            for second in view.dealt:
                if first == second:
                    continue
                pair = KeepWealth(*sorted((first, second), key=view.dealt.index))
                button = view.button([first, second], curtained=False)
                refusal = match.view.why_not(pair)
                assert str(button.why) == str(refusal)
                assert view.keep([first, second]) == (None if refusal else pair)
                if refusal:
                    refused += 1
                    told = view.chosen_prompt([first, second], curtained=False)
                    assert str(told) == str(refusal)
    assert refused


def test_a_level_at_the_start_goes_to_whom_the_rules_let_have_it() -> None:
    seen = 0
    for match in wealth(de.WealthRaise):
        view = WealthView(match.view)
        assert [option.action for option in view.options] == match.view.choices()
        for option in view.options:
            number = option.action.adventurer  # type: ignore[union-attr]  # all of them raise
            assert view.raised(number).level == view.hero(number).level + 1 <= MAX_START_LEVEL
            assert f"to {view.raised(number).level}" in str(option.label)
        seen += 1
    assert seen


def test_raising_asks_for_an_adventurer_and_not_for_cards() -> None:
    match = next(wealth(de.WealthRaise))
    view = WealthView(match.view)
    button = view.button([], curtained=False)
    assert button.why == message("choices-raise-first")
    assert "card" not in str(button.why)
    assert view.chosen_prompt([], curtained=False) == message("choices-raise-asked")


def test_prices_on_the_table_are_those_of_the_content() -> None:
    match = next(wealth(de.WealthChoice, OTHER))
    view = WealthView(match.view)
    for place, price in enumerate(OTHER.prices.places):
        assert f"for {price} gold" in str(view.on_table(0, place))
    assert str(KEPT) in str(view.heading[1])


def test_a_curtain_is_drawn_only_between_people() -> None:
    for match, _ in played(Options("simple", 1, difficulty="easy"), 1):
        assert not WealthView(match.view).curtain_needed
        break
    for match, _ in played(Options("simple", 2), 1):
        assert WealthView(match.view).curtain_needed
        break


def test_the_head_of_a_choice_names_a_guild_that_is_no_persons(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = next(match for match, _ in played(Options("simple", 3), 1, GENEROUS))
    view = LevelsView(match.view)
    assert view.head == view.title
    monkeypatch.setattr(match.view, "is_person", lambda _: False)
    assert view.head == message("choices-of", guild=match.view.name(view.seat), choice=view.title)
