# The list of puzzles: its title, a line under it, the levels, and the kinds of puzzles, about 14 letters.
puzzles-title = Retos
puzzles-words = Posiciones de partidas de nivel en las que una opción es claramente la mejor. Encuéntrala.
puzzles-level-1 = Fácil
puzzles-level-2 = Medio
puzzles-level-3 = Difícil
puzzles-kind-mine = Mina
puzzles-kind-market = Mercado
puzzles-kind-quest = Misión
puzzles-kind-arming = Armar
puzzles-kind-last_round = Última ronda
puzzles-name = { $kind }, ronda { $round }

# How far one is: about 14 letters. $lost is prestige.
puzzles-is-solved = Resuelto
puzzles-best-try = { $lost ->
    [one] falta { $lost }
   *[other] faltan { $lost }
  }

# On the slip over the table: at most 35 words, and a button of about 14 letters.
puzzles-ask = Juegas con Torre. Aquí hay una opción claramente mejor: elígela. Puedes mirarlo todo, y también comerciar.
puzzles-behind = Unos { $lost } de prestigio por detrás de la mejor opción, en muchas partidas jugadas desde aquí. ¿Deshacerlo y probar otra vez?
puzzles-untried = Parecía demasiado floja para seguirla: seguramente más de { $lost } de prestigio por detrás de la mejor. ¿Deshacerlo?
puzzles-best = Lo mejor: { $deed }.
puzzles-solved = La mejor opción, unos { $margin } de prestigio por delante de la segunda.
puzzles-why = { $said } { $why }.
puzzles-no-skip = Un reto tiene un solo paso
puzzles-all = Los retos
