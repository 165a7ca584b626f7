### Why a computer guild did something, and why a Master would: under what it did, one or two lines
### of about 60 characters. Each is a reason of its own and stands at the beginning of a line, so it
### begins with a capital; what speaks against the choice says so with its first word ("But").
### $name is what it is about: a resource, a card, a title, or a list of these.

# The mine.
fact-mined = Da { $amounts }
fact-landing = El capataz queda sobre { $resource }: su próximo movimiento puede dar ese recurso
fact-last_in_order = Pero un segundo movimiento lo deja al final del siguiente orden
fact-defectors = { $number ->
    [one] Pero uno de sus obreros deserta y pasa a otro gremio
   *[other] Pero { $number } de sus obreros desertan y pasan a otros gremios
  }
fact-next_jump = { $number ->
    [one] Su próximo movimiento podría saltar además un obrero rival
   *[other] Su próximo movimiento podría saltar además { $number } obreros rivales
  }
fact-tile_workers = { $number ->
    [one] Le deja un obrero, como pide la loseta de esta ronda
   *[other] Le deja { $number } obreros, como pide la loseta de esta ronda
  }
fact-stays = Ningún movimiento daría nada que valga la pena
fact-stays_second = Ningún segundo movimiento compensa ir al final del siguiente orden
fact-hex = Empieza sobre { $resource }: su primer movimiento puede dar ese recurso
fact-around = { $number ->
    [one] Hay una casilla contigua libre
   *[other] Hay { $number } casillas contiguas libres
  }
fact-room = { $number ->
    [one] Pero una casilla contigua ya está ocupada
   *[other] Pero { $number } casillas contiguas ya están ocupadas
  }
fact-rival_hex = No deja al autómata nada mejor que { $resource }
fact-to_jump = Prepara un salto sobre un obrero rival
fact-off_mine = Retira de la mina uno de sus obreros
fact-automated = { $number ->
    [one] Deja un obrero que puede saltar un capataz del gremio en solitario
   *[other] Deja { $number } obreros que puede saltar de una vez un capataz del gremio en solitario
  }

# Taking quests.
fact-quest_prestige = Da { $number } de prestigio al completarse
fact-quest_partly = No se puede completar a tiempo, pero da { $number } de prestigio
fact-quest_rewards = Sus tramos dan { $amounts }
fact-quest_levels = { $number ->
    [one] Uno de sus aventureros sube un nivel
   *[other] Sus aventureros se reparten hasta { $number } niveles
  }
fact-quest_power = Pero necesita hasta { $number } de fuerza
fact-quest_people = { $number ->
    [one] Pero sus aventureros estarán de misión esta ronda
   *[other] Pero sus aventureros estarán de misión { $number } rondas
  }
fact-quest_late = { $number ->
    [one] Pero tiene un paso de más para las rondas que quedan y necesita el Camino
   *[other] Pero tiene { $number } pasos de más para las rondas que quedan y necesita el Camino
  }
fact-quest_short = { $number ->
    [one] Pero a sus últimos tramos podría faltarles { $number } de fuerza
   *[other] Pero a sus últimos tramos podrían faltarles { $number } de fuerza
  }
fact-quest_price = Pero cuesta { $number } de oro
fact-quest_pays = Da { $number } de oro al momento
fact-quest_bought = Pero para cubrirla hay que comprar { $name }
fact-solo_duty = Pero si fracasa más adelante, se pierde la partida en solitario
fact-cannot_meet = No puede cubrir ninguna misión de la oferta; esta es la que menos fuerza necesita
fact-free_hands = Ninguna misión de la oferta merece que vayan aventureros ahora
fact-tile_quests = { $number ->
    [one] Mantiene una misión activa, como pide la loseta de esta ronda
   *[other] Mantiene { $number } misiones activas, como pide la loseta de esta ronda
  }
fact-tile_missed = Pero así se pierde la loseta de esta ronda

# The market.
fact-passing = Pasar da { $number } de oro, y ahora nada vale más aquí
fact-price = Pero cuesta { $number } de oro
fact-sold = Al vender { FORM($resource, "some") }, puede pagar más cosas en el mercado
fact-card_prestige = Vale { $number } de prestigio al final
fact-lasts = { $number ->
    [one] Se puede usar en la ronda que queda
   *[other] Se puede usar en cada una de las { $number } rondas que quedan
  }
fact-lasts_later = Servirá en cuanto el gremio tenga un puesto
fact-card_gives = Da { $amounts } al momento
fact-new_type = Es su primer diseño de arma { $name }, un tipo que exigen algunas misiones
fact-stronger = Con { $number } de fuerza, es el diseño más fuerte del gremio
fact-better_arms = Añade un diseño con { $number } de fuerza
fact-end_bonus = Tal como están las cosas, vale { $number } de prestigio
fact-hired = Añade un aventurero para las misiones
fact-trained = { $number ->
    [2] Desde el nivel 2, un aventurero puede empuñar armas de cualquier diseño público
    [3] Desde el nivel 3, un aventurero puede empuñar también armas de diseños únicos
   *[other] El nivel { $number } es el más alto y da 1 de prestigio más al final
  }
fact-rush_too_far = Pero el gremio no puede cubrir el paso al que llegaría
fact-rush_saves = { $number ->
    [one] Sus aventureros vuelven a casa una ronda antes
   *[other] Sus aventureros vuelven a casa { $number } rondas antes
  }
fact-rush_in_time = Sin el Camino, esta misión no se completaría a tiempo

# Managing quests.
fact-armed = Con esta arma se puede cubrir el paso de «{ $name }» esta ronda
fact-given_up = El gremio no puede cubrir: { $name }
fact-let_go = Ya no merece sus armas y se la deja fracasar: { $name }
fact-all_armed = Cada misión tiene las armas que necesita esta ronda
fact-bought_to_arm = Hace falta para cubrir: { $name }

# Small choices.
fact-wealth = Juntas dan { $amounts }
fact-title = Es lo más útil en las rondas que quedan: { $name }
fact-shopped = Lo que más falta hace es { FORM($resource, "some") }
fact-advanced = Completa primero «{ $name }», por { $number } de prestigio
fact-any_order = Ninguna se completa ahora, así que el orden da igual

# What holds for any choice.
fact-no_trade = Conserva lo que tiene
fact-as_good_as_any = Es tan bueno como cualquier otra cosa
fact-least = No es bueno, pero todo lo demás parece peor
fact-must_take = En solitario hay que tomar una misión cada ronda; ninguna otra parece mejor
fact-only = No hay nada más que hacer
fact-whim = Fue un capricho
fact-sense = Parecía sensato
fact-stand_in = Un Oficial tuvo que decidir en su lugar

# Why one of several choices that came out as well: what this guild likes.
fact-likes_questing = Están igualadas; a este gremio le gusta el prestigio temprano, y esta dio un poco más
fact-likes_mining = Están igualadas; a este gremio le gustan los recursos, y esta dejó alguno más
fact-likes_hoarding = Están igualadas; a este gremio le gusta el oro, y esta dejó un poco más
fact-likes_buying = Están igualadas; a este gremio le gustan los aventureros y los diseños, y esta dio más
