### What a search found in the games that it played on in thought: what a choice led to in these games,
### against the next best. Lines of a hint, of "Why?" and of a review, without a stop. $number and $of
### are percentages of these games, or an amount and the round at whose end these games stop.

# $of says how sure it is, where the games are few; otherwise it is 0.
fact-found_ahead = En { $number ->
    [one] una partida simulada
   *[other] { $number } partidas simuladas
  } resultó mejor que la segunda opción{ $of ->
    [0] { "" }
   *[other] { " " }(con un { $of } % de seguridad)
  }
fact-found_close = En { $number ->
    [one] una partida simulada
   *[other] { $number } partidas simuladas
  } resultó casi igual que la segunda opción
fact-found_completes = «{ $name }» se completa en el { $number } % de las partidas simuladas, frente al { $of } %
fact-found_frees = Deja aventureros libres para «{ $name }», que se completa en el { $number } % de las partidas simuladas, frente al { $of } %
fact-found_spares = «{ $name }» fracasa en el { $number } % de las partidas simuladas, frente al { $of } %
fact-found_knows = Se consigue { FORM($name, "el") } en el { $number } % de las partidas simuladas, frente al { $of } %
fact-found_denies = Los rivales consiguen { FORM($name, "el") } en el { $number } % de las partidas simuladas, frente al { $of } %
fact-found_steps = Las misiones habrán avanzado más al final de la ronda { $of }
fact-found_quests = Deja más misiones completadas al final de la ronda { $of }
fact-found_failed = Deja menos misiones fallidas al final de la ronda { $of }
fact-found_prestige = { $number ->
    [0] Algo más de prestigio
   *[other] Unos { $number } de prestigio más
  } al final de la ronda { $of }
fact-found_rivals = El mejor rival tiene { $number ->
    [0] algo menos de prestigio
   *[other] unos { $number } de prestigio menos
  } al final de la ronda { $of }
fact-found_people = Deja más aventureros o niveles más altos al final de la ronda { $of }
fact-found_designs = Deja más diseños al final de la ronda { $of }
fact-found_resources = Deja { $number ->
    [0] algunos recursos más
    [one] un recurso más
   *[other] unos { $number } recursos más
  } al final de la ronda { $of }
fact-found_gold = Deja { $number ->
    [0] algo más de oro
   *[other] unos { $number } de oro más
  } al final de la ronda { $of }
fact-found_order = Da un lugar mejor en el orden tras la ronda { $of }
