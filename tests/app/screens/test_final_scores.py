"""The final scores of recorded games add up to the prestige that the rules gave, part by part."""

import re
from collections import Counter

import pytest
from app.blank_app import press
from app.screens.recorded import GAMES, ended

from forgewar.rules.events import Event, PrestigeChanged

# The part of the count that each source of prestige belongs to.
PARTS = {
    "Adventurers": {"end_adventurers"},
    "Cards": {"end_designs", "end_cards"},
    "Bonuses": {"end_bonus", "tile"},
    "Gold": {"end_gold"},
}


@pytest.mark.parametrize("game", GAMES)
def test_rows_add_up_to_the_prestige_of_each_guild(game: str) -> None:
    table = ended(game)
    result = table.state.result
    assert result is not None
    if result.lost_by:
        return
    press(table.app, "view.scores")
    table.draw()
    for seat, guild in enumerate(table.state.guilds):
        row, name = table.spot(f"score.{seat}"), table.name(seat)
        parts = {word: int(number) for word, number in re.findall(r"([A-Z]\w+) (-?\d+)", row.tip)}
        assert row.label == f"{name}: {guild.prestige}"
        assert parts == _by_events(table.match.chronicle.history, seat)
        assert sum(parts.values()) == guild.prestige
        inside = [t for t in table.frame.texts if row.rect.collidepoint(t.rect.center)]
        assert max(inside, key=lambda text: text.rect.x).text == str(guild.prestige)
        assert name in table.texts(row.rect)
    places = sorted(table.spots("score."), key=lambda spot: spot.rect.y)
    shown = [int(spot.name.removeprefix("score.")) for spot in places]
    prestige = [table.state.guilds[seat].prestige for seat in shown]
    assert prestige == sorted(prestige, reverse=True)
    best = table.name(shown[0])
    if len(shown) > 1:
        assert f"{best} wins with {prestige[0]} prestige" in " ".join(table.texts())


def _by_events(history: list[list[Event]], seat: int) -> dict[str, int]:
    found: Counter[str] = Counter(dict.fromkeys(("Quests", *PARTS), 0))
    for event in (event for events in history for event in events):
        if isinstance(event, PrestigeChanged) and event.seat == seat:
            part = next((p for p, sources in PARTS.items() if event.source in sources), "Quests")
            found[part] += event.amount
    return dict(found)
