"""What is true of every state in which somebody is asked, or the game is over.

Each function checks one of these and says what it found otherwise.
"""

from collections import Counter
from collections.abc import Iterator

from forgewar.content.board import NEIGHBOURS
from forgewar.rules.decisions import TitleChoice
from forgewar.rules.game import Game
from forgewar.rules.state import MAX_LEVEL, MAX_QUESTS, GameState, Guild

PHASES = ("setup", "mine", "market", "quest", "end", "placement", "scoring")


def check(game: Game) -> None:
    """Raise AssertionError for the first thing that is not as it should be."""
    state = game.state
    assert sorted(state.order) == list(range(state.options.sides))
    assert all(0 <= seat < len(state.guilds) for seat in state.spaces.values())
    dealt = [card for guild in state.guilds for card in guild.wealth or guild.kept]
    assert len(dealt) == len(set(dealt))
    _mine(state)
    for guild in state.guilds:
        assert guild.gold >= 0
        assert min(guild.resources) >= 0
        _adventurers(game, guild)
        _quests(game, guild)
        _cards(game, guild)


def _mine(state: GameState) -> None:
    for side in range(state.options.sides):
        workers = {hex_ for hex_, piece in enumerate(state.cells) if piece == side + 1}
        overseers = [hex_ for hex_, piece in enumerate(state.cells) if piece == side + 5]
        assert len(workers) == state.workers[side]
        assert sorted(state.overseers[side]) == overseers
        assert len(overseers) == 3 or state.phase in ("setup", "placement")
        assert len(overseers) <= 3
        assert all(len(group) < 5 for group in _groups(workers)), f"side {side} should strike"
    for hex_, piece in enumerate(state.cells):
        assert not piece or state.terrain[hex_] >= 0, f"{hex_} is down and not empty"


def _groups(hexes: set[int]) -> Iterator[set[int]]:
    """The connected groups of these hexes."""
    left = set(hexes)
    while left:
        group = {left.pop()}
        edge = set(group)
        while edge:
            edge = {near for hex_ in edge for near in NEIGHBOURS[hex_]} & left
            group |= edge
            left -= edge
        yield group


def _adventurers(game: Game, guild: Guild) -> None:
    active = {quest.key for quest in guild.quests}
    titles = [hero.title for hero in guild.adventurers if hero.title]
    assert len(titles) == len(set(titles))
    to_be_named = {
        step.adventurer
        for step in game.state.agenda
        if isinstance(step, TitleChoice) and game.state.guilds[step.seat] is guild
    }
    for number, hero in enumerate(guild.adventurers):
        assert 1 <= hero.level <= MAX_LEVEL
        assert bool(hero.quest) == bool(hero.weapon)
        assert not hero.quest or hero.quest in active
        assert not hero.honed or hero.weapon
        assert not hero.throughout or hero.quest
        champion = hero.level == MAX_LEVEL and game.state.options.mode == "epic"
        named = hero.title or number in to_be_named or len(titles) == len(game.content.titles)
        assert not hero.title or champion
        assert not champion or named


def _quests(game: Game, guild: Guild) -> None:
    assert len(guild.quests) <= MAX_QUESTS
    pledges = Counter(n for q in guild.quests for n in {q.expeditious, q.charming} if n >= 0)
    for number, times in pledges.items():
        assert times == 1, f"champion {number} is pledged {times} times"
    for quest in guild.quests:
        track = game.table.track(quest.key)
        assert 0 <= quest.skip <= quest.step <= track.last
        assert quest.taken <= game.state.round
        assert (quest.expeditious >= 0) == (quest.skip > 0)
        assert quest.rushed <= track.leg_at[quest.step]


def _cards(game: Game, guild: Guild) -> None:
    catalogue = game.table.catalogue
    assert len(guild.claims) == len(set(guild.claims))
    assert set(guild.claims) <= set(game.state.public)
    owned = [catalogue.bonus_cards[card] for card in guild.bonus_cards]
    stalls = [card.stall for card in owned if card.stall]
    assert len(stalls) == len(set(stalls))
    savvy = Counter(card.savvy for card in owned)
    assert guild.bought <= 1 + savvy["buyer"]
    assert guild.sold <= 1
    assert set(guild.stall_uses) <= set(guild.bonus_cards)
    assert sum(uses - 1 for uses in guild.stall_uses.values()) <= savvy["trader"]


def cards(state: GameState) -> Counter[str]:
    """Every quest and market card in the game, counted where it lies."""
    places: list[list[str] | tuple[str, ...]] = [
        state.quest_deck,
        state.offer,
        state.show,
        *state.decks,
        state.public,
        state.discard,
        state.removed,
    ]
    for ahead in state.ahead:
        places += [ahead.weapons, *ahead.bonus, *ahead.singles, ahead.unused]
    for guild in state.guilds:
        places += [guild.designs, guild.bonus_cards, guild.completed]
        places.append([quest.key for quest in guild.quests])
    return Counter(card for place in places for card in place if card)


def check_cards(state: GameState, at_start: Counter[str], opened_later: set[str]) -> None:
    """Every card is in one place and none comes or goes, but for designs opened with a stage."""
    now = cards(state)
    twice = [card for card, times in now.items() if times > 1]
    assert not twice, f"in two places: {twice}"
    lost = [card for card in at_start if card not in now]
    assert not lost, f"nowhere: {lost}"
    new = [card for card in now if card not in at_start and card not in opened_later]
    assert not new, f"from nowhere: {new}"
    for guild in state.guilds:
        assert set(guild.failed) <= set(state.removed)


def progress(state: GameState) -> tuple[int, int, int]:
    """Never gets smaller while a game is played."""
    ended = state.result is not None
    return state.round, PHASES.index(state.phase), int(ended)
