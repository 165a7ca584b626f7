# Packs: cards, prices and mines of somebody's own.

# Something was dropped on the window: a head of about 24 letters, and a sentence. $problem names a file of
# the pack and what is wrong with it.
packs-installed = パックを導入しました
packs-installed-what = { $author }作「{ $name }」を「新しいゲーム」で選べます。
packs-refused = パックを導入できません
packs-refused-why = { $problem }。

# The set-up of a game: which cards are played with. A label of about 12 letters, then the name of the
# pack and, smaller, its author, each on a line of about 24 letters; two arrows are described.
packs-cards = カード
packs-cards-own = Forge War
packs-cards-by = { $author }作
packs-cards-other = 「{ $name }」で遊ぶ
# The head of a message: a pack that was chosen turned out to be damaged.
packs-unusable = このパックは使えません
