"""First look: what came up by itself is not answered or closed before the player has seen it.

A press that was meant for an animation must not answer the question that follows it. So Enter,
Space, a pad's button and a click on what commits do nothing until the question, prompt, lesson card
or result has been on screen for a moment, and was drawn once with nothing moving.
"""

from typing import TYPE_CHECKING

from forgewar.play.first_look import LEAST_SEEN

if TYPE_CHECKING:
    from forgewar.app.kit.frame import Spot
    from forgewar.app.window.scene_context import SceneContext

COMMITS = frozenset(("confirm", "pass"))  # commands, and the spots of their names


class FirstLook:
    """Follows the screen; knows how long the present subject has been on it."""

    def __init__(self, context: "SceneContext") -> None:
        self._context = context
        self._subject: object = None
        self._seconds = 0.0
        self._was_at_rest = False

    @property
    def is_over(self) -> bool:
        """Whether a press may answer or close what is on screen now."""
        self._follow()
        if self._subject is None:
            return True
        match, top = self._context.match, self._context.navigator.top
        # In a lesson a card lies over the show, and a press is for the card.
        is_show = top.first_look is not None and match is not None and match.tutor is None
        return self._seconds >= LEAST_SEEN and (self._was_at_rest or is_show)

    def blocks(self, spot: "Spot | None") -> bool:
        """Whether a click on a spot would answer or close what was not seen yet."""
        if spot is None or spot.name.startswith("look.") or self.is_over:
            return False
        top = self._context.navigator.top
        return top.overlay or spot.name in COMMITS or spot.name.startswith("lesson.")

    def update(self, seconds: float) -> bool:
        """Let time pass, after the frame was drawn; true if a press now does what it did not."""
        if self._follow() or self._subject is None:
            return False
        before = self.is_over
        self._seconds += seconds
        self._was_at_rest = self._was_at_rest or not self._is_moving()
        return self.is_over and not before

    @property
    def needs_ticks(self) -> bool:
        """Whether time must pass until something can be answered."""
        return not self.is_over and self._seconds < LEAST_SEEN

    def _follow(self) -> bool:
        """Begin anew if something else is on screen; true if so."""
        subject = self._find_subject()
        if subject == self._subject:
            return False
        self._subject, self._seconds, self._was_at_rest = subject, 0.0, False
        return True

    def _find_subject(self) -> object:
        """The question, prompt, card or result on screen; none outside a match."""
        match, scenes = self._context.match, self._context.navigator.scenes
        if match is None or not any(scene.scope == "play" for scene in scenes):
            return None
        tutor, top = match.tutor, scenes[-1]
        if top.overlay:
            return match, top
        if top.scope != "play":
            return None
        card = None
        if tutor is not None and not match.clock.needs_ticks:
            card = (tutor.place, tutor.answer, tutor.finished)
        asked = match.view.version if match.view.waiting_for_person else None
        over = match.view.decision is None
        if card is None and asked is None and not over:
            return None
        return match, type(top), top.first_look, asked, card

    def _is_moving(self) -> bool:
        match, top = self._context.match, self._context.navigator.top
        if top.overlay:
            return self._context.screen.fade.busy
        busy = match is not None and match.animation.busy
        return busy or self._context.screen.fade.busy or top.needs_ticks
