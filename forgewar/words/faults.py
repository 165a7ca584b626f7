"""What went wrong below, in words: with a record, say."""

from forgewar.fault import Fault
from forgewar.words.message import Message


def describe_fault(fault: Fault) -> Message:
    """The sentence for a fault, or the part of one that another fault has room for."""
    values = {
        name: describe_fault(value) if isinstance(value, Fault) else value
        for name, value in fault.values.items()
    }
    return Message(fault.id, values)
