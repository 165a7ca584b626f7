# The settings: a label of about 18 letters, and under some of them a line of about 45.
settings-tab-display = Pantalla
settings-tab-sound = Sonido
settings-tab-game = Juego
settings-tab-keys = Teclas
settings-label-window = Ventana
settings-label-full-screen = Pantalla completa
settings-label-text = Tamaño del texto
settings-label-language = Idioma
settings-label-motion = Movimiento
settings-label-high-contrast = Alto contraste
settings-label-colours = Colores de los gremios
settings-label-reduced-motion = Menos movimiento
settings-label-sound = Sonido
settings-label-music = Música
settings-label-ambience = Ambiente
settings-label-interface = Interfaz
settings-label-privacy = Privacidad
settings-label-guide = Guía
settings-words-window = tamaño en píxeles
settings-words-language = cartas, reglas y todo lo demás
settings-words-motion = lo rápido que se mueven las piezas
settings-words-high-contrast = fondos negros, bordes y letras claros
settings-words-colours = distinguibles también con daltonismo
settings-words-reduced-motion = fundidos en lugar de movimiento
settings-words-sound = armas, monedas, pasos
settings-words-music = cambia con las eras
settings-words-ambience = mina, mercado y castillo
settings-words-interface = los botones al pulsarlos
settings-words-privacy = un telón entre turnos
settings-words-guide = unas palabras ante cada nuevo tipo de decisión
settings-text-folds = Los tableros quedan enteros; los paneles se compactan

# What can be chosen, side by side: about 8 letters each.
# The name of this language in this language, about 9 letters.
language-name = Español
settings-percent = { $percent } %
settings-colours-usual = Habituales
settings-colours-apart = Bien distintos
settings-speed-0 = Apagado
settings-speed-1 = Normal
settings-speed-2 = Doble
settings-speed-4 = Cuádruple
settings-off = Apagado

# The tab of keys: a row for each command with its key and its button on a pad: a head, a button with why it
# cannot be pressed, a line of help, the heads of two columns, and what stands in a cell that waits.
settings-bindings = Teclas y botones
settings-restore = Restaurar todo
settings-unchanged = No se ha cambiado nada
settings-bindings-words = elige uno y pulsa la nueva tecla o el nuevo botón
settings-key = Tecla
settings-pad = Mando
settings-change-bind = Cambiar la tecla de { $command }
settings-change-pad = Cambiar el botón de { $command }
settings-press-bind = pulsa una tecla
settings-press-pad = pulsa un botón
settings-needed = Hace falta para { $command }

# When the file of the settings cannot be understood: a sentence, and the reason in it.
settings-unreadable = Algunos de tus ajustes no se han podido leer ({ $fault }) y tienen su valor inicial. El archivo anterior se guardará junto a ellos como { $file }.
settings-cannot-read = no se puede leer: { $why }
settings-holds-none = no contiene ajustes
settings-not-usable = { $name } no sirve: { $why }
settings-no-speed = no existe la velocidad { $speed }
settings-seat-count = { $count } asientos
settings-seat-colours = dos asientos del mismo color
settings-seat-names = un nombre que no se puede mostrar
