"""Every kind of sentence once, as the golden files have them."""

from collections.abc import Callable
from typing import get_args

from rules.test_refusals import EXAMPLES
from words.samples import ACTIONS, NAMES, SCENES

from forgewar.ai.explain.fact import Detail, ScoreKind, SearchKind, fact_of
from forgewar.rules.refusal import Refusal
from forgewar.words.actions import _LABELS, advice, label
from forgewar.words.facts import describe_fact as why
from forgewar.words.log import log_lines_of
from forgewar.words.narrator import describe_event
from forgewar.words.refusals import describe_refusal
from forgewar.words.transcript import paragraph


def log() -> str:
    """The log's lines of every scene."""
    parts = []
    for scene, events in SCENES.items():
        parts.append(f"{scene}:")
        for line in log_lines_of(events, NAMES):
            who = f"[{NAMES.guild(line.seat)}] " if line.seat >= 0 else ""
            parts.append(f"    {who}{line.text}")
    return "\n".join(parts) + "\n"


def transcript() -> str:
    """Every scene as a paragraph, and then every event alone."""
    parts = [f"{scene}:\n    {paragraph(events, NAMES)}" for scene, events in SCENES.items()]
    alone = {type(event): event for events in SCENES.values() for event in events}
    parts += [f"{kind.__name__}: {describe_event(event, NAMES)}" for kind, event in alone.items()]
    return "\n".join(parts) + "\n"


def actions() -> str:
    """Advice for every action; labels of those that have one in brackets."""
    parts = []
    for about, (build, action) in ACTIONS.items():
        game = build()
        text = f"{about}: {advice(game, NAMES, action)}"
        if type(action) in _LABELS:
            assert game.decision is not None
            seat = game.decision.seat
            text += f" [{label(NAMES, seat, action)}]"
        parts.append(text)
    return "\n".join(parts) + "\n"


def refusals() -> str:
    """Every refusal of the rules, with its clause before it; its numbers are 1 and 2, for
    the sake of plurals."""
    found = {}
    for case in EXAMPLES:
        texts = [
            str(
                describe_refusal(
                    Refusal(case.clause, case.key, dict.fromkeys(case.numbers, number)), NAMES
                )
            )
            for number in ((1, 2) if case.numbers else (0,))
        ]
        found[case.clause, case.key] = f"{case.clause} {case.key}: {' | '.join(texts)}"
    return "\n".join(found.values()) + "\n"


_NAMED: dict[str, tuple[Detail, ...]] = dict.fromkeys(
    (
        "armed",
        *("found_completes", "found_spares", "found_knows", "found_denies", "found_frees"),
    ),
    ("wolves_at_the_fold",),
)
_NAMED |= dict.fromkeys(
    ("given_up", "let_go", "bought_to_arm"), (("wolves_at_the_fold", "rats_in_the_cellar"),)
)
_NAMED |= dict.fromkeys(
    ("card_gives", "quest_rewards", "wealth", "mined"),
    ((("iron", 2), ("gold", 1), ("adventurer", 1), ("copper_axe", 1)),),
)
_NAMED["new_type"] = ("slashing",)
_NAMED["title"] = ("opportunistic",)
_NAMED["advanced"] = (("wolves_at_the_fold", ("prestige", 4)),)


def reasons() -> str:
    """Every reason, about one and about two of something, or about its cards."""
    parts = []
    for feature in sorted(features()):
        details = _NAMED.get(feature, (1, 2))
        facts = [fact_of(feature, 0.0, detail) for detail in details]
        if feature in get_args(SearchKind):  # compared with another number, which may be 0
            facts = [
                fact._replace(of=of) for fact in facts for of in (0, 5)[feature != "found_ahead" :]
            ]
        found = [why(fact, NAMES) for fact in facts]
        parts.append(f"{feature}: {' | '.join(dict.fromkeys(map(str, found)))}")
    return "\n".join(parts) + "\n"


def features() -> set[str]:
    """Every kind of fact but those of the rules."""
    return {*get_args(ScoreKind), *get_args(SearchKind)}


ALL: list[Callable[[], str]] = [log, transcript, actions, refusals, reasons]
