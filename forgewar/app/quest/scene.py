"""The quest scene: taking quests, arming adventurers for them, and choosing what moves on next."""

from collections.abc import Callable
from functools import partial

from forgewar.app.kit import widgets
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.match import flights, guild_panels, layout
from forgewar.app.match.match_bar import match_bar
from forgewar.app.match.scene import PlayScene
from forgewar.app.quest.armoury import (
    ArmouryPresses,
    draw_designs,
    draw_home,
    split,
    wanted_height,
)
from forgewar.app.quest.dragging import draw_dragged
from forgewar.app.quest.forging import draw_forging
from forgewar.app.quest.offer import draw_offer, draw_terms
from forgewar.app.quest.rows import (
    RowPresses,
    draw_rows,
    draw_walking,
    least_height,
    rows_height,
)
from forgewar.app.quest.side_panels import (
    Pointed,
    active_height,
    advance_height,
    draw_active_list,
    draw_advance,
    draw_log,
    draw_outcome,
    draw_pointed,
    draw_rounds,
    outcome_heights,
    pointed_card,
    rounds_height,
)
from forgewar.app.window.confirm import ConfirmOverlay
from forgewar.play import quest_prompt
from forgewar.play.arming import Arming, Picks
from forgewar.play.armoury import hinted_design
from forgewar.play.changes import changes_of
from forgewar.play.quest import FINISH, QuestView
from forgewar.rules import decisions as de
from forgewar.rules import events as ev
from forgewar.rules.actions import Action, Advance, Arm, DeclineQuest, Disarm, TakeQuest
from forgewar.words import say

_AT_THE_OFFER = (ev.OfferMoved, ev.QuestDealt, ev.QuestRemoved, ev.QuestTaken)

_TERMS = 400.0  # the most height of what taking a quest means
_LEAST_ARMOURY, _USUAL_ARMOURY = 206.0, 270.0  # heights
_LEAST_ROUNDS = 122.0  # the height of what all quests ask for, two rounds


class QuestScene(PlayScene):
    """Acquisition shows the offer; management and rewards show the guild's quests. Either can be
    looked at in the place of the other; who comes only to look sees the offer first."""

    def enter(self) -> None:
        self._arming = Arming()
        self._take: TakeQuest | None = None
        self._next = ""  # the quest that moves on next
        self._other = False  # the view that the decision does not ask for
        self._asked: type | None = None
        self._seat = -1  # whose picks these are
        self._scroll = 0
        self._hidden = 0
        self._kept: QuestView | None = None

    @property
    def _view(self) -> QuestView:
        if self._kept is None or not self._kept.fits(self.match.view):
            self._kept = QuestView(self.match.view)
            self._forget_stale(self._kept)
        return self._kept

    def _forget_stale(self, view: QuestView) -> None:
        """The state has changed: let go of what can no longer be chosen."""
        decision = type(self.match.view.decision)
        if decision is not self._asked:
            self._asked, self._other = decision, bool(self.looked_at)
            self._arming.clear()
        if view.seat != self._seat:  # another guild is asked the same
            self._seat, self._other = view.seat, self._other and bool(self.looked_at)
            self._arming.clear()
        if self._take is not None and self._take not in view.takes.get(self._take.quest, []):
            self._take = None
        if self._next not in view.advances:
            self._next = next((q.key for q in view.guild.quests if q.key in view.advances), "")
        self._arming.settle(view)

    @property
    def _managing(self) -> bool:
        return isinstance(self.match.view.decision, de.Management)

    @property
    def _shows_offer(self) -> bool:
        step = self.match.animation.step
        if step is not None and isinstance(step.event, _AT_THE_OFFER):
            return True
        return isinstance(self.match.view.decision, de.Acquisition) != self._other

    def _switch(self) -> None:
        self._other = not self._other

    # Taking a quest

    def _press_offer(self, key: str) -> None:
        ways = self._view.takes.get(key, [])
        if not ways:
            return
        if self._take is not None and self._take.quest == key:
            self.match.play(self._take)
        else:
            self._take = ways[0]

    def _choose_way(self, take: TakeQuest) -> None:
        self._take = take

    def _decline(self) -> None:
        if self._view.can_decline:
            self.match.play(DeclineQuest())

    # Arming

    def _do(self, action: Action | None) -> None:
        if action is not None:
            self.match.play(action)

    def _press_hero(self, number: int) -> None:
        self._do(self._arming.hero(self._view, number))

    def _press_design(self, design: str) -> None:
        self._do(self._arming.design(self._view, design))

    def _press_quest(self, key: str) -> None:
        if key not in self._view.advances:
            self._do(self._arming.quest(self._view, key))
        elif self._next == key:
            self.match.play(Advance(key))
        else:
            self._next = key

    def _drop_on_quest(self, key: str, carried: object) -> None:
        self._do(self._arming.drop_on_quest(self._view, key, carried))

    def _drop_design(self, number: int, carried: object) -> None:
        self._do(self._arming.drop_on_hero(self._view, number, carried))

    def _send_home(self, carried: object) -> None:
        kind, _, what = str(carried).partition(":")
        if kind == "hero" and self._view.can_disarm(int(what)):
            self._arming.clear()
            self.match.play(Disarm(int(what)))

    def _suggest(self, key: str) -> None:
        for arm in self._view.suggestion(key):
            self.match.play(arm)

    def _suggest_any(self) -> bool:
        """The picked quest, or the first that is not met and can be."""
        view = self._view
        keys = [self._arming.picks.quest] if self._arming.picks.quest else view.unmet
        key = next((key for key in keys if view.suggestion(key)), "")
        if key and view.arms:
            self._suggest(key)
        return bool(key)

    def _done(self) -> None:
        view = self._view
        if not view.active or FINISH not in view.choices:
            return
        if not view.unmet:
            self.match.play(FINISH)
            return
        asked = quest_prompt.question(view)
        self.context.navigator.push(
            ConfirmOverlay(
                self.context,
                str(asked.title),
                [str(line) for line in asked.lines],
                str(asked.fail),
                partial(self.match.play, FINISH),
                no_label=str(asked.back),
            )
        )

    # Commands

    def handle(self, command: str) -> bool:
        if self._view.active:
            if command == "confirm" and self._confirm():
                return True
            if command == "pass" and self._pass():
                return True
            if command == "suggest":
                return self._suggest_any()
        return super().handle(command)

    def _confirm(self) -> bool:
        if self._managing:
            self._done()
        elif self._take is not None:
            self.match.play(self._take)
        elif self._next:
            self.match.play(Advance(self._next))
        else:
            return False
        return True

    def _pass(self) -> bool:
        if self._managing:
            self._done()
        elif self._view.can_decline:
            self._decline()
        else:
            return False
        return True

    def cancel(self) -> bool:
        """Unpick what is picked."""
        picked = self._take is not None or self._arming.picks != Picks()
        if not picked or not self._view.active:
            return super().cancel()
        self._take = None
        self._arming.clear()
        return True

    @property
    def first_focus(self) -> str:
        view = self._view
        if self._shows_offer:
            return next((f"quest.{key}" for key in view.takes), "")
        home = quest_prompt.at_home(view)
        return f"hero.{home[0]}" if home and view.arms else "confirm"

    # Drawing

    def draw(self, c: Canvas) -> None:
        view = self._view
        layout.backdrop(c, self.match.view.shown.stage)
        ghost = self._arming.pointed(view, c.hot or c.focus, c.dragged)
        action: Action | None = ghost
        with layout.board(c):
            parts = layout.regions(c)
            if self._shows_offer:
                action = self._draw_offer(c, view, parts)
            else:
                action = self._draw_quests(c, view, parts, ghost)
        events = view.events(action) if action is not None and view.active else []
        changes = changes_of(events, self.match.view.sides) if events else None
        match_bar(c, self.context)
        guild_panels.draw(c, self.context, changes)
        with layout.board(c):
            self._draw_switch(c, view, parts.centre)
        with c.enlarged():
            self._draw_bar(c, view, action)
        with layout.board(c):
            draw_dragged(c, view)
            draw_forging(c, view)

    def rehearsals(self) -> list[Callable[[Canvas], None]]:
        return [self._rehearse, self._rehearse_other]

    def _rehearse(self, c: Canvas) -> None:
        self.draw(c)
        flights.prepare_offer(c, self.match)

    def _rehearse_other(self, c: Canvas) -> None:
        self._switch()
        self._rehearse(c)

    def draw_over(self, c: Canvas) -> None:
        if not self._shows_offer:
            with layout.board(c):
                draw_walking(c, self._view)
        super().draw_over(c)

    def _draw_offer(self, c: Canvas, view: QuestView, parts: layout.Regions) -> TakeQuest | None:
        chosen = self._take.quest if self._take is not None else ""
        draw_offer(c, view, parts.centre, chosen, self._press_offer)
        pointed = ""
        for name in (c.hot, c.focus):
            found = [k for k in view.state.offer if k and name == f"quest.{k}"]
            pointed = pointed or (found[0] if found else "")
        key = pointed or chosen
        ways = view.takes.get(key, [])
        take = self._take if key == chosen else ways[0] if ways else None
        side = parts.right
        own = min(active_height(c, view, side.width), side.height * 0.5)
        terms, rest = side.cut_top(min(side.height - own - layout.GAP, _TERMS), layout.GAP)
        active, log = rest.cut_top(own, layout.GAP)
        draw_terms(c, view, terms, key, take, self._choose_way)
        draw_active_list(c, view, active)
        draw_log(c, self.context, log)
        return take

    def _draw_quests(
        self, c: Canvas, view: QuestView, parts: layout.Regions, ghost: Arm | None
    ) -> Action | None:
        rewards, centre = isinstance(self.match.view.decision, de.Rewards), parts.centre
        quests, whole = len(view.guild.quests), centre.height - layout.GAP
        wanted = min(wanted_height(view, centre.width), whole * 0.62, whole - least_height(quests))
        least = max(_LEAST_ARMOURY, min(_USUAL_ARMOURY, whole * 0.34))
        height, row = rows_height(quests, whole - max(least, wanted))
        moving = rewards and view.active
        picks = Picks(quest=self._next) if rewards else self._arming.picks
        presses = RowPresses(
            self._press_quest, self._press_hero, self._drop_on_quest, self._suggest
        )
        rows, armoury = centre.cut_top(height, layout.GAP)
        draw_rows(c, view, rows, row, picks, ghost, presses, moving=moving)
        self._draw_armoury(c, view, armoury)
        pointed = self._pointed_advance(c, view) if moving else ""
        self._draw_side(c, view, parts.right, pointed, moving)
        if moving:
            return Advance(pointed) if pointed else None
        return ghost

    def _pointed_advance(self, c: Canvas, view: QuestView) -> str:
        for name in (c.hot, c.focus):
            for key in view.advances:
                if name == f"own.{key}":
                    return key
        return self._next

    def _draw_armoury(self, c: Canvas, view: QuestView, box: Box) -> None:
        presses = ArmouryPresses(
            self._press_hero,
            self._press_design,
            self._send_home,
            self._drop_design,
            self._scroll_designs,
        )
        home, designs = split(view, box, layout.GAP)
        draw_home(c, view, home, self._arming.picks, presses)
        hinted = hinted_design(view, self.match.advisor.advised)
        picks, first = self._arming.picks, self._scroll
        self._hidden = draw_designs(c, view, designs, picks, presses, first, hinted)

    def _scroll_designs(self, rows: int) -> None:
        self._scroll = min(max(0, self._scroll + rows), self._hidden)

    def _draw_side(
        self,
        c: Canvas,
        view: QuestView,
        side: Box,
        pointed: str,
        moving: bool,
    ) -> None:
        """What becomes of the quests stays in sight; a card that is pointed at lies over the coming
        rounds and the log below it."""
        card = pointed_card(c, view)
        if not card.kind and self._arming.picks.hero >= 0:
            card = Pointed("hero", str(self._arming.picks.hero))
        if moving:
            whole = fates = advance_height(c, view, side.width, pointed)
        else:
            fates, whole = outcome_heights(c, view, side.width)
        whole_card = min(260.0, side.width - 24) * 1.4 + 28
        left = side.height - layout.GAP - (whole_card if card.kind else _LEAST_ROUNDS)
        most = max(left, fates, side.height * 0.2)
        box, rest = side.cut_top(min(whole, most, side.height * 0.8), layout.GAP)
        if moving:
            draw_advance(c, view, box, pointed)
        else:
            draw_outcome(c, view, box)
        if card.kind:
            large, log = rest.cut_top(max(1.0, min(whole_card, rest.height)), layout.GAP)
            draw_pointed(c, view, large, card)
            self._draw_send_home(c, view, large, card)
        else:
            rounds, log = rest.cut_top(max(1.0, min(rounds_height(view), rest.height)), layout.GAP)
            draw_rounds(c, view, rounds)
        draw_log(c, self.context, log)

    def _draw_send_home(self, c: Canvas, view: QuestView, box: Box, card: Pointed) -> None:
        if card.kind != "hero" or self._arming.picks.hero != int(card.key):
            return
        if view.can_disarm(int(card.key)):
            widgets.button(
                c, "disarm", box.x + 18, box.bottom - 54, box.width - 36, say("quest-send-home"),
                partial(self._send_home, f"hero:{card.key}"), icon="home",
            )  # fmt: skip

    def _draw_switch(self, c: Canvas, view: QuestView, panel: Box) -> None:
        """The button to the other view, in the head of the centre panel."""
        label = str(view.title) if self._shows_offer else say("quest-offer")
        box, _ = panel.inset(14, 8).cut_right(168)
        widgets.button(
            c, "view", *box[:3], label, self._switch, height=30, icon="flag", size=14,
        )  # fmt: skip

    # The bottom bar

    def _draw_bar(self, c: Canvas, view: QuestView, action: Action | None) -> None:
        layout.bottom_bar(c)
        second = quest_prompt.second(view, self.match.undo_barrier)
        resets = quest_prompt.resets(view)
        press = partial(self.context.command, "reset") if resets else self._decline
        why = str(second.why) if second is not None else ""
        layout.play_buttons(
            c, self.context, second="reset" if resets else "pass",
            pass_label=None if second is None else str(second.label),
            press_pass=None if why else press, why_pass=why,
        )  # fmt: skip
        until = layout.tool_buttons(c, self.context, ["hint", "merchant", "ledger", "rules"])
        text = str(quest_prompt.prompt(view, self._arming.picks, action))
        layout.prompt(c, self.context, text, until=until)
        button = quest_prompt.primary(view, self._take, self._next)
        confirm = None if button.why else partial(self.handle, "confirm")
        layout.confirm_button(c, self.context, str(button.label), confirm, why=str(button.why))
