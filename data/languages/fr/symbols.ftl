### What a symbol or number means here and now, in a slip beside it; the meaning of the term in
### general follows.

symbols-workers = Ouvriers de { $guild } dans la mine : { $count }.
symbols-gold = { CAPITAL($guild) } a { $count ->
        [one] { $count } pièce d’or
       *[other] { $count } pièces d’or
    }.
symbols-ore = { CAPITAL($guild) } a { $count } { $count ->
    [one] { $resource }
   *[other] { FORM($resource, "many") }
  }.
symbols-prestige = { CAPITAL($guild) } a { $count ->
        [one] { $count } point de prestige
       *[other] { $count } points de prestige
    }.
symbols-adventurers =
    { $count ->
        [one] { CAPITAL($guild) } a { $count } aventurier ; au logis : { $home }.
       *[other] { CAPITAL($guild) } a { $count } aventuriers, dont { $home } au logis.
    }
symbols-order =
    { CAPITAL($guild) } joue { $place ->
        [1] en premier
        [2] en deuxième
        [3] en troisième
       *[other] en dernier
    } cette manche et a { $count ->
        [one] { $count } ouvrier
       *[other] { $count } ouvriers
    } dans la mine.
symbols-round = Manche { $round } sur { $rounds }.
symbols-ask = Pointez un élément pour savoir ce que c’est
