# Choices that come up in between: wealth, levels, titles, cards of the market discard.

# Shared by all: the buttons of about 90 units, why they cannot be pressed, and the prompt.
choices-title = Wahl
choices-of = { $guild }: { $choice }
choices-confirm = Bestätigen
choices-choose = Triff zuerst eine Wahl
choices-decline = Verzichten
choices-thinking = { $guild } überlegt

# Who gains a level: the head of the panel, its remark, lines of about 220 units in the right column.
choices-level-title = Wer steigt auf?
choices-level-side = Eine Stufe
choices-levels-left = noch { $count ->
    [one] { $count } Stufe
   *[other] { $count } Stufen
} zu vergeben
choices-level-asked = { $guild }: Wähle, wer aufsteigt
choices-level-highest = { $hero }: Stufe { $level }
choices-level-told = { CAPITAL(FORM($hero, "nom")) } erreicht Stufe { $level }
choices-level-shared = Eine abgeschlossene Quest gibt eine Stufe pro Etappe, höchstens eine für jeden ihrer Abenteurer.
choices-level-public = Auf Stufe { $level } führt ein Abenteurer Waffen aller öffentlichen Entwürfe.
choices-level-unique = Auf Stufe { $level } führt ein Abenteurer auch Unikate.
choices-level-champion = Auf Stufe { $level } wird ein Abenteurer Champion mit einem Titel.

# The title of a new champion.
choices-champion-title = Titel eines Champions
choices-champion-remark = gilt für den Rest der Partie, jeder nur einmal in deiner Gilde
choices-champion-asked = { $guild }: Wähle einen Titel für { FORM($hero, "acc") }
choices-champion-told = { CAPITAL(FORM($hero, "nom")) } erhält den Titel „{ $title }“: { $does }
choices-champion-later = Ein auf einer Quest errungener Titel wirkt noch nicht für diese Quest.
choices-champion-take = Titel annehmen
choices-champion-point = Zeige auf einen Titel
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
choices-champion-group-types = Typen
choices-champion-group-gems = Edelsteine
choices-champion-group-journey = Reise
# What a title would have given since the adventurer joined: a line on its card, and by quest.
choices-champion-gain-none = hätte nichts gebracht
choices-champion-gain-prestige = hätte { $count } Prestige gebracht
choices-champion-gain-gold = hätte { $count } Gold gebracht
choices-champion-gain-legs = { $count ->
    [one] hätte { $count } Etappe erleichtert
   *[other] hätte { $count } Etappen erleichtert
}
choices-champion-gain-steps = { $count ->
    [one] hätte { $count } Schritt gespart
   *[other] hätte { $count } Schritte gespart
}
choices-champion-would = Bisher hätte er gebracht
choices-champion-would-none = Auf den bisherigen Quests hätte er nichts geändert.
choices-champion-by-legs = { $count ->
    [one] { $count } Etappe
   *[other] { $count } Etappen
}
choices-champion-by-throughout = durchgehend dabei
choices-champion-by-start = von Anfang an dabei
choices-champion-by-type = der Typ fehlte
choices-champion-by-power = mehr Stärke
choices-champion-by-saved = sie wäre nicht gescheitert
choices-champion-more = { $count ->
    [one] und { $count } weitere Quest
   *[other] und { $count } weitere Quests
}

# A card of the market discard for nothing.
choices-card-title = Eine Karte aus der Marktablage
choices-card-side = Freie Karte
choices-card-remark = nimm eine kostenlos oder verzichte
choices-card-discard = Die Marktablage
choices-card-asked = { $guild }: Nimm eine Karte aus der Ablage oder verzichte
choices-card-told = „{ $card }“ kostenlos nehmen
choices-card-told-once = „{ $card }“ kostenlos nehmen; die Karte wirkt sofort
choices-card-any = Nimm eine beliebige Karte, die niemand gekauft hat.
choices-card-once = Eine Einmalkarte wirkt sofort und kommt aus dem Spiel.
choices-card-stall = Du darfst keine zwei Stände mit demselben Tausch besitzen.

# The starting wealth. The curtain hides the cards of one person from the others at the table.
choices-wealth-title = Dein Vermögen
choices-wealth-remark = behalte { $count } Karten; du beginnst mit dem, was sie geben
choices-wealth-of = Vermögen von { $guild }
choices-wealth-of-remark = behält { $count } der Karten
choices-wealth-card = { $card }
choices-wealth-card-kept = { $card }, behalten
choices-wealth-chooses = { $guild } wählt das Vermögen
choices-wealth-waits = Behalten werden { $count } von { $of } Karten. Die anderen gehen ungesehen zurück.
choices-wealth-others = Computergilden wählen
choices-wealth-person = { $guild }: { $person }
choices-wealth-face-down = { $count } Vermögenskarten liegen verdeckt. Alle anderen sehen jetzt bitte weg.
choices-wealth-look-button = Karten ansehen
choices-wealth-look = Ansehen
choices-wealth-keep = Behalten
choices-wealth-first = Wähle zuerst { $count } Karten
choices-wealth-sit-down = { $guild }: Nimm Platz, dann sieh nach
choices-wealth-asked = Behalte { $count } der { $of } Karten; die anderen gehen ungesehen zurück
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
choices-wealth-in-market = liegt auf dem ersten Markt aus

# A level of the starting wealth.
choices-raise-title = Eine Stufe für einen Abenteurer
choices-raise-remark = bis Stufe { $level }
choices-raise-asked = Wähle, welcher Abenteurer aufsteigt
choices-raise-first = Wähle einen Abenteurer
choices-raise-button = Stufe geben
choices-raise = { $hero }: von Stufe { $level } auf { $next }

# The harmless answer to a question, where the question has no better words: a button of 226 units.
choices-question-back = Zurück

# On an adventurer's tile: 85 units of 15 beside the level's pips, and 62 units of 13 in an empty hand.
choices-tile-level = Stufe { $level }
choices-tile-unarmed = waffenlos
