### What an action would do: on the slip of a hint, in the prompt of the market and at the merchant.
### One or two lines of about 40 characters, without a stop at the end.

# Set-up.
action-keep = Die Karten { $cards } behalten
action-raise = { CAPITAL(FORM($hero, "dat")) } eine Stufe geben
action-place = Einen Aufseher auf { $resource } setzen
action-place-other = Einen Aufseher von { $guild } auf { $resource } setzen

# The mine.
action-pass-mine = Passen, ohne einen Aufseher zu bewegen
action-move = Diesen Aufseher auf { $resource } ziehen
action-jump = Mit diesem Aufseher auf { $resource } springen, über { $count } Arbeiter
action-worker = Diesen Arbeiter auf { $resource } versetzen
action-worker-off = Diesen Arbeiter aus der Mine nehmen
# From which hex to which, where nothing points there: "Move this overseer to iron (E4–E6)".
action-where = { $deed } ({ $where })
action-from-to = { $origin }–{ $target }
action-from = von { $origin }

# The market. Labels name a thing to choose; the others say what it costs and does.
action-pass-market = Passen und { $gold } Gold erhalten
action-claim-label = { CAPITAL(FORM($card, "acc")) } beanspruchen
action-claim = { CAPITAL(FORM($card, "acc")) } für { $price } Gold beanspruchen
action-claim-shared = { CAPITAL(FORM($card, "acc")) } für { $price } Gold beanspruchen, dazu { $count ->
    [one] { $share } Gold an { $guilds }
   *[other] je { $share } Gold an { $guilds }
  }
action-buy = „{ $card }“ kaufen
action-buy-for = „{ $card }“ für { $price } Gold kaufen
action-buy-goods = { $goods } für { $price } Gold kaufen
action-buy-single = „{ $card }“ für { $price } Gold kaufen (bringt sofort { $effects })
action-end-bonus = „{ $card }“ für { $price } Gold kaufen (zählt jetzt { $worth } Prestige)
action-hire = Einen Abenteurer anheuern
action-hire-for = Einen Abenteurer für { $price } Gold anheuern
action-train = { CAPITAL(FORM($hero, "acc")) } ausbilden
action-train-for = { CAPITAL(FORM($hero, "acc")) } für { $price } Gold auf Stufe { $level } ausbilden
action-hire-and-train = Für { $price } Gold einen Abenteurer anheuern und { FORM($hero, "acc") } auf Stufe { $level } ausbilden
action-rush-label = { $quest }: { $steps ->
    [one] { $steps } Schritt weiter
   *[other] { $steps } Schritte weiter
  }
action-rush = „{ $quest }“ auf der Straße { $steps ->
    [one] um { $steps } Schritt vorantreiben
   *[other] um { $steps } Schritte vorantreiben
  }
action-rush-leg = „{ $quest }“ auf der Straße { $steps ->
    [one] um { $steps } Schritt vorantreiben, in die nächste Etappe
   *[other] um { $steps } Schritte vorantreiben, in die nächste Etappe
  }
action-rush-pays = „{ $quest }“ auf der Straße { $steps ->
    [one] um { $steps } Schritt vorantreiben; die Etappe bringt: { $effects }
   *[other] um { $steps } Schritte vorantreiben; die Etappe bringt: { $effects }
  }

# Trades.
action-sell = { $goods } für { $price } Gold verkaufen
action-exchange = { $given } gegen { $got } tauschen
action-done-trading = Handel beenden
action-stop-shopping = Einkauf beenden

# Quests and rewards.
action-take = „{ $quest }“ annehmen{ $skip ->
    [0] { "" }
    [one] { " " }und { $skip } Schritt überspringen
   *[other] { " " }und { $skip } Schritte überspringen
  }
action-take-charming = „{ $quest }“ mit dem Titel „Charmant“ annehmen{ $skip ->
    [0] { "" }
    [one] { " " }und { $skip } Schritt überspringen
   *[other] { " " }und { $skip } Schritte überspringen
  }
action-no-quest = In dieser Runde keine Quest annehmen
action-arm = { CAPITAL(FORM($design, "ein")) } für { FORM($hero, "acc") } auf „{ $quest }“ schmieden
action-disarm = { CAPITAL(FORM($hero, "acc")) } heimschicken
action-done-managing = Das Ausrüsten beenden
action-advance = „{ $quest }“ als Nächstes vorrücken lassen
action-take-card = „{ $card }“ nehmen
action-decline = Verzichten
action-title = Den Titel „{ $title }“ wählen
