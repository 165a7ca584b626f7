"""The guild mat: everything a guild has, any guild's, one after another."""

from collections import Counter
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from forgewar.app import cards
from forgewar.app.kit import palette, widgets
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.kit.layout import tiles
from forgewar.app.match.card_overlays import CardsSheet, Group, draw_groups
from forgewar.app.match.large_card import GridCard
from forgewar.content.model import RESOURCES, card_of
from forgewar.rules import events as ev
from forgewar.rules.catalogue import catalogue
from forgewar.rules.merchant import purchases_left, sales_left, stall_uses_left
from forgewar.rules.places import claimants
from forgewar.rules.quest import standing
from forgewar.rules.scoring import bonus_worth
from forgewar.rules.state import MAX_QUESTS, Guild
from forgewar.rules.table import Table
from forgewar.words.message import Message, as_list, message, say

if TYPE_CHECKING:
    from forgewar.app.window.scene_context import SceneContext
    from forgewar.play.match import Match

# Where prestige comes from, in the order in which it is told.
_SOURCES = (
    "quest", "champion", "weapon", "failure", "tile", "end_adventurers", "end_designs",
    "end_cards", "end_bonus", "end_gold",
)  # fmt: skip
_TILE = 150.0
_LEAST_NAME = 40.0  # the room for the name of who plays, or it is left out


class MatOverlay(CardsSheet):
    """One guild at a time; its shield or an arrow key brings another."""

    wide = 1236.0
    scope = "play"

    def __init__(self, context: "SceneContext", side: int) -> None:
        super().__init__(context)
        self._side = side

    @property
    def _match(self) -> "Match":
        assert self.context.match is not None
        return self.context.match

    @property
    def _guild(self) -> Guild:
        return self._match.view.shown.guilds[self._side]

    @property
    def _table(self) -> Table:
        return Table(self._match.view.shown, catalogue(self._match.view.game.content))

    def _choose(self, side: int) -> None:
        self._side = side
        self.scrolling.offset = 0.0

    def handle(self, command: str) -> bool:
        if command == "mat":
            return super().handle("back")
        focus = self.context.controller.focus
        if command in ("left", "right") and (not focus or focus.startswith("mat.guild.")):
            way = 1 if command == "right" else -1
            self._choose((self._side + way) % self._match.view.sides)
            if focus:
                self.context.controller.focus = f"mat.guild.{self._side}"
            return True
        return super().handle(command)

    @property
    def first_focus(self) -> str:
        return f"mat.guild.{self._side}"

    # Drawing

    def draw(self, c: Canvas) -> None:
        self.title = self._match.view.name(self._side)
        super().draw(c)

    def head(self, c: Canvas, x: float, y: float, width: float) -> None:
        """Draw the guild's shield and name, and the shields of all guilds as tabs."""
        match, side = self._match, self._side
        c.picture(f"emblems/shield_{match.view.emblem(side)}", x, y + 35, 44, 50, ay=0.5)
        left = x + 58
        each = 58.0
        tabs = x + width - each * match.view.sides - 12
        most = tabs - left - 8
        left += c.text(str(self.title), left, y + 35, size=24, face="Title", room=most) + 14
        room = tabs - left - 16
        if room < _LEAST_NAME:
            room = 0.0
        name = c.cut_name(match.view.seat_of(side).name, room)
        if room:
            c.text(name, left, y + 37, size=17, colour=palette.DIM, room=room)
        for other in range(match.view.sides):
            at = tabs + other * each
            widgets.row(
                c, f"mat.guild.{other}", at, y + 10, each - 8, 48,
                say("market-mat-show", guild=match.view.name(other)),
                partial(self._choose, other), chosen=other == side,
            )  # fmt: skip
            emblem = match.view.emblem(other)
            c.picture(f"emblems/shield_{emblem}", at + 25, y + 34, 28, 32, ax=0.5, ay=0.5)

    def body(self, c: Canvas, x: float, y: float, width: float, height: float) -> float:
        top = y
        if self._side >= len(self._match.view.shown.guilds):
            words = say("market-mat-automated")
            return c.paragraph(words, x, y + 20, width, colour=palette.DIM) + 20
        y += self._summary(c, x, y, width)
        y += self._adventurers(c, x, y, width)
        y += draw_groups(c, self._match.view.content, self.groups(), x, y, width)
        return y - top

    def _summary(self, c: Canvas, x: float, y: float, width: float) -> float:
        """Pool, gold and workers; prestige and where it came from; trades left."""
        guild, state = self._guild, self._match.view.shown
        y -= 6
        at = x + 4
        step = min(74.0, width / 14)
        things = [(f"resources/{name}", guild.resources[r]) for r, name in enumerate(RESOURCES)]
        things += [
            ("icons/gold", guild.gold),
            ("icons/workers", state.workers[self._side]),
            ("icons/adventurer", len(guild.adventurers)),
        ]
        for i, (icon, value) in enumerate(things):
            at += 20 if i == 6 else 0
            c.picture(icon, at, y + 30, 30, 27, ay=0.5, alpha=255 if value else 95)
            c.number(value, at + 36, y + 30, size=19, colour=palette.BONE if value else palette.OFF)
            at += step
        self._trades_left(c, at + 16, y + 30, x + width - at - 16)
        c.picture("icons/prestige", x + 2, y + 74, 30, ay=0.5)
        used = c.number(guild.prestige, x + 40, y + 74, size=22, colour=palette.PRESTIGE)
        sources = str(self._sources())
        c.text(
            sources, x + 40 + used + 18, y + 74, size=16, colour=palette.DIM, room=width - 64 - used
        )
        widgets.rule(c, x, y + 104, width)
        return 116

    def _trades_left(self, c: Canvas, x: float, y: float, room: float) -> None:
        table, guild = self._table, self._guild
        buys, sales = purchases_left(table, guild), sales_left(guild)
        words = (
            say("market-mat-trades", buys=buys, sales=sales),
            say("market-mat-trades-short", buys=buys, sales=sales),
            say("market-mat-trades-shortest", buys=buys, sales=sales),
        )
        for text in words:
            if c.text_width(text, size=16) <= room:
                c.text(text, x + room, y, size=16, colour=palette.DIM, anchor="r")
                return

    def _sources(self) -> Message:
        """Sources of the prestige: "24 from quests and 4 from champions"."""
        amounts: Counter[str] = Counter()
        for events in self._match.chronicle.history:
            for event in events:
                if isinstance(event, ev.PrestigeChanged) and event.seat == self._side:
                    amounts[event.source] += event.amount
        parts = [
            message(f"market-mat-from-{source.replace('_', '-')}", prestige=amounts[source])
            for source in _SOURCES
            if amounts[source]
        ]
        return as_list(parts) if parts else message("market-mat-no-prestige")

    def _adventurers(self, c: Canvas, x: float, y: float, width: float) -> float:
        """Tiles with where each of them is."""
        match, heroes = self._match, self._guild.adventurers
        heading = say("market-mat-adventurers", count=len(heroes))
        c.text(heading, x, y + 14, size=16, face="Title", colour=palette.BRASS)
        top = y + 36
        columns = max(1, int((width + 16) // (_TILE + 16)))
        tall = cards.tile_height(_TILE)
        pitch = tall + 44
        box = Box(x, top, width, 0)
        places = tiles(box, len(heroes), columns, (_TILE, tall), 16, below=pitch - tall)
        for number, (hero, (left, at, _, _)) in enumerate(zip(heroes, places, strict=True)):
            cards.draw_adventurer(c, match.view, self._side, number, left, at, _TILE)
            where = (
                str(match.view.names.card(hero.quest)) if hero.quest else say("market-mat-at-home")
            )
            lines = c.wrapped(where, _TILE, size=15)[:2]
            for i, line in enumerate(lines):
                colour = palette.BONE if hero.quest else palette.OFF
                c.text(
                    line, left + _TILE / 2, at + tall + 13 + i * 16, size=15, colour=colour,
                    anchor="c", room=_TILE + 8,
                )  # fmt: skip
        rows = -(-len(heroes) // columns)
        return 36 + rows * pitch + 8

    # Cards

    def groups(self) -> list[Group]:
        if self._side >= len(self._match.view.shown.guilds):
            return []
        guild = self._guild
        found = [
            Group(
                say("market-mat-quests", count=len(guild.quests), most=MAX_QUESTS), self._quests()
            ),
            Group(say("market-mat-designs"), self._designs()),
            Group(say("market-mat-bonus-cards"), self._bonus_cards()),
            Group(say("market-mat-end-bonuses"), self._end_bonuses()),
            Group(
                say("market-mat-completed", count=len(guild.completed)),
                self._past_quests(guild.completed),
            ),
            Group(
                say("market-mat-failed", count=len(guild.failed)), self._past_quests(guild.failed)
            ),
        ]
        return [group for group in found if group.cards]

    def _card(self, kind: str, key: str, **more: object) -> GridCard:
        name = f"mat.{kind}.{key}"
        label = str(self._match.view.names.card(key))
        return self.look(GridCard(name, key, label, **more))  # type: ignore[arg-type]  # the fields of GridCard

    def _quests(self) -> list[GridCard]:
        emblem = self._match.view.emblem(self._side)
        found = []
        for quest in self._guild.quests:
            stands = standing(self._table, self._side, quest)
            met = stands.met
            found.append(
                self._card(
                    "quest", quest.key, step=quest.step, emblem=emblem,
                    caption=say("market-mat-power", power=stands.power, needed=stands.needed),
                    colour=palette.MOSS_LIGHT if met else palette.DIM,
                )
            )  # fmt: skip
        return found

    def _designs(self) -> list[GridCard]:
        match, guild, table = self._match, self._guild, self._table
        found = []
        kinds = (
            (say("market-mat-starting"), table.catalogue.starting),
            (say("market-mat-claimed"), guild.claims),
            (say("market-mat-unique"), guild.designs),
        )
        for word, keys in kinds:
            for key in keys:
                held = tuple(match.view.emblem(s) for s in claimants(table, key))
                found.append(self._card("design", key, caption=word, claimed=held))
        return found

    def _bonus_cards(self) -> list[GridCard]:
        table, guild = self._table, self._guild
        found = []
        for key in guild.bonus_cards:
            caption = ""
            if self._match.view.content.bonus_cards[card_of(key)].stall is not None:
                left = stall_uses_left(table, guild, key)
                caption = say("market-mat-uses", count=left)
            found.append(self._card("bonus", key, caption=caption))
        return found

    def _end_bonuses(self) -> list[GridCard]:
        content = self._match.view.content
        return [
            self._card(
                "end", key,
                caption=say(
                    "market-mat-counts",
                    prestige=bonus_worth(self._guild, content.end_bonuses[key]),
                ),
            )
            for key in self._guild.end_bonuses
        ]  # fmt: skip

    def _past_quests(self, keys: Sequence[str]) -> list[GridCard]:
        return [self._card("past", key) for key in keys]
