"""The title of a new champion: illustrated ribbons in groups, each once in a guild, and beside them
the champion with what the title pointed at would have given so far."""

from forgewar.app.cards.title_ribbon import Look, draw_ribbon, look_of
from forgewar.app.choices import champion_portrait
from forgewar.app.choices.choice import ChoiceScene
from forgewar.app.kit import palette, svg, widgets
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.kit.layout import Item, column, row, shares
from forgewar.app.match import guild_panels, layout
from forgewar.app.match.match_bar import match_bar
from forgewar.content.model import Title
from forgewar.play.choices import Option, TitlesView
from forgewar.rules.actions import ChooseTitle
from forgewar.words import as_sentences, say
from forgewar.words.cards import ability_text

_GAP, _INSIDE, _HEAD = 12.0, 18.0, 56.0
_ACROSS = 3  # titles in a row
_TEXT, _LEADING = 15.0, 18.0  # the rule of a title
_PORTRAIT = (250.0, 320.0, 0.215)  # least and most width of the champion, and share of the room
_LARGEST_HEAD = 1.5  # growth of the letters of its head
_MOST_LINES = 2  # of a gain
_ICON = 24.0  # the room of the sign before a gain
# From full to bare: the width of a card's picture as a part of it, and whether it has its rule,
# which else stands below the champion.
_CARDS = ((0.3, True), (0.22, True), (0.0, True), (0.3, False))


class ChampionScene(ChoiceScene):
    """Groups of titles one below another; the champion at their left."""

    @property
    def view(self) -> TitlesView:
        return TitlesView(self.match.view)

    def draw(self, c: Canvas) -> None:
        view = self.view
        if self._chosen is not None and self._chosen not in self.match.view.choices():
            self._chosen = None
        parts = layout.regions(c)
        layout.backdrop(c, self.match.view.shown.stage)
        match_bar(c, self.context)
        guild_panels.draw(c, self.context)
        room = parts.centre._replace(width=parts.right.right - parts.centre.x)
        champion, titles = room.cut_left(_share(_PORTRAIT, room.width), layout.GAP)
        widgets.panel(c, *titles)
        widgets.panel(c, *champion)
        head, below = titles.inset(_INSIDE, 0).cut_top(_HEAD)
        with c.with_letters(min(c.text_scale, _LARGEST_HEAD)):
            _draw_head(c, str(view.head), str(view.remark or ""), head)
        with c.with_letters(c.text_scale):
            self.draw_choices(c, below.cut_bottom(_INSIDE - 4)[1])
            self.draw_side(c, champion.inset(_INSIDE, 16))
        with c.enlarged():
            self._draw_bar(c, view)

    def draw_choices(self, c: Canvas, box: Box) -> None:
        groups = self.view.groups
        head = c.line(16, "Title")
        heights = [Item(grow=-(-len(options) // _ACROSS)) for _, options in groups]
        places = column(box, heights, _GAP / 2)
        cards = [
            (group, options, place.cut_top(head, 2))
            for (group, options), place in zip(groups, places, strict=True)
        ]
        laid = [
            (option, place)
            for _, options, (_, below) in cards
            for option, place in zip(options, _tiles(below, len(options)), strict=False)
        ]
        with_picture, with_words = self._fitting(c, laid)
        for group, _, (line, _) in cards:
            _draw_group(c, group, line)
        size = self._gain_size(c, [place for _, place in laid], with_picture, with_words)
        for option, place in laid:
            self._draw_title(
                c, option, place, size, with_picture=with_picture, with_words=with_words
            )

    def _gain_size(self, c: Canvas, places: list[Box], picture: float, words: bool) -> float:
        """Size of letters in which all gains fit into their cards: in two lines where the rule is
        not there, else in one."""
        gains = [self._gain(option) for option in self.view.options]
        room = min(_text_column(place, picture)[1] for place in places) - _ICON
        lines = max(len(c.wrapped(gain, room, size=_TEXT, face="Bold")) for gain in gains)
        tall = all(
            _ribbon_box(place, words).bottom + lines * c.line(_TEXT) + 6 <= place.bottom
            for place in places
        )
        if not words and lines <= _MOST_LINES and tall:
            return _TEXT
        return c.fit_all(gains, room, size=_TEXT, face="Bold")[0]

    def _fitting(self, c: Canvas, laid: list[tuple[Option, Box]]) -> tuple[float, bool]:
        """The width of pictures, as a part of a card's, for which all cards have room, and whether
        they have it for their rules."""
        for picture, words in _CARDS:
            if all(self._fits(c, option, place, picture, words) for option, place in laid):
                return picture, words
        return 0.0, False

    def _fits(self, c: Canvas, option: Option, box: Box, picture: float, words: bool) -> bool:
        _, room = _text_column(box, picture)
        top = _ribbon_box(box, words).bottom
        if not words:
            lines = c.wrapped(self._gain(option), room - _ICON, size=_TEXT, face="Bold")
            wide = max(c.text_width(line, size=_TEXT, face="Bold") for line in lines)
            fits = wide <= room - _ICON and len(lines) <= _MOST_LINES
            return fits and top + len(lines) * c.line(_TEXT) + 6 <= box.bottom
        if c.least_width(self._gain(option), face="Bold") + _ICON > room:
            return False
        lines = c.wrapped(self._words(option), room, size=_TEXT)
        return top + len(lines) * _LEADING * c.letters + c.line(_TEXT) + 12 <= box.bottom

    def _gain(self, option: Option) -> str:
        """Who wears a title, or what it would have given."""
        title = self._title_of(option).id
        return str(self.view.wearer(title) or self.view.gain_line(title))

    def _title_of(self, option: Option) -> Title:
        assert isinstance(option.action, ChooseTitle)
        return self.match.view.game.content.titles[option.action.title]

    def _words(self, option: Option) -> str:
        return str(ability_text(self._title_of(option)))

    def _is_chosen(self, option: Option) -> bool:
        return option.action in (self._chosen, self.match.view.foreseen)

    def _draw_title(
        self,
        c: Canvas,
        option: Option,
        box: Box,
        size: float,
        *,
        with_picture: float,
        with_words: bool,
    ) -> None:
        """A title; `size` is that of the letters of its gain."""
        view, title = self.view, self._title_of(option)
        worn = view.wearer(title.id)
        chosen, words = self._is_chosen(option), self._words(option)
        gain = self._gain(option)
        press, why = self.press(option), str(option.why)
        state = "chosen" if chosen else ""
        marked = c.spot(
            option.spot, *box, str(option.label), press, why=why, state=state,
            spoken=as_sentences(words, gain),
        )  # fmt: skip
        able = press is not None or (not why and worn is None)
        widgets.choice_ground(c, box, lit=marked and able, chosen=chosen, able=able)
        if with_picture:
            _draw_picture(c, look_of(title), box, with_picture, grey=not able)
        ribbon = _ribbon_box(box, with_words)
        draw_ribbon(c, title, ribbon, 16, grey=not able)
        left, room = _text_column(box, with_picture)
        colour = palette.BONE if able else palette.OFF
        if with_words:
            top = ribbon.bottom + c.line(_TEXT) * 0.55
            c.paragraph(words, left, top, room, size=_TEXT, colour=colour, leading=_LEADING)
        low = box.bottom - 8 - c.line(_TEXT) / 2
        total = view.gain(title.id)
        quiet = worn is not None or not total.total
        if not quiet and total.unit in ("prestige", "gold"):
            c.picture(f"icons/{total.unit}", left, low, 18, ay=0.5)
            left, room = left + _ICON, room - _ICON
        colour = palette.OFF if not able else palette.DIM if quiet else palette.CHANGED
        face = "Medium" if quiet else "Bold"
        lines = c.wrapped(gain, room, size=size, face=face) if not with_words else [gain]
        for number, line in enumerate(reversed(lines[:_MOST_LINES])):
            at = low - number * c.line(_TEXT)
            c.text(line, left, at, size=size, face=face, colour=colour, room=room)

    # The champion

    def _pointed(self, c: Canvas) -> str:
        """The title that is pointed at, or else chosen."""
        for name in (c.hot, c.focus):
            kind, _, key = name.partition(".")
            if kind == "title" and key in self.match.view.game.content.titles:
                return key
        found = next((option for option in self.view.options if self._is_chosen(option)), None)
        return self._title_of(found).id if found is not None else ""

    def draw_side(self, c: Canvas, box: Box) -> None:
        view, key = self.view, self._pointed(c)
        title = self.match.view.game.content.titles[key] if key else None
        champion_portrait.draw(c, view, title, box)


def _draw_head(c: Canvas, title: str, remark: str, box: Box) -> None:
    """The head of the panel; its remark only where it need not be small."""
    used = c.text_width(title, size=18, face="Title") + c.text_width(remark, size=15)
    widgets.heading(
        c, title, box.x, box.y + 10, box.width, remark if used + 24 <= box.width else ""
    )


def _share(bounds: tuple[float, float, float], room: float) -> float:
    least, most, part = bounds
    return min(most, max(least, room * part))


def _tiles(box: Box, count: int) -> list[Box]:
    """Boxes of titles in rows of three."""
    lines = -(-count // _ACROSS)
    return [
        place for line in column(box, shares(lines), _GAP) for place in row(line, shares(3), _GAP)
    ]


def _ribbon_box(box: Box, words: bool) -> Box:
    """The ribbon on a card, across its picture; larger where the rule has no room."""
    height = min((box.width - 20) / 5, box.height * (0.32 if words else 0.42))
    return Box(box.x + 9, box.y + 5, height * 5, height)


def _text_column(box: Box, picture: float) -> tuple[float, float]:
    """Left edge and width of the words on a card."""
    left = box.x + (box.width * picture + 18 if picture else 12)
    return left, box.right - 10 - left


def _group_name(group: str) -> str:
    return say(f"choices-champion-group-{group}")


def _draw_group(c: Canvas, group: str, box: Box) -> None:
    """Sign and name of a group, on a line above its titles."""
    name, size = _group_name(group), box.height * 0.9
    middle = box.centre[1]
    c.picture(f"titles/group_{group}", box.x, middle, size, ay=0.5, sign=False)
    left = box.x + size + 8
    used = c.text(name, left, middle, size=16, face="Title", colour=palette.BRASS,
                  room=box.right - left)  # fmt: skip
    widgets.rule(c, left + used + 12, middle, box.right - left - used - 12)


def _draw_picture(c: Canvas, look: Look, box: Box, part: float, *, grey: bool) -> None:
    place = Box(box.x + 6, box.y + 6, box.width * part, box.height - 12)
    if look.picture.startswith(("weapons/", "mine/")):
        tone = svg.gradient("g", place.height, palette.TRAY_LIGHT, palette.TRAY_DARK)
        c.shape(*place, svg.box(0, 0, place.width, place.height, 6, "url(#g)"), tone)
        with c.clipped(*place):
            middle = place.centre
            size = place.height * 0.8
            c.picture(look.picture, middle[0], middle[1] + 8, size, ax=0.5, ay=0.5, grey=grey,
                      sign=False)  # fmt: skip
    else:
        c.cover(look.picture, *place, 6, grey=grey)
