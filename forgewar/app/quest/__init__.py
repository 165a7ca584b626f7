"""The parts of the quest scene: offer, own quests, armoury, verdicts, and the ledger."""
