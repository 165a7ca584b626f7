"""Positions for the app's tests: the most crowded moment of every kind of decision.

Sensible guilds play whole games; of each kind of decision the moment with the most on the table is
kept as its options, seed and actions, so that any test can put it before the app again.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache

from forgewar.ai.players.registry import GUILDS
from forgewar.content import load
from forgewar.play.set_pieces import find
from forgewar.rules import decisions as de
from forgewar.rules.actions import Action
from forgewar.rules.game import Game
from forgewar.rules.state import Options
from forgewar.session.record import COLOURS, Seat
from forgewar.session.session import Session
from forgewar.session.unasked import unasked_action

CONTENT = load.default()
GAMES = (
    (Options("simple", 2), 3),
    (Options("simple", 4), 3),
    (Options("epic", 4, bonus_tiles=True), 3),
    (Options("epic", 3, bonus_tiles=True), 2),
    (Options("fast_forward", 3), 1),
    (Options("simple", 1, difficulty="easy"), 3),
    (Options("epic", 1, bonus_tiles=True, difficulty="easy"), 3),
)
# Found now and then only: looked for until there is one.
RARE = (
    ("shopping", Options("epic", 3, bonus_tiles=True)),
    ("solo_over", Options("simple", 1, difficulty="easy")),
)
NAMES = ("Maximiliane Wagner", "Computer", "Old Bess", "Wilhelm von Humbug")


@dataclass(frozen=True)
class Position:
    """A game after some actions."""

    options: Options
    seed: int
    actions: tuple[Action, ...]

    def session(self, player: str = "person", *, practice: bool = False) -> Session:
        """The game being played, without a record; every seat is taken by `player`."""
        seats = tuple(
            Seat(NAMES[i], colour, player)
            for i, colour in enumerate(COLOURS[: self.options.guilds])
        )
        begun = Session.new(self.options, self.seed, CONTENT, seats=seats, practice=practice)
        there = _there(self)
        copy = _Copy(there.game.clone(), begun.header, None)
        copy._history += there.steps
        return copy


class _Copy(Session):
    """A game that has its past in common with others: what it goes back to becomes its own."""

    def undo(self, count: int | None = None) -> int:
        done = super().undo(count)
        if done:
            self.game = self.game.clone()
        return done


@lru_cache(maxsize=64)
def _there(position: Position) -> Session:
    """A position, played once; whoever wants it gets a copy."""
    session = Session.new(position.options, position.seed, CONTENT)
    for action in position.actions:
        session.play(action)
    return session


def played(options: Options, seed: int, player: str = "sensible") -> Iterator[Session]:
    """A game from its start to its end, decision by decision."""
    session = Session.new(options, seed, CONTENT)
    guilds = [GUILDS[player](seed + seat) for seat in range(options.guilds)]
    yield session
    while (decision := session.game.decision) is not None:
        session.play(guilds[decision.seat].choose(session.game, decision.seat))
        yield session


def forget() -> None:
    """Of positions that were played."""
    _there.cache_clear()


@cache
def before_pieces() -> dict[str, tuple[Position, Action]]:
    """For each kind of set piece the position before the first of a game, and what leads to it."""
    found: dict[str, tuple[Position, Action]] = {}
    options, seed = Options("epic", 3), 3
    game, guild = Game.new(options, seed, CONTENT), GUILDS["sensible"](1)
    actions: list[Action] = []
    while game.decision is not None:
        before, action = game.state.clone(), guild.choose(game, game.decision.seat)
        for piece in find(game.play(action), before, game.state, 0):
            found.setdefault(piece.kind, (Position(options, seed, tuple(actions)), action))
        actions.append(action)
    return found


def kind_of(game: Game) -> str:
    """How a decision is called here: by its tag, with what changes the screen."""
    decision = game.decision
    tag = "over" if decision is None else str(decision.__struct_config__.tag)
    if game.state.result is not None and game.state.result.lost_by:
        tag = "lost"
    if isinstance(decision, de.MineTurn) and decision.second:
        tag = "mine_second"
    if isinstance(decision, de.TradeWindow):
        tag = f"trade_window_{decision.before}"
    if isinstance(decision, de.MarketTurn) and game.table.last_round:
        tag = "market_last"
    return f"solo_{tag}" if game.state.options.solo else tag


def _crowd(game: Game) -> int:
    """How much there is to show; most where somebody is asked."""
    state = game.state
    decision = game.decision
    seat = decision.seat if decision is not None else 0
    guild = state.guilds[min(seat, len(state.guilds) - 1)]
    cards = len(guild.designs) + len(guild.claims) + len(guild.bonus_cards)
    things = 6 * len(guild.quests) + 2 * cards + len(guild.adventurers)
    asked = 1000 * (unasked_action(game) is None)
    return asked + 3 * things + 4 * len(state.guilds) + len(game.choices()) // 10


@cache
def positions() -> dict[str, Position]:
    """The most crowded position of every kind."""
    best: dict[str, tuple[int, Position]] = {}
    for options, seed in GAMES:
        _look(best, options, seed)
    for kind, options in RARE:
        for seed in range(300):
            if kind not in best:
                _look(best, options, seed)
    return {kind: position for kind, (_, position) in best.items()}


def _look(best: dict[str, tuple[int, Position]], options: Options, seed: int) -> None:
    for session in played(options, seed):
        kind, crowd = kind_of(session.game), _crowd(session.game)
        if kind not in best or crowd > best[kind][0]:
            best[kind] = (crowd, Position(options, seed, tuple(session.actions)))
