# Set pieces: moments that get more room than others. They are seen for a second or two, so every line
# is short.

# A banner at the beginning of a phase: the round, the phase beside it, and who is first and why.
piece-round = Manche { $round }
piece-last-round = La dernière manche
piece-last-round-means = Le Forgeron et le Bazar vendent des bonus finaux. Toute quête encore en cours à la fin échoue.
piece-first-drawn = { $guild } commence, par tirage au sort
piece-first-still = { $guild } commence, comme avant
piece-first-twice = { $guild } commence, comme avant, et a droit au second déplacement
piece-first-same = { $guild } commence, comme au marché
piece-first-turned = { $guild } commence : la guilde de tête passe à la fin de l’ordre
piece-first-fewest = { $guild } commence : le moins d’ouvriers dans la mine ({ $count })
piece-first-tie = { $guild } commence : autant d’ouvriers ({ $count }) que { $others }, mais jouait après
piece-first-held = { $guild } commence avec { $count ->
    [one] { $count } ouvrier
   *[other] { $count } ouvriers
  } : { $other } a pris le second déplacement et passe en dernier

# A quest is completed: a line over its name, beside the card.
piece-completed = { $guild } accomplit
piece-level = Niveau { $level }

# A quest fails: a line over its name, then what is kept of it and what is lost.
piece-failed = { $guild } échoue
piece-failed-short = Puissance { $power } sur { $needed }
piece-failed-promise = Un champion promis était absent
piece-failed-kept = Conservé : { $prestige } pour les actes terminés
piece-failed-nothing = Conservé : rien, car aucun acte n’est terminé
piece-failed-lost = Perdu : { $things }
piece-failed-quest = la quête
piece-failed-weapons = { $count ->
    [one] { $count } arme
   *[other] { $count } armes
  }
piece-failed-penalty = { $prestige } pour échec immédiat

# A champion is crowned: a line over the adventurer's name; the title stands on a ribbon.
piece-crowned = { $guild } a un champion

# Workers strike: the word everything stops at; then a slip with why (a line for each group; "own" is
# yes if they are those of the one person at the table) and the rule below it.
piece-strike = Grève
piece-strike-count = { $own ->
    [yes] Vos { $count } ouvriers sont côte à côte
   *[no] { $count } ouvriers de { $guild } sont côte à côte
  }
piece-strike-rule = À partir de { $count }, ils font grève
