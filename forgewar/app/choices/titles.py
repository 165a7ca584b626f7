"""The title of a new champion: illustrated ribbons in groups, each once in a guild, and beside them
the champion with what the title pointed at would have given so far."""

from forgewar.app.choices import champion_portrait
from forgewar.app.choices.choice import ChoiceScene
from forgewar.app.choices.title_ribbon import Look, draw_ribbon, look_of
from forgewar.app.kit import palette, svg, widgets
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.kit.layout import Item, column, row, shares
from forgewar.app.match import guild_panels, layout
from forgewar.app.match.match_bar import match_bar
from forgewar.content.model import Title
from forgewar.play.choices import Option, TitlesView
from forgewar.rules.actions import ChooseTitle
from forgewar.words import say
from forgewar.words.cards import ability_text

_GAP, _INSIDE, _HEAD = 12.0, 18.0, 56.0
_ACROSS = 3  # titles in a row
_TEXT, _LEADING = 15.0, 18.0  # the rule of a title
_PORTRAIT = (250.0, 320.0, 0.26)  # least and most width of the champion, and share of the room
_GROUP = (76.0, 112.0, 0.11)  # likewise of the heading of a group
_ICON = 24.0  # the room of the sign before a gain


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
        widgets.heading(c, str(view.head), head.x, head.y + 10, head.width, str(view.remark or ""))
        with c.with_letters(c.text_scale):
            self.draw_choices(c, below.cut_bottom(_INSIDE - 4)[1])
            self.draw_side(c, champion.inset(_INSIDE, 16))
        with c.enlarged():
            self._draw_bar(c, view)

    def draw_choices(self, c: Canvas, box: Box) -> None:
        groups = self.view.groups
        lines = [-(-len(options) // _ACROSS) for _, options in groups]
        heights = [Item(grow=count) for count in lines]
        width = _share(_GROUP, box.width)
        cards = [
            (group, options, place.cut_left(width, _GAP))
            for (group, options), place in zip(groups, column(box, heights, _GAP), strict=True)
        ]
        laid = [
            (option, place)
            for _, options, (_, right) in cards
            for option, place in zip(options, _tiles(right, len(options)), strict=False)
        ]
        with_picture, with_words = self._fitting(c, laid)
        for number, (group, _, (left, _)) in enumerate(cards):
            if number:
                widgets.rule(c, box.x, left.y - _GAP / 2, box.width)
            _draw_group(c, group, left)
        for option, place in laid:
            self._draw_title(c, option, place, with_picture=with_picture, with_words=with_words)

    def _fitting(self, c: Canvas, laid: list[tuple[Option, Box]]) -> tuple[bool, bool]:
        """Whether all cards have room for their picture, and for their rule."""
        for picture, words in ((True, True), (False, True), (True, False)):
            if all(self._fits(c, option, place, picture, words) for option, place in laid):
                return picture, words
        return False, False

    def _fits(self, c: Canvas, option: Option, box: Box, picture: bool, words: bool) -> bool:
        _, room = _text_column(box, picture)
        if c.least_width(self._gain(option), face="Bold") + _ICON > room:
            return False
        lines = c.wrapped(self._words(option), room, size=_TEXT) if words else ()
        top = _ribbon_box(box, words).bottom
        return top + len(lines) * _LEADING * c.letters + c.line(_TEXT) + 14 <= box.bottom

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
        self, c: Canvas, option: Option, box: Box, *, with_picture: bool, with_words: bool
    ) -> None:
        view, title = self.view, self._title_of(option)
        worn = view.wearer(title.id)
        chosen, words = self._is_chosen(option), self._words(option)
        gain = self._gain(option)
        press, why = self.press(option), str(option.why)
        state = "chosen" if chosen else ""
        marked = c.spot(
            option.spot, *box, str(option.label), press, why=why, state=state,
            spoken=f"{words}. {gain}",
        )  # fmt: skip
        able = press is not None or (not why and worn is None)
        _draw_ground(c, box, lit=marked and able, chosen=chosen, able=able)
        if with_picture:
            _draw_picture(c, look_of(title), box, grey=not able)
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
        c.text(gain, left, low, size=_TEXT, face=face, colour=colour, room=room)

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
    height = min((box.width - 20) / 5, box.height * (0.31 if words else 0.45))
    return Box(box.x + 9, box.y + 7, height * 5, height)


def _text_column(box: Box, picture: bool) -> tuple[float, float]:
    """Left edge and width of the words on a card."""
    left = box.x + (_picture_width(box) + 18 if picture else 12)
    return left, box.right - 10 - left


def _picture_width(box: Box) -> float:
    return min(box.width * 0.36, 110.0)


def _draw_group(c: Canvas, group: str, box: Box) -> None:
    """Sign and name of a group, beside its titles."""
    name = say(f"choices-champion-group-{group}")
    lines = c.wrapped(name, box.width, size=16, face="Title")
    if " ".join(lines) != name:  # rather small than broken
        lines = [name]
    step = c.line(16, "Title")
    size = min(76.0, box.width, box.height - len(lines) * step - 16)
    middle = box.x + box.width / 2
    y = box.y + (box.height - size - 8 - len(lines) * step) / 2
    if size > 24:
        c.picture(f"titles/group_{group}", middle, y, size, ax=0.5, sign=False)
        y += size + 8
    for line in lines:
        at = (middle, y + step / 2)
        c.text(line, *at, size=16, face="Title", colour=palette.BRASS, anchor="c", room=box.width)
        y += step


def _draw_ground(c: Canvas, box: Box, *, lit: bool, chosen: bool, able: bool) -> None:
    if chosen:
        widgets.glow(c, *box)
    edge = palette.CHOSEN if chosen else palette.MARKED if lit else palette.OFFER_EDGE
    line = 3.0 if chosen else 1.4
    tones = palette.OFFER_MARKED if lit or chosen else palette.OFFER
    if not able:
        edge, tones = palette.OFFER_EDGE_OFF, palette.OFFER_OFF
    body = svg.box(0, 0, box.width, box.height, 9, edge)
    body += svg.box(line, line, box.width - 2 * line, box.height - 2 * line, 8, "url(#g)")
    c.shape(*box, body, svg.gradient("g", box.height, *tones))


def _draw_picture(c: Canvas, look: Look, box: Box, *, grey: bool) -> None:
    place = Box(box.x + 6, box.y + 6, _picture_width(box), box.height - 12)
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
