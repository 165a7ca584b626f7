### Why options describe no game: behind "forgewar: " in terminals, and behind "game.jsonl describes a game that does
### not exist: ". Without a stop.

options-solo-guilds = une partie solo compte 1 guilde, pas { $guilds }
options-guilds = une partie compte de 2 à 4 guildes, pas { $guilds } ; pour 1, choisissez une difficulté solo
options-no-edition = un enregistrement ne peut pas indiquer l’édition { $edition } des règles
options-newer-edition = les règles de l’édition { $edition } sont celles d’une version plus récente du jeu
options-tiles = les tuiles bonus sont réservées aux parties épiques
options-even-solo = le départ équitable est réservé aux parties de 2 à 4 guildes
options-even-places = un départ équitable pour { $places } places demande autant de guildes
options-even-gifts = un départ équitable donne au plus { $most } avantages à chaque place
