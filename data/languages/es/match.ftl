# What every scene of a match shares: the bars above and below, guild panels, log, hints, reasons,
# and what comes up between turns.

# The top bar. The round stands before a pip for each round; "of 7" after it, smaller.
match-round = Ronda { $round }
match-rounds = de { $count }
match-phase-mine = Mina
match-phase-market = Mercado
match-phase-quest = Misiones
match-menu = Menú: pausa, reglas, ajustes, salir ({ $key })
match-ask = ¿Qué es cada cosa? El nombre de cada símbolo ({ $key })
# Beside a phase of the ribbon: what pressing it does.
match-look-mine = Mirar la mina ({ $key }); la decisión queda pendiente
match-look-market = Mirar el mercado y sus precios ({ $key }); la decisión queda pendiente
match-look-quest = Mirar la oferta y tus misiones ({ $key }); la decisión queda pendiente
match-look-here = Aquí es donde estás
match-look-back = Volver a la decisión pendiente ({ $key })
match-looking = Solo estás mirando: la elección de { $guild } te espera
match-look-return = Volver a la elección
match-order = Orden
# Under it, the step of the round in which those in the order have a turn: about 16 letters.
match-step-wealth = eligiendo riqueza
match-step-placing = colocando
match-step-mine = moviendo
match-step-market = en el mercado
match-step-taking = tomando misiones
match-step-managing = gestionando
match-step-rewards = recompensas
match-step-trades = últimos tratos
match-step-tile = fin de la ronda
match-step-scoring = recuento final
# On a small disk at the shield of a guild that has moved and will move a second time.
match-second = 2
# The number of a stage under the pips of its rounds.
match-numeral-1 = I
match-numeral-2 = II
match-numeral-3 = III
# The label of the bonus tile that is counted next.
match-tile = { $tile }, se cuenta tras la ronda { $round }

# The log in the right column, its label, and the whole log in a sheet of its own.
match-log = Historial
match-log-open = Ver todo el historial
# What a guild did since the person who is to choose did something; pressed, it is shown again.
match-since = Desde tu turno: { $guild }
match-log-title = Qué ha pasado
match-log-nothing = Nada todavía

# The guide under the guild panels: two buttons of about 9 letters. The second is also the title of a
# sheet with all that the guide ever says.
match-guide-away = Ocultar
match-tips = Consejos

# The bottom bar. Buttons of about 10 letters; "+" stands before a coin with what passing pays.
match-undo = Deshacer
match-pass = Pasar
match-pays = { $label } +
match-pause = Pausa
match-speed-instant = Al instante
match-hurry = Mantén { $key } para avanzar más rápido
match-other-chooses = Elige { $guild }
match-hinting = Un Maestro lo está pensando

# Why nothing can be taken back, on a slip beside the dimmed button.
match-no-undo-nothing = Aún no has decidido nada que pueda deshacerse
match-no-undo-revealed = Desde entonces se ha revelado algo, o un gremio ha terminado su gestión
match-no-undo-managing = No se puede deshacer nada anterior a la gestión de este gremio
match-no-undo-watched = Estás viendo esta partida: ninguna decisión es tuya
# What taking back leads to, on a slip beside the button; $what is one of the decisions below.
match-undo-start = Volver a { $what }
match-undo-this = Volver a { $what } de esta ronda
match-undo-earlier = Volver a { $what } de la ronda { $round }
match-decided-wealth = { $own ->
    [yes] tu elección de riqueza
   *[no] la elección de riqueza de { $guild }
  }
match-decided-wealth-raise = { $own ->
    [yes] tu subida de nivel
   *[no] la subida de nivel de { $guild }
  }
match-decided-placement = { $own ->
    [yes] la colocación de tu capataz
   *[no] la colocación del capataz de { $guild }
  }
match-decided-mine = { $own ->
    [yes] tu jugada en la mina
   *[no] la jugada en la mina de { $guild }
  }
match-decided-mine-second = { $own ->
    [yes] tu segunda jugada en la mina
   *[no] la segunda jugada en la mina de { $guild }
  }
match-decided-automated-tie = { $own ->
    [yes] tu elección entre movimientos iguales
   *[no] la elección de { $guild } entre movimientos iguales
  }
match-decided-market = { $own ->
    [yes] tu acción de mercado
   *[no] la acción de mercado de { $guild }
  }
match-decided-trade = { $own ->
    [yes] justo antes de tu trato
   *[no] justo antes del trato de { $guild }
  }
match-decided-acquisition = { $own ->
    [yes] tu elección de misión
   *[no] la elección de misión de { $guild }
  }
match-decided-management = { $own ->
    [yes] tu última decisión de gestión
   *[no] la última decisión de gestión de { $guild }
  }
match-decided-rewards = { $own ->
    [yes] tu elección de la misión que avanza
   *[no] la elección de { $guild } de la misión que avanza
  }
match-decided-overseer-move = { $own ->
    [yes] tu recompensa (mover un capataz)
   *[no] la recompensa de { $guild } (mover un capataz)
  }
match-decided-worker-move = { $own ->
    [yes] tu recompensa (mover un obrero)
   *[no] la recompensa de { $guild } (mover un obrero)
  }
match-decided-market-card = { $own ->
    [yes] tu recompensa (una carta del mercado)
   *[no] la recompensa de { $guild } (una carta del mercado)
  }
match-decided-level = { $own ->
    [yes] tu subida de nivel
   *[no] la subida de nivel de { $guild }
  }
match-decided-title = { $own ->
    [yes] tu elección de título
   *[no] la elección de título de { $guild }
  }
match-decided-trade-window = { $own ->
    [yes] tus últimos tratos
   *[no] los últimos tratos de { $guild }
  }
match-decided-shopping = { $own ->
    [yes] tus compras con el oro de una loseta
   *[no] las compras de { $guild } con el oro de una loseta
  }

# What is in motion, in the bottom bar beside the guild's shield: $did is a line of the log.
match-happens = { $guild }: { $did }
match-moves-your-worker = { $guild } mueve a uno de tus obreros: una recompensa lo permite
match-moves-worker = { $guild } mueve a un obrero ajeno ({ $owner }): una recompensa lo permite
# On the panel of a guild while it passes.
match-passes = Pasa

# The same, where it is nobody's doing.
match-occurs-reveal = Se revela el mercado
match-occurs-discard = Se descartan las cartas que nadie compró
match-occurs-deal = Se reparten misiones

# Guild panels: a gain or loss beside a number, and the labels of the panels.
match-gain = { SIGNED($number) }
match-automated = { $guild }, autómata
# Who plays it, if that is the computer: a name, and how strong it plays. If there is no room for both, the
# name stands alone.
match-who-computer = { $name }, { $strength }
# Behind a key, under why something cannot be done.
match-rules-door = En las reglas
# In a guild's panel, where there is room: about 18 letters.
match-no-quests = Sin misiones
match-mat-open = { $guild }: ver todo lo que tiene
# Beside the counts in a panel, under the pointer: what a guild has.
match-holds-quests = Misiones en curso: { $cards }.
match-holds-designs = Diseños: { $cards }.
match-holds-cards = Cartas de mejora: { $cards }.


# Above the log: a button of about 12 letters, what it does, and what came of it.
match-transcript = Relato
match-transcript-tip = Guardar lo jugado hasta ahora, contado en frases completas
document-transcript-saved = Relato guardado
document-transcript-saved-where = Está en { $path }
document-transcript-not-saved = No se puede guardar el relato
document-transcript-not-written = No se puede escribir { $path }.

# Why computer guilds did what they did: the sheet, each choice with the guild and its strength.
match-why = ¿Por qué?
match-why-line = Por qué: { $line }
match-why-title = ¿Por qué hicieron eso?
# While there are no reasons: a picture, a sentence, two rows as examples, a button.
match-why-empty = Aún no hay razones
match-why-empty-words = En cuanto un rival actúe, sus razones estarán aquí. Las de sesiones anteriores no se guardan. Por ejemplo:
match-why-nobody = En esta mesa solo hay personas. Aquí estarían las razones de los gremios de la IA.
match-why-back = Volver a la mesa
match-why-example-1 = Salta sobre tres obreros hasta el rubí
match-why-example-1-words = Gana 2 de hierro y 1 rubí, y deja a Cuervo último en el orden.
match-why-example-1-worth = +9
match-why-example-2 = Registra Lanza de hierro
match-why-example-2-words = El siguiente tramo pide perforante y nadie lo tiene aún.
match-why-example-2-worth = +6
match-why-who = { $guild }, { $strength }

# Between the turns of two people: a panel with the guild and who plays it.
match-handover = { $guild }: { $player }
match-handover-since = desde tu último turno
match-handover-away = Los demás miran a otro lado.
match-handover-go = A la mesa

# A banner over the table when another person is to choose: what is asked of them, under their name.
match-turn-wealth = sube de nivel a un aventurero
match-turn-placing = coloca tu capataz
match-turn-mine = tu movimiento en la mina
match-turn-market = tu acción en el mercado
match-turn-taking = acepta una misión o renuncia
match-turn-managing = arma a tus aventureros
match-turn-rewards = cobra tus recompensas
match-turn-trades = tus últimos tratos
match-turn-tile = tu loseta de bonificación
match-turn-scoring = la puntuación final
# Before the shields and names of those who choose after them.
match-turn-then = después

# A new stage: a large panel with its title, a sentence of one line, two rows of cards.
match-stage-begins = Comienza la { $stage }
match-deeper-2 = Se cava más hondo: en la nueva mina hay mithril y rubíes.
match-deeper-3 = La última mina y la más honda: diamantes, y misiones dignas de campeones.
match-stage-offer = En oferta
match-stage-new = Diseños nuevos y mercado
match-stage-go = Colocar los capataces

# The head of a message that the file of the game was changed, replaced or deleted by somebody else.
match-record-changed = La grabación de esta partida
