### Why a computer guild did something, and why a Master would: under what it did, one or two lines
### of about 60 characters. Each is a reason of its own and stands at the beginning of a line, so it
### begins with a capital; what speaks against the choice says so with its first word ("But").
### $name is what it is about: a resource, a card, a title, or a list of these.

# The mine.
fact-mined = Daje { $amounts }
fact-landing = Nadzorca staje na polu { FORM($resource, "gen") }: ruch stamtąd da ten surowiec
fact-last_in_order = Ale drugi ruch oznacza ostatnie miejsce w nowej kolejności
fact-defectors =
    { $number ->
        [one] Ale jeden z jej górników dezerteruje do innej gildii
       *[other] Ale { $number } jej górników dezerteruje do innych gildii
    }
fact-next_jump =
    { $number ->
        [one] Następnym ruchem może też przeskoczyć cudzego górnika
       *[other] Następnym ruchem może też przeskoczyć { $number } cudzych górników
    }
fact-tile_workers =
    { $number ->
        [one] Zostaje jej jeden górnik, jak wymaga kafel bonusu tej rundy
       *[other] Zostaje jej { $number } górników, jak wymaga kafel bonusu tej rundy
    }
fact-stays = Żaden ruch nie przyniósłby nic wartościowego
fact-stays_second = Żaden drugi ruch nie jest wart ostatniego miejsca w nowej kolejności
fact-hex = Zaczyna na polu { FORM($resource, "gen") }: ruch stamtąd da ten surowiec
fact-around =
    { $number ->
        [one] Obok jest jedno puste pole
        [few] Obok są { $number } puste pola
       *[other] Obok jest { $number } pustych pól
    }
fact-room = { $number ->
    [one] Ale jedno pole obok jest już zajęte
    [few] Ale { $number } pola obok są już zajęte
   *[other] Ale { $number } pól obok jest już zajętych
  }
fact-rival_hex = Automatowi nie zostaje nic lepszego niż { $resource }
fact-to_jump = Stawia cudzego górnika tam, gdzie może go przeskoczyć nadzorca gildii, która go przenosi
fact-off_mine = Usuwa z kopalni własnego górnika
fact-automated =
    { $number ->
        [one] Zostawia górnika, którego może przeskoczyć nadzorca gildii grającej solo
       *[other] Zostawia { $number } górników, których nadzorca gildii grającej solo może przeskoczyć naraz
    }

# Taking quests.
fact-quest_prestige = Po ukończeniu daje { $number } pkt prestiżu
fact-quest_partly = Nie da się jej ukończyć na czas, ale daje { $number } pkt prestiżu
fact-quest_rewards = Nagrody za jej etapy: { $amounts }
fact-quest_levels =
    { $number ->
        [one] Jeden śmiałek na niej zyskuje poziom
       *[other] Śmiałkowie na niej dzielą między siebie do { $number } poziomów
    }
fact-quest_power = Ale wymaga siły dochodzącej do { $number }
fact-quest_people = { $number ->
    [one] Ale jej śmiałkowie są zajęci w tej rundzie
    [few] Ale jej śmiałkowie są zajęci przez { $number } rundy
   *[other] Ale jej śmiałkowie są zajęci przez { $number } rund
  }
fact-quest_late = { $number ->
    [one] Ale ma o krok za dużo na pozostałe rundy: trzeba ją przyspieszyć Traktem
    [few] Ale ma o { $number } kroki za dużo na pozostałe rundy: trzeba ją przyspieszyć Traktem
   *[other] Ale ma o { $number } kroków za dużo na pozostałe rundy: trzeba ją przyspieszyć Traktem
  }
fact-quest_short = Ale na późniejszych etapach siła może być o { $number } za mała
fact-quest_price = Ale kosztuje { $number ->
    [one] { $number } złoto
   *[other] { $number } złota
  }
fact-quest_pays = Daje od razu { $number ->
    [one] { $number } złoto
   *[other] { $number } złota
  }
fact-quest_bought = Ale żeby ją przygotować, trzeba dokupić: { $name }
fact-solo_duty = Ale jeśli skończy się porażką w późniejszej rundzie, gra solo jest przegrana
fact-cannot_meet = Gildia nie może przygotować żadnej wyprawy z oferty; ta wymaga najmniejszej siły
fact-free_hands = Na żadną wyprawę z oferty nie warto teraz wysyłać śmiałków
fact-tile_quests =
    { $number ->
        [one] Zostaje jedna aktywna wyprawa, jak wymaga kafel bonusu tej rundy
        [few] Zostają { $number } aktywne wyprawy, jak wymaga kafel bonusu tej rundy
       *[other] Zostaje { $number } aktywnych wypraw, jak wymaga kafel bonusu tej rundy
    }
fact-tile_missed = Ale wtedy kafel bonusu tej rundy przepada

# The market.
fact-passing =
    Pas daje { $number ->
        [one] { $number } złoto
       *[other] { $number } złota
    }, a nic tu nie jest teraz warte więcej
fact-price = Ale kosztuje { $number ->
    [one] { $number } złoto
   *[other] { $number } złota
  }
fact-sold = Po sprzedaży { FORM($resource, "gen") } gildię stać na targu na więcej
fact-card_prestige = Na koniec gry daje { $number } pkt prestiżu
fact-lasts =
    { $number ->
        [one] Można jej użyć w jednej pozostałej rundzie
       *[other] Można jej użyć w każdej z { $number } pozostałych rund
    }
fact-lasts_later = Przyda się, gdy gildia będzie miała stragan
fact-card_gives = Daje od razu: { $amounts }
fact-new_type = To pierwszy w gildii schemat broni tego typu ({ $name }), a wymagają jej niektóre wyprawy
fact-stronger = To najsilniejszy schemat gildii: siła { $number }
fact-better_arms = Daje do wyboru jeszcze jeden schemat, o sile { $number }
fact-end_bonus = W tej chwili daje { $number } pkt prestiżu
fact-hired = Daje kolejnego śmiałka do wysyłania na wyprawy
fact-trained = { $number ->
    [2] Na poziomie 2 śmiałek włada bronią z każdego publicznego schematu
    [3] Na poziomie 3 śmiałek włada też bronią z unikatowych schematów
   *[other] Poziom { $number } jest najwyższy i na koniec gry daje 1 pkt prestiżu więcej
  }
fact-rush_too_far = Ale gildia nie spełni wymagań kroku, na który trafi wyprawa
fact-rush_saves = { $number ->
    [one] Śmiałkowie wrócą do domu o rundę wcześniej
    [few] Śmiałkowie wrócą do domu o { $number } rundy wcześniej
   *[other] Śmiałkowie wrócą do domu o { $number } rund wcześniej
  }
fact-rush_in_time = Bez Traktu nie udałoby się ukończyć tej wyprawy na czas

# Managing quests.
fact-armed = Pozwala w tej rundzie przygotować wyprawę „{ $name }”
fact-given_up = Gildia nie może przygotować: { $name }
fact-let_go = Nie jest już warta broni i skończy się porażką: { $name }
fact-all_armed = Każda wyprawa ma broń, której potrzebuje w tej rundzie
fact-bought_to_arm = Potrzebne, by przygotować: { $name }

# Small choices.
fact-wealth = Łączny zysk: { $amounts }
fact-title = Najbardziej przyda się w pozostałych rundach: { $name }
fact-shopped = Najbardziej potrzeba { FORM($resource, "gen") }
fact-advanced = Najpierw kończy wyprawę „{ $name }” za { $number } pkt prestiżu
fact-any_order = Żadna nie zostanie teraz ukończona, więc kolejność nie ma znaczenia

# What holds for any choice.
fact-no_trade = Zatrzymuje to, co ma
fact-as_good_as_any = Równie dobre jak wszystko inne
fact-least = Nie jest dobre, ale wszystko inne wygląda gorzej
fact-must_take = W grze solo co rundę trzeba podjąć wyprawę; żadna inna nie wygląda lepiej
fact-only = Nie ma nic innego do zrobienia
fact-whim = To był kaprys
fact-sense = Wyglądało to rozsądnie
fact-stand_in = W zastępstwie musiał zdecydować Czeladnik

# Why one of several choices that came out as well: what this guild likes.
fact-likes_questing = Wyrównane; ta gildia lubi wczesny prestiż, a to dało go trochę więcej
fact-likes_mining = Wyrównane; ta gildia lubi surowce, a to zostawiło jej ich trochę więcej
fact-likes_hoarding = Wyrównane; ta gildia lubi złoto, a to zostawiło jej go trochę więcej
fact-likes_buying = Wyrównane; ta gildia lubi śmiałków i schematy, a to dało ich więcej
