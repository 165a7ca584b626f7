"""Shows the prompts of a match: overlays that open by themselves over the table."""

from typing import TYPE_CHECKING, assert_never

from forgewar.app.window import game_files
from forgewar.words import say
from forgewar.words.faults import describe_fault

if TYPE_CHECKING:
    from forgewar.app.window.scene_context import SceneContext
    from forgewar.play.match import Match
    from forgewar.play.prompts import Prompt


class PromptWatcher:
    """Asks for the next prompt whenever the table comes to rest, goes on, or is uncovered."""

    def __init__(self, context: "SceneContext") -> None:
        self._context = context
        self._seen: object = None  # the state of the table for which was asked

    def update(self) -> None:
        """Show the next prompt if the state of the table changed. Raises `RecordError`."""
        match, top = self._context.match, self._context.navigator.top
        if match is None or top.overlay or top.looked_at or top.scope != "play":
            self._seen = None
            return
        view = match.view
        state = (id(match), view.version, match.animation.busy, view.waiting_for_person)
        if state == self._seen:
            return
        self._seen = state
        asks = self._context.settings.ask_last_trades
        while (prompt := match.prompts.next_prompt(last_trades=asks)) is not None:
            if show_prompt(self._context, match, prompt):
                self._seen = None  # ask again when it is answered
                return


def show_prompt(context: "SceneContext", match: "Match", prompt: "Prompt") -> bool:
    """Open the overlay of a prompt, or answer it as the settings say; false if it is skipped."""
    from forgewar.play import prompts
    from forgewar.play.merchant import DONE

    if isinstance(prompt, prompts.RecordPrompt):
        game_files.tell_record_changed(context, prompt.fault)
    elif isinstance(prompt, prompts.ComputerPrompt):
        context.tell(say("menus-computer-guilds"), str(describe_fault(prompt.fault)))
    elif isinstance(prompt, prompts.StagePrompt):
        context.navigator.open("stage", prompt.designs)
    elif isinstance(prompt, prompts.HandoverPrompt):
        if not context.settings.privacy:
            _announce_turn(context, match, prompt.seat)
            return False
        context.navigator.open("handover", prompt.seat, prompt.lines)
    elif isinstance(prompt, prompts.TradePrompt):
        if prompt.is_routine and not context.settings.ask_last_trades:
            match.play(DONE)
            return False
        context.navigator.open("merchant")
    else:
        assert_never(prompt)
    return True


def _announce_turn(context: "SceneContext", match: "Match", seat: int) -> None:
    """Say whose turn it is, to eyes and ears; nobody has to answer."""
    context.banner.show(seat)
    context.changed()
    if context.reader.listening:
        guild, player = match.view.name(seat), match.view.seat_of(seat).name
        context.reader.tell(say("match-handover", guild=guild, player=player))
