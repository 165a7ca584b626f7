"""What lies beside or over the table: the log, the merchant for any guild, and the guilds' mats."""

import re
from collections import Counter

from app.screens.market import check_trade, trades
from app.screens.people import check_mat
from app.screens.recorded import NAMES, Table

from forgewar.ai.players.base import Choice
from forgewar.content.model import RESOURCES
from forgewar.play.action_spots import spots_for
from forgewar.play.computer_players import Thought
from forgewar.rules import actions as ac
from forgewar.rules import decisions as de
from forgewar.rules.quest import standing
from forgewar.words.actions import advice


def any_guild_trades_at_its_own_prices(table: Table) -> None:
    """In its own turn or not."""
    with table.opened("merchant"):
        for seat in range(len(table.state.guilds)):
            shield = table.frame.spot(f"trade_for.{seat}")
            if shield is not None:
                assert shield.label == f"Trade for {table.name(seat)}"
                table.press(f"trade_for.{seat}")
                chosen = [s.name for s in table.spots("trade_for.") if s.state == "chosen"]
                assert chosen == [f"trade_for.{seat}"]
            elif seat != table.seat:
                continue
            found, legal = trades(table, seat), set(table.game.trades(seat))
            if isinstance(table.game.decision, de.Shopping):
                legal = {a for a in table.game.choices() if isinstance(a, ac.Shop)}
            assert {a for name, a in found.items() if table.spot(name).enabled} == legal
            for name, action in found.items():
                if action in legal:
                    check_trade(table, name, action, seat)


def a_hint_says_what_to_do_and_rings_it(table: Table) -> None:
    """A hint to do what the record plays."""
    action, match = table.played, table.match
    assert action is not None
    match.advisor.hint = Thought(table.seat, "master", Choice(action, ()))
    table.draw()
    slip = table.frame.spot("hint")
    if slip is not None:
        said = " ".join(table.texts(slip.rect))
        assert str(advice(table.game, match.view.names, action)) in said, said
    ringed = {spot.name for spot in table.frame.spots if spot.spoken.startswith("Ringed")}
    wanted = [name for name in spots_for(table.game, action) if name not in ("confirm", "back")]
    if wanted:
        assert ringed == {name for name in wanted if table.frame.spot(name)}
    match.advisor.close()
    table.draw()


def a_mat_shows_all_that_a_guild_has(table: Table) -> None:
    for seat, guild in enumerate(table.state.guilds):
        with table.opened("mat", seat):
            assert table.name(seat) in table.texts()
            _check_amounts(table, seat)
            check_mat(table, seat)
            shown = [spot.name for spot in table.spots("mat.") if ".guild." not in spot.name]
            starting = table.game.table.catalogue.starting
            held = [
                *(f"mat.quest.{quest.key}" for quest in guild.quests),
                *(f"mat.design.{key}" for key in (*starting, *guild.claims, *guild.designs)),
                *(f"mat.bonus.{key}" for key in guild.bonus_cards),
                *(f"mat.end.{key}" for key in guild.end_bonuses),
                *(f"mat.past.{key}" for key in (*guild.completed, *guild.failed)),
            ]
            assert shown == held[: len(shown)]  # the rest is scrolled to


def a_ledger_says_what_quests_need(table: Table) -> None:
    for seat, guild in enumerate(table.state.guilds):
        with table.opened("ledger", seat):
            shown = Counter(table.numbers(table.frame.texts[0].clip))
            stands = [standing(table.game.table, seat, quest) for quest in guild.quests]
            needed = Counter(each.difficulty for each in stands)
            assert not needed - shown, (table.name(seat), needed, shown)
            sheet = table.frame.texts[0].clip
            heads = [int(n) for t in table.texts(sheet) for n in re.findall(r"^Round (\d+)$", t)]
            if stands:
                assert heads == [*range(table.state.round, table.state.round + len(heads))]
            if table.state.phase in ("mine", "market"):
                unmet = [each for each in stands if not each.met]
                assert len(table.pictures("icons/cross", sheet)) == len(unmet)
                for each in unmet:
                    assert not each.short or f"short by {each.short}" in table.texts(sheet)


def a_handover_names_who_is_next(table: Table) -> None:
    with table.opened("handover", table.seat, []):
        name = table.name(table.seat)
        assert any(name in text for text in table.texts())
        assert table.pictures("emblems/shield_") == [f"emblems/shield_{name.lower()}"]
        others = {other for other in NAMES.values() if other != name}
        assert not any(other in text for other in others for text in table.texts())


def _check_amounts(table: Table, seat: int) -> None:
    guild, state = table.state.guilds[seat], table.state
    wanted = {f"resources/{name}": guild.resources[r] for r, name in enumerate(RESOURCES)}
    wanted |= {
        "icons/gold": guild.gold,
        "icons/workers": state.workers[seat],
        "icons/adventurer": len(guild.adventurers),
        "icons/prestige": guild.prestige,
    }
    for picture, number in wanted.items():
        sign = next(sign for sign in table.frame.signs if sign.picture == picture)
        beside = sign.rect.move(sign.rect.width, 0).inflate(20, 0)
        assert table.numbers(beside) == [number], picture
    sources = next((text for text in table.texts() if re.match(r"[-−]?\d+ from ", text)), "")
    amounts = [int(number.replace("−", "-")) for number in re.findall(r"[-−]?\d+", sources)]
    assert sum(amounts) == guild.prestige, sources


def the_log_shows_its_latest_line_with_its_guild(table: Table) -> None:
    panel = table.frame.spot("log")
    lines = table.match.chronicle.latest(1)
    if panel is None or not lines:
        return
    head, *said = table.texts(panel.rect)
    assert head == "Log"
    assert " ".join(said).startswith(lines[0].text)
    marks = [
        sign
        for sign in table.frame.signs
        if sign.picture.startswith(("emblems/roundel_", "pieces/round_marker"))
        and panel.rect.collidepoint(sign.rect.center)
        and sign.rect.x < panel.rect.x + 40
    ]
    mark = min(marks, key=lambda sign: sign.rect.y).picture
    seat = lines[0].seat
    emblem = f"emblems/roundel_{table.name(seat).lower()}" if seat >= 0 else "pieces/round_marker"
    assert mark == emblem


def those_who_acted_since_are_named_with_what_they_did(table: Table) -> None:
    for spot in table.spots("since."):
        seat = int(spot.name.removeprefix("since."))
        assert spot.label == f"Since your turn: {table.name(seat)}"
        emblem = f"emblems/roundel_{table.name(seat).lower()}"
        assert table.pictures("emblems/", spot.rect) == [emblem]
        own = {line.text for line in table.match.chronicle.log[-60:] if line.seat == seat}
        assert own & set(spot.tip.split("\n")), spot.tip
