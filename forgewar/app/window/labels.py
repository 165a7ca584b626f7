"""How keys and the buttons of a pad are written on screen."""

import sys

_KEYS = {
    "return": "Enter",
    "keypad enter": "Keypad Enter",
    "escape": "Esc",
    "backspace": "Back",
    "page up": "PgUp",
    "page down": "PgDn",
    "altgr": "AltGr",
}
_KEYS_OF_A_MAC = {"ctrl": "Cmd", "meta": "Ctrl", "alt": "Option"}
_BUTTONS = {
    "back": "View",
    "start": "Menu",
    "left_stick": "LS",
    "right_stick": "RS",
    "left_shoulder": "LB",
    "right_shoulder": "RB",
    "left_trigger": "LT",
    "right_trigger": "RT",
}


def key_label(key: str) -> str:
    """A key's name as on a keycap: "ctrl+z" is "Ctrl Z", or "Cmd Z" on a Mac."""
    labels = _KEYS | _KEYS_OF_A_MAC if sys.platform == "darwin" else _KEYS
    return " ".join(labels.get(part, part.capitalize()) for part in _parts(key))


def _parts(key: str) -> list[str]:
    """Modifiers and key; the key itself may be a plus."""
    if key.endswith("+"):
        return [part for part in key[:-1].split("+") if part] + ["+"]
    return key.split("+")


def button_label(button: str) -> str:
    """A button's name as on a pad."""
    for long, short in (("left_stick_", "LS"), ("right_stick_", "RS"), ("pad_", "D-pad")):
        if button.startswith(long):
            return f"{short} {button.removeprefix(long)}"
    return _BUTTONS.get(button, button.replace("_", " ").capitalize())
