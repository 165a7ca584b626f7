### What an action would do, to whoever asks for a hint: lines of about 35 characters on a slip, two of
### them at most for each, without a stop. What speaks against it says so with its first word ("But").
### $name is a quest, $number and $of are compared, $sign is that of $number: more, less or none.

# What changes hands.
merit-gains = Da { $amounts }
merit-costs = Pero cuesta { $number } de oro y te deja { $of }
merit-feeds = Pero { $guild } recibe con ello { $amounts }

# The mine, and the order that follows it.
merit-defects = { $number ->
    [one] Pero uno de tus obreros deserta a { $guild }
   *[other] Pero { $number } de tus obreros desertan a { $guild }
  }
merit-strike = Pero después { $number } de tus obreros van a la huelga y dejan la mina
merit-strike_of = Después { $number } obreros de { $guild } van a la huelga y dejan la mina
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
    [2] Pero según está la mina, te baja al segundo lugar del próximo orden
    [3] Pero según está la mina, te baja al tercer lugar del próximo orden
   *[other] Pero según está la mina, te baja al cuarto lugar del próximo orden
  }

# Your quests.
merit-completes = Completa «{ $name }»: { $number } de prestigio
merit-finishes_leg = Completa un tramo de «{ $name }»
merit-arms = Después se puede armar «{ $name }» en esta ronda
merit-disarms = Pero después ya no se puede armar «{ $name }»
merit-arms_next = Después se puede armar el próximo tramo de «{ $name }»
merit-arms_offer = Después podrías tomar de la oferta «{ $name }» y armarla
merit-nears = Después solo te falta { $amounts } para armar «{ $name }»
merit-meets = «{ $name }» queda cubierta: { $number } de fuerza de { $of }
merit-power = «{ $name }» tiene después { $number } de los { $of } de fuerza que necesita
merit-fails = { $sign ->
    [more] «{ $name }» se podría armar, pero fracasa; aún te da { $number } de prestigio por los tramos hechos
    [less] «{ $name }» se podría armar, pero fracasa y te cuesta { $number } de prestigio
   *[none] «{ $name }» se podría armar, pero fracasa y no da nada
  }
merit-beyond = { $sign ->
    [more] «{ $name }» no se puede armar y fracasa; aún te da { $number } de prestigio por los tramos hechos
    [less] «{ $name }» no se puede armar y fracasa, lo que te cuesta { $number } de prestigio
   *[none] «{ $name }» no se puede armar y fracasa, sin prestigio
  }
merit-all_met = { $number ->
    [one] Tu misión está cubierta
   *[other] Tus { $number } misiones están cubiertas
  }

# A quest of the offer.
merit-armed_at_once = Se puede armar al momento, con { $amounts }
merit-ends_in = Se puede completar en la ronda { $number }: { $of } de prestigio
merit-too_late = { $number ->
    [one] Pero acaba una ronda tarde si no usas el Camino
   *[other] Pero acaba { $number } rondas tarde si no usas el Camino
  }
merit-grows_hard = Pero luego exige { $number } de fuerza, tras { $of } al principio
merit-none_armed = { $number ->
    [0] No hay ninguna misión que puedas pagar
    [one] La única misión que puedes pagar no se puede armar ahora
   *[other] Ninguna de las { $number } misiones que puedes pagar se puede armar ahora
  }

# The market.
merit-asked_type = «{ $name }» exige este tipo de arma, que aún no puedes forjar
merit-forges = Forja { $number } de fuerza con { $amounts }
merit-lacks = Pero aún te falta { $amounts } para forjarla
merit-wields = { $number ->
    [2] El nivel 2 empuña todos los diseños públicos
    [3] El nivel 3 empuña también diseños únicos
   *[other] El nivel { $number } es el más alto, y cuenta 1 más al final
  }
merit-affords = Después puedes pagar más cosas del mercado
merit-people = { $number ->
    [one] Después hay un aventurero en casa
   *[other] Después hay { $number } aventureros en casa
  }
merit-in_time = { $of ->
    [one] Sin el Camino esta misión acabaría una ronda tarde
   *[other] Sin el Camino esta misión acabaría { $of } rondas tarde
  }
merit-reaches = Después está en el paso { $number } de { $of }
merit-counts = Tal como estás, cuenta { $number } de prestigio
merit-counts_later = Al final cuenta { $number } de prestigio
merit-savvy_buyer = Una compra más al mercader cada ronda
merit-savvy_seller = Cada venta al mercader da más
merit-savvy_trader = Un uso más de un puesto cada ronda
merit-savvy_adventurer = El Camino llega un paso más lejos
merit-stall = Cambia { $amounts } cada ronda, en ambos sentidos
