"""Shared tables in the app: the server that runs in it, and how a game that has begun is put on the
table."""

from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

import pygame

from forgewar.app.window import game_files
from forgewar.net.link import Link
from forgewar.net.remote_session import RemoteTable
from forgewar.paths import user_folder
from forgewar.play.apart.hosting import Host, start_host
from forgewar.play.apart.remote_match import make_remote_match

if TYPE_CHECKING:
    from collections.abc import Sequence

    from forgewar.app.window.scene_context import SceneContext


def wake() -> None:
    """Have the app look for news; called in other threads."""
    with suppress(pygame.error):  # there is no window any more
        pygame.event.post(pygame.event.Event(pygame.USEREVENT))


def connect(links: "Sequence[Link]") -> RemoteTable:
    """A table whose news wake the app."""
    return RemoteTable(links, wake=wake)


def host(context: "SceneContext") -> Host:
    """The server in this app, started if none runs. It ends with the app."""
    if context.host is None or context.host.state in ("failed", "ended"):
        context.host = start_host(user_folder("data") / "tables")
    return context.host


def enter_table(context: "SceneContext", table: RemoteTable) -> None:
    """Put the game of a shared table on screen; leaving it ends the connection."""
    game_files.put_away(context)
    context.navigator.reset(context.navigator.scene("title"))
    speed, thinker = context.settings.speed, context.resources.thinker
    game_files.set_match(context, partial(make_remote_match, table, speed, thinker))
