"""Watches, from inside the process, what is opened, written, started and run."""

import os
import sys
from pathlib import Path
from typing import Any

# Events of sys.addaudithook with the places of the paths among their arguments.
_PATHS = {
    "open": (0,),
    "os.chmod": (0,),
    "os.chown": (0,),
    "os.link": (0, 1),
    "os.listdir": (0,),
    "os.mkdir": (0,),
    "os.remove": (0,),
    "os.rename": (0, 1),
    "os.rmdir": (0,),
    "os.scandir": (0,),
    "os.symlink": (1,),  # where it leads is only text
    "os.truncate": (0,),
    "os.utime": (0,),
    "shutil.rmtree": (0,),
}
_NEVER = {
    "code.__new__",
    "compile",
    "ctypes.dlopen",
    "exec",
    "import",
    "marshal.loads",
    "os.exec",
    "os.fork",
    "os.posix_spawn",
    "os.spawn",
    "os.system",
    "pickle.find_class",
    "socket.connect",
    "socket.getaddrinfo",
    "subprocess.Popen",
    "webbrowser.open",
}


class Guard:
    """Lists what a case did that it must not do: run code, start anything, or touch a file outside
    `folder`; what is in `shipped` may be read and listed. Cannot be taken off again; `on` turns it
    off for the fuzzer's own doings."""

    def __init__(self, folder: Path, shipped: Path | None = None) -> None:
        self.on = False
        self.seen: list[str] = []
        self._folder = str(folder.resolve())
        self._shipped = str(shipped) + os.sep if shipped is not None else ""
        sys.addaudithook(self._hear)

    def _hear(self, event: str, arguments: tuple[Any, ...]) -> None:
        if not self.on:
            return
        if event in _NEVER:
            self.seen.append(f"{event} {str(arguments)[:200]}")
        if event == "open" and isinstance(arguments[0], int):
            return  # a file that was heard of when it was opened
        if self._reads_shipped(event, arguments):
            return
        if event in ("os.remove", "os.rmdir") and arguments[1] != -1:
            return  # named within a folder that was opened before, as `shutil.rmtree` does
        if event == "open" and arguments[1:] == (None, os.O_RDONLY | os.O_CLOEXEC):
            within = os.path.basename(arguments[0]) == arguments[0]  # noqa: PTH119 (may be bytes)
            if within:
                return  # likewise
        for place in _PATHS.get(event, ()):
            path = arguments[place]
            if isinstance(path, (str, bytes, os.PathLike)) and not self._inside(os.fsdecode(path)):
                self.seen.append(f"{event} {path!r}")

    def _reads_shipped(self, event: str, arguments: tuple[Any, ...]) -> bool:
        looks = event in ("os.listdir", "os.scandir") and not isinstance(arguments[0], int)
        if not self._shipped or not (looks or (event == "open" and arguments[1] == "r")):
            return False
        path = os.path.abspath(os.fsdecode(arguments[0]))  # noqa: PTH100 (likewise)
        return path.startswith(self._shipped)

    def _inside(self, path: str) -> bool:
        path = os.path.abspath(path)  # noqa: PTH100 (resolve asks the disk)
        return path == self._folder or path.startswith(self._folder + os.sep)
