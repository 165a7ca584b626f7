### Why options describe no game: behind "forgewar: " in terminals, and behind "game.jsonl describes a game that does
### not exist: ". Without a stop.

options-solo-guilds = a solo game has 1 guild, not { $guilds }
options-guilds = a game has 2 to 4 guilds, not { $guilds }; for 1, choose a solo difficulty
options-no-edition = a record cannot name edition { $edition } of the rules
options-newer-edition = the rules of edition { $edition } are those of a newer version of the game
options-tiles = bonus tiles are for epic games only
options-even-solo = an even start is for games of 2 to 4 guilds
options-even-places = an even start for { $places } places needs as many guilds
options-even-gifts = an even start gives a place { $most } things at most
