"""The title of a new champion: one of twelve, each once in a guild."""

from forgewar.app import cards
from forgewar.app.choices.choice import ChoiceScene
from forgewar.app.kit import palette, widgets
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.content.model import Title
from forgewar.rules.actions import ChooseTitle
from forgewar.rules.decisions import TitleChoice
from forgewar.words.cards import ability_text
from forgewar.words.names import hero_name

_GAP = 12.0


class ChampionScene(ChoiceScene):
    """Three columns of titles with what they do; the champion on the right."""

    title = "The title of a champion"

    @property
    def _champion(self) -> int:
        decision = self.match.decision
        return decision.adventurer if isinstance(decision, TitleChoice) else 0

    def remark(self) -> str:
        return "for the rest of the game"

    def prompt(self) -> str:
        name = hero_name(self.match.seat, self._champion)
        if isinstance(self._chosen, ChooseTitle):
            title = self.match.game.content.titles[self._chosen.title]
            return f"{name} is called {title.name}: {ability_text(title)}"
        return f"{self.match.name(self.match.seat)}: {name} is a champion. Choose a title (CHAMP-1)"

    @property
    def first_focus(self) -> str:
        choices = self.match.choices()
        return (
            f"title.{choices[0].title}" if choices and isinstance(choices[0], ChooseTitle) else ""
        )

    def draw_choices(self, c: Canvas, box: Box) -> None:
        titles = list(self.match.game.content.titles.values())
        columns = 3 if box.width > 620 else 2
        rows = -(-len(titles) // columns)
        width = (box.width - _GAP * (columns - 1)) / columns
        height = min(150.0, (box.height - _GAP * (rows - 1)) / rows)
        for i, title in enumerate(titles):
            x = box.x + (i % columns) * (width + _GAP)
            y = box.y + (i // columns) * (height + _GAP)
            self._title(c, title, Box(x, y, width, height))

    def _title(self, c: Canvas, title: Title, box: Box) -> None:
        action = ChooseTitle(title.id)
        why = self.match.why_not(action) if self.active else ""
        press = self.choose(action) if self.active and not why else None
        words = ability_text(title)
        widgets.row(
            c, f"title.{title.id}", *box, title.name, press, chosen=self._chosen == action,
            why=why or ("" if self.active else " "),
        )  # fmt: skip
        size = min(46.0, box.height - 24)
        tint = palette.OFF if why else "#F2D48C"
        c.picture(
            title.picture,
            box.x + 14 + size / 2,
            box.y + box.height / 2,
            size,
            ax=0.5,
            ay=0.5,
            tint=tint,
        )
        left = box.x + size + 28
        room = box.x + box.width - 12 - left
        lines = c.wrapped(words, room, size=15.5)
        y = box.y + box.height / 2 - (len(lines) * 19 + 4) / 2
        colour = palette.OFF if why else palette.BONE
        c.text(title.name, left, y, size=17, face="Title", colour=colour, room=room)
        c.paragraph(words, left, y + 24, room, size=15.5, colour=palette.DIM, leading=19)

    def draw_side(self, c: Canvas, box: Box) -> None:
        number, seat = self._champion, self.match.seat
        hero = self.match.shown.guilds[seat].adventurers[number]
        width = min(260.0, box.width + 12)
        x = box.x + (box.width - width) / 2
        if isinstance(self._chosen, ChooseTitle):
            from msgspec.structs import replace

            hero = replace(hero, title=self._chosen.title)
        cards.draw_adventurer(c, self.match, seat, number, x, box.y + 2, width, hero=hero)
        y = box.y + cards.tile_height(width) + 34
        c.text(hero_name(seat, number), box.x, y, size=19, face="Title", room=box.width)
        y = self.write(c, box, y + 30, "has reached level 4.", palette.BONE)
        self.write(c, box, y, "A title won on a quest does nothing for that quest (QUEST-11).")
