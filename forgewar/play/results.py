"""Contents of the hall of fame: finished games, the best of each mode, lessons and puzzles done."""

from collections.abc import Mapping
from typing import NamedTuple

from forgewar.content.model import ModeName, card_of
from forgewar.play.achievements import Finished, Hall, Haul, note_games, today
from forgewar.play.rivals import rival_of
from forgewar.rules.mode import MODES
from forgewar.session.session import Session
from forgewar.words import Message, as_list, message
from forgewar.words.games import calendar_day
from forgewar.words.names import face, player


def note_result(session: Session) -> None:
    """A recorded game that is over goes into the hall, once for each person who played it."""
    result, path = session.game.state.result, session.path
    if result is None or path is None:
        return
    persons = _persons(session)
    games = [_finished(session, path.stem, seat) for seat in persons]
    note_games(games, [_haul(session, seat) for seat in persons])


def _persons(session: Session) -> list[int]:
    seats = session.header.seats
    return [seat for seat in range(len(seats)) if seats[seat].player == "person"]


def _finished(session: Session, game: str, seat: int) -> Finished:
    state, seats, options = session.game.state, session.header.seats, session.header.options
    assert state.result is not None
    others = [number for number in range(len(seats)) if number != seat]
    place = 0 if state.result.lost_by else state.result.ranking.index(seat) + 1
    return Finished(
        game=game,
        day=today(),
        mode=options.mode,
        seat=seats[seat].name[:60],
        score=state.guilds[seat].prestige,
        place=place,
        rivals=tuple(_rival(session, number) for number in others),
        best_rival=max((state.guilds[number].prestige for number in others), default=0),
        difficulty=options.difficulty or "",
        colour=seats[seat].colour,
    )


def _haul(session: Session, seat: int) -> Haul:
    """Quests, titles and rivals of a finished game, for a person who played it."""
    state = session.game.state
    assert state.result is not None
    guild, ranking = state.guilds[seat], state.result.ranking
    titles = {
        hero.title: face(seat, number)
        for number, hero in enumerate(guild.adventurers)
        if hero.title
    }
    behind: dict[bool, list[str]] = {True: [], False: []}
    for other in range(len(state.guilds)):
        rival = rival_of(session.header, other)
        if rival is not None:
            behind[ranking.index(seat) < ranking.index(other)].append(rival.id)
    quests = [card_of(key) for key in guild.completed]
    return Haul(quests, titles, behind[True], behind[False])


def _rival(session: Session, seat: int) -> str:
    """A computer guild by its strength, a person by name."""
    found = session.header.seats[seat]
    return found.name[:60] if found.player == "person" else found.player


class Best(NamedTuple):
    """The best of a kind of game. `mark` is what a great score would be, or 0."""

    what: Message
    score: int
    mark: int

    @property
    def great(self) -> bool:
        return 0 < self.mark <= self.score

    @property
    def score_line(self) -> Message:
        """ "88 of 125", or the score alone."""
        if not self.mark:
            return message("hall-score", score=self.score)
        return message("hall-score-of", score=self.score, mark=self.mark)


class HallOfFame:
    """The hall as it is shown. `marks` are the great scores of solo games, by mode; `lessons` and
    `puzzles` how many there are."""

    def __init__(
        self, hall: Hall, marks: Mapping[ModeName, int], lessons: int, puzzles: int
    ) -> None:
        self._hall, self._marks, self._lessons, self._puzzles = hall, marks, lessons, puzzles
        self.games = list(reversed(hall.games))

    @property
    def sums(self) -> list[tuple[Message, Message]]:
        """Totals, each with its number."""
        games = [game for game in self.games if not game.difficulty]
        won = sum(game.place == 1 for game in games)
        solo = [game for game in self.games if game.difficulty]
        learnt = sum(each.learnt for each in self._hall.lessons.values())
        solved = sum(lost == 0 for lost in self._hall.puzzles.values())
        return [
            (message("hall-won"), message("hall-of", count=won, all=len(games))),
            (
                message("hall-solo-won"),
                message("hall-of", count=sum(game.place == 1 for game in solo), all=len(solo)),
            ),
            (message("hall-lessons"), message("hall-of", count=learnt, all=self._lessons)),
            (message("hall-puzzles"), message("hall-of", count=solved, all=self._puzzles)),
        ]

    @property
    def bests(self) -> list[Best]:
        """The best score of each mode that was played to its end, with others and alone."""
        found = []
        for solo in (False, True):
            for mode in MODES:
                scores = [
                    game.score
                    for game in self.games
                    if game.mode == mode and bool(game.difficulty) == solo and game.place
                ]
                if scores:
                    what = _kind(mode, solo=solo)
                    mark = self._marks.get(mode, 0) if solo else 0
                    found.append(Best(what, max(scores), mark))
        return found

    def describe_game(self, game: Finished) -> Message:
        """Which game it was: "Simple, 16 November 2026"."""
        kind = _kind(game.mode, solo=bool(game.difficulty))
        return message("hall-game", kind=kind, day=calendar_day(game.day))

    def short_kind(self, game: Finished) -> Message:
        """Kind of game and the rivals in it, in a few words: "Epic, Master"."""
        kind = _kind(game.mode, solo=bool(game.difficulty))
        if game.difficulty:
            return kind
        rivals = as_list(dict.fromkeys(player(rival) for rival in game.rivals))
        return message("wall-game", kind=kind, rivals=rivals)

    def short_day(self, game: Finished) -> Message:
        return calendar_day(game.day)

    def against(self, game: Finished) -> Message:
        """Who played it against whom, or how hard it was alone."""
        if game.difficulty:
            hard = message(f"difficulty-{game.difficulty}")
            return message("hall-alone", seat=game.seat, difficulty=hard)
        rivals = as_list(player(rival) for rival in game.rivals)
        return message("hall-against", seat=game.seat, rivals=rivals)

    def outcome(self, game: Finished) -> Message:
        """How it ended: "Won, 61 to 48"."""
        if game.difficulty:
            return message("hall-solo-done" if game.place else "hall-solo-lost", score=game.score)
        if game.place == 1:
            return message("hall-first", score=game.score, other=game.best_rival)
        return message("hall-place", place=game.place, score=game.score, other=game.best_rival)


def _kind(mode: ModeName, *, solo: bool) -> Message:
    """The name of a mode, played with others or alone."""
    name = message("capital", text=message(f"mode-{mode}"))
    return message("hall-kind-solo", mode=name) if solo else name
