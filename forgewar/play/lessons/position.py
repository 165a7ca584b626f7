"""Fixed positions laid out: a game as its seed deals it, with edits of its state."""

from typing import Any

import msgspec

from forgewar.content.lessons import Pattern, Position
from forgewar.content.model import Content
from forgewar.rules import events as ev
from forgewar.rules.actions import Action
from forgewar.rules.events import Event
from forgewar.rules.game import Game
from forgewar.rules.state import EMPTY, OVERSEER, GameState, Options


def options_of(position: Position) -> Options:
    game = position.game
    return Options(game.mode, game.guilds, game.bonus_tiles, game.difficulty)


def lay_out(position: Position, content: Content) -> Game:
    """The game of a position. Raises `ValueError` if it is none."""
    game = Game.new(options_of(position), int(position.game.seed), content)
    for written in position.played:
        game.play(action_of(written))
    state = msgspec.to_builtins(game.state)
    edited = _merged(state, position.edits)
    if position.next:
        edited["agenda"] = [*reversed(position.next)]
    made = msgspec.convert(edited, GameState)
    if position.overseers or position.workers:
        _set_pieces(made, position)
    return Game(made, content)


def _merged(value: Any, edit: Any) -> Any:
    """`edit` over `value`: maps are merged, by key or, into lists, by index; all else replaces."""
    if isinstance(edit, dict) and isinstance(value, dict):
        merged = dict(value)
        for key, inner in edit.items():
            merged[key] = _merged(value.get(key), inner)
        return merged
    if isinstance(edit, dict) and isinstance(value, list):
        items = list(value)
        for key, inner in edit.items():
            items[int(key)] = _merged(items[int(key)], inner)
        return items
    return edit


def _set_pieces(state: GameState, position: Position) -> None:
    """Overseers and workers on the mine, and nothing else."""
    state.cells = [EMPTY] * len(state.cells)
    state.overseers = [list(hexes) for hexes in position.overseers]
    state.workers = [len(hexes) for hexes in position.workers]
    for side, hexes in enumerate(position.overseers):
        for hex_ in hexes:
            state.cells[hex_] = OVERSEER + side
    for side, hexes in enumerate(position.workers):
        for hex_ in hexes:
            state.cells[hex_] = side + 1


def won_before(state: GameState) -> list[Event]:
    """Events that must have happened before a position, as far as the final count asks: the rounds,
    and what was won in them."""
    rounds = [ev.RoundStarted(number, state.stage) for number in range(1, state.round + 1)]
    won = [
        ev.PrestigeChanged(seat, guild.prestige, "quest")
        for seat, guild in enumerate(state.guilds)
        if guild.prestige
    ]
    return [*rounds[:1], *won, *rounds[1:]]


def action_of(written: Pattern) -> Action:
    """An action that is written in full. Raises `msgspec.ValidationError` for anything else."""
    action: Action = msgspec.convert(written, Action)
    return action


def fits(pattern: Pattern, action: Action, events: list[Event]) -> bool:
    """Whether a pattern speaks of an action (`do: ...`), or of what it brought (`event: ...`)."""
    if "event" in pattern:
        return any(_agrees(pattern, event) for event in events)
    return _agrees(pattern, action)


def _agrees(pattern: Pattern, thing: Action | Event) -> bool:
    told = msgspec.to_builtins(thing)
    return all(told.get(key) == value for key, value in pattern.items())
