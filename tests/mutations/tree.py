"""Copies of a checkout, in which faults are made: never in the checkout itself."""

import compileall
import py_compile
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

LEFT_OUT = shutil.ignore_patterns(
    ".git", ".*venv", "build", "dist", "__pycache__", ".*_cache", ".hypothesis"
)


@contextmanager
def copied(root: Path) -> Iterator[Path]:
    """A copy that is gone afterwards. Its modules are compiled so that a change of any is always
    seen, by its hash, because two faults may be made within one second."""
    with tempfile.TemporaryDirectory(prefix="mutation-", ignore_cleanup_errors=True) as folder:
        tree = Path(folder).resolve() / "tree"
        shutil.copytree(root, tree, ignore=LEFT_OUT, symlinks=True)
        compileall.compile_dir(
            tree, quiet=2, invalidation_mode=py_compile.PycInvalidationMode.CHECKED_HASH
        )
        yield tree


def pytest_options() -> list[str]:
    """How pytest is started in a copy: in one process, in order, without caches."""
    plugins = ["-p", "no:cacheprovider", "-p", "no:randomly"]
    return ["-q", *plugins, "-o", "addopts=--import-mode=importlib"]
