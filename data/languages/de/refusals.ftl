### Why something cannot be done: in tooltips of what is dimmed, beside the mouse, one or two lines of
### about 40 characters, without a stop. Numbers of a resource come with its name: "2 iron".

# At any time.
refusal-not-now = Das steht jetzt nicht zur Entscheidung
refusal-over = Die Partie ist zu Ende
refusal-no-guild = Diese Gilde gibt es nicht
refusal-no-resource = Diesen Rohstoff kennt der Händler nicht
refusal-no-adventurer = Deine Gilde hat diesen Abenteurer nicht

# Set-up.
refusal-wealth-pair = Behalte zwei verschiedene deiner Karten
refusal-equal-claims = Zwei gleiche Ansprüche darf man nicht behalten
refusal-start-level = Niemand beginnt über Stufe { $level }
refusal-no-overseer-left = Von dieser Farbe ist jetzt kein Aufseher zu setzen

# The mine.
refusal-outside-mine = Das liegt außerhalb der Mine
refusal-overseer-there = Dort steht ein Aufseher
refusal-worker-there = Dort steht ein Arbeiter
refusal-not-your-overseer = Dort steht keiner deiner Aufseher
refusal-no-move = Ein Aufseher muss mindestens ein Feld weit ziehen
refusal-straight-line = Ein Aufseher zieht in gerader Linie
refusal-overseer-between = Ein anderer Aufseher ist im Weg
refusal-behind-the-row = Nach einem Sprung hält ein Aufseher auf dem ersten Feld hinter der Reihe
refusal-no-worker = Dort steht kein Arbeiter
refusal-hex-not-empty = Ein Arbeiter kann nur auf ein leeres Feld versetzt werden
refusal-better-move = Ein anderer Zug dieser Farbe überspringt mehr fremde oder weniger eigene Arbeiter

# The market.
refusal-space-taken = { $guild } hat diesen Ort in dieser Runde besetzt
refusal-costs = Kostet { $price } Gold, du hast { $gold }
refusal-not-open = Das ist kein offener öffentlicher Entwurf
refusal-claimed-already = Deine Gilde hat diesen Entwurf schon beansprucht
refusal-not-on-show = Diese Karte liegt dort nicht aus
refusal-stall-owned = Deine Gilde hat schon einen Stand mit diesem Tausch
refusal-barracks-nobody = Heuere jemanden an, bilde jemanden aus oder beides
refusal-out-on-quest = Dieser Abenteurer ist auf einer Quest
refusal-highest-level = Stufe { $level } ist die höchste
refusal-not-your-quest = Das ist keine deiner aktiven Quests
refusal-road-reach = { $reach ->
    [one] Die Straße führt höchstens { $reach } Schritt weit
   *[other] Die Straße führt höchstens { $reach } Schritte weit
  }
refusal-road-last-step = { $left ->
    [0] Sie steht auf ihrem letzten Schritt, dort endet die Straße
    [one] Ihr letzter Schritt ist { $left } Schritt entfernt, dort endet die Straße
   *[other] Ihr letzter Schritt ist { $left } Schritte entfernt, dort endet die Straße
  }
refusal-last-round-only = Schlussboni gibt es nur in der letzten Runde
refusal-not-in-discard = Diese Karte ist nicht in der Marktablage

# Trades.
refusal-no-trade-now = Kein Handel, solange dies abgewickelt wird
refusal-bought-enough = { $allowed ->
    [one] { $allowed } Kauf pro Runde, und der ist genutzt
   *[other] { $allowed } Käufe pro Runde, und alle sind genutzt
  }
refusal-sold-enough = { $allowed ->
    [one] { $allowed } Verkauf pro Runde, und der ist genutzt
   *[other] { $allowed } Verkäufe pro Runde, und alle sind genutzt
  }
refusal-nothing-to-sell = Du hast { FORM($resource, "no") } zu verkaufen
refusal-no-stall = Du besitzt keinen solchen Stand
refusal-stall-used = Dieser Stand wurde in dieser Runde schon { $uses }-mal genutzt
refusal-stall-needs = Nötig: { $needed }, du hast { $amount }
refusal-tile-costs = Kostet { $price } Gold, das Plättchen hat noch { $gold }

# Quests.
refusal-solo-takes = Im Solospiel nimmst du jede Runde eine Quest an
refusal-not-in-offer = Diese Quest liegt nicht in der Auslage
refusal-quests-full = { $limit ->
    [one] Nicht mehr als { $limit } aktive Quest
   *[other] Nicht mehr als { $limit } aktive Quests
  }
refusal-no-later-start = Kein freier Champion kann eine Quest später beginnen lassen
refusal-later-start-reach = { $reach ->
    [one] Sie darf höchstens { $reach } Schritt später beginnen
   *[other] Sie darf höchstens { $reach } Schritte später beginnen
  }
refusal-no-charm = Kein freier Champion kann den Auftraggeber bezirzen
refusal-at-home = Dieser Abenteurer ist schon daheim
refusal-no-design = Deine Gilde hat diesen Entwurf nicht
refusal-level-needed = Nötig ist Stufe { $needed }, dies ist Stufe { $level }
refusal-forging-needs = Schmieden kostet { $amount }, du hast { $have }
refusal-not-waiting = Diese Quest rückt jetzt nicht vor
refusal-not-of-quest = Nur die Abenteurer der Quest teilen sich ihre Stufen, je eine
refusal-no-title = Diesen Titel gibt es nicht
refusal-title-owned = Deine Gilde hat diesen Titel schon
