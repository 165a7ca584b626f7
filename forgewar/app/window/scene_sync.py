"""The scene at the bottom of a match's scenes follows the moment that is shown."""

from typing import TYPE_CHECKING

from forgewar.app.window.looking import come_back, looked_at

if TYPE_CHECKING:
    from forgewar.app.window.scene_context import SceneContext


def follow(context: "SceneContext") -> None:
    """The game went on: overlays that belong to a decision are closed, and nobody looks elsewhere;
    what somebody is reading or trading in stays open."""
    stack = context.navigator
    come_back(context)
    playing = _base_is_played(context)
    while len(stack.scenes) > 1 and stack.top.overlay and not (playing and stack.top.stays):
        stack.pop()
    keep_up(context)
    context.changed()


def keep_up(context: "SceneContext") -> None:
    """Have the scene of the moment that is shown under everything else."""
    match = context.match
    if match is None:
        return
    if match.animation.busy:
        come_back(context)
    elif looked_at(context):
        return
    wanted = context.navigator.route(match.animation.scene)
    base = next((scene for scene in reversed(context.navigator.scenes) if not scene.overlay), None)
    if base is None or base.scope not in ("play", "replay"):
        context.navigator.push(wanted(context))
    elif base.scope == "play" and type(base) is not wanted:
        context.navigator.replace_base(wanted(context))


def _base_is_played(context: "SceneContext") -> bool:
    base = next((scene for scene in reversed(context.navigator.scenes) if not scene.overlay), None)
    return base is not None and base.scope == "play"
