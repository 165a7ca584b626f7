"""Can every figure of the rulebook be laid out and played, and has it captions?"""

from collections.abc import Iterator

import msgspec

from forgewar.content.figures import Figure, Figures
from forgewar.content.model import Content
from forgewar.play.figures import Demonstration
from forgewar.rules.refusal import IllegalAction
from forgewar.words.language import current

_PREFIX = "figure-"


def check_figures(figures: Figures, content: Content) -> Iterator[str]:
    """Everything that is wrong, one sentence each."""
    said = {id_ for name, figure in figures.items() for id_ in captions(name, figure)}
    there = {id_ for id_ in current().ids if id_.startswith(_PREFIX)}
    for id_ in sorted(said - there):
        yield f"figures.yaml: there is no message {id_}"
    for id_ in sorted(there - said):
        yield f"figures.yaml: no figure says {id_}"
    if said == there:
        for name, figure in figures.items():
            yield from _play(name, figure, content)


def captions(name: str, figure: Figure) -> list[str]:
    """The ids of a figure's captions, in their order."""
    played = range(1, len(figure.plays) + 1)
    return [f"{_PREFIX}{name}", *(f"{_PREFIX}{name}-{number}" for number in played)]


def _play(name: str, figure: Figure, content: Content) -> Iterator[str]:
    try:
        shown = Demonstration(name, figure, content, speed=0)
        str(shown.caption)
        for _ in figure.plays:
            shown.step_on()
            str(shown.caption)
    except (IllegalAction, msgspec.ValidationError, ValueError, LookupError) as error:
        yield f"figures.yaml: {name} cannot be played: {error}"
