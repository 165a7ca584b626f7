### Why a computer guild did something, and why a Master would: under what it did, one or two lines
### of about 60 characters. Each is a reason of its own, told as if after "because"; it stands at the
### beginning of a line, so it begins with a capital.
### $detail is what it is about: a number, a resource, a name, or a list of these.

# The mine.
reason-mined = { $detail ->
    [one] Bringt einen Rohstoff
   *[other] Bringt { $detail } Rohstoffe
  }
reason-landing = Der Aufseher steht dann auf { $detail }, bereit zum Abbau
reason-last_in_order = Ein zweiter Zug heißt, in der nächsten Reihenfolge zuletzt zu kommen
reason-defectors = { $detail ->
    [one] Einer der eigenen Arbeiter läuft über
   *[other] { $detail } der eigenen Arbeiter laufen über
  }
reason-next_jump = { $detail ->
    [one] Von dort könnte er dann über einen fremden Arbeiter springen
   *[other] Von dort könnte er dann über { $detail } fremde Arbeiter springen
  }
reason-tile_workers = Lässt { $detail } Arbeiter, wie das Bonusplättchen es verlangt
reason-stays = Kein Zug bringt mehr, als er kostet
reason-hex = Beginnt auf { $detail }
reason-around = { $detail ->
    [one] Ein freies Feld liegt ringsum
   *[other] { $detail } freie Felder liegen ringsum
  }
reason-room = { $detail ->
    [one] Eine andere Figur steht in der Nähe
   *[other] { $detail } andere Figuren stehen in der Nähe
  }
reason-rival_hex = Gibt der automatischen Farbe nichts Besseres als { $detail }
reason-to_jump = Setzt einen Arbeiter dorthin, wo man über ihn springen kann
reason-off_mine = Nimmt einen eigenen Arbeiter aus der Mine
reason-automated = { $detail ->
    [one] Lässt einen Arbeiter zum Überspringen
   *[other] Lässt { $detail } Arbeiter auf einmal zum Überspringen
  }

# Taking quests.
reason-quest_prestige = Bringt { $detail } Prestige, wenn sie abgeschlossen wird
reason-quest_partly = Nicht rechtzeitig abzuschließen, bringt aber { $detail } Prestige
reason-quest_rewards = Ihre Etappen geben: { $detail }
reason-quest_levels = { $detail ->
    [one] Wer dabei ist, teilt sich eine Stufe
   *[other] Wer dabei ist, teilt sich bis zu { $detail } Stufen
  }
reason-quest_power = Verlangt bis zu { $detail } Stärke
reason-quest_people = { $detail ->
    [one] Ihre Abenteurer sind diese Runde fort
   *[other] Ihre Abenteurer sind { $detail } Runden lang fort
  }
reason-quest_late = { $detail ->
    [one] Ein Schritt muss auf der Straße aufgeholt werden
   *[other] { $detail } Schritte müssen auf der Straße aufgeholt werden
  }
reason-quest_short = Für die späteren Etappen { $detail ->
    [one] könnte { $detail } Stärke
   *[other] könnten { $detail } Stärke
  } fehlen
reason-quest_price = Kostet { $detail } Gold
reason-quest_pays = Bringt sofort { $detail } Gold
reason-quest_bought = Dafür muss noch gekauft werden: { $detail }
reason-solo_duty = Darf im Solospiel nicht scheitern und hat noch Schritte vor sich
reason-cannot_meet = Für keine der Auslage reicht es; diese verlangt am wenigsten
reason-free_hands = Keine Quest in der Auslage ist ihre Abenteurer jetzt wert
reason-tile_quests = { $detail ->
    [one] Dann bleibt { $detail } Quest aktiv, wie das Plättchen es verlangt
   *[other] Dann bleiben { $detail } Quests aktiv, wie das Plättchen es verlangt
  }
reason-tile_missed = Dann würde das Bonusplättchen dieser Runde verfehlt

# The market.
reason-passing = Passen bringt { $detail } Gold, und nichts auf dem Markt ist mehr wert
reason-price = Kostet { $detail } Gold
reason-sold = Der Verkauf von { FORM($detail, "dat") } macht mehr auf dem Markt bezahlbar
reason-card_prestige = Zählt am Ende { $detail } Prestige
reason-lasts = { $detail ->
    [one] Nützt in der kommenden Runde
   *[other] Nützt in jeder der { $detail } kommenden Runden
  }
reason-lasts_later = Nützt, sobald ein Stand zum Tauschen da ist
reason-card_gives = Gibt: { $detail }
reason-new_type = Ein Typ, der noch nicht geschmiedet werden kann: { $detail }
reason-stronger = Mit { $detail } Stärke der stärkste bekannte Entwurf für diese Stufe
reason-better_arms = Ein Entwurf mehr zur Auswahl
reason-end_bonus = Zählt { $detail } Prestige mit dem, was jetzt da ist
reason-hired = Ein Abenteurer mehr zum Ausschicken
reason-trained = Ein Abenteurer steigt auf Stufe { $detail }
reason-rush_too_far = Der Schritt, den sie erreichen würde, ist nicht zu erfüllen
reason-rush_saves = { $detail ->
    [one] Ihre Abenteurer kommen eine Runde früher heim
   *[other] Ihre Abenteurer kommen { $detail } Runden früher heim
  }
reason-rush_in_time = Ohne die Straße würde sie nicht rechtzeitig fertig

# Managing quests.
reason-armed = Eine Waffe, mit der „{ $detail }“ zu erfüllen ist
reason-given_up = Nicht zu erfüllen mit dem, was da ist: { $detail }
reason-let_go = Die Waffen nicht mehr wert: { $detail }
reason-all_armed = Jede Quest ist erfüllt
reason-bought_to_arm = Nötig, um auszurüsten: { $detail }

# Small choices.
reason-wealth = Zusammen geben sie: { $detail }
reason-title = { CAPITAL($detail) } hilft in den verbleibenden Runden am meisten
reason-shopped = { CAPITAL($detail) } wird am meisten gebraucht
reason-advanced = Beendet eine Quest
reason-any_order = Keine endet jetzt, also ist gleich, welche zuerst vorrückt

# What holds for any choice.
reason-no_trade = Behält, was da ist
reason-as_good_as_any = So gut wie alles andere
reason-least = Alles andere sieht schlechter aus
reason-only = Etwas anderes gibt es nicht zu tun
reason-unknown = Nichts spricht dafür
reason-whim = Eine Laune
reason-sense = Es sah vernünftig aus
reason-stand_in = Ein Geselle musste an seiner Stelle denken

# What a search found in the games that it played on in thought; the first two begin, and the others
# speak of these games.
reason-found_ahead = { $detail ->
    [one] Eine Partie durchdacht: besser als das Nächstbeste
   *[other] { $detail } Partien durchdacht: besser als das Nächstbeste
  }
reason-found_close = { $detail ->
    [one] Eine Partie durchdacht: kein klarer Vorsprung vor dem Nächstbesten
   *[other] { $detail } Partien durchdacht: kein klarer Vorsprung vor dem Nächstbesten
  }
reason-found_completes = { $detail } wird darin öfter abgeschlossen
reason-found_spares = { $detail } scheitert darin seltener
reason-found_knows = { $detail } ist darin öfter bekannt
reason-found_denies = Die anderen kommen darin seltener an { $detail }
reason-found_steps = Darin kommen Quests weiter voran
reason-found_quests = Darin werden mehr Quests abgeschlossen
reason-found_failed = Darin scheitern weniger Quests
reason-found_prestige = Darin gibt es mehr Prestige
reason-found_rivals = Darin haben die anderen weniger Prestige
reason-found_people = Darin gibt es mehr oder bessere Abenteurer
reason-found_designs = Darin sind mehr Entwürfe bekannt
reason-found_resources = Darin bleiben mehr Rohstoffe übrig
reason-found_gold = Darin bleibt mehr Gold übrig
reason-found_order = Darin ist der Platz in der Reihenfolge besser

# Why one of several choices that came out as well: what this guild likes.
reason-likes_questing = Gleich gut, und sie hat gern früh Prestige
reason-likes_mining = Gleich gut, und sie hat gern Rohstoffe
reason-likes_hoarding = Gleich gut, und sie hat gern Gold
reason-likes_buying = Gleich gut, und sie hat gern Leute und Entwürfe
