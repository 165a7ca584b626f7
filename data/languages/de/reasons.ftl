### Why a computer guild did something, and why a Master would: under what it did, one or two lines
### of about 60 characters. Each is a reason of its own and stands at the beginning of a line, so it
### begins with a capital; what speaks against the choice says so with its first word ("But").
### $name is what it is about: a resource, a card, a title, or a list of these.

# The mine.
fact-mined = Bringt { $amounts }
fact-landing = Der Aufseher landet auf { $resource }; das bringt sein nächster Zug in der Mine
fact-last_in_order = Aber nach einem zweiten Zug steht die Gilde in der nächsten Reihenfolge ganz hinten
fact-defectors = { $number ->
    [one] Aber einer der eigenen Arbeiter läuft zu einer anderen Gilde über
   *[other] Aber { $number } der eigenen Arbeiter laufen zu anderen Gilden über
  }
fact-next_jump = { $number ->
    [one] Der nächste Zug könnte auch einen fremden Arbeiter überspringen
   *[other] Der nächste Zug könnte auch { $number } fremde Arbeiter überspringen
  }
fact-tile_workers = Lässt der Gilde { $number } Arbeiter, wie es das Bonusplättchen dieser Runde verlangt
fact-stays = Kein Zug bringt etwas, das sich lohnt
fact-stays_second = Kein zweiter Zug lohnt es, in der nächsten Reihenfolge ganz hinten zu stehen
fact-hex = Beginnt auf { $resource }; das bringt der erste Zug von dort
fact-around = { $number ->
    [one] Ein Nachbarfeld ist frei
   *[other] { $number } Nachbarfelder sind frei
  }
fact-room = { $number ->
    [one] Aber ein Nachbarfeld ist schon besetzt
   *[other] Aber { $number } Nachbarfelder sind schon besetzt
  }
fact-rival_hex = Lässt der automatischen Farbe nichts Besseres als { $resource }
fact-to_jump = Bereitet einen Sprung über einen fremden Arbeiter vor
fact-off_mine = Nimmt einen eigenen Arbeiter aus der Mine
fact-automated = { $number ->
    [one] Hinterlässt einen Arbeiter, den ein Aufseher der Sologilde überspringen kann
   *[other] Hinterlässt { $number } Arbeiter, die ein Aufseher der Sologilde auf einmal überspringen kann
  }

# Taking quests.
fact-quest_prestige = Bringt beim Abschluss { $number } Prestige
fact-quest_partly = Wird nicht rechtzeitig fertig, bringt aber { $number } Prestige
fact-quest_rewards = Ihre Etappen bringen: { $amounts }
fact-quest_levels = { $number ->
    [one] Einer ihrer Abenteurer steigt um eine Stufe auf
   *[other] Ihre Abenteurer teilen sich bis zu { $number } Stufen
  }
fact-quest_power = Aber sie verlangt bis zu Stärke { $number }
fact-quest_people = { $number ->
    [one] Aber ihre Abenteurer sind in dieser Runde fort
   *[other] Aber ihre Abenteurer sind { $number } Runden lang fort
  }
fact-quest_late = { $number ->
    [one] Aber sie hat einen Schritt zu viel für die restlichen Runden und braucht die Straße
   *[other] Aber sie hat { $number } Schritte zu viel für die restlichen Runden und braucht die Straße
  }
fact-quest_short = Aber für spätere Etappen könnte der Gilde Stärke { $number } fehlen
fact-quest_price = Aber sie kostet { $number } Gold
fact-quest_pays = Bringt sofort { $number } Gold
fact-quest_bought = Aber um dafür auszurüsten, muss die Gilde { $name } kaufen
fact-solo_duty = Aber scheitert sie in einer späteren Runde, ist die Solopartie verloren
fact-cannot_meet = Die Gilde kann für keine Quest in der Auslage ausrüsten; diese verlangt am wenigsten Stärke
fact-free_hands = Für keine Quest in der Auslage lohnt es sich, jetzt Abenteurer loszuschicken
fact-tile_quests = { $number ->
    [one] So bleibt { $number } Quest aktiv, wie es das Bonusplättchen dieser Runde verlangt
   *[other] So bleiben { $number } Quests aktiv, wie es das Bonusplättchen dieser Runde verlangt
  }
fact-tile_missed = Aber das Bonusplättchen dieser Runde geht verloren

# The market.
fact-passing = Passen bringt { $number } Gold, und nichts hier ist jetzt mehr wert
fact-price = Aber es kostet { $number } Gold
fact-sold = Durch den Verkauf von { FORM($resource, "dat") } ist auf dem Markt mehr bezahlbar
fact-card_prestige = Bringt am Ende { $number } Prestige
fact-lasts = { $number ->
    [one] Nützt in der einen Runde, die noch bleibt
   *[other] Nützt in jeder der { $number } restlichen Runden
  }
fact-lasts_later = Lohnt sich, sobald die Gilde einen Stand besitzt
fact-card_gives = Bringt sofort: { $amounts }
fact-new_type = Ist der erste Entwurf der Gilde für { $name }waffen, die manche Quests verlangen
fact-stronger = Ist mit Stärke { $number } der stärkste Entwurf der Gilde
fact-better_arms = Gibt einen weiteren Entwurf zur Auswahl, mit Stärke { $number }
fact-end_bonus = Zählt nach jetzigem Stand { $number } Prestige
fact-hired = Gibt einen weiteren Abenteurer für Quests
fact-trained = { $number ->
    [2] Auf Stufe 2 führt ein Abenteurer Waffen aller öffentlichen Entwürfe
    [3] Auf Stufe 3 führt ein Abenteurer auch Unikate
   *[other] Stufe { $number } ist die höchste und zählt am Ende 1 Prestige mehr
  }
fact-rush_too_far = Aber für den Schritt, den sie erreicht, reichen die Waffen der Gilde nicht
fact-rush_saves = { $number ->
    [one] Ihre Abenteurer kommen eine Runde früher heim
   *[other] Ihre Abenteurer kommen { $number } Runden früher heim
  }
fact-rush_in_time = Ohne die Straße würde diese Quest nicht rechtzeitig fertig

# Managing quests.
fact-armed = Mit dieser Waffe lässt sich der Schritt von „{ $name }“ in dieser Runde erfüllen
fact-given_up = Dafür kann die Gilde nicht ausrüsten: { $name }
fact-let_go = Lohnt keine Waffen mehr und darf scheitern: { $name }
fact-all_armed = Jede Quest hat die Waffen, die sie in dieser Runde braucht
fact-bought_to_arm = Nötig, um dafür auszurüsten: { $name }

# Small choices.
fact-wealth = Zusammen bringen sie: { $amounts }
fact-title = Nützt in den restlichen Runden am meisten: { $name }
fact-shopped = { CAPITAL($resource) } wird am meisten gebraucht
fact-advanced = Schließt zuerst „{ $name }“ ab, für { $number } Prestige
fact-any_order = Keine wird jetzt abgeschlossen, also ist die Reihenfolge egal

# What holds for any choice.
fact-no_trade = So behält die Gilde, was sie hat
fact-as_good_as_any = Ist so gut wie alles andere
fact-least = Ist nicht gut, aber alles andere sieht schlechter aus
fact-must_take = Im Solospiel ist jede Runde eine Quest Pflicht; keine andere sieht besser aus
fact-only = Es gibt nichts anderes zu tun
fact-whim = Es war eine Laune
fact-sense = Es sah vernünftig aus
fact-stand_in = Ein Geselle musste stattdessen entscheiden

# Why one of several choices that came out as well: what this guild likes.
fact-likes_questing = Fast gleich gut; diese Gilde mag frühes Prestige, und davon brachte dies etwas mehr
fact-likes_mining = Fast gleich gut; diese Gilde mag Rohstoffe, und davon blieben so etwas mehr
fact-likes_hoarding = Fast gleich gut; diese Gilde mag Gold, und davon blieb so etwas mehr
fact-likes_buying = Fast gleich gut; diese Gilde mag Abenteurer und Entwürfe, und davon gab es so mehr
