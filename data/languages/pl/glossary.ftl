### The glossary: in the rulebook, and in slips beside symbols that somebody points at. A name of one
### to three words, and a sentence that says what it means.

# The letters in the order of a dictionary. An accented letter that is missing counts as the plain one.
# Where the writing does not tell the order, as in Japanese, `.read` says how a word is read.
alphabet = aąbcćdeęfghijklłmnńoópqrsśtuvwxyzźż

glossary-copper = Miedź
glossary-copper-means = Najpospolitszy metal, na twoją pierwszą broń.
glossary-iron = Żelazo
glossary-iron-means = Metal na mocniejszą broń, występuje w każdej erze.
glossary-mithril = Mithril
glossary-mithril-means = Najlepszy metal, występuje od Ery II.
glossary-emerald = Szmaragd
glossary-emerald-means =
    Klejnot potrzebny do niektórych schematów, dobrze się sprzedaje, występuje w każdej erze.
glossary-ruby = Rubin
glossary-ruby-means = Klejnot potrzebny do niektórych schematów, występuje od Ery II.
glossary-diamond = Diament
glossary-diamond-means = Najrzadszy klejnot, występuje w Erze III.
glossary-resource = Surowiec
glossary-resource-means = Metal (miedź, żelazo, mithril) albo klejnot (szmaragd, rubin, diament).
glossary-gold = Złoto
glossary-gold-means =
    Płacisz nim na targu i za lepsze miejsca w ofercie wypraw; na koniec gry każde pełne 4 złota liczą
    się jako 1 pkt prestiżu.
glossary-prestige = Prestiż
glossary-prestige-means = Punkty, które decydują o wygranej.
glossary-overseer = Nadzorca
glossary-overseer-means =
    Figurka, którą przesuwasz po liniach prostych w kopalni, by przejmować górników i zdobywać surowce.
glossary-worker = Górnik
glossary-worker-means =
    Figurka na polu kopalni, która daje surowiec, gdy się pojawia lub zostaje przeskoczona; gildia
    z najmniejszą liczbą górników zaczyna.
glossary-turn = Przejęcie
glossary-turn-means = Górnik innego koloru, który przyjmie twój kolor, gdy go przeskoczysz.
glossary-defect = Dezercja
glossary-defect-means =
    Górnik twojego koloru, który przejdzie do gildii z najmniejszą liczbą górników, gdy go
    przeskoczysz.
glossary-new_worker = Nowy górnik
glossary-new_worker-means = Górnik, który zostanie na polu opuszczonym przez nadzorcę.
glossary-strike = Strajk
glossary-strike-means =
    Odejście z kopalni 5 lub więcej stykających się górników jednego koloru.
glossary-overseer_move = Ruch nadzorcy
glossary-overseer_move-means =
    Nagroda: przesuń jednego ze swoich nadzorców jak w fazie kopalni, ze wszystkim, co to daje.
glossary-worker_move = Ruch górnika
glossary-worker_move-means =
    Nagroda: usuń dowolnego górnika z kopalni albo przenieś go na puste pole bez zmiany koloru.
glossary-mine_phase = Faza kopalni
glossary-mine_phase-means = Pierwsza część rundy, w której poruszają się nadzorcy.
glossary-market_phase = Faza targu
glossary-market_phase-means = Druga część rundy, w której każda gildia wykonuje jedną akcję.
glossary-quest_phase = Faza wypraw
glossary-quest_phase-means =
    Trzecia część rundy, w której podejmuje się wyprawy, zbroi na nie śmiałków i odbiera nagrody.
glossary-round_end = Koniec rundy
glossary-round_end-means =
    Ostatnia część rundy: ostatni handel, a potem zalegające wyprawy opuszczają ofertę.
glossary-round = Runda
glossary-round-means = Gra ma 7 rund, a epicka 18; każda składa się z tych samych faz.
glossary-player_order = Kolejność
glossary-player_order-means =
    Kolejność, w jakiej grają gildie, ustalana na nowo po każdej fazie kopalni: kto ma najmniej
    górników, zaczyna.
glossary-stage = Era
glossary-stage-means =
    Jedna z trzech epok coraz większych bogactw i zagrożeń, z własną kopalnią, targiem i wyprawami.
glossary-space = Lokacja
glossary-space-means =
    Część targu: zamknięta (dla jednej gildii na rundę) albo otwarta (dla dowolnej liczby).
glossary-space_free = Wolna lokacja
glossary-space_free-means = Zamknięta lokacja targu, której nikt w tej rundzie nie zajął.
glossary-space_open = Otwarta lokacja
glossary-space_open-means = Lokacja targu, z której w rundzie może skorzystać dowolna liczba gildii.
glossary-space_taken = Zajęta lokacja
glossary-space_taken-means = Zamknięta lokacja targu, którą w tej rundzie zajęła już jakaś gildia.
glossary-blacksmith = Kowal
glossary-blacksmith-means = Zamknięta lokacja, która sprzedaje wyłożony unikatowy schemat.
glossary-bazaar = Bazar
glossary-bazaar-means =
    Zamknięta lokacja (jedna lub dwie), która sprzedaje karty bonusowe i jednorazowe.
glossary-barracks = Koszary
glossary-barracks-means =
    Zamknięta lokacja, w której werbujesz śmiałka, szkolisz śmiałka albo robisz jedno i drugie.
glossary-clerk = Urzędnik
glossary-clerk-means = Otwarta lokacja, w której wykupujesz licencję na publiczny schemat.
glossary-road = Trakt
glossary-road-means = Otwarta, darmowa lokacja, która przesuwa jedną z twoich wypraw o krok.
glossary-passing = Pas
glossary-passing-means = Rezygnacja z akcji na targu, za którą dostajesz 1 złoto.
glossary-claim = Licencja
glossary-claim-means =
    Twoje prawo do kucia według publicznego schematu, kupione u Urzędnika albo otrzymane z majątkiem.
glossary-design = Schemat
glossary-design-means =
    Plan broni; dwa masz od początku, na publiczne każda gildia może wykupić licencję, a unikatowy
    należy do gildii, która go kupi.
glossary-unique_design = Unikatowy schemat
glossary-unique_design-means =
    Schemat, według którego kuje tylko jego nabywca, dla śmiałków poziomu 3 i 4.
glossary-bonus_card = Karta bonusowa
glossary-bonus_card-means =
    Stała karta targu, stragan albo Spryt, którą zachowujesz do końca.
glossary-single_use = Karta jednorazowa
glossary-single_use-means =
    Karta targu, która działa raz, gdy tylko ją dostaniesz, i opuszcza grę.
glossary-savvy = Spryt
glossary-savvy-means =
    Karta bonusowa, dzięki której kupujesz, sprzedajesz, wymieniasz lub podróżujesz lepiej od innych.
glossary-stall = Stragan
glossary-stall-means =
    Karta bonusowa, która wymienia 1 klejnot na 2 sztuki jednego metalu albo odwrotnie.
glossary-merchant = Kupiec
glossary-merchant-means =
    Handlarz, u którego w każdej rundzie możesz kupić jeden surowiec i któremu możesz jeden sprzedać.
glossary-discard = Odrzucone karty
glossary-discard-means =
    Karty targu, których nikt nie kupił; niektóre nagrody pozwalają wziąć jedną z nich.
glossary-market_card = Karta targu
glossary-market_card-means = Nagroda: weź za darmo dowolną z odrzuconych kart.
glossary-end_bonus = Bonus końcowy
glossary-end_bonus-means =
    Bonus sprzedawany w ostatniej rundzie zamiast kart: na koniec gry daje prestiż za to, co masz.
glossary-adventurer = Śmiałek
glossary-adventurer-means = Jedna z osób, które zbroisz i wysyłasz na wyprawy, poziomu od 1 do 4.
glossary-level = Poziom
glossary-level-means =
    Doświadczenie śmiałka: decyduje o tym, jaką bronią włada, i liczy się na koniec gry.
glossary-unarmed = Bez broni
glossary-unarmed-means = Śmiałek bez broni, który nie może być na wyprawie.
glossary-home = W domu
glossary-home-means =
    Śmiałek, który nie jest na wyprawie: można go uzbroić albo wyszkolić w Koszarach.
glossary-pool = Pula
glossary-pool-means =
    Surowce, które gildia ma pod ręką.
glossary-forge = Kucie
glossary-forge-means =
    Wydanie surowców schematu, by uzbroić tą bronią śmiałka na wyprawie.
glossary-power = Siła
glossary-power-means = Moc, jaką broń dodaje wyprawie, na którą ją zabrano.
glossary-slashing = Sieczna
glossary-slashing-means = Typ broni (topory), którego wymagają niektóre etapy wypraw.
glossary-piercing = Kłuta
glossary-piercing-means = Typ broni (włócznie), którego wymagają niektóre etapy wypraw.
glossary-crushing = Obuchowa
glossary-crushing-means = Typ broni (buławy), którego wymagają niektóre etapy wypraw.
glossary-weapon_type = Typ broni
glossary-weapon_type-means =
    Sieczna (topór), kłuta (włócznia) albo obuchowa (buława); wymagają go niektóre etapy wypraw.
glossary-champion = Czempion
glossary-champion-means =
    Śmiałek poziomu 4 w grze epickiej, który przyjmuje tytuł z własną zdolnością.
glossary-title = Tytuł
glossary-title-means =
    Przydomek czempiona i to, co czempion potrafi; każdy tytuł jest w twojej gildii tylko raz.
glossary-offer = Oferta wypraw
glossary-offer-means = Rząd 8 miejsc z wyprawami, które można podjąć w tej rundzie.
glossary-quest = Wyprawa
glossary-quest-means =
    Ciąg etapów, które twoi uzbrojeni śmiałkowie pokonują krok po kroku dla nagród i prestiżu.
glossary-tracker = Znacznik wyprawy
glossary-tracker-means =
    Znacznik, który pokazuje, na którym kroku wyprawy jesteś; każda gildia ma ich 5.
glossary-leg = Etap
glossary-leg-means =
    Część wyprawy: jeden lub więcej kroków o tej samej trudności i wymaganych typach.
glossary-step = Krok
glossary-step-means =
    Jedno okienko etapu; przejście go zajmuje rundę, chyba że pójdziesz Traktem.
glossary-step_now = Obecny krok
glossary-step_now-means = Krok, na którym stoi twój znacznik: jego wymagania trzeba spełnić w tej rundzie.
glossary-step_done = Ukończony krok
glossary-step_done-means = Krok wyprawy, który masz już za sobą.
glossary-difficulty = Trudność
glossary-difficulty-means =
    Siła, której musi dorównać łączna siła broni na wyprawie; każdy brakujący typ to 3 więcej.
glossary-brackets = Prestiż w nawiasie
glossary-brackets-means =
    Tyle daje wyprawa, jeśli po ukończeniu tego etapu skończy się porażką; za sam etap się tego nie dostaje.
glossary-rush = Przyspieszenie
glossary-rush-means = Przesunięcie aktywnej wyprawy Traktem w fazie targu.
glossary-management = Przygotowania
glossary-management-means =
    Część fazy wypraw, w której kujesz broń i wysyłasz śmiałków na wyprawy.
glossary-physical_reward = Nagroda rzeczowa
glossary-physical_reward-means = Wszystko, co daje etap, oprócz prestiżu.
glossary-failure = Porażka
glossary-failure-means =
    Los wyprawy, jeśli wymagania jej obecnego kroku nie są spełnione do końca przygotowań.
glossary-ledger = Księga wypraw
glossary-ledger-means =
    Przegląd twoich aktywnych wypraw, który pokazuje, czego wymagają ich kolejne kroki.
glossary-coming_rounds = Kolejne rundy
glossary-coming_rounds-means = Czego twoje aktywne wyprawy wymagają łącznie w każdej rundzie od teraz: siły i typów broni.
glossary-industrious = Kafel „Pracowici”
glossary-industrious-means =
    Ruch nadzorcy dla każdej gildii, która ma w kopalni dokładnie tylu górników, ile pokazuje kafel.
glossary-adventurous = Kafel „Żądni przygód”
glossary-adventurous-means =
    Śmiałek dla każdej gildii, która ma dokładnie tyle aktywnych wypraw, ile pokazuje kafel.
glossary-stockpile = Kafel „Zapas”
glossary-stockpile-means = Jedna sztuka surowca z kafla za każde 3 surowce w twojej puli.
glossary-decorated = Kafel „Odznaczeni”
glossary-decorated-means = Nagroda za każdego twojego czempiona poziomu 4.
glossary-knowledge = Kafel „Wiedza”
glossary-knowledge-means = Nagroda za każdy unikatowy schemat, który masz.
glossary-automated = Automat
glossary-automated-means =
    Jeden z dwóch kolorów w grze solo, które same wykonują ruchy w kopalni i w niczym innym nie biorą
    udziału.
glossary-wealth = Karta majątku
glossary-wealth-means = To, z czym gildia zaczyna: każda zachowuje dwie karty z czterech.
glossary-guild = Gildia
glossary-guild-means = Godło gildii: jego kolor to kolor jej figurek.
glossary-done = Gotowe
glossary-done-means = Ptaszek: to jest gotowe, już twoje albo już po swojej turze.
glossary-becomes = Staje się
glossary-becomes-means = Strzałka: co by zostało albo co by przybyło dzięki temu, co wskazujesz.
glossary-locked = Niedostępne
glossary-locked-means = Kłódka: tego nie można teraz mieć; wskaż, by przeczytać dlaczego.
glossary-completed = Ukończone
glossary-completed-means = Puchar: wyprawy doprowadzone do końca.
glossary-leaving = Odchodzi
glossary-leaving-means = Klepsydra: ta wyprawa opuści ofertę po tej rundzie, jeśli nikt jej nie podejmie.
glossary-too_long = Za długa
glossary-too_long-means = Ostrzeżenie: ta wyprawa ma więcej kroków, niż zostało rund.
glossary-unmet = Niegotowa
glossary-unmet-means = Krzyżyk: wymagania kroku tej wyprawy nie są jeszcze spełnione; jeśli tak zostanie, skończy się porażką.
