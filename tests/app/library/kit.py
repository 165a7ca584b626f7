"""The library on screen, for its tests and those of the title."""

from forgewar.app.library.scene import LibraryScene
from forgewar.app.menus.title import TitleScene
from forgewar.app.window.app import App


def library(app: App) -> LibraryScene:
    app.stack.push(TitleScene(app))
    scene = LibraryScene(app)
    app.stack.push(scene)
    settle(app)
    return scene


def settle(app: App) -> None:
    while app.stack.top.needs_ticks:
        app.stack.top.update(1)
    app.draw()


def said(app: App) -> str:
    return " ".join(text.text for text in app.frame.texts)
