"""Reviews without the time that they take: what is found is made up, by rule, for whole games."""

from pathlib import Path

from forgewar.ai.explain.fact import Fact
from forgewar.ai.review.report import (
    Finding,
    Glance,
    Look,
    Review,
    Standing,
    Task,
    TurningPoint,
    phase_of,
)
from forgewar.content.model import Content
from forgewar.play.review.kept import Keeper, past_of
from forgewar.rules.actions import Trade
from forgewar.rules.game import Game
from forgewar.session.timeline import Timeline

WHY = (Fact("found_ahead", number=80), Fact("found_quests", of=9), Fact("found_people", of=9))


def made_up(task: Task, content: Content, *_: object) -> Finding:
    """What might come of a task; the same for the same task."""
    state, moment = task.view, task.moment
    if task.played is None:
        shares = [1 + (state.round * (seat + 2)) % 7 for seat in range(len(state.guilds))]
        return Standing(state.round, tuple(round(each / sum(shares), 3) for each in shares))
    view = Game(state, content)
    assert view.decision is not None
    where = (moment, state.round, phase_of(state), view.decision.seat)
    if task.better is None:
        others = [each for each in view.choices() if each != task.played]
        others = [each for each in others if not isinstance(each, Trade)]
        loss = moment * 37 % 50 / 1000
        if not others:
            return Glance(*where, 0.0)
        return Glance(*where, 2 * loss, others[moment % len(others)])
    chance = moment * 53 % 40 / 100
    if chance < 0.1:
        return Look(moment)
    point = TurningPoint(*where, task.played, task.better, chance, 0.02, 40 * chance, WHY)
    return Look(moment, point)


def made_up_review(timeline: Timeline, part: float = 1.0) -> Review:
    """A review of a game as far as a part of it."""
    past, review = past_of(timeline), Review(timeline.header.seed)
    while past.progress(review) < part and (task := past.task(review)) is not None:
        review.add(made_up(task, timeline.games[0].content))
    return review


def keep_review(path: Path, timeline: Timeline, part: float = 1.0) -> None:
    """Put such a review beside a record."""
    past, review = past_of(timeline), made_up_review(timeline, part)
    Keeper(path, timeline, past).keep(review, done=past.task(review) is None)
