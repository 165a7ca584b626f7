# Buttons that stand in many places: about 10 letters.
menus-back = Atrás
menus-close = Cerrar
menus-go-back = Volver
menus-understood = Entendido

# The title: the name of the game, a line under it, and a column of buttons of about 20 letters.
menus-forge-war = Forge War
menus-motto = Minas, mercados y misiones para uno a cuatro gremios
menus-continue = Continuar
menus-learn = Aprender a jugar
menus-new-game = Nueva partida
menus-games = Partidas guardadas
menus-rules = Reglas
menus-settings = Ajustes
menus-quit = Salir
menus-nothing-unfinished = No hay ninguna partida a medias

# Under Continue, in small letters: what it takes up, by its name or its kind, or without either. $told
# is "round 5, your turn: Tower". About 40 letters; a shorter one is taken where there is no room.
menus-continue-named = { CAPITAL($name) }, { $told }
menus-continue-told = { CAPITAL($told) }

# The pause menu of a game: a title, a line under it, buttons of about 20 letters.
menus-pause = Pausa
menus-recorded = Cada acción se graba mientras juegas
menus-go-on = Seguir
menus-name-game = Dar un nombre
menus-leave = Guardar y salir
menus-not-recorded = Esta partida no se graba

# The rulebook: its title, the first and the last of its chapters, about 16 letters; what a sheet without
# a title is called.
menus-page = Página

# The cards of the modes in the set-up: a name of about 14 letters, how long it takes, and a sentence of
# two or three lines of about 28 letters.
menus-mode-words-simple = Una era, sin campeones: ideal para empezar.
menus-mode-words-epic = Tres eras y campeones, con losetas de bonificación si quieres.
menus-mode-words-fast_forward = Empieza en la Era II, con más riqueza.
menus-mode-words-solo = A solas contra la mina: ninguna misión puede fracasar.
menus-length =
    { $hours ->
        [0] { $rounds } rondas, unos { $minutes } minutos
        [1] { $rounds } rondas, cerca de { $hours } hora
       *[other] { $rounds } rondas, unas { $hours } horas
    }
menus-length-solo = { $fewest } o { $most } rondas, desde { $minutes } minutos
menus-mode-label = { $name }: { $length }

# A picture of the screen was saved, or could not be: a head, and a line.
document-picture-saved = Imagen guardada
document-picture-saved-where = Está en { $path }
document-picture-not-saved = No se puede guardar la imagen
document-picture-not-written = No se puede escribir { $path }.

# The head of a message that computer guilds cannot think as they should, and what it says.
menus-computer-guilds = Gremios de la IA
menus-guilds-keep-stopping = El proceso de los gremios de la IA se detiene una y otra vez. Seguirán jugando como Oficiales, y la imagen puede ir a saltos mientras piensan.
menus-guild-undecided = Un gremio de la IA no supo decidirse y eligió como lo haría un Oficial. Hay más detalles en el archivo de registro del programa.

# Why the game cannot start, in a terminal and in a window of the system, behind a colon.
menus-no-screen = no se encontró ninguna pantalla

# The set-up of a new game. Heads of panels of about 12 letters, each with a quiet remark of about 30.
menus-guilds = Gremios
menus-guilds-words = 2 a 4; arrastra para reordenarlos
menus-guilds-solo = un gremio, dos colores autómatas
menus-mine = La mina
menus-mine-hexes =
    { $count ->
        [one] { $count } casilla
       *[other] { $count } casillas
    }
menus-options = Opciones

# A seat: what its parts are called when pointed at; a seat that nobody has, and buttons to take it.
menus-seat-move = Arrastra para mover el asiento de { $guild }
menus-seat-colour = { $guild }: cambiar de color
menus-seat-name = Nombre de quien juega con { $guild }
menus-seat-remove = Quitar este asiento
menus-seat-empty = Asiento vacío
menus-add-person = Añadir persona
menus-add-computer = Añadir IA

# Names of players who type none, by the colour of their guild: up to 18 letters.
menus-default-name-blue = Mara
menus-default-name-yellow = Abuela Berta
menus-default-name-purple = Jonás
menus-default-name-green = Otilia

# Who plays a seat: a few quiet words beside it, and a slip that says more.
menus-player-words-person = en esta mesa
menus-player-words-apprentice = comete errores
menus-player-words-journeyman = planea sus misiones
menus-player-words-artisan = valora bien
menus-player-words-master = calcula jugadas
menus-player-words-grandmaster = ve muy lejos
menus-player-tip-person = Juega en esta mesa
menus-player-tip-apprentice = Un gremio de la IA con errores de principiante, buena compañía para una primera partida
menus-player-tip-journeyman = Un gremio de la IA que planea sus misiones para las rondas que quedan
menus-player-tip-artisan = Un gremio de la IA que valora bien precios y ganancias, sin calcular jugadas
menus-player-tip-master = Un gremio de la IA que calcula jugadas durante un segundo como mucho
menus-player-tip-grandmaster = Un gremio de la IA que calcula muchas jugadas durante diez segundos como mucho

# What is at stake in a solo game: three sentences beside each other, four lines of about 20 letters.
menus-stake-duty = Toma una misión cada ronda, salvo que la oferta esté vacía.
menus-stake-loss = Una misión que fracasa, o que no se completa antes del final, te hace perder.
menus-stake-automated = Dos colores autómatas comparten la mina y saltan tantos obreros como pueden.

# A solo game: its length and its difficulty, with what they mean in two lines of about 40 letters.
menus-length-of-game = Duración
menus-length-words-simple = { $rounds } rondas de la Era I; { $great } es una gran puntuación
menus-length-words-fast_forward = { $rounds } rondas de la Era II, con un comienzo más rico
menus-length-words-epic = { $rounds } rondas en tres eras; { $great } es una gran puntuación
menus-difficulty = Dificultad
menus-difficulty-words-easy = sin las misiones más difíciles
menus-difficulty-words-medium = sin algunas de las misiones más difíciles y más fáciles
menus-difficulty-words-hard = sin las misiones más fáciles
menus-difficulty-words-random = sin algunas misiones al azar

# Options: a label of about 16 letters, a line of about 26, and why one cannot be changed.
menus-seed = Semilla
menus-seed-words = misma semilla, misma partida
menus-seed-new = Otra semilla
menus-practice = Práctica
menus-practice-words = todo se puede deshacer
menus-practice-solo = En solitario siempre se puede deshacer
menus-tiles = Losetas
menus-tiles-words = { $count }, cada { $every } rondas
menus-tiles-epic = Las losetas de bonificación son para partidas épicas
# A house rule, in place of the bonus tiles where there are none: what which place of the first order is given.
menus-even = Inicio igualado
menus-even-words = regla casera: { $gifts }
menus-even-place = { $place }.º { $gifts }
menus-even-rule = una regla casera
menus-even-none = No disponible con { $guilds } gremios en este modo

# The bar at the foot: the game that would be begun, in one line, and the button that begins it.
menus-summary = { $mode }, { $rounds } rondas, { $who }
menus-summary-watched = { $mode }, { $rounds } rondas, { $who }, juega la IA
# Cards of the last set-ups: their heading where text is large, who plays, and what a press does, for
# screen readers.
menus-recent = Como antes
menus-recent-names = { $names }
menus-recent-take = Pulsa para prepararla así
menus-recent-again = Pulsa para empezarla
menus-who-guilds = { $count } gremios
menus-who-solo = en solitario, { $difficulty }
menus-start = Empezar
menus-watch = Ver
