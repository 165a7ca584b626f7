# The library of games. The title stands at the top left: about 10 letters.
library-title = Partidas

# The tabs, side by side at the top, about 12 letters each; two of them with how many games they hold.
library-tab-all =
    { $count ->
        [0] Todas
       *[other] Todas { $count }
    }
library-tab-automatic = Automáticas
library-tab-named = Con nombre
library-tab-finished = Terminadas
library-tab-deleted =
    { $count ->
        [0] Borradas
       *[other] Borradas { $count }
    }

# In place of the list, when a tab holds nothing: one line.
library-empty-automatic = Aquí se guardan las partidas sin nombre que aún no han acabado
library-empty-named = Aquí se guardan las partidas a las que das un nombre
library-empty-finished = Aquí se guardan las partidas terminadas, para volver a verlas
library-empty-deleted =
    { $days ->
        [one] Lo que borras se guarda aquí durante { $days } día
       *[other] Lo que borras se guarda aquí durante { $days } días
    }

# A row of the list: how a game stands, in one line. $progress is "Round 5 of 18, Stage I, market",
# $turn "your turn: Tower".
library-standing = { $progress }; { $turn }
library-unreadable = No se puede leer este archivo
library-damaged = Dañada; jugable hasta el daño
library-looking = Leyendo…

# The panel of the game that is chosen: lines of about 36 letters. $kind is "Epic solo, hard", $when
# "3 days ago"; $problem is a sentence of what is wrong with the record.
library-kind-and-date = { $kind }, { $when }
library-last-played = Última vez: { $when }
library-practice = Partida de práctica
library-turn = { CAPITAL($turn) }
library-sound-for =
    { $actions ->
        [one] De esta partida solo está intacta la primera acción: { $problem }.
       *[other] De esta partida solo están intactas las primeras { $actions } acciones: { $problem }.
    }
library-days-left =
    { $days ->
        [one] Borrada; se elimina del todo en { $days } día
       *[other] Borrada; se elimina del todo en { $days } días
    }

# Buttons of that panel: the first is wide, about 18 letters.
library-open = Abrir
library-play-sound = Jugar lo intacto
library-watch = Ver repetición
library-continue = Continuar
library-restore = Recuperar
library-undo = Deshacer

# What was just done, in the bar at the foot: two lines at most. $name is the name of a game.
library-restored = Recuperada: { $name }
library-deleted = Borrada: { $name }
library-exported = Exportada a { $path }
library-imported = Importada: { $name }

# Heads of messages about what cannot be done; the reason follows in sentences of its own.
library-not-opened = No se puede abrir esta partida
library-not-restored = No se puede recuperar esta partida
library-not-deleted = No se puede borrar esta partida
library-not-exported = No se puede exportar esta partida
library-not-imported = No se puede importar este archivo
library-not-watched = No se puede ver esta partida
library-not-played-on = No se puede seguir jugando esta partida
library-not-recorded = Esta partida no se graba
library-end-not-recorded = El final de esta partida no se ha grabado
library-cannot-record = No se puede grabar la partida

# What stands under such a head, and the buttons there, about 16 letters.
library-copy-instead = En su lugar se puede jugar una copia; la grabación se queda como está.
library-play-copy = Jugar una copia
library-recorded-later = Si sigues jugando, lo que falta se grabará en cuanto se pueda.
library-play-on = Seguir jugando
library-try-again = Reintentar
library-received = Importada
library-received-words = La partida ya está en la biblioteca; esta continúa.

# Why something cannot be done: whole sentences. $why is what the system says.
library-being-played = { $file } se está jugando en otra ventana de Forge War.
library-cannot-delete = No se puede borrar { $path }: { $why }.
library-cannot-restore = No se puede recuperar { $path }: { $why }.
library-no-free-file = No hay ningún nombre libre para el archivo.
library-no-free-name = No hay ningún nombre libre para una grabación en { $folder }.

# The window of games to import: its title, two lines of help, a line in place of the list, and what a
# file holds, in one line. $guilds is a list of names.
library-import-title = Importar una partida
library-import-where = Aquí aparecen las grabaciones de { $documents }, de su carpeta { $own } y de { $downloads }.
library-import-drop = También puedes soltar un archivo en la ventana en cualquier momento.
library-import-nothing = No hay ninguna grabación en estas carpetas
library-import-file = { $kind }: { $guilds }, en { $folder }

# Giving a game a name: what the field is called, and the button that keeps it, about 16 letters.
library-name = Nombre
library-keep-name = Guardar el nombre
library-name-not-kept = No se puede guardar el nombre

# While nothing is recorded: a picture with a caption, and three ways to begin.
library-invite-title = Un estante vacío
library-invite-words = Cada partida se graba sola desde la primera jugada. No hay que guardar nada.
library-invite-caption = Cada partida será un libro en este estante
library-invite-caption-words = para seguir jugando, volver a verla o repasarla con el Maestro
library-invite-first = Tu primera partida
library-invite-new = Una partida nueva
library-invite-new-words = Elige tú el modo, la duración y los rivales.
library-invite-record = Abrir una grabación
library-invite-record-words = ¿Te han enviado una partida? Suelta el archivo en la ventana o búscalo aquí.
