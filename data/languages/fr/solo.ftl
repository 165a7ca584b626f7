### Solo games: automated colours, ties among their moves, the duty to take quests.

# The rule that chose a move of an automated colour, on a slip beside its overseer: two lines of about
# 28 letters. Before it stands the colour's name with a colon.
solo-slip = { $guild } :
solo-moves-by = { $guild } : { $rule }
solo-rule-most = saute par-dessus le plus d’ouvriers rivaux ({ $count })
solo-rule-fewest = { $count ->
    [0] saute par-dessus le moins des siens ({ $own })
   *[other] saute par-dessus le plus d’ouvriers rivaux ({ $count }) et le moins des siens ({ $own })
  }
solo-rule-only = joue son seul coup possible
solo-rule-tie = égalité : vous avez choisi
solo-rule-tie-watched = joue un coup parmi plusieurs équivalents
solo-rule-none = ne peut pas bouger
solo-yours = { $count ->
    [one] vous prend { $count } ouvrier
   *[other] vous prend { $count } ouvriers
  }

# On the panel of an automated colour, about 18 letters.
solo-moving = se déplace
solo-chosen-for = vous choisissez pour lui

# The right column while an automated colour moves.
solo-moves = Coup de { $guild }
solo-no-choice = vous n’avez rien à choisir
solo-why = Pourquoi ce coup
solo-jumps = sauts
solo-wins-most = Le plus d’ouvriers rivaux l’emporte
solo-wins-fewest = À égalité : le moins des siens l’emporte
solo-wins-tie = Encore à égalité : vous avez choisi

# A tie: the right column. Candidates are rows with a number, a head and a line below it.
solo-tie-title = Égalité pour { $guild }
solo-tie-count = { $count } coups équivalents
solo-tie-why-head = Raison de l’égalité
solo-tie-why = { $count ->
    [0] Aucun de ses coups ne saute par-dessus un ouvrier rival.
    [one] Chacun saute par-dessus { $count } ouvrier rival et { $own } des siens.
   *[other] Chacun saute par-dessus { $count } ouvriers rivaux et { $own } des siens.
  }
solo-tie-head = À vous de choisir
solo-tie-decide = { $guild } doit jouer un de ces coups. Choisissez celui qui vous convient le mieux.
solo-tie-overseer = { $guild } doit bouger. Choisissez un contremaître, puis sa case d’arrivée.
solo-tie-land = Choisissez la case d’arrivée de ce contremaître.
solo-takes-yours = Vous en prend { $count }
solo-takes-other = En prend { $count } à { $guild }
solo-takes-both = Vous en prend { $yours }, plus { $count } aux autres
solo-takes-none = Ne prend aucun ouvrier
solo-worker-on = cases : { $grounds }
solo-from-to = départ : { $start } ; arrivée : { $end }
solo-overseer-on = Contremaître, case { FORM($ground, "de") }
solo-landings = { $count ->
    [one] { $count } case d’arrivée
   *[other] { $count } cases d’arrivée
  }
solo-candidate = Coup { $number }. { $head }, { $detail }
solo-overseer-label = Contremaître { $number }. { $head }, { $detail }
solo-move-number = Coup { $number }
solo-move-here = Aller ici
solo-choose-overseer = Choisissez d’abord un contremaître

# The duty of the round, on parchment in the left column: a head of about 22 letters, lines of about 26.
duty-title = Objectif, manche { $round }
duty-take = Prendre une quête
duty-taken = Quête prise
duty-none = Aucune quête à prendre
duty-complete = Accomplir chaque quête
duty-by = d’ici la manche { $round }
duty-active = { $count } en cours
duty-limit = à { $count }, vous perdez
duty-failed = Une quête échouée fait aussi perdre la partie
duty-four = Quatre en cours. Si vous en prenez une cinquième, accomplissez-en une la même manche
duty-five = Cinq en cours. Accomplissez-en une cette manche, sinon vous perdez à la suivante
duty-full = Cinq en cours : vous ne pouvez plus en prendre, et vous perdez
duty-last = Dernière manche : une quête inachevée fait perdre la partie
duty-board = Voir les quêtes
duty-slots = { $count } sur { $limit } en cours
