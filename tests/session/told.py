"""What is wrong with a record, as it is told."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from forgewar.fault import Fault
from forgewar.session.error import RecordError
from forgewar.words.faults import describe_fault


def said(fault: Fault | None) -> str:
    """The sentence for a fault; empty for none."""
    return str(describe_fault(fault)) if fault is not None else ""


@contextmanager
def refusing(
    sentence: str, kind: type[RecordError] = RecordError
) -> Iterator[pytest.ExceptionInfo[RecordError]]:
    """What is done in here is refused, in words that hold this pattern."""
    with pytest.raises(kind) as refused:
        yield refused
    assert re.search(sentence, said(refused.value.fault))
