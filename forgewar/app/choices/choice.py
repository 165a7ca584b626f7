"""What the scenes of one simple choice share: pick one of several, see it, confirm it."""

from collections.abc import Callable
from functools import partial

from forgewar.app.kit import palette, widgets
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.match import bars, guild_panels
from forgewar.app.match.scene import PlayScene
from forgewar.rules.actions import Action, DeclineReward


class ChoiceScene(PlayScene):
    """Subclasses say what is asked, draw the choices in the centre and more on the right."""

    title = ""

    def enter(self) -> None:
        self._chosen: Action | None = None

    # For subclasses

    def remark(self) -> str:
        """A quiet word in the head of the panel."""
        return ""

    def prompt(self) -> str:
        """What is asked, in words."""
        raise NotImplementedError

    def draw_choices(self, c: Canvas, box: Box) -> None:
        raise NotImplementedError

    def draw_side(self, c: Canvas, box: Box) -> None:
        """The right column above the log."""

    def choose(self, action: Action) -> Callable[[], None]:
        """What pressing a choice does: choose it, and the second time do it."""
        return partial(self._press, action)

    # Acting

    @property
    def active(self) -> bool:
        return self.match.waiting_for_person and not self.match.show.busy

    def _press(self, action: Action) -> None:
        if self._chosen == action:
            self._confirm()
        else:
            self._chosen = action

    def _confirm(self) -> None:
        action, self._chosen = self._chosen, None
        if action is not None and action in self.match.choices():
            self.match.play(action)

    @property
    def _can_decline(self) -> bool:
        return self.active and DeclineReward() in self.match.choices()

    def _decline(self) -> None:
        if self._can_decline:
            self._chosen = None
            self.match.play(DeclineReward())

    def handle(self, command: str) -> bool:
        if self.active and command == "confirm" and self._chosen is not None:
            self._confirm()
            return True
        if command == "pass" and self._can_decline:
            self._decline()
            return True
        if command == "back" and self._chosen is not None:
            self._chosen = None
            return True
        return super().handle(command)

    # What is shown

    def draw(self, c: Canvas) -> None:
        if self._chosen is not None and self._chosen not in self.match.choices():
            self._chosen = None
        cols = bars.columns(c)
        bars.backdrop(c)
        bars.match_bar(c, self.app)
        events = self.match.preview(self._chosen) if self._chosen is not None else []
        guild_panels.draw(c, self.app, guild_panels.changes_of(events, self.match.sides))
        widgets.panel(c, cols.centre, cols.top, cols.middle, cols.height)
        widgets.heading(
            c, self.title, cols.centre + 18, cols.top + 10, cols.middle - 36, self.remark()
        )
        top = cols.top + 56
        self.draw_choices(c, Box(cols.centre + 18, top, cols.middle - 36, cols.height - 56 - 18))
        high = min(420.0, cols.height * 0.6)
        widgets.panel(c, cols.right, cols.top, cols.side, high)
        self.draw_side(c, Box(cols.right + 18, cols.top + 14, cols.side - 36, high - 28))
        low = cols.top + high + bars.GAP
        bars.log_panel(c, self.app, low, cols.top + cols.height - low)
        self._draw_bar(c)

    def _draw_bar(self, c: Canvas) -> None:
        bars.bottom_bar(c)
        can = self._can_decline
        bars.play_buttons(
            c, self.app, pass_label="Decline", press_pass=self._decline if can else None,
            why_pass="" if can else "This cannot be declined (QUEST-12)",
        )  # fmt: skip
        until = bars.tool_buttons(c, self.app, ["hint", "merchant", "ledger", "rules"])
        waiting = f"{self.match.name(self.match.seat)} is thinking"
        bars.prompt(c, self.match, self.prompt() if self.active else waiting, until=until)
        ready = self._chosen is not None and self.active
        bars.confirm_button(
            c, self.app, "Confirm", self._confirm if ready else None,
            why="" if ready else "Choose first",
        )  # fmt: skip

    def write(self, c: Canvas, box: Box, y: float, text: str, colour: str = palette.DIM) -> float:
        """A paragraph in the right column. Returns where the next one goes."""
        return y + c.paragraph(text, box.x, y, box.width, size=16, colour=colour) + 8
