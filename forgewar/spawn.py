"""Starting helper processes with `multiprocessing`, by the method that works on every system."""

import multiprocessing
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Lock
from typing import TypeAlias

if sys.platform == "win32":  # whose pipes are of another kind
    from multiprocessing.connection import PipeConnection

    Pipe: TypeAlias = PipeConnection
else:
    from multiprocessing.connection import Connection

    Pipe: TypeAlias = Connection

_starting = Lock()


class ChildProcess:
    """A process and the pipe to it."""

    def __init__(self, work: Callable[..., None], *args: object, daemon: bool = True) -> None:
        """Start a process that calls `work` with its end of the pipe and these arguments. Raises
        `OSError` if that cannot be done. A daemon is killed at the end of this program and starts
        no processes itself; another one has to end when its pipe closes."""
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=_run, args=(work, theirs, *args), daemon=daemon)
        try:
            with _hidden_main():
                self.process.start()
        except OSError:
            self.pipe.close()
            raise
        finally:
            theirs.close()

    def end(self) -> None:
        """Close the pipe and kill the process, which has nothing to lose."""
        self.pipe.close()
        self.process.kill()
        self.process.join()


def _run(work: Callable[..., None], pipe: Pipe, *args: object) -> None:
    """Call `work` in the new process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the app's; the pipe will close
    work(pipe, *args)


@contextmanager
def _hidden_main() -> Iterator[None]:
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
