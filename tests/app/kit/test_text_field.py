"""A text field is edited as people expect: by keys, text, clipboard, input method and mouse."""

from types import SimpleNamespace

import pygame
import pytest
from app.blank_app import plain_app
from app.inputs import click, key, move, send, write

from forgewar.app.kit.canvas import Canvas
from forgewar.app.kit.line import Line
from forgewar.app.kit.text_field import TextField
from forgewar.app.window.app import App
from forgewar.app.window.scene import Scene

FIELD = (100.0, 100.0, 200.0)


class Typing(Scene):
    """One field, and a button beside it."""

    def __init__(self, app: App, field: TextField) -> None:
        super().__init__(app.context)
        self.only = field
        self.pressed = 0

    @property
    def field(self) -> TextField | None:
        return self.only if self.only.open else None

    def _press(self) -> None:
        self.pressed += 1

    def draw(self, c: Canvas) -> None:
        self.only.draw(c, "name", *FIELD, "Name")
        c.spot("other", 600, 100, 100, 40, "Other", self._press)


@pytest.fixture
def clipboard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was last copied, in the place of the system's clipboard."""
    held = [""]
    scrap = SimpleNamespace(
        get_text=lambda: held[0], put_text=lambda text: held.__setitem__(0, text)
    )
    monkeypatch.setattr(pygame, "scrap", scrap)
    return held


def opened(text: str, cursor: int | None = None, **how: object) -> tuple[App, TextField]:
    """An app with a field that is being typed into, the cursor somewhere."""
    app = plain_app()
    field = TextField(text, **how)  # type: ignore[arg-type]  # whatever a test needs
    app.context.navigator.push(Typing(app, field))
    field.start()
    field._line.go(len(text) if cursor is None else cursor)
    app.loop.step(0)
    return app, field


def state(field: TextField) -> str:
    """The text with its cursor as | and a selection in brackets."""
    text, (first, last) = field.text, field._line.selection
    if first == last:
        return f"{text[:first]}|{text[first:]}"
    return f"{text[:first]}[{text[first:last]}]{text[last:]}"


@pytest.mark.parametrize(
    ("cursor", "pressed", "after"),
    [
        (4, "left", "Old| Bess"),
        (4, "right", "Old B|ess"),
        (0, "left", "|Old Bess"),
        (8, "right", "Old Bess|"),
        (4, "home", "|Old Bess"),
        (4, "end", "Old Bess|"),
        (4, "up", "|Old Bess"),
        (4, "down", "Old Bess|"),
        (8, "ctrl+left", "Old |Bess"),
        (6, "alt+left", "Old |Bess"),
        (4, "ctrl+left", "|Old Bess"),
        (0, "ctrl+right", "Old| Bess"),
        (3, "alt+right", "Old Bess|"),
        (4, "shift+left", "Old[ ]Bess"),
        (4, "shift+right", "Old [B]ess"),
        (4, "shift+home", "[Old ]Bess"),
        (4, "shift+end", "Old [Bess]"),
        (8, "ctrl+shift+left", "Old [Bess]"),
        (0, "alt+shift+right", "[Old] Bess"),
        (4, "backspace", "Old|Bess"),
        (8, "backspace", "Old Bes|"),
        (0, "backspace", "|Old Bess"),
        (4, "delete", "Old |ess"),
        (8, "delete", "Old Bess|"),
        (8, "ctrl+backspace", "Old |"),
        (8, "alt+backspace", "Old |"),
        (0, "ctrl+delete", "| Bess"),
        (0, "alt+delete", "| Bess"),
        (4, "ctrl+a", "[Old Bess]"),
    ],
)
def test_each_key_edits_as_it_should(cursor: int, pressed: str, after: str) -> None:
    app, field = opened("Old Bess", cursor)
    key(app, pressed)
    assert state(field) == after
    assert field.open


@pytest.mark.parametrize("pressed", ["return", "keypad enter", "escape", "tab"])
def test_these_keys_close_it(pressed: str) -> None:
    app, field = opened("Bess")
    key(app, pressed)
    assert not field.open
    assert field.text == "Bess"


def test_pressing_it_again_closes_it() -> None:
    field = TextField("name")
    for opens in (True, False, True):
        field.toggle()
        assert field.open == opens


def test_an_arrow_ends_a_selection_at_its_side() -> None:
    app, field = opened("Bess")
    key(app, "shift+left")
    key(app, "shift+left")
    key(app, "left")
    assert state(field) == "Be|ss"
    key(app, "shift+right")
    key(app, "right")
    assert state(field) == "Bes|s"


def test_what_is_typed_stands_at_the_cursor_and_replaces_a_selection() -> None:
    app, field = opened("Old Bess", 4)
    write(app, "x")
    assert state(field) == "Old x|Bess"
    key(app, "ctrl+a")
    write(app, "Mara")
    assert state(field) == "Mara|"


def test_keys_alone_type_nothing() -> None:
    app, field = opened("Bess")
    send(app, pygame.KEYDOWN, key=pygame.K_x, mod=0, unicode="x")
    assert field.text == "Bess"


def test_commands_wait_while_something_is_typed() -> None:
    app, field = opened("")
    write(app, "r o")  # rules and settings
    assert field.text == "r o"
    assert isinstance(app.context.navigator.top, Typing)


def test_nothing_goes_beyond_the_limit_or_what_is_allowed() -> None:
    app, field = opened("12", longest=4, allowed="0123456789")
    write(app, "a3b45")
    assert field.text == "1234"
    key(app, "shift+left")
    write(app, "9")
    assert field.text == "1239"


def test_cut_copy_and_paste(clipboard: list[str]) -> None:
    app, field = opened("Old Bess")
    key(app, "ctrl+shift+left")
    key(app, "ctrl+c")
    assert clipboard == ["Bess"]
    assert field.text == "Old Bess"
    key(app, "home")
    key(app, "ctrl+v")
    assert state(field) == "Bess|Old Bess"
    key(app, "ctrl+a")
    key(app, "ctrl+x")
    assert clipboard == ["BessOld Bess"]
    assert field.text == ""


def test_nothing_selected_leaves_the_clipboard_alone(clipboard: list[str]) -> None:
    clipboard[0] = "before"
    app, field = opened("Bess")
    key(app, "ctrl+c")
    key(app, "ctrl+x")
    assert clipboard == ["before"]
    assert field.text == "Bess"


def test_line_breaks_and_control_characters_are_not_pasted(clipboard: list[str]) -> None:
    clipboard[0] = "Old\r\n\tBe\x00s\u202es\n"
    app, field = opened("")
    key(app, "ctrl+v")
    assert field.text == "OldBess"


def test_a_clipboard_that_is_not_utf_8_is_pasted_with_replacements(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    held = "Müller".encode("latin-1")
    monkeypatch.setattr(pygame, "scrap", SimpleNamespace(get_text=held.decode))
    app, field = opened("")
    key(app, "ctrl+v")
    app.loop.step(0)
    assert field.text == "M\ufffdller"
    assert [record.levelname for record in caplog.records] == ["WARNING"]


def test_a_huge_clipboard_is_cut_before_it_is_looked_at(
    clipboard: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    looked_at: list[str] = []
    monkeypatch.setattr(Line, "insert", lambda _, text: looked_at.append(text))
    clipboard[0] = "x" * 10_000_000
    app, _ = opened("")
    key(app, "ctrl+v")
    assert [len(text) for text in looked_at] == [10_000]


def test_names_of_every_script_are_pasted_whole(clipboard: list[str]) -> None:
    clipboard[0] = "山田\u3000می\u200cخ श्री\u200d"
    app, field = opened("")
    key(app, "ctrl+v")
    app.loop.step(0)
    assert field.text == clipboard[0]


def test_a_clipboard_that_fails_is_logged(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: object) -> str:
        raise pygame.error("no clipboard here")

    monkeypatch.setattr(pygame, "scrap", SimpleNamespace(get_text=fail, put_text=fail))
    app, field = opened("Bess")
    key(app, "ctrl+v")
    key(app, "ctrl+a")
    key(app, "ctrl+x")
    assert field.text == "Bess"
    assert [record.message for record in caplog.records] == [
        "nothing can be pasted: no clipboard here",
        "nothing can be copied: no clipboard here",
    ]


# Input methods


def test_what_is_composed_is_shown_and_not_yet_typed() -> None:
    app, field = opened("ab", 1, longest=9)
    send(app, pygame.TEXTEDITING, text="kana", start=4, length=0)
    app.loop.step(0)
    assert "akanab" in [text.text for text in app.context.frame.texts]
    assert field.text == "ab"
    for pressed in ("backspace", "return", "left"):  # the input method's own
        key(app, pressed)
    assert field.open
    send(app, pygame.TEXTEDITING, text="", start=0, length=0)
    send(app, pygame.TEXTINPUT, text="é")
    assert state(field) == "aé|b"
    key(app, "backspace")
    assert state(field) == "a|b"


def test_text_input_is_on_only_while_a_field_is_open(monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[object] = []
    monkeypatch.setattr(pygame.key, "start_text_input", lambda: calls.append("on"))
    monkeypatch.setattr(pygame.key, "stop_text_input", lambda: calls.append("off"))
    monkeypatch.setattr(pygame.key, "set_text_input_rect", lambda rect: calls.append(tuple(rect)))
    app, _ = opened("Bess")
    place = (80, 80, 160, 30)  # at the scale of this window
    assert calls == ["on", place]
    write(app, "x")
    assert calls == ["on", place]
    key(app, "escape")
    assert calls == ["on", place, "off"]


@pytest.mark.parametrize("joiner", ["\u200c", "\u200d"])
def test_a_letter_keeps_its_joiner(joiner: str) -> None:
    line = Line(f"a{joiner}b", 9)
    line.go(0)
    assert line.letter_after() == 2
    line.go(2)
    line.delete(line.letter_before())
    assert line.text == "b"


def test_a_letter_keeps_its_marks() -> None:
    line = Line("q\u0323x", 9)
    line.go(0)
    assert line.letter_after() == 2
    line.go(2)
    line.delete(line.letter_before())
    assert line.text == "x"


# The mouse


def edge(app: App, field: TextField, place: int) -> tuple[int, int]:
    """The pixel before a letter that shows."""
    app.loop.step(0)
    return field._edges[place - field._first], field.rect.centery


def test_a_click_opens_the_field_and_places_the_cursor() -> None:
    app, field = opened("Old Bess")
    field.close()
    click(app, edge(app, field, 4))
    assert field.open
    assert state(field) == "Old |Bess"
    click(app, (field.rect.right - 3, field.rect.centery))
    assert state(field) == "Old Bess|"


def test_dragging_selects() -> None:
    app, field = opened("Old Bess")
    start, end = edge(app, field, 4), edge(app, field, 6)
    move(app, start)
    send(app, pygame.MOUSEBUTTONDOWN, pos=start, button=1)
    move(app, end)
    assert state(field) == "Old [Be]ss"
    send(app, pygame.MOUSEBUTTONUP, pos=end, button=1)
    move(app, edge(app, field, 1))
    assert state(field) == "Old [Be]ss"


def test_a_double_click_selects_a_word_and_a_third_everything(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    app, field = opened("Old Bess")
    now = [1000]
    monkeypatch.setattr(pygame.time, "get_ticks", lambda: now[0])
    point = edge(app, field, 5)
    click(app, point, times=2)
    assert state(field) == "Old [Bess]"
    click(app, point)
    assert state(field) == "[Old Bess]"
    now[0] += 2000
    click(app, point)
    assert state(field) == "Old B|ess"


def test_pressing_elsewhere_closes_it_and_does_what_is_there() -> None:
    app, field = opened("Bess")
    click(app, (520, 100))
    assert not field.open
    assert isinstance(app.context.navigator.top, Typing)
    assert app.context.navigator.top.pressed == 1


# Long texts


def test_a_long_text_scrolls_with_the_cursor_and_stays_inside() -> None:
    app, field = opened("The guild of the three old bridges", longest=40)
    app.loop.step(0)
    said = app.context.frame.texts[-1]
    assert said.text.endswith("bridges")
    assert field.rect.contains(said.rect)
    key(app, "home")
    app.loop.step(0)
    said = app.context.frame.texts[-1]
    assert said.text.startswith("The guild")
    assert field.rect.contains(said.rect)
    for _ in range(30):
        key(app, "right")
    app.loop.step(0)
    assert field._first > 0
    place = field._edges[field._line.cursor - field._first]
    assert field.rect.left < place < field.rect.right


def test_a_press_into_a_scrolled_text_goes_to_the_letter_that_is_there() -> None:
    app, field = opened("The guild of the three old bridges", longest=40)
    app.loop.step(0)
    (said,) = [t.text for t in app.context.frame.texts if t.text.endswith("bridges")]
    hidden = len(field.text) - len(said)
    assert hidden > 0
    for letter in range(len(said)):
        field.point((field._edges[letter], field.rect.centery), 1)
        assert field._line.cursor == hidden + letter, said[letter:]


def test_dragging_beyond_the_field_goes_on_to_what_is_hidden() -> None:
    app, field = opened("The guild of the three old bridges", longest=40)
    app.loop.step(0)
    first = field._first
    start = (field.rect.centerx, field.rect.centery)
    send(app, pygame.MOUSEBUTTONDOWN, pos=start, button=1)
    for x in (3, 2):
        move(app, (x, start[1]))
        app.loop.step(0)
    assert field._first == first - 2
