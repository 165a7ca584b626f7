"""The offer tells the weapons that would meet a quest's first step, or how many more there are."""

import re

import pytest
from app.blank_app import plain_app, put
from app.positions import positions

from forgewar.app.kit.canvas import Canvas
from forgewar.app.quest.offer import _first_step
from forgewar.play.offer import Terms
from forgewar.play.quest import QuestView
from forgewar.rules.actions import Arm
from forgewar.words import message
from forgewar.words.names import card_name


@pytest.mark.parametrize("count", range(8))
def test_weapons_that_are_told_and_those_that_are_counted_are_all(count: int) -> None:
    app = plain_app()
    put(app, positions()["acquisition"].session())
    match = app.context.match
    assert match is not None
    view = QuestView(match.view)
    design = view.designs[0]
    said = message("quest-round", round=1)
    arms = [Arm("errand", number % 3, design) for number in range(count)]
    c = Canvas(app.context.screen.surface, app.context.gallery, 1.0)
    terms = Terms("errand", said, late=False, arms=arms, verdict=said, cost=said)
    _first_step(c, view, terms, 0, 40, 400)
    texts = [text.text for text in c.frame.texts]
    drawn = texts.count(str(card_name(view.content.designs[design])))
    more = [int(number) for text in texts for number in re.findall(r"(\d+) more", text)]
    assert drawn + sum(more) == count
    assert len(more) <= 1
