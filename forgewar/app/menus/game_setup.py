"""Settings of a game that is being set up: mode, seats and options."""

from dataclasses import dataclass

import msgspec

from forgewar.app.kit.text_field import TextField
from forgewar.app.window.last_setup import LONGEST_NAME, LastSetup
from forgewar.content.even_start import even_start
from forgewar.content.model import Gift, ModeName
from forgewar.play.rivals import Rival, rival_at
from forgewar.rules.mode import MODES
from forgewar.rules.state import Options
from forgewar.session.record import COLOURS, GuildColour, Seat
from forgewar.words import message, say
from forgewar.words.names import PLAYERS, mode_label


@dataclass(slots=True)
class SeatSetup:
    """Colour, name and player of one seat."""

    colour: GuildColour
    name: TextField
    player: str


@dataclass(slots=True)
class GameSetup:
    """All but the seed and the cards. If `mode` is "solo", `length` is the mode of the game."""

    mode: str
    length: str
    difficulty: str
    tiles: bool
    even: bool
    practice: bool
    rows: list[SeatSetup]
    privacy: bool = False  # a curtain between two people's turns; a setting, not part of the game

    @classmethod
    def from_last(cls, last: LastSetup, *, privacy: bool = False) -> "GameSetup":
        """The set-up of the previous game."""
        rows = [_seat_setup(seat.colour, seat.player, seat.name) for seat in last.seats]
        flags = (last.tiles, last.even, last.practice)
        return cls(last.mode, last.length, last.difficulty, *flags, rows, privacy)

    def to_last(self, cards: str) -> LastSetup:
        """The values to save, so that the next new game starts with them."""
        seats = [
            {"colour": row.colour, "player": _kept(row.player), "name": row.name.text}
            for row in self.rows
        ]
        modes = {"mode": self.mode, "length": self.length, "difficulty": self.difficulty}
        flags = {"tiles": self.tiles, "even": self.even, "practice": self.practice}
        return msgspec.convert({**modes, **flags, "cards": cards, "seats": seats}, LastSetup)

    @property
    def solo(self) -> bool:
        return self.mode == "solo"

    @property
    def game_mode(self) -> ModeName:
        name = self.length if self.solo else self.mode
        assert name in MODES
        return name

    def even_places(self) -> tuple[tuple[Gift, ...], ...]:
        """Gifts of an even start, one tuple per place in the order."""
        guilds = 1 if self.solo else len(self.rows)
        return even_start(self.game_mode, guilds)

    def options(self) -> Options:
        return Options(
            mode=self.game_mode,
            guilds=1 if self.solo else len(self.rows),
            bonus_tiles=self.tiles and MODES[self.game_mode].bonus_tiles,
            difficulty=self.difficulty if self.solo else None,  # type: ignore[arg-type]  # likewise
            even_start=(self.even and self.even_places()) or msgspec.UNSET,
        )

    def seats(self, seed: int) -> tuple[Seat, ...]:
        """Seats of the game with a seed, which decides whose faces computer players have."""
        rows = self.rows[:1] if self.solo else self.rows
        return tuple(
            Seat(row.name.text.strip() or self.usual_name(row, seed), row.colour, row.player)
            for row in rows
        )

    def rival(self, row: SeatSetup, seed: int) -> Rival | None:
        """The face of a computer player at a seat; None for a person."""
        return rival_at(seed, self.rows.index(row)) if row.player != "person" else None

    def usual_name(self, row: SeatSetup, seed: int) -> str:
        """Name of a seat's player when none was typed."""
        rival = self.rival(row, seed)
        return str(rival.name) if rival is not None else default_name(row.colour)

    @property
    def watched(self) -> bool:
        """Whether every seat is a computer player."""
        return all(row.player != "person" for row in self.rows[: 1 if self.solo else None])

    def add(self, player: str) -> None:
        taken = {row.colour for row in self.rows}
        colour = next(colour for colour in COLOURS if colour not in taken)
        self.rows.append(_seat_setup(colour, player))

    def next_colour(self, row: SeatSetup) -> None:
        """Give the seat the next free colour."""
        taken = {other.colour for other in self.rows if other is not row}
        place = COLOURS.index(row.colour)
        following = [*COLOURS[place + 1 :], *COLOURS[: place + 1]]
        row.colour = next(colour for colour in following if colour not in taken)

    def move(self, row: SeatSetup, to: object) -> None:
        """Put the seat of colour `to` in the place of `row`."""
        other = next((r for r in self.rows if r.colour == to), None)
        if other is not None and other is not row:
            place = self.rows.index(row)
            self.rows.remove(other)
            self.rows.insert(place, other)

    def summary(self) -> str:
        """One line about the game: "Epic, 18 rounds, 3 guilds"."""
        options = self.options()
        name = mode_label(self.game_mode)
        who = message("menus-who-guilds", count=options.guilds)
        if self.solo:
            difficulty = message(f"difficulty-{self.difficulty}")
            who = message("menus-who-solo", difficulty=difficulty)
        if self.watched:
            return say("menus-summary-watched", mode=name, rounds=options.rounds, who=who)
        return say("menus-summary", mode=name, rounds=options.rounds, who=who)


def _kept(player: str) -> str:
    """Player as the settings remember it; bots are offered by the command line alone."""
    return player if player in PLAYERS else "journeyman"


def default_name(colour: str) -> str:
    """Name of a guild's player, if that is a person who typed none."""
    return say(f"menus-default-name-{colour}")


def _seat_setup(colour: GuildColour, player: str, name: str = "") -> SeatSetup:
    field = TextField(name, longest=LONGEST_NAME, empty=default_name(colour))
    return SeatSetup(colour, field, player)
