### Why options describe no game: behind "forgewar: " in terminals, and behind "game.jsonl describes a game that does
### not exist: ". Without a stop.

options-solo-guilds = eine Solopartie hat 1 Gilde, nicht { $guilds }
options-guilds = eine Partie hat 2 bis 4 Gilden, nicht { $guilds }; für 1 wähle eine Schwierigkeit für das Solospiel
options-no-edition = eine Aufzeichnung kann die Ausgabe { $edition } der Regeln nicht nennen
options-newer-edition = die Regeln der Ausgabe { $edition } gehören zu einer neueren Version des Spiels
options-tiles = Bonusplättchen gibt es nur in epischen Partien
options-even-solo = einen fairen Start gibt es nur in Partien mit 2 bis 4 Gilden
options-even-places = ein fairer Start für { $places } Plätze braucht ebenso viele Gilden
options-even-gifts = ein fairer Start gibt jedem Platz höchstens { $most } Dinge
