### What lists of games say: in the library, under Continue on the title, and in replays. Half a line
### each, about 40 characters.

# Which game. $mode and $difficulty are in names.ftl.
game-mode-solo = { CAPITAL($mode) } solo, { $difficulty }

# How far it has come: "Round 5 of 18, Stage I, market". $far is what stands before the comma.
game-not-begun = Przed pierwszą rundą
game-round = Runda { $round }
game-round-of = Runda { $round } z { $rounds }
game-further = { $far }, { $further }
game-phase-mine = kopalnia
game-phase-market = targ
game-phase-quest = wyprawy

# Under Continue: "round 5, your turn: Tower".
game-beginning = początek
game-at-round = runda { $round }
game-your-turn = twoja tura: { $guild }
game-their-turn = tura: { $guild }

# How it ended.
game-lost = Przegrana w rundzie { $round }
game-won-solo = Wygrana: { $prestige } pkt prestiżu
game-won = Wygrywa { $guild }: { $prestige } pkt prestiżu

# When it was played.
date-unknown = kiedyś
date-today = dzisiaj, { $clock }
date-yesterday = wczoraj, { $clock }
date-days-ago = { $count ->
    [one] { $count } dzień temu
   *[other] { $count } dni temu
  }
date-day = { $day } { $month }
date-day-of-year = { $day } { $month } { $year }
month-1 = stycznia
month-2 = lutego
month-3 = marca
month-4 = kwietnia
month-5 = maja
month-6 = czerwca
month-7 = lipca
month-8 = sierpnia
month-9 = września
month-10 = października
month-11 = listopada
month-12 = grudnia
