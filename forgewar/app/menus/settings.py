"""Settings: window, text, motion, sound, keys and the buttons of a pad."""

from functools import partial
from typing import TYPE_CHECKING

from forgewar.app.kit import palette, widgets
from forgewar.app.kit.canvas import Canvas
from forgewar.app.kit.frame import Range
from forgewar.app.window.commands import REGISTRY, Bound, Command
from forgewar.app.window.global_commands import set_speed
from forgewar.app.window.labels import button_label, key_label
from forgewar.app.window.languages import change_language
from forgewar.app.window.overlay import Overlay
from forgewar.app.window.settings import SPEEDS, TEXT_SCALES, VOLUMES, save_settings
from forgewar.words import message, say
from forgewar.words.language import current, language_tags
from forgewar.words.message import say_in

if TYPE_CHECKING:
    from forgewar.app.window.scene_context import SceneContext

_SIZES = ((1280, 720), (1600, 900), (1920, 1080), (2560, 1440))
_ROW = 61.0
_BIND_ROW = 42.0

_ABREAST, _BELOW = 640.0, 46.0  # in a narrower sheet what is chosen stands so far below
_SWITCHES = (
    "full-screen",
    "high-contrast",
    "reduced-motion",
    "privacy",
    "guide",
    "remarks",
    "notices",
)
_TABS: dict[str, tuple[str, ...]] = {
    "display": ("window", "full-screen", "text", "high-contrast", "colours"),
    "sound": ("sound", "music", "ambience", "interface"),
    "game": ("language", "motion", "reduced-motion", "privacy", "guide", "remarks", "notices"),
    "keys": (),
}


class SettingsOverlay(Overlay):
    """Every change works at once and is saved."""

    wide = 900.0
    tall = 540.0

    def __init__(self, context: "SceneContext", tab: str = "display") -> None:
        super().__init__(context)
        self.title = message("menus-settings")
        self._tab = tab
        self._waiting = ""  # the spot that waits for a key or a button
        self._refused = ""  # the command that cannot do without the one that was pressed

    def key(self, key: str) -> bool:
        """The key that was waited for. Escape leaves things as they were, and so does a key in the
        place of a button."""
        kind, _, command = self._waiting.partition(".")
        if kind == "bind" and key != "escape":
            self._bind(self.context.bindings.keys, command, key)
        else:
            self._waiting = ""
        return bool(kind)

    def button(self, button: str) -> bool:
        """The button that was waited for, likewise."""
        kind, _, command = self._waiting.partition(".")
        if kind == "pad" and button != "start":
            self._bind(self.context.bindings.pad, command, button)
        else:
            self._waiting = ""
        return bool(kind)

    def _bind(self, bound: Bound, command: str, name: str) -> None:
        self._refused = bound.refusal(command, name)
        if not self._refused:
            bound.bind(command, name)
            self._waiting = ""
            self._save_bindings()

    def leave(self) -> None:
        save_settings(self.context.settings)

    def head(self, c: Canvas, x: float, y: float, width: float) -> None:
        """The title, and the tabs beside it."""
        title = str(self.title)
        room = min(c.text_width(title, size=24, face="Title"), width * 0.3)
        c.text(title, x, y + 34, size=24, face="Title", room=room)
        tabs = [(tab, say(f"settings-tab-{tab}")) for tab in _TABS]
        left = x + room + 20
        widgets.segments(c, "tab", left, y + 15, x + width - left, tabs, self._tab, self._open_tab,
                         group=title)  # fmt: skip

    def _open_tab(self, tab: str) -> None:
        self._tab, self._waiting = tab, ""
        self.scrolling.offset = 0.0

    @property
    def first_focus(self) -> str:
        return f"tab.{self._tab}"

    def body(self, c: Canvas, x: float, y: float, width: float, height: float) -> float:
        if self._tab == "keys":
            return self._bindings(c, x, y + 4, width) - y
        start, narrow = y, width < _ABREAST
        room = min(300.0, width - 484) if not narrow else width - 60
        for name in _TABS[self._tab]:
            words = self._words(name)
            label = y + (20 if words else 25)
            c.text(say(f"settings-label-{name}"), x, label, size=18, room=room)
            if words:
                below = y + 20 + (c.line(18) + c.line(14)) / 2
                c.text(words, x, below, size=14, colour=palette.DIM, room=room)
            if narrow and name not in _SWITCHES:  # below its words
                y += _BELOW
            self._draw_setting(c, name, x + width - 470, y + 6)
            y += max(_ROW, c.line(18) + c.line(14) + 14)
            widgets.rule(c, x, y - 4, width)
        return y - start

    def _draw_setting(self, c: Canvas, name: str, x: float, y: float) -> None:
        draw = {
            "window": self._window,
            "full-screen": self._full_screen,
            "text": self._text,
            "colours": self._colours,
            "language": self._language,
            "motion": self._speed,
        }.get(name)
        if draw is not None:
            draw(c, x, y)
        elif name in _SWITCHES:
            self._switch(name.replace("-", "_"), c, x, y)
        else:
            self._volume(name, c, x, y)

    # Keys and buttons

    def _bindings(self, c: Canvas, x: float, y: float, width: float) -> float:
        """A row for each command: its keys, and its buttons on a pad. Returns where they end."""
        bindings = self.context.bindings
        head = say("settings-bindings")
        c.text(head, x, y + 14, size=18, face="Title", colour=palette.BRASS, room=width - 200)
        changed = bindings.keys.changes() or bindings.pad.changes()
        widgets.button(
            c, "restore", x + width - 180, y - 4, 180, say("settings-restore"), self._restore,
            height=34, why="" if changed else say("settings-unchanged"),
        )  # fmt: skip
        y += 40
        words = say("settings-bindings-words")
        cell = (width - 12) * 0.31
        c.text(words, x, y + 8, size=15, colour=palette.DIM, room=width - 2 * cell - 24)
        for i, head in enumerate((say("settings-key"), say("settings-pad"))):
            left = x + width - (2 - i) * cell - (1 - i) * 12
            c.text(head, left + 12, y + 8, size=15, colour=palette.DIM)
        y += 26
        for command in REGISTRY.values():
            c.text(command.label, x, y + 18, size=16, room=width - 2 * cell - 24)
            keys = [key_label(key) for key in bindings.keys.of(command.id)]
            buttons = [button_label(button) for button in bindings.pad.of(command.id)]
            right = x + width - cell
            self._cell(c, "bind", command, keys, (right - cell - 12, y, cell))
            self._cell(c, "pad", command, buttons, (right, y, cell))
            y += _BIND_ROW
        return y + 10

    def _cell(
        self,
        c: Canvas,
        kind: str,
        command: Command,
        names: list[str],
        place: tuple[float, float, float],
    ) -> None:
        """Draw the keys or buttons of a command, or a prompt while one is awaited."""
        x, y, width = place
        name = f"{kind}.{command.id}"
        waiting = self._waiting == name
        change = say(f"settings-change-{kind}", command=command.label)
        widgets.row(c, name, x, y, width, 36, change, partial(self._ask, name), chosen=waiting)
        said = ", ".join(names[:2])
        if waiting:
            said = say(f"settings-press-{kind}")
            if self._refused:
                said = say("settings-needed", command=REGISTRY[self._refused].label)
        c.text(said, x + 12, y + 18, size=16, colour=palette.CHANGED, room=width - 24)

    def _ask(self, name: str) -> None:
        self._waiting, self._refused = name, ""

    def _restore(self) -> None:
        self.context.bindings.keys.restore()
        self.context.bindings.pad.restore()
        self._save_bindings()

    def _save_bindings(self) -> None:
        settings, bindings = self.context.settings, self.context.bindings
        settings.keys, settings.pad = bindings.keys.changes(), bindings.pad.changes()
        save_settings(settings)

    # One setting each

    def _window(self, c: Canvas, x: float, y: float) -> None:
        settings = self.context.settings
        now = (settings.width, settings.height)
        if not all(now):
            now = self.context.screen.surface.get_size()
        options = [(f"{w}x{h}", f"{w}x{h}") for w, h in sorted({*_SIZES, now})]
        widgets.segments(c, "window", x, y, 470, options, f"{now[0]}x{now[1]}", self._resize,
                         group=say("settings-label-window"))  # fmt: skip

    def _resize(self, size: str) -> None:
        width, height = size.split("x")
        self.context.screen.set_window(size=(int(width), int(height)), full_screen=False)

    def _full_screen(self, c: Canvas, x: float, y: float) -> None:
        on = self.context.settings.full_screen
        widgets.toggle(
            c, "full_screen", x + 428, y + 7, say("settings-label-full-screen"), on,
            partial(self.context.screen.set_window, full_screen=not on),
        )  # fmt: skip

    def _words(self, name: str) -> str:
        """The line under a label, if there is more to say."""
        if name == "full-screen":
            return ""
        return self._text_words() if name == "text" else say(f"settings-words-{name}")

    def _text_words(self) -> str:
        return say("settings-text-folds") if self.context.settings.large_text else ""

    def _text(self, c: Canvas, x: float, y: float) -> None:
        options = [(str(s), say("settings-percent", percent=s)) for s in TEXT_SCALES]
        widgets.segments(
            c, "text", x, y, 470, options, str(self.context.settings.text_scale), self._set_text,
            group=say("settings-label-text"),
        )  # fmt: skip

    def _set_text(self, scale: str) -> None:
        self.context.settings.text_scale = int(scale)
        save_settings(self.context.settings)

    def _colours(self, c: Canvas, x: float, y: float) -> None:
        options = [(name, say(f"settings-colours-{name}")) for name in ("usual", "apart")]
        chosen = "apart" if self.context.settings.well_apart else "usual"
        widgets.segments(c, "colours", x, y, 470, options, chosen, self._set_colours,
                         group=say("settings-label-colours"))  # fmt: skip

    def _set_colours(self, name: str) -> None:
        self._set_switch("well_apart", name == "apart")

    def _language(self, c: Canvas, x: float, y: float) -> None:
        options = [(tag, say_in("language-name", tag)) for tag in language_tags()]
        widgets.segments(c, "language", x, y, 470, options, current().tag, self._speak,
                         group=say("settings-label-language"))  # fmt: skip

    def _speak(self, tag: str) -> None:
        change_language(self.context, tag)

    def _speed(self, c: Canvas, x: float, y: float) -> None:
        options = [(str(s), say(f"settings-speed-{s}")) for s in SPEEDS]
        chosen = str(self.context.settings.speed)
        widgets.segments(
            c, "speed", x, y, 470, options, chosen, lambda s: set_speed(self.context, int(s)),
            group=say("settings-label-motion"),
        )  # fmt: skip

    def _volume(self, kind: str, c: Canvas, x: float, y: float) -> None:
        now = getattr(self.context.settings, kind)
        said = say("settings-percent", percent=now) if now else say("settings-off")
        value = Range(now, VOLUMES[-1], VOLUMES[1] - VOLUMES[0])
        choose = partial(self._set_volume, kind)
        label = say(f"settings-label-{kind}")
        widgets.slider(c, kind, (x, y, 470), label, value, choose, said=said)

    def _set_volume(self, kind: str, volume: int) -> None:
        setattr(self.context.settings, kind, volume)
        self.context.sounds.set_volumes()
        self.context.sounds.play("button" if kind == "interface" else "coin")
        save_settings(self.context.settings)

    def _switch(self, name: str, c: Canvas, x: float, y: float) -> None:
        on = getattr(self.context.settings, name)
        label = say(f"settings-label-{name.replace('_', '-')}")
        widgets.toggle(c, name, x + 428, y + 7, label, on, partial(self._set_switch, name, not on))

    def _set_switch(self, name: str, on: bool) -> None:
        setattr(self.context.settings, name, on)
        save_settings(self.context.settings)
