### Solo games: automated colours, ties among their moves, the duty to take quests.

# The rule that chose a move of an automated colour, on a slip beside its overseer: two lines of about
# 28 letters. Before it stands the colour's name with a colon.
solo-slip = { $guild } :
solo-rule-most = le plus d’ouvriers rivaux sautés : { $count }
solo-rule-fewest = { $count ->
    [0] le moins des siens sautés : { $own }
   *[other] le plus de rivaux sautés : { $count }, le moins des siens : { $own }
  }
solo-rule-only = seul coup possible
solo-rule-tie = égalité, tu as choisi
solo-rule-tie-watched = égalité, un des coups équivalents
solo-rule-none = ne peut pas bouger
solo-yours = { $count ->
    [one] te prend { $count } ouvrier
   *[other] te prend { $count } ouvriers
  }

# On the panel of an automated colour, about 18 letters.
solo-moving = se déplace
solo-chosen-for = tu choisis pour lui

# The right column while an automated colour moves.
solo-moves = Coup de { $guild }
solo-no-choice = tu n’as rien à choisir
solo-why = Pourquoi ce coup
solo-jumps = saute
solo-wins-most = Le plus d’ouvriers des autres l’emporte
solo-wins-fewest = Égalité : le moins des siens l’emporte
solo-wins-tie = Égalité : tu as choisi

# A tie: the right column. Candidates are rows with a number, a head and a line below it.
solo-tie-title = Égalité : { $guild }
solo-tie-count = { $count } coups équivalents
solo-tie-why-head = Pourquoi
solo-tie-why = { $count ->
    [0] Aucun coup ne saute d’ouvrier des autres.
    [one] Chacun saute { $count } ouvrier des autres et { $own } des siens.
   *[other] Chacun saute { $count } ouvriers des autres et { $own } des siens.
  }
solo-tie-head = À toi de choisir
solo-tie-decide = { $guild } doit jouer un de ces coups. Choisis celui qui t’arrange le plus.
solo-tie-overseer = { $guild } doit bouger. Choisis un contremaître, puis sa case d’arrivée.
solo-tie-land = Choisis la case d’arrivée de ce contremaître.
solo-takes-yours = T’en prend { $count }
solo-takes-other = { $guild } en perd { $count }
solo-takes-both = T’en prend { $yours }, et { $count } aux autres
solo-takes-none = Ne prend personne
solo-worker-on = sur { $grounds }
solo-from-to = de { $start } à { $end }
solo-overseer-on = Contremaître sur { $ground }
solo-landings = { $count ->
    [one] { $count } case d’arrivée
   *[other] { $count } cases d’arrivée
  }
solo-candidate = Coup { $number }. { $head }, { $detail }
solo-overseer-label = Contremaître { $number }. { $head }, { $detail }
solo-move-number = Coup { $number }
solo-move-here = Aller ici
solo-choose-overseer = Choisis d’abord un contremaître

# The duty of the round, on parchment in the left column: a head of about 22 letters, lines of about 26.
duty-title = Devoir, manche { $round }
duty-take = Prends une quête
duty-taken = Quête prise
duty-none = Aucune quête à prendre
duty-complete = Accomplis chaque quête
duty-by = avant la fin ({ $round })
duty-active = { $count } en cours
duty-limit = à { $count }, tu perds
duty-failed = Une quête échouée fait aussi perdre la partie
duty-four = Quatre en cours. La suivante est la cinquième : accomplis-en une la même manche
duty-five = Cinq en cours. Accomplis-en une maintenant, sinon la prochaine manche est perdue
duty-full = Cinq en cours : impossible d’en prendre une autre, la manche est perdue
duty-last = Dernière manche : une quête inachevée fait perdre la partie
duty-board = Voir les quêtes
duty-slots = { $count } sur { $limit } en cours
