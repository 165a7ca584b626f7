"""What every scene of a match shows: a panel for each guild, the order, the round and the phase."""

from app.screens.recorded import Table

from forgewar.app.kit.signs import Sign
from forgewar.content.model import RESOURCES
from forgewar.rules import decisions as de
from forgewar.rules import events as ev

PLACES = ("", "first", "second", "third", "last")
# Decisions with a scene of their own, in whichever phase they come up.
ELSEWHERE = (
    de.OverseerReward,
    de.WorkerReward,
    de.CardReward,
    de.LevelReward,
    de.TitleChoice,
)


def the_panel_of_the_guild_that_decides_glows(table: Table) -> None:
    glowing = {
        side
        for side in range(table.match.view.sides)
        for rect, active in table.panels
        if active and rect == table.spot(f"guild.{side}").rect
    }
    decision = table.game.decision
    chosen_for = decision.side if isinstance(decision, de.AutomatedTie) else table.seat
    assert glowing == {chosen_for}


def panels_count_what_guilds_have(table: Table) -> None:
    for side in range(table.match.view.sides):
        name, panel = table.name(side), table.spot(f"guild.{side}").rect
        assert name in table.texts(panel)
        assert set(table.pictures("emblems/shield_", panel)) == {f"emblems/shield_{name.lower()}"}
        rewarded = isinstance(table.game.decision, de.Rewards) and side == table.seat
        tied = isinstance(table.game.decision, de.AutomatedTie)
        for term, (number, said) in _counts(table, side).items():
            (sign,) = table.signs(term, panel)
            # The panel shows what the next quest or, at a tie, a move of a rival would bring.
            if not rewarded and not (tied and term in ("worker", *RESOURCES)):
                assert table.numbers(sign.rect) == [number], f"{term} of {name}"
            assert sign.now is not None
            assert str(sign.now()) == said


_NOUNS = {"emerald": "emeralds", "ruby": "rubies", "diamond": "diamonds"}  # of several


def _counts(table: Table, side: int) -> dict[str, tuple[int, str]]:
    """For each sign of a panel its number and what it means."""
    name = table.name(side)
    workers = sum(cell == side + 1 for cell in table.state.cells)
    said = f"{name}'s workers in the mine: {workers}."
    found = {"worker": (workers, said)}
    if side >= len(table.state.guilds):
        return found
    guild = table.state.guilds[side]
    for resource, held in zip(RESOURCES, guild.resources, strict=True):
        noun = resource if held == 1 else _NOUNS.get(resource, resource)
        found[resource] = (held, f"{name} has {held} {noun}.")
    heroes, home = len(guild.adventurers), sum(not hero.quest for hero in guild.adventurers)
    noun = "adventurer" if heroes == 1 else "adventurers"
    found["gold"] = (guild.gold, f"{name} has {guild.gold} gold.")
    found["prestige"] = (guild.prestige, f"{name} has {guild.prestige} prestige.")
    found["adventurer"] = (heroes, f"{name} has {heroes} {noun}, {home} at home.")
    return found


def panels_count_cards_on_the_table(table: Table) -> None:
    for seat, guild in enumerate(table.state.guilds):
        panel = table.spot(f"guild.{seat}").rect
        held = {
            "quest": len(guild.quests),
            "design": len(guild.designs) + len(guild.claims),
            "bonus_card": len(guild.bonus_cards) + len(guild.end_bonuses),
        }
        for term, count in held.items():
            shown = [table.numbers(sign.rect) for sign in table.signs(term, panel)]
            assert shown == ([[count]] if count else []), f"{term} of {table.name(seat)}"


def _order_signs(table: Table) -> list[Sign]:
    return sorted(table.signs("player_order"), key=lambda sign: sign.rect.x)


def the_order_of_play_is_that_of_the_rules(table: Table) -> None:
    order = table.state.order
    signs = _order_signs(table)
    assert len(signs) == len(order)
    for place, (sign, side) in enumerate(zip(signs, order, strict=True), 1):
        name = table.name(side)
        assert table.pictures("emblems/shield_", sign.rect) == [f"emblems/shield_{name.lower()}"]
        assert sign.now is not None
        assert str(sign.now()).startswith(f"{name} goes {PLACES[place]} this round")


def guilds_that_passed_are_crossed_off(table: Table) -> None:
    """In the market: those that had their turn are ticked off, or crossed off if they passed."""
    if not isinstance(table.game.decision, de.MarketTurn):
        return
    passed: dict[int, bool] = {}
    for event in _since_phase(table):
        if isinstance(event, ev.SpaceTaken):
            passed[event.seat] = False
        elif isinstance(event, ev.Passed) and event.what == "market":
            passed[event.seat] = True
    passed.pop(table.seat, None)
    for sign, side in zip(_order_signs(table), table.state.order, strict=True):
        marks = table.pictures("icons/", sign.rect.inflate(16, 0))
        marks = [mark for mark in marks if mark in ("icons/check", "icons/pass")]
        wanted = {None: [], True: ["icons/pass"], False: ["icons/check"]}[passed.get(side)]
        assert marks == wanted, table.name(side)


def _since_phase(table: Table) -> list[ev.Event]:
    """Events since the phase began."""
    found: list[ev.Event] = []
    for event in (event for events in table.match.chronicle.history for event in events):
        if isinstance(event, ev.PhaseStarted):
            found.clear()
        found.append(event)
    return found


def round_and_phase_are_named(table: Table) -> None:
    state = table.state
    number = max(1, state.round)
    assert f"Round {number}" in table.texts()
    (sign,) = table.signs("round")
    assert sign.now is not None
    assert str(sign.now()) == f"Round {number} of {state.options.rounds}."
    if state.phase in ("mine", "market", "quest") and not isinstance(
        table.game.decision, ELSEWHERE
    ):
        assert table.spot(f"look.{state.phase}").tip == "You are here"
