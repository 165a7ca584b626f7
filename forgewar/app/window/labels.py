"""Labels of keys and of the buttons of pads, as shown on screen."""

import sys

from forgewar.words import say

# What is not written as it is named.
_KEYS = frozenset((
    "return", "keypad_enter", "escape", "backspace", "page_up", "page_down", "altgr", "space",
    "tab", "delete", "home", "end", "left", "right", "up", "down", "ctrl", "alt", "shift", "meta",
    "insert", "break", "print_screen", "scroll_lock", "menu",
))  # fmt: skip
_KEYS_OF_A_MAC = frozenset(("ctrl", "meta", "alt"))
_BUTTONS = frozenset((
    "back", "start", "guide", "left_stick", "right_stick", "left_shoulder", "right_shoulder",
    "left_trigger", "right_trigger", "share", "touchpad", "paddle_1", "paddle_2", "paddle_3",
    "paddle_4",
))  # fmt: skip
_STICKS = ("left_stick", "right_stick", "pad")
_WAYS = ("left", "right", "up", "down")


def key_label(key: str) -> str:
    """A key's name as on a keycap: "ctrl+z" is "Ctrl Z", or "Cmd Z" on a Mac."""
    return " ".join(map(_key, _parts(key)))


def _key(part: str) -> str:
    name = part.replace(" ", "_")
    if sys.platform == "darwin" and name in _KEYS_OF_A_MAC:
        return say(f"commands-key-mac-{name}")
    # Letters; and keys that few keyboards have, as the system calls them.
    return say(f"commands-key-{name}") if name in _KEYS else part.capitalize()


def _parts(key: str) -> list[str]:
    """Modifiers and key; the key itself may be a plus."""
    if key.endswith("+"):
        return [part for part in key[:-1].split("+") if part] + ["+"]
    return key.split("+")


def button_label(button: str) -> str:
    """A button's name as on a pad."""
    stick, _, way = button.rpartition("_")
    if stick in _STICKS and way in _WAYS:
        name = say(f"commands-button-{stick}")
        return say("commands-stick", stick=name, way=say(f"commands-way-{way}"))
    if button in _BUTTONS:
        return say(f"commands-button-{button}")
    return button.upper()  # the letters on a pad
