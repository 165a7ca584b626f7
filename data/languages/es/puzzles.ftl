# The list of puzzles: its title, a line under it, the levels, and the kinds of puzzles, about 14 letters.
puzzles-title = Retos
puzzles-words = Posiciones de buenas partidas en las que una opción es claramente la mejor. Encuéntrala.
puzzles-level-1 = Fácil
puzzles-level-2 = Medio
puzzles-level-3 = Difícil
puzzles-kind-mine = Mina
puzzles-kind-market = Mercado
puzzles-kind-quest = Misión
puzzles-kind-arming = Armar
puzzles-kind-last_round = Última ronda
puzzles-where = { $kind }, ronda { $round }

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
puzzles-onward = Otro reto

# On a small drawing: the power on a quest, and what its step needs.
puzzles-power = { $power } de { $needed }

# Beside the list: the next puzzle and its button, how many are solved, and which are shown. A summary is read
# after the name of a puzzle.
puzzles-next = Tu próximo reto
puzzles-solve = Resolver
puzzles-all-solved = Todos resueltos
puzzles-again = Otra vez
puzzles-solved-of = { $solved } de { $count }
puzzles-solved-word = resueltos
puzzles-kinds = Retos mostrados
puzzles-every-kind = Todos
puzzles-only-unsolved = Solo sin resolver
puzzles-none-left = Estos ya están todos resueltos.
puzzles-untouched = sin intentar
puzzles-summary = { $where }. { $level }, { $state }.

# The name of each puzzle, about 20 letters: of what one sees in the position, never of the answer. No two are alike.
puzzles-name-arming_17480_108 = La momia despierta
puzzles-name-arming_17480_122 = Faltan cinco
puzzles-name-arming_20507_036 = Camorristas y ratas
puzzles-name-arming_46580_064 = ¿Limo o cristales?
puzzles-name-last_round_18405_119 = La última moneda
puzzles-name-last_round_18615_125 = A veintiocho puntos
puzzles-name-last_round_40156_120 = Siete últimas bazas
puzzles-name-market_52101_077 = Dos monedas que gastar
puzzles-name-mine_73781_083 = Siete contra siete
puzzles-name-quest_35328_035 = ¿Murciélagos o trasgos?
puzzles-name-quest_35328_097 = Lo barato va delante
puzzles-name-quest_89850_047 = Lobos en cabeza
puzzles-name-arming_36826_102 = ¿Quién atrapa ladrones?
puzzles-name-arming_46580_090 = Nueve contra el limo
puzzles-name-last_round_12221_114 = El último tablón
puzzles-name-last_round_35328_114 = Quedan tres de oro
puzzles-name-last_round_35328_116 = Dos de ventaja
puzzles-name-market_08928_073 = ¿Hasta dónde en el bosque?
puzzles-name-market_18405_104 = Una bolsa llena
puzzles-name-market_36826_080 = ¿Hacha, maza o lanza?
puzzles-name-mine_52101_072 = Vecinos de galería
puzzles-name-mine_67227_096 = Dieciocho jugadas
puzzles-name-mine_82130_024 = Galerías despejadas
puzzles-name-mine_89850_090 = ¿Un movimiento más?
puzzles-name-quest_08928_076 = Ni una moneda
puzzles-name-quest_40156_086 = Ocho de oro en mano
puzzles-name-quest_89850_080 = ¿Primero el cementerio?
puzzles-name-market_18001_082 = El herrero te llama
puzzles-name-market_40156_101 = El penúltimo mercado
puzzles-name-mine_46580_043 = ¿Quién va el último?
