"""Glyphs of the things in a player's hands: keys, mouse, gamepad. Labels are set by the game."""

from icons.plate import Mark, plates
from paths import circle, mirrored, rrect

MOUSE = (
    "M32 4 C45 4 52 13 52 26 L52 40 C52 53 44 61 32 61 C20 61 12 53 12 40 L12 26 C12 13 19 4 32 4 Z"
)
SPOTS = {"south": (32, 51), "east": (51, 32), "west": (13, 32), "north": (32, 13)}


def _key(w: float) -> list[Mark]:
    x = 32 - w / 2
    return [
        f"{rrect(x, 6, w, 52, 9)} {rrect(x + 5, 10, w - 10, 39, 6)}",
    ]


def _button(pressed: str) -> list[Mark]:
    out: list[Mark] = []
    for name, (x, y) in SPOTS.items():
        out.append(circle(x, y, 11.5) if name == pressed else (circle(x, y, 9), 4))
    return out


def _pad(side: str) -> list[Mark]:
    """The directional pad with one arm filled; without a side, all of it is outlined."""
    arms = {
        "up": "M24 4 L40 4 L40 24 L24 24 Z",
        "right": "M40 24 L60 24 L60 40 L40 40 Z",
        "down": "M24 40 L40 40 L40 60 L24 60 Z",
        "left": "M4 24 L24 24 L24 40 L4 40 Z",
    }
    whole = "M24 5 L40 5 L40 24 L59 24 L59 40 L40 40 L40 59 L24 59 L24 40 L5 40 L5 24 L24 24 Z"
    return [(whole, 4.4), *([arms[side]] if side else [])]


BUMPER = "M4 46 L4 38 C4 24 14 18 28 18 L60 18 L60 46 Z"
TRIGGER = "M10 58 L10 30 C10 14 22 6 40 6 L54 6 L54 58 Z"

GLYPHS: dict[str, list[Mark]] = {
    "key": _key(52),
    "key_wide": _key(62),
    "key_enter": [*_key(62), ("M45 18 L45 31 L22 31 M29 23 L21 31 L29 39", 5)],
    "key_space": [*_key(62), ("M17 28 L17 37 L47 37 L47 28", 5)],
    "key_backspace": [*_key(62), ("M48 30 L20 30 M30 20 L20 30 L30 40", 5)],
    "key_up": [*_key(52), "M32 16 L46 39 L18 39 Z"],
    "key_down": [*_key(52), "M32 43 L46 20 L18 20 Z"],
    "key_left": [*_key(52), "M17 29.5 L41 16 L41 43 Z"],
    "key_right": [*_key(52), "M47 29.5 L23 16 L23 43 Z"],
    "mouse": [(MOUSE, 5), ("M32 14 L32 24", 5)],
    "mouse_left": [(MOUSE, 5), "M30 7 L30 29 L14 29 L14 26 C14 14 20 8 30 7 Z"],
    "mouse_right": [(MOUSE, 5), "M34 7 L34 29 L50 29 L50 26 C50 14 44 8 34 7 Z"],
    "mouse_wheel": [(MOUSE, 5), rrect(27, 12, 10, 20, 5)],
    "pad": [
        "M20 16 L44 16 C56 16 60 28 62 46 C63 56 53 58 48 51 L43 44 L21 44 L16 51 C11 58 1 56 2 46 "
        "C4 28 8 16 20 16 Z M17 23 L17 28 L12 28 L12 33 L17 33 L17 38 L22 38 L22 33 L27 33 L27 28 "
        f"L22 28 L22 23 Z {circle(43, 34.5, 3.6)} {circle(50, 27.5, 3.6)}"
    ],
    "pad_south": _button("south"),
    "pad_east": _button("east"),
    "pad_west": _button("west"),
    "pad_north": _button("north"),
    "pad_directions": _pad(""),
    "pad_up": _pad("up"),
    "pad_down": _pad("down"),
    "pad_left": _pad("left"),
    "pad_right": _pad("right"),
    "pad_stick": [
        (circle(32, 32, 26), 4),
        circle(32, 32, 15),
        "M32 1 L37 7 L27 7 Z M32 63 L37 57 L27 57 Z M1 32 L7 27 L7 37 Z M63 32 L57 27 L57 37 Z",
    ],
    "pad_bumper_left": [(BUMPER, 5)],
    "pad_bumper_right": [(mirrored(BUMPER, 32), 5)],
    "pad_trigger_left": [(TRIGGER, 5)],
    "pad_trigger_right": [(mirrored(TRIGGER, 32), 5)],
    "pad_start": [(rrect(6, 20, 52, 24, 12), 5), "M27 25 L40 32 L27 39 Z"],
    "pad_select": [(rrect(6, 20, 52, 24, 12), 5), ("M24 27 L40 27 M24 32 L40 32 M24 37 L40 37", 3)],
    "touch": [
        "M24 34 L24 12 C24 6 33 6 33 12 L33 28 L48 31 C53 32 55 35 54 40 L50 60 L26 60 L12 44 "
        "C8 39 14 34 18 38 L24 43 Z",
    ],
}

plates("icons", GLYPHS)
