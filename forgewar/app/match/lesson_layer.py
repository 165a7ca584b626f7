"""The layer of a lesson over a scene: what it is about is lit, a sentence lies beside it, with how
far the lesson has come and the ways on, back and out."""

from functools import partial
from typing import TYPE_CHECKING

import pygame

from forgewar.app.kit import palette, widgets
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.kit.frame import Spot
from forgewar.app.match import layout
from forgewar.app.match.hint import ring
from forgewar.app.match.slip_placement import place_beside
from forgewar.app.window import game_files
from forgewar.app.window.lesson_start import begin_first_game, begin_lesson
from forgewar.play.achievements import read_hall
from forgewar.play.lessons import shelf
from forgewar.words import say

if TYPE_CHECKING:
    from forgewar.app.window.scene_context import SceneContext
    from forgewar.play.lessons.tutor import Tutor

_AIR = 15.0  # from the edge of the card to its words
_DOT = 11  # from dot to dot
_SCALES = (1.6, 1.4, 1.2, 1.0)  # by which it grows with the text, the largest that fits first
_ABREAST = 230.0  # units of its width from which all buttons stand side by side
_LEADING = 22.0
_BUTTON, _BUTTONS = 44.0, 52.0  # heights of a row of buttons, and of the last one
_HEAD = 46.0
_DIM = (12, 8, 5, 76)


def draw(c: Canvas, context: "SceneContext", tutor: "Tutor") -> None:
    """Dim the scene but for what is lit, and lay the sentence beside it; nothing over an overlay of
    its own, nor while something moves or others act."""
    if context.navigator.top.scope != "play" or tutor.match.clock.needs_ticks:
        return
    lit = _subject_spots(c, tutor)
    if lit and not c.gallery.strong:  # with high contrast the rings must do
        _dim(c, lit)
    for spot in lit:
        ring(c, spot)
    _slip(c, context, tutor, [spot.rect for spot in lit])


def _subject_spots(c: Canvas, tutor: "Tutor") -> list[Spot]:
    """Spots on screen that a lesson's sentence is about; a name may be the beginning of names.
    Spots that cannot be pressed yet are left out."""
    found = []
    for name in tutor.lit:
        spots = [s for s in c.frame.spots if s.name == name or s.name.startswith(f"{name}.")]
        found += [s for s in spots if not (s.why and s.name in ("confirm", "back"))]
    return found


def _dim(c: Canvas, lit: list[Spot]) -> None:
    shade = pygame.Surface(c.surface.get_size(), pygame.SRCALPHA)
    shade.fill(_DIM)
    for spot in lit:
        if spot.outline:
            pygame.draw.polygon(shade, (0, 0, 0, 0), spot.outline)
        else:
            pygame.draw.rect(shade, (0, 0, 0, 0), spot.rect, border_radius=c.px(8))
    c.surface.blit(shade, (0, 0))


def _slip(c: Canvas, context: "SceneContext", tutor: "Tutor", lit: list[pygame.Rect]) -> None:
    """The card, always at the lower end of the right column and as wide, so that its buttons stay
    where they are and it covers nothing of the board; smaller or elsewhere only if it would cover
    what is lit there."""
    scales = [min(c.text_scale, scale) for scale in _SCALES]
    kept = [*lit, *_orders_in_column(c)]
    scale = next((scale for scale in scales if not _covers(c, tutor, kept, scale)), scales[0])
    with c.enlarged(scale), c.with_letters(1.0):
        card, said = _usual_place(c, tutor)
        if c.rect(*card).collidelist(lit) >= 0:
            card = Box(*place_beside(c, card.width, card.height, lit), card.width, card.height)
        x, y, width, _ = card
        c.hide_under(*card)
        widgets.slip(c, *card, passing=True)
        c.frame.prompt = str(tutor.said)
        c.spot("lesson", *card, str(tutor.said))
        dots = len(tutor.lesson.steps) * _DOT
        room = width - 2 * _AIR - 8 - dots
        title = str(tutor.title)
        c.text(title, x + _AIR, y + 24, size=16, face="Title", colour=palette.BLOOD, room=room)
        _dots(c, tutor, x + width - _AIR - dots, y + 24)
        widgets.rule(c, x + _AIR, y + 40, width - 2 * _AIR, palette.SEPIA)
        for i, line in enumerate(said):
            at = y + _HEAD + 14 + i * _LEADING
            c.text(line, x + _AIR, at, size=18, colour=palette.INK)
        _buttons(c, context, tutor, card.inset(12, 0).cut_bottom(_buttons_height(card.width))[0])


def _orders_in_column(c: Canvas) -> list[pygame.Rect]:
    """The order that would follow a move, at the head of the right column."""
    top = c.px(layout.top_height(c))
    return [s.rect for s in c.frame.signs if s.term == "player_order" and s.rect.top > top]


def _covers(c: Canvas, tutor: "Tutor", lit: list[pygame.Rect], scale: float) -> bool:
    """Whether the card would cover what is lit, in its usual place and so large."""
    with c.enlarged(scale), c.with_letters(1.0):
        return c.rect(*_usual_place(c, tutor)[0]).collidelist(lit) >= 0


def _usual_place(c: Canvas, tutor: "Tutor") -> tuple[Box, list[str]]:
    """Box of the card at the lower end of the right column, and its lines."""
    column = layout.regions(c).right
    said = c.wrapped(str(tutor.said), column.width - 2 * _AIR, size=18)
    words = _HEAD + _LEADING * len(said) + 14
    return column.cut_bottom(words + _buttons_height(column.width))[0], said


def _buttons_height(width: float) -> float:
    """Height of the buttons of a card: a narrow one has the way on below the others."""
    return _BUTTONS if width >= _ABREAST else _BUTTON + _BUTTONS


def _dots(c: Canvas, tutor: "Tutor", x: float, y: float) -> None:
    """One for each step: done ones full, the present one large."""
    body = ""
    for i in range(len(tutor.lesson.steps)):
        done = i < tutor.place or tutor.finished
        here = i == tutor.place and not tutor.finished
        fill = palette.BLOOD if done or here else "none"
        edge = f'stroke="{palette.SEPIA}" stroke-width="1.2"'
        at = f'cx="{_DOT * i + 6}" cy="7" r="{4.6 if here else 3.2}"'
        body += f'<circle {at} fill="{fill}" {edge}/>'
    c.shape(x, y - 7, _DOT * len(tutor.lesson.steps) + 2, 14, body)


def _buttons(c: Canvas, context: "SceneContext", tutor: "Tutor", box: Box) -> None:
    """Out and back on the left, the way on on the right or below them."""
    leave, out = say("lessons-leave"), partial(_leave, context, tutor)
    widgets.button(c, "lesson.leave", box.x, box.y, 38, "", out, icon="exit", tip=leave)
    why = "" if tutor.undo_barrier is None else say("lessons-first-step")
    back = tutor.undo
    widgets.button(c, "lesson.back", box.x + 42, box.y, 38, "", back, icon="previous",
                   tip=say("lessons-back"), why=why)  # fmt: skip
    skip = say("lessons-skip")
    widgets.button(c, "lesson.skip", box.x + 84, box.y, 38, "", tutor.skip, icon="skip", tip=skip,
                   why=str(tutor.why_no_skip or ""))  # fmt: skip
    x, y, width = box.x + 128, box.y, box.width - 128
    if box.height > _BUTTONS:
        x, y, width = box.x, box.y + _BUTTON, box.width
    key = context.bindings.hint("confirm")
    if tutor.finished:
        on, label = partial(_go_on_from, context, tutor), str(tutor.onward_label)
        widgets.button(c, "lesson.next", x, y, width, label, on, primary=True, key=key)
    elif tutor.answer is not None and not tutor.fine:
        again = say("lessons-take-back")
        widgets.button(c, "lesson.again", x, y, width, again, tutor.undo, primary=True,
                       key=key)  # fmt: skip
    elif tutor.reading:
        go_on = say("lessons-go-on")
        widgets.button(c, "lesson.next", x, y, width, go_on, tutor.next, primary=True, key=key)
    elif tutor.helpless:
        show = say("lessons-show-me")
        widgets.button(c, "lesson.show", x, y, width, show, tutor.show_how)


def _leave(context: "SceneContext", tutor: "Tutor") -> None:
    """Return to the list that the lesson was begun from."""
    _to_list(context, tutor.route)


def _go_on_from(context: "SceneContext", tutor: "Tutor") -> None:
    """Begin what comes after a lesson or puzzle, or return to the list if it was the last."""
    _to_list(context, tutor.route, tutor.lesson.id)
    if tutor.onward == "first_game":
        begin_first_game(context)
    elif tutor.route != "lessons":
        context.navigator.top.handle("confirm")
    elif tutor.onward == "next":
        begin_lesson(context, shelf.offered(read_hall())[tutor.lesson.place])


def _to_list(context: "SceneContext", route: str, *after: str) -> None:
    """Lessons lie behind the title, puzzles behind the lessons."""
    game_files.leave_match(context)
    if route != "lessons":
        context.navigator.open("lessons")
    context.navigator.open(route, *after)
