# Looking back at a finished game. The title stands at the top left: about 12 letters.
review-title = Repaso

# The chart of chances: its heading, the names of its moments, and what is told of one, aloud or in a
# slip: "Round 5: Tower 40 % and Raven 60 %".
review-curve = Probabilidad de ganar
review-round = Ronda { $round }
review-end = Al final
review-chance = { $guild } { $percent } %
review-chances = { $when }: { $chances }

# Turning points, in a list on the right: a heading, and in place of the list a line or two. A row has
# $where ("Round 5, market") and $cost, then what was played and what would have been better.
review-turning-points = Momentos clave
review-none = Ninguna decisión costó mucho con seguridad.
review-swing = La última ronda lo decidió: la probabilidad pasó del { $before } % al { $after } %. Ninguna decisión es la causa segura.
review-none-yet = Aún no se ha encontrado nada
review-cost = probabilidad de ganar −{ $points } %
review-played = Jugado: { $deed }
review-better = Mejor: { $deed }
review-point = { $guild }, { $where }: { $cost }. { $played }. { $better }.

# At the table, on a slip: which turning point it is; three labels of about 8 letters in a row; and what
# games that were thought through with both tell. The last is a button that goes back to the moment.
review-number = Momento clave { $number } de { $count }
review-step-played = Jugado
review-step-better = Mejor
review-step-why = Por qué
review-no-facts = No cambia nada de momento
review-ahead = { $games ->
    [one] Jugado de antemano en una partida imaginada: mejor que lo jugado
   *[other] Jugado de antemano en { $games } partidas imaginadas: mejor que lo jugado
  }
review-prestige = Vale unos { $prestige } de prestigio
review-show = Mostrar
# Why there is no way to another turning point.
review-no-further = No hay más por este lado

# Where prestige was lost: a heading, then a line or two each. $quests are names of quests.
review-lost = Prestigio perdido
review-failed =
    { $count ->
        [one] { $count } misión fallida
       *[other] { $count } misiones fallidas
    } ({ $quests }): { $prestige } de prestigio
review-lost-idle =
    { $count ->
        [one] Un aventurero se quedó en casa { $count } ronda
       *[other] Aventureros en casa durante { $count } rondas en total
    }
review-lost-unspent =
    { $count ->
        [one] { $count } recurso sin usar al final
       *[other] { $count } recursos sin usar al final
    }
review-lost-order =
    { $count ->
        [one] { $count } puesto del orden cedido
       *[other] { $count } puestos del orden cedidos
    }
review-lost-nothing = Nada digno de mención

# Strong and weak phases: a heading, its unit beside it (about 16 letters), the names, what a choice of a phase costs on average in points of
# winning chance ("0.8"), and a sentence with two of the names.
review-phases = Pérdida por fase
review-phases-unit = % por decisión
review-phase-setup = Preparación
review-phase-mine = Mina
review-phase-market = Mercado
review-phase-quest = Misiones
review-a-choice = { $phase }: { $points } % de probabilidad por decisión
review-points = { $points }
review-strength = Lo más fuerte: { $strong }. Lo más débil: { $weak }.
review-even = La misma fuerza en todas las fases

# While it is made, at the foot; if it cannot go on; and a button then, about 12 letters.
review-progress = Repasando: { $percent } %
review-stuck = El repaso se ha detenido. Lo encontrado se conserva.
review-again = Reintentar

# Why a button cannot be pressed, and the title of a message.
review-not-over = Solo se repasan partidas terminadas
review-not-opened = Esta partida no se puede repasar

# A player's own page in the hall of fame: a switch (about 12 letters each), what stands there when
# nothing was reviewed yet, a row for each player, and what their games have in common. $phase is "market".
review-own = Repasos
review-own-games = Partidas
review-own-players = Jugadores
review-own-row =
    { $games ->
        [one] { $games } partida repasada
       *[other] { $games } partidas repasadas
    }
review-own-early =
    { $enough ->
        [one] Con { $enough } partida repasada, aquí verás dónde pierdes más.
       *[other] Con { $enough } partidas repasadas, aquí verás dónde pierdes más.
    }
review-own-most = Donde más pierdes es en la fase «{ $phase }»: { $points } puntos de probabilidad por partida, sobre todo en la ronda { $round }.
review-own-most-setup = Donde más pierdes es en la preparación: { $points } puntos de probabilidad por partida.
review-own-rounds = Puntos perdidos por partida, ronda a ronda: { $phase }
review-own-round = Ronda { $round }: { $points } puntos
