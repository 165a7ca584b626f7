"""Games of the example pack in the app."""

import shutil
from pathlib import Path

from app.blank_app import PlainGallery
from content.packs_kit import LOW_TOWN

from forgewar.app.menus.title import TitleScene
from forgewar.app.shot import headless_app
from forgewar.app.window.app import App
from forgewar.content import load
from forgewar.paths import games_folder
from forgewar.session.record import Seat

FORMATS = LOW_TOWN.parents[1] / "formats"
WATCHED = (Seat("Mara", "blue", "apprentice"), Seat("Jonas", "purple", "journeyman"))


def shipped_app(*, plain: bool = True) -> App:
    """An app with the cards of the game at hand, on its title."""
    app = headless_app(load.default(), (1280, 720), 100)
    if plain:
        app.context.gallery = PlainGallery()
    app.context.navigator.push(TitleScene(app.context))
    return app


def shelved(record: Path) -> Path:
    """A record as somebody's library holds it: the file and nothing else."""
    games_folder().mkdir(parents=True, exist_ok=True)
    return Path(shutil.copy(record, games_folder() / record.name))


def settle(app: App) -> None:
    """Until everything that was asked for is looked at and drawn."""
    while app.context.navigator.top.needs_ticks:
        app.context.navigator.top.update(1)
    app.loop.draw()


def said(app: App) -> str:
    return " ".join(text.text for text in app.context.frame.texts)
