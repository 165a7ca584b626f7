"""The duty of a solo round agrees with the events of the round and with the clause (SOLO-11)."""

import pytest
from play.solo_games import frames, solo_match
from properties.games import GENEROUS

from forgewar.play.duty import duty
from forgewar.play.match import Match
from forgewar.rules import events as ev
from forgewar.rules.state import ActiveQuest, Options
from forgewar.words import message

ALONE = Options("simple", 1, difficulty="easy")


def taken_by_events(match: Match) -> bool:
    """Whether a quest was taken since the round began, told from the history alone."""
    events = [event for events in match.chronicle.history for event in events]
    starts = [i for i, event in enumerate(events) if isinstance(event, ev.RoundStarted)]
    since = events[starts[-1] :] if starts else []
    return any(isinstance(event, ev.QuestTaken) for event in since)


@pytest.mark.rule("SOLO-11")
@pytest.mark.parametrize("difficulty", ["easy", "hard"])
def test_the_box_is_ticked_exactly_when_a_quest_was_taken_in_this_round(difficulty: str) -> None:
    options, seen = Options("simple", 1, difficulty=difficulty), set()  # type: ignore[arg-type]  # one of its words
    for seed in (1, 2):
        for match in frames(solo_match(options, seed, GENEROUS, 0), seed):
            state = match.view.shown
            if state.phase not in ("mine", "market", "quest", "end") or match.view.game.over:
                continue
            found = duty(match.view)
            assert found.done == taken_by_events(match), state.phase
            assert found.title == message("duty-title", round=state.round)
            assert len(found.active) == len(state.guilds[0].quests)
            assert len(found.offer) == sum(bool(key) for key in state.offer)
            seen.add((state.phase, found.done))
    assert {("mine", False), ("market", False), ("quest", False), ("quest", True)} <= seen


def with_quests(count: int, round_: int) -> Match:
    """A match in the mine phase of a round, with so many quests under way."""
    match = next(
        match
        for match in frames(solo_match(ALONE, 1, GENEROUS, 0), 1)
        if match.view.shown.phase == "mine" and match.view.shown.round == 1
    )
    state = match.view.shown
    keys = list(match.view.content.quests)[:count]
    state.guilds[0].quests = [ActiveQuest(key, 0, 0) for key in keys]
    state.round = round_
    return match


@pytest.mark.rule("SOLO-11")
@pytest.mark.parametrize(
    ("count", "round_", "state", "warning"),
    [
        (0, 3, "open", "duty-failed"),
        (3, 3, "open", "duty-failed"),
        (4, 3, "danger", "duty-four"),
        (5, 3, "danger", "duty-full"),
        (0, 7, "open", "duty-failed"),
        (1, 7, "danger", "duty-last"),
    ],
)
def test_danger_says_what_would_lose_the_game(
    count: int, round_: int, state: str, warning: str
) -> None:
    found = duty(with_quests(count, round_).view)
    assert (found.state, found.warning.id) == (state, warning)


def test_an_empty_offer_lifts_the_duty() -> None:
    match = with_quests(0, 3)
    match.view.shown.offer[:] = [""] * len(match.view.shown.offer)
    found = duty(match.view)
    assert (found.state, found.done, found.task) == ("met", True, message("duty-none"))
