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
    [yes] Elige { $guild }: tú.
   *[no] Elige { $guild }.
  }
query-over = { $where }. La partida ha terminado.
query-no-game = No hay ninguna partida en la mesa.

# How quests stand. $stands is "step 2 of 4, short by 3".
query-quests = { $guild }: { $quests }.
query-quest = { $quest }, { $stands }

# What can be pressed: how many things, their names, and how many more there are than those.
query-choices = { $count ->
    [0] Ahora no se puede elegir nada.
    [one] Se puede elegir { $count } cosa: { $names }.
   *[other] Se pueden elegir { $count } cosas: { $names }{ $more ->
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
query-foretold = Esto ocurriría: { $told }.

query-list = Lista
query-list-more = Púlsala para ver más.

# A line of the log with the guild it is about.
query-line = { $guild }: { $line }
