"""Picture of a moment of a game, drawn by the app without a window."""

import io
import os
from collections.abc import Iterable

import pygame

from forgewar.ai.worker_process import ThinkingHere
from forgewar.app.routes import route
from forgewar.app.window import game_files
from forgewar.app.window.app import App
from forgewar.app.window.settings import Settings
from forgewar.content.model import Content
from forgewar.rules.actions import Action
from forgewar.session.record import Header
from forgewar.session.session import Session

_LITTLE = 100  # nodes


def headless_app(content: Content, size: tuple[int, int], text_scale: int) -> App:
    """An app on SDL's dummy driver, with every picture drawn at once and nothing in motion;
    computer guilds think little, and here."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    pygame.display.init()
    pygame.font.init()
    settings = Settings(width=size[0], height=size[1], text_scale=text_scale, speed=0)
    thinker = ThinkingHere(content, most=_LITTLE)
    surface = pygame.display.set_mode(size)
    return App(content, settings, surface, routes=route, eager=True, thinker=thinker)


def render(
    content: Content,
    header: Header,
    actions: Iterable[Action],
    size: tuple[int, int],
    text_scale: int,
) -> bytes:
    """The screen after these actions, as a PNG. At the end everything is counted."""
    app = headless_app(content, size, text_scale)
    session = Session.new(
        header.options, header.seed, content, seats=header.seats, practice=header.practice
    )
    for action in actions:
        session.play(action)
    game_files.start_match(app.context, session)
    if session.game.over:
        while app.context.navigator.top.update(1.0):
            pass
    app.loop.draw()
    drawn = io.BytesIO()
    pygame.image.save(app.context.screen.surface, drawn, "shot.png")
    return drawn.getvalue()
