"""A finished game as it was played: the scenes of the match, read-only, over a timeline."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from msgspec.structs import replace

from forgewar.app.kit import palette, svg, widgets
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import LEAST_TEXT, SMALLEST, Canvas
from forgewar.app.kit.frame import Spot
from forgewar.app.match import layout
from forgewar.app.match.scene import PlayScene
from forgewar.app.replay import turning_point
from forgewar.app.replay.scrubber import SCRUB, Scrubber
from forgewar.app.window import game_files
from forgewar.app.window.commands import REGISTRY
from forgewar.app.window.scene import Scene
from forgewar.play.replay import Replay
from forgewar.play.review.tour import Tour
from forgewar.rules.events import Event
from forgewar.session.timeline import Timeline
from forgewar.words import games, say

if TYPE_CHECKING:
    from forgewar.app.window.scene_context import SceneContext

_MOST_BAR, _MOST_SLIP = 1.25, 1.4  # growth of the bar and of the slip with the text
_BAR = 100.0  # units: what happened, then the buttons and the timeline
_STAYS = ("guild.", "tiles", "log", "chart.", "view.")  # spots of a match that only show something
_SHOWS = frozenset(("mat", "log", "ledger", "discard", "tiles"))
_TRANSPORT = ("round_back", "step_back", "play_pause", "step_on", "round_on")
_ICONS = {
    "round_back": "rewind", "step_back": "step_back", "play_pause": "play", "step_on": "step",
    "round_on": "fast",
}  # fmt: skip


class ReplayScene(PlayScene):
    """Draws the scene of the moment and keeps of its spots only what shows something."""

    scope = "replay"
    shows_panels = False  # the scene of the moment does

    def __init__(
        self, context: "SceneContext", timeline: Timeline, moment: int = 0, tour: Tour | None = None
    ) -> None:
        super().__init__(context)
        self._tour = tour  # along the turning points of a review
        speed = context.settings.speed
        self.replay = Replay(timeline, speed, self._restart_scene, self._hear)
        self._moment = moment
        self._scrubber = Scrubber(timeline)
        self._inner: Scene | None = None

    def enter(self) -> None:
        self.context.match = self.replay.match
        self.replay.go(self._moment)

    def leave(self) -> None:
        if self.context.match is self.replay.match:
            game_files.clear_match(self.context)

    @property
    def timeline(self) -> Timeline:
        return self.replay.timeline

    def _restart_scene(self) -> None:
        """Another moment is shown: begin its scene anew."""
        self._keep_up()
        assert self._inner is not None
        self._inner.enter()
        if self.replay.match.view.decision is None:
            while self._inner.update(1.0):  # everything is counted
                pass
        self.context.changed()

    def _keep_up(self) -> None:
        """Have the scene of the moment that is shown."""
        wanted = self.context.navigator.route(self.replay.match.animation.scene)
        if type(self._inner) is not wanted:
            if self._inner is not None:
                self.context.screen.fade.fade_in()
            self._inner = wanted(self.context)
            self._inner.enter()

    def _hear(self, event: Event) -> None:
        self.context.sounds.play_event(event)

    # Actions

    def _go(self, moment: int) -> None:
        self.replay.playing = False
        self.replay.go(moment)

    def _round(self, by: int) -> None:
        self._go(self.timeline.round_start(self.replay.moment, by))

    def _play_on(self) -> None:
        self.replay.playing = False
        if self.replay.why_not_on is None:
            self.context.navigator.open("play_on", self.timeline, self.replay.moment)

    def _turn(self, by: int) -> None:
        """Another turning point, or back to the present one."""
        if self._tour is not None:
            self._tour.go(by)
            self._go(self._tour.turn.point.moment)

    def _step_of_turn(self) -> None:
        """The next part of what is said of a turning point."""
        if self._tour is not None and self._at_turn:
            self._tour.step_on()

    @property
    def _at_turn(self) -> bool:
        """Whether the moment on the table is the turning point that is looked at."""
        replay, tour = self.replay, self._tour
        return tour is not None and tour.turn.point.moment == replay.moment and not replay.playing

    def handle(self, command: str) -> bool:
        moment = self.replay.moment
        doing: dict[str, Callable[[], object]] = {
            "confirm": self.replay.toggle,
            "play_pause": self.replay.toggle,
            "step_back": partial(self._go, moment - 1),
            "left": partial(self._go, moment - 1),
            "step_on": self.replay.step_on,
            "right": self.replay.step_on,
            "round_back": partial(self._round, -1),
            "up": partial(self._round, -1),
            "round_on": partial(self._round, 1),
            "down": partial(self._round, 1),
            "first": partial(self._go, 0),
            "last": partial(self._go, self.timeline.last),
            "play_on": self._play_on,
            "review": self._step_of_turn,
            "point_on": partial(self._turn, 1),
            "point_back": partial(self._turn, -1),
            "back": self.context.navigator.pop,
        }
        if command in doing:
            doing[command]()
            return True
        return command in _SHOWS and super().handle(command)

    @property
    def first_focus(self) -> str:
        return "play_pause"

    def update(self, seconds: float) -> bool:
        """While the knob is dragged, the game follows it."""
        if self.context.controller.dragged != SCRUB:
            return False
        moment = self._scrubber.moment_at(self.context.controller.pointer[0])
        if moment == self.replay.moment:
            return False
        self._go(moment)
        return True

    def _press_track(self) -> None:
        self._go(self._scrubber.moment_at(self.context.controller.pointer[0]))

    # Drawing

    def stage(self, c: Canvas) -> Box:
        """The bar of a replay is higher than that of a game."""
        x, y, width, _ = super().stage(c)
        return Box(x, y, width, c.height - _BAR * _bar_zoom(c) - y)

    def draw(self, c: Canvas) -> None:
        self._keep_up()
        self._draw_moment(c)
        tall = _BAR * _bar_zoom(c)
        c.hide_under(0, c.height - tall - 8, c.width, tall + 8)
        if self._tour is not None:
            with c.enlarged(min(c.text_scale, _MOST_SLIP)), c.with_letters(1.0):
                foot, told = c.height - tall / c.zoom, self._at_turn
                turning_point.draw(c, self.replay, self._tour, foot, self._turn, told=told)
        with c.enlarged(_bar_zoom(c)), c.with_letters(1.0):
            self._draw_bar(c, _BAR)

    def _draw_moment(self, c: Canvas) -> None:
        """The scene of the moment, with its own bottom bar under ours."""
        assert self._inner is not None
        width, height = c.surface.get_size()
        height -= c.px(_BAR * _bar_zoom(c) - layout.bottom_height(c))
        scale = min(c.scale, height / SMALLEST[1])
        pointer = (c.px(c.pointer[0]), c.px(c.pointer[1]))
        part = c.surface.subsurface((0, 0, width, height))
        own = Canvas(
            part, c.gallery, scale, hot=c.hot, focus=c.focus, pointer=pointer, least=LEAST_TEXT,
            calm=c.calm, letters=c.text_scale,
        )  # fmt: skip
        self._inner.present(own)
        self._inner.draw_over(own)
        c.frame.texts += own.frame.texts
        c.frame.boxes += own.frame.boxes
        c.frame.slips += own.frame.slips
        c.frame.signs += own.frame.signs
        c.frame.spots += [_without_press(spot) for spot in own.frame.spots]

    def _draw_bar(self, c: Canvas, tall: float) -> None:
        top = c.height - tall
        body = svg.box(0, 0, c.width, tall, 0, "url(#g)")
        body += svg.box(0, 0, c.width, 1.4, 0, palette.BRASS, 'opacity=".75"')
        ground = svg.gradient("g", tall, palette.BAR_LIGHT, palette.BAR_FOOT)
        c.shape(0, top, c.width, tall, body, ground)
        self._draw_caption(c, top + 26)
        hint = self.context.bindings.hint
        low = Box(0, c.height - layout.BOTTOM, c.width, layout.BOTTOM).inset(layout.MARGIN, 8)
        back, rest = low.cut_left(118, layout.MARGIN)
        widgets.button(
            c, "back", *back[:3], say("menus-back"), self.context.navigator.pop, icon="undo",
            key=hint("back"),
        )  # fmt: skip
        for command in _TRANSPORT:
            playing = command == "play_pause" and self.replay.playing
            icon = "pause" if playing else _ICONS[command]
            box, rest = rest.cut_left(46, 4)
            widgets.button(
                c, command, *box[:3], "", partial(self.context.command, command), icon=icon,
                tip=self._tip(command),
            )  # fmt: skip
        speed, rest = rest.cut_left(62, 20)
        self._draw_speed(c, speed.x + 4, speed.y)
        on, track = rest.cut_right(layout.regions(c).left.width, 20)
        track = Box(track.x, track.y - 16, track.width, layout.BOTTOM + 8)
        self._scrubber.draw(c, self.replay, track, self._press_track, self._go)
        why = self.replay.why_not_on
        widgets.button(
            c, "play_on", *on[:3], say("replay-play-on"), self._play_on,
            key=hint("play_on"), why=str(why) if why is not None else "",
        )  # fmt: skip

    def _tip(self, command: str) -> str:
        """Tooltip of a button without a label, with its key."""
        label, key = REGISTRY[command].label, self.context.bindings.hint(command)
        return say("replay-tip-with-key", label=label, key=key) if key else label

    def _draw_speed(self, c: Canvas, x: float, y: float) -> None:
        """Draw the button for the speed; off shows results at once."""
        speed = self.context.settings.speed
        label = say("replay-speed", speed=speed) if speed else say("replay-speed-off")
        widgets.button(
            c, "faster", x, y, 58, label, partial(self.context.command, "faster"),
            tip=say("replay-speed-tip"),
        )  # fmt: skip

    def _draw_caption(self, c: Canvas, y: float) -> None:
        """Draw the latest events, and the moment in the game."""
        replay = self.replay
        count = say("replay-count", moment=replay.moment, last=self.timeline.last)
        right = c.width - layout.MARGIN
        c.text(count, right, y, size=15, colour=palette.DIM, anchor="r")
        x = float(layout.MARGIN)
        where = str(games.moment(replay.match.view.shown))
        x += c.text(where, x, y, size=17, face="Title", colour=palette.BRASS) + 24
        lines = replay.match.chronicle.shown_at(replay.moment) if replay.moment else []
        room = right - c.text_width(count, size=15) - 24 - x
        for i, line in enumerate(lines):
            mark = 28 if line.seat >= 0 else 0
            text = str(line.text)
            needs = mark + c.text_width(text, size=16)
            if i and needs > room:
                break
            if mark:
                c.picture(
                    f"emblems/roundel_{replay.match.view.emblem(line.seat)}", x, y, 20, 22, ay=0.5
                )
            c.text(c.cut(text, room - mark), x + mark, y, size=16, room=room - mark)
            x += needs + 22
            room -= needs + 22


def _bar_zoom(c: Canvas) -> float:
    """Factor by which the bar is enlarged: as far as the timeline keeps its length."""
    return max(1.0, min(c.text_scale, _MOST_BAR, c.width * c.zoom / SMALLEST[0]))


def _without_press(spot: Spot) -> Spot:
    """A spot of the match that can be looked at, but does nothing."""
    if spot.name.startswith(_STAYS):
        return spot
    return replace(spot, press=None, drag=None, drop=None, why="")
