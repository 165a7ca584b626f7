"""The registry of commands, written out as players know it: what works where, by which keys and
buttons; and all of it can be said."""

import pytest

from forgewar.app.window.commands import REGISTRY, Bindings
from forgewar.app.window.labels import button_label, key_label

# Spaces in the names of keys are written as underscores.
KNOWN = """
confirm      | everywhere  | return keypad_enter space    | a
back         | everywhere  | escape                       | b start
next         | everywhere  | tab                          | right_shoulder
previous     | everywhere  | shift+tab                    | left_shoulder
left         | everywhere  | left                         | pad_left left_stick_left
right        | everywhere  | right                        | pad_right left_stick_right
up           | everywhere  | up                           | pad_up left_stick_up
down         | everywhere  | down                         | pad_down left_stick_down
scroll_up    | everywhere  | page_up                      | right_stick_up
scroll_down  | everywhere  | page_down                    | right_stick_down
undo         | play        | u ctrl+z                     | x
redo         | play        | y ctrl+y                     | paddle_2
reset        | play        | backspace                    |
pass         | play        | p                            | y
merchant     | play        | m                            | back
ledger       | play replay | l                            | left_stick
discard      | play replay | d                            |
mat          | play replay | g                            | touchpad
tiles        | play replay | b                            |
log          | play replay | j                            |
hint         | play        | h                            | left_trigger
why          | play        | w                            | paddle_1
suggest      | play        | s                            | right_trigger
talk         | play        | t                            |
agree        | play        | a                            |
decline      | play        | n                            |
look_mine    | play        | 1                            | right_stick_left
look_market  | play        | 2                            | right_stick
look_quest   | play        | 3                            | right_stick_right
play_pause   | replay      | p                            | y
step_back    | replay      | ,                            | left_trigger
step_on      | replay      | .                            | right_trigger
round_back   | replay      | [                            | right_stick_left
round_on     | replay      | ]                            | right_stick_right
first        | replay      | home                         |
last         | replay      | end                          |
play_on      | replay      | n                            | x
review       | play library replay | v                    |
point_on     | replay      | t                            |
point_back   | replay      | shift+t                      |
rename       | library     | f2                           | y
delete       | library     | delete                       | x
restore      | library     | u ctrl+z                     | left_trigger
export       | library     | e                            | right_trigger
import       | library     | i                            | back
ask          | play replay | q                            |
rules        | everywhere  | r f1                         | paddle_3
settings     | everywhere  | o                            | paddle_4
full_screen  | everywhere  | f11 alt+return               |
faster       | play replay | f                            |
screenshot   | everywhere  | f12                          | share
ask_belongings | play replay | f5                           |
ask_turn     | play replay | f6                           |
ask_choices  | everywhere  | f7                           |
ask_quests   | play replay | f8                           |
ask_latest   | play replay | f9                           |
"""


def test_commands_work_where_and_by_what_players_know() -> None:
    rows = [[cell.strip() for cell in row.split("|")] for row in KNOWN.strip().splitlines()]
    assert [row[0] for row in rows] == list(REGISTRY)
    for command, scope, keys, buttons in rows:
        assert REGISTRY[command].scope == scope
        assert REGISTRY[command].keys == tuple(k.replace("_", " ") for k in keys.split()), command
        assert REGISTRY[command].pad == tuple(buttons.split()), command


def test_every_command_can_be_said() -> None:
    """A message that is missing is heard (tests/conftest.py)."""
    said = {command.label for command in REGISTRY.values()}
    assert len(said) == len(REGISTRY)


@pytest.mark.parametrize(
    ("key", "label"),
    [
        ("return", "Enter"), ("escape", "Esc"), ("ctrl+z", "Ctrl Z"), ("shift+tab", "Shift Tab"),
        ("page up", "PgUp"), ("alt+return", "Alt Enter"), ("ctrl++", "Ctrl +"), ("f11", "F11"),
    ],
)  # fmt: skip
def test_keys_are_written_as_on_keycaps(key: str, label: str) -> None:
    assert key_label(key) == label


def test_every_key_and_button_has_a_label_of_its_own() -> None:
    keys = {key for command in REGISTRY.values() for key in command.keys}
    buttons = {button for command in REGISTRY.values() for button in command.pad}
    assert len({key_label(key) for key in keys}) == len(keys)
    assert len({button_label(button) for button in buttons}) == len(buttons)


def test_the_keycap_shows_the_first_key_or_button() -> None:
    bindings = Bindings()
    assert bindings.hint("undo") == key_label("u")
    assert bindings.hint("no such command") == ""
    bindings.by_pad = True
    assert bindings.hint("undo") == button_label("x")
    assert bindings.hint("tiles") == "", "no button is bound to it"


def test_what_always_means_the_same_cannot_be_given_away() -> None:
    bindings = Bindings()
    assert bindings.keys.refusal("undo", "escape") == "back"
    assert bindings.pad.refusal("undo", "start") == "back"
    assert bindings.pad.refusal("undo", "a") == "confirm", "its only button"
    assert bindings.keys.refusal("undo", "return") == "", "there are other keys for it"
    assert bindings.keys.refusal("undo", "q") == ""


def test_a_key_is_taken_from_who_had_it_where_both_are_heard() -> None:
    bindings = Bindings()
    assert bindings.keys.bind("hint", "u") == "undo"
    assert bindings.keys.of("undo") == ("ctrl+z",)
    assert bindings.keys.of("restore") == ("u", "ctrl+z"), "in another place"
    assert bindings.keys.command("u", "play") == "hint"
    assert bindings.keys.changes() == {"hint": ("u",), "undo": ("ctrl+z",)}
    bindings.keys.restore()
    assert bindings.keys.changes() == {}
    assert bindings.keys.command("u", "play") == "undo"
