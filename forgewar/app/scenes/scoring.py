"""The final count, step by step; the ranking; prestige by round; what deserves a mention."""

from functools import partial

from forgewar.app import chart, chrome, palette, words
from forgewar.app import furniture as f
from forgewar.app.canvas import Canvas
from forgewar.app.games import mark_finished
from forgewar.app.scenes.play import PlayScene
from forgewar.app.statistics import PARTS, Statistics, gather

_LABELS = ("Quests", "Adventurers", "Cards", "Bonuses", "Gold")
_FILLS = ("#994539", "#6B7178", "#34706A", "#B49B69", "#F4CE6A")
_DARK_TEXT = (False, False, False, True, True)
_STEP = 0.9  # seconds between two parts of the count, at normal speed


class ScoringScene(PlayScene):
    """Counts part after part, from quests to gold; any step back and forth; then what is next."""

    def enter(self) -> None:
        self._step = 0
        self._waited = 0.0
        self._stats: Statistics = gather(self.match.history, len(self.match.game.state.guilds))
        path = self.match.session.path
        if path is not None and self.match.game.over:
            mark_finished(path)

    @property
    def _lost(self) -> str:
        result = self.match.game.state.result
        return result.lost_by if result is not None else ""

    def update(self, seconds: float) -> bool:
        if self._step >= len(PARTS) - 1 or self._lost:
            return False
        self._waited += seconds * max(1, self.app.settings.speed)
        if self._waited < _STEP and self.app.settings.speed:
            return False
        self._waited = 0.0
        self._step += 1
        return True

    def _go(self, by: int) -> None:
        self._step = min(max(0, self._step + by), len(PARTS) - 1)

    def _leave(self, to: str) -> None:
        from forgewar.app.scenes.setup import SetupScene
        from forgewar.app.scenes.title import TitleScene

        self.app.leave_match(TitleScene(self.app))
        if to == "setup":
            self.app.stack.push(SetupScene(self.app))

    def handle(self, command: str) -> bool:
        if command == "confirm":
            if self._step < len(PARTS) - 1 and not self._lost:
                self._step = len(PARTS) - 1
            else:
                self._leave("setup")
            return True
        if command == "back":
            self._leave("title")
            return True
        return super().handle(command)

    @property
    def first_focus(self) -> str:
        return "confirm"

    # What is shown

    def draw(self, c: Canvas) -> None:
        match = self.match
        chrome.backdrop(c)
        chrome.top_bar(c, "Game over" if self._lost else "Final scores")
        cols = chrome.columns(c)
        middle = (cols.centre + c.width) / 2
        pitch = min(170.0, (c.width - cols.centre - 32) / len(_LABELS))
        chrome.ribbon(c, list(_LABELS), self._step, middle, pitch=pitch)
        x, width = chrome.MARGIN, cols.right - 2 * chrome.MARGIN
        seats = len(match.game.state.guilds)
        top = min(372.0, 40 + seats * 84.0)
        if self._lost:
            top = 200.0
            self._draw_loss(c, x, cols.top, width, top)
        else:
            self._draw_ranking(c, x, cols.top, width, top)
        below = cols.top + top + chrome.GAP
        self._draw_chart(c, x, below, width, cols.top + cols.height - below)
        self._draw_highlights(c, cols.right, cols.top, cols.side, cols.height)
        self._draw_bar(c)

    def _counted(self, seat: int) -> int:
        """The prestige of the parts counted so far."""
        return sum(self._stats.parts[seat][part] for part in PARTS[: self._step + 1])

    def _ranking(self) -> list[int]:
        """Guilds by what is counted so far; at the end the game's own ranking."""
        result = self.match.game.state.result
        assert result is not None
        if self._step == len(PARTS) - 1:
            return list(result.ranking)
        return sorted(result.ranking, key=lambda seat: -self._counted(seat))

    def _draw_ranking(self, c: Canvas, x: float, y: float, width: float, height: float) -> None:
        f.panel(c, x, y, width, height)
        ranking = self._ranking()
        each = (height - 24) / len(ranking)
        most = max(1, *(sum(max(0, n) for n in parts.values()) for parts in self._stats.parts))
        for place, seat in enumerate(ranking):
            self._draw_guild(
                c, place, seat, x + 10, y + 12 + place * each, width - 20, each - 4, most
            )

    def _draw_guild(
        self,
        c: Canvas,
        place: int,
        seat: int,
        x: float,
        y: float,
        width: float,
        height: float,
        most: int,
    ) -> None:
        match = self.match
        middle = y + height / 2
        if place == 0:
            body = f.box(0, 0, width, height, 8, palette.BRASS)
            body += f.box(1.5, 1.5, width - 3, height - 3, 7, "url(#g)")
            c.shape(x, y, width, height, body, f.gradient("g", height, "#5A4220", "#46331F"))
        bar = f.box(0, 0, 6, height - 16, 3, palette.GUILD[match.colour(seat)])
        c.shape(x + 8, y + 8, 6, height - 16, bar)
        c.number(place + 1, x + 38, middle, size=22, colour=palette.PRESTIGE, anchor="c")
        shield = min(52.0, height - 24)
        if place == 0:
            c.picture("icons/victory", x + 96, middle, shield + 26, ax=0.5, ay=0.5)
        c.picture(
            f"emblems/shield_{match.emblem(seat)}",
            x + 96,
            middle,
            shield * 0.88,
            shield,
            ax=0.5,
            ay=0.5,
        )
        c.text(match.name(seat), x + 148, middle - 11, size=20, face="Title", room=130)
        c.text(
            match.seat_of(seat).name, x + 148, middle + 14, size=15, colour=palette.DIM, room=130
        )
        left, room = x + 290, width - 290 - 120
        c.shape(left, middle - 20, room, 40, f.box(0, 0, room, 40, 6, "#1A120C"))
        at = left
        for i, part in enumerate(PARTS[: self._step + 1]):
            value = self._stats.parts[seat][part]
            if value <= 0:
                continue
            long = room * value / most
            c.shape(
                at,
                middle - 20,
                max(2, long - 2),
                40,
                f.box(0, 0, max(2, long - 2), 40, 4, _FILLS[i]),
            )
            colour = palette.INK if _DARK_TEXT[i] else palette.BONE
            if long > c.text_width(str(value), face="Title") + 8:
                c.text(
                    str(value),
                    at + long / 2,
                    middle,
                    size=17,
                    face="Title",
                    colour=colour,
                    anchor="c",
                )
            at += long
        total = self._counted(seat)
        c.number(total, x + width - 18, middle, size=30, colour=palette.PRESTIGE, anchor="r")
        told = ", ".join(f"{self._stats.parts[seat][p]} {p}" for p in PARTS)
        c.spot(f"score.{seat}", x, y, width, height, f"{match.name(seat)}: {total}", tip=told)

    def _draw_loss(self, c: Canvas, x: float, y: float, width: float, height: float) -> None:
        f.panel(c, x, y, width, height)
        c.text(
            "The guild has lost",
            x + width / 2,
            y + 56,
            size=30,
            face="Title",
            anchor="c",
            colour=palette.EMBER_LIGHT,
        )
        told = (
            f"{self._lost}: alone, a quest must be taken every round and none may fail. "
            f"Round {self.match.game.state.round} was the last."
        )
        c.paragraph(told, x + 80, y + 100, width - 160, size=18, anchor="c")

    def _draw_chart(self, c: Canvas, x: float, y: float, width: float, height: float) -> None:
        f.panel(c, x, y, width, height)
        f.heading(c, "Prestige by round", x + 18, y + 8, width - 36)
        lines = [
            chart.Series(self.match.name(s), self.match.emblem(s), self.match.colour(s), values)
            for s, values in enumerate(self._stats.rounds)
        ]
        chart.draw(c, lines, x + 18, y + 48, width - 36, height - 60)

    def _highlights(self) -> list[tuple[str, str, int, str]]:
        """Heading, picture, side, words."""
        stats, content = self._stats, self.app.content
        found = []
        if stats.completed:
            seat, count = stats.completed.most_common(1)[0]
            found.append(("Most quests", "icons/source_quests", seat, f"{count} completed"))
        if stats.best_quest[1] >= 0:
            amount, seat, key = stats.best_quest
            quest = content.quests[key.partition(":")[0]]
            found.append(("Finest quest", quest.picture, seat, f"{amount} for {quest.name}"))
        if stats.longest_jump[0]:
            count, side, round_ = stats.longest_jump
            found.append(
                (
                    "Longest jump",
                    f"pieces/overseer_{self.match.emblem(side)}",
                    side,
                    f"{words.count(count, 'worker')} in round {round_}",
                )
            )
        if stats.largest_strike[0]:
            count, side, round_ = stats.largest_strike
            found.append(
                (
                    "Costliest strike",
                    "icons/strike",
                    side,
                    f"{words.count(count, 'worker')} in round {round_}",
                )
            )
        if stats.forged:
            seat, count = stats.forged.most_common(1)[0]
            found.append(("Busiest forge", "icons/anvil", seat, words.count(count, "weapon")))
        if stats.traded:
            seat, count = stats.traded.most_common(1)[0]
            found.append(("Best trader", "icons/merchant", seat, f"{count} gold from sales"))
        return found

    def _draw_highlights(self, c: Canvas, x: float, y: float, width: float, height: float) -> None:
        f.panel(c, x, y, width, height)
        f.heading(c, "Highlights", x + 18, y + 8, width - 36)
        at = y + 58
        for label, picture, side, what in self._highlights():
            if at + 94 > y + height:
                break
            c.text(label, x + 18, at, size=15, face="Title", colour=palette.BRASS)
            at += 14
            body = f.box(0, 0, 64, 64, 6, palette.BRASS) + f.box(1, 1, 62, 62, 5, "#2A1F15")
            c.shape(x + 18, at, 64, 64, body)
            if picture.startswith("quests/"):
                c.cover(picture, x + 20, at + 2, 60, 60, 4)
            else:
                c.picture(picture, x + 50, at + 32, 42, ax=0.5, ay=0.5)
            room = width - 36 - 76
            c.picture(f"emblems/roundel_{self.match.emblem(side)}", x + 94, at + 12, 20, ay=0.5)
            c.text(self.match.name(side), x + 120, at + 12, size=16, room=room - 26)
            c.paragraph(what, x + 94, at + 34, room, size=15, colour=palette.DIM, leading=18)
            at += 92

    def _draw_bar(self, c: Canvas) -> None:
        chrome.bottom_bar(c)
        y = c.height - chrome.BOTTOM + 8
        cols = chrome.columns(c)
        half = (cols.side - 8) / 2
        hint = self.app.bindings.hint
        why = "The count begins here" if self._step == 0 else ""
        f.button(
            c,
            "count.back",
            cols.left,
            y,
            half,
            "Back",
            partial(self._go, -1),
            icon="previous",
            why=why,
        )
        why = "Everything is counted" if self._step == len(PARTS) - 1 else ""
        f.button(
            c,
            "count.next",
            cols.left + half + 8,
            y,
            half,
            "Next",
            partial(self._go, 1),
            icon="next",
            why=why,
        )
        f.button(
            c, "title", cols.right - 196, y, 180, "Title", partial(self._leave, "title"),
            icon="home", key=hint("back"),
        )  # fmt: skip
        first = self._ranking()[0]
        chrome.prompt(c, self.match, self._prompt(), until=cols.right - 206, seat=first)
        done = self._step == len(PARTS) - 1 or bool(self._lost)
        label = "New game" if done else "Count all"
        chrome.confirm_button(c, self.app, label, partial(self.handle, "confirm"))

    def _prompt(self) -> str:
        match = self.match
        result = match.game.state.result
        if result is None or self._lost:
            return "Better luck next time"
        if self._step < len(PARTS) - 1:
            return f"Counting {_LABELS[self._step].lower()} (END-2)"
        score = match.game.state.guilds[result.ranking[0]].prestige
        if match.game.state.options.solo:
            mark = self.app.content.solo.marks.get(match.game.state.options.mode, 0)
            against = f": {mark} is a great score (SOLO-12)" if mark else ""
            return f"Won with {score} prestige{against}"
        return f"{match.name(result.ranking[0])} wins with {score} prestige"
