"""Every card and tile of the game, drawn at any width, one blit each.

`draw_card` draws any card by its key; the other functions are for what only some cards have. Widths
are the canvas' units: 260 is a large card, 130 one in hand (heights follow: see `card_height` and
`tile_height`); wider than 190 is laid out as large. None of them notes a spot: the scene does.

    cards.draw_card(c, content, "iron_axe", x, y, 130, price=3)     # any market card for sale
    cards.draw_card(c, content, "greengrocers_stall:2", x, y, 130)  # no price: not for sale
    cards.draw_quest(c, content, key, x, y, 220, step=2, emblem="tower")
    cards.draw_design(c, content, key, x, y, 260, price=4, claimed=("sun", "oak"))
    cards.draw_adventurer(c, view, seat, number, x, y, 130)        # from view.shown
    cards.draw_back(c, "quest_green", x, y, 130)
    cards.ring(c, x, y, 130, cards.card_height(130), chosen=True)   # around what is chosen
    cards.lock(c, "owned", x, y, 130)                               # on a dim card: why not
    cards.short_tag(c, "2 short", x, y, 90, "c")                    # on a bright one: not yet
"""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import pygame

from forgewar.app.cards.adventurer import compose_adventurer, compose_tile
from forgewar.app.cards.card_canvas import (
    HAND,
    HAND_TILE,
    LARGE,
    LARGE_FROM,
    LARGE_TILE,
    CardCanvas,
    compose,
)
from forgewar.app.cards.market import (
    compose_bonus,
    compose_design,
    compose_design_tile,
    compose_end_bonus,
    compose_single,
    compose_wealth,
)
from forgewar.app.cards.quest import TRACKER, compose_legs, compose_quest, compose_strip
from forgewar.app.kit import motion, palette, svg, widgets
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.content.model import Content, Quest, card_of
from forgewar.rules.adventurer import weapon_power, weapon_types
from forgewar.rules.catalogue import catalogue
from forgewar.rules.state import Adventurer
from forgewar.rules.table import Table
from forgewar.words.names import card_name, face
from forgewar.words.names import hero as hero_name

if TYPE_CHECKING:
    from forgewar.play.table_view import TableView


_CARD, _TILE, _BONUS_TILE = (LARGE, HAND), (LARGE_TILE, HAND_TILE), ((220, 268), (220, 268))


def card_height(width: float) -> float:
    return width * 1.4


def tile_height(width: float) -> float:
    """The height of an adventurer's tile."""
    return width * 74 / 130


def bonus_tile_height(width: float) -> float:
    return width * 268 / 220


def _place(
    c: Canvas,
    key: tuple[object, ...],
    x: float,
    y: float,
    width: float,
    draw: Callable[[CardCanvas], None],
    layouts: tuple[tuple[float, float], tuple[float, float]] = _CARD,
    *,
    dim: bool = False,
    flat: bool = False,
) -> None:
    if flat:
        c.blit(compose(c, key, width, layouts, draw, dim=dim), x, y)
        return
    units = layouts[0] if width >= LARGE_FROM else layouts[1]
    blur = 4 + width / 32

    def lay(own: Canvas, inner: tuple[float, float, float, float]) -> None:
        widgets.shadow(own, *inner, radius=width / 18, blur=blur, alpha=150, down=blur / 2)
        own.blit(compose(own, key, inner[2], (units, units), draw, dim=dim), inner[0], inner[1])

    place = (x, y, width, width * units[1] / units[0])
    widgets.made_once(c, ("card", *key, units, dim), place, 3 * blur, lay)


# Cards


def draw_card(
    c: Canvas,
    content: Content,
    key: str,
    x: float,
    y: float,
    width: float,
    *,
    price: int | None = None,
    step: int = -1,
    emblem: str = "",
    claimed: tuple[str, ...] | None = None,
    dim: bool = False,
    flat: bool = False,
) -> None:
    """Any card by its key: quest, design, bonus, single-use, wealth card, end-game bonus or bonus
    tile. With a price it is for sale; a quest shows whose it is and its step, a design who has
    claimed it; dim it cannot be had now; flat it casts no shadow."""
    card = card_of(key)
    if card in content.quests:
        draw_quest(c, content, key, x, y, width, step=step, emblem=emblem, dim=dim, flat=flat)
    elif card in content.designs:
        draw_design(c, content, key, x, y, width, price=price, claimed=claimed, dim=dim, flat=flat)
    elif card in content.tiles:
        draw_tile(c, content, key, x, y, width, dim=dim)
    else:
        draw = _composer(content, card, price)
        _place(c, (card, price), x, y, width, draw, dim=dim, flat=flat)


def card_surface(c: Canvas, content: Content, key: str, width: float) -> pygame.Surface:
    """A card with its shadow as a picture, to be moved, turned and scaled."""

    def draw(own: Canvas, margin: float) -> None:
        draw_card(own, content, key, margin, margin, width, flat=True)

    return _movable(c, (key,), width, card_height(width), draw)


def back_surface(c: Canvas, deck: str, width: float) -> pygame.Surface:
    """Back of a card as a surface, like `card_surface`."""

    def draw(own: Canvas, margin: float) -> None:
        own.picture(f"board/back_{deck}", margin, margin, width, card_height(width))

    return _movable(c, ("back", deck), width, card_height(width), draw)


def adventurer_surface(
    c: Canvas, view: "TableView", seat: int, number: int, width: float, hero: Adventurer
) -> pygame.Surface:
    """Tile of an adventurer as a surface, like `card_surface`."""

    def draw(own: Canvas, margin: float) -> None:
        draw_adventurer(own, view, seat, number, margin, margin, width, hero=hero, flat=True)

    key = ("hero", view.colour(seat), number, hero.level, hero.title, hero.weapon, hero.quest)
    return _movable(c, key, width, tile_height(width), draw)


def _movable(
    c: Canvas,
    key: tuple[object, ...],
    width: float,
    height: float,
    draw: Callable[[Canvas, float], None],
) -> pygame.Surface:
    """Drawn once, with a margin for its shadow on all sides."""
    margin = width * 0.15
    size = (c.px(width + 2 * margin), c.px(height + 2 * margin))

    def make() -> pygame.Surface:
        made = pygame.Surface(size, pygame.SRCALPHA)
        own, soft = Canvas(made, c.gallery, c.scale), margin / 3
        widgets.shadow(own, margin, margin, width, height, radius=soft, blur=soft, alpha=130)
        draw(own, margin)
        return made

    return c.gallery.compose(("movable", *key, *size), make)


def _composer(content: Content, card: str, price: int | None) -> Callable[[CardCanvas], None]:
    if card in content.bonus_cards:
        return lambda sheet: compose_bonus(sheet, content.bonus_cards[card], price)
    if card in content.single_cards:
        return lambda sheet: compose_single(sheet, content.single_cards[card], price)
    if card in content.wealth:
        return lambda sheet: compose_wealth(sheet, content.wealth[card], content.designs)
    return lambda sheet: compose_end_bonus(sheet, content.end_bonuses[card], price)


def draw_quest(
    c: Canvas,
    content: Content,
    key: str,
    x: float,
    y: float,
    width: float,
    *,
    step: int = -1,
    emblem: str = "",
    dim: bool = False,
    flat: bool = False,
) -> None:
    """A quest card; with `step`, the tracker of the guild with that emblem stands on it."""
    quest = content.quests[card_of(key)]
    state = (quest.id, step, emblem)
    draw = partial(compose_quest, quest=quest, step=step, emblem=emblem)
    _place(c, state, x, y, width, draw, dim=dim, flat=flat)


def draw_design(
    c: Canvas,
    content: Content,
    key: str,
    x: float,
    y: float,
    width: float,
    *,
    price: int | None = None,
    claimed: tuple[str, ...] | None = None,
    note: str = "",
    dim: bool = False,
    flat: bool = False,
) -> None:
    """A design with what forging takes. The large card also shows the emblems of the guilds that
    have claimed it, where that is known, a unique design's effect, or a note instead of these."""
    design = content.designs[card_of(key)]
    state = (design.id, price, claimed, note)
    draw = partial(compose_design, design=design, price=price, emblems=claimed, note=note)
    _place(c, state, x, y, width, draw, dim=dim, flat=flat)


def draw_track(
    c: Canvas,
    content: Content,
    key: str,
    x: float,
    y: float,
    width: float,
    height: float,
    *,
    step: int = -1,
    emblem: str = "",
) -> None:
    """The legs of a quest without its card: stacked where the height allows, else in one line of
    26 units, centred in the box."""
    quest = content.quests[card_of(key)]
    laid, box = _lay_out_legs(quest, width, height)
    state = (laid.__name__, quest.id, step, emblem)

    def draw(sheet: CardCanvas) -> None:
        laid(sheet, quest, step, emblem)

    picture = compose(c, state, width, (box, box), draw, large=True)
    c.blit(picture, x, y + (height - width * box[1] / box[0]) / 2)


def draw_tracker(
    c: Canvas, content: Content, key: str, track: Box, step: int, goal: int, part: float,
    emblem: str,
) -> None:  # fmt: skip
    """A tracker on its way from step to step of a track that was drawn into that box."""
    quest = content.quests[card_of(key)]
    laid, box = _lay_out_legs(quest, track.width, track.height)
    start, end = (_tracker(c, track.width, box, quest, laid, s) for s in (step, goal))
    top = track.y + (track.height - track.width * box[1] / box[0]) / 2
    _walk(c, (track.x, top), start, end or start, emblem, part)


Laid = Callable[[CardCanvas, Quest, int, str], None]


def _lay_out_legs(quest: Quest, width: float, height: float) -> tuple[Laid, tuple[float, float]]:
    """Layout of a quest's legs in a box, and the size of its surface."""
    if height / len(quest.legs) >= 20:
        return compose_legs, (width / 0.86, height / 0.86)
    zoom = min(1.0, height / 26)
    return compose_strip, (width / zoom, 26)


def _tracker(
    c: Canvas, width: float, box: tuple[float, float], quest: Quest, laid: Laid, step: int
) -> Box | None:
    """Place of a tracker, in units from the corner of its layout; found once."""
    key = (c.px(width), c.scale, box, quest.id, laid.__name__, step)
    if key not in _TRACKERS:
        sheet = CardCanvas(c.gallery, max(1, c.px(width)), box, large=True)
        laid(sheet, quest, step, "")
        found = sheet.frame.places.get(TRACKER)
        if len(_TRACKERS) >= _MOST_TRACKERS:
            _TRACKERS.clear()
        _TRACKERS[key] = Box(*(side / c.scale for side in found)) if found is not None else None
    return _TRACKERS[key]


_MOST_TRACKERS = 64
_TRACKERS: dict[tuple[object, ...], Box | None] = {}


def _walk(
    c: Canvas, corner: tuple[float, float], start: Box | None, end: Box | None, emblem: str,
    part: float,
) -> None:  # fmt: skip
    """A tracker on its way from step to step, with a little hop."""
    if start is None or end is None:
        return
    at = motion.travel(c, (start.x, start.y), (end.x, end.y), part, start.height * 0.35)
    side = c.px(start.height)
    picture = c.gallery.get(f"pieces/tracker_{emblem}", side, side)
    motion.draw_faded(c, picture, corner[0] + at.x, corner[1] + at.y, at.alpha, 0.5, 1)


def draw_design_tile(
    c: Canvas, content: Content, key: str, x: float, y: float, width: float, *, dim: bool = False
) -> None:
    """A design in the size of an adventurer's tile, for long lists."""
    design = content.designs[card_of(key)]
    draw = partial(compose_design_tile, design=design)
    _place(c, ("design_tile", design.id), x, y, width, draw, (HAND_TILE, HAND_TILE), dim=dim)


def draw_back(c: Canvas, deck: str, x: float, y: float, width: float) -> None:
    """The back of a card: "quest_green", "weapon_2", "bonus_1", "single_3", "wealth"."""
    height = card_height(width)
    widgets.shadow(c, x, y, width, height, radius=width / 18, blur=6, down=3)
    c.picture(f"board/back_{deck}", x, y, width, height)


# Tiles


def draw_tile(
    c: Canvas, content: Content, key: str, x: float, y: float, width: float, *, dim: bool = False
) -> None:
    """A bonus tile."""
    tile = content.tiles[key]
    draw = partial(compose_tile, tile=tile)
    _place(c, (tile.id,), x, y, width, draw, _BONUS_TILE, dim=dim)


def draw_adventurer(
    c: Canvas,
    view: "TableView",
    seat: int,
    number: int,
    x: float,
    y: float,
    width: float,
    *,
    hero: Adventurer | None = None,
    dim: bool = False,
    flat: bool = False,
) -> None:
    """An adventurer's tile as shown in the match; `hero` to show him otherwise (armed, raised)."""
    table = Table(view.shown, catalogue(view.game.content))
    shown = hero if hero is not None else view.shown.guilds[seat].adventurers[number]
    weapon = table.catalogue.designs[shown.weapon] if shown.weapon else None
    power = weapon_power(table, shown, weapon) if weapon is not None else 0
    types = weapon_types(table, shown, weapon) if weapon is not None else ()
    title = str(card_name(table.catalogue.titles[shown.title])) if shown.title else ""
    bust, name, colour = face(seat, number), str(hero_name(seat, number)), view.colour(seat)
    state = ("adventurer", name, colour, shown.level, title, shown.weapon, power, types)
    _place(
        c,
        state,
        x,
        y,
        width,
        lambda s: compose_adventurer(
            s, bust, name, colour, shown.level, title, weapon, power, types
        ),
        _TILE,
        dim=dim,
        flat=flat,
    )


def draw_face(
    c: Canvas, view: "TableView", seat: int, number: int, x: float, y: float, size: float
) -> None:
    """An adventurer's face alone in a small niche, `x`, `y` its upper left corner."""
    colour = palette.GUILD[view.colour(seat)]
    body = svg.box(0, 0, size, size, size * 0.2, palette.OUTLINE)
    body += svg.box(1, 1, size - 2, size - 2, size * 0.18, colour)
    c.shape(x, y, size, size, body)
    c.cover(f"busts/{face(seat, number)}", x + 1, y + 1, size - 2, size - 2, size * 0.18)


# Marks


def ring(
    c: Canvas, x: float, y: float, width: float, height: float, *, chosen: bool = True
) -> None:
    """The ring around a chosen card or tile; a quieter one around what is only marked."""
    gap, line = 4, 3 if chosen else 2
    colour = palette.CHOSEN if chosen else palette.MARKED
    w, h = width + 2 * gap, height + 2 * gap
    body = svg.box(line / 2, line / 2, w - line, h - line, 11, "none",
                 f'stroke="{colour}" stroke-width="{line}"')  # fmt: skip
    c.shape(x - gap, y - gap, w, h, body)


def tick(c: Canvas, x: float, y: float) -> None:
    """A brass tick in the corner of what is chosen, centred: a ring alone can be covered."""
    body = f'<circle cx="15" cy="15" r="15" fill="{palette.OUTLINE}"/>'
    body += f'<circle cx="15" cy="15" r="13" fill="{palette.CHOSEN}"/>'
    c.shape(x - 15, y - 15, 30, 30, body)
    c.picture("icons/check", x, y, 18, ax=0.5, ay=0.5, tint=palette.INK)


def short_tag_height(c: Canvas) -> float:
    return 22 * c.letters


def short_tag(c: Canvas, text: str, x: float, y: float, room: float, anchor: str) -> None:
    """How much gold is lacking for a card, beside its price; `y` is the tag's upper edge, `x` its
    middle or right end. The card itself stays bright: a guild may be saving for it."""
    wide, tall = c.width_in(room - 16, text, size=15, face="Bold") + 16, short_tag_height(c)
    left = x - wide * {"c": 0.5, "r": 1.0}[anchor]
    edge = f'stroke="{palette.LOCK_EDGE}" stroke-width="1.4"'
    body = svg.box(0.7, 0.7, wide - 1.4, tall - 1.4, 5, palette.LOCK, edge)
    c.shape(left, y, wide, tall, body)
    middle, ink = (left + wide / 2, y + tall / 2), palette.LOCK_SIGN
    c.text(text, *middle, size=15, face="Bold", colour=ink, anchor="c", room=room - 16)


def lock(c: Canvas, text: str, x: float, y: float, width: float) -> None:
    """A pill with a lock on a dim card, in the middle of its picture."""
    widgets.pill(c, text, x + width / 2, y + width * 0.42, palette.LOCK, icon="lock", anchor="c")
