"""A line of text being edited: what it says, where the cursor stands, and what is selected.

Knows nothing of keys, pictures or clipboards. Places lie between letters, from 0 to the length; a
letter keeps the marks that combine with it.
"""

import unicodedata

from forgewar.printable import JOINERS, is_printable


class Line:
    """`anchor` is where the selection began; without one it is where the cursor is."""

    def __init__(self, text: str, longest: int, allowed: str = "") -> None:
        self._longest = longest
        self._allowed = allowed
        self.text = text
        self.cursor = self.anchor = len(text)

    def set(self, text: str) -> None:
        """Say something else, with the cursor at its end."""
        self.text = text
        self.cursor = self.anchor = len(text)

    @property
    def selection(self) -> tuple[int, int]:
        return min(self.cursor, self.anchor), max(self.cursor, self.anchor)

    @property
    def selected(self) -> str:
        first, last = self.selection
        return self.text[first:last]

    def go(self, place: int, *, select: bool = False) -> None:
        """Put the cursor somewhere; `select` what lies between."""
        self.cursor = min(max(0, place), len(self.text))
        if not select:
            self.anchor = self.cursor

    def select_all(self) -> None:
        self.anchor, self.cursor = 0, len(self.text)

    def select_word(self, place: int) -> None:
        """The word at a place, or the gap between two."""
        place = min(place, len(self.text) - 1)
        if place < 0:
            return
        kind = _is_word(self.text[place])
        first = last = place
        while first > 0 and _is_word(self.text[first - 1]) == kind:
            first -= 1
        while last < len(self.text) and _is_word(self.text[last]) == kind:
            last += 1
        self.anchor, self.cursor = first, last

    # Where things are

    def letter_before(self) -> int:
        place = max(0, self.cursor - 1)
        while place > 0 and _belongs(self.text[place]):
            place -= 1
        return place

    def letter_after(self) -> int:
        place = min(len(self.text), self.cursor + 1)
        while place < len(self.text) and _belongs(self.text[place]):
            place += 1
        return place

    def word_before(self) -> int:
        """The start of the word before the cursor, or of the one it stands in."""
        place = self.cursor
        while place > 0 and not _is_word(self.text[place - 1]):
            place -= 1
        while place > 0 and _is_word(self.text[place - 1]):
            place -= 1
        return place

    def word_after(self) -> int:
        """The end of the word after the cursor, or of the one it stands in."""
        place, end = self.cursor, len(self.text)
        while place < end and not _is_word(self.text[place]):
            place += 1
        while place < end and _is_word(self.text[place]):
            place += 1
        return place

    # Changing it

    def insert(self, text: str) -> None:
        """Put a text in the place of what is selected: as much of it as is allowed and has room.
        Control characters and line breaks are dropped."""
        first, last = self.selection
        room = self._longest - (len(self.text) - (last - first))
        taken = "".join(filter(self._takes, unicodedata.normalize("NFC", text)))[: max(0, room)]
        if taken or not text:
            self.text = self.text[:first] + taken + self.text[last:]
            self.cursor = self.anchor = first + len(taken)

    def delete(self, to: int) -> None:
        """Take away what is selected, or if nothing is, what lies between the cursor and a
        place."""
        if self.cursor == self.anchor:
            self.anchor = to
        self.insert("")

    def _takes(self, character: str) -> bool:
        return is_printable(character) and (not self._allowed or character in self._allowed)


def _is_word(character: str) -> bool:
    return character.isalnum() or _belongs(character)


def _belongs(character: str) -> bool:
    """Whether a character is part of the letter before it."""
    return bool(unicodedata.combining(character)) or character in JOINERS
