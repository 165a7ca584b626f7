### What a symbol or number means here and now, in a slip beside it; the meaning of the term in
### general follows.

symbols-workers = Obreros de { $guild } en la mina: { $count }.
symbols-gold = { CAPITAL($guild) } tiene { $count } de oro.
symbols-ore = { CAPITAL($guild) } tiene { $count } { $count ->
    [one] { FORM($resource, "one") }
   *[other] { FORM($resource, "many") }
  }.
symbols-prestige = { CAPITAL($guild) } tiene { $count } de prestigio.
symbols-adventurers =
    { $count ->
        [one] { CAPITAL($guild) } tiene { $count } aventurero; en casa, { $home }.
       *[other] { CAPITAL($guild) } tiene { $count } aventureros; en casa, { $home }.
    }
symbols-order =
    { CAPITAL($guild) } juega en { $place ->
        [1] primer
        [2] segundo
        [3] tercer
       *[other] último
    } lugar en esta ronda y ahora tiene { $count ->
        [one] { $count } obrero
       *[other] { $count } obreros
    } en la mina.
symbols-round = Ronda { $round } de { $rounds }.
symbols-ask = Señala cualquier cosa para saber qué es
