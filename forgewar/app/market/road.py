"""The Road: each active quest as a strip, with its tracker and where it would go."""

from functools import partial

from forgewar.app.cards.sheet import GLYPH_OF
from forgewar.app.kit import palette, svg
from forgewar.app.kit.canvas import Canvas
from forgewar.app.kit.scroll_list import ScrollList
from forgewar.app.market.ground import FADED, Cell, Offer, View, choice, ground, open_tag
from forgewar.content.model import RESOURCES, Effect, Quest
from forgewar.rules import events as ev
from forgewar.rules.actions import Rush
from forgewar.rules.market import rush_reach
from forgewar.rules.state import ActiveQuest
from forgewar.words.cards import count


def draw_road(view: View, cell: Cell, scroll: ScrollList) -> None:
    """Every quest the guild is on."""
    c = view.c
    ground(view, cell, "road", "Road", 0.5, shut=not view.open)
    open_tag(view, cell, "road")
    x, width = cell.inner
    top = cell.body + 11
    height = cell.y + cell.height - 8 - top
    quests = view.guild.quests
    if not quests:
        words = "No active quest. The Road takes one of yours a step on, for nothing."
        c.paragraph(words, x + 6, top + 24, width - 12, size=16, colour=palette.OFF)
        return
    tallest = 100.0 if width >= 260 else 112.0
    least = min(tallest, max(92.0, height / len(quests)))
    steps = range(rush_reach(view.table, view.guild), 0, -1)
    names = [
        [f"market.road.{quest.key}", *(f"market.road.{quest.key}.{n}" for n in steps)]
        for quest in quests
    ]

    def draw_row(i: int, y: float, room: float, pitch: float) -> None:
        _quest_row(view, quests[i], x, y, room, pitch - 6)

    scroll.draw(c, "market.road.list", (x, top, width, height), names, least, draw_row)


def _aimed(view: View, quest: ActiveQuest) -> int:
    """How many steps this quest would be taken on: as pointed at or chosen, else one."""
    aim = view.aim
    return aim.steps if isinstance(aim, Rush) and aim.quest == quest.key else 1


def _quest_row(
    view: View, active: ActiveQuest, x: float, y: float, width: float, height: float
) -> None:
    c = view.c
    quest = view.table.track(active.key).quest
    offer = view.offer(f"market.road.{active.key}")
    able = choice(c, offer, x, y, width, height, off=offer is None)
    narrow = width < 260
    wide, tall = (44, 27) if narrow else (58, 36)
    left, right = x + 10, x + width - 8
    below = narrow and rush_reach(view.table, view.guild) > 1  # the steps' buttons, in a narrow row
    if not below:
        right = _steps_ahead(view, active, offer, right, y + 7 + tall / 2)
        if right - left - wide > 130:
            _thumbnail(c, quest, x + 8, y + 7, wide, tall, grey=not able)
            left = x + wide + 18
    steps = _aimed(view, active)
    at = _name(c, quest.name, left, y + 15, right - left, palette.BONE if able else FADED)
    if below:
        right = _steps_ahead(view, active, offer, right, at + 6)
        at += 5
    if at < y + 40 or height > 98:
        _note(view, active, offer, steps, left, at + 1, right - left)
        at += 18
    emblem = view.match.emblem(view.seat)
    target = active.step + steps if able and offer is not None and offer.press else -1
    strip = min(32.0, height - tall - 20, y + height - at - 8)
    draw_track(
        c, quest, active.step, target, emblem, x + 8, y + height - strip - 7, width - 16, strip,
        off=not able, moving=_moving(view, active),
    )  # fmt: skip


def _moving(view: View, active: ActiveQuest) -> tuple[int, float]:
    """The step a quest's tracker is on its way to, and how far it has come."""
    beat = view.match.show.beat
    event = beat.event if beat is not None else None
    if beat is None or not isinstance(event, ev.QuestAdvanced) or event.quest != active.key:
        return -1, 0.0
    return event.step, beat.eased


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


def _steps_ahead(
    view: View, active: ActiveQuest, offer: Offer | None, right: float, y: float
) -> float:
    """With Adventurer's Savvy, a button for each number of steps. Returns their left edge."""
    reach = rush_reach(view.table, view.guild)
    if reach == 1 or offer is None or offer.why:
        return right
    c = view.c
    for steps in range(reach, 0, -1):
        each = view.offer(f"market.road.{active.key}.{steps}")
        if each is None:
            continue
        right -= 31
        able = not each.why
        press = each.press if able else None
        marked = c.spot(each.name, right, y - 16, 31, 32, each.label, press, why=each.why)
        fill = (
            palette.CHOSEN if each.chosen else "#2C2118" if not able
            else "#6A5038" if marked and press is not None else "#54402A"
        )  # fmt: skip
        body = svg.box(0, 0, 29, 30, 6, palette.OUTLINE) + svg.box(1, 1, 27, 28, 5, fill)
        c.shape(right + 1, y - 15, 29, 30, body)
        ink = palette.INK if each.chosen else palette.BONE if able else palette.OFF
        c.text(str(steps), right + 15.5, y, size=16, face="Title", colour=ink, anchor="c")
    return right - 6


def _note(
    view: View, active: ActiveQuest, offer: Offer | None, steps: int, x: float, y: float,
    room: float,
) -> None:  # fmt: skip
    """What the Road would bring: a step, or a finished leg and what it pays."""
    c = view.c
    if offer is not None and offer.why:
        tries = _reasons(offer)
        said = next((t for t in tries if c.text_width(t, size=15) <= room), tries[-1])
        c.text(said, x, y, size=15, colour="#C9A27E", room=room)
        return
    if offer is None or offer.press is None:
        return
    rewards = _paid(view, Rush(active.key, steps))
    if rewards is None:
        words = "one step on" if steps == 1 else f"{count(steps, 'step')} on"
        c.text(words, x, y, size=15, colour=palette.DIM, room=room)
        return
    words = "finishes the leg" + (":" if rewards else "")
    width = sum(_reward_width(c, effect) for effect in rewards)
    if c.text_width(words, size=15) + 8 + width > room:
        words = "leg:" if rewards else "finishes it"
    at = x + c.text(words, x, y, size=15, colour=palette.DIM) + 8
    for effect in rewards:
        at += _reward(c, effect, at, y)


def _reasons(offer: Offer) -> list[str]:
    """Why a quest cannot be taken on, the longest first."""
    refusal = offer.refusal
    assert refusal is not None
    if refusal.numbers.get("left") == 0:
        return [f"{refusal.clause}: on its last step", "on its last step", refusal.clause]
    return [offer.why, refusal.clause]


def _paid(view: View, action: Rush) -> list[Effect] | None:
    """The rewards of the legs a rush would finish, or `None` if it finishes none."""
    events = view.match.preview(action)
    done = [e.leg for e in events if isinstance(e, ev.LegCompleted)]
    if not done:
        return None
    legs = view.table.track(action.quest).quest.legs
    return [effect for leg in done for effect in legs[leg].rewards]


def _reward_width(c: Canvas, effect: Effect) -> float:
    return c.text_width(f"+{effect.amount}", size=15, face="Title") + 27


def _reward(c: Canvas, effect: Effect, x: float, y: float) -> float:
    used = c.text(f"+{effect.amount}", x, y, size=15, face="Title", colour=palette.MOSS_LIGHT)
    if effect.kind in RESOURCES:
        c.picture(f"resources/{effect.kind}", x + used + 3, y, 19, ay=0.5)
    elif effect.kind == "gold":
        c.picture("icons/coin", x + used + 3, y, 18, ay=0.5)
    else:
        icon = GLYPH_OF.get(effect.kind, "prestige")
        c.picture(f"icons/{icon}", x + used + 3, y, 18, ay=0.5, tint=palette.BONE)
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
    moving: tuple[int, float] = (-1, 0.0),
) -> None:
    """All legs of a quest in one line: difficulty, types (if there is room), steps; the tracker,
    and its ghost where it would go (-1: nowhere). `moving` is a step it is on its way to, and how
    far it has come."""
    paper = "#8D836D" if off else "#DDCFAC"
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
                c.fill(at - 9 * part, middle - 1, 9 * part, 2, "#A58D62")
            number = first + i
            look = "step_done" if number < step else "step_now" if number == target else "step"
            c.picture(f"board/{look}", at, middle, box, ay=0.5, alpha=150 if off else 255)
            places.append(at + box / 2)
            at += box + 9 * part
        at -= 3 * part
    foot, tall = middle + box * 0.55, 30 * part
    if 0 <= target < len(places):
        c.picture(f"pieces/tracker_{emblem}", places[target], foot, tall, ax=0.5, ay=1, alpha=150)
    stands = places[step]
    if 0 <= moving[0] < len(places):
        stands += (places[moving[0]] - stands) * moving[1]
        foot -= 30 * moving[1] * (1 - moving[1])
    alpha = 190 if off else 255
    c.picture(f"pieces/tracker_{emblem}", stands, foot, tall, ax=0.5, ay=1, alpha=alpha)
    if 0 <= target < len(places):
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
    """What a leg demands. Returns where its steps begin."""
    width = (27 + 17 * len(types)) * part
    dark, faint = ("#3B3024", "#4C4335") if off else ("#3A2A1D", "#6E5F49")
    plate = svg.box(0, 0, width - 3, height - 6, 4, faint if past else dark)
    c.shape(x + 3, y + 3, width - 3, height - 6, plate)
    middle = y + height / 2
    colour = FADED if off else palette.BONE
    c.text(
        str(difficulty), x + 15 * part, middle, size=16 * part, face="Title", colour=colour,
        anchor="c",
    )  # fmt: skip
    tint = "#B39A66" if off else palette.TYPE_ON_DARK
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
        for colour, thick in (("#120B06", 6), (palette.CHOSEN, 2.8))
        for d in (bow, tip)
    )
    c.shape(start - 10, top - 15, w, 24, body)
