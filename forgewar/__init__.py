"""Forge War: mines, markets and quests for one to four guilds."""

__version__ = "0.2.0"
