# Challenges: the title (up to about 16 letters), the deal of the day with its words and buttons (about 20
# letters), and the ladder of solo contracts. Medals stand inside sentences.
challenges-title = Herausforderungen
challenges-contracts = Soloaufträge
challenge-deal = Partie des Tages
challenge-deal-of = Partie des Tages, { $day }
challenge-words = Für alle dieselbe Partie: Spiele sie allein um eine Medaille.
challenge-once = Ein Versuch zählt. Zur Übung kannst du sie beliebig oft spielen.
challenge-lost = Verloren: keine Medaille
challenge-all-medals = Gold, die höchste Medaille
challenge-short-of = Noch { $count } bis { $medal }
medal-bronze = Bronze
medal-silver = Silber
medal-gold = Gold
challenge-marks = Bronze { $bronze }, Silber { $silver }, Gold { $gold }
challenge-play-deal = Partie des Tages spielen
challenge-resume-deal = Partie fortsetzen
challenge-practise-deal = Partie üben
challenge-streak =
    { $count ->
        [0] Noch keine Serie
        [one] 1 Tag in Folge
       *[other] { $count } Tage in Folge
    }
challenge-best-streak = Rekord { $best }
challenge-keep-streak = Spiele heute, damit sie hält
challenge-opens-next =
    { $hours ->
        [one] Die nächste Partie gibt es in 1 Stunde
       *[other] Die nächste Partie gibt es in { $hours } Stunden
    }
challenge-won-of = { $count } von { $all }
challenge-won-word = mit Medaille
challenge-best = Rekord { $score }
challenge-untried = Noch nicht gewonnen

# A result as a line of plain text to paste for friends; then the slip that shows it, and its button.
share-line = Forge War, { $day }: { $result } · Quests { $rounds } · Serie { $streak }
share-lost = verloren
share-score = { $score }
share-medal = { $score } ({ $medal })
share-title = Zum Weitersagen
share-words = kein Startwert, keine Namen, nichts wird verraten
share-copy = Zeile kopieren
share-copied = Kopiert

# After a game: the next challenge, with a name, two sentences, a target and a button of about 18 letters.
offer-title = Nächste Herausforderung
offer-turn = Noch einmal Runde { $round }
offer-turn-words =
    { $points ->
        [one] Eine Wahl hat dich hier 1 Prozentpunkt Siegchance gekostet.
       *[other] Eine Wahl hat dich hier { $points } Prozentpunkte Siegchance gekostet.
    } Spiel von dort weiter, mit dem Rat des Meisters.
offer-turn-target = Finde die bessere Wahl
offer-turn-label = Runde { $round } spielen
offer-medal-from = { $medal } ab { $score }
offer-contract-label = Auftrag spielen
offer-rematch = Gegen { $rival }
offer-rematch-up-words = Du hast gewonnen. Dieselben Plätze, jetzt gegen die nächste Spielstärke.
offer-rematch-words = Dieselben Plätze, aber neue Karten.
offer-rematch-target = Gewinne die Partie
offer-rematch-label = Revanche spielen
offer-deal-words = Die Partie vom { $day } wartet: für alle dieselbe, und ein Versuch zählt.
offer-rounds =
    { $count ->
        [one] 1 Runde
       *[other] { $count } Runden
    }

# Beside the list of puzzles.
puzzle-of-day = Rätsel des Tages

# The command that measures medals: heads of columns of about 15 letters, and its help.
balance-column-challenge = Herausforderung
balance-column-measured = Gemessen
balance-column-shipped = In den Daten
cli-balance-challenges = stattdessen die Medaillengrenzen der Aufträge und der Partie des Tages messen, mit den Spielstärken aus data/challenges
