# Packs: cards, prices and mines of somebody's own.

# Something was dropped on the window: a head of about 24 letters, and a sentence. $problem names a file of
# the pack and what is wrong with it.
packs-installed = Kartenpaket installiert
packs-installed-what = Du kannst { $name } von { $author } unter „Neue Partie“ wählen.
packs-refused = Kartenpaket nicht installiert
packs-refused-why = { $problem }.

# The set-up of a game: which cards are played with. A label of about 12 letters, then the name of the
# pack and, smaller, its author, each on a line of about 24 letters; two arrows are described.
packs-cards = Karten
packs-cards-own = Forge War
packs-cards-by = von { $author }
packs-cards-other = Mit { $name } spielen
# The head of a message: a pack that was chosen turned out to be damaged.
packs-unusable = Dieses Kartenpaket kann nicht verwendet werden
