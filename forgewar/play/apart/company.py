"""The people at a shared table: who is connected, what they say and what they ask for."""

import time

from forgewar.fault import Fault
from forgewar.net.remote_session import News, RemoteTable


class Company:
    """Everybody at a table, as the news of the server tell."""

    def __init__(self, table: RemoteTable) -> None:
        self.table = table
        self.record_problem: Fault | None = None  # why the finished game is not in the library
        self._told = int(time.monotonic())

    def hear(self, news: News) -> None:
        """Take a piece of news that does not change the game."""

    def tick(self) -> bool:
        """Let time pass; true if what is said about people changed."""
        return False
