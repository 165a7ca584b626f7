# Challenges: the title (up to about 16 letters), the deal of the day with its words and buttons (about 20
# letters), and the ladder of solo contracts. Medals stand inside sentences.
challenges-title = Wyzwania
challenges-contracts = Zlecenia solo
challenge-deal = Gra dnia
challenge-deal-of = Gra dnia, { $day }
challenge-words = Ta sama gra dla wszystkich: zagraj ją solo o medal.
challenge-once = Liczy się jedna próba. Dla wprawy możesz grać, ile chcesz.
challenge-lost = Przegrana: bez medalu
challenge-all-medals = Złoto, najwyższy medal
challenge-short-of = Do medalu ({ $medal }) brakuje { $count }
medal-bronze = brąz
medal-silver = srebro
medal-gold = złoto
challenge-marks = Brąz { $bronze }, srebro { $silver }, złoto { $gold }
challenge-play-deal = Zagraj grę dnia
challenge-resume-deal = Wróć do gry dnia
challenge-practise-deal = Trenuj grę dnia
challenge-streak =
    { $count ->
        [0] Jeszcze bez serii
        [one] 1 dzień z rzędu
        [few] { $count } dni z rzędu
       *[other] { $count } dni z rzędu
    }
challenge-best-streak = Rekord { $best }
challenge-keep-streak = Zagraj dziś, by ją przedłużyć
challenge-opens-next =
    { $hours ->
        [one] Następna gra za godzinę
        [few] Następna gra za { $hours } godziny
       *[other] Następna gra za { $hours } godzin
    }
challenge-won-of = { $count } z { $all }
challenge-won-word = z medalem
challenge-best = Rekord { $score }
challenge-untried = Jeszcze bez wygranej

# A result as a line of plain text to paste for friends; then the slip that shows it, and its button.
share-line = Forge War, { $day }: { $result } · wyprawy { $rounds } · seria { $streak }
share-lost = przegrana
share-score = { $score }
share-medal = { $score } ({ $medal })
share-title = Podziel się
share-words = bez ziarna, bez imion, niczego nie zdradza
share-copy = Kopiuj wiersz
share-copied = Skopiowano

# After a game: the next challenge, with a name, two sentences, a target and a button of about 18 letters.
offer-title = Następne wyzwanie
offer-turn = Runda { $round } jeszcze raz
offer-turn-words =
    { $points ->
        [one] Jeden wybór kosztował cię tu 1 p.p. szansy na wygraną.
        [few] Jeden wybór kosztował cię tu { $points } p.p. szansy na wygraną.
       *[other] Jeden wybór kosztował cię tu { $points } p.p. szansy na wygraną.
    } Graj od tego miejsca z radą Mistrza.
offer-turn-target = Znajdź lepszy wybór
offer-turn-label = Zagraj rundę { $round }
offer-medal-from = { CAPITAL($medal) } od { $score }
offer-contract-label = Zagraj zlecenie
offer-rematch = Rewanż: { $rival }
offer-rematch-up-words = Wygrana. Te same miejsca, silniejszy przeciwnik.
offer-rematch-words = Te same miejsca, nowe rozdanie.
offer-rematch-target = Wygraj grę
offer-rematch-label = Zagraj rewanż
offer-deal-words = Gra dnia { $day } czeka: ta sama dla wszystkich, liczy się jedna próba.
offer-rounds =
    { $count ->
        [one] 1 runda
        [few] { $count } rundy
       *[other] { $count } rund
    }

# Beside the list of puzzles.
puzzle-of-day = Zagadka dnia

# The command that measures medals: heads of columns of about 15 letters, and its help.
balance-column-challenge = Wyzwanie
balance-column-measured = Pomiar
balance-column-shipped = W danych
cli-balance-challenges = zamiast tego zmierz progi medali zleceń i gry dnia, z graczami podanymi w data/challenges
