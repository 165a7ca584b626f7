"""The app: one window, one loop, one stack of scenes; it draws only when something changed."""

import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pygame

from forgewar.app.kit import lettering
from forgewar.app.kit.canvas import LEAST_TEXT, Canvas, fit_scale
from forgewar.app.kit.frame import Frame, Spot
from forgewar.app.kit.pictures import Gallery
from forgewar.app.window import game_files, trace
from forgewar.app.window.announcements import announce_stage, complain, hand_over
from forgewar.app.window.answers import answer
from forgewar.app.window.asking import Asking
from forgewar.app.window.commands import Bindings
from forgewar.app.window.confirm import ConfirmOverlay
from forgewar.app.window.controller import Controller
from forgewar.app.window.display import Screen, open_window
from forgewar.app.window.documents import save_picture
from forgewar.app.window.fade import Fade
from forgewar.app.window.garbage import collect, tidy
from forgewar.app.window.marks import draw_marks
from forgewar.app.window.prefetch import Prefetch
from forgewar.app.window.scene import Scene, Stack
from forgewar.app.window.scene_sync import ask_for_trades, follow, keep_up
from forgewar.app.window.settings import SPEEDS, Settings, save_settings
from forgewar.app.window.touch import Touch
from forgewar.app.window.zoom import Sheet, Zoom
from forgewar.play.library import records
from forgewar.words import say
from forgewar.words.language import current

if TYPE_CHECKING:  # the title is on screen before any of this is loaded
    from forgewar.ai.worker_process import Thinker
    from forgewar.app.window.screen_reader import ScreenReader
    from forgewar.app.window.sound import Sounds
    from forgewar.content.model import Content
    from forgewar.content.packs import Pack
    from forgewar.fault import Fault
    from forgewar.play.match import Match
    from forgewar.play.set_pieces import SetPiece
    from forgewar.rules.events import Event
    from forgewar.rules.state import Options
    from forgewar.session.record import Seat
    from forgewar.session.session import Session

FRAMES_PER_SECOND = 60


class App:
    """What every scene can reach: settings, bindings, the gallery, the stack and the match."""

    def __init__(
        self,
        content: "Content | None",
        settings: Settings,
        surface: pygame.Surface,
        *,
        routes: "Callable[[str], type[Scene]]",
        eager: bool = False,
        thinker: "Thinker | None" = None,
        traced: bool = True,
    ) -> None:
        self.route = routes
        self._content = content
        self.settings = settings
        self._screen = Screen(surface)
        self.bindings = Bindings(settings.keys, settings.pad)
        self.gallery = Gallery(eager=eager)
        self.sounds: Sounds | None = None  # silence
        self.reader: ScreenReader | None = None  # nobody listens
        self.stack = Stack()
        self.touch = Touch(settings)
        self.controller = Controller(self)
        self.asking = Asking(self)
        self.frame = Frame()
        self.shown = self.surface  # what the frame was drawn on: the window, or a larger table
        self.match: Match | None = None
        self.pack: Pack | None = None  # named on the command line: `content` is its content
        self._hung: Content | None = None  # whose pictures hang in the gallery
        self._thinker = thinker  # None: a workshop, when it is needed
        self.running = True
        self.chore: Callable[[], bool] | None = None  # goes on behind whatever is on screen
        self.opened: list[str] | None = None  # designs that a stage opened, until it is announced
        self.set_pieces: dict[SetPiece, Any] = {}  # see `match/pieces/layer.py`
        self.redraws = 0
        self._trace = trace.from_environment() if traced else None
        self.zoom = Zoom()
        self._fade = Fade()
        self._ahead = Prefetch()
        self._base: Scene | None = None  # the scene drawn last under all others
        self._ground: tuple[object, pygame.Surface] | None = None  # see `_draw_scenes`
        self._dirty = True
        self._garbage = False  # whether a match was put away that is still in memory

    def load(self) -> "Content":
        """Load the content, if that is still to be done. Raises `ContentError`."""
        if self._content is None:
            from forgewar.content import load

            self._content = load.default()
        return self._content

    @property
    def surface(self) -> pygame.Surface:
        """What everything is laid out for and drawn on: the window, unless that is tiny."""
        return self._screen.surface

    @surface.setter
    def surface(self, window: pygame.Surface) -> None:
        self._screen = Screen(window)
        self.shown = self.surface  # nothing of another window is faded out

    # For scenes

    @property
    def loaded(self) -> bool:
        """Whether there is content."""
        return self._content is not None

    @property
    def content(self) -> "Content":
        """Cards, prices and mines."""
        return self.load()

    def scene(self, route: str, *given: object, **named: object) -> Scene:
        """The scene behind a door (`doors.py`), with what it needs to know."""
        return self.route(route)(self, *given, **named)

    def open(self, route: str, *given: object, **named: object) -> None:
        """Put the scene behind a door on top; what is laid over the table is heard."""
        scene = self.scene(route, *given, **named)
        if scene.overlay:
            self.cue("page_turn")
        self.stack.push(scene)

    def changed(self, *, new_scene: bool = False) -> None:
        """The screen must be drawn anew."""
        self._dirty = True
        if new_scene:
            self.controller.forget()

    def start_match(self, session: "Session") -> "Match":
        """Put a game on the table; scenes that show it follow its decisions."""
        from forgewar.play.match import Match

        return self.seat(partial(Match, session, self.settings.speed, self.thinker))

    def seat(self, make: "Callable[..., Match]") -> "Match":
        """Have a match on the table, made with what it is to tell the app."""
        self.match = make(on_change=partial(follow, self), on_beat=self._see)
        follow(self)
        return self.match

    def clear_table(self) -> None:
        """Put the match away; the next frame frees what it took."""
        self.match = None
        self.gallery.drawn.clear()
        self.gallery.dismiss()
        self.set_pieces.clear()
        self._ahead.forget()
        self._garbage = True

    @property
    def thinker(self) -> "Thinker":
        """Where computer guilds think, made when the first game is put on the table."""
        if self._thinker is None:
            from forgewar.ai.worker_process import WorkerProcess

            self._thinker = WorkerProcess(self.content)
        return self._thinker

    def complaint(self) -> "Fault | None":
        """What computer guilds have to say, once, if they cannot think as they should."""
        return self._thinker.complaint() if self._thinker is not None else None

    def close(self) -> None:
        """Nothing of the app goes on after this."""
        if self._thinker is not None:
            self._thinker.close()
        self.gallery.close()

    def _see(self, event: "Event") -> None:
        """An event is seen: it is heard, too, and a new stage is announced when it is laid out."""
        from forgewar.rules.events import DesignOpened, StageStarted

        if isinstance(event, StageStarted):
            self.opened = []
        elif isinstance(event, DesignOpened) and self.opened is not None:
            self.opened.append(event.design)
        if self.sounds is not None:
            self.sounds.hear(event)

    def new_game(
        self,
        options: "Options",
        seed: int,
        seats: "tuple[Seat, ...]",
        *,
        practice: bool = False,
        content: "Content | None" = None,
    ) -> None:
        """Begin a game, recorded from its first line if anything can be written; with the cards at
        hand if no others are given."""
        begun = records.begin(options, seed, content or self.content, seats, practice=practice)
        game_files.start(self, *begun)

    def open_game(self, path: Path) -> None:
        """Take up a recorded game, or say why that cannot be done."""
        game_files.open_game(self, path)

    def tell(self, title: str, text: str) -> None:
        """Say something that must not be missed."""
        self.stack.push(ConfirmOverlay(self, title, [text], say("menus-understood"), None))

    def skip_animation(self) -> bool:
        """Any key or click ends what is moving; true if that is all it does. Who watches means
        something else by it."""
        if self.match is not None and self.match.show.busy:
            self.match.show.snap()
            keep_up(self)
            self.changed()
            return not self.match.watched
        return False

    def cue(self, name: str) -> None:
        """Let something be heard, if there is sound."""
        if self.sounds is not None:
            self.sounds.play(name)

    def refuse(self, spot: Spot) -> None:
        """Say why a spot cannot be chosen."""
        self.cue("error")
        self.touch.refuse(spot)
        if self.reader is not None and self.heard:
            self.reader.tell(spot.why)

    def command(self, command: str) -> bool:
        """Answer a command: the scene first, then what works everywhere. Who only watches has
        nothing to confirm, and pauses."""
        watching = self.match is not None and self.match.watched and not self.match.game.over
        if command == "confirm" and watching and self.stack.top.scope == "play":
            command = "back"
        onward = self.frame.spot("lesson.again") or self.frame.spot("lesson.next")
        if command == "confirm" and onward is not None:
            self.controller.press(onward)
            return True
        if self.stack.top.handle(command):
            return True
        if command == "rules":
            self.open("rules", at=self.controller.page)
        elif command == "settings":
            if type(self.stack.top) is not self.route(command):
                self.open(command)
        elif command == "full_screen":
            self.set_window(full_screen=not self.settings.full_screen)
        elif command == "faster":
            place = SPEEDS.index(self.settings.speed)
            self.set_speed(SPEEDS[(place + 1) % len(SPEEDS)])
        elif command == "screenshot":
            save_picture(self)
        elif command.startswith("ask_"):
            answer(self, command.removeprefix("ask_"))
        else:
            return False
        return True

    def leave_match(self) -> None:
        """Put the game away, recorded up to now, and start over from the title."""
        match = self.match
        problem = game_files.put_away(self)
        self.stack.reset(self.scene("title"))
        if match is not None:
            game_files.complain(self, match.session)
        if problem:
            self.tell(say("library-end-not-recorded"), problem)

    def set_speed(self, speed: int) -> None:
        self.settings.speed = speed
        if self.match is not None:
            self.match.show.speed = speed
        self.save()

    def set_window(
        self, *, size: tuple[int, int] | None = None, full_screen: bool | None = None
    ) -> None:
        """Change the window; the settings remember it."""
        if size is not None:
            self.settings.width, self.settings.height = size
        if full_screen is not None:
            self.settings.full_screen = full_screen
        self.surface = open_window(self.settings)
        self.save()
        self.changed()

    def save(self) -> None:
        self.settings.keys = self.bindings.keys.changes()
        self.settings.pad = self.bindings.pad.changes()
        save_settings(self.settings)

    def quit(self) -> None:
        self.running = False

    # The loop

    def run(self) -> None:
        """Until somebody quits. Sleeps while nothing happens."""
        clock = pygame.time.Clock()
        while self.running and self.stack.scenes:
            busy = self._dirty or self.needs_ticks or self.zoom.moved or self.zoom.pulled
            if not busy:
                event = pygame.event.wait(250)
                if event.type == pygame.NOEVENT:
                    tidy()
                self._take(event)
                clock.tick()
            for event in pygame.event.get():
                self._take(event)
            self.step(clock.tick(FRAMES_PER_SECOND) / 1000 if busy else 0.0)

    @property
    def needs_ticks(self) -> bool:
        """Whether something moves or is awaited."""
        match = self.match
        moving = match is not None and (match.show.busy if self.held else match.needs_ticks)
        moving = moving or (match is not None and match.tally.told)
        touched = self.touch.busy or self.asking.busy or self.controller.holding
        waiting = self._fade.busy or touched or self.stack.top.needs_ticks
        sounding = self.sounds is not None and self.sounds.music.needs_ticks
        behind = self.gallery.behind or self.gallery.lacking or self._ahead.busy
        return moving or behind or waiting or sounding

    def _take(self, event: pygame.event.Event) -> None:
        if event.type == pygame.QUIT:
            self.quit()
        elif event.type == pygame.VIDEORESIZE:
            if not self.settings.full_screen:  # the size to come back to
                self.settings.width, self.settings.height = event.w, event.h
            self.surface = pygame.display.get_surface() or self._screen.window
            self.changed()
        elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED):
            self.changed()
        elif event.type == pygame.DROPFILE:
            game_files.receive(self, Path(event.file))
        elif event.type != pygame.NOEVENT:
            with game_files.recording(self):
                if self.reader is None or not self.reader.take(self, event):
                    self.controller.handle(event)

    @property
    def heard(self) -> bool:
        """Whether somebody listens instead of looking."""
        return self.reader is not None and self.reader.listening

    @property
    def held(self) -> bool:
        """Whether the game waits for somebody who has something open over the table."""
        return bool(self.stack.scenes) and self.stack.top.overlay and not self.stack.top.answers

    def step(self, seconds: float) -> None:
        """Let time pass, then draw if anything changed."""
        began = time.perf_counter()
        with game_files.recording(self):
            self.controller.update(seconds)
        with game_files.recording(self):
            if self.match is not None and self.match.update(seconds, hold=self.held):
                self._dirty = True
                keep_up(self)
        if self.zoom.update(seconds):
            self.controller.slide()
        announce_stage(self)
        hand_over(self)
        with game_files.recording(self):
            ask_for_trades(self)
        if self.sounds is not None:
            self.sounds.follow(self.match, seconds)
        complain(self)
        if self.stack.scenes and self.stack.top.update(seconds):
            self._dirty = True
        if self.chore is not None and self.chore():
            self._dirty = True
        if self._fade.update(seconds):
            self._dirty = True
        if self.touch.update(seconds) or self.asking.update(seconds):
            self._dirty = True
        self._ahead.follow(self)
        if self.gallery.behind and self.gallery.work():
            self._fade.begin(self.shown)
            self._dirty = True
        if self._dirty and self.stack.scenes:
            self._dirty = False
            self.draw()
            if self.controller.refresh():
                self.draw()
            self._screen.show()
            if self.reader is not None:
                self.reader.show(self)
            if self._trace is not None:
                self._trace.frame(self)
        elif self.zoom.moved:
            self.zoom.show(self.surface)
            self._screen.show()
            if self._trace is not None:
                self._trace.frame(self)
        if self._garbage and self.match is None:
            self._garbage = False
            collect()
        self._ahead.work(self, time.perf_counter() - began)

    def freshen(self) -> None:
        """Bring the frame up to date before somebody acts on it: what a press did may have taken
        away what the next one would reach."""
        if self._dirty and self.stack.scenes:
            self.draw()

    def _hang_pictures(self) -> None:
        """Have the gallery show the cards of the game on the table, as their pack does."""
        content = self.match.content if self.match is not None else self._hung
        if content is None or content is self._hung:
            return
        from forgewar.content import archive

        first, self._hung = self._hung is None, content
        at_hand = self.pack is not None and self.pack.content is content
        own = self.pack.pictures if self.pack and at_hand else archive.pictures(content)
        if own is not None or not first:
            self.gallery.hang(own)

    def draw(self) -> None:
        """Draw every visible scene on the surface and note what is on screen."""
        self.redraws += 1
        self._change_base(self.stack.visible()[0])
        self.gallery.strengthen(self.settings.high_contrast)
        self._hang_pictures()
        control, zoom = self.controller, self.zoom
        zoom.hold(held=self.large and self.stack.top.overlay)
        zoom.follow(self.frame.spot(control.focus))
        table = self.lay(self.stack.visible()[0], zoom.table)
        self.gallery.fit(table.surface.get_size(), table.scale)
        lettering.fit(table.surface.get_size())
        front = self.lay(self.stack.top, zoom.over) if zoom.front is zoom.over else table
        canvas = self._draw_scenes(table, front)
        for scene in self.stack.visible():
            scene.draw_over(canvas)
        self.touch.draw(canvas)
        name, why = self.touch.refused
        if name or not self.asking.draw(canvas):
            key = self.bindings.hint("rules")
            draw_marks(canvas, name or control.pointed, why, refused=bool(name), key=key)
        stage = table.rect(*self.stack.visible()[0].stage(table))
        self._fade.draw(canvas.surface, stage if canvas is table else pygame.Rect(0, 0, 0, 0))
        self.frame, self.shown = canvas.frame, canvas.surface
        moved = zoom.follow(self.frame.spot(control.focus))
        noted = map(self.frame.spot, ("lesson", "hint", "turn"))
        moved = zoom.notice(next((spot for spot in noted if spot is not None), None)) or moved
        self._dirty = self._dirty or moved  # what lies beside something does so in the window
        zoom.show(self.surface)

    @property
    def large(self) -> bool:
        """Whether letters are so large that scenes are folded."""
        return self.settings.text_scale > 100

    def lay(self, scene: Scene, sheet: Sheet) -> Canvas:
        """What to draw a scene on: the window or, with large letters, a sheet that is as wide, and
        as high as the scene needs."""
        control = self.controller
        make = partial(
            Canvas,
            gallery=self.gallery,
            scale=fit_scale(self.surface.get_size(), self.settings.text_scale / 100),
            hot=control.hot,
            focus=control.focus,
            pointer=control.pointer,
            dragged=control.dragged,
            least=LEAST_TEXT,
            calm=self.settings.reduced_motion,
        )
        if not self.large:
            return make(sheet.lay(self.surface, 0, 0))
        window = make(self.surface)
        folds = scene.folds(window)
        table = sheet.lay(self.surface, window.px(sum(folds)), window.px(scene.foot(window)))
        return make(table, folds=folds, seen=sheet.seen, stays=sheet.foot)

    def fade(self) -> None:
        """What is drawn next comes up gently, unless nothing is to move."""
        if self.settings.speed:
            self._fade.lift()

    def _change_base(self, base: Scene) -> None:
        """Another scene than before comes up gently, unless nothing is to move."""
        if self._base is not None and base is not self._base:
            self.fade()
            self.zoom.table.go(0)
        self._base = base

    def _draw_scenes(self, c: Canvas, front: Canvas) -> Canvas:
        """Every visible scene, those over the first on a canvas that may be of their own; what lies
        under an overlay is drawn anew only when it changed. Returns the canvas on top."""
        *under, top = self.stack.visible()
        match = self.match
        version = match.version if match is not None else 0
        look = (front.surface.get_size(), c.scale, current().tag, self.gallery.strong)
        showing = (look, self.stack.visible(), version)
        still = match is None or not match.show.busy
        stand_ins = self.gallery.stand_ins
        kept = self._ground if still and self._ground and self._ground[0] == showing else None
        for place, scene in enumerate(under if kept is None else []):
            on = front if place else c
            if scene.overlay:
                on.start_layer()
            scene.present(on)
            if not place:
                self.zoom.table.show(front.surface, self.zoom.over.place)
        front.ground, front.keep_ground = kept[1] if kept else None, still and bool(under)
        if top.overlay:
            front.start_layer()
        top.present(front)
        final = still and front.ground is not None and self.gallery.stand_ins == stand_ins
        self._ground = (showing, front.ground) if final and front.ground is not None else None
        return front
