### The rulebook on screen, beside its own words (rulebook.ftl, glossary.ftl).

# Chapters on the left that have no clauses: buttons, about 20 letters.
book-start = Le jeu
book-symbols = Symboles et mots
book-rulings = Si tu connais le jeu

# Above the page: a button, why it cannot be pressed, and a field to type into.
book-previous = Retour
book-no-page-before = Aucune page n’était ouverte avant celle-ci
book-search = Chercher dans les règles

# Under the title of a clause, at the right: in which games alone it holds.
book-only-solo = Solo seulement
book-only-epic = Épique seulement
book-not-solo = Pas en solo

# A seal beside what was decided here.
book-ruling = Règle maison
book-ruling-tip = Tranché ici, parce que le jeu imprimé n’en dit rien ou se contredit. Appuie pour les voir toutes.

# The beginning of a page.
book-symbols-note =
    Tous les symboles du jeu. Appuie sur l’un d’eux pour trouver les pages qui en parlent ; les mots du jeu suivent plus bas.
book-rulings-note =
    Là où le jeu imprimé se tait, ou quand ses éditions se contredisent, voici ce qui vaut ici. Pour tout le reste, on joue comme tu le connais.
book-found = { $count ->
    [one] { $count } page
   *[other] { $count } pages
  }
book-nothing-found = Aucune page ne contient tous ces mots.
