"""View models that are made once for the moment that is shown, however often it is drawn."""

from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from forgewar.play.table_view import TableView

Model = TypeVar("Model")


def memo(make: Callable[..., Model], view: "TableView", *wanted: Hashable) -> Model:
    """`make(view, *wanted)`, made once and kept until the game, what is shown of it, or whether
    something moves changes."""
    animation = view.animation
    moment = (
        view.version, animation.passed, animation.busy, id(view.shown), view.waiting_for_person
    )  # fmt: skip
    if view.models[0] != moment:
        view.models = (moment, {})
    models, key = view.models[1], (make, *wanted)
    if key not in models:
        models[key] = make(view, *wanted)
    return models[key]  # type: ignore[no-any-return]
