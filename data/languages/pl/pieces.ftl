# Set pieces: moments that get more room than others. They are seen for a second or two, so every line
# is short.

# A banner at the beginning of a phase: the round, the phase beside it, and who is first and why.
piece-round = Runda { $round }
piece-last-round = Ostatnia runda
piece-last-round-means = Kowal i Bazar sprzedają bonusy końcowe. Wyprawa wciąż aktywna na koniec rundy to porażka.
piece-first-drawn = Zaczyna { $guild }, tak zdecydował los
piece-first-still = Zaczyna { $guild }, jak poprzednio
piece-first-twice = Zaczyna { $guild }, jak poprzednio, i może wykonać drugi ruch
piece-first-same = Zaczyna { $guild }, jak na targu
piece-first-turned = Zaczyna { $guild }: kto zaczynał, idzie na koniec
piece-first-fewest = Zaczyna { $guild }: najmniej górników w kopalni ({ $count })
piece-first-tie = Zaczyna { $guild }: tylu górników co { $others } ({ $count }), przy remisie na odwrót
piece-first-held = Zaczyna { $guild } z { $count ->
    [one] { $count } górnikiem
   *[other] { $count } górnikami
  }: { $other } po drugim ruchu idzie na koniec

# A quest is completed: a line over its name, beside the card.
piece-completed = { $guild } kończy wyprawę
piece-level = Poziom { $level }

# A quest fails: a line over its name, then what is kept of it and what is lost.
piece-failed = { $guild } ponosi porażkę
piece-failed-short = Siła { $power } z { $needed }
piece-failed-promise = Obiecany czempion się nie stawił
piece-failed-kept = Za ukończone etapy: { $prestige }
piece-failed-nothing = Bez prestiżu: żaden etap nie był ukończony
piece-failed-lost = Przepada: { $things }
piece-failed-quest = wyprawa
piece-failed-weapons = { $count ->
    [one] broń
    [few] { $count } sztuki broni
   *[other] { $count } sztuk broni
  }
piece-failed-penalty = { $prestige } za natychmiastową porażkę

# A champion is crowned: a line over the adventurer's name; the title stands on a ribbon.
piece-crowned = { $guild } ma czempiona

# Workers strike: the word everything stops at; then a slip with why (a line for each group; "own" is
# yes if they are those of the one person at the table) and the rule below it.
piece-strike = Strajk
piece-strike-count = { $own ->
    [yes] Styka się { $count } twoich górników
   *[no] { $guild }: styka się { $count } górników
  }
piece-strike-rule = Od { $count } wzwyż strajkują
