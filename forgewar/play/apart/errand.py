"""One call that takes its time, such as a request to a server, in a thread of its own."""

import logging
import threading
from collections.abc import Callable
from typing import Generic, TypeVar

log = logging.getLogger(__name__)
T = TypeVar("T")


class Errand(Generic[T]):
    """Runs a function; `wake` is called in its thread once it is done."""

    def __init__(self, function: Callable[[], T], wake: Callable[[], None] = lambda: None) -> None:
        self._function = function
        self._wake = wake
        self._result: list[T] = []
        self._error: BaseException | None = None
        self._done = threading.Event()
        threading.Thread(target=self._run, name="forgewar-errand", daemon=True).start()

    @property
    def done(self) -> bool:
        return self._done.is_set()

    def result(self) -> T:
        """What the function returned; waits for it. Raises what it raised."""
        self._done.wait()
        if self._error is not None:
            raise self._error
        return self._result[0]

    def _run(self) -> None:
        try:
            self._result.append(self._function())
        except Exception as error:
            self._error = error
        finally:
            self._done.set()
            self._wake()
