"""The ladder as it is played: its contracts, their games, and what was reached."""

from functools import lru_cache
from typing import NamedTuple

from forgewar.content import load
from forgewar.content.challenges import Contract, Marks, Medal, content_of, ladder
from forgewar.content.model import Content
from forgewar.play.challenges.kept import ContractResult, Kept
from forgewar.rules.state import Options
from forgewar.session.record import Header
from forgewar.words import Message, as_sentences, message


class Rung(NamedTuple):
    """A contract with its best result, if it was ever finished."""

    id: str
    contract: Contract
    result: ContractResult | None

    @property
    def medal(self) -> Medal | None:
        return self.result.medal if self.result is not None else None

    @property
    def name(self) -> Message:
        return contract_name(self.id)

    @property
    def condition(self) -> Message:
        return contract_condition(self.id)

    @property
    def summary(self) -> str:
        """Its condition, its marks, and the best try."""
        state = message("challenge-untried")
        if self.result is not None and self.result.score:
            state = message("challenge-best", score=self.result.score)
        return as_sentences(self.condition, describe_marks(self.contract.marks), state)

    @property
    def missing(self) -> tuple[Medal, int] | None:
        """The next medal, and the prestige that the best try lacks for it; None with gold."""
        score = self.result.score if self.result is not None else 0
        return self.contract.marks.next_medal(score)


def rungs(kept: Kept) -> list[Rung]:
    """All contracts, the easiest tier first."""
    contracts = ladder().contracts.items()
    return [Rung(id_, contract, kept.contracts.get(id_)) for id_, contract in contracts]


def next_rung(kept: Kept) -> Rung:
    """The first contract without a medal; with all won, the one that lacks least for its next
    medal, or the last."""
    found = rungs(kept)
    unwon = next((rung for rung in found if rung.medal is None), None)
    if unwon is not None:
        return unwon
    better = [(rung.missing[1], i) for i, rung in enumerate(found) if rung.missing is not None]
    return found[min(better)[1]] if better else found[-1]


def contract_name(id_: str) -> Message:
    return message(f"contract-{id_}")


def contract_condition(id_: str) -> Message:
    """Special condition of a contract, in a sentence."""
    return message(f"contract-{id_}-words")


def describe_marks(marks: Marks) -> Message:
    """All three marks: "Bronze 97, silver 101, gold 104"."""
    return message("challenge-marks", bronze=marks.bronze, silver=marks.silver, gold=marks.gold)


def sign_of(id_: str) -> str:
    """Picture of the sign on a contract's trophy."""
    return f"hall/sign_{id_}"


def options_of(contract: Contract) -> Options:
    return Options(contract.mode, 1, contract.bonus_tiles, contract.difficulty)


@lru_cache(maxsize=4)
def contract_content(id_: str) -> Content:
    """The content that a contract is played with."""
    return content_of(ladder().contracts[id_], load.default())


def contract_of_game(header: Header) -> str | None:
    """The contract that a game plays. A game that was begun with the cards of another release
    plays none."""
    for id_, contract in ladder().contracts.items():
        if (header.seed, header.options) == (contract.seed, options_of(contract)):
            return id_ if contract_content(id_).hash == header.content else None
    return None
