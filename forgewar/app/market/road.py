"""The Road: each active quest as a strip, with its tracker and where it would go."""

from functools import partial

from forgewar.app.cards.effect_icons import ICONS
from forgewar.app.kit import motion, palette, svg, widgets
from forgewar.app.kit.canvas import Canvas
from forgewar.app.kit.scroll_list import ScrollList
from forgewar.app.market.panel import Cell, Pointed, View, choice, ground, open_tag
from forgewar.app.match.large_card import draw_large
from forgewar.content.model import Effect, Quest
from forgewar.play import market_notes
from forgewar.play.market import Journey, Offer
from forgewar.play.tracker import tracker
from forgewar.rules.actions import Rush
from forgewar.rules.state import ActiveQuest
from forgewar.words.message import say
from forgewar.words.names import card_name

_OFFER = 44.0  # the line on the quest offer, at the foot
_NARROW = 260.0  # rows below this width lay out what they show in more lines


def draw_road(view: View, cell: Cell, scroll: ScrollList) -> None:
    """Every quest the guild is on."""
    c = view.c
    ground(view, cell, "road", 0.5)
    open_tag(view, cell, "road")
    x, width = cell.inner
    top = cell.body + 11
    height = cell.y + cell.height - 8 - top - _OFFER
    _offer(view, x, cell.y + cell.height - _OFFER - 6, width)
    quests = view.market.guild.quests
    if not quests:
        words = str(market_notes.no_quests(view.market))
        c.paragraph(words, x + 6, top + 24, width - 12, size=16, colour=palette.OFF)
        return
    tallest = 100.0 if width >= _NARROW else 112.0
    least = min(tallest, max(92.0, height / len(quests)))
    if width < _NARROW and len(view.market.strides) > 1:
        least = tallest  # the steps' buttons have a line of their own
    steps = list(reversed(view.market.strides))
    names = [
        [f"market.road.{quest.key}", *(f"market.road.{quest.key}.{n}" for n in steps)]
        for quest in quests
    ]

    def draw_row(i: int, y: float, room: float, pitch: float) -> None:
        _quest_row(view, quests[i], x, y, room, pitch - 6)

    scroll.draw(c, "market.road.list", (x, top, width, height), names, least, draw_row)


def peek_road(view: View, cell: Cell, pointed: Pointed) -> None:
    """A quest that is pointed at, large."""
    offer = view.offer(pointed.name)
    if offer is None or not isinstance(offer.action, Rush):
        return
    quest = view.market.table.find_quest(view.market.seat, offer.action.quest)
    assert quest is not None
    emblem = view.table_view.emblem(view.market.seat)
    beside = pointed.box._replace(x=cell.x, width=cell.width)
    draw_large(view.c, view.content, quest.key, beside, step=quest.step, emblem=emblem)


def _offer(view: View, x: float, y: float, width: float) -> None:
    """Draw a button with the prices of the quests on offer, which opens the offer."""
    text = str(market_notes.prices_of_quests(view.market))
    widgets.button(
        view.c, "offer", x, y, width, "", view.look, height=_OFFER - 6,
        tip=say("market-offer-look"),
    )  # fmt: skip
    c, middle = view.c, y + (_OFFER - 6) / 2
    c.picture("icons/flag", x + 12, middle, 20, ay=0.5, sign=False)
    lines = c.wrapped(text, width - 48, size=15)[:2]
    for i, line in enumerate(lines):
        at = middle + (i - (len(lines) - 1) / 2) * 17
        c.text(line, x + 40, at, size=15, colour=palette.BONE, room=width - 46)


def _aimed_steps(view: View, quest: ActiveQuest) -> int:
    """Steps that a quest would be taken: as pointed at or chosen, else one."""
    aim = view.aim
    return aim.steps if isinstance(aim, Rush) and aim.quest == quest.key else 1


def _quest_row(
    view: View, active: ActiveQuest, x: float, y: float, width: float, height: float
) -> None:
    c, market = view.c, view.market
    quest = market.table.track(active.key).quest
    offer = market.offers[f"market.road.{active.key}"]
    lit = choice(view, offer, x, y, width, height)
    narrow = width < _NARROW
    wide, tall = (44, 27) if narrow else (58, 36)
    left, right = x + 10, x + width - 8
    below = narrow and len(market.strides) > 1  # the steps' buttons, in a narrow row
    if not below:
        right = _steps_ahead(view, active, offer, right, y + 7 + tall / 2)
        if right - left - wide > 130:
            _thumbnail(c, quest, x + 8, y + 7, wide, tall, grey=not lit)
            left = x + wide + 18
    steps = _aimed_steps(view, active)
    journey = market.journey(Rush(active.key, steps))
    colour = palette.BONE if lit else palette.FADED
    at = _name(c, str(card_name(quest)), left, y + 15, right - left, colour)
    if below:
        right = _steps_ahead(view, active, offer, right, at + 6)
        at += 5
    if at < y + 40 or height > 98:
        if journey is not None:
            _note(c, journey, steps, left, at + 1, right - left)
        elif offer.why:
            _reason(view, offer, active, left, at + 1, right - left)
        at += 18
    emblem = view.table_view.emblem(market.seat)
    target = journey.step if journey is not None else -1
    strip = min(32.0, height - tall - 20, y + height - at - 8)
    now = tracker(view.table_view, market.seat, active)
    moving = None
    if now.moving is not None:
        goal, part = now.moving
        moving = (goal, float(round(part)) if c.calm else motion.smooth(part))
    draw_track(
        c, quest, now.step, target, emblem, x + 8, y + height - strip - 7, width - 16, strip,
        off=not lit, moving=moving,
    )  # fmt: skip


def _name(c: Canvas, name: str, x: float, y: float, room: float, colour: str) -> float:
    """A quest's name in one line or two. Returns where the next line goes."""
    size = 16 if len(c.wrapped(name, room, size=16, face="Bold")) < 3 else 15
    for line in c.wrapped(name, room, size=size, face="Bold")[:2]:
        c.text(line, x, y, size=size, face="Bold", colour=colour, room=room)
        y += 18
    return y


def _thumbnail(
    c: Canvas, quest: Quest, x: float, y: float, width: float, height: float, *, grey: bool
) -> None:
    c.cover(quest.picture, x, y, width, height, 4, grey=grey)
    edge = palette.STAGE[0 if quest.colour == "gold" else quest.stage]
    ring = f'stroke="{edge}" stroke-width="2"'
    c.shape(x, y, width, height, svg.box(1, 1, width - 2, height - 2, 4, "none", ring))


def _steps_ahead(view: View, active: ActiveQuest, offer: Offer, right: float, y: float) -> float:
    """With Adventurer's Savvy, a button for each number of steps. Returns their left edge."""
    strides = view.market.strides
    if not strides or offer.why:
        return right
    c = view.c
    for steps in reversed(strides):
        each = view.market.offers[f"market.road.{active.key}.{steps}"]
        right -= 31
        press, chosen = view.press(each), view.is_chosen(each)
        marked = c.spot(each.name, right, y - 16, 31, 32, str(each.label), press, why=each.why)
        if chosen:
            fill = palette.CHOSEN
        elif each.why:
            fill = palette.STEP_BUTTON_OFF
        else:
            lit = marked and press is not None
            fill = palette.STEP_BUTTON_MARKED if lit else palette.STEP_BUTTON
        body = svg.box(0, 0, 29, 30, 6, palette.OUTLINE) + svg.box(1, 1, 27, 28, 5, fill)
        c.shape(right + 1, y - 15, 29, 30, body)
        ink = palette.INK if chosen else palette.OFF if each.why else palette.BONE
        c.text(str(steps), right + 15.5, y, size=16, face="Title", colour=ink, anchor="c")
    return right - 6


def _note(c: Canvas, journey: Journey, steps: int, x: float, y: float, room: float) -> None:
    """Draw the result of a journey: steps, or a finished leg and its rewards."""
    if not journey.legs:
        words = say("market-steps-on", count=steps)
        c.text(words, x, y, size=15, colour=palette.DIM, room=room)
        return
    words = say("market-leg-pays") if journey.rewards else say("market-leg")
    width = sum(_reward_width(c, effect) for effect in journey.rewards)
    if c.text_width(words, size=15) + 8 + width > room:
        words = say("market-leg-pays-short") if journey.rewards else say("market-leg-short")
    at = x + c.text(words, x, y, size=15, colour=palette.DIM) + 8
    for effect in journey.rewards:
        at += _reward(c, effect, at, y)


def _reason(view: View, offer: Offer, active: ActiveQuest, x: float, y: float, room: float) -> None:
    """Why a quest cannot be taken on, in short where it is that it stands on its last step."""
    said = say("market-last-step") if view.market.stuck(active) else offer.why
    view.c.text(said, x, y, size=15, colour=palette.WARNING, room=room)


def _reward_width(c: Canvas, effect: Effect) -> float:
    return c.text_width(say("market-change", number=effect.amount), size=15, face="Title") + 27


def _reward(c: Canvas, effect: Effect, x: float, y: float) -> float:
    words = say("market-change", number=effect.amount)
    used = c.text(words, x, y, size=15, face="Title", colour=palette.MOSS_LIGHT)
    icon = ICONS[effect.kind]
    tint = palette.BONE if icon.glyph else ""
    c.picture(icon.picture, x + used + 3, y, 18, ay=0.5, tint=tint)
    return used + 27


# The strip


def draw_track(
    c: Canvas,
    quest: Quest,
    step: int,
    target: int,
    emblem: str,
    x: float,
    y: float,
    width: float,
    height: float,
    *,
    off: bool = False,
    moving: tuple[int, float] | None = None,
) -> None:
    """All legs of a quest in one line: difficulty, types (if there is room), steps; the tracker,
    and its ghost where it would go (-1: nowhere). `moving` is a step it is on its way to, and how
    far it has come; past the last one it leads to the end."""
    paper = palette.TRACK_OFF if off else palette.TRACK
    c.shape(x, y, width, height, svg.box(0, 0, width, height, 5, paper))
    part = min(1.0, (width - 6) / _track_width(quest, types=True))
    types = part > 0.8
    part = part if types else min(1.0, (width - 6) / _track_width(quest, types=False))
    middle, box = y + height / 2, 20 * part
    places: list[float] = []
    at = x
    draw_leg = partial(_leg_plate, c, y=y, height=height, part=part, off=off)
    for leg in quest.legs:
        first = len(places)
        shown = leg.types if types else ()
        at = draw_leg(leg.difficulty, shown, x=at, past=first + leg.steps <= step)
        for i in range(leg.steps):
            if i:
                c.fill(at - 9 * part, middle - 1, 9 * part, 2, palette.TRACK_LINE)
            number = first + i
            look = "step_done" if number < step else "step_now" if number == target else "step"
            c.picture(f"board/{look}", at, middle, box, ay=0.5, alpha=150 if off else 255)
            places.append(at + box / 2)
            at += box + 9 * part
        at -= 3 * part
    foot, tall = middle + box * 0.55, 30 * part
    if 0 <= target < len(places):
        c.picture(f"pieces/tracker_{emblem}", places[target], foot, tall, ax=0.5, ay=1, alpha=150)
    places.append(x + width - tall / 2)  # the quest is done
    stands = places[step]
    if moving is not None:
        stands += (places[moving[0]] - stands) * moving[1]
        foot -= 30 * moving[1] * (1 - moving[1])
    alpha = 190 if off else 255
    c.picture(f"pieces/tracker_{emblem}", stands, foot, tall, ax=0.5, ay=1, alpha=alpha)
    if step < target < len(places) - 1:
        _arc(c, places[step], places[target], y)


def _track_width(quest: Quest, *, types: bool) -> float:
    return sum(30 + 17 * len(leg.types) * types + 29 * leg.steps for leg in quest.legs)


def _leg_plate(
    c: Canvas,
    difficulty: int,
    types: tuple[str, ...],
    *,
    x: float,
    y: float,
    height: float,
    part: float,
    past: bool,
    off: bool,
) -> float:
    """Draw the difficulty and weapon types of a leg. Returns where its steps begin."""
    width = (27 + 17 * len(types)) * part
    dark, faint = palette.LEG, palette.LEG_PAST
    if off:
        dark, faint = palette.LEG_OFF, palette.LEG_PAST_OFF
    plate = svg.box(0, 0, width - 3, height - 6, 4, faint if past else dark)
    c.shape(x + 3, y + 3, width - 3, height - 6, plate)
    middle = y + height / 2
    colour = palette.FADED if off else palette.BONE
    c.text(
        str(difficulty), x + 15 * part, middle, size=16 * part, face="Title", colour=colour,
        anchor="c",
    )  # fmt: skip
    tint = palette.LEG_TYPE_OFF if off else palette.TYPE_ON_DARK
    for i, kind in enumerate(types):
        at = x + (33 + 17 * i) * part
        c.picture(f"icons/type_{kind}", at, middle, 15 * part, ax=0.5, ay=0.5, tint=tint)
    return x + width + 6 * part


def _arc(c: Canvas, start: float, end: float, top: float) -> None:
    """A brass arc with a head from the tracker to where it would go."""
    w = end - start + 20
    bow = f"M10 17 Q{w / 2:.1f} -9 {w - 11:.1f} 15"
    tip = f"M{w - 8.5:.1f} 8 L{w - 10:.1f} 16.5 L{w - 18:.1f} 15"
    line = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'
    body = "".join(
        f'<path d="{d}" {line} stroke="{colour}" stroke-width="{thick}"/>'
        for colour, thick in ((palette.ARC_EDGE, 6), (palette.CHOSEN, 2.8))
        for d in (bow, tip)
    )
    c.shape(start - 10, top - 15, w, 24, body)
