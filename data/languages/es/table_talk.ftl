### At a shared table: who is there, what people say and ask, and moves that are planned.

# Commands, as in commands.ftl.
commands-label-talk = Charla
commands-tip-talk = Escribir a los demás en una mesa compartida
commands-label-agree = Aceptar
commands-tip-agree = Aceptar lo que piden los demás en una mesa compartida
commands-label-decline = Rechazar
commands-tip-decline = Rechazar lo que piden los demás en una mesa compartida

# Under the pointer and for the screen reader: whether somebody is at a seat.
talk-presence-own = { $name } (tú)
talk-presence-here = { $name } está aquí
talk-presence-away = { $name } no está
talk-presence-unseen = { $name } aún no ha llegado
talk-presence-computer = { $name }, gremio de la IA
talk-presence-stand-in = La IA juega por { $name }

# On the edge of a guild's panel, about 16 letters.
talk-pill-thinks = piensa { $time }
talk-pill-left = quedan { $time }
talk-pill-away = ausente { $time }
talk-pill-away-now = ausente
talk-pill-unseen = aún no está
talk-pill-computer = IA
# A time: 0:42, hours, days.
talk-span = { $time }
talk-span-minutes = { $count } min
talk-span-hours = { $count } h
talk-span-days = { $count ->
    [one] { $count } día
   *[other] { $count } días
  }

# In the bottom bar.
talk-thinks = { $name } está pensando
talk-awaited = Esperando a { $name }, que no está
talk-sending = Elección enviada; falta el servidor
talk-waits-to-send = Elección guardada; se envía al reconectar

# A line above the bar.
talk-lost = Conexión perdida. Reintentando; no se pierde nada.
talk-lost-until = Conexión perdida. Nuevo intento en { $seconds } s; no se pierde nada.
talk-ended = La conexión ha terminado. { $why }
talk-undo-question = { $name } quiere deshacer su última elección. ¿Estás de acuerdo?
talk-undo-asked = Los demás deciden si puedes deshacer
talk-not-undone = No se deshace nada: alguien se ha negado o la partida ha seguido.
talk-vote-question = { $name } no está; su asiento queda reservado. ¿Que siga jugando la IA?
talk-voted = Has votado por la IA. Los demás también tienen que aceptar.
talk-handed-computer = Ahora la IA juega por { $name }.
talk-handed-person = { $name } vuelve a jugar.
talk-replaced = La IA juega por ti.
talk-unfair = El reparto de esta partida no se sorteó como había prometido el servidor.
# Buttons there, about 12 letters.
talk-yes = Sí
talk-no = No
talk-wait = Esperar
talk-return = Recuperarlo
talk-close = Cerrar

# The undo button where the others have to agree, about 14 letters, and under the pointer.
talk-ask-undo = ¿Deshacer?
talk-ask-undo-tip = Los demás tienen que aceptar

# In the pause menu.
talk-hand-over = Dejar que juegue la IA
talk-leave = Dejar la mesa
talk-leave-words = La mesa sigue abierta; vuelve cuando quieras

# Table talk: a title, tabs of about 10 letters, a line to type in.
talk-title = Charla de mesa
talk-line = { $name }: { $text }
talk-tabs = Historial o charla
talk-tab = Charla
talk-tab-new = Charla ({ $count })
talk-type = Di algo
talk-open = Ver toda la charla
talk-open-new = { $count ->
    [one] Ver toda la charla: { $count } línea nueva
   *[other] Ver toda la charla: { $count } líneas nuevas
  }
talk-count = { $count }
talk-nothing = Nadie ha dicho nada todavía. Lo que escribas aquí lo lee toda la mesa.
talk-nothing-watching = Nadie ha dicho nada todavía.
talk-watching = { $count ->
    [one] { $count } persona mira
   *[other] { $count } personas miran
  }
# Phrases that everybody reads in their own language, about 12 letters.
talk-phrase-well-jumped = ¡Buen salto!
talk-phrase-your-turn = Te toca
talk-phrase-one-moment = Un momento
talk-phrase-ouch = ¡Ay!
talk-phrase-undo-it = ¿Deshacer?
talk-phrase-thanks = Gracias

# A move in the mine that is planned while others move: at its hex, beside the mine, on the button,
# and lines above the bar.
talk-plan = tu plan
talk-plan-is-set = preparado
talk-plan-help = Mientras mueven los demás puedes planear: elige uno de tus capataces y una casilla. No se envía nada.
talk-plan-confirm = Dejar preparado
talk-plan-drop = Descartar el plan
talk-plan-set = Tu movimiento está preparado: se hará en tu turno si sigue teniendo el mismo efecto.
talk-plan-impossible = El movimiento que habías planeado ya no es posible.
talk-plan-changed = La mina ha cambiado: revisa el movimiento planeado.
talk-plan-played = Se ha hecho el movimiento que tenías preparado.

# A notification outside the window: whose turn it is, and at which table.
talk-turn-title = Te toca
talk-turn-words = { $guild }: { $mode }, ronda { $round }
