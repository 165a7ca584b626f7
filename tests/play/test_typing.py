"""Typing into a field of a real window: letters, keys that edit, the clipboard, and the mouse."""

from collections.abc import Iterator

import pytest
from play.window import Window, missing

pytestmark = [
    pytest.mark.window,
    pytest.mark.skipif(bool(missing()), reason=f"needs {' and '.join(missing())}"),
]


@pytest.fixture
def window() -> Iterator[Window]:
    """A new game being set up."""
    with Window() as made:
        frame = made.wait(lambda f: f.enabled("new"), "the title")
        made.click(frame.spots["new"]["rect"])
        made.wait(lambda f: f.enabled("seat.0.name"), "the set-up")
        yield made


def says(window: Window, text: str) -> None:
    """Wait until the first seat's name is this."""
    window.wait(
        lambda f: f.spots["seat.0.name"]["label"].endswith(f": {text}"), f"the name to be {text}"
    )


def test_a_name_is_typed_edited_and_copied(window: Window) -> None:
    window.click(window.frame().spots["seat.0.name"]["rect"])
    window.keys("M", "a", "r", "t", "h", "a", "space", "B")
    says(window, "Martha B")
    window.keys("Home", "Delete", "N", "End", "BackSpace", "BackSpace")
    says(window, "Nartha")
    window.keys("ctrl+a", "ctrl+c", "End", "ctrl+v")
    says(window, "NarthaNartha")
    window.keys("ctrl+shift+Left", "x")
    says(window, "x")
    window.keys("Escape", "p", "h", "Tab")
    says(window, "x")
    assert window.frame().top == "SetupScene"


def test_the_key_that_opens_a_field_types_nothing_into_it(window: Window) -> None:
    while window.frame().focus != "seat.0.name":
        window.keys("Tab")
    window.keys("space")
    window.keys("o", "k")
    says(window, "ok")
    window.keys("Return")
    window.click(window.frame().spots["seat.0.name"]["rect"], 1)
    window.send("click", 1, "click", 1)
    window.keys("n")
    says(window, "n")
