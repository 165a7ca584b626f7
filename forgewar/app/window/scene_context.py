"""Everything a scene may use."""

from typing import TYPE_CHECKING, Any

from forgewar.app.kit.frame import Frame
from forgewar.app.window.commands import Bindings
from forgewar.app.window.confirm import ConfirmOverlay
from forgewar.app.window.display import Screen
from forgewar.app.window.global_commands import run_command
from forgewar.app.window.navigator import Navigator
from forgewar.app.window.silence import NoReader, Silence
from forgewar.app.window.turn_banner import TurnBanner
from forgewar.words import say

if TYPE_CHECKING:
    from collections.abc import Callable

    import pygame

    from forgewar.app.kit.pictures import Gallery
    from forgewar.app.window.controller import Controller
    from forgewar.app.window.resources import Resources
    from forgewar.app.window.scene import Scene
    from forgewar.app.window.settings import Settings
    from forgewar.play.apart.hosting import Host
    from forgewar.play.match import Match
    from forgewar.play.set_pieces import SetPiece


class SceneContext:
    """Shared by all scenes of an app, and by the loop that draws them."""

    controller: "Controller"  # made by the loop

    def __init__(
        self,
        settings: "Settings",
        surface: "pygame.Surface",
        resources: "Resources",
        gallery: "Gallery",
        route: "Callable[[str], type[Scene]]",
    ) -> None:
        self.settings = settings
        self.bindings = Bindings(settings.keys, settings.pad)
        self.screen = Screen(surface, settings)
        self.resources = resources
        self.gallery = gallery
        self.banner = TurnBanner()
        self.sounds = Silence()
        self.reader = NoReader()
        self.navigator = Navigator(self, route)
        self.match: Match | None = None
        self.host: Host | None = None  # the server of shared tables that runs in the app
        self.frame = Frame()  # drawn last
        self.talk: Any = None  # table talk of the match; see `match/table_talk.py`
        self.set_pieces: dict[SetPiece, Any] = {}  # see `match/set_pieces/layer.py`

    def changed(self) -> None:
        """Have the screen drawn again."""
        self.screen.is_stale = True

    def command(self, command: str) -> bool:
        """Carry out a command; false if it means nothing here."""
        return run_command(self, command)

    def tell(self, title: str, text: str) -> None:
        """Show a sentence until somebody has confirmed it."""
        self.navigator.push(ConfirmOverlay(self, title, [text], say("menus-understood"), None))
