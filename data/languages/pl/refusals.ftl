### Why something cannot be done: in tooltips of what is dimmed, beside the mouse, one or two lines of
### about 40 characters, without a stop. Numbers of a resource come with its name: "2 iron".

# At any time.
refusal-not-now = Nie o tym się teraz decyduje
refusal-over = Gra jest skończona
refusal-no-guild = Nie ma takiej gildii
refusal-no-resource = Kupiec nie zna tego surowca
refusal-no-adventurer = Twoja gildia nie ma takiego śmiałka

# Set-up.
refusal-wealth-pair = Zachowaj dwie różne karty z rozdanych
refusal-equal-claims = Nie można zachować dwóch takich samych licencji
refusal-start-level = Nikt nie zaczyna powyżej poziomu { $level }
refusal-no-overseer-left = Nie ustawia się teraz nadzorcy tego koloru

# The mine.
refusal-outside-mine = To poza kopalnią
refusal-overseer-there = Stoi tam nadzorca
refusal-worker-there = Stoi tam górnik
refusal-not-your-overseer = Nie stoi tam żaden z twoich nadzorców
refusal-no-move = Nadzorca musi ruszyć się co najmniej o jedno pole
refusal-straight-line = Nadzorca porusza się po linii prostej
refusal-overseer-between = Na drodze stoi inny nadzorca
refusal-behind-the-row = Po przeskoku nadzorca staje na pierwszym polu za rzędem
refusal-no-worker = Nie stoi tam żaden górnik
refusal-hex-not-empty = Górnika można postawić tylko na pustym polu
refusal-better-move = Inny ruch tego koloru przeskakuje więcej cudzych górników albo mniej własnych

# The market.
refusal-space-taken = Tę lokację w tej rundzie zajmuje już { $guild }
refusal-costs = Kosztuje { $price ->
    [one] { $price } złoto
   *[other] { $price } złota
  }, masz { $gold }
refusal-not-open = To nie jest dostępny publiczny schemat
refusal-claimed-already = Twoja gildia ma już licencję na ten schemat
refusal-not-on-show = Tej karty tam nie wyłożono
refusal-stall-owned = Twoja gildia ma już stragan z tą wymianą
refusal-barracks-nobody = Najmij kogoś, wyszkol kogoś albo jedno i drugie
refusal-out-on-quest = Ten śmiałek jest na wyprawie
refusal-highest-level = Poziom { $level } jest najwyższy
refusal-not-your-quest = To nie jest twoja aktywna wyprawa
refusal-road-reach = Trakt prowadzi najwyżej o { $reach ->
    [one] { $reach } krok
    [few] { $reach } kroki
   *[other] { $reach } kroków
  }
refusal-road-last-step = { $left ->
    [0] Stoi na ostatnim kroku, a tam Trakt się kończy
    [one] Ostatni krok jest o { $left } krok dalej i tam Trakt się kończy
    [few] Ostatni krok jest o { $left } kroki dalej i tam Trakt się kończy
   *[other] Ostatni krok jest o { $left } kroków dalej i tam Trakt się kończy
  }
refusal-last-round-only = Bonusy końcowe sprzedaje się tylko w ostatniej rundzie
refusal-not-in-discard = Tej karty nie ma wśród odrzuconych

# Trades.
refusal-no-trade-now = Nie można handlować w trakcie rozpatrywania
refusal-bought-enough = { $allowed ->
    [one] { $allowed } zakup na rundę i już wykorzystany
    [few] { $allowed } zakupy na rundę i wszystkie wykorzystane
   *[other] { $allowed } zakupów na rundę i wszystkie wykorzystane
  }
refusal-sold-enough = { $allowed ->
    [one] { $allowed } sprzedaż na rundę i już wykorzystana
    [few] { $allowed } sprzedaże na rundę i wszystkie wykorzystane
   *[other] { $allowed } sprzedaży na rundę i wszystkie wykorzystane
  }
refusal-nothing-to-sell = Nie masz { FORM($resource, "gen") } na sprzedaż
refusal-no-stall = Nie masz takiego straganu
refusal-stall-used = Ten stragan był już użyty w tej rundzie: { $uses ->
    [one] { $uses } raz
   *[other] { $uses } razy
  }
refusal-stall-needs = Wymaga: { $needed }, masz { $amount }
refusal-tile-costs = Kosztuje { $price ->
    [one] { $price } złoto
   *[other] { $price } złota
  }, z kafla zostało { $gold }

# Quests.
refusal-solo-takes = W grze solo podejmujesz wyprawę w każdej rundzie
refusal-not-in-offer = Tej wyprawy nie ma w ofercie
refusal-quests-full = Najwyżej { $limit ->
    [one] { $limit } aktywna wyprawa
    [few] { $limit } aktywne wyprawy
   *[other] { $limit } aktywnych wypraw
  }
refusal-no-later-start = Żaden czempion nie może teraz zacząć wyprawy od dalszego kroku
refusal-later-start-reach = Może zacząć się najwyżej o { $reach ->
    [one] { $reach } krok
    [few] { $reach } kroki
   *[other] { $reach } kroków
  } dalej
refusal-no-charm = Żaden czempion nie może teraz oczarować zleceniodawcy
refusal-at-home = Ten śmiałek już jest w domu
refusal-no-design = Twoja gildia nie ma tego schematu
refusal-level-needed = Wymaga poziomu { $needed }, ten śmiałek ma poziom { $level }
refusal-forging-needs = Kucie wymaga: { $amount }, masz { $have }
refusal-not-waiting = Ta wyprawa nie czeka na przesunięcie
refusal-not-of-quest = Poziomy dzielą tylko śmiałkowie z tej wyprawy, po jednym
refusal-no-title = Nie ma takiego tytułu
refusal-title-owned = Twoja gildia ma już ten tytuł
