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
fact-found_completes = «{ $name }» se completa en el { $number } % de las partidas simuladas, frente al { $of } % con la otra opción
fact-found_frees = Deja aventureros libres para «{ $name }», que se completa en el { $number } % de las partidas simuladas, frente al { $of } % con la otra opción
fact-found_spares = «{ $name }» fracasa en el { $number } % de las partidas simuladas, frente al { $of } % con la otra opción
fact-found_knows = Se consigue { FORM($name, "el") } en el { $number } % de las partidas simuladas, frente al { $of } % con la otra opción
fact-found_denies = Los rivales consiguen { FORM($name, "el") } en el { $number } % de las partidas simuladas, frente al { $of } % con la otra opción
fact-found_steps = Las misiones habrán avanzado más que con la otra opción al final de la ronda { $of }
fact-found_quests = Más misiones completadas que con la otra opción al final de la ronda { $of }
fact-found_failed = Menos misiones fallidas que con la otra opción al final de la ronda { $of }
fact-found_prestige = { $number ->
    [0] Algo más de prestigio
   *[other] Unos { $number } de prestigio más
  } que con la otra opción al final de la ronda { $of }
fact-found_rivals = El mejor rival tiene { $number ->
    [0] algo menos de prestigio
   *[other] unos { $number } de prestigio menos
  } que con la otra opción al final de la ronda { $of }
fact-found_people = Más aventureros o niveles más altos que con la otra opción al final de la ronda { $of }
fact-found_designs = Más diseños que con la otra opción al final de la ronda { $of }
fact-found_resources = { $number ->
    [0] Algunos recursos más
    [one] Un recurso más
   *[other] Unos { $number } recursos más
  } que con la otra opción al final de la ronda { $of }
fact-found_gold = { $number ->
    [0] Algo más de oro
   *[other] Unos { $number } de oro más
  } que con la otra opción al final de la ronda { $of }
fact-found_order = Da un lugar mejor en el orden que la otra opción tras la ronda { $of }
