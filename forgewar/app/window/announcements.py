"""What comes up by itself over the table: a new stage, another person's turn, bad news."""

from typing import TYPE_CHECKING

from forgewar.app.window import game_files
from forgewar.words import say
from forgewar.words.faults import describe_fault

if TYPE_CHECKING:
    from forgewar.app.window.app import App


def announce_stage(app: "App") -> None:
    """Once the change of stage is on screen, say what is new."""
    if app.opened is not None and app.match is not None and not app.match.show.busy:
        opened, app.opened = app.opened, None
        app.open("stage", opened)


def hand_over(app: "App") -> None:
    """Another person is to choose: tell what happened since they last did."""
    match = app.match
    seat = match.arriving() if match is not None else None
    if match is None or seat is None or app.stack.top.overlay:
        return
    lines = match.sit_down(seat)
    if lines and app.settings.handover:
        app.open("handover", seat, lines)


def complain(app: "App") -> None:
    """Say so, once, if computer guilds cannot think as they should, or if something was done to the
    record of the game."""
    complaint = app.complaint()
    if complaint is not None:
        app.tell(say("menus-computer-guilds"), str(describe_fault(complaint)))
    if app.match is not None:
        game_files.complain(app, app.match.session)
