# Challenges: the title (up to about 16 letters), the deal of the day with its words and buttons (about 20
# letters), and the ladder of solo contracts. Medals stand inside sentences.
challenges-title = Desafíos
challenges-contracts = Contratos en solitario
challenge-deal = Partida del día
challenge-deal-of = Partida del día, { $day }
challenge-words = La misma partida para todo el mundo: juégala en solitario por una medalla.
challenge-once = Solo cuenta un intento. Puedes repetirla para practicar cuanto quieras.
challenge-lost = Derrota: sin medalla
challenge-all-medals = Oro, la medalla más alta
challenge-short-of = A { $count } de la medalla de { $medal }
medal-bronze = bronce
medal-silver = plata
medal-gold = oro
challenge-marks = Bronce { $bronze }, plata { $silver }, oro { $gold }
challenge-play-deal = Jugar la partida del día
challenge-resume-deal = Seguir la partida
challenge-practise-deal = Practicar la partida
challenge-streak =
    { $count ->
        [0] Aún sin racha
        [one] 1 día seguido
       *[other] { $count } días seguidos
    }
challenge-best-streak = Récord { $best }
challenge-keep-streak = Juega hoy para mantenerla
challenge-opens-next =
    { $hours ->
        [one] La próxima partida se abre en 1 hora
       *[other] La próxima partida se abre en { $hours } horas
    }
challenge-won-of = { $count } de { $all }
challenge-won-word = con medalla
challenge-best = Récord { $score }
challenge-untried = Aún sin ganar

# A result as a line of plain text to paste for friends; then the slip that shows it, and its button.
share-line = Forge War, { $day }: { $result } · misiones { $rounds } · racha { $streak }
share-lost = derrota
share-score = { $score }
share-medal = { $score } ({ $medal })
share-title = Para compartir
share-words = sin semilla, sin nombres, nada que desvele la partida
share-copy = Copiar la línea
share-copied = Copiado

# After a game: the next challenge, with a name, two sentences, a target and a button of about 18 letters.
offer-title = Próximo desafío
offer-turn = Otra vez la ronda { $round }
offer-turn-words =
    { $points ->
        [one] Una decisión te costó aquí 1 punto de probabilidad de ganar.
       *[other] Una decisión te costó aquí { $points } puntos de probabilidad de ganar.
    } Sigue desde ahí con el consejo del Maestro.
offer-turn-target = Encuentra la mejor opción
offer-turn-label = Jugar la ronda { $round }
offer-medal-from = { CAPITAL($medal) } desde { $score }
offer-contract-label = Jugar el contrato
offer-rematch = Contra { $rival }
offer-rematch-up-words = Has ganado. Los mismos puestos, contra el siguiente nivel.
offer-rematch-words = Los mismos puestos, con otro reparto.
offer-rematch-target = Gana la partida
offer-rematch-label = Jugar la revancha
offer-deal-words = La partida del { $day } te espera: la misma para todo el mundo, y solo cuenta un intento.
offer-rounds =
    { $count ->
        [one] 1 ronda
       *[other] { $count } rondas
    }

# Beside the list of puzzles.
puzzle-of-day = Reto del día

# The command that measures medals: heads of columns of about 15 letters, and its help.
balance-column-challenge = Desafío
balance-column-measured = Medido
balance-column-shipped = En los datos
cli-balance-challenges = medir en su lugar las marcas de los contratos y de la partida del día, con los jugadores que nombra data/challenges
