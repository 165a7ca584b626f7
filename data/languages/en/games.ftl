### What lists of games say: in the library, under Continue on the title, and in replays. Half a line
### each, about 40 characters.

# Which game. $mode and $difficulty are in names.ftl.
game-mode-solo = { CAPITAL($mode) } solo, { $difficulty }

# How far it has come: "Round 5 of 18, Stage I, market". $far is what stands before the comma.
game-not-begun = Before the first round
game-round = Round { $round }
game-round-of = Round { $round } of { $rounds }
game-further = { $far }, { $further }
game-phase-mine = mine
game-phase-market = market
game-phase-quest = quests

# Under Continue: "round 5, your turn: Tower".
game-beginning = at the start
game-at-round = round { $round }
game-your-turn = your turn: { $guild }
game-their-turn = { $guild }'s turn

# How it ended.
game-lost = Lost in round { $round }
game-won-solo = Won with { $prestige } prestige
game-won = { $guild } won with { $prestige } prestige

# When it was played.
date-unknown = date unknown
date-today = today, { $clock }
date-yesterday = yesterday, { $clock }
date-days-ago = { $count ->
    [one] { $count } day ago
   *[other] { $count } days ago
  }
date-day = { $day } { $month }
date-day-of-year = { $day } { $month } { $year }
month-1 = January
month-2 = February
month-3 = March
month-4 = April
month-5 = May
month-6 = June
month-7 = July
month-8 = August
month-9 = September
month-10 = October
month-11 = November
month-12 = December
