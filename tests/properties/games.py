"""Whole games, played with every property checked after each action."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest
from msgspec import Struct
from msgspec.structs import replace
from properties import hidden, invariants
from properties.chooser import Chooser
from properties.mirror import Mirror, differences
from properties.strangers import strangers

from forgewar.content import load, rulebook
from forgewar.content.model import Content, Effect, Leg
from forgewar.rules.actions import Action
from forgewar.rules.decisions import Acquisition
from forgewar.rules.events import Event
from forgewar.rules.game import Game
from forgewar.rules.refusal import IllegalAction
from forgewar.rules.state import GameState, Options


def _gentle(content: Content, reward: str, longer: int) -> Content:
    """Every quest is met by one weapon and every leg gives something besides, so that clumsy
    players complete quests, however data/ is tuned."""

    def eased(leg: Leg) -> Leg:
        rewards = (*leg.rewards, Effect(reward))
        return replace(leg, steps=leg.steps + longer, difficulty=1, types=(), rewards=rewards)

    quests = {
        key: replace(quest, legs=tuple(eased(leg) for leg in quest.legs))
        for key, quest in content.quests.items()
    }
    return replace(content, quests=quests)


SHIPPED = load.default()
GENEROUS = _gentle(SHIPPED, "market_card", longer=0)  # the discard runs out
TEDIOUS = _gentle(SHIPPED, "copper", longer=3)  # guilds have five quests at once
CLAUSES = {clause.id for clause in rulebook.load_rulebook().clauses()}
BOUND = 20_000  # actions; nobody can trade, arm and disarm for ever
DIFFICULTIES = ("easy", "medium", "hard", "random")


def every_kind() -> list[Options]:
    """Every combination of mode, guilds and difficulty."""
    found = []
    for mode, tiles in (
        ("simple", False),
        ("epic", False),
        ("epic", True),
        ("fast_forward", False),
    ):
        found += [Options(mode, guilds, tiles) for guilds in (2, 3, 4)]
        found += [Options(mode, 1, tiles, difficulty) for difficulty in DIFFICULTIES]
    return found


def name(options: Options) -> str:
    tiles = "-tiles" if options.bonus_tiles else ""
    return f"{options.mode}{tiles}-{options.difficulty or options.guilds}"


class Played(Struct):
    """A finished game: its actions, and what came up in it."""

    game: Game
    actions: list[Action]
    tags: Counter[str]
    most_quests: int = 0  # that a guild had when it was asked for another


def play(options: Options, seed: int, whim: float, content: Content = SHIPPED) -> Played:
    """Play a game to its end without checking anything."""
    game = Game.new(options, seed, content)
    chooser = Chooser(Random(seed), whim)
    played = Played(game, [], Counter())
    while not game.over:
        action = chooser.choose(game)
        note(played, action, game.play(action), game)
    return played


def note(played: Played, action: Action, events: list[Event], game: Game) -> None:
    played.actions.append(action)
    played.tags[tag(action)] += 1
    for event in events:
        played.tags[tag(event)] += 1
        if hasattr(event, "source"):
            played.tags[f"source {event.source}"] += 1
    decision = game.decision
    if decision is not None:
        played.tags[tag(decision)] += 1
    if isinstance(decision, Acquisition):
        quests = game.state.guilds[decision.seat].quests
        played.most_quests = max(played.most_quests, len(quests))


def tag(thing: object) -> str:
    """`do take_quest`, `event struck`, `step mine`"""
    config = thing.__struct_config__
    return f"{config.tag_field} {config.tag}"


class Watched:
    """A game in play, with the account of it that the events give and every check there is."""

    def __init__(self, options: Options, seed: int, content: Content) -> None:
        self.game = Game.new(options, seed, content)
        self.rng = Random(f"watch {seed}")
        self.mirror = Mirror(options)
        self.mirror.apply(self.game.events)
        self.at_start = invariants.cards(self.game.state)
        self.opened_later = {d.id for d in content.designs.values() if d.opens == "stage"}
        self.check_state()

    def play_unwatched(self, actions: int, chooser: Chooser) -> None:
        """Play on for some actions without checks, but not to the end."""
        for _ in range(actions):
            trial = self.game.clone()
            events = trial.play(chooser.choose(trial))
            if trial.over:
                break
            self.game = trial
            self.mirror.apply(events)

    def play(self, action: Action) -> list[Event]:
        """Play a legal action, and check all that should come of it."""
        game = self.game
        before, form = game.clone(), game.state.to_json()
        reached = invariants.progress(game.state)
        preview = game.preview(action)
        assert game.state.to_json() == form, "a preview changed the game"
        twin = Game(GameState.from_json(form), game.content)
        events = game.play(action)
        assert before.state.to_json() == form, "playing changed the copy made before"
        assert preview == events[: len(preview)]
        assert len(preview) == len(events) or events[len(preview)].reveals
        assert not any(event.reveals for event in preview)
        after = game.state.to_json()
        assert before.play(action) == events
        assert before.state.to_json() == after, "the copy went another way"
        assert game.state.to_json() == after, "playing the copy changed the game"
        assert twin.play(action) == events
        assert twin.state == game.state, "the saved game went another way"
        assert invariants.progress(game.state) >= reached
        self.mirror.apply(events)
        self.check_state()
        return events

    def check_state(self) -> None:
        """What holds of a state by itself, and against the events so far."""
        state = self.game.state
        invariants.check(self.game)
        invariants.check_cards(state, self.at_start, self.opened_later)
        assert not differences(self.mirror, state)
        form = state.to_json()
        assert GameState.from_json(form) == state
        copy = state.clone()
        assert copy == state
        assert copy.to_json() == form

    def check_choices(self) -> list[Action]:
        """`legal` and `refusal` agree on the legal actions and on actions from nowhere."""
        game = self.game
        legal = game.legal()
        assert bool(legal) != game.over
        assert len(legal) == len(set(legal))
        for action in legal:
            assert game.refusal(action) is None, action
        forced = game.forced_action()
        assert forced is None or (game.choices() == [forced] and forced in legal)
        form = game.state.to_json()
        known = set(legal)
        for action in strangers(self.rng, game, legal):
            check_stranger(game, action, known)
        assert game.state.to_json() == form, "a refused action changed the game"
        return legal

    def check_secrets(self) -> None:
        """No seat's view, choices or previews depend on what is hidden from it."""
        game = self.game
        for seat in range(len(game.state.guilds)):
            view = game.view(seat)
            other = hidden.other_world(self.rng, game, seat)
            assert other.view(seat) == view
            if game.decision is not None and game.decision.seat == seat:
                seen = Game(view, game.content)
                choices = game.choices()
                assert seen.choices() == choices
                assert seen.trades(seat) == game.trades(seat)
                action = self.rng.choice(choices)
                assert other.preview(action) == game.preview(action)


def check_stranger(game: Game, action: Action, legal: set[Action]) -> None:
    """Refused if and only if it is not legal, and then a clause says why."""
    refusal = game.refusal(action)
    assert (refusal is None) == (action in legal), f"{action}: {refusal}"
    if refusal is not None:
        assert refusal.clause in CLAUSES
        assert str(refusal).startswith(refusal.clause)
        with pytest.raises(IllegalAction):
            game.play(action)


def watch(options: Options, seed: int, whim: float, content: Content = SHIPPED) -> Played:
    """Play a game to its end with every check after each action."""
    watched = Watched(options, seed, content)
    game = watched.game
    chooser = Chooser(Random(seed), whim)
    played = Played(game, [], Counter())
    forms = []
    while not game.over:
        watched.check_choices()
        if game.state.phase == "setup" or len(played.actions) % 8 == 0:
            watched.check_secrets()
        action = chooser.choose(game)
        note(played, action, watched.play(action), game)
        forms.append(game.state.to_json())
        assert len(played.actions) < BOUND, "the game does not end"
    assert not watched.check_choices()
    for form, state in zip(forms, replay(options, seed, content, played.actions), strict=True):
        assert state.to_json() == form, "the replay went another way"
    return played


def replay(
    options: Options, seed: int, content: Content, actions: list[Action]
) -> Iterator[GameState]:
    """The states of a game played again."""
    game = Game.new(options, seed, content)
    for action in actions:
        game.play(action)
        yield game.state
