### What lists of games say: in the library, under Continue on the title, and in replays. Half a line
### each, about 40 characters.

# Which game. $mode and $difficulty are in names.ftl.
game-mode-solo = { CAPITAL($mode) } en solitario, { $difficulty }

# How far it has come: "Round 5 of 18, Stage I, market". $far is what stands before the comma.
game-not-begun = Antes de la ronda 1
game-round = Ronda { $round }
game-round-of = Ronda { $round } de { $rounds }
game-further = { $far }, { $further }
game-phase-mine = mina
game-phase-market = mercado
game-phase-quest = misiones

# Under Continue: "round 5, your turn: Tower".
game-beginning = el comienzo
game-at-round = ronda { $round }
game-your-turn = tu turno: { $guild }
game-their-turn = turno de { $guild }

# How it ended.
game-lost = Perdida en la ronda { $round }
game-won-solo = Ganada con { $prestige } de prestigio
game-won = { $guild } ganó con { $prestige } de prestigio

# When it was played.
date-unknown = en algún momento
date-today = hoy, { $clock }
date-yesterday = ayer, { $clock }
date-days-ago = { $count ->
    [one] hace { $count } día
   *[other] hace { $count } días
  }
date-day = { $day } de { $month }
date-day-of-year = { $day } de { $month } de { $year }
month-1 = enero
month-2 = febrero
month-3 = marzo
month-4 = abril
month-5 = mayo
month-6 = junio
month-7 = julio
month-8 = agosto
month-9 = septiembre
month-10 = octubre
month-11 = noviembre
month-12 = diciembre
