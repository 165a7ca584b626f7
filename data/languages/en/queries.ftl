### Answers to what can be asked with one key: spoken, or shown in a window of their own. Whole sentences.

# What a guild has. $amounts is a list: "2 iron, 5 gold and 12 prestige".
query-belongings = { $guild }: { $amounts }. { $heroes ->
    [one] { $heroes } adventurer
   *[other] { $heroes } adventurers
  }, { $home } at home. { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
  } in the mine.

# Where the game is ("Round 5, market") and who is to choose.
query-turn = { $where }. { $own ->
    [yes] It is your turn, { $guild }.
   *[no] It is { $guild }'s turn.
  }
query-over = { $where }. The game is over.
query-no-game = No game is open.

# How quests stand. $stands is "step 2 of 4, short by 3".
query-quests = { $guild }: { $quests }.
query-quest = { $quest }, { $stands }

# What can be pressed: how many things, their names, and how many more there are than those.
query-choices = { $count ->
    [0] You can't choose anything now.
    [one] You have { $count } choice: { $names }.
   *[other] You have { $count } choices: { $names }{ $more ->
        [0] .
       *[other] , and { $more } more.
      }
  }

# Why a thing cannot be chosen, after its name. $why is a whole sentence or a few words.
query-not-now = Not now: { $why }

# Which of how many things on the screen this is, after its name: "3 of 8".
query-place = { $place } of { $count }

# Something that a lesson or a hint rings, after its name; $number is its place among several, or 0.
query-ringed = { $number ->
    [0] Ringed.
   *[other] Ringed, number { $number }.
  }

# Where a hex of the mine lies, after its name, and what would come of a move, as the log would tell it.
query-hex = Row { $row }, hex { $place } of { $count }.
query-foretold = Result: { $told }.

# What can be scrolled: how a screen reader calls it, and what pressing it does.
query-list = List
query-list-more = Press for more.

# A line of the log with the guild it is about.
