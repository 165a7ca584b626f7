### Why a computer guild did something, and why a Master would: under what it did, one or two lines
### of about 60 characters. Each is a reason of its own and stands at the beginning of a line, so it
### begins with a capital; what speaks against the choice says so with its first word ("But").
### $detail is what it is about: a number, a resource, a name, or a list of these.

# The mine.
reason-mined = Da { $detail }
reason-landing = El capataz queda sobre { $detail }, que extrae en su próximo movimiento
reason-last_in_order = Pero un segundo movimiento supone ir al final del próximo orden
reason-defectors = { $detail ->
    [one] Pero uno de sus obreros deserta a otro gremio
   *[other] Pero { $detail } de sus obreros desertan a otros gremios
  }
reason-next_jump = { $detail ->
    [one] Su próximo movimiento podría saltar un obrero ajeno y extraer también ahí
   *[other] Su próximo movimiento podría saltar { $detail } obreros ajenos y extraer también ahí
  }
reason-tile_workers = { $detail ->
    [one] Le deja un obrero, como pide la loseta de esta ronda
   *[other] Le deja { $detail } obreros, como pide la loseta de esta ronda
  }
reason-stays = Ningún movimiento daría algo que lo valga
reason-stays_second = Ningún segundo movimiento vale ir al final del próximo orden
reason-hex = Empieza sobre { $detail }, que se extrae con el primer movimiento
reason-around = { $detail ->
    [one] Una casilla contigua está libre para moverse
   *[other] { $detail } casillas contiguas están libres para moverse
  }
reason-room = { $detail ->
    [one] Pero una casilla contigua ya está ocupada
   *[other] Pero { $detail } casillas contiguas ya están ocupadas
  }
reason-rival_hex = No le da al autómata nada mejor que { $detail }
reason-to_jump = Pone un obrero ajeno donde un capataz de este gremio puede saltarlo
reason-off_mine = Quita de la mina uno de sus obreros
reason-automated = { $detail ->
    [one] Deja un obrero que un capataz de este gremio puede saltar
   *[other] Deja { $detail } obreros que un capataz de este gremio puede saltar de una vez
  }

# Taking quests.
reason-quest_prestige = Da { $detail } de prestigio cuando se completa
reason-quest_partly = No se puede completar a tiempo, pero da { $detail } de prestigio
reason-quest_rewards = Recompensas de sus tramos: { $detail }
reason-quest_levels = { $detail ->
    [one] Sus aventureros se reparten un nivel
   *[other] Sus aventureros se reparten hasta { $detail } niveles
  }
reason-quest_power = Pero pide hasta { $detail } de fuerza
reason-quest_people = { $detail ->
    [one] Pero sus aventureros están fuera esta ronda
   *[other] Pero sus aventureros están fuera { $detail } rondas
  }
reason-quest_late = { $detail ->
    [one] Pero le sobra un paso para las rondas que quedan: hay que usar el Camino
   *[other] Pero le sobran { $detail } pasos para las rondas que quedan: hay que usar el Camino
  }
reason-quest_short = { $detail ->
    [one] Pero podría faltar { $detail } de fuerza para sus últimos tramos
   *[other] Pero podrían faltar { $detail } de fuerza para sus últimos tramos
  }
reason-quest_price = Pero cuesta { $detail } de oro
reason-quest_pays = Da { $detail } de oro al momento
reason-quest_bought = Pero para armarla aún hay que comprar: { $detail }
reason-solo_duty = Pero si fracasa más adelante, se pierde la partida en solitario
reason-cannot_meet = Ninguna de la oferta se puede armar; esta es la que menos fuerza pide
reason-free_hands = Ninguna misión de la oferta merece enviar ahora aventureros
reason-tile_quests = { $detail ->
    [one] Quedaría una misión activa, como pide la loseta
   *[other] Quedarían { $detail } misiones activas, como pide la loseta
  }
reason-tile_missed = Pero así se pierde la loseta de esta ronda

# The market.
reason-passing = Pasar da { $detail } de oro; nada de lo que se puede comprar vale más ahora
reason-price = Pero cuesta { $detail } de oro
reason-sold = Vender { FORM($detail, "some") } permite pagar más cosas del mercado
reason-card_prestige = Cuenta { $detail } de prestigio al final
reason-lasts = { $detail ->
    [one] Se puede usar en la ronda que viene
   *[other] Se puede usar en cada una de las { $detail } rondas que vienen
  }
reason-lasts_later = Servirá en cuanto haya un puesto donde cambiar
reason-card_gives = Da al momento: { $detail }
reason-new_type = Su primer diseño de arma { $detail }, que algunas misiones exigen
reason-stronger = Con { $detail } de fuerza, el más fuerte de sus diseños
reason-better_arms = Un diseño más para elegir, con { $detail } de fuerza
reason-end_bonus = Tal como está, contaría { $detail } de prestigio
reason-hired = Otro aventurero que enviar
reason-trained = { $detail ->
    [2] En el nivel 2 un aventurero empuña todos los diseños públicos
    [3] En el nivel 3 un aventurero empuña también diseños únicos
   *[other] El nivel { $detail } es el más alto y cuenta 1 de prestigio más al final
  }
reason-rush_too_far = Pero el paso al que llegaría no se puede armar
reason-rush_saves = { $detail ->
    [one] Sus aventureros vuelven a casa una ronda antes
   *[other] Vuelven a casa { $detail } rondas antes
  }
reason-rush_in_time = Sin el Camino esta misión no acabaría a tiempo

# Managing quests.
reason-armed = Con esta arma se puede cubrir «{ $detail }» en esta ronda
reason-given_up = No se puede armar con lo que hay: { $detail }
reason-let_go = Ya no vale sus armas, y se la deja fracasar: { $detail }
reason-all_armed = Cada misión tiene las armas que necesita en esta ronda
reason-bought_to_arm = Hace falta para armar: { $detail }

# Small choices.
reason-wealth = Juntas dan: { $detail }
reason-title = { $detail }: es lo más útil en las rondas que quedan
reason-shopped = Lo que más falta hace: { $detail }
reason-advanced = Completa primero «{ $detail }»: { $prestige } de prestigio
reason-any_order = Ninguna se completa ahora, así que da igual cuál avance antes

# What holds for any choice.
reason-no_trade = Guarda lo que hay
reason-as_good_as_any = Tan bueno como cualquier otra cosa
reason-least = No es bueno, pero todo lo demás parece peor
reason-must_take = En solitario hay que tomar una misión por ronda; ninguna otra parece mejor
reason-only = No hay otra cosa que hacer
reason-whim = Un capricho
reason-sense = Parecía sensato
reason-stand_in = Un Oficial tuvo que pensar en su lugar

# What a search found in the games that it played on in thought; the first two begin, and the others
# say what the choice led to in these games, against the next best.
reason-found_ahead = { $detail ->
    [one] Jugado de antemano en una partida imaginada: mejor que la segunda opción
   *[other] Jugado de antemano en { $detail } partidas imaginadas: mejor que la segunda opción
  }
reason-found_close = { $detail ->
    [one] Jugado de antemano en una partida imaginada: sin diferencia clara con la segunda opción
   *[other] Jugado de antemano en { $detail } partidas imaginadas: sin diferencia clara con la segunda opción
  }
reason-found_completes = Lleva a completar más a menudo «{ $detail }»
reason-found_frees = Deja aventureros libres para «{ $detail }», que así se completa más a menudo
reason-found_spares = «{ $detail }» fracasa menos a menudo
reason-found_knows = Lleva más a menudo al diseño { $detail }
reason-found_denies = Deja a los demás sin { $detail }
reason-found_steps = Hace avanzar más las misiones
reason-found_quests = Lleva a más misiones completadas
reason-found_failed = Lleva a menos misiones fracasadas
reason-found_prestige = Lleva a más prestigio
reason-found_rivals = El mejor rival consigue menos prestigio
reason-found_people = Lleva a más aventureros o mejores
reason-found_designs = Lleva a más diseños
reason-found_resources = Deja más recursos
reason-found_gold = Deja más oro
reason-found_order = Lleva a ir antes en el orden

# Why one of several choices that came out as well: what this guild likes.
reason-likes_questing = Un empate; a este gremio le gusta el prestigio temprano, y así hubo algo más
reason-likes_mining = Un empate; a este gremio le gustan los recursos, y así le quedaron algunos más
reason-likes_hoarding = Un empate; a este gremio le gusta el oro, y así le quedó algo más
reason-likes_buying = Un empate; a este gremio le gustan la gente y los diseños, y así tuvo más
