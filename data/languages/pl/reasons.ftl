### Why a computer guild did something, and why a Master would: under what it did, one or two lines
### of about 60 characters. Each is a reason of its own and stands at the beginning of a line, so it
### begins with a capital; what speaks against the choice says so with its first word ("But").
### $detail is what it is about: a number, a resource, a name, or a list of these.

# The mine.
reason-mined = Daje { $detail }
reason-landing = Nadzorca stanie na polu { FORM($detail, "gen") }, które wydobędzie następny ruch
reason-last_in_order = Ale drugi ruch to ostatnie miejsce w następnej kolejności
reason-defectors = { $detail ->
    [one] Ale jeden z własnych górników dezerteruje do innej gildii
   *[other] Ale do innych gildii dezerterują własni górnicy: { $detail }
  }
reason-next_jump = { $detail ->
    [one] Następnym ruchem może przeskoczyć cudzego górnika i wydobywać też tam
   *[other] Następnym ruchem może przeskoczyć cudzych górników i wydobywać też tam: { $detail }
  }
reason-tile_workers = Zostaje jej tylu górników, ilu chce kafel bonusu tej rundy: { $detail }
reason-stays = Żaden ruch nie dałby nic, co byłoby tego warte
reason-stays_second = Żaden drugi ruch nie jest wart ostatniego miejsca w następnej kolejności
reason-hex = Zaczyna na polu { FORM($detail, "gen") }, które wydobędzie pierwszy ruch
reason-around = { $detail ->
    [one] Obok jest wolne pole, na które można się ruszyć
    [few] Obok są { $detail } wolne pola, na które można się ruszyć
   *[other] Obok jest { $detail } wolnych pól, na które można się ruszyć
  }
reason-room = { $detail ->
    [one] Ale jedno pole obok jest już zajęte
    [few] Ale { $detail } pola obok są już zajęte
   *[other] Ale { $detail } pól obok jest już zajętych
  }
reason-rival_hex = Automat nie dostaje nic lepszego niż { $detail }
reason-to_jump = Stawia cudzego górnika tam, gdzie może go przeskoczyć nadzorca tej gildii
reason-off_mine = Zdejmuje z kopalni własnego górnika
reason-automated = { $detail ->
    [one] Zostawia górnika, którego może przeskoczyć nadzorca tej gildii
   *[other] Zostawia górników, których nadzorca tej gildii może przeskoczyć naraz: { $detail }
  }

# Taking quests.
reason-quest_prestige = Po ukończeniu daje { $detail } pkt prestiżu
reason-quest_partly = Nie da się ukończyć na czas, ale daje { $detail } pkt prestiżu
reason-quest_rewards = Nagrody za jej etapy: { $detail }
reason-quest_levels = { $detail ->
    [one] Jej śmiałkowie dzielą się jednym poziomem
   *[other] Poziomy do podziału między jej śmiałków: do { $detail }
  }
reason-quest_power = Ale wymaga siły do { $detail }
reason-quest_people = { $detail ->
    [one] Ale jej śmiałkowie są zajęci w tej rundzie
    [few] Ale jej śmiałkowie są zajęci przez { $detail } rundy
   *[other] Ale jej śmiałkowie są zajęci przez { $detail } rund
  }
reason-quest_late = { $detail ->
    [one] Ale ma o krok za dużo na pozostałe rundy: trzeba ją przyspieszyć Traktem
    [few] Ale ma o { $detail } kroki za dużo na pozostałe rundy: trzeba ją przyspieszyć Traktem
   *[other] Ale ma o { $detail } kroków za dużo na pozostałe rundy: trzeba ją przyspieszyć Traktem
  }
reason-quest_short = Ale na późniejsze etapy może zabraknąć siły: { $detail }
reason-quest_price = Ale kosztuje { $detail ->
    [one] { $detail } złoto
   *[other] { $detail } złota
  }
reason-quest_pays = Daje od razu { $detail ->
    [one] { $detail } złoto
   *[other] { $detail } złota
  }
reason-quest_bought = Ale żeby ją uzbroić, trzeba jeszcze kupić: { $detail }
reason-solo_duty = Ale jeśli później zawiedzie, gra solo jest przegrana
reason-cannot_meet = Żadnej z oferty nie da się uzbroić; ta wymaga najmniej siły
reason-free_hands = Na żadną wyprawę z oferty nie warto teraz wysyłać śmiałków
reason-tile_quests = Zostałoby tyle wypraw, ile chce kafel bonusu: { $detail }
reason-tile_missed = Ale wtedy kafel bonusu tej rundy przepada

# The market.
reason-passing = Pas daje { $detail ->
    [one] { $detail } złoto
   *[other] { $detail } złota
  }; nic do kupienia nie jest teraz warte więcej
reason-price = Ale kosztuje { $detail ->
    [one] { $detail } złoto
   *[other] { $detail } złota
  }
reason-sold = Sprzedaż { FORM($detail, "gen") } pozwala zapłacić za więcej na targu
reason-card_prestige = Na koniec daje { $detail } pkt prestiżu
reason-lasts = { $detail ->
    [one] Można jej użyć w następnej rundzie
   *[other] Można jej użyć w każdej z { $detail } następnych rund
  }
reason-lasts_later = Przyda się, gdy będzie stragan do wymiany
reason-card_gives = Daje od razu: { $detail }
reason-new_type = Jej pierwszy schemat broni, jakiej wymagają niektóre wyprawy: { $detail }
reason-stronger = Siła { $detail }: najmocniejszy z jej schematów
reason-better_arms = Jeszcze jeden schemat do wyboru, o sile { $detail }
reason-end_bonus = W tej chwili dałoby { $detail } pkt prestiżu
reason-hired = Kolejny śmiałek do wysłania
reason-trained = { $detail ->
    [2] Na poziomie 2 śmiałek włada bronią z każdego publicznego schematu
    [3] Na poziomie 3 śmiałek włada też bronią z unikatowych schematów
   *[other] Poziom { $detail } jest najwyższy i na koniec daje 1 pkt prestiżu więcej
  }
reason-rush_too_far = Ale kroku, na który trafi, nie da się uzbroić
reason-rush_saves = { $detail ->
    [one] Śmiałkowie wrócą do domu o rundę wcześniej
    [few] Śmiałkowie wrócą do domu o { $detail } rundy wcześniej
   *[other] Śmiałkowie wrócą do domu o { $detail } rund wcześniej
  }
reason-rush_in_time = Bez Traktu ta wyprawa nie skończyłaby się na czas

# Managing quests.
reason-armed = Z tą bronią można w tej rundzie sprostać: { $detail }
reason-given_up = Nie da się uzbroić tym, co jest: { $detail }
reason-let_go = Nie jest już warta broni i ma przepaść: { $detail }
reason-all_armed = Każda wyprawa ma broń, której potrzebuje w tej rundzie
reason-bought_to_arm = Potrzebne do uzbrojenia: { $detail }

# Small choices.
reason-wealth = Razem dają: { $detail }
reason-title = { $detail }: to najbardziej przyda się w pozostałych rundach
reason-shopped = Najbardziej potrzeba { FORM($detail, "gen") }
reason-advanced = Najpierw kończy wyprawę „{ $detail }” za { $prestige } pkt prestiżu
reason-any_order = Żadna się teraz nie kończy, więc może ruszyć dowolna

# What holds for any choice.
reason-no_trade = Zatrzymuje to, co jest
reason-as_good_as_any = Równie dobre jak wszystko inne
reason-least = Niezbyt dobre, ale wszystko inne wygląda gorzej
reason-must_take = W grze solo co rundę trzeba podjąć wyprawę; żadna inna nie wygląda lepiej
reason-only = Nie ma nic innego do zrobienia
reason-whim = Kaprys
reason-sense = Wyglądało rozsądnie
reason-stand_in = W zastępstwie musiał myśleć Czeladnik

# What a search found in the games that it played on in thought; the first two begin, and the others
# say what the choice led to in these games, against the next best.
reason-found_ahead = Rozegrane dalej w myślach gry: { $detail }. Wynik lepszy niż drugiego wyboru
reason-found_close = Rozegrane dalej w myślach gry: { $detail }. Bez wyraźnej różnicy wobec drugiego wyboru
reason-found_completes = Częściej prowadzi do ukończenia wyprawy „{ $detail }”
reason-found_frees = Śmiałkowie są wolni na „{ $detail }”, częściej wtedy ukończoną
reason-found_spares = „{ $detail }” rzadziej kończy się porażką
reason-found_knows = Częściej prowadzi do schematu: { $detail }
reason-found_denies = Inni tego nie dostaną: { $detail }
reason-found_steps = Prowadzi wyprawy dalej
reason-found_quests = Prowadzi do większej liczby ukończonych wypraw
reason-found_failed = Prowadzi do mniejszej liczby porażek
reason-found_prestige = Prowadzi do większego prestiżu
reason-found_rivals = Najlepszy rywal zdobywa mniej prestiżu
reason-found_people = Prowadzi do liczniejszych albo lepszych śmiałków
reason-found_designs = Prowadzi do większej liczby schematów
reason-found_resources = Zostawia więcej surowców
reason-found_gold = Zostawia więcej złota
reason-found_order = Prowadzi do wcześniejszego miejsca w kolejności

# Why one of several choices that came out as well: what this guild likes.
reason-likes_questing = Remis; ta gildia lubi wczesny prestiż, a tak miała go trochę więcej
reason-likes_mining = Remis; ta gildia lubi surowce, a tak zostało jej ich trochę więcej
reason-likes_hoarding = Remis; ta gildia lubi złoto, a tak zostało jej go trochę więcej
reason-likes_buying = Remis; ta gildia lubi śmiałków i schematy, a tak miała ich więcej
