### Why something cannot be done: in tooltips of what is dimmed, beside the mouse, one or two lines of
### about 40 characters, without a stop. Numbers of a resource come with its name: "2 iron".

# At any time.
refusal-not-now = Nie możesz tego teraz zrobić
refusal-over = Gra się skończyła
refusal-no-guild = Tej gildii nie ma w tej grze
refusal-no-resource = Kupiec nie handluje tym surowcem
refusal-no-adventurer = Twoja gildia nie ma takiego śmiałka

# Set-up.
refusal-wealth-pair = Zachowaj dwie różne karty z rozdanych
refusal-equal-claims = Nie możesz zachować dwóch licencji na ten sam schemat
refusal-start-level = Żaden śmiałek nie zaczyna powyżej poziomu { $level }
refusal-no-overseer-left = Teraz nie ustawia się nadzorcy tego koloru

# The mine.
refusal-outside-mine = To pole leży poza kopalnią
refusal-overseer-there = Stoi tam już nadzorca
refusal-worker-there = Stoi tam już górnik
refusal-not-your-overseer = Nie stoi tam żaden z twoich nadzorców
refusal-no-move = Nadzorca musi ruszyć się co najmniej o jedno pole
refusal-straight-line = Nadzorca porusza się w linii prostej
refusal-overseer-between = Na drodze stoi inny nadzorca
refusal-behind-the-row = Po przeskoku nadzorca staje na pierwszym polu za rzędem
refusal-no-worker = Nie stoi tam żaden górnik
refusal-hex-not-empty = Górnika można przenieść tylko na puste pole
refusal-better-move = Innym ruchem ten kolor przeskakuje więcej cudzych górników albo mniej własnych

# The market.
refusal-space-taken = W tej rundzie tę lokację zajmuje już { $guild }
refusal-costs =
    Kosztuje { $price ->
        [one] { $price } złoto
       *[other] { $price } złota
    }; masz { $gold }
refusal-not-open = Ten publiczny schemat nie jest jeszcze dostępny
refusal-claimed-already = Twoja gildia ma już licencję na ten schemat
refusal-not-on-show = Ta karta nie jest tam wyłożona
refusal-stall-owned = Twoja gildia ma już stragan z tą wymianą
refusal-barracks-nobody = Zwerbuj śmiałka, wyszkol śmiałka albo zrób jedno i drugie
refusal-out-on-quest = Ten śmiałek jest na wyprawie
refusal-highest-level = Poziom { $level } jest najwyższy
refusal-not-your-quest = To nie jest twoja aktywna wyprawa
refusal-road-reach =
    Trakt przesuwa wyprawę najwyżej o { $reach ->
        [one] { $reach } krok
        [few] { $reach } kroki
       *[other] { $reach } kroków
    }
refusal-road-last-step =
    { $left ->
        [0] Wyprawa stoi na ostatnim kroku; dalej Trakt nie sięga
        [one] Do ostatniego kroku wyprawy został tylko { $left } krok
        [few] Do ostatniego kroku wyprawy zostały tylko { $left } kroki
       *[other] Do ostatniego kroku wyprawy zostało tylko { $left } kroków
    }
refusal-last-round-only = Bonusy końcowe sprzedaje się tylko w ostatniej rundzie
refusal-not-in-discard = Tej karty nie ma wśród odrzuconych

# Trades.
refusal-no-trade-now = Nie możesz handlować w trakcie rozpatrywania akcji
refusal-bought-enough =
    { $allowed ->
        [one] W tej rundzie kupiec nic ci już nie sprzeda
       *[other] W tej rundzie kupiec nic ci już nie sprzeda (limit: { $allowed })
    }
refusal-sold-enough =
    { $allowed ->
        [one] W tej rundzie kupiec nic już od ciebie nie kupi
       *[other] W tej rundzie kupiec nic już od ciebie nie kupi (limit: { $allowed })
    }
refusal-nothing-to-sell = Nie masz { FORM($resource, "gen") } na sprzedaż
refusal-no-stall = Nie masz takiego straganu
refusal-stall-used =
    { $uses ->
        [one] Ten stragan był już użyty w tej rundzie
       *[other] Ten stragan był już użyty w tej rundzie { $uses } razy
    }
refusal-stall-needs = Koszt wymiany: { $amount }; { $have ->
    [0] masz 0
   *[other] masz tylko { $have }
  }
refusal-tile-costs =
    Kosztuje { $price ->
        [one] { $price } złoto
       *[other] { $price } złota
    }; z kafla zostało { $gold }

# Quests.
refusal-solo-takes = W grze solo musisz podjąć wyprawę w każdej rundzie
refusal-not-in-offer = Tej wyprawy nie ma w ofercie
refusal-quests-full =
    Możesz mieć najwyżej { $limit ->
        [one] { $limit } aktywną wyprawę
        [few] { $limit } aktywne wyprawy
       *[other] { $limit } aktywnych wypraw
    }
refusal-no-later-start = Nie masz wolnego czempiona, który mógłby zacząć wyprawę od dalszego kroku
refusal-later-start-reach =
    Czempion może pominąć najwyżej { $reach ->
        [one] { $reach } krok
        [few] { $reach } kroki
       *[other] { $reach } kroków
    }
refusal-no-charm = Nie masz wolnego czempiona, który mógłby oczarować zleceniodawcę
refusal-at-home = Ten śmiałek już jest w domu
refusal-no-design = Twoja gildia nie ma tego schematu
refusal-level-needed = Ta broń wymaga poziomu { $needed }; ten śmiałek ma poziom { $level }
refusal-forging-needs = Koszt wykucia: { $amount }; { $have ->
    [0] masz 0
   *[other] masz tylko { $have }
  }
refusal-not-waiting = Ta wyprawa nie czeka na przesunięcie
refusal-not-of-quest = Poziomy zyskują tylko śmiałkowie z tej wyprawy, najwyżej po jednym
refusal-no-title = Nie ma takiego tytułu
refusal-title-owned = Twoja gildia ma już ten tytuł
