"""Where a tracker is seen: where the state has it, on its way, and past the last step when done."""

from play.watched_games import watched

from forgewar.play.tracker import tracker
from forgewar.rules import events as ev
from forgewar.rules.catalogue import catalogue


def test_a_tracker_walks_to_where_the_event_leads_and_ends_past_the_last_step() -> None:
    walked, done = set(), set()
    for match in watched("simple_3"):
        tracks = catalogue(match.view.game.content).tracks
        kinds = [type(step.event) for step in match.animation.steps]
        for seat, guild in enumerate(match.view.shown.guilds):
            for quest in guild.quests:
                seen, last = tracker(match.view, seat, quest), tracks[quest.key].last
                going = [
                    (step.event.step, step.part)
                    for step in match.animation.steps
                    if isinstance(step.event, ev.QuestAdvanced) and step.part < 1
                    and (step.event.seat, step.event.quest) == (seat, quest.key)
                ]  # fmt: skip
                assert seen.moving == (going[0] if going else None)
                walked |= {goal > last for goal, _ in going}
                if seen.step > last:
                    done.add((seat, quest.key))
                    assert ev.QuestAdvanced not in kinds
                else:
                    assert seen.step == quest.step
                    assert (seat, quest.key) not in done or quest.step < last
        for step in match.animation.steps:
            if isinstance(step.event, ev.QuestCompleted):
                assert (step.event.seat, step.event.quest) in done
    assert walked == {True, False}
    assert done
