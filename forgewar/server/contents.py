"""Cards of tables, by their hash: from this machine, or from the storage."""

import logging
from collections import OrderedDict

from forgewar.content import archive, load
from forgewar.content.error import ContentError
from forgewar.content.files import GivenFiles
from forgewar.content.model import Content
from forgewar.content.zipped import unzip, zip_files
from forgewar.server.storage import Storage

log = logging.getLogger(__name__)
_MOST_ZIPPED = 8


class Contents:
    """Contents that this server can find."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._stored: set[str] = set()  # hashes of those that the storage has
        self._zipped: OrderedDict[str, bytes] = OrderedDict()  # those asked for lately

    async def find(self, hash_: str) -> Content | None:
        """Content by its hash, if there is one."""
        found = archive.find(hash_)
        if found is None and (zipped := await self._storage.content(hash_)) is not None:
            try:
                found = load.load_files(GivenFiles(unzip(hash_, zipped)))
            except ContentError as error:
                log.error("content %s cannot be used: %s", hash_[:12], error)
                return None
            archive.remember(found)
        return found

    async def store(self, content: Content) -> None:
        """Store a content for other servers and later releases, unless it is released."""
        if content.hash not in self._stored and not archive.is_released(content):
            await self._storage.keep_content(content.hash, zip_files(content.files))
            self._stored.add(content.hash)

    async def zipped(self, hash_: str) -> bytes | None:
        """Content as a zip, for clients that do not have it."""
        if hash_ not in self._zipped:
            content = await self.find(hash_)
            if content is None:
                return None
            self._zipped[hash_] = zip_files(content.files)
            if len(self._zipped) > _MOST_ZIPPED:
                self._zipped.popitem(last=False)
        return self._zipped[hash_]
