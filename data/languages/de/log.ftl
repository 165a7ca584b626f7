### The log: what happened, in lines of about 40 characters. Beside a line about a guild stands the
### guild's emblem, so lines begin with what it did: "Jumps 3: 2 iron". Lines without a guild
### (rounds, phases, what happens to all) are headings between them.

# The course of the game.
log-round = Runde { $round }
log-stage = { $stage } beginnt
log-phase-setup = Spielaufbau
log-phase-placement = Aufseher werden gesetzt
log-phase-market = Marktphase
log-phase-quest = Questphase
log-phase-end = Ende der Runde
log-phase-scoring = Schlusswertung
log-order = Reihenfolge: { $guilds }
log-won = { $guild } gewinnt
log-lost = Die Partie ist verloren

# A line with what its guild gained by it: "Jumps 3: 2 iron and 1 copper".
log-with-gains = { $line }: { $gains }

# What a guild gained without a line of its own to add it to; amounts follow after a colon.
# $card is the card, tile or title it came from.
log-gains-start = Beginnt mit
log-gains-wealth = { $card }
log-gains-mine = Durch einen fremden Zug
log-gains-pass = Fürs Passen
log-gains-claimant = Für den Anspruch auf { $card }
log-gains-card = { $card }
log-gains-quest = „{ $card }“
log-gains-weapon = Waffe { $card }
log-gains-champion = Champion ({ $card })
log-gains-tile = { $card }
log-gains-end_adventurers = Für die Abenteurer
log-gains-end_designs = Für { $card }
log-gains-end_cards = Für { $card }
log-gains-end_bonus = Für { $card }
log-gains-end_gold = Für das Gold

# Set-up.
log-wealth-kept = Wählt das Vermögen
log-wealth-shown = Beginnt mit { $cards }
log-placed = Setzt einen Aufseher

# The mine. The guild beside "turned" and "defected" is the one that loses workers to $guild.
log-moves = Bewegt einen Aufseher
log-jumps = Springt über { $count } Arbeiter
log-turned = { $count ->
    [one] Ein Arbeiter wechselt zu { $guild }
   *[other] { $count } Arbeiter wechseln zu { $guild }
  }
log-defected = { $count ->
    [one] Ein Arbeiter läuft zu { $guild } über
   *[other] { $count } Arbeiter laufen zu { $guild } über
  }
log-removed = { $count ->
    [one] Ein Arbeiter verlässt die Mine
   *[other] { $count } Arbeiter verlassen die Mine
  }
log-worker-moved = Ein Arbeiter wird versetzt
log-struck = { $count ->
    [one] Streik: { $count } Arbeiter geht
   *[other] Streik: { $count } Arbeiter gehen
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
log-lapsed-overseer_move = Kein Aufseher kann ziehen
log-lapsed-worker_move = Es gibt keinen Arbeiter zu versetzen
log-lapsed-market_card = Es gibt keine Karte zu nehmen
log-lapsed-level = Niemand kann aufsteigen
log-lapsed-title = Alle Titel sind vergeben
log-lapsed-automated_move = Kann nicht ziehen

# The market. $card is a card's name, or an amount such as "1 iron".
log-opened = { $count ->
    [one] { $cards } ist für alle offen
   *[other] Offen für alle: { $cards }
  }
log-discarded = In die Ablage: { $cards }
log-bought = Kauft { $card } für { $price } Gold
log-taken = Nimmt { $card } kostenlos
log-used = Nutzt { $card }
log-used-for = Nutzt { $card } für { $price } Gold
log-claimed = Hat einen Anspruch auf { $card }
log-claimed-for = Beansprucht { $card } für { $price } Gold
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
log-raised = { CAPITAL(FORM($hero, "nom")) } erreicht Stufe { $level }
log-title = { CAPITAL(FORM($hero, "nom")) } ist jetzt Champion: { $title }
log-forged = Schmiedet { $design } für { FORM($hero, "acc") }, „{ $quest }“
log-honed = Waffe { FORM($hero, "gen") }: +{ $power } Stärke
log-returned = { $count ->
    [one] { CAPITAL($heroes) } kommt heim
   *[other] { CAPITAL($heroes) } kommen heim
  }

# Quests.
log-offer-leaves = { $count ->
    [one] „{ $quests }“ verlässt die Auslage
   *[other] Aus der Auslage: { $quests }
  }
log-takes = Nimmt „{ $quest }“ an
log-takes-for = Nimmt „{ $quest }“ für { $price } Gold an
log-takes-charming = Nimmt „{ $quest }“ mit Charme an
# $taken is one of the three above.
log-takes-late = { $taken }, { $steps ->
    [one] Beginn { $steps } Schritt später
   *[other] Beginn { $steps } Schritte später
  }
log-advances-quest = „{ $quest }“: Schritt { $step } von { $last }
log-advances-road = „{ $quest }“ über die Straße: Schritt { $step } von { $last }
log-leg = Schließt Etappe { $leg } von { $legs } ab, „{ $quest }“
log-completed = Schließt „{ $quest }“ ab
log-failed = Scheitert an „{ $quest }“
log-failed-kept = Behält { $gains } für geschaffte Etappen
log-failed-lost = Verliert { $costs } fürs sofortige Scheitern

# Bonus tiles.
log-tile = { $tile }, für { $guilds }
log-tile-nobody = { $tile }, für niemanden
log-shopping = Hat { $budget } Gold zum Einkaufen
log-shops = Gibt davon { $spent } aus
log-shopped-all = Beendet den Einkauf
log-shopped-rest = Beendet den Einkauf, { $lost } Gold ungenutzt
