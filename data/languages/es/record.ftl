### What can be wrong with the record of a game: in the panel of the library, in windows about what cannot be
### done, and behind "forgewar: " in terminals.

# Why it cannot be read or written: whole sentences. $file is the name of a file, $path where it lies, $why what
# the system says, often in English; of a first line, one of the last five below.
record-unreadable = No se puede leer { $path }: { $why }.
record-folder = { $path } es una carpeta; elige en ella una grabación, un archivo que termina en .jsonl.
record-unwritable = No se puede escribir { $path }: { $why }.
record-exists = { $path } ya existe; elige otro nombre para la grabación.
record-being-played = { $file } se está jugando en otra ventana de Forge War; cierra allí la partida o juega una copia.
record-full = { $file } está lleno: ninguna partida es más larga.
record-too-long = { $file } es más largo que cualquier partida posible.
record-none = { $file } no es una grabación de Forge War: la primera línea está dañada ({ $why }).
record-newer = { $file } es de una versión más nueva del juego; actualiza el juego para abrirlo.
record-older = { $file } es de una versión anterior del juego.
record-no-version = { $file } tiene la versión { $version }, que no existe.
record-no-game = { $file } describe una partida que no existe: { $why }.
record-seats = { $file } indica { $seats ->
    [one] { $seats } asiento
   *[other] { $seats } asientos
  } para { $guilds ->
    [one] { $guilds } gremio
   *[other] { $guilds } gremios
  }.
record-same-colour = { $file } da el mismo color a dos gremios.
record-long-seed = { $file } tiene una semilla de más de 64 bits.
record-unfinished = { $file } no contiene una partida terminada.

# The same, with what is wrong further on: $problem is one of the last group here.
record-cut-short = { $file } no contiene una partida terminada: { $problem }.
record-sound-for =
    { $actions ->
        [one] { $file } solo es correcto en su primera acción: { $problem }.
       *[other] { $file } solo es correcto en sus primeras { $actions } acciones: { $problem }.
    }

# The cards of a game, which lie beside its record or inside it: whole sentences. $content is the beginning of a
# hash, $why what the system says, or whoever read the cards, in English.
record-cards-missing = La partida se jugó con cartas o precios distintos de los de este equipo (contenido { $content }); instala el paquete del que proceden, o exporta otra vez la partida donde se jugó.
record-cards-unusable = Las cartas que trae la grabación no se pueden usar: { $why }.
record-cards-not-kept = No se pueden guardar las cartas de la partida en { $folder }: { $why }.
record-cards-too-long = No se pueden incluir las cartas en { $file }: el archivo sería demasiado largo.

# What others did to the file of a game that is being played: whole sentences. $change is one of the others.
record-deleted = { $file } se borró o se movió durante la partida.
record-replaced = { $file } se sustituyó por otro archivo durante la partida.
record-changed = Otra persona modificó { $file } durante la partida.
record-torn = { $file } acaba con una línea que no se pudo escribir.
record-anew = { $change } Toda la partida se graba de nuevo como { $file }.

# What is wrong further on in a file, behind "This game is sound for 12 actions only: ", without a stop; lines are
# numbered. $why is one of the last five.
record-line-damaged = la línea { $line } de { $file } está dañada ({ $why })
record-line-refused = la línea { $line } contiene una acción que las reglas no permiten ({ $why })
record-line-takes-back = la línea { $line } deshace { $count } de { $played } acciones
record-line-cards = la línea { $line } contiene cartas en mitad de la partida
record-line-state = la línea { $line } contiene un estado al que las acciones no llevan
record-line-count = la línea { $line } cuenta { $counted } acciones donde hay { $played }
record-line-hash = la línea { $line } contiene el hash { $hash } de un estado al que las acciones no llevan
record-too-many-lines = { $file } es más largo que cualquier partida posible ({ $most } líneas)
record-too-many-bytes = { $file } es más largo que cualquier partida posible ({ $most } bytes)
record-no-json = no es JSON
record-wrong-field = { $field } falta o es incorrecto
record-wrong-value = le falta un valor o contiene uno incorrecto
record-no-hash = no acaba con su hash
record-other-hash = su hash no corresponde a su contenido y al de las líneas anteriores
