"""Answers to questions that have a key of their own, in every scene."""

from typing import TYPE_CHECKING

from forgewar.words import Message, message, say

if TYPE_CHECKING:
    from forgewar.app.window.scene_context import SceneContext

QUESTIONS = ("belongings", "turn", "choices", "quests", "latest")
_MOST = 30  # things that are named


def answer(context: "SceneContext", question: str) -> None:
    """Read an answer aloud to a listener, or show it to everybody else."""
    text = str(_choices(context) if question == "choices" else _of_match(context, question))
    if context.reader.listening:
        context.reader.tell(text)
    else:
        context.tell(say(f"commands-label-ask_{question}"), text)


def _of_match(context: "SceneContext", question: str) -> Message:
    from forgewar.play import queries  # when a game is on the table, its rules are there

    if context.match is None:
        return message("query-no-game")
    asked = {
        "belongings": queries.belongings,
        "turn": queries.turn,
        "quests": queries.quests,
        "latest": queries.latest,
    }
    return asked[question](context.match.view)


def _choices(context: "SceneContext") -> Message:
    """Labels of everything that can be pressed now."""
    labels = [spot.label for spot in context.frame.spots if spot.enabled and spot.label]
    more = max(0, len(labels) - _MOST)
    return message("query-choices", count=len(labels), names=tuple(labels[:_MOST]), more=more)
