"""A weapon is forged: sparks fly where its smith stands, it appears in the hand, and who bears it
goes where it is needed."""

from collections.abc import Iterator

from msgspec.structs import replace

from forgewar.app import cards
from forgewar.app.kit import motion
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.play.animation import AnimationStep
from forgewar.play.quest import QuestView
from forgewar.rules import events as ev
from forgewar.rules.state import Adventurer

_APPEARS, _LEAVES = 0.2, 0.5  # the parts from which on the weapon is seen, and its bearer goes
_HAND = (0.72, 0.58)  # where on a tile the weapon is


def _forging_steps(view: QuestView) -> Iterator[tuple[AnimationStep, ev.WeaponForged]]:
    for step in view.table_view.animation.steps:
        event = step.event
        if isinstance(event, ev.WeaponForged) and event.seat == view.seat and step.part < 1:
            yield step, event


def under_way(view: QuestView, number: int) -> bool:
    """Whether an adventurer is on the way from home to a quest."""
    forged = [(step, event) for step, event in _forging_steps(view) if event.adventurer == number]
    return any(step.part >= _LEAVES and not _stays(view, event) for step, event in forged)


def _stays(view: QuestView, event: ev.WeaponForged) -> bool:
    """Whether who is armed is on that quest already."""
    return view.guild.adventurers[event.adventurer].quest == event.quest


def draw_forging(c: Canvas, view: QuestView) -> None:
    """Over everything else of the scene."""
    for step, event in _forging_steps(view):
        tile = c.place(f"hero.{event.adventurer}")
        if tile is None:
            continue
        hero = view.guild.adventurers[event.adventurer]
        armed = replace(hero, weapon=event.design, quest=event.quest, honed=0)
        if step.part < _LEAVES or _stays(view, event):
            _draw_weapon(c, view, step, event, tile)
        else:
            _draw_bearer(c, view, step, event, tile, armed)
        _draw_sparks(c, step, event, tile)


def _draw_weapon(
    c: Canvas, view: QuestView, step: AnimationStep, event: ev.WeaponForged, tile: Box
) -> None:
    """Draw a weapon that grows out of the sparks, a little too large at first."""
    if step.part < _APPEARS:
        return
    design = view.content.designs[event.design]
    side = c.px(tile.height * 0.7)
    picture = c.gallery.get(design.picture, side, side)
    grown = motion.settle(motion.within(step.part, _APPEARS, _LEAVES))
    x, y = tile.x + tile.width * _HAND[0], tile.y + tile.height * _HAND[1]
    motion.draw_sized(c, picture, x, y, max(0.1, grown), max(0.1, grown))


def _draw_bearer(
    c: Canvas,
    view: QuestView,
    step: AnimationStep,
    event: ev.WeaponForged,
    tile: Box,
    armed: Adventurer,
) -> None:
    """The tile goes to the row of its quest."""
    goal = c.place(f"company.{event.quest}") or tile
    part = motion.within(step.part, _LEAVES, 1.0)
    start = (tile.x + tile.width / 2, tile.y + tile.height / 2)
    end = (goal.x + goal.width / 2, goal.y + goal.height / 2)
    at = motion.travel(c, start, end, part, 24)
    seat, number = view.seat, event.adventurer
    picture = cards.adventurer_surface(c, view.table_view, seat, number, tile.width, armed)
    size = motion.mix(1.0, goal.width / tile.width, motion.smooth(part))
    motion.draw_sized(c, picture, at.x, at.y, size, size, at.alpha)


def _draw_sparks(c: Canvas, step: AnimationStep, event: ev.WeaponForged, tile: Box) -> None:
    x, y = tile.x + tile.width * _HAND[0], tile.y + tile.height * _HAND[1]
    part = motion.within(step.part, 0.0, 0.7)
    motion.draw_sparks(c, x, y, part, event.adventurer, tile.height * 0.9)
