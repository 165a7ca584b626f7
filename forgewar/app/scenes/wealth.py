"""Choosing the starting wealth: behind a curtain, two of four cards, then whom to raise."""

from functools import partial

from forgewar.app import chrome, palette
from forgewar.app import furniture as f
from forgewar.app.canvas import Canvas
from forgewar.app.scenes.play import PlayScene
from forgewar.content.model import Design, Effect, WealthCard
from forgewar.rules import decisions as de
from forgewar.rules.actions import Action, KeepWealth, RaiseAdventurer

_CARD = (240.0, 336.0)


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
        return super().handle(command)

    @property
    def first_focus(self) -> str:
        return "curtain" if self._curtained else "confirm"

    # What is shown

    def draw(self, c: Canvas) -> None:
        match = self.match
        chrome.backdrop(c)
        chrome.match_bar(c, match)
        chrome.guild_panels(c, self.app)
        cols = chrome.columns(c)
        x, width = cols.centre, cols.right + cols.side - cols.centre
        f.panel(c, x, cols.top, width, cols.height)
        if not match.waiting_for_person:
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
        chrome.bottom_bar(c)
        until = chrome.tool_buttons(c, self.app, ["rules"])
        chrome.prompt(c, match, prompt, until=until)
        label = "Look" if match.waiting_for_person and self._curtained else "Keep"
        chrome.confirm_button(
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
        f.button(
            c, "curtain", middle - 130, y + height * 0.34 + 176, 260, "Look at the cards",
            self._draw_curtain_back, height=48, primary=True, size=18,
        )  # fmt: skip

    def _draw_cards(self, c: Canvas, x: float, y: float, width: float, height: float) -> None:
        match = self.match
        dealt = match.game.state.guilds[match.seat].wealth
        c.text("Your wealth", x + width / 2, y + 44, size=26, face="Title", anchor="c")
        words = "What the two cards give is yours from the start"
        c.text(words, x + width / 2, y + 78, size=17, colour=palette.DIM, anchor="c")
        part = min(1.0, (width - 80) / (4 * (_CARD[0] + 20)), (height - 160) / _CARD[1])
        w, h = _CARD[0] * part, _CARD[1] * part
        left = x + width / 2 - (4 * w + 3 * 20) / 2
        for i, card_id in enumerate(dealt):
            card = self.app.content.wealth[card_id]
            self._draw_card(c, card, left + i * (w + 20), y + 110, w, h)

    def _draw_card(
        self, c: Canvas, card: WealthCard, x: float, y: float, width: float, height: float
    ) -> None:
        chosen = card.id in self._kept
        marked = c.spot(
            f"wealth.{card.id}", x, y, width, height, card.name, partial(self._toggle, card.id)
        )
        if chosen or marked:
            f.glow(c, x, y, width, height, colour=palette.CHOSEN if chosen else "#B98729")
        f.shadow(c, x, y, width, height)
        edge = palette.CHOSEN if chosen else "#7D4B21"
        body = f.box(0, 0, width, height, 12, edge) + f.box(
            4, 4, width - 8, height - 8, 9, palette.PARCHMENT
        )
        c.shape(x, y, width, height, body)
        art = height * 0.5
        c.cover(card.picture, x + 6, y + 6, width - 12, art, 8)
        band = f.box(0, 0, width - 12, 36, 0, "#7D4B21")
        c.shape(x + 6, y + art + 6, width - 12, 36, band)
        c.text(
            card.name,
            x + width / 2,
            y + art + 24,
            size=17,
            face="Title",
            anchor="c",
            room=width - 28,
        )
        words = "\n".join(_effect_words(self.app.content.designs, e) for e in card.effects)
        c.paragraph(
            words, x + 16, y + art + 66, width - 32, size=18, face="Bold", colour=palette.INK,
            anchor="c", leading=25,
        )  # fmt: skip

    def _draw_raises(self, c: Canvas, x: float, y: float, width: float, height: float) -> None:
        c.text(
            "A level for one adventurer", x + width / 2, y + 60, size=26, face="Title", anchor="c"
        )
        actions = [a for a in self.match.choices() if isinstance(a, RaiseAdventurer)]
        heroes = self.match.game.state.guilds[self.match.seat].adventurers
        raised = self.match.game.state.guilds[self.match.seat].raises
        each = 64.0
        for i, action in enumerate(actions):
            number = action.adventurer
            level = (heroes[number].level if number < len(heroes) else 1) + raised.count(number)
            at = y + 110 + i * (each + 10)
            label = f"Adventurer {number + 1}: level {level} becomes {level + 1}"
            f.row(
                c, f"raise.{number}", x + width / 2 - 240, at, 480, each, label,
                partial(self.match.play, action),
            )  # fmt: skip
            c.text(label, x + width / 2, at + each / 2, size=19, anchor="c")


def _effect_words(designs: dict[str, Design], effect: Effect) -> str:
    """What an effect gives, in a few words."""
    amount = effect.amount
    if effect.kind == "adventurer":
        return "a new adventurer" if amount == 1 else f"{amount} new adventurers"
    if effect.kind == "level":
        return "a level for one adventurer" if amount == 1 else f"{amount} levels"
    if effect.kind == "claim":
        return f"a claim on the {designs[effect.design].name}"
    return f"{amount} {effect.kind}"
