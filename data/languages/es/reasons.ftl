### Why a computer guild did something, and why a Master would: under what it did, one or two lines
### of about 60 characters. Each is a reason of its own, told as if after "because"; it stands at the
### beginning of a line, so it begins with a capital.
### $detail is what it is about: a number, a resource or a name.

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
reason-next_jump = Desde ahí podrá saltar después obreros ajenos
reason-stays = Ningún movimiento da más de lo que cuesta
reason-hex = Empieza sobre { $detail }
reason-around = Alrededor hay casillas ricas
reason-room = { $detail ->
    [one] Hay otra pieza muy cerca
   *[other] Hay otras { $detail } piezas muy cerca
  }
reason-rival_hex = Mantiene al autómata fuera del paso
reason-to_jump = Pone un obrero donde se puede saltar, o lo quita de la mina
reason-automated = Deja al gremio más obreros que saltar

# Taking quests.
reason-quest_prestige = El prestigio de «{ $detail }», hasta donde cabe esperarlo
reason-quest_rewards = Lo que dan sus tramos, niveles incluidos
reason-quest_power = { $detail ->
    [one] Hay que forjar un punto de fuerza para ella
   *[other] Hay que forjar { $detail } de fuerza
  }
reason-quest_people = Sus aventureros están fuera hasta que acabe
reason-quest_late = { $detail ->
    [one] Hay que recuperar un paso en el Camino
   *[other] Hay que recuperar { $detail } pasos en el Camino
  }
reason-quest_short = Aún faltan { $detail } de fuerza para sus últimos tramos
reason-quest_price = { $detail ->
    [0] Hay que comprar lo que falta para ella
   *[other] Cuesta { $detail } de oro
  }
reason-solo_duty = En solitario no puede fracasar ninguna misión, y esta podría
reason-cannot_meet = Su primer paso no se puede cubrir, se arme lo que se arme
reason-free_hands = Ninguna misión de la oferta vale ahora sus aventureros

# The market.
reason-passing = Nada en el mercado vale más que { $detail } de oro
reason-price = Cuesta { $detail } de oro
reason-tile = El número que pide la loseta de esta ronda
reason-sold = Vender { FORM($detail, "some") } paga lo que viene después
reason-card_prestige = Lo que vale { $detail } para el resto de la partida
reason-card_gives = Lo que da { $detail }
reason-better_arms = Armas más fuertes, o un tipo nuevo, para las rondas que quedan
reason-end_bonus = Lo que contará { $detail } al final
reason-hired = Otro aventurero que enviar
reason-trained = Un nivel más alto empuña mejores diseños
reason-rush_too_far = El paso al que llegaría no se puede cubrir
reason-rush_saves = { $detail ->
    [one] Sus aventureros vuelven a casa una ronda antes
   *[other] Vuelven a casa { $detail } rondas antes
  }
reason-rush_in_time = Sin el Camino no se acabaría a tiempo

# Managing quests.
reason-armed = La forma más barata de cubrir «{ $detail }»
reason-given_up = No se puede cubrir con lo que hay: { $detail }
reason-all_armed = Toda misión que lo merece está cubierta
reason-bought_to_arm = Justo lo que falta para armar una misión

# Small choices.
reason-wealth = La pareja que más da: { $detail }
reason-title = { CAPITAL($detail) } es lo que más ayuda en las rondas que quedan
reason-shopped = Lo que más falta hace: { $detail }
reason-advanced = Acaba una misión
reason-any_order = Da igual cuál avance antes

# What holds for any choice.
reason-no_trade = Ahora ningún trato merece la pena
reason-as_good_as_any = Tan bueno como cualquier otra cosa
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
    [one] Una partida analizada: sale igual de bien que la segunda opción
   *[other] { $detail } partidas analizadas: sale igual de bien que la segunda opción
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
