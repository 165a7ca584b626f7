"""Services the game can do without: screen readers, sound and gamepads."""

import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager

log = logging.getLogger(__name__)


@contextmanager
def optional(service: str, turn_off: Callable[[], None] = lambda: None) -> Iterator[None]:
    """Log whatever fails in the block and turn the service off; the game goes on without it.

    A panic of a library written in Rust is a `BaseException`, but no `Exception`.
    """
    try:
        yield
    except (KeyboardInterrupt, SystemExit, GeneratorExit):
        raise
    except BaseException as error:
        log.error("%s failed; the game goes on without it", service, exc_info=error)
        turn_off()
