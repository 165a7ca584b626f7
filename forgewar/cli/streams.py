"""Standard streams: text that cannot be written there must not end the program."""

import errno
import os
import sys
from contextlib import suppress
from typing import TextIO

_UNWRITABLE = "backslashreplace"  # letters that a terminal does not know


def mend_streams() -> bool:
    """Make every text writable: unknown letters are escaped, and output to a closed stream is
    dropped. False if nobody can read the output.

    Windows redirects text in its code page. It is written as UTF-8 instead, unless PYTHONIOENCODING
    asks for something else.
    """
    redirected = None
    if sys.platform == "win32" and not os.environ.get("PYTHONIOENCODING"):
        redirected = "utf-8"
    shut = {name for name in ("stdout", "stderr") if not _is_open(getattr(sys, name))}
    for name in ("stdout", "stderr"):
        if name in shut:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115, PTH123
        elif hasattr(getattr(sys, name), "reconfigure"):
            stream = getattr(sys, name)
            stream.reconfigure(encoding=None if stream.isatty() else redirected, errors=_UNWRITABLE)
    return "stdout" not in shut


def drop_output() -> None:
    """Write nothing to the standard output any more, not even buffered text: at its end the
    interpreter would try again, and fail with a traceback."""
    with suppress(OSError):
        sys.stdout.flush()
    with suppress(ValueError):  # no file at all, like that of a test
        if sys.__stdout__ is not None and sys.stdout.fileno() == sys.__stdout__.fileno():
            null = os.open(os.devnull, os.O_WRONLY)
            os.dup2(null, sys.stdout.fileno())
            os.close(null)


def is_closed_pipe(error: OSError) -> bool:
    """Whether writing failed because nobody reads the stream; Windows calls that an invalid
    argument."""
    invalid = sys.platform == "win32" and error.errno == errno.EINVAL
    return isinstance(error, BrokenPipeError) or invalid


def _is_open(stream: TextIO | None) -> bool:
    """Whether a stream has a file behind it; tests replace streams."""
    if stream is None:
        return False
    try:
        os.fstat(stream.fileno())
    except ValueError:  # no file at all, like that of a test
        return not stream.closed
    except OSError:
        return False
    return True
