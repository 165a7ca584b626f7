"""Choosing the starting wealth: two of four cards, face down until their owner is to look; then
whom to raise. What lies on the table already is seen below them."""

from collections.abc import Sequence
from functools import partial

from forgewar.app import cards
from forgewar.app.kit import palette, widgets
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.kit.layout import tiles
from forgewar.app.match import guild_panels, large_card, layout
from forgewar.app.match.card_overlays import CardOverlay
from forgewar.app.match.match_bar import match_bar
from forgewar.app.match.mine_sketch import draw_state
from forgewar.app.match.scene import PlayScene
from forgewar.play.choices import KEPT, WealthView
from forgewar.rules.actions import KeepWealth, RaiseAdventurer
from forgewar.words import say

_GAP = 28.0  # between wealth cards
_PARTS = ("quests", "market", "mine")  # of the table
_CARD, _TABLE = 260.0, 250.0  # the width of a wealth card, the height of a row on the table
_ABREAST, _NARROW = 900.0, 700.0  # the width of four cards side by side; and of too little
_PLATE = (560.0, 196.0)  # the slip over the face-down cards
_RAISES = 4  # tiles in a row of those who may be raised


class WealthScene(PlayScene):
    """Wealth cards are secret until all have chosen, so each person first draws a curtain back."""

    def enter(self) -> None:
        self._open_for = -1  # the seat that has drawn the curtain
        self._kept: list[str] = []
        self._on_table: list[large_card.GridCard] = []
        self._part = "quests"  # of the table that is seen

    @property
    def _view(self) -> WealthView:
        return WealthView(self.match.view)

    @property
    def _curtained(self) -> bool:
        """Whether somebody else might still be looking."""
        return self._view.curtain_needed and self._open_for != self.match.view.seat

    def _draw_curtain_back(self) -> None:
        self._open_for = self.match.view.seat
        self._kept = []

    def _toggle(self, card: str) -> None:
        if card in self._kept:
            self._kept.remove(card)
        else:
            self._kept = [*self._kept[-(KEPT - 1) :], card]

    def _confirm(self) -> None:
        if self._curtained:
            self._draw_curtain_back()
            return
        action = self._view.keep(self._kept)
        if action is not None:
            self._kept = []
            self.match.play(action)

    def handle(self, command: str) -> bool:
        if command == "confirm":
            self._confirm()
            return True
        if command == "hint" and self._curtained:
            return True  # a hint would tell what the cards are
        return super().handle(command)

    @property
    def first_focus(self) -> str:
        return "curtain" if self._curtained else "confirm"

    # Drawing

    def draw(self, c: Canvas) -> None:
        view = self._view
        layout.backdrop(c)
        match_bar(c, self.context)
        guild_panels.draw(c, self.context)
        with layout.board(c):
            self._draw_inside(c, view)
        with c.enlarged():
            self._draw_bar(c, view)
        with layout.board(c):
            large_card.peek(c, self.match.view.content, self._on_table)

    def _draw_inside(self, c: Canvas, view: WealthView) -> None:
        parts = layout.regions(c)
        box = parts.centre._replace(width=parts.right.right - parts.centre.x)
        widgets.panel(c, *box)
        self._on_table = []
        foreseen = self.match.view.foreseen
        if isinstance(foreseen, KeepWealth):
            self._kept = [foreseen.first, foreseen.second]
            self._draw_cards(c, view, box)
        elif not view.active or self._curtained:
            self._draw_face_down(c, view, box)
        elif view.raising:
            self._draw_raises(c, view, box)
        else:
            self._draw_cards(c, view, box)

    def _draw_bar(self, c: Canvas, view: WealthView) -> None:
        layout.bottom_bar(c)
        curtained = self._curtained
        until = layout.tool_buttons(c, self.context, ["rules"] if curtained else ["hint", "rules"])
        prompt = view.chosen_prompt(self._kept, curtained=curtained)
        layout.prompt(c, self.context, str(prompt), until=until)
        button = view.button(self._kept, curtained=curtained)
        press = None if button.why else self._confirm
        layout.confirm_button(c, self.context, str(button.label), press, why=str(button.why))

    def _draw_head(self, c: Canvas, view: WealthView, box: Box) -> None:
        title, remark = map(str, view.heading)
        x, y, width, _ = box
        c.text(title, x + 28, y + 34, size=24, face="Title", room=width / 2 - 60)
        right, room = x + width - 28, width / 2
        c.text(remark, right, y + 36, size=16, colour=palette.DIM, anchor="r", room=room)
        widgets.rule(c, x + 24, y + 58, width - 48)

    def _draw_face_down(self, c: Canvas, view: WealthView, box: Box) -> None:
        """The cards of somebody who thinks, or who is to sit down first."""
        self._draw_head(c, view, box)
        places = self._card_places(view, box)
        for place in places:
            cards.draw_back(c, "wealth", place.x, place.y, place.width)
        first, last = places[0], places[-1]
        self._draw_table_below(c, view, box, last)
        below_head = last.bottom + 4 - (box.y + 62)
        most = min((box.width - 80) / _PLATE[0], below_head / _PLATE[1])
        grown = max(1.0, min(c.text_scale / c.zoom, most))
        tall = _PLATE[1] * grown if grown > 1 else min(first.height - 20, _PLATE[1])
        wide = min(_PLATE[0] * grown, box.width - 80)
        middle = max((first.y + last.bottom) / 2, box.y + 62 + tall / 2)
        plate = Box(box.x + (box.width - wide) / 2, middle - tall / 2, wide, tall)
        with c.with_letters(grown):
            self._draw_plate(c, view, plate, grown)

    def _draw_plate(self, c: Canvas, view: WealthView, box: Box, grown: float) -> None:
        """Draw the name of the guild over its face-down cards, and the button that turns them
        over; `grown` with the text."""
        match = self.match
        c.hide_under(*box)
        widgets.slip(c, *box)
        emblem = f"emblems/shield_{match.view.emblem(view.seat)}"
        shield = (104 * grown, 118 * grown)
        c.picture(emblem, box.x + 24 * grown, box.y + box.height / 2, *shield, ay=0.5)
        left, room = box.x + 150 * grown, box.width - 174 * grown
        person = match.view.seat_of(view.seat).name
        if view.active:
            name = say("choices-wealth-person", guild=view.guild_name, person=person)
            told = say("choices-wealth-face-down", count=view.count)
        else:
            name = say("choices-wealth-chooses", guild=view.guild_name)
            told = say("choices-wealth-waits", count=KEPT, of=view.count)
        top = box.y + (38 * grown if view.active else box.height / 2 - 26 * grown)
        name = c.cut(name, room, face="Title")
        c.text(name, left, top, size=22, face="Title", colour=palette.INK, room=room)
        c.paragraph(told, left, top + 30 * grown, room, size=16, colour=palette.INK)
        if view.active:
            widgets.button(
                c, "curtain", left, box.bottom - 66 * grown, room,
                say("choices-wealth-look-button"), self._draw_curtain_back, height=46 * grown,
                size=18,
            )  # fmt: skip

    def _card_places(self, view: WealthView, box: Box) -> list[Box]:
        width, height = box.width, box.height
        count = view.count
        across = count if width >= _ABREAST else 2
        card = min(_CARD, (width - 36 - _GAP * (across - 1)) / across)
        if across == count:
            card = min(card, (height - 330) / 1.4)
        size = (card, cards.card_height(card))
        return tiles(box.cut_top(78)[1], count, across, size, _GAP, centred=True)

    def _draw_cards(self, c: Canvas, view: WealthView, box: Box) -> None:
        self._draw_head(c, view, box)
        places = self._card_places(view, box)
        for key, place in zip(view.dealt, places, strict=True):
            self._draw_card(c, view, key, place)
        self._draw_table_below(c, view, box, places[-1])

    def _draw_table_below(self, c: Canvas, view: WealthView, box: Box, cards_: Box) -> None:
        _, below = box.inset(24, 0).cut_top(cards_.bottom - box.y, 24)
        self._draw_table(c, view, below.cut_bottom(14)[1])

    def _draw_card(self, c: Canvas, view: WealthView, key: str, box: Box) -> None:
        """Draw a wealth card. A kept one has a ring and a tick: the ring of a hint may lie over its
        own."""
        kept, label = key in self._kept, str(view.card_label(key, self._kept))
        marked = c.spot(f"wealth.{key}", *box, label, partial(self._toggle, key))
        cards.draw_card(c, self.match.view.content, key, box.x, box.y, box.width)
        if kept or marked:
            cards.ring(c, *box, chosen=kept)
        if kept:
            cards.tick(c, box.x + box.width - 22, box.y + 22)

    def _draw_table(self, c: Canvas, view: WealthView, box: Box) -> None:
        """Draw the cards on the table (quests on offer, the first market) or the mine, large enough
        to read. A card that is pointed at is shown large, a pressed one in an overlay."""
        state = self.match.view.shown
        widgets.heading(c, say("choices-wealth-table"), box.x, box.y, box.width)
        wide, down = min(480.0, box.width * 0.55), 0.0
        if box.width < _NARROW:  # the parts have a row of their own
            wide, down = box.width, 44.0
        parts = [(part, say(f"choices-wealth-table-{part}")) for part in _PARTS]
        widgets.segments(
            c, "part", box.x + box.width - wide, box.y - 6 + down, wide, parts, self._part,
            self._show_part, height=34, group=say("choices-wealth-table"),
        )  # fmt: skip
        _, below = box.cut_top(44 + down)
        if self._part == "mine":
            draw_state(c, state, *below)
        else:
            row = _PARTS.index(self._part)
            self._draw_row(c, view, row, (state.offer, state.show)[row], below)

    def _show_part(self, part: str) -> None:
        self._part = part

    def _draw_row(
        self, c: Canvas, view: WealthView, row: int, keys: Sequence[str], box: Box
    ) -> None:
        places = [place for place, key in enumerate(keys) if key]
        gap, count = 10.0, max(1, len(places))
        rows = 2 if box.width < _ABREAST and count > 3 else 1
        across = -(-count // rows)
        tall = (box.height - (rows - 1) * gap) / rows
        card = min(tall / 1.4, (box.width - (across - 1) * gap) / across)
        boxes = tiles(box, count, across, (card, cards.card_height(card)), gap, centred=True)
        for i, (place, at) in enumerate(zip(places, boxes, strict=False)):
            key, name = keys[place], f"table.{row}.{i}"
            shown = large_card.GridCard(name, key, str(self.match.view.names.card(key)))
            cards.draw_card(c, self.match.view.content, key, at.x, at.y, card)
            told = str(view.on_table(row, place))
            if c.spot(name, *at, shown.label, partial(self._look_at, shown), tip=told):
                cards.ring(c, *at, chosen=False)
            self._on_table.append(shown)

    def _look_at(self, card: large_card.GridCard) -> None:
        self.context.navigator.push(CardOverlay(self.context, self.match.view.content, card))

    def _draw_raises(self, c: Canvas, view: WealthView, box: Box) -> None:
        self._draw_head(c, view, box)
        x, y, width, height = box
        across = _RAISES if width >= _ABREAST else 2
        tile = min(260.0, (width - 56) / across - 20)
        tall = cards.tile_height(tile)
        boxes = tiles(box.inset(28, 84), len(view.options), across, (tile, tall), 20, below=64)
        for option, (left, top, _, _) in zip(view.options, boxes, strict=True):
            assert isinstance(option.action, RaiseAdventurer)
            number, label = option.action.adventurer, str(option.label)
            press = partial(self.match.play, option.action)
            marked = c.spot(option.spot, left, top, tile, tall, label, press)
            hero = view.raised(number) if marked else view.hero(number)
            cards.draw_adventurer(c, self.match.view, view.seat, number, left, top, tile, hero=hero)
            if marked:
                cards.ring(c, left, top, tile, tall)
            c.text(label, left + tile / 2, top + tall + 24, size=16, anchor="c", room=tile)
        low = y + height * 0.47
        self._draw_table(c, view, Box(x + 24, low, width - 48, y + height - low - 14))
