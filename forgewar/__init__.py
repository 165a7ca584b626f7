"""Forge War: mines, markets and quests for one to four guilds."""

import sys

__version__ = "0.2.0"


def _load_msgspec() -> None:
    """Records are msgspec's, which asks typing_extensions for what `typing` has: loading that takes
    longer than all of msgspec, so it is not there meanwhile, unless somebody has it already."""
    name = "typing_extensions"
    if name in sys.modules:
        return
    sys.modules[name] = None  # type: ignore[assignment]  # how Python marks what is not to be found
    try:
        import msgspec  # noqa: F401  # so that it is loaded
    finally:
        del sys.modules[name]


_load_msgspec()
