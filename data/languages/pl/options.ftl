### Why options describe no game: behind "forgewar: " in terminals, and behind "game.jsonl describes a game that does
### not exist: ". Without a stop.

options-solo-guilds = w grze solo liczba gildii to 1, a nie { $guilds }
options-guilds = w grze liczba gildii to od 2 do 4, a nie { $guilds }; dla 1 wybierz trudność gry solo
options-no-edition = { $edition } nie jest wydaniem zasad, które się zapisuje
options-newer-edition = zasady wydania { $edition } należą do nowszej wersji gry
options-tiles = kafle bonusów są tylko dla gier epickich
options-even-solo = równy start jest dla gier od 2 do 4 gildii
options-even-places = równy start dla tylu miejsc ({ $places }) wymaga tylu samo gildii
options-even-gifts = równy start daje jednemu miejscu najwyżej tyle rzeczy: { $most }
