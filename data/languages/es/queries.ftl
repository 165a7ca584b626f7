### Answers to what can be asked with one key: spoken, or shown in a window of their own. Whole sentences.

# What a guild has. $amounts is a list: "2 iron, 5 gold and 12 prestige".
query-belongings = { $guild }: { $amounts }. { $heroes ->
    [one] { $heroes } aventurero
   *[other] { $heroes } aventureros
  }, { $home } en casa. { $workers ->
    [one] { $workers } obrero
   *[other] { $workers } obreros
  } en la mina.

# Where the game is ("Round 5, market") and who is to choose.
query-turn = { $where }. { $own ->
    [yes] Es tu turno, { $guild }.
   *[no] Es el turno de { $guild }.
  }
query-over = { $where }. La partida ha terminado.
query-no-game = No hay ninguna partida abierta.

# How quests stand. $stands is "step 2 of 4, short by 3".
query-quests = { $guild }: { $quests }.
query-quest = { $quest }, { $stands }

# What can be pressed: how many things, their names, and how many more there are than those.
query-choices = { $count ->
    [0] Ahora no puedes elegir nada.
    [one] Puedes elegir { $count } cosa: { $names }.
   *[other] Puedes elegir { $count } cosas: { $names }{ $more ->
        [0] .
       *[other] , y { $more } más.
      }
  }

query-not-now = Ahora no: { $why }

query-place = { $place } de { $count }

query-ringed = { $number ->
    [0] Marcado.
   *[other] Marcado, número { $number }.
  }

query-hex = Fila { $row }, casilla { $place } de { $count }.
query-foretold = Resultado: { $told }.

query-list = Lista
query-list-more = Pulsa para ver más.

# A line of the log with the guild it is about.
