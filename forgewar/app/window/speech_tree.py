"""Tree of AccessKit nodes: a window, the latest news, then all nodes in reading order; choices
among several are a named group."""

from typing import Any

import pygame

from forgewar.app.kit.frame import Range
from forgewar.app.window.speech_nodes import Node
from forgewar.words import say

_ROOT, _NEWS, _FIRST = 0, 1, 2


class SpeechTree:
    """Numbers each node once for as long as the app runs."""

    def __init__(self, kit: Any) -> None:
        self._kit = kit
        self._numbers: dict[str, int] = {}
        self._keys: dict[int, str] = {}

    def key(self, number: int) -> str:
        """The name of a spot by its number, or nothing."""
        return self._keys.get(number, "")

    def _number(self, key: str) -> int:
        if key not in self._numbers:
            self._numbers[key] = _FIRST + len(self._numbers)
            self._keys[self._numbers[key]] = key
        return self._numbers[key]

    def update(self, shown: list[Node], focus: str, news: str) -> Any:
        """Update of the whole tree for AccessKit."""
        kit = self._kit
        focused = any(node.key == focus for node in shown)
        update = kit.TreeUpdate(self._number(focus) if focused else _ROOT)
        update.tree = kit.Tree(_ROOT)
        groups = self._groups(shown)
        root = kit.Node(kit.Role.WINDOW)
        root.set_label(say("menus-forge-war"))
        below = dict.fromkeys(node.group_key or node.key for node in shown)
        root.set_children([_NEWS, *map(self._number, below)])
        update.nodes.append((_ROOT, root))
        update.nodes.append((_NEWS, self._live(news)))
        update.nodes.extend(groups)
        update.nodes.extend((self._number(node.key), self._made(node)) for node in shown)
        return update

    def _live(self, news: str) -> Any:
        """Node that is read as soon as it changes."""
        made = self._kit.Node(self._kit.Role.LABEL)
        made.set_value(news)
        made.set_live(self._kit.Live.POLITE)
        return made

    def _groups(self, shown: list[Node]) -> list[tuple[int, Any]]:
        """One node for each choice among several, with its members below it."""
        found: dict[str, list[Node]] = {}
        for node in shown:
            if node.group_key:
                found.setdefault(node.group_key, []).append(node)
        return [(self._number(key), self._group(members)) for key, members in found.items()]

    def _group(self, members: list[Node]) -> Any:
        first, *others = members
        made = self._kit.Node(self._kit.Role.RADIO_GROUP)
        made.set_label(first.group)
        made.set_size_of_set(len(members))
        made.set_children([self._number(node.key) for node in members])
        made.set_bounds(self._rect(first.rect.unionall([node.rect for node in others])))
        return made

    def _made(self, node: Node) -> Any:
        kit = self._kit
        roles = {
            "text": kit.Role.LABEL,
            "button": kit.Role.BUTTON,
            "switch": kit.Role.SWITCH,
            "choice": kit.Role.RADIO_BUTTON,
            "list": kit.Role.LIST,
            "slider": kit.Role.SLIDER,
        }
        made = kit.Node(roles[node.kind])
        made.set_bounds(self._rect(node.rect))
        about = _about(node)
        if about:
            made.set_description(about)
        if node.kind == "text":
            made.set_value(node.label)
            return made
        made.set_label(node.label)
        made.set_author_id(node.key)
        if not node.able:
            made.set_disabled()
        if node.kind in ("switch", "choice"):
            made.set_toggled(kit.Toggled.TRUE if node.on else kit.Toggled.FALSE)
        if node.range is not None:
            self._measure(made, node.range)
        if node.group:
            made.set_position_in_set(node.place - 1)  # it counts from none
        if node.place:
            made.add_action(kit.Action.FOCUS)
        if (node.place and node.range is None) or node.kind == "list":
            made.add_action(kit.Action.CLICK)
        return made

    def _measure(self, made: Any, value: Range) -> None:
        """Give a slider its value and bounds, and let it be turned."""
        made.set_numeric_value(value.now)
        made.set_min_numeric_value(0)
        made.set_max_numeric_value(value.most)
        made.set_numeric_value_step(value.step)
        made.add_action(self._kit.Action.INCREMENT)
        made.add_action(self._kit.Action.DECREMENT)

    def _rect(self, rect: pygame.Rect) -> Any:
        return self._kit.Rect(rect.left, rect.top, rect.right, rect.bottom)


def _about(node: Node) -> str:
    """Description, read after the name. Groups tell the places of their members themselves."""
    parts = [node.about]
    if node.kind == "list":
        parts.append(say("query-list-more"))
    if node.place and not node.group:
        parts.append(say("query-place", place=node.place, count=node.of))
    return " ".join(part for part in parts if part)
