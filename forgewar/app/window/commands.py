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
    pad: tuple[str, ...] = ()  # buttons as pads.py names them; without any, there is one on screen

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
        Command("confirm", ("return", "keypad enter", "space"), pad=("a",)),
        Command("back", ("escape",), pad=("b", "start")),
        Command("next", ("tab",), pad=("right_shoulder",)),
        Command("previous", ("shift+tab",), pad=("left_shoulder",)),
        Command("left", ("left",), pad=("pad_left", "left_stick_left")),
        Command("right", ("right",), pad=("pad_right", "left_stick_right")),
        Command("up", ("up",), pad=("pad_up", "left_stick_up")),
        Command("down", ("down",), pad=("pad_down", "left_stick_down")),
        Command("scroll_up", ("page up",), pad=("right_stick_up",)),
        Command("scroll_down", ("page down",), pad=("right_stick_down",)),
        Command("undo", ("u", "ctrl+z"), "play", pad=("x",)),
        Command("redo", ("y", "ctrl+y"), "play", pad=("paddle_2",)),
        Command("reset", ("backspace",), "play"),
        Command("pass", ("p",), "play", pad=("y",)),
        Command("merchant", ("m",), "play", pad=("back",)),
        Command("ledger", ("l",), "play replay", pad=("left_stick",)),
        Command("discard", ("d",), "play replay"),
        Command("mat", ("g",), "play replay", pad=("touchpad",)),
        Command("tiles", ("b",), "play replay"),
        Command("log", ("j",), "play replay"),
        Command("hint", ("h",), "play", pad=("left_trigger",)),
        Command("why", ("w",), "play", pad=("paddle_1",)),
        Command("suggest", ("s",), "play", pad=("right_trigger",)),
        Command("talk", ("t",), "play"),
        Command("agree", ("a",), "play"),
        Command("decline", ("n",), "play"),
        Command("look_mine", ("1",), "play", pad=("right_stick_left",)),
        Command("look_market", ("2",), "play", pad=("right_stick",)),
        Command("look_quest", ("3",), "play", pad=("right_stick_right",)),
        Command("play_pause", ("p",), "replay", pad=("y",)),
        Command("step_back", (",",), "replay", pad=("left_trigger",)),
        Command("step_on", (".",), "replay", pad=("right_trigger",)),
        Command("round_back", ("[",), "replay", pad=("right_stick_left",)),
        Command("round_on", ("]",), "replay", pad=("right_stick_right",)),
        Command("first", ("home",), "replay"),
        Command("last", ("end",), "replay"),
        Command("play_on", ("n",), "replay", pad=("x",)),
        Command("review", ("v",), "play library replay"),
        Command("point_on", ("t",), "replay"),
        Command("point_back", ("shift+t",), "replay"),
        Command("rename", ("f2",), "library", pad=("y",)),
        Command("delete", ("delete",), "library", pad=("x",)),
        Command("restore", ("u", "ctrl+z"), "library", pad=("left_trigger",)),
        Command("export", ("e",), "library", pad=("right_trigger",)),
        Command("import", ("i",), "library", pad=("back",)),
        Command("ask", ("q",), "play replay"),
        Command("rules", ("r", "f1"), pad=("paddle_3",)),
        Command("settings", ("o",), pad=("paddle_4",)),
        Command("full_screen", ("f11", "alt+return")),
        Command("faster", ("f",), "play replay"),
        Command("screenshot", ("f12",), pad=("share",)),
        Command("ask_belongings", ("f5",), "play replay"),
        Command("ask_turn", ("f6",), "play replay"),
        Command("ask_choices", ("f7",)),
        Command("ask_quests", ("f8",), "play replay"),
        Command("ask_latest", ("f9",), "play replay"),
    )
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
        self.pad = Bound({c.id: c.pad for c in commands}, {"start": "back"}, pad or {})
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
