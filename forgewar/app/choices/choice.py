"""Base of scenes with one simple choice: pick one of several options, see it, confirm it."""

from collections.abc import Callable
from functools import partial

from forgewar.app.kit import palette, widgets
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.match import guild_panels, layout
from forgewar.app.match.log_panel import log_panel
from forgewar.app.match.match_bar import match_bar
from forgewar.app.match.scene import PlayScene
from forgewar.play.changes import changes_of
from forgewar.play.choices import ChoiceView, Option
from forgewar.rules.actions import Action, DeclineReward

_INSIDE, _HEAD = 18.0, 56.0  # units inside a panel, and of its head
_SIDE = 420.0  # the most height of the panel beside


class ChoiceScene(PlayScene):
    """Subclasses say what is asked (a view), draw the choices in the centre and more beside it."""

    def enter(self) -> None:
        self._chosen: Action | None = None

    # For subclasses

    @property
    def view(self) -> ChoiceView:
        raise NotImplementedError

    def draw_choices(self, c: Canvas, box: Box) -> None:
        raise NotImplementedError

    def draw_side(self, c: Canvas, box: Box) -> None:
        """The right column above the log."""

    def press(self, option: Option) -> Callable[[], None] | None:
        """Handler of a press on an option: the first press chooses it, the second plays it."""
        return partial(self._press, option.action) if self.view.can(option) else None

    # Acting

    @property
    def first_focus(self) -> str:
        return self.view.first_focus

    def _press(self, action: Action) -> None:
        if self._chosen == action:
            self._confirm()
        else:
            self._chosen = action

    def _confirm(self) -> None:
        action, self._chosen = self._chosen, None
        if action is not None and action in self.match.view.choices():
            self.match.play(action)

    def _decline(self) -> None:
        if self.view.can_decline:
            self._chosen = None
            self.match.play(DeclineReward())

    def handle(self, command: str) -> bool:
        view = self.view
        if view.active and command == "confirm" and self._chosen is not None:
            self._confirm()
            return True
        if command == "pass" and view.can_decline:
            self._decline()
            return True
        return super().handle(command)

    def cancel(self) -> bool:
        """Let go of what is chosen."""
        if self._chosen is None:
            return super().cancel()
        self._chosen = None
        return True

    # Drawing

    def draw(self, c: Canvas) -> None:
        view = self.view
        if self._chosen is not None and self._chosen not in self.match.view.choices():
            self._chosen = None
        layout.backdrop(c, self.match.view.shown.stage)
        match_bar(c, self.context)
        events = self.match.view.preview(self._chosen) if self._chosen is not None else []
        guild_panels.draw(c, self.context, changes_of(events, self.match.view.sides))
        with layout.board(c):
            self._draw_inside(c, view)
        with c.enlarged():
            self._draw_bar(c, view)

    def _draw_inside(self, c: Canvas, view: ChoiceView) -> None:
        """The choices, and beside them the rest of what matters."""
        parts = layout.regions(c)
        widgets.panel(c, *parts.centre)
        head, below = parts.centre.inset(_INSIDE, 0).cut_top(_HEAD)
        widgets.heading(c, str(view.head), head.x, head.y + 10, head.width, str(view.remark or ""))
        self.draw_choices(c, below.cut_bottom(_INSIDE)[1])
        side, log = parts.right.cut_top(min(_SIDE, parts.right.height * 0.6), layout.GAP)
        widgets.panel(c, *side)
        self.draw_side(c, side.inset(_INSIDE, 14))
        log_panel(c, self.context, log)

    def _draw_bar(self, c: Canvas, view: ChoiceView) -> None:
        layout.bottom_bar(c)
        decline, confirm = view.decline, view.primary(self._chosen)
        layout.play_buttons(
            c, self.context, pass_label=None if decline is None else str(decline.label),
            press_pass=self._decline,
        )  # fmt: skip
        until = layout.tool_buttons(c, self.context, ["hint", "merchant", "ledger", "rules"])
        layout.prompt(c, self.context, str(view.prompt(self._chosen)), until=until)
        press = None if confirm.why else self._confirm
        layout.confirm_button(c, self.context, str(confirm.label), press, why=str(confirm.why))

    def write_lines(self, c: Canvas, box: Box, y: float) -> None:
        """The view's lines in the right column."""
        for line in self.view.lines:
            colour = palette.DIM if line.quiet else palette.BONE
            y += c.paragraph(str(line.says), box.x, y, box.width, size=16, colour=colour) + 8
