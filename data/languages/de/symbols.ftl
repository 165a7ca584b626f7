### What a symbol or number means here and now, in a slip beside it; the meaning of the term in
### general follows.

symbols-workers = Arbeiter von { $guild } in der Mine: { $count }.
symbols-gold = { CAPITAL($guild) } hat { $count } Gold.
symbols-ore =
    { CAPITAL($guild) } hat { $count } { $count ->
        [one] { $resource }
       *[other] { FORM($resource, "many") }
    }.
symbols-prestige = { CAPITAL($guild) } hat { $count } Prestige.
symbols-adventurers = { CAPITAL($guild) } hat { $count } Abenteurer, davon { $home } daheim.
symbols-order =
    { CAPITAL($guild) } ist in dieser Runde { $place ->
        [1] zuerst
        [2] an zweiter Stelle
        [3] an dritter Stelle
       *[other] zuletzt
    } dran und hat jetzt { $count } Arbeiter in der Mine.
symbols-round = Runde { $round } von { $rounds }.
symbols-ask = Zeige auf etwas, um zu erfahren, was es ist
