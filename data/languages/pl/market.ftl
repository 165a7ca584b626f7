# The names of the places, on their banners: about 12 letters.
market-place-blacksmith = Kowal
market-place-bazaar = Bazar
market-place-barracks = Koszary
market-place-clerk = Urzędnik
market-place-road = Trakt

# On the banners, in small labels: an open space, which card of how many, the two halves.
market-open = dla każdego
market-one-of = jedna z { $count ->
        [2] dwóch
        [3] trzech
        [4] czterech
       *[other] { $count }
    }
market-bonus = Bonusowe
market-single = Jednorazowe

# On a card that cannot be had, with a lock: about 12 letters.
market-lock-short = brakuje { $gold } złota
market-lock-taken = zajęte
market-lock-owned = już masz
market-lock = nie teraz

# Where a card lay: about 14 letters. $guild has bought it, or got it for nothing.
market-no-card = brak karty
market-sold = sprzedane
market-paid =
    { $gold ->
        [0] { $guild }: za darmo
       *[other] { $guild } płaci { $gold }
    }
# Under it, the cards in its deck; in the last round, beside a seal with a number.
market-deck = w talii: { $count }
market-counts-now = teraz daje
# Beside what was sold by the Blacksmith: three lines of 14 letters.
market-closed = Wolne w następnej rundzie
market-sold-for-good = Sprzedane
# Beside what the Blacksmith sells: a heading, then what the weapon is; short.
market-last-round = Ostatnia runda
market-no-effect = Bez dodatkowego efektu
market-power = siła
market-level = poziom { $level }
market-at-the-end = na koniec

# The Barracks: headings with a remark at their right end, the row to hire with, and below the rows
# those who cannot be raised (their faces stand before the first form).
market-hire = Werbunek
market-either-or-both = jedno lub oba
market-new-adventurer = Nowy śmiałek
market-raise = Szkolenie
market-at-home = w domu: { $count }
market-nobody-to-raise = W domu nie ma kogo szkolić
market-out = na wyprawach
market-out-count = { $count } na wyprawach
market-top-level = na poziomie { $level }
market-top-level-count = { $count } na poziomie { $level }

# The Clerk: on a design of one's own; the price of a claim, to the bank and to those who claimed
# before, the longer form where there is room (about 24 letters).
# Empty here: an emblem and a tick say it, and Polish names of designs need the room.
market-yours = { "" }
# The same, of a guild that somebody else plays.
market-guilds = { $guild }
market-claim-shared = { $bank } + { $share } ({ $guilds })
market-claim-split = { $bank } + { $share }
market-claim-bank = { $gold } do banku
market-claim-gold = { $gold ->
    [one] { $gold } złoto
   *[other] { $gold } złota
  }

# The Road: what it does, where there is no quest; below a quest's name what a step would bring, the
# shorter forms where there is little room. The colon leads to rewards in signs.
market-no-quest = Nie masz aktywnej wyprawy. Trakt przesuwa za darmo jedną z twoich wypraw o krok.
# At the foot of the Road, a line that leads to the quest offer: about 34 letters, and what it does.
market-quests-cost = { $most ->
    [0] Wyprawy w ofercie są za darmo
   *[other] Wyprawy w ofercie kosztują od { $least } do { $most } złota
  }
market-no-quests = W ofercie nie ma wypraw
market-offer-look = Obejrzyj wyprawy, które można podjąć po targu
market-steps-on = { $count ->
        [one] o krok dalej
        [few] o { $count } kroki dalej
       *[other] o { $count } kroków dalej
    }
market-leg = kończy etap
market-leg-pays = kończy etap:
market-leg-short = kończy etap
market-leg-pays-short = etap:
market-last-step = na ostatnim kroku

# The bottom bar: what is asked, the buttons, and why they cannot be pressed.
market-prompt = { $guild }: wykonaj jedną akcję albo pasuj
market-prompt-first = { $guild }: wykonaj pierwszą z dwóch akcji albo pasuj
market-prompt-second = { $guild }: wykonaj drugą z dwóch akcji albo pasuj
market-prompt-other = { $guild } jest na targu
market-prompt-trades = { $guild } handluje na koniec rundy
market-confirm = Potwierdź
market-no-confirm = Najpierw wybierz akcję
market-no-pass = Teraz nie możesz pasować
# A trade that another guild than the one whose turn it is would make; $trade is a whole sentence.
market-trade-for-other = { $guild }: { $trade }
market-trade-now = { $trade }: od razu, bez potwierdzania

# The market discard: a small panel with the number of cards, and the sheet that shows them.
market-discard = Odrzucone
market-discard-count = { $count ->
        [0] pusto
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } kart
    }
market-discard-show = Pokaż odrzucone karty targu
market-discard-title = Odrzucone karty targu
market-discard-designs = Unikatowe schematy: { $count }
market-discard-bonus = Karty bonusowe: { $count }
market-discard-single = Karty jednorazowe: { $count }
market-discard-empty = Pusto. Trafiają tu karty, których nikt nie kupił.

# The merchant: the panel's title, columns, how often he can still be used.
market-merchant = Kupiec
market-shopping = Zakupy
market-buy = Kup
market-sell = Sprzedaj
market-this-round = w tej rundzie
market-to-spend = do wydania
market-uses-left =
    { $count ->
        [0] użyte
        [one] { $count } raz
       *[other] { $count } razy
    }
market-stalls = Twoje stragany
market-resource = { CAPITAL($resource) }
market-trade-for = Handluje
market-trade-for-guild = Handel: { $guild }

# The merchant over the table: what it is for, help at its foot (two lines of 40 letters), buttons.
market-last-trades = Ostatni handel przed końcem rundy
market-last-trades-tile = Ostatni handel przed rozliczeniem kafla
market-trade-nobody = Handlować mogą tu tylko ludzie przy tym stole
market-trade-closed = Nie możesz handlować w trakcie rozpatrywania akcji
market-trade-help = Handluj w dowolnej chwili rundy, także w turze innej gildii
market-shopping-help =
    Masz { $gold ->
        [one] { $gold } złoto
       *[other] { $gold } złota
    } z kafla; niewydane przepada
market-close = Zamknij
market-done = Zakończ
market-stop = Zakończ
market-ask-me = Pytaj mnie na koniec każdej rundy
# The question before the rest of a tile's gold is lost.
market-stop-title = Zakończyć zakupy?
market-stop-lost = Stracisz { $gold ->
    [one] { $gold } złoto
   *[other] { $gold } złota
  } z kafla.
market-stop-yes = Zakończ zakupy
market-stop-no = Kupuj dalej

# The guild mat: everything a guild has. The line on the merchant in three lengths (50, 28 and 18
# letters); the line on where prestige came from is a list of these; captions under cards have 16
# letters.
market-mat-show = Pokaż: { $guild }
market-mat-automated = To automat. Wykonuje ruchy tylko w kopalni: nie kupuje, nie handluje, nie podejmuje wypraw i nie zdobywa punktów.
market-mat-trades =
    Kupiec w tej rundzie: { $buys ->
        [one] jeszcze { $buys } zakup
        [few] jeszcze { $buys } zakupy
       *[other] jeszcze { $buys } zakupów
    }, { $sales ->
        [one] { $sales } sprzedaż
        [few] { $sales } sprzedaże
       *[other] { $sales } sprzedaży
    }
market-mat-trades-short =
    { $buys ->
        [one] jeszcze { $buys } zakup
        [few] jeszcze { $buys } zakupy
       *[other] jeszcze { $buys } zakupów
    }, { $sales ->
        [one] { $sales } sprzedaż
        [few] { $sales } sprzedaże
       *[other] { $sales } sprzedaży
    }
market-mat-trades-shortest = zakup: { $buys }, sprzedaż: { $sales }
market-mat-from-quest = { $prestige } z wypraw
market-mat-from-champion = { $prestige } od czempionów
market-mat-from-weapon = { $prestige } z broni
market-mat-from-failure = { $prestige } z porażek
market-mat-from-tile = { $prestige } z kafli bonusów
market-mat-from-end-adventurers = { $prestige } za śmiałków
market-mat-from-end-designs = { $prestige } za schematy
market-mat-from-end-cards = { $prestige } z kart bonusowych
market-mat-from-end-bonus = { $prestige } z bonusów końcowych
market-mat-from-end-gold = { $prestige } za złoto
market-mat-no-prestige = na razie bez prestiżu
market-mat-adventurers = Śmiałkowie: { $count }
market-mat-at-home = w domu
market-mat-quests = Aktywne wyprawy: { $count } z { $most }
market-mat-designs = Schematy
market-mat-bonus-cards = Karty bonusowe
market-mat-end-bonuses = Bonusy końcowe
market-mat-completed = Ukończone wyprawy: { $count }
market-mat-failed = Porażki: { $count }
market-mat-power = siła { $power } z { $needed }
market-mat-starting = początkowy
market-mat-claimed = licencja
market-mat-unique = unikatowy
market-mat-uses =
    { $count ->
        [0] użyty w tej rundzie
        [one] jeszcze { $count } użycie
        [few] jeszcze { $count } użycia
       *[other] jeszcze { $count } użyć
    }
market-mat-counts = teraz daje { $prestige }

# The bonus tiles: the title of the sheet, and under each tile its rounds.
market-tiles = Kafle bonusów
market-tile-rounds = rundy { $first }–{ $last }

# On cards. Under the signs of a design: its types, about 10 letters, two of them in short; at its
# foot whose it is, about 20 letters, emblems follow "Claimed by".
market-type-none = bez typu
market-type-short-slashing = siecz.
market-type-short-piercing = kłuta
market-type-short-crushing = obuch.
market-types = { $first } + { $second }
market-design-unique = Unikatowy schemat
market-design-known = Zna go każda gildia
market-design-public = Publiczny schemat
market-design-claimed = Licencje:
market-design-free = Jeszcze bez licencji
# What a card does: on the small card a word or two (12 letters), on the large one a sentence of
# three lines of 28 letters. $effects is such a sentence without its stop.
market-card-at-once = od razu
market-card-single = { $effects }. Działa od razu, potem opuszcza grę
market-card-for-each = za każdy
market-card-stall = Raz na rundę, w dowolnym kierunku
market-card-stall-short = raz na rundę
market-card-savvy-buyer = W każdej rundzie możesz kupić u kupca jeden surowiec więcej
market-card-savvy-seller = Kupiec płaci za każdy surowiec o 1 złoto więcej, najwyżej tyle, za ile go sprzedaje
market-card-savvy-trader = W każdej rundzie możesz użyć jednego ze swoich straganów o raz więcej
market-card-savvy-adventurer = Trakt może przesunąć wyprawę o jeden krok dalej
market-card-savvy-short-buyer = zakup
market-card-savvy-short-seller = za sprzedaż
market-card-savvy-short-trader = użycie straganu
market-card-savvy-short-adventurer = na Trakcie

# What something changes, beside the sign of it.
market-change = { SIGNED($number) }
