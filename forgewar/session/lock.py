"""Locks an open record, so that only one program at a time plays a game.

The lock is the operating system's, on the record itself: it ends with the process that holds it,
however that ends, and leaves nothing behind. Reading needs no lock.
"""

import errno
import logging
import os
import sys

log = logging.getLogger(__name__)
# Errors of file systems without locks. On any other error somebody may hold the lock.
_UNSUPPORTED = {errno.ENOSYS, errno.EOPNOTSUPP, errno.ENOTSUP}

if sys.platform == "win32":
    import msvcrt

    _FAR = 2**30  # beyond the end of every record: Windows forbids reading what is locked

    def _take(file: int) -> None:
        os.lseek(file, _FAR, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    # NFS without a lock service has "no locks available". Windows has the second for any failure.
    _UNSUPPORTED |= {errno.ENOLCK, errno.EINVAL}

    def _take(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def lock(file: int) -> bool:
    """Lock an open file until it is closed; false if somebody else has, or may have, the lock. On a
    file system without locks it always succeeds."""
    try:
        _take(file)
    except OSError as error:
        supported = error.errno not in _UNSUPPORTED
        log.info("a record is not locked: %s", error)
        return not supported
    return True
