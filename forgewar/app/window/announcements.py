"""Overlays that open by themselves over the table: a new stage, another person's turn, bad news."""

from typing import TYPE_CHECKING

from forgewar.app.window import game_files
from forgewar.words import say
from forgewar.words.faults import describe_fault

if TYPE_CHECKING:
    from forgewar.app.window.scene_context import SceneContext


def announce_stage(context: "SceneContext") -> None:
    """Once the change of stage is on screen, say what is new."""
    if (
        context.opened is not None
        and context.match is not None
        and not context.match.animation.busy
    ):
        opened, context.opened = context.opened, None
        context.navigator.open("stage", opened)


def hand_over(context: "SceneContext") -> None:
    """Another person is to choose: tell what happened since they last did."""
    match = context.match
    seat = match.prompts.arriving() if match is not None else None
    if match is None or seat is None or context.navigator.top.overlay:
        return
    lines = match.prompts.sit_down(seat)
    if lines and context.settings.handover:
        context.navigator.open("handover", seat, lines)


def complain(context: "SceneContext") -> None:
    """Say so, once, if computer guilds cannot think as they should, or if something was done to the
    record of the game."""
    complaint = context.resources.complaint()
    if complaint is not None:
        context.tell(say("menus-computer-guilds"), str(describe_fault(complaint)))
    if context.match is not None:
        game_files.complain(context, context.match.session)
