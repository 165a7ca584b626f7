"""The mine scene: placing overseers, moving them, and every move a reward, card or tile allows."""

from functools import partial

from forgewar.app.kit import palette, widgets
from forgewar.app.kit.canvas import Canvas
from forgewar.app.match import bars, guild_panels
from forgewar.app.match.board import Board, board_in, draw_mine
from forgewar.app.match.scene import PlayScene
from forgewar.app.mine.gains import draw_gains
from forgewar.app.mine.outcome import draw_telling, title
from forgewar.app.mine.pieces import Marks, draw_pieces
from forgewar.content.model import RESOURCES
from forgewar.rules import decisions as de
from forgewar.rules import events as ev
from forgewar.rules.actions import (
    Action,
    DeclineReward,
    MoveOverseer,
    MoveWorker,
    PassMine,
    PlaceOverseer,
)
from forgewar.rules.order import next_order
from forgewar.rules.stage import OVERSEERS
from forgewar.rules.state import EMPTY, OVERSEER, GameState


class MineScene(PlayScene):
    """Pick an overseer, see where it may land, point at a place to see all it would do, confirm."""

    def enter(self) -> None:
        self._picked = -1  # the hex of the piece picked up
        self._chosen = -1  # the hex chosen to land on
        self._side = -1  # solo placement: the colour to place

    # What can be done

    def _moves(self) -> dict[int, dict[int, Action]]:
        """Legal moves of pieces: origin, target, action. Removing a worker has target -1."""
        moves: dict[int, dict[int, Action]] = {}
        for action in self.match.choices():
            if isinstance(action, MoveOverseer | MoveWorker):
                moves.setdefault(action.origin, {})[action.target] = action
        return moves

    def _placements(self) -> dict[int, Action]:
        """Where the overseer at hand may be placed."""
        actions = [a for a in self.match.choices() if isinstance(a, PlaceOverseer)]
        sides = sorted({a.side for a in actions})
        if self._side not in sides:
            self._side = sides[0] if sides else -1
        return {a.hex: a for a in actions if a.side == self._side}

    def _quiet(self) -> Action | None:
        """The action that does nothing here, if there is one."""
        return next(
            (a for a in self.match.choices() if isinstance(a, PassMine | DeclineReward)), None
        )

    def _reset(self) -> None:
        self._picked = self._chosen = -1

    def _press(self, hex_: int) -> None:
        if isinstance(self.match.decision, de.Placement):
            action = self._placements().get(hex_)
            if action is not None:
                self.match.play(action)
            return
        moves = self._moves()
        if hex_ in moves and hex_ != self._picked:
            self._picked, self._chosen = hex_, -1
        elif self._picked >= 0 and hex_ in moves.get(self._picked, {}):
            if hex_ == self._chosen:
                self._confirm()
            else:
                self._chosen = hex_
        else:
            self._reset()

    def _drop(self, hex_: int, origin: object) -> None:
        action = self._moves().get(int(str(origin)), {}).get(hex_)
        if action is not None:
            self._reset()
            self.match.play(action)

    def _confirm(self) -> None:
        action = self._moves().get(self._picked, {}).get(self._chosen)
        if action is not None:
            self._reset()
            self.match.play(action)

    def _remove_worker(self) -> None:
        action = self._moves().get(self._picked, {}).get(-1)
        if action is not None:
            self._reset()
            self.match.play(action)

    def _pass(self) -> None:
        action = self._quiet()
        if action is not None:
            self._reset()
            self.match.play(action)

    def handle(self, command: str) -> bool:
        if command == "confirm" and self._chosen >= 0:
            self._confirm()
            return True
        if command == "pass" and self._quiet() is not None and self.match.waiting_for_person:
            self._pass()
            return True
        if command == "back" and self._picked >= 0:
            self._reset()
            return True
        return super().handle(command)

    # What is shown

    def draw(self, c: Canvas) -> None:
        match = self.match
        active = match.waiting_for_person and not match.show.busy
        moves = self._moves() if active else {}
        if self._picked not in moves:
            self._reset()
        cols = bars.columns(c)
        board = board_in(c, match.shown, cols.centre, cols.top - 6, cols.middle, cols.height + 12)
        landing, action = self._landing(c, moves)
        events = match.preview(action) if action is not None else []
        draw_mine(c, board, match.shown)
        marks = Marks(
            selected=self._picked,
            targets=[t for t in moves.get(self._picked, {}) if t >= 0],
            landing=landing,
            events=events,
        )
        if isinstance(match.decision, de.AutomatedTie) and self._picked < 0:
            marks.best = [(o, t) for o, targets in moves.items() for t in targets]
        draw_pieces(c, board, match, marks)
        self._spots(c, board, moves if active else {})
        if landing >= 0:
            draw_gains(c, board, match, landing, events)
        bars.match_bar(c, self.app)
        guild_panels.draw(c, self.app, self._changes(events))
        self._context(c, cols, events)
        self._bar(c, action)

    def _landing(self, c: Canvas, moves: dict[int, dict[int, Action]]) -> tuple[int, Action | None]:
        """The hex that is pointed at, focused or chosen to land on, and the move it means."""
        targets = moves.get(self._picked, {})
        for name in (c.hot, c.focus):
            if name.startswith("hex.") and int(name[4:]) in targets:
                return int(name[4:]), targets[int(name[4:])]
        if self._chosen in targets:
            return self._chosen, targets[self._chosen]
        return -1, None

    def _spots(self, c: Canvas, board: Board, moves: dict[int, dict[int, Action]]) -> None:
        state = self.match.shown
        placing = self._placements() if isinstance(self.match.decision, de.Placement) else {}
        targets = moves.get(self._picked, {})
        for hex_ in board.hexes:
            x, y = board.centre(hex_)
            half = board.size / 2
            can = hex_ in moves or hex_ in targets or hex_ in placing
            c.spot(
                f"hex.{hex_}",
                x - half,
                y - board.size * 0.58,
                board.size,
                board.size * 1.16,
                self._label(state, hex_),
                partial(self._press, hex_) if can else None,
                drag=str(hex_) if hex_ in moves else None,
                drop=partial(self._drop, hex_) if can or targets else None,
                outline=board.outline(c, hex_),
            )

    def _label(self, state: GameState, hex_: int) -> str:
        ground = RESOURCES[state.terrain[hex_]]
        piece = state.cells[hex_]
        if piece >= OVERSEER:
            return f"{self.match.name(piece - OVERSEER)}'s overseer on {ground}"
        if piece != EMPTY:
            return f"{self.match.name(piece - 1)}'s worker on {ground}"
        return f"Empty hex of {ground}"

    def _changes(self, events: list[ev.Event]) -> list[guild_panels.Change] | None:
        if not events:
            return None
        changes = guild_panels.changes_of(events, self.match.sides)
        for side, count in enumerate(self._workers_after(events)):
            changes[side].workers = count
        return changes

    def _workers_after(self, events: list[ev.Event]) -> list[int]:
        workers = self.match.shown.workers[:]
        for event in events:
            if isinstance(event, ev.WorkerAppeared):
                workers[event.side] += 1
            elif isinstance(event, ev.WorkerTurned | ev.WorkerDefected):
                workers[event.old] -= 1
                workers[event.new] += 1
            elif isinstance(event, ev.WorkerRemoved):
                workers[event.side] -= 1
            elif isinstance(event, ev.Struck):
                workers[event.side] -= len(event.hexes)
        return workers

    # The right column

    def _context(self, c: Canvas, cols: bars.Columns, events: list[ev.Event]) -> None:
        height = min(466.0, cols.height * 0.64)
        x, y, width = cols.right, cols.top, cols.side
        widgets.panel(c, x, y, width, height)
        inner, room = x + 18, width - 36
        c.text(title(events), inner, y + 26, size=19, face="Title", room=room)
        widgets.rule(c, inner, y + 44, room)
        foot = self._tools(c, inner, y + height - 144, room)
        if events:
            draw_telling(c, self.match, events, (inner, y + 62, room), foot)
        else:
            c.paragraph(self._help(), inner, y + 62, room, size=16, colour=palette.DIM)
        self._counts(c, inner, y + height - 128, room, events)
        log_top = cols.top + height + bars.GAP
        bars.log_panel(c, self.app, log_top, cols.top + cols.height - log_top)

    def _tools(self, c: Canvas, x: float, foot: float, room: float) -> float:
        """What only some decisions need: which colour to place, and taking a worker off. Returns
        its upper end."""
        match = self.match
        y = foot - 46
        if not match.waiting_for_person:
            return foot
        if isinstance(match.decision, de.Placement) and match.game.state.options.solo:
            sides = sorted({a.side for a in match.choices() if isinstance(a, PlaceOverseer)})
            options = [(str(side), match.name(side)) for side in sides]
            widgets.segments(c, "side", x, y, room, options, str(self._side), self._choose_side)
            return y
        if isinstance(match.decision, de.WorkerReward):
            why = "" if self._picked >= 0 else "Pick a worker first"
            widgets.button(c, "remove", x, y, room, "Remove it", self._remove_worker, why=why)
            return y
        return foot

    def _choose_side(self, side: str) -> None:
        self._side = int(side)

    def _help(self) -> str:
        decision = self.match.decision
        if not self.match.waiting_for_person:
            return ""
        if isinstance(decision, de.Placement):
            return "Choose an empty hex"
        if isinstance(decision, de.WorkerReward):
            return "Pick any worker, then an empty hex for it"
        return "Pick an overseer, then point at where it may land"

    def _counts(self, c: Canvas, x: float, y: float, room: float, events: list[ev.Event]) -> None:
        """Workers in the mine and the order that would follow, always there."""
        match = self.match
        state = match.shown
        after = self._workers_after(events)
        c.text("Workers in the mine", x, y, size=15, face="Title", colour=palette.BRASS)
        each = room / match.sides
        for side in range(match.sides):
            middle = x + each * (side + 0.5)
            c.picture(
                f"emblems/roundel_{match.emblem(side)}", middle - 16, y + 28, 26, ax=0.5, ay=0.5
            )
            changed = after[side] != state.workers[side]
            colour = palette.CHANGED if changed else palette.BONE
            c.number(after[side], middle + 12, y + 28, size=18, colour=colour, anchor="c")
        label = "Order that would follow"
        if c.text_width(label, size=15, face="Title") > room:
            label = "Order to follow"
        c.text(label, x, y + 62, size=15, face="Title", colour=palette.BRASS)
        ahead = state.clone()
        ahead.workers = after
        decision = match.decision
        if isinstance(decision, de.MineTurn) and decision.second and events:
            ahead.second = decision.seat
        for i, side in enumerate(next_order(ahead)):
            middle = x + each * (i + 0.5)
            c.picture(
                f"emblems/shield_{match.emblem(side)}", middle, y + 94, 30, 34, ax=0.5, ay=0.5
            )
            if i < match.sides - 1:
                c.picture("icons/next", middle + each / 2, y + 94, 16, ax=0.5, ay=0.5)

    # The bottom bar

    def _bar(self, c: Canvas, action: Action | None) -> None:
        match = self.match
        bars.bottom_bar(c)
        quiet = self._quiet() if match.waiting_for_person else None
        bars.play_buttons(
            c,
            self.app,
            pass_label="Decline" if isinstance(quiet, DeclineReward) else "Pass",
            press_pass=self._pass if quiet is not None else None,
            why_pass="" if quiet is not None else "There is nothing to pass on now",
        )
        until = bars.tool_buttons(c, self.app, ["hint", "merchant", "ledger", "rules"])
        bars.prompt(c, match, self._prompt(action), until=until)
        bars.confirm_button(
            c,
            self.app,
            "Confirm",
            self._confirm if self._chosen >= 0 else None,
            why="" if self._chosen >= 0 else "Choose a move first",
        )

    def _prompt(self, action: Action | None) -> str:
        match = self.match
        decision = match.decision
        name = match.name(match.seat)
        if not match.waiting_for_person:
            return f"{name} is thinking"
        if isinstance(decision, de.Placement):
            if match.game.state.options.solo:
                return f"Place an overseer of {match.name(max(0, self._side))}"
            placed = len(match.game.state.overseers[match.seat])
            return f"{name}: place overseer {placed + 1} of {OVERSEERS}"
        if isinstance(decision, de.AutomatedTie):
            return f"{match.name(decision.side)} has equal moves: choose one for it (SOLO-6)"
        if isinstance(decision, de.WorkerReward):
            return f"{name}: move or remove any worker, or decline"
        if action is not None:
            return "Land the overseer here, or choose another hex"
        if self._picked >= 0:
            return "Choose where the overseer lands"
        if isinstance(decision, de.OverseerReward):
            return f"{name}: move an overseer, or decline"
        if isinstance(decision, de.MineTurn) and decision.second:
            return f"{name}: a second move? It will make you last in the order (MINE-2)"
        return f"{name}: move an overseer, or pass"
