### What lists of games say: in the library, under Continue on the title, and in replays. Half a line
### each, about 40 characters.

# Which game. $mode and $difficulty are in names.ftl.
game-mode-solo = { CAPITAL($mode) } solo, { $difficulty }

# How far it has come: "Round 5 of 18, Stage I, market". $far is what stands before the comma.
game-not-begun = Vor der ersten Runde
game-round = Runde { $round }
game-round-of = Runde { $round } von { $rounds }
game-further = { $far }, { $further }
game-phase-mine = Mine
game-phase-market = Markt
game-phase-quest = Quests

# Under Continue: "round 5, your turn: Tower".
game-beginning = zu Beginn
game-at-round = Runde { $round }
game-your-turn = du bist am Zug: { $guild }
game-their-turn = { $guild } ist am Zug

# How it ended.
game-lost = Verloren in Runde { $round }
game-won-solo = Gewonnen mit { $prestige } Prestige
game-won = { $guild } gewann mit { $prestige } Prestige

# When it was played.
date-unknown = Datum unbekannt
date-today = heute, { $clock }
date-yesterday = gestern, { $clock }
date-days-ago = { $count ->
    [one] vor { $count } Tag
   *[other] vor { $count } Tagen
  }
date-day = { $day }. { $month }
date-day-of-year = { $day }. { $month } { $year }
month-1 = Januar
month-2 = Februar
month-3 = März
month-4 = April
month-5 = Mai
month-6 = Juni
month-7 = Juli
month-8 = August
month-9 = September
month-10 = Oktober
month-11 = November
month-12 = Dezember
