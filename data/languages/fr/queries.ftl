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
    [yes] C’est à vous, { $guild }.
   *[no] C’est au tour de { $guild }.
  }
query-over = { $where }. La partie est terminée.
query-no-game = Aucune partie n’est ouverte.

# How quests stand. $stands is "step 2 of 4, short by 3".
query-quests = { $guild } : { $quests }.
query-quest = { $quest }, { $stands }

# What can be pressed: how many things, their names, and how many more there are than those.
query-choices = { $count ->
    [0] Vous ne pouvez rien choisir maintenant.
    [one] Vous avez { $count } choix : { $names }.
   *[other] Vous avez { $count } choix : { $names }{ $more ->
        [0] .
       *[other] , et { $more } de plus.
      }
  }

query-not-now = Pas maintenant : { $why }

query-place = { $place } sur { $count }

query-ringed = { $number ->
    [0] Entouré.
   *[other] Entouré, numéro { $number }.
  }

query-hex = Rangée { $row }, case { $place } sur { $count }.
query-foretold = Résultat : { $told }.

query-list = Liste
query-list-more = Appuyez pour voir la suite.

# A line of the log with the guild it is about.
