### Why options describe no game: behind "forgewar: " in terminals, and behind "game.jsonl describes a game that does
### not exist: ". Without a stop.

options-solo-guilds = una partida en solitario tiene 1 gremio, no { $guilds }
options-guilds = una partida tiene de 2 a 4 gremios, no { $guilds }; para 1, elige una dificultad en solitario
options-no-edition = una grabación no puede indicar la edición { $edition } de las reglas
options-newer-edition = las reglas de la edición { $edition } son de una versión más nueva del juego
options-tiles = las losetas de bonificación son solo para partidas épicas
options-even-solo = el inicio igualado es solo para partidas de 2 a 4 gremios
options-even-places = un inicio igualado para { $places } lugares necesita otros tantos gremios
options-even-gifts = un inicio igualado da a cada lugar { $most } cosas como máximo
