"""The scene at the bottom of a match's scenes follows the moment that is shown."""

from typing import TYPE_CHECKING

from forgewar.app.window.looking import come_back, looked_at

if TYPE_CHECKING:
    from forgewar.app.window.app import App


def follow(app: "App") -> None:
    """The game went on: overlays that belong to a decision are closed, and nobody looks elsewhere;
    what somebody is reading or trading in stays open."""
    stack = app.stack
    come_back(app)
    playing = _base_is_played(app)
    while len(stack.scenes) > 1 and stack.top.overlay and not (playing and stack.top.stays):
        stack.pop()
    keep_up(app)
    app.changed()


def keep_up(app: "App") -> None:
    """Have the scene of the moment that is shown under everything else."""
    match = app.match
    if match is None:
        return
    if match.show.busy:
        come_back(app)
    elif looked_at(app):
        return
    wanted = app.route(match.show.scene)
    base = next((scene for scene in reversed(app.stack.scenes) if not scene.overlay), None)
    if base is None or base.scope not in ("play", "replay"):
        app.stack.push(wanted(app))
    elif base.scope == "play" and type(base) is not wanted:
        app.stack.replace_base(wanted(app))


def _base_is_played(app: "App") -> bool:
    base = next((scene for scene in reversed(app.stack.scenes) if not scene.overlay), None)
    return base is not None and base.scope == "play"


def ask_for_trades(app: "App") -> None:
    """Open the merchant over the table when somebody is to trade or shop; who wants to be asked no
    more at the end of a round is done at once."""
    match, top = app.match, app.stack.top
    if match is None or top.overlay or top.looked_at or top.scope != "play":
        return
    from forgewar.play.merchant import DONE, asks_again, asks_for_trades

    if not asks_for_trades(match):
        return
    if not app.settings.last_trades and asks_again(match):
        match.play(DONE)
    else:
        app.open("merchant")
