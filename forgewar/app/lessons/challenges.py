"""Challenges: today's deal at the left, the ladder of solo contracts at the right."""

from functools import partial
from typing import NamedTuple

from forgewar.app.kit import palette, widgets
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.lessons.list_scene import (
    GAP,
    Block,
    Card,
    ListingScene,
    NextStep,
    buttons_from_right,
    paragraph_block,
)
from forgewar.app.match.medals import draw_mark_bar, draw_marks, marks_width
from forgewar.app.match.trophy import draw_trophy
from forgewar.app.window.challenge_start import begin_contract, take_up_deal, unfinished_deal
from forgewar.content import load
from forgewar.play.challenges.contracts import Rung, next_rung, rungs
from forgewar.play.challenges.days import Calendar, deal_of, next_deal
from forgewar.play.challenges.kept import read_kept, utc_today
from forgewar.play.lessons.sketch import sketch_deal
from forgewar.rules.game import Game
from forgewar.words import message, say
from forgewar.words.games import short_day

_NAME, _LINE, _FOOT = 21.0, 20.0, 26.0  # heights of lines on a card
_SIDE, _INSIDE, _BESIDE = 14.0, 12.0, 12.0  # around them, and beside the trophy


class ChallengesScene(ListingScene):
    """Every contract is open from the start, and each can be tried as often as one likes."""

    _spot, _most_columns = "contract", 4
    _least_card, _two_columns = 240.0, 520.0

    def enter(self) -> None:
        self._kept, self._today = read_kept(), utc_today()
        self._deal = deal_of(self._today)
        self._game = Game.new(self._deal.options, self._deal.seed, load.default())
        self._calendar = Calendar(self._kept.days, self._today)
        self._rungs = rungs(self._kept)
        self._due = next_rung(self._kept).id
        super().enter()

    @property
    def first_focus(self) -> str:
        return f"{self._spot}.{self._due}" if self._calendar.is_done_today else "start"

    # What is listed

    def _step(self) -> NextStep:
        tried = self._kept.try_of(self._today)
        if tried is None:
            label = say("challenge-play-deal")
        elif unfinished_deal(self._kept) is not None:
            label = say("challenge-resume-deal")
        else:
            label = say("challenge-practise-deal")
        name = say("game-mode-solo", mode=message(f"mode-{self._deal.options.mode}"),
                   difficulty=message(f"difficulty-{self._deal.options.difficulty}"))  # fmt: skip
        return NextStep(
            say("challenge-deal"),
            str(short_day(self._today)),
            sketch_deal(self._game),
            name,
            label,
            partial(take_up_deal, self.context, self._kept),
        )

    def _blocks(self, c: Canvas, x: float, width: float) -> list[Block]:
        """Draw the deal: its mode, its marks or today's result, and the days in a row."""
        tried = self._kept.try_of(self._today)
        score = tried.score if tried is not None and tried.score is not None else 0

        def draw_marks_of_day(y: float) -> None:
            draw_mark_bar(c, self._deal.marks, score, 1.0, Box(x, y, width, 48))

        def draw_streak(y: float) -> None:
            streak, best = self._calendar.streak, self._calendar.best_streak
            c.picture("hall/flame", x + 14, y + 20, 26, ax=0.5, ay=0.5, sign=False)
            row = say("challenge-streak", count=streak)
            c.text(row, x + 36, y + 11, size=16, face="Bold", room=width - 36)
            below = say("challenge-best-streak", best=best)
            if self._calendar.is_done_today:
                below = str(next_deal())
            elif streak:
                below = say("challenge-keep-streak")
            c.text(below, x + 36, y + 31, size=15, colour=palette.DIM, room=width - 36)

        return [
            paragraph_block(c, 2, say("challenge-words"), x, width, size=16),
            Block(4, 56, draw_marks_of_day),
            Block(3, 48, draw_streak),
            paragraph_block(c, 1, say("challenge-once"), x, width, size=15),
        ]

    def _cards(self) -> list[Card]:
        return [
            Card(
                f"contract.{rung.id}",
                str(rung.name),
                rung.summary,
                None,
                partial(begin_contract, self.context, rung.id),
                rung.medal is not None,
                rung.id == self._due,
            )
            for rung in self._rungs
        ]

    def _row_height(
        self, c: Canvas, width: float, height: float, count: int
    ) -> tuple[float, float]:
        """All cards have room for the longest condition."""
        words = max(self._words(c, rung, width).height for rung in self._rungs)
        return max(words + _FOOT + 2 * _INSIDE + GAP, height / count), 0.0

    # Drawing

    def draw(self, c: Canvas) -> None:
        left, right = self._draw_room(c, say("challenges-title"))
        self._draw_step(c, left)
        head, cards = right.cut_top(40)
        widgets.heading(c, say("challenges-contracts"), head.x, head.y - 6, head.width)
        self._draw_cards(c, cards)
        won = sum(rung.medal is not None for rung in self._rungs)
        sum_ = say("challenge-won-of", count=won, all=len(self._rungs))
        self._draw_sum(c, sum_, say("challenge-won-word"))
        opens = self.context.navigator.open
        ways = [
            ("hall", say("hall-title"), partial(opens, "hall"), "trophy", ""),
            ("puzzles", say("puzzles-title"), partial(opens, "puzzles"), "hint", ""),
        ]
        self._draw_said(c, buttons_from_right(c, ways))

    def _draw_card(self, c: Canvas, card: Card, number: int, box: Box, below: float) -> None:
        rung = self._rungs[number]
        self._draw_frame(c, card, box)
        foot, inside = box.inset(_SIDE, _INSIDE).cut_bottom(_FOOT)
        self._draw_foot(c, rung, foot)
        niche, place = inside.cut_left(_niche_width(box.width), _BESIDE)
        draw_trophy(c, rung.id, rung.medal, niche)
        words = self._words(c, rung, box.width)
        y = place.centre[1] - words.height / 2
        colour = palette.PRESTIGE if card.chosen else palette.BONE
        for line in words.name:
            y += _NAME
            c.text(line, place.x, y - _NAME / 2, size=17, face="Title", colour=colour,
                   room=place.width)  # fmt: skip
        for line in words.condition:
            y += _LINE
            c.text(line, place.x, y - _LINE / 2, size=16, colour=palette.DIM, room=place.width)

    def _words(self, c: Canvas, rung: Rung, width: float) -> "_Words":
        """Lines beside the trophy on a card of a width."""
        room = width - 2 * _SIDE - _niche_width(width) - _BESIDE
        name = str(rung.name)
        lines = c.wrapped(name, room, size=17, face="Title")
        if len(lines) > len(name.split()):  # a word is too long: smaller letters in one line
            lines = [name]
        return _Words(lines, c.wrapped(str(rung.condition), room, size=16))

    def _draw_foot(self, c: Canvas, rung: Rung, box: Box) -> None:
        """The best try at the left, the marks at the right, as far as they have room."""
        marks, left = rung.contract.marks, box.right
        for size in (15.0, 13.0):
            wide = marks_width(c, marks, size=size)
            if wide <= box.width:
                left -= wide
                draw_marks(c, marks, left, box.centre[1], size=size)
                break
        if rung.result is not None and rung.result.score:
            best = say("challenge-best", score=rung.result.score)
            room = left - box.x - 12
            if c.text_width(best, size=15) <= room:
                c.text(best, box.x, box.centre[1], size=15, colour=palette.CHANGED)


class _Words(NamedTuple):
    """Lines of a contract's name and condition."""

    name: list[str]
    condition: list[str]

    @property
    def height(self) -> float:
        return len(self.name) * _NAME + len(self.condition) * _LINE


def _niche_width(width: float) -> float:
    """Width of the niche on a card of a width."""
    return min(92.0, width * 0.3)
