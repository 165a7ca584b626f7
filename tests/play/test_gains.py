"""What a quest brings when it moves on: every kind of event has its line and its number."""

from types import SimpleNamespace
from typing import cast

import pytest

from forgewar.content.model import Effect
from forgewar.play.gains import changes, gains_of
from forgewar.rules import decisions as de
from forgewar.rules import events as ev
from forgewar.rules.state import GameState
from forgewar.words import message
from forgewar.words.cards import effect
from forgewar.words.names import hero

NOTHING_ASKED = cast(GameState, SimpleNamespace(agenda=[]))


@pytest.mark.parametrize(
    ("event", "line", "gained"),
    [
        (ev.LegCompleted(1, "troll", 0), message("quest-finishes-leg"), None),
        (ev.QuestCompleted(1, "troll"), message("quest-finishes-quest"), None),
        (
            ev.AdventurerRaised(1, 2, 3, "quest", "troll"),
            message("quest-hero-raised", hero=hero(1, 2), level=3),
            Effect("level", 1),
        ),
        (
            ev.WeaponHoned(1, 2, 4),
            message("quest-weapon-honed", hero=hero(1, 2), power=4),
            None,
        ),
        (
            ev.AdventurerJoined(1, 2, "quest", "troll"),
            message("quest-hero-joins"),
            Effect("adventurer", 1),
        ),
        (
            ev.PrestigeChanged(1, 5, "quest"),
            message("quest-gains", what=effect(Effect("prestige", 5))),
            Effect("prestige", 5),
        ),
        (
            ev.GoldChanged(1, 5, "quest"),
            message("quest-gains", what=effect(Effect("gold", 5))),
            Effect("gold", 5),
        ),
        (
            ev.ResourcesChanged(1, 1, 5, "quest"),
            message("quest-gains", what=effect(Effect("iron", 5))),
            Effect("iron", 5),
        ),
    ],
)
def test_an_event_is_told_and_counted(event: ev.Event, line: object, gained: Effect | None) -> None:
    found = gains_of(1, [event], NOTHING_ASKED)
    assert found.lines == (line,)
    assert found.effects == ((gained,) if gained is not None else ())
    assert gains_of(0, [event], NOTHING_ASKED).lines == (message("quest-moves-on-line"),)


def test_what_is_gained_and_lost_again_is_nothing() -> None:
    gold = [ev.GoldChanged(1, amount, "quest") for amount in (3, 2, -5)]
    assert changes([*gold, ev.PrestigeChanged(1, 2, "quest")]) == (Effect("prestige", 2),)


def test_the_word_is_of_the_end_of_it() -> None:
    leg, quest = ev.LegCompleted(1, "troll", 0), ev.QuestCompleted(1, "troll")
    for events, kind in (([], "on"), ([leg], "leg"), ([leg, quest], "completed")):
        found = gains_of(1, [*events], NOTHING_ASKED)
        assert (found.kind, found.word) == (kind, message(f"quest-moves-{kind}"))


def test_questions_are_told_in_the_order_in_which_they_come_up() -> None:
    """The last step of the agenda is the next; those of others, and what is no question, are not
    told."""
    agenda = [
        de.MarketTurn(1),
        de.LevelReward(1, "quest", "troll", 2),
        de.LevelReward(0, "quest", "troll"),
        de.WorkerReward(1, "quest", "troll"),
        de.OverseerReward(1, "quest", "troll"),
    ]
    after = cast(GameState, SimpleNamespace(agenda=agenda))
    told = gains_of(1, [ev.LegCompleted(1, "troll", 0)], after).lines
    assert told == (
        message("quest-finishes-leg"),
        message("quest-then-overseer-move", count=1),
        message("quest-then-worker-move", count=1),
        message("quest-then-level", count=2),
    )
