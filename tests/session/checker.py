"""The dealing of a game, written from docs/record-format.md and the files of data/ alone.

Nothing of the program is used here but its data folder: what this leads to must be what the program
leads to, or the document is wrong.
"""

import hashlib
import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import yaml

RESOURCES = ["copper", "iron", "mithril", "emerald", "ruby", "diamond"]
ROWS = [(-4, 0, 4), (-3, -1, 4), (-2, -2, 4), (-1, -3, 4), (0, -4, 4)]
ROWS += [(1, -4, 3), (2, -4, 2), (3, -4, 1), (4, -4, 0)]
HEX = {(q, r): i for i, (q, r) in enumerate((q, r) for r, a, b in ROWS for q in range(a, b + 1))}
WEDGES = [
    [31, 32, 23, 33, 24, 16],
    [22, 15, 14, 9, 8, 7],
    [21, 13, 20, 6, 12, 19],
    [29, 28, 37, 27, 36, 44],
    [38, 45, 46, 51, 52, 53],
    [39, 47, 40, 54, 48, 41],
]
LONG = [[34, 25, 17, 10, 4], [0, 5, 11, 18, 26], [56, 57, 58, 59, 60]]
SHORT = [[3, 2, 1], [35, 43, 50], [55, 49, 42]]
BORDERS = [LONG[0], SHORT[0], LONG[1], SHORT[1], LONG[2], SHORT[2]]
STAGES = {"simple": [1], "epic": [1, 2, 3], "fast_forward": [2]}
COLOURS = {
    "simple": [(1, "green"), (1, "gold")],
    "epic": [(1, "green"), (2, "grey"), (3, "red"), (3, "gold")],
    "fast_forward": [(2, "grey"), (2, "gold")],
}

Json = Any


def canonical(value: Json) -> bytes:
    text = json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return text.encode()


def digest(state: Json) -> str:
    return hashlib.sha256(canonical(state)).hexdigest()[:16]


# The chain of lines


def chain(line: bytes, before: str) -> str:
    """The hash of a line, given without it, after that of the line before."""
    return hashlib.sha256(before.encode() + line).hexdigest()[:12]


def chained(lines: list[bytes]) -> bytes:
    """Objects in JSON as the lines of a record."""
    found, before = b"", ""
    for line in lines:
        before = chain(line, before)
        found += line[:-1] + b',"chain":"' + before.encode() + b'"}\n'
    return found


def first_broken(record: bytes) -> int | None:
    """The number of the first line, from 1, that does not fit what stands before it."""
    before = ""
    for number, line in enumerate(record.removesuffix(b"\n").split(b"\n"), start=1):
        bare, mark, end = line.rpartition(b',"chain":"')
        before = chain(bare + b"}", before)
        if not mark or end != before.encode() + b'"}':
            return number
    return None


class Generator:
    def __init__(self, seed: int) -> None:
        self.state = seed

    def next(self) -> int:
        self.state = z = (self.state + 0x9E3779B97F4A7C15) % 2**64
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9 % 2**64
        z = (z ^ (z >> 27)) * 0x94D049BB133111EB % 2**64
        return z ^ (z >> 31)

    def below(self, n: int) -> int:
        while (drawn := self.next()) >= 2**64 - 2**64 % n:
            pass
        return drawn % n

    def shuffled(self, items: list[Json]) -> list[Json]:
        items = list(items)
        for i in reversed(range(1, len(items))):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
        return items


# The content, as the content hash has it


def six(given: dict[str, int]) -> list[int]:
    return [given.get(name, 0) for name in RESOURCES]


def effects(given: list[dict[str, Json]]) -> list[Json]:
    found = []
    for effect in given:
        ((kind, value),) = effect.items()
        amount, design = (1, value) if kind == "claim" else (value, "")
        found.append({"kind": kind, "amount": amount, "design": design})
    return found


INITIAL = {
    "designs": {"types": [], "effects": [], "price": 0, "prestige": 0, "reduced": None}
    | {"opens": "deck", "acts_on": "leg"},
    "bonus_cards": {"reduced": None, "stall": None, "savvy": None},
    "single_cards": {"reduced": None},
    "quests": {"copies": 1, "starred": False},
    "titles": {"amount": 0, "type": None, "resource": None},
    "tiles": {"number": 0, "resource": None, "reward": None},
    "wealth": {},
    "end_bonuses": {"each": 1, "each_public": 0},
}


def card(kind: str, id_: str, given: dict[str, Json]) -> Json:
    found = INITIAL[kind] | given | {"id": id_}
    for word in ("name", "flavour", "picture"):
        found.pop(word, None)
    if "cost" in found:
        found["cost"] = six(found["cost"])
    if "effects" in found:
        found["effects"] = effects(found["effects"])
    if found.get("resource") is not None:
        found["resource"] = RESOURCES.index(found["resource"])
    if found.get("stall") is not None:
        found["stall"] = {k: RESOURCES.index(v) for k, v in found["stall"].items()}
    if "legs" in found:
        found["legs"] = [
            {"types": []} | leg | {"rewards": effects(leg.get("rewards", []))}
            for leg in found["legs"]
        ]
    return found


def read_content(data: Path) -> dict[str, Json]:
    def file(name: str) -> Json:
        return yaml.safe_load((data / f"{name}.yaml").read_text(encoding="utf-8"))

    files = {kind: kind for kind in INITIAL} | {"single_cards": "single_use"}
    prices = file("prices")
    cards = {kind: file(files[kind]) for kind in INITIAL if kind != "end_bonuses"}
    cards["end_bonuses"] = prices.pop("end_bonuses")
    found = {k: [card(k, id_, given) for id_, given in cards[k].items()] for k in INITIAL}
    merchant = prices.pop("merchant")
    found["prices"] = prices | {"buy": six(merchant["buy"]), "sell": six(merchant["sell"])}
    solo = file("solo")
    for colour in ("green", "grey", "red"):
        solo[colour] = {"hard_removes": []} | solo[colour]
    found["solo"] = solo
    found["mines"] = [read_mine(data / "mine", stage) for stage in (1, 2, 3)]
    return found


def read_mine(folder: Path, stage: int) -> Json:
    tiles = ElementTree.parse(folder / "resources.tsx").getroot().iter("tile")
    resource = {
        int(tile.attrib["id"]) + 1: RESOURCES.index(prop.attrib["value"])
        for tile in tiles
        for prop in tile.iter("property")
    }
    sides = {}
    for layer in ElementTree.parse(folder / f"stage_{stage}.tmx").getroot().iter("layer"):
        numbers = [int(n) for n in layer.findtext("data", "").split(",")]
        sides[layer.attrib["name"]] = {
            HEX[x - 4 - (y - 4) // 2, y - 4]: resource[numbers[9 * y + x]]
            for y in range(9)
            for x in range(9)
            if numbers[9 * y + x]
        }
    front, back = sides["front"], sides["back"]
    return {
        "centre": front[30],
        "wedges": [[[front[h] for h in slot], [back[h] for h in slot]] for slot in WEDGES],
        "long_borders": [[front[h] for h in slot] for slot in LONG],
        "short_borders": [[front[h] for h in slot] for slot in SHORT],
    }


# Dealing


def keys(cards: list[Json]) -> list[str]:
    return [
        c["id"] if n == 1 else f"{c['id']}:{n}" for c in cards for n in range(1, c["copies"] + 1)
    ]


def deal(content: dict[str, Json], options: Json, seed: int) -> Json:
    """The state at the first decision."""
    chance = Generator(seed % 2**64)
    guilds, mode, solo = options["guilds"], options["mode"], options["difficulty"] is not None
    sides = 3 if solo else guilds
    order = [*chance.shuffled([1, 2]), 0] if solo else chance.shuffled(list(range(guilds)))
    first, *ahead = [deal_stage(chance, content, stage, sides) for stage in STAGES[mode]]
    quest_deck = []
    for stage, colour in COLOURS[mode]:
        chosen = [q for q in content["quests"] if (q["stage"], q["colour"]) == (stage, colour)]
        starred = [q["id"] for q in chosen if q["starred"]]
        cards = [key for key in keys(chosen) if mode != "simple" or key not in starred]
        if solo:
            cards = thin_out(chance, content["solo"], options, colour, cards, starred)
        quest_deck += chance.shuffled(cards)
    tiles = []
    if options["bonus_tiles"]:
        tiles = chance.shuffled([tile["id"] for tile in content["tiles"]])[:5]
    wealth_set = "fast_forward" if mode == "fast_forward" else "standard"
    wealth = chance.shuffled([c["id"] for c in content["wealth"] if c["set"] == wealth_set])
    in_order = [side for side in order if side < guilds]

    dealt = 2 if solo else 8
    offer, quest_deck = quest_deck[:dealt] + [""] * (8 - dealt), quest_deck[dealt:]
    public = [d for d in content["designs"] if d["kind"] == "public"]
    if mode == "fast_forward":
        opened = [d["id"] for d in public if d["stage"] == 1 or d["opens"] == "stage"]
    else:
        opened = [d["id"] for d in public if d["opens"] == "start"]
    decks = [first["weapons"], *first["bonus"], *first["singles"]]
    while decks[0][0] in [d["id"] for d in public]:
        opened.append(decks[0].pop(0))
    show = [deck.pop(0) for deck in decks]
    heroes = (3 if mode == "simple" or options["bonus_tiles"] else 4) + solo
    return {
        "options": options,
        "seed": seed,
        "round": 0,
        "stage": first["stage"],
        "phase": "setup",
        "order": order,
        "second": -1,
        "guilds": [guild(heroes, wealth[4 * in_order.index(seat) :][:4]) for seat in range(guilds)],
        "terrain": first["terrain"],
        "down": first["down"],
        "cells": [0] * 61,
        "overseers": [[] for _ in range(sides)],
        "workers": [0] * sides,
        "show": show,
        "decks": decks,
        "public": opened,
        "spaces": {},
        "discard": [],
        "offer": offer,
        "quest_deck": quest_deck,
        "removed": first["unused"],
        "tiles": tiles,
        "ahead": ahead,
        "agenda": [{"step": "start_round"}, {"step": "show_wealth"}]
        + [{"step": "wealth", "seat": seat} for seat in reversed(in_order)],
        "result": None,
    }


def guild(heroes: int, wealth: list[str]) -> Json:
    hero = {"level": 1, "title": "", "quest": "", "weapon": "", "honed": 0, "throughout": False}
    lists = ("designs", "claims", "bonus_cards", "quests", "completed", "failed", "end_bonuses")
    return dict.fromkeys(("gold", "prestige", "bought", "sold"), 0) | {
        "resources": [0] * 6,
        "adventurers": [hero] * heroes,
        **{name: [] for name in (*lists, "kept", "raises")},
        "stall_uses": {},
        "wealth": wealth,
    }


def deal_stage(chance: Generator, content: dict[str, Json], stage: int, sides: int) -> Json:
    designs = [d for d in content["designs"] if d["stage"] == stage]
    unique = chance.shuffled([d["id"] for d in designs if d["kind"] == "unique"])
    used = 5 if stage == 3 else len(unique)
    public = [d["id"] for d in designs if d["kind"] == "public" and d["opens"] == "deck"]
    weapons = chance.shuffled(unique[:used] + public)
    halves = []
    for kind in ("bonus_cards", "single_cards"):
        cards = chance.shuffled(keys([c for c in content[kind] if c["stage"] == stage]))
        halves.append([cards[: len(cards) // 2], cards[len(cards) // 2 :]])
    mine = content["mines"][stage - 1]
    up = chance.shuffled([wedge[chance.below(2)] for wedge in mine["wedges"]])
    pieces = [*zip(WEDGES, up, strict=True)]
    pieces += zip(LONG, chance.shuffled(mine["long_borders"]), strict=True)
    pieces += zip(SHORT, chance.shuffled(mine["short_borders"]), strict=True)
    terrain = [mine["centre"]] * 61
    for slot, piece in pieces:
        for hex_, resource in zip(slot, piece, strict=True):
            terrain[hex_] = resource
    down = {4: [], 2: [0, 1, 2, 3, 4, 5]}.get(sides)
    if down is None:
        k = chance.below(3)
        down = [2 * k, 2 * k + 1, (2 * k + 2) % 6]
    for border in down:
        for hex_ in BORDERS[border]:
            terrain[hex_] = -1
    return {
        "stage": stage,
        "terrain": terrain,
        "down": sum(2**border for border in down),
        "weapons": weapons,
        "bonus": halves[0],
        "singles": halves[1],
        "unused": unique[used:],
    }


def thin_out(
    chance: Generator, solo: Json, options: Json, colour: str, cards: list[str], starred: list[str]
) -> list[str]:
    if colour == "gold":
        return copies(solo[f"gold_{options['mode']}"])
    lists, difficulty = solo[colour], options["difficulty"]
    removed = []
    if options["mode"] == "epic" and starred:
        removed = {"hard": copies(lists["hard_removes"]), "random": []}.get(difficulty, starred)
    r = len(cards) - len(removed) - lists["keep"]
    m = lists["medium_hardest"]
    if difficulty == "random":
        return chance.shuffled(cards)[r:]
    removed = removed + copies(
        {
            "easy": lists["hardest"][:r],
            "hard": lists["easiest"][-r:],
            "medium": lists["hardest"][:m] + lists["easiest"][-(r - m) :],
        }[difficulty]
    )
    return [key for key in cards if key not in removed]


def copies(ids: list[str]) -> list[str]:
    found: list[str] = []
    for id_ in ids:
        found.append(id_ if id_ not in found else f"{id_}:2")
    return found
