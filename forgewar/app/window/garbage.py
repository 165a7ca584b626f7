"""Garbage is looked for while nothing moves: to look through all there is takes longer than a frame
has time."""

import gc
import sys

_DUE = 10  # lesser collections after which a whole one is worth it, as Python has it
_AT_LAST = 100  # after which one is made wherever that may be: nothing has ever come to rest


def freeze_loaded() -> None:
    """What is loaded by now stays, and is not looked through again. What comes later is, once
    nothing moves."""
    gc.collect()
    gc.freeze()
    often, seldom, _ = gc.get_threshold()
    gc.set_threshold(often, seldom, _AT_LAST)
    gc.enable()  # it was off while all of that was loaded


def collect_if_due() -> None:
    """Nothing has happened for a moment: this is a good time."""
    if gc.get_count()[2] >= _DUE:
        collect()


def collect() -> None:
    """Look for garbage, and give back what it took: pictures that are kept no more leave holes, a
    hundred megabytes after every scene was seen, and Linux has these back only if it is asked."""
    gc.collect()
    if sys.platform == "linux":
        import ctypes  # not before the title

        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)  # some C libraries have none
        if trim is not None:
            trim(0)
