### A whole game told in a terminal, by `forgewar replay --describe`: full sentences, as long as they
### need to be. Guilds are called by the names of those who play them, or "the automated green", so
### a sentence that begins with $guild begins with CAPITAL($guild). Hexes are called A1 to I5.

# Gold, resources and prestige: "Ann: +2 iron and −1 gold (mine)."
transcript-changes = { CAPITAL($guild) }: { $changes } ({ $source }).
# Where something came from, alone or with the card, quest, tile or title it came from.
transcript-source = { $source }: { $card }
transcript-source-wealth = Vermögen
transcript-source-mine = Mine
transcript-source-pass = Passen
transcript-source-blacksmith = Schmiede
transcript-source-bazaar = Basar
transcript-source-barracks = Kaserne
transcript-source-clerk = Kanzlei
transcript-source-offer = Auslage
transcript-source-claimant = früherer Anspruch
transcript-source-card = Karte
transcript-source-quest = Quest
transcript-source-weapon = Waffe
transcript-source-champion = Champion
transcript-source-forge = Schmieden
transcript-source-failure = gescheiterte Quest
transcript-source-merchant = Händler
transcript-source-stall = Stand
transcript-source-tile = Bonusplättchen
transcript-source-start = Startbesitz
transcript-source-end_adventurers = Schlusswertung, Abenteurer
transcript-source-end_designs = Schlusswertung, Entwürfe
transcript-source-end_cards = Schlusswertung, Karten
transcript-source-end_bonus = Schlussbonus
transcript-source-end_sale = Schlussverkauf
transcript-source-end_gold = Schlusswertung, Gold

# The course of the game.
transcript-wealth-kept = { CAPITAL($guild) } wählt Vermögenskarten.
transcript-wealth-shown = { CAPITAL($guild) } hat diese Karten behalten: { $cards }.
transcript-round = Runde { $round } beginnt ({ $stage }).
transcript-phase-setup = Der Spielaufbau beginnt.
transcript-phase-placement = Die Aufseher werden gesetzt.
transcript-phase-mine = Die Minenphase beginnt.
transcript-phase-market = Die Marktphase beginnt.
transcript-phase-quest = Die Questphase beginnt.
transcript-phase-end = Die Runde endet.
transcript-phase-scoring = Die Schlusswertung beginnt.
transcript-stage = { $stage } beginnt.
transcript-mine-built = Die Mine wird aufgebaut ({ $stage }).
transcript-order = Die Reihenfolge ist jetzt { $guilds }.
transcript-passed-mine = { CAPITAL($guild) } bewegt keinen Aufseher.
transcript-passed-second_move = { CAPITAL($guild) } verzichtet auf den zweiten Zug.
transcript-passed-market = { CAPITAL($guild) } passt auf dem Markt.
transcript-passed-quest = { CAPITAL($guild) } nimmt keine Quest an.
transcript-passed-management = { CAPITAL($guild) } beendet das Ausrüsten.
transcript-passed-trade_window = { CAPITAL($guild) } beendet den Handel.
transcript-declined-overseer_move = { CAPITAL($guild) } verzichtet darauf, einen Aufseher zu bewegen.
transcript-declined-worker_move = { CAPITAL($guild) } verzichtet darauf, einen Arbeiter zu versetzen.
transcript-declined-market_card = { CAPITAL($guild) } verzichtet auf eine Karte aus der Marktablage.
transcript-lapsed-overseer_move = { CAPITAL($guild) } dürfte einen Aufseher bewegen, aber keiner kann ziehen.
transcript-lapsed-worker_move = { CAPITAL($guild) } dürfte einen Arbeiter versetzen, aber es gibt keinen.
transcript-lapsed-market_card = { CAPITAL($guild) } dürfte eine Karte nehmen, aber es gibt keine.
transcript-lapsed-level = { CAPITAL($guild) } dürfte einen Abenteurer aufsteigen lassen, aber niemand kann aufsteigen.
transcript-lapsed-title = { CAPITAL($guild) } hat alle Titel vergeben.
transcript-lapsed-automated_move = Eine automatische Farbe kann nicht ziehen.
transcript-lost = Die Partie ist verloren.
transcript-ended = Endstand: { $places }.
transcript-place = { $place }. { $guild }

# The mine.
transcript-placed = { CAPITAL($guild) } setzt einen Aufseher auf { $hex }.
transcript-moved = { CAPITAL($guild) } zieht einen Aufseher von { $origin } nach { $target }.
transcript-jumped = { CAPITAL($guild) } zieht einen Aufseher von { $origin } über { $over } nach { $target }.
transcript-appeared = Ein Arbeiter von { $guild } erscheint auf { $hex }.
transcript-turned = { $count ->
    [one] Der Arbeiter auf { $hexes } wechselt zu { $guild }.
   *[other] Die Arbeiter auf { $hexes } wechseln zu { $guild }.
  }
transcript-defected = Der Arbeiter auf { $hex } läuft zu { $guild } über.
transcript-removed = { CAPITAL($guild) } verliert den Arbeiter auf { $hex }.
transcript-worker-moved = Ein Arbeiter von { $guild } wird von { $origin } nach { $target } versetzt.
transcript-struck = Streik: { $guild } verliert die Arbeiter auf { $hexes }.

# The market.
transcript-revealed = Aufgedeckt: { $cards }.
transcript-opened = Neu in der Kanzlei: { $cards }.
transcript-discarded = Nicht gekauft: { $cards }.
transcript-goes-blacksmith = { CAPITAL($guild) } geht in die Schmiede.
transcript-goes-bazaar = { CAPITAL($guild) } geht auf den Basar.
transcript-goes-bazaar_bonus = { CAPITAL($guild) } geht auf den Basar zu den Bonuskarten.
transcript-goes-bazaar_single = { CAPITAL($guild) } geht auf den Basar zu den Einmalkarten.
transcript-goes-barracks = { CAPITAL($guild) } geht in die Kaserne.
transcript-goes-clerk = { CAPITAL($guild) } geht in die Kanzlei.
transcript-goes-road = { CAPITAL($guild) } nimmt die Straße.
transcript-gained = { CAPITAL($guild) } { $price ->
    [0] erhält „{ $card }“ kostenlos
   *[other] kauft „{ $card }“
  }.
transcript-used = { CAPITAL($guild) } { $price ->
    [0] nimmt und nutzt „{ $card }“ kostenlos
   *[other] kauft und nutzt „{ $card }“
  }.
transcript-end-bonus = { CAPITAL($guild) } kauft den Schlussbonus „{ $card }“.
transcript-claimed = { CAPITAL($guild) } { $price ->
    [0] erhält kostenlos einen Anspruch auf { FORM($card, "acc") }
   *[other] beansprucht { FORM($card, "acc") }
  }.
transcript-bought = { CAPITAL($guild) } kauft 1 { $resource }.
transcript-sold = { CAPITAL($guild) } verkauft 1 { $resource }.
transcript-stall = { CAPITAL($guild) } nutzt den Stand „{ $card }“.

# Adventurers and champions.
# $whose is a list: "the Ranger and the Elf for Ann".
transcript-joined = { $count ->
    [one] Neu dabei ({ $source }): { $whose }.
   *[other] Neue Abenteurer ({ $source }): { $whose }.
  }
transcript-joined-guild = { $heroes } für { $guild }
transcript-raised = { CAPITAL(FORM($hero, "nom")) } von { $guild } erreicht Stufe { $level }.
transcript-champion = { CAPITAL(FORM($hero, "nom")) } von { $guild } erhält den Titel „{ $title }“.
transcript-forged = { CAPITAL($guild) } schmiedet { FORM($design, "ein") } für { FORM($hero, "acc") } auf „{ $quest }“.
transcript-weapon-lost = { CAPITAL(FORM($hero, "nom")) } von { $guild } verliert { FORM($design, "acc") }.
transcript-honed = Die Waffe { FORM($hero, "gen") } von { $guild } erhält { $power } Stärke.
transcript-returned = { CAPITAL(FORM($hero, "nom")) } von { $guild } kehrt von „{ $quest }“ heim.

# Quests.
transcript-offer = { $count ->
    [0] Die Auslage ist leer.
   *[other] Die Auslage rückt auf: { $quests }.
  }
transcript-dealt = { $count ->
    [one] Neu auf Platz { $first } der Auslage: { $quests }.
    [2] Neu auf den Plätzen { $first } und { $last } der Auslage: { $quests }.
   *[other] Neu auf den Plätzen { $first } bis { $last } der Auslage: { $quests }.
  }
transcript-out = Aus dem Spiel: { $quests }.
transcript-taken = { CAPITAL($guild) } nimmt die Quest „{ $quest }“ an{ $skip ->
    [0] { "" }
    [one] { " " }und überspringt { $skip } Schritt
   *[other] { " " }und überspringt { $skip } Schritte
  }.
transcript-taken-charming = { CAPITAL($guild) } nimmt die Quest „{ $quest }“ mit dem Titel „Charmant“ an{ $skip ->
    [0] { "" }
    [one] { " " }und überspringt { $skip } Schritt
   *[other] { " " }und überspringt { $skip } Schritte
  }.
transcript-advanced-quest = { CAPITAL($guild) } rückt „{ $quest }“ auf Schritt { $step } vor.
transcript-advanced-road = { CAPITAL($guild) } rückt „{ $quest }“ über die Straße auf Schritt { $step } vor.
transcript-advanced-off = { CAPITAL($guild) } rückt „{ $quest }“ über den letzten Schritt hinaus vor.
transcript-leg = { CAPITAL($guild) } schließt Etappe { $leg } von „{ $quest }“ ab.
transcript-completed = { CAPITAL($guild) } schließt „{ $quest }“ ab.
transcript-failed-QUEST-6 = { CAPITAL($guild) } scheitert an „{ $quest }“: Der Schritt ist nicht erfüllt.
transcript-failed-CHAMP-8 = { CAPITAL($guild) } scheitert an „{ $quest }“: Ein zugesagter Champion ist nicht da.
transcript-failed-END-1 = { CAPITAL($guild) } scheitert an „{ $quest }“: Die Partie ist zu Ende.

# Bonus tiles.
transcript-tile = { $count ->
    [0] Das Bonusplättchen „{ $tile }“ kommt niemandem zugute.
   *[other] Das Bonusplättchen „{ $tile }“ kommt { $guilds } zugute.
  }
transcript-shopping = { CAPITAL($guild) } hat { $budget } Gold vom Plättchen auszugeben.
transcript-shopped = { CAPITAL($guild) } kauft 1 { $resource } für { $price } Gold vom Plättchen.
transcript-shopping-ended = { CAPITAL($guild) } beendet den Einkauf; vom Plättchen { $lost ->
    [0] verfällt kein Gold
    [one] verfällt { $lost } Gold
   *[other] verfallen { $lost } Gold
  }.

# The whole transcript: its first lines, and the headings of its parts.
transcript-title = { CAPITAL($kind) }: { $guilds }.
transcript-copies = Eine Zahl in Klammern hinter einem Namen bezeichnet ein weiteres Exemplar derselben Karte.
transcript-head-round = RUNDE { $round } ({ $stage })
transcript-part-setup = SPIELAUFBAU
transcript-part-placement = Aufseher:
transcript-part-mine = Mine:
transcript-part-market = Markt:
transcript-part-quest = Quests:
transcript-part-end = Ende der Runde:
transcript-part-scoring = Wertung:
