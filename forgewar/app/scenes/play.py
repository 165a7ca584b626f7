"""What the scenes of a match have in common: the match, undo, and overlays always at hand."""

from typing import TYPE_CHECKING

from forgewar.app.scene import Scene

if TYPE_CHECKING:
    from forgewar.app.match import Match


class PlayScene(Scene):
    """A scene of the app's match. Subclasses answer `confirm` and `pass` for their decisions."""

    scope = "play"

    @property
    def match(self) -> "Match":
        assert self.app.match is not None
        return self.app.match

    def handle(self, command: str) -> bool:
        if command == "undo":
            return self.match.undo()
        if command == "redo":
            return self.match.redo()
        if command == "reset":
            return self.match.reset_turn()
        if command == "hint":
            return self.match.close_hint() or self.match.ask_hint()
        if command == "back" and self.match.close_hint():
            return True
        opener = _OVERLAYS.get(command)
        if opener is not None:
            opener(self)
            return True
        return False


def _open_mat(scene: PlayScene) -> None:
    from forgewar.app.scenes.mat import MatOverlay

    scene.app.stack.push(MatOverlay(scene.app, scene.match.seat))


def _open_log(scene: PlayScene) -> None:
    from forgewar.app.scenes.log import LogOverlay

    scene.app.stack.push(LogOverlay(scene.app))


def _open_why(scene: PlayScene) -> None:
    from forgewar.app.scenes.why import WhyOverlay

    scene.app.stack.push(WhyOverlay(scene.app))


def _open_ledger(scene: PlayScene) -> None:
    from forgewar.app.scenes.ledger import LedgerOverlay

    match = scene.match
    seats = range(len(match.shown.guilds))
    own = match.seat if match.waiting_for_person else next(filter(match.is_person, seats), 0)
    scene.app.stack.push(LedgerOverlay(scene.app, own if own in seats else 0))


def _open_merchant(scene: PlayScene) -> None:
    from forgewar.app.scenes.merchant import MerchantOverlay

    scene.app.stack.push(MerchantOverlay(scene.app))


def _open_discard(scene: PlayScene) -> None:
    from forgewar.app.scenes.discard import DiscardOverlay

    scene.app.stack.push(DiscardOverlay(scene.app))


def _open_pause(scene: PlayScene) -> None:
    from forgewar.app.scenes.pause import PauseOverlay

    scene.app.stack.push(PauseOverlay(scene.app))


def _open_tiles(scene: PlayScene) -> None:
    from forgewar.app.scenes.tiles import TilesOverlay

    if scene.match.shown.tiles:
        scene.app.stack.push(TilesOverlay(scene.app))


_OVERLAYS = {
    "merchant": _open_merchant,
    "discard": _open_discard,
    "tiles": _open_tiles,
    "mat": _open_mat,
    "log": _open_log,
    "why": _open_why,
    "ledger": _open_ledger,
    "back": _open_pause,
}
