"""Base of the lists of lessons, puzzles and contracts: the next step at the left, cards at the
right."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from forgewar.app.kit import palette, svg, widgets
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.kit.layout import Item, fixed, row, shares
from forgewar.app.kit.scroll_list import ScrollList
from forgewar.app.match import layout
from forgewar.app.match.set_pieces.seal import draw_wax
from forgewar.app.match.thumbnails import Thumbnails
from forgewar.app.window.scene import Scene
from forgewar.play.lessons.sketch import Sketch
from forgewar.words import say

if TYPE_CHECKING:
    from forgewar.app.window.scene_context import SceneContext

_LEFT, _LEAST_LEFT, _MOST_LEFT = 0.281, 286.0, 450.0  # of the window; units
GAP = 12.0
_EDGE = 18.0  # between a panel and what stands on it
_HEAD = 46.0
_STEP_NAME = 44.0
_START = 48.0  # the button of the next step
_NAME, _BELOW = 34.0, 28.0  # lines of a card
_PICTURE = 0.5  # height of a picture, of its width
_ALL_ROWS = 0.26  # and where all rows have room then
_LOW_PICTURE = 0.34  # and where there is room for a single row otherwise
_LEAST_PICTURE = 84.0  # units of the next step's picture
_WAX = 46.0
_INSIDE = 5.0  # between the edge of a card and its picture


class Block(NamedTuple):
    """A part of the next step's panel, and how to draw it at a top. Those with the lowest `weight`
    are left out first where room is short."""

    weight: int
    height: float
    draw: Callable[[float], None]


class NextStep(NamedTuple):
    """The panel at the left. `picture` is a sketch, or the name of a picture."""

    head: str
    note: str
    picture: Sketch | str
    name: str
    label: str  # of its button
    press: Callable[[], None]


class Card(NamedTuple):
    """A lesson, puzzle or contract to choose. `says` is what is told of it beside its name."""

    spot: str
    name: str
    says: str
    sketch: Sketch | None
    press: Callable[[], None]
    done: bool
    chosen: bool
    dim: float = 0.0  # how much darker its picture is


class ListingScene(Scene):
    """`after` is the one that was left; `_due` the one to take next, which confirming begins."""

    room = (800.0, 450.0)
    _spot: str
    _most_columns: int
    _least_card = 214.0  # width in units
    _two_columns = 380.0  # width of two cards where there is less room

    def __init__(self, context: "SceneContext", after: str = "") -> None:
        super().__init__(context)
        self._after = after
        self._due = ""
        self._list = ScrollList()
        self._thumbnails = Thumbnails()

    def enter(self) -> None:
        """Bring the next step into view."""
        self._list.show_first(f"{self._spot}.{self._due}")

    def resume(self) -> None:
        self.enter()

    # What a list has

    def _step(self) -> NextStep:
        raise NotImplementedError

    def _blocks(self, c: Canvas, x: float, width: float) -> list[Block]:
        """Parts of the next step's panel between its name and its button."""
        raise NotImplementedError

    def _cards(self) -> list[Card]:
        raise NotImplementedError

    def _below_height(self, c: Canvas, width: float) -> float:
        """Height of what stands below the name of a card of a width."""
        raise NotImplementedError

    def _draw_below(self, c: Canvas, number: int, box: Box) -> None:
        """Draw the lines below the name of a card."""

    # Commands

    def handle(self, command: str) -> bool:
        if command == "confirm":
            self._step().press()
            return True
        near = self._list.neighbour(command, self.context.controller.focus)
        if near:
            self.context.controller.focus = near
            return True
        return super().handle(command)

    @property
    def first_focus(self) -> str:
        return f"{self._spot}.{self._due}" if self._due else "start"

    def work(self) -> bool:
        return self._thumbnails.work(self.context.gallery)

    @property
    def needs_ticks(self) -> bool:
        return self._thumbnails.behind

    # Drawing

    def _draw_room(self, c: Canvas, title: str) -> tuple[Box, Box]:
        """The room with its bars and panels; returns the insides of both panels."""
        self._thumbnails.start_frame()
        layout.backdrop(c)
        layout.top_bar(c, title)
        layout.bottom_bar(c)
        left = fixed(min(_MOST_LEFT, max(_LEAST_LEFT, c.width * _LEFT)))
        first, second = row(layout.body(c), [left, Item(grow=1)], layout.MARGIN)
        widgets.panel(c, *first, active=True)
        widgets.panel(c, *second)
        back, key = partial(self.context.command, "back"), self.context.bindings.hint("back")
        box, _ = layout.bottom_row(c).cut_left(160)
        widgets.button(c, "back", *box[:3], say("menus-back"), back, icon="previous", key=key)
        return first.inset(_EDGE, 12), second.inset(_EDGE, 12)

    def _draw_sum(self, c: Canvas, sum_: str, of: str) -> float:
        """How much is done, at the right of the top bar; returns its left edge."""
        right = c.width - layout.MARGIN
        wide = c.text(sum_, right, 24, size=21, face="Title", colour=palette.PRESTIGE, anchor="r")
        of_wide = c.text(of, right, 46, size=15, colour=palette.DIM, anchor="r")
        return right - max(wide, of_wide)

    def _draw_step(self, c: Canvas, box: Box) -> None:
        """The next step: its picture, name, words, and the button that confirming presses."""
        step = self._step()
        head, rest = box.cut_top(_HEAD - 12)
        y = head.y + 16
        used = c.text(step.note, head.right, y, size=16, colour=palette.DIM, anchor="r")
        room, gold = head.width - used - 12, palette.PRESTIGE
        c.text(step.head, head.x, y, size=19, face="Title", colour=gold, room=room)
        foot, rest = rest.cut_bottom(_START, 4)
        on_card = c.focus.startswith(f"{self._spot}.")  # which confirming begins instead
        key = "" if on_card else self.context.bindings.hint("confirm")
        widgets.button(
            c, "start", foot.x, foot.y, foot.width, step.label, step.press, height=44, icon="play",
            key=key, primary=True, size=18,
        )  # fmt: skip
        blocks = self._blocks(c, rest.x, rest.width)
        while blocks and _left(rest, blocks) < _LEAST_PICTURE:
            blocks.remove(min(blocks, key=lambda block: block.weight))
        high = max(_LEAST_PICTURE, min(rest.width * 1.1, _left(rest, blocks)))
        picture, below = rest.cut_top(high)
        self._draw_picture(c, step.picture, picture)
        c.text(step.name, below.x, below.y + 27, size=24, face="Title", room=below.width)
        y = below.y + _STEP_NAME
        for block in blocks:
            block.draw(y)
            y += block.height

    def _draw_picture(self, c: Canvas, picture: Sketch | str, box: Box) -> None:
        widgets.shadow(c, *box, radius=6, blur=5)
        if isinstance(picture, str):
            c.cover(picture, *box, 6)
        else:
            self._thumbnails.draw(c, picture, box)
        edge = f'fill="none" stroke="{palette.BRASS}" stroke-width="1.6"'
        body = f'<rect x=".8" y=".8" width="{box.width - 1.6}" height="{box.height - 1.6}" rx="6" '
        c.shape(*box, f"{body}{edge}/>")

    def _draw_cards(self, c: Canvas, box: Box) -> None:
        """Cards in as many columns as they have room for; rows that do not fit scroll."""
        cards = self._cards()
        inner = box.width - 10
        columns = int((inner + GAP) / (self._least_card + GAP))
        columns = max(2 if inner >= self._two_columns else 1, min(self._most_columns, columns))
        each = (inner - (columns - 1) * GAP) / columns
        count = -(-len(cards) // columns)
        least, below = self._row_height(c, each, box.height, count)
        parts = [cards[i * columns : (i + 1) * columns] for i in range(count)]
        names = [[card.spot for card in part] for part in parts]

        def draw_row(number: int, top: float, width: float, pitch: float) -> None:
            wide = (width - (columns - 1) * GAP) / columns
            for i, card in enumerate(parts[number]):
                place = Box(box.x + i * (wide + GAP), top, wide, pitch - GAP)
                self._draw_card(c, card, number * columns + i, place, below)

        self._list.draw(c, "list", (*box[:3], box.height + GAP), names, least, draw_row)

    def _row_height(
        self, c: Canvas, width: float, height: float, count: int
    ) -> tuple[float, float]:
        """Height of a row of cards of a width, and of what stands below their names, where so many
        rows share a height."""
        below = self._below_height(c, width)
        least = width * _PICTURE + _NAME + below + GAP
        if height / count >= width * _ALL_ROWS + _NAME + below + GAP:
            least = min(least, height / count)
        if height < 2 * least:  # the second line goes first, then height of pictures
            below, least = 0.0, least - below
        if height < 2 * least:
            least = width * _LOW_PICTURE + _NAME + GAP
        return max(least, min(height / count, width * 0.72 + _NAME + below + GAP)), below

    def _draw_frame(self, c: Canvas, card: Card, box: Box) -> None:
        """The ground of a card, and its spot."""
        state = "chosen" if card.chosen else ""
        marked = c.spot(card.spot, *box, card.name, card.press, spoken=card.says, state=state)
        ring = 3.0 if card.chosen else 1.4
        edge = palette.CHOSEN if card.chosen else palette.MARKED if marked else palette.CARD_EDGE
        widgets.shadow(c, *box, radius=8, blur=5, alpha=120)
        body = svg.box(0, 0, box.width, box.height, 8, palette.OUTLINE)
        body += svg.box(0.8, 0.8, box.width - 1.6, box.height - 1.6, 7.4, edge)
        inner = (ring, ring, box.width - 2 * ring, box.height - 2 * ring)
        body += svg.box(*inner, 8 - ring / 2, "url(#g)")
        fill = palette.CARD_MARKED if marked else palette.CARD
        c.shape(*box, body, svg.gradient("g", box.height, *fill))

    def _draw_card(self, c: Canvas, card: Card, number: int, box: Box, below: float) -> None:
        assert card.sketch is not None
        self._draw_frame(c, card, box)
        picture, _ = box.inset(_INSIDE).cut_top(box.height - _NAME - below - _INSIDE - 1)
        self._thumbnails.draw(c, card.sketch, picture, dim=card.dim)
        if card.done:
            wax = min(_WAX, picture.height * 0.46)
            place = (picture.right - wax + 3, picture.y - 3, wax, wax)
            widgets.made_once(c, ("wax",), place, 0, _draw_tick)
        y = picture.bottom + _NAME / 2 + 1
        left, room = self._name_place(c, number, box, y)
        colour = palette.DIM if card.done else palette.BONE
        c.text(card.name, left, y, size=17, face="Title", colour=colour, room=room)
        if below:
            under = Box(box.x + 12, picture.bottom + _NAME, box.width - 24, below - 4)
            self._draw_below(c, number, under)

    def _name_place(self, c: Canvas, number: int, box: Box, y: float) -> tuple[float, float]:
        """Where the name of a card begins, and its room."""
        return box.x + 12, box.width - 24

    def _draw_said(self, c: Canvas, right: float) -> None:
        """Draw the summary of the card that is pointed at, in the bottom bar."""
        bar = layout.bottom_row(c)
        left = bar.x + 176
        marked = next((card for card in self._cards() if c.marked(card.spot)), None)
        if marked is not None and right - left > 200:
            lines = c.wrapped(marked.says, right - left - 12, size=16)
            for i, line in enumerate(lines[:2]):
                y = bar.centre[1] + (i - (min(2, len(lines)) - 1) / 2) * 19
                c.text(line, left, y, size=16)


def _draw_tick(c: Canvas, _: tuple[float, float, float, float]) -> None:
    draw_wax(c, "icons/check", lobes=5, tint=palette.BONE)


def _left(rest: Box, blocks: Sequence[Block]) -> float:
    """Height that is left for a picture."""
    return rest.height - _STEP_NAME - sum(block.height for block in blocks)


def paragraph_block(
    c: Canvas, weight: int, text: str, x: float, width: float, *, size: float = 17
) -> Block:
    """A few lines of text."""
    lines, leading = c.wrapped(text, width, size=size), size * 1.3

    def draw(y: float) -> None:
        c.paragraph(text, x, y + size * 0.6, width, size=size, leading=leading)

    return Block(weight, len(lines) * leading + 8, draw)


def beads(c: Canvas, done: int, count: int, box: Box) -> None:
    """A row of beads, the first of them lit."""
    gap = 4.0 if box.width / count > 12 else 2.0
    for i, each in enumerate(row(box, shares(count), gap)):
        lit = i < done
        body = svg.box(0, 0, each.width, each.height, 3, palette.OUTLINE)
        inner = (1, 1, each.width - 2, each.height - 2)
        body += svg.box(*inner, 2.4, "url(#g)" if lit else palette.BEAD_OFF)
        c.shape(*each, body, svg.gradient("g", each.height, *palette.BEAD))


def buttons_from_right(
    c: Canvas, ways: Sequence[tuple[str, str, widgets.Press, str, str]]
) -> float:
    """Buttons of (spot, label, press, icon, tip) from the right of the bottom bar, without their
    words where it is narrow; returns their left edge."""
    bar = layout.bottom_row(c)
    x = bar.right
    words = c.width >= 900
    for name, label, press, icon, tip in ways:
        wide = c.text_width(label, size=16, face="Title") + 62 if words else 52.0
        x -= wide
        shown = label if words else ""
        widgets.button(
            c, name, x, bar.y, wide, shown, press, icon=icon, tip=tip if words else label
        )
        x -= 10
    return x + 10
