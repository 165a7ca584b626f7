# Choices that come up in between: wealth, levels, titles, cards of the market discard.

# Shared by all: the buttons of about 90 units, why they cannot be pressed, and the prompt.
choices-title = Eine Wahl
choices-confirm = Bestätigen
choices-choose = Wähle zuerst
choices-decline = Verzichten
choices-thinking = { $guild } überlegt

# Who gains a level: the head of the panel, its remark, lines of about 220 units in the right column.
choices-level-title = Wer steigt auf?
choices-level-side = Eine Stufe
choices-levels-left = noch { $count ->
    [one] { $count } Stufe
   *[other] { $count } Stufen
} zu vergeben
choices-level-asked = { $guild }: Wähle, welcher Abenteurer aufsteigt
choices-level-highest = { $hero }: Stufe { $level }
choices-level-told = { CAPITAL(FORM($hero, "nom")) } erreicht Stufe { $level }
choices-level-shared = Alle auf der Quest teilen sich so viele Stufen, wie sie Etappen hat, je eine.
choices-level-public = Stufe { $level } führt jeden öffentlichen Entwurf.
choices-level-unique = Stufe { $level } führt auch Unikate.
choices-level-champion = Stufe { $level } ist ein Champion mit einem Titel.

# The title of a new champion.
choices-champion-title = Der Titel eines Champions
choices-champion-remark = für den Rest der Partie, jeder einmal in deiner Gilde
choices-champion-asked = { $guild }: { CAPITAL(FORM($hero, "nom")) } ist ein Champion. Wähle einen Titel
choices-champion-told = { CAPITAL(FORM($hero, "nom")) } erhält den Titel { $title }: { $does }
choices-champion-later = Ein auf einer Quest errungener Titel wirkt noch nicht für diese Quest.
choices-champion-take = Titel annehmen
choices-champion-point = Zeig auf einen Titel
choices-champion-name = { $hero }: { $title }
choices-champion-worn = Trägt schon { FORM($hero, "nom") }
choices-champion-flavour = „{ $text }“
choices-champion-count-prestige = { SIGNED($count) }
choices-champion-count-gold = { SIGNED($count) }
choices-champion-count-legs = { $count ->
    [one] { $count } Etappe
   *[other] { $count } Etappen
}
choices-champion-count-steps = { $count ->
    [one] { $count } Schritt
   *[other] { $count } Schritte
}
# Headings of the groups of titles, about 90 units wide.
choices-champion-group-rewards = Lohn
choices-champion-group-types = Waffenarten
choices-champion-group-gems = Edelsteine
choices-champion-group-journey = Reise
# What a title would have given since the adventurer joined: a line on its card, and by quest.
choices-champion-gain-none = bisher nichts
choices-champion-gain-prestige = bisher { SIGNED($count) } Prestige
choices-champion-gain-gold = bisher { SIGNED($count) } Gold
choices-champion-gain-legs = { $count ->
    [one] bisher { $count } Etappe leichter
   *[other] bisher { $count } Etappen leichter
}
choices-champion-gain-steps = { $count ->
    [one] bisher { $count } Schritt gespart
   *[other] bisher { $count } Schritte gespart
}
choices-champion-would = Bisher hätte er gebracht
choices-champion-would-none = Auf den bisherigen Quests hätte er nichts geändert.
choices-champion-by-legs = { $count ->
    [one] { $count } Etappe
   *[other] { $count } Etappen
}
choices-champion-by-throughout = durchgehend dabei
choices-champion-by-start = von Anfang an dabei
choices-champion-by-type = die Art fehlte
choices-champion-by-power = mehr Stärke
choices-champion-by-saved = wäre nicht gescheitert
choices-champion-more = { $count ->
    [one] und { $count } weitere Quest
   *[other] und { $count } weitere Quests
}

# A card of the market discard for nothing.
choices-card-title = Eine Karte der Marktablage
choices-card-side = Kostenlos
choices-card-remark = nimm eine kostenlos oder verzichte
choices-card-discard = Die Marktablage
choices-card-asked = { $guild }: Nimm eine Karte der Ablage oder verzichte
choices-card-told = { $card } kostenlos nehmen
choices-card-told-once = { $card } kostenlos nehmen: wirkt sofort
choices-card-any = Eine beliebige Karte, die niemand gekauft hat.
choices-card-once = Eine Einmalkarte wirkt sofort und kommt aus dem Spiel.
choices-card-stall = Kein zweiter Stand mit demselben Tausch.

# The starting wealth. The curtain hides the cards of one person from the others at the table.
choices-wealth-title = Dein Vermögen
choices-wealth-remark = was die { $count } behaltenen Karten geben, gehört dir von Anfang an
choices-wealth-of = Das Vermögen von { $guild }
choices-wealth-of-remark = { $count } der Karten werden behalten
choices-wealth-card = { $card }
choices-wealth-card-kept = { $card }, behalten
choices-wealth-chooses = { $guild } wählt Vermögenskarten
choices-wealth-waits = { $count } von { $of } Karten werden behalten. Die anderen gehen ungesehen zurück.
choices-wealth-others = Computergilden wählen
choices-wealth-person = { $guild }: { $person }
choices-wealth-face-down = { $count } Vermögenskarten liegen verdeckt. Die anderen sehen jetzt weg.
choices-wealth-look-button = Karten ansehen
choices-wealth-look = Ansehen
choices-wealth-keep = Behalten
choices-wealth-first = Wähle zuerst { $count } Karten
choices-wealth-sit-down = { $guild }: Nimm Platz, dann sieh nach
choices-wealth-asked = Behalte { $count } von { $of }; die anderen gehen ungesehen zurück
choices-wealth-keep-these = Diese { $count } behalten
choices-wealth-table = Auf dem Tisch
# A switch between what lies there: about 16 letters each.
choices-wealth-table-quests = Questauslage
choices-wealth-table-market = Markt
choices-wealth-table-mine = Mine
choices-wealth-in-offer = in der Questauslage, { $price ->
    [0] kostenlos
   *[other] für { $price } Gold
}
choices-wealth-in-market = liegt im ersten Markt aus

# A level of the starting wealth.
choices-raise-title = Eine Stufe für einen Abenteurer
choices-raise-remark = niemand beginnt über Stufe { $level }
choices-raise-asked = Wähle, welcher Abenteurer aufsteigt
choices-raise-first = Wähle einen Abenteurer
choices-raise-button = Aufsteigen
choices-raise = { $hero }: von Stufe { $level } auf { $next }

# The harmless answer to a question, where the question has no better words: a button of 226 units.
choices-question-back = Zurück

# On an adventurer's tile: 85 units of 15 beside the level's pips, and 62 units of 13 in an empty hand.
choices-tile-level = Stufe { $level }
choices-tile-unarmed = waffenlos
