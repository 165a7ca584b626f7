"""Every symbol is called by its own name, and its tooltip says what it means."""

import pytest

from forgewar.play.symbols import explain, term_of

# What stands for what, by the names of pictures.
CALLED = {
    "board/place": "Gold",
    "board/slot_free": "Free space",
    "board/stack_bonus": "Bonus card",
    "board/stack_single": "Single-use card",
    "board/stack_weapon": "Design",
    "board/step": "Step",
    "board/step_done": "Finished step",
    "busts/elf": "Adventurer",
    "emblems/roundel_oak": "Guild",
    "icons/anvil": "Forging",
    "icons/claim": "Claim",
    "icons/coin": "Gold",
    "icons/flag": "Quest",
    "icons/gold": "Gold",
    "icons/market_card": "Market card",
    "icons/overseer_move": "Overseer move",
    "icons/person": "Adventurer",
    "icons/pip": "Level",
    "icons/prestige": "Prestige",
    "icons/seal": "Prestige",
    "icons/trophy": "Completed",
    "icons/type_crushing": "Crushing",
    "icons/type_piercing": "Piercing",
    "icons/type_slashing": "Slashing",
    "icons/worker_move": "Worker move",
    "icons/workers": "Worker",
    "pieces/overseer_sun": "Overseer",
    "pieces/round_marker": "Round",
    "pieces/tracker_raven": "Tracker",
    "pieces/worker_tower": "Worker",
    "resources/copper": "Copper",
    "resources/diamond": "Diamond",
    "resources/emerald": "Emerald",
    "resources/iron": "Iron",
    "resources/mithril": "Mithril",
    "resources/ruby": "Ruby",
    "tiles/stockpile": "Stockpile tile",
    "titles/charming": "Title",
    "weapons/copper_axe": "Design",
}


@pytest.mark.parametrize("picture", CALLED)
def test_a_symbol_has_its_own_name(picture: str) -> None:
    found = explain(term_of(picture))
    assert found.name == CALLED[picture]
    assert found.means[-1] == "."
    assert found.page


def test_what_a_symbol_means_now_comes_first() -> None:
    plain, now = explain("gold"), explain("gold", "Tower has 3 gold.")
    assert now.means == f"Tower has 3 gold. {plain.means}"
    assert (now.name, now.page) == (plain.name, plain.page)
