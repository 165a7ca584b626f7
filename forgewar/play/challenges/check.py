"""Checks challenges for `forgewar check`: their contents load, their games can be dealt, their
pictures exist, and their marks were measured with the shipped cards."""

from collections.abc import Iterator

from forgewar.ai.players.registry import GUILDS
from forgewar.content.challenges import DealPlan, Ladder, Measured, content_of
from forgewar.content.error import ContentError
from forgewar.content.model import Content
from forgewar.paths import assets_folder, picture_file
from forgewar.play.challenges.contracts import options_of, sign_of
from forgewar.rules.game import Game
from forgewar.rules.refusal import BadOptions
from forgewar.rules.state import Options


def check_challenges(ladder: Ladder, plan: DealPlan, content: Content) -> Iterator[str]:
    """Everything wrong, one sentence each."""
    for file, hash_, measured in (
        ("contracts.yaml", ladder.content, ladder.measured),
        ("days.yaml", plan.content, plan.measured),
    ):
        yield from _unmeasured(f"challenges/{file}", hash_, measured, content)
    for id_, contract in ladder.contracts.items():
        where = f"challenges/contracts.yaml: {id_}"
        if picture_file(sign_of(id_), assets_folder()) is None:
            yield f"{where} has no picture {sign_of(id_)}"
        try:
            Game.new(options_of(contract), contract.seed, content_of(contract, content))
        except (ContentError, BadOptions) as error:
            yield f"{where} cannot be dealt: {error}"
    for mode in plan.marks:
        Game.new(Options(mode, 1, difficulty=plan.difficulty), 1, content)


def _unmeasured(where: str, hash_: str, measured: Measured, content: Content) -> Iterator[str]:
    if not content.hash.startswith(hash_) or len(hash_) < 16:
        now = content.hash[:16]
        yield f"{where}: measured with the cards {hash_}, now they are {now}: measure again"
    for strength in measured.games:
        if strength not in GUILDS:
            yield f"{where}: there is no computer player {strength}"
