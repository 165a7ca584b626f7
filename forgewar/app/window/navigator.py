"""The stack of scenes, and the way from one to another."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from forgewar.app.window.scene import Scene
    from forgewar.app.window.scene_context import SceneContext


class Navigator:
    """Scenes by their routes (`routes.py`), the last on top. Never empty while the app runs."""

    def __init__(self, context: "SceneContext", route: "Callable[[str], type[Scene]]") -> None:
        self._context = context
        self.route = route
        self.scenes: list[Scene] = []
        self.running = True  # until somebody quits

    @property
    def top(self) -> "Scene":
        return self.scenes[-1]

    def visible(self) -> "list[Scene]":
        """Scenes to draw, from the lowest that shows."""
        first = max((i for i, s in enumerate(self.scenes) if not s.overlay), default=0)
        return self.scenes[first:]

    @property
    def pauses_game(self) -> bool:
        """Whether the game waits for somebody who has an overlay open."""
        return bool(self.scenes) and self.top.overlay and not self.top.answers

    def scene(self, route: str, *given: object, **named: object) -> "Scene":
        """Make the scene of a route, with what it needs to know."""
        return self.route(route)(self._context, *given, **named)

    def open(self, route: str, *given: object, **named: object) -> None:
        """Put the scene of a route on top; an overlay plays a sound."""
        scene = self.scene(route, *given, **named)
        if scene.overlay:
            self._context.sounds.play("page_turn")
        self.push(scene)

    def push(self, scene: "Scene") -> None:
        if self.scenes:
            self.top.pause()
        self.scenes.append(scene)
        scene.enter()
        self._change_top()

    def pop(self) -> None:
        self.scenes.pop().leave()
        if self.scenes:
            self.top.resume()
        self._change_top()

    def remove(self, scene: "Scene") -> None:
        """Take off a scene, wherever it stands."""
        if scene is self.top:
            self.pop()
            return
        self.scenes.remove(scene)
        scene.leave()
        self._context.changed()

    def replace_base(self, scene: "Scene") -> None:
        """Put another scene in the place of the one that the overlays on top lie over."""
        place = max(i for i, s in enumerate(self.scenes) if not s.overlay)
        old, self.scenes[place] = self.scenes[place], scene
        old.leave()
        scene.enter()
        if scene is self.top:
            self._change_top()
        self._context.changed()

    def reset(self, scene: "Scene") -> None:
        """Take off everything and start from one scene."""
        while self.scenes:
            self.scenes.pop().leave()
        self.push(scene)

    def quit(self) -> None:
        """End the app after this frame."""
        self.running = False

    def _change_top(self) -> None:
        self._context.controller.forget()
        self._context.changed()
