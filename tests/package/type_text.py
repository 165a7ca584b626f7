"""Run by Windows Python: types the letters of its argument into the window in front.

Wine hands on the low byte of a letter as the code of a key: some letters press function keys, too.
"""

import ctypes
import sys
import time
from ctypes import wintypes

KEYBOARD, KEY_UP, UNICODE = 1, 2, 4


class _Key(ctypes.Structure):
    _fields_ = (
        ("code", wintypes.WORD),
        ("scan", wintypes.WORD),
        ("flags", wintypes.DWORD),
        ("time", wintypes.DWORD),
        ("extra", ctypes.c_void_p),
    )


class _Input(ctypes.Structure):
    _fields_ = (("type", wintypes.DWORD), ("key", _Key), ("padding", ctypes.c_uint64))


def main(text: str) -> None:
    units = text.encode("utf-16-le")
    for at in range(0, len(units), 2):
        unit = int.from_bytes(units[at : at + 2], "little")
        for flags in (UNICODE, UNICODE | KEY_UP):
            event = _Input(KEYBOARD, _Key(0, unit, flags, 0, None), 0)
            sent = ctypes.windll.user32.SendInput(1, ctypes.byref(event), ctypes.sizeof(event))
            assert sent == 1
        time.sleep(0.02)


if __name__ == "__main__":
    main(sys.argv[1])
