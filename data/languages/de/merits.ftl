### What an action would do, to whoever asks for a hint: lines of about 35 characters on a slip, two of
### them at most for each, without a stop. What speaks against it says so with its first word ("But").
### $name is a quest, $number and $of are compared, $sign is that of $number: more, less or none.

# What changes hands.
merit-gains = Bringt { $amounts }
merit-costs = Aber es kostet { $number } Gold, dir bleiben { $of }
merit-feeds = Aber { $guild } erhält dabei { $amounts }

# The mine, and the order that follows it.
merit-defects = { $number ->
    [one] Aber einer deiner Arbeiter läuft zu { $guild } über
   *[other] Aber { $number } deiner Arbeiter laufen zu { $guild } über
  }
merit-strike = Aber { $number } deiner Arbeiter streiken dann und verlassen die Mine
merit-strike_of = { $number } Arbeiter von { $guild } streiken dann und verlassen die Mine
merit-keeps_place = { $number ->
    [1] Nach jetzigem Stand bleibst du in der nächsten Reihenfolge vorn
    [2] Nach jetzigem Stand bleibst du in der nächsten Reihenfolge auf Platz 2
    [3] Nach jetzigem Stand bleibst du in der nächsten Reihenfolge auf Platz 3
   *[other] Nach jetzigem Stand bleibst du in der nächsten Reihenfolge auf Platz 4
  }
merit-gains_place = { $number ->
    [1] Nach jetzigem Stand kommst du in der nächsten Reihenfolge nach vorn
    [2] Nach jetzigem Stand steigst du in der nächsten Reihenfolge auf Platz 2
   *[other] Nach jetzigem Stand steigst du in der nächsten Reihenfolge auf Platz 3
  }
merit-loses_place = { $number ->
    [2] Aber nach jetzigem Stand fällst du in der nächsten Reihenfolge auf Platz 2
    [3] Aber nach jetzigem Stand fällst du in der nächsten Reihenfolge auf Platz 3
   *[other] Aber nach jetzigem Stand fällst du in der nächsten Reihenfolge auf Platz 4
  }

# Your quests.
merit-completes = Schließt „{ $name }“ für { $number } Prestige ab
merit-finishes_leg = Schließt eine Etappe von „{ $name }“ ab
merit-arms = „{ $name }“ lässt sich dann diese Runde ausrüsten
merit-disarms = Aber „{ $name }“ lässt sich dann nicht mehr ausrüsten
merit-arms_next = Die nächste Etappe von „{ $name }“ lässt sich dann ausrüsten
merit-arms_offer = Du könntest dann „{ $name }“ aus der Auslage nehmen und ausrüsten
merit-nears = Dann fehlt nur noch { $amounts }, um „{ $name }“ auszurüsten
merit-meets = „{ $name }“ ist dann erfüllt: Stärke { $number } von { $of }
merit-power = „{ $name }“ hat dann Stärke { $number } von nötigen { $of }
merit-fails = { $sign ->
    [more] „{ $name }“ ließe sich ausrüsten, scheitert aber; für fertige Etappen gibt es noch { $number } Prestige
    [less] „{ $name }“ ließe sich ausrüsten, scheitert aber und kostet dich { $number } Prestige
   *[none] „{ $name }“ ließe sich ausrüsten, scheitert aber und bringt nichts
  }
merit-beyond = { $sign ->
    [more] „{ $name }“ lässt sich nicht ausrüsten und scheitert; für fertige Etappen gibt es noch { $number } Prestige
    [less] „{ $name }“ lässt sich nicht ausrüsten und scheitert, das kostet dich { $number } Prestige
   *[none] „{ $name }“ lässt sich nicht ausrüsten und scheitert, ohne Prestige
  }
merit-all_met = { $number ->
    [one] Deine Quest ist erfüllt
   *[other] Alle { $number } deiner Quests sind erfüllt
  }

# A quest of the offer.
merit-armed_at_once = Lässt sich sofort ausrüsten, für { $amounts }
merit-ends_in = Kann in Runde { $number } fertig sein, für { $of } Prestige
merit-too_late = { $number ->
    [one] Aber ohne Eile auf der Straße endet sie eine Runde zu spät
   *[other] Aber ohne Eile auf der Straße endet sie { $number } Runden zu spät
  }
merit-grows_hard = Aber sie verlangt später Stärke { $number }, anfangs { $of }
merit-none_armed = { $number ->
    [0] Es gibt keine Quest, die du bezahlen kannst
    [one] Die eine Quest, die du bezahlen kannst, lässt sich jetzt nicht ausrüsten
   *[other] Keine der { $number } Quests, die du bezahlen kannst, lässt sich jetzt ausrüsten
  }

# The market.
merit-asked_type = „{ $name }“ verlangt diesen Waffentyp, den du noch nicht schmieden kannst
merit-forges = Schmiedet Stärke { $number } für { $amounts }
merit-lacks = Aber zum Schmieden fehlt dir noch { $amounts }
merit-wields = { $number ->
    [2] Stufe 2 führt jeden öffentlichen Entwurf
    [3] Stufe 3 führt auch Unikate
   *[other] Stufe { $number } ist die höchste und zählt am Ende 1 mehr
  }
merit-affords = Du kannst dir dann auf dem Markt mehr leisten
merit-people = { $number ->
    [one] Dann ist ein Abenteurer daheim
   *[other] Dann sind { $number } Abenteurer daheim
  }
merit-in_time = { $of ->
    [one] Ohne die Straße würde diese Quest eine Runde zu spät enden
   *[other] Ohne die Straße würde diese Quest { $of } Runden zu spät enden
  }
merit-reaches = Sie steht dann auf Schritt { $number } von { $of }
merit-counts = Zählt nach jetzigem Stand { $number } Prestige
merit-counts_later = Zählt am Ende { $number } Prestige
merit-savvy_buyer = Jede Runde ein Kauf mehr beim Händler
merit-savvy_seller = Jeder Verkauf an den Händler bringt mehr
merit-savvy_trader = Jede Runde ein Tausch mehr an einem Stand
merit-savvy_adventurer = Die Straße führt einen Schritt weiter
merit-stall = Tauscht jede Runde { $amounts }, in beide Richtungen
