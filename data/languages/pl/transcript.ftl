### A whole game told in a terminal, by `forgewar replay --describe`: full sentences, as long as they
### need to be. Guilds are called by the names of those who play them, or "the automated green", so
### a sentence that begins with $guild begins with CAPITAL($guild). Hexes are called A1 to I5.

# Gold, resources and prestige: "Ann: +2 iron and −1 gold (mine)."
transcript-changes = { CAPITAL($guild) }: { $changes } ({ $source }).
# Where something came from, alone or with the card, quest, tile or title it came from.
transcript-source = { $source }: { $card }
transcript-source-wealth = majątek
transcript-source-mine = kopalnia
transcript-source-pass = pas
transcript-source-blacksmith = Kowal
transcript-source-bazaar = Bazar
transcript-source-barracks = Koszary
transcript-source-clerk = Urzędnik
transcript-source-offer = oferta
transcript-source-claimant = wcześniejsza licencja
transcript-source-card = karta
transcript-source-quest = wyprawa
transcript-source-weapon = broń
transcript-source-champion = czempion
transcript-source-forge = kucie
transcript-source-failure = nieudana wyprawa
transcript-source-merchant = kupiec
transcript-source-stall = stragan
transcript-source-tile = kafel bonusu
transcript-source-start = przygotowanie gry
transcript-source-end_adventurers = punktacja końcowa, śmiałkowie
transcript-source-end_designs = punktacja końcowa, schematy
transcript-source-end_cards = punktacja końcowa, karty
transcript-source-end_bonus = bonus końcowy
transcript-source-end_sale = końcowa sprzedaż
transcript-source-end_gold = punktacja końcowa, złoto

# The course of the game.
transcript-wealth-kept = { CAPITAL($guild) } wybiera karty majątku.
transcript-wealth-shown = { CAPITAL($guild) } zachowuje karty: { $cards }.
transcript-round = Zaczyna się runda { $round } ({ $stage }).
transcript-phase-setup = Zaczyna się przygotowanie gry.
transcript-phase-placement = Gildie ustawiają nadzorców.
transcript-phase-mine = Zaczyna się faza kopalni.
transcript-phase-market = Zaczyna się faza targu.
transcript-phase-quest = Zaczyna się faza wypraw.
transcript-phase-end = Runda dobiega końca.
transcript-phase-scoring = Zaczyna się punktacja końcowa.
transcript-stage = Zaczyna się { $stage }.
transcript-mine-built = Powstaje kopalnia ({ $stage }).
transcript-order = Nowa kolejność: { $guilds }.
transcript-passed-mine = { CAPITAL($guild) } nie przesuwa nadzorcy.
transcript-passed-second_move = { CAPITAL($guild) } rezygnuje z drugiego ruchu.
transcript-passed-market = { CAPITAL($guild) } pasuje na targu.
transcript-passed-quest = { CAPITAL($guild) } nie podejmuje wyprawy.
transcript-passed-management = { CAPITAL($guild) } kończy przygotowania.
transcript-passed-trade_window = { CAPITAL($guild) } kończy handel.
transcript-declined-overseer_move = { CAPITAL($guild) } rezygnuje z ruchu nadzorcy.
transcript-declined-worker_move = { CAPITAL($guild) } rezygnuje z ruchu górnika.
transcript-declined-market_card = { CAPITAL($guild) } rezygnuje z odrzuconej karty.
transcript-lapsed-overseer_move = { CAPITAL($guild) } może przesunąć nadzorcę, ale żaden nie ma gdzie stanąć.
transcript-lapsed-worker_move = { CAPITAL($guild) } może przenieść górnika, ale nie ma żadnego.
transcript-lapsed-market_card = { CAPITAL($guild) } może wziąć kartę, ale nie ma żadnej.
transcript-lapsed-level = { CAPITAL($guild) } może przyznać śmiałkowi poziom, ale nie ma komu.
transcript-lapsed-title = { CAPITAL($guild) } ma już wszystkie tytuły.
transcript-lapsed-automated_move = Automat nie może wykonać ruchu.
transcript-lost = Gra jest przegrana.
transcript-ended = Koniec gry: { $places }.
transcript-place = { $place }. { $guild }

# The mine.
transcript-placed = { CAPITAL($guild) } stawia nadzorcę na { $hex }.
transcript-moved = { CAPITAL($guild) } przesuwa nadzorcę z { $origin } na { $target }.
transcript-jumped = { CAPITAL($guild) } przesuwa nadzorcę z { $origin } na { $target }, przeskakując { $over }.
transcript-appeared = Na { $hex } pojawia się górnik ({ $guild }).
transcript-turned = { $count ->
    [one] { CAPITAL($guild) } przejmuje górnika na { $hexes }.
   *[other] { CAPITAL($guild) } przejmuje górników na { $hexes }.
  }
transcript-defected = Górnik na { $hex } dezerteruje do gildii { $guild }.
transcript-removed = { CAPITAL($guild) } traci górnika na { $hex }.
transcript-worker-moved = Górnik ({ $guild }) zostaje przeniesiony z { $origin } na { $target }.
transcript-struck = Strajk: { $guild } traci górników na { $hexes }.

# The market.
transcript-revealed = Wyłożone: { $cards }.
transcript-opened = Nowe publiczne schematy: { $cards }.
transcript-discarded = Nikt nie kupił: { $cards }.
transcript-goes-blacksmith = { CAPITAL($guild) } idzie do Kowala.
transcript-goes-bazaar = { CAPITAL($guild) } idzie na Bazar.
transcript-goes-bazaar_bonus = { CAPITAL($guild) } idzie na Bazar.
transcript-goes-bazaar_single = { CAPITAL($guild) } idzie na Bazar.
transcript-goes-barracks = { CAPITAL($guild) } idzie do Koszar.
transcript-goes-clerk = { CAPITAL($guild) } idzie do Urzędnika.
transcript-goes-road = { CAPITAL($guild) } idzie na Trakt.
transcript-gained = { CAPITAL($guild) } zdobywa kartę „{ $card }”{ $price ->
    [0] {" "}za darmo
   *[other] { "" }
  }.
transcript-used = { CAPITAL($guild) } używa karty „{ $card }”{ $price ->
    [0] {" "}za darmo
   *[other] { "" }
  }.
transcript-end-bonus = { CAPITAL($guild) } kupuje bonus końcowy „{ $card }”.
transcript-claimed = { CAPITAL($guild) } zdobywa licencję „{ $card }”{ $price ->
    [0] {" "}za darmo
   *[other] { "" }
  }.
transcript-bought = { CAPITAL($guild) } kupuje 1 { $resource }.
transcript-sold = { CAPITAL($guild) } sprzedaje 1 { $resource }.
transcript-stall = { CAPITAL($guild) } korzysta ze straganu „{ $card }”.

# Adventurers and champions.
# $whose is a list: "the Ranger and the Elf for Ann".
transcript-joined = { $count ->
    [one] Dołącza ({ $source }): { $whose }.
   *[other] Dołączają ({ $source }): { $whose }.
  }
transcript-joined-guild = { $heroes } ({ $guild })
transcript-raised = { $hero } ({ $guild }) osiąga poziom { $level }.
transcript-champion = { $hero } ({ $guild }) zostaje { FORM($hero, "champion") } z tytułem „{ $title }”.
transcript-forged = { CAPITAL($guild) } wykuwa broń „{ $design }” dla { FORM($hero, "gen") } na wyprawę „{ $quest }”.
transcript-weapon-lost = { $hero } ({ $guild }) traci broń „{ $design }”.
transcript-honed = Broń { FORM($hero, "gen") } ({ $guild }) zyskuje +{ $power } siły.
transcript-returned = { $hero } ({ $guild }) wraca z wyprawy „{ $quest }”.

# Quests.
transcript-offer = { $count ->
    [0] Oferta jest pusta.
   *[other] Oferta się przesuwa: { $quests }.
  }
transcript-dealt = { $count ->
    [one] Nowa wyprawa na miejscu { $first } oferty: { $quests }.
    [2] Nowe wyprawy na miejscach { $first } i { $last } oferty: { $quests }.
   *[other] Nowe wyprawy na miejscach { $first }–{ $last } oferty: { $quests }.
  }
transcript-out = Usunięto z gry: { $quests }.
transcript-taken = { CAPITAL($guild) } podejmuje wyprawę „{ $quest }”{ $skip ->
    [0] { "" }
    [one] , zaczynając o { $skip } krok dalej
    [few] , zaczynając o { $skip } kroki dalej
   *[other] , zaczynając o { $skip } kroków dalej
  }.
transcript-taken-charming = { CAPITAL($guild) } podejmuje wyprawę „{ $quest }”{ $skip ->
    [0] { "" }
    [one] , zaczynając o { $skip } krok dalej,
    [few] , zaczynając o { $skip } kroki dalej,
   *[other] , zaczynając o { $skip } kroków dalej,
  } i oczarowuje zleceniodawcę.
transcript-advanced-quest = { CAPITAL($guild) } przesuwa wyprawę „{ $quest }” na krok { $step }.
transcript-advanced-road = { CAPITAL($guild) } przesuwa Traktem wyprawę „{ $quest }” na krok { $step }.
transcript-advanced-off = { CAPITAL($guild) } przechodzi ostatni krok wyprawy „{ $quest }”.
transcript-leg = { CAPITAL($guild) } kończy etap { $leg } wyprawy „{ $quest }”.
transcript-completed = { CAPITAL($guild) } kończy wyprawę „{ $quest }”.
transcript-failed-QUEST-6 = { CAPITAL($guild) } ponosi porażkę na wyprawie „{ $quest }”: wymagania kroku nie są spełnione.
transcript-failed-CHAMP-8 = { CAPITAL($guild) } ponosi porażkę na wyprawie „{ $quest }”: nie ma na niej czempiona, którego zdolność ogłoszono.
transcript-failed-END-1 = { CAPITAL($guild) } ponosi porażkę na wyprawie „{ $quest }”: gra się skończyła.

# Bonus tiles.
transcript-tile =
    { $count ->
        [0] Kafel bonusu „{ $tile }”: nikt nic nie zyskuje.
       *[other] Kafel bonusu „{ $tile }” rozpatrują: { $guilds }.
    }
transcript-shopping = { CAPITAL($guild) } ma z kafla { $budget ->
    [one] { $budget } złoto
   *[other] { $budget } złota
  } do wydania.
transcript-shopped = { CAPITAL($guild) } kupuje 1 { $resource } za { $price ->
    [one] { $price } złoto
   *[other] { $price } złota
  } z kafla.
transcript-shopping-ended = { CAPITAL($guild) } kończy zakupy i traci z kafla { $lost ->
    [one] { $lost } złoto
   *[other] { $lost } złota
  }.

# The whole transcript: its first lines, and the headings of its parts.
transcript-title = { CAPITAL($kind) }: { $guilds }.
transcript-copies = Liczba w nawiasie za nazwą oznacza kolejny egzemplarz tej samej karty.
transcript-head-round = RUNDA { $round } ({ $stage })
transcript-part-setup = PRZYGOTOWANIE GRY
transcript-part-placement = Ustawianie nadzorców:
transcript-part-mine = Kopalnia:
transcript-part-market = Targ:
transcript-part-quest = Wyprawy:
transcript-part-end = Koniec rundy:
transcript-part-scoring = Punktacja:
