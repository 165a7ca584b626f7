"""Settings: window, text, motion, sound and keys."""

from functools import partial
from typing import TYPE_CHECKING

from forgewar.app.kit import palette, widgets
from forgewar.app.kit.canvas import Canvas, fit_scale
from forgewar.app.window.commands import REGISTRY, key_label
from forgewar.app.window.settings import SPEEDS, TEXT_SCALES
from forgewar.app.window.sheet import Sheet

if TYPE_CHECKING:
    from forgewar.app.window.app import App

_SIZES = ((1280, 720), (1600, 900), (1920, 1080), (2560, 1440))
_VOLUMES = (0, 25, 50, 75, 100)
_ROW = 54.0


class SettingsOverlay(Sheet):
    """Every change works at once and is saved."""

    title = "Settings"
    wide = 860.0

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self._binding = ""  # the command that waits for a key

    def key(self, key: str, character: str) -> bool:
        if not self._binding:
            return False
        if key.endswith((" shift", " ctrl", " alt", " meta")):
            return True  # not a key of its own
        if key != "escape":
            self.app.bindings.bind(self._binding, key)
            self.app.save()
        self._binding = ""
        return True

    def leave(self) -> None:
        self.app.save()

    def body(self, c: Canvas, x: float, y: float, width: float, height: float) -> float:
        start = y
        for label, words, draw in (
            ("Window", "size in pixels", self._window),
            ("Full screen", "", self._full_screen),
            ("Text size", self._text_words(c), self._text),
            ("Motion", "how fast pieces move", self._speed),
            ("Sound", "per cent", partial(self._volume, "sound")),
            ("Music", "per cent", partial(self._volume, "music")),
            (
                "Handover",
                "what happened since your last turn",
                partial(self._switch, "handover", "Handover summary"),
            ),
            (
                "Guide",
                "a few words on what to do, where there is room",
                partial(self._switch, "guide", "Guide"),
            ),
        ):
            c.text(label, x, y + 20, size=18)
            c.text(words, x, y + 41, size=14, colour=palette.DIM, room=300)
            draw(c, x + width - 470, y + 6)
            y += _ROW + 4
        y += 10
        c.text("Keys", x, y + 14, size=18, face="Title", colour=palette.BRASS)
        c.text("press one, then the new key", x + 70, y + 14, size=15, colour=palette.DIM)
        why = "" if self.app.bindings.changes() else "No key has been changed"
        widgets.button(
            c, "restore", x + width - 180, y - 4, 180, "Restore all", self._restore, height=34,
            why=why,
        )  # fmt: skip
        y += 40
        half = (width - 20) / 2
        for i, command in enumerate(REGISTRY.values()):
            left = x + (i % 2) * (half + 20)
            at = y + (i // 2) * 42
            waiting = self._binding == command.id
            widgets.row(
                c, f"bind.{command.id}", left, at, half, 36, f"Change the key of {command.label}",
                partial(self._ask_key, command.id), chosen=waiting,
            )  # fmt: skip
            c.text(command.label, left + 12, at + 18, size=16, room=half - 150)
            keys = self.app.bindings.keys(command.id)
            said = "press a key" if waiting else ", ".join(key_label(k) for k in keys[:2])
            c.text(said, left + half - 12, at + 18, size=16, colour=palette.CHANGED, anchor="r")
        return y + (len(REGISTRY) + 1) // 2 * 42 + 10 - start

    def _ask_key(self, command: str) -> None:
        self._binding = command

    def _restore(self) -> None:
        self.app.bindings.restore()
        self.app.save()

    # One setting each

    def _window(self, c: Canvas, x: float, y: float) -> None:
        options = [(f"{w}x{h}", f"{w}x{h}") for w, h in _SIZES]
        settings = self.app.settings
        widgets.segments(
            c, "window", x, y, 470, options, f"{settings.width}x{settings.height}", self._resize
        )

    def _resize(self, size: str) -> None:
        width, height = size.split("x")
        self.app.set_window(size=(int(width), int(height)), full_screen=False)

    def _full_screen(self, c: Canvas, x: float, y: float) -> None:
        on = self.app.settings.full_screen
        widgets.toggle(
            c, "full_screen", x + 428, y + 7, "Full screen", on,
            partial(self.app.set_window, full_screen=not on),
        )  # fmt: skip

    def _text_words(self, c: Canvas) -> str:
        size = c.surface.get_size()
        wanted = self.app.settings.text_scale / 100
        base = fit_scale(size, 1.0)
        shown = round(100 * fit_scale(size, wanted) / base)
        return f"{shown} % is the most this window holds" if shown < wanted * 100 - 1 else ""

    def _text(self, c: Canvas, x: float, y: float) -> None:
        options = [(str(s), f"{s} %") for s in TEXT_SCALES]
        widgets.segments(
            c, "text", x, y, 470, options, str(self.app.settings.text_scale), self._set_text
        )

    def _set_text(self, scale: str) -> None:
        self.app.settings.text_scale = int(scale)
        self.app.save()

    def _speed(self, c: Canvas, x: float, y: float) -> None:
        words = {0: "Off", 1: "Normal", 2: "Double", 4: "Fourfold"}
        options = [(str(s), words[s]) for s in SPEEDS]
        chosen = str(self.app.settings.speed)
        widgets.segments(
            c, "speed", x, y, 470, options, chosen, lambda s: self.app.set_speed(int(s))
        )

    def _volume(self, kind: str, c: Canvas, x: float, y: float) -> None:
        options = [(str(v), "Off" if not v else str(v)) for v in _VOLUMES]
        nearest = min(_VOLUMES, key=lambda v: abs(v - getattr(self.app.settings, kind)))
        widgets.segments(c, kind, x, y, 470, options, str(nearest), partial(self._set_volume, kind))

    def _set_volume(self, kind: str, volume: str) -> None:
        setattr(self.app.settings, kind, int(volume))
        if self.app.sounds is not None:
            self.app.sounds.set_volumes()
            self.app.sounds.play("coin")
        self.app.save()

    def _switch(self, name: str, label: str, c: Canvas, x: float, y: float) -> None:
        on = getattr(self.app.settings, name)
        widgets.toggle(c, name, x + 428, y + 7, label, on, partial(self._set_switch, name, not on))

    def _set_switch(self, name: str, on: bool) -> None:
        setattr(self.app.settings, name, on)
        self.app.save()
