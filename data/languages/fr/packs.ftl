# Packs: cards, prices and mines of somebody's own.

# Something was dropped on the window: a head of about 24 letters, and a sentence. $problem names a file of
# the pack and what is wrong with it.
packs-installed = Pack installé
packs-installed-what = Vous pouvez choisir « { $name } » de { $author } dans Nouvelle partie.
packs-refused = Pack non installé
packs-refused-why = { $problem }.

# The set-up of a game: which cards are played with. A label of about 12 letters, then the name of the
# pack and, smaller, its author, each on a line of about 24 letters; two arrows are described.
packs-cards = Cartes
packs-cards-own = Forge War
packs-cards-by = par { $author }
packs-cards-other = Jouer avec { $name }
# The head of a message: a pack that was chosen turned out to be damaged.
packs-unusable = Ce pack est inutilisable
