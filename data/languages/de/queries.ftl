### Answers to what can be asked with one key: spoken, or shown in a window of their own. Whole sentences.

# What a guild has. $amounts is a list: "2 iron, 5 gold and 12 prestige".
query-belongings = { $guild }: { $amounts }. { $heroes } Abenteurer, { $home } daheim. { $workers } Arbeiter in der Mine.

# Where the game is ("Round 5, market") and who is to choose.
query-turn = { $where }. { $own ->
    [yes] Du bist am Zug, { $guild }.
   *[no] { $guild } ist am Zug.
  }
query-over = { $where }. Die Partie ist zu Ende.
query-no-game = Es ist keine Partie geöffnet.

# How quests stand. $stands is "step 2 of 4, short by 3".
query-quests = { $guild }: { $quests }.
query-quest = { $quest }, { $stands }

# What can be pressed: how many things, their names, and how many more there are than those.
query-choices = { $count ->
    [0] Du kannst jetzt nichts wählen.
    [one] Du hast { $count } Möglichkeit: { $names }.
   *[other] Du hast { $count } Möglichkeiten: { $names }{ $more ->
        [0] .
       *[other] { " " }und { $more } weitere.
      }
  }

query-not-now = Jetzt nicht: { $why }

query-place = { $place } von { $count }

query-ringed = { $number ->
    [0] Umrandet.
   *[other] Umrandet, Nummer { $number }.
  }

query-hex = Reihe { $row }, Feld { $place } von { $count }.
query-foretold = Ergebnis: { $told }.

query-list = Liste
query-list-more = Drücken zeigt mehr.

# A line of the log with the guild it is about.
