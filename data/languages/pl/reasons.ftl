### Why a computer guild did something, and why a Master would: under what it did, one or two lines
### of about 60 characters. Each is a reason of its own, told as if after "because"; it stands at the
### beginning of a line, so it begins with a capital.
### $detail is what it is about: a number, a resource or a name.

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
reason-next_jump = Stamtąd można potem przeskoczyć cudzych górników
reason-stays = Żaden ruch nie daje więcej, niż kosztuje
reason-hex = Zaczyna na polu { FORM($detail, "gen") }
reason-around = Wokół leżą bogate pola
reason-room = { $detail ->
    [one] W pobliżu stoi inna figurka
    [few] W pobliżu stoją { $detail } inne figurki
   *[other] W pobliżu stoi { $detail } innych figurek
  }
reason-rival_hex = Trzyma automat z dala
reason-to_jump = Stawia górnika tam, gdzie można go przeskoczyć, albo zdejmuje go z kopalni
reason-automated = Zostawia gildii najwięcej do przeskoczenia

# Taking quests.
reason-quest_prestige = Prestiż, na jaki można liczyć: { $detail }
reason-quest_rewards = To, co dają jej etapy, razem z poziomami
reason-quest_power = { $detail ->
    [one] Trzeba na nią wykuć punkt siły
    [few] Trzeba na nią wykuć { $detail } punkty siły
   *[other] Trzeba na nią wykuć { $detail } punktów siły
  }
reason-quest_people = Do jej końca śmiałkowie są zajęci
reason-quest_late = { $detail ->
    [one] Jeden krok trzeba nadrobić Traktem
    [few] { $detail } kroki trzeba nadrobić Traktem
   *[other] { $detail } kroków trzeba nadrobić Traktem
  }
reason-quest_short = Na późniejsze etapy brakuje jeszcze siły: { $detail }
reason-quest_price = { $detail ->
    [0] Brakujące rzeczy trzeba na nią kupić
    [one] Kosztuje { $detail } złoto
   *[other] Kosztuje { $detail } złota
  }
reason-solo_duty = W grze solo każda wyprawa musi się udać, a ta by mogła zawieść
reason-cannot_meet = Pierwszemu krokowi nie da się sprostać żadną bronią
reason-free_hands = Żadna wyprawa z oferty nie jest teraz warta śmiałków

# The market.
reason-passing = Nic na targu nie jest warte więcej niż { $detail ->
    [one] { $detail } złoto
   *[other] { $detail } złota
  }
reason-price = Kosztuje { $detail ->
    [one] { $detail } złoto
   *[other] { $detail } złota
  }
reason-tile = Liczba, o którą pyta kafel bonusu tej rundy
reason-sold = Sprzedaż { FORM($detail, "gen") } opłaci to, co dalej
reason-card_prestige = Wartość na resztę gry: { $detail }
reason-card_gives = To, co daje { $detail }
reason-better_arms = Mocniejsza broń albo nowy typ na pozostałe rundy
reason-end_bonus = Wartość na koniec: { $detail }
reason-hired = Kolejny śmiałek do wysłania
reason-trained = Wyższy poziom włada lepszą bronią
reason-rush_too_far = Krokowi, na który by trafiła, nie da się sprostać
reason-rush_saves = { $detail ->
    [one] Śmiałkowie wrócą do domu o rundę wcześniej
    [few] Śmiałkowie wrócą do domu o { $detail } rundy wcześniej
   *[other] Śmiałkowie wrócą do domu o { $detail } rund wcześniej
  }
reason-rush_in_time = Bez Traktu nie udałoby się skończyć na czas

# Managing quests.
reason-armed = Najtańszy sposób na wyprawę: { $detail }
reason-given_up = Nie da się sprostać z tym, co jest: { $detail }
reason-all_armed = Każda wyprawa, która jest tego warta, jest gotowa
reason-bought_to_arm = Tego właśnie brakuje do uzbrojenia wyprawy

# Small choices.
reason-wealth = Najwięcej dają razem: { CAPITAL($detail) }
reason-title = W pozostałych rundach najbardziej pomaga { CAPITAL($detail) }
reason-shopped = Najbardziej potrzeba { FORM($detail, "gen") }
reason-advanced = Kończy wyprawę
reason-any_order = Nie ma znaczenia, która ruszy pierwsza

# What holds for any choice.
reason-no_trade = Żaden handel się teraz nie opłaca
reason-as_good_as_any = Równie dobre jak wszystko inne
reason-only = Nie ma nic innego do zrobienia
reason-unknown = Nic za tym nie przemawia
reason-whim = Kaprys
reason-sense = Wyglądało rozsądnie
reason-stand_in = W zastępstwie musiał myśleć Czeladnik

# What a search found in the games that it played on in thought; the first two begin, and the others
# speak of these games.
reason-found_ahead = Przemyślane gry: { $detail }. Wynik lepszy niż drugiego wyboru
reason-found_close = Przemyślane gry: { $detail }. Wynik taki jak drugiego wyboru
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
