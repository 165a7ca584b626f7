"""Table: the state of a game, its content, and the events of the current action.

Every chapter works on a `Table`. Gold, resources and prestige change only through it, so that every
change has its event.
"""

from forgewar.rules import events as ev
from forgewar.rules.agenda import Step
from forgewar.rules.catalogue import Catalogue, QuestTrack
from forgewar.rules.geometry import Geometry, geometry
from forgewar.rules.mode import Mode
from forgewar.rules.state import ActiveQuest, Adventurer, GameState, Guild, Result


class Table:
    """`events` collects the events until `Game.play` returns them."""

    __slots__ = ("catalogue", "events", "geometry", "mode", "solo", "state")

    def __init__(self, state: GameState, catalogue: Catalogue) -> None:
        self.state = state
        self.catalogue = catalogue
        self.events: list[ev.Event] = []
        self.geometry: Geometry = geometry(state.down)
        self.mode: Mode = state.options.game_mode
        self.solo = state.options.solo

    def emit(self, event: ev.Event) -> None:
        self.events.append(event)

    def push(self, *steps: Step) -> None:
        """Put steps on the agenda; the first one comes next."""
        self.state.agenda.extend(reversed(steps))

    # Who and when

    def guilds_in_order(self) -> list[int]:
        """Guilds in player order, without automated colours (SOLO-15)."""
        guilds = len(self.state.guilds)
        return [side for side in self.state.order if side < guilds]

    @property
    def last_round(self) -> bool:
        return self.state.round == self.mode.rounds

    def start_phase(self, phase: ev.Phase) -> None:
        self.state.phase = phase
        self.emit(ev.PhaseStarted(phase))

    def lose(self, clause: str) -> None:
        """End a solo game as lost (SOLO-11)."""
        self.finish(Result((0,), clause))

    def finish(self, result: Result) -> None:
        self.state.agenda.clear()
        self.state.result = result
        self.emit(ev.GameEnded(result.ranking, result.lost_by))

    # Things owned

    def gold(self, seat: int, amount: int, source: ev.Source, ref: str = "") -> None:
        if amount:
            self.state.guilds[seat].gold += amount
            self.events.append(ev.GoldChanged(seat, amount, source, ref))

    def resource(
        self,
        seat: int,
        resource: int,
        amount: int,
        source: ev.Source,
        ref: str = "",
        hex_: int = -1,
    ) -> None:
        if amount:
            self.state.guilds[seat].resources[resource] += amount
            self.events.append(ev.ResourcesChanged(seat, resource, amount, source, ref, hex_))

    def prestige(self, seat: int, amount: int, source: ev.Source, ref: str = "") -> None:
        if amount:
            self.state.guilds[seat].prestige += amount
            self.events.append(ev.PrestigeChanged(seat, amount, source, ref))

    def savvy(self, guild: Guild, kind: str) -> int:
        """Number of Savvy cards of a kind that a guild owns (MARKET-13)."""
        cards, owned = self.catalogue.bonus_cards, guild.bonus_cards
        return len([key for key in owned if cards[key].savvy == kind]) if owned else 0

    def remove(self, *cards: str) -> None:
        """Remove cards from the game."""
        self.state.removed = [*self.state.removed, *cards]

    # Quests

    def track(self, quest: str) -> QuestTrack:
        return self.catalogue.tracks[quest]

    def find_quest(self, seat: int, key: str) -> ActiveQuest | None:
        for quest in self.state.guilds[seat].quests:
            if quest.key == key:
                return quest
        return None

    def put_quest(self, seat: int, quest: ActiveQuest) -> None:
        """Replace an active quest by a changed one."""
        quests = self.state.guilds[seat].quests
        for i, old in enumerate(quests):
            if old.key == quest.key:
                quests[i] = quest
                return

    def company(self, seat: int, quest: str) -> list[tuple[int, Adventurer]]:
        """Adventurers on a quest, with their numbers."""
        return [
            (i, adventurer)
            for i, adventurer in enumerate(self.state.guilds[seat].adventurers)
            if adventurer.quest == quest
        ]
