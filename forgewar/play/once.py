"""View models that are made once for the moment that is shown, however often it is drawn."""

from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING, Any, TypeVar
from weakref import WeakKeyDictionary

if TYPE_CHECKING:
    from forgewar.play.match import Match

Model = TypeVar("Model")
_made: "WeakKeyDictionary[Match, tuple[object, dict[Hashable, Any]]]" = WeakKeyDictionary()


def once(make: Callable[..., Model], match: "Match", *wanted: Hashable) -> Model:
    """`make(match, *wanted)`, or what it gave before in the same moment: until the game, what is
    shown of it, or whether something moves becomes another."""
    show = match.show
    moment = (match.version, show.passed, show.busy, id(match.shown), match.waiting_for_person)
    known = _made.get(match)
    if known is None or known[0] != moment:
        known = _made[match] = (moment, {})
    key = (make, *wanted)
    if key not in known[1]:
        known[1][key] = make(match, *wanted)
    return known[1][key]  # type: ignore[no-any-return]
