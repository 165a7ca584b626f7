### What a search found in the games that it played on in thought: what a choice led to in these games,
### against the next best. Lines of a hint, of "Why?" and of a review, without a stop. $number and $of
### are percentages of these games, or an amount and the round at whose end these games stop.

# $of says how sure it is, where the games are few; otherwise it is 0.
fact-found_ahead = { $number ->
    [one] Dans une partie simulée
   *[other] Sur { $number } parties simulées
  }, ce choix fait mieux que le deuxième{ $of ->
    [0] { "" }
   *[other] { " " }(sûr à { $of } %)
  }
fact-found_close = { $number ->
    [one] Dans une partie simulée
   *[other] Sur { $number } parties simulées
  }, ce choix fait à peu près aussi bien que le deuxième
fact-found_completes = « { $name } » est accomplie dans { $number } % des parties simulées, contre { $of } %
fact-found_frees = Garde des aventuriers pour « { $name } », accomplie dans { $number } % des parties simulées, contre { $of } %
fact-found_spares = « { $name } » échoue dans { $number } % des parties simulées, contre { $of } %
fact-found_knows = Obtient le plan « { $name } » dans { $number } % des parties simulées, contre { $of } %
fact-found_denies = Des rivaux obtiennent « { $name } » dans { $number } % des parties simulées, contre { $of } %
fact-found_steps = Fait davantage avancer les quêtes d’ici la fin de la manche { $of }
fact-found_quests = Permet d’accomplir plus de quêtes d’ici la fin de la manche { $of }
fact-found_failed = Moins de quêtes échouées d’ici la fin de la manche { $of }
fact-found_prestige = Rapporte { $number ->
    [0] un peu plus de prestige
   *[other] environ { $number } points de prestige de plus
  } d’ici la fin de la manche { $of }
fact-found_rivals = Le meilleur rival a { $number ->
    [0] un peu moins de prestige
   *[other] environ { $number } points de prestige de moins
  } à la fin de la manche { $of }
fact-found_people = Donne plus d’aventuriers ou de meilleurs niveaux d’ici la fin de la manche { $of }
fact-found_designs = Procure plus de plans d’ici la fin de la manche { $of }
fact-found_resources = Laisse { $number ->
    [0] un peu plus de ressources
    [1] environ une ressource de plus
   *[other] environ { $number } ressources de plus
  } à la fin de la manche { $of }
fact-found_gold = Laisse { $number ->
    [0] un peu plus d’or
    [1] environ une pièce d’or de plus
   *[other] environ { $number } pièces d’or de plus
  } à la fin de la manche { $of }
fact-found_order = Fait jouer plus tôt dans l’ordre après la manche { $of }
