"""A PostgreSQL server of the tests' own, where its programs are installed. It listens on a socket
in a folder, on no network."""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


def programs() -> Path | None:
    """Folder of PostgreSQL's programs, the newest version's."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), reverse=True)
    on_path = shutil.which("initdb")
    return found[0].parent if found else Path(on_path).parent if on_path else None


def _as_other() -> list[str]:
    """PostgreSQL refuses to run as root."""
    if os.getuid() != 0:
        return []
    pwd.getpwnam("postgres")
    return ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"]


@contextmanager
def postgres() -> Iterator[str]:
    """A fresh database; yields its address."""
    there = programs()
    assert there is not None
    folder = Path(tempfile.mkdtemp(prefix="fwpg-"))
    prefix = _as_other()
    if prefix:
        shutil.chown(folder, "postgres", "postgres")
    data = folder / "data"

    def call(*words: str) -> None:
        subprocess.run(
            [*prefix, *words], check=True, cwd=folder, stdout=subprocess.DEVNULL, timeout=120
        )

    try:
        call(str(there / "initdb"), "-D", str(data), "-U", "forgewar", "-A", "trust", "-N")
        with (data / "postgresql.conf").open("a") as conf:
            conf.write(
                f"listen_addresses=''\nunix_socket_directories='{folder}'\nfsync=off\n"
                "shared_buffers=16MB\nmax_connections=50\n"
            )
        log = str(folder / "log")
        call(str(there / "pg_ctl"), "-D", str(data), "-l", log, "-w", "-t", "60", "start")
        try:
            yield f"postgresql://forgewar@/postgres?host={folder}"
        finally:
            call(str(there / "pg_ctl"), "-D", str(data), "-m", "immediate", "-w", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)
