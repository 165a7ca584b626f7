"""The mine: what stands where, what can be moved, and what a move would bring."""

import re
from collections import Counter, defaultdict
from itertools import pairwise

from app.screens.recorded import Table

from forgewar.content.model import RESOURCES
from forgewar.play.tie import MOST_NUMBERED
from forgewar.rules import actions as ac
from forgewar.rules import decisions as de
from forgewar.rules import events as ev
from forgewar.rules.order import next_order
from forgewar.rules.state import EMPTY, OVERSEER


def a_hex_shows_and_names_what_stands_on_it(table: Table) -> None:
    state = table.state
    for spot in table.spots("hex."):
        hex_ = int(spot.name.removeprefix("hex."))
        piece, ground = state.cells[hex_], RESOURCES[state.terrain[hex_]]
        if piece == EMPTY:
            assert spot.label == f"Empty {ground} hex"
            continue
        kind = "overseer" if piece >= OVERSEER else "worker"
        name = table.name(piece - OVERSEER if piece >= OVERSEER else piece - 1)
        assert spot.label == f"{name}'s {kind} on {ground}"
        assert f"pieces/{kind}_{name.lower()}" in table.pictures("pieces/", spot.rect), spot.label


def what_can_be_picked_is_what_can_be_moved(table: Table) -> None:
    choices = table.game.choices()
    wanted = {a.origin for a in choices if isinstance(a, ac.MoveOverseer | ac.MoveWorker)}
    if isinstance(table.game.decision, de.Placement):
        places = [a for a in choices if isinstance(a, ac.PlaceOverseer)]
        wanted = {action.hex for action in places if action.side == places[0].side}
    if isinstance(table.game.decision, de.AutomatedTie) and len(choices) <= MOST_NUMBERED:
        wanted |= {a.target for a in choices if isinstance(a, ac.MoveOverseer)}
    shown = {int(s.name.removeprefix("hex.")) for s in table.spots("hex.") if s.enabled}
    assert shown == wanted


def workers_are_counted(table: Table) -> None:
    if isinstance(table.game.decision, de.AutomatedTie):
        # The column has the candidates; panels show what comes of the one that Enter would play.
        _check_workers_in_panels(table, aimed_in_tie(table))
        return
    cells = table.state.cells
    _check_counts(table, [cells.count(side + 1) for side in _sides(table)])


def the_order_that_would_follow_is_that_of_the_rules(table: Table) -> None:
    decision = table.game.decision
    if isinstance(decision, de.MineTurn) and not decision.second:
        _check_order(table, next_order(table.state))


def aimed_in_tie(table: Table) -> ac.Action | None:
    """The move that the button names, of those the rules allow at a tie."""
    label = table.spot("confirm").label
    numbered = re.fullmatch(r"Move (\d+)", label)
    if numbered is None:
        assert label == "Confirm"
        return None
    return table.game.choices()[int(numbered[1]) - 1]


def workers_after(table: Table, move: ac.Action | None) -> list[int]:
    """Workers of each side after one move of an automated colour, counted event by event."""
    workers = [table.state.cells.count(side + 1) for side in _sides(table)]
    for event in _first_move(table.game.preview(move)) if move is not None else []:
        if isinstance(event, ev.WorkerTurned | ev.WorkerDefected):
            workers[event.old] -= 1
            workers[event.new] += 1
        elif isinstance(event, ev.WorkerAppeared):
            workers[event.side] += 1
        elif isinstance(event, ev.WorkerRemoved):
            workers[event.side] -= 1
    return workers


def _first_move(events: list[ev.Event]) -> list[ev.Event]:
    """Events of one automated move, without those of the colours after it."""
    moves = [i for i, event in enumerate(events) if isinstance(event, ev.OverseerMoved)]
    return events[: moves[1]] if len(moves) > 1 else events


def _check_workers_in_panels(table: Table, move: ac.Action | None) -> None:
    """A count and what the move makes of it, or that alone where there is no room."""
    now, after = workers_after(table, None), workers_after(table, move)
    for side in _sides(table):
        (sign,) = table.signs("worker", table.spot(f"guild.{side}").rect)
        shown = table.numbers(sign.rect)
        if now[side] == after[side]:
            assert shown == [now[side]], table.name(side)
        else:
            both = sorted((now[side], after[side]))
            assert sorted(shown) == both or shown == [after[side]], table.name(side)


def _check_order(table: Table, order: list[int]) -> None:
    signs = [s for s in table.frame.signs if s.term == "player_order" and s.now is None]
    signs.sort(key=lambda sign: sign.rect.x)
    shown = [name for s in signs for name in table.pictures("emblems/shield_", s.rect)]
    assert shown == [f"emblems/shield_{table.name(side).lower()}" for side in order]


def _sides(table: Table) -> range:
    return range(table.match.view.sides)


def _check_counts(table: Table, workers: list[int]) -> None:
    """The counts in the column at the right, each beside the emblem of its side."""
    panels = [table.spot(f"guild.{side}").rect for side in _sides(table)]
    signs = [s for s in table.signs("worker") if not any(p.contains(s.rect) for p in panels)]
    signs.sort(key=lambda sign: sign.rect.x)
    assert len(signs) == table.match.view.sides
    for side, sign in enumerate(signs):
        assert table.numbers(sign.rect) == [workers[side]], table.name(side)
        emblem = f"emblems/roundel_{table.name(side).lower()}"
        assert table.pictures("emblems/", sign.rect) == [emblem]


def a_move_that_is_pointed_at_shows_what_it_brings(table: Table) -> None:
    """Of the move that the record plays next, and of the one that does the most."""
    moves = [
        action
        for action in table.game.choices()
        if isinstance(action, ac.MoveOverseer | ac.MoveWorker) and action.target >= 0
    ]
    if not moves:
        return
    best = max(moves[:40], key=lambda action: len(table.game.preview(action)))
    for action in {best, table.played if table.played in moves else best}:
        assert isinstance(action, ac.MoveOverseer | ac.MoveWorker)
        table.press(f"hex.{action.origin}")
        landings = {a.target for a in moves if a.origin == action.origin}
        shown = {int(s.name.removeprefix("hex.")) for s in table.spots("hex.") if s.enabled}
        assert landings <= shown
        table.point(f"hex.{action.target}")
        _check_preview(table, action)
        table.command("back")
        table.point("")


def _check_preview(table: Table, action: ac.Action) -> None:
    events = table.game.preview(action)
    tie = isinstance(table.game.decision, de.AutomatedTie)
    if tie:
        events = _first_move(events)
    gains = _mined(events)
    slips = table.frame.slips
    shown: dict[str, list[tuple[str, int]]] = {}
    for slip in slips:
        emblem, got = "", []
        rows = sorted(
            (s for s in table.frame.signs if s.picture and slip.collidepoint(s.rect.center)),
            key=lambda sign: (sign.rect.centery, sign.rect.x),
        )
        for sign in rows:
            if sign.picture.startswith("emblems/roundel_"):
                emblem = sign.picture.removeprefix("emblems/roundel_")
                got = shown.setdefault(emblem, [])
            elif sign.picture.startswith("resources/"):
                chip = sign.rect.move(sign.rect.width, 0)
                (number,) = table.numbers(chip.inflate(0, 8))
                got.append((sign.picture.removeprefix("resources/"), number))
    wanted = {
        table.name(side).lower(): sorted((RESOURCES[r], n) for r, n in held.items())
        for side, held in gains.items()
    }
    assert {emblem: sorted(got) for emblem, got in shown.items() if got} == wanted, action
    struck = [event for event in events if isinstance(event, ev.Struck)]
    said = [text for text in table.texts() if text.startswith("Strike")]
    beside = [text for slip in slips for text in table.texts(slip) if "Strike" in text]
    assert len(beside) == len(struck)
    for event in struck:
        assert f"Strike: {len(event.hexes)} {table.name(event.side)}" in beside
        wanted = table.name(event.side), str(len(event.hexes))
        assert any(all(word in text for word in wanted) for text in said), (wanted, said)
    for side in range(len(table.state.guilds)):
        _check_panel(table, side, gains.get(side, {}))
    if tie:  # the column has the candidates instead of workers and order
        _check_workers_in_panels(table, action)
        return
    _check_workers(table, events)
    _check_badges(table, events)
    copy, played = table.after(action)
    if not any(isinstance(event, ev.StageStarted | ev.RoundStarted) for event in played):
        _check_counts(table, list(copy.state.workers))
    if any(isinstance(event, ev.OrderSet) for event in events):
        _check_order(table, copy.state.order)


def _check_workers(table: Table, events: list[ev.Event]) -> None:
    """What becomes of every worker is told, or how many more there are."""
    wanted: Counter[str] = Counter()
    struck = {hex_ for event in events if isinstance(event, ev.Struck) for hex_ in event.hexes}
    for event in events:
        if isinstance(event, ev.WorkerRemoved) and event.hex not in struck:
            wanted["Leaves the mine"] += 1
        elif isinstance(event, ev.WorkerTurned | ev.WorkerDefected):
            verb = "Joins" if isinstance(event, ev.WorkerTurned) else "Defects to"
            wanted[f"{verb} {table.name(event.new)}"] += 1
        elif isinstance(event, ev.WorkerAppeared):
            wanted["New worker"] += 1
    told = Counter(text for text in table.texts() if text in wanted)
    more = [int(n) for text in table.texts() for n in re.findall(r"^and (\d+) more", text)]
    assert not told - wanted
    assert sum(more) == (wanted - told).total(), (wanted, told)


def _check_badges(table: Table, events: list[ev.Event]) -> None:
    """A worker that changes hands, or is new, has the emblem of its guild to be."""
    marks = {ev.WorkerTurned: "turn", ev.WorkerDefected: "defect", ev.WorkerAppeared: "new"}
    wanted: Counter[tuple[str, str]] = Counter()
    for event in events:
        if isinstance(event, ev.WorkerTurned | ev.WorkerDefected):
            wanted[marks[type(event)], table.name(event.new).lower()] += 1
        elif isinstance(event, ev.WorkerAppeared):
            wanted["new", table.name(event.side).lower()] += 1
    signs, shown = table.frame.signs, Counter[tuple[str, str]]()
    for mark, badge in pairwise(signs):
        if mark.picture.startswith("pieces/mark_"):
            assert mark.rect.contains(badge.rect)
            kind = mark.picture.removeprefix("pieces/mark_")
            shown[kind, badge.picture.removeprefix("emblems/roundel_")] += 1
    assert shown == wanted


def _mined(events: list[ev.Event]) -> dict[int, dict[int, int]]:
    found: dict[int, dict[int, int]] = defaultdict(lambda: defaultdict(int))
    for event in events:
        if isinstance(event, ev.ResourcesChanged):
            found[event.seat][event.resource] += event.amount
    return {seat: dict(held) for seat, held in found.items()}


def _check_panel(table: Table, side: int, gains: dict[int, int]) -> None:
    """A number and what is added to it, or the sum where there is no room."""
    panel = table.spot(f"guild.{side}").rect
    for resource, name in enumerate(RESOURCES):
        (sign,) = table.signs(name, panel)
        held, gain = table.state.guilds[side].resources[resource], gains.get(resource, 0)
        said = table.texts(sign.rect)
        if gain:
            assert sorted(said) == sorted([str(held), f"+{gain}"]) or said == [str(held + gain)]
        else:
            assert said == [str(held)], name
