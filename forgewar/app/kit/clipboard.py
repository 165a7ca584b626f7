"""The system's clipboard."""

import logging

import pygame

log = logging.getLogger(__name__)
_MOST_PASTED = 10_000  # characters that are looked at


def read_clipboard() -> str:
    """The beginning of the clipboard's text, with a replacement character for bytes that are not
    UTF-8: other programs put there whatever they like."""
    try:
        text = pygame.scrap.get_text()
    except UnicodeDecodeError as error:
        log.warning("the clipboard is not all UTF-8: %s", error)
        text = error.object.decode(errors="replace")
    except (pygame.error, MemoryError) as error:
        log.warning("nothing can be pasted: %s", error)
        return ""
    return text[:_MOST_PASTED]


def write_clipboard(text: str) -> bool:
    """Put a text on the clipboard; false if there is none to be had."""
    try:
        pygame.scrap.put_text(text)
    except pygame.error as error:
        log.warning("nothing can be copied: %s", error)
        return False
    return True
