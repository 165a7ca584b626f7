"""The top bar of a match: round and pips, the challenge that is played, the next bonus tile, the
phases, the order of play."""

from functools import partial
from typing import TYPE_CHECKING

from forgewar.app.kit import palette, svg
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.match import phases
from forgewar.app.match.layout import MARGIN, MOST_TOP, TOP, is_compact, regions, top_bar
from forgewar.app.match.phases import draw_menu, draw_phases
from forgewar.app.match.player_order import draw_order
from forgewar.app.match.ribbon import pip
from forgewar.app.window.looking import ROOMS
from forgewar.play import symbols
from forgewar.play.challenges.contracts import sign_of
from forgewar.play.challenges.results import challenge_of
from forgewar.rules.bonus import DUE_ROUNDS, next_tile
from forgewar.rules.state import GameState
from forgewar.words import say
from forgewar.words.cards import tile_text
from forgewar.words.names import card_name

if TYPE_CHECKING:
    from forgewar.app.window.scene_context import SceneContext
    from forgewar.play.match import Match


_ORDER = 288.0  # the most that the order of play takes


def match_bar(c: Canvas, context: "SceneContext") -> None:
    """Draw the bar, enlarged as far as it may grow."""
    with c.enlarged(min(c.text_scale, MOST_TOP)):
        _draw(c, context)


def _draw(c: Canvas, context: "SceneContext") -> None:
    match = context.match
    assert match is not None
    top_bar(c)
    state = match.view.shown
    said = say("match-round", round=max(1, state.round))
    left = MARGIN + draw_menu(c, context, MARGIN)
    width = c.text(said, left, 33, size=22, face="Title")
    if not state.options.game_mode.changes_stage and not is_compact(c):
        of = say("match-rounds", count=state.options.rounds)
        width += 8 + c.text(of, left + width + 8, 35, size=17, colour=palette.DIM)
    end = left + width + 24
    if not is_compact(c):
        end = _pips(c, state, end)
    c.sign("round", left, 8, end - left - 12, 34, partial(symbols.rounds, match.view))
    end = _challenge(c, match, end)
    end = _tile(c, context, match, end)
    parts = regions(c)
    side = min(parts.left.width, _ORDER)
    place, rest = Box(MARGIN, 0, c.width - 2 * MARGIN, TOP).cut_right(side)
    widest = phases.PITCH * (c.letters if is_compact(c) else 1)
    pitch = min(widest, (rest.right - end - 16 - phases.TIP) / len(ROOMS))
    half = (len(ROOMS) * pitch + phases.TIP) / 2
    middle = max(parts.centre.centre[0], end + 8 + half)
    if is_compact(c):
        middle = min(middle, rest.right - 8 - half)
    draw_phases(c, context, middle, pitch)
    draw_order(c, match, place, middle + half + 8)


def _challenge(c: Canvas, match: "Match", x: float) -> float:
    """The sign of a contract, or the medal of a deal; its condition and marks when pointed at.
    Returns where it ends."""
    found = challenge_of(match.session.header)
    if found is None:
        return x
    words = found.words
    c.spot("challenge", x, 10, 44, 44, str(found.title), spoken=words, tip=words)
    picture = sign_of(found.contract) if found.contract is not None else "hall/medal_gold"
    tint = palette.PRESTIGE if found.contract is not None else ""
    c.picture(picture, x + 22, 32, 32, ax=0.5, ay=0.5, tint=tint, sign=False)
    return x + 52


def _tile(c: Canvas, context: "SceneContext", match: "Match", x: float) -> float:
    """The bonus tile that is counted next. Returns where it ends."""
    state = match.view.shown
    due = next_tile(state)
    if due < 0:
        return x
    tile = match.view.content.tiles[state.tiles[due]]
    marked = c.spot(
        "tiles", x, 4, 52, 56, say("match-tile", tile=card_name(tile), round=DUE_ROUNDS[due]),
        partial(context.command, "tiles"), tip=tile_text(tile),
    )  # fmt: skip
    if marked:
        c.shape(x, 4, 52, 56, svg.box(0, 0, 52, 56, 8, palette.BAR_MARKED))
    c.picture(tile.picture, x + 26, 32, 46, 50, ax=0.5, ay=0.5)
    return x + 52


def _pips(c: Canvas, state: GameState, x: float) -> float:
    """A pip for each round, grouped by stage; the present one is a lamp. Returns where they end."""
    mode = state.options.game_mode
    step = 20 if c.width >= 1500 or not mode.changes_stage else 14
    number, rounds = 0, mode.rounds_per_stage
    for stage in mode.stages:
        start = x
        live = number < state.round <= number + rounds
        for _ in range(rounds):
            number += 1
            gold = mode.gold_finale and number == mode.rounds
            colour = palette.STAGE[0 if gold else stage]
            if number == state.round:
                c.picture("pieces/round_marker", x + 9, 27, step + 8, step + 12, ax=0.5, ay=0.5)
            else:
                pip(c, x + 9, 26, colour, step * 0.4, hollow=number > state.round)
            x += step
        line = step * rounds - 6
        opacity = ".9" if live else ".5"
        bar = svg.box(0, 0, line, 3, 1.5, palette.STAGE[stage], f'opacity="{opacity}"')
        c.shape(start + 2, 43, line, 3, bar)
        c.text(
            say(f"match-numeral-{stage}"),
            start + 2 + line / 2,
            54,
            size=13,
            face="Title",
            anchor="c",
            colour=palette.STAGE_TEXT[stage],
        )
        c.sign("stage", start + 2, 42, line, 20)
        x += 12
    return x
