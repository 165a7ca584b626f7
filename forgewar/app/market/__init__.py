"""The parts of the market scene: its places, the Road, the merchant, and their words."""
