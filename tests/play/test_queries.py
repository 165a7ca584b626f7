"""What is answered to a question asked with one key is what the rules say."""

from play.tables import played
from properties.games import SHIPPED

from forgewar.content.board import HEXES
from forgewar.play import queries
from forgewar.play.match import Match
from forgewar.play.quest import QuestView
from forgewar.rules.quest import standing
from forgewar.rules.state import Options
from forgewar.words import say
from forgewar.words.log import log_lines_of

_KINDS = ("copper", "iron", "mithril", "emerald", "ruby", "diamond")


def test_every_answer_holds_at_every_decision() -> None:
    """In whole games: nothing is left out that the guild has, nothing told that is another's."""
    told = 0
    for number, options in enumerate(
        (Options("simple", 2), Options("simple", 1, difficulty="easy"))
    ):
        for match, _ in played(options, number + 3, SHIPPED):
            _check_belongings(match)
            _check_turn(match)
            told += _check_quests(match)
    assert told > 40


def _check_belongings(match: Match) -> None:
    told = queries.belongings(match.view).values
    guild = match.view.shown.guilds[match.view.seat]
    has = {_KINDS[kind]: count for kind, count in enumerate(guild.resources) if count}
    has |= {"gold": guild.gold, "prestige": guild.prestige}
    amounts = told["amounts"].values["parts"]  # type: ignore[attr-defined]  # a list
    assert {each.id.partition("-")[2]: each.values["count"] for each in amounts} == has
    keys = {quest.key for quest in guild.quests}
    out = [hero for hero in guild.adventurers if hero.quest in keys]
    assert told["heroes"] == len(guild.adventurers)
    assert told["home"] == len(guild.adventurers) - len(out)
    assert told["workers"] == match.view.game.state.workers[match.view.seat]
    assert told["guild"] == match.view.name(match.view.seat)


def _check_turn(match: Match) -> None:
    told = queries.turn(match.view)
    assert told.values["guild"] == match.view.name(match.view.seat)
    assert told.values["own"] == ("yes" if match.view.waiting_for_person else "no")
    assert str(match.view.shown.round) in str(told) or not match.view.shown.round


def _check_quests(match: Match) -> int:
    told, guild = str(queries.quests(match.view)), match.view.shown.guilds[match.view.seat]
    for active in guild.quests:
        quest = match.view.content.quests[active.key.partition(":")[0]]
        now = standing(match.view.game.table, match.view.seat, active)
        verdict = "met" if now.met else f"short by {now.short}" if now.short else "promised"
        if not now.met and not QuestView(match.view).counts:
            verdict = "next round"
        steps = sum(leg.steps for leg in quest.legs)
        assert quest.name in told
        assert f"step {active.step + 1} of {steps}, {verdict}" in told
    assert told.count("step ") == len(guild.quests)
    if not guild.quests:
        assert told == say("quest-ledger-none", guild=match.view.name(match.view.seat))
    return len(guild.quests)


def test_the_latest_lines_are_those_of_the_log_with_their_guilds() -> None:
    whose = set()
    for match, _ in played(Options("simple", 2), 5, SHIPPED):
        told = str(queries.latest(match.view))
        for line in match.chronicle.latest(5):
            sentence = str(queries.line_told(match.view, line))
            assert line.text[1:] in sentence
            assert sentence.startswith(
                str(match.view.name(line.seat)) if line.seat >= 0 else line.text
            )
            assert sentence in told
            whose.add(line.seat)
    assert whose == {-1, 0, 1}
    assert str(queries.turn(match.view)).endswith("The game is over.")


def test_before_anything_happened_the_log_says_so_and_after_the_end_the_guild_is_told() -> None:
    match = next(match for match, _ in played(Options("simple", 1, difficulty="easy"), 3))
    match.chronicle._lines[0].clear()
    assert str(queries.latest(match.view)) == say("match-log-nothing")
    match.view.game.state.agenda.clear()
    match.view.game.state.order = [2, 1, 0]
    match.animation.show(match.view.game)
    assert match.view.seat > 0  # an automated colour
    assert queries.belongings(match.view).values["guild"] == match.view.name(0)


def test_where_a_hex_lies_is_told_by_its_row_and_its_place_in_it() -> None:
    match = next(match for match, _ in played(Options("simple", 2), 3))
    hexes = match.view.game.table.geometry.hexes
    found = [queries.hex_place(hexes, hex_).values for hex_ in hexes]
    rows = [[told for told in found if told["row"] == row] for row in range(1, 10)]
    assert sum(map(len, rows)) == len(hexes)
    for row in filter(None, rows):
        assert sorted(told["place"] for told in row) == [*range(1, len(row) + 1)]
        assert {told["count"] for told in row} == {len(row)}
    across = sorted(hexes, key=lambda hex_: (HEXES[hex_][1], HEXES[hex_][0]))
    told = [queries.hex_place(hexes, hex_).values for hex_ in across]
    assert [(each["row"], each["place"]) for each in told] == sorted(
        (each["row"], each["place"]) for each in told
    )
    assert (told[0]["row"], told[0]["place"]) == (1, 1)


def test_what_an_action_would_do_is_told_as_the_log_then_does() -> None:
    told = 0
    for match, action in played(Options("simple", 2), 5):
        if len(match.chronicle.history) % 11:
            continue
        found = str(queries.foretold(match.view, action))
        for line in log_lines_of(match.view.preview(action), match.view.names, match.view.decision):
            assert str(queries.line_told(match.view, line)) in found
            told += 1
    assert told > 10
