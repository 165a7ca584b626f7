"""Plays games between computer players.

Every game has its own seed, made of the run's seed and the game's number, so that it does not
matter who plays it (`executor`).
"""

import hashlib
from collections.abc import Generator, Iterator, Sequence
from functools import partial
from pathlib import Path

from msgspec import Struct

from forgewar.ai.players.base import Budget, ComputerPlayer, legal_actions, seat_view
from forgewar.ai.players.bots import WatchedBot, is_bot, merge_failures, short_name
from forgewar.ai.players.registry import GUILDS
from forgewar.cli.contents import content_at
from forgewar.cli.executor import Executor
from forgewar.cli.other_checkout import OtherCheckout
from forgewar.cli.tally import Tally
from forgewar.rules.actions import Action
from forgewar.rules.events import Event, PrestigeChanged
from forgewar.rules.game import Game
from forgewar.rules.state import Options
from forgewar.session.record import COLOURS, Seat
from forgewar.session.session import Session

THERE = "*"  # behind the name of a guild of another checkout
ENDLESS = 10**9  # nodes, if seconds limit a search


class Run(Struct, frozen=True):
    """Games to be played."""

    options: Options
    seats: tuple[str, ...]  # names of computer players
    seed: int
    games: int
    folder: Path | None = None  # where records go
    states: bool = False  # whole states in the records
    content: Path | None = None  # the folder or zip of the cards, if they are not the game's
    elsewhere: Path | None = None  # another checkout, whose guilds have names that end with THERE
    seconds: float | None = None  # time for each choice, instead of the usual budget ...
    nodes: int | None = None  # ... and nodes

    @property
    def numbers(self) -> range:
        """Numbers of its games."""
        return range(1, self.games + 1)

    def path(self, number: int) -> Path | None:
        return None if self.folder is None else self.folder / f"game-{number:05}.jsonl"


def seed_of(run_seed: int, number: int) -> int:
    """Seed of a game: 48 bits, which every language reads exactly."""
    return int.from_bytes(hashlib.sha256(f"{run_seed}/{number}".encode()).digest()[:6])


def players(run: Run, number: int) -> list[ComputerPlayer]:
    """Players of the game of this number."""
    seed = seed_of(run.seed, number)
    return [_guild(run, name, seed_of(seed, seat)) for seat, name in enumerate(run.seats)]


def course(
    run: Run, number: int, guilds: Sequence[ComputerPlayer]
) -> Iterator[tuple[Game, list[Event]]]:
    """Play the game of this number; with a folder, record it. Yields the game as it is laid out,
    and then after each action, with the events."""
    seed = seed_of(run.seed, number)
    table = _Recorded(run, number, seed) if run.folder is not None else _Unrecorded(run, seed)
    yield table.game, []
    while (decision := table.game.decision) is not None:
        seat = decision.seat
        yield table.game, table.play(_choose(run, guilds[seat], table.game, seat))
    table.close()


def _choose(run: Run, guild: ComputerPlayer, game: Game, seat: int) -> Action:
    if run.seconds is None and run.nodes is None:
        return guild.choose(game, seat)
    budget = Budget(run.nodes or ENDLESS, run.seconds)
    return guild.consider(seat_view(game, seat), legal_actions(game, seat), budget).action


def _guild(run: Run, name: str, seed: int) -> ComputerPlayer:
    if run.elsewhere is not None and name.endswith(THERE):
        return OtherCheckout(run.elsewhere, name.removesuffix(THERE), seed)
    return WatchedBot(name, seed) if is_bot(name) else GUILDS[name](seed)


def play_game(run: Run, number: int, tally: Tally) -> None:
    """Play and count the game of this number."""
    prestige: list[dict[str, int]] = [{} for _ in run.seats]
    actions = -1  # the layout is none
    order: list[int] = []
    game: Game | None = None
    guilds = players(run, number)
    for game, events in course(run, number, guilds):
        for event in events:
            if isinstance(event, PrestigeChanged):
                mine = prestige[event.seat]
                mine[event.source] = mine.get(event.source, 0) + event.amount
        order = order or [*game.state.order]
        actions += 1
    assert game is not None
    tally.add(game, order, actions, prestige)
    for guild in guilds:
        if isinstance(guild, WatchedBot):
            tally.failures = merge_failures(tally.failures, guild.failures)


class _Unrecorded:
    """A game that is not recorded."""

    def __init__(self, run: Run, seed: int) -> None:
        self.game = Game.new(run.options, seed, content_at(run.content))

    def play(self, action: Action) -> list[Event]:
        return self.game.play(action)

    def close(self) -> None:
        """Nothing to close."""


class _Recorded:
    """A game with its record."""

    def __init__(self, run: Run, number: int, seed: int) -> None:
        seats = tuple(
            Seat(colour.title(), colour, short_name(player))
            for colour, player in zip(COLOURS, run.seats, strict=False)
        )
        self._session = Session.new(
            run.options,
            seed,
            content_at(run.content),
            seats=seats,
            path=run.path(number),
            durable=False,
            states=run.states,
        )

    @property
    def game(self) -> Game:
        return self._session.game

    def play(self, action: Action) -> list[Event]:
        return self._session.play(action)

    def close(self) -> None:
        self._session.close()


def tallies(run: Run, executor: Executor) -> Generator[Tally]:
    """Play the games of a run; yields a tally of each."""
    return executor.results(partial(_tally, run), run.numbers)


def _tally(run: Run, number: int) -> Tally:
    tally = Tally.of(len(run.seats))
    play_game(run, number, tally)
    return tally
