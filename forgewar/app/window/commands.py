"""Every command there is: id, label, default keys, where it works. Nothing else knows keys.

Scenes receive command ids; hints on screen and the settings screen read labels and bound keys here.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Command:
    """`scope` is "everywhere", or the families of scenes in which the command makes sense."""

    id: str
    label: str
    keys: tuple[str, ...]  # pygame key names, "ctrl+z" with modifiers
    scope: str = "everywhere"
    tip: str = ""


REGISTRY: dict[str, Command] = {
    command.id: command
    for command in (
        Command("confirm", "Confirm", ("return", "keypad enter", "space"), tip="Do what is marked"),
        Command("back", "Back", ("escape",), tip="Leave, cancel or pause"),
        Command("next", "Next thing", ("tab",), tip="Move on to the next thing"),
        Command("previous", "Previous thing", ("shift+tab",)),
        Command("left", "Left", ("left",)),
        Command("right", "Right", ("right",)),
        Command("up", "Up", ("up",)),
        Command("down", "Down", ("down",)),
        Command("scroll_up", "Scroll up", ("page up",)),
        Command("scroll_down", "Scroll down", ("page down",)),
        Command("undo", "Undo", ("u", "ctrl+z"), "play", "Take back the last action"),
        Command("redo", "Redo", ("y", "ctrl+y"), "play", "Play again what was taken back"),
        Command("reset", "Reset turn", ("backspace",), "play", "Take back the whole turn"),
        Command("pass", "Pass", ("p",), "play", "Pass, decline or be done"),
        Command("merchant", "Merchant", ("m",), "play", "Trade with the merchant and stalls"),
        Command("ledger", "Ledger", ("l",), "play replay", "What every quest will need"),
        Command("discard", "Market discard", ("d",), "play replay", "Cards nobody bought"),
        Command("mat", "Guild mat", ("g",), "play replay", "All that a guild has"),
        Command("tiles", "Bonus tiles", ("b",), "play replay", "The bonus tiles of this game"),
        Command("log", "Log", ("j",), "play replay", "Everything that happened"),
        Command("hint", "Hint", ("h",), "play", "What a Master would do now, and why"),
        Command("why", "Why?", ("w",), "play", "Why computer guilds did what they did"),
        Command("suggest", "Suggest", ("s",), "play", "Arm this quest at the least cost"),
        Command("play_pause", "Play or pause", ("p",), "replay", "Let the game go on by itself"),
        Command("step_back", "Step back", (",",), "replay", "The action before"),
        Command("step_on", "Step on", (".",), "replay", "The next action"),
        Command("round_back", "Round back", ("[",), "replay", "To the start of the round"),
        Command("round_on", "Round on", ("]",), "replay", "To the next round"),
        Command("first", "To the start", ("home",), "replay"),
        Command("last", "To the end", ("end",), "replay"),
        Command("play_on", "Play on from here", ("n",), "replay", "As a new game"),
        Command("rename", "Rename", ("f2",), "library", "Give the game a name"),
        Command("delete", "Delete", ("delete",), "library", "Kept among the deleted for 30 days"),
        Command("restore", "Undo delete", ("u", "ctrl+z"), "library", "Bring the game back"),
        Command("export", "Export", ("e",), "library", "Copy the game to your documents"),
        Command("import", "Import", ("i",), "library", "Take in a game from a file"),
        Command("rules", "Rules", ("r", "f1"), tip="The rulebook"),
        Command("settings", "Settings", ("o",), tip="Window, text, sound and keys"),
        Command("full_screen", "Full screen", ("f11", "alt+return")),
        Command(
            "faster", "Animation speed", ("f",), "play replay", "Off, normal, double, fourfold"
        ),
        Command("screenshot", "Save a picture", ("f12",)),
    )
}


class Bindings:
    """Which keys mean what: the defaults, with a player's changes over them."""

    def __init__(self, changes: dict[str, tuple[str, ...]] | None = None) -> None:
        self._keys = {command.id: command.keys for command in REGISTRY.values()}
        for command_id, keys in (changes or {}).items():
            if command_id in self._keys:
                self._keys[command_id] = tuple(keys)

    def command(self, key: str, scope: str) -> str:
        """The command a key means in scenes of a scope, or an empty string. Escape leads back
        whatever else does: nobody gets stuck by changing keys."""
        if key == "escape":
            return "back"
        for command_id, keys in self._keys.items():
            if key in keys and _reaches(REGISTRY[command_id].scope, scope):
                return command_id
        return ""

    def keys(self, command_id: str) -> tuple[str, ...]:
        return self._keys[command_id]

    def bind(self, command_id: str, key: str) -> str:
        """Give a key to a command; returns the id of the command that lost it, or nothing."""
        scope = REGISTRY[command_id].scope
        others = [c for c, keys in self._keys.items() if key in keys and c != command_id]
        losers = [c for c in others if _reaches(REGISTRY[c].scope, scope)]
        for loser in losers:
            self._keys[loser] = tuple(k for k in self._keys[loser] if k != key)
        self._keys[command_id] = (key, *(k for k in self._keys[command_id][1:] if k != key))
        return losers[0] if losers else ""

    def restore(self) -> None:
        """All keys as they were at first."""
        self._keys = {command.id: command.keys for command in REGISTRY.values()}

    def changes(self) -> dict[str, tuple[str, ...]]:
        """What differs from the defaults, for the settings file."""
        return {c: keys for c, keys in self._keys.items() if keys != REGISTRY[c].keys}

    def hint(self, command_id: str) -> str:
        """How the first key of a command is written on a keycap."""
        keys = self._keys.get(command_id, ())
        return key_label(keys[0]) if keys else ""


def _reaches(scope: str, other: str) -> bool:
    """Whether commands of two scopes meet in any scene."""
    mine, theirs = set(scope.split()), set(other.split())
    return "everywhere" in mine | theirs or bool(mine & theirs)


_LABELS = {
    "return": "Enter",
    "escape": "Esc",
    "backspace": "Back",
    "page up": "PgUp",
    "page down": "PgDn",
}


def key_label(key: str) -> str:
    """A key's name as on a keycap: "ctrl+z" is "Ctrl Z"."""
    parts = [_LABELS.get(part, part.capitalize()) for part in key.split("+")]
    return " ".join(parts)
