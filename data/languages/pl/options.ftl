### Why options describe no game: behind "forgewar: " in terminals, and behind "game.jsonl describes a game that does
### not exist: ". Without a stop.

options-solo-guilds = w grze solo gra 1 gildia, a nie { $guilds }
options-guilds = w grze bierze udział od 2 do 4 gildii, a nie { $guilds }; dla 1 wybierz trudność gry solo
options-no-edition = zapis nie może podawać wydania { $edition } zasad
options-newer-edition = zasady wydania { $edition } należą do nowszej wersji gry
options-tiles = kafle bonusów są tylko w grach epickich
options-even-solo = równy start jest tylko w grach od 2 do 4 gildii
options-even-places = równy start dla { $places } miejsc wymaga takiej samej liczby gildii
options-even-gifts = równy start daje każdemu miejscu najwyżej { $most } rzeczy
