# The final scores. The title stands at the top left, in capitals: up to about 16 letters.
scoring-final-scores = Puntuación final
scoring-game-over = Fin de partida

# The parts of the count, in a ribbon at the top: one word each, up to about 11 letters.
scoring-part-quests = Misiones
scoring-part-adventurers = Aventureros
scoring-part-cards = Cartas
scoring-part-bonuses = Bonos
scoring-part-gold = Oro

# The prompt at the bottom: two short lines at most.
scoring-counting-quests = Contando las misiones
scoring-counting-adventurers = Contando los niveles de los aventureros
scoring-counting-cards = Contando diseños y cartas
scoring-counting-bonuses = Contando las bonificaciones
scoring-counting-gold = Contando el oro
scoring-winner = { $guild } gana con { $prestige } de prestigio
scoring-won-alone = Victoria con { $prestige } de prestigio
scoring-won-against = Victoria con { $prestige } de prestigio ({ $great } es una gran puntuación)
scoring-better-luck = Más suerte la próxima vez

# Beside the count: what a part is made of, three short lines.
scoring-about-quests = El prestigio de las misiones completadas, menos lo perdido por las fallidas.
scoring-about-adventurers = 1 por cada nivel de cada aventurero, y 1 más por cada uno de nivel 4.
scoring-about-cards = El prestigio de diseños únicos, diseños registrados y cartas de mejora.
scoring-about-bonuses = Las bonificaciones finales compradas en la última ronda y las losetas.
scoring-about-gold = Los recursos sobrantes se venden; cada 4 de oro dan 1 de prestigio.

# What a guild's row in the ranking is called, and what its total is made of ("25 Quests"),
# in a slip of several lines.
scoring-total = { $guild }: { $total }
scoring-amount = { $part }: { $number }

# A switch at the top right when all is counted: a picture (of the winner, or of the loss), or figures.
scoring-view-winner = Ganador
scoring-view-lost = Final
scoring-view-scores = Puntos

# Alone, over a bar: how much of a great score that was. The line of a great score stands below.
scoring-against = { $prestige } de { $great }

# After a lost solo game: a headline; what broke it, two lines; and how far it came, a few words each.
scoring-lost = Tu gremio ha perdido
loss-failed = «{ $quest }» ha fracasado. En solitario no puede fracasar ninguna misión.
loss-unfinished =
    { $count ->
        [one] Tras la última ronda seguía activa una misión: «{ $quests }».
       *[other] Tras la última ronda seguían activas estas misiones: { $quests }.
    } En solitario hay que haberlas completado todas para entonces.
loss-full = Con { $count } misiones activas no podías tomar otra. En solitario debes tomar una cada ronda.
loss-none-taken = No has tomado ninguna misión esta ronda. En solitario debes tomar una cada ronda.
loss-round = Ronda { $round } de { $rounds }
loss-quests =
    { $count ->
        [0] Ninguna misión completada
        [one] { $count } misión completada
       *[other] { $count } misiones completadas
    }
loss-prestige = { $prestige } de prestigio

# Buttons at the bottom, and why one cannot be pressed.
scoring-back = Atrás
scoring-next = Siguiente
scoring-begins-here = El recuento empieza aquí
scoring-all-counted = Ya está todo contado
scoring-count-all = Contar todo
scoring-new-game = Nueva partida
scoring-watch = Ver repetición
scoring-to-title = Menú principal
scoring-not-recorded = Esta partida no está grabada

# The chart: its heading, its two kinds (a switch, about 10 letters each), the words at both ends of
# its scale (very short), and the line of a great score.
scoring-by-round = Prestigio por ronda
scoring-chart-guilds = Gremios
scoring-chart-sources = Fuentes
scoring-chart-start = inicio
scoring-chart-final = final
scoring-great = { $great }, gran puntuación

# The head of a slip that tells everybody's prestige at one moment.
scoring-at-the-start = Al principio
scoring-after-round = Tras la ronda { $round }
scoring-after-the-count = Tras el recuento final

# What deserves a mention, in a narrow panel: a heading, a name of about 18 letters, and a sentence
# of two lines of about 20 letters each under it, which follows the name of a guild.
scoring-highlights = Lo más destacado
scoring-highlight-quests = Más misiones
scoring-highlight-strike = Huelga más cara
scoring-highlight-finest = Mejor misión
scoring-highlight-jump = Salto más largo
scoring-highlight-forge = Forja más activa
scoring-highlight-trade = Mejor comerciante
scoring-quests =
    { $count ->
        [one] { $count } misión completada
       *[other] { $count } misiones completadas
    }, { $failed ->
        [0] ninguna fallida
        [one] { $failed } fallida
       *[other] { $failed } fallidas
    }
scoring-strike =
    { $count ->
        [one] { $count } obrero perdido
       *[other] { $count } obreros perdidos
    } en la ronda { $round }
scoring-finest = { $prestige } de prestigio por «{ $quest }»
scoring-jump =
    { $count ->
        [one] { $count } obrero saltado
       *[other] { $count } obreros saltados
    } en la ronda { $round }
scoring-forge =
    { $count ->
        [one] { $count } arma
       *[other] { $count } armas
    }, { $times ->
        [one] { $design } una vez
       *[other] { $design } { $times } veces
    }
scoring-trade =
    { $gold } de oro por { $sales ->
        [one] { $sales } venta
       *[other] { $sales } ventas
    }

# Beside a total in the ranking: what the latest part of the count added, "+6".
scoring-added = { SIGNED($number) }

# Below the bars of the count: cards and heroes for which there is no room, in a box as wide as a
# picture; and prestige that no card gave.
scoring-more = +{ $count }
scoring-other = Otros
