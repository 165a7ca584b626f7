"""The streams a program is given: what cannot be written there must not end it."""

import os
import sys
from typing import TextIO

_UNWRITABLE = "backslashreplace"  # letters that a terminal does not know


def mend_streams() -> bool:
    """Let every text be written: letters that the terminal does not know are spelt, what goes to a
    stream that is closed is dropped. False if nobody can read the output."""
    shut = {name for name in ("stdout", "stderr") if not _is_open(getattr(sys, name))}
    for name in ("stdout", "stderr"):
        if name in shut:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115, PTH123
        elif hasattr(getattr(sys, name), "reconfigure"):
            getattr(sys, name).reconfigure(errors=_UNWRITABLE)
    return "stdout" not in shut


def _is_open(stream: TextIO | None) -> bool:
    """Whether there is something behind a stream; tests put streams of their own in the place."""
    if stream is None:
        return False
    try:
        os.fstat(stream.fileno())
    except ValueError:  # no file at all, like that of a test
        return not stream.closed
    except OSError:
        return False
    return True
