### Why options describe no game: behind "forgewar: " in terminals, and behind "game.jsonl describes an impossible
### game: ". Without a stop.

options-solo-guilds = a solo game has 1 guild, not { $guilds }
options-guilds = a game has 2 to 4 guilds, not { $guilds }; to play with 1, choose a solo difficulty
options-no-edition = edition { $edition } of the rules does not exist
options-newer-edition = edition { $edition } of the rules needs a newer version of the game
options-tiles = bonus tiles are for epic games only
options-even-solo = an even start is for games with 2 to 4 guilds
options-even-places = an even start for { $places } places needs { $places } guilds
options-even-gifts = an even start gives a place at most { $most } gifts
