### Why a computer guild did something, and why a Master would: under what it did, one or two lines
### of about 60 characters. Each is a reason of its own, told as if after "because"; it stands at the
### beginning of a line, so it begins with a capital.
### $detail is what it is about: a number, a resource or a name.

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
reason-next_jump = Von dort kann er als Nächstes über fremde Arbeiter springen
reason-stays = Kein Zug bringt mehr, als er kostet
reason-hex = Beginnt auf { $detail }
reason-around = Reiche Felder liegen ringsum
reason-room = { $detail ->
    [one] Eine andere Figur steht in der Nähe
   *[other] { $detail } andere Figuren stehen in der Nähe
  }
reason-rival_hex = Hält die automatische Farbe aus dem Weg
reason-to_jump = Setzt einen Arbeiter dorthin, wo man über ihn springen kann, oder nimmt einen aus der Mine
reason-automated = Lässt der Gilde am meisten zum Überspringen

# Taking quests.
reason-quest_prestige = Das Prestige von „{ $detail }“, soweit darauf zu hoffen ist
reason-quest_rewards = Was ihre Etappen geben, Stufen eingeschlossen
reason-quest_power = Dafür { $detail ->
    [one] muss { $detail } Stärke
   *[other] müssen { $detail } Stärke
  } geschmiedet werden
reason-quest_people = Ihre Abenteurer sind fort, bis sie endet
reason-quest_late = { $detail ->
    [one] Ein Schritt muss auf der Straße aufgeholt werden
   *[other] { $detail } Schritte müssen auf der Straße aufgeholt werden
  }
reason-quest_short = Für die späteren Etappen { $detail ->
    [one] fehlt noch { $detail } Stärke
   *[other] fehlen noch { $detail } Stärke
  }
reason-quest_price = { $detail ->
    [0] Was dafür fehlt, muss gekauft werden
   *[other] Kostet { $detail } Gold
  }
reason-solo_duty = Im Solospiel darf keine Quest scheitern, und diese könnte es
reason-cannot_meet = Ihr erster Schritt ist nicht zu erfüllen, gleich, was geschmiedet wird
reason-free_hands = Keine Quest in der Auslage ist ihre Abenteurer jetzt wert

# The market.
reason-passing = Nichts auf dem Markt ist mehr als { $detail } Gold wert
reason-price = Kostet { $detail } Gold
reason-tile = Die Zahl, die das Bonusplättchen dieser Runde verlangt
reason-sold = Der Verkauf von { FORM($detail, "dat") } bezahlt, was als Nächstes kommt
reason-card_prestige = Was { $detail } für den Rest der Partie wert ist
reason-card_gives = Was { $detail } gibt
reason-better_arms = Stärkere Waffen oder ein neuer Typ für die verbleibenden Runden
reason-end_bonus = Was { $detail } am Ende zählen wird
reason-hired = Ein Abenteurer mehr zum Ausschicken
reason-trained = Eine höhere Stufe führt bessere Entwürfe
reason-rush_too_far = Der Schritt, den sie erreichen würde, ist nicht zu erfüllen
reason-rush_saves = { $detail ->
    [one] Ihre Abenteurer kommen eine Runde früher heim
   *[other] Ihre Abenteurer kommen { $detail } Runden früher heim
  }
reason-rush_in_time = Ohne die Straße würde sie nicht rechtzeitig fertig

# Managing quests.
reason-armed = Die billigste Art, „{ $detail }“ zu erfüllen
reason-given_up = Nicht zu erfüllen mit dem, was da ist: { $detail }
reason-all_armed = Jede Quest, die es wert ist, ist erfüllt
reason-bought_to_arm = Genau das, was zum Ausrüsten einer Quest fehlt

# Small choices.
reason-wealth = { CAPITAL($detail) } geben zusammen am meisten
reason-title = { CAPITAL($detail) } hilft in den verbleibenden Runden am meisten
reason-shopped = { CAPITAL($detail) } wird am meisten gebraucht
reason-advanced = Beendet eine Quest
reason-any_order = Es ist gleich, welche zuerst vorrückt

# What holds for any choice.
reason-no_trade = Kein Handel lohnt sich jetzt
reason-as_good_as_any = So gut wie alles andere
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
    [one] Eine Partie durchdacht: so gut wie das Nächstbeste
   *[other] { $detail } Partien durchdacht: so gut wie das Nächstbeste
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
