"""A server in a child process of the app, which ends when its pipe closes."""

import asyncio
import logging
import threading
import time
from contextlib import suppress
from functools import partial
from logging.handlers import RotatingFileHandler
from pathlib import Path

import msgspec

from forgewar.fault import Fault, fault, reason
from forgewar.files import make_folder
from forgewar.server.hub import Hub
from forgewar.server.run import ANY, Settings, listen, log_to, serve
from forgewar.server.storage import StorageError
from forgewar.spawn import Pipe

log = logging.getLogger(__name__)
PATIENCE = 5.0  # seconds that an earlier server of the app may take to end
_PAUSE = 0.1
_LOG_SIZE = 1_000_000


def serve_child(pipe: Pipe, folder: Path, log_file: Path, ports: tuple[int, ...]) -> None:
    """Serve at the first port that is free. Sends the port, or the fault that forbids it."""
    try:
        make_folder(folder)
        log_to(RotatingFileHandler(log_file, "a", _LOG_SIZE, 1, "utf-8"))
        _serve_when_free(pipe, folder, ports)
    except StorageError as error:
        _send(pipe, fault("apart-net-host-second") if _is_in_use(error) else error.fault)
    except OSError as error:
        log.exception("the server cannot run")
        _send(pipe, fault("apart-net-host-not-started", why=reason(error)))
    except Exception:
        log.exception("the server failed")


def _is_in_use(error: StorageError) -> bool:
    """Whether another server has the tables."""
    return error.fault.id == "serve-database-in-use"


def _first_free(ports: tuple[int, ...]) -> int:
    """The first port that no other program has, or 0 for any."""
    for port in ports:
        with suppress(OSError):
            listen(ANY, port).close()
            return port
    return 0


def _serve_when_free(pipe: Pipe, folder: Path, ports: tuple[int, ...]) -> None:
    """Serve, once an earlier server has ended. Raises `StorageError`, `OSError`."""
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            serve(Settings(folder, port=_first_free(ports)), partial(_begin, pipe))
            return
        except StorageError as error:
            if not _is_in_use(error) or time.monotonic() > deadline:
                raise
        time.sleep(_PAUSE)


async def _begin(pipe: Pipe, hub: Hub, port: int) -> None:
    end = partial(asyncio.get_running_loop().call_soon_threadsafe, hub.end_server)

    def wait_for_end() -> None:
        with suppress(EOFError, OSError):
            pipe.recv_bytes()
        with suppress(RuntimeError):  # it has ended
            end()

    threading.Thread(target=wait_for_end, name="pipe", daemon=True).start()
    _send(pipe, port)


def _send(pipe: Pipe, news: int | Fault) -> None:
    with suppress(OSError):  # the app has ended
        pipe.send_bytes(msgspec.json.encode(news))
