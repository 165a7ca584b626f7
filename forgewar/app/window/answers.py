"""Answers to what can be asked with one key, wherever one is."""

from typing import TYPE_CHECKING

from forgewar.words import Message, message, say

if TYPE_CHECKING:
    from forgewar.app.window.app import App

_MOST = 30  # things that are named


def answer(app: "App", question: str) -> None:
    """Said at once to who listens, shown to who does not."""
    told = str(_choices(app) if question == "choices" else _of_match(app, question))
    if app.reader is not None and app.heard:
        app.reader.tell(told)
    else:
        app.tell(say(f"commands-label-ask_{question}"), told)


def _of_match(app: "App", question: str) -> Message:
    from forgewar.play import queries  # when a game is on the table, its rules are there

    if app.match is None:
        return message("query-no-game")
    asked = {
        "belongings": queries.belongings,
        "turn": queries.turn,
        "quests": queries.quests,
        "latest": queries.latest,
    }
    return asked[question](app.match)


def _choices(app: "App") -> Message:
    """What can be pressed now."""
    labels = [spot.label for spot in app.frame.spots if spot.enabled and spot.label]
    more = max(0, len(labels) - _MOST)
    return message("query-choices", count=len(labels), names=tuple(labels[:_MOST]), more=more)
