### The log: what happened, in lines of about 40 characters. Beside a line about a guild stands the
### guild's emblem, so lines begin with what it did: "Jumps 3: 2 iron". Lines without a guild
### (rounds, phases, what happens to all) are headings between them.

# The course of the game.
log-round = Runda { $round }
log-stage = Zaczyna się { $stage }
log-phase-setup = Przygotowanie gry
log-phase-placement = Ustawianie nadzorców
log-phase-market = Faza targu
log-phase-quest = Faza wypraw
log-phase-end = Koniec rundy
log-phase-scoring = Punktacja końcowa
log-order = Kolejność: { $guilds }
log-won = Wygrywa { $guild }
log-lost = Gra jest przegrana

# A line with what its guild gained by it: "Jumps 3: 2 iron and 1 copper".
log-with-gains = { $line } – { $gains }

# What a guild gained without a line of its own to add it to; amounts follow after a colon.
# $card is the card, tile or title it came from.
log-gains-start = Na początek
log-gains-wealth = Karta „{ $card }”
log-gains-mine = Dzięki cudzemu ruchowi
log-gains-pass = Za pas
log-gains-claimant = Za licencję „{ $card }”
log-gains-card = Karta „{ $card }”
log-gains-quest = Wyprawa „{ $card }”
log-gains-weapon = Broń „{ $card }”
log-gains-champion = Czempion z tytułem { $card }
log-gains-tile = Kafel „{ $card }”
log-gains-end_adventurers = Za śmiałków
log-gains-end_designs = Za schemat „{ $card }”
log-gains-end_cards = Za kartę „{ $card }”
log-gains-end_bonus = Za bonus „{ $card }”
log-gains-end_gold = Za złoto

# Set-up.
log-wealth-kept = Wybiera majątek
log-wealth-shown = Majątek: { $cards }
log-placed = Stawia nadzorcę

# The mine. The guild beside "turned" and "defected" is the one that loses workers to $guild.
log-moves = Przesuwa nadzorcę
log-jumps = Przeskakuje { $count ->
    [one] { $count } górnika
   *[other] { $count } górników
  }
log-turned = { $count ->
    [one] Górnika przejmuje { $guild }
   *[other] { $count } górników przejmuje { $guild }
  }
log-defected = { $count ->
    [one] Górnik dezerteruje do gildii { $guild }
   *[other] { $count } górników dezerteruje do gildii { $guild }
  }
log-removed = { $count ->
    [one] Górnik opuszcza kopalnię
   *[other] { $count } górników opuszcza kopalnię
  }
log-worker-moved = Górnik staje gdzie indziej
log-struck = { $count ->
    [one] Strajk: odchodzi { $count } górnik
   *[other] Strajk: odchodzi { $count } górników
  }

# Doing nothing.
log-passed-mine = Pasuje w kopalni
log-passed-second_move = Rezygnuje z drugiego ruchu
log-passed-market = Pasuje na targu
log-passed-quest = Nie podejmuje wyprawy
log-passed-management = Kończy przygotowania
log-declined-overseer_move = Nie przesuwa nadzorcy
log-declined-worker_move = Nie przenosi górnika
log-declined-market_card = Nie bierze karty
log-lapsed-overseer_move = Żaden nadzorca nie może się ruszyć
log-lapsed-worker_move = Nie ma górnika do przeniesienia
log-lapsed-market_card = Nie ma karty do wzięcia
log-lapsed-level = Nikt nie może zyskać poziomu
log-lapsed-title = Wszystkie tytuły są w użyciu
log-lapsed-automated_move = Nie może się ruszyć

# The market. $card is a card's name, or an amount such as "1 iron".
log-opened = { $count ->
    [one] Dostępny dla wszystkich: { $cards }
   *[other] Dostępne dla wszystkich: { $cards }
  }
log-discarded = Odrzucone: { $cards }
log-bought = Kupuje za { $price ->
    [one] { $price } złoto
   *[other] { $price } złota
  }: { $card }
log-taken = Bierze za darmo: { $card }
log-used = Używa karty „{ $card }”
log-used-for = Używa karty „{ $card }” za { $price ->
    [one] { $price } złoto
   *[other] { $price } złota
  }
log-claimed = Ma licencję „{ $card }”
log-claimed-for = Wykupuje licencję „{ $card }” za { $price ->
    [one] { $price } złoto
   *[other] { $price } złota
  }
log-sold = Sprzedaje { $costs } za { $gains }
log-stall = Wymienia { $costs } na { $gains }
log-hired = Najmuje { FORM($hero, "acc") } za { $price ->
    [one] { $price } złoto
   *[other] { $price } złota
  }
log-trained = Szkoli { FORM($hero, "acc") } do poziomu { $level } za { $price ->
    [one] { $price } złoto
   *[other] { $price } złota
  }
log-hired-and-trained = Najmuje { FORM($new, "acc") } i szkoli { FORM($hero, "acc") } do poziomu { $level } za { $price ->
    [one] { $price } złoto
   *[other] { $price } złota
  }

# Adventurers. $heroes is "the Ranger and the Elf".
log-joined = { $count ->
    [one] Dołącza { $heroes }
   *[other] Dołączają { $heroes }
  }
log-raised = { $hero } osiąga poziom { $level }
log-title = { $hero } zostaje { FORM($hero, "champion") }: { $title }
log-forged = Wykuwa „{ $design }” dla { FORM($hero, "gen") } na wyprawę „{ $quest }”
log-honed = Broń { FORM($hero, "gen") } zyskuje +{ $power } siły
log-returned = { $count ->
    [one] { CAPITAL($heroes) } wraca do domu
   *[other] { CAPITAL($heroes) } wracają do domu
  }

# Quests.
log-offer-leaves = { $count ->
    [one] Ofertę opuszcza „{ $quests }”
   *[other] Ofertę opuszczają: { $quests }
  }
log-takes = Podejmuje wyprawę „{ $quest }”
log-takes-for = Podejmuje wyprawę „{ $quest }” za { $price ->
    [one] { $price } złoto
   *[other] { $price } złota
  }
log-takes-charming = Podejmuje wyprawę „{ $quest }” (Czarujący)
# $taken is one of the three above.
log-takes-late = { $taken }, { $steps ->
    [one] o { $steps } krok dalej
    [few] o { $steps } kroki dalej
   *[other] o { $steps } kroków dalej
  }
log-advances-quest = { $quest }: krok { $step } z { $last }
log-advances-road = { $quest }, Traktem: krok { $step } z { $last }
log-leg = Kończy etap { $leg } z { $legs } wyprawy „{ $quest }”
log-completed = Kończy wyprawę „{ $quest }”
log-failed = Ponosi porażkę na wyprawie „{ $quest }”
log-failed-kept = Zachowuje { $gains } za ukończone etapy
log-failed-lost = Traci { $costs } za natychmiastową porażkę

# Bonus tiles.
log-tile = Kafel „{ $tile }”: { $guilds }
log-tile-nobody = Kafel „{ $tile }”: dla nikogo
log-shopping = Ma na zakupy { $budget ->
    [one] { $budget } złoto
   *[other] { $budget } złota
  }
log-shops = Wydaje z tego { $spent }
log-shopped-all = Kończy zakupy
log-shopped-rest = Kończy zakupy, traci { $lost ->
    [one] { $lost } złoto
   *[other] { $lost } złota
  }
