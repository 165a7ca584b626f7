# Lists of things: "a and b", "a, b and c". $before is one thing, or several already joined.
list-middle = { $before }, { $next }
list-end = { $before } y { $last }
# Sentences one after another; $before is one, or several.
sentences = { $before } { $next }
spoken-next = { $before }. { $next }
# A word or sentence that otherwise stands inside others, as a label or at the beginning.
capital = { CAPITAL($text) }

# What a card gives, inside a sentence or a list. Amounts are in names.ftl.
effect-claim = un registro gratis ({ $design })
amount-adventurer = { $count ->
    [one] un aventurero nuevo
   *[other] { $count } aventureros nuevos
  }
amount-level = { $count ->
    [one] un nivel para un aventurero
   *[other] { $count } niveles para aventureros
  }
amount-overseer_move = { $count ->
    [one] mover un capataz
   *[other] mover capataces { $count } veces
  }
amount-worker_move = { $count ->
    [one] mover o retirar un obrero
   *[other] mover o retirar { $count } obreros
  }
amount-market_card = { $count ->
    [one] una carta de los descartes del mercado
   *[other] { $count } cartas de los descartes del mercado
  }

# The same on the face of a card, two or three lines of about 25 characters: alone, and what a
# weapon does for each leg or for the whole quest.
effects-alone = { CAPITAL($effects) }
effects-leg = { CAPITAL($effects) } por cada tramo completado
effects-quest = { CAPITAL($effects) } por la misión completada

# What a champion's title does, on its card and in tooltips.
ability-wields_type = Cualquier arma cuenta también como { $type }
ability-gem-emerald = +{ $count } de fuerza con un arma que lleve una esmeralda
ability-gem-ruby = +{ $count } de fuerza con un arma que lleve un rubí
ability-gem-diamond = +{ $count } de fuerza con un arma que lleve un diamante
ability-does-leg_prestige = { $count } de prestigio por cada tramo completado con este campeón en la misión
ability-does-leg_power = +{ $count } de fuerza por cada tramo completado con la misma arma
ability-does-quest_prestige = { $count } de prestigio por cada misión completada con este campeón de principio a fin
ability-does-quest_gold = { $count } de oro por cada misión completada con este campeón de principio a fin
ability-does-skip_steps = { $count ->
    [one] Una misión con este campeón desde el principio puede omitir un paso
   *[other] Una misión con este campeón desde el principio puede omitir hasta { $count } pasos
  }
ability-does-charm_gold = Por una misión con este campeón desde el principio recibes { $count } de oro en vez de pagar su precio

# What an end-game bonus counts, on its card and in the market.
end-bonus-claims = Al final, { $each } de prestigio por cada diseño único y { $claims } por cada diseño registrado
end-bonus-for-designs = Al final, { $each } de prestigio por cada diseño único
end-bonus-for-quests = Al final, { $each } de prestigio por cada misión completada
end-bonus-for-adventurers = Al final, { $each } de prestigio por cada aventurero
end-bonus-for-bonus_cards = Al final, { $each } de prestigio por cada carta de mejora permanente
end-bonus-for-resources = Al final, { $each } de prestigio por cada recurso sobrante

# What a bonus tile gives, and to whom: under its picture and in tooltips.
tile-exactly-industrious = { $count ->
    [one] Cada gremio con exactamente { $count } obrero en la mina puede mover un capataz
   *[other] Cada gremio con exactamente { $count } obreros en la mina puede mover un capataz
  }
tile-exactly-adventurous = { $count ->
    [one] Cada gremio con exactamente { $count } misión activa recibe un aventurero
   *[other] Cada gremio con exactamente { $count } misiones activas recibe un aventurero
  }
tile-stockpile = { $count } { $count ->
    [one] { FORM($resource, "one") }
   *[other] { FORM($resource, "many") }
  } por cada { $each } recursos en la reserva
tile-each-decorated-gold = { $count } de oro por cada campeón
tile-each-decorated-prestige = { $count } de prestigio por cada campeón
tile-each-decorated-shopping = { $count } de oro por cada campeón, para compras al mercader
tile-each-knowledge-gold = { $count } de oro por cada diseño único
tile-each-knowledge-prestige = { $count } de prestigio por cada diseño único
tile-each-knowledge-shopping = { $count } de oro por cada diseño único, para compras al mercader

# What is said of a field that one can type into; not on screen.
field-label = { $label }: { $text }
field-empty = vacío
