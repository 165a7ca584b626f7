"""Faults of records as text, for assertions."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from forgewar.fault import Fault
from forgewar.session.error import RecordError
from forgewar.words.faults import describe_fault


def fault_text(fault: Fault | None) -> str:
    """Sentence for a fault; empty for none."""
    return str(describe_fault(fault)) if fault is not None else ""


@contextmanager
def raises_fault(
    sentence: str, kind: type[RecordError] = RecordError
) -> Iterator[pytest.ExceptionInfo[RecordError]]:
    """Expect a `RecordError` whose sentence matches this pattern."""
    with pytest.raises(kind) as refused:
        yield refused
    assert re.search(sentence, fault_text(refused.value.fault))
