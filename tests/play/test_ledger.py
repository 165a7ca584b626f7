"""The ledger says how the rules would judge each coming step, in the round in which it comes."""

import pytest
from msgspec.structs import replace
from play.tables import played, renumbered
from play.watched_games import watched
from properties.games import GENEROUS, SHIPPED, TEDIOUS, every_kind

from forgewar.play import ledger
from forgewar.play.match import Match
from forgewar.play.suggestion import cheapest
from forgewar.rules import decisions as de
from forgewar.rules import events as ev
from forgewar.rules import quest as rules
from forgewar.rules.game import Game
from forgewar.rules.quest import standing
from forgewar.rules.state import ActiveQuest
from forgewar.words import message

CONTENTS = (SHIPPED, TEDIOUS, renumbered(GENEROUS))
MOST = 12  # decisions of a game that are looked at


@pytest.mark.slow
def test_cells_are_the_standings_of_their_steps() -> None:
    cells = late = 0
    for number, options in enumerate(every_kind()):
        looked = 0
        for match, _ in played(options, number, CONTENTS[number % len(CONTENTS)]):
            if isinstance(match.view.decision, de.Management) and looked < MOST:
                looked += 1
                for row in ledger.ledger(match.view.game.table, match.view.seat):
                    _check_row(match, row)
                    cells += len(row.cells)
                    late += row.late > 0
    assert cells > 200
    assert late


def test_a_quest_that_has_moved_on_is_asked_for_in_the_next_round() -> None:
    """Told from what happened: in motion as between actions."""
    found = {0: 0, 1: 0}
    for name in ("simple_3", "epic_3"):
        moved: set[tuple[int, str]] = set()
        count = 0
        for match in watched(name):
            steps, state = match.animation.steps, match.view.shown
            for events in (
                match.chronicle.history[count:-1] if steps else match.chronicle.history[count:]
            ):
                moved = _moved(match, moved, events)
                count += 1
            seen = match.chronicle.history[-1][: steps[0].number] if steps else []
            for seat, guild in enumerate(state.guilds):
                for active in guild.quests:
                    late = (seat, active.key) in _moved(match, moved, seen)
                    asked = ledger.asked_in(state, seat, active.key)
                    assert asked == state.round + late, (name, active, state.phase)
                    found[late] += 1
    assert min(found.values()) > 100


def _moved(
    match: Match, moved: set[tuple[int, str]], events: list[ev.Event]
) -> set[tuple[int, str]]:
    """Whose quests have moved on in this round and go on, after more has happened."""
    moved = set(moved)
    for event in events:
        if isinstance(event, ev.RoundStarted):
            moved.clear()
        elif isinstance(event, ev.QuestAdvanced):
            goes_on = event.step <= match.view.game.table.track(event.quest).last
            moved |= {(event.seat, event.quest)} if event.by == "quest" and goes_on else set()
    return moved


def _check_row(match: Match, row: ledger.Row) -> None:
    game, seat, key = match.view.game, match.view.seat, row.active.key
    legs = [leg for leg in row.quest.legs for _ in range(leg.steps)]
    assert len(row.cells) == len(legs) - row.active.step
    for ahead, cell in enumerate(row.cells):
        trial = game.clone()
        moved = _move(trial, seat, key, ahead)
        assert cell.round == game.state.round + ahead
        assert cell.standing == standing(trial.table, seat, moved)
        leg = legs[moved.step]
        assert cell.types == leg.types
        ends = moved.step == len(legs) - 1 or legs[moved.step + 1] is not leg
        assert cell.gives == (leg.rewards if ends else ())
        assert cell.prestige == (leg.prestige if moved.step == len(legs) - 1 else 0)
        if ahead == 0:
            assert ledger.lacks(cell) == _lacks(trial, seat, key)
    assert row.late == max(0, row.last_round - game.state.options.rounds)


def _move(game: Game, seat: int, key: str, ahead: int) -> ActiveQuest:
    """The tracker of a quest, so many steps on."""
    quest = game.table.find_quest(seat, key)
    assert quest is not None
    moved = replace(quest, step=quest.step + ahead)
    game.table.put_quest(seat, moved)
    return moved


def _lacks(game: Game, seat: int, key: str) -> object:
    quest = game.table.find_quest(seat, key)
    assert quest is not None
    now = standing(game.table, seat, quest)
    if now.met:
        return None
    lacking = now.difficulty + rules.MISSING_TYPE * len(now.missing) - now.power
    if lacking > 0:
        return message("quest-short-by", short=lacking)
    return message("quest-promised-short")


def test_the_number_of_people_is_enough() -> None:
    """A cell of the present round that says how many meet it can be met with so many."""
    looked = 0
    for match, _ in played(every_kind()[0], 3, SHIPPED):
        if not isinstance(match.view.decision, de.Management):
            continue
        for row in ledger.ledger(match.view.game.table, match.view.seat):
            people = row.cells[0].adventurers
            if people and not row.cells[0].standing.met:
                looked += 1
                assert _meets_with(match, row, people)
    assert looked


def _meets_with(match: Match, row: ledger.Row, people: int) -> bool:
    trial = match.view.game.clone()
    for arm in cheapest(match.view.game, row.active.key):
        trial.play(arm)
    company = len(trial.table.company(match.view.seat, row.active.key))
    quest = trial.table.find_quest(match.view.seat, row.active.key)
    assert quest is not None
    return company == people and standing(trial.table, match.view.seat, quest).met


def test_totals_sum_up_the_rounds() -> None:
    for match, _ in played(every_kind()[-1], 4, TEDIOUS):
        if not isinstance(match.view.decision, de.Management):
            continue
        rows = ledger.ledger(match.view.game.table, match.view.seat, people=False)
        for total in ledger.totals(rows):
            cells = [cell for row in rows for cell in row.cells if cell.round == total.round]
            assert total.power == sum(cell.standing.difficulty for cell in cells)
            assert total.armed == sum(cell.standing.power for cell in cells)
            assert set(total.types) == {kind for cell in cells for kind in cell.types}


def test_what_a_step_lacks_is_power_or_else_who_was_promised() -> None:
    stands = {
        rules.Standing(7, 5, (), ()): None,
        rules.Standing(5, 5, (), ()): None,
        rules.Standing(4, 5, ("sword",), (0,)): message("quest-short-by", short=4),
        rules.Standing(5, 5, (), (0,)): message("quest-promised-short"),
    }
    for standing_, lacks in stands.items():
        assert ledger.lacks(ledger.Cell(1, standing_, (), 0, (), 0)) == lacks


def test_rounds_after_the_last_are_called_so() -> None:
    match = next(match for match, _ in played(every_kind()[0], 1))
    last = match.view.shown.options.rounds
    assert ledger.head(match.view.shown, last) == message("quest-round", round=last)
    assert ledger.head(match.view.shown, last + 1) == message("quest-after-the-end")
