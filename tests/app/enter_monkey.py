"""Somebody who presses Enter, Space, a pad's button or the mouse at random moments of whole games.

Every frame is noted: what was on screen, since when, and whether it was ever drawn with nothing
moving. A press that answers, closes or ends something is checked against these notes.
"""

from random import Random

import pygame
from app.blank_app import plain_app
from app.inputs import button, click, key, send

from forgewar.ai.players.sensible_player import SensiblePlayer
from forgewar.app.match.merchant import MerchantOverlay
from forgewar.app.menus.title import TitleScene
from forgewar.app.scoring.scene import ScoringScene
from forgewar.app.window import game_files
from forgewar.app.window.app import App
from forgewar.app.window.global_commands import set_speed
from forgewar.play.action_spots import spots_for
from forgewar.play.lessons.tutor import Tutor
from forgewar.rules.state import Options
from forgewar.session.record import COLOURS, Seat

FRAME = 1 / 20
LEAST = 0.4 - 1e-6
_MOST_FRAMES = 30_000
_ENTER = 0.15  # of all frames
_ANSWER = 0.08  # of the frames in which a question is up, by other means than Enter
_PICK = 0.5  # of these only pick something


class EnterMonkey:
    """Plays one game, and lists what was answered, closed or ended unseen."""

    def __init__(self, seed: int, speed: int = 1) -> None:
        self._rng = Random(seed)
        self._person = SensiblePlayer(seed)
        self.app: App = plain_app((1280, 720))
        set_speed(self.app.context, speed)
        self.app.context.navigator.push(TitleScene(self.app.context))
        self._now = 0.0
        self._since: dict[object, float] = {}  # first frame of each subject
        self._rested: set[object] = set()  # those drawn with nothing moving
        self._pieces: dict[object, str] = {}  # set pieces to come, by kind
        self._seen: set[object] = set()  # those that were in a frame
        self.faults: list[str] = []
        self.presses = self.answered = 0
        self.finished = False

    def begin_game(self, options: Options, *others: str) -> None:
        players = ("person", *others)
        seats = tuple(Seat(f"Guild {i}", COLOURS[i], who) for i, who in enumerate(players))
        game_files.new_game(self.app.context, options, self._rng.randrange(1000), seats)

    def begin_lesson(self, lesson: str) -> None:
        from play.test_lessons import at

        given, speed = at(lesson, 0), self.app.context.settings.speed
        content = given.match.view.content
        game_files.set_match(
            self.app.context,
            lambda **calls: Tutor(given.lesson, 0, content, speed, **calls).match,
        )

    def play(self) -> None:
        """Until the game is left, or the lesson is."""
        match = self.app.context.match
        for _ in range(_MOST_FRAMES):
            self.app.loop.step(FRAME)
            self._now += FRAME
            if self.app.context.match is not match:
                break
            self._note()
            if self._rng.random() < _ENTER:
                self._press()
            elif self._rng.random() < _ANSWER:
                self._answer()
            if self.app.context.match is not match:
                break
        assert match is not None
        done = match.view.game.over if match.tutor is None else match.tutor.finished
        self.finished = done and self.app.context.match is not match
        self.faults += [f"never seen: {self._pieces[p]}" for p in self._pieces.keys() - self._seen]

    # What is on screen

    def _subjects(self) -> dict[str, object]:
        """Everything a press could answer, close or end, by kind."""
        context = self.app.context
        match, top = context.match, context.navigator.top
        assert match is not None
        found: dict[str, object] = {}
        if top.overlay:
            found["overlay"] = top
        if match.view.waiting_for_person:
            found["question"] = ("question", match.view.version)
        if match.animation.piece is not None and not top.overlay:
            found["piece"] = match.animation.piece
        if match.tutor is not None and context.frame.spot("lesson") is not None:
            tutor = match.tutor
            found["card"] = ("card", tutor.place, str(tutor.answer), tutor.finished)
        if isinstance(top, ScoringScene):
            found["scoring"] = ("scoring", top.first_look)
        return found

    def _note(self) -> None:
        context = self.app.context
        match, top = context.match, context.navigator.top
        assert match is not None
        still = not context.screen.fade.busy and (top.overlay or not match.animation.busy)
        still = still and (top.overlay or not top.needs_ticks)
        subjects = set(self._subjects().values())
        self._since = {s: self._since.get(s, self._now) for s in subjects}
        self._rested = {s for s in subjects if still or s in self._rested}
        self._pieces.update((piece, piece.kind) for piece in match.animation.coming)
        if not top.overlay and match.animation.piece is not None:
            self._seen.add(match.animation.piece)

    # What is done

    def _press(self, way: str = "") -> None:
        """Press Enter or one of its like, or a spot by its name."""
        app, rng = self.app, self._rng
        match = app.context.match
        assert match is not None
        before, played = self._subjects(), len(match.session.actions)
        self.presses += 1
        way = way or rng.choice(("return", "return", "space", "a", "click", "lesson.next"))
        if way == "a":
            button(app, "a")
        elif way in ("return", "space"):
            key(app, way)
        else:
            spot = app.context.frame.spot(way if way != "click" else "confirm")
            click(app, spot.rect.center if spot is not None else (640, 360))
        if rng.random() < 0.1:  # a second one before anything is drawn
            key(app, "return")
        after = self._subjects() if app.context.match is match else {}
        answered = len(match.session.actions) > played
        self.answered += answered
        for kind, subject in before.items():
            gone = answered if kind == "question" else after.get(kind) != subject
            if gone:
                self._check(kind, subject, way)

    def _check(self, kind: str, subject: object, way: str) -> None:
        """Whether what is gone by a press could be seen before it."""
        told = f"{kind} {subject} gone by {way} at {self._now:.2f}"
        if subject not in self._since or self._now - self._since[subject] < LEAST:
            self.faults.append(f"{told}: too early")
        moves = kind == "piece" or (kind == "scoring" and subject != ("scoring", None))
        if not moves and subject not in self._rested:
            self.faults.append(f"{told}: never at rest")

    def _answer(self) -> None:
        """Choose something sensible, or do what a lesson asks for."""
        context = self.app.context
        match = context.match
        assert match is not None
        top = context.navigator.top
        if not match.view.waiting_for_person or (
            top.overlay and not isinstance(top, MerchantOverlay)
        ):
            send(self.app, pygame.MOUSEMOTION, pos=(640, 360), rel=(1, 1), buttons=(0, 0, 0))
            return
        if match.tutor is None:
            action = self._person.choose(match.view.game, match.view.seat)
            spot = next(iter(spots_for(match.view.game, action)), "tool.merchant")
            if spot != "tool.merchant" and self._rng.random() < _PICK:
                self._press(spot)  # so that Enter has something to answer
            else:
                match.play(action)
        elif match.tutor.wanted is not None and not match.tutor.reading:
            match.play(match.tutor.wanted)
