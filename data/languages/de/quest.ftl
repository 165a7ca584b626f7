# The quest phase: the offer, the guild's quests, its adventurers and designs, the right column, the
# prompt and the buttons, and the quest ledger.

# Heads of panels. One line each, about 250 units of 18; the remarks at their right end are short.
quest-offer = Questauslage
quest-own-quests = Deine Quests
quest-quests-of = Quests von { $guild }
quest-filled = { $count } von { $most }
quest-home = Abenteurer daheim
quest-home-short = Daheim
quest-home-count = { $count } daheim
quest-designs = Deine Entwürfe
quest-designs-of = Entwürfe von { $guild }
quest-designs-rows = Reihen { $first }–{ $last } von { $rows }, mehr durch Blättern
quest-forgeable = { $count } von { $most } schmiedbar
quest-forgeable-for = { $hero }: führt { $count } von { $most }
quest-everyone-out = Alle sind auf Quests

# Two copies of one card that a guild has.
quest-copy = { $name } ({ $copy })

# How a quest stands, in full: on the label of a row and in prompts.
quest-row = { $quest }: { $verdict }
quest-met = erfüllt, { $power } von { $needed }
quest-short = { $short ->
    [one] es fehlt { $short }
   *[other] es fehlen { $short }
}, { $power } von { $needed }
quest-lacks-type = { $type } fehlt ({ SIGNED($extra) } nötig)
quest-promised = braucht { FORM($hero, "acc") }
quest-verdict-more = { $first }, { $next }

# How a quest stands, in pills of 122 units at the end of its row, and in lines of lists.
quest-met-short = erfüllt
quest-would-be-met = wäre erfüllt
# It is not met, and need not be before the next round.
quest-asked-next = nächste Runde
quest-missing-pill = fehlt: { SIGNED($extra) } nötig
quest-short-by = { $short ->
    [one] es fehlt { $short }
   *[other] es fehlen { $short }
}
quest-promised-short = braucht Champion
quest-needs-hero = braucht { FORM($hero, "acc") }
quest-power-of = von { $needed }
quest-step-line = Schritt { $step } von { $steps }, { $verdict }
quest-rushed = Straße: diese Runde vorgerückt

# Rows without a quest, and the picture in a row.
quest-row-none = Keine aktive Quest
quest-none-yet = Noch keine

# A place of the offer: its label, the pill on a card that cannot be taken, what an empty one says,
# and what the hourglass and the warning above it say when they are pointed at.
quest-place = { $quest }, { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
}, { $price ->
    [0] kostenlos
   *[other] { $price } Gold
}
quest-place-empty = leer
quest-place-taken = { $guild } nimmt „{ $quest }“ an
quest-place-taker = An { $guild } vergeben
quest-lock-gold = { $short ->
    [one] es fehlt { $short }
   *[other] es fehlen { $short }
}
quest-lock-full = { $count } Quests
quest-lock-level = Stufe { $level }
quest-lock-no-quest = keine Quest
quest-lock = nicht jetzt
quest-leaves-label = Scheidet am Rundenende aus
quest-leaves = Verlässt am Ende dieser Runde die Auslage, wenn niemand sie annimmt
quest-too-long-label = Zu lang
quest-too-long = Braucht { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
  }, einen pro Runde, aber es { $rounds ->
    [one] bleibt nur noch { $rounds } Runde
   *[other] bleiben nur noch { $rounds } Runden
  }

# The quest pointed at, in the right column of about 250 units.
quest-take-a-quest = Nimm eine Quest an
quest-taken-by = { $guild } wählt
quest-offer-advice = Zeige auf eine Quest, um zu sehen, was sie verlangt. Jede Gilde darf pro Runde eine annehmen. Du musst ihren ersten Schritt noch in dieser Runde erfüllen, sonst scheitert sie.
quest-offer-advice-solo = Zeige auf eine Quest, um zu sehen, was sie verlangt. Du musst in jeder Runde eine annehmen und ihren ersten Schritt noch in dieser Runde erfüllen; scheitert sie, ist die Partie verloren.
quest-length = { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
}, noch { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}
quest-price-of = { $price ->
    [0] kostenlos
   *[other] von { $gold } Gold
}
quest-charming-pays = Charmant: bringt { $gold } Gold
quest-expeditious = Geschwind: Beginn bei Schritt
quest-charm = Auftraggeber bezirzen: { $gold } Gold
quest-first-met = Du kannst sie erfüllen mit
quest-first-cost = für { $cost }
quest-first-more = und { $count } weitere
quest-first-not = Nicht mit dem, was du hast
quest-first-fails = { $others ->
    [0] Ohne Handel scheitert sie
   *[other] Wenn du für deine anderen Quests ausrüstest, scheitert sie ohne Handel
}: { SIGNED($prestige) } Prestige
quest-first-loses = Ohne Handel scheitert sie, und die Partie ist verloren
quest-costs-nothing = nichts
quest-weapon-power = { SIGNED($power) }

# An adventurer: the label of a tile, and lines in the right column.
quest-hero = { $hero }, Stufe { $level }
quest-hero-more = { $hero }, { $more }
quest-hero-title = { $title }: { $does }
quest-hero-carries = Trägt { FORM($design, "ein") }
quest-hero-honed = geschärft: { SIGNED($power) }
quest-hero-weapon-lost = Bei neuer Waffe, anderer Quest oder Heimkehr geht diese Waffe verloren
quest-wields-simple = Führt auf Stufe { $level } Schwerter und Dolche
quest-wields-public = Führt auf Stufe { $level } Waffen aller öffentlichen Entwürfe
quest-wields-all = Führt auf Stufe { $level } alle Waffen, auch Unikate
quest-send-home = Heimschicken
quest-no-quest-to-go-on = Du hast keine aktive Quest
quest-no-quest-to-forge-for = Du hast keine aktive Quest, für die du schmieden könntest

# What becomes of each quest if the guild is done now: up to two lines of about 220 units under its
# name. $gains is a list: "7 prestige and 2 gold".
quest-if-done = Wenn du jetzt fertig bist
quest-how-they-stand = Stand der Quests
quest-fate-fails = scheitert: { $prestige ->
    [0] kein Prestige
   *[other] { SIGNED($prestige) } Prestige
}
quest-fate-fails-still = scheitert: noch { SIGNED($prestige) } Prestige
quest-fate-loses = scheitert, und die Partie ist verloren
quest-fate-over = die Partie ist vorher verloren
quest-fate-completed = wird abgeschlossen: { $gains }
quest-fate-leg = schließt eine Etappe ab
quest-fate-leg-for = schließt eine Etappe ab: { $gains }
quest-fate-on = rückt vor auf Schritt { $step } von { $steps }
quest-none-own = Deine Gilde hat keine aktive Quest.
quest-none-of = { $guild } hat keine aktive Quest.
quest-advice-unmet = Wähle Abenteurer, Entwurf und Quest in beliebiger Reihenfolge oder ziehe einen Abenteurer oder Entwurf auf eine Quest.
quest-advice-met = Jede Quest ist für diese Runde erfüllt. Rohstoffe, die du nicht brauchst, bleiben in deinem Vorrat.
quest-advice-lost = Im Solospiel ist die Partie verloren, sobald eine Quest scheitert.

# What advancing brings: a pill of 122 units, and lines in the right column.
quest-rewards = Belohnungen
quest-rewards-advice = Jede Quest rückt einen Schritt vor; die Reihenfolge bestimmst du.
quest-moves-next = Rückt vor
quest-moves-on = 1 Schritt weiter
quest-moves-leg = Etappenende
quest-moves-completed = abgeschlossen
quest-moved = vorgerückt
quest-moves-on-line = Rückt in ihrer Etappe einen Schritt vor
quest-finishes-leg = Schließt eine Etappe ab
quest-finishes-quest = Schließt die Quest ab
quest-hero-raised = { CAPITAL(FORM($hero, "nom")) } erreicht Stufe { $level }
quest-hero-joins = Ein neuer Abenteurer kommt dazu
quest-weapon-honed = Waffe { FORM($hero, "gen") }: { SIGNED($power) } Stärke
quest-gains = { CAPITAL($what) }
quest-then-overseer-move = Dann bewegst du einen Aufseher
quest-then-worker-move = Dann versetzt oder entfernst du einen Arbeiter
quest-then-market-card = Dann nimmst du eine Karte aus der Marktablage
quest-then-level = { $count ->
    [one] Dann wählst du, wer aufsteigt
   *[other] Dann verteilst du { $count } Stufen
}
quest-then-title = Dann wählst du einen Titel

# Coming rounds, and the ledger. Heads of columns are about 100 units wide.
quest-coming-rounds = Kommende Runden
quest-power = Stärke
quest-nothing-asked = Nichts verlangt
quest-round = Runde { $round }
quest-after-the-end = Nach dem Ende
quest-ledger = Questbuch
quest-ledger-none = { $guild } hat keine aktive Quest
quest-ledger-finished = fertig
quest-ledger-power = Nötige Stärke
quest-ledger-armed = { $power } ausgerüstet
quest-ledger-late = { $count ->
    [one] { $count } Quest wird nicht mehr fertig
   *[other] { $count } Quests werden nicht mehr fertig
}
quest-ledger-help = Jeder Schritt muss in seiner Runde erfüllt werden. Die Zahl neben dem Helm sagt, wie viele Abenteurer dafür mit den vorhandenen Waffen und Rohstoffen nötig sind; ein Strich heißt, dass diese nicht reichen.
quest-ledger-nobody = –

# The prompt: two lines of about 500 units at the foot of the screen.
quest-doing-acquisition = { $guild } wählt eine Quest
quest-doing-management = { $guild } rüstet Abenteurer aus
quest-doing-rewards = { $guild } erhält Belohnungen
quest-doing-other = { $guild } überlegt
quest-prompt-after = { $news }. { $then }
quest-prompt-take = { $guild }: Nimm eine Quest an oder verzichte
quest-prompt-full = { $guild } hat { $count } aktive Quests: Drücke „Verzichten“
quest-prompt-no-gold = { $guild } kann keine Quest bezahlen: Drücke „Verzichten“
quest-prompt-solo = { $guild }: Nimm eine Quest an, das ist in jeder Runde Pflicht
quest-prompt-solo-last = { $guild }: Mit dieser hast du { $count } Quests. Schließe eine ab, sonst verlierst du in der nächsten Runde
quest-take = „{ $quest }“ { $price ->
    [0] kostenlos
   *[other] für { $price } Gold
} annehmen{ $step ->
    [1] { "" }
   *[other] , Beginn bei Schritt { $step }
}
quest-take-charming = „{ $quest }“ annehmen und { $gold } Gold dafür bekommen{ $step ->
    [1] { "" }
   *[other] , Beginn bei Schritt { $step }
}
quest-prompt-arm = { $design } für { FORM($hero, "acc") }: { $verdict }. Kosten: { $cost }
quest-prompt-arm-anew = { $told }; verloren geht: { $lost }
quest-prompt-advance = „{ $quest }“ rückt als Nächstes vor. Bestätige oder wähle eine andere
quest-prompt-advance-only = „{ $quest }“ rückt vor
quest-prompt-rewards = { $guild }: Wähle die Quest, die als Nächstes vorrückt
quest-pick-design = Welche Waffe für { FORM($hero, "acc") } auf „{ $quest }“?
quest-pick-quest = { $design } für { FORM($hero, "acc") }: auf welcher Quest?
quest-pick-hero = { $design } auf „{ $quest }“: für wen?
quest-pick-for-hero = { $hero }: Wähle einen Entwurf und eine Quest
quest-pick-for-design = { $design }: Wähle, für wen und auf welcher Quest
quest-pick-for-quest = „{ $quest }“: Wähle einen Abenteurer und einen Entwurf
quest-prompt-none = { $guild } hat keine aktive Quest: Drücke „Fertig“
quest-prompt-unmet = { $guild }: Rüste deine Abenteurer aus, { $count ->
    [one] { $count } Quest ist
   *[other] { $count } Quests sind
} nicht erfüllt
quest-prompt-met = { $guild }: Jede Quest ist für diese Runde erfüllt. Rüste weiter aus oder drücke „Fertig“

# Buttons, about 90 units of 16; then why one cannot be pressed.
quest-confirm = Bestätigen
quest-done = Fertig
quest-advance = Vorrücken
quest-take-it = Annehmen
quest-decline = Verzichten
quest-reset = Von vorn
quest-suggest = Vorschlag
quest-choose = Wähle eine Quest
quest-choose-first = Wähle zuerst eine Quest
quest-others-turn = { $guild } ist am Zug
quest-nothing-done = Noch nichts zurückzusetzen
quest-cannot-be-met = Mit den Abenteurern daheim und dem Vorrat ist sie nicht zu erfüllen
quest-suggest-tip = Waffen vorschlagen
quest-suggestion = { $weapons }: { $cost }
quest-weapon-for = { $design } für { FORM($hero, "acc") }

# The question before quests fail: lines of about 450 units, two buttons of 226. The first answer
# does no harm.
quest-question-fail = { $count ->
    [one] { $count } Quest wird scheitern
   *[other] { $count } Quests werden scheitern
}
quest-question-lost = Die Partie geht verloren
quest-question-line = { $quest }: { $verdict }; { $fate }
quest-question-gone = Gescheiterte Quests kommen aus dem Spiel. Ihre Abenteurer kehren heim und verlieren ihre Waffen.
quest-question-loses = In einer Solopartie verliert, wer an einer Quest scheitert.
quest-question-back = Weiter ausrüsten
quest-let-fail = { $count ->
    [one] Scheitern lassen
   *[other] Alle scheitern lassen
}
quest-let-lose = Partie verlieren
