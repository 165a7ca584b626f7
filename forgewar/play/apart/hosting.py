"""The server of the player's own tables, in a child process of the app.

The process ends when the app does, however that happens: then its pipe closes. Tables are stored in
the folder, and the next start finds them; they are then reached at the new `address`.
"""

import atexit
import logging
from pathlib import Path
from typing import Final, Literal

import msgspec

from forgewar.fault import Fault, fault, reason
from forgewar.net.lan import own_address
from forgewar.net.protocol import PORT
from forgewar.spawn import ChildProcess, Pipe

log = logging.getLogger(__name__)
PORTS: Final = tuple(range(PORT, PORT + 10))  # the first free one, else any
_END: Final = 10.0  # seconds that the end of the program waits for the server
_news = msgspec.json.Decoder(int | Fault)  # the port at which it listens, or why it cannot
State = Literal["starting", "running", "failed", "ended"]


class Host:
    """The server. Once it is running, `address` is the one for links; `fault` says why it failed or
    ended. `poll` brings them up to date."""

    def __init__(self, folder: Path, ports: tuple[int, ...] = PORTS) -> None:
        self.state: State = "starting"
        self.address = ""
        self.fault: Fault | None = None
        self._log_file = folder / "server.log"
        self._child: ChildProcess | None = None
        try:
            self._child = ChildProcess(_serve, folder, self._log_file, ports, daemon=False)
        except OSError as error:
            self._stop("failed", fault("apart-net-host-not-started", why=reason(error)))
            return
        atexit.register(self._end, self._child)

    def poll(self) -> bool:
        """Hear what the process says; true if something changed. Never waits."""
        if self._child is None:
            return False
        try:
            if not self._child.pipe.poll():
                return False
            news = _news.decode(self._child.pipe.recv_bytes())
        except (EOFError, OSError):
            is_new = self.state == "starting"
            lost = fault("apart-net-host-lost", file=str(self._log_file))
            self._stop("failed" if is_new else "ended", lost)
            return True
        if isinstance(news, Fault):
            self._stop("failed", news)
        else:
            self.state, self.address = "running", f"http://{own_address()}:{news}"
            log.info("the server of this app listens at port %d", news)
        return True

    def close(self) -> None:
        """End the server, which tells all clients. Does not wait; the end of the program does."""
        if self._child is not None:
            self._stop("ended", None)

    def _stop(self, state: State, why: Fault | None) -> None:
        self.state, self.fault = state, why
        if why is not None:
            log.warning("the server of this app: %s", why)
        child, self._child = self._child, None
        if child is not None:
            child.pipe.close()

    @staticmethod
    def _end(child: ChildProcess) -> None:
        """At the end of the program."""
        child.pipe.close()
        child.process.join(_END)
        child.process.kill()


def start_host(folder: Path) -> Host:
    """Start a server of the tables in a folder."""
    return Host(folder)


def _serve(pipe: Pipe, folder: Path, log_file: Path, ports: tuple[int, ...]) -> None:
    """Main function of the process."""
    from forgewar.server.child import serve_child  # not in the app's own process

    serve_child(pipe, folder, log_file, ports)
