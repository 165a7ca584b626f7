### What an action would do, to whoever asks for a hint: lines of about 35 characters on a slip, two of
### them at most for each, without a stop. What speaks against it says so with its first word ("But").
### $name is a quest, $number and $of are compared, $sign is that of $number: more, less or none.

# What changes hands.
fact-gains = Da { $amounts }
fact-costs = Pero cuesta { $number } de oro y tu oro baja a { $of }
fact-feeds = Pero da { $amounts } a { $guild }

# The mine, and the order that follows it.
fact-defects = { $number ->
    [one] Pero uno de tus obreros deserta y pasa a { $guild }
   *[other] Pero { $number } de tus obreros desertan y pasan a { $guild }
  }
fact-strike = Después { $number } de tus obreros se declaran en huelga y dejan la mina
fact-strike_of = Después { $number } obreros de { $guild } se declaran en huelga y dejan la mina
fact-keeps_place = { $number ->
    [1] Tal como está la mina, seguirás en primer lugar en el siguiente orden
    [2] Tal como está la mina, seguirás en segundo lugar en el siguiente orden
    [3] Tal como está la mina, seguirás en tercer lugar en el siguiente orden
   *[other] Tal como está la mina, seguirás en cuarto lugar en el siguiente orden
  }
fact-gains_place = { $number ->
    [1] Tal como está la mina, te sube al primer lugar en el siguiente orden
    [2] Tal como está la mina, te sube al segundo lugar en el siguiente orden
   *[other] Tal como está la mina, te sube al tercer lugar en el siguiente orden
  }
fact-loses_place = { $number ->
    [2] Pero te baja al segundo lugar en el siguiente orden, tal como está la mina
    [3] Pero te baja al tercer lugar en el siguiente orden, tal como está la mina
   *[other] Pero te baja al cuarto lugar en el siguiente orden, tal como está la mina
  }

# Your quests.
fact-completes = Completa «{ $name }» por { $number } de prestigio
fact-finishes_leg = Completa un tramo de «{ $name }»
fact-arms = Te permite cubrir el paso de «{ $name }» esta ronda
fact-disarms = Pero ya no podrás cubrir el paso de «{ $name }»
fact-arms_next = Te permite cubrir el próximo tramo de «{ $name }»
fact-arms_offer = Te permite tomar «{ $name }» de la oferta y cubrir su primer paso
fact-nears = Para cubrir el paso de «{ $name }» ya solo te faltará: { $amounts }
fact-meets = Cubre el paso actual de «{ $name }»: fuerza { $number } de { $of }
fact-power = Aporta { $number } de los { $of } puntos de fuerza que necesita «{ $name }»
fact-fails = { $sign ->
    [more] Podrías cubrir el paso de «{ $name }», pero la dejas fracasar; sus tramos completados aún dan { $number } de prestigio
    [less] Podrías cubrir el paso de «{ $name }», pero la dejas fracasar, y te cuesta { $number } de prestigio
   *[none] Podrías cubrir el paso de «{ $name }», pero la dejas fracasar, sin prestigio
  }
fact-beyond = { $sign ->
    [more] No puedes cubrir el paso de «{ $name }», así que fracasa; sus tramos completados aún dan { $number } de prestigio
    [less] No puedes cubrir el paso de «{ $name }», así que fracasa y te cuesta { $number } de prestigio
   *[none] No puedes cubrir el paso de «{ $name }», así que fracasa, sin prestigio
  }
fact-all_met = { $number ->
    [one] Tu misión está cubierta
   *[other] Tus { $number } misiones están cubiertas
  }

# A quest of the offer.
fact-armed_at_once = Puedes cubrir su primer paso al momento, con { $amounts }
fact-ends_in = Puede completarse en la ronda { $number } y dar { $of } de prestigio
fact-too_late = { $number ->
    [one] Pero acaba una ronda tarde si no la adelantas por el Camino
   *[other] Pero acaba { $number } rondas tarde si no la adelantas por el Camino
  }
fact-grows_hard = Pero luego necesita { $number } de fuerza, frente a { $of } al principio
fact-none_armed = { $number ->
    [0] No puedes pagar ninguna misión
    [one] { $of ->
        [0] No puedes cubrir la única misión que puedes pagar
       *[other] Además de tus misiones, no puedes cubrir la única que puedes pagar
      }
   *[other] { $of ->
        [0] No puedes cubrir ninguna de las { $number } misiones que puedes pagar
       *[other] Además de tus misiones, no puedes cubrir ninguna de las { $number } que puedes pagar
      }
  }

# The market.
fact-asked_type = «{ $name }» exige este tipo de arma, que aún no puedes forjar
fact-forges = Un arma de este diseño tiene fuerza { $number } y cuesta { $amounts }
fact-lacks = Pero para forjarla aún necesitas { $amounts }
fact-wields = { $number ->
    [2] Desde el nivel 2, un aventurero puede empuñar armas de cualquier diseño público
    [3] Desde el nivel 3, un aventurero puede empuñar también armas de diseños únicos
   *[other] El nivel { $number } es el más alto y da 1 de prestigio más al final
  }
fact-affords = Te permite pagar más cosas en el mercado
fact-people = { $number ->
    [one] Te deja con un aventurero en casa
   *[other] Te deja con { $number } aventureros en casa
  }
fact-in_time = { $of ->
    [one] Sin el Camino, esta misión acabaría una ronda tarde
   *[other] Sin el Camino, esta misión acabaría { $of } rondas tarde
  }
fact-reaches = Llega al paso { $number } de { $of }
fact-counts = Tal como están las cosas, vale { $number } de prestigio
fact-counts_later = Vale { $number } de prestigio al final
fact-savvy_buyer = Una compra más al mercader cada ronda
fact-savvy_seller = Cada venta al mercader da más
fact-savvy_trader = Un uso más de un puesto cada ronda
fact-savvy_adventurer = El Camino hace avanzar una misión un paso más
fact-stall = Cambia { $amounts } una vez por ronda, en ambos sentidos
