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
review-none = Ningún error claro.
review-none-yet = Aún no se ha encontrado nada
review-cost = probabilidad de ganar −{ $points } { $points ->
    [one] punto
   *[other] puntos
  }
review-played = Jugado: { $deed }
review-better = Mejor: { $deed }
review-point = { $guild }, { $where }: { $cost }. { $played }. { $better }.

# At the table, on a slip: which turning point it is; three labels of about 8 letters in a row; and what
# games that were thought through with both tell. The last is a button that goes back to the moment.
review-number = Momento clave { $number } de { $count }
review-step-played = Jugado
review-step-better = Mejor
review-step-why = Por qué
review-no-facts = Sin efecto inmediato
review-ahead = { $games ->
    [one] En una partida simulada resultó mejor que lo jugado
   *[other] En { $games } partidas simuladas resultó mejor que lo jugado
  }
review-prestige = Vale unos { $prestige } de prestigio
review-show = Ver
# Why there is no way to another turning point.
review-no-further = No hay más momentos clave

# Where prestige was lost: a heading, then a line or two each. $quests are names of quests.
review-lost = Dónde se perdió prestigio
review-failed =
    { $count ->
        [one] { $count } misión fallida
       *[other] { $count } misiones fallidas
    } ({ $quests }): { $prestige } de prestigio
review-lost-idle =
    { $count ->
        [one] Un aventurero pasó { $count } ronda en casa
       *[other] Los aventureros sumaron { $count } rondas en casa
    }
review-lost-unspent =
    { $count ->
        [one] { $count } recurso sin usar al final
       *[other] { $count } recursos sin usar al final
    }
review-lost-order =
    { $count ->
        [one] { $count } lugar cedido en el orden
       *[other] { $count } lugares cedidos en el orden
    }
review-lost-nothing = Nada digno de mención

# Loss by phase: a heading, its unit beside it (about 20 letters) in the review of a game and in the page of a player, the names,
# the loss of a phase in points of winning chance ("0.8"), and the phase with the greatest loss.
review-phases = Pérdida por fase
review-phases-unit = en puntos porcentuales
review-phases-unit-a-game = puntos por partida
review-phase-setup = Preparación
review-phase-mine = Mina
review-phase-market = Mercado
review-phase-quest = Misiones
review-loss = { $phase }: { $points } puntos perdidos de probabilidad de ganar
review-loss-a-game = { $phase }: { $points } puntos perdidos de probabilidad de ganar por partida
review-points = { $points }
review-weakest = La peor fase: { $phase }

# While it is made, at the foot; if it cannot go on; and a button then, about 12 letters.
review-progress = Repasando: { $percent } %
review-stuck = El repaso se ha detenido. Lo encontrado hasta ahora se conserva.
review-again = Reintentar

# Why a button cannot be pressed, and the title of a message.
review-not-over = Solo se puede repasar una partida terminada
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
        [one] Tras { $enough } partida repasada, aquí verás dónde pierdes más.
       *[other] Tras { $enough } partidas repasadas, aquí verás dónde pierdes más.
    }
review-own-most = Donde más pierdes es en la fase de { LOWER($phase) }: { $points } puntos de probabilidad de ganar por partida, sobre todo en la ronda { $round }.
review-own-most-setup = Donde más pierdes es en la preparación: { $points } puntos de probabilidad de ganar por partida.
review-own-rounds = Puntos perdidos por partida, ronda a ronda: { $phase }
review-own-round = Ronda { $round }: { $points } puntos
