### Why a computer guild did something, and why a Master would: under what it did, one or two lines
### of about 60 characters. Each is a reason of its own and stands at the beginning of a line, so it
### begins with a capital; what speaks against the choice says so with its first word ("But").
### $detail is what it is about: a number, a resource, a name, or a list of these.

# The mine.
reason-mined = Bringt { $detail }
reason-landing = Der Aufseher steht dann auf { $detail }, was sein nächster Zug abbaut
reason-last_in_order = Aber ein zweiter Zug heißt: zuletzt in der nächsten Reihenfolge
reason-defectors = { $detail ->
    [one] Aber einer der eigenen Arbeiter läuft zu einer anderen Gilde über
   *[other] Aber { $detail } der eigenen Arbeiter laufen zu anderen Gilden über
  }
reason-next_jump = { $detail ->
    [one] Sein nächster Zug könnte über einen fremden Arbeiter gehen und auch dort abbauen
   *[other] Sein nächster Zug könnte über { $detail } fremde Arbeiter gehen und auch dort abbauen
  }
reason-tile_workers = Lässt ihr { $detail } Arbeiter, wie das Bonusplättchen dieser Runde es verlangt
reason-stays = Kein Zug brächte etwas, das ihn wert wäre
reason-stays_second = Kein zweiter Zug ist es wert, in der nächsten Reihenfolge zuletzt zu kommen
reason-hex = Beginnt auf { $detail }, was der erste Zug von dort abbaut
reason-around = { $detail ->
    [one] Ein Feld daneben ist frei zum Ziehen
   *[other] { $detail } Felder daneben sind frei zum Ziehen
  }
reason-room = { $detail ->
    [one] Aber ein Feld daneben ist schon besetzt
   *[other] Aber { $detail } Felder daneben sind schon besetzt
  }
reason-rival_hex = Gibt der automatischen Farbe nichts Besseres als { $detail }
reason-to_jump = Setzt einen fremden Arbeiter dorthin, wo ein Aufseher dieser Gilde ihn überspringen kann
reason-off_mine = Nimmt einen eigenen Arbeiter aus der Mine
reason-automated = { $detail ->
    [one] Lässt einen Arbeiter, den ein Aufseher dieser Gilde überspringen kann
   *[other] Lässt { $detail } Arbeiter, die ein Aufseher dieser Gilde auf einmal überspringen kann
  }

# Taking quests.
reason-quest_prestige = Bringt { $detail } Prestige, sobald sie abgeschlossen ist
reason-quest_partly = Nicht rechtzeitig abzuschließen, bringt aber { $detail } Prestige
reason-quest_rewards = Belohnungen ihrer Etappen: { $detail }
reason-quest_levels = { $detail ->
    [one] Wer dabei ist, teilt sich eine Stufe
   *[other] Wer dabei ist, teilt sich bis zu { $detail } Stufen
  }
reason-quest_power = Aber sie verlangt bis zu { $detail } Stärke
reason-quest_people = { $detail ->
    [one] Aber ihre Abenteurer sind diese Runde fort
   *[other] Aber ihre Abenteurer sind { $detail } Runden lang fort
  }
reason-quest_late = { $detail ->
    [one] Aber sie hat einen Schritt zu viel für die restlichen Runden: sie muss auf die Straße
   *[other] Aber sie hat { $detail } Schritte zu viel für die restlichen Runden: sie muss auf die Straße
  }
reason-quest_short = Aber für spätere Etappen { $detail ->
    [one] könnte { $detail } Stärke
   *[other] könnten { $detail } Stärke
  } fehlen
reason-quest_price = Aber sie kostet { $detail } Gold
reason-quest_pays = Bringt sofort { $detail } Gold
reason-quest_bought = Aber zum Ausrüsten muss noch gekauft werden: { $detail }
reason-solo_duty = Aber scheitert sie in einer späteren Runde, ist das Solospiel verloren
reason-cannot_meet = Keine der Auslage lässt sich ausrüsten; diese verlangt am wenigsten Stärke
reason-free_hands = Keine Quest der Auslage ist es wert, jetzt Abenteurer zu schicken
reason-tile_quests = { $detail ->
    [one] Dann bleibt { $detail } Quest aktiv, wie das Plättchen es verlangt
   *[other] Dann bleiben { $detail } Quests aktiv, wie das Plättchen es verlangt
  }
reason-tile_missed = Aber das Bonusplättchen dieser Runde wird dann verfehlt

# The market.
reason-passing = Passen bringt { $detail } Gold; nichts, was es zu kaufen gibt, ist jetzt mehr wert
reason-price = Aber es kostet { $detail } Gold
reason-sold = Der Verkauf von { FORM($detail, "dat") } macht mehr auf dem Markt bezahlbar
reason-card_prestige = Zählt am Ende { $detail } Prestige
reason-lasts = { $detail ->
    [one] Nützt in der kommenden Runde
   *[other] Nützt in jeder der { $detail } kommenden Runden
  }
reason-lasts_later = Nützt, sobald ein Stand zum Tauschen da ist
reason-card_gives = Bringt sofort: { $detail }
reason-new_type = Ihr erster Entwurf für { $detail }waffen, wie sie manche Quests verlangen
reason-stronger = Mit { $detail } Stärke der stärkste ihrer Entwürfe
reason-better_arms = Ein Entwurf mehr zur Auswahl, mit { $detail } Stärke
reason-end_bonus = Würde nach jetzigem Stand { $detail } Prestige zählen
reason-hired = Ein Abenteurer mehr zum Ausschicken
reason-trained = { $detail ->
    [2] Auf Stufe 2 führt ein Abenteurer jeden öffentlichen Entwurf
    [3] Auf Stufe 3 führt ein Abenteurer auch Unikate
   *[other] Stufe { $detail } ist die höchste und zählt am Ende 1 Prestige mehr
  }
reason-rush_too_far = Aber für den Schritt, den sie erreicht, lässt sie sich nicht ausrüsten
reason-rush_saves = { $detail ->
    [one] Ihre Abenteurer kommen eine Runde früher heim
   *[other] Ihre Abenteurer kommen { $detail } Runden früher heim
  }
reason-rush_in_time = Ohne die Straße würde diese Quest nicht rechtzeitig fertig

# Managing quests.
reason-armed = Mit dieser Waffe ist „{ $detail }“ diese Runde zu erfüllen
reason-given_up = Nicht auszurüsten mit dem, was da ist: { $detail }
reason-let_go = Die Waffen nicht mehr wert und soll scheitern: { $detail }
reason-all_armed = Jede Quest hat die Waffen, die sie diese Runde braucht
reason-bought_to_arm = Nötig, um auszurüsten: { $detail }

# Small choices.
reason-wealth = Zusammen geben sie: { $detail }
reason-title = { $detail }: das nützt in den verbleibenden Runden am meisten
reason-shopped = { CAPITAL($detail) } wird am meisten gebraucht
reason-advanced = Schließt zuerst „{ $detail }“ ab, für { $prestige } Prestige
reason-any_order = Keine wird jetzt abgeschlossen, also ist gleich, welche zuerst vorrückt

# What holds for any choice.
reason-no_trade = Behält, was da ist
reason-as_good_as_any = So gut wie alles andere
reason-least = Nicht gut, aber alles andere sieht schlechter aus
reason-must_take = Im Solospiel muss jede Runde eine Quest sein; keine andere sieht besser aus
reason-only = Etwas anderes gibt es nicht zu tun
reason-whim = Eine Laune
reason-sense = Es sah vernünftig aus
reason-stand_in = Ein Geselle musste an seiner Stelle denken

# What a search found in the games that it played on in thought; the first two begin, and the others
# say what the choice led to in these games, against the next best.
reason-found_ahead = { $detail ->
    [one] In einer gedachten Partie weitergespielt: besser als das Nächstbeste
   *[other] In { $detail } gedachten Partien weitergespielt: besser als das Nächstbeste
  }
reason-found_close = { $detail ->
    [one] In einer gedachten Partie weitergespielt: kein klarer Unterschied zum Nächstbesten
   *[other] In { $detail } gedachten Partien weitergespielt: kein klarer Unterschied zum Nächstbesten
  }
reason-found_completes = Führt öfter zum Abschluss von „{ $detail }“
reason-found_frees = Hält Abenteurer frei für „{ $detail }“, was dann öfter abgeschlossen wird
reason-found_spares = „{ $detail }“ scheitert seltener
reason-found_knows = Führt öfter zum Entwurf { $detail }
reason-found_denies = Hält { $detail } von den anderen fern
reason-found_steps = Führt mit Quests weiter voran
reason-found_quests = Führt zu mehr abgeschlossenen Quests
reason-found_failed = Führt zu weniger gescheiterten Quests
reason-found_prestige = Führt zu mehr Prestige
reason-found_rivals = Der stärkste Gegner bekommt weniger Prestige
reason-found_people = Führt zu mehr oder besseren Abenteurern
reason-found_designs = Führt zu mehr Entwürfen
reason-found_resources = Lässt mehr Rohstoffe übrig
reason-found_gold = Lässt mehr Gold übrig
reason-found_order = Führt zu einem früheren Platz in der Reihenfolge

# Why one of several choices that came out as well: what this guild likes.
reason-likes_questing = Gleich gut; diese Gilde mag frühes Prestige, und so gab es etwas mehr
reason-likes_mining = Gleich gut; diese Gilde mag Rohstoffe, und so blieben etwas mehr
reason-likes_hoarding = Gleich gut; diese Gilde mag Gold, und so blieb etwas mehr
reason-likes_buying = Gleich gut; diese Gilde mag Leute und Entwürfe, und so gab es mehr
