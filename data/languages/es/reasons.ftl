### Why a computer guild did something, and why a Master would: under what it did, one or two lines
### of about 60 characters. Each is a reason of its own, told as if after "because"; it stands at the
### beginning of a line, so it begins with a capital.
### $detail is what it is about: a number, a resource, a name, or a list of these.

# The mine.
reason-mined = { $detail ->
    [one] Da un recurso
   *[other] Da { $detail } recursos
  }
reason-landing = El capataz quedará sobre { $detail }, listo para extraer
reason-last_in_order = Un segundo movimiento significa ir al final del próximo orden
reason-defectors = { $detail ->
    [one] Uno de sus obreros deserta
   *[other] { $detail } de sus obreros desertan
  }
reason-next_jump = { $detail ->
    [one] Desde ahí podría saltar después un obrero ajeno
   *[other] Desde ahí podría saltar después { $detail } obreros ajenos
  }
reason-tile_workers = { $detail ->
    [one] Deja un obrero, como pide la loseta de esta ronda
   *[other] Deja { $detail } obreros, como pide la loseta de esta ronda
  }
reason-stays = Ningún movimiento da más de lo que cuesta
reason-hex = Empieza sobre { $detail }
reason-around = { $detail ->
    [one] Alrededor hay una casilla libre
   *[other] Alrededor hay { $detail } casillas libres
  }
reason-room = { $detail ->
    [one] Hay otra pieza muy cerca
   *[other] Hay otras { $detail } piezas muy cerca
  }
reason-rival_hex = No le da al autómata nada mejor que { $detail }
reason-to_jump = Pone un obrero donde se puede saltar
reason-off_mine = Quita de la mina uno de sus obreros
reason-automated = { $detail ->
    [one] Deja un obrero que saltar
   *[other] Deja { $detail } obreros que saltar de una vez
  }

# Taking quests.
reason-quest_prestige = Da { $detail } de prestigio si se completa
reason-quest_partly = No se puede completar a tiempo, pero da { $detail } de prestigio
reason-quest_rewards = Sus tramos dan: { $detail }
reason-quest_levels = { $detail ->
    [one] Sus aventureros se reparten un nivel
   *[other] Sus aventureros se reparten hasta { $detail } niveles
  }
reason-quest_power = Pide hasta { $detail } de fuerza
reason-quest_people = { $detail ->
    [one] Sus aventureros están fuera esta ronda
   *[other] Sus aventureros están fuera { $detail } rondas
  }
reason-quest_late = { $detail ->
    [one] Hay que recuperar un paso en el Camino
   *[other] Hay que recuperar { $detail } pasos en el Camino
  }
reason-quest_short = { $detail ->
    [one] Podría faltar { $detail } de fuerza para sus últimos tramos
   *[other] Podrían faltar { $detail } de fuerza para sus últimos tramos
  }
reason-quest_price = Cuesta { $detail } de oro
reason-quest_pays = Da { $detail } de oro al momento
reason-quest_bought = Aún hay que comprar para ella: { $detail }
reason-solo_duty = No puede fracasar en solitario, y le quedan pasos
reason-cannot_meet = Ninguna de la oferta se puede cubrir; esta es la que menos pide
reason-free_hands = Ninguna misión de la oferta vale ahora sus aventureros
reason-tile_quests = { $detail ->
    [one] Quedaría una misión activa, como pide la loseta
   *[other] Quedarían { $detail } misiones activas, como pide la loseta
  }
reason-tile_missed = Así se perdería la loseta de esta ronda

# The market.
reason-passing = Pasar da { $detail } de oro, y nada en el mercado vale más
reason-price = Cuesta { $detail } de oro
reason-sold = Vender { FORM($detail, "some") } permite pagar más cosas del mercado
reason-card_prestige = Cuenta { $detail } de prestigio al final
reason-lasts = { $detail ->
    [one] Se puede usar en la ronda que viene
   *[other] Se puede usar en cada una de las { $detail } rondas que vienen
  }
reason-lasts_later = Servirá en cuanto haya un puesto donde cambiar
reason-card_gives = Da: { $detail }
reason-new_type = Un tipo que aún no se puede forjar: { $detail }
reason-stronger = Con { $detail } de fuerza, el diseño conocido más fuerte para ese nivel
reason-better_arms = Un diseño más para elegir
reason-end_bonus = Cuenta { $detail } de prestigio con lo que hay ahora
reason-hired = Otro aventurero que enviar
reason-trained = Un aventurero sube al nivel { $detail }
reason-rush_too_far = El paso al que llegaría no se puede cubrir
reason-rush_saves = { $detail ->
    [one] Sus aventureros vuelven a casa una ronda antes
   *[other] Vuelven a casa { $detail } rondas antes
  }
reason-rush_in_time = Sin el Camino no se acabaría a tiempo

# Managing quests.
reason-armed = Un arma con la que se puede cubrir «{ $detail }»
reason-given_up = No se puede cubrir con lo que hay: { $detail }
reason-let_go = Ya no vale sus armas: { $detail }
reason-all_armed = Todas las misiones están cubiertas
reason-bought_to_arm = Hace falta para armar: { $detail }

# Small choices.
reason-wealth = Juntas dan: { $detail }
reason-title = { CAPITAL($detail) } es lo que más ayuda en las rondas que quedan
reason-shopped = Lo que más falta hace: { $detail }
reason-advanced = Acaba una misión
reason-any_order = Ninguna acaba ahora, así que da igual cuál avance antes

# What holds for any choice.
reason-no_trade = Guarda lo que hay
reason-as_good_as_any = Tan bueno como cualquier otra cosa
reason-least = Todo lo demás parece peor
reason-only = No hay otra cosa que hacer
reason-unknown = No hay nada a su favor
reason-whim = Un capricho
reason-sense = Parecía sensato
reason-stand_in = Un Oficial tuvo que pensar en su lugar

# What a search found in the games that it played on in thought; the first two begin, and the others
# speak of these games.
reason-found_ahead = { $detail ->
    [one] Una partida analizada: sale mejor que la segunda opción
   *[other] { $detail } partidas analizadas: sale mejor que la segunda opción
  }
reason-found_close = { $detail ->
    [one] Una partida analizada: sin ventaja clara sobre la segunda opción
   *[other] { $detail } partidas analizadas: sin ventaja clara sobre la segunda opción
  }
reason-found_completes = { $detail }: se completa más a menudo
reason-found_spares = { $detail }: fracasa menos a menudo
reason-found_knows = { $detail }: se conoce más a menudo
reason-found_denies = { $detail }: los demás lo consiguen menos a menudo
reason-found_steps = En ellas las misiones avanzan más
reason-found_quests = En ellas se completan más misiones
reason-found_failed = En ellas fracasan menos misiones
reason-found_prestige = En ellas hay más prestigio
reason-found_rivals = En ellas los demás tienen menos prestigio
reason-found_people = En ellas hay más aventureros o mejores
reason-found_designs = En ellas se conocen más diseños
reason-found_resources = En ellas quedan más recursos
reason-found_gold = En ellas queda más oro
reason-found_order = En ellas se va antes en el orden

# Why one of several choices that came out as well: what this guild likes.
reason-likes_questing = Igual de bueno, y prefiere el prestigio temprano
reason-likes_mining = Igual de bueno, y prefiere los recursos
reason-likes_hoarding = Igual de bueno, y prefiere el oro
reason-likes_buying = Igual de bueno, y prefiere gente y diseños
