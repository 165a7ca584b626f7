"""Chooses faults by chance, always the same ones for a seed."""

import random
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

from mutations.finder import find_faults
from mutations.source import Fault, Source

MOST_OF_A_FUNCTION = 3


def files_in(root: Path, places: Iterable[str]) -> list[str]:
    """The Python files of folders and files, relative to the root, in order; a place that does not
    exist is refused."""
    found: set[Path] = set()
    for place in places:
        path = root / place
        if not path.exists():
            raise FileNotFoundError(f"There is no {place} in {root}.")
        found.update(path.rglob("*.py") if path.is_dir() else [path])
    return sorted(path.relative_to(root).as_posix() for path in found)


def sampled(sources: Iterable[Source], seed: int) -> Iterator[Fault]:
    """Every fault that compiles, in an order by chance: first at most some of every function, then
    the others."""
    texts: dict[str, bytes] = {}
    faults: list[Fault] = []
    for source in sources:
        texts[source.file] = source.text
        faults += find_faults(source)
    random.Random(seed).shuffle(faults)
    count: Counter[tuple[str, str]] = Counter()
    later = []
    for fault in faults:
        place = (fault.file, fault.function)
        if count[place] >= MOST_OF_A_FUNCTION:
            later.append(fault)
        elif fault.compiles(texts[fault.file]):
            count[place] += 1
            yield fault
    yield from (fault for fault in later if fault.compiles(texts[fault.file]))
