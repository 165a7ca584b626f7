### The log: what happened, in lines of about 40 characters. Beside a line about a guild stands the
### guild's emblem, so lines begin with what it did: "Jumps 3: 2 iron". Lines without a guild
### (rounds, phases, what happens to all) are headings between them.

# The course of the game.
log-round = Runde { $round }
log-stage = { $stage } beginnt
log-phase-setup = Spielaufbau
log-phase-placement = Aufseher setzen
log-phase-market = Marktphase
log-phase-quest = Questphase
log-phase-end = Ende der Runde
log-phase-scoring = Schlusswertung
log-order = Reihenfolge: { $guilds }
log-won = { $guild } gewinnt
log-lost = Die Partie ist verloren

# A line with what its guild gained by it: "Jumps 3: 2 iron and 1 copper".
log-with-gains = { $line }: { $gains }
    .subject = { FORM($line, "subject") }

# What a guild gained without a line of its own to add it to; amounts follow after a colon.
# $card is the card, tile or title it came from.
log-gains-start = Erhält zu Beginn { $gains }
log-gains-wealth = Erhält { $gains } durch „{ $card }“
log-gains-mine = Erhält { $gains } durch einen fremden Zug
log-gains-pass = Erhält { $gains } fürs Passen
log-gains-claimant = Erhält { $gains } durch einen weiteren Anspruch auf { FORM($card, "acc") }
log-gains-card = Erhält { $gains } durch „{ $card }“
log-gains-quest = Erhält { $gains } durch „{ $card }“
log-gains-weapon = Erhält { $gains } durch { FORM($card, "acc") }
log-gains-champion = Erhält { $gains } durch den Titel „{ $card }“
log-gains-tile = Erhält { $gains } durch „{ $card }“
log-gains-end_adventurers = Erhält { $gains } für die Abenteurer
log-gains-end_designs = Erhält { $gains } für { FORM($card, "acc") }
log-gains-end_cards = Erhält { $gains } für „{ $card }“
log-gains-end_bonus = Erhält { $gains } für „{ $card }“
log-gains-end_gold = Erhält { $gains } für das Gold

# Set-up.
log-wealth-kept = Wählt Vermögenskarten
log-wealth-shown = Beginnt mit den Karten { $cards }
log-placed = Setzt einen Aufseher

# The mine. The guild beside "turned" and "defected" is the one that loses workers to $guild.
log-moves = Bewegt einen Aufseher
log-jumps = Springt über { $count } Arbeiter
log-turned = { $count ->
    [one] Verliert einen Arbeiter an { $guild }
   *[other] Verliert { $count } Arbeiter an { $guild }
  }
log-defected = { $count ->
    [one] Ein Arbeiter läuft zu { $guild } über
   *[other] { $count } Arbeiter laufen zu { $guild } über
  }
    .subject = own
log-removed = { $count ->
    [one] Ein Arbeiter verlässt die Mine
   *[other] { $count } Arbeiter verlassen die Mine
  }
    .subject = own
log-worker-moved = Ein Arbeiter wird auf ein anderes Feld versetzt
    .subject = own
log-struck = { $count ->
    [one] Verliert { $count } Arbeiter durch einen Streik
   *[other] Verliert { $count } Arbeiter durch einen Streik
  }

# Doing nothing.
log-passed-mine = Passt in der Mine
log-passed-second_move = Verzichtet auf den zweiten Zug
log-passed-market = Passt auf dem Markt
log-passed-quest = Nimmt keine Quest an
log-passed-management = Beendet das Ausrüsten
log-declined-overseer_move = Bewegt keinen Aufseher
log-declined-worker_move = Versetzt keinen Arbeiter
log-declined-market_card = Nimmt keine Karte
log-lapsed-overseer_move = Kann keinen Aufseher bewegen
log-lapsed-worker_move = Kann keinen Arbeiter versetzen
log-lapsed-market_card = Kann keine Karte nehmen
log-lapsed-level = Kann niemanden aufsteigen lassen
log-lapsed-title = Hat keinen Titel mehr zu vergeben
log-lapsed-automated_move = Kann nicht ziehen

# The market. $card is a card's name, $goods an amount such as "1 iron".
log-opened = { $count ->
    [one] Neu in der Kanzlei: { $cards }
   *[other] Neu in der Kanzlei: { $cards }
  }
log-discarded = Abgelegt: { $cards }
log-bought = Kauft „{ $card }“ für { $price } Gold
log-bought-goods = Kauft { $goods } für { $price } Gold
log-taken = Nimmt „{ $card }“ kostenlos
log-used = Nimmt und nutzt „{ $card }“ kostenlos
log-used-for = Kauft und nutzt „{ $card }“ für { $price } Gold
log-claimed = Erhält einen Anspruch auf { FORM($card, "acc") }
log-claimed-for = Beansprucht { FORM($card, "acc") } für { $price } Gold
log-sold = Verkauft { $costs } für { $gains }
log-stall = Tauscht { $costs } gegen { $gains }
log-hired = Heuert { FORM($hero, "acc") } für { $price } Gold an
log-trained = Bildet { FORM($hero, "acc") } für { $price } Gold auf Stufe { $level } aus
log-hired-and-trained = Heuert { FORM($new, "acc") } an und bildet { FORM($hero, "acc") } auf Stufe { $level } aus, für { $price } Gold

# Adventurers. $heroes is "the Ranger and the Elf".
log-joined = { $count ->
    [one] { CAPITAL($heroes) } kommt dazu
   *[other] { CAPITAL($heroes) } kommen dazu
  }
    .subject = own
log-raised = { CAPITAL(FORM($hero, "nom")) } erreicht Stufe { $level }
    .subject = own
log-title = { CAPITAL(FORM($hero, "nom")) } erhält den Titel „{ $title }“
    .subject = own
log-forged = Schmiedet { FORM($design, "ein") } für { FORM($hero, "acc") } auf „{ $quest }“
log-honed = Die Waffe { FORM($hero, "gen") } erhält { $power } Stärke
    .subject = own
log-returned = { $count ->
    [one] { CAPITAL($heroes) } kommt heim
   *[other] { CAPITAL($heroes) } kommen heim
  }
    .subject = own

# Quests.
log-offer-leaves = { $count ->
    [one] „{ $quests }“ verlässt die Auslage
   *[other] Diese verlassen die Auslage: { $quests }
  }
log-takes = Nimmt „{ $quest }“ an
log-takes-for = Nimmt „{ $quest }“ für { $price } Gold an
log-takes-charming = Nimmt „{ $quest }“ mit dem Titel „Charmant“ an
# $taken is one of the three above.
log-takes-late = { $taken } und überspringt { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
  }
log-advances-quest = Rückt „{ $quest }“ auf Schritt { $step } von { $last } vor
log-advances-road = Rückt „{ $quest }“ über die Straße auf Schritt { $step } von { $last } vor
log-leg = Schließt auf „{ $quest }“ Etappe { $leg } von { $legs } ab
log-completed = Schließt „{ $quest }“ ab
log-failed = Scheitert an „{ $quest }“
log-failed-kept = Behält { $gains } für abgeschlossene Etappen
log-failed-lost = Verliert { $costs } für sofortiges Scheitern

# Bonus tiles.
log-tile = „{ $tile }“ kommt { $guilds } zugute
log-tile-nobody = „{ $tile }“ kommt niemandem zugute
log-shopping = Hat { $budget } Gold zum Einkaufen
log-shops = Gibt { $spent } Gold aus
log-shopped-all = Beendet den Einkauf
log-shopped-rest = Beendet den Einkauf und verliert { $lost } Gold
