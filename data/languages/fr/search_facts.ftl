### What a search found in the games that it played on in thought: what a choice led to in these games,
### against the next best. Lines of a hint, of "Why?" and of a review, without a stop. $number and $of
### are percentages of these games, or an amount and the round at whose end these games stop.

# $of says how sure it is, where the games are few; otherwise it is 0.
fact-found_ahead = { $number ->
    [one] Dans une partie simulée
   *[other] Sur { $number } parties simulées
  }, ce choix fait mieux que le deuxième choix{ $of ->
    [0] { "" }
   *[other] { " " }(certitude de { $of } %)
  }
fact-found_close = { $number ->
    [one] Dans une partie simulée
   *[other] Sur { $number } parties simulées
  }, ce choix fait à peu près aussi bien que le deuxième choix
fact-found_completes = Permet d’accomplir « { $name } » dans { $number } % des parties simulées (autre choix : { $of } %)
fact-found_frees = Garde des aventuriers pour la quête « { $name } », accomplie dans { $number } % des parties simulées (autre choix : { $of } %)
fact-found_spares = Laisse échouer « { $name } » dans { $number } % des parties simulées (autre choix : { $of } %)
fact-found_knows = Obtient le plan « { $name } » dans { $number } % des parties simulées (autre choix : { $of } %)
fact-found_denies = Des rivaux obtiennent « { $name } » dans { $number } % des parties simulées (autre choix : { $of } %)
fact-found_steps = Fait davantage avancer les quêtes que l’autre choix d’ici la fin de la manche { $of }
fact-found_quests = Permet d’accomplir plus de quêtes que l’autre choix d’ici la fin de la manche { $of }
fact-found_failed = Laisse échouer moins de quêtes que l’autre choix d’ici la fin de la manche { $of }
fact-found_prestige = Rapporte { $number ->
    [0] un peu plus de prestige
   *[other] environ { $number } points de prestige de plus
  } que l’autre choix d’ici la fin de la manche { $of }
fact-found_rivals = Le meilleur rival a { $number ->
    [0] un peu moins de prestige
   *[other] environ { $number } points de prestige de moins
  } qu’avec l’autre choix à la fin de la manche { $of }
fact-found_people = Donne plus d’aventuriers ou des niveaux plus élevés que l’autre choix d’ici la fin de la manche { $of }
fact-found_designs = Procure plus de plans que l’autre choix d’ici la fin de la manche { $of }
fact-found_resources = Laisse { $number ->
    [0] un peu plus de ressources
    [1] environ une ressource de plus
   *[other] environ { $number } ressources de plus
  } que l’autre choix à la fin de la manche { $of }
fact-found_gold = Laisse { $number ->
    [0] un peu plus d’or
    [1] environ une pièce d’or de plus
   *[other] environ { $number } pièces d’or de plus
  } que l’autre choix à la fin de la manche { $of }
fact-found_order = Donne une meilleure place dans l’ordre que l’autre choix après la manche { $of }
