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
    .subject = { FORM($line, "subject") }

# What a guild gained without a line of its own to add it to; amounts follow after a colon.
# $card is the card, tile or title it came from.
log-gains-start = Zaczyna z zapasem: { $gains }
log-gains-wealth = Dostaje { $gains } (karta „{ $card }”)
log-gains-mine = Dostaje { $gains } po ruchu rywala
log-gains-pass = Dostaje { $gains } za pas
log-gains-claimant = Dostaje { $gains } za cudzą licencję „{ $card }”
log-gains-card = Dostaje { $gains } (karta „{ $card }”)
log-gains-quest = Dostaje { $gains } (wyprawa „{ $card }”)
log-gains-weapon = Dostaje { $gains } (broń „{ $card }”)
log-gains-champion = Dostaje { $gains } (czempion z tytułem „{ $card }”)
log-gains-tile = Dostaje { $gains } (kafel „{ $card }”)
log-gains-end_adventurers = Dostaje { $gains } za śmiałków
log-gains-end_designs = Dostaje { $gains } za schemat „{ $card }”
log-gains-end_cards = Dostaje { $gains } za kartę „{ $card }”
log-gains-end_bonus = Dostaje { $gains } za bonus „{ $card }”
log-gains-end_gold = Dostaje { $gains } za złoto

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
    [one] Górnik przechodzi do gildii { $guild }
   *[other] { $count } górników przechodzi do gildii { $guild }
  }
    .subject = own
log-defected = { $count ->
    [one] Górnik dezerteruje do gildii { $guild }
   *[other] { $count } górników dezerteruje do gildii { $guild }
  }
    .subject = own
log-removed = { $count ->
    [one] Górnik opuszcza kopalnię
   *[other] { $count } górników opuszcza kopalnię
  }
    .subject = own
log-worker-moved = Górnik trafia na inne pole
    .subject = own
log-struck = { $count ->
    [one] Traci { $count } górnika w strajku
   *[other] Traci { $count } górników w strajku
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
log-lapsed-overseer_move = Nie może ruszyć żadnego nadzorcy
log-lapsed-worker_move = Nie może przenieść żadnego górnika
log-lapsed-market_card = Nie może wziąć żadnej karty
log-lapsed-level = Poziom przepada, bo nie ma komu go przyznać
    .subject = own
log-lapsed-title = Nie ma już tytułów do rozdania
log-lapsed-automated_move = Nie może wykonać ruchu

# The market. $card is a card's name, $goods an amount such as "1 iron".
log-opened = { $count ->
    [one] Nowy publiczny schemat: { $cards }
   *[other] Nowe publiczne schematy: { $cards }
  }
log-discarded = Odrzucone: { $cards }
log-bought = { FORM($card, "kind") ->
    [bonus] Kupuje bonus „{ $card }”
   *[card] Kupuje kartę „{ $card }”
  } za { $price ->
    [one] { $price } złoto
   *[other] { $price } złota
  }
log-bought-goods = Kupuje { $goods } za { $price ->
    [one] { $price } złoto
   *[other] { $price } złota
  }
log-taken = Bierze za darmo kartę „{ $card }”
log-used = Używa karty „{ $card }”
log-used-for = Używa karty „{ $card }” za { $price ->
    [one] { $price } złoto
   *[other] { $price } złota
  }
log-claimed = Otrzymuje licencję „{ $card }”
log-claimed-for = Wykupuje licencję „{ $card }” za { $price ->
    [one] { $price } złoto
   *[other] { $price } złota
  }
log-sold = Sprzedaje { $costs } za { $gains }
log-stall = Wymienia { $costs } na { $gains }
log-hired =
    Werbuje { FORM($hero, "acc") } za { $price ->
        [one] { $price } złoto
       *[other] { $price } złota
    }
log-trained = Szkoli { FORM($hero, "acc") } do poziomu { $level } za { $price ->
    [one] { $price } złoto
   *[other] { $price } złota
  }
log-hired-and-trained =
    Werbuje { FORM($new, "acc") } i szkoli { FORM($hero, "acc") } do poziomu { $level } za { $price ->
        [one] { $price } złoto
       *[other] { $price } złota
    }

# Adventurers. $heroes is "the Ranger and the Elf".
log-joined = { $count ->
    [one] Dołącza { $heroes }
   *[other] Dołączają { $heroes }
  }
    .subject = own
log-raised = { $hero } osiąga poziom { $level }
    .subject = hero
log-title = { $hero } zostaje { FORM($hero, "champion") } z tytułem „{ $title }”
    .subject = hero
log-forged = Wykuwa broń „{ $design }” dla { FORM($hero, "gen") } na wyprawę „{ $quest }”
log-honed = Broń { FORM($hero, "gen") } zyskuje { $power } siły
    .subject = own
log-returned = { $count ->
    [one] { CAPITAL($heroes) } wraca do domu
   *[other] { CAPITAL($heroes) } wracają do domu
  }
    .subject = hero

# Quests.
log-offer-leaves = { $count ->
    [one] Ofertę opuszcza wyprawa „{ $quests }”
   *[other] Ofertę opuszczają: { $quests }
  }
log-takes = Podejmuje wyprawę „{ $quest }”
log-takes-for = Podejmuje wyprawę „{ $quest }” za { $price ->
    [one] { $price } złoto
   *[other] { $price } złota
  }
log-takes-charming = Podejmuje wyprawę „{ $quest }” (Czarujący)
# $taken is one of the three above.
log-takes-late =
    { $taken }, start { $steps ->
        [one] o { $steps } krok dalej
        [few] o { $steps } kroki dalej
       *[other] o { $steps } kroków dalej
    }
log-advances-quest = Przesuwa wyprawę „{ $quest }”: krok { $step } z { $last }
log-advances-road = Przesuwa Traktem wyprawę „{ $quest }”: krok { $step } z { $last }
log-leg = Kończy etap { $leg } z { $legs } wyprawy „{ $quest }”
log-completed = Kończy wyprawę „{ $quest }”
log-failed = Ponosi porażkę na wyprawie „{ $quest }”
log-failed-kept = Dostaje { $gains } za ukończone etapy
log-failed-lost = Traci { $costs } za porażkę w pierwszej rundzie

# Bonus tiles.
log-tile = Kafel „{ $tile }” daje korzyść: { $guilds }
log-tile-nobody = Kafel „{ $tile }” nikomu nic nie daje
log-shopping = Ma na zakupy { $budget ->
    [one] { $budget } złoto
   *[other] { $budget } złota
  }
log-shops = Wydaje { $spent ->
    [one] { $spent } złoto
   *[other] { $spent } złota
  }
log-shopped-all = Kończy zakupy
log-shopped-rest = Kończy zakupy i traci { $lost ->
    [one] { $lost } złoto
   *[other] { $lost } złota
  }
