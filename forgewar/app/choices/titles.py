"""The title of a new champion, each once in a guild."""

from forgewar.app import cards
from forgewar.app.choices.choice import ChoiceScene
from forgewar.app.kit import palette, widgets
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.kit.layout import tiles
from forgewar.play.choices import Option, TitlesView
from forgewar.rules.actions import ChooseTitle
from forgewar.words.cards import ability_text
from forgewar.words.names import card_name

_GAP = 12.0
_TALL = 150.0


def _columns(width: float) -> int:
    return 3 if width > 620 else 2


class ChampionScene(ChoiceScene):
    """Three columns of titles with what they do; the champion on the right."""

    @property
    def view(self) -> TitlesView:
        return TitlesView(self.match.view)

    def draw_choices(self, c: Canvas, box: Box) -> None:
        options = self.view.options
        columns = _columns(box.width)
        rows = -(-len(options) // columns)
        width = (box.width - _GAP * (columns - 1)) / columns
        height = min(_TALL, (box.height - _GAP * (rows - 1)) / rows)
        places = tiles(box, len(options), columns, (width, height), _GAP)
        for option, place in zip(options, places, strict=True):
            self._title(c, option, place)

    def _title(self, c: Canvas, option: Option, box: Box) -> None:
        assert isinstance(option.action, ChooseTitle)
        title = self.match.view.game.content.titles[option.action.title]
        why = str(option.why)
        chosen = self._chosen == option.action
        widgets.row(
            c, option.spot, *box, str(option.label), self.press(option), chosen=chosen, why=why
        )
        size = min(46.0, box.height - 24)
        tint = palette.OFF if why else palette.TYPE_ON_DARK
        left, middle = box.x + 14 + size / 2, box.y + box.height / 2
        c.picture(title.picture, left, middle, size, ax=0.5, ay=0.5, tint=tint)
        left = box.x + size + 28
        room = box.x + box.width - 12 - left
        words = str(ability_text(title))
        lines = c.wrapped(words, room, size=15.5)
        y = middle - (len(lines) * 19 + 4) / 2
        colour = palette.OFF if why else palette.BONE
        c.text(str(card_name(title)), left, y, size=17, face="Title", colour=colour, room=room)
        c.paragraph(words, left, y + 24, room, size=15.5, colour=palette.DIM, leading=19)

    def draw_side(self, c: Canvas, box: Box) -> None:
        view = self.view
        width = min(260.0, box.width + 12)
        x = box.x + (box.width - width) / 2
        number, hero = view.champion, view.hero(self._chosen)
        cards.draw_adventurer(c, self.match.view, view.seat, number, x, box.y + 2, width, hero=hero)
        y = box.y + cards.tile_height(width) + 34
        name = str(view.hero_name(number))
        c.text(name, box.x, y, size=19, face="Title", room=box.width)
        self.write_lines(c, box, y + 30)
