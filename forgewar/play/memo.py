"""View models that are made once for the moment that is shown, however often it is drawn."""

from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

if TYPE_CHECKING:
    from forgewar.play.match import Match

Model = TypeVar("Model")


class Made(NamedTuple):
    """What was made for a moment; it lies with its match, and goes with it."""

    moment: object
    models: dict[Hashable, Any]


def memo(make: Callable[..., Model], match: "Match", *wanted: Hashable) -> Model:
    """`make(match, *wanted)`, or what it gave before in the same moment: until the game, what is
    shown of it, or whether something moves becomes another."""
    show = match.show
    moment = (match.version, show.passed, show.busy, id(match.shown), match.waiting_for_person)
    if match.made.moment != moment:
        match.made = Made(moment, {})
    models, key = match.made.models, (make, *wanted)
    if key not in models:
        models[key] = make(match, *wanted)
    return models[key]  # type: ignore[no-any-return]
