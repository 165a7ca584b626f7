### What the commands print in a terminal. As long as it needs to be.

# Which game, inside a sentence: $game is one of these, by mode.
cli-game-simple = una partida { mode-simple }
cli-game-epic = una partida { mode-epic }
cli-game-fast_forward = una partida { mode-fast_forward }
cli-kind = { $game } de { $guilds } gremios
cli-kind-tiles = { $game } de { $guilds } gremios con losetas de bonificación
cli-kind-solo = { $game } en solitario, dificultad { $difficulty }

# forgewar replay.
cli-replay-of = { $file }: { $kind }, semilla { $seed }, de Forge War { $program }
cli-replay-practice = { $file }: { $kind } de práctica, semilla { $seed }, de Forge War { $program }
cli-replay-guilds = Gremios: { $guilds }
cli-replay-seat = { $name } ({ $colour }, { $player })
cli-replay-progress = Ronda { $round } de { $rounds }, { $actions ->
    [one] { $actions } acción
   *[other] { $actions } acciones
  }
cli-replay-lost = La partida se perdió.
cli-replay-won-solo = Partida ganada.
cli-replay-won = Gana { $winner }.
cli-replay-not-over = La partida no ha terminado.
cli-replay-standing = { $guild }: { $prestige } de prestigio, { $gold } de oro, { $completed ->
    [one] { $completed } misión completada
   *[other] { $completed } misiones completadas
  }, { $failed ->
    [one] { $failed } fallida
   *[other] { $failed } fallidas
  }
cli-replay-sound = { $file } es correcto: sus { $actions } acciones son legales, { $end }, y coinciden { $hashes } hashes y { $states } estados.
cli-replay-to-the-end = hasta el final de la partida
cli-replay-to-where-it-was-left = hasta donde se dejó la partida

# What commands say when they cannot do what they were asked for: one sentence behind "forgewar: ". Names of
# options and files stay as they are typed.
cli-interrupted = interrumpido.
cli-problem = { $problem }.
cli-see-help = { $problem }; véase { $program } --help.
cli-content-behind = --content va detrás de { $command }, no delante.
cli-content-unusable = el contenido no se puede usar: { $problem }.
cli-no-output = no hay dónde escribir: la salida estándar está cerrada.
cli-cannot-show = el juego no se puede mostrar porque falta { $module }; instálalo con pip install forgewar, o usa un comando que no necesite pantalla (forgewar --help).
cli-cannot-draw = no se puede dibujar nada porque falta { $module }; instálalo con pip install forgewar.
cli-no-folder = { $path } no es una carpeta ni un zip.
cli-cannot-write = no se puede escribir { $path }: { $why }.
cli-cannot-write-there = { $path } no se puede escribir ahí.
cli-folder-not-made = no se puede crear la carpeta { $path }: { $why }.
cli-folder-not-writable = no se puede escribir en la carpeta { $path }.
cli-folder-full = la carpeta { $path } ya contiene grabaciones; elige otra.
cli-process-ended = un proceso que jugaba partidas se terminó desde fuera.
cli-cluster-missing = un clúster necesita { $module }; instala el extra cluster: pip install "forgewar[cluster]".
cli-cluster-unreachable = no se encuentra ningún planificador de Dask en { $address }.
cli-cluster-empty = el clúster no tiene workers.
cli-cluster-lost = se perdió el clúster, o un worker tras otro con la misma tarea.
cli-cluster-other-game = el clúster no tiene en todas partes esta versión del juego ({ $where }).
cli-cluster-other-cards = el worker { $where } del clúster tiene otras cartas.
cli-cluster-not-with = { $option } trata de archivos de esta máquina y no es compatible con --cluster.
# Behind "argument --games: ".
cli-whole-number = debe ser un número entero de { $low } a { $high }, no { $given }
cli-size = debe ser de { $low } a { $high }, no { $given }

# forgewar --help, and the help of each command. %(default)s is filled in by the program. Of examples only
# what stands behind three spaces or more is translated.
cli-description = Forge War: minas, mercados y misiones para uno a cuatro gremios.
cli-epilog = Sin un comando se inicia el juego; con --content, con tus propias cartas. Cada comando tiene su propio --help.
cli-usage = uso:{ " " }
cli-arguments = argumentos
cli-options = opciones
cli-help = mostrar esta ayuda
cli-version = mostrar la versión
cli-compiled = { $version }, compilado
cli-commands = comandos
cli-default = por defecto: %(default)s
cli-language = el idioma que se habla: { $there }
cli-no-language = no existe el idioma { $tag }; existen { $there }.
cli-content = cartas, precios y minas de una carpeta o un zip (docs/packs.md)
cli-record = una grabación (docs/record-format.md)
cli-jobs = procesos que se usan
cli-cluster = en lugar de procesos de aquí, los workers del clúster de Dask cuyo planificador está en esta dirección (docs/cluster.md)
cli-help-open = iniciar el juego con una grabación o en una mesa
cli-description-open = Inicia el juego con una grabación, que pasa a su biblioteca, o en la mesa de un enlace. `forgewar ARCHIVO.jsonl` y `forgewar LINK` hacen lo mismo.
cli-help-simulate = jugar partidas entre gremios de la IA y resumirlas
cli-description-simulate = Juega partidas entre gremios de la IA y las resume. La misma semilla da las mismas partidas, sean cuantos sean los procesos que las jueguen.
cli-examples-simulate =
    ejemplos:
      forgewar simulate --mode epic --seats sensible,sensible,random --games 200 --jobs 2
      forgewar simulate --solo --difficulty easy --games 50 --record solo-games
      forgewar simulate --ladder --games 100 --guilds 2
      forgewar simulate --ladder --against ../older --games 40 --milliseconds 300
      forgewar simulate --content my-cards --games 50
cli-help-balance = medir jugando lo bueno que es el contenido
cli-description-balance = Juega partidas entre gremios iguales de la IA, mide los seis objetivos de un buen contenido con intervalos del 95 % y escribe el informe con sus gráficos. La misma semilla da el mismo informe, sean cuantos sean los procesos que jueguen.
cli-examples-balance =
    ejemplos:
      forgewar balance --jobs 2
      forgewar balance --quick --out balance.md
      forgewar balance --targets 2,4 --games 200 --out cards.md
cli-help-replay = verificar una grabación, contar su partida o resumirla
cli-description-replay = Vuelve a jugar una partida grabada. Sin opciones: un breve resumen.
cli-examples-replay =
    ejemplos:
      forgewar replay game.jsonl               quién jugó, hasta dónde, y los puntos
      forgewar replay games/*.jsonl --verify   ¿son legales todas las acciones y correctos los hashes?
      forgewar replay game.jsonl --describe    toda la partida en palabras, ronda a ronda
cli-help-review = repasar una partida grabada: probabilidades y las decisiones más caras
cli-description-review = Cuenta cómo estaba una partida terminada al comienzo de cada ronda y, de cada persona (o de cada gremio, si no jugó ninguna), hasta cinco decisiones que costaron más probabilidad de ganar, con lo que habría sido mejor y por qué; después, dónde se perdió prestigio y qué costaron las decisiones de cada fase. Cada opción se sigue jugando en partidas simuladas que concuerdan con lo que el gremio sabía. La misma semilla da el mismo repaso.
cli-examples-review =
    ejemplos:
      forgewar review game.jsonl                      cómo estaba y qué costó más
      forgewar review game.jsonl --json review.json   lo mismo, también como datos
cli-review-json = escribirlo como datos
cli-review-seed = semilla de las partidas simuladas; si no, la de la partida
# played and better are sentences of advice: "Move the overseer ...".
cli-review-point = { $name }, ronda { $round } (acción { $moment }): probabilidad de ganar −{ $points } { $points ->
    [one] punto
   *[other] puntos
  }. Jugado: { $played }. Mejor: { $better }.
# Below it, why; and a line of what a guild lost, or of its phases.
cli-review-why = {"  "}porque: { $why }
cli-review-guild = { $name }: { $told }
cli-review-none = Ninguna decisión costó mucho con seguridad.
cli-help-shot = dibujar un momento de una grabación en un PNG
cli-description-shot = Dibuja un momento de una partida grabada como lo mostraría el juego. No necesita pantalla.
cli-examples-shot =
    ejemplos:
      forgewar shot game.jsonl                              el último momento, como game-N.png
      forgewar shot game.jsonl --at 40 --out move40.png     tras la acción 40
      forgewar shot game.jsonl --at -2 --size 1920x1080 --scale 125
                                                            el momento anterior al último, más grande
cli-help-puzzles = encontrar retos en partidas grabadas y verificarlos
cli-description-puzzles = Encuentra posiciones de partidas grabadas en las que una opción es claramente la mejor: cada opción que parece buena se sigue jugando en las mismas partidas simuladas. Las halladas se escriben como archivos, para elegir entre ellas a mano.
cli-examples-puzzles =
    ejemplos:
      forgewar simulate --seats master,master --games 10 --record games
      forgewar puzzles games/game-00001.jsonl --out found   un archivo por cada reto
      forgewar puzzles --verify                             ¿siguen valiendo los retos del juego?
cli-puzzles-verify = probar de nuevo los retos de la carpeta, en otras partidas simuladas
cli-puzzles-out = dónde están los retos; si no se indica, los del juego
cli-puzzles-worlds = partidas simuladas en las que se sigue jugando cada opción ({ $count })
cli-puzzles-round = solo desde esta ronda, que es más rápido
cli-puzzles-nothing = indica grabaciones en las que buscar retos, o --verify.
cli-puzzles-other-cards = { $file } no se jugó con las cartas del juego.
cli-puzzles-found = { $file }: nivel { $level }, por delante en { $margin } décimas de prestigio
cli-puzzles-right = { $name }: correcto
cli-puzzles-wrong = { $name }: { $problem }
cli-puzzles-fault-other-best = otra opción resultó ser la mejor
cli-puzzles-fault-closer = la segunda mejor se acercó mucho más
cli-puzzles-unsound = { $count } de { $all } retos no valen.
cli-help-fit = hallar los pesos con los que el Maestro juzga posiciones
cli-description-fit = Juega partidas y halla en ellas cuánto vale todo lo que tiene un gremio, ronda a ronda: los pesos con los que el Maestro juzga posiciones, escritos como en data/evaluation.yaml. La misma semilla da los mismos pesos.
cli-examples-fit =
    ejemplos:
      forgewar fit              todos, tal como se distribuyen
      forgewar fit --games 30   pocas partidas, para probar
cli-fit-games = partidas de cada modo
cli-help-check = validar el contenido: cartas, precios, minas
cli-description-check = Valida una carpeta de contenido y nombra todo lo que está mal en ella.
cli-examples-check =
    ejemplos:
      forgewar check                       el contenido del juego, con sus imágenes y palabras
      forgewar check my-cards              una carpeta o un zip tuyos (docs/packs.md)
      forgewar check my-cards --install    y ponerlo entre tus paquetes
      forgewar check --release             antes de publicar: conservar este contenido para siempre

# The arguments of forgewar replay.
cli-replay-files = grabaciones (docs/record-format.md)
cli-replay-verify = comparar todos los hashes y estados
cli-replay-describe = contar la partida en palabras

# forgewar shot: its arguments, and what it says.
cli-shot-at = tras N acciones; 0 es el comienzo, -1 el último momento, -2 el anterior (por defecto: %(default)s)
cli-shot-scale = escala del texto, { $low } a { $high } (por defecto: %(default)s)
cli-shot-out = adónde va la imagen
cli-shot-drawn = { $path }: tras { $number } de { $last } acciones
cli-shot-sound-until = { $file } solo es correcto en sus primeras { $last } acciones: { $problem }; elige --at de 0 a { $last }.
cli-shot-no-moment = { $file } tiene { $last } acciones, así que no existe el momento { $moment }.

# forgewar check: its arguments; what it says; and what there is so much of, each behind a number.
cli-check-folder = una carpeta o un zip; por defecto, la carpeta del propio juego, de la que también se comprueban las imágenes y los idiomas
cli-check-strict = contar como problemas los mensajes que le faltan a un idioma
cli-check-install = poner el paquete entre los que ofrece el juego
cli-check-release = poner el contenido en data/released, para que toda versión posterior abra sus partidas
cli-check-problems = { $count ->
    [one] { $count } problema
   *[other] { $count } problemas
  } en { $path }.
cli-check-untranslated = { $count ->
    [one] { $count } mensaje sin traducir se muestra
   *[other] { $count } mensajes sin traducir se muestran
  } en inglés.
cli-check-ok = contenido { $hash }: correcto
cli-check-installed = instalado en { $path }
cli-check-released = publicado en { $path }
cli-check-released-before = ya publicado
cli-check-count-designs = diseños
cli-check-count-bonus_cards = cartas de mejora
cli-check-count-single_cards = cartas de un solo uso
cli-check-count-quests = misiones
cli-check-count-titles = títulos
cli-check-count-tiles = losetas de bonificación
cli-check-count-wealth = cartas de riqueza
cli-check-count-end_bonuses = bonificaciones finales
cli-check-count-mines = minas
cli-check-count-clauses = cláusulas del reglamento

# forgewar simulate: its arguments, and which do not go together.
cli-simulate-seats = los gremios de la IA, un nombre por asiento: { $guilds } (por defecto: tres, en solitario uno, todos sensible)
cli-simulate-tiles = jugar la épica con losetas de bonificación
cli-simulate-even = dar a los lugares del primer orden lo que los iguala (una regla casera)
cli-simulate-no-even = para partidas así no hay inicio igualado.
cli-simulate-against = los gremios de otra carpeta del programa, contra los que juega cada fuerza de la escala
cli-simulate-milliseconds = tiempo de reflexión para cada opción, en vez de un número de jugadas
cli-simulate-nodes = considerar como mucho tantas acciones por decisión: 50000 en la aplicación
cli-simulate-against-alone = --against es para --ladder.
cli-no-game-there = { $path } no es una carpeta del programa cuyos gremios puedan responder.
cli-other-cards-there = el juego de { $path } tiene otras cartas.
cli-simulate-solo = jugar partidas en solitario
cli-simulate-difficulty = dificultad de la partida en solitario (por defecto: medium)
cli-simulate-json = escribir las estadísticas como datos
cli-simulate-record = escribir una grabación de cada partida
cli-simulate-states = poner en las grabaciones el estado completo tras cada acción
cli-simulate-ladder = medir cada fuerza contra la inmediatamente inferior
cli-simulate-guilds = número de gremios en las mesas de la escala (por defecto: 2)
cli-simulate-not-ladder = { $option } no es compatible con --ladder.
cli-simulate-guilds-alone = --guilds es para la escala; añade --ladder, o indica los --seats.
cli-simulate-difficulty-alone = --difficulty es para partidas en solitario; añade --solo.
cli-simulate-states-alone = --states se ponen en grabaciones; añade --record DIR.
cli-simulate-no-guild = no existe el gremio de la IA { $name }; elige entre { $guilds }.
# Behind numbers on the bar that shows how far it is.
cli-unit-games = partidas

# The statistics of a simulation: the head of the page, and the heads of columns and rows of its tables.
cli-summary = { $games ->
    [one] { $games } partida { $mode } de { $guilds } gremios
   *[other] { $games } partidas de { $guilds } gremios ({ $mode })
  }, semilla { $seed }
cli-summary-tiles = { $games ->
    [one] { $games } partida { $mode } de { $guilds } gremios
   *[other] { $games } partidas de { $guilds } gremios ({ $mode })
  } con losetas de bonificación, semilla { $seed }
cli-summary-solo = { $games ->
    [one] { $games } partida { $mode } en solitario
   *[other] { $games } partidas en solitario ({ $mode })
  }, dificultad { $difficulty }, semilla { $seed }
cli-summary-seat = asiento { $seat }
cli-summary-won = ganadas: { $count }
cli-summary-lost = perdidas por { $clause }: { $count }
cli-summary-speed = { $actions } acciones por segundo, { $seconds } s en total
cli-ladder = Un gremio en una mesa de otros, modo { $mode }, { $guilds } gremios, semilla { $seed }; lo igualado es { $even } %
cli-column-seat = asiento
cli-column-score = puntos
cli-column-sd = d.t.
cli-column-min = mín.
cli-column-max = máx.
cli-column-wins = gana
cli-column-taken = tomadas
cli-column-completed = completadas
cli-column-failed = fallidas
cli-column-prestige = prestigio por partida de
cli-column-length = duración de una partida
cli-column-mean = media
cli-column-actions = acciones
cli-column-rounds = rondas
cli-column-place = lugar del primer orden
# The ladder: up to 11 letters, the numbers up to 6. "95 % of" is over "41.2 - 58.8 %", where the truth lies.
cli-column-guild = gremio
cli-column-others = otros
cli-column-games = part.
cli-column-won = gana
cli-column-within = 95 % de

# forgewar balance: its arguments, and what it says.
cli-balance-games = partidas simples por cada número de gremios (por defecto: { $count }); de otros modos, tres décimas partes
cli-balance-solo = partidas simples en solitario del Maestro por cada dificultad (por defecto: { $count }); épicas, una octava parte
cli-balance-targets = medir solo estos, de { $first } a { $last } (por defecto: todos)
cli-balance-quick = pocas partidas: una primera idea en cosa de un minuto
cli-balance-out = la página que se escribe; sus gráficos van a una carpeta del mismo nombre (por defecto: %(default)s)
cli-balance-no-page = { $path } no es una página que se pueda escribir; llámala *.md.
cli-balance-no-target = no existe el objetivo { $target }; elige de { $first } a { $last }.
cli-balance-written = Se ha escrito { $path }.
