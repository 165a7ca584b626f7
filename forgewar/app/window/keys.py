"""Names of key presses: "z", "ctrl+z", "alt+shift+left". Bindings, scenes and text fields know keys
by these names only, whatever a system calls its modifiers.

On macOS the command modifier is Cmd, so "ctrl+z" means Cmd+Z there, and Ctrl is what the Windows
key is elsewhere: a modifier that nothing of ours is bound to. AltGr makes letters and never turns
one into a command; Windows reports it as Ctrl with the right Alt.
"""

import sys

import pygame

_PLAIN = {"enter": "keypad enter"}  # pygame's name does not say which
_ORDER = ("ctrl", "alt", "shift", "meta", "altgr")


def is_modifier(key: str) -> bool:
    """Whether a key does nothing by itself."""
    return key.endswith((" shift", " ctrl", " alt", " meta")) or key in (
        "alt gr",
        "caps lock",
        "numlock",
    )


def key_name(code: int, held: int) -> str:
    """The name of a key with what is held beside it, by pygame's numbers."""
    key = pygame.key.name(code)
    key = _PLAIN.get(key, key)
    if not key or is_modifier(key):
        return key
    return "+".join((*_modifiers(held), key))


def _modifiers(held: int) -> list[str]:
    down = {
        "ctrl": bool(held & pygame.KMOD_CTRL),
        "alt": bool(held & pygame.KMOD_ALT),
        "shift": bool(held & pygame.KMOD_SHIFT),
        "meta": bool(held & pygame.KMOD_META),
        "altgr": bool(held & pygame.KMOD_MODE),
    }
    if held & pygame.KMOD_RALT and down["ctrl"]:
        down["altgr"] = True
    if down["altgr"]:
        down["ctrl"] = down["alt"] = False
    if sys.platform == "darwin":
        down["ctrl"], down["meta"] = down["meta"], down["ctrl"]
    return [name for name in _ORDER if down[name]]
