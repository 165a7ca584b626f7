### Why a computer guild did something, and why a Master would: under what it did, one or two lines
### of about 60 characters. Each is a reason of its own, told as if after "because"; it stands at the
### beginning of a line, so it begins with a capital.
### $detail is what it is about: a number, a resource, a name, or a list of these.

# The mine.
reason-mined = { $detail ->
    [one] Daje surowiec
    [few] Daje { $detail } surowce
   *[other] Daje { $detail } surowców
  }
reason-landing = Nadzorca stanie na polu { FORM($detail, "gen") }, gotów do wydobycia
reason-last_in_order = Drugi ruch to ostatnie miejsce w następnej kolejności
reason-defectors = { $detail ->
    [one] Jeden z własnych górników dezerteruje
   *[other] Dezerterują własni górnicy: { $detail }
  }
reason-next_jump = { $detail ->
    [one] Stamtąd mógłby potem przeskoczyć cudzego górnika
   *[other] Stamtąd mógłby potem przeskoczyć cudzych górników: { $detail }
  }
reason-tile_workers = Zostaje tylu górników, ilu chce kafel bonusu: { $detail }
reason-stays = Żaden ruch nie daje więcej, niż kosztuje
reason-hex = Zaczyna na polu { FORM($detail, "gen") }
reason-around = { $detail ->
    [one] Wokół leży wolne pole
    [few] Wokół leżą { $detail } wolne pola
   *[other] Wokół leży { $detail } wolnych pól
  }
reason-room = { $detail ->
    [one] W pobliżu stoi inna figurka
    [few] W pobliżu stoją { $detail } inne figurki
   *[other] W pobliżu stoi { $detail } innych figurek
  }
reason-rival_hex = Automat nie dostaje nic lepszego niż { $detail }
reason-to_jump = Stawia górnika tam, gdzie można go przeskoczyć
reason-off_mine = Zdejmuje z kopalni własnego górnika
reason-automated = { $detail ->
    [one] Zostawia górnika do przeskoczenia
   *[other] Zostawia górników do przeskoczenia naraz: { $detail }
  }

# Taking quests.
reason-quest_prestige = Ukończona daje { $detail } pkt prestiżu
reason-quest_partly = Nie da się ukończyć na czas, ale daje { $detail } pkt prestiżu
reason-quest_rewards = Jej etapy dają: { $detail }
reason-quest_levels = { $detail ->
    [one] Jej śmiałkowie dzielą się jednym poziomem
   *[other] Poziomy do podziału między jej śmiałków: do { $detail }
  }
reason-quest_power = Wymaga siły do { $detail }
reason-quest_people = { $detail ->
    [one] Jej śmiałkowie są zajęci w tej rundzie
    [few] Jej śmiałkowie są zajęci przez { $detail } rundy
   *[other] Jej śmiałkowie są zajęci przez { $detail } rund
  }
reason-quest_late = { $detail ->
    [one] Jeden krok trzeba nadrobić Traktem
    [few] { $detail } kroki trzeba nadrobić Traktem
   *[other] { $detail } kroków trzeba nadrobić Traktem
  }
reason-quest_short = Na późniejsze etapy może zabraknąć siły: { $detail }
reason-quest_price = Kosztuje { $detail ->
    [one] { $detail } złoto
   *[other] { $detail } złota
  }
reason-quest_pays = Daje od razu { $detail ->
    [one] { $detail } złoto
   *[other] { $detail } złota
  }
reason-quest_bought = Trzeba na nią jeszcze kupić: { $detail }
reason-solo_duty = W grze solo nie może zawieść, a ma przed sobą kroki
reason-cannot_meet = Na żadną z oferty nie starcza broni; ta wymaga najmniej
reason-free_hands = Żadna wyprawa z oferty nie jest teraz warta śmiałków
reason-tile_quests = Zostałoby tyle wypraw, ile chce kafel bonusu: { $detail }
reason-tile_missed = Kafel bonusu tej rundy by przepadł

# The market.
reason-passing = Pas daje { $detail ->
    [one] { $detail } złoto
   *[other] { $detail } złota
  }, a nic na targu nie jest warte więcej
reason-price = Kosztuje { $detail ->
    [one] { $detail } złoto
   *[other] { $detail } złota
  }
reason-sold = Sprzedaż { FORM($detail, "gen") } pozwala zapłacić za więcej na targu
reason-card_prestige = Na koniec daje { $detail } pkt prestiżu
reason-lasts = { $detail ->
    [one] Można jej użyć w następnej rundzie
   *[other] Można jej użyć w każdej z { $detail } następnych rund
  }
reason-lasts_later = Przyda się, gdy będzie stragan do wymiany
reason-card_gives = Daje: { $detail }
reason-new_type = Typ, którego jeszcze nie można wykuć: { $detail }
reason-stronger = Siła { $detail }: najmocniejszy znany schemat na tym poziomie
reason-better_arms = Jeszcze jeden schemat do wyboru
reason-end_bonus = Z tym, co jest teraz, daje { $detail } pkt prestiżu
reason-hired = Kolejny śmiałek do wysłania
reason-trained = Śmiałek awansuje na poziom { $detail }
reason-rush_too_far = Krokowi, na który by trafiła, nie da się sprostać
reason-rush_saves = { $detail ->
    [one] Śmiałkowie wrócą do domu o rundę wcześniej
    [few] Śmiałkowie wrócą do domu o { $detail } rundy wcześniej
   *[other] Śmiałkowie wrócą do domu o { $detail } rund wcześniej
  }
reason-rush_in_time = Bez Traktu nie udałoby się skończyć na czas

# Managing quests.
reason-armed = Broń, z którą można sprostać: { $detail }
reason-given_up = Nie da się sprostać z tym, co jest: { $detail }
reason-let_go = Nie warto już zbroić: { $detail }
reason-all_armed = Każda wyprawa jest gotowa
reason-bought_to_arm = Potrzebne do uzbrojenia: { $detail }

# Small choices.
reason-wealth = Razem dają: { $detail }
reason-title = W pozostałych rundach najbardziej pomaga { CAPITAL($detail) }
reason-shopped = Najbardziej potrzeba { FORM($detail, "gen") }
reason-advanced = Kończy wyprawę
reason-any_order = Żadna się teraz nie kończy, więc może ruszyć dowolna

# What holds for any choice.
reason-no_trade = Zatrzymuje to, co jest
reason-as_good_as_any = Równie dobre jak wszystko inne
reason-least = Wszystko inne wygląda gorzej
reason-only = Nie ma nic innego do zrobienia
reason-unknown = Nic za tym nie przemawia
reason-whim = Kaprys
reason-sense = Wyglądało rozsądnie
reason-stand_in = W zastępstwie musiał myśleć Czeladnik

# What a search found in the games that it played on in thought; the first two begin, and the others
# speak of these games.
reason-found_ahead = Przemyślane gry: { $detail }. Wynik lepszy niż drugiego wyboru
reason-found_close = Przemyślane gry: { $detail }. Bez wyraźnej przewagi nad drugim wyborem
reason-found_completes = { $detail }: częściej ukończona
reason-found_spares = { $detail }: rzadziej kończy się porażką
reason-found_knows = { $detail }: częściej znany
reason-found_denies = { $detail }: rzadziej trafia do innych
reason-found_steps = Wyprawy docierają w nich dalej
reason-found_quests = Więcej w nich ukończonych wypraw
reason-found_failed = Mniej w nich wypraw kończy się porażką
reason-found_prestige = Więcej w nich prestiżu
reason-found_rivals = Inni mają w nich mniej prestiżu
reason-found_people = Więcej w nich śmiałków albo są lepsi
reason-found_designs = Więcej w nich znanych schematów
reason-found_resources = Zostaje w nich więcej surowców
reason-found_gold = Zostaje w nich więcej złota
reason-found_order = Lepsze w nich miejsce w kolejności

# Why one of several choices that came out as well: what this guild likes.
reason-likes_questing = Równie dobre, a gildia woli mieć prestiż wcześnie
reason-likes_mining = Równie dobre, a gildia woli mieć surowce
reason-likes_hoarding = Równie dobre, a gildia woli mieć złoto
reason-likes_buying = Równie dobre, a gildia woli mieć śmiałków i schematy
