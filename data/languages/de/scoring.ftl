# The final scores. The title stands at the top left, in capitals: up to about 16 letters.
scoring-final-scores = Schlusswertung
scoring-game-over = Spielende

# The parts of the count, in a ribbon at the top: one word each, up to about 11 letters.
scoring-part-quests = Quests
scoring-part-adventurers = Abenteurer
scoring-part-cards = Karten
scoring-part-bonuses = Boni
scoring-part-gold = Gold

# The prompt at the bottom: two short lines at most.
scoring-counting-quests = Quests werden gezählt
scoring-counting-adventurers = Die Stufen der Abenteurer werden gezählt
scoring-counting-cards = Entwürfe und Karten werden gezählt
scoring-counting-bonuses = Boni werden gezählt
scoring-counting-gold = Gold wird gezählt
scoring-winner = { $guild } gewinnt mit { $prestige } Prestige
scoring-won-alone = Gewonnen mit { $prestige } Prestige
scoring-won-against = Gewonnen mit { $prestige } Prestige (ab { $great } ein großartiges Ergebnis)
scoring-better-luck = Mehr Glück beim nächsten Mal

# Beside the count: what a part is made of, three short lines.
scoring-about-quests = Prestige aus abgeschlossenen Quests, abzüglich der Verluste durch gescheiterte.
scoring-about-adventurers = 1 Prestige für jede Stufe jedes Abenteurers und 1 mehr für jeden auf Stufe 4.
scoring-about-cards = Prestige von Unikaten, Ansprüchen aus der Kanzlei und Bonuskarten.
scoring-about-bonuses = In der letzten Runde gekaufte Schlussboni und Bonusplättchen.
scoring-about-gold = Übrige Rohstoffe werden verkauft; je 4 Gold bringen 1 Prestige.

# What a guild's row in the ranking is called, and what its total is made of ("25 Quests"),
# in a slip of several lines.
scoring-total = { $guild }: { $total }
scoring-amount = { $part }: { $number }

# A switch at the top right when all is counted: a picture (of the winner, or of the loss), or figures.
scoring-view-winner = Sieg
scoring-view-lost = Ende
scoring-view-scores = Wertung

# Alone, over a bar: how much of a great score that was. The line of a great score stands below.
scoring-against = { $prestige } von { $great }

# After a lost solo game: a headline; what broke it, two lines; and how far it came, a few words each.
scoring-lost = Deine Gilde hat verloren
loss-failed = „{ $quest }“ ist gescheitert. Im Solospiel darf keine Quest scheitern.
loss-unfinished = { $count ->
    [one] „{ $quests }“ war nach der letzten Runde noch aktiv.
   *[other] Nach der letzten Runde waren noch aktiv: { $quests }.
  } Im Solospiel muss bis dahin jede Quest abgeschlossen sein.
loss-full = Mit { $count } aktiven Quests konntest du keine weitere annehmen. Im Solospiel musst du in jeder Runde eine annehmen.
loss-none-taken = Du hast in dieser Runde keine Quest angenommen. Im Solospiel musst du in jeder Runde eine annehmen.
loss-round = Runde { $round } von { $rounds }
loss-quests =
    { $count ->
        [0] Keine Quest abgeschlossen
        [one] { $count } Quest abgeschlossen
       *[other] { $count } Quests abgeschlossen
    }
loss-prestige = { $prestige } Prestige

# Buttons at the bottom, and why one cannot be pressed.
scoring-back = Zurück
scoring-next = Weiter
scoring-begins-here = Die Zählung beginnt hier
scoring-all-counted = Alles ist gezählt
scoring-count-all = Alles zählen
scoring-new-game = Neue Partie
scoring-watch = Wiederholung
scoring-to-title = Hauptmenü
scoring-not-recorded = Diese Partie wurde nicht aufgezeichnet

# The chart: its heading, its two kinds (a switch, about 10 letters each), the words at both ends of
# its scale (very short), and the line of a great score.
scoring-by-round = Prestige nach Runden
scoring-chart-guilds = Gilden
scoring-chart-sources = Quellen
scoring-chart-start = Start
scoring-chart-final = Ende
scoring-great = { $great }, ein großartiges Ergebnis

# The head of a slip that tells everybody's prestige at one moment.
scoring-at-the-start = Zu Beginn
scoring-after-round = Nach Runde { $round }
scoring-after-the-count = Nach der Schlusswertung

# What deserves a mention, in a narrow panel: a heading, a name of about 18 letters, and a sentence
# of two lines of about 20 letters each under it, which follows the name of a guild.
scoring-highlights = Höhepunkte
scoring-highlight-quests = Meiste Quests
scoring-highlight-strike = Teuerster Streik
scoring-highlight-finest = Beste Quest
scoring-highlight-jump = Weitester Sprung
scoring-highlight-forge = Fleißigste Schmiede
scoring-highlight-trade = Bester Händler
scoring-quests =
    { $count ->
        [one] { $count } Quest abgeschlossen
       *[other] { $count } Quests abgeschlossen
    }, { $failed ->
        [0] keine gescheitert
       *[other] { $failed } gescheitert
    }
scoring-strike =
    { $count } Arbeiter verloren in Runde { $round }
scoring-finest = { $prestige } Prestige für „{ $quest }“
scoring-jump =
    über { $count } Arbeiter in Runde { $round }
scoring-forge =
    { $count ->
        [one] { $count } Waffe
       *[other] { $count } Waffen
    }, { $times ->
        [one] { $design } einmal
       *[other] { $design } { $times }-mal
    }
scoring-trade =
    { $gold } Gold durch { $sales ->
        [one] { $sales } Verkauf
       *[other] { $sales } Verkäufe
    }

# Beside a total in the ranking: what the latest part of the count added, "+6".
scoring-added = { SIGNED($number) }

# Below the bars of the count: cards and heroes for which there is no room, in a box as wide as a
# picture; and prestige that no card gave.
scoring-more = +{ $count }
scoring-other = Sonstiges
