"""Table of commands: id, default keys and buttons, and the scenes in which each works. Nothing else
knows keys.

Scenes receive command ids; hints on screen and the settings screen read labels and what is bound
here.
"""

from msgspec import Struct

from forgewar.app.window.labels import button_label, key_label
from forgewar.words import say


class Command(Struct, frozen=True):
    """`scope` is "everywhere", or the families of scenes in which the command makes sense."""

    id: str
    keys: tuple[str, ...]  # as keys.py names them, "ctrl+z" with modifiers
    scope: str = "everywhere"

    @property
    def label(self) -> str:
        return say(f"commands-label-{self.id}")

    @property
    def tip(self) -> str:
        """Description, for a button that only has its label."""
        return say(f"commands-tip-{self.id}")


REGISTRY: dict[str, Command] = {
    command.id: command
    for command in (
        Command("confirm", ("return", "keypad enter", "space")),
        Command("back", ("escape",)),
        Command("next", ("tab",)),
        Command("previous", ("shift+tab",)),
        Command("left", ("left",)),
        Command("right", ("right",)),
        Command("up", ("up",)),
        Command("down", ("down",)),
        Command("scroll_up", ("page up",)),
        Command("scroll_down", ("page down",)),
        Command("undo", ("u", "ctrl+z"), "play"),
        Command("redo", ("y", "ctrl+y"), "play"),
        Command("reset", ("backspace",), "play"),
        Command("pass", ("p",), "play"),
        Command("merchant", ("m",), "play"),
        Command("ledger", ("l",), "play replay"),
        Command("discard", ("d",), "play replay"),
        Command("mat", ("g",), "play replay"),
        Command("tiles", ("b",), "play replay"),
        Command("log", ("j",), "play replay"),
        Command("hint", ("h",), "play"),
        Command("why", ("w",), "play"),
        Command("suggest", ("s",), "play"),
        Command("look_mine", ("1",), "play"),
        Command("look_market", ("2",), "play"),
        Command("look_quest", ("3",), "play"),
        Command("play_pause", ("p",), "replay"),
        Command("step_back", (",",), "replay"),
        Command("step_on", (".",), "replay"),
        Command("round_back", ("[",), "replay"),
        Command("round_on", ("]",), "replay"),
        Command("first", ("home",), "replay"),
        Command("last", ("end",), "replay"),
        Command("play_on", ("n",), "replay"),
        Command("review", ("v",), "play library replay"),
        Command("point_on", ("t",), "replay"),
        Command("point_back", ("shift+t",), "replay"),
        Command("rename", ("f2",), "library"),
        Command("delete", ("delete",), "library"),
        Command("restore", ("u", "ctrl+z"), "library"),
        Command("export", ("e",), "library"),
        Command("import", ("i",), "library"),
        Command("ask", ("q",), "play replay"),
        Command("rules", ("r", "f1")),
        Command("settings", ("o",)),
        Command("full_screen", ("f11", "alt+return")),
        Command("faster", ("f",), "play replay"),
        Command("screenshot", ("f12",)),
        Command("ask_belongings", ("f5",), "play replay"),
        Command("ask_turn", ("f6",), "play replay"),
        Command("ask_choices", ("f7",)),
        Command("ask_quests", ("f8",), "play replay"),
        Command("ask_latest", ("f9",), "play replay"),
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
    "mat": ("touchpad",),
    "look_mine": ("right_stick_left",),
    "look_market": ("right_stick",),
    "look_quest": ("right_stick_right",),
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
    """Bindings of one kind of input: the defaults, with a player's changes over them. Some are
    fixed, so that nobody gets stuck by changing them."""

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
        """Id of the command that cannot do without a key or button, or nothing."""
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
        """Go back to the defaults."""
        self._of = dict(self._defaults)

    def changes(self) -> dict[str, tuple[str, ...]]:
        """Differences from the defaults, for the settings file."""
        return {c: names for c, names in self._of.items() if names != self._defaults[c]}


Changes = dict[str, tuple[str, ...]] | None


class Bindings:
    """Bindings of keys and of the buttons of pads."""

    def __init__(self, keys: Changes = None, pad: Changes = None) -> None:
        commands = REGISTRY.values()
        self.keys = Bound({c.id: c.keys for c in commands}, {"escape": "back"}, keys or {})
        self.pad = Bound({c.id: PAD.get(c.id, ()) for c in commands}, {"start": "back"}, pad or {})
        self.by_pad = False  # whether a pad was used last

    def hint(self, command_id: str) -> str:
        """Text on the keycap of a command: its first key, or its first button while a pad is
        used."""
        if command_id not in REGISTRY:
            return ""
        if self.by_pad:
            return next(map(button_label, self.pad.of(command_id)), "")
        return next(map(key_label, self.keys.of(command_id)), "")


def _reaches(scope: str, other: str) -> bool:
    """Whether commands of two scopes meet in any scene."""
    mine, theirs = set(scope.split()), set(other.split())
    return "everywhere" in mine | theirs or bool(mine & theirs)
