"""Who gains a level: after a completed quest, or by a card."""

from msgspec.structs import replace

from forgewar.app import cards
from forgewar.app.choices.choice import ChoiceScene
from forgewar.app.kit import palette
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.rules.actions import RaiseAdventurer
from forgewar.rules.decisions import LevelReward
from forgewar.rules.state import MAX_LEVEL
from forgewar.words.cards import count
from forgewar.words.names import hero_name

_GAP = 14.0


class LevelsScene(ChoiceScene):
    """Tiles of the whole guild; those who may be raised show what they would become."""

    title = "Who gains a level?"

    @property
    def _asked(self) -> LevelReward | None:
        decision = self.match.decision
        return decision if isinstance(decision, LevelReward) else None

    def remark(self) -> str:
        asked = self._asked
        return f"{count(asked.count, 'level')} to give" if asked is not None else ""

    def prompt(self) -> str:
        name = self.match.name(self.match.seat)
        if isinstance(self._chosen, RaiseAdventurer):
            number = self._chosen.adventurer
            level = self.match.shown.guilds[self.match.seat].adventurers[number].level
            return f"{hero_name(self.match.seat, number)} reaches level {level + 1}"
        return f"{name}: choose an adventurer to raise"

    @property
    def first_focus(self) -> str:
        choices = self.match.choices()
        return (
            f"hero.{choices[0].adventurer}"
            if choices and isinstance(choices[0], RaiseAdventurer)
            else ""
        )

    def draw_choices(self, c: Canvas, box: Box) -> None:
        seat = self.match.seat
        heroes = self.match.shown.guilds[seat].adventurers
        columns, width = 1, 0.0
        for tried in range(1, 7):
            rows = -(-len(heroes) // tried)
            across = (box.width - _GAP * (tried - 1)) / tried
            down = ((box.height - _GAP * (rows - 1)) / rows) * 130 / 74
            if min(across, down, 260) >= width:
                columns, width = tried, min(across, down, 260.0)
        for number in range(len(heroes)):
            x = box.x + (number % columns) * (width + _GAP)
            y = box.y + 6 + (number // columns) * (cards.tile_height(width) + _GAP)
            self._tile(c, seat, number, x, y, width)

    def _tile(self, c: Canvas, seat: int, number: int, x: float, y: float, width: float) -> None:
        hero = self.match.shown.guilds[seat].adventurers[number]
        action = RaiseAdventurer(number)
        why = self.match.why_not(action) if self.active else ""
        can = self.active and not why
        height = cards.tile_height(width)
        label = f"{hero_name(seat, number)}, level {hero.level}"
        marked = c.spot(
            f"hero.{number}", x, y, width, height, label, self.choose(action) if can else None,
            why=why,
        )  # fmt: skip
        chosen = self._chosen == action
        shown = hero
        if can and (marked or chosen):
            shown = replace(hero, level=min(MAX_LEVEL, hero.level + 1))
        cards.draw_adventurer(c, self.match, seat, number, x, y, width, hero=shown, dim=bool(why))
        if chosen or (marked and can):
            cards.ring(c, x, y, width, height, chosen=chosen)

    def draw_side(self, c: Canvas, box: Box) -> None:
        asked = self._asked
        c.text("A level", box.x, box.y + 12, size=19, face="Title", room=box.width)
        y = box.y + 46
        if asked is not None and asked.among:
            text = "Those on the quest share as many levels as it has legs, one each (QUEST-9)."
            y = self.write(c, box, y, text)
        y = self.write(c, box, y, "Level 2 wields every public design.")
        y = self.write(c, box, y, "Level 3 wields unique designs too (ADV-3).")
        if self.match.shown.options.mode == "epic":
            self.write(c, box, y, "Level 4 is a champion with a title (CHAMP-1).", palette.BONE)
