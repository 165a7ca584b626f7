### Why something cannot be done: in tooltips of what is dimmed, beside the mouse, one or two lines of
### about 40 characters, without a stop. Numbers of a resource come with its name: "2 iron".

# At any time.
refusal-not-now = Das geht jetzt nicht
refusal-over = Die Partie ist zu Ende
refusal-no-guild = Diese Gilde spielt nicht mit
refusal-no-resource = Mit diesem Rohstoff handelt der Händler nicht
refusal-no-adventurer = Deine Gilde hat keinen solchen Abenteurer

# Set-up.
refusal-wealth-pair = Behalte zwei verschiedene deiner Vermögenskarten
refusal-equal-claims = Du darfst nicht zwei Ansprüche auf denselben Entwurf behalten
refusal-start-level = Kein Abenteurer darf über Stufe { $level } beginnen
refusal-no-overseer-left = Von dieser Farbe wird jetzt kein Aufseher gesetzt

# The mine.
refusal-outside-mine = Das liegt außerhalb der Mine
refusal-overseer-there = Dort steht schon ein Aufseher
refusal-worker-there = Dort steht schon ein Arbeiter
refusal-not-your-overseer = Dort steht keiner deiner Aufseher
refusal-no-move = Ein Aufseher muss mindestens ein Feld weit ziehen
refusal-straight-line = Ein Aufseher zieht in gerader Linie
refusal-overseer-between = Ein anderer Aufseher steht im Weg
refusal-behind-the-row = Nach einem Sprung bleibt ein Aufseher auf dem ersten Feld hinter der Reihe stehen
refusal-no-worker = Dort steht kein Arbeiter
refusal-hex-not-empty = Ein Arbeiter kann nur auf ein leeres Feld versetzt werden
refusal-better-move = Ein anderer Zug dieser Farbe überspringt mehr fremde oder weniger eigene Arbeiter

# The market.
refusal-space-taken = { $guild } hat diesen Ort in dieser Runde besetzt
refusal-costs = Kostet { $price } Gold; du hast { $gold }
refusal-not-open = Dieser öffentliche Entwurf ist noch nicht offen
refusal-claimed-already = Deine Gilde hat diesen Entwurf schon beansprucht
refusal-not-on-show = Diese Karte liegt dort nicht aus
refusal-stall-owned = Deine Gilde hat schon einen Stand mit diesem Tausch
refusal-barracks-nobody = Heuere einen Abenteurer an, bilde einen aus oder beides
refusal-out-on-quest = Dieser Abenteurer ist auf einer Quest
refusal-highest-level = Stufe { $level } ist die höchste Stufe
refusal-not-your-quest = Das ist keine deiner aktiven Quests
refusal-road-reach = { $reach ->
    [one] Die Straße bringt eine Quest höchstens { $reach } Schritt weiter
   *[other] Die Straße bringt eine Quest höchstens { $reach } Schritte weiter
  }
refusal-road-last-step = { $left ->
    [0] Die Quest ist auf ihrem letzten Schritt; weiter führt die Straße nicht
    [one] Die Straße endet beim letzten Schritt; bis dahin ist es { $left } Schritt
   *[other] Die Straße endet beim letzten Schritt; bis dahin sind es { $left } Schritte
  }
refusal-last-round-only = Schlussboni gibt es nur in der letzten Runde
refusal-not-in-discard = Diese Karte ist nicht in der Marktablage

# Trades.
refusal-no-trade-now = Handeln kannst du erst, wenn das hier erledigt ist
refusal-bought-enough = { $allowed ->
    [one] Du hast in dieser Runde schon einmal gekauft
   *[other] Du hast in dieser Runde schon { $allowed }-mal gekauft
  }
refusal-sold-enough = { $allowed ->
    [one] Du hast in dieser Runde schon einmal verkauft
   *[other] Du hast in dieser Runde schon { $allowed }-mal verkauft
  }
refusal-nothing-to-sell = Du hast { FORM($resource, "no") } zum Verkaufen
refusal-no-stall = Du besitzt keinen solchen Stand
refusal-stall-used = { $uses ->
    [one] Du hast diesen Stand in dieser Runde schon genutzt
   *[other] Du hast diesen Stand in dieser Runde schon { $uses }-mal genutzt
  }
refusal-stall-needs = Braucht { $amount }; du hast { $have ->
    [0] nichts davon
   *[other] nur { $have }
  }
refusal-tile-costs = Kostet { $price } Gold; vom Plättchen hast du noch { $gold }

# Quests.
refusal-solo-takes = Im Solospiel musst du in jeder Runde eine Quest annehmen
refusal-not-in-offer = Diese Quest liegt nicht in der Auslage
refusal-quests-full = { $limit ->
    [one] Du darfst nur { $limit } aktive Quest haben
   *[other] Du darfst nur { $limit } aktive Quests haben
  }
refusal-no-later-start = Du hast keinen freien Champion, mit dem eine Quest auf einem späteren Schritt beginnen kann
refusal-later-start-reach = { $reach ->
    [one] Die Quest darf höchstens { $reach } Schritt überspringen
   *[other] Die Quest darf höchstens { $reach } Schritte überspringen
  }
refusal-no-charm = Du hast keinen freien Champion, der den Auftraggeber bezirzen kann
refusal-at-home = Dieser Abenteurer ist schon daheim
refusal-no-design = Deine Gilde hat diesen Entwurf nicht
refusal-level-needed = Nötig ist Stufe { $needed }; dieser Abenteurer hat Stufe { $level }
refusal-forging-needs = Das Schmieden braucht { $amount }; du hast { $have ->
    [0] nichts davon
   *[other] nur { $have }
  }
refusal-not-waiting = Diese Quest rückt jetzt nicht vor
refusal-not-of-quest = Stufen gibt es nur für Abenteurer auf der Quest, höchstens je eine
refusal-no-title = Diesen Titel gibt es nicht
refusal-title-owned = Deine Gilde hat diesen Titel schon
