### What an action would do: on the slip of a hint, in the prompt of the market and at the merchant.
### One or two lines of about 40 characters, without a stop at the end.

# Set-up.
action-keep = Conservar { $cards }
action-raise = Dar el nivel { FORM($hero, "al") }
action-place = Colocar un capataz en una casilla de { $resource }
action-place-other = Colocar el capataz de { $guild } en una casilla de { $resource }

# The mine.
action-pass-mine = Pasar: no mover ningún capataz
action-move = Mover este capataz a una casilla de { $resource }
action-jump = Mover este capataz sobre { $count ->
    [one] { $count } obrero
   *[other] { $count } obreros
  } a una casilla de { $resource }
action-worker = Mover este obrero a una casilla de { $resource }
action-worker-off = Retirar este obrero de la mina
# From which hex to which, where nothing points there: "Move this overseer to iron (E4–E6)".
action-where = { $deed } ({ $where })
action-from-to = { $origin }–{ $target }
action-from = deja: { $origin }

# The market. Labels name a thing to choose; the others say what it costs and does.
action-pass-market = Pasar y recibir { $gold } de oro
action-claim-label = Registrar { $card }
action-claim = Registrar { $card }: { $price } de oro a la banca
action-claim-shared = Registrar { $card }: { $price } de oro, y { $share } { $count ->
    [one] para { $guilds }
   *[other] a cada uno: { $guilds }
  }
action-buy = Comprar { $card }
action-buy-for = Comprar { $card } por { $price } de oro
action-buy-single = Comprar { $card } por { $price } de oro. Al momento: { $effects }
action-end-bonus = Comprar { $card } por { $price } de oro: ahora contaría { $worth }
action-hire = Contratar un aventurero
action-hire-for = Contratar un aventurero por { $price } de oro
action-train = Subir de nivel { FORM($hero, "al") }
action-train-for = Subir { FORM($hero, "al") } al nivel { $level } por { $price } de oro
action-hire-and-train = Contratar un aventurero y subir { FORM($hero, "al") } al nivel { $level } por { $price } de oro
action-rush-label = { $quest }: { $steps ->
    [one] { $steps } paso más
   *[other] { $steps } pasos más
  }
action-rush = Avanzar { $steps ->
    [one] { $steps } paso
   *[other] { $steps } pasos
  } en «{ $quest }» por el Camino
action-rush-leg = Avanzar { $steps ->
    [one] { $steps } paso
   *[other] { $steps } pasos
  } en «{ $quest }» por el Camino, hasta su siguiente tramo
action-rush-pays = Avanzar { $steps ->
    [one] { $steps } paso
   *[other] { $steps } pasos
  } en «{ $quest }» por el Camino; el tramo hecho da: { $effects }

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
action-arm = Forjar { $design } para { FORM($hero, "el") } en «{ $quest }»
action-disarm = Enviar a casa { FORM($hero, "al") }
action-done-managing = Terminar la gestión
action-advance = Avanzar ahora en «{ $quest }»
action-take-card = Tomar { $card }
action-decline = Renunciar
action-title = Elegir el título { $title }
