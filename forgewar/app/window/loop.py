"""The main loop: takes events, lets time pass, and draws when something changed."""

import time
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from forgewar.app.kit import lettering
from forgewar.app.kit.canvas import LEAST_TEXT, Canvas, fit_text
from forgewar.app.window import game_files, trace
from forgewar.app.window.controller import Controller
from forgewar.app.window.garbage import collect, collect_if_due
from forgewar.app.window.life import Life
from forgewar.app.window.marks import draw_marks
from forgewar.app.window.prefetch import Prefetch
from forgewar.app.window.prompts import PromptWatcher
from forgewar.app.window.scene_sync import keep_up
from forgewar.app.window.table_news import TableNews, draw_turn
from forgewar.words.language import current

if TYPE_CHECKING:  # the title is on screen before any of this is loaded
    from forgewar.app.window.scene import Scene
    from forgewar.app.window.scene_context import SceneContext
    from forgewar.content.model import Content

FRAMES_PER_SECOND = 60
_SLEEP = 250  # milliseconds without an event
_PRESSES = (
    pygame.MOUSEBUTTONDOWN,
    pygame.KEYDOWN,
    pygame.JOYBUTTONDOWN,
    pygame.CONTROLLERBUTTONDOWN,
)


class Loop:
    """Draws the visible scenes of a context, and hands it each frame."""

    def __init__(self, context: "SceneContext", *, traced: bool = True) -> None:
        self._context = context
        context.controller = Controller(context, self.update_frame)
        self.shown = context.screen.surface  # drawn last
        self.life = Life(context)
        self.redraws = 0
        self._window = context.screen.window  # that `shown` is for
        self._trace = trace.from_environment() if traced else None
        self._prefetch = Prefetch()
        self._prompts = PromptWatcher(context)
        self._table_news = TableNews(context)
        self._base: Scene | None = None  # drawn last under all others
        self._ground: tuple[object, pygame.Surface] | None = None  # see `_draw_scenes`
        self._pictures_of: Content | None = None  # whose pictures the gallery shows
        self._is_drawn = False  # but not on screen yet
        self._had_match = False  # in the last step

    def run(self) -> None:
        """Run until somebody quits. Sleeps while nothing happens."""
        clock, navigator = pygame.time.Clock(), self._context.navigator
        while navigator.running and navigator.scenes:
            busy = self._context.screen.is_stale or self.needs_ticks
            passed = 0
            if not busy:
                event = pygame.event.wait(round(1000 * self.life.wait) or _SLEEP)
                if event.type == pygame.NOEVENT:
                    collect_if_due()
                self.take(event)
                passed = clock.tick()
            for event in pygame.event.get():
                self.take(event)
            if busy:
                passed = clock.tick(FRAMES_PER_SECOND)
            self.step(passed / 1000 if busy else 0.0)
            self.live(passed / 1000)

    def live(self, seconds: float) -> None:
        """Let time pass for lamps, dust and carts; only they are drawn."""
        changed = self.life.update(seconds)
        if changed:
            self._context.screen.show(changed)

    @property
    def needs_ticks(self) -> bool:
        """Whether something moves or is awaited."""
        context, match = self._context, self._context.match
        paused = context.navigator.pauses_game
        moving = match is not None and match.clock.moves(hold=paused)
        moving = moving or (match is not None and match.view.recent_changes.has_changes)
        moving = moving or (match is not None and match.animation.remains is not None)
        waiting = context.screen.fade.busy or context.controller.needs_ticks or context.banner.is_up
        waiting = waiting or context.navigator.top.needs_ticks
        waiting = waiting or context.controller.first_look.needs_ticks
        behind = context.gallery.is_loading or context.gallery.has_missing or self._prefetch.busy
        return moving or behind or waiting or context.sounds.needs_ticks

    def take(self, event: pygame.event.Event) -> None:
        """React to one event of pygame."""
        context = self._context
        if event.type == pygame.QUIT:
            context.navigator.quit()
        elif event.type == pygame.VIDEORESIZE:
            if not context.settings.full_screen:  # the size to come back to
                context.settings.width, context.settings.height = event.w, event.h
            context.screen.window = pygame.display.get_surface() or context.screen.window
            context.changed()
        elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED):
            context.changed()
        elif event.type == pygame.DROPFILE:
            game_files.receive(context, Path(event.file))
        elif event.type != pygame.NOEVENT:
            if event.type in _PRESSES and context.banner.dismiss():
                context.changed()
            with game_files.recording(context):
                if not context.reader.take(context, event):
                    context.controller.handle(event)

    def step(self, seconds: float) -> None:
        """Let time pass, then draw if anything changed."""
        began = time.perf_counter()
        self._update(seconds)
        context = self._context
        if context.screen.is_stale and context.navigator.scenes:
            self.draw()
        if self._is_drawn:
            self._is_drawn = False
            if context.controller.refresh():
                self.draw()
                self._is_drawn = False
            self._show()
            context.reader.show(context)
        if context.controller.first_look.update(seconds) and self._trace is not None:
            self._trace.frame(context, self.redraws)
        if self._had_match and context.match is None:
            collect()
        self._had_match = context.match is not None
        self._prefetch.work(context, time.perf_counter() - began)

    def _update(self, seconds: float) -> None:
        """Let time pass for everything that moves by itself."""
        context = self._context
        navigator, controller = context.navigator, context.controller
        with game_files.recording(context):
            controller.update(seconds)
        match = context.match
        with game_files.recording(context):
            if match is not None and match.clock.update(seconds, hold=navigator.pauses_game):
                context.changed()
                keep_up(context)
        with game_files.recording(context):
            self._prompts.update()
        self._table_news.update()
        context.sounds.follow(context.match, seconds)
        moved = [
            bool(navigator.scenes) and navigator.top.update(seconds),
            *(scene.work() for scene in navigator.scenes),
            context.screen.fade.update(seconds),
            context.banner.update(seconds),
            controller.feedback.update(seconds),
            controller.symbol_tip.update(seconds),
        ]
        self._prefetch.follow(context)
        if self._window is not context.screen.window:  # nothing of another window is faded out
            self._window, self.shown = context.screen.window, context.screen.surface
        if context.gallery.is_loading and context.gallery.work():
            context.screen.fade.cross_fade(self.shown)
            context.changed()
        if any(moved):
            context.changed()

    def _show(self) -> None:
        self._context.screen.show()
        if self._trace is not None:
            self._trace.frame(self._context, self.redraws)

    def update_frame(self) -> None:
        """Draw the frame again before somebody acts on it: an earlier press may have removed what
        the next one would reach."""
        if self._context.screen.is_stale and self._context.navigator.scenes:
            self.draw()

    # Drawing

    def draw(self) -> None:
        """Draw every visible scene, and note the spots and texts on screen."""
        context = self._context
        self.redraws += 1
        context.screen.is_stale, self._is_drawn = False, True
        control, base = context.controller, context.navigator.visible()[0]
        self._change_base(base)
        context.gallery.set_high_contrast(context.settings.high_contrast)
        context.gallery.set_well_apart(context.settings.well_apart)
        self._choose_pictures()
        canvases = self._canvases()
        table, canvas = canvases[0], canvases[-1]
        context.gallery.fit(table.surface.get_size(), table.scale)
        lettering.fit(table.surface.get_size())
        self._draw_scenes(canvases)
        for own, scene in zip(canvases, context.navigator.visible(), strict=True):
            own.frame = canvas.frame
            scene.draw_over(own)
        draw_turn(canvas, context)
        control.feedback.draw(canvas)
        name, why = control.feedback.refused
        if name or not control.symbol_tip.draw(canvas):
            key = context.bindings.hint("rules")
            draw_marks(canvas, name or control.pointed, why, refused=bool(name), key=key)
        stage = table.rect(*base.stage(table)) if canvas is table else pygame.Rect(0, 0, 0, 0)
        context.screen.fade.draw(canvas.surface, stage)
        context.frame, self.shown = canvas.frame, canvas.surface
        self.life.draw(canvas)

    def _change_base(self, base: "Scene") -> None:
        """Fade in another scene than before."""
        if self._base is not None and base is not self._base:
            self._context.screen.fade.fade_in()
        self._base = base

    def _choose_pictures(self) -> None:
        """Have the gallery show the cards of the game on the table, as their pack does."""
        match, pack, before = self._context.match, self._context.resources.pack, self._pictures_of
        content = match.view.content if match is not None else before
        if content is None or content is before:
            return
        from forgewar.content import archive

        self._pictures_of = content
        at_hand = pack is not None and pack.content is content
        own = pack.pictures if pack and at_hand else archive.pictures(content)
        if own is not None or before is not None:
            self._context.gallery.use_pack(own)

    def _canvases(self) -> list[Canvas]:
        """Canvas of each visible scene; scenes of one scale share it."""
        made: dict[tuple[float, float], Canvas] = {}
        found = []
        for scene in self._context.navigator.visible():
            own = self._canvas_for(scene)
            found.append(made.setdefault((own.scale, own.letters), own))
        return found

    def _canvas_for(self, scene: "Scene") -> Canvas:
        """Canvas of the window, with the letters that the player wants."""
        context, control = self._context, self._context.controller
        surface, settings = context.screen.surface, context.settings
        scale, letters = fit_text(surface.get_size(), settings.text_scale / 100, scene.room)
        return Canvas(
            surface,
            context.gallery,
            scale,
            hot=control.hot,
            focus=control.focus,
            pointer=control.pointer,
            dragged=control.dragged,
            least=LEAST_TEXT,
            calm=settings.reduced_motion,
            letters=letters,
            acted=control.acted,
        )

    def _draw_scenes(self, canvases: list[Canvas]) -> None:
        """Draw each visible scene on its canvas. Scenes under an overlay are drawn again only when
        they changed."""
        context, match = self._context, self._context.match
        scenes = context.navigator.visible()
        *under, top = scenes
        c, front = canvases[0], canvases[-1]
        version = match.view.version if match is not None else 0
        text = context.settings.text_scale
        look = (c.surface.get_size(), c.scale, text, current().tag, context.gallery.strong)
        showing = (look, scenes, version)
        still = match is None or not match.animation.busy
        stand_ins = context.gallery.stand_ins
        ground = self._ground if still and self._ground and self._ground[0] == showing else None
        frame = c.frame
        for on, scene in zip(canvases, under if ground is None else [], strict=False):
            on.frame = frame
            if scene.overlay:
                on.start_layer()
            scene.present(on)
            frame = on.frame
        front.frame = frame
        front.ground, front.keep_ground = ground[1] if ground else None, still and bool(under)
        if top.overlay:
            front.start_layer()
        top.present(front)
        final = still and front.ground is not None and context.gallery.stand_ins == stand_ins
        self._ground = (showing, front.ground) if final and front.ground is not None else None
