"""Faults of lower layers in words: a damaged record, for example."""

from forgewar.fault import Fault
from forgewar.words.message import Message


def describe_fault(fault: Fault) -> Message:
    """Sentence for a fault, or for a fault inside another one."""
    values = {
        name: describe_fault(value) if isinstance(value, Fault) else value
        for name, value in fault.values.items()
    }
    return Message(fault.id, values)
