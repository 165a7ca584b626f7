"""Quest cards: the picture, the name, and a row for each leg."""

from forgewar.app.cards.card_canvas import CardCanvas
from forgewar.app.kit import palette
from forgewar.content.model import Leg, Quest
from forgewar.words.names import EMBLEMS, card_name

TRACKER = "tracker"  # the place of the middle of its foot; past the last step, at the prestige


def compose_quest(sheet: CardCanvas, quest: Quest, step: int, emblem: str) -> None:
    """`step` is where the tracker of the guild with that emblem stands, -1 for none."""
    s = sheet
    window = (5, 5, 250, 151) if s.large else (3, 3, 124, 75)
    s.cover(quest.picture, *window)
    s.window_shade(*window)
    s.frame_of(f"quest_{quest.colour}")
    colour = palette.INK if quest.colour == "gold" else palette.BONE
    if s.large:
        s.title(str(card_name(quest)), 130, 176, 232, 17, 18, colour)
    else:
        s.title(str(card_name(quest)), 65, 94, 120, 12, 14, colour)
    s.figure("I" * quest.stage, *(s.pick(232, 114), s.pick(17, 11)), s.pick(15, 12), colour)
    s.sign("stage", s.pick(216, 105), s.pick(6, 4), s.pick(32, 18), s.pick(22, 14))
    if s.large:
        draw_legs(s, quest, 12, 203, 236, 151, step, emblem, tallest=46)
    else:
        tallest = 27 if len(quest.legs) < 3 else 22
        draw_legs(s, quest, 6, 112, 118, 66, step, emblem, tallest=tallest)


def draw_legs(
    s: CardCanvas,
    quest: Quest,
    x: float,
    y: float,
    width: float,
    height: float,
    step: int,
    emblem: str,
    *,
    tallest: float,
) -> None:
    """Rows of legs, centred in a box: difficulty and types, steps, rewards, prestige."""
    count = len(quest.legs)
    gap = (6 if count < 4 else 4) if s.large else 2
    row = min(tallest, (height - gap * (count - 1)) / count)
    y += (height - (row * count + gap * (count - 1))) / 2
    first = 0
    zoom = min(_hand_zoom(s, leg, leg is quest.legs[-1], width, row) for leg in quest.legs)
    for leg in quest.legs:
        last = leg is quest.legs[-1]
        here = step - first if step >= 0 else -100  # in steps of this leg; beyond it when done
        if s.large:
            _large_leg(s, leg, last, here, emblem, x, y, width, row)
        else:
            _hand_leg(s, leg, last, here, emblem, x, y, width, row, zoom)
        first += leg.steps
        y += row + gap


def _state(step: int, here: int) -> str:
    return "step_done" if step < here else "step_now" if step == here else "step"


def _large_leg(
    s: CardCanvas,
    leg: Leg,
    last: bool,
    here: int,
    emblem: str,
    x: float,
    y: float,
    width: float,
    height: float,
) -> None:
    now, past = 0 <= here < leg.steps, here >= leg.steps
    middle = y + height / 2
    edge, line = (palette.BRASS, 2) if now else (palette.FIELD_EDGE, 1)
    s.plate(x, y, width, height, 7, palette.FIELD_NOW if now else palette.FIELD, edge, line)
    plate = 38 + 22 * len(leg.types)
    _left_plate(s, x, y, plate, height, 7, past, bare=x == 0)
    s.figure(leg.difficulty, x + 20, middle, min(22, height * 0.66), palette.BONE)
    s.sign("difficulty", x, y, 38, height)
    for i, kind in enumerate(leg.types):
        s.glyph(
            f"type_{kind}", x + 47 + 22 * i, middle, min(19, height * 0.66), palette.TYPE_ON_DARK
        )
    end = x + width - 21
    if last and here == leg.steps:
        s.note_place(TRACKER, end, middle + height * 0.3, height * 0.8, height * 0.8)
    if not last:
        figure = min(16, height * 0.62)
        s.brackets(leg.prestige, end, middle, figure, palette.SEPIA if past else palette.INK)
    elif height >= 30:
        s.medal(leg.prestige, end, middle, min(40, height))
    else:
        _prestige_pill(s, leg.prestige, end, middle, 32, min(22, height - 3), min(15, height * 0.6))
    left = _rewards(s, leg, x + width - 43, middle, min(23, height * 0.8), 4, past)
    size = min(24 if height > 37 else 22, height - 3)
    _steps(s, leg, here, emblem, x + plate + 8, left - 4, middle, size, 6)


def _prestige_pill(
    s: CardCanvas, value: int, x: float, y: float, width: float, height: float, figure: float
) -> None:
    s.plate(
        x - width / 2,
        y - height / 2,
        width,
        height,
        5,
        palette.PRESTIGE_PILL,
        palette.PRESTIGE_PILL_EDGE,
        1.4,
    )
    s.figure(value, x, y, figure, palette.PRESTIGE_PILL_TEXT)
    s.sign("prestige", x - width / 2, y - height / 2, width, height)


def _hand_leg(
    s: CardCanvas,
    leg: Leg,
    last: bool,
    here: int,
    emblem: str,
    x: float,
    y: float,
    width: float,
    height: float,
    k: float,
) -> None:
    now, past = 0 <= here < leg.steps, here >= leg.steps
    middle = y + height / 2
    wide = last or leg.prestige > 9
    field = palette.FIELD_NOW if now else palette.FIELD
    s.plate(x, y, width, height, 3, field, palette.BRASS if now else "", 1.4)
    plate = (23 + 13 * len(leg.types)) * k
    _left_plate(s, x, y, plate, height, 3, past)
    s.figure(leg.difficulty, x + 11.5 * k, middle, 14 * k, palette.BONE)
    s.sign("difficulty", x, y, 23 * k, height)
    for i, kind in enumerate(leg.types):
        s.glyph(f"type_{kind}", x + (28.5 + 13 * i) * k, middle, 13 * k, palette.TYPE_ON_DARK)
    end = x + width - (12 if wide else 10) * k
    if last:
        _prestige_pill(s, leg.prestige, end, middle, 22 * k, min(16 * k, height - 1), 12 * k)
    else:
        s.brackets(leg.prestige, end, middle, 12 * k, palette.INK)
    left = _rewards(s, leg, x + width - (25 if wide else 21) * k, middle, 14 * k, 2, past)
    _small_steps(s, leg, here, emblem, x + plate + 3, left - 2, middle, k)


def _hand_zoom(s: CardCanvas, leg: Leg, last: bool, width: float, height: float) -> float:
    """Factor by which legs are larger on a card with few of them."""
    k = min(1.22, height / 22)
    wide = last or leg.prestige > 9
    rewards = sum(s.reward_width(effect, 14 * k) + 2 for effect in leg.rewards)
    used = (23 + 13 * len(leg.types) + (25 if wide else 21)) * k + rewards
    used += leg.steps * (8 * k + 2) + 6
    return k if k > 1 and used <= width else 1.0


def _left_plate(
    s: CardCanvas,
    x: float,
    y: float,
    width: float,
    height: float,
    r: float,
    past: bool,
    *,
    bare: bool = False,
) -> None:
    d = f"M{r} 0 L{width} 0 L{width} {height} L{r} {height} Q0 {height} 0 {height - r} "
    d += f"L0 {r} Q0 0 {r} 0 Z"
    fill = palette.PLATE_PAST if past else palette.PLATE_BARE if bare else palette.PLATE
    s.path(x, y, width, height, d, f'fill="{fill}"')


def _rewards(
    s: CardCanvas, leg: Leg, right: float, middle: float, size: float, gap: float, past: bool
) -> float:
    """Draw rewards from the right; returns their left edge."""
    for effect in reversed(leg.rewards):
        right -= s.reward_width(effect, size)
        s.reward(effect, right, middle, size, alpha=120 if past else 255)
        right -= gap
    return right


def _steps(
    s: CardCanvas,
    leg: Leg,
    here: int,
    emblem: str,
    x: float,
    right: float,
    middle: float,
    size: float,
    gap: float,
) -> None:
    """The steps of a leg, smaller where they would not fit, and the tracker on one of them."""
    size = min(size, (right - x - gap * (leg.steps - 1)) / leg.steps)
    for step in range(leg.steps):
        left = x + step * (size + gap)
        if step:
            s.fill(left - gap - 1, middle - 1, gap + 2, 2, palette.LEG_STEP_LINK)
        s.picture(f"board/{_state(step, here)}", left, middle, size, ay=0.5)
        if step == here:
            tall = size * 1.4
            foot = middle + size * 0.52
            s.note_place(TRACKER, left + size / 2, foot, tall, tall)
            if emblem:
                s.picture(f"pieces/tracker_{emblem}", left + size / 2, foot, tall, ax=0.5, ay=1)


def _small_steps(
    s: CardCanvas, leg: Leg, here: int, emblem: str, x: float, right: float, middle: float, k: float
) -> None:
    """Draw steps like `_steps`, too small for a tracker: the step itself takes the guild's
    colour."""
    size = min(8 * k, (right - x - 2 * (leg.steps - 1)) / leg.steps)
    guild = {name: palette.GUILD[colour] for colour, name in EMBLEMS.items()}
    for step in range(leg.steps):
        fill, edge = palette.LEG_STEP, palette.LEG_STEP_EDGE
        if step == here:
            fill, edge = guild[emblem] if emblem else palette.BRASS, palette.LEG_STEP_NOW_EDGE
        elif step < here:
            fill, edge = palette.LEG_STEP_DONE, palette.LEG_STEP_DONE_EDGE
        s.plate(x + step * (size + 2), middle - 5 * k, size, 10 * k, 2, fill, edge)
        s.sign(_state(step, here), x + step * (size + 2), middle - 5 * k, size, 10 * k)


def compose_legs(s: CardCanvas, quest: Quest, step: int, emblem: str) -> None:
    """The legs alone, filling the sheet."""
    draw_legs(s, quest, 0, 0, s.width, s.height, step, emblem, tallest=40)


def compose_strip(s: CardCanvas, quest: Quest, step: int, emblem: str) -> None:
    """All legs in one line, 26 units high: difficulty and types, then the steps; no rewards."""
    prestige = quest.legs[-1].prestige
    plates = [24 + 15 * len(leg.types) for leg in quest.legs]
    count = sum(leg.steps for leg in quest.legs)
    room = s.width - sum(plates) - 8 * len(quest.legs) - 36
    size = min(18.0, room / count - 3)
    s.plate(0, 0, s.width, 26, 6, palette.STRIP, palette.FIELD_EDGE)
    x, first = 0.0, 0
    for leg, plate in zip(quest.legs, plates, strict=True):
        here = step - first if step >= 0 else -100
        fill = palette.PLATE_PAST if here >= leg.steps else palette.PLATE_BARE
        s.plate(x, 0, plate, 26, 0 if first else 6, fill)
        s.figure(leg.difficulty, x + 12, 13, 15, palette.BONE)
        s.sign("difficulty", x, 0, 24, 26)
        for i, kind in enumerate(leg.types):
            s.glyph(f"type_{kind}", x + 30 + 15 * i, 13, 14, palette.TYPE_ON_DARK)
        x += plate + 4
        for number in range(leg.steps):
            s.picture(f"board/{_state(number, here)}", x, 13, size, ay=0.5)
            if number == here:
                s.note_place(TRACKER, x + size / 2, 24, 24, 24)
                if emblem:
                    s.picture(f"pieces/tracker_{emblem}", x + size / 2, 24, 24, ax=0.5, ay=1)
            x += size + 3
        x += 1
        first += leg.steps
    if step == count:
        s.note_place(TRACKER, s.width - 17, 24, 24, 24)
    _prestige_pill(s, prestige, s.width - 17, 13, 28, 20, 13)
