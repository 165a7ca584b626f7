"""Choosing the starting wealth: behind a curtain, two of four cards, then whom to raise."""

from functools import partial

from msgspec.structs import replace

from forgewar.app import cards
from forgewar.app.kit import palette, widgets
from forgewar.app.kit.canvas import Canvas
from forgewar.app.match import bars, guild_panels
from forgewar.app.match.scene import PlayScene
from forgewar.app.match.sketch import draw_state
from forgewar.rules import decisions as de
from forgewar.rules.actions import Action, KeepWealth, RaiseAdventurer
from forgewar.rules.state import Adventurer
from forgewar.words.names import hero_name


class WealthScene(PlayScene):
    """Wealth cards are secret until all have chosen, so each person first draws a curtain back."""

    def enter(self) -> None:
        self._open_for = -1  # the seat that has drawn the curtain
        self._kept: list[str] = []

    @property
    def _curtained(self) -> bool:
        """Whether somebody else might still be looking."""
        people = [s for s in range(len(self.match.game.state.guilds)) if self.match.is_person(s)]
        return len(people) > 1 and self._open_for != self.match.seat

    def _draw_curtain_back(self) -> None:
        self._open_for = self.match.seat
        self._kept = []

    def _toggle(self, card: str) -> None:
        if card in self._kept:
            self._kept.remove(card)
        else:
            self._kept = [*self._kept[-1:], card]

    def _keep(self) -> Action | None:
        """The action of the two cards chosen, if they may be kept together."""
        for action in self.match.choices():
            if isinstance(action, KeepWealth) and {action.first, action.second} == set(self._kept):
                return action
        return None

    def _confirm(self) -> None:
        if self._curtained:
            self._draw_curtain_back()
            return
        action = self._keep() if isinstance(self.match.decision, de.WealthChoice) else None
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
        match = self.match
        bars.backdrop(c)
        bars.match_bar(c, self.app)
        guild_panels.draw(c, self.app)
        cols = bars.columns(c)
        x, width = cols.centre, cols.right + cols.side - cols.centre
        widgets.panel(c, x, cols.top, width, cols.height)
        foreseen = match.foreseen
        if isinstance(foreseen, KeepWealth):
            self._kept = [foreseen.first, foreseen.second]
            self._draw_cards(c, x, cols.top, width, cols.height)
            prompt, ready = "", False
        elif not match.waiting_for_person:
            said = f"{match.name(match.seat)} chooses its wealth"
            c.text(
                said, x + width / 2, cols.top + cols.height / 2, size=22, face="Title", anchor="c"
            )
            prompt, ready = "Computer guilds are choosing", False
        elif self._curtained:
            self._draw_curtain(c, x, cols.top, width, cols.height)
            prompt, ready = f"{match.name(match.seat)}: take the seat, then look", True
        elif isinstance(match.decision, de.WealthRaise):
            self._draw_raises(c, x, cols.top, width, cols.height)
            prompt, ready = "Choose the adventurer who gains a level", False
        else:
            self._draw_cards(c, x, cols.top, width, cols.height)
            ready = self._keep() is not None
            equal = len(self._kept) == 2 and not ready
            prompt = (
                "Two equal claims cannot both be kept (SETUP-10)"
                if equal
                else "Keep these two"
                if ready
                else "Keep two of the four; the others go back unseen"
            )
        bars.bottom_bar(c)
        until = bars.tool_buttons(c, self.app, ["rules"] if self._curtained else ["hint", "rules"])
        bars.prompt(c, match, prompt, until=until)
        label = "Look" if match.waiting_for_person and self._curtained else "Keep"
        bars.confirm_button(
            c,
            self.app,
            label,
            self._confirm if ready else None,
            why="" if ready else "Choose two cards first",
        )

    def _draw_curtain(self, c: Canvas, x: float, y: float, width: float, height: float) -> None:
        match = self.match
        middle = x + width / 2
        emblem = match.emblem(match.seat)
        c.picture(f"emblems/shield_{emblem}", middle, y + height * 0.34, 120, 136, ax=0.5, ay=0.5)
        name = f"{match.name(match.seat)}: {match.seat_of(match.seat).name}"
        c.text(
            name,
            middle,
            y + height * 0.34 + 110,
            size=26,
            face="Title",
            anchor="c",
            room=width - 40,
        )
        words = "Four wealth cards lie face down. The others look away now."
        c.text(
            words,
            middle,
            y + height * 0.34 + 146,
            size=17,
            colour=palette.DIM,
            anchor="c",
            room=width - 40,
        )
        widgets.button(
            c, "curtain", middle - 130, y + height * 0.34 + 176, 260, "Look at the cards",
            self._draw_curtain_back, height=48, primary=True, size=18,
        )  # fmt: skip

    def _draw_cards(self, c: Canvas, x: float, y: float, width: float, height: float) -> None:
        match = self.match
        dealt = match.game.state.guilds[match.seat].wealth
        title, words = "Your wealth", "what the two cards you keep give is yours from the start"
        if match.foreseen is not None:
            title, words = f"The wealth of {match.name(match.seat)}", "two of the cards are kept"
        c.text(title, x + 28, y + 34, size=24, face="Title", room=width / 2 - 60)
        c.text(
            words, x + width - 28, y + 36, size=16, colour=palette.DIM, anchor="r", room=width / 2
        )
        widgets.rule(c, x + 24, y + 58, width - 48)
        card = min(214.0, (height - 380) / 1.4, (width - 120) / 4)
        left = x + (width - 4 * card - 3 * 28) / 2
        for i, key in enumerate(dealt):
            at = left + i * (card + 28)
            tall = cards.card_height(card)
            name = self.app.content.wealth[key].name
            c.spot(f"wealth.{key}", at, y + 78, card, tall, name, partial(self._toggle, key))
            cards.draw_card(c, self.app.content, key, at, y + 78, card)
            if key in self._kept or c.marked(f"wealth.{key}"):
                cards.ring(c, at, y + 78, card, tall, chosen=key in self._kept)
        top = y + 78 + cards.card_height(card) + 26
        self._draw_table(c, x + 24, top, width - 48, y + height - top - 14)

    def _draw_table(self, c: Canvas, x: float, y: float, width: float, height: float) -> None:
        """What lies on the table already: the mine, the quests on offer, the first market."""
        state = self.match.shown
        content = self.app.content
        widgets.heading(c, "On the table", x, y, width, "the wealth to choose depends on it")
        top, room = y + 44, height - 44
        sketch = min(room * 1.08, width * 0.26)
        draw_state(c, state, x, top, sketch, room)
        left, wide = x + sketch + 24, width - sketch - 24
        card = min((room - 12) / 2 / 1.4, (wide - 7 * 8) / 8)
        tall = cards.card_height(card)
        for row, keys in enumerate((state.offer, state.show)):
            for i, key in enumerate(key for key in keys if key):
                at = (left + i * (card + 8), top + row * (tall + 12))
                cards.draw_card(c, content, key, *at, card)
                name = self.match.story.card(key)
                c.spot(f"table.{row}.{i}", *at, card, tall, name, tip=self._tip(row, i))

    def _tip(self, row: int, place: int) -> str:
        if row:
            return "on show in the first market"
        return f"in the quest offer, for {self.app.content.prices.places[place]} gold"

    def _draw_raises(self, c: Canvas, x: float, y: float, width: float, height: float) -> None:
        c.text("A level for one adventurer", x + 28, y + 34, size=24, face="Title")
        words = "nobody starts above level 3"
        c.text(words, x + width - 28, y + 36, size=16, colour=palette.DIM, anchor="r")
        widgets.rule(c, x + 24, y + 58, width - 48)
        match = self.match
        guild = match.game.state.guilds[match.seat]
        actions = [a for a in match.choices() if isinstance(a, RaiseAdventurer)]
        tile = min(260.0, (width - 56) / 4 - 20)
        tall = cards.tile_height(tile)
        for i, action in enumerate(actions):
            number = action.adventurer
            hero = guild.adventurers[number] if number < len(guild.adventurers) else Adventurer()
            level = hero.level + guild.raises.count(number)
            left = x + 28 + i % 4 * (tile + 20)
            top = y + 84 + i // 4 * (tall + 64)
            label = f"{hero_name(match.seat, number)}: level {level} becomes {level + 1}"
            marked = c.spot(
                f"raise.{number}", left, top, tile, tall, label, partial(match.play, action)
            )
            shown = replace(hero, level=level + 1 if marked else level)
            cards.draw_adventurer(c, match, match.seat, number, left, top, tile, hero=shown)
            if marked:
                cards.ring(c, left, top, tile, tall)
            c.text(label, left + tile / 2, top + tall + 24, size=16, anchor="c", room=tile)
        low = y + height * 0.47
        self._draw_table(c, x + 24, low, width - 48, y + height - low - 14)
