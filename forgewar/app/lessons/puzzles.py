"""The list of puzzles: a drawing of each position, what is solved, and the next one to try."""

from datetime import timedelta
from functools import partial

from forgewar.app.kit import palette, svg, widgets
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.lessons.list_scene import (
    Block,
    Card,
    ListingScene,
    NextStep,
    beads,
    buttons_from_right,
    paragraph_block,
)
from forgewar.app.match import layout
from forgewar.app.window import game_files
from forgewar.app.window.game_files import put_away
from forgewar.content import load
from forgewar.play.achievements import read_hall
from forgewar.play.challenges.days import daily_puzzle, puzzle_streak
from forgewar.play.challenges.kept import note_daily_puzzle, read_kept, utc_today
from forgewar.play.lessons.puzzles import KINDS, LEVELS, Offered, PuzzleTutor, due, offered
from forgewar.play.lessons.sketch import sketch_puzzle
from forgewar.words import say
from forgewar.words.games import short_day

_ICONS = {
    "mine": "phase_mine",
    "market": "phase_market",
    "quest": "phase_quest",
    "arming": "anvil",
    "last_round": "phase_end",
}
_ALL = "all"
_CHIP, _CHIPS = 34.0, 48.0  # a chip, and the row of them
_BELOW = 28.0
_LEAST_DAYS = 3  # as beads
_SOLVED = 0.28  # how much darker solved ones are


class PuzzlesScene(ListingScene):
    """All are open from the start; chips choose which are shown."""

    _spot, _most_columns = "puzzle", 4

    def enter(self) -> None:
        self._offered = offered(read_hall())
        self._today = utc_today()
        self._days = read_kept().puzzles
        self._daily = daily_puzzle(self._today, (each.name for each in self._offered))
        self._due = due(self._offered, self._after)
        if not self._after and not self._is_daily_done:
            self._due = self._daily
        self._kind = _ALL
        self._unsolved = False
        super().enter()

    @property
    def _is_daily_done(self) -> bool:
        return self._today.isoformat() in self._days

    # Actions

    def _begin(self, chosen: Offered) -> None:
        put_away(self.context)
        tutor = partial(PuzzleTutor, chosen.name, load.default(), self.context.settings.speed)
        if chosen.name == self._daily:
            note = partial(note_daily_puzzle, self._today, chosen.name)
            tutor = partial(tutor, on_solved=note)
        game_files.set_match(self.context, lambda **calls: tutor(**calls).match)

    def _choose_kind(self, kind: str) -> None:
        self._kind = kind
        self.context.changed()

    def _toggle_unsolved(self) -> None:
        self._unsolved = not self._unsolved
        self.context.changed()

    # What is listed

    def _shown(self) -> list[Offered]:
        """The puzzles that the chips let through."""
        return [
            each
            for each in self._offered
            if self._kind in (_ALL, each.puzzle.kind) and not (self._unsolved and each.solved)
        ]

    def _cards(self) -> list[Card]:
        content = load.default()
        return [
            Card(
                f"puzzle.{each.name}",
                str(each.title),
                str(each.summary),
                sketch_puzzle(each.name, content, solved=each.solved),
                partial(self._begin, each),
                each.solved,
                each.name == self._due,
                _SOLVED if each.solved else 0.0,
            )
            for each in self._shown()
        ]

    def _next(self) -> Offered:
        return next(each for each in self._offered if each.name == self._due)

    def _step(self) -> NextStep:
        chosen = self._next()
        solved = all(each.solved for each in self._offered)
        if chosen.name == self._daily:
            head, note = say("puzzle-of-day"), str(short_day(self._today))
        else:
            head = say("puzzles-all-solved" if solved else "puzzles-next")
            note = str(chosen.state) if chosen.state is not None and not solved else ""
        return NextStep(
            head,
            note,
            sketch_puzzle(chosen.name, load.default(), solved=chosen.solved),
            str(chosen.title),
            say("puzzles-again" if chosen.solved else "puzzles-solve"),
            partial(self._begin, chosen),
        )

    def _blocks(self, c: Canvas, x: float, width: float) -> list[Block]:
        chosen = self._next()

        def draw(y: float) -> None:
            left = x + anvils(c, chosen.puzzle.level, x, y + 10, 20) + 8
            level = c.text_width(str(chosen.level), size=16) + 18
            where = c.text_width(str(chosen.where), size=15) + 22
            if left + level + where <= x + width:  # else the anvils say it
                c.text(str(chosen.level), left, y + 10, size=16, colour=palette.DIM)
                left += level
            _where(c, chosen, left, y + 10, x + width - left)

        def draw_week(y: float) -> None:
            self._draw_week(c, x, y + 20, width)

        said = paragraph_block(c, 1, say("puzzles-ask"), x, width)
        return [Block(3, 32, draw), said, Block(2, 40, draw_week)]

    def _draw_week(self, c: Canvas, x: float, y: float, width: float) -> None:
        """The days in a row whose puzzle was solved, and the last seven days as beads, or fewer."""
        c.picture("hall/flame", x + 12, y, 24, ax=0.5, ay=0.5, sign=False)
        pitch = 24.0
        streak = puzzle_streak(self._days, self._today)
        words = say("challenge-streak", count=streak)
        wanted = c.text_width(words, size=16, face="Bold")
        days = max(_LEAST_DAYS, min(7, int((width - 46 - wanted) // pitch)))
        room = width - 46 - days * pitch
        c.text(words, x + 30, y, size=16, face="Bold", room=room)
        left = x + width - days * pitch
        for place in range(days):
            back = days - 1 - place
            day = self._today - timedelta(days=back)
            done = day.isoformat() in self._days
            edge = palette.CHOSEN if not back else palette.OUTLINE
            body = f'<circle cx="9" cy="9" r="9" fill="{edge}"/>'
            fill = palette.BEAD[0] if done else palette.BEAD_OFF
            body += f'<circle cx="9" cy="9" r="7.4" fill="{fill}"/>'
            at = left + place * pitch + pitch / 2
            c.shape(at - 9, y - 9, 18, 18, body)
            if done:
                c.picture("icons/check", at, y, 12, ax=0.5, ay=0.5, tint=palette.INK, sign=False)

    # Drawing

    def draw(self, c: Canvas) -> None:
        left, right = self._draw_room(c, say("puzzles-title"))
        self._draw_step(c, left)
        switched = self._draw_chips(c, right)
        _, cards = right.cut_top(_CHIPS)
        if self._shown():
            self._draw_cards(c, cards)
        else:
            self._draw_none(c, cards)
        solved = sum(each.solved for each in self._offered)
        sum_ = say("puzzles-solved-of", solved=solved, count=len(self._offered))
        edge = self._draw_sum(c, sum_, say("puzzles-solved-word"))
        self._draw_levels(c, edge - 40)
        lessons = partial(self.context.command, "back")
        tip = say("lessons-words")
        ways = [("lessons", say("lessons-title"), lessons, "rules", tip)]
        edge = buttons_from_right(c, ways)
        if not switched:
            edge -= self._switch_width(c) + 16
            self._draw_switch(c, edge, layout.bottom_row(c).centre[1])
        self._draw_said(c, edge)

    def _draw_none(self, c: Canvas, box: Box) -> None:
        """No puzzle is left by the chips: all of these are solved."""
        x, y = box.centre
        c.text(say("puzzles-none-left"), x, y, size=18, colour=palette.DIM, anchor="c",
               room=box.width)  # fmt: skip

    def _draw_levels(self, c: Canvas, right: float) -> None:
        """How many of each level are solved, in the top bar where there is room."""
        title = c.text_width(say("puzzles-title"), size=22, face="Title")
        left = layout.MARGIN + title + 50
        each = min(220.0, (right - left) / len(LEVELS) - 30)
        if each < 150:
            return
        x = left + ((right - left) - len(LEVELS) * (each + 30) + 30) / 2
        for level in LEVELS:
            found = [one for one in self._offered if one.puzzle.level == level]
            done = sum(one.solved for one in found)
            used = anvils(c, level, x, 23, 16, most=level)
            sum_ = say("puzzles-solved-of", solved=done, count=len(found))
            dim = palette.DIM
            wide = c.text(sum_, x + each, 23, size=15, colour=dim, anchor="r")
            room = each - used - wide - 18
            c.text(say(f"puzzles-level-{level}"), x + used + 6, 23, size=15, room=room)
            beads(c, done, len(found), Box(x, 38, each, 8))
            x += each + 30

    def _draw_chips(self, c: Canvas, box: Box) -> bool:
        """Filters by phase, and the switch that hides solved ones, if that has room."""
        kinds = [(_ALL, say("puzzles-every-kind"), len(self._offered))]
        kinds += [
            (kind, say(f"puzzles-kind-{kind}"), sum(e.puzzle.kind == kind for e in self._offered))
            for kind in KINDS
        ]
        switch = self._switch_width(c)

        def fits(*, words: bool, numbers: bool, switched: bool) -> bool:
            used = [
                _chip_width(c, kind, label if words or kind == _ALL else "", str(n) * numbers)
                for kind, label, n in kinds
            ]
            return sum(used) + 8 * len(kinds) + switch * switched <= box.width

        words = fits(words=True, numbers=True, switched=True)
        switched = words or fits(words=False, numbers=False, switched=True)
        numbers = words or fits(words=False, numbers=True, switched=switched)
        x = box.x
        for kind, label, count in kinds:
            shown, number = label if words or kind == _ALL else "", str(count) * numbers
            width = _chip_width(c, kind, shown, number)
            self._draw_chip(c, kind, label, shown, number, Box(x, box.y, width, _CHIP))
            x += width + 8
        if switched:
            self._draw_switch(c, box.right - switch, box.y + _CHIP / 2)
        return switched

    def _switch_width(self, c: Canvas) -> float:
        return c.text_width(say("puzzles-only-unsolved"), size=16) + 58

    def _draw_switch(self, c: Canvas, x: float, y: float) -> None:
        """The switch that hides solved ones, with its word."""
        only = say("puzzles-only-unsolved")
        widgets.toggle(c, "unsolved", x, y - 12, only, self._unsolved, self._toggle_unsolved)
        c.text(only, x + 52, y, size=16)

    def _draw_chip(
        self, c: Canvas, kind: str, label: str, shown: str, count: str, box: Box
    ) -> None:
        on = kind == self._kind
        marked = c.spot(
            f"kind.{kind}", *box, label, partial(self._choose_kind, kind),
            state="chosen" if on else "open", group=say("puzzles-kinds"), spoken=count,
            tip="" if shown else label,
        )  # fmt: skip
        body = svg.box(0, 0, box.width, box.height, box.height / 2, palette.OUTLINE)
        inner = (1.4, 1.4, box.width - 2.8, box.height - 2.8)
        body += svg.box(*inner, box.height / 2 - 1.4, "url(#g)")
        fill = (palette.STEP_LIGHT, palette.STEP_DARK) if on else palette.CARD
        fill = palette.CARD_MARKED if marked and not on else fill
        c.shape(*box, body, svg.gradient("g", box.height, *fill))
        x, y = box.x + 14, box.centre[1]
        ink = palette.INK if on else palette.BONE
        if kind != _ALL:
            tint = palette.INK if on else palette.BRASS
            c.picture(f"icons/{_ICONS[kind]}", x, y, 18, ay=0.5, tint=tint, sign=False)
            x += 24
        if shown:
            x += c.text(shown, x, y, size=16, face="Bold", colour=ink) + 7
        c.text(count, x, y, size=15, colour=palette.INK if on else palette.DIM)

    def _below_height(self, c: Canvas, width: float) -> float:
        return _BELOW

    def _draw_below(self, c: Canvas, number: int, box: Box) -> None:
        """The level as anvils, and where in a game it is."""
        each = self._shown()[number]
        y = box.y + 9
        used = anvils(c, each.puzzle.level, box.x, y, 16)
        tried = each.state if not each.solved else None
        room = box.width - used - 14
        if tried is not None:
            c.text(str(tried), box.right, y, size=15, colour=palette.CHANGED, anchor="r", room=room)
            return
        where = str(each.where)
        wide = min(room, c.text_width(where, size=15) + 22)
        _where(c, each, box.right - wide, y, wide)


def _where(c: Canvas, each: Offered, x: float, y: float, room: float) -> None:
    icon = f"icons/{_ICONS[each.puzzle.kind]}"
    c.picture(icon, x, y, 16, ay=0.5, tint=palette.BRASS, sign=False)
    c.text(str(each.where), x + 22, y, size=15, colour=palette.DIM, room=room - 22)


def _chip_width(c: Canvas, kind: str, label: str, count: str) -> float:
    words = c.text_width(label, size=16, face="Bold") + 7 if label else 0.0
    number = c.text_width(count, size=15) if count else -6.0
    return 28 + words + number + (0 if kind == _ALL else 24)


def anvils(c: Canvas, level: int, x: float, y: float, size: float, most: int = 3) -> float:
    """A level as anvils, one to three; returns their width."""
    pitch = size * 1.28
    for i in range(most):
        tint = palette.PIP if i < level else palette.PIP_DARK
        c.picture("icons/anvil", x + i * pitch, y, size, ay=0.5, tint=tint, sign=False)
    return pitch * most
