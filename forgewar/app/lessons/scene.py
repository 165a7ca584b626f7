"""The list of lessons: the next one to take, a drawing of each, and what is learnt."""

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
from forgewar.app.window.lesson_start import begin_first_game, begin_lesson
from forgewar.content import load
from forgewar.content.glossary import load_glossary
from forgewar.content.rulebook import load_rulebook
from forgewar.play.achievements import read_hall
from forgewar.play.lessons import shelf
from forgewar.play.lessons.shelf import Offered
from forgewar.play.lessons.sketch import sketch_lesson
from forgewar.words import rulebook as words
from forgewar.words import say

_ABOUT = 2  # lines below the name of a lesson
_LEADING = 19.0
_STRIP = 62.0
_STRIP_FROM = 620.0  # units of height that leave room for the strip
_HEAD = 34.0
_SYMBOL = 32.0
_NUMBER = 30.0  # the disc with the number of a lesson
_AHEAD = 0.3  # how much darker lessons are that are still to come
_FIRST_GAME, _PUZZLES = "scenes/title", "moments/quests"


class LessonsScene(ListingScene):
    """Any lesson at any time."""

    _spot, _most_columns = "lesson", 3

    def enter(self) -> None:
        hall = read_hall()
        self._offered, self._played = shelf.offered(hall), bool(hall.games)
        self._due = shelf.due(self._offered, self._after)
        super().enter()

    # Actions

    def _begin(self, chosen: Offered) -> None:
        begin_lesson(self.context, chosen)

    def _play_first(self) -> None:
        begin_first_game(self.context)

    def _open_puzzles(self) -> None:
        self.context.navigator.open("puzzles")

    # What is listed

    @property
    def _is_done(self) -> bool:
        """Whether every lesson is learnt: the first game is the next step then, or puzzles for who
        has played one."""
        return all(each.learnt for each in self._offered)

    def _next(self) -> Offered:
        return next(each for each in self._offered if each.id == self._due)

    def _cards(self) -> list[Card]:
        content = load.default()
        return [
            Card(
                f"lesson.{each.id}",
                str(each.name),
                str(each.summary),
                sketch_lesson(each.id, content),
                partial(self._begin, each),
                each.learnt,
                each.id == self._due and not self._is_done,
                0.0 if each.learnt or each.id == self._due else _AHEAD,
            )
            for each in self._offered
        ]

    def _step(self) -> NextStep:
        if self._is_done and self._played:
            head, name, label = (
                say("lessons-all-learnt"),
                say("puzzles-title"),
                say("lessons-start"),
            )
            return NextStep(head, "", _PUZZLES, name, label, self._open_puzzles)
        if self._is_done:
            head, name = say("lessons-all-learnt"), say("lessons-your-first-game")
            label = say("lessons-first-game")
            return NextStep(head, "", _FIRST_GAME, name, label, self._play_first)
        chosen = self._next()
        begun = chosen.start > 0
        return NextStep(
            say("lessons-go-on-here" if begun else "lessons-begin-here"),
            say("lessons-number", number=chosen.lesson.place),
            sketch_lesson(chosen.id, load.default()),
            str(chosen.name),
            say("lessons-resume" if begun else "lessons-start"),
            partial(self._begin, chosen),
        )

    def _blocks(self, c: Canvas, x: float, width: float) -> list[Block]:
        if self._is_done:
            said = say("puzzles-words" if self._played else "lessons-first-words")
            return [paragraph_block(c, 1, said, x, width)]
        chosen = self._next()
        blocks = [paragraph_block(c, 3, str(chosen.about), x, width)]
        if chosen.lesson.meets:
            blocks.append(self._symbols(c, chosen.lesson.meets, x, width))
        if chosen.start:
            blocks.append(Block(4, 34, partial(_draw_steps, c, chosen, x, width)))
        return blocks

    def _symbols(self, c: Canvas, terms: tuple[str, ...], x: float, width: float) -> Block:
        """Symbols that a lesson introduces, with their meanings."""
        room = width - _SYMBOL - 14
        glossary = load_glossary(load_rulebook())
        lines = {term: c.wrapped(words.term_meaning(term), room, size=15) for term in terms}
        heights = {term: max(_SYMBOL + 10, 30 + 18.0 * len(lines[term])) for term in terms}

        def draw(top: float) -> None:
            widgets.rule(c, x, top + 4, width)
            head = say("lessons-you-meet")
            c.text(head, x, top + 24, size=16, face="Title", colour=palette.BRASS, room=width)
            y = top + 40
            for term in terms:
                body = svg.box(0, 0, _SYMBOL, _SYMBOL, 6, palette.EDGE)
                body += svg.box(1.2, 1.2, _SYMBOL - 2.4, _SYMBOL - 2.4, 5, palette.FLAT)
                c.shape(x, y + 4, _SYMBOL, _SYMBOL, body)
                middle, side = (x + _SYMBOL / 2, y + 4 + _SYMBOL / 2), _SYMBOL - 9
                c.picture(glossary[term].picture, *middle, side, ax=0.5, ay=0.5)
                left = x + _SYMBOL + 14
                c.text(words.term_name(term), left, y + 11, size=16, face="Bold", room=room)
                for i, line in enumerate(lines[term]):
                    c.text(line, left, y + 30 + 18 * i, size=15, colour=palette.DIM, room=room)
                y += heights[term]

        return Block(2, 40 + sum(heights.values()), draw)

    # Drawing

    def draw(self, c: Canvas) -> None:
        left, right = self._draw_room(c, say("lessons-title"))
        self._draw_step(c, left)
        cards, said = right, say("lessons-words")
        if c.text_width(said, size=16) <= right.width:
            head, cards = right.cut_top(_HEAD)
            c.text(said, head.x, head.y + 14, size=16, colour=palette.DIM)
        if c.height >= _STRIP_FROM:
            strip, cards = cards.cut_bottom(_STRIP, 12)
            self._draw_strip(c, strip)
        self._draw_cards(c, cards)
        learnt = sum(each.learnt for each in self._offered)
        sum_ = say("lessons-learnt-of", learnt=learnt, count=len(self._offered))
        edge = self._draw_sum(c, sum_, say("lessons-learnt-word"))
        self._draw_way(c, edge - 30)
        self._draw_said(c, buttons_from_right(c, self._ways(c)))

    @property
    def _strip_has_puzzles(self) -> bool:
        """Whether the strip offers puzzles, because the first game is the next step."""
        return self._is_done and not self._played

    def _ways(self, c: Canvas) -> list[tuple[str, str, widgets.Press, str, str]]:
        """Other ways of learning; what the strip offers only where that has no room."""
        opens = self.context.navigator.open
        strip = c.height >= _STRIP_FROM
        ways: list[tuple[str, str, widgets.Press, str, str]] = []
        if not strip and not self._strip_has_puzzles:
            ways.append(("first_game", say("lessons-first-game"), self._play_first, "play",
                         say("lessons-first-words")))  # fmt: skip
        if not (strip and self._strip_has_puzzles):
            ways.append(("puzzles", say("puzzles-title"), self._open_puzzles, "practice",
                         say("puzzles-words")))  # fmt: skip
        tip = say("lessons-tips-words")
        ways.append(("tips", say("match-tips"), partial(opens, "tips"), "hint", tip))
        return ways

    def _draw_way(self, c: Canvas, right: float) -> None:
        """The lessons as a row of dots in the top bar."""
        title = c.text_width(say("lessons-title"), size=22, face="Title")
        left = layout.MARGIN + title + 40
        pitch = min(70.0, (right - left) / len(self._offered))
        if pitch < 26:
            return
        x = (left + right - pitch * (len(self._offered) - 1)) / 2
        y, last = 32.0, x + pitch * (len(self._offered) - 1)
        c.fill(x, y - 1, last - x, 2, palette.EDGE)
        for i, each in enumerate(self._offered):
            if each.learnt and i + 1 < len(self._offered):
                c.fill(x + i * pitch, y - 1, pitch, 2, palette.BRASS)
        for i, each in enumerate(self._offered):
            at = x + i * pitch
            here = each.id == self._due and not self._is_done
            fill = palette.PIP if each.learnt else palette.FLAT
            edge = palette.CHOSEN if here else palette.BRASS if each.learnt else palette.EDGE
            look = f'fill="{fill}" stroke="{edge}" stroke-width="{2.2 if here else 1.4}"'
            c.shape(at - 13, y - 13, 26, 26, f'<circle cx="13" cy="13" r="11" {look}/>')
            if each.learnt:
                c.picture("icons/check", at, y, 14, ax=0.5, ay=0.5, tint=palette.INK, sign=False)
            else:
                colour = palette.BONE if here else palette.DIM
                number = str(each.lesson.place)
                c.text(number, at, y, size=15, face="Title", colour=colour, anchor="c")
            # The cards below are the way for keys; here the pointer reads the names.
            c.spot(f"way.{each.id}", at - 14, y - 14, 28, 28, str(each.name), tip=str(each.name))

    def _draw_strip(self, c: Canvas, box: Box) -> None:
        """The first game below the lessons; once it is the next step, puzzles."""
        head, said = say("lessons-your-first-game"), say("lessons-first-words")
        label, spot = say("lessons-first-game"), "first_game"
        press: widgets.Press = self._play_first
        if self._strip_has_puzzles:
            head, said, label = say("puzzles-title"), say("puzzles-words"), say("puzzles-title")
            press, spot = self._open_puzzles, "puzzles"
        c.note_box(*box)
        c.cover(_FIRST_GAME, *box, 8)
        shade = svg.box(0, 0, box.width, box.height, 8, "url(#s)")
        stop = f'stop-color="{palette.SKETCH_SHADE}" stop-opacity'
        ground = (
            f'<linearGradient id="s" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="{box.width}" '
            f'y2="0"><stop offset="0" {stop}=".9"/><stop offset=".6" {stop}=".72"/>'
            f'<stop offset="1" {stop}=".2"/></linearGradient>'
        )
        c.shape(*box, shade, ground)
        edge = f'fill="none" stroke="{palette.CARD_EDGE}" stroke-width="1.6"'
        rect = f'<rect x=".8" y=".8" width="{box.width - 1.6}" height="{box.height - 1.6}" rx="8" '
        c.shape(*box, f"{rect}{edge}/>")
        wide = c.text_width(label, size=16, face="Title") + 74
        right = box.right - wide - 14
        room = right - box.x - 34
        fits = c.least_width(said) <= room
        tip = "" if fits else said
        top = box.centre[1] - 20
        widgets.button(c, spot, right, top, wide, label, press, icon="play", tip=tip)
        y, gold = box.y + 22 if fits else box.centre[1], palette.PRESTIGE
        c.text(head, box.x + 18, y, size=17, face="Title", colour=gold, room=room)
        if fits:
            c.text(said, box.x + 18, box.y + 44, size=16, room=room)

    def _below_height(self, c: Canvas, width: float) -> float:
        """Two lines on the subject; nothing where some lesson would need more."""
        needs = max(len(c.wrapped(str(e.about), width - 24, size=15)) for e in self._offered)
        return _ABOUT * _LEADING + 8 if needs <= _ABOUT else 0.0

    def _draw_below(self, c: Canvas, number: int, box: Box) -> None:
        each = self._offered[number]
        colour = palette.OFF if each.learnt else palette.DIM
        for i, line in enumerate(c.wrapped(str(each.about), box.width, size=15)):
            c.text(line, box.x, box.y + 8 + i * _LEADING, size=15, colour=colour)

    def _name_place(self, c: Canvas, number: int, box: Box, y: float) -> tuple[float, float]:
        """Behind the number of the lesson; the step that it is at stands at the right."""
        each = self._offered[number]
        at = box.x + 12 + _NUMBER / 2
        look = f'stroke="{palette.INK}" stroke-width="1.6" fill="url(#g)"'
        half = _NUMBER / 2
        body = f'<circle cx="{half}" cy="{half}" r="{half - 1}" {look}/>'
        gold = svg.gradient("g", _NUMBER, *palette.BEAD)
        c.shape(at - half, y - half - 2, _NUMBER, _NUMBER, body, gold)
        place = str(each.lesson.place)
        c.text(place, at, y - 2, size=16, face="Title", colour=palette.INK, anchor="c")
        left, right = box.x + 12 + _NUMBER + 10, box.right - 12
        if each.start and box.width >= 300:
            step = str(each.state)
            gold_text = palette.CHANGED
            used = c.text(step, right, y, size=15, face="Bold", colour=gold_text, anchor="r")
            right -= used + 10
        return left, right - left


def _draw_steps(c: Canvas, chosen: Offered, x: float, width: float, y: float) -> None:
    """How far the lesson is, in beads."""
    used = c.text(str(chosen.state), x, y + 15, size=16, colour=palette.DIM)
    steps = len(chosen.lesson.steps)
    beads(c, chosen.start, steps, Box(x + used + 16, y + 11, width - used - 16, 8))
