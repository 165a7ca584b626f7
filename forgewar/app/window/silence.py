"""Sounds and screen reader before they are started, or where they cannot be."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pygame

    from forgewar.app.window.scene_context import SceneContext
    from forgewar.play.match import Match
    from forgewar.rules.events import Event


class Silence:
    """Interface of `Sounds`; plays nothing."""

    @property
    def needs_ticks(self) -> bool:
        """Whether time must pass for something to happen."""
        return False

    def play(self, name: str) -> None:
        """Play one take of an effect."""

    def play_event(self, event: "Event") -> None:
        """Play the sound of an event that is shown now."""

    def sting(self, name: str, wait: float = 0.0) -> None:
        """Play a short piece once over the music, after so many seconds."""

    def set_volumes(self) -> None:
        """Apply the volumes of the settings."""

    def follow(self, match: "Match | None", seconds: float) -> None:
        """Let time pass: the music follows the scene that is shown."""


class NoReader:
    """Interface of `ScreenReader`; nobody listens."""

    listening = False

    def show(self, context: "SceneContext") -> None:
        """Report the frame that was drawn."""

    def tell(self, news: str) -> None:
        """Say something at once."""

    def take(self, context: "SceneContext", event: "pygame.event.Event") -> bool:
        """Carry out a request of a screen reader; true if the event was one."""
        return False
