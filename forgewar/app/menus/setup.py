"""Setting up a game: mode, guilds, options, seed; with the mine it will be played in."""

import random
from functools import partial

from forgewar.ai.players.bots import BOTS
from forgewar.app.kit import palette, svg, widgets
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.kit.scroll_area import BAR, ScrollArea
from forgewar.app.kit.text_field import TextField
from forgewar.app.match import layout
from forgewar.app.match.mine_sketch import draw_sketch
from forgewar.app.match.rival_face import draw_face
from forgewar.app.menus import mode_cards, recent_setups, solo_stakes
from forgewar.app.menus.game_setup import GameSetup, SeatSetup
from forgewar.app.menus.pack_choice import CardsRow
from forgewar.app.window import game_files
from forgewar.app.window.last_setup import LastSetup
from forgewar.app.window.scene import Scene
from forgewar.app.window.settings import save_settings
from forgewar.rules import bonus
from forgewar.rules.mode import MODES
from forgewar.session.record import COLOURS
from forgewar.words import house_rules, message, say
from forgewar.words.names import EMBLEMS, PLAYERS, guild, mode_label, players

_DIFFICULTIES = ("easy", "medium", "hard", "random")
_FIGURES = "0123456789"
_MODES = 262.0  # the most of the mode cards
_PLAYERS = 500.0  # the width of the choice of a player
_FACE = 46.0  # the face of a computer player
_ROOMY = 640.0  # the height that has room for the last set-ups in full
_WHOLE = (1230.0, 716.0)  # units of a window that shows everything at once; in less it scrolls
_SEAT, _FREE_SEAT, _OPTION = 102.0, 54.0, 68.0  # heights of rows of what scrolls
_NEXT_OPTION = 0.72  # of a row, from switch to switch
_OPTIONS = 0.54  # the part of its width for options, beside the mine


class SetupScene(Scene):
    """Choices on the left of Start; nothing is begun before it is pressed."""

    room = (800.0, 450.0)

    def enter(self) -> None:
        """Start with the last set-up, but a new seed."""
        last = self.context.settings.setup
        self._game = GameSetup.from_last(last, privacy=self.context.settings.privacy)
        self._cards = CardsRow(self.context, last.cards)
        self._offered = recent_setups.offered(self.context.settings.recent)
        self._page = ScrollArea()
        self._seed = TextField(
            str(random.SystemRandom().randrange(10**8)), longest=18, allowed=_FIGURES
        )

    def resume(self) -> None:
        self._cards.read_again()

    def _take_up(self, setup: LastSetup) -> None:
        """Set up a game as before; if it is set up already, start it."""
        if setup == self._now:
            self._start()
            return
        self._game = GameSetup.from_last(setup, privacy=self._game.privacy)
        self._cards = CardsRow(self.context, setup.cards)

    def _start(self) -> None:
        self.context.settings.remember(self._game.to_last(self._cards.name))
        self.context.settings.privacy = self._game.privacy
        save_settings(self.context.settings)
        seed = self._seed_number
        game_files.new_game(
            self.context,
            self._game.options(), seed, self._game.seats(seed), practice=self._game.practice,
            content=self._cards.content,
        )  # fmt: skip

    @property
    def _seed_number(self) -> int:
        return int(self._seed.text or "0")

    def _set(self, field: str, value: object) -> None:
        setattr(self._game, field, value)

    @property
    def field(self) -> TextField | None:
        fields = (self._seed, *(row.name for row in self._game.rows))
        return next((field for field in fields if field.open), None)

    def handle(self, command: str) -> bool:
        if command == "confirm":
            self._start()
            return True
        return super().handle(command)

    @property
    def first_focus(self) -> str:
        return f"mode.{self._game.mode}"

    # Drawing

    def draw(self, c: Canvas) -> None:
        layout.backdrop(c)
        layout.top_bar(c, say("menus-new-game"))
        if c.width >= _WHOLE[0] and c.height >= _WHOLE[1]:
            self._draw_whole(c)
        else:
            box = layout.body(c)
            widgets.panel(c, *box)
            page, inside = partial(self._draw_page, c), box.inset(4)
            self._page.draw(c, "page", inside, say("menus-new-game"), partial(page, inside))
        self._draw_bar(c)

    def _draw_page(self, c: Canvas, box: Box, top: float) -> float:
        """Everything below each other, for large text. Returns its height."""
        x, y, width = box.x + 12, top, box.width - 16 - BAR
        y += mode_cards.draw_compact(
            c, self._game.mode, partial(self._set, "mode"), Box(x, y, width, 0)
        )
        self._guilds_heading(c, x, y, width)
        y += 48
        rows = self._game.rows[:1] if self._game.solo else self._game.rows
        for i, row in enumerate(rows):
            self._draw_row(c, row, i, x, y, width, _SEAT)
            y += _SEAT + 8
        if self._game.solo:
            y += self._draw_solo_below(c, x, y, width)
        elif len(rows) < len(COLOURS):
            self._draw_empty(c, (x, y, width, _FREE_SEAT), next_free=True)
            y += _FREE_SEAT + 8
        options, mine = Box(x, y, width, 0).cut_left(width * _OPTIONS, layout.MARGIN)
        tall = 56 + self._options_rows() * _OPTION
        self._draw_options(c, Box(options.x, y, options.width, tall), _OPTION)
        self._draw_mine(c, mine.x, y, mine.width, tall)
        y += tall + layout.GAP
        c.text(say("menus-recent"), x + 16, y + 14, size=18, face="Title", room=width - 32)
        last = Box(x, y + 34, width, 0)
        y += 34 + recent_setups.draw_rows(c, self._offered, self._now, self._take_up, last)
        return y - top

    @property
    def _now(self) -> LastSetup:
        return self._game.to_last(self._cards.name)

    def _draw_whole(self, c: Canvas) -> None:
        """Everything at once."""
        parts = layout.regions(c)
        _wordmark(c)
        right, left = layout.body(c).cut_right(parts.right.width, layout.MARGIN)
        roomy = left.height >= _ROOMY
        cards = min(_MODES, left.height * (0.4 if roomy else 0.42))
        modes, guilds = left.cut_top(cards, layout.GAP)
        low = min(recent_setups.HEIGHT, left.height * 0.12) if roomy else recent_setups.LOW
        last, guilds = guilds.cut_bottom(low, layout.GAP)
        recent_setups.draw(c, self._offered, self._now, self._take_up, last)
        mine, options = right.cut_top(cards, layout.GAP)
        mode_cards.draw(c, self._game.mode, partial(self._set, "mode"), modes)
        self._draw_guilds(c, *guilds)
        self._draw_mine(c, *mine)
        self._draw_options(c, options, min(74.0, (options.height - 52) / self._options_rows()))

    def _draw_guilds(self, c: Canvas, x: float, y: float, width: float, height: float) -> None:
        widgets.panel(c, x, y, width, height)
        self._guilds_heading(c, x, y, width)
        rows = self._game.rows[:1] if self._game.solo else self._game.rows
        each = min(66.0 if self._game.solo else 78.0, (height - 56) / 4)
        for i, row in enumerate(rows):
            self._draw_row(c, row, i, x + 12, y + 48 + i * each, width - 24, each - 8)
        below = y + 48 + len(rows) * each
        if self._game.solo:
            self._draw_solo(c, x + 12, below, width - 24, each)
            low = below + 2 * each + 4
            solo_stakes.draw(c, Box(x + 12, low, width - 24, y + height - 12 - low))
            return
        for i in range(4 - len(rows)):
            place = (x + 12, below + i * each, width - 24, each - 8)
            self._draw_empty(c, place, next_free=i == 0)

    def _guilds_heading(self, c: Canvas, x: float, y: float, width: float) -> None:
        remark = say("menus-guilds-solo") if self._game.solo else say("menus-guilds-words")
        widgets.heading(c, say("menus-guilds"), x + 16, y + 8, width - 32, remark)

    def _draw_solo(self, c: Canvas, x: float, y: float, width: float, each: float) -> None:
        """Length and difficulty, with what they mean beside them."""
        wide = min(480.0, width * 0.5)
        left, room = x + 150 + wide + 16, width - 150 - wide - 24
        for name, words in self._solo_words().items():
            middle = y + (each - 8) / 2
            self._draw_solo_choice(c, name, x, middle, wide)
            lines = c.wrapped(words, room, size=15)
            for i, line in enumerate(lines):
                at = middle + (i - (len(lines) - 1) / 2) * 18
                c.text(line, left, at, size=15, colour=palette.DIM, room=room)
            y += each

    def _draw_solo_below(self, c: Canvas, x: float, y: float, width: float) -> float:
        """Length and difficulty, with what they mean below them. Returns their height."""
        start, room = y, width - 166
        for name, words in self._solo_words().items():
            self._draw_solo_choice(c, name, x, y + 20, room)
            y += 56
            y += c.paragraph(words, x + 150, y, room, size=15, colour=palette.DIM) + 8
        return y - start

    def _solo_words(self) -> dict[str, str]:
        """What the chosen length and difficulty mean."""
        difficulty = say(f"menus-difficulty-words-{self._game.difficulty}")
        return {"length": self._length_words(), "difficulty": difficulty}

    def _draw_solo_choice(
        self, c: Canvas, name: str, x: float, middle: float, width: float
    ) -> None:
        label = say("menus-length-of-game") if name == "length" else say("menus-difficulty")
        options = [(str(mode), str(mode_label(mode))) for mode in MODES]
        if name == "difficulty":
            kinds = {kind: message(f"difficulty-{kind}") for kind in _DIFFICULTIES}
            options = [(kind, say("capital", text=text)) for kind, text in kinds.items()]
        c.text(label, x + 16, middle, size=19, face="Title", room=126)
        widgets.segments(c, name, x + 150, middle - 19, width, options, getattr(self._game, name),
                         partial(self._set, name), group=label)  # fmt: skip

    def _length_words(self) -> str:
        """Meaning of a solo game's length, and a great score in it (SOLO-12)."""
        options = self._game.options()
        great = self.context.resources.content.solo.marks.get(options.mode, 0)
        return say(f"menus-length-words-{options.mode}", rounds=options.rounds, great=great)

    def _draw_row(
        self, c: Canvas, row: SeatSetup, place: int, x: float, y: float, width: float, height: float
    ) -> None:
        lifted = c.dragged == row.colour
        fill = palette.SEAT_LIFTED if lifted else palette.SEAT
        body = svg.box(0, 0, width, height, 7, palette.BRASS if lifted else palette.EDGE)
        c.shape(x, y, width, height, body + svg.box(1, 1, width - 2, height - 2, 6, fill))
        c.shape(
            x + 3,
            y + 6,
            6,
            height - 12,
            svg.box(0, 0, 6, height - 12, 3, c.guild_mark(row.colour)),
        )
        whole, narrow = height, height > 80
        if narrow:
            height = (height + 8) / 2
        middle = y + height / 2
        emblem, name = EMBLEMS[row.colour], str(guild(row.colour))
        c.spot(
            f"seat.{place}.move", x + 4, y + 4, 40, whole - 8, say("menus-seat-move", guild=name),
            drag=row.colour, drop=partial(self._game.move, row),
        )  # fmt: skip
        c.picture("icons/handle", x + 24, middle, 22, ax=0.5, ay=0.5)
        c.number(place + 1, x + 60, middle, size=18, colour=palette.DIM, anchor="c")
        c.picture(f"emblems/shield_{emblem}", x + 80, middle, height * 0.62, height * 0.7, ay=0.5)
        c.spot(
            f"seat.{place}.colour", x + 76, y + 4, 150, height - 8,
            say("menus-seat-colour", guild=name), partial(self._game.next_colour, row),
        )  # fmt: skip
        marked = c.marked(f"seat.{place}.colour")
        colour = palette.CHANGED if marked else palette.BONE
        c.text(name, x + 136, middle, size=19, face="Title", colour=colour, room=88)
        field = _name_width(width) if not narrow else min(300.0, width - 240 - 64)
        whose = say("menus-seat-name", guild=name)
        rival = self._game.rival(row, self._seed_number)
        row.name.empty = self._game.usual_name(row, self._seed_number)
        aside = 0.0
        if rival is not None:
            aside = min(height, _FACE) + 6
            half = (aside - 6) / 2
            draw_face(c, rival.picture, c.guild_light(row.colour), x + 240 + half, middle, 2 * half)
        row.name.draw(c, f"seat.{place}.name", x + 240 + aside, middle - 19, field - aside, whose)
        cross = middle
        left, right = x + 256 + field, x + width - 64
        if narrow:
            middle, left, right = y + whole - 32, x + 52, x + width - 12
        wide = min(_PLAYERS, right - left) if not narrow else right - left
        widgets.segments(
            c, f"seat.{place}.player", left, middle - 19, wide, [*players(), *_bots()], row.player,
            partial(setattr, row, "player"), group=name,
            tips={player: say(f"menus-player-tip-{player}") for player in PLAYERS},
        )  # fmt: skip
        known = row.player in PLAYERS
        words = say(f"menus-player-words-{row.player}") if known else row.player
        if left + wide + 16 + c.text_width(words, size=16) <= right:
            c.text(words, left + wide + 16, middle, size=16, colour=palette.DIM)
        if not self._game.solo and len(self._game.rows) > 2:
            widgets.button(
                c, f"seat.{place}.remove", x + width - 52, cross - 18, 40, "",
                partial(self._game.rows.remove, row), height=36, icon="cross",
                tip=say("menus-seat-remove"),
            )  # fmt: skip

    def _draw_empty(
        self, c: Canvas, place: tuple[float, float, float, float], *, next_free: bool
    ) -> None:
        """A seat nobody has taken; the next free one can be."""
        x, y, width, height = place
        edge = f'stroke="{palette.SEAT_FREE}" stroke-width="1.5" stroke-dasharray="6 5"'
        body = svg.box(1, 1, width - 2, height - 2, 7, palette.SEAT, f'fill-opacity="0" {edge}')
        c.shape(x, y, width, height, body)
        middle = y + height / 2
        colour = palette.DIM if next_free else palette.OFF
        c.text(say("menus-seat-empty"), x + 80, middle, size=17, colour=colour, room=150)
        if not next_free:
            return
        field = _name_width(width)
        if height > 80:
            field = -20.0
        wide = min(214.0, (width - 64 - 256 - field - 12) / 2)
        adds = (
            ("add.person", say("menus-add-person"), "person"),
            ("add.computer", say("menus-add-computer"), "journeyman"),
        )
        for i, (name, label, player) in enumerate(adds):
            left = x + 256 + field + i * (wide + 12)
            widgets.button(
                c,
                name,
                left,
                middle - 19,
                wide,
                label,
                partial(self._game.add, player),
                height=38,
            )

    def _draw_mine(self, c: Canvas, x: float, y: float, width: float, height: float) -> None:
        widgets.panel(c, x, y, width, height)
        sides = 3 if self._game.solo else len(self._game.rows)
        hexes = {2: 37, 3: 48, 4: 61}[sides]
        remark = say("menus-mine-hexes", count=hexes)
        widgets.heading(c, say("menus-mine"), x + 16, y + 8, width - 32, remark)
        seed = self._seed_number
        draw_sketch(
            c,
            self._cards.content,
            self._game.options(),
            seed,
            x + 12,
            y + 46,
            width - 24,
            height - 56,
        )

    @property
    def _shared(self) -> bool:
        """Whether people share the screen."""
        return not self._game.solo and sum(r.player == "person" for r in self._game.rows) > 1

    def _options_rows(self) -> float:
        """How many rows high the options are, below their heading."""
        return 4 + 0.6 * (self._shared and self._cards.there)

    def _draw_options(self, c: Canvas, box: Box, step: float) -> None:
        """A panel with the seed and all switches, `step` from row to row."""
        widgets.panel(c, *box)
        inner, room = box.x + 16, box.width - 32
        widgets.heading(c, say("menus-options"), inner, box.y + 8, room)
        at = box.y + 62
        seed, words = say("menus-seed"), say("menus-seed-words")
        left = c.text(seed, inner, at, size=16, room=room / 2) + 12
        right = inner + room
        c.text(words, right, at, size=14, colour=palette.DIM, anchor="r", room=room - left)
        self._seed.draw(c, "seed", inner, at + 12, room - 50, seed)
        widgets.button(
            c, "seed.new", inner + room - 42, at + 12, 42, "", self._roll, height=38, icon="dice",
            tip=say("menus-seed-new"),
        )  # fmt: skip
        at += step + 8
        self._option(
            c, "practice", inner, at, room, say("menus-practice"), say("menus-practice-words"),
            self._game.practice or self._game.solo,
            say("menus-practice-solo") if self._game.solo else "",
        )  # fmt: skip
        at += step * _NEXT_OPTION
        if self._game.solo or MODES[self._game.game_mode].bonus_tiles:
            self._draw_tiles(c, inner, at, room)
        else:
            self._draw_even(c, inner, at, room)
        if self._shared:
            at += step * _NEXT_OPTION
            self._draw_privacy(c, inner, at, room)
        if self._cards.there:
            self._cards.draw(c, inner, at + step * _NEXT_OPTION + 4, room)

    def _draw_privacy(self, c: Canvas, x: float, y: float, room: float) -> None:
        """Draw the switch for a curtain between turns, for people who share the screen."""
        label, words = say("settings-label-privacy"), say("settings-words-privacy")
        self._option(c, "privacy", x, y, room, label, words, self._game.privacy, "")

    def _draw_tiles(self, c: Canvas, x: float, y: float, room: float) -> None:
        offered = MODES[self._game.game_mode].bonus_tiles
        self._option(
            c, "tiles", x, y, room, say("menus-tiles"), _tile_words(),
            self._game.tiles and offered, "" if offered else say("menus-tiles-epic"),
        )  # fmt: skip

    def _draw_even(self, c: Canvas, x: float, y: float, room: float) -> None:
        """The house rule that evens out the places, where they are uneven."""
        places = self._game.even_places()
        self._option(
            c, "even", x, y, room, say("menus-even"),
            str(house_rules.even_start(places)) if places else say("menus-even-rule"),
            self._game.even and bool(places),
            "" if places else say("menus-even-none", guilds=len(self._game.rows)),
        )  # fmt: skip

    def _option(
        self,
        c: Canvas,
        name: str,
        x: float,
        y: float,
        room: float,
        label: str,
        words: str,
        on: bool,
        why: str,
    ) -> None:
        c.text(label, x, y, size=16, colour=palette.OFF if why else palette.BONE)
        c.text(
            words, x, y + 20, size=14, colour=palette.OFF if why else palette.DIM, room=room - 56
        )
        turn = partial(self._set, name, not on)
        widgets.toggle(c, name, x + room - 42, y - 4, label, on, turn, why=why)

    def _roll(self) -> None:
        self._seed.text = str(random.SystemRandom().randrange(10**8))

    def _draw_bar(self, c: Canvas) -> None:
        layout.bottom_bar(c)
        bar, hint = layout.bottom_boxes(c), self.context.bindings.hint
        back, rest = layout.bottom_row(c).cut_left(140, 30)
        widgets.button(
            c,
            "back",
            *back[:3],
            say("menus-back"),
            partial(self.context.command, "back"),
            icon="undo",
            key=hint("back"),
        )
        until = layout.tool_buttons(c, self.context, ["settings", "rules"])
        left, middle = rest.x, bar.prompt.centre[1]
        c.text(self._game.summary(), left, middle, size=18, room=until - left - 10)
        x, top, wide, tall = bar.third
        top, tall = top - 6, 50
        start = say("menus-watch") if self._game.watched else say("menus-start")
        widgets.button(
            c, "start", x, top, wide, start, self._start, height=tall,
            icon="confirm", key=hint("confirm"), primary=True, size=22 if tall > 40 else 18,
        )  # fmt: skip


def _name_width(width: float) -> float:
    """Width of a guild's name in a row: what the choice of a player leaves, within bounds."""
    return min(240.0, max(178.0, width - 320 - _PLAYERS))


def _bots() -> list[tuple[str, str]]:
    """Bots as players of a seat, each with the name of its class."""
    return [(name, name.rpartition(":")[2]) for name in BOTS]


def _tile_words() -> str:
    """Number of bonus tiles, and how often one is resolved, in words."""
    rounds = bonus.DUE_ROUNDS
    return say("menus-tiles-words", count=len(rounds), every=rounds[1] - rounds[0])


def _wordmark(c: Canvas) -> None:
    parts = layout.regions(c)
    middle = parts.centre.x + parts.centre.width / 2
    c.text(say("menus-forge-war"), middle, 33, size=24, face="Title", colour=palette.CHANGED,
           anchor="c")  # fmt: skip
    for side in (-1, 1):
        widgets.rule(c, middle + side * 165 - 70, 32, 140, palette.BRASS)
