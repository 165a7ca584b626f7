"""Where the tracker of a quest is seen: on a step, on its way to another, or past the last."""

from typing import TYPE_CHECKING, NamedTuple

from forgewar.rules import events as ev
from forgewar.rules.agenda import ReturnHome
from forgewar.rules.catalogue import catalogue
from forgewar.rules.state import ActiveQuest

if TYPE_CHECKING:
    from forgewar.play.table_view import TableView


class Tracker(NamedTuple):
    """Steps before `step` are ticked off: all of them once it is past the last. On its way it is
    `moving`: to which step, and how much of that it has come."""

    step: int
    moving: tuple[int, float] | None = None


def tracker(view: "TableView", seat: int, quest: ActiveQuest) -> Tracker:
    """In the moment that is shown. The state keeps a finished quest on its last step until all are
    home; who watches sees that it is done as soon as it is."""
    show = view.animation
    for step in show.steps:
        event = step.event
        if not isinstance(event, ev.QuestAdvanced) or step.part >= 1:
            continue
        if (event.seat, event.quest) == (seat, quest.key):
            return Tracker(quest.step, (event.step, step.part))
    after = catalogue(view.game.content).tracks[quest.key].last + 1
    done = ReturnHome(seat, quest.key) in view.shown.agenda or _walked_off(view, quest.key, after)
    return Tracker(after if done else quest.step)


def _walked_off(view: "TableView", quest: str, after: int) -> bool:
    """Whether the action that is shown has led a quest past its last step."""
    step = view.animation.step
    if step is None:
        return False
    return any(
        isinstance(event, ev.QuestAdvanced)
        and (event.quest, event.step) == (quest, after)
        and view.animation.part_of(step.place, number) >= 1
        for number, event in enumerate(view.chronicle.history[step.place])
    )
