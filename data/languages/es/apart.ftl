### Playing apart: the rooms before and between games at shared tables.

# Table talk: what its line is called for screen readers, and what stands in it while it is empty; what
# somebody said; quick phrases, about 12 letters, which every client shows in its own language.
apart-chat = Hablar con toda la mesa
apart-chat-empty = Di algo
apart-chat-none = Nadie ha dicho nada todavía
apart-chat-line = { $who }: { $text }
apart-phrase-hello = ¡Hola!
apart-phrase-ready = ¿Listos?
apart-phrase-moment = Un momento
apart-phrase-luck = ¡Suerte!
apart-phrase-nice = ¡Bien jugado!
apart-phrase-thanks = ¡Gracias!

# The rooms' title on the title screen (about 20 letters) and at their top; how many tables wait, for screen readers.
apart-title = Jugar a distancia
apart-turns =
    { $count ->
        [one] te toca en { $count } mesa
       *[other] te toca en { $count } mesas
    }

# One's own tables: a head, what stands there while there are none, rows of a name (about 30 letters) and how it stands
# ("your turn, games.example"), and what is asked before one is forgotten.
apart-my-tables = Mis mesas
apart-no-tables = Amigos lejos, una sola mesa
apart-no-tables-words = Aquí se guardan las mesas que abres o a las que te unes. Puedes irte cuando quieras y volver días después.
apart-at = { $standing }, { $where }
apart-this-computer = este ordenador
apart-table-name = Mesa de { $name }
apart-table-with = Con { $names }
apart-table-mode = { $mode }, { $guilds } gremios
apart-state-turn = te toca
apart-state-lobby = aún sin empezar
apart-state-waiting = les toca a otros
apart-state-over = terminada
apart-state-gone = borrada del servidor
apart-silent = su servidor no responde
apart-forget = Olvidar
apart-forget-name = Quitar de esta lista: { $name }
apart-forget-title = ¿Olvidar esta mesa?
apart-forget-words = Los demás siguen sin ti. Solo tu enlace permite volver, y este programa ya no lo tendrá.
apart-forget-host = Eres el anfitrión: nadie podrá ya renovar sus enlaces.

# Opening a table: who sits where (three choices of about 10 letters beside each other), which server, how much time.
apart-host-title = Abrir una mesa
apart-host-words = Tú eliges la partida y quién juega; los demás entran con un código o un enlace.
apart-host = Abrir una mesa
apart-guilds-remark = de 2 a 4
apart-add-guild = Añadir un gremio
apart-seat-here = Aquí
apart-seat-apart = Lejos
apart-seat-computer = IA
apart-seat-apart-words = para quien tenga el código o el enlace
apart-here = Este ordenador
apart-seat-here-words = juega en este ordenador
apart-where = Servidor
apart-a-server = Un servidor
apart-server = Dirección del servidor
apart-host-here-words = Pueden unirse amigos de tu red. La mesa está abierta mientras este juego funcione; al cerrarlo no se pierde nada.
apart-server-words = Pueden unirse amigos de cualquier lugar y jugar aunque no estés.
apart-clock = Tiempo por decisión
apart-limit-0 = Sin límite
apart-limit-120 = 2 min
apart-limit-300 = 5 min
apart-limit-86400 = 1 día
apart-clock-words = Cuando se acaba, la IA ocupa el asiento; la persona puede recuperarlo.
apart-no-clock-words = Cada cual se toma su tiempo, incluso días.
apart-open = Abrir la mesa
apart-opening = Abriendo la mesa…
apart-needs-here = Sienta a alguien en este ordenador: elige «Aquí» para un gremio.
apart-needs-apart = Nadie juega lejos: elige «Lejos» para un gremio o empieza una partida nueva desde el título.
apart-bad-server = Esto no es la dirección de un servidor. Se parece a games.example o 192.168.1.5:8765.
apart-host-starting = Iniciando el servidor en este ordenador…
apart-host-ended = El servidor de este ordenador se ha cerrado. Vuelve a abrir la mesa para iniciarlo de nuevo.

# Joining: a field with two buttons of about 14 letters, and lines of what went wrong. kiln 47 is an example of a code.
apart-join-title = Unirse a una mesa
apart-link = Enlace o código de una mesa
apart-link-empty = Un enlace o un código como kiln 47
apart-paste = Pegar
apart-join = Unirse
apart-looking = Buscando la mesa…
apart-nothing-typed = Escribe primero el enlace o el código.
apart-nothing-copied = Aún no se ha copiado nada: copia antes el enlace de tu mensaje.
apart-bad-link = Esto no es un enlace a una mesa. Cópialo entero: empieza por http y contiene un #.
apart-no-such-code = Ninguna mesa de tu red se abre con este código. Revísalo o pide el enlace.
apart-unreachable = El servidor no responde. Pregunta si el juego del anfitrión está abierto y revisa la red.
apart-near = En esta red
apart-none-near = Ninguna mesa todavía. La que un amigo abra en la misma red aparecerá aquí.
apart-near-words =
    { $mode }, { $free ->
        [0] completa
        [one] { $free } asiento libre
       *[other] { $free } asientos libres
    }
apart-ask-code = Escribe el código de «{ $name }»: pídeselo al anfitrión.

# The lobby: how a player stands, marks, buttons of about 12 letters, facts about the game as a word and its value.
apart-seats = Asientos
apart-seats-remark = la partida empieza sola cuando todos estén listos
apart-standing-you = tú, en este ordenador
apart-computer-seat = IA, { $strength }
apart-standing-connected = en línea
apart-standing-away = ausente
apart-standing-unseen = aún no ha venido
apart-ready = listo
apart-not-ready = no listo
apart-seat-link = Enlace
apart-renew = Renovar
apart-renewed = { $guild } tiene un enlace nuevo; el anterior ya no lleva a nada. Cópialo y envíalo.
apart-invite = Invitar
apart-say-code = Di el código, en tu red
apart-copy-code = Copiar código
apart-send-link = o envía el enlace a todos
apart-copy-link = Copiar enlace
apart-copied = Copiado
apart-not-copied = En este sistema no se puede copiar; apúntalo.
apart-game = Esta partida
apart-talk = Charla
apart-mode = Partida
apart-length = { $mode }, { $rounds } rondas
apart-with = sí
apart-no-clock = sin límite
apart-clock-days =
    { $count ->
        [one] { $count } día
       *[other] { $count } días
    }
apart-clock-minutes = { $count } minutos
apart-take-back = Deshacer
apart-take-back-words = solo, mientras no afecte a otros
apart-vanished = Alguien desaparece
apart-vanished-words = IA, por votación
apart-onlookers = Público
apart-watching = { $count } mirando
apart-onlooker = Público
apart-shuffle-words = Baraja justa: cada asiento aporta un número secreto y el reparto sale de todos.
apart-waits-for-you = Escribe tu nombre y pulsa «Listo».
apart-waits-for = Falta: { $names }.
apart-waits-for-away = Todos están listos; para barajar tiene que conectarse: { $names }.
apart-shuffles = Todos están listos: se baraja.
apart-onlooker-waits = Estás mirando; la partida empieza cuando todos estén listos.
apart-get-ready = Listo
apart-is-ready = Ya estás listo
apart-begins-by-itself = La partida empieza sola en cuanto todos estén listos.
apart-leave = Salir
apart-connecting = Conectando: { $where }
apart-connecting-long = Aún no responde. Pregunta si el juego del anfitrión está abierto y revisa la red; se sigue intentando.
apart-table-stays = La mesa sigue entre tus mesas.

# forgewar open: its argument.
cli-record-or-link = una grabación (docs/record-format.md) o un enlace a una mesa
