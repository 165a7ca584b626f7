"""A champion's portrait with a title on its ribbon, and what the title would have given so far."""

import math

import pygame

from forgewar.app.cards.card_canvas import CardCanvas
from forgewar.app.cards.title_ribbon import draw_ribbon
from forgewar.app.kit import palette, svg, widgets
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.content.model import Title, card_of
from forgewar.play.choices import TitlesView
from forgewar.play.quest_names import quest_name
from forgewar.play.title_gains import QuestGain
from forgewar.words import say
from forgewar.words.cards import ability_text
from forgewar.words.names import face, flavour

_TALL = 1.1  # height of the arch for its width
_LEAST, _MOST = 96.0, 340.0  # heights of the portrait
_RAYS = 24
_ROW, _SEAL = 42.0, 34.0  # of a quest
_TOTAL = 30.0
_UNDER = 30.0  # the ribbon reaches below the arch


def draw(c: Canvas, view: TitlesView, title: Title | None, box: Box) -> None:
    """The portrait above, as large as the words below it leave it."""
    words = _Words(c, view, title, box.width)
    tall = min(_MOST, box.width * _TALL * 0.86, box.height - words.least)
    at = box.y
    if tall >= _LEAST:
        arch = Box(box.x + (box.width - tall / _TALL) / 2, box.y + 8, tall / _TALL, tall)
        _draw_arch(c, view, arch)
        at = arch.bottom - _UNDER + 14
    if title is not None:
        wide = min(box.width + 12, 320.0)
        ribbon = Box(box.x + (box.width - wide) / 2, at, wide, wide / 5)
        draw_ribbon(c, title, ribbon, 20)
        at = ribbon.bottom + 6
    else:
        at += _UNDER + 4
    words.draw(box._replace(y=at, height=box.bottom - at))


class _Words:
    """Name, flavour, gains by quest: measured first, then drawn."""

    def __init__(self, c: Canvas, view: TitlesView, title: Title | None, width: float) -> None:
        self._c, self._view, self._title = c, view, title
        said = str(flavour(title)) if title is not None else ""
        self._rule = str(ability_text(title)) if title is not None else ""
        self._flavour = say("choices-champion-flavour", text=said) if said else ""
        self._later = str(view.lines[0].says)
        rows = len(view.gain(title.id).quests) if title is not None else 0
        rule = len(c.wrapped(self._rule, width, size=15)) * 18.6 * c.letters
        later = len(c.wrapped(self._later, width, size=14)) * 17.4 * c.letters
        # The ribbon, the name, the rule, the heading, three quests at most, and the last remark.
        self.least = 60 + c.line(19, "Title") + rule + c.line(17) + 20 + min(3, rows) * _ROW + later

    def draw(self, box: Box) -> None:
        c, view, title = self._c, self._view, self._title
        middle, at = box.x + box.width / 2, box.y
        if title is None:
            name = str(view.hero_name(view.champion))
            point = say("choices-champion-point")
            at += c.line(20, "Title") / 2
            c.text(name, middle, at, size=20, face="Title", colour=palette.CHANGED, anchor="c",
                   room=box.width)  # fmt: skip
            c.text(point, middle, at + c.line(17) + 4, size=16, colour=palette.DIM, anchor="c",
                   room=box.width)  # fmt: skip
            self._draw_later(box)
            return
        name = str(view.full_name(title.id))
        at += c.line(19, "Title") / 2
        c.text(name, middle, at, size=19, face="Title", colour=palette.CHANGED, anchor="c",
               room=box.width)  # fmt: skip
        at += c.line(19, "Title") / 2 + c.line(15) / 2
        at += c.paragraph(self._rule, box.x, at, box.width, size=15, anchor="c", leading=18.6)
        low = self._draw_later(box)
        gains = view.gain(title.id).quests
        rows = max(1, len(gains)) * _ROW
        if self._flavour and at + rows + 100 < low:
            lines = c.wrapped(self._flavour, box.width, size=15, face="Italic")
            if at + rows + 80 + len(lines) * 18.6 * c.letters < low:
                at += 4 + c.paragraph(self._flavour, box.x, at + 4, box.width, size=15,
                                      face="Italic", colour=palette.DIM, anchor="c",
                                      leading=18.6)  # fmt: skip
        widgets.rule(c, box.x, at, box.width)
        self._draw_gains(title, gains, box._replace(y=at + 8, height=low - at - 8))

    def _draw_later(self, box: Box) -> float:
        """A title does nothing for the quest it was won on; at the foot. Returns its top."""
        c = self._c
        lines = c.wrapped(self._later, box.width, size=14)
        tall = len(lines) * 17.4 * c.letters
        top = box.bottom - tall
        if top < box.y + c.line(17) * 3:
            return box.bottom
        c.paragraph(self._later, box.x, top + c.line(14) / 2, box.width, size=14,
                    colour=palette.DIM, leading=17.4)  # fmt: skip
        return top - 6

    def _draw_gains(self, title: Title, gains: tuple[QuestGain, ...], box: Box) -> None:
        c, gain = self._c, self._view.gain(title.id)
        step = c.line(17)
        y = box.y + step / 2
        if not gains:
            c.paragraph(say("choices-champion-would-none"), box.x, y, box.width, size=15.5,
                        colour=palette.DIM)  # fmt: skip
            return
        right = box.right
        if gain.unit in ("prestige", "gold"):
            c.picture(f"icons/{gain.unit}", right, y, 24, ax=1, ay=0.5)
            right -= 30
        total = str(self._view.total_of(title.id))
        right -= 8 + c.text(total, right, y, size=19, face="Title", colour=palette.CHANGED,
                            anchor="r", room=box.width * 0.4)  # fmt: skip
        would = say("choices-champion-would")
        c.text(would, box.x, y, size=16, face="Bold", room=right - box.x)
        pitch = max(_ROW, c.line(16) + c.line(14) + 4)
        rows = max(1, int((box.bottom - y - step) // pitch))
        shown = gains if len(gains) <= rows else gains[-max(1, rows - 1) :]
        y += step
        for one in shown:
            self._draw_quest(title, one, Box(box.x, y, box.width, pitch))
            y += pitch
        if len(shown) < len(gains) and y + c.line(15) <= box.bottom:
            more = say("choices-champion-more", count=len(gains) - len(shown))
            at = (box.x + _SEAL + 10, y + c.line(15) / 2)
            c.text(more, *at, size=15, colour=palette.DIM, room=box.width - _SEAL - 10)

    def _draw_quest(self, title: Title, gain: QuestGain, box: Box) -> None:
        c, view = self._c, self._view
        quest = view.content.quests[card_of(gain.quest)]
        middle = box.y + box.height / 2
        edge = palette.STAGE_BAND.get(quest.stage, palette.STAGE_BAND[0])
        half = _SEAL / 2
        ring = f'<circle cx="{half}" cy="{half}" r="{half}" fill="{edge}"/>'
        c.shape(box.x, middle - half, _SEAL, _SEAL, ring)
        inner = _SEAL - 6
        c.cover(quest.picture, box.x + 3, middle - inner / 2, inner, inner, inner / 2)
        left = box.x + _SEAL + 10
        amount = str(view.amount_of(title.id, gain))
        wide = c.text(amount, box.right, middle, size=17, face="Title", colour=palette.MOSS_LIGHT,
                      anchor="r")  # fmt: skip
        room = box.right - wide - 10 - left
        guild = view.table_view.shown.guilds[view.seat]
        name = str(quest_name(view.content, guild, gain.quest))
        c.text(c.cut(name, room), left, middle - c.line(16) / 2, size=16, room=room)
        reason = str(view.gain_reason(title.id, gain))
        c.text(reason, left, middle + c.line(14) / 2, size=14, colour=palette.DIM, room=room)


def _path(width: float, height: float) -> str:
    w, h = width, height
    d = f"M0 {h} L0 {w * 0.5} C0 {w * 0.2} {w * 0.2} 0 {w / 2} 0 "
    return d + f"C{w * 0.8} 0 {w} {w * 0.2} {w} {w * 0.5} L{w} {h} Z"


def _draw_arch(c: Canvas, view: TitlesView, box: Box) -> None:
    """The champion under an arch between the guild's banners, with a diamond for each level."""
    table = view.table_view
    colour, bust = table.colour(view.seat), face(view.seat, view.champion)
    level = view.hero(None).level
    size = c.rect(*box)
    key = ("portrait", *size.size, colour, bust, c.gallery.apart)

    def make() -> pygame.Surface:
        own = CardCanvas(c.gallery, size.width, (box.width, box.height))
        _compose(own, c.guild(colour), table.emblem(view.seat), bust)
        return own.surface

    edge = f'fill="{palette.OUTLINE}" stroke="{palette.BRASS}" stroke-width="6"'
    d = _path(box.width, box.height)
    frame = f'<path d="{d}" transform="translate(6 6)" {edge}/>'
    c.shape(box.x - 6, box.y - 6, box.width + 12, box.height + 9, frame)
    c.lay(c.gallery.compose(key, make), size.x, size.y)
    diamond = "M10 1 L19 10 L10 19 L1 10 Z"
    gilt = svg.gradient("g", 20, palette.GILT_SHINE, palette.GILT_FOOT)
    look = f'fill="url(#g)" stroke="{palette.OUTLINE}" stroke-width="1.4"'
    for i in range(level):
        x = box.x + box.width / 2 + (i - (level - 1) / 2) * 24 - 10
        c.shape(x, box.y - 10, 20, 20, f'<path d="{diamond}" {look}/>', gilt)


def _compose(s: CardCanvas, cloth: str, emblem: str, bust: str) -> None:
    w, h = s.width, s.height
    light = (
        f'<radialGradient id="n" gradientUnits="userSpaceOnUse" cx="{w / 2}" cy="{h * 0.4}" '
        f'r="{h * 0.8}"><stop offset="0" stop-color="{palette.PORTRAIT_LIGHT}"/>'
        f'<stop offset="1" stop-color="{palette.PORTRAIT_DARK}"/></radialGradient>'
    )
    rays = ""
    for i in range(_RAYS):
        ends = (2 * math.pi * (i + part) / _RAYS for part in (0, 0.5))
        at = " L".join(
            f"{w / 2 + w * math.cos(a):.1f} {h * 0.4 + w * math.sin(a):.1f}" for a in ends
        )
        rays += f'<path d="M{w / 2} {h * 0.4} L{at} Z" fill="{palette.RAYS}" opacity=".14"/>'
    s.shape(0, 0, w, h, svg.box(0, 0, w, h, 0, "url(#n)") + rays, light)
    wide, tall = w * 0.15, h * 0.52
    for x in (w * 0.11, w * 0.74):
        d = f"M0 0 L{wide} 0 L{wide} {tall} L{wide / 2} {tall * 0.9} L0 {tall} Z"
        edge = f'stroke="{palette.BRASS}" stroke-width="1.6"'
        s.path(x, h * 0.08, wide, tall, d, f'fill="{cloth}" {edge}')
        s.picture(f"emblems/emblem_{emblem}", x + wide / 2, h * 0.36, wide * 0.62, ax=0.5, ay=0.5,
                  tint=palette.BONE, sign=False)  # fmt: skip
    s.picture(f"busts/{bust}", w / 2, h, w * 0.86, h * 0.86, ax=0.5, ay=1, sign=False)
    shade = (
        f'<linearGradient id="s" gradientUnits="userSpaceOnUse" x1="0" y1="{h * 0.7}" x2="0" '
        f'y2="{h}"><stop offset="0" stop-color="{palette.SHADE}" stop-opacity="0"/>'
        f'<stop offset="1" stop-color="{palette.SHADE}" stop-opacity=".6"/></linearGradient>'
    )
    s.shape(0, 0, w, h, svg.box(0, 0, w, h, 0, "url(#s)"), shade)
    mask = CardCanvas(s.gallery, s.surface.get_width(), (w, h))
    mask.shape(0, 0, w, h, f'<path d="{_path(w, h)}" fill="{palette.NICHE_LIGHT}"/>')
    s.surface.blit(mask.surface, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
