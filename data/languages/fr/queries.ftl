### Answers to what can be asked with one key: spoken, or shown in a window of their own. Whole sentences.

# What a guild has. $amounts is a list: "2 iron, 5 gold and 12 prestige".
query-belongings = { $guild } : { $amounts }. { $heroes ->
    [one] { $heroes } aventurier
   *[other] { $heroes } aventuriers
  }, dont { $home } au logis. { $workers ->
    [one] { $workers } ouvrier
   *[other] { $workers } ouvriers
  } dans la mine.

# Where the game is ("Round 5, market") and who is to choose.
query-turn = { $where }. { $own ->
    [yes] C’est à { $guild } de choisir : c’est toi.
   *[no] C’est à { $guild } de choisir.
  }
query-over = { $where }. La partie est finie.
query-no-game = Il n’y a pas de partie sur la table.

# How quests stand. $stands is "step 2 of 4, short by 3".
query-quests = { $guild } : { $quests }.
query-quest = { $quest }, { $stands }

# What can be pressed: how many things, their names, and how many more there are than those.
query-choices = { $count ->
    [0] Rien ne peut être choisi maintenant.
    [one] { $count } choix possible : { $names }.
   *[other] { $count } choix possibles : { $names }{ $more ->
        [0] .
       *[other] , et { $more } de plus.
      }
  }

query-not-now = Pas maintenant : { $why }

query-place = { $place } sur { $count }

query-ringed = { $number ->
    [0] Cerclé.
   *[other] Cerclé, numéro { $number }.
  }

query-hex = Rangée { $row }, case { $place } sur { $count }.
query-foretold = Cela donnerait : { $told }.

query-list = Liste
query-list-more = Appuie pour voir la suite.

# A line of the log with the guild it is about.
query-line = { $guild } – { $line }
