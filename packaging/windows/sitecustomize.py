"""Copied into the Windows Python by wine.py. Wine 8 sets no errno when `msvcrt.locking` is refused;
Windows sets EACCES."""

import errno
import sys
from typing import Any

if sys.platform == "win32":
    import msvcrt

    _locking = msvcrt.locking

    def _locking_with_errno(*arguments: Any) -> None:
        try:
            _locking(*arguments)
        except OSError:
            raise PermissionError(errno.EACCES, "Permission denied") from None

    msvcrt.locking = _locking_with_errno
