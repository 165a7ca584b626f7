# The names of the places, on their banners: about 12 letters.
market-place-blacksmith = Schmiede
market-place-bazaar = Basar
market-place-barracks = Kaserne
market-place-clerk = Kanzlei
market-place-road = Straße

# On the banners, in small labels: an open space, which card of how many, the two halves.
market-open = offen
market-one-of = eine von { $count ->
        [2] zwei
        [3] drei
        [4] vier
       *[other] { $count }
    }
market-bonus = Bonus
market-single = Einmalkarte

# On a card that cannot be had, with a lock: about 12 letters.
market-lock-short = { $gold ->
    [one] es fehlt { $gold } Gold
   *[other] es fehlen { $gold } Gold
  }
market-lock-taken = besetzt
market-lock-owned = vorhanden
market-lock = nicht jetzt

# Where a card lay: about 14 letters. $guild has bought it, or got it for nothing.
market-no-card = keine Karte
market-sold = verkauft
market-paid = { $gold ->
        [0] an { $guild }
       *[other] an { $guild } für { $gold }
    }
# Under it, the cards in its deck; in the last round, beside a seal with a number.
market-deck = noch { $count }
market-counts-now = zählt jetzt
# Beside what was sold by the Blacksmith: three lines of 14 letters.
market-closed = Erst nächste Runde wieder
market-sold-for-good = Verkauft
# Beside what the Blacksmith sells: a heading, then what the weapon is; short.
market-last-round = Letzte Runde
market-no-effect = Kein weiterer Effekt
market-power = Stärke
market-level = Stufe { $level }
market-at-the-end = am Ende

# The Barracks: headings with a remark at their right end, the row to hire with, and below the rows
# those who cannot be raised (their faces stand before the first form).
market-hire = Anheuern
market-either-or-both = eins oder beides
market-new-adventurer = Neuer Abenteurer
market-raise = Ausbilden
market-at-home = { $count } daheim
market-nobody-to-raise = Niemand daheim kann ausgebildet werden
market-out = auf Quests
market-out-count = { $count } auf Quests
market-top-level = auf Stufe { $level }
market-top-level-count = { $count } auf Stufe { $level }

# The Clerk: on a design of one's own; the price of a claim, to the bank and to those who claimed
# before, the longer form where there is room (about 24 letters).
market-yours = deins
# The same, of a guild that somebody else plays.
market-guilds = { $guild }
market-claim-shared = { $bank } + { $share } an { $guilds }
market-claim-split = { $bank } + { $share }
market-claim-bank = { $gold } an die Bank
market-claim-gold = { $gold } Gold

# The Road: what it does, where there is no quest; below a quest's name what a step would bring, the
# shorter forms where there is little room. The colon leads to rewards in signs.
market-no-quest = Keine aktive Quest. Die Straße bringt eine deiner Quests kostenlos einen Schritt weiter.
# At the foot of the Road, a line that leads to the quest offer: about 34 letters, and what it does.
market-quests-cost = { $most ->
    [0] Quests in der Auslage sind kostenlos
   *[other] Quests in der Auslage kosten { $least } bis { $most } Gold
  }
market-no-quests = Es liegt keine Quest aus
market-offer-look = Die Quests ansehen, die du nach dem Markt annehmen kannst
market-steps-on = { $count ->
    [one] 1 Schritt weiter
   *[other] { $count } Schritte weiter
  }
market-leg = Ende der Etappe
market-leg-pays = Ende der Etappe:
market-leg-short = Etappenende
market-leg-pays-short = Etappe:
market-last-step = letzter Schritt

# The bottom bar: what is asked, the buttons, and why they cannot be pressed.
market-prompt = { $guild }: Wähle eine Aktion oder passe
market-prompt-first = { $guild }: Wähle die erste von zwei Aktionen oder passe
market-prompt-second = { $guild }: Wähle die zweite von zwei Aktionen oder passe
market-prompt-other = { $guild } ist auf dem Markt
market-prompt-trades = { $guild } handelt am Ende der Runde
market-confirm = Bestätigen
market-no-confirm = Wähle zuerst eine Aktion
market-no-pass = Du kannst jetzt nicht passen
# A trade that another guild than the one whose turn it is would make; $trade is a whole sentence.
market-trade-for-other = { $guild }: { $trade }
market-trade-now = { $trade }: sofort, ohne Bestätigen

# The market discard: a small panel with the number of cards, and the sheet that shows them.
market-discard = Ablage
market-discard-count = { $count ->
        [0] leer
        [one] { $count } Karte
       *[other] { $count } Karten
    }
market-discard-show = Die Marktablage ansehen
market-discard-title = Marktablage
market-discard-designs = Unikate: { $count }
market-discard-bonus = Bonuskarten: { $count }
market-discard-single = Einmalkarten: { $count }
market-discard-empty = Leer. Hier landen Karten, die niemand kauft.

# The merchant: the panel's title, columns, how often he can still be used.
market-merchant = Händler
market-shopping = Einkauf
market-buy = Kauf
market-sell = Verkauf
market-this-round = diese Runde
market-to-spend = zum Ausgeben
market-uses-left = { $count ->
        [0] genutzt
       *[other] noch { $count }
    }
market-stalls = Deine Stände
market-resource = { CAPITAL($resource) }
market-trade-for = Handeln für
market-trade-for-guild = Handeln für { $guild }

# The merchant over the table: what it is for, help at its foot (two lines of 40 letters), buttons.
market-last-trades = Letzter Handel vor dem Ende der Runde
market-last-trades-tile = Letzter Handel vor dem Plättchen
market-trade-nobody = Hier können nur Menschen an diesem Rechner handeln
market-trade-closed = Handeln kannst du erst, wenn das hier erledigt ist
market-trade-help = Du kannst in einer Runde jederzeit handeln, auch wenn andere am Zug sind
market-shopping-help = Du hast { $gold } Gold vom Plättchen; was du nicht ausgibst, verfällt
market-close = Schließen
market-done = Fertig
market-stop = Beenden
market-ask-me = Frag mich am Ende jeder Runde
# The question before the rest of a tile's gold is lost.
market-stop-title = Einkauf beenden?
market-stop-lost = { $gold ->
        [one] { $gold } Gold vom Plättchen würde verfallen.
       *[other] { $gold } Gold vom Plättchen würden verfallen.
    }
market-stop-yes = Einkauf beenden
market-stop-no = Weiter einkaufen

# The guild mat: everything a guild has. The line on the merchant in three lengths (50, 28 and 18
# letters); the line on where prestige came from is a list of these; captions under cards have 16
# letters.
market-mat-show = { $guild } ansehen
market-mat-automated = Das ist eine automatische Farbe. Sie zieht nur in der Mine: Sie kauft und handelt nie, geht auf keine Quest und wird nicht gewertet.
market-mat-trades =
    Händler: in dieser Runde noch { $buys ->
        [one] { $buys } Kauf
       *[other] { $buys } Käufe
    } und { $sales ->
        [one] { $sales } Verkauf
       *[other] { $sales } Verkäufe
    }
market-mat-trades-short =
    noch { $buys ->
        [one] { $buys } Kauf
       *[other] { $buys } Käufe
    }, { $sales ->
        [one] { $sales } Verkauf
       *[other] { $sales } Verkäufe
    }
market-mat-trades-shortest =
    { $buys ->
        [one] { $buys } Kauf
       *[other] { $buys } Käufe
    }, { $sales } Verk.
market-mat-from-quest = { $prestige } durch Quests
market-mat-from-champion = { $prestige } durch Champions
market-mat-from-weapon = { $prestige } durch Waffen
market-mat-from-failure = { $prestige } durch gescheiterte Quests
market-mat-from-tile = { $prestige } durch Bonusplättchen
market-mat-from-end-adventurers = { $prestige } durch Abenteurer
market-mat-from-end-designs = { $prestige } durch Entwürfe
market-mat-from-end-cards = { $prestige } durch Bonuskarten
market-mat-from-end-bonus = { $prestige } durch Schlussboni
market-mat-from-end-gold = { $prestige } durch Gold
market-mat-no-prestige = noch kein Prestige
market-mat-adventurers = Abenteurer: { $count }
market-mat-at-home = daheim
market-mat-quests = Aktive Quests: { $count } von { $most }
market-mat-designs = Entwürfe
market-mat-bonus-cards = Bonuskarten
market-mat-end-bonuses = Schlussboni
market-mat-completed = Abgeschlossene Quests: { $count }
market-mat-failed = Gescheiterte Quests: { $count }
market-mat-power = Stärke { $power } von { $needed }
market-mat-starting = Startentwurf
market-mat-claimed = beansprucht
market-mat-unique = Unikat
market-mat-uses = { $count ->
        [0] schon genutzt
       *[other] noch { $count }-mal
    }
market-mat-counts = zählt jetzt { $prestige }

# The bonus tiles: the title of the sheet, and under each tile its rounds.
market-tiles = Bonusplättchen
market-tile-rounds = Runden { $first } bis { $last }

# On cards. Under the signs of a design: its types, about 10 letters, two of them in short; at its
# foot whose it is, about 20 letters, emblems follow "Claimed by".
market-type-none = kein Typ
market-type-short-slashing = Hieb
market-type-short-piercing = Stich
market-type-short-crushing = Wucht
market-types = { $first } + { $second }
market-design-unique = Unikat
market-design-known = Jeder Gilde bekannt
market-design-public = Öffentlicher Entwurf
market-design-claimed = Beansprucht von
market-design-free = Noch nicht beansprucht
# What a card does: on the small card a word or two (12 letters), on the large one a sentence of
# three lines of 28 letters. $effects is such a sentence without its stop.
market-card-at-once = sofort
market-card-single = { $effects }. Wirkt sofort und kommt dann aus dem Spiel
market-card-for-each = für je
market-card-stall = Einmal pro Runde, in beliebiger Richtung
market-card-stall-short = 1× pro Runde
market-card-savvy-buyer = Du darfst pro Runde einen Rohstoff mehr beim Händler kaufen
market-card-savvy-seller = Jeder Verkauf an den Händler bringt 1 Gold mehr, höchstens bis zum Kaufpreis
market-card-savvy-trader = Du darfst pro Runde einen deiner Stände einmal mehr nutzen
market-card-savvy-adventurer = Auf der Straße darf eine Quest einen Schritt mehr vorrücken
market-card-savvy-short-buyer = Kauf
market-card-savvy-short-seller = je Verkauf
market-card-savvy-short-trader = Tausch
market-card-savvy-short-adventurer = auf der Straße

# What something changes, beside the sign of it.
market-change = { SIGNED($number) }
