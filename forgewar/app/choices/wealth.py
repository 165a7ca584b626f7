"""Choosing the starting wealth: behind a curtain, two of four cards, then whom to raise."""

from functools import partial

from forgewar.app import cards
from forgewar.app.kit import palette, widgets
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.match import bars, guild_panels, peek
from forgewar.app.match.scene import PlayScene
from forgewar.app.match.sketch import draw_state
from forgewar.play.choices import KEPT, WealthView
from forgewar.rules.actions import KeepWealth, RaiseAdventurer
from forgewar.words import say

_GAP = 28.0  # between wealth cards
_RAISES = 4  # tiles in a row of those who may be raised


class WealthScene(PlayScene):
    """Wealth cards are secret until all have chosen, so each person first draws a curtain back."""

    def enter(self) -> None:
        self._open_for = -1  # the seat that has drawn the curtain
        self._kept: list[str] = []
        self._on_table: list[peek.GridCard] = []

    @property
    def _view(self) -> WealthView:
        return WealthView(self.match)

    @property
    def _curtained(self) -> bool:
        """Whether somebody else might still be looking."""
        return self._view.curtain_needed and self._open_for != self.match.seat

    def _draw_curtain_back(self) -> None:
        self._open_for = self.match.seat
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

    # What is shown

    def draw(self, c: Canvas) -> None:
        view = self._view
        bars.backdrop(c)
        bars.match_bar(c, self.app)
        guild_panels.draw(c, self.app)
        cols = bars.columns(c)
        width = cols.right + cols.side - cols.centre
        box = Box(cols.centre, cols.top, width, cols.height)
        widgets.panel(c, *box)
        self._on_table = []
        foreseen = self.match.foreseen
        if isinstance(foreseen, KeepWealth):
            self._kept = [foreseen.first, foreseen.second]
            self._draw_cards(c, view, box)
        elif not view.active:
            said = say("choices-wealth-chooses", guild=view.guild_name)
            middle = (box.x + width / 2, box.y + box.height / 2)
            c.text(said, *middle, size=22, face="Title", anchor="c", room=width - 40)
        elif self._curtained:
            self._draw_curtain(c, view, box)
        elif view.raising:
            self._draw_raises(c, view, box)
        else:
            self._draw_cards(c, view, box)
        self._draw_bar(c, view)
        peek.peek(c, self.match.content, self._on_table)

    def _draw_bar(self, c: Canvas, view: WealthView) -> None:
        bars.bottom_bar(c)
        curtained = self._curtained
        until = bars.tool_buttons(c, self.app, ["rules"] if curtained else ["hint", "rules"])
        prompt = view.chosen_prompt(self._kept, curtained=curtained)
        bars.prompt(c, self.app, str(prompt), until=until)
        button = view.button(self._kept, curtained=curtained)
        press = None if button.why else self._confirm
        bars.confirm_button(c, self.app, str(button.label), press, why=str(button.why))

    def _draw_head(self, c: Canvas, view: WealthView, box: Box) -> None:
        title, remark = map(str, view.heading)
        x, y, width, _ = box
        c.text(title, x + 28, y + 34, size=24, face="Title", room=width / 2 - 60)
        right, room = x + width - 28, width / 2
        c.text(remark, right, y + 36, size=16, colour=palette.DIM, anchor="r", room=room)
        widgets.rule(c, x + 24, y + 58, width - 48)

    def _draw_curtain(self, c: Canvas, view: WealthView, box: Box) -> None:
        match, room = self.match, box.width - 40
        middle, y = box.x + box.width / 2, box.y + box.height * 0.34
        c.picture(f"emblems/shield_{match.emblem(view.seat)}", middle, y, 120, 136, ax=0.5, ay=0.5)
        person = match.seat_of(view.seat).name
        name = say("choices-wealth-person", guild=view.guild_name, person=person)
        name = c.cut(name, room, face="Title")
        c.text(name, middle, y + 110, size=26, face="Title", anchor="c", room=room)
        words = say("choices-wealth-face-down", count=len(view.dealt))
        c.text(words, middle, y + 146, size=17, colour=palette.DIM, anchor="c", room=room)
        widgets.button(
            c, "curtain", middle - 130, y + 176, 260, say("choices-wealth-look-button"),
            self._draw_curtain_back, height=48, primary=True, size=18,
        )  # fmt: skip

    def _draw_cards(self, c: Canvas, view: WealthView, box: Box) -> None:
        self._draw_head(c, view, box)
        x, y, width, height = box
        count = len(view.dealt)
        card = min(214.0, (height - 380) / 1.4, (width - 36 - _GAP * (count - 1)) / count)
        tall = cards.card_height(card)
        left = x + (width - count * card - (count - 1) * _GAP) / 2
        for i, key in enumerate(view.dealt):
            self._draw_card(c, view, key, Box(left + i * (card + _GAP), y + 78, card, tall))
        top = y + 78 + tall + 26
        self._draw_table(c, view, Box(x + 24, top, width - 48, y + height - top - 14))

    def _draw_card(self, c: Canvas, view: WealthView, key: str, box: Box) -> None:
        """What is kept has a ring and a tick: a hint's ring lies over the other."""
        kept, label = key in self._kept, str(view.card_label(key, self._kept))
        marked = c.spot(f"wealth.{key}", *box, label, partial(self._toggle, key))
        cards.draw_card(c, self.match.content, key, box.x, box.y, box.width)
        if kept or marked:
            cards.ring(c, *box, chosen=kept)
        if kept:
            cards.tick(c, box.x + box.width - 22, box.y + 22)

    def _draw_table(self, c: Canvas, view: WealthView, box: Box) -> None:
        """What lies on the table already: the mine, the quests on offer, the first market. A card
        that is pointed at opens large."""
        state, content = self.match.shown, self.match.content
        title, remark = say("choices-wealth-table"), say("choices-wealth-table-remark")
        widgets.heading(c, title, box.x, box.y, box.width, remark)
        top, room = box.y + 44, box.height - 44
        sketch = min(room * 1.08, box.width * 0.26)
        draw_state(c, state, box.x, top, sketch, room)
        left, wide = box.x + sketch + 24, box.width - sketch - 24
        across = len(state.offer)
        card = min((room - 12) / 2 / 1.4, (wide - (across - 1) * 8) / across)
        tall = cards.card_height(card)
        for row, keys in enumerate((state.offer, state.show)):
            places = [place for place, key in enumerate(keys) if key]
            for i, place in enumerate(places):
                at = Box(left + i * (card + 8), top + row * (tall + 12), card, tall)
                key, name = keys[place], f"table.{row}.{i}"
                label = str(self.match.story.card(key))
                cards.draw_card(c, content, key, at.x, at.y, card)
                if c.spot(name, *at, label, tip=str(view.on_table(row, place))):
                    cards.ring(c, *at, chosen=False)
                self._on_table.append(peek.GridCard(name, key, label))

    def _draw_raises(self, c: Canvas, view: WealthView, box: Box) -> None:
        self._draw_head(c, view, box)
        x, y, width, height = box
        tile = min(260.0, (width - 56) / _RAISES - 20)
        tall = cards.tile_height(tile)
        for i, option in enumerate(view.options):
            assert isinstance(option.action, RaiseAdventurer)
            number, label = option.action.adventurer, str(option.label)
            left = x + 28 + i % _RAISES * (tile + 20)
            top = y + 84 + i // _RAISES * (tall + 64)
            press = partial(self.match.play, option.action)
            marked = c.spot(option.spot, left, top, tile, tall, label, press)
            hero = view.raised(number) if marked else view.hero(number)
            cards.draw_adventurer(c, self.match, view.seat, number, left, top, tile, hero=hero)
            if marked:
                cards.ring(c, left, top, tile, tall)
            c.text(label, left + tile / 2, top + tall + 24, size=16, anchor="c", room=tile)
        low = y + height * 0.47
        self._draw_table(c, view, Box(x + 24, low, width - 48, y + height - low - 14))
