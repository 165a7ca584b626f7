# Packs: cards, prices and mines of somebody's own.

# Something was dropped on the window: a head of about 24 letters, and a sentence. $problem names a file of
# the pack and what is wrong with it.
packs-installed = Zestaw zainstalowany
packs-installed-what = { $name }, autor: { $author }. Zestaw można wybrać w Nowej grze.
packs-refused = Zestaw niezainstalowany
packs-refused-why = { $problem }.

# The set-up of a game: which cards are played with. A label of about 12 letters, then the name of the
# pack and, smaller, its author, each on a line of about 24 letters; two arrows are described.
packs-cards = Karty
packs-cards-own = Forge War
packs-cards-by = autor: { $author }
packs-cards-other = Graj z zestawem { $name }
# The head of a message: a pack that was chosen turned out to be damaged.
packs-unusable = Nie można użyć tego zestawu
