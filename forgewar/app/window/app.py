"""The app: wires the parts of one window together."""

from typing import TYPE_CHECKING

from forgewar.app.kit.pictures import Gallery
from forgewar.app.window.loop import Loop
from forgewar.app.window.resources import Resources
from forgewar.app.window.scene_context import SceneContext

if TYPE_CHECKING:  # the title is on screen before any of this is loaded
    from collections.abc import Callable

    import pygame

    from forgewar.ai.worker_process import Thinker
    from forgewar.app.window.scene import Scene
    from forgewar.app.window.settings import Settings
    from forgewar.content.model import Content
    from forgewar.content.packs import Pack


class App:
    """Context of the scenes, and the loop that draws them."""

    def __init__(
        self,
        content: "Content | None",
        settings: "Settings",
        surface: "pygame.Surface",
        *,
        routes: "Callable[[str], type[Scene]]",
        eager: bool = False,
        thinker: "Thinker | None" = None,
        pack: "Pack | None" = None,
        traced: bool = True,
    ) -> None:
        resources = Resources(content, thinker, pack)
        self.context = SceneContext(settings, surface, resources, Gallery(eager=eager), routes)
        self.loop = Loop(self.context, traced=traced)

    def close(self) -> None:
        """End the worker process, the process that draws pictures, and the server of shared
        tables."""
        if self.context.host is not None:
            self.context.host.close()
        self.context.resources.close()
        self.context.gallery.close()
