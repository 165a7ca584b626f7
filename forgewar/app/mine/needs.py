"""Resources that quests need, in the column beside the mine while no move is previewed."""

from forgewar.app.kit import palette, widgets
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.play import needs
from forgewar.play.match import Match
from forgewar.play.memo import memo
from forgewar.play.needs import Need
from forgewar.words import say

_HEAD, _ROW = 26.0, 46.0
_ICON = 20.0


def draw_needs(c: Canvas, match: Match, seat: int, place: Box) -> None:
    """The guild's own quests, then those in the offer, as many as have room."""
    y, end = place.y, place.y + place.height
    for head, found in (
        (say("mine-needs"), memo(needs.own, match.view, seat)),
        (say("mine-needs-offer"), memo(needs.offered, match.view, seat)),
    ):
        if not found or y + _HEAD + _ROW > end:
            continue
        size = 15 if c.text_width(head, size=15, face="Title") <= place.width else 13
        c.text(head, place.x, y, size=size, face="Title", colour=palette.BRASS, room=place.width)
        y += _HEAD
        for need in found[: int((end - y) // _ROW)]:
            _draw_need(c, need, place.x, y, place.width)
            y += _ROW
        y += 6


def _draw_need(c: Canvas, need: Need, x: float, y: float, room: float) -> None:
    """Its name, and below it what there is of what it needs."""
    left = room
    if need.price is not None:
        widgets.coin(c, need.price, x + room - 11, y, 22)
        left -= 28
    c.text(c.cut(str(need.name), left), x, y, size=15, room=left)
    y += 21
    if need.met or need.beyond:
        said = str(need.when) if need.when is not None else ""
        said = say("mine-need-met") if need.met else say("mine-need-beyond", when=said)
        colour = palette.TICK_MET if need.met else palette.DIM
        c.text(said, x, y, size=15, face="Regular", colour=colour, room=room)
        return
    each, end = room / max(1, len(need.ore)), x + room
    for ore in need.ore:
        c.picture(f"resources/{ore.resource}", x, y, _ICON, ay=0.5)
        colour = palette.LACKS if ore.lacks else palette.TICK_MET
        said = say("mine-need-ore", there=ore.there, needed=ore.needed)
        free = each - _ICON - 8
        wide = c.text(said, x + _ICON + 3, y, size=15, colour=colour, room=free)
        x += min(each, _ICON + wide + 15)
    if need.price is None and x + c.text_width(str(need.when), size=14) <= end:
        c.text(str(need.when), end, y, size=14, colour=palette.DIM, anchor="r")
