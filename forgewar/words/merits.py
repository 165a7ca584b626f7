"""Merits of an action in words: sentences of a hint, without a full stop."""

from forgewar.ai.explain.merits import Amounts, Merit
from forgewar.words.message import Message, as_list, message
from forgewar.words.names import Names, amount


def describe_merit(merit: Merit, names: Names) -> Message:
    """ "Brings 2 iron", "Rats in the Cellar can then be armed" """
    return message(
        f"merit-{merit.kind}",
        name=names.card(merit.key) if merit.key else "",
        amounts=_amounts(merit.amounts),
        number=abs(merit.number),
        sign="more" if merit.number > 0 else "less" if merit.number < 0 else "none",
        of=merit.of,
        guild=names.guild(merit.side) if merit.side >= 0 else "",
    )


def _amounts(given: Amounts) -> Message:
    return as_list(amount(kind, number) for kind, number in given)
