"""The bar below every scene of a match: who is asked, passing, and undo."""

import re

from app.screens.recorded import NAMES, Table

from forgewar.rules import actions as ac
from forgewar.rules import decisions as de
from forgewar.session.undo import undo_target

QUIET = (ac.PassMine, ac.PassMarket, ac.DeclineQuest, ac.DeclineReward)
# What undo calls each decision.
DECIDED = {
    de.WealthChoice: "wealth",
    de.Placement: "overseer",
    de.MineTurn: "mine move",
    de.MarketTurn: "market action",
    de.Acquisition: "choice of quest",
}


def the_prompt_names_the_guild_that_is_asked(table: Table) -> None:
    prompt = table.frame.prompt
    assert prompt
    named = re.findall(rf"({'|'.join(NAMES.values())}): ", prompt)
    if named:
        assert named[-1] == table.name(table.seat), prompt


def passing_is_offered_where_it_is_legal(table: Table) -> None:
    spot = table.frame.spot("pass")
    if spot is not None:
        legal = any(isinstance(action, QUIET) for action in table.game.choices())
        assert spot.enabled == legal, spot.why


def undo_leads_to_the_decision_before(table: Table) -> None:
    spot = table.frame.spot("undo")
    if spot is None or not spot.enabled:
        return
    step = undo_target(table.match.session)
    assert step is not None
    assert step.before.decision is not None
    seat = getattr(step.action, "seat", step.before.decision.seat)
    assert table.name(seat) in spot.tip or "you" in spot.tip, spot.tip
    said = DECIDED.get(type(step.before.decision), "")
    if not isinstance(step.action, ac.Trade):
        assert said in spot.tip, spot.tip
