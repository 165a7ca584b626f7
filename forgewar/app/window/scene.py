"""Base class of scenes.

A scene draws itself completely on a canvas, noting its spots, and answers commands. It holds only
what is on screen (a selection, a scroll position); the game lives in the match.
"""

from typing import TYPE_CHECKING

from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import SMALLEST, Canvas

if TYPE_CHECKING:
    from collections.abc import Callable

    from forgewar.app.kit.text_field import TextField
    from forgewar.app.window.life import Liveliness
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
    # Width and height in units that it needs: with larger text it grows as a whole until they are
    # all of the window. None: it lays itself out by `Canvas.letters`.
    room: tuple[float, float] | None = SMALLEST
    looked_at = ""  # the name of its room, if it is only looked at (looking.py)

    def __init__(self, context: "SceneContext") -> None:
        self.context = context

    @property
    def stays(self) -> bool:
        return False

    @property
    def answers(self) -> bool:
        return False

    @property
    def first_look(self) -> object:
        """The part of a show that is on now, if it can be ended while it moves (first_look.py)."""
        return None

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

    def cancel(self) -> bool:
        """Answer a right click: let go of what is picked, or close an overlay; false if there is
        nothing to cancel."""
        return self.overlay and self.handle("back")

    def key(self, key: str) -> bool:
        """Take a key (keys.py) before it becomes a command; true if it was taken."""
        return False

    def button(self, button: str) -> bool:
        """Take a button of a pad (pads.py) before it becomes a command; true if it was taken."""
        return False

    @property
    def field(self) -> "TextField | None":
        """Text field that is open: typed text goes there."""
        return None

    def update(self, seconds: float) -> bool:
        """Let time pass; true if the screen changed by it."""
        return False

    def work(self) -> bool:
        """Do background work while anywhere on the stack; true if the screen changed by it."""
        return False

    def draw(self, c: Canvas) -> None:
        raise NotImplementedError

    def present(self, c: Canvas) -> None:
        """Draw the scene, or a kept picture of it while something moves over it."""
        self.draw(c)

    def rehearsals(self) -> "list[Callable[[Canvas], None]]":
        """Functions that draw each view of the scene, to find missing pictures before it is
        shown."""
        return [self.draw]

    def stage(self, c: Canvas) -> Box:
        """Part of the screen that fades in with the scene."""
        return Box(0, 0, c.width, c.height)

    def draw_over(self, c: Canvas) -> None:
        """Draw over this scene and everything on top of it."""

    def liveliness(self, c: Canvas) -> "Liveliness | None":
        """Things that move by themselves at rest: lamps, dust, a passing cart."""
        return None

    @property
    def needs_ticks(self) -> bool:
        """Whether `update` has something to do though nobody does anything."""
        return False

    @property
    def first_focus(self) -> str:
        """The spot a keyboard player most likely wants first."""
        return ""
