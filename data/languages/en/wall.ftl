# The wall of the hall: its tab, and the plates over its rows with a number such as "7 of 12".
wall-tab = The hall
wall-plate-titles = Champions and their titles
wall-plate-seals = Seals of completed quests
wall-of = { $count } of { $all }

# The slip beside a title or seal: how often and how well it was earned, and what pressing it does.
wall-completed = { $count ->
    [one] Completed once
   *[other] Completed { $count } times
}
wall-worn = { $count ->
    [one] Worn once, by the { $hero }
   *[other] Worn { $count } times, last by the { $hero }
}
wall-best = Best game: { $score } prestige, { $day }
wall-open = Open the game it came from
wall-gone = Look among your games
# While a place is empty: how it is filled, in which games, and what pressing it does.
wall-how-quest = Complete this quest once, and its seal hangs here.
wall-how-title = Give a champion this title, and its ribbon hangs here.
wall-modes = Game: { $modes }
wall-set-up = Set up a game

# Below: what would fill a row soonest.
wall-ready = The wall is ready. One finished game puts the first things on it.
wall-full = Every place on the wall is filled.
wall-nearest-titles = { $count ->
    [one] Nearest: one more title fills the rail.
   *[other] Nearest: { $count } more titles fill the rail.
}
wall-nearest-green = { $count ->
    [one] Nearest: one more seal fills the shelf of Stage I.
   *[other] Nearest: { $count } more seals fill the shelf of Stage I.
}
wall-nearest-grey = { $count ->
    [one] Nearest: one more seal fills the shelf of Stage II.
   *[other] Nearest: { $count } more seals fill the shelf of Stage II.
}
wall-nearest-red = { $count ->
    [one] Nearest: one more seal fills the shelf of Stage III.
   *[other] Nearest: { $count } more seals fill the shelf of Stage III.
}
wall-nearest-gold = { $count ->
    [one] Nearest: one more seal fills the gold shelves.
   *[other] Nearest: { $count } more seals fill the gold shelves.
}

# The last games, on the right: how many were won, and the place of the first one.
wall-games = Games
wall-games-won = { $won } of { $all } won
wall-games-none = none yet
wall-first = Your first game goes here
# A game in few words: its kind and who played against you.
wall-game = { $kind }, { $rivals }
# Below them, about 10 letters, each under a number such as "3 of 5".
wall-sum-solo = Solo wins
wall-sum-lessons = Lessons
wall-sum-puzzles = Puzzles

# The trophies of solo contracts below the seals, and the slip beside one.
wall-trophy = { CAPITAL($medal) } with { $score } prestige, { $day }
wall-tries = { $count ->
    [one] One try
   *[other] { $count } tries
}
wall-play = Play this contract
wall-nearest-contracts = { $count ->
    [one] Nearest: one more contract fills the niches.
   *[other] Nearest: { $count } more contracts fill the niches.
}

# The calendar of the deal of the day: its head with the name of a month, its arrows, days of the week
# in two letters, and what a day brought, for screen readers.
calendar-head = { $month } { $year }
calendar-month-1 = January
calendar-month-2 = February
calendar-month-3 = March
calendar-month-4 = April
calendar-month-5 = May
calendar-month-6 = June
calendar-month-7 = July
calendar-month-8 = August
calendar-month-9 = September
calendar-month-10 = October
calendar-month-11 = November
calendar-month-12 = December
calendar-before = Previous month
calendar-after = Next month
calendar-weekday-1 = Mo
calendar-weekday-2 = Tu
calendar-weekday-3 = We
calendar-weekday-4 = Th
calendar-weekday-5 = Fr
calendar-weekday-6 = Sa
calendar-weekday-7 = Su
calendar-day = { $day }: { $score } prestige
calendar-day-medal = { $day }: { $score } prestige, { $medal }
calendar-day-lost = { $day }: lost
