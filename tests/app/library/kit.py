"""The library on screen, for its tests and those of the title."""

from forgewar.app.library.scene import LibraryScene
from forgewar.app.menus.title import TitleScene
from forgewar.app.window.app import App


def library(app: App) -> LibraryScene:
    app.context.navigator.push(TitleScene(app.context))
    scene = LibraryScene(app.context)
    app.context.navigator.push(scene)
    settle(app)
    return scene


def settle(app: App) -> None:
    while app.context.navigator.top.needs_ticks:
        app.context.navigator.top.update(1)
    app.loop.draw()


def said(app: App) -> str:
    return " ".join(text.text for text in app.context.frame.texts)
