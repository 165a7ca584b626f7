### At a shared table: who is there, what people say and ask, and moves that are planned.

# Commands, as in commands.ftl.
commands-label-talk = Tischgespräch
commands-tip-talk = Den anderen an einem gemeinsamen Tisch etwas schreiben
commands-label-agree = Zustimmen
commands-tip-agree = Dem zustimmen, was andere am gemeinsamen Tisch möchten
commands-label-decline = Ablehnen
commands-tip-decline = Ablehnen, was andere am gemeinsamen Tisch möchten

# Under the pointer and for the screen reader: whether somebody is at a seat.
talk-presence-own = { $name } (du)
talk-presence-here = { $name } ist da
talk-presence-away = { $name } ist weg
talk-presence-unseen = { $name } ist noch nicht da
talk-presence-computer = { $name } ist eine Computergilde
talk-presence-stand-in = Ein Computer spielt für { $name }

# On the edge of a guild's panel, about 16 letters.
talk-pill-thinks = überlegt { $time }
talk-pill-left = noch { $time }
talk-pill-away = weg { $time }
talk-pill-away-now = weg
talk-pill-unseen = noch nicht da
talk-pill-computer = Computer
# A time: 0:42, hours, days.
talk-span = { $time }
talk-span-minutes = { $count } Min.
talk-span-hours = { $count } Std.
talk-span-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
  }

# In the bottom bar.
talk-thinks = { $name } überlegt
talk-awaited = Warten auf { $name } (weg)
talk-sending = Gesendet; der Server antwortet gleich
talk-waits-to-send = Gemerkt; wird gesendet, wenn die Verbindung steht

# A line above the bar.
talk-lost = Verbindung unterbrochen. Neuer Versuch läuft; nichts geht verloren.
talk-lost-until = Verbindung unterbrochen. Neuer Versuch in { $seconds } s; nichts geht verloren.
talk-ended = Die Verbindung ist beendet. { $why }
talk-undo-question = { $name } möchte die letzte Wahl rückgängig machen. Bist du einverstanden?
talk-undo-asked = Die anderen entscheiden, ob du das rückgängig machen darfst
talk-not-undone = Nichts wird rückgängig gemacht: Jemand hat abgelehnt, oder das Spiel ging weiter.
talk-vote-question = { $name } ist weg, der Platz bleibt frei. Soll ein Computer weiterspielen?
talk-voted = Du hast für einen Computer gestimmt. Auch die anderen müssen zustimmen.
talk-handed-computer = Für { $name } spielt jetzt ein Computer.
talk-handed-person = { $name } spielt wieder selbst.
talk-replaced = Ein Computer spielt für dich.
talk-unfair = Die Karten dieser Partie wurden nicht so gemischt, wie der Server es zugesagt hatte.
# Buttons there, about 12 letters.
talk-yes = Ja
talk-no = Nein
talk-wait = Warten
talk-return = Selbst spielen
talk-close = Schließen

# The undo button where the others have to agree, about 14 letters, and under the pointer.
talk-ask-undo = Rückgängig?
talk-ask-undo-tip = Die anderen müssen zustimmen

# In the pause menu.
talk-hand-over = Computer spielen lassen
talk-leave = Tisch verlassen
talk-leave-words = Der Tisch bleibt offen; komm zurück, wann du willst

# Table talk: a title, tabs of about 10 letters, a line to type in.
talk-title = Tischgespräch
talk-line = { $name }: { $text }
talk-tabs = Chronik oder Tischgespräch
talk-tab = Gespräch
talk-tab-new = Gespräch ({ $count })
talk-type = Etwas sagen
talk-open = Das ganze Tischgespräch zeigen
talk-open-new = { $count ->
    [one] Das ganze Tischgespräch zeigen: { $count } neue Zeile
   *[other] Das ganze Tischgespräch zeigen: { $count } neue Zeilen
  }
talk-count = { $count }
talk-nothing = Noch hat niemand etwas gesagt. Was du hier schreibst, lesen alle am Tisch.
talk-nothing-watching = Noch hat niemand etwas gesagt.
talk-watching = { $count ->
    [one] { $count } Person schaut zu
   *[other] { $count } Personen schauen zu
  }
# Phrases that everybody reads in their own language, about 12 letters.
talk-phrase-well-jumped = Gut gesprungen!
talk-phrase-your-turn = Du bist dran
talk-phrase-one-moment = Moment noch
talk-phrase-ouch = Autsch!
talk-phrase-undo-it = Zurücknehmen?
talk-phrase-thanks = Danke

# A move in the mine that is planned while others move: at its hex, beside the mine, on the button,
# and lines above the bar.
talk-plan = dein Plan
talk-plan-is-set = vorgemerkt
talk-plan-help = Solange andere ziehen, kannst du planen: Wähle einen deiner Aufseher und ein Feld. Gesendet wird nichts.
talk-plan-confirm = Zug vormerken
talk-plan-drop = Plan verwerfen
talk-plan-set = Dein Zug ist vorgemerkt: Er wird gespielt, wenn du dran bist und er noch dasselbe bewirkt.
talk-plan-impossible = Dein geplanter Zug ist nicht mehr möglich.
talk-plan-changed = In der Mine hat sich etwas geändert: Prüfe deinen geplanten Zug.
talk-plan-played = Dein vorgemerkter Zug wurde gespielt.

# A notification outside the window: whose turn it is, and at which table.
talk-turn-title = Du bist dran
talk-turn-words = { $guild }: { $mode }, Runde { $round }
