"""A figure of the rulebook at a table of its own: its match, its worked example and its captions.

Whatever a caption counts is asked of the game that is shown, so a figure cannot say what is not so.
"""

from collections.abc import Callable
from functools import partial

from forgewar.ai.worker_process import ThinkingHere
from forgewar.content.figures import Figure
from forgewar.content.model import RESOURCES, Content
from forgewar.play.chronicle import Opening
from forgewar.play.clock import Clock
from forgewar.play.computer_players import ComputerPlayers
from forgewar.play.lessons.position import action_of, lay_out, won_before
from forgewar.play.match import Match
from forgewar.rules import events as ev
from forgewar.rules.actions import Barracks, PassMarket
from forgewar.rules.game import Game
from forgewar.rules.market import price
from forgewar.rules.quest import Standing, standing
from forgewar.session.record import COLOURS, FORMAT, Header, Seat
from forgewar.session.session import Session
from forgewar.words import Message, as_list, message
from forgewar.words.names import amount

PAUSE = 1.6  # seconds between two actions of a worked example, to read what was said


class _FigureClock(Clock):
    """Plays the worked example."""

    thinks_ahead = False

    def __init__(self, figure: "Demonstration", match: Match, computers: ComputerPlayers) -> None:
        super().__init__(match, computers)
        self._figure = figure

    def _is_due(self) -> bool:
        return self._figure.playing

    def _advance(self, seconds: float) -> bool:
        return self._figure.advance(seconds)


class Demonstration:
    """A figure, and a match over its position in which nobody thinks. `place` counts the actions
    of its worked example that were played."""

    def __init__(
        self, name: str, figure: Figure, content: Content, speed: int,
        on_change: Callable[[], None] = lambda: None,
    ) -> None:  # fmt: skip
        self.figure, self._id = figure, name
        self.place = 0
        self._since = 0.0
        self.playing = False
        self._played: list[ev.Event] = []
        session = _session(figure, content)
        clock = partial(_FigureClock, self)
        opening = _opening(figure, content)
        self.match = Match(
            session, speed, ThinkingHere(content), on_change, opening=opening, clock=clock
        )
        for action in figure.first:
            self.match.play(action_of(action))
        self.match.animation.snap()

    # A worked example

    @property
    def plays(self) -> bool:
        """Whether there is anything to play."""
        return bool(self.figure.plays)

    def start(self) -> None:
        """Play from the beginning."""
        session, content = self.match.session, self.match.view.content
        session.restart(session.header, lay_out(self.figure.position, content))
        self.match.chronicle.restart(_opening(self.figure, content))
        self.place, self.playing, self._since, self._played = 0, True, 0.0, []
        self.match.jump()
        self.step_on()

    def step_on(self) -> None:
        """Play the next action."""
        action = action_of(self.figure.plays[self.place])
        self.place, self._since = self.place + 1, 0.0
        self.match.play(action)
        self._played += self.match.chronicle.history[-1]

    def advance(self, seconds: float) -> bool:
        """Let time pass while nothing moves; true if the next action began, or all are over."""
        if not self.playing:
            return False
        self._since += seconds
        if self.place == len(self.figure.plays):
            self.playing = False
            return True
        if self._since < PAUSE:
            return False
        self.step_on()
        return True

    # What is said of it

    @property
    def caption(self) -> Message:
        """Sentence on what the figure shows, or what was just played."""
        values = {name: self._value(*asked) for name, asked in self.figure.values.items()}
        part = f"{self._id}-{self.place}" if self.place else self._id
        return message(f"figure-{part}", **values)

    @property
    def _game(self) -> Game:
        return self.match.session.game

    def _value(self, question: str | int, about: str | int = "") -> object:
        return _QUESTIONS[str(question)](self, about)

    def _gains(self, seat: str | int) -> Message:
        """Gains of a guild since the position."""
        held: dict[int, int] = {}
        for event in self._played:
            if isinstance(event, ev.ResourcesChanged) and event.seat == seat:
                held[event.resource] = held.get(event.resource, 0) + event.amount
        return as_list(amount(RESOURCES[each], number) for each, number in sorted(held.items()))

    def _struck(self, _about: str | int) -> int:
        return sum(len(event.hexes) for event in self._played if isinstance(event, ev.Struck))

    def _workers(self, side: str | int) -> int:
        return self._game.state.workers[int(side)]

    def _at_place(self, place: str | int) -> Message:
        return self.match.view.name(self._game.state.order[int(place)])

    def _guild(self, side: str | int) -> Message:
        return self.match.view.name(int(side))

    def _hexes(self, _about: str | int) -> int:
        return len(self._game.table.geometry.hexes)

    def _power(self, quest: str | int) -> int:
        return self._stands(quest).power

    def _needed(self, quest: str | int) -> int:
        return self._stands(quest).needed

    def _stands(self, quest: str | int) -> Standing:
        active = self._game.table.find_quest(self.match.view.seat, str(quest))
        assert active is not None, quest
        return standing(self._game.table, self.match.view.seat, active)

    def _prestige(self, seat: str | int) -> int:
        return self._game.state.guilds[int(seat)].prestige

    def _price(self, of: str | int) -> int:
        if of == "hire":
            return price(self._game.table, self.match.view.seat, Barracks(True))
        return -price(self._game.table, self.match.view.seat, PassMarket())


def _opening(figure: Figure, content: Content) -> Opening:
    """The position, as if what was won before had just happened."""
    game = lay_out(figure.position, content)
    game.events.extend(won_before(game.state))
    return Opening(game)


def _session(figure: Figure, content: Content) -> Session:
    game = lay_out(figure.position, content)
    options = game.state.options
    seats = tuple(Seat("", colour) for colour in COLOURS[: options.guilds])
    header = Header(FORMAT, "", content.hash, options, game.state.seed, seats, practice=True)
    return Session(game, header, None)


_QUESTIONS: dict[str, Callable[[Demonstration, str | int], object]] = {
    "gains": Demonstration._gains,
    "struck": Demonstration._struck,
    "workers": Demonstration._workers,
    "place": Demonstration._at_place,
    "guild": Demonstration._guild,
    "hexes": Demonstration._hexes,
    "power": Demonstration._power,
    "needed": Demonstration._needed,
    "price": Demonstration._price,
    "prestige": Demonstration._prestige,
}
