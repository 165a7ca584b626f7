### What an action would do, to whoever asks for a hint: lines of about 35 characters on a slip, two of
### them at most for each, without a stop. $name is a quest, $number and $of are compared.

# What changes hands.
merit-gains = Da { $amounts }
merit-costs = Cuesta { $number } de oro y te deja { $of }
merit-feeds = { $guild } recibe con ello { $amounts }

# The mine, and the order that follows it.
merit-defects = { $number ->
    [one] Uno de tus obreros deserta
   *[other] { $number } de tus obreros desertan
  }
merit-strike = Después { $number } de tus obreros van a la huelga
merit-strike_of = Después { $number } obreros de { $guild } van a la huelga
merit-keeps_place = { $number ->
    [1] Según está la mina, sigues en cabeza del próximo orden
    [2] Según está la mina, sigues en segundo lugar del próximo orden
    [3] Según está la mina, sigues en tercer lugar del próximo orden
   *[other] Según está la mina, sigues en cuarto lugar del próximo orden
  }
merit-gains_place = { $number ->
    [1] Según está la mina, te pone en cabeza del próximo orden
    [2] Según está la mina, te sube al segundo lugar del próximo orden
   *[other] Según está la mina, te sube al tercer lugar del próximo orden
  }
merit-loses_place = { $number ->
    [2] Según está la mina, te baja al segundo lugar del próximo orden
    [3] Según está la mina, te baja al tercer lugar del próximo orden
   *[other] Según está la mina, te baja al cuarto lugar del próximo orden
  }

# Your quests.
merit-completes = Completa «{ $name }»: { $number } de prestigio
merit-finishes_leg = Completa un tramo de «{ $name }»
merit-arms = Después se puede armar «{ $name }»
merit-disarms = Después ya no se puede armar «{ $name }»
merit-arms_next = Después se puede armar el próximo tramo de «{ $name }»
merit-arms_offer = De la oferta, se podría tomar y armar «{ $name }»
merit-nears = Con { $amounts } más se puede armar «{ $name }»
merit-meets = «{ $name }» queda cubierta: { $number } de fuerza de { $of }
merit-power = «{ $name }» tiene después { $number } de los { $of } de fuerza que necesita
merit-fails = { $number ->
    [0] «{ $name }» fracasa y no da nada
   *[other] «{ $name }» fracasa: { SIGNED($number) } de prestigio
  }
merit-all_met = { $number ->
    [one] Tu misión está cubierta
   *[other] Tus { $number } misiones están cubiertas
  }

# A quest of the offer.
merit-armed_at_once = Se puede armar al momento, con { $amounts }
merit-ends_in = Se puede completar en la ronda { $number }: { $of } de prestigio
merit-too_late = { $number ->
    [one] Sin el Camino acaba una ronda tarde
   *[other] Sin el Camino acaba { $number } rondas tarde
  }
merit-grows_hard = Empieza con { $of } de fuerza, pero luego exige { $number }
merit-none_armed = { $number ->
    [0] No hay ninguna misión que puedas pagar
    [one] La única misión que puedes pagar no se puede armar ahora
   *[other] Ninguna de las { $number } misiones que puedes pagar se puede armar ahora
  }

# The market.
merit-asked_type = «{ $name }» exige su tipo de arma, que te falta
merit-forges = Forja { $number } de fuerza con { $amounts }
merit-wields = { $number ->
    [2] El nivel 2 empuña todos los diseños públicos
    [3] El nivel 3 empuña también diseños únicos
   *[other] El nivel { $number } es el más alto, y cuenta 1 más al final
  }
merit-people = { $number ->
    [one] Después hay un aventurero en casa
   *[other] Después hay { $number } aventureros en casa
  }
merit-in_time = { $of ->
    [one] Sin el Camino acabaría una ronda tarde
   *[other] Sin el Camino acabaría { $of } rondas tarde
  }
merit-reaches = Después está en el paso { $number } de { $of }
merit-counts = Tal como estás, cuenta { $number } de prestigio
merit-counts_later = Al final cuenta { $number } de prestigio
merit-savvy_buyer = Una compra más al mercader cada ronda
merit-savvy_seller = Cada venta al mercader da más
merit-savvy_trader = Un uso más de un puesto cada ronda
merit-savvy_adventurer = El Camino llega un paso más lejos
merit-stall = Cambia { $amounts } cada ronda, en ambos sentidos
