### What a symbol or number means here and now, in a slip beside it; the meaning of the term in
### general follows.

symbols-workers = Ouvriers de { $guild } dans la mine : { $count }. Qui en a le moins joue en premier.
symbols-gold = { CAPITAL($guild) } possède { $count } or.
symbols-ore = { CAPITAL($guild) } a { $count } { $count ->
    [one] { $resource }
   *[other] { FORM($resource, "many") }
  }.
symbols-prestige = Prestige de { $guild } : { $count }.
symbols-adventurers =
    { $count ->
        [one] { CAPITAL($guild) } a { $count } aventurier, dont { $home } au logis.
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
symbols-ask = Pointe un élément pour savoir ce que c’est
