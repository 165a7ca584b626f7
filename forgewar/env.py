"""Forge War for learning agents: a PettingZoo AEC environment (extra `forgewar[env]`).

    from forgewar.env import env
    table = env(mode="simple", guilds=2)

An agent observes what its seat may know, as numbers from its own point of view: its guild comes
first, the others follow in the order of the table. An action is a number that means the same in
every position ("move the overseer from hex 7 to hex 12"); the mask has the legal ones.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Final, TypeAlias, get_args

import numpy as np
from gymnasium import spaces
from msgspec import structs
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from forgewar.ai.players.base import legal_actions
from forgewar.content import load
from forgewar.content.board import HEXES
from forgewar.content.model import Content, Difficulty, ModeName
from forgewar.rules import actions as ac
from forgewar.rules.decisions import Decision
from forgewar.rules.events import Phase
from forgewar.rules.game import Game
from forgewar.rules.refusal import BadOptions
from forgewar.rules.state import MAX_LEVEL, MAX_QUESTS, OVERSEER, PLACES, Guild, Options

Vector: TypeAlias = NDArray[np.float32]
SEATS: Final = 4
PEOPLE: Final = 24  # adventurers of a guild that actions can name
_SHOWN: Final = 5  # cards on show
_SKIPS: Final = 4  # steps that a quest may begin or be rushed ahead
_PHASES: Final = get_args(Phase)
_DECISIONS: Final = get_args(Decision)
_HUNDRED: Final = 100.0  # divides gold and prestige, so that most numbers are below 1
_TEN: Final = 10.0


def env(
    mode: ModeName = "simple",
    guilds: int = 2,
    *,
    bonus_tiles: bool = False,
    difficulty: Difficulty | None = None,
    content: Content | None = None,
) -> AECEnv:
    """The environment, with PettingZoo's checks: an illegal action ends the game with -1. A
    `difficulty` makes it solo. Raises `BadOptions`."""
    options = Options(mode, 1 if difficulty is not None else guilds, bonus_tiles, difficulty)
    made: AECEnv = RawEnv(options, content or load.default())
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=-1)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)


class RawEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """The environment without PettingZoo's checks. At the end the winner gets 1 and the others
    share -1; in solo the game is won (1) or lost (-1). `infos` have the prestige."""

    metadata = {"name": "forgewar_v1", "render_modes": [], "is_parallelizable": False}  # noqa: RUF012  # PettingZoo's way
    render_mode = None

    def __init__(self, options: Options, content: Content) -> None:
        super().__init__()
        problem = options.problem()
        if problem is not None:
            raise BadOptions(problem)
        self._options, self._content = options, content
        self._actions, self._observed = ActionNumbers(content), Observer(content)
        self.possible_agents = [f"guild_{seat}" for seat in range(options.guilds)]
        seen = spaces.Dict(
            {
                "observation": spaces.Box(-np.inf, np.inf, (self._observed.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (self._actions.size,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {
            agent: spaces.Discrete(self._actions.size) for agent in self.possible_agents
        }
        self._seeds = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002  # part of the interface
        """Lay out a new game; the same seed gives the same game."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.game = Game.new(self._options, int(self._seeds.integers(2**48)), self._content)
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._turn()

    def step(self, action: int | None) -> None:
        """Play the action with this number; trades included, the same agent may be asked again."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        self.game.play(self._legal[int(action)])
        if self.game.over:
            self._end()
        else:
            self._turn()
        self._accumulate_rewards()

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        """Observation of the agent's seat, and the numbers of its legal actions."""
        seat = self.possible_agents.index(agent)
        mask = np.zeros(self._actions.size, np.int8)
        decision = self.game.decision
        if decision is not None and decision.seat == seat:
            mask[list(self._legal)] = 1
        view = Game(self.game.view(seat), self._content)
        return {"observation": self._observed.observe(view, seat), "action_mask": mask}

    def _turn(self) -> None:
        """Find the agent to act and its legal actions by number."""
        decision = self.game.decision
        assert decision is not None
        seat = decision.seat
        self.agent_selection = self.possible_agents[seat]
        legal = legal_actions(self.game, seat)
        self._legal = {self._actions.number(each, self.game, legal): each for each in legal}

    def _end(self) -> None:
        result = self.game.state.result
        assert result is not None
        for seat, agent in enumerate(self.possible_agents):
            won = not result.lost_by if self._options.solo else result.ranking[0] == seat
            self.rewards[agent] = 1.0 if won else -1.0 / max(1, len(self.possible_agents) - 1)
            self.terminations[agent] = True
            self.infos[agent] = {"prestige": self.game.state.guilds[seat].prestige}

    def render(self) -> None:
        """Nothing to render: `forgewar replay` shows games."""

    def close(self) -> None:
        """Nothing to close."""


class ActionNumbers:
    """Numbers of actions. Every kind of action has a block, in which its values are digits: hexes;
    quests by their place in the offer or in the guild, cards on show by their place, other cards by
    their place in the content. Copies of a card in the discard have the same number."""

    def __init__(self, content: Content) -> None:
        self._cards = {
            key: number
            for number, key in enumerate(
                [
                    *content.designs, *content.bonus_cards, *content.single_cards, *content.quests,
                    *content.titles, *content.end_bonuses,
                ]
            )
        }  # fmt: skip
        cards, hexes = len(self._cards), len(HEXES)
        bases: dict[type, tuple[int, ...]] = {
            ac.KeepWealth: (8,),
            ac.RaiseAdventurer: (PEOPLE,),
            ac.PlaceOverseer: (SEATS, hexes),
            ac.MoveOverseer: (hexes, hexes),
            ac.BuyDesign: (_SHOWN,),
            ac.BuyCard: (_SHOWN,),
            ac.BuyEndBonus: (cards,),
            ac.Barracks: (2, PEOPLE + 1),
            ac.Claim: (len(content.designs),),
            ac.Rush: (MAX_QUESTS + 1, _SKIPS),
            ac.TakeQuest: (PLACES, _SKIPS, 2),
            ac.Arm: (MAX_QUESTS + 1, PEOPLE, len(content.designs)),
            ac.Disarm: (PEOPLE,),
            ac.Advance: (MAX_QUESTS + 1,),
            ac.MoveWorker: (hexes, hexes + 1),
            ac.TakeCard: (cards,),
            ac.ChooseTitle: (cards,),
            ac.Shop: (6,),
            ac.BuyResource: (6,),
            ac.SellResource: (6,),
            ac.UseStall: (cards, 2),
        }
        self._blocks: dict[type, tuple[int, tuple[int, ...]]] = {}
        self.size = 0
        for kind in get_args(ac.Action):
            digits = bases.get(kind, ())
            self._blocks[kind] = (self.size, digits)
            self.size += int(np.prod(digits)) if digits else 1

    def number(self, action: ac.Action, game: Game, legal: Sequence[ac.Action]) -> int:
        """Number of one of the legal actions of a game."""
        start, bases = self._blocks[type(action)]
        number = 0
        for digit, base in zip(self._digits(action, game, legal), bases, strict=True):
            number = number * base + min(max(digit, 0), base - 1)
        return start + number

    def _digits(self, action: ac.Action, game: Game, legal: Sequence[ac.Action]) -> Iterator[int]:
        state, decision = game.state, game.decision
        assert decision is not None
        if isinstance(action, ac.KeepWealth):
            yield legal.index(action)  # wealth cards are dealt anew in every game
            return
        for field, value in structs.asdict(action).items():
            if field == "seat":
                continue  # trades are always one's own
            if isinstance(action, ac.TakeQuest) and field == "quest":
                yield state.offer.index(value)
            elif field == "quest":
                yield [quest.key for quest in state.guilds[decision.seat].quests].index(value)
            elif isinstance(action, ac.BuyCard | ac.BuyDesign):
                yield state.show.index(value)
            elif isinstance(value, str):
                yield self._cards[value.partition(":")[0]]
            elif field in ("train", "target") and isinstance(action, ac.Barracks | ac.MoveWorker):
                yield value + 1  # -1: nobody, or off the mine
            elif field == "steps":
                yield value - 1
            else:
                yield int(value)


class Observer:
    """Turns a view into numbers."""

    def __init__(self, content: Content) -> None:
        self._hexes = np.arange(len(HEXES))
        kinds = (content.designs, content.bonus_cards, content.single_cards, content.quests)
        self._cards = {key: number for number, key in enumerate(key for c in kinds for key in c)}
        self._wealth = {key: number for number, key in enumerate(content.wealth)}
        self._tiles = {key: number for number, key in enumerate(content.tiles)}
        self._decisions = {kind: number for number, kind in enumerate(_DECISIONS)}
        sample = Game.new(Options("simple", 2), 1, content)
        self.size = len(self.observe(Game(sample.view(0), content), 0))

    def observe(self, view: Game, seat: int) -> Vector:
        """Numbers of a view, the same length in every game with the same cards."""
        state = view.state
        others = [(seat + turn) % len(state.guilds) for turn in range(len(state.guilds))]
        parts = [self._table(view, seat), self._mine(view, seat), self._market(view)]
        parts += [self._guild(view, other) for other in others]
        empty = np.zeros(len(parts[-1]), np.float32)
        parts += [empty] * (SEATS - len(others))
        wealth = np.zeros(len(self._wealth), np.float32)
        for key in state.guilds[seat].wealth:
            wealth[self._wealth[key.partition(":")[0]]] = 1.0
        return np.concatenate([*parts, wealth])

    def _table(self, view: Game, seat: int) -> Vector:
        state, decision = view.state, view.decision
        found = np.zeros(5 + len(_PHASES) + len(_DECISIONS) + len(self._tiles), np.float32)
        found[0] = state.round / state.options.rounds
        found[1] = state.stage / 3
        found[2] = state.second >= 0
        found[3] = state.options.solo
        found[4] = decision is not None and decision.seat == seat
        found[5 + _PHASES.index(state.phase)] = 1.0
        if decision is not None:
            found[5 + len(_PHASES) + self._decisions[type(decision)]] = 1.0
        for key in state.tiles:
            found[5 + len(_PHASES) + len(_DECISIONS) + self._tiles[key.partition(":")[0]]] = 1.0
        return found

    def _mine(self, view: Game, seat: int) -> Vector:
        """For each hex: the resource, and the piece by its side, seen from the seat."""
        state, sides = view.state, view.state.options.sides
        ground = np.zeros((len(HEXES), 6), np.float32)
        terrain = np.array(state.terrain)
        there = terrain >= 0
        ground[self._hexes[there], terrain[there]] = 1.0
        pieces = np.zeros((len(HEXES), 2 * SEATS), np.float32)
        for hex_, cell in enumerate(state.cells):
            if cell:
                boss = cell >= OVERSEER
                side = cell - (OVERSEER if boss else 1)
                pieces[hex_, (side - seat) % sides + SEATS * boss] = 1.0
        return np.concatenate([ground.ravel(), pieces.ravel()])

    def _market(self, view: Game) -> Vector:
        """For each card: copies in the discard, open as a public design, its places on show and in
        the offer."""
        state = view.state
        found = np.zeros((2 + _SHOWN + PLACES, len(self._cards)), np.float32)
        for key in state.discard:
            found[0, self._card(key)] += 1.0
        for key in state.public:
            found[1, self._card(key)] = 1.0
        for row, key in enumerate((*state.show, *state.offer), start=2):
            if key:
                found[row, self._card(key)] = 1.0
        return found.ravel()

    def _guild(self, view: Game, seat: int) -> Vector:
        state, guild = view.state, view.state.guilds[seat]
        plain = np.array(
            [
                guild.gold / _TEN,
                guild.prestige / _HUNDRED,
                *(amount / _TEN for amount in guild.resources),
                state.workers[seat] / _TEN,
                state.order.index(seat) / SEATS,
                seat == state.second,
                len(guild.completed) / _TEN,
                len(guild.failed) / _TEN,
                guild.bought,
                guild.sold,
                *self._people(guild),
            ],
            np.float32,
        )
        cards = np.zeros((2, len(self._cards)), np.float32)
        for key in (*guild.designs, *guild.claims, *guild.bonus_cards):
            cards[0, self._card(key)] = 1.0
        for quest in guild.quests:
            cards[1, self._card(quest.key)] = (quest.step + 1) / view.table.track(quest.key).length
        return np.concatenate([plain, cards.ravel()])

    def _people(self, guild: Guild) -> list[float]:
        """Adventurers by level, at home and away, and those with a weapon."""
        found = [0.0] * (3 * MAX_LEVEL)
        for hero in guild.adventurers:
            away = bool(hero.quest)
            found[hero.level - 1 + MAX_LEVEL * away] += 1 / _TEN
            found[hero.level - 1 + 2 * MAX_LEVEL] += bool(hero.weapon) / _TEN
        return found

    def _card(self, key: str) -> int:
        return self._cards[key.partition(":")[0]]
