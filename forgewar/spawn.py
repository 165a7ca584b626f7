"""Starting helper processes with `multiprocessing`, by the method that works on every system."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock

_starting = Lock()


@contextmanager
def hidden_main() -> Iterator[None]:
    """Start processes in here that need nothing of the main script. Otherwise they would run it
    again, and one that does not expect that would begin another game. Safe in any thread."""
    with _starting:
        main = vars(sys.modules["__main__"])
        kept = {name: main.get(name) for name in ("__file__", "__spec__")}
        main.update(dict.fromkeys(kept))
        try:
            yield
        finally:
            main.update(kept)
