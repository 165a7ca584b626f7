"""One program at a time plays a game: an open record is locked, for as long as its file is open.

The lock is the operating system's, on the record itself: it goes with the process that holds it,
however that ends, and leaves nothing behind. Reading is free all the while.
"""

import errno
import os
import sys

_HELD = {errno.EACCES, errno.EAGAIN, errno.EDEADLK, getattr(errno, "EDEADLOCK", errno.EDEADLK)}

if sys.platform == "win32":
    import msvcrt

    _FAR = 2**30  # beyond the end of every record: Windows forbids reading what is locked

    def _take(file: int) -> None:
        os.lseek(file, _FAR, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _take(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def lock(file: int) -> bool:
    """Lock an open file until it is closed; false if somebody else has. Where the file system knows
    no locks, everybody gets them."""
    try:
        _take(file)
    except OSError as error:
        return error.errno not in _HELD
    return True
