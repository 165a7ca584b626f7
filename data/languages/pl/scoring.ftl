# The final scores. The title stands at the top left, in capitals: up to about 16 letters.
scoring-final-scores = Wynik końcowy
scoring-game-over = Koniec gry

# The parts of the count, in a ribbon at the top: one word each, up to about 11 letters.
scoring-part-quests = Wyprawy
scoring-part-adventurers = Śmiałkowie
scoring-part-cards = Karty
scoring-part-bonuses = Bonusy
scoring-part-gold = Złoto

# The prompt at the bottom: two short lines at most.
scoring-counting-quests = Liczymy wyprawy
scoring-counting-adventurers = Liczymy poziomy śmiałków
scoring-counting-cards = Liczymy schematy i karty
scoring-counting-bonuses = Liczymy bonusy
scoring-counting-gold = Liczymy złoto
scoring-winner = { $guild } wygrywa: { $prestige } pkt prestiżu
scoring-won-alone = Wygrana: { $prestige } pkt prestiżu
scoring-won-against = Wygrana: { $prestige } pkt prestiżu (świetny wynik to { $great })
scoring-better-luck = Więcej szczęścia następnym razem

# Beside the count: what a part is made of, three short lines.
scoring-about-quests = Prestiż za ukończone wyprawy minus straty z nieudanych.
scoring-about-adventurers = 1 pkt za każdy poziom każdego śmiałka i jeszcze 1 za każdego na poziomie 4.
scoring-about-cards = Prestiż unikatowych schematów, licencji od Urzędnika i kart bonusowych.
scoring-about-bonuses = Bonusy końcowe kupione w ostatniej rundzie i kafle bonusów.
scoring-about-gold = Resztę surowców się sprzedaje; każde 4 złota dają 1 pkt prestiżu.

# What a guild's row in the ranking is called, and what its total is made of ("25 Quests"),
# in a slip of several lines.
scoring-total = { $guild }: { $total }
scoring-amount = { $part }: { $number }

# A switch at the top right when all is counted: a picture (of the winner, or of the loss), or figures.
scoring-view-winner = Zwycięzca
scoring-view-lost = Koniec
scoring-view-scores = Wyniki

# Alone, over a bar: how much of a great score that was. The line of a great score stands below.
scoring-against = { $prestige } z { $great }

# After a lost solo game: a headline; what broke it, two lines; and how far it came, a few words each.
scoring-lost = Twoja gildia przegrała
loss-failed = Wyprawa „{ $quest }” skończyła się porażką. W grze solo każda musi się udać.
loss-unfinished =
    { $count ->
        [one] Po ostatniej rundzie wciąż była aktywna wyprawa „{ $quests }”.
       *[other] Po ostatniej rundzie wciąż były aktywne wyprawy: { $quests }.
    } W grze solo do tego czasu trzeba ukończyć każdą.
loss-full = Mając { $count } aktywnych wypraw, nie można podjąć kolejnej. W grze solo trzeba podjąć jedną w każdej rundzie.
loss-none-taken = W tej rundzie nie podjęto żadnej wyprawy. W grze solo trzeba podjąć jedną w każdej rundzie.
loss-round = Runda { $round } z { $rounds }
loss-quests =
    { $count ->
        [0] Brak ukończonych wypraw
        [one] { $count } ukończona wyprawa
        [few] { $count } ukończone wyprawy
       *[other] { $count } ukończonych wypraw
    }
loss-prestige = { $prestige } pkt prestiżu

# Buttons at the bottom, and why one cannot be pressed.
scoring-back = Wstecz
scoring-next = Dalej
scoring-begins-here = Tu zaczyna się punktacja
scoring-all-counted = Wszystko już policzone
scoring-count-all = Podlicz
scoring-new-game = Nowa gra
scoring-watch = Obejrzyj powtórkę
scoring-to-title = Menu główne
scoring-not-recorded = Ta gra nie jest zapisana

# The chart: its heading, its two kinds (a switch, about 10 letters each), the words at both ends of
# its scale (very short), and the line of a great score.
scoring-by-round = Prestiż w rundach
scoring-chart-guilds = Gildie
scoring-chart-sources = Źródła
scoring-chart-start = start
scoring-chart-final = koniec
scoring-great = { $great }, świetny wynik

# The head of a slip that tells everybody's prestige at one moment.
scoring-at-the-start = Na początku
scoring-after-round = Po rundzie { $round }
scoring-after-the-count = Po punktacji końcowej

# What deserves a mention, in a narrow panel: a heading, a name of about 18 letters, and a sentence
# of two lines of about 20 letters each under it, which follows the name of a guild.
scoring-highlights = Wyróżnienia
scoring-highlight-quests = Najwięcej wypraw
scoring-highlight-strike = Najdroższy strajk
scoring-highlight-finest = Najlepsza wyprawa
scoring-highlight-jump = Najdłuższy przeskok
scoring-highlight-forge = Gorąca kuźnia
scoring-highlight-trade = Najlepszy handel
scoring-quests =
    ukończone: { $count }, { $failed ->
        [0] bez porażek
       *[other] porażki: { $failed }
    }
scoring-strike =
    { $count ->
        [one] utrata { $count } górnika
       *[other] utrata { $count } górników
    } w rundzie { $round }
scoring-finest = { $prestige } pkt prestiżu: „{ $quest }”
scoring-jump =
    { $count ->
        [one] nad { $count } górnikiem
       *[other] nad { $count } górnikami
    } w rundzie { $round }
scoring-forge =
    { $count ->
        [one] { $count } sztuka broni
        [few] { $count } sztuki broni
       *[other] { $count } sztuk broni
    }, { $times ->
        [one] { $design } raz
       *[other] { $design } { $times } razy
    }
scoring-trade =
    { $gold ->
    [one] { $gold } złoto
   *[other] { $gold } złota
  } za { $sales ->
        [one] { $sales } sprzedaż
        [few] { $sales } sprzedaże
       *[other] { $sales } sprzedaży
    }

# Beside a total in the ranking: what the latest part of the count added, "+6".
scoring-added = { SIGNED($number) }

# Below the bars of the count: cards and heroes for which there is no room, in a box as wide as a
# picture; and prestige that no card gave.
scoring-more = +{ $count }
scoring-other = Inne
