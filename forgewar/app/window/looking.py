"""Looking at another room of the table during a decision, and coming back.

The room that is looked at lies over the one in which the decision is made, which is left as it is:
whatever is picked up there is still in hand afterwards.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from forgewar.app.window.scene_context import SceneContext

ROOMS = ("mine", "market", "quest")
LOOKS = {f"look_{room}": room for room in ROOMS}  # by command


def looked_at(context: "SceneContext") -> str:
    """Room that is looked at; none while the room of the decision is shown."""
    return next((scene.looked_at for scene in context.navigator.scenes if scene.looked_at), "")


def look(context: "SceneContext", room: str) -> None:
    """Look at a room. The one that is looked at already, or the room of the decision, leads
    back."""
    assert context.match is not None
    before = looked_at(context)
    come_back(context)
    if room in (before, context.match.animation.scene):
        return
    scene = context.navigator.scene(room)
    scene.looked_at = room
    context.sounds.play("page_turn")
    context.navigator.push(scene)


def come_back(context: "SceneContext") -> bool:
    """Go back to the room of the decision; false if it was never left."""
    scene = next((scene for scene in context.navigator.scenes if scene.looked_at), None)
    if scene is None:
        return False
    context.navigator.remove(scene)
    return True
