"""Cards of the market and of the starting wealth: designs, stalls, savvy, single use, bonuses."""

import math
from typing import assert_never

from forgewar.app.cards.card_canvas import CardCanvas
from forgewar.app.cards.effect_icons import ICONS
from forgewar.app.kit import lettering, palette, svg, widgets
from forgewar.content.model import (
    RESOURCES,
    BonusCard,
    Design,
    Effect,
    EndBonus,
    SavvyKind,
    SingleCard,
    WealthCard,
)
from forgewar.rules.merchant import STALL_GEM, STALL_METAL
from forgewar.words.cards import design_effect, effects_text, end_bonus_text
from forgewar.words.message import say
from forgewar.words.names import card_name

# The sign of what there is one more of with each Savvy.
_SAVVY = {"buyer": "coins", "seller": "coin", "trader": "swap", "adventurer": "step"}
_COUNTED = {
    "designs": "anvil",
    "quests": "flag",
    "adventurers": "person",
    "bonus_cards": "market_card",
    "resources": "copper",
}


# Designs


def compose_design(
    s: CardCanvas, design: Design, price: int | None, emblems: tuple[str, ...] | None, note: str
) -> None:
    """`price` is asked for it, `emblems` are the guilds that have claimed it, if that is known; a
    note takes the place of what stands at the foot of the large card."""
    unique = design.kind == "unique"
    window = (5, 5, 250, 189) if s.large else (3, 3, 124, 96)
    _drafting_sheet(s, *window, unique)
    s.window_shade(*window)
    at = (window[0] + s.pick(150, 76), window[1] + window[3] / 2)
    s.picture(design.picture, *at, s.pick(182, 92), ax=0.5, ay=0.5)
    s.frame_of("unique" if unique else "design")
    if s.large:
        s.title(str(card_name(design)), 130, 213, 180 if unique else 232, 18, 19)
    else:
        s.title(str(card_name(design)), 73 if unique else 65, 115, 104 if unique else 122, 12, 14)
    if unique:
        s.glyph("star", s.pick(21, 12.5), s.pick(213, 114.5), s.pick(18, 13), palette.CHOSEN)
        if s.large:
            s.glyph("star", 239, 213, 18, palette.CHOSEN)
    _cost_tag(s, design, price)
    if s.large:
        _large_facts(s, design, emblems, note)
    else:
        _hand_facts(s, design)


def _large_facts(s: CardCanvas, design: Design, emblems: tuple[str, ...] | None, note: str) -> None:
    words = (say("market-power"), _types_text(design), say("market-level", level=design.level))
    for x, word in zip((12, 92, 172), words, strict=True):
        s.plate(x, 240, 76, 66, 7, palette.FIELD, palette.FIELD_EDGE)
        s.label(word, x + 38, 295, 14, 72)
    s.plaque(design.power, 26, 245, 48, 40, 28)
    _types(s, design, 130, 265, 36)
    s.levels(design.level, 210, 265, 15, 4)
    if note or design.effects:
        said = note or str(design_effect(design))
        lines = s.wrapped(said, 180, size=15)
        y = 334 - (len(lines) - 1) * 8.5
        s.paragraph(said, 16, y, 180, size=15, colour=palette.INK, leading=17)
    else:
        wide = s.text(_owners_text(design, emblems), 16, 334, size=15, colour=palette.SEPIA)
        for i, emblem in enumerate(emblems or ()):
            s.picture(f"emblems/roundel_{emblem}", 16 + wide + 8 + 26 * i, 334, 22, ay=0.5)
    if design.prestige:
        s.medal(design.prestige, 224, 333, 46)


def _types_text(design: Design) -> str:
    """The types under their signs, in short where there are several."""
    if len(design.types) == 1:
        return say(f"type-{design.types[0]}")
    if not design.types:
        return say("market-type-none")
    first, second = (say(f"market-type-short-{kind}") for kind in design.types[:2])
    return say("market-types", first=first, second=second)


def _owners_text(design: Design, emblems: tuple[str, ...] | None) -> str:
    """Owners of a design, in words."""
    if design.kind == "unique":
        return say("market-design-unique")
    if design.kind == "starting":
        return say("market-design-known")
    if design.kind == "public":
        if emblems is None:
            return say("market-design-public")
        return say("market-design-claimed" if emblems else "market-design-free")
    assert_never(design.kind)


def _hand_facts(s: CardCanvas, design: Design) -> None:
    s.plaque(design.power, 9, 137, 34, 36, 22)
    shift = 12 if design.types and design.effects else 0
    _types(s, design, 68 - shift, 148, 22 if shift else 24)
    if design.effects:
        s.text("+", 59 + shift, 148, size=13, face="Title", colour=palette.INK, anchor="r")
        s.reward(design.effects[0], 60 + shift, 148, 18)
    s.levels(design.level, 68, 169 if design.types or design.effects else 155, 9, 1)
    if design.prestige:
        s.medal(design.prestige, 107, 155, 34)


def _types(s: CardCanvas, design: Design, x: float, y: float, size: float) -> None:
    count = len(design.types)
    if not count and s.large:
        s.fill(x - 10, y - 1, 20, 3, palette.NO_TYPE)
    size = size if count < 2 else size * 0.86
    for i, kind in enumerate(design.types):
        s.glyph(f"type_{kind}", x + (i - (count - 1) / 2) * size * 0.96, y, size, palette.INK)


def _drafting_sheet(
    s: CardCanvas, x: float, y: float, width: float, height: float, unique: bool
) -> None:
    """The sheet a design is drawn on: drafting circles and ticks."""
    colour, strong = (palette.DRAFTED_UNIQUE, 0.45) if unique else (palette.DRAFTED, 0.55)
    light, dark = palette.DRAFT_PAPER_UNIQUE if unique else palette.DRAFT_PAPER
    cx, cy, r = width * 0.60, height / 2, height * 0.44
    stroke = f'fill="none" stroke="{colour}" stroke-width="{s.pick(1, 0.8)}"'
    body = svg.box(0, 0, width, height, 0, "url(#r)")
    for part, weight in ((1, 1), (0.62, 0.8), (1.24, 0.6)):
        circle = f'cx="{cx}" cy="{cy}" r="{r * part}" stroke-opacity="{strong * weight}"'
        body += f"<circle {circle} {stroke}/>"
    far = r * 1.3
    cross = f"M{cx - far} {cy + far} L{cx + far} {cy - far} M{cx - far} {cy - far} "
    cross += f"L{cx + far} {cy + far} M0 {cy} L{width} {cy} M{cx} 0 L{cx} {height}"
    body += f'<path d="{cross}" {stroke} stroke-opacity="{strong * 0.55}"/>'
    ticks = ""
    for i in range(36):
        sin, cos = math.sin(i * math.pi / 18), math.cos(i * math.pi / 18)
        out = r * (1.05 if i % 3 else 1.10)
        ticks += (
            f"M{cx + r * cos:.1f} {cy + r * sin:.1f} L{cx + out * cos:.1f} {cy + out * sin:.1f} "
        )
    body += f'<path d="{ticks}" {stroke} stroke-opacity="{strong}"/>'
    defs = (
        f'<radialGradient id="r" gradientUnits="userSpaceOnUse" cx="{width * 0.58}" '
        f'cy="{height * 0.42}" r="{width * 0.72}"><stop offset="0" stop-color="{light}"/>'
        f'<stop offset="1" stop-color="{dark}"/></radialGradient>'
    )
    s.shape(x, y, width, height, body, defs)


def _cost_tag(s: CardCanvas, design: Design, price: int | None) -> None:
    """Leather from the upper edge: the price in gold, then what one forging takes."""
    width, size, coin, gap = (38, 26, 30, 6) if s.large else (23, 16, 20, 4)
    x, y = s.pick(13, 7), s.pick(6, 4)
    cost = [r for r, amount in enumerate(design.cost) for _ in range(amount)]
    each = min(
        size + gap * 0.6, (s.pick(180, 90) - coin - gap * 4 - size * 0.7) / max(1, len(cost))
    )
    anvil = size * 0.68
    height = (
        (coin + gap * 2.2 if price is not None else gap) + anvil + gap + len(cost) * each + gap / 2
    )
    s.tag(x, y, width, height)
    at, middle = y + gap, x + width / 2
    if price is not None:
        widgets.coin(s, price, middle, at + coin / 2, coin)
        at += coin + gap * 0.6
        s.fill(x + 5, at, width - 10, 1, palette.COST_LINE)
        at += gap * 0.6
    s.glyph("anvil", middle, at + anvil / 2, anvil, palette.COST_ANVIL)
    at += anvil + gap * 0.4
    for resource in cost:
        s.picture(
            f"resources/{RESOURCES[resource]}",
            middle,
            at + each / 2,
            min(size, each),
            ax=0.5,
            ay=0.5,
        )
        at += each


def compose_design_tile(s: CardCanvas, design: Design) -> None:
    """A design on a tile of 130 x 74: weapon, name, power and types, what forging takes."""
    s.picture("frames/adventurer_front_130", 0, 0, 130, 74)
    unique = design.kind == "unique"
    slot = CardCanvas(s.gallery, s.px(46), (46, 62))
    _drafting_sheet(slot, 0, 0, 46, 62, unique)
    s.plate(5, 5, 48, 64, 4, palette.COST_LINE)
    s.blit(slot.surface, 6, 6)
    s.picture(design.picture, 29, 37, 46, ax=0.5, ay=0.5)
    name = str(card_name(design))
    broken = any(lettering.halves(name))  # a single word is set narrower, not chopped
    lines = s.wrapped(name, 68, size=13, face="Bold")[:2] if broken else [name]
    for i, line in enumerate(lines):
        y = 16 + (i - (len(lines) - 1) / 2) * 13
        s.text(line, 58, y, size=13, face="Bold", colour=palette.BONE, room=69)
    s.plaque(design.power, 58, 30, 22, 20, 14)
    for i, kind in enumerate(design.types):
        s.glyph(f"type_{kind}", 90 + 15 * i, 40, 14, palette.TYPE_ON_DARK)
    s.levels(
        design.level,
        112 if len(design.types) < 2 else 118,
        60,
        6,
        0,
        on=palette.PIP,
        off=palette.PIP_DARK,
    )
    cost = [r for r, amount in enumerate(design.cost) for _ in range(amount)]
    for i, resource in enumerate(cost):
        pitch = min(12.0, 40 / len(cost))
        name = f"resources/{RESOURCES[resource]}"
        s.picture(name, 64 + pitch * i, 60, 13, ax=0.5, ay=0.5)
    if design.effects:
        s.text("+", 106, 40, size=13, face="Title", colour=palette.BONE, anchor="r")
        s.reward(design.effects[0], 107, 40, 15, glyphs=palette.BONE)


# Cards of the Bazaar, wealth, end-game bonuses


def compose_bonus(s: CardCanvas, card: BonusCard, price: int | None) -> None:
    _ground(s, card.picture, str(card_name(card)), "bonus", price)
    if card.stall is not None:
        _tokens(s, card.stall.gem, card.stall.metal)
        _stall_body(s, RESOURCES[card.stall.gem], RESOURCES[card.stall.metal])
    else:
        assert card.savvy is not None
        _savvy_body(s, card.savvy)
    if card.prestige:
        s.medal(card.prestige, *((224, 332, 46) if s.large else (111, 166, 27)))


def compose_single(s: CardCanvas, card: SingleCard, price: int | None) -> None:
    _ground(s, card.picture, str(card_name(card)), "single", price)
    sentence = say("market-card-single", effects=str(effects_text(card.effects)))
    _effects_body(s, card.effects, sentence, say("market-card-at-once"), s.pick(273, 150))


def compose_wealth(s: CardCanvas, card: WealthCard, designs: dict[str, Design]) -> None:
    _ground(s, card.picture, str(card_name(card)), "wealth", None)
    words = str(effects_text(card.effects, designs))
    claimed = next((designs[e.design] for e in card.effects if e.kind == "claim"), None)
    if claimed is not None:
        s.picture(
            claimed.picture, s.pick(205, 103), s.pick(142, 70), s.pick(86, 44), ax=0.5, ay=0.5
        )
    _effects_body(s, card.effects, words, "", s.pick(270, 152))


def compose_end_bonus(s: CardCanvas, bonus: EndBonus, price: int | None) -> None:
    _ground(s, bonus.picture, str(card_name(bonus)), "bonus", price)
    icon = _COUNTED[bonus.counts]
    words = str(end_bonus_text(bonus))
    if s.large:
        s.plate(14, 244, 232, 50, 8, palette.FIELD, palette.FIELD_EDGE)
        s.medal(bonus.each, 80, 269, 42)
        for_each = say("market-card-for-each")
        s.text(for_each, 130, 269, size=17, face="Bold", colour=palette.INK, anchor="c")
        _counted(s, icon, 186, 269, 32)
        lines = s.wrapped(words, 226, size=15)
        s.paragraph(
            words, 17, 328 - (len(lines) - 1) * 8.5, 226, size=15, colour=palette.INK, leading=17
        )
    else:
        s.medal(bonus.each, 28, 146, 26)
        s.label(say("market-card-for-each"), 62, 146, 12, 40)
        _counted(s, icon, 104, 146, 22)
        s.label(say("market-at-the-end"), 65, 169, 13, 118)


def _counted(s: CardCanvas, icon: str, x: float, y: float, size: float) -> None:
    if icon in RESOURCES:
        s.picture(f"resources/{icon}", x, y, size, ax=0.5, ay=0.5)
    else:
        s.glyph(icon, x, y, size, palette.INK)


def _ground(s: CardCanvas, picture: str, name: str, kind: str, price: int | None) -> None:
    window = (5, 5, 250, 189) if s.large else (3, 3, 124, 96)
    s.cover(picture, *window)
    s.window_shade(*window)
    s.frame_of(kind)
    if s.large:
        s.title(name, 130, 213, 232, 18, 19)
    else:
        s.title(name, 65, 114, 120, 12, 14)
    if price is not None:
        s.price_tag(price)


def _tokens(s: CardCanvas, gem: int, metal: int) -> None:
    """Draw the goods of a stall in its trays: at x 162 and 334 of 496, resting on y 238 of 380."""
    part = s.pick(250, 124) / 496
    left, top = s.pick(5, 3), s.pick(5, 3) + (s.pick(189, 96) - 380 * part) / 2
    y = top + 242 * part
    size = 74 * part
    s.picture(f"resources/{RESOURCES[gem]}", left + 162 * part, y, size, ax=0.5, ay=1)
    for i, lift in enumerate((0, 34)):
        x = left + (334 + (i - 0.5) * 4) * part
        s.picture(
            f"resources/{RESOURCES[metal]}", x, y - lift * part + 5 * part, size * 0.9, ax=0.5, ay=1
        )


def _stall_body(s: CardCanvas, gem: str, metal: str) -> None:
    if s.large:
        s.plate(14, 244, 232, 58, 8, palette.FIELD, palette.FIELD_EDGE)
        s.figure(STALL_GEM, 42, 273, 28)
        s.picture(f"resources/{gem}", 75, 273, 42, ax=0.5, ay=0.5)
        s.glyph("swap", 130, 273, 32, palette.EXCHANGE)
        s.figure(STALL_METAL, 172, 273, 28)
        s.picture(f"resources/{metal}", 208, 273, 44, ax=0.5, ay=0.5)
        words = say("market-card-stall")
        s.paragraph(words, 18, 325, 170, size=15, colour=palette.INK, leading=18)
    else:
        s.figure(STALL_GEM, 17, 144, 17)
        s.picture(f"resources/{gem}", 35, 144, 22, ax=0.5, ay=0.5)
        s.glyph("swap", 61, 144, 18, palette.EXCHANGE)
        s.figure(STALL_METAL, 84, 144, 17)
        s.picture(f"resources/{metal}", 104, 144, 22, ax=0.5, ay=0.5)
        s.label(say("market-card-stall-short"), 10, 167, 13, 84, "l")


def _savvy_body(s: CardCanvas, savvy: SavvyKind) -> None:
    icon, word = _SAVVY[savvy], say(f"market-card-savvy-short-{savvy}")
    colour = "" if icon.startswith("coin") else palette.CARD_RUST
    more = say("market-change", number=1)
    if s.large:
        s.plate(14, 244, 232, 50, 8, palette.FIELD, palette.FIELD_EDGE)
        words = s.text_width(word, size=19, face="Bold")
        x = 130 - (s.text_width(more, size=28, face="Title") + 26 + 32 + words) / 2
        x += s.text(more, x, 269, size=28, face="Title", colour=palette.INK) + 13
        s.picture(f"icons/{icon}", x, 269, 32, ay=0.5, tint=colour)
        s.text(word, x + 45, 269, size=19, face="Bold", colour=palette.INK)
        sentence = say(f"market-card-savvy-{savvy}")
        y = 328 - (len(s.wrapped(sentence, 178, size=15)) - 1) * 8.5
        s.paragraph(sentence, 18, y, 178, size=15, colour=palette.INK, leading=17)
    else:
        s.text(more, 12, 146, size=20, face="Title", colour=palette.INK)
        s.picture(f"icons/{icon}", 45, 146, 23, ay=0.5, tint=colour)
        s.label(word, 12, 167, 13, 82, "l")


def _effects_body(
    s: CardCanvas, effects: tuple[Effect, ...], sentence: str, word: str, middle: float
) -> None:
    """Draw the effects of a card as icons with numbers, in words below."""
    size, gap = (
        (s.pick(34, 22), s.pick(18, 10)) if len(effects) < 3 else (s.pick(29, 17), s.pick(10, 4))
    )
    if s.large:
        s.plate(14, middle - 25, 232, 50, 8, palette.FIELD, palette.FIELD_EDGE)
    signs = [
        "+" if ICONS[effect.kind].inside else say("market-change", number=effect.amount)
        for effect in effects
    ]
    figures = size * 0.74
    widths = [s.text_width(sign, size=figures, face="Title") + 2 + size for sign in signs]
    x = s.pick(130, 65) - (sum(widths) + gap * (len(effects) - 1)) / 2
    for effect, sign, wide in zip(effects, signs, widths, strict=True):
        s.text(sign, x, middle, size=figures, face="Title", colour=palette.INK)
        amount = effect.amount if sign == "+" else 1
        s.reward(Effect(effect.kind, amount), x + wide - size, middle, size)
        x += wide + gap
    if s.large:
        lines = s.wrapped(sentence, 224, size=15)
        s.paragraph(
            sentence, 18, 329 - (len(lines) - 1) * 8.5, 224, size=15, colour=palette.INK, leading=17
        )
    elif word:
        s.label(word, 65, 171, 13, 118)
