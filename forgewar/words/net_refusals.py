"""Refusals of a server in words."""

from forgewar.net.protocol import Refused
from forgewar.words.message import Message, message
from forgewar.words.names import Names
from forgewar.words.refusals import describe_refusal


def describe_refused(refused: Refused, names: Names | None = None) -> Message:
    """Sentence for a refusal of the server; with the names of the game, that of the rules."""
    if refused.refusal is not None and names is not None:
        return describe_refusal(refused.refusal, names)
    return message(f"net-refused-{refused.code}")
