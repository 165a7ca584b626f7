"""Decodes pictures of packs in a process of its own, with limits on memory and time.

A picture of a stranger may crash the decoder, fill the memory or take for ever. Here it costs the
process, which is started again for the next picture. Only bytes come back, never pickled objects.
The asking side needs no pygame, so `forgewar check` can use it as well.
"""

import ctypes
import math
import os
import struct
import sys
import threading
import time
from io import BytesIO

from forgewar.spawn import ChildProcess, Pipe

if sys.platform != "win32":
    import resource

MAX_MEMORY = 512_000_000  # bytes of the process
MAX_SECONDS = 4  # of the processor, for a picture
MAX_PIXELS = 16_000_000  # of a picture as it is drawn
_PATIENCE = 30.0  # seconds by the clock: the machine may be busy
_TICK = 0.1  # seconds after which a wait looks whether it is still wanted
_HEAD = struct.Struct("<?II")
_READY = b"ready"


class PictureError(Exception):
    """A picture that cannot be decoded, and why."""


class PictureProcess:
    """The process, begun with the first picture. Any thread may ask; they take turns."""

    def __init__(self, seconds: int = MAX_SECONDS, memory: int = MAX_MEMORY) -> None:
        self._seconds, self._memory = seconds, memory
        self._turn = threading.Lock()
        self._child: ChildProcess | None = None
        self._closed = False

    @property
    def pid(self) -> int | None:
        """The id of the process while it runs."""
        child = self._child
        return child.process.pid if child is not None else None

    def decode(self, file: str, raw: bytes, size: tuple[int, int]) -> bytes:
        """The pixels of a picture, drawn at exactly this size, as RGBA. Raises `PictureError`."""
        if not 0 < size[0] * size[1] <= MAX_PIXELS:
            raise PictureError(f"is to be drawn with more than {MAX_PIXELS} pixels")
        with self._turn:
            try:
                pipe = self._begin()
                pipe.send_bytes(_HEAD.pack(file.endswith(".png"), *size) + raw)
                answer = self._receive(pipe)
            except (EOFError, OSError) as error:
                raise PictureError(self._end()) from error
        if answer[:1] == b"\1" and len(answer) == 1 + size[0] * size[1] * 4:
            return answer[1:]
        raise PictureError("cannot be drawn: " + answer[1:200].decode("utf-8", "replace"))

    def close(self) -> None:
        """End the process, also while a picture is being decoded; no other is started."""
        self._closed = True
        child = self._child
        if child is not None:
            child.process.kill()
        with self._turn:
            self._end()

    def _begin(self) -> Pipe:
        """The way to the process, started if there is none. Raises `EOFError` after the end."""
        if self._closed:
            raise EOFError
        if self._child is None:
            self._child = ChildProcess(_serve, self._seconds, self._memory)
            if self._receive(self._child.pipe) != _READY:
                raise EOFError
        return self._child.pipe

    def _receive(self, pipe: Pipe) -> bytes:
        """The next message. Raises `EOFError` or `OSError` if none comes."""
        until = time.monotonic() + _PATIENCE
        while not pipe.poll(_TICK):
            if self._closed or time.monotonic() > until:
                raise TimeoutError
        return pipe.recv_bytes(1 + MAX_PIXELS * 4)

    def _end(self) -> str:
        """Have no process any more; the next picture starts another. Why the picture failed."""
        child, self._child = self._child, None
        if child is not None:
            child.end()
        if self._closed:
            return "is not wanted any more"
        if child is None:
            return "cannot be drawn: the process for it cannot be started"
        memory = self._memory // 1_000_000
        return f"cannot be drawn within {self._seconds} seconds and {memory} MB"


# In the process


def _serve(pipe: Pipe, seconds: int, memory: int) -> None:
    """Decode until nobody is there to ask."""
    limits = _Limits(seconds, memory)
    os.dup2(os.open(os.devnull, os.O_WRONLY), 2)  # decoders print what they think of a file
    try:
        pipe.send_bytes(_READY)
        while True:
            request = pipe.recv_bytes()
            png, width, height = _HEAD.unpack_from(request)
            limits.restart()
            pipe.send_bytes(_decode(png, request[_HEAD.size :], (width, height)))
            del request
    except (EOFError, OSError):
        return


def _decode(png: bool, raw: bytes, size: tuple[int, int]) -> bytes:
    """A byte that says whether it worked, then the pixels, or why not."""
    import pygame  # only here: whoever asks needs none of it

    try:
        stream = BytesIO(raw)
        drawn = (
            pygame.image.load(stream, ".png") if png else pygame.image.load_sized_svg(stream, size)
        )
        if 0 in drawn.get_size():
            return b"\0it is empty"
        if drawn.get_size() != size:  # SVGs may say otherwise in several places
            plain = pygame.Surface(drawn.get_size(), pygame.SRCALPHA)
            plain.blit(drawn, (0, 0))
            drawn = pygame.transform.smoothscale(plain, size)
        return b"\1" + pygame.image.tobytes(drawn, "RGBA")
    except (pygame.error, ValueError, OverflowError, MemoryError) as error:
        return b"\0" + (str(error) or type(error).__name__).encode()


class _Limits:
    """Ends this process when it takes too much memory, or too long for one picture. The system
    does that where it can; elsewhere a thread looks, which runs while pygame decodes."""

    def __init__(self, seconds: int, memory: int) -> None:
        self._seconds, self._memory = seconds, memory
        self._until = math.inf
        if sys.platform == "win32":
            ctypes.windll.kernel32.SetErrorMode(0x3)  # no box on the screen when it crashes
        else:
            _lower(resource.RLIMIT_CORE, 0)
        if sys.platform == "linux":
            _lower(resource.RLIMIT_AS, memory)
        else:
            threading.Thread(target=self._watch, daemon=True).start()

    def restart(self) -> None:
        """Another picture has all the time again."""
        self._until = time.process_time() + self._seconds
        if sys.platform == "linux":
            hard = resource.getrlimit(resource.RLIMIT_CPU)[1]
            soft = math.ceil(self._until)
            soft = soft if hard == resource.RLIM_INFINITY else min(soft, hard)
            resource.setrlimit(resource.RLIMIT_CPU, (soft, hard))

    def _watch(self) -> None:
        while True:
            time.sleep(_TICK)
            if time.process_time() > self._until or _memory() > self._memory:
                os._exit(1)


if sys.platform == "win32":

    class _MemoryCounters(ctypes.Structure):
        """PROCESS_MEMORY_COUNTERS of Windows."""

        _fields_ = (
            ("cb", ctypes.c_ulong),
            ("PageFaultCount", ctypes.c_ulong),
            ("PeakWorkingSetSize", ctypes.c_size_t),
            ("WorkingSetSize", ctypes.c_size_t),
            ("QuotaPeakPagedPoolUsage", ctypes.c_size_t),
            ("QuotaPagedPoolUsage", ctypes.c_size_t),
            ("QuotaPeakNonPagedPoolUsage", ctypes.c_size_t),
            ("QuotaNonPagedPoolUsage", ctypes.c_size_t),
            ("PagefileUsage", ctypes.c_size_t),
            ("PeakPagefileUsage", ctypes.c_size_t),
        )

    def _memory() -> int:
        """Bytes that this process has in use."""
        counters = _MemoryCounters(cb=ctypes.sizeof(_MemoryCounters))
        kernel = ctypes.WinDLL("kernel32")
        kernel.GetCurrentProcess.restype = ctypes.c_void_p
        kernel.K32GetProcessMemoryInfo.argtypes = (
            ctypes.c_void_p,
            ctypes.POINTER(_MemoryCounters),
            ctypes.c_ulong,
        )
        process = kernel.GetCurrentProcess()
        kernel.K32GetProcessMemoryInfo(process, ctypes.byref(counters), counters.cb)
        return int(counters.PagefileUsage)

else:

    def _memory() -> int:
        """The most bytes that this process had in use."""
        used = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        return used if sys.platform == "darwin" else used * 1024

    def _lower(which: int, limit: int) -> None:
        """Set a limit, or leave a lower one that is in force."""
        hard = resource.getrlimit(which)[1]
        limit = limit if hard == resource.RLIM_INFINITY else min(limit, hard)
        resource.setrlimit(which, (limit, limit))
