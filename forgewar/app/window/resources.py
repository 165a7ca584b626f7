"""Content and worker process of games, loaded when they are first needed."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:  # the title is on screen before any of this is loaded
    from forgewar.ai.worker_process import Thinker
    from forgewar.content.model import Content
    from forgewar.content.packs import Pack


class Resources:
    """Cards of new games, and the process in which computer players think."""

    def __init__(
        self,
        content: "Content | None" = None,
        thinker: "Thinker | None" = None,
        pack: "Pack | None" = None,
    ) -> None:
        self._content = content
        self._thinker = thinker
        self.pack = pack  # named on the command line: `content` is its content

    @property
    def is_loaded(self) -> bool:
        return self._content is not None

    @property
    def content(self) -> "Content":
        """Cards, prices and mines."""
        return self.load()

    def load(self) -> "Content":
        """Load the content, unless that is done. Raises `ContentError`."""
        if self._content is None:
            from forgewar.content import load

            self._content = load.default()
        return self._content

    @property
    def thinker(self) -> "Thinker":
        """Computer players; their process is made by the first call."""
        if self._thinker is None:
            from forgewar.ai.worker_process import WorkerProcess

            self._thinker = WorkerProcess(self.content)
        return self._thinker

    def close(self) -> None:
        """End the worker process."""
        if self._thinker is not None:
            self._thinker.close()
