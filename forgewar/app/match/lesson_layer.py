"""The layer of a lesson over a scene: what it is about is lit, a sentence lies beside it, with how
far the lesson has come and the ways on, back and out."""

from functools import partial
from typing import TYPE_CHECKING

import pygame

from forgewar.app.kit import palette, widgets
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.kit.frame import Spot
from forgewar.app.match.hint import ring
from forgewar.app.match.slip_placement import place_beside
from forgewar.app.window import game_files
from forgewar.words import say

if TYPE_CHECKING:
    from forgewar.app.window.scene_context import SceneContext
    from forgewar.play.lessons.tutor import Tutor

_WIDE = 332.0
_LEADING = 22.0
_BUTTONS = 52.0
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
    said = c.wrapped(str(tutor.said), _WIDE - 36, size=18)
    height = _HEAD + _LEADING * len(said) + 14 + _BUTTONS
    x, y = place_beside(c, _WIDE, height, lit)
    c.hide_under(x, y, _WIDE, height)
    widgets.slip(c, x, y, _WIDE, height, passing=True)
    c.frame.prompt = str(tutor.said)
    c.spot("lesson", x, y, _WIDE, height, str(tutor.said))
    title = str(tutor.title)
    dots = len(tutor.lesson.steps) * 13
    room = _WIDE - 44 - dots
    c.text(title, x + 18, y + 24, size=16, face="Title", colour=palette.BLOOD, room=room)
    _dots(c, tutor, x + _WIDE - 18 - dots, y + 24)
    widgets.rule(c, x + 18, y + 40, _WIDE - 36, palette.SEPIA)
    for i, line in enumerate(said):
        at = y + _HEAD + 14 + i * _LEADING
        c.text(line, x + 18, at, size=18, colour=palette.INK)
    _buttons(c, context, tutor, Box(x + 14, y + height - _BUTTONS, _WIDE - 28, 40))


def _dots(c: Canvas, tutor: "Tutor", x: float, y: float) -> None:
    """One for each step: done ones full, the present one large."""
    body = ""
    for i in range(len(tutor.lesson.steps)):
        done = i < tutor.place or tutor.finished
        here = i == tutor.place and not tutor.finished
        fill = palette.BLOOD if done or here else "none"
        edge = f'stroke="{palette.SEPIA}" stroke-width="1.2"'
        body += f'<circle cx="{13 * i + 7}" cy="7" r="{5 if here else 3.4}" fill="{fill}" {edge}/>'
    c.shape(x, y - 7, 13 * len(tutor.lesson.steps) + 2, 14, body)


def _buttons(c: Canvas, context: "SceneContext", tutor: "Tutor", box: Box) -> None:
    """Out and back on the left, the way on on the right."""
    leave, out = say("lessons-leave"), partial(_leave, context, tutor)
    widgets.button(c, "lesson.leave", box.x, box.y, 40, "", out, icon="exit", tip=leave)
    why = "" if tutor.undo_barrier is None else say("lessons-first-step")
    back = tutor.undo
    widgets.button(c, "lesson.back", box.x + 46, box.y, 40, "", back, icon="previous",
                   tip=say("lessons-back"), why=why)  # fmt: skip
    skip = say("lessons-skip")
    widgets.button(c, "lesson.skip", box.x + 92, box.y, 40, "", tutor.skip, icon="skip", tip=skip,
                   why=str(tutor.why_no_skip or ""))  # fmt: skip
    x, width = box.x + 140, box.width - 140
    key = context.bindings.hint("confirm")
    if tutor.finished:
        on = partial(_on_from, context, tutor)
        label = say("puzzles-all" if tutor.route == "puzzles" else "lessons-all")
        widgets.button(c, "lesson.next", x, box.y, width, label, on, primary=True, key=key)
    elif tutor.answer is not None and not tutor.fine:
        again = say("lessons-take-back")
        widgets.button(c, "lesson.again", x, box.y, width, again, tutor.undo, primary=True,
                       key=key)  # fmt: skip
    elif tutor.reading:
        go_on = say("lessons-go-on")
        widgets.button(c, "lesson.next", x, box.y, width, go_on, tutor.next, primary=True, key=key)
    elif tutor.helpless:
        show = say("lessons-show-me")
        widgets.button(c, "lesson.show", x, box.y, width, show, tutor.show_how)


def _leave(context: "SceneContext", tutor: "Tutor") -> None:
    """Return to the list that the lesson was begun from."""
    _to_list(context, tutor.route)


def _on_from(context: "SceneContext", tutor: "Tutor") -> None:
    """Return to the list, at the next lesson."""
    _to_list(context, tutor.route, tutor.lesson.id)


def _to_list(context: "SceneContext", route: str, *after: str) -> None:
    """Lessons lie behind the title, puzzles behind the lessons."""
    game_files.leave_match(context)
    if route != "lessons":
        context.navigator.open("lessons")
    context.navigator.open(route, *after)
