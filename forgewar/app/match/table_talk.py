"""Table talk of a shared table: a panel in the place of the log, and the same as an overlay where
the panel has no room. Six phrases are sent as codes and read by everybody in their own language."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from forgewar.app.kit import palette, svg, widgets
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.kit.scroll_area import BAR, ScrollArea
from forgewar.app.kit.text_field import ENTER, TextField
from forgewar.app.match import presence
from forgewar.app.window.scene import Scene
from forgewar.words import message, say

if TYPE_CHECKING:
    from forgewar.app.window.scene_context import SceneContext
    from forgewar.play.apart.company import Company, Phrase, Saying
    from forgewar.play.match import Match

    _Row = list[tuple[Phrase, str, float]]

_LONGEST = 200  # letters of a line
_HEAD, _FIELD, _PHRASE, _GAP = 40.0, 38.0, 27.0, 8.0
_PHRASE_SIZE = 14.5
_PAD = 18.0
_SIZE, _LEADING, _BETWEEN = 16.0, 20.0, 6.0
_LEAST_LINES = 60.0  # units for what was said, before phrases are left to the overlay
LEAST = _HEAD + _LEAST_LINES + _FIELD + 2 * _GAP  # height of a panel
_SPLIT = 460.0  # height from which log and talk stand one above the other
_TALK_PART = 0.56
_FRAME = 26.0  # around what an overlay shows
_PERSON = 30.0
_TABS: Final = ("log", "talk")


class TableTalk:
    """What a person does with the table talk of a match: which tab is open, and what is typed."""

    def __init__(self, context: "SceneContext", match: "Match", company: "Company") -> None:
        self.context = context
        self.match = match
        self.company = company
        self.tab = "talk"
        self.field = TextField("", longest=_LONGEST, empty=message("talk-type"))

    def choose(self, tab: str) -> None:
        self.tab = tab

    def send(self) -> None:
        """Say what was typed."""
        self.company.speak(self.field.text)
        self.field.text = ""
        self.field.close()

    def key(self, key: str) -> bool:
        """Enter sends what was typed; the field has no use of its own for it."""
        if self.field.open and key in ENTER:
            self.send()
            return True
        return False

    def start(self) -> None:
        """Begin to type, where there is a line for it; else show what was said."""
        frame = self.context.frame
        if frame.spot("talk.field") is None and frame.spot("talk.tab.talk") is None:
            self.open()
            return
        self.tab = "talk"
        if not self.company.watches:
            self.field.start()

    def open(self) -> None:
        """Open the overlay, with the line to type in open."""
        self.field.close()
        self.context.navigator.open("talk")


def talk_of(context: "SceneContext") -> TableTalk | None:
    """Table talk of the match; none at a table of one machine."""
    match, found = context.match, context.talk
    if match is None or match.company is None:
        return None
    if not isinstance(found, TableTalk) or found.match is not match:
        found = context.talk = TableTalk(context, match, match.company)
    return found


# The panel


def share(c: Canvas, talk: TableTalk, box: Box, draw_log: Callable[[Box, float], None]) -> None:
    """Draw the log and the talk in a box: one above the other, or one of them with tabs. The log is
    given its box and the width that is taken from its head."""
    if box.height >= _SPLIT:
        low, high = box.cut_bottom(box.height * _TALK_PART, 12)
        draw_log(high, 0.0)
        widgets.panel(c, *low)
        c.text(say("talk-title"), low.x + _PAD, low.y + 24, size=15, face="Title",
               colour=palette.BRASS, room=low.width - 2 * _PAD)  # fmt: skip
        widgets.rule(c, low.x + _PAD, low.y + 38, low.width - 2 * _PAD)
        _draw_talk(c, talk, low.cut_top(_HEAD)[1])
        return
    tabs = box.inset(12, 0)._replace(y=box.y + 8, height=32)
    if talk.tab == "talk":
        widgets.panel(c, *box)
        _draw_talk(c, talk, box.cut_top(_HEAD + 4)[1])
    else:
        tabs = tabs._replace(width=tabs.width * 0.62)
        draw_log(box, tabs.width + 4)
    _draw_tabs(c, talk, tabs)


def _draw_tabs(c: Canvas, talk: TableTalk, box: Box) -> None:
    count = talk.company.unread if talk.tab != "talk" else 0
    label = say("talk-tab-new", count=count) if count else say("talk-tab")
    options = [("log", say("match-log")), ("talk", label)]
    widgets.segments(c, "talk.tab", *box[:3], options, talk.tab, talk.choose,
                     group=say("talk-tabs"), height=box.height)  # fmt: skip


def _draw_talk(c: Canvas, talk: TableTalk, box: Box) -> None:
    """What was said, phrases as far as they have room, the line to type in."""
    company = talk.company
    company.read()
    inside = box.inset(_PAD - 4, 0).cut_bottom(_GAP + 2)[1]
    if not company.watches:
        field, inside = inside.cut_bottom(_FIELD, _GAP)
        _draw_field(c, talk, field)
        rows = _phrase_rows(c, talk, inside.width)
        tall = len(rows) * (_PHRASE + 5) - 5
        if inside.height - tall - _GAP >= _LEAST_LINES:
            phrases, inside = inside.cut_bottom(tall, _GAP)
            _draw_phrases(c, talk, rows, phrases)
    _draw_lines(c, talk, inside)


def _draw_field(c: Canvas, talk: TableTalk, box: Box) -> None:
    talk.field.draw(c, "talk.field", *box[:3], say("talk-title"))
    key = talk.context.bindings.hint("talk")
    if key and not talk.field.open and not talk.field.text:
        widgets.keycap(c, box.right - 10 - widgets.key_width(c, key), box.centre[1], key)


def _phrase_rows(c: Canvas, talk: TableTalk, width: float) -> "list[_Row]":
    """Phrases with their words and widths, as many in a row as fit."""
    rows: list[_Row] = []
    left: list[float] = []  # room in each row
    for phrase in talk.company.phrases:
        words = say(f"talk-phrase-{phrase}")
        wide = min(width, c.text_width(words, size=_PHRASE_SIZE) + 18)
        row = next((i for i, room in enumerate(left) if wide <= room), len(rows))
        if row == len(rows):
            rows.append([])
            left.append(width)
        rows[row].append((phrase, words, wide))
        left[row] -= wide + 5
    return rows


def _draw_phrases(c: Canvas, talk: TableTalk, rows: "list[_Row]", box: Box) -> None:
    y = box.y
    for row in rows:
        x = box.x
        for phrase, words, wide in row:
            press = partial(talk.company.speak_phrase, phrase)
            lit = c.spot(f"talk.phrase.{phrase}", x, y, wide, _PHRASE, words, press)
            edge, ground = (palette.BRASS, palette.LIT) if lit else (palette.RULE, palette.FLAT)
            body = svg.box(0, 0, wide, _PHRASE, _PHRASE / 2, edge)
            body += svg.box(1.4, 1.4, wide - 2.8, _PHRASE - 2.8, _PHRASE / 2 - 1.4, ground)
            c.shape(x, y, wide, _PHRASE, body)
            middle = (x + wide / 2, y + _PHRASE / 2)
            c.text(words, *middle, size=_PHRASE_SIZE, anchor="c", room=wide - 14)
            x += wide + 5
        y += _PHRASE + 5


def _draw_lines(c: Canvas, talk: TableTalk, box: Box) -> None:
    """The latest lines, the last at the foot, as many as fit; pressed, all of them."""
    said = talk.company.chat
    c.spot("talk.lines", *box, say("talk-open"), talk.open)
    if not said:
        words = say("talk-nothing-watching" if talk.company.watches else "talk-nothing")
        for i, line in enumerate(c.wrapped(words, box.width - 8, size=15)):
            at = box.y + 14 + i * 19
            if at + 8 <= box.bottom:
                c.text(line, box.x + 4, at, size=15, colour=palette.DIM, room=box.width - 8)
        return
    bottom = box.bottom
    for saying in reversed(said):
        lines = c.wrapped(str(saying.text), box.width - 38, size=_SIZE)
        tall = len(lines) * _LEADING
        if bottom - tall < box.y:
            return
        _draw_saying(c, talk.match, saying, lines, box.x + 4, bottom - tall, box.width - 8)
        bottom -= tall + _BETWEEN


def _draw_saying(
    c: Canvas, match: "Match", saying: "Saying", lines: list[str], x: float, y: float, room: float
) -> None:
    """Lines of somebody, with their roundel."""
    middle = y + _LEADING / 2
    if saying.seat >= 0:
        emblem = f"emblems/roundel_{match.view.emblem(saying.seat)}"
        c.picture(emblem, x, middle, 20, 22, ay=0.5)
    for i, line in enumerate(lines):
        c.text(line, x + 30, middle + i * _LEADING, size=_SIZE, room=room - 30)


# Where the panel has no room


def draw_icon(c: Canvas, context: "SceneContext", x: float, y: float, height: float) -> float:
    """A button of the bar that opens the overlay, with the number of new lines, unless the panel is
    in view. `x` is its right end. Returns the width it took."""
    talk = talk_of(context)
    if talk is None or any(c.frame.spot(f"talk.{name}") for name in ("lines", "tab.talk")):
        return 0.0
    count = talk.company.unread
    text = say("talk-count", count=count) if count else ""
    width = 44.0 + (c.text_width(text, size=16, face="Bold") + 6 if text else 0)
    tip = say("talk-open-new", count=count) if count else say("talk-open")
    left = x - width
    widgets.button(c, "talk.open", left, y, width, "", talk.open, tip=tip, height=height)
    c.picture("icons/chat", left + 11, y + height / 2, 22, ay=0.5, sign=False,
              tint=palette.CHANGED if count else palette.BONE)  # fmt: skip
    if text:
        c.text(text, left + 39, y + height / 2, size=16, face="Bold", colour=palette.CHANGED)
    return width


class TalkOverlay(Scene):
    """Everybody at the table, all that was said, phrases, and a line to type in."""

    overlay = True
    stays = True
    room = (560.0, 440.0)

    def __init__(self, context: "SceneContext") -> None:
        super().__init__(context)
        self._scrolling = ScrollArea()
        self._shown = -1  # lines when it was scrolled to the end
        talk = talk_of(context)
        assert talk is not None
        self._talk = talk

    def enter(self) -> None:
        if not self._talk.company.watches:
            self._talk.field.start()

    def leave(self) -> None:
        self._talk.field.close()

    @property
    def field(self) -> TextField | None:
        return self._talk.field if self._talk.field.open else None

    def key(self, key: str) -> bool:
        if key in ENTER and self._talk.field.open:
            self._talk.send()
            self._talk.field.start()
            return True
        return False

    def handle(self, command: str) -> bool:
        if command == "back":
            self.context.navigator.pop()
            return True
        if command == "talk" and not self._talk.company.watches:
            self._talk.field.start()
            return True
        return False

    def draw(self, c: Canvas) -> None:
        c.veil()
        talk, company = self._talk, self._talk.company
        company.read()
        width, height = min(640.0, c.width - 24), min(720.0, c.height - 24)
        panel = Box((c.width - width) / 2, (c.height - height) / 2, width, height)
        widgets.panel(c, *panel)
        inside = panel.inset(_FRAME, 0)
        head, rest = inside.cut_top(66)
        hint = self.context.bindings.hint("back")
        close = 136.0
        c.text(say("talk-title"), head.x, head.y + 34, size=24, face="Title",
               room=head.width - close - 16)  # fmt: skip
        widgets.button(
            c, "back", head.right - close, head.y + 14, close, say("menus-close"),
            partial(self.context.command, "back"), icon="cross", key=hint,
        )  # fmt: skip
        widgets.rule(c, rest.x, rest.y, rest.width)
        _, rest = rest.cut_bottom(16)
        rest = rest.cut_top(8)[1]
        rest = rest.cut_top(self._draw_people(c, rest), 4)[1]
        if not company.watches:
            field, rest = rest.cut_bottom(_FIELD, 12)
            _draw_field(c, talk, field)
            rows = _phrase_rows(c, talk, rest.width)
            phrases, rest = rest.cut_bottom(len(rows) * (_PHRASE + 5) - 5, 12)
            _draw_phrases(c, talk, rows, phrases)
        self._draw_said(c, rest)

    def _draw_people(self, c: Canvas, box: Box) -> float:
        """Who is at the table, two in a row. Returns the height it took."""
        talk = self._talk
        seats = range(len(talk.match.session.header.seats))
        each = box.width / 2
        for place, seat in enumerate(seats):
            x, y = box.x + place % 2 * each, box.y + (place // 2 + 0.5) * _PERSON
            emblem = f"emblems/shield_{talk.match.view.emblem(seat)}"
            c.picture(emblem, x, y, 22, 25, ay=0.5)
            presence.draw_dot(c, talk.match, seat, x + 20, y + 10)
            c.text(str(talk.company.describe(seat)), x + 34, y, size=15, room=each - 44)
        tall = (len(seats) + 1) // 2 * _PERSON
        watching = talk.company.watching
        if watching:
            c.text(say("talk-watching", count=watching), box.x, box.y + tall + 10, size=15,
                   colour=palette.DIM, room=box.width)  # fmt: skip
            tall += 24
        widgets.rule(c, box.x, box.y + tall + 4, box.width)
        return tall + 6

    def _draw_said(self, c: Canvas, box: Box) -> None:
        """Everything, at first its end."""
        talk, said = self._talk, self._talk.company.chat
        wrapped = [c.wrapped(str(each.text), box.width - BAR - 44, size=_SIZE) for each in said]
        tall = sum((len(lines) + 1) * _LEADING + _BETWEEN for lines in wrapped)
        if self._shown != len(said):
            self._shown, self._scrolling.offset = len(said), max(0.0, tall + 16 - box.height)

        def draw_page(top: float) -> float:
            y = top
            for saying, lines in zip(said, wrapped, strict=True):
                if saying.seat >= 0:
                    colour = c.guild_light(talk.match.view.colour(saying.seat))
                    c.text(saying.name, box.x + 34, y + _LEADING / 2, size=15, face="Bold",
                           colour=colour, room=box.width - BAR - 44)  # fmt: skip
                y += _LEADING
                _draw_saying(c, talk.match, saying, lines, box.x + 4, y, box.width - BAR - 8)
                y += len(lines) * _LEADING + _BETWEEN
            if not said:
                words = say("talk-nothing-watching" if talk.company.watches else "talk-nothing")
                c.paragraph(words, box.x + 4, y + 10, box.width - BAR, size=15, colour=palette.DIM)
            return tall

        self._scrolling.draw(c, "talk.said", box, say("talk-title"), draw_page)
