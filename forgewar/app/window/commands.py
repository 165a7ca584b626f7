"""Every command there is: id, label, default keys and buttons, where it works. Nothing else knows
keys.

Scenes receive command ids; hints on screen and the settings screen read labels and what is bound
here.
"""

from dataclasses import dataclass

from forgewar.app.window.labels import button_label, key_label


@dataclass(frozen=True, slots=True)
class Command:
    """`scope` is "everywhere", or the families of scenes in which the command makes sense."""

    id: str
    label: str
    keys: tuple[str, ...]  # as keys.py names them, "ctrl+z" with modifiers
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


# The buttons of a pad, as pads.py names them. What has none is a button on screen as well.
PAD: dict[str, tuple[str, ...]] = {
    "confirm": ("a",),
    "back": ("b", "start"),
    "next": ("right_shoulder",),
    "previous": ("left_shoulder",),
    "left": ("pad_left", "left_stick_left"),
    "right": ("pad_right", "left_stick_right"),
    "up": ("pad_up", "left_stick_up"),
    "down": ("pad_down", "left_stick_down"),
    "scroll_up": ("right_stick_up",),
    "scroll_down": ("right_stick_down",),
    "undo": ("x",),
    "redo": ("paddle_2",),
    "pass": ("y",),
    "merchant": ("back",),
    "ledger": ("left_stick",),
    "mat": ("right_stick",),
    "log": ("touchpad",),
    "hint": ("left_trigger",),
    "why": ("paddle_1",),
    "suggest": ("right_trigger",),
    "play_pause": ("y",),
    "step_back": ("left_trigger",),
    "step_on": ("right_trigger",),
    "round_back": ("right_stick_left",),
    "round_on": ("right_stick_right",),
    "play_on": ("x",),
    "rename": ("y",),
    "delete": ("x",),
    "restore": ("left_trigger",),
    "export": ("right_trigger",),
    "import": ("back",),
    "rules": ("paddle_3",),
    "settings": ("paddle_4",),
    "screenshot": ("share",),
}


class Bound:
    """Which inputs of one kind mean what: the defaults, with a player's changes over them. Some
    always mean the same, so that nobody gets stuck by changing them."""

    def __init__(
        self,
        defaults: dict[str, tuple[str, ...]],
        fixed: dict[str, str],
        changes: dict[str, tuple[str, ...]],
    ) -> None:
        self._defaults = defaults
        self._fixed = fixed
        self._of = defaults | {c: tuple(names) for c, names in changes.items() if c in defaults}

    def command(self, name: str, scope: str) -> str:
        """The command that a key or button means in scenes of a scope, or an empty string."""
        if name in self._fixed:
            return self._fixed[name]
        for command_id, names in self._of.items():
            if name in names and _reaches(REGISTRY[command_id].scope, scope):
                return command_id
        return ""

    def of(self, command_id: str) -> tuple[str, ...]:
        return self._of[command_id]

    def refusal(self, command_id: str, name: str) -> str:
        """Which command cannot do without a key or button: its id, or nothing."""
        if name in self._fixed:
            return self._fixed[name]
        needs_it = command_id != "confirm" and self._of["confirm"] == (name,)
        return "confirm" if needs_it else ""

    def bind(self, command_id: str, name: str) -> str:
        """Give a key or button to a command in the place of its first; returns the id of the
        command that lost it, or nothing."""
        scope = REGISTRY[command_id].scope
        others = [c for c, names in self._of.items() if name in names and c != command_id]
        losers = [c for c in others if _reaches(REGISTRY[c].scope, scope)]
        for loser in losers:
            self._of[loser] = tuple(n for n in self._of[loser] if n != name)
        self._of[command_id] = (name, *(n for n in self._of[command_id][1:] if n != name))
        return losers[0] if losers else ""

    def restore(self) -> None:
        """All as it was at first."""
        self._of = dict(self._defaults)

    def changes(self) -> dict[str, tuple[str, ...]]:
        """What differs from the defaults, for the settings file."""
        return {c: names for c, names in self._of.items() if names != self._defaults[c]}


Changes = dict[str, tuple[str, ...]] | None


class Bindings:
    """What keys and the buttons of pads mean."""

    def __init__(self, keys: Changes = None, pad: Changes = None) -> None:
        commands = REGISTRY.values()
        self.keys = Bound({c.id: c.keys for c in commands}, {"escape": "back"}, keys or {})
        self.pad = Bound({c.id: PAD.get(c.id, ()) for c in commands}, {"start": "back"}, pad or {})
        self.by_pad = False  # whether a pad was used last

    def hint(self, command_id: str) -> str:
        """What is written on a keycap for a command: its first key, or its first button while a
        pad is used."""
        if command_id not in REGISTRY:
            return ""
        if self.by_pad:
            return next(map(button_label, self.pad.of(command_id)), "")
        return next(map(key_label, self.keys.of(command_id)), "")


def _reaches(scope: str, other: str) -> bool:
    """Whether commands of two scopes meet in any scene."""
    mine, theirs = set(scope.split()), set(other.split())
    return "everywhere" in mine | theirs or bool(mine & theirs)
