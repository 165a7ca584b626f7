### What lists of games say: in the library, under Continue on the title, and in replays. Half a line
### each, about 40 characters.

# Which game. $mode and $difficulty are in names.ftl.
game-mode-solo = { CAPITAL($mode) } solo, { $difficulty }

# How far it has come: "Round 5 of 18, Stage I, market". $far is what stands before the comma.
game-not-begun = Avant la manche 1
game-round = Manche { $round }
game-round-of = Manche { $round } sur { $rounds }
game-further = { $far }, { $further }
game-phase-mine = mine
game-phase-market = marché
game-phase-quest = quêtes

# Under Continue: "round 5, your turn: Tower".
game-beginning = au début
game-at-round = manche { $round }
game-your-turn = à vous : { $guild }
game-their-turn = tour de { $guild }

# How it ended.
game-lost = Perdue à la manche { $round }
game-won-solo = Gagnée avec { $prestige ->
        [one] { $prestige } point de prestige
       *[other] { $prestige } points de prestige
    }
game-won = Gagnée par { $guild } avec { $prestige ->
        [one] { $prestige } point de prestige
       *[other] { $prestige } points de prestige
    }

# When it was played.
date-unknown = date inconnue
date-today = aujourd’hui, { $clock }
date-yesterday = hier, { $clock }
date-days-ago = { $count ->
    [one] il y a { $count } jour
   *[other] il y a { $count } jours
  }
date-day = { $day ->
    [1] 1er
   *[other] { $day }
  } { $month }
date-day-of-year = { $day ->
    [1] 1er
   *[other] { $day }
  } { $month } { $year }
month-1 = janvier
month-2 = février
month-3 = mars
month-4 = avril
month-5 = mai
month-6 = juin
month-7 = juillet
month-8 = août
month-9 = septembre
month-10 = octobre
month-11 = novembre
month-12 = décembre
