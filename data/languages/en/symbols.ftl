### What a symbol or number means here and now, in a slip beside it; the meaning of the term in
### general follows.

symbols-workers = { CAPITAL($guild) }'s workers in the mine: { $count }.
symbols-gold = { CAPITAL($guild) } has { $count } gold.
symbols-ore =
    { CAPITAL($guild) } has { $count } { $count ->
        [one] { $resource }
       *[other] { FORM($resource, "many") }
    }.
symbols-prestige = { CAPITAL($guild) } has { $count } prestige.
symbols-adventurers =
    { $count ->
        [one] { CAPITAL($guild) } has { $count } adventurer, { $home } at home.
       *[other] { CAPITAL($guild) } has { $count } adventurers, { $home } at home.
    }
symbols-order =
    { CAPITAL($guild) } goes { $place ->
        [1] first
        [2] second
        [3] third
       *[other] last
    } this round and has { $count ->
        [one] { $count } worker
       *[other] { $count } workers
    } in the mine now.
symbols-round = Round { $round } of { $rounds }.
symbols-ask = Point at anything to see what it is
