"""The mine scene: placing overseers, moving them, and every move a reward, card or tile allows."""

from functools import partial

from msgspec.structs import replace

from forgewar.app.kit import palette, widgets
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.match import guild_panels, layout
from forgewar.app.match.board import Board, mine_board
from forgewar.app.match.log_panel import log_button, log_panel
from forgewar.app.match.match_bar import match_bar
from forgewar.app.match.mine_turnover import draw_floor
from forgewar.app.match.scene import PlayScene
from forgewar.app.mine import compact_column
from forgewar.app.mine.automated_marks import (
    Lead,
    draw_candidates,
    draw_numbers,
    draw_over,
    draw_path,
    draw_slip,
    tie_hexes,
)
from forgewar.app.mine.automated_panel import draw_tie, draw_title, draw_why
from forgewar.app.mine.gains_slip import draw_gains
from forgewar.app.mine.needs import draw_needs
from forgewar.app.mine.outcome import draw_outcome
from forgewar.app.mine.pieces import Marks, draw_pieces
from forgewar.app.mine.plan_label import draw_plan_label
from forgewar.app.window.life import Lamp
from forgewar.play import automated, queries, symbols
from forgewar.play.automated import AutomatedMove
from forgewar.play.mine import MineView
from forgewar.play.mine_last import last_move
from forgewar.play.mine_moves import Outcome, order_ahead
from forgewar.play.tie import Candidate, Tie
from forgewar.words import Message, say

_LAMP, _ASIDE = (38.0, 60.2), 64.0  # units: a lamp, and its middle from the columns
_PANEL = 466.0  # the most height of the panel beside the mine
_LOW_HEAD = 30.0
_STEPS = {"up": -1, "left": -1, "down": 1, "right": 1}  # commands among the moves of a tie
_HEAD, _COUNTS = 44.0, 128.0  # heights of its title, and of workers and order
_TWO_LINES = 62.0  # height of a title with a line below it


class MineScene(PlayScene):
    """Pick an overseer, see where it may land, point at a place to see all it would do, confirm.
    What can be done and what it means is the view's (`play.mine`)."""

    def enter(self) -> None:
        self._view = MineView(self.match)

    # Actions

    def _press(self, hex_: int) -> None:
        self._refuse(hex_, self._view.press(hex_))

    def _drop(self, hex_: int, origin: object) -> None:
        self._refuse(hex_, self._view.carry(int(str(origin)), hex_))

    def _refuse(self, hex_: int, why: Message | str | None) -> None:
        """Say beside a hex why it is no choice."""
        spot = self.context.frame.spot(f"hex.{hex_}")
        if why is not None and spot is not None:
            self.context.controller.refuse(replace(spot, why=str(why)))

    def key(self, key: str) -> bool:
        """At a tie numbers choose."""
        number = key.removeprefix("keypad ")
        if super().key(key):
            return True
        if self._view.tie is None or len(number) != 1 or not "1" <= number <= "4":
            return False
        return self._choose_row(int(number), confirm=False)

    def _choose_row(self, number: int, *, confirm: bool = True) -> bool:
        """Choose a row of a tie; a press on the one that is chosen or focused plays it."""
        view = self._view
        named = view.named
        is_chosen = view.chosen >= 0 and named is not None and named.number == number
        if is_chosen and not confirm:
            return True
        done = view.choose_row(number)
        focused = self.context.controller.focus == f"tie.{number}"
        if confirm and focused and not is_chosen and view.chosen >= 0:
            return view.confirm()
        return done

    def _step_tie(self, by: int) -> bool:
        """Choose the next or previous move of a tie; the keyboard follows to its row."""
        controller = self.context.controller
        if controller.focus and not controller.focus.startswith("tie."):
            return False
        row = self._view.step_choice(by)
        controller.focus = f"tie.{row}" if row else ""
        controller.hot = ""
        return True

    def _confirm_tie(self) -> bool:
        """Play the move that the button names."""
        controller = self.context.controller
        aimed = self._view.aimed(controller.hot, controller.focus)
        if aimed is None:
            return False
        self._view.choose(aimed)
        return self._view.confirm()

    def handle(self, command: str) -> bool:
        view = self._view
        if view.tie is not None:
            if command == "confirm":
                return self._confirm_tie()
            if command in _STEPS:
                return self._step_tie(_STEPS[command])
        if command == "confirm" and view.chosen >= 0:
            view.confirm()
            return True
        if command == "pass" and view.quiet.action is not None:
            return view.be_quiet()
        return super().handle(command)

    def cancel(self) -> bool:
        """Put down what is in hand."""
        view = self._view
        if max(view.picked, view.chosen) < 0:
            return super().cancel()
        view.put_down()
        return True

    # Drawing

    def draw(self, c: Canvas) -> None:
        match, view = self.match, self._view
        board = mine_board(c, match.view.shown)
        tie, found = view.tie, automated.moving(match.view)
        aimed = view.aimed(c.hot, c.focus)
        aim = view.aim(c.hot, c.focus) if aimed is None else aimed.action.target
        told = view.outcome(aim) if aimed is None else aimed.outcome
        draw_floor(c, match)
        self._draw_lamps(c)
        marks = Marks(view.picked, (), aim, told)
        last = last_move(match.view)
        if tie is not None:
            marks = Marks(lit=tie_hexes(tie, view.picked))
            marks.struck = tuple(told.strikes) if told is not None else ()
            marks.draw_under = partial(draw_candidates, c, board, tie, aimed)
            marks.draw_over = partial(draw_numbers, c, board, match, tie, aimed, view.picked)
        step = match.animation.step
        lead = Lead(step, found) if found is not None and step is not None else None
        if lead is not None:
            overseers = match.view.shown.overseers[lead.found.side]
            marks = Marks(lit=lead.lit(overseers), shade=lead.shade)
            marks.draw_under = partial(draw_path, c, board, match, lead)
            marks.draw_over = partial(draw_over, c, board, match, lead)
            told = lead.found.outcome
        if last is not None and (told is None or lead is not None) and view.picked < 0:
            marks.last = last.moves
        if lead is not None:  # its own steps alone
            own = (move for move in marks.last if move.side == lead.found.side)
            marks.last = tuple(own) if lead.is_moving else ()
        if view.placing:
            marks.placed = view.side
        elif tie is None or not tie.is_numbered:
            marks.targets = view.landings
        marks.staged = self._pieces.now is not None
        draw_pieces(c, board, match, marks)
        self._spots(c, board)
        if told is not None and lead is None:
            draw_gains(c, board, match, aim, told)
        match_bar(c, self.context)
        guild_panels.draw(c, self.context, told.changes if told is not None else None)
        with c.enlarged():
            right = layout.regions(c).right
            if tie is not None:
                self._tie(c, right, tie, aimed)
            elif layout.is_compact(c):
                shown = told if told is not None or view.active or lead is not None else last
                self._compact_context(c, right, aim, shown)
            elif found is not None:
                self._automated(c, right, found)
            else:
                self._context(c, right, aim, told if told is not None or view.active else last)
            self._bar(c, aim, aimed)
        if lead is not None:
            with c.with_letters(c.text_scale):
                draw_slip(c, board, match, lead)
        elif view.planning and view.chosen >= 0:
            draw_plan_label(c, board, view.chosen, is_set=view.is_set)

    def lamps(self, c: Canvas) -> tuple[Lamp, ...]:
        """One in each upper corner, beside the hexes."""
        centre = layout.regions(c).centre
        y = centre.y - layout.MARGIN + _LAMP[1] * 0.6
        return tuple(Lamp(x, y, 110) for x in (centre.x + _ASIDE, centre.right - _ASIDE))

    def _draw_lamps(self, c: Canvas) -> None:
        for lamp in self.lamps(c):
            y = lamp.y - _LAMP[1] * 0.6
            c.picture("life/lamp", lamp.x, y, *_LAMP, ax=0.5, sign=False)

    def _spots(self, c: Canvas, board: Board) -> None:
        """Every hex. One that is no choice is not in the keyboard's way, but whoever presses it is
        told why."""
        view, half = self._view, board.size / 2
        active, moves = view.active, view.moves
        usable = {*moves, *view.landings, *view.direct}
        for hex_ in board.hexes:
            x, y = board.centre(hex_)
            name = f"hex.{hex_}"
            answers = hex_ in usable or (active and c.marked(name))
            c.spot(
                name,
                x - half,
                y - board.size * 0.58,
                board.size,
                board.size * 1.16,
                str(view.label(hex_)),
                partial(self._press, hex_) if answers else None,
                drag=str(hex_) if hex_ in moves else None,
                drop=partial(self._drop, hex_) if c.dragged is not None else None,
                outline=board.outline(c, hex_),
                lifts=hex_ in usable,
                spoken=str(queries.hex_place(board.hexes, hex_))
                if self.context.reader.listening
                else "",
            )

    # The right column

    def _context(self, c: Canvas, side: Box, aim: int, told: Outcome | None) -> None:
        view = self._view
        part = 0.64 if self.match.company is None else 0.57  # what people say needs more room
        panel, log = side.cut_top(min(_PANEL, side.height * part), layout.GAP)
        widgets.panel(c, *panel)
        head, rest = panel.inset(18, 0).cut_top(_HEAD, 18)
        counts, rest = self._cut_counts(rest, _COUNTS, layout.MARGIN)
        self._title(c, head, told)
        widgets.rule(c, head.x, head.bottom, head.width)
        rest = self._tools(c, rest)
        said = view.help(aim)
        if told is not None:
            draw_outcome(c, self.match, view, told, rest)
        elif said is not None:
            used = c.paragraph(str(said), *rest[:3], size=16, colour=palette.DIM)
            if view.for_ore:
                draw_needs(c, self.match, self.match.view.seat, rest.cut_top(used, 12)[1])
        self._counts(c, *counts[:3], told)
        log_panel(c, self.context, log)

    def _compact_context(self, c: Canvas, side: Box, aim: int, told: Outcome | None) -> None:
        """The column where text is large: figures, and the log as a button."""
        view = self._view
        log, panel = side.cut_bottom(40, layout.GAP_IN_BAR)
        log_button(c, self.context, log)
        widgets.panel(c, *panel)
        head, rest = panel.inset(10, 4).cut_top(_LOW_HEAD, 8)
        at, room = (head.x, head.centre[1]), head.width
        c.text(str(view.title(told)), *at, size=16, face="Title", room=room)
        widgets.rule(c, head.x, head.bottom, head.width)
        counts, rest = self._cut_counts(rest, compact_column.counts_height(self.match), 6)
        compact_column.draw_counts(c, self.match, told, counts)
        rest, said = self._tools(c, rest), view.help(aim)
        if told is not None:
            compact_column.draw_outcome(c, self.match, told, rest)
        elif said is not None and view.for_ore:
            draw_needs(c, self.match, self.match.view.seat, rest)
        elif said is not None:
            lines = c.wrapped(str(said), rest.width, size=15)
            if len(lines) * 15 * 1.24 <= rest.height:
                place = (rest.x, rest.y + 8, rest.width)
                c.paragraph(str(said), *place, size=15, colour=palette.DIM)

    def _automated(self, c: Canvas, side: Box, found: AutomatedMove) -> None:
        """The column while an automated colour moves."""
        match = self.match
        panel, log = side.cut_top(min(_PANEL, side.height * 0.64), layout.GAP)
        widgets.panel(c, *panel)
        head, rest = panel.inset(18, 0).cut_top(_TWO_LINES, 18)
        counts, rest = self._cut_counts(rest, _COUNTS, layout.MARGIN)
        name, under = say("solo-moves", guild=match.view.name(found.side)), say("solo-no-choice")
        draw_title(c, match, found.side, name, under, head)
        widgets.rule(c, head.x, head.bottom, head.width)
        draw_why(c, match, found, rest)
        self._counts(c, *counts[:3], found.outcome)
        log_panel(c, self.context, log)

    def _tie(self, c: Canvas, side: Box, tie: Tie, aimed: Candidate | None) -> None:
        """The column at a tie, which needs the room of the counts."""
        match, view = self.match, self._view
        compact = layout.is_compact(c)
        if compact:
            log, panel = side.cut_bottom(40, layout.GAP_IN_BAR)
        else:
            panel, log = side.cut_top(min(_PANEL, side.height * 0.64), layout.GAP)
        widgets.panel(c, *panel)
        name = say("solo-tie-title", guild=match.view.name(tie.side))
        if compact:
            head, rest = panel.inset(10, 4).cut_top(_LOW_HEAD, 14)
            at, room = (head.x, head.centre[1]), head.width
            c.text(name, *at, size=16, face="Title", room=room)
        else:
            head, rest = panel.inset(18, 0).cut_top(_TWO_LINES, 18)
            under = say("solo-tie-count", count=len(tie.candidates))
            draw_title(c, match, tie.side, name, under, head)
        widgets.rule(c, head.x, head.bottom, head.width)
        _, rest = rest.cut_bottom(12)
        draw_tie(c, match, tie, aimed, view.picked, self._choose_row, rest)
        (log_button if compact else log_panel)(c, self.context, log)

    def _cut_counts(self, box: Box, height: float, gap: float) -> tuple[Box, Box]:
        """Cut workers and order from a column: at its foot, but in a lesson, whose card lies there,
        at its head."""
        in_lesson = self.match.tutor is not None
        return box.cut_top(height, gap) if in_lesson else box.cut_bottom(height, gap)

    def _title(self, c: Canvas, box: Box, told: Outcome | None) -> None:
        """Draw the title of the column; the move of a guild that is no person's under its
        shield."""
        x, y, room = box.x, box.y + 26, box.width
        if told is not None and not self._view.active:
            c.picture(
                f"emblems/shield_{self.match.view.emblem(told.move.side)}", x, y, 22, 25, ay=0.5
            )
            x, room = x + 30, room - 30
        c.text(str(self._view.title(told)), x, y, size=19, face="Title", room=room)

    def _tools(self, c: Canvas, box: Box) -> Box:
        """Controls of some decisions, at the bottom of a box: which colour to place, and taking a
        worker off. Returns the rest of the box."""
        match, view = self.match, self._view
        tools, rest = box.cut_bottom(46)
        if len(view.sides) > 1:
            options = [
                (str(side), say("mine-side", guild=match.view.name(side), count=view.left(side)))
                for side in view.sides
            ]
            choose = self._choose_side
            widgets.segments(c, "side", *tools[:3], options, str(view.side), choose,
                             group=str(view.title(None)))  # fmt: skip
            return rest
        if view.can_take_off:
            why = str(view.off_why or "")
            label = say("mine-take-off")
            widgets.button(c, "remove", *tools[:3], label, view.take_off, why=why)
            return rest
        return box

    def _choose_side(self, side: str) -> None:
        self._view.choose_side(int(side))

    def _counts(self, c: Canvas, x: float, y: float, room: float, told: Outcome | None) -> None:
        """Workers in the mine and the order that would follow, always there."""
        match = self.match
        before = match.view.shown.workers
        after = told.workers if told is not None else before
        brass = palette.BRASS
        c.text(say("mine-workers"), x, y, size=15, face="Title", colour=brass, room=room)
        each = room / match.view.sides
        for side in range(match.view.sides):
            middle = x + each * (side + 0.5)
            emblem = f"emblems/roundel_{match.view.emblem(side)}"
            c.picture(emblem, middle - 16, y + 28, 26, ax=0.5, ay=0.5)
            colour = palette.CHANGED if after[side] != before[side] else palette.BONE
            c.number(after[side], middle + 12, y + 28, size=18, colour=colour, anchor="c")
            now = partial(symbols.workers, match.view, side)
            c.sign("worker", middle - each / 2, y + 14, each, 28, now)
        label = say("mine-order")
        if c.text_width(label, size=15, face="Title") > room:
            label = say("mine-order-short")
        c.text(label, x, y + 62, size=15, face="Title", colour=brass, room=room)
        order = told.order if told is not None else order_ahead(match.view)
        for i, side in enumerate(order):
            middle = x + each * (i + 0.5)
            emblem = f"emblems/shield_{match.view.emblem(side)}"
            c.picture(emblem, middle, y + 94, 30, 34, ax=0.5, ay=0.5)
            c.sign("player_order", middle - each / 2, y + 76, each, 36)
            if i < match.view.sides - 1:
                c.picture("icons/next", middle + each / 2, y + 94, 16, ax=0.5, ay=0.5)

    # The bottom bar

    def _bar(self, c: Canvas, aim: int, aimed: Candidate | None) -> None:
        view = self._view
        quiet, why = view.quiet, view.confirm_why
        layout.bottom_bar(c)
        layout.play_buttons(
            c,
            self.context,
            pass_label=None if view.placing or quiet.label is None else str(quiet.label),
            press_pass=view.be_quiet if quiet.action is not None else None,
            why_pass=str(quiet.why or ""),
            pass_gold=quiet.gold,
        )
        until = layout.tool_buttons(c, self.context, ["hint", "merchant", "ledger", "rules"])
        layout.prompt(c, self.context, str(view.prompt(aim)), until=until)
        tie = view.tie
        if self.context.reader.listening and aim in view.landings and not view.placing:
            c.frame.prompt += f"\n{queries.foretold(self.match.view, view.landings[aim])}"
        elif self.context.reader.listening and tie is not None:
            c.frame.prompt += f"\n{tie.why}"
        label, press = say("mine-confirm"), view.confirm
        ahead = view.planning and view.chosen >= 0
        if ahead:
            label = say("talk-plan-drop" if view.is_set else "talk-plan-confirm")
        if aimed is not None and tie is not None:
            label = say("solo-move-here")
            if tie.is_numbered:
                label = say("solo-move-number", number=aimed.number)
            press, why = self._confirm_tie, None
        layout.confirm_button(
            c, self.context, label, press if why is None else None, why=str(why or ""), ahead=ahead
        )
