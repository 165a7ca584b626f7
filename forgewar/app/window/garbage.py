"""Garbage collection while nothing moves: a full collection takes longer than a frame."""

import gc
import sys

_DUE = 10  # lesser collections after which a whole one is worth it, as Python has it
_AT_LAST = 100  # after which one is made wherever that may be: nothing has ever come to rest


def freeze_loaded() -> None:
    """Exempt everything loaded so far from collections, and put off full ones until nothing
    moves."""
    gc.collect()
    gc.freeze()
    often, seldom, _ = gc.get_threshold()
    gc.set_threshold(often, seldom, _AT_LAST)
    gc.enable()  # it was off while all of that was loaded


def collect_if_due() -> None:
    """Collect if enough garbage may have gathered. Called when nothing has happened for a
    moment."""
    if gc.get_count()[2] >= _DUE:
        collect()


def collect() -> None:
    """Collect garbage and return the memory. Dropped pictures leave holes, a hundred megabytes
    after every scene was seen, and Linux gets these back only on request."""
    gc.collect()
    if sys.platform == "linux":
        import ctypes  # not before the title

        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)  # some C libraries have none
        if trim is not None:
            trim(0)
