### Answers to what can be asked with one key: spoken, or shown in a window of their own. Whole sentences.

# What a guild has. $amounts is a list: "2 iron, 5 gold and 12 prestige".
query-belongings = { $guild }: { $amounts }. Śmiałkowie: { $heroes }, w domu { $home }. Górnicy w kopalni: { $workers }.

# Where the game is ("Round 5, market") and who is to choose.
query-turn =
    { $where }. { $own ->
        [yes] Twoja kolej: { $guild }.
       *[no] Teraz kolej gildii { $guild }.
    }
query-over = { $where }. Gra się skończyła.
query-no-game = Żadna gra nie jest otwarta.

# How quests stand. $stands is "step 2 of 4, short by 3".
query-quests = { $guild }: { $quests }.
query-quest = { $quest }, { $stands }

# What can be pressed: how many things, their names, and how many more there are than those.
query-choices =
    { $count ->
        [0] Teraz nie możesz niczego wybrać.
        [one] Masz { $count } możliwość: { $names }.
        [few]
            Masz { $count } możliwości: { $names }{ $more ->
                [0] .
               *[other] { " " }i jeszcze { $more }.
            }
       *[other]
            Masz { $count } możliwości: { $names }{ $more ->
                [0] .
               *[other] { " " }i jeszcze { $more }.
            }
    }

query-not-now = Nie teraz: { $why }

query-place = { $place } z { $count }

query-ringed = { $number ->
    [0] Zaznaczone.
   *[other] Zaznaczone, numer { $number }.
  }

query-hex = Rząd { $row }, pole { $place } z { $count }.
query-foretold = Skutek: { $told }.

query-list = Lista
query-list-more = Naciśnij, by zobaczyć dalszą część.

# A line of the log with the guild it is about.
