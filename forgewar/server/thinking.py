"""Computer players at shared tables. They think in processes of their own, on a seat's view."""

import asyncio

from forgewar.ai.players.base import CHARACTERS, NODES, hint_seed
from forgewar.ai.worker_process import Request, WorkerProcess
from forgewar.content import load
from forgewar.rules.actions import Action
from forgewar.server.shared_table import SharedTable

LONGEST = 0.9  # seconds of a thought
_POLL = 0.01


class Thinking:
    """A number of worker processes; tables wait until one is free."""

    def __init__(self, processes: int = 1) -> None:
        self._free: asyncio.Queue[WorkerProcess] = asyncio.Queue()
        self._all = [WorkerProcess(load.default()) for _ in range(processes)]
        for worker in self._all:
            self._free.put_nowait(worker)

    async def choose(self, table: SharedTable, seat: int, strength: str) -> Action:
        """Choice of a computer player for a seat that has to choose."""
        worker = await self._free.get()
        try:
            worker.ask(request_of(table, seat, strength), table.content)
            while (choice := worker.answer()) is None:
                await asyncio.sleep(_POLL)
            return choice.action
        finally:
            worker.cancel()
            self._free.put_nowait(worker)

    def close(self) -> None:
        for worker in self._all:
            worker.close()


def request_of(table: SharedTable, seat: int, strength: str) -> Request:
    """Request for the choice of a seat."""
    assert table.session is not None
    session = table.session
    # Not from the seed of the deal: a choice must not depend on what its seat may not know.
    salt = int(table.opened.salt, 16)
    seed = hint_seed(salt, len(session.steps), seat)
    character = CHARACTERS[(salt + seat) % len(CHARACTERS)]
    return Request(session.game.view(seat), strength, seed, NODES, LONGEST, character)
