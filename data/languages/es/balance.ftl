### The report that forgewar balance writes: a page of Markdown with tables and charts. As long as it needs to be.

# The six targets: titles, and what is wanted, inside a table and behind "Wanted: ".
balance-title-1 = Curva
balance-title-2 = Orden de dificultad
balance-title-3 = Asientos justos
balance-title-4 = Ni carta muerta ni compra obligada
balance-title-5 = Muchas formas de ganar
balance-title-6 = Tensión
balance-wanted-1 = en solitario se gana menos de fácil (nueve de diez) a media (entre ambas) y a difícil (rara vez), y la marca de una gran puntuación es la mejor décima parte de las partidas ganadas del Maestro
balance-wanted-2 = la dificultad medida concuerda con las listas de SOLO-4, Spearman por encima de { $least } en cada una
balance-wanted-3 = ningún lugar de salida gana más de lo que le toca, más allá del azar
balance-wanted-4 = cada carta se toma entre el 5 y el 80 % de las veces que aparece, y tenerla mueve la tasa de victorias menos de 15 puntos
balance-wanted-5 = ninguna fuente da más del 70 % del prestigio de los ganadores, y cada espacio del mercado recibe entre el 8 y el 40 % de las acciones
balance-wanted-6 = fracasa entre el 5 y el 20 % de las misiones tomadas, la mitad de las partidas son reñidas y quien va en cabeza a mitad de partida gana menos del 75 %
balance-verdict-met = logrado
balance-verdict-chance = logrado dentro del azar
balance-verdict-missed = no logrado

# Figures, each with the interval in which the truth lies.
balance-not-seen = no vista
balance-percent = { $value } % ({ $low } a { $high })
balance-figure = { $value } ({ $low } a { $high })
balance-band = { $low } a { $high } %

# Kinds of games: "epic, 3 guilds", "simple, hard".
balance-game = { $mode }, { $guilds } gremios
balance-game-even = { $game }, inicio igualado
balance-game-solo = { $mode }, { $difficulty }

# The page around the targets.
balance-page = El equilibrio, medido
balance-page-written = Seis objetivos dicen qué es un buen contenido. Esta página la escribe un comando que juega las partidas y las mide; con la misma semilla escribe la misma página:
balance-page-read = Contenido { $hash }, semilla { $seed }. Entre paréntesis, intervalos del 95 %: los de Wilson para proporciones, normales para medias, bootstrap para el resto. *Logrado dentro del azar* significa que la cifra queda fuera de sus límites, pero el intervalo llega hasta ellos.
balance-page-games = Partidas jugadas, todas entre gremios iguales:
balance-page-out = Lo que está fuera de límites
balance-page-offender = Objetivo { $target }: { $line }
balance-page-wanted = Se pide: { $wanted }.
balance-played-solo = en solitario { $game }
balance-masters = Maestros
balance-journeymen = Oficiales

# Heads of columns, and of three charts (quests-failed, close, leader).
balance-column-target = objetivo
balance-column-wanted = se pide
balance-column-found = hallado
balance-column-verdict = veredicto
balance-column-game = partida
balance-column-guilds = gremios
balance-column-games = partidas
balance-column-master = ganadas por el Maestro
balance-column-journeyman = ganadas por el Oficial
balance-column-score = puntuación media
balance-column-tenth = mejor décima desde
balance-column-mark = marca
balance-column-great = partidas en la marca
balance-column-quest = misión
balance-column-tried = emprendida
balance-column-failed = fallida
balance-column-ore = recursos
balance-column-service = servicio
balance-column-rounds = rondas
balance-column-difficulty = dificultad
balance-column-list = lista
balance-column-quests = misiones
balance-column-spearman = coeficiente de Spearman
balance-column-place = lugar
balance-column-even = reparto igual
balance-column-won = ganadas
balance-column-passed = pasadas
balance-column-card = carta
balance-column-taken = tomada
balance-column-effect = efecto en la victoria
balance-column-quests-failed = misiones fallidas
balance-column-close = partidas reñidas
balance-column-leader = partidas ganadas por quien va en cabeza a la mitad

# Target 1.
balance-solo-who = El Maestro representa al jugador más fuerte; el Oficial, a un principiante cuidadoso.
balance-solo-scores = Puntuaciones de las partidas ganadas del Maestro, todas las dificultades juntas. La marca debe caer en la mejor décima parte; vale que la alcance entre el { $low } y el { $high } %.
balance-solo-won = Partidas en solitario ganadas, { $mode }
balance-solo-bar = { $difficulty }, { $player }
balance-solo-found = ganadas por el Maestro, de fácil a difícil: { $shares }

# Target 2.
balance-difficulty-is = La dificultad de una misión es lo que cuesta un éxito, incluidos todos los intentos fallidos: el oro por su posición en la oferta, los recursos de las armas forjadas para ella a los precios del mercader, y 1 de oro por ronda por cada nivel de los aventureros ligados a ella.
balance-difficulty-list = **Misiones de color { $colour }**, en el orden de las listas, las más difíciles primero:
balance-difficulty-chart = Lo que cuesta ganar una misión de color { $colour }, en oro
balance-agreement = Concordancia con las listas, se pide más de { $least }:
balance-list-all = { $colour }, todas
balance-list-hardest = { $colour }, las más difíciles
balance-list-easiest = { $colour }, las más fáciles
balance-off-list = lista { $list }: { $figure }

# Target 3.
balance-seat = { $game }, lugar { $place }
balance-seats = El lugar en el orden de la primera ronda, y cuántas veces ganó. El objetivo se refiere a la partida simple; las demás se muestran al lado. Las partidas simples con inicio igualado (una regla casera) siguen a las que no lo tienen y, donde lo hay, decide él el objetivo. De nueve repartos justos, uno cae fuera de su intervalo por azar más o menos en una de cada tres mediciones: un lugar cuenta como cumplido dentro del azar si un intervalo para nueve contiene su parte.
balance-seats-chart = Partidas simples ganadas, más allá de un reparto igual
balance-seats-found = { $out } de { $count } lugares fuera de su intervalo; con inicio igualado, { $evened } de { $even }
balance-even = igual
balance-uneven = desigual

# Target 4. Groups of cards are heads of tables, and stand in brackets; those of $group may have a stage.
balance-cards = Una carta de mercado aparece una vez por cada copia que se revela; un diseño público y una bonificación final, una vez por cada gremio o partida que puede tenerlos; una carta de riqueza, cuando se reparte. El efecto es cuánto más ganan sus dueños que un reparto igual: incluye que los gremios a los que les va bien pueden permitirse más. A las misiones solo se les pide el límite inferior: con cuatro gremios se toman casi todas las que aparecen.
balance-cards-chart = { $group }: tomadas cuando aparecen
balance-cards-found = { $out } de { $count } cartas fuera de sus límites, { $perhaps } más quizá
balance-card-off = { $card } ({ $group }): tomada { $taken }, mueve la tasa de victorias { $effect }: { $verdict }
balance-effects-chart = Las { $count } cartas que con más seguridad mueven la tasa de victorias
balance-points = { $value } puntos ({ $low } a { $high })
balance-quest = { $quest } ({ $colour }, { $stage })
balance-group-public-designs = diseños públicos
balance-group-unique-designs = diseños únicos
balance-group-bonus-cards = cartas de mejora
balance-group-single-use-cards = cartas de un solo uso
balance-group-wealth-standard = riqueza, normal
balance-group-wealth-fast-forward = riqueza, acelerada
balance-group-end-game-bonuses = bonificaciones finales
balance-group-quests = misiones
balance-in-stage = { $group }, { $stage }

# Target 5. Sources of prestige and places of the market are heads of columns, too.
balance-parts = De dónde vino el prestigio del ganador. Las misiones incluyen las fallidas, los campeones y las armas; las cartas incluyen las bonificaciones finales.
balance-parts-chart = Prestigio de los ganadores por fuente
balance-places = Dónde se hicieron las acciones de mercado; pasar no es ninguna, y se cuenta aparte.
balance-places-chart = Acciones de mercado por espacio
balance-ways-found = { $out } de { $count } proporciones fuera de sus límites
balance-ways-off = { $thing } en { $game }: { $figure }
balance-of = { $thing }, { $game }
balance-of-quests = misiones
balance-of-adventurers = aventureros
balance-of-cards = cartas
balance-of-gold = oro
balance-of-blacksmith = herrería
balance-of-bazaar = bazar
balance-of-barracks = cuartel
balance-of-clerk = escribano
balance-of-road = camino

# Target 6.
balance-tension = Una partida es reñida si el ganador va por delante en menos de una quinta parte de la puntuación ganadora. Va en cabeza a mitad de partida quien ganaría si la partida se puntuara tras la ronda 4 de 7 o la 9 de 18; donde van en cabeza varios, cada uno cuenta por una parte.
balance-tension-found = { $out } de { $count } cifras fuera de sus límites
