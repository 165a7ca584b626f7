### What an action would do, to whoever asks for a hint: lines of about 35 characters on a slip, two of
### them at most for each, without a stop. What speaks against it says so with its first word ("But").
### $name is a quest, $number and $of are compared, $sign is that of $number: more, less or none.

# What changes hands.
fact-gains = Bringt { $amounts }
fact-costs = Aber es kostet { $number } Gold; dann hast du noch { $of }
fact-feeds = Aber { $guild } bekommt dadurch { $amounts }

# The mine, and the order that follows it.
fact-defects = { $number ->
    [one] Aber einer deiner Arbeiter läuft zu { $guild } über
   *[other] Aber { $number } deiner Arbeiter laufen zu { $guild } über
  }
fact-strike = { $number } deiner Arbeiter streiken dann und verlassen die Mine
fact-strike_of = { $number } Arbeiter von { $guild } streiken dann und verlassen die Mine
fact-keeps_place = { $number ->
    [1] Nach jetzigem Stand bleibst du in der nächsten Reihenfolge auf Platz 1
    [2] Nach jetzigem Stand bleibst du in der nächsten Reihenfolge auf Platz 2
    [3] Nach jetzigem Stand bleibst du in der nächsten Reihenfolge auf Platz 3
   *[other] Nach jetzigem Stand bleibst du in der nächsten Reihenfolge auf Platz 4
  }
fact-gains_place = { $number ->
    [1] Nach jetzigem Stand rückst du in der nächsten Reihenfolge auf Platz 1 vor
    [2] Nach jetzigem Stand rückst du in der nächsten Reihenfolge auf Platz 2 vor
   *[other] Nach jetzigem Stand rückst du in der nächsten Reihenfolge auf Platz 3 vor
  }
fact-loses_place = { $number ->
    [2] Aber nach jetzigem Stand fällst du in der nächsten Reihenfolge auf Platz 2 zurück
    [3] Aber nach jetzigem Stand fällst du in der nächsten Reihenfolge auf Platz 3 zurück
   *[other] Aber nach jetzigem Stand fällst du in der nächsten Reihenfolge auf Platz 4 zurück
  }

# Your quests.
fact-completes = Schließt „{ $name }“ für { $number } Prestige ab
fact-finishes_leg = Schließt eine Etappe von „{ $name }“ ab
fact-arms = Damit kannst du in dieser Runde für „{ $name }“ ausrüsten
fact-disarms = Aber für „{ $name }“ kannst du dann nicht mehr ausrüsten
fact-arms_next = Damit kannst du für die nächste Etappe von „{ $name }“ ausrüsten
fact-arms_offer = Damit kannst du „{ $name }“ aus der Auslage annehmen und dafür ausrüsten
fact-nears = Um für „{ $name }“ auszurüsten, brauchst du dann nur noch { $amounts }
fact-meets = Erfüllt den aktuellen Schritt von „{ $name }“ mit Stärke { $number } von { $of }
fact-power = „{ $name }“ hat dann Stärke { $number } von { $of }
fact-fails = { $sign ->
    [more] Du könntest für „{ $name }“ ausrüsten, lässt die Quest aber scheitern; ihre Etappen bringen noch { $number } Prestige
    [less] Du könntest für „{ $name }“ ausrüsten, lässt die Quest aber scheitern; das kostet dich { $number } Prestige
   *[none] Du könntest für „{ $name }“ ausrüsten, lässt die Quest aber scheitern; das bringt kein Prestige
  }
fact-beyond = { $sign ->
    [more] Du kannst für „{ $name }“ nicht ausrüsten, also scheitert die Quest; ihre Etappen bringen noch { $number } Prestige
    [less] Du kannst für „{ $name }“ nicht ausrüsten, also scheitert die Quest; das kostet dich { $number } Prestige
   *[none] Du kannst für „{ $name }“ nicht ausrüsten, also scheitert die Quest; das bringt kein Prestige
  }
fact-all_met = { $number ->
    [one] Deine Quest ist für diese Runde erfüllt
   *[other] Deine { $number } Quests sind für diese Runde erfüllt
  }

# A quest of the offer.
fact-armed_at_once = Die Waffen dafür kannst du sofort schmieden: { $amounts }
fact-ends_in = Kann in Runde { $number } abgeschlossen werden: { $of } Prestige
fact-too_late = { $number ->
    [one] Aber sie endet eine Runde zu spät, wenn du sie nicht auf der Straße vorantreibst
   *[other] Aber sie endet { $number } Runden zu spät, wenn du sie nicht auf der Straße vorantreibst
  }
fact-grows_hard = Aber sie verlangt später Stärke { $number }, am Anfang nur { $of }
fact-none_armed = { $number ->
    [0] Du kannst keine Quest bezahlen
    [one] { $of ->
        [0] Für die einzige Quest, die du bezahlen kannst, kannst du nicht ausrüsten
       *[other] Zusätzlich zu deinen Quests kannst du für die einzige bezahlbare nicht ausrüsten
      }
   *[other] { $of ->
        [0] Für keine der { $number } Quests, die du bezahlen kannst, kannst du ausrüsten
       *[other] Zusätzlich zu deinen Quests kannst du für keine der { $number } bezahlbaren ausrüsten
      }
  }

# The market.
fact-asked_type = „{ $name }“ verlangt diesen Waffentyp, den du noch nicht schmieden kannst
fact-forges = Eine Waffe dieses Entwurfs hat Stärke { $number } und kostet { $amounts }
fact-lacks = Aber zum Schmieden brauchst du noch { $amounts }
fact-wields = { $number ->
    [2] Auf Stufe 2 führt ein Abenteurer Waffen aller öffentlichen Entwürfe
    [3] Auf Stufe 3 führt ein Abenteurer auch Unikate
   *[other] Stufe { $number } ist die höchste und zählt am Ende 1 Prestige mehr
  }
fact-affords = Du kannst dir dann auf dem Markt mehr leisten
fact-people = { $number ->
    [one] Dann hast du einen Abenteurer daheim
   *[other] Dann hast du { $number } Abenteurer daheim
  }
fact-in_time = { $of ->
    [one] Ohne die Straße würde diese Quest eine Runde zu spät enden
   *[other] Ohne die Straße würde diese Quest { $of } Runden zu spät enden
  }
fact-reaches = Sie erreicht Schritt { $number } von { $of }
fact-counts = Bringt nach jetzigem Stand { $number } Prestige
fact-counts_later = Bringt am Ende { $number } Prestige
fact-savvy_buyer = Bringt pro Runde einen Kauf mehr beim Händler
fact-savvy_seller = Jeder Verkauf an den Händler bringt mehr
fact-savvy_trader = Lässt dich pro Runde einen Stand einmal mehr nutzen
fact-savvy_adventurer = Die Straße bringt eine Quest einen Schritt weiter als sonst
fact-stall = Tauscht { $amounts } einmal pro Runde, in beliebiger Richtung
