"""The handover tells what happened last."""

from app.blank_app import plain_app
from app.views import at

from forgewar.words import message
from forgewar.words.log import LogLine


def test_of_many_lines_the_latest_are_shown() -> None:
    app = plain_app()
    at("market")(app)
    lines = [LogLine(1, message("log-round", round=number)) for number in range(1, 31)]
    app.context.navigator.open("handover", 0, lines)
    app.loop.draw()
    shown = [text.text for text in app.context.frame.texts]
    assert "Round 30" in shown
    assert "Round 1" not in shown
