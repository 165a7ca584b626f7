# What every scene of a match shares: the bars above and below, guild panels, log, hints, reasons,
# and what comes up between turns.

# The top bar. The round stands before a pip for each round; "of 7" after it, smaller.
match-round = Ronda { $round }
match-rounds = de { $count }
match-phase-mine = Mina
match-phase-market = Mercado
match-phase-quest = Misiones
match-menu = Menú: pausa, reglas, ajustes, salir ({ $key })
match-ask = Explicar símbolos: mostrar el nombre de cada cosa ({ $key })
# Beside a phase of the ribbon: what pressing it does.
match-look-mine = Mirar la mina ({ $key }); tu decisión queda pendiente
match-look-market = Mirar el mercado y sus precios ({ $key }); tu decisión queda pendiente
match-look-quest = Mirar la oferta y tus misiones ({ $key }); tu decisión queda pendiente
match-look-here = Estás aquí
match-look-back = Volver a tu decisión ({ $key })
match-looking = Solo estás mirando: { $guild } aún tiene que decidir
match-look-return = Volver a la decisión
match-order = Orden
# Under it, the step of the round in which those in the order have a turn: about 16 letters.
match-step-wealth = eligen riqueza
match-step-placing = colocan capataces
match-step-mine = mueven
match-step-market = en el mercado
match-step-taking = toman misiones
match-step-managing = arman a su gente
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
match-tile = { $tile }, tras la ronda { $round }

# The log in the right column, its label, and the whole log in a sheet of its own.
match-log = Historial
match-log-open = Ver todo el historial
# What a guild did since the person who is to choose did something; pressed, it is shown again.
match-since = Desde tu turno: { $guild }
match-log-title = Historial de la partida
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
match-hurry = Mantén pulsado { $key } para acelerar
match-other-chooses = Esperando a { $guild }
match-hinting = Un Maestro está pensando

# Why nothing can be taken back, on a slip beside the dimmed button.
match-no-undo-nothing = Aún no hay nada que deshacer
match-no-undo-revealed = No se puede deshacer: se ha revelado algo, o un gremio ha terminado su gestión
match-no-undo-managing = No se puede deshacer nada anterior a la gestión de este gremio
match-no-undo-watched = Solo estás viendo esta partida
# What taking back leads to, on a slip beside the button; $what is one of the decisions below.
match-undo-start = Volver { $what }
match-undo-this = Volver { $what } de esta ronda
match-undo-earlier = Volver { $what } de la ronda { $round }
match-decided-wealth = { $own ->
    [yes] a tu elección de riqueza
   *[no] a la elección de riqueza de { $guild }
  }
match-decided-wealth-raise = { $own ->
    [yes] a tu subida de nivel
   *[no] a la subida de nivel de { $guild }
  }
match-decided-placement = { $own ->
    [yes] a la colocación de tu capataz
   *[no] a la colocación del capataz de { $guild }
  }
match-decided-mine = { $own ->
    [yes] a tu movimiento en la mina
   *[no] al movimiento de { $guild } en la mina
  }
match-decided-mine-second = { $own ->
    [yes] a tu segundo movimiento en la mina
   *[no] al segundo movimiento de { $guild } en la mina
  }
match-decided-automated-tie = { $own ->
    [yes] a tu elección entre movimientos iguales
   *[no] a la elección de { $guild } entre movimientos iguales
  }
match-decided-market = { $own ->
    [yes] a tu acción de mercado
   *[no] a la acción de mercado de { $guild }
  }
match-decided-trade = { $own ->
    [yes] al momento anterior a tu trato
   *[no] al momento anterior al trato de { $guild }
  }
match-decided-acquisition = { $own ->
    [yes] a tu elección de misión
   *[no] a la elección de misión de { $guild }
  }
match-decided-management = { $own ->
    [yes] a tu última decisión de gestión
   *[no] a la última decisión de gestión de { $guild }
  }
match-decided-rewards = { $own ->
    [yes] a tu avance de misiones
   *[no] al avance de misiones de { $guild }
  }
match-decided-overseer-move = { $own ->
    [yes] a tu recompensa (mover un capataz)
   *[no] a la recompensa de { $guild } (mover un capataz)
  }
match-decided-worker-move = { $own ->
    [yes] a tu recompensa (mover un obrero)
   *[no] a la recompensa de { $guild } (mover un obrero)
  }
match-decided-market-card = { $own ->
    [yes] a tu recompensa (una carta de mercado)
   *[no] a la recompensa de { $guild } (una carta de mercado)
  }
match-decided-level = { $own ->
    [yes] a tu subida de nivel
   *[no] a la subida de nivel de { $guild }
  }
match-decided-title = { $own ->
    [yes] a tu elección de título
   *[no] a la elección de título de { $guild }
  }
match-decided-trade-window = { $own ->
    [yes] a tus últimos tratos
   *[no] a los últimos tratos de { $guild }
  }
match-decided-shopping = { $own ->
    [yes] a tus compras con el oro de una loseta
   *[no] a las compras de { $guild } con el oro de una loseta
  }

# What is in motion, in the bottom bar beside the guild's shield: $did is a line of the log.
match-happens = { FORM($did, "subject") ->
    [own] { $guild }: { LOWER($did) }
   *[guild] { $guild } { LOWER($did) }
  }
match-moves-your-worker = { $guild } mueve uno de tus obreros gracias a una recompensa
match-moves-worker = { $guild } mueve un obrero de { $owner } gracias a una recompensa
# On the panel of a guild while it passes.
match-passes = Pasa

# The same, where it is nobody's doing.
match-occurs-reveal = Se revelan las cartas de mercado
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
match-no-quests = Sin misiones activas
match-mat-open = Ver todo lo que tiene { $guild }
# Beside the counts in a panel, under the pointer: what a guild has.
match-holds-quests = Misiones activas: { $cards }.
match-holds-designs = Diseños: { $cards }.
match-holds-cards = Cartas de mejora: { $cards }.


# Above the log: a button of about 12 letters, what it does, and what came of it.
match-transcript = Relato
match-transcript-tip = Guardar lo jugado hasta ahora como relato
document-transcript-saved = Relato guardado
document-transcript-saved-where = Guardado como { $path }
document-transcript-not-saved = Relato sin guardar
document-transcript-not-written = No se ha podido escribir { $path }.

# Why computer guilds did what they did: the sheet, each choice with the guild and its strength.
match-why = ¿Por qué?
match-why-line = Por qué: { $line }
match-why-title = Por qué lo hicieron
# While there are no reasons: a picture, a sentence, two rows as examples, a button.
match-why-empty = Aún no hay razones
match-why-empty-words = En cuanto un rival actúe, aquí verás sus razones. Las de sesiones anteriores no se guardan. Por ejemplo:
match-why-nobody = En esta mesa solo hay personas. Aquí verías las razones de los gremios de la IA.
match-why-back = Volver a la mesa
match-why-example-1 = Salta 2 obreros: 2 de hierro y 1 rubí
match-why-example-1-words = Gana 2 de hierro y 1 rubí, y deja a Cuervo al final del orden.
match-why-example-2 = Registra la Lanza de hierro
match-why-example-2-words = El siguiente tramo pide un arma perforante, y nadie la tiene aún.
match-why-who = { $guild }, { $strength }

# Between the turns of two people: a panel with the guild and who plays it.
match-handover = { $guild }: { $player }
match-handover-since = desde tu último turno
match-handover-away = Que los demás no miren ahora.
match-handover-go = Empezar mi turno

# A banner over the table when another person is to choose: what is asked of them, under their name.
match-turn-wealth = sube de nivel a un aventurero
match-turn-placing = coloca tu capataz
match-turn-mine = tu movimiento en la mina
match-turn-market = tu acción en el mercado
match-turn-taking = toma una misión o renuncia
match-turn-managing = arma a tus aventureros
match-turn-rewards = cobra tus recompensas
match-turn-trades = tus últimos tratos
match-turn-tile = tu loseta de bonificación
match-turn-scoring = la puntuación final
# Before the shields and names of those who choose after them.
match-turn-then = después

# A new stage: a large panel with its title, a sentence of one line, two rows of cards.
match-stage-begins = Comienza la { $stage }
match-deeper-2 = Los túneles son más hondos: en la nueva mina hay mithril y rubíes.
match-deeper-3 = La última mina, la más honda, guarda diamantes, y las misiones piden campeones.
match-stage-offer = En la oferta
match-stage-new = Nuevos diseños y mercado
match-stage-go = Colocar capataces

# The head of a message that the file of the game was changed, replaced or deleted by somebody else.
match-record-changed = La grabación de esta partida
