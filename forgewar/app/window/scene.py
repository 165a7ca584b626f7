"""The contract of a scene.

A scene draws itself completely on a canvas, noting its spots, and answers commands. It holds only
what is on screen (a selection, a scroll position); the game lives in the match.
"""

from typing import TYPE_CHECKING

from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas

if TYPE_CHECKING:
    from collections.abc import Callable

    from forgewar.app.kit.text_field import TextField
    from forgewar.app.window.scene_context import SceneContext


class Scene:
    """Life cycle: `enter` when put on the stack, `pause` when another is put on top, `resume` when
    it is on top again, `leave` when taken off. `draw` may be called at any size at any time after
    `enter`, must not change the game, and must note every spot it draws. Only the scene on top gets
    `handle` and `update`. A scene that asks for it with `overlay` is drawn over the one below; one
    that `stays` is not closed when the game goes on under it. While an overlay is open computer
    guilds wait, unless it `answers` what is decided."""

    scope = "menu"  # which commands work here (commands.py)
    overlay = False
    looked_at = ""  # the name of its room, if it is only looked at (looking.py)

    def __init__(self, context: "SceneContext") -> None:
        self.context = context

    @property
    def stays(self) -> bool:
        return False

    @property
    def answers(self) -> bool:
        return False

    def enter(self) -> None:
        """Put on the stack."""

    def leave(self) -> None:
        """Taken off the stack."""

    def pause(self) -> None:
        """Another scene was put on top."""

    def resume(self) -> None:
        """On top again."""

    def handle(self, command: str) -> bool:
        """Answer a command that no focused spot has taken; false if it means nothing here."""
        if command == "back" and len(self.context.navigator.scenes) > 1:
            self.context.navigator.pop()
            return True
        return False

    def key(self, key: str) -> bool:
        """Take a key (keys.py) before it becomes a command; true if it was taken."""
        return False

    def button(self, button: str) -> bool:
        """Take a button of a pad (pads.py) before it becomes a command; true if it was taken."""
        return False

    @property
    def field(self) -> "TextField | None":
        """The field that is open: what is typed goes there."""
        return None

    def update(self, seconds: float) -> bool:
        """Time has passed; true if the screen changed by it."""
        return False

    def work(self) -> bool:
        """Do background work while anywhere on the stack; true if the screen changed by it."""
        return False

    def draw(self, c: Canvas) -> None:
        raise NotImplementedError

    def present(self, c: Canvas) -> None:
        """Be on screen: drawn, or as it was kept while something else moves over it."""
        self.draw(c)

    def rehearsals(self) -> "list[Callable[[Canvas], None]]":
        """What draws each of its views, so that what they lack is known before they are seen."""
        return [self.draw]

    def stage(self, c: Canvas) -> Box:
        """The part of the screen that comes up out of the dark with it."""
        return Box(0, 0, c.width, c.height)

    def folds(self, c: Canvas) -> tuple[float, ...]:
        """With large letters: the heights of its parts, in units, one below another. The canvas has
        the size of the window, and measures; what does not fit into its height is scrolled."""
        return (c.height,)

    def foot(self, c: Canvas) -> float:
        """How much of its lower end stays in the window, in units, while the rest is scrolled."""
        return 0.0

    def draw_over(self, c: Canvas) -> None:
        """What lies over this scene and everything on top of it."""

    @property
    def needs_ticks(self) -> bool:
        """Whether `update` has something to do though nobody does anything."""
        return False

    @property
    def first_focus(self) -> str:
        """The spot a keyboard player most likely wants first."""
        return ""
