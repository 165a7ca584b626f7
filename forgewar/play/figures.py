"""A figure of the rulebook at a table of its own: its match, what is played, and its captions.

Whatever a caption counts is asked of the game that is shown, so a figure cannot say what is not so.
"""

from collections.abc import Callable

from forgewar.ai.worker_process import ThinkingHere
from forgewar.content.figures import Figure
from forgewar.content.model import RESOURCES, Content
from forgewar.play.lessons.position import action_of, lay_out, won_before
from forgewar.play.match import Match
from forgewar.rules import events as ev
from forgewar.rules.actions import Barracks, PassMarket
from forgewar.rules.market import price
from forgewar.rules.quest import Standing, standing
from forgewar.session.record import COLOURS, FORMAT, Header, Seat
from forgewar.session.session import Session
from forgewar.words import Message, as_list, message
from forgewar.words.names import amount

PAUSE = 1.6  # seconds between two actions of a worked example, to read what was said


class Demonstration(Match):
    """A match over a figure's position, in which nobody thinks; `place` counts what was played."""

    def __init__(
        self, name: str, figure: Figure, content: Content, speed: int,
        on_change: Callable[[], None] = lambda: None,
    ) -> None:  # fmt: skip
        self.figure, self._id = figure, name
        self.place = 0
        self._since = 0.0
        self.playing = False
        self._played: list[ev.Event] = []
        super().__init__(_session(figure, content), speed, ThinkingHere(content), on_change)
        for action in figure.first:
            self.play(action_of(action))
        self.show.snap()

    def _remember(self, session: Session) -> None:
        """What was won before a position is all that is known of the time before."""
        self.first_market = tuple(session.game.state.show)
        self._note(won_before(session.game.state))

    # A worked example

    @property
    def plays(self) -> bool:
        """Whether there is anything to play."""
        return bool(self.figure.plays)

    def start(self) -> None:
        """Play from the beginning."""
        self.session.game = lay_out(self.figure.position, self.game.content)
        self.place, self.playing, self._since, self._played = 0, True, 0.0, []
        self._snap()
        self.step_on()

    def step_on(self) -> None:
        """Play the next action."""
        action = action_of(self.figure.plays[self.place])
        self.place, self._since = self.place + 1, 0.0
        self.play(action)
        self._played += self.history[-1]

    def update(self, seconds: float, *, hold: bool = False) -> bool:  # noqa: ARG002  # nobody else plays
        """What is in motion goes on; then, after a while, the next action follows."""
        if self.show.update(seconds):
            return True
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

    @property
    def needs_ticks(self) -> bool:
        return self.show.busy or self.playing

    # What is said of it

    @property
    def caption(self) -> Message:
        """What the figure shows, or what was just played."""
        values = {name: self._value(*asked) for name, asked in self.figure.values.items()}
        part = f"{self._id}-{self.place}" if self.place else self._id
        return message(f"figure-{part}", **values)

    def _value(self, question: str | int, about: str | int = "") -> object:
        return _QUESTIONS[str(question)](self, about)

    def _gains(self, seat: str | int) -> Message:
        """What a guild has gained since the position."""
        held: dict[int, int] = {}
        for event in self._played:
            if isinstance(event, ev.ResourcesChanged) and event.seat == seat:
                held[event.resource] = held.get(event.resource, 0) + event.amount
        return as_list(amount(RESOURCES[each], number) for each, number in sorted(held.items()))

    def _struck(self, _about: str | int) -> int:
        return sum(len(event.hexes) for event in self._played if isinstance(event, ev.Struck))

    def _workers(self, side: str | int) -> int:
        return self.game.state.workers[int(side)]

    def _at_place(self, place: str | int) -> Message:
        return self.name(self.game.state.order[int(place)])

    def _guild(self, side: str | int) -> Message:
        return self.name(int(side))

    def _hexes(self, _about: str | int) -> int:
        return len(self.game.table.geometry.hexes)

    def _power(self, quest: str | int) -> int:
        return self._stands(quest).power

    def _needed(self, quest: str | int) -> int:
        return self._stands(quest).needed

    def _stands(self, quest: str | int) -> Standing:
        active = self.game.table.find_quest(self.seat, str(quest))
        assert active is not None, quest
        return standing(self.game.table, self.seat, active)

    def _prestige(self, seat: str | int) -> int:
        return self.game.state.guilds[int(seat)].prestige

    def _price(self, of: str | int) -> int:
        if of == "hire":
            return price(self.game.table, self.seat, Barracks(True))
        return -price(self.game.table, self.seat, PassMarket())


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
