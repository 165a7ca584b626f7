### What an action would do: on the slip of a hint, in the prompt of the market and at the merchant.
### One or two lines of about 40 characters, without a stop at the end.

# Set-up.
action-keep = Conservar las cartas { $cards }
action-raise = Subir de nivel { FORM($hero, "al") }
action-place = Colocar un capataz sobre { $resource }
action-place-other = Colocar el capataz de { $guild } sobre { $resource }

# The mine.
action-pass-mine = Pasar y dejar los capataces donde están
action-move = Mover este capataz a una casilla de { $resource }
action-jump = Saltar { $count ->
    [one] { $count } obrero
   *[other] { $count } obreros
  } hasta una casilla de { $resource }
action-worker = Mover este obrero a una casilla de { $resource }
action-worker-off = Retirar este obrero de la mina
# From which hex to which, where nothing points there: "Move this overseer to iron (E4–E6)".
action-where = { $deed } ({ $where })
action-from-to = { $origin }–{ $target }
action-from = desde { $origin }

# The market. Labels name a thing to choose; the others say what it costs and does.
action-pass-market = Pasar y recibir { $gold } de oro
action-claim-label = Registrar { FORM($card, "el") }
action-claim = Registrar { FORM($card, "el") } por { $price } de oro
action-claim-shared = Registrar { FORM($card, "el") } por { $price } de oro, más { $share } { $count ->
    [one] para { $guilds }
   *[other] para cada uno: { $guilds }
  }
action-buy = Comprar «{ $card }»
action-buy-for = Comprar «{ $card }» por { $price } de oro
action-buy-goods = Comprar { $goods } por { $price } de oro
action-buy-single = Comprar «{ $card }» por { $price } de oro (al momento: { $effects })
action-end-bonus = Comprar «{ $card }» por { $price } de oro: ahora vale { $worth } de prestigio
action-hire = Contratar un aventurero
action-hire-for = Contratar un aventurero por { $price } de oro
action-train = Entrenar { FORM($hero, "al") }
action-train-for = Entrenar { FORM($hero, "al") } hasta el nivel { $level } por { $price } de oro
action-hire-and-train = Contratar un aventurero y entrenar { FORM($hero, "al") } hasta el nivel { $level } por { $price } de oro
action-rush-label = { $quest }: { $steps ->
    [one] avanzar { $steps } paso
   *[other] avanzar { $steps } pasos
  }
action-rush = Hacer avanzar { $steps ->
    [one] { $steps } paso
   *[other] { $steps } pasos
  } «{ $quest }» por el Camino
action-rush-leg = Hacer avanzar { $steps ->
    [one] { $steps } paso
   *[other] { $steps } pasos
  } «{ $quest }» por el Camino, hasta el siguiente tramo
action-rush-pays = Hacer avanzar { $steps ->
    [one] { $steps } paso
   *[other] { $steps } pasos
  } «{ $quest }» por el Camino y completar un tramo: { $effects }

# Trades.
action-sell = Vender { $goods } por { $price } de oro
action-exchange = Cambiar { $given } por { $got }
action-done-trading = Terminar de comerciar
action-stop-shopping = Dejar de comprar

# Quests and rewards.
action-take = Tomar «{ $quest }»{ $skip ->
    [0] { "" }
    [one] , empezando { $skip } paso más adelante
   *[other] , empezando { $skip } pasos más adelante
  }
action-take-charming = Tomar «{ $quest }»{ $skip ->
    [0] { "" }
    [one] , empezando { $skip } paso más adelante
   *[other] , empezando { $skip } pasos más adelante
  }, con galantería
action-no-quest = No tomar ninguna misión esta ronda
action-arm = Forjar { FORM($design, "un") } para { FORM($hero, "el") } en «{ $quest }»
action-disarm = Enviar a casa { FORM($hero, "al") }
action-done-managing = Terminar sin armar a nadie más
action-advance = Hacer avanzar «{ $quest }»
action-take-card = Tomar «{ $card }»
action-decline = Renunciar
action-title = Elegir el título { $title }
