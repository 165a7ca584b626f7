"""What is shown after a game that leads to a next challenge, or was one."""

from collections.abc import Callable

from app.blank_app import put
from app.positions import CONTENT, NAMES, positions
from msgspec.structs import replace

from forgewar.app.scoring.scene import ScoringScene
from forgewar.app.window.app import App
from forgewar.paths import games_folder
from forgewar.play.challenges.days import deal_of
from forgewar.play.challenges.kept import note_day_begun, utc_today
from forgewar.session.record import COLOURS, Seat
from forgewar.session.session import Session

View = Callable[[App], None]


def recorded(kind: str, players: tuple[str, ...] = ("person",)) -> Session:
    """A game at a position, with a record; the last players take all other seats."""
    position = positions()[kind]
    guilds = position.options.guilds
    names = [*players, *[players[-1]] * guilds][:guilds]
    seats = tuple(map(Seat, NAMES, COLOURS, names))[:guilds]
    path = games_folder() / "finished.jsonl"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.unlink(missing_ok=True)
    session = Session.new(position.options, position.seed, CONTENT, seats=seats, path=path)
    for action in position.actions:
        session.play(action)
    return session


def _over(kind: str, players: tuple[str, ...]) -> View:
    """A finished game with an offer beside it."""

    def show(app: App) -> None:
        app.context.navigator.open("title")
        put(app, recorded(kind, players))

    return show


def _deal_over(kind: str, *, copied: bool = False) -> View:
    """Today's deal is played: its medals, the line to share, and an offer."""

    def show(app: App) -> None:
        app.context.navigator.open("title")
        session = recorded(kind)
        today = utc_today()
        note_day_begun(today, "finished", CONTENT.hash)
        put(app, session)
        scene, deal = app.context.navigator.top, deal_of(today)
        assert isinstance(scene, ScoringScene)
        # The same game as if it had been today's deal.
        session.header = replace(session.header, seed=deal.seed, options=deal.options)
        scene.enter()
        scene._copied = 2.0 if copied else 0.0

    return show


CHALLENGES: dict[str, View] = {
    "next_contract": _over("solo_over", ("person",)),
    "next_rematch": _over("over", ("person", "master")),
    "deal_done": _deal_over("solo_over"),
    "deal_copied": _deal_over("solo_over", copied=True),
    "deal_lost": _deal_over("solo_lost"),
}
